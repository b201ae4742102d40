// The geometry of the twelve-sided die: where its faces lie, and the rotation that shows each one.
//
// The game's pieces say which faces touch. The faces are laid onto a regular dodecahedron so that they do.

/** @import { DieFace, Neighbours, Point, Rotation, Solid } from "./types.js" */

const PHI = (1 + Math.sqrt(5)) / 2;

const SIGNS = [-1, 1];
/**
 * @param {Point} point
 * @returns {Point[]}
 */
const around = ([x, y, z]) => [
  [x, y, z],
  [z, x, y],
  [y, z, x],
];
/** @type {Point[]} */
const VERTICES = [
  ...SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z) => [x, y, z]))),
  ...SIGNS.flatMap((a) => SIGNS.flatMap((b) => around([a / PHI, 0, b * PHI]))),
];
/** @type {Point[]} */
const NORMALS = SIGNS.flatMap((a) => SIGNS.flatMap((b) => around([0, a, b * PHI]))).map(unit);

/** The distance of the outermost corners from the middle, for a die that shows a face. */
export const REACH =
  Math.sqrt(3) *
  Math.sin(
    Math.acos(
      dot(
        unit([1, 1, 1]),
        NORMALS.reduce((best, each) => closer(best, each)),
      ),
    ),
  );

/**
 * @param {Point} best
 * @param {Point} each
 */
function closer(best, each) {
  /** @param {Point} normal */
  const value = (normal) => Math.abs(dot(unit([1, 1, 1]), normal));
  return value(each) < value(best) ? each : best;
}

/**
 * @param {Point} a
 * @param {Point} b
 */
export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Point}
 */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {number[]} a */
function unit(a) {
  const length = Math.hypot(...a);
  return a.map((each) => each / length);
}

/**
 * The corners of a face in order around it, its middle, and the direction in which the top of its number points.
 * @param {Point} normal
 * @returns {DieFace}
 */
function faceOf(normal) {
  const most = Math.max(...VERTICES.map((vertex) => dot(vertex, normal)));
  const corners = VERTICES.filter((vertex) => dot(vertex, normal) > most - 1e-6);
  const middle = [0, 1, 2].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 5);
  const up = unit(corners[0].map((each, axis) => each - middle[axis]));
  const right = cross(up, normal);
  /** @param {Point} corner */
  const angle = (corner) => {
    const from = corner.map((each, axis) => each - middle[axis]);
    return Math.atan2(dot(from, up), dot(from, right));
  };
  return { normal, corners: corners.toSorted((a, b) => angle(a) - angle(b)), middle, up, right };
}

/**
 * Assign a number to every face: the first assignment in which the right faces touch.
 * @param {Neighbours} neighbours
 * @returns {Map<number, DieFace>}
 */
function numbered(neighbours) {
  const labels = Object.keys(neighbours).map(Number);
  /**
   * @param {number} a
   * @param {number} b
   */
  const touch = (a, b) => dot(NORMALS[a], NORMALS[b]) > 0.4 && a !== b;
  /**
   * @param {number[]} placed
   * @returns {number[] | null}
   */
  const lay = (placed) => {
    if (placed.length === labels.length) return placed;
    const label = labels[placed.length];
    for (let face = 0; face < NORMALS.length; face++) {
      if (placed.includes(face)) continue;
      const fits = placed.every((other, place) => touch(face, other) === neighbours[label].includes(labels[place]));
      const found = fits && lay([...placed, face]);
      if (found) return found;
    }
    return null;
  };
  const laid = lay([]);
  if (!laid) throw new Error("no dodecahedron has these neighbours");
  return new Map(laid.map((face, place) => [labels[place], faceOf(NORMALS[face])]));
}

/**
 * The rotation (a quaternion) that shows a face upright to the viewer.
 * @param {DieFace} face
 * @returns {Rotation}
 */
function showing({ right, up, normal }) {
  // the rows of the rotation matrix are the face's axes
  const [m00, m01, m02] = right;
  const [m10, m11, m12] = up;
  const [m20, m21, m22] = normal;
  const trace = m00 + m11 + m22;
  /** @type {Rotation} */
  let q;
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2;
    q = [s / 4, (m21 - m12) / s, (m02 - m20) / s, (m10 - m01) / s];
  } else if (m00 > m11 && m00 > m22) {
    const s = Math.sqrt(1 + m00 - m11 - m22) * 2;
    q = [(m21 - m12) / s, s / 4, (m01 + m10) / s, (m02 + m20) / s];
  } else if (m11 > m22) {
    const s = Math.sqrt(1 + m11 - m00 - m22) * 2;
    q = [(m02 - m20) / s, (m01 + m10) / s, s / 4, (m12 + m21) / s];
  } else {
    const s = Math.sqrt(1 + m22 - m00 - m11) * 2;
    q = [(m10 - m01) / s, (m02 + m20) / s, (m12 + m21) / s, s / 4];
  }
  return unit(q);
}

/**
 * @param {Rotation} rotation
 * @param {Point} point
 * @returns {Point}
 */
export function rotate([w, x, y, z], [a, b, c]) {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/**
 * @param {Rotation} one
 * @param {Rotation} other
 * @returns {Rotation}
 */
export function times([w, x, y, z], [a, b, c, d]) {
  return [
    w * a - x * b - y * c - z * d,
    w * b + x * a + y * d - z * c,
    w * c - x * d + y * a + z * b,
    w * d + x * c - y * b + z * a,
  ];
}

/**
 * The rotation by an angle around an axis.
 * @param {Point} axis
 * @param {number} angle
 * @returns {Rotation}
 */
export function turn(axis, angle) {
  const s = Math.sin(angle / 2);
  return [Math.cos(angle / 2), ...unit(axis).map((each) => each * s)];
}

/**
 * Interpolate between two rotations along the shorter path.
 * @param {Rotation} from
 * @param {Rotation} to
 * @param {number} t
 * @returns {Rotation}
 */
export function between(from, to, t) {
  let cosine = from.reduce((sum, each, place) => sum + each * to[place], 0);
  const target = cosine < 0 ? to.map((each) => -each) : to;
  cosine = Math.min(1, Math.abs(cosine));
  const angle = Math.acos(cosine);
  if (angle < 1e-4) return to;
  const [a, b] = [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)];
  return from.map((each, place) => a * each + b * target[place]);
}

/** @type {WeakMap<Neighbours, Solid>} */
const made = new WeakMap();

/**
 * A game's die from its pieces: its faces by number, and the rotation that shows each.
 * @param {Neighbours} neighbours
 * @returns {Solid}
 */
export function solidOf(neighbours) {
  const before = made.get(neighbours);
  if (before) return before;
  const faces = numbered(neighbours);
  const turns = new Map([...faces].map(([label, face]) => [label, showing(face)]));
  made.set(neighbours, { faces, turns });
  return { faces, turns };
}

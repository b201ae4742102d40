// A twelve-sided crystal die, drawn in 3D. It turns when its face changes and tumbles when it is rolled.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { Drawing, classes, html } from "../html.js";
import { mayMove, paced } from "../settings.js";
import { REACH, between, dot, rotate, solidOf, times, turn } from "./solid.js";

/** @import { DieProps, FaceProps, Point, Solid } from "./types.js" */

const SIZE = 48 / REACH;
/** @type {Point} */
const LIGHT = [-0.42, 0.62, 0.66];
const TURN_MS = 700;
const ROLL_MS = 1100;

/** @param {number} t */
const ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** @param {number} t */
const settle = (t) => 1 - (1 - t) ** 3;
/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;

/**
 * @param {Solid} solid
 * @param {number} face
 */
function showing(solid, face) {
  const shown = solid.turns.get(face);
  if (!shown) throw new Error(`the die has no face ${face}`);
  return shown;
}

/**
 * The current orientation, which may be between two faces.
 * @param {Solid} solid
 * @param {number} face
 * @param {number} rolls
 */
function useTurning(solid, face, rolls) {
  const [lies, setLies] = useState(() => showing(solid, face));
  const before = useRef({ face, rolls });
  const at = useRef(lies);
  at.current = lies;
  useEffect(() => {
    const rolled = rolls !== before.current.rolls;
    if (face === before.current.face && !rolled) return undefined;
    before.current = { face, rolls };
    const [from, to] = [at.current, showing(solid, face)];
    if (!mayMove()) return void setLies(to);
    /** @type {Point} */
    const axis = [Math.random() - 0.5, Math.random() - 0.5, Math.random() * 0.4];
    const start = performance.now();
    const time = Math.min(1.2, paced(1)) * (rolled ? ROLL_MS : TURN_MS);
    let frame = 0;
    /** @param {number} now */
    const move = (now) => {
      const t = Math.min(1, Math.max(0, (now - start) / time));
      const path = between(from, to, rolled ? settle(t) : ease(t));
      setLies(t === 1 ? to : rolled ? times(turn(axis, 4 * Math.PI * (1 - settle(t))), path) : path);
      if (t < 1) frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [face, rolls]);
  return lies;
}

/** @param {FaceProps} props */
function Face({ label, face, lies, plain, picked, onPick }) {
  const normal = rotate(lies, face.normal);
  if (normal[2] < 0.03) return null;
  /** @param {Point} point */
  const flat = (point) => {
    const [x, y] = rotate(lies, point);
    return [round(x * SIZE), round(-y * SIZE)];
  };
  const [cx, cy] = flat(face.middle);
  const [right, up] = [rotate(lies, face.right), rotate(lies, face.up)];
  const shade = Math.max(0, dot(normal, LIGHT));
  const place = plain
    ? `translate(${cx} ${cy})`
    : `matrix(${[right[0], -right[1], -up[0], up[1], cx, cy].map(round).join(" ")})`;
  const front = normal[2] > 0.97;
  return html`
    <g class=${classes("die-face", front && "front", onPick && "pick", picked && "picked")} onClick=${onPick}>
      <polygon
        points=${face.corners.map((corner) => flat(corner).join(",")).join(" ")}
        style=${{ "--shade": `${Math.round(12 + 88 * shade)}%` }}
      />
      <g transform=${place} opacity=${plain ? 1 : round(Math.min(1, normal[2] * 1.6))}>
        <text y=${plain && !front ? 4 : 9} class=${plain && !front ? "number small" : "number"}>${label}</text>
        ${(label === 6 || label === 9) && !plain && html`<path class="underline" d="M-5 13.5h10" />`}
      </g>
    </g>
  `;
}

/**
 * `rolls`: how often it has been rolled; `dark`: cancelled; `picks`: the faces that can be chosen, with `onPick`.
 * @param {DieProps} props
 */
export function Die({
  neighbours,
  face,
  rolls = 0,
  dark = false,
  picks = null,
  picked = null,
  onPick,
  class: kind = "",
}) {
  const solid = solidOf(neighbours);
  const lies = useTurning(solid, face, rolls);
  return html`
    <svg
      class=${classes("die", dark && "dark", picks && "picking", kind)}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <g class="die-body">
        ${[...solid.faces].map(
          ([label, each]) => html`
            <${Face}
              key=${label}
              label=${label}
              face=${each}
              lies=${lies}
              plain=${Boolean(picks)}
              picked=${label === picked}
              onPick=${onPick && picks?.includes(label) ? () => onPick(label) : undefined}
            />
          `,
        )}
      </g>
      ${dark && html`
        <${Drawing}
          of="pieces"
          name="die-crack"
          class="die-crack"
          x="-50"
          y="-50"
          width="100"
          height="100"
          viewBox="0 0 100 100"
        />
      `}
    </svg>
  `;
}

// The geometry of a die.

/** A point or a direction: x, y, z. */
export type Point = number[];

/** A rotation as a quaternion: w, x, y, z. */
export type Rotation = number[];

/** By face, the faces that touch it: printed on the game's pieces. */
export type Neighbours = Record<number, number[]>;

/** A face: its outside, its corners in order around it, its middle, and the directions of its number. */
export interface DieFace {
  normal: Point;
  corners: Point[];
  middle: Point;
  up: Point;
  right: Point;
}

/** The faces by number, and the rotation that shows each. */
export interface Solid {
  faces: Map<number, DieFace>;
  turns: Map<number, Rotation>;
}

export interface FaceProps {
  label: number;
  face: DieFace;
  lies: Rotation;
  plain: boolean;
  picked: boolean;
  onPick?: () => void;
}

export interface DieProps {
  neighbours: Neighbours;
  face: number;
  rolls?: number;
  dark?: boolean;
  picks?: number[] | null;
  picked?: number | null;
  onPick?: (face: number) => void;
  class?: string;
}

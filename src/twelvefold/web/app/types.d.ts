// What the parts of the client hand to each other. Only the type checker reads this file; browsers do not load it.

import type { ComponentChildren, ComponentType, RefObject, VNode } from "preact";

/** An error that the server reports: its class, the key of its text, and the arguments of that text. */
export interface Refusal {
  error?: string;
  key: string;
  args: Record<string, unknown>;
}

export interface Chair {
  kind: "free" | "person" | "bot";
  name: string;
  bot: string | null;
  away: boolean;
  word: string;
}

export type Status = "open" | "playing" | "paused" | "dormant" | "over" | "expired";
export type Options = Record<string, any>;

/** The public part of a table. */
export interface About {
  table: string;
  game: string;
  options: Options;
  status: Status;
  public: boolean;
  spectators: boolean;
  pace: "live" | "correspondence";
  time: number;
  chairs: Chair[];
  winners: number[] | null;
  rematch: string | null;
  commitment: string;
}

/** The open decision: who is asked, and who has answered. `left`: the remaining time in milliseconds. */
export interface Decision {
  number: number;
  asked: number[];
  confirmed: number[];
  lines: boolean;
  left: number | null;
}

/** What the viewer's seat is asked. `line`: the answer is a line of moves; `may_end`: it may be confirmed as it is. */
export interface Prompt {
  ask: string;
  moves: string[];
  line: boolean;
  may_end: boolean;
}

/** An event of a game or a table; `is` names its kind. */
export interface GameEvent {
  is: string;
  [field: string]: any;
}

/** How events change a scene, by their names. An event without a step changes nothing. */
export type Steps<Scene, Event extends { is: string }> = {
  [E in Event as E["is"]]?: (scene: Scene, event: E) => Scene;
};
export type Step<Scene, Event extends { is: string }> = (scene: Scene, event: Event) => Scene;

/** How long events are shown, in milliseconds. */
export type Paces<Event extends { is: string }> = Partial<Record<Event["is"], number>>;

export interface Entry<Event extends GameEvent = GameEvent> {
  number: number;
  of: "game" | "table";
  event: Event;
}

/** A view as the server sends it, with its hints as `reading`. Each game describes its own. */
export interface View {
  seat: number | null;
  agenda?: any[];
  places?: any[];
  reading?: any;
  [field: string]: any;
}

/** What a page knows of a table. */
export interface News<V extends View = View, Event extends GameEvent = GameEvent> {
  about: About | null;
  seat: number | null | undefined;
  owner: boolean;
  events: Entry<Event>[];
  decision: Decision | null;
  view: V | null;
  prompt: Prompt | null;
  sealed: string[] | null;
  lost: Refusal | null;
  whole: boolean;
  at: number;
}

/** How a field of an event is shown: `"seat"`, `"plain"`, or a kind with what it contains. */
export type Shape = string | [string, ...any[]];
export type Shapes = Record<string, Shape>;

export interface OptionSpec {
  name: string;
  kind: string;
  choices: (string | number)[];
  members: string[];
  size: number | null;
  default: boolean | number | string | string[] | null;
  help: string;
}

/** A game in detail: its options, its events, and what is printed on its pieces. */
export interface Description<Pieces = any> {
  game: string;
  rules: number;
  seats: [number, number];
  bots: string[];
  events: Record<string, Shapes>;
  notices: Record<string, Shapes>;
  options: OptionSpec[];
  pieces: Pieces;
}

/** The name of a player. */
export type NameOf = (seat: number) => string;

/** What the story, the caption and explanations need to tell an event. */
export interface Told {
  game: string;
  description: Description;
  name: NameOf;
}

/** A text by its key, with its arguments. */
export interface TextKey {
  key: string;
  args?: Record<string, any>;
}

/** The commands for one decision. */
export interface Commands {
  answer(move: string): Promise<any>;
  takeBack(): Promise<any>;
  add(move: string): Promise<any>;
  shorten(length: number): Promise<any>;
  confirm(): Promise<any>;
}

/** `choice`: the answer being chosen, if there is one and the screen has `useChoice`; `small`: in an explanation. */
export interface BoardProps<Scene = any, V extends View = any, Pieces = any, ChoiceState = undefined> {
  scene: Scene;
  seat: number | null;
  name: NameOf;
  pieces: Pieces;
  decision?: any;
  chairs?: Chair[];
  view?: V | null;
  active: Set<number>;
  hold?: boolean;
  choice?: ChoiceState;
  small?: boolean;
}

/** `disabled`: nothing can be chosen now, even if the server asks. */
export interface ChoiceProps<Scene = any, V extends View = any, Pieces = any, ChoiceState = undefined> {
  table: import("./table.js").Table;
  news: News<V> & { seat: number; view: V };
  pieces: Pieces;
  name: NameOf;
  scene: Scene;
  told: Told;
  choice: ChoiceState;
  disabled: boolean;
}

/** The screen of a game: how its events become scenes, how scenes are drawn, and how questions are asked. */
export interface Screen<Scene = any, V extends View = any, Pieces = any, ChoiceState = any> {
  Board: ComponentType<BoardProps<Scene, V, Pieces, ChoiceState>>;
  Choice: ComponentType<ChoiceProps<Scene, V, Pieces, ChoiceState>>;
  /**
   * For a board on which answers can be clicked: a hook with the answer being chosen. It is called once for Board and
   * Choice, which share its result, and also while nothing is asked.
   */
  useChoice?(asked: { table: import("./table.js").Table; news: News<V>; disabled: boolean }): ChoiceState;
  Options: ComponentType<any>;
  /** Standings of a tournament. */
  Standings?: ComponentType<any>;
  /** The final count, told line by line. */
  Count?: ComponentType<any>;
  /** The board is tall: where there is room, the question stands beside it. */
  beside?: boolean;
  /** If more events than this arrive at once, only the last chapter is played. */
  much?: number;
  highlights: string[];
  about(decision: Decision | null, view: V | null): any;
  begin(seats: number, pieces: Pieces, options: Options, view: V | null): Scene;
  step(scene: Scene, event: any): Scene;
  settle(scene: Scene, view: V | null): Scene;
  pace(event: any, scene: Scene): number;
  chapters(): (event: any) => TextKey | null;
  heard?(entries: Entry[], seat: number | null): Entry[];
  layout?(scene: Scene): string;
  where(scene: Scene, decision: any): string;
  title?(scene: Scene): string | null;
  question(asked: {
    view: V;
    prompt: Prompt;
    seat: number;
    name: NameOf;
    scene: Scene;
    pieces: Pieces;
  }): string | VNode;
  facts(...given: any[]): any;
  given(...given: any[]): any;
  options(...given: any[]): any;
  ready?(...given: any[]): any;
  seatsHelp?(...given: any[]): any;
}

/** A dialog whose content is rendered when it opens. */
export interface Opening<Content> {
  place: RefObject<HTMLDialogElement | null>;
  shown: Content | null;
  open(content: Content): void;
  close(): void;
}

/** `asked`: the viewer's seat is asked; `mine`: and has not decided; `caughtUp`: all events are shown. */
export interface PlayProps {
  table: import("./table.js").Table;
  news: News & { about: About; seat: number | null };
  description: Description;
  screen: Screen;
  name: NameOf;
  asked: boolean;
  mine: boolean;
  caughtUp: boolean;
  scene: any;
  told: Told;
  /** The open decision, as the screen sees it, and the seats of the event that is shown. */
  decision: any;
  active: Set<number>;
  /** What stands between the board and the question, and after the question. */
  children: ComponentChildren;
  aside: ComponentChildren;
}

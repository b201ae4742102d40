// What the server sends, and what the parts of the client hand to each other. Only the type checker reads this file;
// browsers do not load it.

import type { ComponentChildren, ComponentType, RefObject, VNode } from "preact";
import type { Table } from "./table.js";

// --- what the server sends: tests/house/test_web_messages.py compares it with the server's models

/** An error that the server reports: its class, the key of its text, and the arguments of that text. */
export interface Refusal {
  error: string;
  key: string;
  args: Record<string, string | number | Refusal>;
}

export interface Chair {
  kind: "free" | "person" | "bot";
  name: string;
  bot: string | null;
  persona: string | null;
  away: boolean;
  word: string;
}

/** Who sits at a table, and the levels of its game's bots, the weakest first. */
export interface Company {
  chairs: Chair[];
  bots: string[];
}

export type Status = "open" | "playing" | "paused" | "dormant" | "over" | "expired";
export type Sound = "quiet" | "loud" | "off";
export type OnOff = "on" | "off";

/** Keys that do something, each a character; `run` gets the one that was pressed. */
export interface Shortcut {
  keys: string;
  text: string;
  run(key: string): void;
}

/** The sounds of the table. */
export type SoundName = "dice" | "card" | "chip" | "pen" | "sealed" | "turn" | "hurry" | "second" | "win" | "over";

/** A part of a sound, in seconds and hertz; `noise`: noise through a filter this narrow instead of a tone. */
export interface Stroke {
  at: number;
  hz: number;
  length: number;
  noise?: number;
  shape?: OscillatorType;
  rise?: number;
  gain?: number;
}
export type Pace = "live" | "correspondence" | "unlimited";
export type Options = Record<string, any>;

/** The public part of a table. `time`: seconds (live) or days per decision; `host`: the seat of the host. */
export interface About {
  table: string;
  game: string;
  options: Options;
  status: Status;
  public: boolean;
  spectators: boolean;
  pace: Pace;
  time: number;
  bank: number;
  host: number | null;
  chairs: Chair[];
  winners: number[] | null;
  rematch: string | null;
  commitment: string;
}

/** A table with the seat and the role of the guest who asked. */
export interface AboutForMe extends About {
  seat: number | null;
  owner: boolean;
}

/** A table in a list; `waits_for_me` is set in the list of the guest's own tables. */
export interface ListedTable extends About {
  waits_for_me?: boolean;
}

/** A new table, with its creator's seat and key. */
export interface NewTable extends About {
  seat: number;
  key: string;
}

/** A game that the server offers. */
export interface GameOffer {
  game: string;
  rules: number;
  seats: [number, number];
  bots: string[];
  minutes: [number, number] | null;
}

/**
 * The open decision: who is asked, and who has answered. `left`: the remaining time in milliseconds, null without a
 * clock; `banks`: what each seat's time bank has besides.
 */
export interface Decision {
  number: number;
  asked: number[];
  confirmed: number[];
  lines: boolean;
  left: number | null;
  banks: number[] | null;
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

/** A table as its viewer may see it, with the events since the last news. `view`: null if it has not changed. */
export interface NewsMessage {
  type: "news";
  table: string;
  version: number;
  seat: number | null;
  owner: boolean;
  about: About;
  events: Entry[];
  decision: Decision | null;
  view: Record<string, any> | null;
  reading: Record<string, any> | null;
  prompt: Prompt | null;
  sealed: string[] | null;
}

export interface WelcomeMessage {
  type: "welcome";
  protocol: 1;
  guest: string | null;
}

export interface DoneMessage {
  type: "done";
  id: string;
  version: number | null;
}

/** A message was refused; without an `id`, it could not be read, or a subscription has ended. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  table: string | null;
  error: Refusal;
}

export interface PongMessage {
  type: "pong";
  id: string;
}

export interface ByeMessage {
  type: "bye";
  come_back_after: number;
}

export type ServerMessage = NewsMessage | WelcomeMessage | DoneMessage | RefusedMessage | PongMessage | ByeMessage;

/** How a field of an event is shown: a seat by its name, a value as it is, a term of the game, or several of these. */
export type Shape = "seat" | "plain" | ["term", string] | ["word", string] | ["pair", ...Shape[]] | ["list" | "row", Shape];
export type Shapes = Record<string, Shape>;

export interface OptionSpec {
  name: string;
  kind: "flag" | "number" | "choice" | "list" | "text" | "file";
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
  minutes: [number, number] | null;
  events: Record<string, Shapes>;
  notices: Record<string, Shapes>;
  options: OptionSpec[];
  pieces: Pieces;
}

/** A step of a finished game, as one viewer saw it. */
export interface ReplayStep {
  position: string;
  view: Record<string, any>;
  reading: Record<string, any> | null;
  events: GameEvent[];
}

/** The dice of a finished game, verified by the server. */
export interface Verdict {
  right: true;
  outcomes: number;
  numbers: number;
  dice: { commitment: string; seed: string; words: string[]; [more: string]: any };
}

// --- what a page sends

/** What a page tells the server over its WebSocket. `decision`: the number of the decision the message is for. */
export interface ClientMessage {
  type: "watch" | "unwatch" | "answer" | "add" | "shorten" | "confirm" | "take_back" | "here" | "ping";
  table?: string;
  decision?: number;
  move?: string;
  length?: number;
  after?: number;
  seat?: number | null;
  spectator?: boolean;
}

/** A table that is watched: what to ask for, and who is told. */
export interface Subscription {
  position(): Pick<ClientMessage, "after" | "seat" | "spectator">;
  onNews(news: NewsMessage): void;
  onLost(error: Problem): void;
}

/** A message that is not answered yet. `whole`: a command, which is sent again after a reconnect. */
export interface Pending {
  whole?: ClientMessage & { id: string };
  resolve(answer: any): void;
  reject(refused: { error: Problem }): void;
}

/** The only possible answer, or the only way to go on with it: a move of a line, or its end (null). */
export interface OnlyMove {
  move: string | null;
}

/** The commands for one decision. */
export interface Commands {
  answer(move: string): Promise<DoneMessage>;
  takeBack(): Promise<DoneMessage>;
  add(move: string): Promise<DoneMessage>;
  shorten(length: number): Promise<DoneMessage>;
  confirm(): Promise<DoneMessage>;
}

/** The settings of a new table; `bots`: the levels of bots by seat, null leaves a seat free. */
export interface TableOrder {
  game: string;
  options?: Options;
  bots?: (string | null)[];
  public?: boolean;
  spectators?: boolean;
  pace?: Pace;
  time?: number | null;
  bank?: number | null;
  stand_in?: string | null;
}

// --- words

export type Language = "en" | "ru" | "fr" | "de";
export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "normal" | "fast" | "instant";

/** What a text is given: Fluent takes words and numbers, nothing else. */
export type TextArgs = Record<string, string | number>;

/** A text by its key, with its arguments. */
export interface TextKey {
  key: string;
  args?: Record<string, any>;
}

/** What went wrong: what the server reports, or a problem of the page itself, which has no class. */
export type Problem = Omit<Refusal, "error"> & { error?: string };

/** The name of a player. */
export interface NameOf {
  (seat: number): string;
  /** The viewer's own seat, who is spoken to; null for spectators. */
  readonly you: number | null;
}

/** What the story, the caption and explanations need to tell an event. */
export interface Told {
  game: string;
  description: Description;
  name: NameOf;
}

// --- what a page knows of a table

/** A view as the server sends it, with its hints as `reading`. Each game describes its own. */
export interface View {
  seat?: number | null;
  agenda?: any[];
  places?: any[];
  reading?: any;
  [field: string]: any;
}

/**
 * What a page knows of a table; `about` is null before the first message. `lost`: why the table cannot be watched;
 * `whole`: the events came all at once, from the beginning; `at`: when.
 */
export interface News<V extends View = View, Event extends GameEvent = GameEvent> {
  about: About | null;
  seat: number | null;
  owner: boolean;
  events: Entry<Event>[];
  decision: Decision | null;
  view: V | null;
  prompt: Prompt | null;
  sealed: string[] | null;
  lost: Problem | null;
  whole: boolean;
  at: number;
}

/** The same, once the server has shown the table. */
export interface TableNews<V extends View = View, Event extends GameEvent = GameEvent> extends News<V, Event> {
  about: About;
}

/** The same for a player, during and after the game. */
export interface SeatNews<V extends View = View, Event extends GameEvent = GameEvent> extends TableNews<V, Event> {
  seat: number;
  view: V;
}

/** Events under one title, with the scene at the beginning. `from`: the number of events before it. */
export interface Chapter<Scene = any> {
  title: TextKey | null;
  from: number;
  events: Entry[];
  scene: Scene;
}

/**
 * Events that are shown together, for so many milliseconds: the scene after them, and how many events are then shown in
 * full. `last`: the one that is told; null if nothing was told yet.
 */
export interface Beat<Scene = any> {
  scene: Scene;
  count: number;
  last: Entry | null;
  time: number;
}

/** What is shown of the events: `count` of them; `last`: the event that is told; `playing`: more follow. */
export interface Shown<Scene = any> {
  scene: Scene;
  count: number;
  last: Entry | null;
  playing: boolean;
}

/**
 * How the players stand. `points`: by seat, null for who is not compared; `won`: by seat, the parts of the game that
 * were won; `part`: the number of the part, if the points begin anew with each.
 */
export interface Standing {
  points: (number | null)[];
  won?: number[];
  part?: number;
}

/** The standing after a chapter, and after so many events. */
export interface ChartRow {
  chapter: Chapter;
  count: number;
  standing: Standing;
}

/** The moment that decided a game, and what the winners gained there. */
export interface Decisive {
  row: ChartRow;
  why: "lead" | "points" | "best";
  gained: number;
}

/** A seat and its place in the result, from 1. `won` is null if the game has no parts to win. */
export interface Ranked {
  seat: number;
  place: number;
  points: number | null;
  won: number | null;
}

/** A finished game that this browser remembers. `score` is null if points cannot be compared. */
export interface OwnGame {
  table: string;
  won: boolean;
  score: number | null;
}

/** What this browser remembers of games of one variant; `before`: the best score before. */
export interface OwnGames {
  played: number;
  wins: number;
  before: number | null;
}

// --- the screen of a game

/** What is drawn; in an explanation and in the replay, less is known than at the table. */
export interface BoardProps<
  Scene = any,
  V extends View = any,
  Pieces = any,
  ChoiceState = any,
  Open extends Decision = any,
> {
  scene: Scene;
  seat: number | null;
  name: NameOf;
  pieces: Pieces;
  active: Set<number>;
  decision?: Open | null;
  chairs?: Chair[];
  view?: V | null;
  /** The viewer is asked: what was shown last stays. */
  hold?: boolean;
  /** The answer being chosen, if the screen has `useChoice`. */
  choice?: ChoiceState;
  small?: boolean;
}

/** What a player decides. `disabled`: nothing can be chosen now. */
export interface ChoiceProps<Scene = any, V extends View = any, Pieces = any, ChoiceState = any> {
  table: Table;
  news: SeatNews<V>;
  pieces: Pieces;
  name: NameOf;
  scene: Scene;
  told: Told;
  choice: ChoiceState;
  disabled: boolean;
}

/**
 * The form for the options of a new table. `specs`: the option specs by name; `value`: what `Screen.options` begins
 * with. Each game knows both more exactly.
 */
export interface OptionsProps<Pieces = any, Value = any, Specs = any> {
  specs: Specs;
  seats: number;
  value: Value;
  onChange(value: Value | ((now: Value) => Value)): void;
  pieces: Pieces;
}

/** The screen of a game: how its events become scenes, how scenes are drawn, and how questions are asked. */
export interface Screen<
  Scene = any,
  V extends View = any,
  Pieces = any,
  ChoiceState = any,
  Open extends Decision = any,
> {
  Board: ComponentType<BoardProps<Scene, V, Pieces, ChoiceState, Open>>;
  Choice: ComponentType<ChoiceProps<Scene, V, Pieces, ChoiceState>>;
  /**
   * For a board on which answers can be clicked: a hook with the answer being chosen. It is called once for Board and
   * Choice, which share its result, and also while nothing is asked.
   */
  useChoice?(asked: { table: Table; news: News<V>; disabled: boolean }): ChoiceState;
  Options: ComponentType<OptionsProps<Pieces>>;
  /** Standings of a tournament. `seating`: whether the picture of the seating can be opened there. */
  Standings?(props: { scene: Scene; seat: number | null; name: NameOf; seating?: boolean }): ComponentChildren;
  /** The final count, told line by line. */
  Count?(props: { scene: Scene; name: NameOf }): ComponentChildren;
  /** The board is tall: where there is room, the question stands beside it. */
  beside?: boolean;
  /** If more events than this arrive at once, only the last chapter is played. */
  much?: number;
  /** How the players stand, for the chart of a game; null where there is nothing to compare yet. */
  standing?(scene: Scene, view: V | null): Standing | null;
  /** What the points of a standing are, in words, if they are not called points. */
  figure?(points: number): string;
  /** Points of one game can be compared with those of another: a player's best is remembered. */
  comparable?: boolean;
  /** Solo: all titles with the points from which on they are won, the lowest first. */
  titles?(scene: Scene): [title: string, points: number][];
  /** The open decision, with what it means for the board. */
  about(decision: Decision | null, view: V | null): Open | null;
  /** The scene before the first event. */
  begin(seats: number, pieces: Pieces, options: Options, view: V | null): Scene;
  /** The scene after one more event. */
  step(scene: Scene, event: GameEvent): Scene;
  /** The scene as the view says. */
  settle(scene: Scene, view: V | null): Scene;
  /** How long an event is shown, in milliseconds. */
  pace(event: GameEvent, scene: Scene): number;
  /** The sounds of events, by their kind. */
  sounds?: Record<string, SoundName>;
  /**
   * The entries of a chapter in the lists that are shown at once, if not one after the other. An entry may come again
   * before others that it is about.
   */
  together?(entries: Entry[], scene: Scene): Entry[][];
  /** How long the story of a chapter may take at normal speed, in milliseconds. */
  longest?: number;
  /** Returns a function of each event in turn: the title of the chapter that begins there, or null. */
  chapters(): (event: any) => TextKey | null;
  /** The events that are told to a viewer, if not all. */
  heard?(entries: Entry[], seat: number | null): Entry[];
  /** How a big screen is laid out; a change makes room anew. */
  layout?(scene: Scene): string;
  /** The state of the game in words. */
  where(scene: Scene, decision: Open | null): string;
  /** Solo: what the player has become. */
  title?(scene: Scene): string | null;
  /** A move that can be made now, in words. */
  moveName(asked: { view: V; seat: number; name: NameOf; pieces: Pieces; move: string }): string;
  question(asked: {
    view: V;
    prompt: Prompt;
    seat: number;
    name: NameOf;
    scene: Scene;
    pieces: Pieces;
  }): string | VNode;
  /** The initial values of the form. */
  options(specs: Record<string, any>): Options;
  /** The form's values as the server receives them. */
  given(value: Options, pieces: Pieces, seats: number, specs: Record<string, any>): Options;
  /** Whether a table can be made with the form's values. */
  ready(value: Options, pieces: Pieces, seats: number): boolean;
  /** A table's options in words. */
  facts(options: Options, specs: Record<string, any>): (string | VNode)[];
  /** What a number of seats means, if that needs a word. */
  seatsHelp?(seats: number, pieces: Pieces): string;
}

// --- the parts of a game besides its screen

/** A module of a game, and what is loaded with it. `seats`, `options`: the tables it is for; without them, all. */
export interface GameModule {
  path: string;
  styles?: string[];
  texts?: string[];
  seats?: [number, number];
  options?: Record<string, unknown[]>;
}

/** Who plays at a new table besides oneself: friends, bots, nobody. */
export type Way = "friends" | "bots" | "alone";

/** The pace that is being chosen for a new table; `bank` is in minutes. */
export interface ChosenPace {
  pace: Pace;
  setPace(pace: Pace): void;
  time: Record<Pace, number>;
  setTime(time: Record<Pace, number>): void;
  bank: number;
  setBank(bank: number): void;
  given(): Pick<TableOrder, "pace" | "time" | "bank">;
}

/** What the front page says of a game. */
export type Offer = Pick<GameOffer, "game" | "seats" | "bots" | "minutes">;

export interface GameModules extends Omit<Offer, "game"> {
  screens: GameModule[];
  badge: GameModule | null;
  preview: GameModule | null;
  guide: GameModule | null;
  rules: boolean;
  /** What the rules page explains: each has the id `term-NAME` there. */
  terms: string[];
  pictures?: GameModule;
}

/**
 * A turn as a moving picture. `label`, `caption`: keys of texts; `time`: how long a moment is shown, in milliseconds;
 * `still`: the moment that is shown where nothing may move.
 */
export interface GamePreview {
  Picture: ComponentType<{ at: number; lap: number }>;
  label: string;
  moments: { caption: string; time: number }[];
  still: number;
}
/** Marks a term in a sentence, or leaves its text as it is. */
export type MarkTerm = (name: string, text: string) => string;

/** A step of a guide. See `games/guides.js`. */
export interface GuideStep<Pieces = any, V extends View = any> {
  key: string;
  at?: string;
  action?: string[];
  until?: string[];
  /** Whether it says what happened in the last turn. */
  tells?: boolean;
  args?(given: { view: V; prompt: Prompt | null; seat: number; options: Options; pieces: Pieces }): TextArgs;
}

/** A guide through a first game: the table it suits best, and its steps. */
export interface GuidePlan<Pieces = any, V extends View = any> {
  seats: number;
  options: Options;
  /** The event that begins a turn, and the events worth explaining, the best first. */
  turn: { begins: string; telling: string[] };
  steps: GuideStep<Pieces, V>[];
}

/** A guide at a table. `at`: the number of its step. */
export interface OpenGuide extends GuidePlan {
  game: string;
  Guide: ComponentType<any>;
  at: number;
  next(): void;
  end(): void;
}

// --- the properties of parts

/** The frame of a page. `tools`: its own buttons in the header; `settings`: whether these open from there. */
export interface PageProps {
  title?: string;
  kind?: string;
  tools?: ComponentChildren;
  heading?: ComponentChildren;
  settings?: boolean;
  children?: ComponentChildren;
  /** The page's own shortcuts. */
  shortcuts?: Shortcut[];
}

export interface DialogProps {
  place: RefObject<HTMLDialogElement | null>;
  title: string;
  kind?: string;
  onClose?: () => void;
  children?: ComponentChildren;
}

/** Radio buttons. Each option is a value, its label, and what it means. */
export interface ChoiceField<Value> {
  label: string;
  help?: string;
  value: Value;
  options: [value: Value, label: ComponentChildren, help?: string][];
  onChange(value: Value): void;
}

/** A field of one line, with any other attribute of an `input`. */
export interface TextFieldProps {
  label: string;
  help?: string;
  value: string;
  onInput(value: string): void;
  [attribute: string]: unknown;
}

/** An event of a field. */
export interface Changed {
  currentTarget: HTMLInputElement;
}

export interface WhyProps extends Told {
  chapter: Chapter | null;
  screen: Screen;
  seat: number | null;
}

/** `entries`: all events so far; `entry`: the one that is shown. */
export interface CaptionProps {
  entries: Entry[];
  entry: Entry | null;
  playing: boolean;
  told: Told;
  skip(): void;
  chapter?: Chapter;
  onWhy(chapter: Chapter): void;
}

/** `chapters`: all of the game; `end`: the scene after the last one. */
export interface ResultProps {
  table: Table;
  news: TableNews;
  screen: Screen;
  told: Told;
  scene: any;
  chapters: Chapter[];
  end: any;
  onWhy(chapter: Chapter): void;
}

/**
 * The chart of a game. `at`: where a row stands, from 0 to `last`; `now`: the moment that is shown, if any.
 */
export interface ChartProps {
  screen: Screen;
  rows: ChartRow[];
  at(row: ChartRow, place: number): number;
  last: number;
  name: NameOf;
  seat: number | null;
  winners: number[];
  height: number;
  now?: number | null;
}

/** Everybody at the end of a game, as the chart shows it. */
export interface RankingProps {
  screen: Screen;
  rows: ChartRow[];
  name: NameOf;
  seat: number | null;
  winners: number[];
}

/** What a picture of a result shows. */
export interface ResultPicture {
  game: string;
  headline: string;
  players: { seat: number; name: string; figure: string; first: boolean }[];
  rows: ChartRow[];
}

/** `mine`: the viewer is asked and has not decided; `playing`: events are still being played. */
export interface GuideProps {
  guide: OpenGuide;
  news: SeatNews;
  told: Told;
  mine: boolean;
  playing: boolean;
}

/** A page of a table. */
export interface TablePageProps {
  table: Table;
  news: TableNews;
  description: Description;
}

/** `asked`: the viewer's seat is asked; `mine`: and has not decided; `caughtUp`: all events are shown. */
export interface TurnProps extends TablePageProps {
  /** What plays itself, being the only possible answer. */
  only: OnlyMove | null;
  screen: Screen;
  name: NameOf;
  asked: boolean;
  mine: boolean;
  caughtUp: boolean;
  scene: any;
  told: Told;
  choice?: any;
}

/** A dialog that is drawn while it is open. */
export interface PanelProps {
  place: RefObject<HTMLDialogElement | null>;
  open: boolean | null;
  onClose(): void;
}

/** The tables on the front page; `known`: they are loaded; `problem`: the error of the last request for them. */
export interface House {
  known: boolean;
  mine: ListedTable[];
  open: ListedTable[];
  finished: ListedTable[];
  problem: Problem | null;
}

/** A finished game, step by step, as `seat` saw it. */
export interface FinishedGame {
  about: AboutForMe;
  description: Description;
  steps: ReplayStep[];
  seat: number | null;
}

/** What became of a private link. */
export interface SeatClaim {
  waiting?: boolean;
  seated?: string;
  problem?: Problem;
}

/** Makes a handler that posts something to a table. */
export type Act = (what: string, body?: object) => () => void;

/** Runs an action that the server may refuse; resolves with whether it succeeded. */
export type Run = (action: () => unknown) => Promise<boolean>;

/** A dialog whose content is rendered when it opens. */
export interface Opening<Content> {
  place: RefObject<HTMLDialogElement | null>;
  shown: Content | null;
  open(content: Content): void;
  close(): void;
}

/** The module that draws the pictures of a game's rules page. */
export interface Pictures {
  /** `inLine`: beside a term; otherwise in a figure. */
  Picture: ComponentType<any>;
}

/** The board and the question about it. `decision`: as the screen sees it; `active`: the seats of the event shown. */
export interface PlayProps extends TurnProps {
  decision: any;
  active: Set<number>;
  /** What stands between the board and the question, and after the question. */
  children: ComponentChildren;
  aside: ComponentChildren;
}

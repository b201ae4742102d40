// The scene of 12 Chip Trick, event by event, built from events and views alone.
//
// A hand has `seen` (chips that everybody knows) and the rest: as backs counted by colour (`backs`), or as the chips
// themselves if the viewer knows them (`own`). The dummy has a `stack` instead: `unseen` chips on top, `under` them
// known ones.

import { changed, stepper } from "../../scenes.js";

/** @import { Paces, Standing, Step, Steps, TextKey } from "../../types.js" */
/** @import { ChipsEvent, Colour, GameOptions, Pieces, Place, Scene, View, Where } from "./types.js" */

/** @type {(chips: number[]) => number[]} */
const sorted = (chips) => chips.toSorted((a, b) => a - b);
/** @type {(chips: number[], chip: number) => number[]} */
const less = (chips, chip) => chips.toSpliced(chips.indexOf(chip), 1);
/** @type {Omit<Place, "tokens" | "stack">} */
const NOTHING = { front: [], seen: [], backs: { red: 0, blue: 0 }, own: null, count: null, won: false };

/**
 * @param {number} seats
 * @param {Pieces} pieces
 * @param {GameOptions} options
 * @returns {Scene}
 */
export function begin(seats, pieces, options) {
  const place = { tokens: 0, stack: null, ...NOTHING };
  const places = Array.from({ length: seats }, () => place);
  return {
    round: 0,
    trick: 0,
    leader: null,
    middle: [],
    winner: null,
    winners: [],
    flight: null,
    burning: options.burning,
    places,
    pieces,
  };
}

/**
 * Remove a chip from a hand, or from the top of the stack.
 * @param {Place} place
 * @param {number} chip
 * @param {Colour} colour
 * @returns {Partial<Place>}
 */
function without(place, chip, colour) {
  if (place.stack) {
    const { unseen, under } = place.stack;
    return {
      stack: unseen ? { ...place.stack, unseen: unseen - 1, top: null } : { ...place.stack, under: under.slice(1) },
    };
  }
  if (place.seen.includes(chip)) return { seen: less(place.seen, chip) }; // of two equal chips the known one goes
  const own = place.own?.includes(chip) ? less(place.own, chip) : place.own;
  return { own, backs: { ...place.backs, [colour]: place.backs[colour] - 1 } };
}

/** @type {Record<Where, (place: Place, chip: number) => Partial<Place>>} */
const TAKEN = {
  front: (place, chip) => ({ front: sorted([...place.front, chip]) }),
  hand: (place, chip) => ({ seen: sorted([...place.seen, chip]) }),
  stack: (place, chip) => ({
    stack: place.stack && { ...place.stack, under: [...place.stack.under, chip] },
  }),
};

/** @type {Steps<Scene, ChipsEvent>} */
const STEPS = {
  RoundBegan: (scene, event) => ({
    ...scene,
    round: event.round,
    trick: 0,
    leader: null,
    middle: [],
    winner: null,
    places: scene.places.map((place) => ({ ...place, ...NOTHING, backs: scene.pieces.dealt })),
  }),
  ChipsDealt: (scene, event) =>
    changed(scene, event.seat, ({ own }) => ({ own: sorted([...(own ?? []), ...event.chips]) })),
  StackMade: (scene, event) => {
    const tokens = scene.places[event.seat]?.tokens ?? 0;
    const count = Object.values(scene.pieces.dealt).reduce((sum, each) => sum + each);
    const dummy = { ...NOTHING, tokens, stack: { unseen: count, top: null, under: [] } };
    return { ...scene, places: [...scene.places.slice(0, event.seat), dummy] };
  },
  TopShown: (scene, event) =>
    changed(scene, event.seat, ({ stack }) => ({ stack: stack && { ...stack, top: event.colour } })),
  LeaderDrawn: (scene, event) => ({ ...scene, leader: event.seat }),
  TrickBegan: (scene, event) => ({ ...scene, trick: event.trick, leader: event.leader, middle: [], winner: null }),
  ChipPlayed: (scene, event) => ({
    ...changed(scene, event.seat, (place) => without(place, event.chip, event.colour)),
    middle: [...scene.middle, { chip: event.chip, seat: event.seat }],
  }),
  TrickWon: (scene, event) => ({ ...scene, winner: event.seat, leader: event.seat }),
  ChipTaken: (scene, event) => ({
    ...changed(scene, event.seat, (place) => TAKEN[event.to](place, event.chip)),
    middle: scene.middle.toSpliced(
      scene.middle.findIndex(({ chip }) => chip === event.chip),
      1,
    ),
    flight: { chip: event.chip, to: event.seat, where: event.to },
  }),
  HandLaid: (scene, event) =>
    changed(scene, event.seat, ({ stack }) => ({
      seen: event.chips,
      own: null,
      backs: { red: 0, blue: 0 },
      stack: stack && { unseen: 0, top: null, under: [] },
    })),
  TotalCounted: (scene, event) =>
    changed(scene, event.seat, { count: { total: event.total, counts: event.counts, fate: event.fate } }),
  TokenWon: (scene, event) => changed(scene, event.seat, { tokens: event.tokens, won: true }),
  GameWon: (scene, event) => ({ ...scene, winners: event.seats }),
  DummyOutrun: (scene, event) => ({ ...scene, winners: [event.seat] }),
  DummyWon: (scene, event) => ({ ...scene, winners: [event.dummy] }),
};

/**
 * The tokens of everybody, the dummy included.
 * @param {Scene} scene
 * @returns {Standing}
 */
export const standing = ({ places }) => ({ points: places.map(({ tokens }) => tokens) });

/** @type {Step<Scene, ChipsEvent>} */
export const step = stepper(STEPS);

/**
 * The scene that matches the view. After the game, the last chips stay on the table.
 * @param {Scene} scene
 * @param {View | null} view
 * @returns {Scene}
 */
export function settle(scene, view) {
  if (!view) return scene;
  const ofView = view.places.map((seen, seat) => ({
    ...scene.places[seat],
    tokens: seen.tokens,
    front: seen.front,
    seen: seen.seen,
    backs: { red: seen.red, blue: seen.blue },
    own: seen.unseen,
    stack: null,
  }));
  const dummy = view.dummy && {
    ...NOTHING,
    ...scene.places[view.places.length],
    tokens: view.dummy.tokens,
    front: view.dummy.front,
    seen: scene.places[view.places.length]?.seen ?? [],
    stack: { unseen: view.dummy.unseen, top: view.dummy.top, under: view.dummy.under },
  };
  const over = view.agenda.at(-1)?.is === "Finished";
  return {
    ...scene,
    flight: null,
    round: view.round,
    leader: view.leader,
    places: over ? scene.places : [...ofView, ...(dummy ? [dummy] : [])],
    middle:
      scene.middle.length === view.middle.length ? scene.middle : view.middle.map((chip) => ({ chip, seat: null })),
  };
}

/**
 * The sum of a place's four chips as far as they are known, and how many are not.
 * @param {Place} place
 */
export function sumOf({ front, seen, own, stack, backs, count }) {
  const chips = [...front, ...seen, ...(own ?? []), ...(stack?.under ?? [])];
  const unknown = stack ? stack.unseen : own ? 0 : backs.red + backs.blue;
  return { sum: count?.total ?? chips.reduce((total, chip) => total + chip, 0), unknown };
}

/** @type {Paces<ChipsEvent>} */
const PACES = {
  RoundBegan: 1300,
  ChipsDealt: 0,
  StackMade: 900,
  TopShown: 300,
  LeaderDrawn: 1100,
  TrickBegan: 700,
  ChipPlayed: 1000,
  TrickWon: 1500,
  ChipTaken: 1150,
  RoundEnded: 1200,
  HandLaid: 700,
  TotalCounted: 1200,
  TokenWon: 1600,
  GameWon: 2000,
  DummyOutrun: 2000,
  DummyWon: 2000,
};

/** @param {ChipsEvent} event */
export const pace = (event) => PACES[event.is] ?? 800;

/**
 * Chapters begin at each trick, and where totals are counted.
 * @returns {(event: ChipsEvent) => TextKey | null}
 */
export function chapters() {
  let round = 0;
  return (event) => {
    if (event.is === "RoundBegan") {
      round = event.round;
      return { key: "web-chips-round", args: { round } };
    }
    if (event.is === "TrickBegan") return { key: "web-chips-trick", args: { round, trick: event.trick } };
    return event.is === "RoundEnded" ? { key: "web-chips-count", args: { round } } : null;
  };
}

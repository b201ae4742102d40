// The scene of King of 12, event by event, built from events and views alone.

import { changed, stepper } from "../../scenes.js";

/** @import { Paces, Standing, Step, TextKey } from "../../types.js" */
/** @import { DicePassed, Faces, FirstPlace, GameOptions, KingEvent, KingSteps } from "./types.js" */
/** @import { Pieces, Place, Played, Scene, SecondPlace, Tokens, TurnOfPlace, View } from "./types.js" */

/** @type {TurnOfPlace} */
export const NO_TURN = { card: null, fate: null, value: null, dark: false, rank: null, from: null, total: null };

/** @type {Tokens} */
const NO_TOKENS = [0, 0];

/**
 * A set that is drawn is revealed by an event; any other is known from the start.
 * @param {GameOptions} options
 * @param {Pieces} pieces
 */
const agreed = ({ set }, pieces) => (set === "first" ? pieces.first : Array.isArray(set) ? set : null);

/**
 * @param {number} seats
 * @param {Pieces} pieces
 * @param {GameOptions} options
 * @returns {Scene}
 */
export function begin(seats, pieces, options) {
  /** @type {Place} */
  const place = {
    die: null,
    rolls: 0,
    tokens: NO_TOKENS,
    played: [],
    hand: null,
    won: 0,
    under: 0,
    known: [],
    suspects: [],
    ...NO_TURN,
  };
  return {
    round: 0,
    turn: 0,
    set: agreed(options, pieces),
    knight: null,
    flight: null,
    crowned: null,
    pieces,
    places: Array.from({ length: seats }, () => place),
  };
}

/**
 * Change the places of these seats, each by its value.
 * @template {object} P
 * @template S
 * @template V
 * @param {S & { places: P[] }} scene
 * @param {[seat: number, value: V][]} entries
 * @param {(value: V, place: P) => Partial<P>} change
 * @returns {S}
 */
export const each = (scene, entries, change) =>
  entries.reduce((before, [seat, value]) => changed(before, seat, change(value, before.places[seat])), scene);

/**
 * Change every place.
 * @template {object} P
 * @template S
 * @param {S & { places: P[] }} scene
 * @param {(place: P, seat: number) => Partial<P>} change
 * @returns {S}
 */
export const all = (scene, change) => ({
  ...scene,
  places: scene.places.map((place, seat) => ({ ...place, ...change(place, seat) })),
});

/**
 * @param {Tokens} tokens
 * @param {number} token
 * @param {number} count
 */
const moreTokens = (tokens, token, count) =>
  /** @type {Tokens} */ (tokens.map((own, place) => (place === token - 1 ? own + count : own)));

/** @type {<S extends Scene>(scene: S, event: { seat: number, after: number }) => S} */
const turned = (scene, event) => changed(scene, event.seat, { die: event.after });

/** @type {(rank: 1 | 2) => <S extends Scene>(scene: S, event: FirstPlace | SecondPlace) => S} */
const ranked = (rank) => (scene, event) => ({
  ...changed(scene, event.seat, ({ tokens }) => ({ rank, tokens: moreTokens(tokens, event.token, 1) })),
  flight: { token: event.token, from: null, to: event.seat },
});

/**
 * Pass the dice: each comes from the place that many places before.
 * @template {Scene} S
 * @param {S} scene
 * @param {DicePassed} event
 * @returns {S}
 */
function passed(scene, { before, after }) {
  const giver = (/** @type {number} */ place) =>
    /** @type {Faces[number]} */ (before.at(place - scene.pieces.passes))[0];
  return after.reduce(
    (now, [seat, face], place) => changed(now, seat, { die: face, from: { seat: giver(place), turn: scene.turn } }),
    scene,
  );
}

/**
 * These cards were played: they lie open and have left the hands.
 * @template {Scene} S
 * @param {S} scene
 * @param {Played} cards
 * @returns {S}
 */
export const revealed = (scene, cards) =>
  each(
    scene,
    cards,
    /** @returns {Partial<Place>} */ (card, { played, hand }) => ({
      card,
      fate: "stands",
      played: [...played, card],
      hand: hand?.filter((held) => held !== card) ?? null,
    }),
  );

/** @type {Partial<Place>} */
const SILENCED = { fate: "silenced" };
/** @type {Partial<Place>} */
const COMPARED = { total: "compared" };

/**
 * The points of a place's tokens.
 * @param {{ tokens: Tokens }} place
 */
export const pointsOf = ({ tokens }) => tokens[0] + 2 * tokens[1];

/**
 * The points of this round, and how many rounds everybody has won: for each but the last, a card lies under the die.
 * @param {Scene} scene
 * @returns {Standing | null}
 */
export const standing = ({ round, crowned, places }) =>
  round
    ? {
        part: round,
        points: places.map(pointsOf),
        won: places.map(({ under }, seat) => under + (seat === crowned ? 1 : 0)),
      }
    : null;

export const STEPS = /** @satisfies {KingSteps} */ ({
  SetDrawn: (scene, event) => ({ ...scene, set: event.cards }),
  RoundBegan: (scene, event) =>
    each(
      all({ ...scene, round: event.round, turn: 0, knight: null }, ({ known }) => ({
        ...NO_TURN,
        tokens: NO_TOKENS,
        played: [],
        hand: scene.set?.filter((card) => !known.includes(card)) ?? null,
      })),
      event.dice,
      (face, place) => ({ die: face, rolls: place.rolls + 1 }),
    ),
  CardsRevealed: (scene, event) =>
    revealed(
      all({ ...scene, turn: scene.turn + 1, knight: null }, () => NO_TURN),
      event.cards,
    ),
  CardsCancelled: (scene, event) => event.seats.reduce((now, seat) => changed(now, seat, { fate: "cracked" }), scene),
  LadyCancelled: (scene, event) => each(scene, event.cards, () => SILENCED),
  DicePassed: passed,
  DieTurned: turned,
  FaunTurned: turned,
  DieRolled: (scene, event) => changed(scene, event.seat, ({ rolls }) => ({ die: event.after, rolls: rolls + 1 })),
  ValueChanged: (scene, event) => changed(scene, event.seat, { value: event.value }),
  ValuesCompared: (scene, event) => each(scene, event.values, (value) => ({ value })),
  DiceCancelled: (scene, event) => event.seats.reduce((now, seat) => changed(now, seat, { dark: true }), scene),
  LowBeatsHigh: (scene, event) => ({ ...scene, knight: event.seat }),
  FirstPlace: ranked(1),
  SecondPlace: ranked(2),
  TokenTaken: (scene, event) => {
    const less = changed(scene, event.victim, ({ tokens }) => ({ tokens: moreTokens(tokens, event.token, -1) }));
    const more = changed(less, event.thief, ({ tokens }) => ({ tokens: moreTokens(tokens, event.token, 1) }));
    return { ...more, flight: { token: event.token, from: event.victim, to: event.thief } };
  },
  TotalsCompared: (scene, event) => each(scene, event.totals, () => COMPARED),
  TotalsCancelled: (scene, event) =>
    event.seats.reduce((now, seat) => changed(now, seat, { total: "cancelled" }), scene),
  RoundWon: (scene, event) =>
    changed(scene, event.seat, /** @returns {Partial<Place>} */ ({ won }) => ({ total: "won", won: won + 1 })),
  CardLaid: (scene, event) =>
    changed(scene, event.seat, ({ under, known }) => ({ under: under + 1, known: [...known, event.card] })),
  CardHidden: (scene, event) => changed(scene, event.seat, ({ under }) => ({ under: under + 1 })),
  GameWon: (scene, event) => ({ ...scene, crowned: event.seat }),
  DiceLifted: (scene, event) =>
    each(
      all(scene, () => ({ known: [] })),
      event.cards,
      (card, { known }) => ({ known: [...known, card] }),
    ),
});

/** @type {Step<Scene, KingEvent>} */
export const step = stepper(STEPS);

/**
 * The scene that matches the view. The last turn's cards and values stay while the next card is being chosen; the dice
 * are those of the view, and the Knight's effect has ended.
 * @template {Scene} S
 * @param {S} scene
 * @param {View | null} view
 * @returns {S}
 */
export function settle(scene, view) {
  if (!view) return scene;
  const choosing = view.agenda.at(-1)?.is === "ChooseCards";
  const settled = { ...scene, flight: null, set: view.set, round: view.round, knight: choosing ? null : scene.knight };
  return all(settled, (place, seat) => {
    const seen = view.places[seat];
    return {
      die: seen.die || null,
      dark: place.dark && !choosing,
      tokens: seen.tokens,
      played: seen.played,
      hand: seen.hand,
      under: Math.max(place.under, seen.suspects.length ? 1 : 0),
      known: seen.under ? [seen.under] : place.known,
      suspects: seen.suspects.length ? [seen.suspects] : [],
    };
  });
}

/**
 * How long each event is shown, in milliseconds.
 * @type {Paces<KingEvent>}
 */
export const PACES = {
  SetDrawn: 1600,
  BothPromos: 1400,
  RoundBegan: 1700,
  CardsRevealed: 1500,
  CardsCancelled: 1500,
  LadyCancelled: 1600,
  DicePassed: 1600,
  DieTurned: 1200,
  DieRolled: 1600,
  ValueChanged: 1100,
  ValuesCompared: 1200,
  FaunTurned: 1400,
  DiceCancelled: 1400,
  LowBeatsHigh: 1200,
  PlacesSwapped: 1300,
  CollectorFirst: 1400,
  FirstPlace: 1300,
  SecondPlace: 1100,
  NobodyFirst: 900,
  NobodySecond: 900,
  ScoredNothing: 900,
  LadyMayTake: 1300,
  LadiesTied: 1300,
  NothingToTake: 1200,
  TokenTaken: 1400,
  TokenLeft: 1000,
  LastCardReached: 1000,
  PointsReached: 1200,
  TotalsCompared: 1500,
  TotalsCancelled: 1900,
  RoundWon: 2000,
  RoundUnwon: 1600,
  CardLaid: 1200,
  CardHidden: 1200,
  GameWon: 2200,
  DiceLifted: 1500,
};

/** @param {KingEvent} event */
export const pace = (event) => PACES[event.is] ?? 800;

/**
 * Where the chapters of the event log begin.
 * @returns {(event: KingEvent) => TextKey | null}
 */
export function chapters() {
  let round = 0;
  let turn = 0;
  return (event) => {
    if (event.is === "RoundBegan") {
      [round, turn] = [event.round, 0];
      return { key: "king-where-round", args: { round } };
    }
    if (event.is !== "CardsRevealed") return null;
    turn += 1;
    return { key: "king-where", args: { round, turn } };
  };
}

// The scene of a tournament, event by event. A turn at a table changes the scene as in the ordinary game; this module
// adds who sits where, and which table the events are about.

import { changed, stepper } from "../../../scenes.js";
import * as king from "../scene.js";

/** @import { Standing, Step, Steps, TextKey } from "../../../types.js" */
/** @import { GameOptions, Pieces } from "../types.js" */
/** @import { GroupSeated, TableKey, TournamentEvent, TournamentPlace, TournamentScene } from "./types.js" */
/** @import { TournamentView, WinnersMeet } from "./types.js" */

/**
 * Stands for the winners' table where groups have numbers.
 * @type {"winners"}
 */
export const WINNERS = "winners";

/**
 * What a place shows of a turn at its table. Totals are always those of the group.
 * @param {TournamentPlace} place
 */
const turnOf = ({ card, fate, value, dark, rank, from }) => ({ card, fate, value, dark, rank, from });

/** @type {Pick<TournamentScene, "at" | "winners" | "nobody" | "knights" | "onward">} */
const NO_TABLE = { at: null, winners: [], nobody: false, knights: {}, onward: null };

/** @type {(scene: TournamentScene) => TournamentScene} */
const cleared = (scene) => king.all({ ...scene, ...NO_TABLE }, () => ({ ...king.NO_TURN, home: null }));

/**
 * @param {number} seats
 * @param {Pieces} pieces
 * @param {GameOptions} options
 * @param {TournamentView | null} view
 * @returns {TournamentScene}
 */
export function begin(seats, pieces, options, view) {
  const scene = king.begin(seats, pieces, options);
  return {
    ...scene,
    ...NO_TABLE,
    viewer: view?.seat ?? null,
    groups: [],
    met: new Map(),
    seating: false,
    final: false,
    places: scene.places.map((place) => ({ ...place, home: null })),
  };
}

/** @type {(one: number, other: number) => string} */
export const pairKey = (one, other) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/**
 * All pairs of these seats.
 * @param {number[]} seats
 * @returns {[number, number][]}
 */
export const pairsOf = (seats) => seats.flatMap((seat, place) => seats.slice(place + 1).map((other) => [seat, other]));

/**
 * How often any two have met, including these groups.
 * @param {Map<string, number>} met
 * @param {number[]} seats
 * @returns {Map<string, number>}
 */
function meet(met, seats) {
  const now = new Map(met);
  for (const pair of pairsOf(seats)) now.set(pairKey(...pair), (met.get(pairKey(...pair)) ?? 0) + 1);
  return now;
}

/**
 * @param {TournamentScene} scene
 * @param {GroupSeated} event
 * @returns {TournamentScene}
 */
function seated(scene, { group, seats }) {
  const anew = group === 1 ? { ...cleared(scene), groups: [], seating: true } : scene;
  return { ...anew, groups: [...anew.groups, seats], met: meet(anew.met, seats) };
}

/**
 * The winners bring their dice and cards; what was compared in their group stays there.
 * @param {TournamentScene} scene
 * @param {WinnersMeet} event
 * @returns {TournamentScene}
 */
function winnersMeet(scene, { cards }) {
  const there = { ...scene, at: WINNERS, onward: null, winners: cards.map(([seat]) => seat) };
  return king.each(
    there,
    cards,
    /** @returns {Partial<TournamentPlace>} */
    (card, place) => ({ ...king.NO_TURN, card, fate: "stands", home: turnOf(place) }),
  );
}

/**
 * Who goes on from the viewer's group has been told, once that group comes to its second.
 * @type {(scene: TournamentScene) => TournamentScene}
 */
const wentOn = (scene) => (scene.at === groupOf(scene, scene.viewer) ? { ...scene, onward: null } : scene);

/** @type {(scene: TournamentScene) => TournamentScene} */
const nowhere = (scene) => ({ ...scene, at: null });

/** @type {Steps<TournamentScene, TournamentEvent>} */
const STEPS = {
  ...king.STEPS,
  GroupSeated: seated,
  RoundBegan: (scene, event) =>
    king.STEPS.RoundBegan({ ...king.all(cleared(scene), () => ({ die: null })), seating: false }, event),
  TurnRevealed: (scene) => ({ ...cleared(scene), turn: scene.turn + 1 }),
  GroupRevealed: (scene, event) => king.revealed({ ...scene, at: event.group }, event.cards),
  AtGroup: (scene, event) => ({ ...scene, at: event.group }),
  GroupFirst: (scene, event) => ({
    ...changed(scene, event.seat, { rank: 1 }),
    onward: groupOf(scene, event.seat) === groupOf(scene, scene.viewer) ? event.seat : scene.onward,
  }),
  SecondPlace: (scene, event) => wentOn(king.STEPS.SecondPlace(scene, event)),
  NobodySecond: wentOn,
  NobodyGoesOn: (scene) => ({ ...nowhere(scene), nobody: true }),
  WinnersMeet: winnersMeet,
  LowBeatsHigh: (scene, event) => ({
    ...scene,
    knights: { ...scene.knights, [/** @type {TableKey} */ (scene.at)]: event.seat },
  }),
  LastCardReached: nowhere,
  PointsReached: nowhere,
  FinalBegins: (scene, event) => ({ ...cleared(scene), final: true, groups: [event.seats] }),
  CardsRevealed: (scene, event) => ({ ...king.STEPS.CardsRevealed(cleared(scene), event), at: 1 }),
  TournamentWon: (scene, event) => ({ ...scene, crowned: event.seat }),
};

/**
 * As in the ordinary game; in the final, only who plays there is compared.
 * @param {TournamentScene} scene
 * @returns {Standing | null}
 */
export function standing(scene) {
  const all = king.standing(scene);
  if (!all || !scene.final) return all;
  return { ...all, points: all.points.map((points, seat) => (scene.groups[0].includes(seat) ? points : null)) };
}

/** @type {Step<TournamentScene, TournamentEvent>} */
export const step = stepper(STEPS);

/**
 * The scene that matches the view. While everybody chooses, no table is current.
 * @param {TournamentScene} scene
 * @param {TournamentView | null} view
 * @returns {TournamentScene}
 */
export function settle(scene, view) {
  if (!view) return scene;
  const choosing = view.agenda.at(-1)?.is === "ChooseCards";
  const last = Math.max(...view.places.map((place) => place.group));
  const groups = Array.from({ length: last }, (_, group) =>
    [...view.places.keys()].filter((seat) => view.places[seat].group === group + 1),
  );
  const settled = { ...king.settle(scene, view), groups, ...(choosing && { at: null, knights: {} }) };
  return king.all(settled, (place, seat) => {
    const seen = view.places[seat];
    const both = [seen.suspects, seen.second_suspects].filter((cards) => cards.length);
    const shown = [seen.under, seen.second].filter((card) => card !== null);
    return {
      under: Math.max(place.under, both.length),
      suspects: both,
      known: shown.length ? shown : place.known,
      home: place.home && { ...place.home, dark: place.home.dark && !choosing },
    };
  });
}

/**
 * One table in the form that the ordinary game's board draws. `at`: a group's number, or the winners' table.
 * @param {TournamentScene} scene
 * @param {TableKey} at
 * @returns {{ seats: number[], scene: TournamentScene }}
 */
export function tableOf(scene, at) {
  const seats = at === WINNERS ? scene.winners : (scene.groups[at - 1] ?? []);
  const places =
    at === WINNERS ? scene.places : scene.places.map((place) => (place.home ? { ...place, ...place.home } : place));
  return { seats, scene: { ...scene, places, knight: scene.knights[at] ?? null } };
}

/**
 * The number of a seat's group; 0 if it has none.
 * @param {TournamentScene} scene
 * @param {number | null} seat
 */
export const groupOf = (scene, seat) => scene.groups.findIndex((seats) => seat !== null && seats.includes(seat)) + 1;

/**
 * A chapter is a turn, or the end of a round; the seating of a round is a chapter of its own.
 * @returns {(event: TournamentEvent) => TextKey | null}
 */
export function chapters() {
  let [round, turn, opened, counted] = [0, 0, false, false];
  return (event) => {
    if (event.is === "GroupSeated" && event.group === 1) {
      opened = true;
      return { key: "king-where-round", args: { round: round + 1 } };
    }
    if (event.is === "RoundBegan") {
      const told = opened;
      [round, turn, opened, counted] = [event.round, 0, false, false];
      return told ? null : { key: "king-where-round", args: { round } };
    }
    if (!counted && (event.is === "LastCardReached" || event.is === "PointsReached")) {
      counted = true;
      return { key: "web-king-tournament-totals", args: { round } };
    }
    if (event.is !== "TurnRevealed" && event.is !== "CardsRevealed") return null;
    turn += 1;
    return { key: "king-where", args: { round, turn } };
  };
}

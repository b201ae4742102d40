// The scene of a tournament, event by event. A turn at a table changes the scene as in the ordinary game; this module
// adds who sits where, and which table the events are about.

import { changed, stepper } from "../../../scenes.js";
import * as king from "../scene.js";

/** Stands for the winners' table where groups have numbers. */
export const WINNERS = "winners";

/** What a place shows of a turn at its table. Totals are always those of the group. */
const turnOf = ({ card, fate, value, dark, rank, from }) => ({ card, fate, value, dark, rank, from });

const cleared = (scene) =>
  king.all({ ...scene, at: null, winners: [], nobody: false, knights: {} }, () => ({ ...king.NO_TURN, home: null }));

export function begin(seats, pieces, options, view) {
  const scene = king.begin(seats, pieces, options);
  return cleared({ ...scene, viewer: view?.seat ?? null, groups: [], met: new Map(), seating: false, final: false });
}

export const pairKey = (one, other) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** All pairs of these seats. */
export const pairsOf = (seats) => seats.flatMap((seat, place) => seats.slice(place + 1).map((other) => [seat, other]));

/** How often any two have met, including these groups. */
const meet = (met, seats) =>
  new Map([...met, ...pairsOf(seats).map((pair) => [pairKey(...pair), (met.get(pairKey(...pair)) ?? 0) + 1])]);

function seated(scene, { group, seats }) {
  const anew = group === 1 ? { ...cleared(scene), groups: [], seating: true } : scene;
  return { ...anew, groups: [...anew.groups, seats], met: meet(anew.met, seats) };
}

/** The winners bring their dice and cards; what was compared in their group stays there. */
function winnersMeet(scene, { cards }) {
  const there = { ...scene, at: WINNERS, winners: cards.map(([seat]) => seat) };
  return king.each(there, cards, (card, place) => ({ ...king.NO_TURN, card, fate: "stands", home: turnOf(place) }));
}

const nowhere = (scene) => ({ ...scene, at: null });

const STEPS = {
  ...king.STEPS,
  GroupSeated: seated,
  RoundBegan: (scene, event) =>
    king.STEPS.RoundBegan({ ...king.all(cleared(scene), () => ({ die: null })), seating: false }, event),
  TurnRevealed: (scene) => ({ ...cleared(scene), turn: scene.turn + 1 }),
  GroupRevealed: (scene, event) => king.revealed({ ...scene, at: event.group }, event.cards),
  AtGroup: (scene, event) => ({ ...scene, at: event.group }),
  GroupFirst: (scene, event) => changed(scene, event.seat, { rank: 1 }),
  NobodyGoesOn: (scene) => ({ ...nowhere(scene), nobody: true }),
  WinnersMeet: winnersMeet,
  LowBeatsHigh: (scene, event) => ({ ...scene, knights: { ...scene.knights, [scene.at]: event.seat } }),
  LastCardReached: nowhere,
  PointsReached: nowhere,
  FinalBegins: (scene, event) => ({ ...cleared(scene), final: true, groups: [event.seats] }),
  CardsRevealed: (scene, event) => ({ ...king.STEPS.CardsRevealed(cleared(scene), event), at: 1 }),
  TournamentWon: king.STEPS.GameWon,
};

export const step = stepper(STEPS);

/** The scene that matches the view. While everybody chooses, no table is current. */
export function settle(scene, view) {
  if (!view) return scene;
  const choosing = view.agenda.at(-1).is === "ChooseCards";
  const last = Math.max(...view.places.map((place) => place.group));
  const groups = Array.from({ length: last }, (_, group) =>
    [...view.places.keys()].filter((seat) => view.places[seat].group === group + 1),
  );
  const settled = { ...king.settle(scene, view), groups, ...(choosing && { at: null, knights: {} }) };
  return king.all(settled, (place, seat) => {
    const seen = view.places[seat];
    const both = [seen.suspects, seen.second_suspects].filter((cards) => cards.length);
    const shown = [seen.under, seen.second].filter(Boolean);
    return {
      under: Math.max(place.under, both.length),
      suspects: both,
      known: shown.length ? shown : place.known,
      home: place.home && { ...place.home, dark: place.home.dark && !choosing },
    };
  });
}

/** One table in the form that the ordinary game's board draws. `at`: a group's number, or the winners' table. */
export function tableOf(scene, at) {
  const seats = at === WINNERS ? scene.winners : (scene.groups[at - 1] ?? []);
  const places =
    at === WINNERS ? scene.places : scene.places.map((place) => (place.home ? { ...place, ...place.home } : place));
  return { seats, scene: { ...scene, places, knight: scene.knights[at] ?? null } };
}

/** The number of a seat's group; 0 if it has none. */
export const groupOf = (scene, seat) => scene.groups.findIndex((seats) => seats.includes(seat)) + 1;

// --- how long a step is looked at

const OF_ALL = {
  GroupSeated: 1500,
  TurnRevealed: 300,
  AtGroup: 350,
  NobodyGoesOn: 1600,
  WinnersMeet: 2600,
  FinalBegins: 2600,
  FinalUnwon: 2000,
  TournamentWon: 2400,
  GroupUnwon: 1600,
  GroupFirst: 1400,
  GroupRevealed: 1500,
};

/** Other groups' turns are played quickly: only events that change the picture take time. */
const ELSEWHERE = {
  GroupRevealed: 200,
  AtGroup: 200,
  CardsCancelled: 200,
  LadyCancelled: 200,
  DicePassed: 300,
  DieTurned: 250,
  DieRolled: 350,
  ValuesCompared: 300,
  DiceCancelled: 250,
  FaunTurned: 250,
  GroupFirst: 400,
  SecondPlace: 200,
  TokenTaken: 350,
  TotalsCompared: 300,
  TotalsCancelled: 300,
  RoundWon: 600,
  GroupUnwon: 400,
};
const SPECTATOR_DELAY_FACTOR = 2;

export function pace(event, scene) {
  const elsewhere = typeof scene.at === "number" && !scene.final && scene.at !== groupOf(scene, scene.viewer);
  if (elsewhere) return (ELSEWHERE[event.is] ?? 0) * (scene.viewer === null ? SPECTATOR_DELAY_FACTOR : 1);
  return OF_ALL[event.is] ?? king.PACES[event.is] ?? 800;
}

/** The entries that screen readers announce: all but what other groups' turns skip. */
export function heard(entries, seat) {
  let at = null;
  let groups = [];
  return entries.filter(({ of, event }) => {
    if (of !== "game") return true;
    if (event.is === "GroupSeated") groups = [...(event.group === 1 ? [] : groups), event.seats];
    if (["AtGroup", "GroupRevealed"].includes(event.is)) at = event.group;
    else if (
      [
        "TurnRevealed",
        "WinnersMeet",
        "NobodyGoesOn",
        "LastCardReached",
        "PointsReached",
        "GroupSeated",
        "FinalBegins",
        "CardHidden",
        "CardLaid",
      ].includes(event.is)
    )
      at = null;
    return (
      at === null ||
      seat === null ||
      groups[at - 1]?.includes(seat) ||
      ["GroupFirst", "RoundWon", "GroupUnwon"].includes(event.is)
    );
  });
}

/** A chapter is a turn; the seating of a round belongs to its first turn. */
export function chapters() {
  let [round, turn, opened] = [0, 0, false];
  return (event) => {
    if (event.is === "GroupSeated" && event.group === 1) {
      opened = true;
      return { key: "king-where-round", args: { round: round + 1 } };
    }
    if (event.is === "RoundBegan") {
      const told = opened;
      [round, turn, opened] = [event.round, 0, false];
      return told ? null : { key: "king-where-round", args: { round } };
    }
    if (event.is !== "TurnRevealed" && event.is !== "CardsRevealed") return null;
    turn += 1;
    return { key: "king-where", args: { round, turn } };
  };
}

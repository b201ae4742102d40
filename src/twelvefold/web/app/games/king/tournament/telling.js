// How a tournament is told: all groups at the same time, the viewer's own at full length, and what everybody hears.

import { PACES as KING_PACES } from "../scene.js";
import { groupOf } from "./scene.js";

/** @import { Entry, Paces } from "../../../types.js" */
/** @import { TournamentEvent, TournamentScene } from "./types.js" */

/** @typedef {Entry<TournamentEvent>} Told */

/** How long the story of a turn may take at normal speed, in milliseconds. */
export const longest = 14000;

/** What dice and tokens show at a glance is told in passing. */
const AT_A_GLANCE = { ScoredNothing: 0, NobodySecond: 0, SecondPlace: 1000 };

/** @type {Paces<TournamentEvent>} */
const PACES = {
  ...KING_PACES,
  ...AT_A_GLANCE,
  GroupSeated: 3000,
  TurnRevealed: 0,
  AtGroup: 0,
  GroupRevealed: 1500,
  GroupFirst: 2200,
  GroupUnwon: 1600,
  NobodyGoesOn: 1600,
  WinnersMeet: 2400,
  FinalBegins: 2600,
  FinalUnwon: 2000,
  TournamentWon: 2400,
};

/**
 * Whether the current table is the group of other players. A spectator has no own group, so sees all alike.
 * @param {TournamentScene} scene
 */
const elsewhere = (scene) =>
  typeof scene.at === "number" && !scene.final && scene.viewer !== null && scene.at !== groupOf(scene, scene.viewer);

/**
 * What happens in other groups is shown together with what happens in the own one, and takes no time.
 * @param {TournamentEvent} event
 * @param {TournamentScene} scene
 */
export const pace = (event, scene) => (elsewhere(scene) ? 0 : (PACES[event.is] ?? 800));

/** Events that are about all groups, or about none. */
const EVERYWHERE = [
  "GroupSeated",
  "RoundBegan",
  "TurnRevealed",
  "CardsRevealed",
  "WinnersMeet",
  "NobodyGoesOn",
  "LastCardReached",
  "PointsReached",
  "CardHidden",
  "CardLaid",
  "FinalBegins",
  "GameWon",
  "TournamentWon",
  "DiceLifted",
];

/**
 * The group in which an event happens; null: all, or the winners' table.
 * @param {number | null} before that of the last event
 * @param {TournamentEvent} event
 */
function groupAt(before, event) {
  if (event.is === "AtGroup" || event.is === "GroupRevealed") return event.group;
  return EVERYWHERE.includes(event.is) ? null : before;
}

/**
 * The entries that screen readers announce: of other groups only who is first and who wins.
 * @param {Told[]} entries
 * @param {number | null} seat
 */
export function heard(entries, seat) {
  /** @type {number | null} */
  let at = null;
  /** @type {number[][]} */
  let groups = [];
  return entries.filter(({ of, event }) => {
    if (of !== "game") return true;
    if (event.is === "GroupSeated") groups = [...(event.group === 1 ? [] : groups), event.seats];
    at = groupAt(at, event);
    return (
      at === null ||
      seat === null ||
      groups[at - 1]?.includes(seat) ||
      ["GroupFirst", "RoundWon", "GroupUnwon"].includes(event.is)
    );
  });
}

// --- at the same time

/** What several players do in one movement, event by event. */
const AT_ONCE = ["GroupSeated", "DieTurned", "ValueChanged", "CardHidden", "CardLaid"];

/** The steps of a turn and of the end of a round: each is shown in all groups at once. */
const PHASES = [
  ["GroupRevealed"],
  ["CardsCancelled", "LadyCancelled"],
  ["DicePassed"],
  ["DieTurned"],
  ["DieRolled"],
  ["ValueChanged"],
  ["ValuesCompared"],
  ["FaunTurned"],
  ["DiceCancelled"],
  ["LowBeatsHigh"],
  ["PlacesSwapped"],
  ["CollectorFirst"],
  ["GroupFirst", "NobodyFirst"],
  ["SecondPlace", "NobodySecond"],
  ["ScoredNothing"],
  ["LadyMayTake", "LadiesTied", "NothingToTake"],
  ["TokenTaken", "TokenLeft"],
  ["TotalsCompared"],
  ["TotalsCancelled"],
  ["RoundWon", "GroupUnwon"],
];

/** @param {Told[]} entries */
const phaseOf = (entries) => PHASES.findIndex((kinds) => kinds.includes(entries[entries.length - 1].event.is));

/**
 * Entries that follow each other, with those of one movement together.
 * @param {Told[]} entries
 */
function movements(entries) {
  /** @type {Told[][]} */
  const found = [];
  for (const entry of entries) {
    const before = found.at(-1)?.at(-1);
    const joins = before?.event.is === entry.event.is && AT_ONCE.includes(entry.event.is);
    if (joins) found.at(-1)?.push(entry);
    else found.push([entry]);
  }
  return found;
}

/**
 * The entries of several groups, step by step: what comes next in a group waits until no other group is behind it.
 * @param {Map<number, Told[]>} groups
 * @param {number} own the viewer's group, which comes last, so that it is the one that is told
 */
function merged(groups, own) {
  const inOrder = [...groups].sort(([one], [other]) => Number(one === own) - Number(other === own));
  const waiting = inOrder.map(([, entries]) => opened(entries));
  /** @type {Told[][]} */
  const steps = [];
  while (waiting.some((each) => each.length)) {
    const heads = waiting.map(([head]) => (head ? phaseOf(head) : PHASES.length));
    const now = Math.min(...heads);
    steps.push(waiting.flatMap((each, place) => (heads[place] === now ? (each.shift() ?? []) : [])));
  }
  return steps;
}

/**
 * The movements of one group, each after the entry that says where it happens: others come between them.
 * @param {Told[]} entries
 */
function opened(entries) {
  /** @type {Told[]} */
  let opener = [];
  /** @type {Told[]} */
  let unshown = [];
  /** @type {Told[][]} */
  const found = [];
  for (const movement of movements(entries)) {
    if (movement[0].event.is === "AtGroup") {
      opener = movement;
      unshown.push(...movement);
    } else {
      found.push([...(unshown.length ? unshown : opener), ...movement]);
      unshown = [];
    }
  }
  return unshown.length ? [...found, unshown] : found;
}

/**
 * The entries of a chapter in the lists that are shown at once: all groups take the same step together.
 * @param {Told[]} entries
 * @param {TournamentScene} scene
 */
export function together(entries, scene) {
  if (scene.final) return movements(entries);
  const own = groupOf(scene, scene.viewer);
  /** @type {Told[][]} */
  const lists = [];
  /** @type {Map<number, Told[]>} */
  let groups = new Map();
  /** @type {Told[]} */
  let everywhere = [];
  const close = () => {
    lists.push(...movements(everywhere), ...merged(groups, own));
    [groups, everywhere] = [new Map(), []];
  };
  let at = typeof scene.at === "number" ? scene.at : null;
  for (const entry of entries) {
    if (entry.of === "game") at = groupAt(at, entry.event);
    if (at === null && groups.size) close();
    if (at === null) everywhere.push(entry);
    else groups.set(at, [...(groups.get(at) ?? []), entry]);
  }
  close();
  return lists;
}

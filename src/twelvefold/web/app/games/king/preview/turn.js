// The first turn of a real game of three, and the faces around each face of the die. A test plays it again.

/** @import { KingEvent, Pieces } from "../types.js" */

/** @type {KingEvent[]} */
export const TURN = [
  {
    is: "RoundBegan",
    round: 1,
    dice: [
      [0, 9],
      [1, 3],
      [2, 7],
    ],
  },
  {
    is: "CardsRevealed",
    cards: [
      [0, "machine"],
      [1, "sorcerer"],
      [2, "machine"],
    ],
  },
  { is: "CardsCancelled", card: "machine", seats: [0, 2] },
  { is: "DieTurned", seat: 1, card: "sorcerer", owner: 1, before: 3, after: 12 },
  { is: "FirstPlace", seat: 1, value: 12, token: 2, points: 2 },
  { is: "SecondPlace", seat: 0, value: 9, token: 1, points: 1 },
];

/** @type {Pieces["neighbours"]} */
export const NEIGHBOURS = {
  1: [2, 4, 5, 6, 10],
  2: [1, 4, 7, 8, 10],
  3: [4, 6, 8, 11, 12],
  4: [1, 2, 3, 6, 8],
  5: [1, 6, 9, 10, 11],
  6: [1, 3, 4, 5, 11],
  7: [2, 8, 9, 10, 12],
  8: [2, 3, 4, 7, 12],
  9: [5, 7, 10, 11, 12],
  10: [1, 2, 5, 7, 9],
  11: [3, 5, 6, 9, 12],
  12: [3, 7, 8, 9, 11],
};

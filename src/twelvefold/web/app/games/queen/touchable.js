// What the viewer can touch on the board right now. Questions are asked below the board, but dice, cells and lines are
// touched where they lie: the choice says here what can be, and the board shows it.

import { useLayoutEffect } from "../../../vendor/hooks.js";
import { Store } from "../../store.js";

/**
 * Nothing can be touched. `dice`: moves that take a die of a tray; `cells`: by cell, what touching it does (a `move`,
 * or one of the line that goes `back`); `lines`: moves by row and column; `areas`: on sheets C and D the moves that
 * have a place there, with their hints; `picked`: the move that is selected; `pick`: a move is touched; `back`: a mark
 * is; `look`: a move is only looked at.
 */
export const IDLE = {
  dice: new Set(),
  cells: new Map(),
  lines: new Map(),
  areas: new Map(),
  picked: null,
  pick: () => {},
  back: () => {},
  look: () => {},
};

export const touchable = new Store(IDLE);

/** While the component is mounted, this is what can be touched. */
export function useTouchable(now) {
  useLayoutEffect(() => {
    touchable.value = { ...IDLE, ...now };
  });
  useLayoutEffect(() => () => (touchable.value = IDLE), []);
}

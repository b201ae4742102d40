// What the viewer can click on the board right now. The choice below the board declares it, and the board lights up
// these dice, cells and lines.

import { useLayoutEffect } from "../../../vendor/hooks.js";
import { Store } from "../../store.js";

/**
 * Nothing is clickable. `dice`: moves that take a die of a tray; `cells`: by cell, the action of a click (a `move`, or
 * one of the line that goes `back`); `lines`: moves by row and column; `areas`: on sheets C and D, the moves that have
 * a place there, with their hints; `picked`: the selected move; `pick`: called for a move; `back`: for a mark; `look`:
 * when a move is only highlighted.
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

/** While the component is mounted, these are clickable. */
export function useTouchable(now) {
  useLayoutEffect(() => {
    touchable.value = { ...IDLE, ...now };
  });
  useLayoutEffect(() => () => (touchable.value = IDLE), []);
}

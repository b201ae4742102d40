// Choosing in two steps: the first click selects and explains, the second (or the button) confirms.

import { useRef, useState } from "../../vendor/hooks.js";
import { useAction } from "./fields.js";

/** @import { Table } from "../table.js" */
/** @import { News } from "../types.js" */

/**
 * Ignore the second click of a double click: an undo button may have appeared under the pointer.
 * @param {() => void} action
 * @returns {(event: MouseEvent) => void}
 */
export const single = (action) => (event) => {
  if (event.detail <= 1) action();
};

/** @typedef {ReturnType<typeof useSelection>} Selection */

/**
 * @param {Table} table
 * @param {Pick<News, "prompt" | "decision">} news
 * @param {boolean} disabled nothing can be chosen now, even if the server asks
 * @param {string | null} [wished] a move that is selected from the start
 */
export function useSelection(table, { prompt, decision }, disabled, wished = null) {
  const [selected, setSelected] = useState(/** @type {{ decision: number, move: string } | null} */ (null));
  const [run, problem, busy] = useAction(decision?.number);
  const moves = disabled || !prompt || !decision ? [] : prompt.moves;
  const picked =
    selected && selected.decision === decision?.number && moves.includes(selected.move)
      ? selected.move
      : moves.length === 1
        ? moves[0]
        : (moves.find((move) => move === wished) ?? null);
  const latest = useRef(picked);
  latest.current = picked; // a second click may come before the first one is rendered
  /** @param {string} move */
  const seal = (move) =>
    decision &&
    run(async () => {
      await table.at(decision.number).answer(move);
      setSelected((now) => (now?.move === move ? null : now));
    });
  /** @param {string} move */
  const select = (move) => {
    if (!decision) return;
    if (move === latest.current) return void seal(move);
    latest.current = move;
    setSelected({ decision: decision.number, move });
  };
  const takeBack = () => decision && run(() => table.at(decision.number).takeBack());
  return { moves, picked, select, seal, takeBack, problem, busy };
}

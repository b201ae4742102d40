// Choosing in two steps: the first click selects and explains, the second (or the button) confirms.

import { useRef, useState } from "../../vendor/hooks.js";
import { useAction } from "./fields.js";

/** Ignore the second click of a double click: an undo button may have appeared under the pointer. */
export const single = (action) => (event) => event.detail > 1 || action();

/** `disabled`: nothing can be chosen now, even if the server asks. */
export function useSelection(table, { prompt, decision }, disabled) {
  const [selected, setSelected] = useState(null);
  const [run, problem, busy] = useAction(decision?.number);
  const moves = disabled || !prompt ? [] : prompt.moves;
  const picked =
    selected && selected.decision === decision?.number && moves.includes(selected.move)
      ? selected.move
      : moves.length === 1
        ? moves[0]
        : null;
  const commands = table.at(decision?.number);
  const seal = (move) =>
    run(async () => (await commands.answer(move), setSelected((now) => (now?.move === move ? null : now))));
  const latest = useRef(null);
  latest.current = picked; // a second click may come before the first one is rendered
  const select = (move) =>
    move === latest.current ? seal(move) : ((latest.current = move), setSelected({ decision: decision.number, move }));
  return { moves, picked, select, seal, takeBack: () => run(commands.takeBack), problem, busy };
}

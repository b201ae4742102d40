// A decision with only one possible answer plays itself, after a moment in which the answer can be read.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { forced } from "../settings.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { onlyMove } from "./only-move.js";

/** @import { Table } from "../table.js" */
/** @import { OnlyMove, TableNews } from "../types.js" */

const BEAT_MS = 1000;

/**
 * Plays what there is no choice about, if the visitor wants that; returns it while it waits for its moment. A line is
 * played only if this has played it from its beginning: what a person has built, a person confirms.
 * @param {Table} table
 * @param {TableNews} news
 * @param {boolean} may
 */
export function useForced(table, { decision, prompt, sealed }, may) {
  const wanted = useStore(forced) === "on";
  const played = useRef({ decision: 0, moves: 0 });
  const number = decision?.number ?? 0;
  if (played.current.decision !== number) played.current = { decision: number, moves: 0 };
  const length = prompt?.line ? (sealed ?? []).length : 0;
  const only = wanted && may && prompt && length === played.current.moves ? onlyMove(prompt) : null;
  const plays = only !== null;
  useEffect(() => {
    if (!only || !prompt) return undefined;
    const commands = table.at(number);
    const play = () => {
      if (only.move === null) return commands.confirm();
      if (!prompt.line) return commands.answer(only.move);
      played.current.moves += 1;
      return commands.add(only.move);
    };
    // a refusal leaves the decision to the player
    const timer = setTimeout(() => play().catch(() => {}), BEAT_MS);
    return () => clearTimeout(timer);
  }, [table, number, length, plays]);
  return only;
}

/**
 * That it plays itself, and what.
 * @param {OnlyMove} only
 * @param {(move: string) => string} nameOf
 */
export const onlyText = ({ move }, nameOf) =>
  move === null ? say("web-only-end") : say("web-only-move", { move: nameOf(move) });

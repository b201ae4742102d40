// Which decisions leave no choice.

/** @import { OnlyMove, Prompt } from "../types.js" */

/**
 * What the server leaves no choice about: the only move, or the end of a line (null). A line that may end here or go on
 * is a choice.
 * @param {Prompt} prompt
 * @returns {OnlyMove | null}
 */
export function onlyMove({ moves, line, may_end }) {
  if (moves.length === 1 && !(line && may_end)) return { move: moves[0] };
  return line && may_end && !moves.length ? { move: null } : null;
}

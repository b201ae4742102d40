// What a move of a line would bring, in words.

import { say } from "../../texts.js";
import { effectName } from "./effects.js";

/** @import { AreaHint } from "./types.js" */

/**
 * A move may have no hint.
 * @param {AreaHint | undefined} hint
 */
export function hintWords(hint) {
  if (!hint) return [];
  return [
    ...(hint.change > 0 ? [say("web-queen-areas-brings", { points: hint.change })] : []),
    ...(hint.change < 0 ? [say("web-queen-costs", { points: -hint.change })] : []),
    ...hint.earns.map((effect) => say("queen-hint-gives", { effect: effectName(effect) })),
    ...(hint.void ? [say("queen-hint-void")] : []),
  ];
}

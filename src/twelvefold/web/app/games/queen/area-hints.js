// What a move of a line would bring, in words.

import { say } from "../../texts.js";
import { effectName } from "./effects.js";

/** Whether a bonus would find nothing to do: it is used, and void at once. */
function isVoid({ tells }) {
  const [used, then] = tells.filter((event) => event.is !== "BoxMarked");
  return used?.is === "EffectUsed" && then?.is === "EffectVoid";
}

export function hintWords(hint) {
  if (!hint) return [];
  return [
    ...(hint.change ? [say("web-queen-areas-brings", { points: hint.change })] : []),
    ...hint.earns.map((effect) => say("queen-hint-gives", { effect: effectName(effect) })),
    ...(isVoid(hint) ? [say("queen-hint-void")] : []),
  ];
}

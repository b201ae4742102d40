// What a move of a line would bring, in words.

import { say } from "../../texts.js";
import { effectName } from "./effects.js";

/** Whether a bonus would find nothing to do: it is void at once. */
function isVoid({ tells }) {
  const [first, then] = tells.filter((event) => event.is !== "BoxMarked");
  return first?.is === "EffectVoid" || (first?.is === "EffectUsed" && then?.is === "EffectVoid");
}

export function hintWords(hint) {
  if (!hint) return [];
  return [
    ...(hint.change > 0 ? [say("web-queen-areas-brings", { points: hint.change })] : []),
    ...(hint.change < 0 ? [say("web-queen-costs", { points: -hint.change })] : []),
    ...hint.earns.map((effect) => say("queen-hint-gives", { effect: effectName(effect) })),
    ...(isVoid(hint) ? [say("queen-hint-void")] : []),
  ];
}

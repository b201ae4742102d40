// The bonuses of sheets C and D: their names, icons and effects.

import { Drawing, classes, html } from "../../html.js";
import { say } from "../../texts.js";

/** Effects whose word in a move differs from their name. */
const NAMES = {
  "discard-back": "pile",
  "colour-R": "red",
  "colour-P": "purple",
  "colour-Y": "yellow",
  "overflow-repeat": "repeat",
  "overflow-zero": "zero",
  "one-die-or-no-mark": "either",
  philosopher: "by_philosopher",
};
const WORDS = Object.fromEntries(Object.entries(NAMES).map(([word, name]) => [name, word]));

/** Convert between an effect's name and its word in a move. */
export const effectOf = (word) => NAMES[word] ?? word.replaceAll("-", "_");
export const wordOf = (effect) => WORDS[effect] ?? effect.replaceAll("_", "-");

export const effectName = (effect) => say(`queen-effect-${effect}`);

/** The abbreviation on a sheet. */
export const effectShort = (effect) => say(`queen-short-${effect}`);

export const effectTip = (effect) =>
  say("web-queen-areas-effect-tip", { effect: effectName(effect), about: say(`web-queen-areas-about-${effect}`) });

export const EffectIcon = ({ effect, class: kind = "" }) => html`
  <${Drawing} of="pieces-queen" name=${`effect-${effect}`} class=${classes("effect-icon", kind)} viewBox="0 0 24 24" />
`;

// The bonuses of sheets C and D: their names, icons and effects.

import { Drawing, classes, html } from "../../html.js";
import { say } from "../../texts.js";

/** @import { Effect } from "./types.js" */

/**
 * Effects whose word in a move differs from their name.
 * @type {Record<string, Effect>}
 */
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
/** @type {{ [Name in Effect]?: string }} */
const WORDS = Object.fromEntries(Object.entries(NAMES).map(([word, name]) => [name, word]));

/**
 * The effect of a word in a move.
 * @param {string} word
 */
export const effectOf = (word) => NAMES[word] ?? /** @type {Effect} */ (word.replaceAll("-", "_"));

/** @param {Effect} effect */
export const wordOf = (effect) => WORDS[effect] ?? effect.replaceAll("_", "-");

/** @param {Effect} effect */
export const effectName = (effect) => say(`queen-effect-${effect}`);

/**
 * The abbreviation on a sheet.
 * @param {Effect} effect
 */
export const effectShort = (effect) => say(`queen-short-${effect}`);

/** @param {Effect} effect */
export const effectTip = (effect) =>
  say("web-queen-areas-effect-tip", { effect: effectName(effect), about: say(`web-queen-areas-about-${effect}`) });

/** @param {{ effect: Effect, class?: string }} props */
export const EffectIcon = ({ effect, class: kind = "" }) => html`
  <${Drawing} of="pieces-queen" name=${`effect-${effect}`} class=${classes("effect-icon", kind)} viewBox="0 0 24 24" />
`;

// The shortcuts of a table.

import { toggleMute } from "../parts/presence.js";
import { say } from "../texts.js";

/** @import { Shortcut } from "../types.js" */

/** What can be chosen now, from left to right: below the question, or where a board says so. */
const CHOICES = ":is(.turn ul, [data-choices=true]) button:not(:disabled, [aria-disabled=true])";

/** @returns {HTMLElement[]} */
const choices = () => [...document.querySelectorAll(CHOICES)].filter((each) => each instanceof HTMLElement);

/** Go to what can be chosen, or else to what can be confirmed. */
function toHand() {
  /** @type {HTMLElement | null} */
  const end = document.querySelector(".turn .decide button:not(:disabled), .turn");
  (choices()[0] ?? end)?.focus();
}

/** @param {string} digit */
function choose(digit) {
  const choice = choices()[Number(digit) - 1];
  choice?.focus();
  choice?.click();
}

/**
 * @param {{ why(): void, story(): void, rules: (() => void) | null, menu(): void }} doors what can be opened
 * @returns {Shortcut[]}
 */
export const tableKeys = ({ why, story, rules, menu }) => [
  { keys: "123456789", text: say("web-key-choose"), run: choose },
  { keys: "h", text: say("web-key-hand"), run: toHand },
  { keys: "w", text: say("web-key-why"), run: why },
  { keys: "l", text: say("web-key-story"), run: story },
  ...(rules ? [{ keys: "r", text: say("web-key-rules"), run: rules }] : []),
  { keys: "m", text: say("web-key-mute"), run: toggleMute },
  { keys: "t", text: say("web-key-menu"), run: menu },
];

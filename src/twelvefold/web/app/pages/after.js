// What follows a game: its result and its replay. They are loaded when they are needed, with their texts and styles.

import { Waiting } from "../parts/fields.js";
import { useAnswer } from "../parts/asking.js";
import { html } from "../html.js";
import { dress } from "../styles.js";
import { learnPart } from "../texts.js";

/** @import { ResultProps } from "../types.js" */

/**
 * A module of this part, with what all of them need.
 * @template T
 * @param {Promise<T>} module
 * @returns {Promise<T>}
 */
const withParts = async (module) => (await Promise.all([module, learnPart("after"), dress("after")]))[0];

export const fetchReplay = () => withParts(import("./after/replay.js"));

/**
 * Loaded while the end of the game is still being played; `shown`: it is over.
 * @param {ResultProps & { shown: boolean }} props
 */
export function Result({ shown, ...props }) {
  const after = useAnswer(() => withParts(import("./after/result.js")), []);
  if (!shown) return null;
  return after ? html`<${after.Result} ...${props} />` : html`<section class="turn"><${Waiting} /></section>`;
}

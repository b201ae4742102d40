// The list of a page's keys, opened with "?".

import { html } from "../html.js";
import { say } from "../texts.js";

/** @import { Shortcut } from "../types.js" */

/** What the keys of every page do, beside its shortcuts. */
const EVERYWHERE = ["tab", "enter", "arrows", "escape"];

/**
 * The keys of a shortcut as they are written: each of a few, or the first and the last.
 * @param {string} keys
 */
const written = (keys) =>
  keys.length > 2
    ? html`<kbd>${keys[0]}</kbd> – <kbd>${keys.at(-1)}</kbd>`
    : [...keys].map((key) => html`<kbd>${key.toUpperCase()}</kbd>`);

/** @param {{ shortcuts: Shortcut[] }} props */
export const KeyHelp = ({ shortcuts }) => html`
  <dl class="keys">
    ${shortcuts.map(({ keys, text }) => html`<div key=${keys}><dt>${written(keys)}</dt><dd>${text}</dd></div>`)}
    ${EVERYWHERE.map(
      (name) => html`
        <div key=${name}>
          <dt><kbd>${say(`web-key-${name}`)}</kbd></dt>
          <dd>${say(`web-key-${name}-help`)}</dd>
        </div>
      `,
    )}
  </dl>
  <p class="help">${say("web-keys-off")}</p>
`;

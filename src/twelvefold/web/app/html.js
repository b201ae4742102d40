// Markup in template strings, and the drawings of the sprites.

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export const html = htm.bind(h);

const BASE = new URL("..", import.meta.url).pathname;

/** The address of a file of the client. */
export const file = (path) => `${BASE}${path}`;

/** A drawing out of a sprite. What it means is said by the element around it. */
export const Drawing = ({ of, name, class: kind = "", ...more }) => html`
  <svg class=${kind} aria-hidden="true" focusable="false" ...${more}>
    <use href=${file(`art/${of}.svg#${name}`)} />
  </svg>
`;

export const Icon = ({ name, class: kind = "" }) =>
  html`<${Drawing} of="pieces" name=${name} class=${`icon ${kind}`} />`;

/** Class names, those that hold. */
export const classes = (...names) => names.filter(Boolean).join(" ");

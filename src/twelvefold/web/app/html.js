// Markup in template strings, and the icons from the sprites.

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export const html = htm.bind(h);

const BASE = new URL("..", import.meta.url).pathname;

/**
 * The URL of a file of the client.
 * @param {string} path
 */
export const file = (path) => `${BASE}${path}`;

/**
 * An icon from a sprite, hidden from screen readers: the element around it has the label.
 * @param {{ of: string, name: string, class?: string, [attribute: string]: unknown }} props
 */
export const Drawing = ({ of, name, class: kind = "", ...more }) => html`
  <svg class=${kind} aria-hidden="true" focusable="false" ...${more}>
    <use href=${file(`art/${of}.svg#${name}`)} />
  </svg>
`;

/** @param {{ name: string, class?: string }} props */
export const Icon = ({ name, class: kind = "" }) =>
  html`<${Drawing} of="pieces" name=${name} class=${`icon ${kind}`} />`;

/**
 * Join the class names that are truthy.
 * @param {...(string | false | 0 | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

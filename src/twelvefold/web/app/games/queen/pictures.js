// The pictures of the rules page: the built-in edition's sheets, drawn as in a game.

import { render } from "../../../vendor/preact.js";
import { html } from "../../html.js";
import { Waiting } from "../../parts/fields.js";
import { SheetPicture, usePieces } from "./edition-picture.js";

/** @param {{ name: string }} props */
function Picture({ name }) {
  const pieces = usePieces(null);
  if (!pieces) return html`<${Waiting} />`;
  const sheet = pieces.edition.sheets.find((each) => each.name === name);
  return sheet && html`<${SheetPicture} sheet=${sheet} />`;
}

/**
 * Draw a picture in each figure of a page; returns the function that removes them.
 * @param {Element} page
 */
export function hang(page) {
  /** @type {NodeListOf<HTMLElement>} */
  const figures = page.querySelectorAll("[data-picture]");
  const hung = [...figures].map((figure) => {
    const picture = figure.appendChild(document.createElement("div"));
    render(html`<${Picture} name=${figure.dataset.picture} />`, picture);
    return picture;
  });
  return () =>
    hung.forEach((picture) => {
      render(null, picture);
      picture.remove();
    });
}

// The pictures of the rules page: the built-in edition's sheets, drawn as in a game.

import { render } from "../../../vendor/preact.js";
import { html } from "../../html.js";
import { Waiting } from "../../parts/fields.js";
import { SheetPicture, usePieces } from "./edition-picture.js";

function Picture({ name }) {
  const pieces = usePieces(null);
  if (!pieces) return html`<${Waiting} />`;
  return html`<${SheetPicture} sheet=${pieces.edition.sheets.find((each) => each.name === name)} />`;
}

/** Draw a picture in each figure of a page; returns the function that removes them. */
export function hang(page) {
  const hung = [...page.querySelectorAll("[data-picture]")].map((figure) => {
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

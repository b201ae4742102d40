// The pictures of the rules page: the built-in edition's sheets, drawn as in a game, and the characters' emblems.

import { html } from "../../html.js";
import { Waiting } from "../../parts/fields.js";
import { Emblem } from "./cards.js";
import { SheetPicture, usePieces } from "./edition-picture.js";

/** @param {{ name: string }} props */
function Sheet({ name }) {
  const pieces = usePieces(null);
  if (!pieces) return html`<${Waiting} />`;
  const sheet = pieces.edition.sheets.find((each) => each.name === name);
  return sheet && html`<${SheetPicture} sheet=${sheet} />`;
}

/** @param {{ name: string, inLine: boolean }} props */
export const Picture = ({ name, inLine }) =>
  inLine ? html`<${Emblem} card=${name} />` : html`<${Sheet} name=${name} />`;

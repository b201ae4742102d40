// The pictures of the rules page: the characters' emblems.

import { html } from "../../html.js";
import { Emblem } from "./card.js";

/** @param {{ name: string }} props */
export const Picture = ({ name }) => html`<${Emblem} card=${name} />`;

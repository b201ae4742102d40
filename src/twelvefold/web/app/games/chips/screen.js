// 12 Chip Trick in the browser.

import { html } from "../../html.js";
import { say } from "../../texts.js";
import { Board } from "./board.js";
import { Chip } from "./chip.js";
import { Choice, question } from "./choice.js";
import { Options, facts, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, step } from "./scene.js";

const where = ({ round, trick }) => (trick ? say("web-chips-trick", { round, trick }) : round ? say("web-chips-round", { round }) : "");

const BADGE = { 9: "red", 12: "blue" };
const Badge = () => html`<span class="chips-badge">${Object.keys(BADGE).map((chip) => html`<${Chip} key=${chip} chip=${chip} colours=${BADGE} />`)}</span>`;

export const chips = {
  Badge, Board, Choice, Options, about: (decision) => decision, begin, chapters, facts, given, options, pace, question, ready, settle, step, where,
  highlights: ["TokenWon", "GameWon", "DummyOutrun", "DummyWon"],
};

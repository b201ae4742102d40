// The names of players, and the sentences that tell events.

import { has, list, row, say, sayOr } from "./texts.js";

/** The name on a chair. Bots' names are translated. */
export function chairName(chair, seat) {
  if (chair.kind === "free") return say("web-seat-free");
  if (chair.kind === "bot" && chair.name === `${chair.bot} ${seat + 1}`)
    return say("bot-name", { kind: chair.bot, number: seat + 1 });
  return chair.name;
}

/** Names by seat. Seats beyond the chairs belong to the game itself, such as a dummy player. */
export function namesOf(game, chairs) {
  return (seat) => {
    if (seat < chairs.length) return chairName(chairs[seat], seat);
    return sayOr(`${game}-seat-${seat}`, say("seat-number", { number: seat + 1 }));
  };
}

export const gameName = (game) => sayOr(`${game}-name`, game);

/** A term of the game. */
const term = (game, kind, name) => sayOr(`${game}-${kind}-${name}`, name);

function told(game, value, shape, name) {
  if (value === null) return say("nobody");
  if (shape === "seat") return name(value);
  if (shape === "plain") return typeof value === "boolean" ? String(value) : value;
  const [how, ...inner] = shape;
  if (how === "term") return term(game, inner[0], value);
  if (how === "pair") {
    const [left, right] = value.map((item, place) => told(game, item, inner[place], name));
    const own = `${game}-pair-${inner[0][1]}`;
    if (inner[0][0] === "term" && has(own)) return say(own, { left, left_id: value[0], right });
    return say(typeof right === "number" ? "pair-number" : "pair-word", { left, right });
  }
  const items = value.map((item) => told(game, item, inner[0], name));
  return how === "row" ? row(items) : list(items);
}

/** The message arguments of an event. */
function argumentsOf(game, event, shapes, name) {
  const args = {};
  for (const [field, shape] of Object.entries(shapes)) {
    args[field] = told(game, event[field], shape, name);
    if (Array.isArray(event[field])) args[`${field}_count`] = event[field].length;
    else if (shape[0] === "term") args[`${field}_id`] = event[field];
  }
  return args;
}

/** The sentence that tells an event; a plain one if the game has no texts. */
export function tell(game, event, shapes, name) {
  const args = argumentsOf(game, event, shapes, name);
  const key = `${game}-event-${event.is}`;
  if (has(key)) return say(key, args);
  const parts = Object.keys(shapes).map((field) => say("pair-word", { left: field, right: String(args[field]) }));
  return parts.length ? say("pair-word", { left: event.is, right: row(parts) }) : event.is;
}

/** The rule behind an event, if there is a text for it. */
export function reason(game, event, shapes, name) {
  const key = `${game}-why-${event.is}`;
  return has(key) ? say(key, argumentsOf(game, event, shapes, name)) : "";
}

/** The seats an event is about. */
export function seatsIn(event, shapes) {
  const found = new Set();
  const look = (value, shape) => {
    if (value === null || value === undefined) return;
    if (shape === "seat") found.add(value);
    else if (Array.isArray(shape) && shape[0] === "pair") value.forEach((item, place) => look(item, shape[place + 1]));
    else if (Array.isArray(shape) && shape[0] !== "term") value.forEach((item) => look(item, shape[1]));
  };
  for (const [field, shape] of Object.entries(shapes)) look(event[field], shape);
  return found;
}

// The names of players, and the sentences that tell events.

import { has, list, row, say, sayOr } from "./texts.js";

/** @import { Chair, GameEvent, NameOf, Shape, Shapes, TextArgs } from "./types.js" */

/**
 * The name on a chair. Bots' names are translated.
 * @param {Chair} chair
 */
export function chairName(chair) {
  if (chair.kind === "free") return say("web-seat-free");
  return chair.persona ? say("bot-name", { persona: chair.persona }) : chair.name;
}

/**
 * Names by seat. Seats beyond the chairs belong to the game itself, such as a dummy player.
 * @param {string} game
 * @param {Chair[]} chairs
 * @returns {NameOf}
 */
export function namesOf(game, chairs) {
  return (seat) => {
    if (seat < chairs.length) return chairName(chairs[seat]);
    return sayOr(`${game}-seat-${seat}`, say("seat-number", { number: seat + 1 }));
  };
}

/** @param {string} game */
export const gameName = (game) => sayOr(`${game}-name`, game);

/**
 * A term of the game.
 * @param {string} game
 * @param {string} kind
 * @param {string} name
 */
const term = (game, kind, name) => sayOr(`${game}-${kind}-${name}`, name);

/**
 * @param {string} game
 * @param {any} value
 * @param {Shape} shape
 * @param {NameOf} name
 * @returns {string | number}
 */
function told(game, value, shape, name) {
  if (value === null) return say("nobody");
  if (shape === "seat") return name(value);
  if (shape === "plain") return typeof value === "boolean" ? String(value) : value;
  if (shape[0] === "term") return term(game, shape[1], value);
  if (shape[0] === "pair") {
    const [, ...inner] = shape;
    const [left, right] = inner.map((each, place) => told(game, value[place], each, name));
    const own = `${game}-pair-${inner[0][1]}`;
    if (inner[0][0] === "term" && has(own)) return say(own, { left, left_id: value[0], right });
    return say(typeof right === "number" ? "pair-number" : "pair-word", { left, right });
  }
  const items = value.map((/** @type {any} */ item) => told(game, item, shape[1], name));
  return shape[0] === "row" ? row(items) : list(items);
}

/**
 * The message arguments of an event.
 * @param {string} game
 * @param {GameEvent} event
 * @param {Shapes} shapes
 * @param {NameOf} name
 */
function argumentsOf(game, event, shapes, name) {
  /** @type {TextArgs} */
  const args = {};
  for (const [field, shape] of Object.entries(shapes)) {
    args[field] = told(game, event[field], shape, name);
    if (Array.isArray(event[field])) args[`${field}_count`] = event[field].length;
    else if (shape[0] === "term") args[`${field}_id`] = event[field];
  }
  return args;
}

/**
 * The sentence that tells an event; a plain one if the game has no texts.
 * @param {string} game
 * @param {GameEvent} event
 * @param {Shapes} shapes
 * @param {NameOf} name
 */
export function tell(game, event, shapes, name) {
  const args = argumentsOf(game, event, shapes, name);
  const key = `${game}-event-${event.is}`;
  if (has(key)) return say(key, args);
  const parts = Object.keys(shapes).map((field) => say("pair-word", { left: field, right: String(args[field]) }));
  return parts.length ? say("pair-word", { left: event.is, right: row(parts) }) : event.is;
}

/**
 * The rule behind an event, if there is a text for it.
 * @param {string} game
 * @param {GameEvent} event
 * @param {Shapes} shapes
 * @param {NameOf} name
 */
export function reason(game, event, shapes, name) {
  const key = `${game}-why-${event.is}`;
  return has(key) ? say(key, argumentsOf(game, event, shapes, name)) : "";
}

/**
 * The seats an event is about.
 * @param {GameEvent} event
 * @param {Shapes} shapes
 */
export function seatsIn(event, shapes) {
  /** @type {Set<number>} */
  const found = new Set();
  /** @type {(value: any, shape: Shape) => void} */
  const look = (value, shape) => {
    if (value === null || value === undefined || shape === "plain") return;
    if (shape === "seat") found.add(value);
    else if (shape[0] === "pair") {
      const [, ...inner] = shape;
      inner.forEach((each, place) => look(value[place], each));
    } else if (shape[0] !== "term") for (const item of value) look(item, shape[1]);
  };
  for (const [field, shape] of Object.entries(shapes)) look(event[field], shape);
  return found;
}

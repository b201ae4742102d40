// The names of players, and the sentences that tell events.

import { has, list, row, say, sayOr } from "./texts.js";

/** @import { Chair, GameEvent, MarkTerm, NameOf, Shape, Shapes, TextArgs } from "./types.js" */

/**
 * The name on a chair. Bots' names are translated.
 * @param {Chair} chair
 */
export function chairName(chair) {
  if (chair.kind === "free") return say("web-seat-free");
  return chair.persona ? say("bot-name", { persona: chair.persona }) : chair.name;
}

/**
 * Names by seat, and which seat is the viewer's own. Seats beyond the chairs belong to the game itself, such as a dummy
 * player.
 * @param {string} game
 * @param {Chair[]} chairs
 * @param {number | null} you
 * @returns {NameOf}
 */
export function namesOf(game, chairs, you) {
  /** @type {(seat: number) => string} */
  const name = (seat) => {
    if (seat < chairs.length) return chairName(chairs[seat]);
    return sayOr(`${game}-seat-${seat}`, say("seat-number", { number: seat + 1 }));
  };
  return Object.assign(name, { you });
}

/**
 * A player as message arguments: the name, and in `FIELD_is` whether it is the viewer, who is spoken to.
 * @template {string} F
 * @param {F} field
 * @param {NameOf} name
 * @param {number} seat
 */
export const person = (field, name, seat) =>
  /** @type {Record<F | `${F}_is`, string>} */ ({
    [field]: name(seat),
    [`${field}_is`]: seat === name.you ? "you" : "other",
  });

/** @param {string} game */
export const gameName = (game) => sayOr(`${game}-name`, game);

/**
 * A term of the game.
 * @param {string} game
 * @param {string} kind
 * @param {string} name
 */
const term = (game, kind, name) => sayOr(`${game}-${kind}-${name}`, name);

/** @type {MarkTerm} */
const unmarked = (_, text) => text;

/**
 * @param {string} game
 * @param {any} value
 * @param {Shape} shape
 * @param {NameOf} name
 * @param {MarkTerm} mark
 * @returns {string | number}
 */
function told(game, value, shape, name, mark) {
  if (value === null) return say("nobody");
  if (shape === "seat") return value === name.you ? say("you") : name(value);
  if (shape === "plain") return typeof value === "boolean" ? String(value) : value;
  if (shape[0] === "term") return mark(value, term(game, shape[1], value));
  if (shape[0] === "word") return say(`${game}-${shape[1]}`, { [shape[1]]: value });
  if (shape[0] === "pair") {
    const [, ...inner] = shape;
    const [left, right] = inner.map((each, place) => told(game, value[place], each, name, mark));
    const own = `${game}-pair-${inner[0][1]}`;
    if (inner[0][0] === "term" && has(own)) return say(own, { left, left_id: value[0], right });
    return say(typeof right === "number" ? "pair-number" : "pair-word", { left, right });
  }
  const items = value.map((/** @type {any} */ item) => told(game, item, shape[1], name, mark));
  return shape[0] === "row" ? row(items) : list(items);
}

/**
 * Several players as message arguments. `FIELD_is` says whether the viewer is one of them: "you", "other" or "among"
 * others, who are then in `FIELD_others`.
 * @param {string} field
 * @param {NameOf} name
 * @param {number[]} seats
 */
export function people(field, name, seats) {
  const others = seats.filter((seat) => seat !== name.you).map((seat) => name(seat));
  const is = others.length === seats.length ? "other" : others.length ? "among" : "you";
  return {
    [field]: list(seats.map((seat) => name(seat))),
    [`${field}_is`]: is,
    [`${field}_others`]: list(others),
  };
}

/**
 * Whoever a field of an event names: nobody, a player or several.
 * @param {string} field
 * @param {number | number[] | null} value
 * @param {NameOf} name
 */
function peopleIn(field, value, name) {
  if (value === null) return { [field]: say("nobody"), [`${field}_is`]: "nobody" };
  return Array.isArray(value) ? people(field, name, value) : person(field, name, value);
}

/** @type {(shape: Shape) => boolean} */
const ofSeats = (shape) => shape === "seat" || (shape[0] === "list" && shape[1] === "seat");

/**
 * The message arguments of an event.
 * @param {string} game
 * @param {GameEvent} event
 * @param {Shapes} shapes
 * @param {NameOf} name
 * @param {MarkTerm} mark
 */
function argumentsOf(game, event, shapes, name, mark) {
  /** @type {TextArgs} */
  const args = {};
  for (const [field, shape] of Object.entries(shapes)) {
    if (ofSeats(shape)) Object.assign(args, peopleIn(field, event[field], name));
    else args[field] = told(game, event[field], shape, name, mark);
    if (Array.isArray(event[field])) args[`${field}_count`] = event[field].length;
    else if (shape[0] === "term") args[`${field}_id`] = event[field];
  }
  return args;
}

/**
 * The sentence that tells an event; a plain one if the game has no texts. `mark` marks the terms in it.
 * @param {string} game
 * @param {GameEvent} event
 * @param {Shapes} shapes
 * @param {NameOf} name
 * @param {MarkTerm} [mark]
 */
export function tell(game, event, shapes, name, mark = unmarked) {
  const args = argumentsOf(game, event, shapes, name, mark);
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
  return has(key) ? say(key, argumentsOf(game, event, shapes, name, unmarked)) : "";
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
    } else if (shape[0] !== "term" && shape[0] !== "word") for (const item of value) look(item, shape[1]);
  };
  for (const [field, shape] of Object.entries(shapes)) look(event[field], shape);
  return found;
}

// What the tests of scenes share: scenes that nobody can change, and the games in fixtures/.

import { readFileSync, readdirSync } from "node:fs";

const FIXTURES = new URL("fixtures/", import.meta.url);

/** Freeze a value with everything in it: whoever tries to change it throws. */
export function frozen(value) {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  if (value instanceof Map)
    for (const method of ["set", "delete", "clear"])
      Object.defineProperty(value, method, {
        value() {
          throw new TypeError(`${method} on a frozen map`);
        },
      });
  for (const each of value instanceof Map ? value.values() : Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** The scene after these events, which change no scene before it. */
export const after = ({ step }, scene, ...events) =>
  events.reduce((now, event) => frozen(step(now, frozen(event))), frozen(scene));

/** One field of every place. */
export const field = (scene, name) => scene.places.map((place) => place[name]);

/** The seats from 0 on, each with its value, as events name them. */
export const bySeat = (...values) => values.map((value, seat) => [seat, value]);

/** The titles of the chapters that begin with these events, one for each event. */
export function titles({ chapters }, ...events) {
  const titleOf = chapters();
  return events.map((event) => {
    const title = titleOf(event);
    return title && { args: {}, ...title };
  });
}

export const names = readdirSync(FIXTURES).map((name) => name.replace(".json", ""));

/** The event, if the viewer is told of it. */
export function heard(told, seat) {
  if ("is" in told) return [told];
  return (told.only ? told.only.includes(seat) : !told.but.includes(seat)) ? [told.event] : [];
}

/** The value with another one at that path. */
function put(value, [key, ...more], found) {
  if (key === undefined) return found;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = put(copy[key], more, found);
  return copy;
}

/**
 * A stored game: its options and pieces, the events of every step with their audience, and for each viewer every step
 * with the events told to it and the view after them.
 */
export function stored(name) {
  const { game, seats, options, winners, pieces, steps, ...viewers } = JSON.parse(
    readFileSync(new URL(`${name}.json`, FIXTURES), "utf-8"),
  );
  const seen = Object.entries(viewers).map(([viewer, [first, ...changes]]) => {
    const seat = viewer === "spectator" ? null : Number(viewer.replace("seat ", ""));
    const views = [first];
    for (const changed of changes)
      views.push(changed.reduce((view, [path, found]) => put(view, path.split("."), found), views.at(-1)));
    return {
      viewer,
      seat,
      steps: steps.map((events, place) => ({
        events: events.flatMap((told) => heard(told, seat)),
        view: views[place],
      })),
    };
  });
  return frozen({ game, seats, options, winners, pieces, steps, viewers: seen });
}

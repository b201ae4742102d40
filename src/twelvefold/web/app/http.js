// HTTP requests to the server.

/** @import { Problem } from "./types.js" */

/** The server refused a request; `error` has a key and arguments. */
export class Refused extends Error {
  /** @param {Problem} error */
  constructor(error) {
    super(error.key);
    this.error = error;
  }
}

/** @type {Problem} */
export const UNREACHABLE = { key: "web-unreachable", args: {} };
/** @type {Problem} */
export const NO_COOKIES = { key: "web-no-cookies", args: {} };

/**
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<any>} the JSON of the answer
 */
async function ask(path, init) {
  let answer, found;
  try {
    answer = await fetch(`/api${path}`, { cache: "no-store", ...init });
    found = await answer.json();
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!answer.ok) throw new Refused(found);
  return found;
}

/**
 * The answers that the server sent with the page, by path. Each is taken once; then the server is asked.
 * @type {Map<string, unknown>}
 */
const given = new Map(Object.entries(JSON.parse(document.getElementById("given")?.textContent ?? "{}")));

/**
 * @param {string} path
 * @returns {Promise<any>} the JSON of the answer
 */
export async function get(path) {
  if (!given.has(path)) return ask(path, {});
  const answer = given.get(path);
  given.delete(path);
  return answer;
}

/**
 * @param {string} path
 * @param {object} [body]
 */
export const post = (path, body) =>
  ask(path, {
    method: "POST",
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });

/**
 * Cache a function's promise for each name, except when it failed.
 * @template T
 * @param {(name: string) => Promise<T>} load
 * @returns {(name: string) => Promise<T>}
 */
export function once(load) {
  /** @type {Map<string, Promise<T>>} */
  const asked = new Map();
  return (name) => {
    const before = asked.get(name);
    if (before) return before;
    const answer = load(name);
    answer.catch(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  };
}

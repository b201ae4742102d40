// Translations: turns Fluent messages and arguments into sentences of the chosen language.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { file } from "./html.js";
import { Refused, UNREACHABLE, once } from "./http.js";
import { language } from "./settings.js";
import { Store } from "./store.js";

/** @import { Language, Problem, TextArgs } from "./types.js" */

/** The language of the loaded texts. */
export const spoken = new Store(/** @type {Language | null} */ (null));

/** @type {FluentBundle} */
let bundle; // nothing is rendered before it is there

/** The games that have texts, and the game this page was opened for. The server lists both in the page. */
const { told, game: first } = document.documentElement.dataset;
const withTexts = (told ?? "").split(" ");

/** The games and guides whose texts are needed in every language. It only grows. */
const games = new Set(first ? [first] : []);

const read = once(async (name) => {
  let answer, source;
  try {
    answer = await fetch(file(`texts/${name}.ftl`));
    source = await answer.text();
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (answer.status === 404 && bundle) {
    location.reload(); // the server has newer files: reload this page
    await new Promise(() => {});
  }
  if (!answer.ok) throw new Refused(UNREACHABLE);
  return new FluentResource(source);
});

/**
 * Load the texts of a language, those of the games included, and switch to it.
 * @param {Language} wanted
 */
export async function speak(wanted) {
  let found;
  try {
    do found = await Promise.all([wanted, ...[...games].map((game) => `${game}.${wanted}`)].map(read));
    while (found.length <= games.size); // another game was added meanwhile
  } catch {
    if (spoken.value && language.value === wanted) language.value = spoken.value; // keep the current language
    return;
  }
  if (language.value !== wanted) return; // another language was chosen meanwhile
  bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const resource of found) bundle.addResource(resource);
  document.documentElement.lang = wanted;
  spoken.value = wanted;
}

/**
 * Load a game's texts, if it has any. No page of the game can be shown before.
 * @param {string} game
 */
export async function learn(game) {
  if (withTexts.includes(game)) await learnPart(game);
}

/**
 * Load the texts of a part that only some tables need: a guide, a tournament.
 * @param {string} name
 */
export async function learnPart(name) {
  games.add(name);
  const learning = bundle; // if the language changes meanwhile, the new bundle has them, too
  learning.addResource(await read(`${name}.${spoken.value}`), { allowOverrides: true }); // some may be loaded already
}

language.follow((wanted) => wanted !== spoken.value && speak(wanted));

/** @param {string} key */
export const has = (key) => bundle.hasMessage(key);

/**
 * The translation of a key. A missing key throws; missing arguments are logged, and the rest of the text is shown.
 * @param {string} key
 * @param {TextArgs} [args]
 */
export function say(key, args = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no text ${key} in ${spoken.value}`);
  /** @type {Error[]} */
  const wrong = [];
  const text = bundle.formatPattern(message.value, args, wrong);
  for (const { message: why } of wrong) console.error(`the text ${key}: ${why}`);
  return text;
}

/**
 * @param {string} key
 * @param {string} plain
 * @param {TextArgs} [args]
 */
export const sayOr = (key, plain, args) => (has(key) ? say(key, args) : plain);

/**
 * Items as a list in a sentence: "a, b and c".
 * @param {(string | number)[]} items
 */
export const list = (items) =>
  items.length ? new Intl.ListFormat(spoken.value ?? undefined).format(items.map(String)) : say("nothing");

/**
 * Items in a row, joined with the language's separator.
 * @template {string | number} T
 * @param {T[]} items
 * @returns {T | string}
 */
export const row = (items) =>
  items.length
    ? /** @type {(T | string)[]} */ (items).reduce((before, item) => say("row", { row: before, item }))
    : say("nothing");

/**
 * An error of the server in words. Arguments may be errors themselves.
 * @param {Problem} error
 * @returns {string}
 */
export function errorText(error) {
  /** @type {TextArgs} */
  const args = {};
  for (const [name, value] of Object.entries(error.args ?? {}))
    args[name] = value && typeof value === "object" ? (value.key ? errorText(value) : JSON.stringify(value)) : value;
  // the error's decision numbers mean nothing to a player
  if (error.key === "decision-stale") return say("web-too-late");
  return sayOr(`error-${error.key}`, sayOr(error.key, error.key, args), args);
}

/**
 * A date and time in the chosen language.
 * @param {number} moment
 */
export const dateTime = (moment) =>
  new Intl.DateTimeFormat(spoken.value ?? undefined, { dateStyle: "medium", timeStyle: "short" }).format(moment);

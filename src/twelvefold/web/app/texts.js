// Every text is a Fluent message; this turns keys and arguments into sentences of the chosen language.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { file } from "./html.js";
import { Refused, UNREACHABLE, once } from "./http.js";
import { language } from "./settings.js";
import { Store } from "./store.js";

/** Changes when other texts are there. */
export const spoken = new Store(null);

let bundle = null;

/** The games that have texts of their own, and the one this page began with. The server says both. */
const { told, game: first } = document.documentElement.dataset;
const withTexts = told.split(" ");

/**
 * The games (and the guides) whose texts are needed in whatever language is spoken; there are only ever more of them.
 */
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
    location.reload(); // the server has newer files by now: this page is old
    await new Promise(() => {});
  }
  if (!answer.ok) throw new Refused(UNREACHABLE);
  return new FluentResource(source);
});

/** Fetch the texts of a language, those of the games too, and speak it from then on. */
export async function speak(wanted) {
  let found;
  try {
    do found = await Promise.all([wanted, ...[...games].map((game) => `${game}.${wanted}`)].map(read));
    while (found.length <= games.size); // another game came meanwhile
  } catch {
    if (spoken.value && language.value === wanted) language.value = spoken.value; // the old one is still there
    return;
  }
  if (language.value !== wanted) return; // another one was chosen meanwhile
  bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const resource of found) bundle.addResource(resource);
  document.documentElement.lang = wanted;
  spoken.value = wanted;
}

/** Have a game's own texts from then on, if there are any. Until this is done, no page of the game can be shown. */
export async function learn(game) {
  if (withTexts.includes(game)) await learnPart(game);
}

/** Have the texts of a part that only some tables need from then on: a guide's, a tournament's. */
export async function learnPart(name) {
  games.add(name);
  const learning = bundle; // where another one takes its place meanwhile, that has them too
  learning.addResource(await read(`${name}.${spoken.value}`), { allowOverrides: true }); // some may be there already
}

language.follow((wanted) => wanted !== spoken.value && speak(wanted));

export const has = (key) => bundle.hasMessage(key);

/**
 * The sentence of a key. A missing one is a bug, and says so; one that is given too little is said as far as it goes.
 */
export function say(key, args = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no text ${key} in ${spoken.value}`);
  const wrong = [];
  const text = bundle.formatPattern(message.value, args, wrong);
  for (const { message: why } of wrong) console.error(`the text ${key}: ${why}`);
  return text;
}

export const sayOr = (key, plain, args) => (has(key) ? say(key, args) : plain);

/** Items as in a sentence: "a, b and c". */
export const list = (items) =>
  items.length ? new Intl.ListFormat(spoken.value).format(items.map(String)) : say("nothing");

/** Items side by side. */
export const row = (items) =>
  items.length ? items.reduce((before, item) => say("row", { row: before, item })) : say("nothing");

/** What was refused, in words. An argument may be an error itself. */
export function errorText(error) {
  const args = {};
  for (const [name, value] of Object.entries(error.args ?? {}))
    args[name] = value && typeof value === "object" ? (value.key ? errorText(value) : JSON.stringify(value)) : value;
  if (error.key === "decision-stale") return say("web-too-late"); // the numbers of decisions are for programs
  return sayOr(`error-${error.key}`, sayOr(error.key, error.key, args), args);
}

/** A moment, as the language writes it. */
export const dateTime = (moment) =>
  new Intl.DateTimeFormat(spoken.value, { dateStyle: "medium", timeStyle: "short" }).format(moment);

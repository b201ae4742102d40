// Every text is a Fluent message; this turns keys and arguments into sentences of the chosen language.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { file } from "./html.js";
import { language } from "./settings.js";
import { Store } from "./store.js";

/** Changes when other texts are there. */
export const spoken = new Store(null);

let bundle = null;

/** Fetch the texts of a language and speak it from then on. */
export async function speak(wanted) {
  const answer = await fetch(file(`texts/${wanted}.ftl`)).catch(() => null);
  if (!answer?.ok) {
    if (spoken.value) language.value = spoken.value; // the old one is still there
    return;
  }
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(await answer.text()));
  if (language.value !== wanted) return; // another one was chosen meanwhile
  bundle = fresh;
  document.documentElement.lang = wanted;
  spoken.value = wanted;
}

language.follow((wanted) => wanted !== spoken.value && speak(wanted));

export const has = (key) => bundle.hasMessage(key);

/** The sentence of a key. A missing one is a bug, and says so. */
export function say(key, args = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no text ${key} in ${spoken.value}`);
  return bundle.formatPattern(message.value, args);
}

export const sayOr = (key, plain, args) => (has(key) ? say(key, args) : plain);

/** Items as in a sentence: "a, b and c". */
export const list = (items) =>
  items.length ? new Intl.ListFormat(spoken.value).format(items.map(String)) : say("nothing");

/** Items side by side. */
export const row = (items) => (items.length ? items.reduce((before, item) => say("row", { row: before, item })) : say("nothing"));

/** What was refused, in words. An argument may be an error itself. */
export function errorText(error) {
  const args = {};
  for (const [name, value] of Object.entries(error.args ?? {}))
    args[name] = value && typeof value === "object" ? (value.key ? errorText(value) : JSON.stringify(value)) : value;
  if (error.key === "decision-stale") return say("web-too-late"); // the numbers of decisions are for programs
  return sayOr(`error-${error.key}`, sayOr(error.key, error.key, args), args);
}

/** A moment, as the language writes it. */
export const dateTime = (moment) => new Intl.DateTimeFormat(spoken.value, { dateStyle: "medium", timeStyle: "short" }).format(moment);

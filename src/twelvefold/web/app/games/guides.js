// The guides through a first game, for the games that have one. Fetched on demand.
//
// A guide says at which table it is best begun (`seats`, `options`), and its steps. Each has a text (`key`, with
// `args`) and a part of the screen it is about (`at`; where there is none, the decision). With `action` it asks the
// player for something: the step is over when one of these questions was answered. With `until` it is over when the
// player is asked one of these.

import { useAnswer } from "../parts/asking.js";
import { Refused, UNREACHABLE, once } from "../http.js";
import { go, route } from "../routes.js";
import { useStore } from "../store.js";
import { dress } from "../styles.js";
import { learnPart } from "../texts.js";
import { canBeGuided, fetchGuideModule } from "./registry.js";

const OVER = ["over", "expired"];

const unreachable = () => {
  throw new Refused(UNREACHABLE);
};

/** A game's guide. When it is there, so are its texts and the panel that shows it. */
export const fetchGuide = once(async (game) => {
  const [{ guide }, { Guide }] = await Promise.all([
    fetchGuideModule(game),
    import("../parts/guide.js").catch(unreachable),
    learnPart("guide"),
    dress("guide"),
  ]);
  return { ...guide, game, Guide };
});

/** The address of a table with its guide; it names the step, so that a page that is loaded again goes on there. */
export const guided = (id, step = 0) => `/t/${id}?guide${step ? `=${step}` : ""}`;

/** Whether a guide is wished for, and how to wish for one or not. */
export function useGuideWish(id) {
  const { query } = useStore(route);
  return [query.has("guide"), (wish) => go(wish ? guided(id) : `/t/${id}`, { replace: true })];
}

/** The guide through the game at a table, as soon as it is there: its panel, and what that needs. */
export function useGuide({ id }, { about, seat }) {
  const { query } = useStore(route);
  const wanted = query.has("guide") && seat !== null && !OVER.includes(about.status) && canBeGuided(about);
  const guide = useAnswer(async () => (wanted ? fetchGuide(about.game) : null), [about.game, wanted]);
  if (!wanted || !guide) return null;
  const last = guide.steps.length - 1;
  const at = Math.max(0, Math.min(last, Math.trunc(Number(query.get("guide"))) || 0));
  const to = (step) => go(step > last ? `/t/${id}` : guided(id, step), { replace: true });
  return { ...guide, at, next: () => to(at + 1), end: () => to(last + 1) };
}

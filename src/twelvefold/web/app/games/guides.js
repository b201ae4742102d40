// The guides through a first game, loaded on demand.
//
// A guide names the table it suits best (`seats`, `options`) and its steps. Each step has a text (`key`, `args`) and
// points at a part of the screen (`at`; without it, at the decision). A step with `action` ends when the player has
// answered one of these questions; a step with `until` ends when the player is asked one of them. A step that `tells`
// says what happened in the last turn, and why, with the game's own texts: `turn` names the event that begins a turn,
// and those worth explaining, the best first.

import { useAnswer } from "../parts/asking.js";
import { Refused, UNREACHABLE, once } from "../http.js";
import { go, route } from "../routes.js";
import { useStore } from "../store.js";
import { dress } from "../styles.js";
import { learnPart } from "../texts.js";
import { canBeGuided, fetchGuideModule } from "./registry.js";

/** @import { OpenGuide, TableNews } from "../types.js" */

const OVER = ["over", "expired"];

const unreachable = () => {
  throw new Refused(UNREACHABLE);
};

/** Load a game's guide, with its texts and the panel that shows it. */
export const fetchGuide = once(async (game) => {
  const [{ guide }, { Guide }] = await Promise.all([
    fetchGuideModule(game),
    import("../parts/guide.js").catch(unreachable),
    learnPart("guide"),
    dress("guide"),
  ]);
  return { ...guide, game, Guide };
});

/**
 * The address of a table with its guide. It names the step, so that a reloaded page continues there.
 * @param {string} id
 * @param {number} [step]
 */
export const guided = (id, step = 0) => `/t/${id}?guide${step ? `=${step}` : ""}`;

/**
 * Whether the guide is on, and a function that turns it on or off.
 * @param {string} id
 * @returns {[boolean, (wish: boolean) => void]}
 */
export function useGuideWish(id) {
  const { query } = useStore(route);
  return [query.has("guide"), (wish) => go(wish ? guided(id) : `/t/${id}`, { replace: true })];
}

/**
 * The guide for the game at a table, with the properties its panel needs; null while it loads.
 * @param {{ id: string }} table
 * @param {TableNews} news
 * @returns {OpenGuide | null}
 */
export function useGuide({ id }, { about, seat }) {
  const { query } = useStore(route);
  const wanted = query.has("guide") && seat !== null && !OVER.includes(about.status) && canBeGuided(about);
  const guide = useAnswer(async () => (wanted ? fetchGuide(about.game) : null), [about.game, wanted]);
  if (!wanted || !guide) return null;
  const last = guide.steps.length - 1;
  const at = Math.max(0, Math.min(last, Math.trunc(Number(query.get("guide"))) || 0));
  /** @param {number} step */
  const to = (step) => go(step > last ? `/t/${id}` : guided(id, step), { replace: true });
  return { ...guide, at, next: () => to(at + 1), end: () => to(last + 1) };
}

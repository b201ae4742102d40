// The modules of each game. The page lists them, and they are loaded on demand.

import { Icon, file, html } from "../html.js";
import { Refused, UNREACHABLE, once } from "../http.js";
import { dress } from "../styles.js";
import { learnPart } from "../texts.js";

/** @import { ComponentType } from "preact" */
/** @import { About, GameModule, GameModules, GamePreview, GuidePlan, Offer, Pictures, Screen } from "../types.js" */

/**
 * By game: what the front page says of it (`seats`, `bots`, `minutes`), its modules (`screens`, `badge`, `preview`,
 * `guide` and `pictures`, each with its `path` and what it needs), whether there are `rules`, and the `terms` that
 * these explain.
 * @type {Record<string, GameModules>}
 */
const GAMES = JSON.parse(document.documentElement.dataset.games ?? "{}");

/** @type {GameModules} What is known of a game that this page has never heard of. */
const NO_PARTS = {
  seats: [1, 1],
  bots: [],
  minutes: null,
  screens: [],
  badge: null,
  preview: null,
  guide: null,
  rules: false,
  terms: [],
};

/**
 * @param {string} game
 * @returns {GameModules}
 */
const partsOf = (game) => (Object.hasOwn(GAMES, game) ? GAMES[game] : NO_PARTS);

/**
 * The games of this server, in its order.
 * @type {Offer[]}
 */
export const OFFERS = Object.entries(GAMES).map(([game, { seats, bots, minutes }]) => ({ game, seats, bots, minutes }));

/** Load a module. */
const fetchModule = once(async (path) => {
  try {
    return await import(file(path));
  } catch {
    throw new Refused(UNREACHABLE);
  }
});

/** @param {GameModule} part */
async function fetchPart({ path, styles = [], texts = [] }) {
  const [module] = await Promise.all([fetchModule(path), ...styles.map(dress), ...texts.map(learnPart)]);
  return module;
}

/**
 * @param {GameModule} part
 * @param {number} count
 */
const suits = ({ seats }, count) => !seats || (seats[0] <= count && count <= seats[1]);

/**
 * The screen for a number of players, or the first one if the number is not known yet.
 * @param {string} game
 * @param {number} seats
 */
const screenFor = (game, seats) =>
  seats ? partsOf(game).screens.find((screen) => suits(screen, seats)) : partsOf(game).screens[0];

/** @type {Map<string, Screen>} */
const here = new Map();

const NoBadge = () => html`<${Icon} name="why" />`;

/**
 * Load a game's first screen and the one for a number of seats. No page can draw the game before.
 * @param {string} game
 * @param {number} [seats]
 */
export async function fetchScreen(game, seats = 0) {
  for (const part of [screenFor(game, 0), screenFor(game, seats)])
    if (part && !here.has(part.path)) here.set(part.path, (await fetchPart(part)).screen);
}

/**
 * A game's screen, once it is loaded.
 * @param {string} game
 * @param {number} [seats]
 */
export function screenOf(game, seats = 0) {
  const screen = here.get(screenFor(game, seats)?.path ?? "");
  if (!screen) throw new Error(`the screen of ${game} is not loaded`);
  return screen;
}

/**
 * A game's picture for the front page.
 * @param {string} game
 * @returns {Promise<ComponentType>}
 */
export async function fetchBadge(game) {
  const { badge } = partsOf(game);
  return badge ? (await fetchPart(badge)).Badge : NoBadge;
}

/** @param {string} game */
export const hasPreview = (game) => partsOf(game).preview !== null;

/**
 * The moving picture of a game's turn.
 * @param {string} game
 * @returns {Promise<GamePreview>}
 */
export async function fetchPreview(game) {
  const { preview } = partsOf(game);
  if (!preview) throw new Error(`${game} has no preview`);
  return (await fetchPart(preview)).preview;
}

/** @param {string} game */
export const hasRules = (game) => partsOf(game).rules;

/** @param {string} game */
export const termsOf = (game) => partsOf(game).terms;

/** @param {string} game */
export const hasGuide = (game) => partsOf(game).guide !== null;

/**
 * Whether the game's guide suits a table: it may need certain options or numbers of players.
 * @param {About} about
 */
export function canBeGuided({ game, chairs, options }) {
  const { guide } = partsOf(game);
  return (
    guide !== null &&
    suits(guide, chairs.length) &&
    Object.entries(guide.options ?? {}).every(([option, values]) => values.includes(options[option]))
  );
}

/**
 * @param {string} game
 * @returns {Promise<{ guide: GuidePlan }>}
 */
export async function fetchGuideModule(game) {
  const { guide } = partsOf(game);
  if (!guide) throw new Error(`${game} has no guide`);
  return fetchPart(guide);
}

/**
 * Load the module that draws the pictures of a game's rules page, if there is one.
 * @param {string} game
 * @returns {Promise<Pictures | undefined>}
 */
export async function fetchPictures(game) {
  const { pictures } = partsOf(game);
  return pictures && fetchPart(pictures);
}

// The modules of each game. The page lists them, and they are loaded on demand.

import { Icon, file, html } from "../html.js";
import { Refused, UNREACHABLE, once } from "../http.js";
import { dress } from "../styles.js";
import { learnPart } from "../texts.js";

/**
 * By game: `screens`, `badge`, `guide` and `pictures` (modules, each with its `path` and what it needs), and whether
 * there are `rules`.
 */
const GAMES = JSON.parse(document.documentElement.dataset.games);

const partsOf = (game) =>
  Object.hasOwn(GAMES, game) ? GAMES[game] : { screens: [], badge: null, guide: null, rules: false };

/** Load a module. */
const fetchModule = once(async (path) => {
  try {
    return await import(file(path));
  } catch {
    throw new Refused(UNREACHABLE);
  }
});

async function fetchPart({ path, styles = [], texts = [] }) {
  const [module] = await Promise.all([fetchModule(path), ...styles.map(dress), ...texts.map(learnPart)]);
  return module;
}

const suits = ({ seats }, count) => !seats || (seats[0] <= count && count <= seats[1]);

/** The screen for a number of players, or the first one if the number is not known yet. */
const screenFor = (game, seats) =>
  seats ? partsOf(game).screens.find((screen) => suits(screen, seats)) : partsOf(game).screens[0];

const here = new Map();

const NoBadge = () => html`<${Icon} name="why" />`;

/** Load a game's first screen and the one for a number of seats. No page can draw the game before. */
export async function fetchScreen(game, seats = 0) {
  for (const part of [screenFor(game, 0), screenFor(game, seats)])
    if (part && !here.has(part.path)) here.set(part.path, (await fetchPart(part)).screen);
}

/** A game's screen, once it is loaded. */
export const screenOf = (game, seats = 0) => here.get(screenFor(game, seats).path);

/** A game's picture for the front page. */
export const fetchBadge = async (game) =>
  partsOf(game).badge ? (await fetchPart(partsOf(game).badge)).Badge : NoBadge;

export const hasRules = (game) => partsOf(game).rules;

export const hasGuide = (game) => partsOf(game).guide !== null;

/** Whether the game's guide suits a table: it may need certain options or numbers of players. */
export function canBeGuided({ game, chairs, options }) {
  const { guide } = partsOf(game);
  return (
    guide !== null &&
    suits(guide, chairs.length) &&
    Object.entries(guide.options ?? {}).every(([option, values]) => values.includes(options[option]))
  );
}

export const fetchGuideModule = (game) => fetchPart(partsOf(game).guide);

/** Load the module that draws the pictures of a game's rules page, if there is one. */
export const fetchPictures = async (game) => partsOf(game).pictures && fetchPart(partsOf(game).pictures);

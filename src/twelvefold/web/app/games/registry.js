// The screens, by game. A game without one of its own is played on the generic screen.

import { dress } from "../styles.js";
import { learnPart } from "../texts.js";
import { Refused, UNREACHABLE } from "../wire.js";
import { Badge as ChipsBadge } from "./chips/badge.js";
import { generic } from "./generic/screen.js";
import { Badge as KingBadge } from "./king/badge.js";
import { Badge as QueenBadge } from "./queen/badge.js";

/** Each game's badge is on the front page; its screen comes when the game is played. */
const BADGES = { king: KingBadge, queen: QueenBadge, chips: ChipsBadge };

/** A screen's module, and the styles and texts that come with it and not before. */
const SCREENS = {
  king: { module: () => import("./king/screen.js") },
  "king-tournament": { module: () => import("./king/tournament/screen.js"), styles: ["king-tournament"], texts: ["king-tournament"] },
  queen: { module: () => import("./queen/screen.js"), styles: ["queen-edition", "queen", "queen-areas"] },
  chips: { module: () => import("./chips/screen.js") },
};

const here = new Map();

/** The screen of so many seats, by name: that of a game may say which other one is for more. */
const named = (game, seats) => (seats > (here.get(game)?.most ?? seats) ? here.get(game).large : game);

/** Fetch a game's screen, and the one for so many seats. Until this is done, no page can be drawn with it. */
export async function fetchScreen(game, seats = 0) {
  await fetchOnce(game);
  await fetchOnce(named(game, seats));
}

async function fetchOnce(name) {
  if (here.has(name) || !Object.hasOwn(SCREENS, name)) return;
  const { module, styles = [], texts = [] } = SCREENS[name];
  const unreachable = () => {
    throw new Refused(UNREACHABLE);
  };
  const [{ screen }] = await Promise.all([module().catch(unreachable), ...styles.map(dress), ...texts.map(learnPart)]);
  here.set(name, screen);
}

/** A game without a screen of its own is drawn by the generic one. */
export const screenOf = (game, seats = 0) => here.get(named(game, seats)) ?? generic;

export const badgeOf = (game) => BADGES[game] ?? generic.Badge;

// The screens, by game. A game without one of its own is played on the generic screen.

import { dress } from "../styles.js";
import { Refused, UNREACHABLE } from "../wire.js";
import { Badge as ChipsBadge } from "./chips/badge.js";
import { generic } from "./generic/screen.js";
import { Badge as KingBadge } from "./king/badge.js";
import { Badge as QueenBadge } from "./queen/badge.js";

/** Each game's badge is on the front page; its screen comes when the game is played. */
const BADGES = { king: KingBadge, queen: QueenBadge, chips: ChipsBadge };
const SCREENS = new Map([
  ["king", () => import("./king/screen.js")],
  ["chips", () => import("./chips/screen.js")],
  ["queen", () => import("./queen/screen.js")],
]);

/** What comes with a screen, and not before: the front page and the other games do without. */
const STYLES = { queen: ["queen-edition", "queen", "queen-areas"] };

const here = new Map();

/** Fetch a game's screen. Until this is done, no page can be drawn with it. */
export async function fetchScreen(game) {
  if (here.has(game) || !SCREENS.has(game)) return;
  const unreachable = () => {
    throw new Refused(UNREACHABLE);
  };
  const [{ screen }] = await Promise.all([SCREENS.get(game)().catch(unreachable), ...(STYLES[game] ?? []).map(dress)]);
  here.set(game, screen);
}

/** A screen may be for so many seats at most; a table with more is drawn by the generic one. */
export function screenOf(game, seats = 0) {
  const own = here.get(game);
  return own && seats <= (own.most ?? seats) ? own : generic;
}

export const badgeOf = (game) => BADGES[game] ?? generic.Badge;

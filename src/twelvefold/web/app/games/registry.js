// The screens, by game. A game without one of its own is played on the generic screen.

import { learnPart } from "../texts.js";
import { Refused, UNREACHABLE, fetchStyle } from "../wire.js";
import { Badge as ChipsBadge } from "./chips/badge.js";
import { generic } from "./generic/screen.js";
import { Badge as KingBadge } from "./king/badge.js";

/** Each game's badge is on the front page; its screen comes when the game is played. */
const BADGES = { king: KingBadge, chips: ChipsBadge };
const SCREENS = new Map([
  ["king", () => import("./king/screen.js")],
  ["chips", () => import("./chips/screen.js")],
]);

/** A game's screen for more seats than the ordinary one is for, with texts and a style sheet of its own. */
const LARGE = new Map([["king-tournament", () => Promise.all([import("./king/tournament/screen.js"), learnPart("king-tournament"), fetchStyle("king-tournament")])]]);

const here = new Map();

/** The screen of so many seats, by name. */
const named = (game, seats) => (seats > (here.get(game)?.most ?? seats) ? here.get(game).large : game);

/** Fetch a game's screen, and the one for so many seats. Until this is done, no page can be drawn with it. */
export async function fetchScreen(game, seats = 0) {
  if (SCREENS.has(game)) await fetchOnce(game, SCREENS.get(game));
  const name = named(game, seats);
  if (LARGE.has(name)) await fetchOnce(name, async () => (await LARGE.get(name)())[0]);
}

async function fetchOnce(name, ask) {
  if (here.has(name)) return;
  const { screen } = await ask().catch(() => {
    throw new Refused(UNREACHABLE);
  });
  here.set(name, screen);
}

/** A game without a screen of its own is drawn by the generic one. */
export const screenOf = (game, seats = 0) => here.get(named(game, seats)) ?? generic;

export const badgeOf = (game) => BADGES[game] ?? generic.Badge;

// The screens, by game. A game without one of its own is played on the generic screen.

import { file } from "../html.js";
import { Refused, UNREACHABLE, once } from "../wire.js";
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

/** Styles that only one game needs come with its screen. */
const STYLES = { queen: ["style/queen.css", "style/queen-areas.css", "style/queen-edition.css"] };

const here = new Map();

const dressed = once(
  (path) =>
    new Promise((done, failed) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: file(path), onload: done });
      link.onerror = () => (link.remove(), failed());
      document.head.append(link);
    }),
);

/** Fetch a game's screen. Until this is done, no page can be drawn with it. */
export async function fetchScreen(game) {
  if (here.has(game) || !SCREENS.has(game)) return;
  const [{ screen }] = await Promise.all([SCREENS.get(game)(), ...(STYLES[game] ?? []).map(dressed)]).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  here.set(game, screen);
}

/** A screen may be for so many seats at most; a table with more is drawn by the generic one. */
export function screenOf(game, seats = 0) {
  const own = here.get(game);
  return own && seats <= (own.most ?? seats) ? own : generic;
}

export const badgeOf = (game) => BADGES[game] ?? generic.Badge;

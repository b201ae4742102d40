// The card that somebody wants for the bonus that takes one from the reserve. It is chosen together with the bonus, as a
// person would say it at the table, though the rules ask for it when all have marked.

import { useState } from "../../../vendor/hooks.js";

/** @import { News } from "../../types.js" */
/** @import { Bonus, View } from "./types.js" */

/**
 * The bonus that the line of a seat uses on sheets A and B.
 * @param {View} view
 * @param {number} seat
 * @returns {Bonus | null}
 */
export function bonusIn(view, seat) {
  const frame = view.agenda[view.agenda.length - 1];
  const first = frame?.is === "MarkSheets" ? frame.lines[frame.seats.indexOf(seat)]?.[0] : undefined;
  return first?.is === "UseBonus" ? first.bonus : null;
}

/**
 * The wished card as a move, the way to wish, and whether that is the answer now: nobody has taken a card meanwhile,
 * which could change one's mind.
 * @param {News<View>} news
 * @returns {[wish: string | null, wishFor: (move: string) => void, granted: boolean]}
 */
export function useWish({ view, seat, events, prompt }) {
  const [kept, setKept] = useState(/** @type {{ round: number, told: number, move: string } | null} */ (null));
  /** @param {string} move */
  const wishFor = (move) => view && setKept({ round: view.round, told: events.length, move });
  if (!kept || !view || view.round !== kept.round || typeof seat !== "number") return [null, wishFor, false];
  const frame = view.agenda[view.agenda.length - 1];
  const chosen = bonusIn(view, seat) === "reserve"; // still so where nothing was told since: the view is not sent anew
  const asked = prompt?.ask === "gain" && (chosen || (frame.is === "GainCard" && frame.bonus));
  if (!asked) return [chosen ? kept.move : null, wishFor, false];
  const changed = events
    .slice(kept.told)
    .some(({ event }) => event.is === "CardGained" && event.seat !== seat && event.how === "bonus");
  return [kept.move, wishFor, !changed && prompt.moves.includes(kept.move)];
}

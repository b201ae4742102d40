// Scene helpers for all kinds of sheets: cards that move, and whose card acts.

/** @import { By, Card, Scene, Seat } from "./types.js" */

/**
 * @template T
 * @param {T[]} cards
 * @param {T[]} gone
 */
export const less = (cards, gone) => cards.filter((card) => !gone.includes(card));

/**
 * The card of this seat acts now, if the seat has played it.
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {Card | By} card
 * @returns {Scene}
 */
export const acting = (scene, seat, card) => {
  const now = scene.order.findIndex((each) => each.seat === seat && each.card === card);
  return now < 0 ? scene : { ...scene, now };
};

// Animates rows of a list that change places.

import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { mayMove, paced } from "../settings.js";

/** @import { RefObject } from "preact" */

const TIME_MS = 600;

/**
 * For the element around rows with a `data-seat` each: a row that has another place now moves there. With reduced
 * motion it is there at once.
 * @param {unknown} order rows can have moved only if this has changed
 * @returns {RefObject<HTMLElement | null>}
 */
export function useMoves(order) {
  /** @type {RefObject<HTMLElement | null>} */
  const list = useRef(null);
  const before = useRef(/** @type {Map<string, number>} */ (new Map()));
  useLayoutEffect(() => {
    const last = before.current;
    before.current = new Map();
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (list.current?.querySelectorAll("[data-seat]") ?? [])) {
      const { seat = "" } = row.dataset;
      const from = last.get(seat) ?? row.offsetTop;
      before.current.set(seat, row.offsetTop);
      if (from === row.offsetTop || !mayMove()) continue;
      row.animate([{ transform: `translateY(${from - row.offsetTop}px)` }, { transform: "none" }], {
        duration: Math.max(200, paced(TIME_MS)),
        easing: "ease-in-out",
      });
    }
  }, [order]);
  return list;
}

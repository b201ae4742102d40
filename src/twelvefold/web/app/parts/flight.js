// Animates pieces that move from one place of the board to another.

import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { mayMove, paced } from "../settings.js";

/** @import { RefObject } from "preact" */

/**
 * Animate an element from the position of another one (a selector inside the same board) whenever `flight` changes.
 * With reduced motion it appears at once.
 * @param {unknown} flight
 * @param {string} from
 * @param {{ time?: number, grow?: number }} [how]
 * @returns {RefObject<Element | null>}
 */
export function useFlight(flight, from, { time = 800, grow = 1.8 } = {}) {
  /** @type {RefObject<Element | null>} */
  const place = useRef(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!flight || !element || !mayMove()) return;
    const source = element.closest("[data-board]")?.querySelector(from);
    if (!source) return;
    const [a, b] = [source.getBoundingClientRect(), element.getBoundingClientRect()];
    const x = a.left + a.width / 2 - b.left - b.width / 2;
    const y = a.top + a.height / 2 - b.top - b.height / 2;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(1)`, zIndex: 5 },
        { transform: `translate(${x * 0.4}px, ${y * 0.4 - 20}px) scale(${grow})`, offset: 0.6, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: Math.max(250, paced(time)), easing: "cubic-bezier(.3,.1,.3,1)" },
    );
  }, [flight]);
  return place;
}

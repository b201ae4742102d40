// Arrow keys move between the buttons of a row, and Tab leaves it. A row of icons that only inform is a single Tab
// stop.

import { useCallback, useLayoutEffect, useRef } from "../../vendor/hooks.js";

/** @import { RefObject } from "preact" */

/** @type {Record<string, number>} */
const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @param {string} what
 * @returns {(event: KeyboardEvent & { currentTarget: Element }) => void}
 */
const arrowsFor = (what) => (event) => {
  /** @type {NodeListOf<HTMLElement>} */
  const found = event.currentTarget.querySelectorAll(what);
  const all = [...found];
  const at = all.findIndex((each) => each === document.activeElement);
  const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : at + (STEP[event.key] ?? NaN);
  if (at < 0 || !(to in all)) return;
  event.preventDefault();
  all[to].focus();
};

export const useArrows = () => useCallback(arrowsFor("button"), []);

const SIGNS = "[role=img][tabindex]";

/** For an element around a row of icons: Tab goes to the one that had the focus last, or to the first. */
export function useStops() {
  /** @type {RefObject<Element | null>} */
  const place = useRef(null);
  /** @type {RefObject<EventTarget | null>} */
  const last = useRef(null);
  const settle = () => {
    /** @type {Iterable<HTMLElement>} */
    const found = place.current?.querySelectorAll(SIGNS) ?? [];
    const signs = [...found];
    const stop = signs.find((each) => each === last.current) ?? signs[0];
    for (const sign of signs) sign.tabIndex = sign === stop ? 0 : -1;
  };
  useLayoutEffect(settle);
  const onFocusIn = useCallback((/** @type {FocusEvent} */ event) => {
    last.current = event.target;
    settle();
  }, []);
  return { ref: place, onfocusin: onFocusIn, onKeyDown: useCallback(arrowsFor(SIGNS), []) };
}

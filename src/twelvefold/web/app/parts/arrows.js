// Arrow keys move between the buttons of a row, and Tab leaves it. A row of icons that only inform is a single Tab
// stop.

import { useCallback, useLayoutEffect, useRef } from "../../vendor/hooks.js";

const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const arrowsFor = (what) => (event) => {
  const all = [...event.currentTarget.querySelectorAll(what)];
  const at = all.indexOf(document.activeElement);
  const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : at + (STEP[event.key] ?? NaN);
  if (at < 0 || !(to in all)) return;
  event.preventDefault();
  all[to].focus();
};

export const useArrows = () => useCallback(arrowsFor("button"), []);

const SIGNS = "[role=img][tabindex]";

/** For an element around a row of icons: Tab goes to the one that had the focus last, or to the first. */
export function useStops() {
  const place = useRef();
  const last = useRef(null);
  const settle = () => {
    const signs = [...(place.current?.querySelectorAll(SIGNS) ?? [])];
    const stop = signs.includes(last.current) ? last.current : signs[0];
    for (const sign of signs) sign.tabIndex = sign === stop ? 0 : -1;
  };
  useLayoutEffect(settle);
  const onFocusIn = useCallback((event) => {
    last.current = event.target;
    settle();
  }, []);
  return { ref: place, onfocusin: onFocusIn, onKeyDown: useCallback(arrowsFor(SIGNS), []) };
}

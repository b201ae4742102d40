// Arrow keys move from a place of a sheet to the nearest one in their direction. The sheet is a single Tab stop.

import { useCallback, useLayoutEffect, useRef } from "../../../vendor/hooks.js";

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASIDE = 3; // prefer places straight ahead to those aside

const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest button in a direction. */
function nearest(buttons, from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  for (const button of buttons) {
    const [bx, by] = middle(button);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const distance = ahead + ASIDE * Math.abs((bx - x) * dy + (by - y) * dx);
    if (ahead > 1 && (!best || distance < best.distance)) best = { button, distance };
  }
  return best?.button;
}

/** What identifies a button across renders. */
const keyOf = ({ dataset }) => dataset.cell ?? dataset.move;

/**
 * For an element around the buttons: Tab reaches only one of them, the one that had the focus last, or the first lit
 * one.
 */
export function useRoving(which = "button") {
  const place = useRef();
  const last = useRef(null);
  const settle = () => {
    const buttons = [...place.current.querySelectorAll(which)];
    const stop =
      buttons.find((button) => keyOf(button) === last.current) ??
      buttons.find((button) => button.matches(".lit")) ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(settle);
  const onFocusIn = useCallback((event) => {
    if (!event.target.matches(which)) return;
    last.current = keyOf(event.target);
    settle();
  }, []);
  const onKeyDown = useCallback((event) => {
    const way = WAYS[event.key];
    const buttons = [...event.currentTarget.querySelectorAll(which)];
    if (!way || !buttons.includes(document.activeElement)) return;
    event.preventDefault();
    nearest(buttons, document.activeElement, way)?.focus();
  }, []);
  return { ref: place, onfocusin: onFocusIn, onKeyDown };
}

// Arrow keys move from a place of a sheet to the nearest one in their direction. The sheet is a single Tab stop.

import { useCallback, useLayoutEffect, useRef } from "../../../vendor/hooks.js";

/** @import { TargetedKeyboardEvent } from "preact" */

/** @typedef {[dx: number, dy: number]} Way */

/** @type {Record<string, Way>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASIDE = 3; // prefer places straight ahead to those aside

/** @param {Element} element */
const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * The nearest button in a direction.
 * @type {(buttons: HTMLElement[], from: Element, way: Way) => HTMLElement | undefined}
 */
function nearest(buttons, from, [dx, dy]) {
  const [x, y] = middle(from);
  /** @type {{ button: HTMLElement, distance: number } | null} */
  let best = null;
  for (const button of buttons) {
    const [bx, by] = middle(button);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const distance = ahead + ASIDE * Math.abs((bx - x) * dy + (by - y) * dx);
    if (ahead > 1 && (!best || distance < best.distance)) best = { button, distance };
  }
  return best?.button;
}

/**
 * What identifies a button across renders.
 * @param {HTMLElement} button
 */
const keyOf = ({ dataset }) => dataset.cell ?? dataset.move;

/**
 * For an element around the buttons: Tab reaches only one of them, the one that had the focus last, or the first lit
 * one.
 */
export function useRoving(which = "button") {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(/** @type {string | null | undefined} */ (null));
  const buttonsIn = (/** @type {Element | null} */ element) => {
    /** @type {Iterable<HTMLElement>} */
    const found = element?.querySelectorAll(which) ?? [];
    return [...found];
  };
  const settle = () => {
    const buttons = buttonsIn(place.current);
    const stop =
      buttons.find((button) => keyOf(button) === last.current) ??
      buttons.find((button) => button.matches(".lit")) ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(settle);
  const onFocusIn = useCallback((/** @type {FocusEvent} */ { target }) => {
    if (!(target instanceof HTMLElement && target.matches(which))) return;
    last.current = keyOf(target);
    settle();
  }, []);
  const onKeyDown = useCallback((/** @type {TargetedKeyboardEvent<HTMLElement>} */ event) => {
    const way = WAYS[event.key];
    const buttons = buttonsIn(event.currentTarget);
    const from = buttons.find((button) => button === document.activeElement);
    if (!way || !from) return;
    event.preventDefault();
    nearest(buttons, from, way)?.focus();
  }, []);
  return { ref: place, onfocusin: onFocusIn, onKeyDown };
}

// Keyboard shortcuts, active wherever the focus is, except in a text field or on a slider.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { shortcuts } from "../settings.js";

/** @import { Shortcut } from "../types.js" */

/**
 * Listen to the keyboard while the component is mounted. A key always runs the handler of the latest render.
 * @param {(event: KeyboardEvent) => void} handle
 */
function useKeydown(handle) {
  const now = useRef(handle);
  now.current = handle;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
      now.current(event);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/**
 * `actions` by key, while the component is mounted.
 * @param {Record<string, (event: KeyboardEvent) => void>} actions
 */
export const useKeys = (actions) => useKeydown((event) => actions[event.key]?.(event));

/**
 * The character of a key: what is printed on it. Keyboards without Latin letters have them at the same places.
 * @param {KeyboardEvent} event
 */
const characterOf = ({ key, code }) => {
  const place = code.match(/^(?:Key|Digit)(\w)$/)?.[1].toLowerCase();
  return /^[ -~]$/.test(key) || !place ? key.toLowerCase() : place;
};

/**
 * Shortcuts of one character, while the component is mounted. They rest in dialogs, in text fields and together with
 * Ctrl, Alt and Meta, and visitors can turn them off.
 * @param {Shortcut[]} all
 */
export function useShortcuts(all) {
  useKeydown((event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || shortcuts.value === "off") return;
    if (document.querySelector("dialog[open]")) return;
    const found = all.find(({ keys }) => keys.includes(characterOf(event)));
    if (!found) return;
    event.preventDefault();
    found.run(characterOf(event));
  });
}

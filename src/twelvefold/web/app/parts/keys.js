// Keyboard shortcuts, active wherever the focus is, except in a text field or on a slider.

import { useEffect, useRef } from "../../vendor/hooks.js";

/**
 * `actions` by key, while the component is mounted. A key always runs the action of the latest render.
 * @param {Record<string, (event: KeyboardEvent) => void>} actions
 */
export function useKeys(actions) {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.target instanceof Element && event.target.closest("input, select")) return;
      now.current[event.key]?.(event);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

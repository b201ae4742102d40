// Keys that work wherever the focus is, except in a text field or on a slider.

import { useEffect, useRef } from "../../vendor/hooks.js";

/** `actions` by key, as long as the component is there: always those of what is drawn now, however fast keys come. */
export function useKeys(actions) {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const onKey = (event) => {
      if (event.target instanceof Element && event.target.closest("input, select")) return;
      now.current[event.key]?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

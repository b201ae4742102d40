// Keys that work wherever the focus is, except where somebody types or moves a slider.

import { useEffect } from "../../vendor/hooks.js";

/** `deeds` by key, as long as the component is there. */
export function useKeys(deeds) {
  useEffect(() => {
    const onKey = (event) => {
      if (event.target instanceof Element && event.target.closest("input, select")) return;
      deeds[event.key]?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

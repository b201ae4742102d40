// Arrow keys move between the buttons of a row; Tab leaves it as always.

import { useCallback } from "../../vendor/hooks.js";

const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const useArrows = () =>
  useCallback((event) => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (STEP[event.key] ?? NaN);
    if (at < 0 || !(to in buttons)) return;
    event.preventDefault();
    buttons[to].focus();
  }, []);

// The screens, by game. A game without one of its own is played on the generic screen.

import { chips } from "./chips/screen.js";
import { generic } from "./generic/screen.js";
import { king } from "./king/screen.js";

const SCREENS = { king, chips };

export const screenOf = (game) => SCREENS[game] ?? generic;

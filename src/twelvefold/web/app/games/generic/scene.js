// The scene of a game without a screen of its own is empty: its board draws the view alone.

/** @import { Screen } from "../../types.js" */

/** @type {Screen["begin"]} */
export const begin = () => ({});

/** @type {Screen["step"]} */
export const step = (scene) => scene;

/** @type {Screen["settle"]} */
export const settle = (scene) => scene;

/** @type {Screen["pace"]} */
export const pace = () => 350;

/** @type {Screen["chapters"]} */
export const chapters = () => () => null;

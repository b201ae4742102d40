// Helpers for the scenes of all games. Scenes are values: a change returns a new scene.

/** @import { Step, Steps } from "./types.js" */

/**
 * Return the scene with one seat's place changed: by some fields, or by a function of the place.
 * @template {object} Place
 * @template Scene
 * @param {Scene & { places: Place[] }} scene
 * @param {number} seat
 * @param {Partial<Place> | ((place: Place) => Partial<Place>)} change
 * @returns {Scene}
 */
export function changed(scene, seat, change) {
  const places = [...scene.places];
  places[seat] = { ...places[seat], ...(typeof change === "function" ? change(places[seat]) : change) };
  return { ...scene, places };
}

/**
 * Combine the steps by event into one function. An event without a step changes nothing. Flights end at every step.
 * @template {object} Scene
 * @template {{ is: string }} Event
 * @param {Steps<Scene, Event>} steps
 * @returns {Step<Scene, Event>}
 */
export const stepper = (steps) => (scene, event) => {
  const rested = { ...scene, flight: null };
  const step = /** @type {Step<Scene, Event> | undefined} */ (steps[/** @type {Event["is"]} */ (event.is)]);
  return step?.(rested, event) ?? rested;
};

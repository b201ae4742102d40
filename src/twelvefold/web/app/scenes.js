// Helpers for the scenes of all games. Scenes are values: a change returns a new scene.

/** Return the scene with one seat's place changed: by some fields, or by a function of the place. */
export function changed(scene, seat, change) {
  const places = [...scene.places];
  places[seat] = { ...places[seat], ...(typeof change === "function" ? change(places[seat]) : change) };
  return { ...scene, places };
}

/** Combine the steps by event into one function. An event without a step changes nothing. Flights end at every step. */
export const stepper = (steps) => (scene, event) => {
  const rested = { ...scene, flight: null };
  return steps[event.is]?.(rested, event) ?? rested;
};

// What the scenes of all games share: places by seat, changed one at a time, never in place.

/** A scene in which one seat's place is another: with some fields changed, or as a function of it. */
export function changed(scene, seat, change) {
  const places = [...scene.places];
  places[seat] = { ...places[seat], ...(typeof change === "function" ? change(places[seat]) : change) };
  return { ...scene, places };
}

/** The steps of a game by event, as one function. What an event has no step for changes nothing; flights are over. */
export const stepper = (steps) => (scene, event) => {
  const rested = { ...scene, flight: null };
  return steps[event.is]?.(rested, event) ?? rested;
};

// The scene of a game without a screen of its own: events change nothing, as its board draws the view alone.

import assert from "node:assert/strict";
import test from "node:test";
import * as generic from "../../src/twelvefold/web/app/games/generic/scene.js";
import { after, frozen, names, stored, titles } from "./help.js";

for (const name of names) {
  const { seats, options, pieces, viewers } = stored(name);
  if (!viewers.length) continue; // only its events are stored
  const { steps } = viewers[0];
  const events = steps.flatMap((step) => step.events);

  test(`${name} could be followed without a screen of its own`, () => {
    const begin = frozen(generic.begin(seats, pieces, options, steps[0].view));
    assert.deepEqual(begin, {});
    const scene = after(generic, begin, ...events);
    assert.equal(generic.settle(scene, steps.at(-1).view), begin);
  });

  test(`${name}: every event is told for the same time, in one chapter`, () => {
    assert.deepEqual(new Set(events.map((event) => generic.pace(event, {}))), new Set([350]));
    assert.ok(titles(generic, ...events).every((title) => title === null));
  });
}

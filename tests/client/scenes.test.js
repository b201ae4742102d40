// Helpers of all scenes: a scene is a value, and a step returns a new one.

import assert from "node:assert/strict";
import test from "node:test";
import { changed, stepper } from "../../src/twelvefold/web/app/scenes.js";
import { after, frozen } from "./help.js";

const SCENE = frozen({ flight: "a token", places: [{ tokens: 1 }, { tokens: 2, won: true }] });

test("one place changes by some fields", () => {
  const scene = changed(SCENE, 1, { tokens: 5 });
  assert.deepEqual(scene, { flight: "a token", places: [{ tokens: 1 }, { tokens: 5, won: true }] });
  assert.equal(scene.places[0], SCENE.places[0]);
});

test("one place changes by a function of what it was", () => {
  const scene = changed(SCENE, 0, ({ tokens }) => ({ tokens: tokens + 1 }));
  assert.deepEqual(scene.places, [{ tokens: 2 }, { tokens: 2, won: true }]);
});

test("a step is found by the event's name, and gets the event", () => {
  const step = stepper({ TokenWon: (scene, { seat, tokens }) => changed(scene, seat, { tokens }) });
  const scene = after({ step }, SCENE, { is: "TokenWon", seat: 0, tokens: 3 });
  assert.deepEqual(scene.places, [{ tokens: 3 }, { tokens: 2, won: true }]);
});

test("an event without a step changes nothing but ends the flight", () => {
  const scene = after({ step: stepper({}) }, SCENE, { is: "SomethingNew" });
  assert.deepEqual(scene, { flight: null, places: [{ tokens: 1 }, { tokens: 2, won: true }] });
});

test("a step that changes the scene it is given is found out", () => {
  const spoils = stepper({ TokenWon: (scene) => Object.assign(scene.places[0], { tokens: 9 }) && scene });
  assert.throws(() => after({ step: spoils }, SCENE, { is: "TokenWon" }), TypeError);
  assert.throws(() => frozen({ met: new Map([["0 1", 1]]) }).met.set("0 1", 2), TypeError);
});

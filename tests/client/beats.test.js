// The beats of a story: what is shown together, and how long.

import assert from "node:assert/strict";
import test from "node:test";
import { beatsOf } from "../../src/twelvefold/web/app/beats.js";
import { frozen } from "./help.js";

/** A scene is the list of what was played; a pace is in the event. */
const SCREEN = { step: (scene, event) => [...scene, event.is], pace: (event) => event.time };

const entry = (is, time, of = "game") => frozen({ number: 0, of, event: { is, time } });
const told = (beats) => beats.map(({ scene, count, last, time }) => [scene.join(" "), count, last?.event.is, time]);

test("every event has a beat, and one that takes no time is shown with the next", () => {
  const beats = beatsOf(SCREEN, [], [entry("A", 100), entry("B", 0), entry("C", 300)]);
  assert.deepEqual(told(beats), [
    ["A", 1, "A", 100],
    ["A B C", 3, "C", 300],
  ]);
});

test("what takes no time at the end is shown at once, and the last one told stays told", () => {
  const beats = beatsOf(SCREEN, [], [entry("A", 100), entry("B", 0)], { from: 7 });
  assert.deepEqual(told(beats), [
    ["A", 8, "A", 100],
    ["A B", 9, "A", 0],
  ]);
});

test("what the table says is counted, but it changes no scene and is not told", () => {
  const beats = beatsOf(SCREEN, [], [entry("Paused", 500, "table"), entry("A", 100), entry("Resumed", 500, "table")]);
  assert.deepEqual(told(beats), [
    ["A", 2, "A", 100],
    ["A", 3, "A", 0],
  ]);
  assert.deepEqual(told(beatsOf(SCREEN, ["A"], [entry("Paused", 500, "table")])), [["A", 1, undefined, 0]]);
  assert.deepEqual(beatsOf(SCREEN, [], []), []);
});

test("a screen may show events together: the longest counts, and those before it must all be shown", () => {
  const [a, b, c, d] = [entry("A", 100), entry("B", 200), entry("C", 400), entry("D", 300)];
  const screen = { ...SCREEN, together: () => [[a, c], [b], [a, d]] };
  assert.deepEqual(told(beatsOf(screen, [], [a, b, c, d])), [
    ["A C", 1, "C", 400],
    ["A C B", 3, "B", 200],
    ["A C B A D", 4, "D", 300],
  ]);
});

test("if there is less time than it would take, every beat is shorter", () => {
  const entries = [entry("A", 100), entry("B", 300)];
  const times = (left) => beatsOf(SCREEN, [], entries, { left }).map(({ time }) => time);
  assert.deepEqual(times(400), [100, 300]);
  assert.deepEqual(times(200), [50, 150]);
  assert.deepEqual(times(0), [0, 0]);
});

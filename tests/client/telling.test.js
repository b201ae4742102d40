// How a tournament is told: all groups at the same time, a turn of sixteen in a quarter of a minute.

import assert from "node:assert/strict";
import test from "node:test";
import { beatsOf } from "../../src/twelvefold/web/app/beats.js";
import * as scenes from "../../src/twelvefold/web/app/games/king/tournament/scene.js";
import * as telling from "../../src/twelvefold/web/app/games/king/tournament/telling.js";
import { after, frozen, heard, stored } from "./help.js";

const SCREEN = { ...scenes, ...telling };
const entries = (...events) => events.map((event, place) => frozen({ number: place + 1, of: "game", event }));

// --- a recorded tournament of sixteen

const { seats, options, pieces, steps } = stored("king-16-promo");
const VIEWERS = [null, ...Array(seats).keys()];
const EVENTS = entries(...steps.flat().flatMap((told) => heard(told, null)));

/** Every chapter of the game with its title, the scene before it, and its beats, as a seat or a spectator (null) sees it. */
function chaptersFor(viewer, left = telling.longest) {
  const titleOf = scenes.chapters();
  const chapters = [];
  for (const entry of EVENTS) {
    const title = titleOf(entry.event);
    if (title) chapters.push({ title, told: [] });
    chapters.at(-1)?.told.push(entry);
  }
  let scene = scenes.begin(seats, pieces, options, { seat: viewer });
  const first = EVENTS.slice(0, EVENTS.length - chapters.flatMap(({ told }) => told).length);
  scene = after(scenes, scene, ...first.map(({ event }) => event));
  return chapters.map(({ title, told }) => {
    const before = scene;
    scene = after(scenes, scene, ...told.map(({ event }) => event));
    return { title, told, before, after: scene, beats: beatsOf(SCREEN, before, told, { left }) };
  });
}

const timeOf = (beats) => beats.reduce((sum, { time }) => sum + time, 0);
const isTurn = ({ told }) => told[0].event.is === "TurnRevealed";

test("a turn of sixteen takes at most 15 seconds at normal speed, for every player and for a spectator", () => {
  for (const viewer of VIEWERS) {
    const turns = chaptersFor(viewer).filter(isTurn);
    assert.ok(turns.length >= 15, `${turns.length} turns`);
    for (const { title, beats } of turns) {
      const time = timeOf(beats);
      assert.ok(time <= 15000, `${viewer} ${JSON.stringify(title)}: ${time}`);
      assert.ok(time >= 8000, `${viewer} ${JSON.stringify(title)}: nobody can follow ${time}`);
    }
  }
});

test("in a turn of sixteen every step is seen long enough to be read", () => {
  for (const viewer of VIEWERS)
    for (const { beats } of chaptersFor(viewer).filter(isTurn))
      for (const { time, last } of beats) assert.ok(time === 0 || time > 450, `${last.event.is}: ${time}`);
});

test("the end of a round and the seating of the next take less than that", () => {
  for (const viewer of VIEWERS) {
    const others = chaptersFor(viewer, Infinity).filter((chapter) => !isTurn(chapter) && !chapter.before.final);
    assert.ok(others.length > 4);
    for (const { title, beats } of others)
      assert.ok(timeOf(beats) < 12000, `${viewer} ${JSON.stringify(title)}: ${timeOf(beats)}`);
  }
});

test("told at the same time or one after the other, the groups end up alike", () => {
  for (const viewer of [null, 0, 7])
    for (const { told, beats, after: end } of chaptersFor(viewer)) {
      assert.equal(beats.at(-1).count, told.length);
      assert.deepEqual({ ...beats.at(-1).scene, at: end.at, flight: end.flight }, end);
    }
});

test("all sixteen cards are turned over in one beat", () => {
  for (const { beats } of chaptersFor(3).filter(isTurn))
    assert.ok(beats[0].scene.places.every(({ card, played }) => card && played.at(-1) === card));
});

test("of the groups only the own one is told, and the winners' table in full", () => {
  for (const { before, beats } of chaptersFor(5).filter(isTurn)) {
    const own = scenes.groupOf(before, 5);
    for (const { scene } of beats.filter(({ time }) => time)) assert.ok([own, "winners", null].includes(scene.at));
    assert.ok(beats.some(({ scene, time }) => scene.at === "winners" && time > 450));
  }
});

// The scene of Queen of 12 on sheets C and D, after events chosen by hand: rows, roofs, the track, chains of bonuses.

import assert from "node:assert/strict";
import test from "node:test";
import * as queen from "../../src/twelvefold/web/app/games/queen/scene.js";
import { after, field, frozen, stored, titles } from "./help.js";

const { pieces, viewers } = stored("queen-3-sheet-c");
const VIEW = { printed: viewers[0].steps[0].view.printed };
const CRUSADE = { seats: 2, sheet: "C", crusade: true, reserve: [] };
const HAND = ["knight", "sorcerer", "jungle_guardian"];

const played = (...events) => after(queen, queen.begin(2, pieces, CRUSADE, VIEW), ...events);
const sheet = (...events) => played(...events).places[1].areas;

const value = (face, column, by = "die") => ({ is: "ValueMarked", seat: 1, face, column, by });
const roof = (cell, by = "die") => ({ is: "RoofMarked", seat: 1, cell, colour: "red", by });
const earned = (effect) => ({ is: "BonusEarned", seat: 1, effect });
const used = (effect) => ({ is: "EffectUsed", seat: 1, effect });

// --- the Crusade

test("in the Crusade there is no reserve, and sheets C and D have no boxes of sheets A and B", () => {
  const scene = played();
  assert.equal(scene.crusade, true);
  assert.deepEqual(field(scene, "hand"), [HAND, HAND]);
  assert.deepEqual(field(scene, "reserve"), [[], []]);
  assert.deepEqual(field(scene, "boxes"), [null, null]);
  assert.deepEqual(scene.places[0].areas, {
    ...{ rows: [], overflow: [], roofs: [], circles: [], squares: [], pending: [], latest: null },
  });
});

test("five cards join every hand, and everybody discards one of them", () => {
  const cards = ["parasite", "druid", "golem", "spy", "oracle"];
  const scene = played({ is: "HandDrawn", cards }, { is: "FirstDiscarded", seat: 1, card: "druid" });
  assert.deepEqual(scene.places[0].hand, [...HAND, ...cards]);
  assert.deepEqual(scene.places[1].hand, [...HAND, "parasite", "golem", "spy", "oracle"]);
  assert.deepEqual(field(scene, "pile"), [[], ["druid"]]);
});

test("alone the King's deck has the drawn cards, too", () => {
  const scene = after(queen, queen.begin(1, pieces, { ...CRUSADE, seats: 1 }, VIEW), {
    is: "HandDrawn",
    cards: ["golem"],
  });
  assert.deepEqual(scene.king.deck, [...HAND, "golem"]);
});

test("what the Parasite takes away is gone for good", () => {
  const reveal = { is: "CardsRevealed", cards: [[1, "parasite"]] };
  const hand = { is: "HandDrawn", cards: ["parasite"] };
  const scene = played(hand, reveal, { is: "CardGone", seat: 1, card: "knight" });
  assert.deepEqual(scene.places[1].hand, ["sorcerer", "jungle_guardian"]);
  assert.deepEqual(scene.places[1].pile, ["parasite"]);
  assert.equal(scene.now, 0);
});

test("the Lady turns her die; the other dice stay as they are", () => {
  const rolled = { is: "DiceRolled", mountains: [["red", 4]], jungle: [["red", 4]] };
  const dice = (card, tray) => ({ is: "DiceTaken", seat: 1, card, dice: [["red", 4]], trays: [tray] });
  const turned = { is: "DieTurned", seat: 1, die: ["red", 4], face: 9 };
  const { dice: own, lady } = played(rolled, dice("knight", "jungle"), dice("lady", "mountains"), turned).places[1];
  assert.deepEqual(
    own.map(({ face }) => face),
    [4, 9],
  );
  assert.equal(lady.face, 9);
});

test("the Oracle's die shows a value, and marks it", () => {
  const reveal = { is: "CardsRevealed", cards: [[1, "oracle"]] };
  const scene = played(reveal, { is: "OracleRolledValue", seat: 1, face: 5, same: false, full: false });
  assert.deepEqual(scene.oracle, { seat: 1, line: null, face: 5 });
  assert.equal(scene.now, 0);
});

// --- marks

test("a value marks the next cell of its row; other rows stay as they are", () => {
  assert.deepEqual(sheet(value(3, 1)).rows, [0, 0, 1]);
  const { rows, latest } = sheet(value(3, 1), value(1, 1), value(3, 2));
  assert.deepEqual(rows, [1, 0, 2]);
  assert.equal(latest, "value 3:2");
});

test("roofs are marked once each; values that fit nowhere else are written on the track in order", () => {
  const { roofs, overflow, latest } = sheet(
    ...[roof("a1"), roof("c2"), roof("a1")],
    { is: "ValueWritten", seat: 1, face: 2, cell: 1, by: "die" },
    { is: "ValueWritten", seat: 1, face: 7, cell: 2, by: "bonus" },
  );
  assert.deepEqual(roofs, ["c2", "a1"]);
  assert.deepEqual(overflow, [2, 7]);
  assert.equal(latest, "track 2");
});

test("circles and squares are counted box by box", () => {
  const box = (shape, number) => ({ is: "BoxMarked", seat: 1, shape, number, effect: "value" });
  const { circles, squares, latest } = sheet(box("circle", 2), box("circle", 2), box("square", 1));
  assert.deepEqual(circles, [0, 2]);
  assert.deepEqual(squares, [1]);
  assert.equal(latest, "square 1");
});

test("a mark by a card lets that card act", () => {
  const reveal = {
    is: "CardsRevealed",
    cards: [
      [0, "knight"],
      [1, "gambler"],
    ],
  };
  assert.equal(played(reveal, roof("b2", "gambler")).now, 1);
  assert.equal(played(reveal, roof("b2", "die")).now, -1);
});

test("a mark changes the sheet of its player alone", () => {
  const scene = played(value(3, 1));
  assert.deepEqual(scene.places[0].areas.rows, []);
});

// --- chains

test("in a chain a mark earns a bonus, which is used for another mark, which earns the next", () => {
  const chain = [value(4, 3), earned("value"), used("value"), value(6, 3), earned("two_colours")];
  assert.deepEqual(sheet(...chain.slice(0, 2)).pending, ["value"]);
  assert.deepEqual(sheet(...chain.slice(0, 3)).pending, []);
  assert.deepEqual(sheet(...chain).pending, ["two_colours"]);
  assert.deepEqual(sheet(...chain).rows, [0, 0, 0, 3, 0, 3]);
});

test("of two equal bonuses one is used; the reserve instead of a bonus uses it up, too", () => {
  const two = [earned("pile"), earned("value"), earned("pile")];
  assert.deepEqual(sheet(...two, used("pile")).pending, ["value", "pile"]);
  assert.deepEqual(sheet(...two, { is: "ReserveInstead", seat: 1, effect: "value" }).pending, ["pile", "pile"]);
});

test("a bonus that was earned is not the place that was marked last", () => {
  assert.equal(sheet(value(4, 3), earned("value")).latest, null);
});

// --- the count

test("every part of the count is kept", () => {
  const { count } = played(
    { is: "ValueColumnsCounted", seat: 1, columns: [[2, 20]], points: 20 },
    { is: "PointCellsCounted", seat: 1, cells: [[3, 4]], points: 4 },
    { is: "OverflowCounted", seat: 1, track: [2, 7], points: 2 },
    { is: "RoofColumnsCounted", seat: 1, columns: [2, 0, 4], points: 6 },
    { is: "AreasCounted", seat: 1, total: 32 },
    { is: "TotalCounted", seat: 1, halves: 32, first: 0, cards: 5, total: 37 },
  ).places[1];
  assert.deepEqual(count.columns.columns, [[2, 20]]);
  assert.deepEqual(count.cells.points, 4);
  assert.deepEqual(count.overflow.track, [2, 7]);
  assert.deepEqual(count.roofs.columns, [2, 0, 4]);
  assert.equal(count.all.total, 32);
  assert.equal(count.total.total, 37);
});

// --- the view

const marks = (more = {}) => ({ rows: [], overflow: 0, roofs: [], circles: [], squares: [], ...more });
const read = (more = {}) => ({
  ...{ is: "AreasRead", rows: [], overflow: [], roofs: [], circles: [], squares: [], pending: [], fresh: marks() },
  ...more,
});
const seen = { ...{ hand: HAND, pile: [], reserve: [], copies: 0, piles: 0, gains: 0 }, first: false, out: false };
const view = (...sheets) => ({
  ...{ seat: 1, ...VIEW, round: 3, active: 0, mountains: [], jungle: [], king: null, crusade: true },
  agenda: [{ is: "MarkSheets" }],
  places: sheets.map(() => ({ ...seen, taken: [], lady: null, copied: [] })),
  reading: { order: [], acting: false, next: 0, sheets },
});

test("the view tells every mark and what is still to be used", () => {
  const shown = read({ rows: [0, 2, 1], overflow: [4, 9], roofs: ["a1", "b2"], circles: [1], pending: ["pile"] });
  const { areas, boxes } = queen.settle(played(value(3, 1)), frozen(view(read(), shown))).places[1];
  assert.deepEqual(
    [areas.rows, areas.overflow, areas.roofs],
    [
      [0, 2, 1],
      [4, 9],
      ["a1", "b2"],
    ],
  );
  assert.deepEqual([areas.circles, areas.squares, areas.pending], [[1], [], ["pile"]]);
  assert.equal(boxes, null);
});

test("what a line that is being built has marked is not marked yet", () => {
  const shown = read({
    ...{ rows: [1, 3, 0], overflow: [4, 9, 9], roofs: ["a1", "b2", "c3"], circles: [2, 1], squares: [1] },
    fresh: marks({ rows: [0, 2, 0], overflow: 2, roofs: ["b2"], circles: [1, 0], squares: [1] }),
  });
  const { areas } = queen.settle(played(), frozen(view(read(), shown))).places[1];
  assert.deepEqual([areas.rows, areas.overflow, areas.roofs], [[1, 1, 0], [4], ["a1", "c3"]]);
  assert.deepEqual([areas.circles, areas.squares], [[1, 1], [0]]);
});

// --- pace and chapters

test("events of these sheets have a pace of their own, and the first count begins a chapter", () => {
  assert.ok(queen.pace({ is: "HandDrawn" }) > queen.pace({ is: "ValueMarked" }));
  const [round, counted] = [
    { is: "RoundBegan", round: 12, seat: 0 },
    { is: "ValueColumnsCounted", seat: 0 },
  ];
  assert.deepEqual(titles(queen, round, value(1, 1), counted, { is: "AreasCounted", seat: 0 }), [
    { key: "queen-where-solo", args: { round: 12 } },
    null,
    { key: "web-queen-count", args: {} },
    null,
  ]);
});

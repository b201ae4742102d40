// The scene of 12 Chip Trick, after events chosen by hand: hands, the middle, the dummy's stack, totals and tokens.

import assert from "node:assert/strict";
import test from "node:test";
import * as chips from "../../src/twelvefold/web/app/games/chips/scene.js";
import { after, field, frozen, stored, titles } from "./help.js";

const { pieces } = stored("chips-2-burning");
const played = (seats, ...events) => after(chips, chips.begin(seats, pieces, { seats, burning: true }), ...events);

const ROUND = { is: "RoundBegan", round: 1 };
const dealt = (seat, ...values) => [
  { is: "ChipsDealt", seat, colour: "red", chips: values.filter((chip) => pieces.colours[chip] === "red") },
  { is: "ChipsDealt", seat, colour: "blue", chips: values.filter((chip) => pieces.colours[chip] === "blue") },
];
const TRICK = { is: "TrickBegan", trick: 1, leader: 0 };
const play = (seat, chip) => ({ is: "ChipPlayed", seat, chip, colour: pieces.colours[chip] });
const won = (seat, chip, ...later) => ({ is: "TrickWon", seat, chip, colour: pieces.colours[chip], later });
const take = (seat, chip, to, why = "chosen") => ({
  ...{ is: "ChipTaken", seat, chip, colour: pieces.colours[chip], to, why },
});

// --- the deal

test("before the first round nobody has anything", () => {
  const { places, ...table } = played(3);
  assert.deepEqual(table, {
    ...{ round: 0, trick: 0, leader: null, middle: [], winner: null, winners: [], flight: null, burning: true, pieces },
  });
  assert.equal(places.length, 3);
  assert.deepEqual(places[2], {
    tokens: 0,
    stack: null,
    front: [],
    seen: [],
    backs: { red: 0, blue: 0 },
    own: null,
    count: null,
    won: false,
  });
});

test("a new round begins with an empty middle, whatever lay there", () => {
  const scene = played(3, ROUND, TRICK, play(0, 10), { is: "RoundBegan", round: 2 });
  assert.deepEqual([scene.round, scene.trick, scene.leader, scene.middle], [2, 0, null, []]);
});

test("everybody is dealt two red and two blue chips; each sees only their own", () => {
  const scene = played(3, ROUND, ...dealt(1, 12, 5, 9, 2));
  assert.equal(scene.round, 1);
  assert.deepEqual(field(scene, "backs"), Array(3).fill({ red: 2, blue: 2 }));
  assert.deepEqual(field(scene, "own"), [null, [2, 5, 9, 12], null]);
});

test("the first leader is drawn, and leads the first trick", () => {
  const drawn = played(3, ROUND, { is: "LeaderDrawn", seat: 2 });
  assert.equal(drawn.leader, 2);
  const scene = after(chips, drawn, { ...TRICK, leader: 2 });
  assert.deepEqual([scene.trick, scene.leader, scene.middle, scene.winner], [1, 2, [], null]);
});

// --- a trick

const FIRST = [ROUND, ...dealt(0, 4, 9, 3, 10), TRICK, play(0, 10), play(1, 12), play(2, 5)];

test("played chips lie in the middle in the order of play, and have left the hands", () => {
  const scene = played(3, ...FIRST);
  assert.deepEqual(scene.middle, [
    { chip: 10, seat: 0 },
    { chip: 12, seat: 1 },
    { chip: 5, seat: 2 },
  ]);
  assert.deepEqual(field(scene, "own"), [[3, 4, 9], null, null]);
  assert.deepEqual(field(scene, "backs"), [
    { red: 2, blue: 1 },
    { red: 2, blue: 1 },
    { red: 1, blue: 2 },
  ]);
});

test("the winner of a trick leads the next one", () => {
  const scene = played(3, ...FIRST, won(1, 12));
  assert.equal(scene.winner, 1);
  assert.equal(scene.leader, 1);
});

test("red goes first: the winner takes it in front, the others take what is left into their hands", () => {
  const front = played(3, ...FIRST, won(1, 12), take(1, 5, "front", "only_red"));
  assert.deepEqual(field(front, "front"), [[], [5], []]);
  assert.deepEqual(front.flight, { chip: 5, to: 1, where: "front" });
  assert.deepEqual(
    front.middle.map(({ chip }) => chip),
    [10, 12],
  );
  const scene = after(chips, front, take(2, 10, "hand"), take(0, 12, "hand", "only"));
  assert.deepEqual(field(scene, "seen"), [[12], [], [10]]);
  assert.deepEqual(scene.middle, []);
  assert.deepEqual(scene.places[0].own, [3, 4, 9]);
});

test("a chip that everybody knows is played from what is known, another one from the backs", () => {
  const hand = [...FIRST, won(1, 12), take(1, 5, "front"), take(2, 10, "hand"), take(0, 12, "hand")];
  const next = { ...TRICK, trick: 2, leader: 1 };
  const known = played(3, ...hand, next, play(2, 10)).places[2];
  assert.deepEqual([known.seen, known.backs], [[], { red: 1, blue: 2 }]);
  const other = played(3, ...hand, next, play(2, 8)).places[2];
  assert.deepEqual([other.seen, other.backs], [[10], { red: 0, blue: 2 }]);
});

test("of two equal chips in a hand the known one is played first", () => {
  const hand = [ROUND, ...dealt(0, 4, 9, 3, 10), play(1, 10), take(0, 10, "hand")];
  const once = played(4, ...hand, play(0, 10));
  assert.deepEqual([once.places[0].seen, once.places[0].own], [[], [3, 4, 9, 10]]);
  const twice = after(chips, once, play(0, 10));
  assert.deepEqual([twice.places[0].seen, twice.places[0].own], [[], [3, 4, 9]]);
});

test("of two equal chips in the middle one is taken", () => {
  const scene = played(4, ROUND, play(0, 10), play(1, 10), play(2, 12), take(2, 10, "front"));
  assert.deepEqual(
    scene.middle.map(({ chip }) => chip),
    [10, 12],
  );
});

test("the last trick leaves the middle empty until the next round", () => {
  const last = [
    ...[{ ...TRICK, trick: 4 }, play(0, 10), play(1, 12), play(2, 11), won(1, 12)],
    ...[take(1, 10, "front"), take(2, 12, "hand"), take(0, 11, "hand", "only")],
  ];
  const scene = played(3, ROUND, ...last, { is: "RoundEnded", seat: 1 });
  assert.deepEqual([scene.trick, scene.middle, scene.winner], [4, [], 1]);
  const next = after(chips, scene, { is: "RoundBegan", round: 2 });
  assert.deepEqual([next.round, next.trick, next.leader, next.winner], [2, 0, null, null]);
  assert.deepEqual(field(next, "front"), [[], [], []]);
});

// --- the dummy

const DUMMY = [
  ROUND,
  ...dealt(0, 4, 9, 3, 10),
  { is: "StackMade", seat: 2 },
  { is: "TopShown", seat: 2, colour: "red" },
];
const stack = (...events) => played(2, ...DUMMY, ...events).places[2].stack;

test("with two players the third place is a stack of four chips, of which the top back is seen", () => {
  const scene = played(2, ...DUMMY);
  assert.equal(scene.places.length, 3);
  assert.deepEqual(scene.places[2].stack, { unseen: 4, top: "red", under: [] });
  assert.deepEqual(scene.places[2].backs, { red: 0, blue: 0 });
  assert.deepEqual(scene.places[0].own, [3, 4, 9, 10]);
});

test("the dummy plays its top chip; then the back of the next one is seen", () => {
  assert.deepEqual(stack(play(2, 8)), { unseen: 3, top: null, under: [] });
  assert.deepEqual(stack(play(2, 8), { is: "TopShown", seat: 2, colour: "blue" }), {
    unseen: 3,
    top: "blue",
    under: [],
  });
});

test("what the dummy takes goes under its stack, and comes up last, in that order", () => {
  const tricks = [
    ...[play(0, 10), play(2, 8), take(0, 8, "front"), take(2, 10, "stack")],
    ...[play(0, 3), play(2, 7), take(2, 7, "front"), take(0, 3, "hand")],
    ...[play(0, 3), play(2, 1), take(0, 1, "front"), take(2, 3, "stack")],
    ...[play(0, 9), play(2, 2), take(0, 9, "front"), take(0, 2, "hand")],
  ];
  assert.deepEqual(stack(...tricks), { unseen: 0, top: null, under: [10, 3] });
  assert.deepEqual(stack(...tricks, play(2, 10)), { unseen: 0, top: null, under: [3] });
});

test("the dummy keeps its tokens when its stack is made anew", () => {
  const token = { is: "TokenWon", seat: 2, counts: 20, merit: "highest", shared: [], tokens: 1 };
  const scene = played(2, ...DUMMY, token, { is: "RoundBegan", round: 2 }, { is: "StackMade", seat: 2 });
  assert.equal(scene.places[2].tokens, 1);
  assert.equal(scene.places[2].won, false);
  assert.deepEqual(scene.places[2].stack, { unseen: 4, top: null, under: [] });
});

// --- the end

const LAID = [
  { is: "RoundEnded", seat: 1 },
  { is: "HandLaid", seat: 0, chips: [9, 12] },
  { is: "HandLaid", seat: 2, chips: [7, 11] },
];

test("hands are laid open, the dummy's stack too", () => {
  const scene = played(2, ...DUMMY, ...LAID);
  assert.deepEqual(field(scene, "seen"), [[9, 12], [], [7, 11]]);
  assert.deepEqual(scene.places[0].own, null);
  assert.deepEqual(scene.places[0].backs, { red: 0, blue: 0 });
  assert.deepEqual(scene.places[2].stack, { unseen: 0, top: null, under: [] });
});

test("a total above the limit burns, and the highest unburnt one wins a token", () => {
  const scene = played(
    3,
    { is: "TotalCounted", seat: 0, chips: [3, 9, 10, 12], total: 34, counts: 34, fate: "burnt" },
    { is: "TotalCounted", seat: 1, chips: [1, 2, 6, 12], total: 21, counts: 21, fate: "stands" },
    { is: "TokenWon", seat: 1, counts: 21, merit: "highest_unburnt", shared: [], tokens: 2 },
  );
  assert.deepEqual(field(scene, "count"), [
    { total: 34, counts: 34, fate: "burnt" },
    { total: 21, counts: 21, fate: "stands" },
    null,
  ]);
  assert.deepEqual(field(scene, "tokens"), [0, 2, 0]);
  assert.deepEqual(field(scene, "won"), [false, true, false]);
});

test("several may win the game together; the dummy may win it, or be outrun", () => {
  assert.deepEqual(played(3, { is: "GameWon", seats: [0, 2], tokens: 3, beside: [] }).winners, [0, 2]);
  assert.deepEqual(played(2, { is: "DummyWon", dummy: 2, tokens: 1 }).winners, [2]);
  assert.deepEqual(played(2, { is: "DummyOutrun", dummy: 2, seat: 1, tokens: 2 }).winners, [1]);
});

// --- the view

const seen = (tokens, front, known, red, blue, unseen) => ({
  ...{ is: "Place", tokens, front, seen: known, red, blue, unseen },
});
const view = (more) => ({
  ...{ is: "View", seat: 0, burning: true, round: 2, leader: 1, dummy: null, middle: [], agenda: [{ is: "PlayChip" }] },
  places: [seen(1, [5], [12], 1, 0, [9]), seen(0, [], [], 2, 2, null), seen(2, [3], [4, 4], 0, 0, [])],
  ...more,
});

test("the view tells every hand as far as the viewer knows it", () => {
  const scene = chips.settle(played(3, ...FIRST), frozen(view()));
  assert.deepEqual([scene.round, scene.leader, scene.flight], [2, 1, null]);
  assert.deepEqual(field(scene, "tokens"), [1, 0, 2]);
  assert.deepEqual(field(scene, "own"), [[9], null, []]);
  assert.deepEqual(field(scene, "seen"), [[12], [], [4, 4]]);
  assert.deepEqual(field(scene, "front"), [[5], [], [3]]);
  assert.deepEqual(scene.places[1].backs, { red: 2, blue: 2 });
});

test("what was laid open of the dummy's stack, and what was taken last, is as it was played", () => {
  const dummy = { is: "Stack", tokens: 0, front: [], top: null, unseen: 0, under: [] };
  const laid = played(2, ...DUMMY, { is: "HandLaid", seat: 2, chips: [7, 11] });
  const shown = frozen(view({ dummy, places: view().places.slice(0, 2) }));
  assert.deepEqual(chips.settle(laid, shown).places[2].seen, [7, 11]);
  const taken = played(2, ROUND, play(0, 10), take(1, 10, "front"));
  assert.equal(chips.settle(taken, shown).flight, null);
});

test("the view tells the dummy's stack, and the dummy has no hand", () => {
  const dummy = { is: "Stack", tokens: 2, front: [7], top: "blue", unseen: 2, under: [3] };
  const scene = chips.settle(played(2, ...DUMMY), frozen(view({ dummy, places: view().places.slice(0, 2) })));
  assert.equal(scene.places.length, 3);
  const { tokens, front, stack: left, backs } = scene.places[2];
  assert.deepEqual([tokens, front, left], [2, [7], { unseen: 2, top: "blue", under: [3] }]);
  assert.deepEqual(backs, { red: 0, blue: 0 });
});

test("a middle that was played keeps who played which chip; another one is shown without names", () => {
  const scene = played(3, ROUND, TRICK, play(0, 10), play(1, 12));
  assert.equal(chips.settle(scene, frozen(view({ middle: [10, 12] }))).middle, scene.middle);
  assert.deepEqual(chips.settle(scene, frozen(view({ middle: [10] }))).middle, [{ chip: 10, seat: null }]);
});

test("after the game the last chips and totals stay on the table", () => {
  const scene = played(3, ROUND, ...LAID, { is: "GameWon", seats: [1], tokens: 3, beside: [] });
  const settled = chips.settle(scene, frozen(view({ agenda: [{ is: "Finished" }] })));
  assert.equal(settled.places, scene.places);
});

test("without a view a scene stays as it was played", () => {
  const scene = played(3, ...FIRST);
  assert.equal(chips.settle(scene, null), scene);
});

// --- pace and chapters

test("the deal takes no time, a won token most", () => {
  const pace = (is) => chips.pace({ is });
  assert.equal(pace("ChipsDealt"), 0);
  assert.ok(pace("GameWon") > pace("TokenWon") && pace("TokenWon") > pace("ChipPlayed"));
  assert.equal(pace("SomethingNew"), 800);
});

test("a chapter begins with a round, with every trick, and where totals are counted", () => {
  const events = [ROUND, TRICK, play(0, 10), { ...TRICK, trick: 2 }, { is: "RoundEnded", seat: 0 }];
  assert.deepEqual(titles(chips, ...events), [
    { key: "web-chips-round", args: { round: 1 } },
    { key: "web-chips-trick", args: { round: 1, trick: 1 } },
    null,
    { key: "web-chips-trick", args: { round: 1, trick: 2 } },
    { key: "web-chips-count", args: { round: 1 } },
  ]);
});

// The scene of King of 12, after events chosen by hand: what lies on the table by the rules.

import assert from "node:assert/strict";
import test from "node:test";
import * as king from "../../src/twelvefold/web/app/games/king/scene.js";
import { after, bySeat, field, frozen, stored, titles } from "./help.js";

const { pieces } = stored("king-2-random");
const SET = ["knight", "lady", "merchants", "sorcerer", "oracle", "machine", "golem"];
const played = (seats, ...events) => after(king, king.begin(seats, pieces, { seats, set: SET, promo: [] }), ...events);
const less = (...cards) => SET.filter((card) => !cards.includes(card));

const ROUND = { is: "RoundBegan", round: 1, dice: bySeat(4, 9, 12) };
const reveal = (...cards) => ({ is: "CardsRevealed", cards: bySeat(...cards) });

// --- a round begins

test("before the game nothing lies on the table", () => {
  const { places, ...table } = played(2);
  assert.deepEqual(table, { round: 0, turn: 0, set: SET, knight: null, flight: null, crowned: null, pieces });
  assert.equal(places.length, 2);
  assert.deepEqual(places[1], {
    die: null,
    rolls: 0,
    tokens: [0, 0],
    played: [],
    hand: null,
    won: 0,
    under: 0,
    known: [],
    suspects: [],
    card: null,
    fate: null,
    value: null,
    dark: false,
    rank: null,
    from: null,
    total: null,
  });
});

test("the set of a first game is the printed one; a random one is known once it is drawn", () => {
  assert.deepEqual(king.begin(2, pieces, { seats: 2, set: "first", promo: [] }).set, pieces.first);
  const random = king.begin(2, pieces, { seats: 2, set: "random", promo: [] });
  assert.equal(random.set, null);
  assert.deepEqual(after(king, random, { is: "SetDrawn", cards: SET }).set, SET);
});

test("a round begins with rolled dice, all cards in hand and no tokens", () => {
  const scene = played(3, ROUND);
  assert.equal(scene.round, 1);
  assert.equal(scene.turn, 0);
  assert.deepEqual(field(scene, "die"), [4, 9, 12]);
  assert.deepEqual(field(scene, "rolls"), [1, 1, 1]);
  assert.deepEqual(field(scene, "hand"), [SET, SET, SET]);
  assert.deepEqual(field(scene, "tokens"), [
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

// --- steps 1 and 2: cards

test("revealed cards stand, and have left the hands", () => {
  const scene = played(3, ROUND, reveal("knight", "golem", "lady"));
  assert.equal(scene.turn, 1);
  assert.deepEqual(field(scene, "card"), ["knight", "golem", "lady"]);
  assert.deepEqual(field(scene, "fate"), ["stands", "stands", "stands"]);
  assert.deepEqual(field(scene, "hand"), [less("knight"), less("golem"), less("lady")]);
  assert.deepEqual(field(scene, "played"), [["knight"], ["golem"], ["lady"]]);
});

test("equal characters cancel each other; another one stands", () => {
  const scene = played(3, ROUND, reveal("golem", "knight", "golem"), {
    is: "CardsCancelled",
    card: "golem",
    seats: [0, 2],
  });
  assert.deepEqual(field(scene, "fate"), ["cracked", "stands", "cracked"]);
});

test("a Lady left alone silences the others; cancelled cards stay cancelled", () => {
  const scene = played(
    4,
    reveal("golem", "golem", "lady", "sorcerer"),
    { is: "CardsCancelled", card: "golem", seats: [0, 1] },
    { is: "LadyCancelled", seat: 2, cards: [[3, "sorcerer"]] },
  );
  assert.deepEqual(field(scene, "fate"), ["cracked", "cracked", "stands", "silenced"]);
});

// --- step 3: dice

test("Merchants pass every die to the left, and it is seen where each came from", () => {
  const passed = {
    is: "DicePassed",
    seat: 1,
    before: bySeat(4, 9, 12),
    after: bySeat(12, 4, 9),
  };
  const scene = played(3, ROUND, reveal("knight", "merchants", "golem"), passed);
  assert.deepEqual(field(scene, "die"), [12, 4, 9]);
  assert.deepEqual(
    field(scene, "from"),
    [2, 0, 1].map((seat) => ({ seat, turn: 1 })),
  );
});

test("a turned die shows another face; only a rolled one has been rolled again", () => {
  const scene = played(
    3,
    ROUND,
    { is: "DieTurned", seat: 0, card: "sorcerer", owner: 0, before: 4, after: 2 },
    { is: "DieRolled", seat: 1, before: 9, after: 9 },
    { is: "FaunTurned", seat: 2, before: 12, after: 11 },
  );
  assert.deepEqual(field(scene, "die"), [2, 9, 11]);
  assert.deepEqual(field(scene, "rolls"), [1, 2, 1]);
});

// --- steps 4 and 5: values and places

test("a card changes the value of its die before values are compared", () => {
  const scene = played(3, ROUND, { is: "ValueChanged", seat: 0, card: "machine", face: 4, value: 11 });
  assert.deepEqual(field(scene, "value"), [11, null, null]);
});

test("values are compared, and equal ones make their dice dark", () => {
  const scene = played(
    3,
    ROUND,
    { is: "ValueChanged", seat: 0, card: "machine", face: 5, value: 12 },
    { is: "ValuesCompared", values: bySeat(12, 9, 12) },
    { is: "DiceCancelled", value: 12, seats: [0, 2] },
  );
  assert.deepEqual(field(scene, "value"), [12, 9, 12]);
  assert.deepEqual(field(scene, "dark"), [true, false, true]);
});

test("the Knight makes low beat high until the next cards are revealed", () => {
  const knight = played(3, ROUND, reveal("knight", "golem", "lady"), { is: "LowBeatsHigh", seat: 0 });
  assert.equal(knight.knight, 0);
  assert.equal(after(king, knight, reveal("golem", "lady", "sorcerer")).knight, null);
});

test("first place takes a 2 from the pool, second place a 1", () => {
  const first = played(3, ROUND, { is: "FirstPlace", seat: 2, value: 12, token: 2, points: 2 });
  assert.deepEqual(field(first, "rank"), [null, null, 1]);
  assert.deepEqual(first.places[2].tokens, [0, 1]);
  assert.deepEqual(first.flight, { token: 2, from: null, to: 2 });
  const second = after(king, first, { is: "SecondPlace", seat: 1, value: 9, token: 1, points: 1 });
  assert.deepEqual(field(second, "rank"), [null, 2, 1]);
  assert.deepEqual(second.places[1].tokens, [1, 0]);
  assert.deepEqual(second.flight, { token: 1, from: null, to: 1 });
});

test("a Lady takes a token from her victim; a token that has arrived does not fly again", () => {
  const rich = played(2, { is: "FirstPlace", seat: 1, value: 9, token: 2, points: 2 });
  const robbed = after(king, rich, { is: "TokenTaken", thief: 0, victim: 1, token: 2 });
  assert.deepEqual(field(robbed, "tokens"), [
    [0, 1],
    [0, 0],
  ]);
  assert.deepEqual(robbed.flight, { token: 2, from: 1, to: 0 });
  const spared = after(king, robbed, { is: "TokenLeft", thief: 1, victim: 0 });
  assert.deepEqual(spared, { ...robbed, flight: null });
});

test("what a turn has left on a place is gone when the next cards are revealed", () => {
  const turn = played(
    2,
    reveal("golem", "knight"),
    { is: "ValuesCompared", values: bySeat(12, 9) },
    { is: "LowBeatsHigh", seat: 1 },
    { is: "FirstPlace", seat: 1, value: 9, token: 2, points: 2 },
  );
  const next = after(king, turn, reveal("machine", "lady"));
  assert.equal(next.turn, 2);
  assert.deepEqual(field(next, "value"), [null, null]);
  assert.deepEqual(field(next, "rank"), [null, null]);
  assert.deepEqual(field(next, "tokens"), [
    [0, 0],
    [0, 1],
  ]);
  assert.deepEqual(field(next, "played"), [
    ["golem", "machine"],
    ["knight", "lady"],
  ]);
});

// --- the end of a round

const END = [
  { is: "TotalsCompared", totals: bySeat(5, 5, 4) },
  { is: "TotalsCancelled", points: 5, seats: [0, 1] },
  { is: "RoundWon", seat: 2, points: 4 },
];

test("equal totals cancel each other, and the highest one left wins the round", () => {
  assert.deepEqual(field(played(3, END[0]), "total"), ["compared", "compared", "compared"]);
  assert.deepEqual(field(played(3, ...END), "total"), ["cancelled", "cancelled", "won"]);
});

test("the winner sees which card lies under the die; the others see that there is one", () => {
  const winner = played(3, ROUND, ...END, { is: "CardLaid", seat: 2, card: "golem" });
  assert.deepEqual(field(winner, "under"), [0, 0, 1]);
  assert.deepEqual(field(winner, "known"), [[], [], ["golem"]]);
  const other = played(3, ROUND, ...END, { is: "CardHidden", seat: 2 });
  assert.deepEqual(field(other, "under"), [0, 0, 1]);
  assert.deepEqual(field(other, "known"), [[], [], []]);
});

test("in the next round cards come back but for the known one under a die; tokens go back", () => {
  const laid = { is: "CardLaid", seat: 2, card: "golem" };
  const won = played(3, ROUND, reveal("knight", "lady", "golem"), ...END, laid);
  const next = after(king, won, { ...ROUND, round: 2, dice: bySeat(1, 2, 3) });
  assert.equal(next.round, 2);
  assert.equal(next.turn, 0);
  assert.deepEqual(field(next, "hand"), [SET, SET, less("golem")]);
  assert.deepEqual(field(next, "played"), [[], [], []]);
  assert.deepEqual(field(next, "total"), [null, null, null]);
  assert.deepEqual(field(next, "under"), [0, 0, 1]);
  assert.deepEqual(field(next, "rolls"), [2, 2, 2]);
});

test("the winner of the game is crowned, and what lies under the dice is shown", () => {
  const scene = played(3, { is: "CardHidden", seat: 0 }, { is: "CardHidden", seat: 2 }, { is: "GameWon", seat: 2 });
  assert.equal(scene.crowned, 2);
  const lifted = after(king, scene, {
    is: "DiceLifted",
    cards: [
      [0, "oracle"],
      [2, "golem"],
    ],
  });
  assert.deepEqual(field(lifted, "known"), [["oracle"], [], ["golem"]]);
});

// --- the view

const seen = (die, more = {}) => ({
  ...{ is: "Place", die, tokens: [0, 1], played: ["golem"], cards: 6, hand: null, under: null, suspects: [] },
  ...more,
});
const view = (frame, ...places) => ({ is: "View", seat: 0, set: SET, round: 2, places, agenda: [{ is: frame }] });

const TURN = [
  { ...ROUND, dice: bySeat(5, 9) },
  reveal("golem", "golem"),
  { is: "ValuesCompared", values: bySeat(5, 9) },
  { is: "DiceCancelled", value: 5, seats: [0] },
  { is: "LowBeatsHigh", seat: 1 },
  { is: "FirstPlace", seat: 1, value: 9, token: 2, points: 2 },
];

test("without a view a scene stays as it was played", () => {
  const scene = played(2, ...TURN);
  assert.equal(king.settle(scene, null), scene);
});

test("while the next card is chosen, cards and values of the last turn stay; the Knight and dark dice do not", () => {
  const scene = king.settle(played(2, ...TURN), frozen(view("ChooseCards", seen(5, { hand: less("golem") }), seen(9))));
  assert.deepEqual(field(scene, "card"), ["golem", "golem"]);
  assert.deepEqual(field(scene, "value"), [5, 9]);
  assert.deepEqual(field(scene, "rank"), [null, 1]);
  assert.deepEqual(field(scene, "dark"), [false, false]);
  assert.equal(scene.knight, null);
  assert.equal(scene.flight, null);
  assert.equal(scene.round, 2);
});

test("while a token may be taken, the Knight and dark dice stay", () => {
  const scene = king.settle(played(2, ...TURN), frozen(view("TakeTokens", seen(5), seen(9))));
  assert.deepEqual(field(scene, "dark"), [true, false]);
  assert.equal(scene.knight, 1);
});

test("the view alone tells what is in a hand, and which card may lie under a die", () => {
  const own = seen(5, { hand: less("golem"), under: "oracle", suspects: ["oracle", "lady"] });
  const other = seen(0, { suspects: ["sorcerer", "machine"], played: [], tokens: [3, 0] });
  const scene = king.settle(played(2, ...TURN), frozen(view("ChooseCards", own, other)));
  assert.deepEqual(field(scene, "hand"), [less("golem"), null]);
  assert.deepEqual(field(scene, "known"), [["oracle"], []]);
  assert.deepEqual(field(scene, "suspects"), [[["oracle", "lady"]], [["sorcerer", "machine"]]]);
  assert.deepEqual(field(scene, "under"), [1, 1]);
  assert.deepEqual(field(scene, "die"), [5, null]);
  assert.deepEqual(field(scene, "played"), [["golem"], []]);
  assert.deepEqual(field(scene, "tokens"), [
    [0, 1],
    [3, 0],
  ]);
});

// --- pace and chapters

test("what changes the table most is shown longest", () => {
  const pace = (is) => king.pace({ is });
  assert.ok(pace("GameWon") > pace("RoundWon") && pace("RoundWon") > pace("NobodyFirst"));
  assert.equal(pace("SomethingNew"), 800);
});

test("a chapter begins with a round and with every turn", () => {
  assert.deepEqual(
    titles(king, { is: "SetDrawn", cards: SET }, ROUND, reveal(), reveal(), { ...ROUND, round: 2 }, reveal()),
    [
      null,
      { key: "king-where-round", args: { round: 1 } },
      { key: "king-where", args: { round: 1, turn: 1 } },
      { key: "king-where", args: { round: 1, turn: 2 } },
      { key: "king-where-round", args: { round: 2 } },
      { key: "king-where", args: { round: 2, turn: 1 } },
    ],
  );
});

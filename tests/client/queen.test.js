// The scene of Queen of 12, after events chosen by hand: dice, cards, sheets A and B, the duel, the game alone.

import assert from "node:assert/strict";
import test from "node:test";
import * as queen from "../../src/twelvefold/web/app/games/queen/scene.js";
import { after, field, frozen, stored, titles } from "./help.js";

const { pieces, viewers } = stored("queen-4-robot");
const HAND = ["knight", "sorcerer", "jungle_guardian", "alchemist"];
const RESERVE = ["lady", "spy", "golem", "oracle", "parasite", "philosopher"];
const VIEW = { printed: viewers[0].steps[0].view.printed };

const played = (seats, ...events) =>
  after(queen, queen.begin(seats, pieces, { seats, sheet: "A", reserve: RESERVE }, VIEW), ...events);
const faces = (dice) => dice.map(({ colour, face }) => `${colour} ${face}`);
const ids = (dice) => dice.map(({ id }) => id);
const less = (...cards) => HAND.filter((card) => !cards.includes(card));

const ROUND = { is: "RoundBegan", round: 1, seat: 1 };
const DRAWN = [
  { is: "DiceDrawn", tray: "mountains", colours: ["red", "yellow"] },
  { is: "DiceDrawn", tray: "jungle", colours: ["purple", "red"] },
];
const ROLLED = {
  is: "DiceRolled",
  mountains: [
    ["red", 2],
    ["yellow", 11],
  ],
  jungle: [
    ["purple", 5],
    ["red", 3],
  ],
};
const DICE = [ROUND, ...DRAWN, ROLLED];
const reveal = (...cards) => ({ is: "CardsRevealed", cards });

// --- setting up

test("before the game everybody has the printed hand, the agreed reserve and all bonuses", () => {
  const scene = played(3);
  const { places, printed, ...table } = scene;
  assert.deepEqual(table, {
    ...{ pieces, crusade: false, round: 0, active: null, trays: { mountains: [], jungle: [] }, rolls: 0 },
    ...{ order: [], now: -1, oracle: null, king: null, flight: null },
    ...{ title: null, ownTotal: null, winners: [], over: false },
  });
  assert.equal(printed, VIEW.printed);
  assert.equal(places.length, 3);
  assert.deepEqual(field(scene, "hand"), [HAND, HAND, HAND]);
  assert.deepEqual(field(scene, "reserve"), [RESERVE, RESERVE, RESERVE]);
  assert.deepEqual(scene.places[2].boxes, { copies: 1, piles: 1, gains: 2 });
  assert.deepEqual(scene.places[2].marks, []);
});

test("a first game has the printed reserve; a random one is known once it is drawn", () => {
  const begin = (reserve) => queen.begin(3, pieces, { seats: 3, sheet: "A", reserve }, VIEW);
  assert.deepEqual(begin("first").places[0].reserve, pieces.first[3]);
  assert.deepEqual(begin("random").places[0].reserve, []);
  const drawn = after(queen, begin("random"), { is: "ReserveDrawn", cards: RESERVE });
  assert.deepEqual(field(drawn, "reserve"), [RESERVE, RESERVE, RESERVE]);
});

test("who is active first is drawn; in a duel everybody starts with a card of the reserve", () => {
  assert.equal(played(3, { is: "ActiveDrawn", seat: 2 }).active, 2);
  const scene = played(
    2,
    { is: "FirstCardMoved", seat: 0, card: "golem" },
    { is: "FirstCardMoved", seat: 1, card: "spy" },
  );
  assert.deepEqual(field(scene, "hand"), [
    [...HAND, "golem"],
    [...HAND, "spy"],
  ]);
  assert.deepEqual(
    scene.places[0].reserve,
    RESERVE.filter((card) => card !== "golem"),
  );
  assert.deepEqual(
    scene.places[1].reserve,
    RESERVE.filter((card) => card !== "spy"),
  );
});

// --- dice

test("dice are drawn into the trays without a face, then rolled", () => {
  const drawn = played(3, ROUND, ...DRAWN);
  assert.deepEqual([drawn.round, drawn.active], [1, 1]);
  assert.deepEqual(faces(drawn.trays.mountains), ["red 0", "yellow 0"]);
  const rolled = after(queen, drawn, ROLLED);
  assert.deepEqual(faces(rolled.trays.mountains), ["red 2", "yellow 11"]);
  assert.deepEqual(faces(rolled.trays.jungle), ["purple 5", "red 3"]);
  assert.deepEqual(ids(rolled.trays.mountains), ids(drawn.trays.mountains));
  assert.equal(rolled.rolls, drawn.rolls + 1);
  const all = ids([...rolled.trays.mountains, ...rolled.trays.jungle]);
  assert.equal(new Set(all).size, 4);
});

const KNIGHT = {
  ...{ is: "DiceTaken", seat: 0, card: "knight", trays: ["mountains", "jungle"] },
  dice: [
    ["red", 2],
    ["red", 3],
  ],
};

test("taken dice move from the trays to the player, and stay the same dice", () => {
  const rolled = played(3, ...DICE, reveal([0, "knight"]));
  const scene = after(queen, rolled, KNIGHT);
  assert.deepEqual(faces(scene.places[0].dice), ["red 2", "red 3"]);
  assert.deepEqual(ids(scene.places[0].dice), [rolled.trays.mountains[0].id, rolled.trays.jungle[1].id]);
  assert.deepEqual(faces(scene.trays.mountains), ["yellow 11"]);
  assert.deepEqual(faces(scene.trays.jungle), ["purple 5"]);
  assert.deepEqual(scene.flight, { seat: 0, ids: ids(scene.places[0].dice) });
  assert.equal(after(queen, scene, { is: "DiceLeft", dice: [], trays: [] }).flight, null);
});

test("the Lady's die is known among the dice of its player", () => {
  const lady = { is: "DiceTaken", seat: 2, card: "lady", dice: [["purple", 5]], trays: ["jungle"] };
  const { dice, lady: hers } = played(3, ...DICE, lady).places[2];
  assert.equal(hers, dice[0]);
});

test("the dice of a round are gone in the next one", () => {
  const scene = played(
    3,
    ...DICE,
    KNIGHT,
    { is: "BonusDue", seat: 1, why: "no_dice" },
    { ...ROUND, round: 2, seat: 2 },
  );
  assert.deepEqual(scene.trays, { mountains: [], jungle: [] });
  assert.deepEqual(field(scene, "dice"), [[], [], []]);
  assert.deepEqual(field(scene, "due"), [null, null, null]);
  assert.deepEqual([scene.round, scene.active], [2, 2]);
});

test("a new round begins without the cards of the last one", () => {
  const oracle = { is: "LineChosen", seat: 0, line: "c" };
  const scene = played(3, ROUND, reveal([0, "oracle"]), oracle, { ...ROUND, round: 2 });
  assert.deepEqual([scene.order, scene.now, scene.oracle], [[], -1, null]);
});

// --- cards

test("revealed cards lie on the piles in the order in which they act", () => {
  const scene = played(3, ...DICE, reveal([2, "knight"], [0, "sorcerer"], [1, "alchemist"]));
  assert.deepEqual(field(scene, "hand"), [less("sorcerer"), less("alchemist"), less("knight")]);
  assert.deepEqual(field(scene, "pile"), [["sorcerer"], ["alchemist"], ["knight"]]);
  assert.deepEqual(scene.order, [
    { seat: 2, card: "knight", cracked: false },
    { seat: 0, card: "sorcerer", cracked: false },
    { seat: 1, card: "alchemist", cracked: false },
  ]);
  assert.equal(scene.now, -1);
});

test("equal cards cancel each other, and the next one acts", () => {
  const scene = played(
    3,
    ...DICE,
    reveal([0, "knight"], [2, "knight"], [1, "sorcerer"]),
    { is: "CardsCancelled", card: "knight", seats: [0, 2] },
    { is: "NothingTaken", seat: 1, card: "sorcerer" },
  );
  assert.deepEqual(
    scene.order.map(({ cracked }) => cracked),
    [true, true, false],
  );
  assert.equal(scene.now, 2);
});

test("in a duel everybody plays two cards, and each acts in its turn", () => {
  const cards = [
    [1, "knight"],
    [0, "sorcerer"],
    [1, "jungle_guardian"],
    [0, "alchemist"],
  ];
  const scene = played(2, ...DICE, reveal(...cards), { is: "NothingTaken", seat: 1, card: "jungle_guardian" });
  assert.deepEqual(field(scene, "hand"), [less("sorcerer", "alchemist"), less("knight", "jungle_guardian")]);
  assert.deepEqual(field(scene, "pile"), [
    ["sorcerer", "alchemist"],
    ["knight", "jungle_guardian"],
  ]);
  assert.equal(scene.now, 2);
  assert.equal(after(queen, scene, { is: "DiceLeft", dice: [], trays: [] }).now, 4);
});

test("in a duel a cancelled card does not cancel the other card of its player", () => {
  const cards = [
    [1, "knight"],
    [0, "knight"],
    [0, "sorcerer"],
    [1, "jungle_guardian"],
  ];
  const scene = played(2, reveal(...cards), { is: "CardsCancelled", card: "knight", seats: [0, 1] });
  assert.deepEqual(
    scene.order.map(({ cracked }) => cracked),
    [true, true, false, false],
  );
});

test("a card acts although it takes, marks or copies nothing", () => {
  const acts = (card, event) => played(3, reveal([0, "knight"], [1, card]), { seat: 1, ...event }).now;
  assert.equal(acts("sorcerer", { is: "NothingTaken", card: "sorcerer" }), 1);
  assert.equal(acts("spy", { is: "SpyBlocked", guards: [0] }), 1);
  assert.equal(acts("alchemist", { is: "MarkForgone", card: "alchemist" }), 1);
  assert.equal(acts("alchemist", { is: "NothingToMark", card: "alchemist" }), 1);
  assert.equal(acts("mirror", { is: "NothingToCopy" }), 1);
});

test("the last card in hand starts a new pile, and the old pile comes back", () => {
  const empty = played(3, ...less("alchemist").map((card) => reveal([0, card])));
  assert.deepEqual(empty.places[0].hand, ["alchemist"]);
  const scene = after(
    queen,
    empty,
    { is: "PileTaken", seat: 0, cards: less("alchemist"), why: "last_card" },
    { is: "NewPileStarted", seat: 0, card: "alchemist" },
  );
  assert.deepEqual(scene.places[0].hand, less("alchemist"));
  assert.deepEqual(scene.places[0].pile, ["alchemist"]);
});

test("who has no card left to play is out; who has one waits", () => {
  assert.equal(played(3, { is: "CannotPlay", seat: 1, cards: 0 }).places[1].out, true);
  assert.equal(played(3, { is: "CannotPlay", seat: 1, cards: 1 }).places[1].out, false);
});

test("the Alchemist takes a card from the reserve; the Parasite puts one back there", () => {
  const gained = played(3, reveal([0, "alchemist"]), { is: "CardGained", seat: 0, card: "spy", how: "alchemist" });
  assert.deepEqual(gained.places[0].hand, [...less("alchemist"), "spy"]);
  assert.ok(!gained.places[0].reserve.includes("spy"));
  assert.deepEqual(gained.places[0].boxes.gains, 2);
  const back = after(queen, gained, reveal([0, "parasite"]), { is: "CardPutBack", seat: 0, card: "spy" });
  assert.deepEqual(back.places[0].hand, less("alchemist"));
  assert.ok(back.places[0].reserve.includes("spy"));
  assert.equal(back.now, 0);
});

test("a card lost by the Gambler goes to the pile", () => {
  const { hand, pile } = played(3, { is: "CardLost", seat: 1, card: "sorcerer" }).places[1];
  assert.deepEqual([hand, pile], [less("sorcerer"), ["sorcerer"]]);
});

test("the Oracle names a line, then a die is rolled for it", () => {
  const named = played(3, reveal([0, "oracle"]), { is: "LineChosen", seat: 0, line: "c" });
  assert.deepEqual(named.oracle, { seat: 0, line: "c", face: null });
  assert.equal(named.now, 0);
  const rolled = after(queen, named, { is: "OracleRolled", seat: 0, line: "c", face: 7, hit: "open" });
  assert.deepEqual(rolled.oracle, { seat: 0, line: "c", face: 7 });
});

test("the Mirror copies dice; a copying bonus is used up", () => {
  const copied = { is: "DiceCopied", seat: 1, owner: 0, dice: [["red", 2]] };
  const mirror = played(3, reveal([1, "mirror"]), { ...copied, mirror: true });
  assert.deepEqual(mirror.places[1].copied, [{ colour: "red", face: 2 }]);
  assert.equal(mirror.places[1].boxes.copies, 1);
  assert.equal(mirror.now, 0);
  const bonus = played(3, { ...copied, mirror: false });
  assert.equal(bonus.places[1].boxes.copies, 0);
});

// --- marks and bonuses

test("dice, bonuses and cards mark cells; the marks of this round are told apart", () => {
  const scene = played(
    3,
    ROUND,
    reveal([0, "alchemist"]),
    { is: "DieMarked", seat: 1, die: ["red", 2], cell: "a2", spot: "value" },
    { is: "BonusMarked", seat: 1, cell: "b3", spot: "value" },
    { is: "CardMarked", seat: 0, card: "alchemist", cell: "c4", spot: "value" },
  );
  assert.deepEqual(field(scene, "marks"), [["c4"], ["a2", "b3"], []]);
  assert.deepEqual(field(scene, "recent"), [["c4"], ["a2", "b3"], []]);
  assert.equal(scene.now, 0);
  const next = after(queen, scene, { ...ROUND, round: 2 });
  assert.deepEqual(field(next, "marks"), [["c4"], ["a2", "b3"], []]);
  assert.deepEqual(field(next, "recent"), [[], [], []]);
});

test("a bonus is due for a reason; what it gives uses up a box", () => {
  const due = played(3, reveal([2, "knight"]), { is: "BonusDue", seat: 2, why: "nothing_fits" });
  assert.equal(due.places[2].due, "nothing_fits");
  const pile = after(queen, due, { is: "PileTaken", seat: 2, cards: ["knight"], why: "bonus" });
  assert.deepEqual(pile.places[2].boxes, { copies: 1, piles: 0, gains: 2 });
  const card = after(queen, due, { is: "CardGained", seat: 2, card: "golem", how: "bonus" });
  assert.deepEqual(card.places[2].boxes, { copies: 1, piles: 1, gains: 1 });
});

test("the Philosopher takes the pile back without a box, and acts", () => {
  const back = { is: "PileTaken", seat: 1, cards: ["knight"], why: "philosopher" };
  const scene = played(3, reveal([1, "knight"]), reveal([0, "sorcerer"], [1, "philosopher"]), back);
  assert.deepEqual(scene.places[1].boxes, { copies: 1, piles: 1, gains: 2 });
  assert.ok(scene.places[1].hand.includes("knight"));
  assert.equal(scene.now, 1);
});

test("the first full line is kept", () => {
  const scene = played(3, { is: "LineFilled", seat: 2, lines: ["c"], points: 6 });
  assert.deepEqual(field(scene, "first"), [false, false, true]);
});

// --- alone, against the King

const alone = (...events) => played(1, ...events).king;

test("alone the King has a deck like the hand, and shows a card in every round", () => {
  assert.deepEqual(alone(), { deck: HAND, discard: [], shown: null });
  const scene = played(1, { is: "KingDiscarded", card: "knight" }, ROUND, { is: "KingRevealed", card: "sorcerer" });
  assert.deepEqual(scene.king, {
    deck: less("knight", "sorcerer"),
    discard: ["knight", "sorcerer"],
    shown: "sorcerer",
  });
  assert.equal(after(queen, scene, { ...ROUND, round: 2 }).king.shown, null);
});

test("the King's card cancels the same one of the player", () => {
  const scene = played(
    1,
    reveal([0, "knight"]),
    { is: "KingRevealed", card: "knight" },
    { is: "KingCancelled", seat: 0, card: "knight" },
  );
  assert.deepEqual(scene.order, [{ seat: 0, card: "knight", cracked: true }]);
});

test("the King's discard is shuffled into his deck", () => {
  const events = HAND.map((card) => ({ is: "KingDiscarded", card }));
  assert.deepEqual(alone(...events, { is: "KingShuffled", empty: true }), { deck: HAND, discard: [], shown: null });
});

test("what the player gains or loses, the King does, too", () => {
  const first = { is: "FirstCardMoved", seat: 0, card: "philosopher" };
  assert.deepEqual(alone(first).deck, [...HAND, "philosopher"]);
  assert.deepEqual(alone({ is: "KingGained", card: "golem" }).deck, [...HAND, "golem"]);
  assert.deepEqual(alone({ is: "KingDiscarded", card: "knight" }, { is: "KingLost", card: "knight" }).discard, []);
  assert.deepEqual(alone({ is: "KingLost", card: "knight" }).deck, less("knight"));
});

test("in a game of several there is no King", () => {
  assert.equal(played(3, { is: "KingRevealed", card: "knight" }).king, null);
});

// --- the end

test("points are counted part by part", () => {
  const scene = played(
    2,
    { is: "HalfCounted", seat: 1, half: "left", rows: [3, 0], columns: [4], points: 7 },
    { is: "HalfCounted", seat: 1, half: "right", rows: [1], columns: [], points: 1 },
    { is: "CardsCounted", seat: 1, cards: [["knight", 3]], points: 3 },
    { is: "TotalCounted", seat: 1, halves: 8, first: 6, cards: 3, total: 17 },
  );
  const { left, right, cards, total } = scene.places[1].count;
  assert.deepEqual([left.points, right.points, cards.points, total.total], [7, 1, 3, 17]);
  assert.deepEqual(scene.places[0].count, {});
});

test("somebody wins, nobody wins, or who plays alone gets a title", () => {
  const end = ({ winners, title, ownTotal, over }) => ({ winners, title, ownTotal, over });
  const open = { winners: [], title: null, ownTotal: null, over: false };
  assert.deepEqual(end(played(2)), open);
  assert.deepEqual(end(played(2, { is: "GameWon", seat: 1, total: 90 })), { ...open, winners: [1], over: true });
  assert.deepEqual(end(played(2, { is: "NobodyWon", seats: [0, 1] })), { ...open, over: true });
  const titled = played(1, { is: "TitleWon", seat: 0, total: 99, title: "recognised_leader" });
  assert.deepEqual(end(titled), { ...open, title: "recognised_leader", over: true });
  assert.deepEqual(end(played(1, { is: "OwnTotal", seat: 0, total: 77 })), { ...open, ownTotal: 77, over: true });
});

// --- the view

const seen = (more = {}) => ({
  ...{ is: "Player", hand: HAND, pile: [], reserve: [], copies: 1, piles: 1, gains: 2, first: false, out: false },
  ...{ taken: [], lady: null, copied: [], ...more },
});
const read = (marked = [], fresh = []) => ({ is: "HalvesRead", marked, fresh });
const die = (colour, face) => ({ is: "Die", colour, face });
const view = (places, more = {}, reading = {}) => ({
  ...{ is: "View", seat: 0, printed: VIEW.printed, round: 3, active: 0, mountains: [], jungle: [], king: null },
  ...{ crusade: false, agenda: [{ is: "ChooseCards" }], places, ...more },
  reading: {
    is: "Reading",
    race: true,
    order: [],
    acting: false,
    next: 0,
    sheets: places.map(() => read()),
    ...reading,
  },
});

test("without a view a scene stays as it was played", () => {
  const scene = played(2, ...DICE);
  assert.equal(queen.settle(scene, null), scene);
});

test("dice that the view shows where they are played stay the same dice; others are laid anew", () => {
  const scene = played(2, ...DICE, KNIGHT);
  const shown = view([seen({ taken: [die("red", 3), die("red", 2)] }), seen({ taken: [die("red", 9)] })], {
    mountains: [die("yellow", 11)],
    jungle: [die("purple", 6)],
  });
  const settled = queen.settle(scene, frozen(shown));
  assert.equal(settled.trays.mountains, scene.trays.mountains);
  assert.deepEqual(faces(settled.trays.jungle), ["purple 6"]);
  assert.equal(settled.places[0].dice, scene.places[0].dice);
  assert.deepEqual(faces(settled.places[1].dice), ["red 9"]);
  assert.equal(settled.flight, null);
});

test("the view tells cards, boxes and marks; a line that is being built is not marked yet", () => {
  const copied = [die("red", 2)];
  const own = seen({ hand: ["knight"], pile: ["spy"], reserve: ["golem"], copies: 0, gains: 1, first: true, copied });
  const shown = view([own, seen({ out: true })], {}, { sheets: [read(["a2", "b3", "c4"], ["b3"]), read(["d1"])] });
  const scene = after(queen, queen.begin(2, pieces, { seats: 2, sheet: "A", reserve: RESERVE }, null), ...DICE);
  const { round, active, now, printed, places } = queen.settle(scene, frozen(shown));
  assert.deepEqual([round, active, now, printed], [3, 0, -1, VIEW.printed]);
  assert.deepEqual([places[0].hand, places[0].pile, places[0].reserve], [["knight"], ["spy"], ["golem"]]);
  assert.deepEqual(places[0].boxes, { copies: 0, piles: 1, gains: 1 });
  assert.deepEqual([places[0].first, places[1].out], [true, true]);
  assert.deepEqual(places[0].copied, copied);
  assert.deepEqual([places[0].marks, places[1].marks], [["a2", "c4"], ["d1"]]);
});

test("the card that acts follows from how many are still to come; cancelled cards do not act", () => {
  const cards = reveal([0, "knight"], [1, "sorcerer"], [2, "knight"], [3, "alchemist"]);
  const scene = played(4, ...DICE, cards, { is: "CardsCancelled", card: "knight", seats: [0, 2] });
  const order = [
    [1, "sorcerer"],
    [3, "alchemist"],
  ];
  const four = [seen(), seen(), seen(), seen()];
  const now = (acting, next) => queen.settle(scene, frozen(view(four, {}, { order, acting, next }))).now;
  assert.equal(now(true, 1), 1);
  assert.equal(now(true, 0), 3);
  assert.equal(now(false, 0), 4);
});

test("cards that change places act in the order of the view", () => {
  const scene = played(2, ...DICE, reveal([0, "knight"], [1, "sorcerer"]));
  const order = [
    [1, "sorcerer"],
    [0, "knight"],
  ];
  const settled = queen.settle(scene, frozen(view([seen(), seen()], {}, { order, acting: true, next: 1 })));
  assert.deepEqual(settled.order, [
    { seat: 1, card: "sorcerer", cracked: false },
    { seat: 0, card: "knight", cracked: false },
  ]);
  assert.equal(settled.now, 0);
});

test("the view tells the King's cards; what he shows was played", () => {
  const scene = played(1, ROUND, { is: "KingRevealed", card: "sorcerer" });
  const king = { is: "KingsCards", deck: ["knight"], discard: ["sorcerer", "golem"] };
  const settled = queen.settle(scene, frozen(view([seen()], { king })));
  assert.deepEqual(settled.king.deck, ["knight"]);
  assert.deepEqual(settled.king.discard, ["sorcerer", "golem"]);
  assert.equal(settled.king.shown, "sorcerer");
});

test("the Lady's die is the one that the view names", () => {
  const scene = queen.settle(
    played(2, ...DICE),
    frozen(view([seen({ taken: [die("red", 2), die("purple", 5)], lady: die("purple", 5) }), seen()])),
  );
  assert.equal(scene.places[0].lady, scene.places[0].dice[1]);
  assert.equal(scene.places[1].lady, null);
});

// --- pace and chapters

test("rolled dice and revealed cards are looked at longer than a mark", () => {
  const pace = (is) => queen.pace({ is });
  assert.ok(pace("CardsRevealed") > pace("DieMarked") && pace("DiceRolled") > pace("DieMarked"));
  assert.ok(pace("GameWon") > 2000);
  assert.equal(pace("SomethingNew"), 700);
});

test("a chapter begins with a round, and where points are counted first", () => {
  const [half, cards] = [
    { is: "HalfCounted", seat: 0 },
    { is: "CardsCounted", seat: 0 },
  ];
  assert.deepEqual(titles(queen, { is: "ActiveDrawn", seat: 0 }, ROUND, ROLLED, { ...ROUND, round: 2 }, half, cards), [
    null,
    { key: "queen-where-solo", args: { round: 1 } },
    null,
    { key: "queen-where-solo", args: { round: 2 } },
    { key: "web-queen-count", args: {} },
    null,
  ]);
});

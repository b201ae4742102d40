// The scene of a tournament of King of 12, after events chosen by hand: groups, the winners' table, the final.

import assert from "node:assert/strict";
import test from "node:test";
import * as tournament from "../../src/twelvefold/web/app/games/king/tournament/scene.js";
import * as telling from "../../src/twelvefold/web/app/games/king/tournament/telling.js";
import { after, bySeat, field, frozen, stored, titles } from "./help.js";

const { groupOf, tableOf } = tournament;
const { pieces } = stored("king-6-final-twice");
const SET = ["knight", "lady", "merchants", "sorcerer", "oracle", "machine", "golem"];
const OPTIONS = { seats: 5, set: SET, promo: [], groups: "2+3" };

const played = (viewer, ...events) =>
  after(tournament, tournament.begin(5, pieces, OPTIONS, { seat: viewer }), ...events);
const only = (scene, name, ...seats) => seats.map((seat) => scene.places[seat][name]);

const SEATED = [
  { is: "GroupSeated", group: 1, seats: [0, 3] },
  { is: "GroupSeated", group: 2, seats: [1, 2, 4] },
];
const ROUND = { is: "RoundBegan", round: 1, dice: bySeat(5, 7, 1, 12, 3) };
const reveal = (group, cards) => ({
  is: "GroupRevealed",
  group,
  cards: Object.entries(cards).map(([seat, card]) => [Number(seat), card]),
});
const REVEALED = [
  { is: "TurnRevealed" },
  reveal(1, { 0: "knight", 3: "golem" }),
  reveal(2, { 1: "machine", 2: "oracle", 4: "machine" }),
];
const at = (group) => ({ is: "AtGroup", group, seats: SEATED[group - 1].seats });

/** Both groups have compared their dice; seat 0 is first in its group by the Knight, seat 2 in the other. */
const COMPARED = [
  ...REVEALED,
  at(1),
  {
    is: "ValuesCompared",
    values: [
      [0, 5],
      [3, 12],
    ],
  },
  { is: "LowBeatsHigh", seat: 0 },
  { is: "GroupFirst", seat: 0, value: 5 },
  { is: "SecondPlace", seat: 3, value: 12, token: 1, points: 1 },
  at(2),
  { is: "CardsCancelled", card: "machine", seats: [1, 4] },
  { is: "GroupFirst", seat: 2, value: 9 },
];
const MEET = {
  is: "WinnersMeet",
  cards: [
    [0, "knight"],
    [2, "oracle"],
  ],
};

// --- who plays with whom

test("before the game nobody sits anywhere", () => {
  const scene = played(4);
  assert.equal(scene.viewer, 4);
  assert.deepEqual([scene.groups, scene.winners, scene.knights], [[], [], {}]);
  assert.deepEqual([scene.seating, scene.final, scene.nobody, scene.at], [false, false, false, null]);
  assert.equal(scene.met.size, 0);
  assert.equal(groupOf(scene, 4), 0);
  assert.equal(scene.places[4].home, null);
  assert.equal(tournament.begin(5, pieces, OPTIONS, null).viewer, null);
});

test("players are seated in groups, and who sits together has met", () => {
  const scene = played(4, ...SEATED);
  assert.equal(scene.seating, true);
  assert.deepEqual(scene.groups, [
    [0, 3],
    [1, 2, 4],
  ]);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((seat) => groupOf(scene, seat)),
    [1, 2, 2, 1, 2],
  );
  assert.equal(groupOf(scene, null), 0);
  assert.deepEqual([...scene.met].sort(), [
    ["0 3", 1],
    ["1 2", 1],
    ["1 4", 1],
    ["2 4", 1],
  ]);
});

test("new groups replace the old ones; who meets again has met twice", () => {
  const again = [
    { is: "GroupSeated", group: 1, seats: [1, 4] },
    { is: "GroupSeated", group: 2, seats: [0, 2, 3] },
  ];
  const scene = played(4, ...SEATED, ROUND, ...again);
  assert.deepEqual(scene.groups, [
    [1, 4],
    [0, 2, 3],
  ]);
  assert.equal(scene.met.get("1 4"), 2);
  assert.equal(scene.met.get("0 2"), 1);
  assert.equal(scene.met.get("0 1"), undefined);
});

test("a round ends the seating, and everybody has a die and all cards", () => {
  const scene = played(4, ...SEATED, ROUND);
  assert.equal(scene.seating, false);
  assert.equal(scene.round, 1);
  assert.deepEqual(field(scene, "die"), [5, 7, 1, 12, 3]);
  assert.deepEqual(scene.places[4].hand, SET);
});

// --- a turn in the groups

test("all groups reveal in the same turn, one group after the other", () => {
  const scene = played(4, ...SEATED, ROUND, ...REVEALED);
  assert.equal(scene.turn, 1);
  assert.equal(scene.at, 2);
  assert.deepEqual(field(scene, "card"), ["knight", "machine", "oracle", "golem", "machine"]);
  assert.deepEqual(only(scene, "played", 0, 3), [["knight"], ["golem"]]);
});

test("a Knight makes low beat high at the table that was named last, and at no other", () => {
  const scene = played(4, ...SEATED, ROUND, ...COMPARED);
  assert.equal(scene.at, 2);
  assert.deepEqual(scene.knights, { 1: 0 });
  assert.equal(tableOf(scene, 1).scene.knight, 0);
  assert.equal(tableOf(scene, 2).scene.knight, null);
  assert.deepEqual(tableOf(scene, 2).seats, [1, 2, 4]);
});

test("who is first in a group gets no token yet; who is second gets a 1", () => {
  const scene = played(4, ...SEATED, ROUND, ...COMPARED);
  assert.deepEqual(field(scene, "rank"), [1, null, 1, 2, null]);
  assert.deepEqual(field(scene, "tokens").map(String), ["0,0", "0,0", "0,0", "1,0", "0,0"]);
});

test("who goes on from the viewer's own group is announced until its second is named, and nobody else is", () => {
  const first = COMPARED.slice(0, COMPARED.findIndex(({ is }) => is === "GroupFirst") + 1);
  assert.equal(played(3, ...SEATED, ROUND, ...first).onward, 0);
  assert.equal(played(3, ...SEATED, ROUND, ...COMPARED).onward, null);
  assert.equal(played(4, ...SEATED, ROUND, ...first).onward, null);
  assert.equal(played(4, ...SEATED, ROUND, ...COMPARED).onward, 2);
  assert.equal(played(4, ...SEATED, ROUND, ...COMPARED, { is: "NobodySecond" }).onward, null);
  assert.equal(played(4, ...SEATED, ROUND, ...COMPARED, MEET).onward, null);
  assert.equal(played(null, ...SEATED, ROUND, ...COMPARED).onward, null);
});

// --- the winners' table

test("the firsts meet with the cards they played, and in their groups everything stays as it was", () => {
  const scene = played(4, ...SEATED, ROUND, ...COMPARED, MEET);
  assert.equal(scene.at, "winners");
  assert.deepEqual(scene.winners, [0, 2]);
  assert.deepEqual(only(scene, "card", 0, 2), ["knight", "oracle"]);
  assert.deepEqual(only(scene, "rank", 0, 2), [null, null]);
  const group = tableOf(scene, 1);
  assert.deepEqual(group.seats, [0, 3]);
  assert.deepEqual(only(group.scene, "rank", 0, 3), [1, 2]);
  assert.deepEqual(only(group.scene, "value", 0, 3), [5, 12]);
  assert.deepEqual(tableOf(scene, "winners").seats, [0, 2]);
});

test("a card that was cancelled in a group stands at the winners' table", () => {
  const cancelled = { is: "CardsCancelled", card: "oracle", seats: [2, 4] };
  const scene = played(4, ...SEATED, ROUND, ...REVEALED, at(2), cancelled, MEET);
  assert.equal(tableOf(scene, "winners").scene.places[2].fate, "stands");
  assert.equal(tableOf(scene, 2).scene.places[2].fate, "cracked");
});

test("at the winners' table places bring tokens, and only the winners' dice are passed", () => {
  const passed = {
    is: "DicePassed",
    seat: 0,
    before: [
      [0, 5],
      [2, 9],
    ],
    after: [
      [0, 9],
      [2, 5],
    ],
  };
  const first = { is: "FirstPlace", seat: 2, value: 5, token: 2, points: 2 };
  const scene = played(4, ...SEATED, ROUND, ...COMPARED, MEET, passed, { is: "LowBeatsHigh", seat: 0 }, first);
  assert.deepEqual(field(scene, "die"), [9, 7, 5, 12, 3]);
  assert.deepEqual(scene.places[0].from, { seat: 2, turn: 1 });
  const winners = tableOf(scene, "winners").scene;
  assert.equal(winners.knight, 0);
  assert.deepEqual(only(winners, "rank", 0, 2), [null, 1]);
  assert.deepEqual(scene.places[2].tokens, [0, 1]);
  assert.equal(tableOf(scene, 1).scene.places[0].from, null);
});

test("if no group has a first, nobody meets", () => {
  const scene = played(4, ...SEATED, ROUND, ...REVEALED, { is: "NobodyGoesOn" });
  assert.equal(scene.at, null);
  assert.equal(scene.nobody, true);
  assert.deepEqual(tableOf(scene, "winners").seats, []);
  assert.equal(after(tournament, scene, { is: "TurnRevealed" }).nobody, false);
});

test("the next turn clears all tables", () => {
  const scene = played(4, ...SEATED, ROUND, ...COMPARED, MEET, { is: "TurnRevealed" });
  assert.equal(scene.turn, 2);
  assert.equal(scene.at, null);
  assert.deepEqual(scene.winners, []);
  assert.deepEqual(scene.knights, {});
  assert.deepEqual(field(scene, "home"), [null, null, null, null, null]);
  assert.deepEqual(field(scene, "rank"), [null, null, null, null, null]);
});

test("what ends a round happens at all tables", () => {
  const turn = played(4, ...SEATED, ROUND, ...COMPARED, MEET);
  assert.equal(after(tournament, turn, { is: "LastCardReached", seats: [0, 1, 2, 3, 4] }).at, null);
  assert.equal(after(tournament, turn, { is: "PointsReached", seat: 2, points: 8 }).at, null);
});

// --- the final

const FINAL = [
  { is: "FinalBegins", seats: [0, 2] },
  {
    is: "RoundBegan",
    round: 4,
    dice: [
      [0, 8],
      [2, 1],
    ],
  },
];

test("in the final there is one table, and only the finalists have dice", () => {
  const scene = played(4, ...SEATED, ROUND, ...COMPARED, ...FINAL);
  assert.equal(scene.final, true);
  assert.deepEqual(scene.groups, [[0, 2]]);
  assert.deepEqual(field(scene, "die"), [8, null, 1, null, null]);
  assert.equal(groupOf(scene, 4), 0);
});

test("a turn of the final is at the only table", () => {
  const knight = { is: "LowBeatsHigh", seat: 0 };
  const revealed = {
    is: "CardsRevealed",
    cards: [
      [0, "knight"],
      [2, "golem"],
    ],
  };
  const scene = played(4, ...SEATED, ROUND, ...FINAL, revealed, knight);
  assert.equal(scene.turn, 1);
  assert.equal(tableOf(scene, 1).scene.knight, 0);
  assert.deepEqual(field(scene, "card"), ["knight", null, "golem", null, null]);
});

test("the winner of the final is crowned; a tournament may be won without one", () => {
  assert.equal(played(4, { is: "TournamentWon", seat: 2 }).crowned, 2);
  assert.equal(played(4, { is: "GameWon", seat: 3 }).crowned, 3);
});

// --- the view

const seen = (group, more = {}) => ({
  ...{ is: "TournamentPlace", die: 6, tokens: [0, 0], played: [], cards: 7, hand: null, under: null, suspects: [] },
  ...{ group, second: null, second_suspects: [], ...more },
});
const view = (frame, ...places) => ({
  ...{ is: "TournamentView", seat: 4, set: SET, round: 2, places, agenda: [{ is: frame }], met: [] },
});

test("the view tells the groups; while everybody chooses, no table is in front and no Knight is left", () => {
  const shown = frozen(view("ChooseCards", seen(2), seen(1), seen(1), seen(2), seen(2)));
  const scene = tournament.settle(played(4, ...SEATED, ROUND, ...COMPARED, MEET), shown);
  assert.deepEqual(scene.groups, [
    [1, 2],
    [0, 3, 4],
  ]);
  assert.equal(scene.at, null);
  assert.deepEqual(scene.knights, {});
  assert.deepEqual(scene.winners, [0, 2]);
  assert.equal(scene.places[0].home.rank, 1);
});

test("a die that was dark in a group is dark there until everybody chooses", () => {
  const dark = { is: "DiceCancelled", value: 5, seats: [0] };
  const scene = played(4, ...SEATED, ROUND, ...REVEALED, at(1), dark, MEET);
  const [first, second] = [seen(1), seen(2)];
  const settled = (frame) => tournament.settle(scene, frozen(view(frame, first, second, second, first, second)));
  const darkAt = (shown) => tableOf(shown, 1).scene.places[0].dark;
  assert.deepEqual([darkAt(settled("TakeTokens")), darkAt(settled("ChooseCards"))], [true, false]);
  assert.equal(settled("TakeTokens").places[0].dark, false);
});

test("while somebody chooses in the middle of a turn, that table stays in front", () => {
  const shown = frozen(view("TurnDice", seen(1), seen(2), seen(2), seen(1), seen(2)));
  const scene = tournament.settle(played(4, ...SEATED, ROUND, ...COMPARED), shown);
  assert.equal(scene.at, 2);
  assert.deepEqual(scene.knights, { 1: 0 });
});

test("two cards may lie under a die: each is known, or it is known which it may be", () => {
  const own = seen(1, { under: "golem", suspects: ["golem", "oracle"], second: "lady", second_suspects: ["lady"] });
  const other = seen(1, { suspects: ["golem"], second_suspects: ["lady", "machine"] });
  const one = seen(1, { suspects: ["machine", "lady"] });
  const scene = tournament.settle(played(0), frozen(view("ChooseCards", own, other, one, seen(0), seen(0))));
  assert.deepEqual(field(scene, "under"), [2, 2, 1, 0, 0]);
  assert.deepEqual(scene.places[0].known, ["golem", "lady"]);
  assert.deepEqual(scene.places[1].known, []);
  assert.deepEqual(scene.places[1].suspects, [["golem"], ["lady", "machine"]]);
  assert.deepEqual(scene.groups, [[0, 1, 2]]);
});

test("without a view a scene stays as it was played", () => {
  const scene = played(4, ...SEATED);
  assert.equal(tournament.settle(scene, null), scene);
});

// --- pace and what is announced

const pace = (is, scene) => telling.pace({ is }, scene);

test("what other groups do takes no time of its own; a spectator sees all groups at the usual pace", () => {
  const [own, other] = [played(4, ...SEATED, ROUND, ...REVEALED), played(0, ...SEATED, ROUND, ...REVEALED)];
  const spectator = played(null, ...SEATED, ROUND, ...REVEALED);
  assert.equal(own.at, 2);
  assert.ok(pace("DieRolled", own) > 1000);
  assert.equal(pace("DieRolled", other), 0);
  assert.equal(pace("DieRolled", spectator), pace("DieRolled", own));
  assert.equal(pace("SomethingNew", own), 800);
});

test("everybody sees the winners' table and the final at the usual pace", () => {
  const winners = played(4, ...SEATED, ROUND, ...COMPARED, MEET);
  const final = played(4, ...SEATED, ROUND, ...FINAL, { is: "CardsRevealed", cards: [] });
  const own = played(4, ...SEATED, ROUND, ...REVEALED);
  assert.equal(pace("DieRolled", winners), pace("DieRolled", own));
  assert.equal(pace("DieRolled", final), pace("DieRolled", own));
  assert.ok(pace("WinnersMeet", winners) > 2000);
});

const entries = (...events) => events.map((event, place) => ({ number: place + 1, of: "game", event }));
const heard = (seat, ...events) => telling.heard(entries(...events), seat).map(({ event }) => event);

test("screen readers announce what happens in the own group, and who wins in the others", () => {
  const turn = [...SEATED, ROUND, ...COMPARED];
  const [all, one, two, here, compared, knight, won, second, there, cancelled, wonToo] = COMPARED;
  assert.deepEqual(heard(4, ...turn), [...SEATED, ROUND, all, two, won, there, cancelled, wonToo]);
  assert.deepEqual(heard(0, ...turn), [...SEATED, ROUND, all, one, here, compared, knight, won, second, wonToo]);
});

test("screen readers announce everything to a spectator, and what the table says to everybody", () => {
  const turn = [...SEATED, ROUND, ...COMPARED];
  assert.deepEqual(heard(null, ...turn), turn);
  const paused = { number: 99, of: "table", event: { is: "Paused" } };
  assert.deepEqual(telling.heard([...entries(...SEATED, ...REVEALED), paused], 0).at(-1), paused);
});

test("screen readers announce the winners' table and the end of a round to everybody", () => {
  const first = { is: "FirstPlace", seat: 2, value: 5, token: 2, points: 2 };
  const last = { is: "LastCardReached", seats: [0, 1, 2, 3, 4] };
  const won = { is: "RoundWon", seat: 3, points: 4 };
  const rest = [
    MEET,
    first,
    last,
    at(1),
    {
      is: "TotalsCompared",
      totals: [
        [0, 2],
        [3, 4],
      ],
    },
    won,
  ];
  const told = heard(4, ...SEATED, ROUND, ...COMPARED, ...rest);
  assert.deepEqual(told.slice(told.indexOf(MEET)), [MEET, first, last, won]);
});

const kinds = (lists) => lists.map((list) => list.map(({ event }) => `${event.is}${event.group ?? ""}`).join(" "));

test("all groups take the same step together, and the own one comes last, so that it is told", () => {
  const scene = played(0, ...SEATED, ROUND);
  assert.deepEqual(kinds(telling.together(entries(...COMPARED, MEET, { is: "FirstPlace", seat: 2 }), scene)), [
    "TurnRevealed",
    "GroupRevealed2 GroupRevealed1",
    "AtGroup2 CardsCancelled",
    "AtGroup1 ValuesCompared",
    "AtGroup1 LowBeatsHigh",
    "AtGroup2 GroupFirst AtGroup1 GroupFirst",
    "AtGroup1 SecondPlace",
    "WinnersMeet",
    "FirstPlace",
  ]);
});

test("a group that has nothing to do is shown all the same, and so is what the table says", () => {
  const paused = { number: 99, of: "table", event: { is: "Paused" } };
  const scene = played(0, ...SEATED, ROUND, ...REVEALED);
  const lists = telling.together([...entries(at(1), { is: "DieRolled", seat: 0 }, at(2)), paused], scene);
  assert.deepEqual(kinds(lists), ["AtGroup2 Paused", "AtGroup1 DieRolled"]);
  assert.deepEqual(kinds(telling.together(entries(at(1), at(2)), scene)), ["AtGroup2 AtGroup1"]);
});

test("what several do in one movement is shown at once: dice turned over, cards laid, groups seated", () => {
  const turned = [0, 3].map((seat) => ({ is: "DieTurned", seat, before: 1, after: 12 }));
  const laid = [1, 3].map((seat) => ({ is: "CardHidden", seat }));
  const scene = played(0, ...SEATED, ROUND, ...REVEALED);
  assert.deepEqual(kinds(telling.together(entries(at(1), ...turned, ...laid, ...SEATED, ROUND), scene)), [
    "AtGroup1 DieTurned DieTurned",
    "CardHidden CardHidden",
    "GroupSeated1 GroupSeated2",
    "RoundBegan",
  ]);
});

test("the final is told step by step", () => {
  const scene = played(4, ...SEATED, ROUND, ...FINAL);
  const turned = [0, 2].map((seat) => ({ is: "DieTurned", seat, before: 1, after: 12 }));
  const lists = telling.together(
    entries({ is: "CardsRevealed", cards: [] }, ...turned, { is: "ValuesCompared" }),
    scene,
  );
  assert.deepEqual(kinds(lists), ["CardsRevealed", "DieTurned DieTurned", "ValuesCompared"]);
});

// --- chapters

test("a chapter is a turn; the seating of a round is in the chapter of that round", () => {
  const turn = { is: "TurnRevealed" };
  const title = (round, now) =>
    now ? { key: "king-where", args: { round, turn: now } } : { key: "king-where-round", args: { round } };
  assert.deepEqual(titles(tournament, ...SEATED, ROUND, turn, turn, ...SEATED, { ...ROUND, round: 2 }, turn), [
    ...[title(1), null, null, title(1, 1), title(1, 2)],
    ...[title(2), null, null, title(2, 1)],
  ]);
});

test("the end of a round is a chapter, too, however many reach its end", () => {
  const points = { is: "PointsReached", seat: 2, points: 8 };
  const last = { is: "LastCardReached", seats: [0] };
  assert.deepEqual(titles(tournament, ROUND, { is: "TurnRevealed" }, points, points, last).slice(2), [
    { key: "web-king-tournament-totals", args: { round: 1 } },
    null,
    null,
  ]);
});

test("a round whose seating was not told begins a chapter, too", () => {
  assert.deepEqual(titles(tournament, ROUND), [{ key: "king-where-round", args: { round: 1 } }]);
});

test("the final is a chapter of its own, though nobody is seated", () => {
  const [begins, round] = FINAL;
  assert.deepEqual(titles(tournament, ...SEATED, ROUND, begins, round, { is: "CardsRevealed", cards: [] }).slice(3), [
    null,
    { key: "king-where-round", args: { round: 4 } },
    { key: "king-where", args: { round: 4, turn: 1 } },
  ]);
});

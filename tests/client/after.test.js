// What follows a game: how everybody stood, the moment that decided it, the lines of its chart, one's own best.

import assert from "node:assert/strict";
import test from "node:test";
import * as chips from "../../src/twelvefold/web/app/games/chips/scene.js";
import * as king from "../../src/twelvefold/web/app/games/king/scene.js";
import * as tournament from "../../src/twelvefold/web/app/games/king/tournament/scene.js";
import * as queen from "../../src/twelvefold/web/app/games/queen/scene.js";
import { pieces, ticks } from "../../src/twelvefold/web/app/pages/after/lines.js";
import { placeOf, withGame } from "../../src/twelvefold/web/app/pages/after/own-games.js";
import { decisiveIn, ranked, rowsOf } from "../../src/twelvefold/web/app/pages/after/standings.js";
import { numbered, stepOf } from "../../src/twelvefold/web/app/pages/after/steps.js";
import { names, stored } from "./help.js";

/** A row of a chart; `part` and `won` as in a standing. */
const row = (points, more = {}) => ({ count: 0, chapter: null, standing: { points, ...more } });
const rows = (...list) => list.map((points) => row(points));
const place = (all, winners) => {
  const found = decisiveIn(all, winners);
  return found && [all.indexOf(found.row), found.why, found.gained];
};

// --- the moment that decided a game

test("who comes from behind wins where the lead was taken for good", () => {
  assert.deepEqual(place(rows([0, 0], [2, 0], [2, 3], [4, 3], [4, 5], [4, 7]), [1]), [4, "lead", 2]);
});

test("a tie with the winner is not yet the winner's lead", () => {
  assert.deepEqual(place(rows([0, 0], [2, 0], [2, 2], [2, 5]), [1]), [3, "lead", 3]);
});

test("who was never behind wins with the last points", () => {
  assert.deepEqual(place(rows([0, 0], [1, 0], [3, 1], [3, 2]), [0]), [2, "points", 2]);
});

test("who wins with fewer points, since equal totals cancel each other, wins with the last ones gained", () => {
  assert.deepEqual(place(rows([0, 0, 0], [4, 4, 1], [4, 4, 2], [5, 5, 2]), [2]), [2, "points", 1]);
});

test("only the last part of the game is looked at, where points begin anew", () => {
  const all = [row([9, 0], { part: 1 }), row([0, 0], { part: 2 }), row([1, 2], { part: 2 }), row([3, 2], { part: 2 })];
  assert.deepEqual(place(all, [0]), [3, "lead", 2]);
});

test("alone it is the turn that brought most", () => {
  assert.deepEqual(place(rows([0], [4], [15], [20], [24]), [0]), [2, "best", 11]);
});

test("winners together lead together", () => {
  assert.deepEqual(place(rows([0, 0, 0], [0, 0, 2], [2, 2, 2], [3, 3, 2]), [0, 1]), [3, "lead", 1]);
});

test("without a winner or a chart there is no such moment", () => {
  assert.equal(decisiveIn(rows([0, 0], [1, 1]), []), null);
  assert.equal(decisiveIn([], [0]), null);
});

// --- places

const places = (standing, winners) => ranked(standing, winners).map((each) => [each.seat, each.place]);

test("winners come first, then rounds won, then points; equal seats share a place", () => {
  assert.deepEqual(places({ points: [4, 6, 9, 4], won: [2, 1, 0, 0] }, [0]), [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  assert.deepEqual(places({ points: [3, 5, 3] }, [1]), [
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

test("who is not compared in the end comes last", () => {
  assert.deepEqual(places({ points: [null, 0, 7] }, [2]), [
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
});

// --- the lines

test("a line is broken where points begin anew and where a seat is not compared", () => {
  const all = [
    row([1, 0], { part: 1 }),
    row([2, 0], { part: 1 }),
    row([0, null], { part: 2 }),
    row([3, null], { part: 2 }),
    row([3, 4], { part: 2 }),
  ];
  const drawn = (seat) => pieces(all, seat).map((piece) => piece.map((point) => [point.place, point.points]));
  assert.deepEqual(drawn(0), [
    [
      [0, 1],
      [1, 2],
    ],
    [
      [2, 0],
      [3, 3],
      [4, 3],
    ],
  ]);
  assert.deepEqual(drawn(1), [
    [
      [0, 0],
      [1, 0],
    ],
    [[4, 4]],
  ]);
});

test("a chart has a few round numbers beside it", () => {
  assert.deepEqual(ticks(3, 5), [0, 1, 2, 3]);
  assert.deepEqual(ticks(8, 5), [0, 2, 4, 6, 8]);
  assert.deepEqual(ticks(8, 2), [0, 5]);
  assert.deepEqual(ticks(134, 5), [0, 50, 100]);
});

// --- whole games

const modules = { king, chips, queen };

/** The chapters of these events, as a stage makes them, and the scene after the last one. */
function chaptersOf(scenes, begin, events) {
  const titleOf = scenes.chapters();
  const list = [{ title: null, from: 0, events: [], scene: begin }];
  let scene = begin;
  events.forEach((event, from) => {
    const title = titleOf(event);
    if (title) list.push({ title, from, events: [], scene });
    list.at(-1).events.push({ number: from + 1, of: "game", event });
    scene = scenes.step(scene, event);
  });
  return [list, scene];
}

for (const name of names) {
  const { game, seats, options, pieces: printed, winners, viewers } = stored(name);
  const scenes = game === "king" && seats > 4 ? tournament : modules[game];
  if (!viewers.length) continue; // only its events are stored
  const { steps } = viewers[0];

  test(`${name}: the chart ends as the game did, and something decided it`, () => {
    const [entries, ends] = numbered(steps);
    const begin = scenes.begin(seats, printed, options, steps[0].view);
    const [chapters, end] = chaptersOf(
      scenes,
      begin,
      entries.map(({ event }) => event),
    );
    const all = rowsOf(scenes, chapters, end, (count) => steps[stepOf(ends, count)].view);
    assert.ok(all.length > 3, `only ${all.length} rows`);
    assert.equal(all.at(-1).count, entries.length);
    const last = all.at(-1).standing;
    const order = ranked(last, winners);
    assert.deepEqual(
      order
        .filter((each) => each.place === 1)
        .map(({ seat }) => seat)
        .filter((seat) => seat < seats),
      winners,
    );
    const moment = decisiveIn(all, winners);
    if (!winners.length) return assert.equal(moment, null, "a dummy player has won");
    assert.ok(all.includes(moment.row));
    assert.ok(moment.row.chapter.events.length > 0);
    for (const { standing } of all)
      for (const points of standing.points) assert.ok(points === null || points >= 0, `${points} points`);
  });
}

test("a game without a standing has no chart", () => {
  assert.deepEqual(rowsOf({}, [{ title: null, from: 0, events: [], scene: {} }], {}), []);
});

test("an event belongs to the first step that includes it", () => {
  const [entries, ends] = numbered([{ events: [] }, { events: [{ is: "A" }, { is: "B" }] }, { events: [{ is: "C" }] }]);
  assert.deepEqual(
    entries.map(({ number, event }) => [number, event.is]),
    [
      [1, "A"],
      [2, "B"],
      [3, "C"],
    ],
  );
  assert.deepEqual(ends, [0, 2, 3]);
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((count) => stepOf(ends, count)),
    [0, 1, 1, 2, 2],
  );
});

// --- one's own games

const game = (table, score, won = true) => ({ table, score, won });

test("a game is counted once, and compared with the best of the others", () => {
  const first = withGame([], game("a", 70));
  assert.deepEqual([first.played, first.wins, first.before], [1, 1, null]);
  const second = withGame(first.games, game("b", 64, false));
  assert.deepEqual([second.played, second.wins, second.before], [2, 1, 70]);
  const again = withGame(second.games, game("a", 70));
  assert.deepEqual([again.played, again.wins, again.before], [2, 1, 64]);
});

test("of very many games the oldest is forgotten, but not the best", () => {
  let games = [];
  for (let number = 0; number < 260; number++) ({ games } = withGame(games, game(`${number}`, number === 0 ? 99 : 50)));
  assert.ok(games.length <= 200);
  assert.equal(withGame(games, game("new", 10)).before, 99);
});

test("games are kept apart by game, players and options, whatever order these come in", () => {
  const about = (options, seats = 1, of = "queen") => ({ game: of, options, chairs: Array(seats).fill({}) });
  const own = placeOf(about({ sheet: "A", promo: ["spy"] }));
  assert.equal(placeOf(about({ promo: ["spy"], sheet: "A" })), own);
  for (const other of [about({ sheet: "B", promo: ["spy"] }), about({ sheet: "A", promo: ["spy"] }, 2)])
    assert.notEqual(placeOf(other), own);
});

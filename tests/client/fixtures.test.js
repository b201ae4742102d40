// Whole games, as viewers were told them: what is played event by event is what the view says.

import assert from "node:assert/strict";
import test from "node:test";
import * as chips from "../../src/twelvefold/web/app/games/chips/scene.js";
import * as king from "../../src/twelvefold/web/app/games/king/scene.js";
import * as tournament from "../../src/twelvefold/web/app/games/king/tournament/scene.js";
import * as telling from "../../src/twelvefold/web/app/games/king/tournament/telling.js";
import * as queen from "../../src/twelvefold/web/app/games/queen/scene.js";
import { after, frozen, heard, names, stored } from "./help.js";

const onlyFor = (viewer, seat, value) => (seat === viewer ? value : null);
const sorted = (list) => list.map(String).toSorted();
const counts = (list) => list.toSpliced(list.findLastIndex(Boolean) + 1); // rows without a mark need not be there
const dice = (list) => sorted(list.map(({ colour, face }) => `${colour} ${face}`));

/**
 * By game: where the events have told all that the view shows (`at`: what is next), and the part of a scene that both
 * know (`known`). Which cards others hold, and what may lie under their dice, the view alone says. `won`: who has won.
 */
const GAMES = {
  king: {
    won: ({ crowned }) => [crowned],
    at: ["ChooseCards", "TurnDice", "RollOracles", "TakeTokens", "TakeInGroups"],
    known: ({ round, set, places, groups, final }, viewer) => ({
      round,
      set,
      groups: groups ?? null,
      final: final ?? null,
      places: places.map(({ die, tokens, played, hand, under, known }, seat) => ({
        ...{ die, tokens, played, under, known },
        hand: onlyFor(viewer, seat, hand),
      })),
    }),
  },
  chips: {
    won: ({ winners, places }) => winners.filter((seat) => !places[seat].stack),
    at: ["PlayChip", "TakeChip", "TurnTop"],
    known: ({ round, leader, middle, places }) => ({
      round,
      leader,
      middle: sorted(middle.map(({ chip }) => chip)),
      places: places.map(({ tokens, front, seen, backs, own, stack }) => ({
        ...{ tokens, front, seen, backs, stack },
        own: own ?? [],
      })),
    }),
  },
  queen: {
    won: ({ winners, ownTotal }) => (ownTotal === null ? winners : [0]), // who plays alone has won in any case
    at: ["ChooseCards", "LayCards", "TakeDice", "TurnDie", "PutCard", "MarkByCard", "ChooseOracleLine", "CopyDice"],
    known: ({ round, active, trays, king: kings, order, places }) => ({
      ...{ round, active },
      order: order.filter(({ cracked }) => !cracked),
      trays: [dice(trays.mountains), dice(trays.jungle)],
      king: kings && [sorted(kings.deck), sorted(kings.discard)],
      places: places.map(({ hand, pile, reserve, boxes, first, out, marks, areas, dice: taken }) => ({
        ...{ boxes, first, out },
        cards: [sorted(hand), sorted(pile), sorted(reserve)],
        taken: dice(taken),
        marks: sorted(marks),
        rows: counts(areas.rows),
        track: areas.overflow,
        roofs: sorted(areas.roofs),
        bonuses: [counts(areas.circles), counts(areas.squares), sorted(areas.pending)],
      })),
    }),
  },
};

const modules = { king, chips, queen };

for (const name of names) {
  const { game, seats, options, pieces, winners, steps: told, viewers } = stored(name);
  const eventsFor = (seat) => told.flat().flatMap((each) => heard(each, seat));
  const scenes = game === "king" && seats > 4 ? { ...tournament, ...telling } : modules[game];
  const { at, known, won } = GAMES[game];

  for (const { viewer, seat, steps } of viewers) {
    test(`${name}, as ${viewer} sees it: what is played is what the view says`, () => {
      let scene = frozen(scenes.begin(seats, pieces, options, steps[0].view));
      let compared = 0;
      for (const [place, { events, view }] of steps.entries()) {
        scene = after(scenes, scene, ...events);
        if (!at.includes(view.agenda.at(-1).is)) continue;
        assert.deepEqual(known(scene, seat), known(frozen(scenes.settle(scene, view)), seat), `step ${place}`);
        compared += 1;
      }
      assert.ok(compared > 10, `only ${compared} steps compared`);
      assert.deepEqual(won(scene), winners);
    });
  }

  test(`${name}: every event is shown for a while, or passed over`, () => {
    let scene = scenes.begin(seats, pieces, options, viewers[0]?.steps[0].view ?? null);
    for (const event of eventsFor(viewers[0]?.seat ?? null)) {
      scene = scenes.step(scene, event);
      const time = scenes.pace(event, scene);
      assert.ok(time >= 0 && time <= 3000, `${event.is}: ${time}`);
    }
  });
}

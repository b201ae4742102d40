// How the events of sheets C and D change a scene: marks, bonuses earned and used, the count.

import { changed } from "../../scenes.js";
import { acting, less } from "./moving.js";

/** @import { Paces, Steps } from "../../types.js" */
/** @import { AreaEvent, By, Counted, Scene, SceneAreas, Seat } from "./types.js" */

/**
 * An empty sheet of any layout.
 * @type {SceneAreas}
 */
export const NO_MARKS = { rows: [], overflow: [], roofs: [], circles: [], squares: [], pending: [], latest: null };

/** @type {(list: number[], at: number, count: number) => number[]} */
const counted = (list, at, count) =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, place) => (place === at ? count : (list[place] ?? 0)));

/**
 * Replace one seat's sheet; `latest` is the place that changed.
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {(areas: SceneAreas) => Partial<SceneAreas>} change
 */
const marked = (scene, seat, change) =>
  changed(scene, seat, ({ areas }) => ({ areas: { ...areas, latest: null, ...change(areas) } }));

/**
 * @template T
 * @param {T[]} list
 * @param {T} item
 */
function without(list, item) {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/**
 * The same for a card that marks: it acts now.
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {By} by
 * @param {(areas: SceneAreas) => Partial<SceneAreas>} change
 */
const markedBy = (scene, seat, by, change) => acting(marked(scene, seat, change), seat, by);

/**
 * Add a part to the count.
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {Counted} part
 */
export const partCounted = (scene, seat, part) =>
  changed(scene, seat, ({ count }) => ({ count: { ...count, ...part } }));

/** @type {Steps<Scene, AreaEvent>} */
export const AREA_STEPS = {
  HandDrawn: (scene, { cards }) => ({
    ...scene,
    king: scene.king && { ...scene.king, deck: [...scene.king.deck, ...cards] },
    places: scene.places.map((place) => ({ ...place, hand: [...place.hand, ...cards] })),
  }),
  FirstDiscarded: (scene, { seat, card }) =>
    changed(scene, seat, ({ hand, pile }) => ({ hand: less(hand, [card]), pile: [...pile, card] })),
  CardGone: (scene, { seat, card }) =>
    acting(
      changed(scene, seat, ({ hand, pile }) => ({ hand: less(hand, [card]), pile: less(pile, [card]) })),
      seat,
      "parasite",
    ),
  DieTurned: (scene, { seat, face }) =>
    acting(
      changed(scene, seat, ({ dice, lady }) => ({
        dice: dice.map((die) => (die.id === lady?.id ? { ...die, face } : die)),
        lady: lady && { ...lady, face },
      })),
      seat,
      "lady",
    ),
  OracleRolledValue: (scene, { seat, face }) =>
    acting({ ...scene, oracle: { seat, line: null, face } }, seat, "oracle"),
  ValueMarked: (scene, { seat, face, column, by }) =>
    markedBy(scene, seat, by, ({ rows }) => ({
      rows: counted(rows, face - 1, column),
      latest: `value ${face}:${column}`,
    })),
  ValueWritten: (scene, { seat, face, cell, by }) =>
    markedBy(scene, seat, by, ({ overflow }) => ({
      overflow: [...overflow.slice(0, cell - 1), face],
      latest: `track ${cell}`,
    })),
  RoofMarked: (scene, { seat, cell, by }) =>
    markedBy(scene, seat, by, ({ roofs }) => ({ roofs: [...without(roofs, cell), cell], latest: `roof ${cell}` })),
  BoxMarked: (scene, { seat, shape, number }) =>
    marked(scene, seat, (areas) => ({
      [`${shape}s`]: counted(areas[`${shape}s`], number - 1, (areas[`${shape}s`][number - 1] ?? 0) + 1),
      latest: `${shape} ${number}`,
    })),
  BonusEarned: (scene, { seat, effect }) => marked(scene, seat, ({ pending }) => ({ pending: [...pending, effect] })),
  EffectUsed: (scene, { seat, effect }) =>
    marked(scene, seat, ({ pending }) => ({ pending: without(pending, effect) })),
  ReserveInstead: (scene, { seat, effect }) =>
    marked(scene, seat, ({ pending }) => ({ pending: without(pending, effect) })),
  ValueColumnsCounted: (scene, columns) => partCounted(scene, columns.seat, { columns }),
  PointCellsCounted: (scene, cells) => partCounted(scene, cells.seat, { cells }),
  OverflowCounted: (scene, overflow) => partCounted(scene, overflow.seat, { overflow }),
  RoofColumnsCounted: (scene, roofs) => partCounted(scene, roofs.seat, { roofs }),
  AreasCounted: (scene, all) => partCounted(scene, all.seat, { all }),
};

/**
 * How long each event is shown, in milliseconds.
 * @type {Required<Paces<AreaEvent>>}
 */
export const AREA_PACES = {
  ValueMarked: 700,
  ValueWritten: 800,
  RoofMarked: 800,
  BoxMarked: 900,
  BonusEarned: 900,
  EffectUsed: 800,
  EffectVoid: 1000,
  ValuesLost: 900,
  ColoursLost: 900,
  ReserveInstead: 900,
  OracleRolledValue: 1500,
  DieTurned: 1200,
  CardGone: 1300,
  HandDrawn: 1600,
  FirstDiscarded: 1000,
  ValueColumnsCounted: 1300,
  PointCellsCounted: 1100,
  OverflowCounted: 1100,
  RoofColumnsCounted: 1300,
  AreasCounted: 1500,
};

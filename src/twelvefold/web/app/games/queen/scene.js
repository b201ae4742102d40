// The scene of Queen of 12, event by event, built from events and views alone.

import { changed, stepper } from "../../scenes.js";
import { AREA_PACES, AREA_STEPS, NO_MARKS, partCounted } from "./area-scene.js";
import { acting, less } from "./moving.js";

/** @import { Paces, Standing, Step, Steps, TextKey } from "../../types.js" */
/** @import { AreasRead, BonusBoxes, Card, Die, DiceTaken, GameOptions, King, OrderCard } from "./types.js" */
/** @import { Pieces, Place, QueenEvent, Reading, RoundOfPlace, Scene, SceneDie, Seat } from "./types.js" */
/** @import { ShownDie, ToldDie, Tray, View } from "./types.js" */

/** @type {RoundOfPlace} */
const NO_ROUND = { dice: [], copied: [], lady: null, recent: [], due: null };

/**
 * A reserve that is drawn is revealed by an event; any other is known from the start.
 * @param {GameOptions} options
 * @param {Pieces} pieces
 * @param {number} seats
 */
const agreed = ({ reserve }, pieces, seats) =>
  reserve === "first" ? pieces.first[seats] : Array.isArray(reserve) ? reserve : [];

/**
 * @param {number} seats
 * @param {Pieces} pieces
 * @param {GameOptions} options
 * @param {View | null} view
 * @returns {Scene}
 */
export function begin(seats, pieces, options, view) {
  const printed = view?.printed ?? null;
  /** @type {Place} */
  const place = {
    hand: options.crusade ? pieces.crusade_hand : pieces.hand,
    pile: [],
    reserve: options.crusade ? [] : agreed(options, pieces, seats),
    marks: [],
    boxes: printed?.sheet.is === "Sheet" ? pieces.boxes[seats] : null,
    first: false,
    out: false,
    count: {},
    areas: NO_MARKS,
    ...NO_ROUND,
  };
  return {
    printed,
    pieces,
    crusade: Boolean(options.crusade),
    round: 0,
    active: null,
    trays: { mountains: [], jungle: [] },
    rolls: 0,
    order: [],
    now: -1,
    oracle: null,
    king: seats === 1 ? { deck: place.hand, discard: [], shown: null } : null,
    flight: null,
    title: null,
    ownTotal: null,
    winners: [],
    over: false,
    places: Array.from({ length: seats }, () => place),
  };
}

/** @type {<T>(cards: T[], come: T[]) => T[]} */
const more = (cards, come) => [...less(cards, come), ...come];
/** @type {(told: ToldDie) => ShownDie} */
const dieOf = ([colour, face]) => ({ colour, face });
/** @type {(scene: Scene, change: Partial<Place>) => Scene} */
const all = (scene, change) => ({ ...scene, places: scene.places.map((place) => ({ ...place, ...change })) });

/**
 * Dice that lie in a tray, or in front of a player.
 * @param {Scene} scene
 * @param {Tray | Seat} where
 * @param {ShownDie[]} dice
 * @returns {SceneDie[]}
 */
const laid = (scene, where, dice) =>
  dice.map((die, index) => ({
    ...die,
    id: `${scene.round} ${where} ${index}`,
    tray: typeof where === "number" ? null : where,
  }));
/** @type {(of: (tray: Tray) => SceneDie[]) => Scene["trays"]} */
const trays = (of) => ({ mountains: of("mountains"), jungle: of("jungle") });
/** @type {(scene: Scene, change: (king: King) => Partial<King>) => Scene} */
const kings = (scene, change) => (scene.king ? { ...scene, king: { ...scene.king, ...change(scene.king) } } : scene);

/** @type {(scene: Scene, hit: (card: OrderCard) => boolean) => Scene} */
const cracked = (scene, hit) => ({
  ...scene,
  order: scene.order.map((each) => (hit(each) ? { ...each, cracked: true } : each)),
});

/**
 * Move dice from the trays to a player.
 * @param {Scene} scene
 * @param {DiceTaken} event
 * @returns {Scene}
 */
function taken(scene, { seat, card, dice, trays: from }) {
  const left = trays((tray) => [...scene.trays[tray]]);
  const got = dice.map(([colour, face], index) => {
    const tray = left[from[index]];
    const at = tray.findIndex((die) => die.colour === colour && die.face === face);
    return at < 0 ? { colour, face, id: `${scene.round} ${seat} ${index}`, tray: from[index] } : tray.splice(at, 1)[0];
  });
  const after = changed({ ...scene, trays: left }, seat, (place) => ({
    dice: [...place.dice, ...got],
    lady: card === "lady" ? got[0] : place.lady,
  }));
  return { ...acting(after, seat, card), flight: { seat, ids: got.map(({ id }) => id) } };
}

/** @type {(scene: Scene, event: { seat: Seat, cell: string }) => Scene} */
const marked = (scene, { seat, cell }) =>
  changed(scene, seat, ({ marks, recent }) => ({ marks: more(marks, [cell]), recent: more(recent, [cell]) }));
/**
 * A bonus of sheets A and B is used: one box fewer.
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {keyof BonusBoxes} box
 */
const used = (scene, seat, box) =>
  changed(scene, seat, ({ boxes }) => ({ boxes: boxes && { ...boxes, [box]: boxes[box] - 1 } }));

/** @type {(scene: Scene, event: { seat: Seat, card: Card }) => Scene} */
const acts = (scene, { seat, card }) => acting(scene, seat, card);

/** @type {Steps<Scene, QueenEvent>} */
const STEPS = {
  ReserveDrawn: (scene, event) => all(scene, { reserve: event.cards }),
  FirstCardMoved: (scene, { seat, card }) =>
    kings(
      changed(scene, seat, ({ hand, reserve }) => ({ hand: more(hand, [card]), reserve: less(reserve, [card]) })),
      ({ deck }) => ({ deck: more(deck, [card]) }),
    ),
  ActiveDrawn: (scene, event) => ({ ...scene, active: event.seat }),
  KingDiscarded: (scene, event) =>
    kings(scene, ({ deck, discard }) => ({ deck: less(deck, [event.card]), discard: more(discard, [event.card]) })),
  RoundBegan: (scene, event) => ({
    ...kings(all(scene, NO_ROUND), () => ({ shown: null })),
    round: event.round,
    active: event.seat,
    trays: { mountains: [], jungle: [] },
    order: [],
    now: -1,
    oracle: null,
  }),
  DiceDrawn: (scene, event) => ({
    ...scene,
    trays: {
      ...scene.trays,
      [event.tray]: laid(
        scene,
        event.tray,
        event.colours.map((colour) => ({ colour, face: 0 })),
      ),
    },
  }),
  DiceRolled: (scene, event) => ({
    ...scene,
    rolls: scene.rolls + 1,
    trays: trays((tray) => laid(scene, tray, event[tray].map(dieOf))),
  }),
  NewPileStarted: (scene, { seat, card }) =>
    changed(scene, seat, ({ hand, pile }) => ({ hand: less(hand, [card]), pile: more(pile, [card]) })),
  PileTaken: (scene, { seat, cards, why }) => {
    const back = changed(scene, seat, ({ hand, pile }) => ({ hand: more(hand, cards), pile: less(pile, cards) }));
    return why === "philosopher"
      ? acting(back, seat, "philosopher")
      : why === "bonus"
        ? used(back, seat, "piles")
        : back;
  },
  KingShuffled: (scene) => kings(scene, ({ deck, discard }) => ({ deck: [...deck, ...discard], discard: [] })),
  CannotPlay: (scene, { seat, cards }) => changed(scene, seat, { out: cards === 0 }),
  CardsRevealed: (scene, { cards }) => {
    const shown = cards.reduce(
      (now, [seat, card]) =>
        changed(now, seat, ({ hand, pile }) => ({ hand: less(hand, [card]), pile: more(pile, [card]) })),
      scene,
    );
    return { ...shown, order: cards.map(([seat, card]) => ({ seat, card, cracked: false })), now: -1 };
  },
  KingRevealed: (scene, { card }) =>
    kings(scene, ({ deck, discard }) => ({ deck: less(deck, [card]), discard: more(discard, [card]), shown: card })),
  CardsCancelled: (scene, event) =>
    cracked(scene, ({ seat, card }) => card === event.card && event.seats.includes(seat)),
  KingCancelled: (scene, event) => cracked(scene, ({ card }) => card === event.card),
  DiceTaken: taken,
  NothingTaken: acts,
  SpyBlocked: (scene, { seat }) => acting(scene, seat, "spy"),
  CardPutBack: (scene, { seat, card }) =>
    acting(
      changed(scene, seat, ({ hand, pile, reserve }) => ({
        hand: less(hand, [card]),
        pile: less(pile, [card]),
        reserve: more(reserve, [card]),
      })),
      seat,
      "parasite",
    ),
  CardGained: (scene, { seat, card, how }) => {
    const gained = changed(scene, seat, ({ hand, reserve }) => ({
      hand: more(hand, [card]),
      reserve: less(reserve, [card]),
    }));
    return how === "bonus" ? used(gained, seat, "gains") : gained;
  },
  KingGained: (scene, { card }) => kings(scene, ({ deck }) => ({ deck: more(deck, [card]) })),
  KingLost: (scene, { card }) =>
    kings(scene, ({ deck, discard }) => ({ deck: less(deck, [card]), discard: less(discard, [card]) })),
  CardMarked: (scene, event) => acts(marked(scene, event), event),
  MarkForgone: acts,
  NothingToMark: acts,
  NothingToCopy: (scene, { seat }) => acting(scene, seat, "mirror"),
  CardLost: (scene, { seat, card }) =>
    changed(scene, seat, ({ hand, pile }) => ({ hand: less(hand, [card]), pile: more(pile, [card]) })),
  LineChosen: (scene, { seat, line }) => acting({ ...scene, oracle: { seat, line, face: null } }, seat, "oracle"),
  OracleRolled: (scene, { seat, line, face }) => ({ ...scene, oracle: { seat, line, face } }),
  DiceCopied: (scene, { seat, dice, mirror }) => {
    const after = changed(scene, seat, { copied: dice.map(dieOf) });
    return mirror ? acting(after, seat, "mirror") : used(after, seat, "copies");
  },
  DiceLeft: (scene) => ({ ...scene, now: scene.order.length }),
  DieMarked: marked,
  BonusDue: (scene, { seat, why }) => changed(scene, seat, { due: why }),
  BonusMarked: marked,
  LineFilled: (scene, { seat }) => changed(scene, seat, { first: true }),
  HalfCounted: (scene, event) => partCounted(scene, event.seat, { [event.half]: event }),
  CardsCounted: (scene, event) => partCounted(scene, event.seat, { cards: event }),
  TotalCounted: (scene, event) => partCounted(scene, event.seat, { total: event }),
  GameWon: (scene, event) => ({ ...scene, winners: [event.seat], over: true }),
  NobodyWon: (scene) => ({ ...scene, over: true }),
  TitleWon: (scene, event) => ({ ...scene, title: event.title, over: true }),
  OwnTotal: (scene, event) => ({ ...scene, ownTotal: event.total, over: true }),
  ...AREA_STEPS,
};

/**
 * The points so far: events tell them in the final count alone, views always.
 * @param {Scene} scene
 * @param {View | null} view
 * @returns {Standing | null}
 */
export function standing({ places }, view) {
  const points = places.map(({ count }, seat) => {
    const read = view?.reading?.sheets[seat];
    return count.total?.total ?? count.all?.total ?? (read?.is === "HalvesRead" ? read.total : read?.points) ?? null;
  });
  return points.includes(null) ? null : { points };
}

/** @type {Step<Scene, QueenEvent>} */
export const step = stepper(STEPS);

/** @type {(one: ShownDie[], other: ShownDie[]) => boolean} */
const alike = (one, other) =>
  one.length === other.length &&
  one.every(({ colour, face }, index) => colour === other[index].colour && face === other[index].face);
/** @type {(dice: ShownDie[]) => ShownDie[]} */
const sorted = (dice) => dice.toSorted((a, b) => (`${a.colour} ${a.face}` < `${b.colour} ${b.face}` ? -1 : 1));

/**
 * The dice of the view; dice that stay keep their identity.
 * @param {Scene} scene
 * @param {Tray | Seat} where
 * @param {SceneDie[]} dice
 * @param {Die[]} seen
 */
const kept = (scene, where, dice, seen) => (alike(sorted(dice), sorted(seen)) ? dice : laid(scene, where, seen));

/**
 * The acting cards in the view's order; cancelled ones keep their places.
 * @param {Scene} scene
 * @param {Reading} reading
 * @returns {OrderCard[]}
 */
function ordered(scene, { order }) {
  const uncracked = order.filter(([seat, card]) =>
    scene.order.some((each) => each.seat === seat && each.card === card && !each.cracked),
  );
  let next = 0;
  const sortedOut = scene.order.map((each) =>
    each.cracked
      ? each
      : { seat: uncracked[next]?.[0] ?? each.seat, card: uncracked[next++]?.[1] ?? each.card, cracked: false },
  );
  return uncracked.length === scene.order.filter(({ cracked: is }) => !is).length ? sortedOut : scene.order;
}

/**
 * The card that acts now, by the number of those still to come.
 * @param {OrderCard[]} order
 * @param {Reading} reading
 */
function acted(order, { acting: now, next }) {
  const uncracked = order.filter(({ cracked: is }) => !is);
  const current = now ? uncracked.at(-1 - next) : null;
  return current ? order.indexOf(current) : order.length;
}

/**
 * Sheets C and D: the confirmed marks, without the line being built.
 * @param {AreasRead} read
 */
function certain({ rows, overflow, roofs, circles, squares, pending, fresh }) {
  /** @type {(counts: number[], few: number[]) => number[]} */
  const before = (counts, few) => counts.map((count, at) => count - (few[at] ?? 0));
  return {
    rows: before(rows, fresh.rows),
    overflow: overflow.slice(0, overflow.length - fresh.overflow),
    roofs: less(roofs, fresh.roofs),
    circles: before(circles, fresh.circles),
    squares: before(squares, fresh.squares),
    pending,
  };
}

/**
 * The scene that matches the view.
 * @param {Scene} scene
 * @param {View | null} view
 * @returns {Scene}
 */
export function settle(scene, view) {
  if (!view?.reading) return scene;
  const { reading } = view;
  const order = ordered(scene, reading);
  const settled = {
    ...scene,
    flight: null,
    order,
    now: order.length ? acted(order, reading) : -1,
    printed: view.printed,
    round: view.round,
    active: view.active,
    trays: trays((tray) => kept(scene, tray, scene.trays[tray], view[tray])),
    king: view.king && { deck: view.king.deck, discard: view.king.discard, shown: scene.king?.shown ?? null },
  };
  return {
    ...settled,
    places: scene.places.map((place, seat) => {
      const [seen, read] = [view.places[seat], reading.sheets[seat]];
      const dice = kept(scene, seat, place.dice, seen.taken);
      const now = {
        ...place,
        hand: seen.hand,
        pile: seen.pile,
        reserve: seen.reserve,
        first: seen.first,
        out: seen.out,
        boxes: read.is === "HalvesRead" ? { copies: seen.copies, piles: seen.piles, gains: seen.gains } : null,
        dice,
        copied: seen.copied,
        lady: dice.find((die) => seen.lady && alike([die], [seen.lady])) ?? null,
      };
      if (read.is === "AreasRead") return { ...now, areas: { ...place.areas, ...certain(read) } };
      return { ...now, marks: read.marked.filter((cell) => !read.fresh.includes(cell)) };
    }),
  };
}

/**
 * How long each event is shown, in milliseconds.
 * @type {Required<Paces<QueenEvent>>}
 */
const PACES = {
  ReserveDrawn: 1600,
  FirstCardMoved: 1000,
  ActiveDrawn: 1000,
  KingDiscarded: 1000,
  RoundBegan: 1000,
  DiceDrawn: 500,
  DiceRolled: 1500,
  NewPileStarted: 1000,
  PileTaken: 1100,
  KingShuffled: 900,
  CannotPlay: 1200,
  CardsRevealed: 1700,
  KingRevealed: 1100,
  CardsCancelled: 1500,
  KingCancelled: 1500,
  DiceTaken: 1400,
  NothingTaken: 1000,
  SpyBlocked: 1200,
  CardPutBack: 1100,
  CardGained: 1100,
  KingGained: 600,
  KingLost: 600,
  CardMarked: 1000,
  MarkForgone: 700,
  NothingToMark: 900,
  NothingToCopy: 900,
  CardLost: 1000,
  LineChosen: 1000,
  OracleRolled: 1500,
  DiceCopied: 1200,
  DiceLeft: 700,
  DieMarked: 550,
  DiceUnused: 500,
  BonusDue: 900,
  NoBonusLeft: 900,
  BonusMarked: 800,
  BonusForgone: 700,
  LineFilled: 2000,
  HalfCounted: 1200,
  CardsCounted: 1200,
  TotalCounted: 1500,
  CellsCompared: 1500,
  GameWon: 2200,
  NobodyWon: 2000,
  OwnTotal: 2400,
  TitleWon: 2400,
  ...AREA_PACES,
};

/** @param {QueenEvent} event */
export const pace = (event) => PACES[event.is] ?? 700;

/**
 * Chapters begin at each round, and where the points are counted.
 * @returns {(event: QueenEvent) => TextKey | null}
 */
export function chapters() {
  let counting = false;
  return (event) => {
    if (event.is === "RoundBegan") return { key: "queen-where-solo", args: { round: event.round } };
    if (counting || !event.is.endsWith("Counted")) return null;
    counting = true;
    return { key: "web-queen-count" };
  };
}

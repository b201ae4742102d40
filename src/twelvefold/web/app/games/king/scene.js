// What lies on the table of King of 12, event by event. Everything here comes out of the events; nothing is worked out.

const NO_TURN = { card: null, fate: null, value: null, dark: false, rank: null, from: null };

export function begin(seats) {
  const place = { die: null, rolls: 0, tokens: [0, 0], played: [], cards: null, under: 0, known: null, suspects: [], ...NO_TURN };
  return { round: 0, turn: 0, set: null, knight: null, flight: null, crowned: null, places: Array.from({ length: seats }, () => place) };
}

function changed(scene, seat, change) {
  const places = [...scene.places];
  places[seat] = { ...places[seat], ...(typeof change === "function" ? change(places[seat]) : change) };
  return { ...scene, places };
}

const each = (scene, entries, change) => entries.reduce((before, [seat, value]) => changed(before, seat, change(value, before.places[seat])), scene);
const all = (scene, change) => ({ ...scene, places: scene.places.map((place, seat) => ({ ...place, ...change(place, seat) })) });

const moreTokens = (tokens, token, count) => tokens.map((own, place) => (place === token - 1 ? own + count : own));

const turned = (scene, event) => changed(scene, event.seat, { die: event.after });

const ranked = (rank) => (scene, event) => ({
  ...changed(scene, event.seat, ({ tokens }) => ({ rank, tokens: moreTokens(tokens, event.token, 1) })),
  flight: { token: event.token, from: null, to: event.seat },
});

/** From whose place each die came: the one way round in which all faces fit. */
function passed(scene, { before, after }) {
  const count = before.length;
  const fits = (shift) => after.every(([, face], place) => face === before[(place + shift) % count][1]);
  const shift = [count - 1, 1].find(fits) ?? count - 1;
  return after.reduce(
    (now, [seat, face], place) => changed(now, seat, { die: face, from: { seat: before[(place + shift) % count][0], turn: scene.turn } }),
    scene,
  );
}

const STEPS = {
  SetDrawn: (scene, event) => ({ ...scene, set: event.cards }),
  RoundBegan: (scene, event) =>
    each(
      all({ ...scene, round: event.round, turn: 0, knight: null }, () => ({ ...NO_TURN, tokens: [0, 0], played: [], cards: null })),
      event.dice,
      (face, place) => ({ die: face, rolls: place.rolls + 1 }),
    ),
  CardsRevealed: (scene, event) =>
    each(
      all({ ...scene, turn: scene.turn + 1, knight: null }, () => NO_TURN),
      event.cards,
      (card, place) => ({ card, fate: "stands", played: [...place.played, card] }),
    ),
  CardsCancelled: (scene, event) => event.seats.reduce((now, seat) => changed(now, seat, { fate: "cracked" }), scene),
  LadyCancelled: (scene, event) => each(scene, event.cards, () => ({ fate: "silenced" })),
  DicePassed: passed,
  DieTurned: turned,
  FaunTurned: turned,
  DieRolled: (scene, event) => changed(scene, event.seat, ({ rolls }) => ({ die: event.after, rolls: rolls + 1 })),
  ValueChanged: (scene, event) => changed(scene, event.seat, { value: event.value }),
  ValuesCompared: (scene, event) => each(scene, event.values, (value) => ({ value })),
  DiceCancelled: (scene, event) => event.seats.reduce((now, seat) => changed(now, seat, { dark: true }), scene),
  LowBeatsHigh: (scene, event) => ({ ...scene, knight: event.seat }),
  FirstPlace: ranked(1),
  SecondPlace: ranked(2),
  TokenTaken: (scene, event) => {
    const less = changed(scene, event.victim, ({ tokens }) => ({ tokens: moreTokens(tokens, event.token, -1) }));
    const more = changed(less, event.thief, ({ tokens }) => ({ tokens: moreTokens(tokens, event.token, 1) }));
    return { ...more, flight: { token: event.token, from: event.victim, to: event.thief } };
  },
  CardLaid: (scene, event) => changed(scene, event.seat, ({ under }) => ({ under: under + 1, known: event.card })),
  CardHidden: (scene, event) => changed(scene, event.seat, ({ under }) => ({ under: under + 1 })),
  GameWon: (scene, event) => ({ ...scene, crowned: event.seat }),
  DiceLifted: (scene, event) => each(scene, event.cards, (card) => ({ known: card })),
};

export const step = (scene, event) => STEPS[event.is]?.({ ...scene, flight: null }, event) ?? { ...scene, flight: null };

/** The table as the view says it is; of the turn that is over, its cards and values stay to be looked at. */
export const settle = (scene, view) =>
  view
    ? {
        ...all({ ...scene, flight: null, set: view.set, round: view.round }, (place, seat) => {
          const seen = view.places[seat];
          return {
            die: seen.die || null,
            tokens: seen.tokens,
            played: seen.played,
            cards: seen.cards,
            under: Math.max(place.under, seen.suspects.length ? 1 : 0),
            known: seen.under ?? place.known,
            suspects: seen.suspects,
          };
        }),
      }
    : scene;

/** How long a step is looked at, in milliseconds. */
const PACES = {
  SetDrawn: 1600, BothPromos: 1400, RoundBegan: 1700, CardsRevealed: 1500, CardsCancelled: 1500, LadyCancelled: 1600, DicePassed: 1600,
  DieTurned: 1200, DieRolled: 1600, ValueChanged: 1100, ValuesCompared: 1200, FaunTurned: 1400, DiceCancelled: 1400, LowBeatsHigh: 1200,
  PlacesSwapped: 1300, CollectorFirst: 1400, FirstPlace: 1300, SecondPlace: 1100, NobodyFirst: 900, NobodySecond: 600, ScoredNothing: 450,
  LadyMayTake: 1300, LadiesTied: 1300, NothingToTake: 1200, TokenTaken: 1400, TokenLeft: 1000, LastCardReached: 1000, PointsReached: 1200,
  TotalsCompared: 1400, TotalsCancelled: 1300, RoundWon: 2000, RoundUnwon: 1600, CardLaid: 1200, CardHidden: 1200, GameWon: 2200, DiceLifted: 1500,
};

export const pace = (event) => PACES[event.is] ?? 800;

/** Where a chapter of the story begins. */
export function chapters() {
  let round = 0;
  let turn = 0;
  return (event) => {
    if (event.is === "RoundBegan") {
      [round, turn] = [event.round, 0];
      return { key: "king-where-round", args: { round } };
    }
    if (event.is !== "CardsRevealed") return null;
    turn += 1;
    return { key: "king-where", args: { round, turn } };
  };
}

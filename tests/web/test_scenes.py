"""A scene that is built from events alone matches the view at every step of whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from luck import new_random
from server.server_help import Server, play, seated
from web.web_help import Visitor

Visit = Callable[..., Visitor]

COMPARE = """async ({game, of, table, seat, seats, options}) => {
  const main = document.querySelector("script[type=module]").src;
  const {$} = await import(main);
  await import(main.replace("main.js", `games/${of}/screen.js`)); // it brings the scene with it
  const scene = $[`app/games/${of}/scene.js`];
  const {pieces} = await (await fetch(`/api/games/${game}`)).json();
  const {steps} = await (await fetch(`/api/tables/${table}/steps${seat === null ? "" : `?seat=${seat}`}`)).json();
  const fields = {
    king: ["die", "tokens", "played", "hand", "under"],
    queen: ["hand", "pile", "reserve", "marks", "boxes", "areas", "first", "out"],
    chips: ["tokens", "front", "seen", "backs", "own", "stack"],
  }[game];
  // in which order cards and marks lie makes no difference; rows without a mark need not be there
  const parts = ["rows", "overflow", "roofs", "circles", "squares", "pending", "copies", "piles", "gains"];
  const plain = (value) => Array.isArray(value) ? value.filter(Boolean).map(String).sort()
    : value instanceof Object ? parts.map((part) => plain(value[part])) : value;
  const shown = (place, own) => JSON.stringify(fields.map((field) => {
    if (game === "queen") return plain(place[field]);
    if (field === "hand" && !own) return null;
    return field === "own" ? place.own ?? [] : place[field];
  }));
  let now = scene.begin(seats, pieces, options, steps[0].view);
  let compared = 0;
  const wrong = [];
  for (const [number, {events, view, reading}] of steps.entries()) {
    for (const event of events) now = scene.step(now, event);
    if (game === "queen" && reading.order.length && now.order.length) {
      const order = now.order.filter(({cracked}) => !cracked).map(({seat: of, card}) => [of, card]);
      const is = reading.order.filter(([, card]) => card !== now.king?.shown);
      if (String(order) !== String(is)) wrong.push(`step ${number}: played in order ${order}, is ${is}`);
    }
    const begun = {king: ["ChooseCards"], queen: ["ChooseCards", "LayCards"], chips: ["PlayChip", "TakeChip"]};
    if (!begun[game].includes(view.agenda.at(-1).is)) continue;
    const settled = scene.settle(now, {...view, reading});
    for (const part of game === "queen" && now.king ? ["deck", "discard"] : []) {
      const [played, is] = [plain(now.king[part]), plain(settled.king[part])];
      if (String(played) !== String(is)) wrong.push(`step ${number}, ${part} of the King: played ${played}, is ${is}`);
    }
    settled.places.forEach((place, each) => {
      compared += 1;
      const [played, is] = [shown(now.places[each], each === seat), shown(place, each === seat)];
      if (played !== is) wrong.push(`step ${number}, place ${each}: played ${played}, is ${is}`);
    });
  }
  return {wrong, compared};
}"""

VARIANTS = [
    ("king", 2, {"set": "first"}),
    ("king", 3, {"set": "random", "promo": ["faun"]}),
    ("king", 4, {"set": ["knight", "lady", "merchants", "gambler", "troublemakers", "collector", "sorcerer"]}),
    ("king", 5, {"set": "random", "promo": ["faun"]}),
    ("king", 12, {"groups": "3+3+3+3"}),
    ("queen", 1, {"reserve": "random", "promo": ["general"]}),
    ("queen", 2, {"sheet": "B", "reserve": "random"}),
    ("queen", 4, {"reserve": ["parasite", "gambler", "oracle", "great_one", "philosopher", "mirror"]}),
    ("queen", 2, {"crusade": True}),
    ("queen", 1, {"crusade": True}),
    ("queen", 3, {"sheet": "C", "reserve": "random"}),
    ("chips", 2, {"burning": True}),
    ("chips", 3, {"burning": False}),
    ("chips", 4, {"burning": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_played_is_as_it_is(visit: Visit, server: Server, game: str, seats: int, options: dict[str, object]) -> None:
    visitor = visit().go()
    long = game == "queen" or seats > 4
    for number in range(1 if long else 3):
        table, people = seated(server, game, seats, options=options)
        people[0].at(table, "start")
        sockets = [guest.connect() for guest in people]
        for socket in sockets:
            socket.watch(table)
        play(table, sockets, new_random(number))
        for socket in sockets:
            socket.close()
        given = people[0].get(f"/tables/{table}")["options"]
        of = "king/tournament" if seats > 4 else game
        for seat in (None, 0, seats - 1) if seats > 4 else (None, *range(seats)):
            asked = {"game": game, "of": of, "table": table, "seat": seat, "seats": seats, "options": given}
            found = visitor.page.evaluate(COMPARE, asked)
            assert found["wrong"] == []
            assert found["compared"] > 10

"""``make golden``: write the games that the client's tests step through, with all events and views, anew.

A file has the events of every step, with their audience unless that is everybody, and of every viewer the first view
and then what has changed in it, as pairs of a path and a value. Large parts of a view that no scene reads are left out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.games import GAMES, seed_of
from golden.transcript import play
from twelvefold.core.codec import Json, encode, loads
from twelvefold.core.events import EVERYONE, Audience, Event
from twelvefold.core.game import AnyGame
from twelvefold.core.record import Record, Step
from twelvefold.games import registry

FOLDER = Path(__file__).parent / "fixtures"
RECORDS = Path(__file__).parents[1] / "records"

VIEWERS: dict[str, tuple[int | None, ...]] = {
    "king-2-random": (0, 1),
    "king-4-lady-and-promos": (None,),
    "king-6-final-twice": (1,),
    "king-16-promo": (),
    "queen-1-crusade-robot": (0,),
    "queen-4-robot": (3,),
    "queen-2-random": (None,),
    "queen-3-sheet-c": (2,),
    "chips-2-burning": (None, 1),
    "chips-3-no-burning": (2,),
}
"""The games, stored records and golden ones, and who looks on; None is a spectator. Of some, only events are stored."""

UNREAD_OF_PLACES = {"played", "able", "owed", "pending", "areas", "marks"}
READ_OF_SHEETS = {
    *("is", "marked", "fresh", "rows", "overflow", "roofs", "circles", "squares", "pending"),
    *("points", "total"),
}


def record_of(name: str) -> Record:
    """The game of that name: as it is stored, or played as it is for its transcript."""
    path = RECORDS / f"{name}.json"
    if path.exists():
        return Record.from_json(loads(path.read_bytes()))
    game, options, player = GAMES[name]
    return play(game, options, player, seed_of(name))


def written(name: str) -> str:
    """The text of a fixture, with a line for each step."""
    record = record_of(name)
    game = registry.get(record.game)
    steps = list(record.steps(game))
    parts = {
        "game": _line(record.game),
        "seats": _line(game.seat_count(steps[0].state)),
        "options": _line(game.options_json(game.options(record.options))),
        "winners": _line(record.result),
        "pieces": _line(dict(game.pieces)),
        "steps": _rows([_told(event, audience) for event, audience in step.events] for step in steps),
    }
    for seat in VIEWERS[name]:
        parts["spectator" if seat is None else f"seat {seat}"] = _rows(_changes(game, steps, seat))
    return "{" + ",\n".join(f"{_line(key)}:{part}" for key, part in parts.items()) + "}\n"


def _told(event: Event, audience: Audience) -> object:
    if audience == EVERYONE:
        return encode(event)
    return {"only" if audience.alone else "but": list(audience.seats), "event": encode(event)}


def _changes(game: AnyGame, steps: list[Step], seat: int | None) -> Iterator[Json]:
    """The first view, then what is new in each."""
    last: Json = None
    for step in steps:
        now = _shown(game, step, seat)
        yield now if last is None else list(_differences(last, now, ""))
        last = now


def _shown(game: AnyGame, step: Step, seat: int | None) -> dict[str, Json]:
    """A view with its hints, as scenes read it."""
    found = game.view(step.state, seat)
    view, hints = encode(found), encode(game.hints(found))
    if game.name != "queen":
        return {**view, "reading": hints}
    return {
        **view,
        "places": [{key: place[key] for key in place if key not in UNREAD_OF_PLACES} for place in view["places"]],
        "agenda": [{"is": frame["is"]} for frame in view["agenda"]],
        "reading": {
            **hints,
            "sheets": [{key: sheet[key] for key in sheet if key in READ_OF_SHEETS} for sheet in hints["sheets"]],
        },
    }


def _differences(old: Json, new: Json, path: str) -> Iterator[Json]:
    """Paths and values of what is new; a list is compared item by item if these are not plain values."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key in new:
            yield from _differences(old[key], new[key], f"{path}.{key}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and isinstance((new or [0])[0], dict):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _differences(before, after, f"{path}.{place}")
    elif old != new:
        yield [path[1:], new]


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _rows(entries: Iterable[object]) -> str:
    return "[\n" + ",\n".join(map(_line, entries)) + "]"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name in VIEWERS:
        (FOLDER / f"{name}.json").write_text(written(name), "utf-8")


if __name__ == "__main__":
    main()

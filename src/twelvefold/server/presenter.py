"""What of a table goes out, built from what a viewer may see: JSON with keys and arguments, never sentences."""

from __future__ import annotations

from typing import Any

from twelvefold.core.codec import encode
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.server.fast_json import RawJson, dumps
from twelvefold.table.match import Viewer
from twelvefold.table.online_table import ENDED, OnlineTable
from twelvefold.table.seats import Chair
from twelvefold.table.table_events import AnyNotice


def summary(table: OnlineTable) -> dict[str, Any]:
    """A table as everybody may see it in a list."""
    return {
        "table": table.id,
        "game": table.game.name,
        "options": table.written.json("options", table.options, table.game.options_json),
        "status": table.status.value,
        "public": table.setting.public,
        "spectators": table.setting.spectators,
        "pace": table.setting.pace.value,
        "time": table.setting.time,
        "chairs": table.written.json("about chairs", table.chairs, _chairs),
        "winners": list(table.match.result.winners) if table.match and table.match.result else None,
        "rematch": table.rematch,
        "commitment": table.commitment,
    }


def _chairs(chairs: tuple[Chair, ...]) -> list[dict[str, Any]]:
    return [_chair(chair) for chair in chairs]


def _chair(chair: Chair) -> dict[str, Any]:
    kind = "free" if chair.free else "person" if chair.person else "bot"
    return {"kind": kind, "name": chair.name, "bot": chair.bot, "away": chair.away, "word": chair.word}


class TablePresenter:
    """One state of a table, shown to all its viewers: what they share is written once."""

    def __init__(self, table: OnlineTable, about: str, now: int) -> None:
        """``about`` is the table's summary as JSON."""
        self._table = table
        self._about = RawJson(about)
        self._decision = RawJson(dumps(_decision(table, now)))
        self._events: dict[int, RawJson] = {}

    def news(self, viewer: Viewer, after: int, *, whole: bool = False) -> str:
        """All that has changed for a viewer since the event of that number, and how the table stands now.

        The view is left out where it cannot have changed: nothing was told, and no own line was worked on.
        """
        table, match = self._table, self._table.match
        told = table.stream(viewer, after)
        view = reading = prompt = sealed = None
        if match is not None and (whole or told or (match.lines and viewer in match.asked)):
            seen = match.view(viewer)
            view, reading = encode(seen), table.written.json(f"reading {viewer}", seen, self._reading)
        if match is not None and viewer is not None and viewer in match.asked and table.status not in ENDED:
            prompt = table.written.json(f"prompt {viewer}", match.prompt(viewer), self._prompt)
            chosen = match.sealed(viewer)
            if chosen is not None:
                sealed = [table.game.format_move(move) for move in (chosen if match.lines else (chosen,))]
        return dumps(
            {
                "type": "news",
                "table": table.id,
                "version": table.shown,
                "seat": viewer,
                "owner": viewer is not None and table.chairs[viewer].guest == table.owner,
                "about": self._about,
                "events": [
                    {"number": number, "of": _origin(event), "event": self._written(event)}
                    for number, event in enumerate(told, after + 1)
                ],
                "decision": self._decision,
                "view": view,
                "reading": reading,
                "prompt": prompt,
                "sealed": sealed,
            }
        )

    def _reading(self, view: Any) -> RawJson:
        return RawJson(dumps(encode(self._table.game.hints(view))))

    def _prompt(self, prompt: Prompt[Any]) -> RawJson:
        return RawJson(dumps(prompt_json(self._table.game, prompt)))

    def _written(self, event: Event) -> RawJson:
        written = self._events.get(id(event))
        if written is None:
            known = self._table.entry.written.get(id(event))
            written = self._events[id(event)] = RawJson(dumps(known or encode(event)))
        return written


def _origin(event: Event) -> str:
    return "table" if isinstance(event, AnyNotice) else "game"


def _decision(table: OnlineTable, now: int) -> dict[str, Any] | None:
    """What everybody may know of the open decision: who is asked and who has answered, never what."""
    match = table.match
    if match is None or table.status in ENDED:
        return None
    deadline = table.deadline
    return {
        "number": match.decision,
        "asked": list(match.asked),
        "confirmed": list(match.confirmed),
        "lines": match.lines,
        "left": None if deadline is None else max(0, deadline - now),
    }


def prompt_json(game: AnyGame, prompt: Prompt[Any]) -> dict[str, Any]:
    """What a seat is asked, moves in their notation."""
    return {
        "ask": prompt.ask,
        "moves": [game.format_move(move) for move in prompt.moves],
        "line": prompt.line,
        "may_end": prompt.may_end,
    }

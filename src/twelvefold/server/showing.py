"""What of a table goes out, built from what a viewer may see: JSON with keys and arguments, never sentences."""

from __future__ import annotations

from typing import Any

from twelvefold.core.codec import dumps, encode
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.table.chairs import Chair
from twelvefold.table.match import Viewer
from twelvefold.table.notices import AnyNotice
from twelvefold.table.online import ENDED, OnlineTable


def summary(table: OnlineTable) -> dict[str, Any]:
    """A table as everybody may see it in a list."""
    return {
        "table": table.id,
        "game": table.game.name,
        "options": table.game.options_json(table.options),
        "status": table.status.value,
        "public": table.setting.public,
        "spectators": table.setting.spectators,
        "pace": table.setting.pace.value,
        "time": table.setting.time,
        "chairs": [_chair(chair) for chair in table.chairs],
        "winners": list(table.match.result.winners) if table.match and table.match.result else None,
        "rematch": table.rematch,
        "commitment": table.commitment,
    }


def _chair(chair: Chair) -> dict[str, Any]:
    kind = "free" if chair.free else "person" if chair.person else "bot"
    return {"kind": kind, "name": chair.name, "bot": chair.bot, "away": chair.away, "word": chair.word}


class Showing:
    """One state of a table, shown to all its viewers: what they share is written once."""

    def __init__(self, table: OnlineTable, now: int) -> None:
        self._table = table
        self._about = dumps(summary(table))
        self._decision = dumps(_decision(table, now))
        self._events: dict[int, str] = {}

    def news(self, viewer: Viewer, after: int, *, whole: bool = False) -> str:
        """All that has changed for a viewer since the event of that number, and how the table stands now.

        The view is left out where it cannot have changed: nothing was told, and no own line was worked on.
        """
        table, match = self._table, self._table.match
        told = table.stream(viewer, after)
        view = prompt = sealed = None
        if match is not None and (whole or told or (match.lines and viewer in match.asked)):
            view = encode(match.view(viewer))
        if match is not None and viewer is not None and viewer in match.asked and table.status not in ENDED:
            prompt = prompt_json(table.game, match.prompt(viewer))
            chosen = match.sealed(viewer)
            if chosen is not None:
                sealed = [table.game.format_move(move) for move in (chosen if match.lines else (chosen,))]
        parts = {
            "type": '"news"',
            "table": dumps(table.id),
            "version": str(table.shown),
            "seat": dumps(viewer),
            "owner": dumps(viewer is not None and table.chairs[viewer].guest == table.owner),
            "about": self._about,
            "events": f"[{', '.join(self._numbered(number, event) for number, event in enumerate(told, after + 1))}]",
            "decision": self._decision,
            "view": dumps(view),
            "prompt": dumps(prompt),
            "sealed": dumps(sealed),
        }
        return "{" + ", ".join(f'"{name}": {part}' for name, part in parts.items()) + "}"

    def _numbered(self, number: int, event: Event) -> str:
        """An event of a viewer's stream, with its number."""
        written = self._events.get(id(event))
        if written is None:
            origin = "table" if isinstance(event, AnyNotice) else "game"
            written = self._events[id(event)] = f'"of": "{origin}", "event": {dumps(encode(event))}'
        return f'{{"number": {number}, {written}}}'


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

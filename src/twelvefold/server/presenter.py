"""Tables as JSON for a viewer, limited to what that viewer may see. Texts are sent as keys with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from twelvefold.core.codec import Json, encode
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.server.fast_json import RawJson, dumps, loads
from twelvefold.table.event_log import Viewer
from twelvefold.table.online_table import ENDED, OnlineTable
from twelvefold.table.personas import international_name, of_old_names
from twelvefold.table.seats import Chair
from twelvefold.table.table_events import AnyTableEvent


def summary(table: OnlineTable) -> dict[str, Any]:
    """Return the public part of a table, as lists show it."""
    return {
        "table": table.id,
        "game": table.game.name,
        "options": table.encoded.json("options", table.options, table.game.options_json),
        "status": table.status.value,
        "public": table.setting.public,
        "spectators": table.setting.spectators,
        "pace": table.setting.pace.value,
        "time": table.setting.time,
        "bank": table.setting.bank,
        "host": table.host,
        "chairs": table.encoded.json("about chairs", table.chairs, _chairs),
        "winners": list(table.match.result.winners) if table.match and table.match.result else None,
        "rematch": table.rematch,
        "commitment": table.commitment,
    }


def _chairs(chairs: tuple[Chair, ...]) -> list[dict[str, Any]]:
    return [_chair(chair) for chair in chairs]


def _chair(chair: Chair) -> dict[str, Any]:
    kind = "free" if chair.free else "person" if chair.person else "bot"
    return {
        "kind": kind,
        "name": chair.name,
        "bot": chair.bot,
        "persona": chair.persona,
        "away": chair.away,
        "word": chair.word,
    }


def stored_summary(text: str) -> dict[str, Any]:
    """Return a stored summary as ``summary`` gives it today; those of old tables have bots without personas."""
    stored: dict[str, Any] = loads(text)
    chairs = stored["chairs"]
    if any("persona" not in chair for chair in chairs):
        levels = {chair["bot"] for chair in chairs if chair["bot"]}
        found = of_old_names(stored["table"], [chair["name"] for chair in chairs], levels)
        for chair, persona in zip(chairs, found, strict=True):
            chair |= {"persona": persona, "name": international_name(persona) if persona else chair["name"]}
    return stored


class TablePresenter:
    """Presents one version of a table to its viewers. Encodes what they share only once."""

    def __init__(self, table: OnlineTable, about: str, now: int, encoded: Mapping[int, Json] | None = None) -> None:
        """Take the summary as JSON text (``about``), and already encoded events by their index in the log."""
        self._table = table
        self._about = RawJson(about)
        self._decision = RawJson(dumps(_decision(table, now)))
        self._encoded = encoded or {}
        self._events: dict[int, RawJson] = {}

    def last_event(self, viewer: Viewer) -> int:
        """Return the number of the last event in a viewer's stream."""
        return len(self._table.log.stream(viewer))

    def news(self, viewer: Viewer, after: int, *, whole: bool = False) -> str:
        """Return the table as a viewer may see it, with the events of that viewer after number ``after``.

        Unless ``whole``, the view is omitted if it cannot have changed: no events, and the viewer builds no line.
        """
        table, match = self._table, self._table.match
        indices = table.log.stream(viewer)[after:]
        view = hints = None
        if match is not None and (whole or indices or (match.lines and viewer in match.asked)):
            seen = match.view(viewer)
            view, hints = encode(seen), table.encoded.json(f"hints {viewer}", seen, self._hints)
        prompt, sealed = self._question(viewer)
        return dumps(
            {
                "type": "news",
                "table": table.id,
                "version": table.public_version,
                "seat": viewer,
                "owner": viewer is not None and table.chairs[viewer].guest == table.owner,
                "about": self._about,
                "events": [
                    {"number": number, "of": _origin(table.log[index]), "event": self._event(index)}
                    for number, index in enumerate(indices, after + 1)
                ],
                "decision": self._decision,
                "view": view,
                "reading": hints,
                "prompt": prompt,
                "sealed": sealed,
            }
        )

    def _question(self, viewer: Viewer) -> tuple[RawJson | None, list[str] | None]:
        """Return the prompt of a seat and its own answer so far."""
        table, match = self._table, self._table.match
        if match is None or viewer is None or viewer not in match.asked or table.status in ENDED:
            return None, None
        prompt = table.encoded.json(f"prompt {viewer}", match.prompt(viewer), self._prompt)
        chosen = match.sealed(viewer)
        if chosen is None:
            return prompt, None
        return prompt, [table.game.format_move(move) for move in (chosen if match.lines else (chosen,))]

    def _hints(self, view: Any) -> RawJson:
        return RawJson(dumps(encode(self._table.game.hints(view))))

    def _prompt(self, prompt: Prompt[Any]) -> RawJson:
        return RawJson(dumps(prompt_json(self._table.game, prompt)))

    def _event(self, index: int) -> RawJson:
        raw = self._events.get(index)
        if raw is None:
            known = self._encoded.get(index)
            raw = self._events[index] = RawJson(dumps(known or encode(self._table.log[index])))
        return raw


def _origin(event: Event) -> str:
    return "table" if isinstance(event, AnyTableEvent) else "game"


def _decision(table: OnlineTable, now: int) -> dict[str, Any] | None:
    """Return the public part of the open decision: who is asked and who has answered, but not the answers."""
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
        "banks": _banks(table, now),
    }


def _banks(table: OnlineTable, now: int) -> list[int] | None:
    """Return what is left of the time banks, by seat; None without a clock or banks."""
    if table.deadline is None or not table.setting.bank:
        return None
    overtime = max(0, now - table.deadline)
    seats = range(len(table.chairs))
    return [max(0, table.bank_left(seat) - overtime * (seat in table.waiting)) for seat in seats]


def prompt_json(game: AnyGame, prompt: Prompt[Any]) -> dict[str, Any]:
    """Return a prompt as JSON, with moves in notation."""
    return {
        "ask": prompt.ask,
        "moves": [game.format_move(move) for move in prompt.moves],
        "line": prompt.line,
        "may_end": prompt.may_end,
    }

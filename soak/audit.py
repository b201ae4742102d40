"""The audit after a chaos run: compares what was stored with what was acknowledged and what was shown."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from soak.player import Seat, SentCommand
from soak.shown import Chosen, OwnChoices, Shown, folded
from soak.table import Played
from twelvefold.core.codec import encode
from twelvefold.core.errors import TwelvefoldError
from twelvefold.core.events import Audience
from twelvefold.core.game import Decide
from twelvefold.core.record import Record, Step, encode_outcome
from twelvefold.table.dice import verify


@dataclass(slots=True)
class StoredTable:
    """A table as it is in the database file."""

    version: int
    status: str
    body: dict[str, Any]
    entries: list[tuple[int, dict[str, Any]]]


def read(path: Path, table: str) -> StoredTable | None:
    """Read a table from the database file, without the server."""
    with sqlite3.connect(path) as connection:
        row = connection.execute("SELECT version, status, body FROM tables WHERE id = ?", (table,)).fetchone()
        asked = "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version"
        entries = [(version, json.loads(body)) for version, body in connection.execute(asked, (table,))]
    connection.close()
    return None if row is None else StoredTable(row[0], row[1], json.loads(row[2]), entries)


class Audit:
    """Audits one table. Iterating over it yields the violations; ``counts`` counts what was compared."""

    def __init__(self, table: StoredTable, played: Played, counts: Counter[str]) -> None:
        self._table = table
        self._played = played
        self._game = played.variant.game
        self._counts = counts

    def __iter__(self) -> Iterator[str]:
        try:
            yield from self._look()
        except TwelvefoldError as problem:
            yield f"the record does not replay: {problem}"

    def _look(self) -> Iterator[str]:
        versions = [version for version, _ in self._table.entries]
        if versions != list(range(1, self._table.version + 1)):
            yield f"entries are not numbered 1 to {self._table.version} without gaps"
        if self._table.status != "over":
            yield f"the game is not over but {self._table.status}"
            return
        record = Record.from_json(self._played.record)
        steps = list(record.steps(self._game))
        verdict = verify(self._game, record)
        self._counts["records replayed and verified"] += 1
        self._counts["outcomes of chance computed again"] += verdict.outcomes
        stored = [outcome for _, entry in self._table.entries for outcome in entry.get("outcomes", ())]
        if stored != [outcome for segment in record.segments for outcome in segment.outcomes]:
            yield "the record's outcomes are not those of the entries"
            return
        told = [entry["game"] for _, body in self._table.entries for entry in body.get("story", ()) if "game" in entry]
        if told != [[encode(event), encode(audience)] for step in steps for event, audience in step.events]:
            yield "the stored story is not what the record tells"
        for seat in self._played.seats:
            yield from self._acknowledged(seat, steps)
        yield from self._shown(steps)

    # --- what was acknowledged

    def _acknowledged(self, seat: Seat, steps: list[Step]) -> Iterator[str]:
        """Every acknowledged message is stored once, and nothing else is stored in that seat's name."""
        done = [command for command in seat.commands.values() if command.version is not None]
        acts = {
            entry["id"]: version
            for version, entry in self._table.entries
            if entry["do"] == "act" and entry["seat"] == seat.number
        }
        self._counts["moves acknowledged"] += len(done)
        given = {number for number, command in seat.commands.items() if command.version is not None}
        if given != set(acts):
            yield f"seat {seat.number}: messages {sorted(given ^ set(acts))} acknowledged or stored, but not both"
            return
        if len(acts) != sum(entry["do"] == "act" and entry["seat"] == seat.number for _, entry in self._table.entries):
            yield f"seat {seat.number}: one message was stored twice"
        shown = self._shown_at()
        for number, version in acts.items():
            command = seat.commands[number]
            command.stored = version
            if command.version != shown[version]:
                yield f"seat {seat.number}: message {number} was acknowledged with another version than it led to"
        spans = list(self._spans(steps))
        for command in done:
            opened, revealed, _ = spans[command.decision - 1]
            if not opened < command.stored <= revealed:
                late = f"version {command.stored} changed decision {command.decision} after it was over"
                yield f"seat {seat.number}: {late}"
        for decision, (opened, revealed, outcome) in enumerate(spans, 1):
            yield from self._played_as_said(seat, done, decision, (opened, revealed), outcome)

    def _played_as_said(
        self, seat: Seat, done: list[SentCommand], decision: int, span: tuple[int, int], outcome: dict[str, Any]
    ) -> Iterator[str]:
        """What was played for a seat is what it said last, unless the stand-in has decided."""
        name = str(seat.number)
        if seat.number is None or name not in outcome or self._bot_decided(seat.number, *span):
            return
        said = folded([command for command in done if command.decision == decision])
        written = outcome[name]
        if said != (tuple(written) if isinstance(written, list) else (written,)):
            yield f"seat {seat.number}, decision {decision}: said {said}, played {written}"
        self._counts["choices compared with what was played"] += 1

    def _bot_decided(self, seat: int, after: int, until: int) -> bool:
        return any(
            entry["do"] == "bot" and entry["seat"] == seat and after < version <= until
            for version, entry in self._table.entries
        )

    def _spans(self, steps: list[Step]) -> Iterator[tuple[int, int, dict[str, Any]]]:
        """For each decision: the version that opened it, the one that revealed it, and what was played."""
        played = iter(steps[1:])
        opened = 0
        for version, entry in self._table.entries:
            for _ in entry.get("outcomes", ()):
                step = next(played)
                if isinstance(step.node, Decide):
                    written = encode_outcome(self._game, step.node, step.outcome)
                    assert isinstance(written, dict)
                    yield opened, version, dict(next(iter(written.values())))  # type: ignore[arg-type]
                opened = version

    # --- what was shown

    def _shown(self, steps: list[Step]) -> Iterator[str]:
        """Every client got the events of its own stream, and views that show what it may know and nothing else."""
        seed = self._table.body["seed"]
        keys = [text for key in self._played.secrets for text in (key, sha256(key.encode()).hexdigest())]
        spans = [span[:2] for span in self._spans(steps)]
        for heard in self._played.heard:
            seat = next((seat for seat in self._played.seats if seat.number == heard.seat), Seat(None, None))
            expected = Shown(self._game, heard.seat, steps, self._reached(), self._own_choices(seat, spans))
            stream: list[dict[str, Any]] = []
            for text in heard.news:
                message = json.loads(text)
                stream += [{"of": event["of"], "event": event["event"]} for event in message["events"]]
                self._counts["messages compared with what may be shown"] += 1
                for problem in expected.wrong(message):
                    yield f"seat {heard.seat}, version {message['version']}: {problem}: {text.decode()[:300]}"
                if message["about"]["status"] != "over" and seed in text.decode():
                    yield f"seat {heard.seat}, version {message['version']}: the seed of the dice was sent"
                if any(key in text.decode() for key in keys):
                    yield f"seat {heard.seat}, version {message['version']}: the key of a seat was sent"
            self._counts["events compared with the record"] += len(stream)
            if stream != self._story(heard.seat):
                yield f"seat {heard.seat}: the events received are not those of the record"

    def _reached(self) -> dict[int, int]:
        """How many outcomes were played at each version that was shown."""
        total, reached, shown = 0, {}, self._shown_at()
        for version, entry in self._table.entries:
            total += len(entry.get("outcomes", ()))
            reached[shown[version]] = total
        return reached

    def _shown_at(self) -> dict[int, int]:
        """The version that is shown for each stored version: secret changes do not count."""
        shown, found = 0, {}
        for version, entry in self._table.entries:
            shown += not entry.get("secret", False)
            found[version] = shown
        return found

    def _own_choices(self, seat: Seat, spans: list[tuple[int, int]]) -> OwnChoices:
        """What the seat itself had chosen at each version, where no stand-in decided."""

        shown = self._shown_at()

        def chosen(decision: int, version: int) -> tuple[bool, set[Chosen]]:
            opened, _ = spans[decision - 1]
            stored = [number for number, seen in shown.items() if seen == version]
            known = seat.number is None or not self._bot_decided(seat.number, opened, stored[-1])
            commands = [
                command for command in seat.commands.values() if command.stored and command.decision == decision
            ]
            return known, {folded([command for command in commands if command.stored <= number]) for number in stored}

        return chosen

    def _story(self, viewer: int | None) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for _, entry in self._table.entries:
            for told in entry.get("story", ()):
                if "table" in told:
                    found.append({"of": "table", "event": told["table"]})
                    continue
                event, audience = told["game"]
                if Audience(tuple(audience["seats"]), alone=audience["alone"]).includes(viewer):
                    found.append({"of": "game", "event": event})
        return found

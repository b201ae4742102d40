"""Moonrise: every night a moon of 1 to 6 points rises. Everybody lights lanterns in secret, and the brightest wins it.

Equal numbers of lanterns cancel each other. At low tide the darkest wins instead.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from twelvefold.core.chance import Roll
from twelvefold.core.errors import BadData, BadNotation, BadOption, Reason, short
from twelvefold.core.events import EVERYONE, Emit, Event, Seat, ignore
from twelvefold.core.game import Decide, Game, Node, Over, Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.options import OptionSpec, check_names, names_of, seat_count
from twelvefold.core.rows import replaced
from twelvefold.core.tensor import FLAG, Coder, Each, Field, Number, OneOf, Struct

SEATS, NIGHTS, LARGEST_MOON, MOST_LANTERNS = range(2, 7), range(1, 6), 6, 3
SPECS = (
    OptionSpec("nights", "number", tuple(NIGHTS), default=3),
    OptionSpec("tide", "choice", ("high", "low"), default="high"),
)
BAD_VALUE = Reason("moonrise-bad-value", "{option}: {given} is not allowed; allowed are {allowed}")
BAD_STATE = Reason("moonrise-bad-state", "no game of Moonrise comes to {given}")
BAD_TEXT = Reason("moonrise-bad-text", "{given} does not read; write light 2, or a position like 2/3 high 4 0,5")


@dataclass(frozen=True, slots=True)
class Options:
    seats: int
    nights: int
    tide: str


@dataclass(frozen=True, slots=True)
class Position:
    """All is public, so a view is the state itself."""

    nights: int
    low_tide: bool
    left: int
    """The nights that are not over yet."""
    moon: int | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Light:
    lanterns: int


EVERY_MOVE = tuple(Light(lanterns) for lanterns in range(1, MOST_LANTERNS + 1))


@dataclass(frozen=True, slots=True)
class MoonRose(Event):
    points: int


@dataclass(frozen=True, slots=True)
class LanternsLit(Event):
    lanterns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoonWon(Event):
    seat: Seat
    points: int


class Moonrise(Game[Position, Position, Light, Options]):
    name = "moonrise"
    seats = SEATS
    option_specs = SPECS
    state_type = view_type = Position
    event_type = MoonRose | LanternsLit | MoonWon

    def options(self, given: Mapping[str, object]) -> Options:
        check_names(given, names_of(SPECS))
        chosen = {spec.name: given.get(spec.name, spec.default) for spec in SPECS}
        for spec in SPECS:
            value = chosen[spec.name]
            if value not in spec.choices or isinstance(value, (bool, float)):
                allowed = ", ".join(map(str, spec.choices))
                raise BadOption(BAD_VALUE, option=spec.name, given=short(value, 40), allowed=allowed)
        return Options(seat_count(given, SEATS), **chosen)  # type: ignore[arg-type]

    def start(self, options: Options) -> Position:
        return Position(options.nights, options.tide == "low", options.nights, None, (0,) * options.seats)

    def seat_count(self, state: Position) -> int:
        return len(state.points)

    def check(self, state: Position) -> None:
        moons = sum(-(-points // LARGEST_MOON) for points in state.points)
        sound = len(state.points) in SEATS and state.nights in NIGHTS and 0 <= state.left <= state.nights
        sound = sound and (state.moon is None or (state.left > 0 and 1 <= state.moon <= LARGEST_MOON))
        if not sound or min(state.points) < 0 or moons > state.nights - state.left:
            raise BadData(BAD_STATE, given=short(state, 100))

    def node(self, state: Position) -> Node[Light]:
        if state.left == 0:
            return Over(tuple(seat for seat, points in enumerate(state.points) if points == max(state.points)))
        if state.moon is None:
            return Roll(1, LARGEST_MOON)
        return Decide(tuple(Prompt(seat, "light", EVERY_MOVE) for seat in range(len(state.points))))

    def apply(self, state: Position, outcome: Any, emit: Emit = ignore) -> Position:
        outcome = self.checked(self.node(state), outcome)
        if state.moon is None:
            emit(MoonRose(outcome[0]), EVERYONE)
            return replace(state, moon=outcome[0])
        lanterns = tuple(move.lanterns for move in outcome)
        emit(LanternsLit(lanterns), EVERYONE)
        alone = sorted(lit for lit in lanterns if lanterns.count(lit) == 1)
        points = state.points
        if alone:
            seat = lanterns.index(alone[0 if state.low_tide else -1])
            emit(MoonWon(seat, state.moon), EVERYONE)
            points = replaced(points, seat, points[seat] + state.moon)
        return replace(state, left=state.left - 1, moon=None, points=points)

    def view(self, state: Position, seat: int | None) -> Position:
        return state

    def imagine(self, view: Position, rng: Generator) -> Position:
        return view

    def key(self, state: Position) -> Hashable:
        return state.low_tide, state.left, state.moon, state.points

    def moves(self, options: Options) -> tuple[Light, ...]:
        return EVERY_MOVE

    def longest(self, options: Options) -> int:
        return options.nights

    def layout(self, options: Options) -> tuple[Field, ...]:
        return _coder(options.nights, options.seats).fields("")

    def tensor(self, view: Position) -> tuple[int, ...]:
        return _coder(view.nights, len(view.points)).tensor(view)

    def format_state(self, state: Position) -> str:
        tide, points = "low" if state.low_tide else "high", ",".join(map(str, state.points))
        return f"{state.left}/{state.nights} {tide} {state.moon or '-'} {points}"

    def parse_state(self, text: str) -> Position:
        found = re.fullmatch(r"([0-5])/([1-5]) (high|low) ([1-6]|-) ([0-9]{1,2}(?:,[0-9]{1,2})*)", text)
        if not found:
            raise BadNotation(BAD_TEXT, given=short(text, 100))
        moon, points = None if found[4] == "-" else int(found[4]), tuple(map(int, found[5].split(",")))
        state = Position(int(found[2]), found[3] == "low", int(found[1]), moon, points)
        try:
            self.check(state)
        except BadData:
            raise BadNotation(BAD_STATE, given=short(text, 100)) from None
        return state

    def format_move(self, move: Light) -> str:
        return f"light {getattr(move, 'lanterns', move)}"[:60]

    def parse_move(self, text: str) -> Light:
        if not re.fullmatch("light [123]", text):
            raise BadNotation(BAD_TEXT, given=short(text, 60))
        return Light(int(text[-1]))


def _coder(nights: int, seats: int) -> Coder:
    points = Each(Number(0, LARGEST_MOON * nights), seats)
    moon = OneOf((None, *range(1, LARGEST_MOON + 1)))
    return Struct(
        Position, {"low_tide": FLAG, "left": Number(0, nights), "moon": moon, "points": points}, left_out=("nights",)
    )

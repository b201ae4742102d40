"""Fuzzing the notation of every game: a text is a position, or it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chips.test_notation import POSITIONS as CHIPS
from conformance import random_outcome
from king.king_help import FIRST_SET
from king.test_notation import POSITIONS as KING
from king.test_tournament_notation import POSITIONS as TOURNAMENT
from positions import mutations
from queen.queen_help import CODES
from queen.test_area_notation import LINES as AREAS
from queen.test_notation import POSITIONS as QUEEN
from twelvefold.core.errors import BadNotation
from twelvefold.core.game import AnyGame, Over
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry

TO_THE_END = 1_000


@dataclass(frozen=True)
class Notation:
    """The lines of one kind of game, and what they are made of."""

    id: str
    game: AnyGame
    lines: Sequence[str]
    pieces: Sequence[str]
    """What is put into a line to spoil it."""
    mutations: int
    """How many spoiled lines are tried."""
    others: int = 300
    """How many other texts are tried, of each kind."""
    seats: tuple[int, int] = (1, 5)
    """The fewest and the most players of a line made of others' parts."""
    last: int = 1
    """How many parts follow those of the players."""
    steps: int = 6
    """How far a position is played on."""

    def __str__(self) -> str:
        return self.id


COMMON = (*" /-", *"0123456789", "²", "\n")
KINGS = (*"?<", *FIRST_SET, "Go", "Kn", "La", "12", "/ 5 - - - ", "-1")
QUEENS = (*"!>[],:RPYmjx", *CODES, " / ", " > ", "mark 0")
NOTATIONS = [
    Notation(
        "chips",
        registry.get("chips"),
        CHIPS,
        (*COMMON, *"?,", "10", "12?", "red", "dummy ", "/ 0 - - ", "play", "-1"),
        mutations=300,
        seats=(2, 5),
        last=2,
        steps=TO_THE_END,
    ),
    Notation("king", registry.get("king"), KING, (*COMMON, *KINGS), mutations=1000, others=500),
    Notation(
        "king-tournament",
        registry.get("king"),
        TOURNAMENT,
        (*COMMON, *KINGS, *"+.", "at 0 2", "to 1", "g0"),
        mutations=250,
        seats=(5, 5),
    ),
    Notation(
        "queen",
        registry.get("queen"),
        QUEEN,
        (
            *COMMON,
            *QUEENS,
            *[
                "10",
                "played:",
                "taken:R2",
                "able",
                "owed",
                "out",
                "first",
                "lady:R8",
                "copied:R2",
                "effects",
                "bonus",
                "choose",
                "over",
            ],
        ),
        mutations=250,
        seats=(1, 4),
    ),
    Notation(
        "queen-areas",
        registry.get("queen"),
        AREAS,
        (
            *COMMON,
            *QUEENS,
            *"|.os",
            *[
                "crusade",
                "pending:value",
                "pending:square,value",
                "o000s000",
                "value",
                "roof",
                "able",
                "played:Or",
                "lady:R8",
            ],
            *("turn", "oracle", "hand"),
        ),
        mutations=250,
        seats=(1, 4),
    ),
]


def play_on(notation: Notation, line: str) -> None:
    """A line is refused, or it is a position that can be written, seen, imagined and played on."""
    game = notation.game
    try:
        state = game.parse_state(line)
    except BadNotation as problem:
        str(problem)  # it can be said, whatever it is about
        return
    assert game.parse_state(game.format_state(state)) == state
    luck = RandomStream.derived(1, "notation")
    for viewer in (None, *range(game.seat_count(state))):
        game.check(game.imagine(game.view(state, viewer), luck))
    for _ in range(notation.steps):
        if isinstance(game.node(state), Over):
            return
        state = game.apply(state, random_outcome(game, state, luck))
        game.check(state)
    assert notation.steps != TO_THE_END


@st.composite
def mixtures(draw: st.DrawFn, notation: Notation) -> str:
    """A line whose parts come from different valid lines."""
    split = [line.split(" / ") for line in notation.lines]
    players = [part for parts in split for part in parts[1 : -notation.last]]
    fewest, most = notation.seats
    seats = draw(st.lists(st.sampled_from(players), min_size=fewest, max_size=most))
    head, *ends = (draw(st.sampled_from([parts[i] for parts in split])) for i in (0, *range(-notation.last, 0)))
    return " / ".join([head, *seats, *ends])


@st.composite
def swapped(draw: st.DrawFn, lines: Sequence[str]) -> str:
    """A line of which some words stand in the same place of another one."""
    here, there = (draw(st.sampled_from(lines)).split(" ") for _ in range(2))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, min(len(here), len(there)) - 1))
        here[place] = there[place]
    return " ".join(here)


@pytest.mark.parametrize("notation", NOTATIONS, ids=str)
def test_whatever_text_comes_in_only_a_position_or_bad_notation_comes_out(notation: Notation) -> None:
    text = st.text(max_size=60) | st.lists(st.sampled_from(notation.pieces), max_size=30).map("".join)

    @given(text)
    @settings(max_examples=notation.others)
    def check(line: str) -> None:
        play_on(notation, line)

    check()


@pytest.mark.parametrize("notation", NOTATIONS, ids=str)
def test_a_mutated_line_is_a_position_or_bad_notation(notation: Notation) -> None:
    @given(mutations(notation.lines, st.sampled_from(notation.pieces), most=4))
    @settings(max_examples=notation.mutations)
    def check(line: str) -> None:
        play_on(notation, line)

    check()


@pytest.mark.parametrize("notation", NOTATIONS, ids=str)
def test_a_mixture_of_lines_is_a_position_or_bad_notation(notation: Notation) -> None:
    @given(mixtures(notation) | swapped(notation.lines))
    @settings(max_examples=notation.others)
    def check(line: str) -> None:
        play_on(notation, line)

    check()

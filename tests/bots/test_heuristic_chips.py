"""The player of 12 Chip Trick: moves that are clearly best, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest

from twelvefold.bots.heuristic.chips import HeuristicChips
from twelvefold.bots.registry import make
from twelvefold.core.game import Decide
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match
from twelvefold.table.series import Series

CHIPS = registry.get("chips")
SEEDS = range(8)


def choices(position: str) -> set[str]:
    """What the player does in a position, over several random streams."""
    state = CHIPS.parse_state(position)
    node = CHIPS.node(state)
    assert isinstance(node, Decide)
    (prompt,) = node.prompts
    assert len(prompt.moves) > 1, "no choice, no test"
    view = CHIPS.view(state, prompt.seat)
    return {CHIPS.format_move(HeuristicChips(RandomStream.derived(seed)).choose(view, prompt)) for seed in SEEDS}


# --- the last take of a round


@pytest.mark.parametrize(
    "position",
    [
        "burning r1 lead 0 / 0 1,2,12 - / 0 - 3,4,8 / 0 - 7,9,10 / 5,6,11 / take",
        "no-burning r1 lead 0 / 0 1,2,12 - / 0 - 3,4,8 / 0 - 7,9,10 / 5,6,11 / take",
        "burning r1 lead 2 / 0 - 4,4,7 / 0 - 8,9,9 / 0 1,3,11 - / 0 - 2,3,10 / 5,6,10,12 / take",
        "burning r1 lead 0 / 0 1,2,12 - / 0 - 3,4,8 / dummy 0 - 7,9,10 - / 5,6,11 / take",
    ],
)
def test_takes_what_makes_21(position: str) -> None:
    """Whoever comes next has 15, too, and gets the other chip: 20 loses to 21."""
    assert choices(position) == {"take 6"}


@pytest.mark.parametrize("variant", ["burning", "no-burning"])
def test_takes_no_chip_that_leads_over_21(variant: str) -> None:
    """19 wins; with 22 somebody else does, whose total is higher."""
    position = f"{variant} r1 lead 0 / 0 1,2,12 - / 0 - 3,5,10 / 0 - 6,8,9 / 4,7,11 / take"
    assert choices(position) == {"take 4"}


def test_half_of_42_is_21() -> None:
    assert choices("no-burning r1 lead 0 / 0 9,10,11 - / 0 - 3,4,5 / 0 - 6,7,8 / 1,2,12 / take") == {"take 12"}


def test_takes_the_highest_where_everybody_burns() -> None:
    """22 lie in front, and the others have 20 and 21 without the chip they take: the highest total wins."""
    assert choices("burning r1 lead 0 / 0 5,8,9 - / 0 - 1,7,12 / 0 - 4,6,11 / 2,3,10 / take") == {"take 10"}


@pytest.mark.parametrize("variant", ["burning", "no-burning"])
@pytest.mark.parametrize(("tokens", "right"), [((2, 0), "take 6"), ((0, 2), "take 4")])
def test_gives_the_round_to_whoever_has_fewer_tokens(variant: str, tokens: tuple[int, int], right: str) -> None:
    """Its own total is lost. With the 6 seat 1 has 21, with the 4 it has 19, and the 20 of seat 2 wins."""
    one, two = tokens
    position = f"{variant} r3 lead 0 / 0 10,11,12 - / {one} - 2,5,8 / {two} - 1,7,9 / 3,4,6 / take"
    assert choices(position) == {right}


# --- the last play of a trick


def test_wins_the_trick_that_would_win_another_the_game() -> None:
    """Seat 0 lays the 6 to its 15 in front if its 10 wins the trick, and only the 11 beats it."""
    assert choices("burning r3 lead 0 / 2 1,2,12 - / 0 - 4,7,9 / 0 - 3,5,8,11? / 10,6 / play") == {"play 11"}


def test_leaves_the_trick_to_whoever_burns_by_it() -> None:
    """Seat 1 ends the round with more than 21, seat 0 has more as well, and the 20 at hand wins the game."""
    position = "burning r3 lead 0 / 0 9 7,8 / 0 3,5,12 - / 2 - 1,2,6,11 / 4,10 / play"
    assert choices(position) <= {"play 1", "play 2", "play 6"}


# --- the dummy


def test_knows_the_chip_the_dummy_plays_next() -> None:
    """The 10 ends the round for the dummy, and so the game for seat 0, unless a higher chip wins the trick."""
    position = "burning r3 lead 0 / 2 1 2,6 / 0 - 3,9,11,12 / dummy 0 5,7,8 10 - / 4 / play"
    assert choices(position) <= {"play 11", "play 12"}


def test_lets_the_dummy_end_a_round_it_cannot_win() -> None:
    """The same 10, but here the round's end wins the game: with 20, or with the highest of three burnt totals."""
    position = "burning r3 lead 0 / 0 9 3,12 / 2 - 1,2,6,11 / dummy 0 5,7,8 10 - / 4 / play"
    assert choices(position) <= {"play 1", "play 2"}


def test_knows_that_the_dummy_takes_the_lowest() -> None:
    """With the 8 for 21 the 4 would go to the dummy and the 6 to seat 0, who would have 21, too, and a third token."""
    position = "burning r3 lead 1 / 2 - 3,5,7 / 0 1,2,10 - / dummy 0 - 9,11,12 - / 4,6,8 / take"
    assert choices(position) <= {"take 4", "take 6"}


# --- whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_stream_gives_the_same_game(seats: int) -> None:
    def record() -> Any:
        match = Match(CHIPS, CHIPS.options({"seats": seats}), RandomStream.derived("again"))
        play_out(match, {seat: make("heuristic", CHIPS, RandomStream.derived("again", seat)) for seat in range(seats)})
        return match.record()

    assert record() == record()


@pytest.mark.parametrize("burning", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_heuristic_player_is_worth_playing_against(seats: int, burning: bool) -> None:
    """A small sample of what in 10,000 games is nine victories of ten or more."""
    players = ("heuristic", *["random"] * (seats - 1))
    series = Series("chips", {"seats": seats, "burning": burning}, players, games=20, seed=1)
    assert series.summary(series.play())["players"][0]["rate"] > 0.75

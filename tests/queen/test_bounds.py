"""Every move of Queen of 12, and how long a game and a line can be."""

from __future__ import annotations

from typing import Any

import pytest

from cases import OWN_EDITION, case
from conformance import walk
from twelvefold.core.game import Decide
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import Queen
from twelvefold.games.queen.bounds import longest_line
from twelvefold.games.queen.edition.printed import print_of

QUEEN = Queen()


def texts(**given: Any) -> set[str]:
    return {QUEEN.format_move(move) for move in QUEEN.moves(QUEEN.options(given))}


def verbs(**given: Any) -> set[str]:
    return {text.split()[0] for text in texts(**given)}


def test_on_sheets_a_and_b_cells_are_marked_and_bonuses_used() -> None:
    assert verbs(seats=2) == {"play", "take", "gain", "copy", "bonus", "mark", "leave"}
    assert verbs(seats=3, expansion="oracle") == verbs(seats=2) | {"line", "put"}


def test_alone_nobody_is_copied() -> None:
    assert not texts(seats=1) & {"bonus copy", "copy 0"}
    assert {"bonus copy", "copy 0", "copy 3"} <= texts(seats=4)


def test_only_a_parasite_brings_the_first_hand_into_the_reserve() -> None:
    reserve = ["mirror", "lady", "golem", "machine", "druid", "spy"]
    assert "gain knight" not in texts(seats=2, reserve=reserve)
    assert {"gain knight", "put knight"} <= texts(seats=2, reserve=[*reserve[:5], "parasite"])


def test_the_lady_marks_with_halves_or_turns_her_die() -> None:
    without = ["mirror", "parasite", "golem", "machine", "druid", "spy"]
    with_lady = ["lady", *without[1:]]
    more = texts(seats=2, reserve=with_lady) - texts(seats=2, reserve=without)
    assert sum(text.startswith("mark") for text in more) == 50
    assert "turn 7" in texts(seats=2, sheet="C", reserve=with_lady)
    assert "turn 7" not in texts(seats=2, sheet="C", reserve=without)


def test_the_crusade_has_no_reserve_and_its_sheets_decide_the_rest() -> None:
    on_c, on_d = verbs(seats=3, crusade=True), verbs(seats=3, crusade=True, sheet="D")
    assert on_c == {"play", "take", "put", "copy", "value", "roof", "use", "pick", "without"}
    assert on_d == (on_c - {"pick", "without"}) | {"circle", "square"}


def test_dice_that_are_not_in_the_bag_are_not_listed() -> None:
    edition = {**OWN_EDITION, "dice": {"R": 0, "P": 6, "Y": 6}}
    listed = texts(seats=2, edition=edition)
    assert "take m P1" in listed
    assert not any("R" in text.split()[-1] for text in listed)


@pytest.mark.parametrize(
    ("name", "games"), [("queen-2-first", 3), ("queen-3-crusade-new", 12), ("queen-3-sheet-c", 12)]
)
def test_every_kind_of_move_that_is_listed_is_played_in_some_game(name: str, games: int) -> None:
    game, played = case(name), set()
    for seed in range(games):
        for step in walk(game, RandomStream.derived(seed, "played")):
            if isinstance(step.node, Decide):
                answers = [move for line in step.outcome for move in line] if step.node.lines else step.outcome
                played |= set(map(type, answers))
    assert played == set(map(type, QUEEN.moves(game.options)))


@pytest.mark.parametrize(
    ("seats", "longest"),
    [
        (1, 12 * (2 + 4) + 18),
        (2, 12 * (2 + 4 * 4) + 36),  # in a duel everybody lays two cards
        (4, 12 * (2 + 4 * 4) + 72),
    ],
)
def test_twelve_rounds_bound_a_game(seats: int, longest: int) -> None:
    assert QUEEN.longest(QUEEN.options({"seats": seats})) == longest


def test_dice_or_cells_and_effects_bound_a_line() -> None:
    edition = QUEEN.options({"seats": 4}).edition
    assert longest_line(print_of(edition, "A", 4)) == 2 * 7 + 2
    assert longest_line(print_of(edition, "C", 4)) == 60 + 12 + 30 + 5 * (12 + 6 + 1 + 3)

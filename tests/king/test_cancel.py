"""Rule: A turn, step 2: cards that cancel each other, and the Lady who cancels the others."""

from __future__ import annotations

import pytest

from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import CODES, reveal

OTHERS = [code for code in CODES if code != "La"]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("times", [2, 3, 4])
def test_a_character_played_by_several_has_no_effect_for_any_of_them(code: str, times: int) -> None:
    dice = (3, 8, 12, 5)[:times]
    table = reveal(" / ".join(f"{die} {code}" for die in dice))
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(CODES[code], tuple(range(times)))
    assert table.dice == dice
    assert table.values == list(dice)
    ranked = sorted(range(times), key=lambda seat: -dice[seat])
    assert table.places == (ranked[0], ranked[1])


def test_a_card_played_once_stands_beside_a_pair() -> None:
    table = reveal("3 Al / 8 Al / 4 Ma")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.ALCHEMIST, (0, 1))
    assert table.values == [3, 8, 11]


def test_two_pairs_both_cancel() -> None:
    table = reveal("3 Al / 8 Re / 4 Al / 9 Re")
    assert table.all(tell.CardsCancelled) == [
        tell.CardsCancelled(Character.REVERSER, (1, 3)),
        tell.CardsCancelled(Character.ALCHEMIST, (0, 2)),
    ]
    assert table.values == [3, 8, 4, 9]


def test_different_characters_do_not_cancel_each_other() -> None:
    table = reveal("3 Al / 8 Ma / 4 Pa / 9 Go")
    assert not table.all(tell.CardsCancelled)
    assert table.values == [6, 15, -3, 12]


@pytest.mark.parametrize("code", OTHERS)
def test_a_lady_played_by_one_cancels_every_other_card(code: str) -> None:
    """All of them: die and value cards, the Knight, Merchants and the promo characters."""
    another = "Ga" if code != "Ga" else "Kn"
    table = reveal(f"3 La / 8 {code} / 8 {another}")
    assert table.the(tell.LadyCancelled) == tell.LadyCancelled(0, ((1, CODES[code]), (2, CODES[another])))
    assert set(table.asked) == {0, 1, 2}, "no Sorcerer is asked, no Oracle rolls: the next turn begins"
    assert table.dice == (3, 8, 8)
    assert table.values == [3, 8, 8]
    assert table.places == (0, None)


def test_a_lone_lady_cancels_what_still_stands_and_the_pair_is_gone_already() -> None:
    table = reveal("3 La / 8 Al / 4 Al / 9 Re")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.ALCHEMIST, (1, 2))
    assert table.the(tell.LadyCancelled) == tell.LadyCancelled(0, ((3, Character.REVERSER),))
    assert table.story.index(table.the(tell.CardsCancelled)) < table.story.index(table.the(tell.LadyCancelled))
    assert table.values == [3, 8, 4, 9]


def test_a_lone_lady_changes_nothing_else() -> None:
    table = reveal("3 La / 9 Re")
    assert table.values == [3, 9]
    assert table.points == [1, 2]
    assert not table.all(tell.LadyMayTake)
    assert set(table.asked) == {0, 1}


@pytest.mark.parametrize(
    ("row", "values"),
    [
        ("3 La / 8 La / 4 Al", [3, 8, 8]),
        ("3 La / 8 La / 4 Tr", [10, 5, 9]),
        ("3 La / 8 La / 4 Me", [4, 3, 8]),
        ("3 La / 8 La / 4 Re", [3, 8, 9]),
        ("3 La / 8 La / 4 La / 5 Ma", [3, 8, 4, 12]),
    ],
)
def test_several_ladies_cancel_each_other_and_leave_the_other_cards_standing(row: str, values: list[int]) -> None:
    table = reveal(row)
    ladies = tuple(seat for seat, part in enumerate(row.split("/")) if "La" in part)
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.LADY, ladies)
    assert not table.all(tell.LadyCancelled)
    assert table.values == values


def test_a_pair_of_other_cards_cancels_beside_two_ladies() -> None:
    table = reveal("3 La / 8 La / 4 Ma / 5 Ma")
    assert [event.card for event in table.all(tell.CardsCancelled)] == [Character.LADY, Character.MACHINE]
    assert table.values == [3, 8, 4, 5]


def test_ruling_a_lone_lady_switches_the_collector_off_and_two_ladies_do_not() -> None:
    assert reveal("5 La / 8 Co / 8 Re").places == (0, None)
    assert reveal("5 La / 4 La / 8 Co / 8 Kn").places == (2, 1)


def test_ruling_a_lone_lady_switches_the_faun_off_and_two_ladies_do_not() -> None:
    assert reveal("5 La / 8 Fa / 8 Re").dice == (5, 8, 8)
    table = reveal("5 La / 4 La / 8 Fa / 8 Kn")
    assert table.dice == (5, 4, 12, 8)
    assert table.values == [5, 4, 12, 8]


def test_the_reveal_shows_all_cards_together_before_anything_else() -> None:
    table = reveal("3 La / 8 Al / 4 Al / 9 Re")
    assert table.story[0] == tell.CardsRevealed(
        ((0, Character.LADY), (1, Character.ALCHEMIST), (2, Character.ALCHEMIST), (3, Character.REVERSER))
    )

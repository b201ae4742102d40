"""Rule: A turn, step 4: equal values cancel each other."""

from __future__ import annotations

from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import reveal


def test_two_equal_values_cancel_each_other() -> None:
    table = reveal("5 Ga / 5 Ga / 3 Kn")
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(5, (0, 1))
    assert table.places == (2, None)


def test_three_and_four_equal_values_cancel_each_other() -> None:
    table = reveal("5 Ga / 5 Ga / 3 Kn / 5 Ga")
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(5, (0, 1, 3))
    assert table.places == (2, None)
    table = reveal("5 Ga / 5 Ga / 5 Ga / 5 Ga")
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(5, (0, 1, 2, 3))
    assert table.places == (None, None)
    assert table.nothing == dict.fromkeys(range(4), "cancelled")


def test_two_pairs_of_values_cancel_each_their_own() -> None:
    table = reveal("5 Ga / 9 Ga / 5 Ga / 9 Ga")
    assert table.all(tell.DiceCancelled) == [tell.DiceCancelled(9, (1, 3)), tell.DiceCancelled(5, (0, 2))]
    assert table.points == [0, 0, 0, 0]


def test_values_count_and_not_faces() -> None:
    equal_values = reveal("3 Ma / 10 Ga")
    assert equal_values.the(tell.DiceCancelled) == tell.DiceCancelled(10, (0, 1))
    equal_faces = reveal("10 Al / 10 Ma")
    assert not equal_faces.all(tell.DiceCancelled)
    assert equal_faces.values == [20, 17]


def test_a_player_whose_card_was_cancelled_still_compares() -> None:
    table = reveal("9 Al / 5 Al / 3 Kn")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.ALCHEMIST, (0, 1))
    assert table.the(tell.ValuesCompared) == tell.ValuesCompared(((0, 9), (1, 5), (2, 3)))
    assert table.places == (2, 1), "the Knight stands: low beats high"
    table = reveal("9 Al / 5 Al / 9 Go")
    assert table.values == [9, 5, 12]
    assert table.places == (2, 0)


def test_a_player_whose_card_was_cancelled_can_cancel_anothers_die() -> None:
    table = reveal("9 Al / 5 Al / 2 Ma")
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(9, (0, 2))
    assert table.places == (1, None)


def test_a_cancelled_die_stays_as_it_lies() -> None:
    table = reveal("5 Ga / 5 Ga / 3 Kn")
    assert table.dice == (5, 5, 3)
    assert table.play("Kn Kn Ga").dice == (5, 5, 3)


def test_nothing_is_told_cancelled_when_all_values_differ() -> None:
    assert not reveal("5 Ga / 6 Ga / 3 Ga").all(tell.DiceCancelled)

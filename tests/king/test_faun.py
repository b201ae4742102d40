"""Rule: A turn, step 4, the Faun; and its rulings under Interactions."""

from __future__ import annotations

import pytest

from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import Position, reveal


def test_a_faun_about_to_be_cancelled_turns_to_the_highest_face_no_other_die_shows() -> None:
    table = reveal("5 Fa / 5 Ga / 12 Ga / 11 Ga")
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 5, 10)
    assert table.dice == (10, 5, 12, 11)
    assert table.values == [10, 5, 12, 11]


def test_the_values_are_told_before_and_after_the_faun_and_what_is_cancelled_after_it() -> None:
    table = reveal("5 Fa / 5 Ga / 9 Ga")
    assert table.story[2:6] == [
        tell.ValuesCompared(((0, 5), (1, 5), (2, 9))),
        tell.FaunTurned(0, 5, 12),
        tell.ValuesCompared(((0, 12), (1, 5), (2, 9))),
        tell.FirstPlace(0, 12, 2, 2),
    ]


def test_a_faun_whose_value_is_its_own_does_not_turn() -> None:
    table = reveal("5 Fa / 9 Ga / 9 Ga")
    assert not table.all(tell.FaunTurned)
    assert table.dice == (5, 9, 9)
    assert table.places == (0, None)


def test_a_faun_looks_at_values_to_see_whether_it_would_be_cancelled() -> None:
    shared_value = reveal("10 Fa / 3 Ma")
    assert shared_value.the(tell.FaunTurned) == tell.FaunTurned(0, 10, 12)
    shared_face = reveal("10 Fa / 10 Al")
    assert not shared_face.all(tell.FaunTurned)
    assert shared_face.dice == (10, 10)


def test_a_faun_looks_at_faces_and_not_at_values_for_where_to_turn() -> None:
    """The Machine's value is 11, but its die shows 4: 11 is not taken; the 12 is, though it is worth 19 less 7."""
    table = reveal("5 Fa / 5 Ga / 12 Pa / 4 Ma")
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 5, 11)
    assert table.values == [11, 5, 5, 11]


def test_ruling_turning_to_12_beside_a_golem_cancels_both() -> None:
    table = reveal("5 Fa / 5 Kn / 3 Go")
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 5, 12)
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(12, (0, 2))
    assert table.places == (1, None)


def test_ruling_a_former_partner_of_the_tie_is_freed() -> None:
    table = reveal("5 Fa / 5 Ga / 9 Ga / 3 Ga")
    assert not table.all(tell.DiceCancelled)
    assert table.values == [12, 5, 9, 3]
    table = reveal("5 Fa / 5 Kn")
    assert table.places == (1, 0)


def test_ruling_two_former_partners_stay_cancelled_by_each_other() -> None:
    table = reveal("5 Fa / 5 Ga / 5 Ga / 3 Ga")
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(5, (1, 2))
    assert table.places == (0, 3)


def test_ruling_somebody_newly_equal_is_cancelled_too() -> None:
    table = reveal("5 Fa / 5 Kn / 6 Al / 9 Or").roll(3)
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 5, 12)
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(12, (0, 2))
    assert table.places == (3, 1)


def test_ruling_its_own_present_face_may_be_the_highest_free_one_so_it_may_stay_put() -> None:
    table = reveal("12 Fa / 3 Go / 9 Kn")
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 12, 12)
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(12, (0, 1))
    assert table.places == (2, None)


def test_ruling_it_may_stay_put_below_12_where_the_higher_faces_are_taken() -> None:
    table = reveal("10 Fa / 12 Ga / 11 Ga / 3 Ma")
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 10, 10)
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(10, (0, 3))
    assert table.places == (1, 2)


def test_ruling_it_acts_once_and_is_cancelled_like_any_other_if_its_value_is_still_shared() -> None:
    table = reveal("5 Fa / 5 Kn / 3 Go")
    assert len(table.all(tell.FaunTurned)) == 1
    assert table.dice == (12, 5, 3)
    assert table.nothing == {0: "cancelled", 2: "cancelled"}


def test_ruling_it_turns_to_the_highest_free_face_even_under_a_knight() -> None:
    table = reveal("5 Fa / 5 Kn / 8 Ga")
    assert table.the(tell.FaunTurned) == tell.FaunTurned(0, 5, 12)
    assert table.all(tell.LowBeatsHigh) == [tell.LowBeatsHigh(1)]
    assert table.values == [12, 5, 8]


def test_under_a_knight_the_turned_faun_comes_last() -> None:
    table = reveal("5 Fa / 5 Kn / 8 Re")
    assert table.values == [12, 5, 5]
    assert table.places == (0, None)
    table = reveal("5 Fa / 5 Kn / 8 Al")
    assert table.values == [12, 5, 16]
    assert table.places == (1, 0)


def test_ruling_it_acts_before_the_collector_who_is_then_no_longer_cancelled() -> None:
    table = reveal("5 Fa / 5 Co / 9 Kn")
    assert table.values == [12, 5, 9]
    assert not table.all(tell.CollectorFirst)
    assert table.places == (1, 2)


def test_ruling_it_acts_before_the_collector_who_is_cancelled_by_another() -> None:
    table = reveal("5 Fa / 5 Co / 5 Kn")
    assert table.values == [12, 5, 5]
    assert table.the(tell.CollectorFirst) == tell.CollectorFirst(1, 0)
    assert table.places == (1, 0)


@pytest.mark.parametrize(
    ("row", "after"),
    [("6 Fa / 7 Re", (12, 6)), ("6 Fa / 6 Tr", (12, 7)), ("5 Fa / 7 Me / 5 Ga", (12, 5, 7))],
)
def test_it_acts_after_the_cards_that_turn_and_pass_dice(row: str, after: tuple[int, ...]) -> None:
    table = reveal(row)
    assert table.dice == after
    assert table.story.index(table.the(tell.FaunTurned)) > table.story.index(table.all(tell.ValuesCompared)[0])


def test_it_acts_after_the_oracle_has_rolled() -> None:
    assert reveal("5 Fa / 9 Or").roll(5).dice == (12, 5)
    assert reveal("5 Fa / 5 Or").roll(9).dice == (5, 9)


def test_two_fauns_cancel_each_other_as_cards_and_do_not_turn() -> None:
    table = reveal("5 Fa / 5 Fa / 9 Kn")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.FAUN, (0, 1))
    assert table.dice == (5, 5, 9)
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(5, (0, 1))


def test_the_turned_die_stays_until_the_round_ends() -> None:
    table = Position("KnMeReSoAlGoFa r1 / 5 - - - / 5 - - - / choose").play("Fa Kn")
    assert table.line == "KnMeReSoAlGoFa r1 / 12 Fa 1 - / 5 Kn 2 - / choose"

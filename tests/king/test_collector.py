"""Rule: A turn, step 5, the Collector; and its rulings under Interactions."""

from __future__ import annotations

import pytest

from twelvefold.games.king import events as tell

from .king_help import reveal

RANKING = (
    tell.LowBeatsHigh,
    tell.PlacesSwapped,
    tell.CollectorFirst,
    tell.FirstPlace,
    tell.SecondPlace,
    tell.ScoredNothing,
)


def test_the_collector_with_a_cancelled_die_is_first_and_the_former_first_second() -> None:
    table = reveal("5 Co / 5 Al / 9 Al")
    assert table.the(tell.CollectorFirst) == tell.CollectorFirst(0, 2)
    assert table.the(tell.FirstPlace) == tell.FirstPlace(0, 5, 2, 2)
    assert table.the(tell.SecondPlace) == tell.SecondPlace(2, 9, 1, 1)
    assert table.nothing == {1: "cancelled"}


def test_ruling_the_former_second_gets_nothing_for_being_pushed_out() -> None:
    table = reveal("5 Co / 5 Al / 9 Al / 7 Al")
    assert table.places == (0, 2)
    assert table.points == [2, 0, 1, 0]
    assert table.nothing == {1: "cancelled", 3: "pushed out"}


def test_the_collector_with_an_uncancelled_die_changes_nothing() -> None:
    table = reveal("5 Co / 9 Al / 9 Al / 7 Al")
    assert not table.all(tell.CollectorFirst)
    assert table.places == (3, 0)


def test_the_collector_acts_after_the_knight() -> None:
    table = reveal("5 Co / 5 Al / 9 Al / 7 Kn")
    assert table.values == [5, 5, 9, 7]
    assert table.places == (0, 3)
    assert table.nothing == {1: "cancelled", 2: "pushed out"}


def test_ruling_the_gambler_puts_b_first_and_the_collector_pushes_b_to_second() -> None:
    """A is above B; the Gambler may be the Collector's partner, A or B."""
    for row in ("5 Co / 5 Ga / 9 Al / 7 Al", "5 Co / 5 Al / 9 Ga / 7 Al", "5 Co / 5 Al / 9 Al / 7 Ga"):
        table = reveal(row)
        assert table.values == [5, 5, 9, 7]
        assert table.the(tell.PlacesSwapped).first == 3
        assert table.places == (0, 3)
        assert table.points == [2, 0, 0, 1]
        assert table.nothing == {1: "cancelled", 2: "pushed out"}


def test_the_story_tells_knight_then_gambler_then_collector_then_the_places() -> None:
    table = reveal("5 Co / 5 Ga / 9 Kn / 7 Or").roll(7)
    assert table.values == [5, 5, 9, 7]
    ranking = [event for event in table.story if type(event) in RANKING]
    assert ranking == [
        tell.LowBeatsHigh(2),
        tell.PlacesSwapped(1, 2, 3),
        tell.CollectorFirst(0, 2),
        tell.FirstPlace(0, 5, 2, 2),
        tell.SecondPlace(2, 9, 1, 1),
        tell.ScoredNothing(1, 5, tell.Why.CANCELLED),
        tell.ScoredNothing(3, 7, tell.Why.PUSHED_OUT),
    ]


def test_ruling_if_there_was_no_first_a_former_second_stays_second() -> None:
    table = reveal("5 Co / 5 Kn / 9 Ga")
    assert table.the(tell.PlacesSwapped) == tell.PlacesSwapped(2, None, 2)
    assert table.places == (0, 2)
    assert table.points == [2, 0, 1]
    assert table.nothing == {1: "cancelled"}


@pytest.mark.parametrize("row", ["5 Co / 5 Kn", "5 Co / 5 Al / 5 Al", "5 Co / 5 Al / 7 Al / 7 Al", "5 Co / 5 Ga"])
def test_ruling_with_all_dice_cancelled_the_collector_is_first_and_nobody_second(row: str) -> None:
    table = reveal(row)
    assert table.places == (0, None)
    assert table.the(tell.CollectorFirst) == tell.CollectorFirst(0, None)
    assert table.points[0] == sum(table.points) == 2


def test_two_collectors_cancel_each_other() -> None:
    table = reveal("5 Co / 5 Co / 9 Kn")
    assert not table.all(tell.CollectorFirst)
    assert table.places == (2, None)


def test_a_collector_wins_with_a_value_cancelled_through_another_card() -> None:
    table = reveal("8 Co / 5 Re / 1 Ma")
    assert table.values == [8, 8, 8]
    assert table.places == (0, None)

"""How a series is summed up: shared victories, and games that no player won."""

from __future__ import annotations

from fractions import Fraction

import pytest

from twelvefold.table.series import Series, Totals, interval

SERIES = Series("chips", {"seats": 3}, ("random", "random", "random"), games=60, seed=4)
WITH_DUMMY = Series("chips", {"seats": 2}, ("random", "random"), games=60, seed=4)


def test_of_a_shared_victory_everybody_has_a_part() -> None:
    totals = SERIES.play()
    assert totals.shared > 0
    assert sum(totals.wins.values()) > 60
    assert sum(totals.parts.values()) == 60
    summary = SERIES.summary(totals)
    assert summary["games_shared"] == totals.shared
    assert sum(player["rate"] for player in summary["players"]) == pytest.approx(1)
    assert sum(player["times_fair_share"] for player in summary["players"]) == pytest.approx(3)


def test_games_that_no_player_won_are_left_out_of_the_rates() -> None:
    totals = WITH_DUMMY.play()
    assert totals.unwon > 0
    summary = WITH_DUMMY.summary(totals)
    assert summary["games_unwon"] == totals.unwon
    assert sum(player["rate"] for player in summary["players"]) == pytest.approx(1)


def test_parts_of_a_series_add_up() -> None:
    whole, added = SERIES.play(), Totals()
    for games in (range(20), range(20, 60)):
        added.add(SERIES.play_some(games))
    assert added == whole


def test_a_series_that_nobody_won_has_rates_all_the_same() -> None:
    totals = Totals(games=2, unwon=2)
    for player in SERIES.summary(totals)["players"]:
        assert (player["wins"], player["rate"], player["interval_95"]) == (0, 0.0, [0.0, 1.0])


def test_the_interval_is_wilsons() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(float(Fraction(1, 2)), 10)
    assert 0 < low < 0.05 < high < 0.4

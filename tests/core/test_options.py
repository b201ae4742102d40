"""What the options of every game have in common."""

from __future__ import annotations

import pytest

from cases import CASES, Case, case
from conformance import through_text
from twelvefold.core.errors import BadOption


@pytest.mark.parametrize("case_", CASES, ids=str)
def test_options_are_written_as_they_are_read(case_: Case) -> None:
    written = case_.game.options_json(case_.options)
    assert case_.game.options(through_text(written)) == case_.options


@pytest.mark.parametrize("name", ["king-2-first", "fair-1-3d"])
@pytest.mark.parametrize("seats", [None, 0, -1, 17, "2", 2.0, True, [2], {}])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(name: str, seats: object) -> None:
    with pytest.raises(BadOption) as refused:
        case(name).game.options({"seats": seats})
    assert "seats" in str(refused.value)
    seats_allowed = case(name).game.seats
    assert (refused.value.args_["low"], refused.value.args_["high"]) == (seats_allowed[0], seats_allowed[-1])


def test_seats_must_be_named() -> None:
    with pytest.raises(BadOption, match="seats"):
        case("fair-1-3d").game.options({})


def test_an_option_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(BadOption, match=r"no option 'rain'; the options are seats, days"):
        case("fair-1-3d").game.options({"seats": 2, "rain": True})

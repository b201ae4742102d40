"""Records: damage is refused with its path and the reason; every record that is accepted replays."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import Case, case
from conformance import MOST_STEPS, through_text
from damage import damaged
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.codec import loads
from twelvefold.core.errors import BadData, BadRecord, TwelvefoldError
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record, Step
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match


def played(case: Case, seed: int = 1) -> dict[str, Any]:
    """The record of a finished game, as a document."""
    match = Match(case.game, case.options, RandomStream.derived(seed, "dice"), about={"players": ["Ada", "Bo"]})
    play_out(match, {seat: RandomPlayer(RandomStream.derived(seed, seat)) for seat in range(match.seats)})
    document: dict[str, Any] = through_text(match.record().to_json())
    return document


KING, FAIR = case("king-2-first"), case("fair-2-2d")
DOCUMENT = {"king": played(KING), "fair": played(FAIR)}


def document(case: Case) -> dict[str, Any]:
    """A copy to damage."""
    return deepcopy(DOCUMENT[case.game.name])


def replay(case: Case, written: Any) -> list[Step]:
    return list(Record.from_json(written).steps(case.game))


def refusal(case: Case, written: Any) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        replay(case, written)
    return refused.value


def outcomes(written: dict[str, Any]) -> list[Any]:
    found: list[Any] = written["segments"][0]["outcomes"]
    return found


def nth(written: dict[str, Any], kind: str, skip: int = 0) -> int:
    """The index of an outcome of that kind."""
    return [i for i, entry in enumerate(outcomes(written)) if kind in entry][skip]


def test_steps_count_from_the_start_to_the_end() -> None:
    steps = replay(KING, document(KING))
    assert [step.number for step in steps] == list(range(len(outcomes(document(KING))) + 1))
    assert steps[0].node is None
    assert steps[0].state == KING.start
    assert KING.game.node(steps[-1].state) == Over(tuple(document(KING)["result"]))


def test_an_unfinished_record_without_a_result_replays() -> None:
    written = document(KING)
    del written["result"]
    del outcomes(written)[3:]
    assert len(replay(KING, written)) == 4


# --- the play


def test_a_missing_outcome_is_noticed_where_the_next_does_not_fit() -> None:
    written = document(KING)
    del outcomes(written)[0]
    error = refusal(KING, written)
    assert "segment 0, step 1: expected chance here, found {'moves'" in str(error)
    assert (error.args_["segment"], error.args_["step"]) == (0, 1)


def test_an_extra_outcome_is_noticed_after_the_end() -> None:
    written = document(KING)
    count = len(outcomes(written))
    outcomes(written).append({"chance": [1, 1]})
    problem = "the game is over, but the record contains further steps"
    assert str(refusal(KING, written)) == f"segment 0, step {count + 1}: {problem}"


def test_an_illegal_move_is_refused_with_its_step() -> None:
    written = document(KING)
    index = nth(written, "moves", 1)
    outcomes(written)[index]["moves"]["1"] = "turn 7"
    error = refusal(KING, written)
    assert str(error).startswith(f"segment 0, step {index + 1}: turn 7 is not a legal move here; legal: ")


def test_a_move_that_does_not_read_is_refused_with_its_step() -> None:
    written = document(KING)
    index = nth(written, "moves")
    outcomes(written)[index]["moves"]["0"] = "castle"
    assert str(refusal(KING, written)).startswith(f"segment 0, step {index + 1}: 'castle' is not a move")


@pytest.mark.parametrize("seats", [["0", "2"], ["1", "0"], ["0"], ["0", "1", "2"], ["00", "1"]])
def test_answers_of_the_wrong_seats_are_refused_with_the_right_ones(seats: list[str]) -> None:
    written = document(KING)
    index = nth(written, "moves")
    outcomes(written)[index]["moves"] = dict.fromkeys(seats, "play knight")
    assert str(refusal(KING, written)).startswith(f"segment 0, step {index + 1}: expected 0, 1 here, found ")


@pytest.mark.parametrize("faces", [[0, 1], [1], [13, 1], "11", [1.0, 1]])
def test_an_impossible_roll_is_refused_with_its_step(faces: Any) -> None:
    written = document(KING)
    outcomes(written)[0] = {"chance": faces}
    assert str(refusal(KING, written)).startswith("segment 0, step 1: ")
    assert "cannot be read as an outcome of 2d12" in str(refusal(KING, written))


@pytest.mark.parametrize("line", [[], ["put hay", "put hay"], ["stake 1"], "put hay", [["put hay"]], ["hay"], None])
def test_a_line_that_is_none_is_refused_with_its_step(line: Any) -> None:
    written = document(FAIR)
    index = nth(written, "lines")
    outcomes(written)[index]["lines"]["1"] = line
    assert str(refusal(FAIR, written)).startswith(f"segment 0, step {index + 1}: ")


@pytest.mark.parametrize("entry", [None, [], {}, {"moves": {}, "chance": []}, {"Moves": {}}, "roll"])
def test_an_entry_of_another_kind_is_refused_with_its_step(entry: Any) -> None:
    written = document(KING)
    index = nth(written, "moves")
    outcomes(written)[index] = entry
    assert f"segment 0, step {index + 1}: expected moves here" in str(refusal(KING, written))


def test_another_result_than_the_play_gives_is_refused() -> None:
    written = document(KING)
    written["result"] = [1 - written["result"][0]]
    assert "its replay gives" in str(refusal(KING, written))


def test_a_result_needs_a_whole_game() -> None:
    written = document(KING)
    del outcomes(written)[-1]
    assert str(refusal(KING, written)).endswith(f"its game is not over after step {len(outcomes(written))}")


def test_an_impossible_start_is_refused() -> None:
    written = document(KING)
    written["segments"][0]["start"]["round"] = -1
    error = refusal(KING, written)
    assert (error.key, error.args_["step"]) == ("record-step", 0)


def test_a_start_for_other_seats_is_refused() -> None:
    written = document(KING)
    written["options"]["seats"] = 3
    problem = refusal(KING, written).args_["problem"]
    assert isinstance(problem, TwelvefoldError)
    assert (problem.args_["given"], problem.args_["needed"]) == (2, 3)


def test_a_segment_starts_where_the_one_before_it_ended() -> None:
    written = document(KING)
    written["segments"].append(deepcopy(written["segments"][0]))
    assert str(refusal(KING, written)) == "segment 1 does not start where the one before it ended"


@pytest.mark.parametrize("drawn", [["hay"], ["apple", "apple"], [], "apple", [1], [1.5], [None], [["apple"]], {}])
def test_an_impossible_draw_is_refused_with_its_step(drawn: Any) -> None:
    written = document(FAIR)
    outcomes(written)[0] = {"chance": drawn}
    assert str(refusal(FAIR, written)).startswith("segment 0, step 1: ")


# --- the document


def test_another_game_is_refused() -> None:
    assert str(refusal(FAIR, document(KING))) == "this is a record of the game 'king', not of fair"


@pytest.mark.parametrize("given", ["record/2", None, 1, "match/1"])
def test_an_unknown_format_is_refused(given: Any) -> None:
    written = document(KING)
    written["twelvefold"] = given
    assert refusal(KING, written).key == "record-format"


def test_unknown_rules_without_events_are_refused() -> None:
    written = document(KING)
    written["segments"][0]["rules"] = 99
    del written["segments"][0]["events"]
    error = refusal(KING, written)
    assert (error.key, error.args_["given"], error.args_["segment"]) == ("record-unknown-rules", 99, 0)


@pytest.mark.parametrize("field", ["twelvefold", "game", "options", "about", "segments"])
def test_a_missing_field_is_named(field: str) -> None:
    written = document(KING)
    del written[field]
    assert field in str(refusal(KING, written))


@pytest.mark.parametrize("field", ["rules", "start", "outcomes"])
def test_a_missing_field_of_a_segment_is_named(field: str) -> None:
    written = document(KING)
    del written["segments"][0][field]
    assert f"at record.segments[0]: the field {field} is missing" in str(refusal(KING, written))


def test_an_unknown_field_is_named() -> None:
    for place in ("record", "segment"):
        written = document(KING)
        (written if place == "record" else written["segments"][0])["colour"] = "red"
        assert "'colour'" in str(refusal(KING, written))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 1),
        ("options", []),
        ("options", {"seats": 9}),
        ("options", {"seats": 2, "rain": True}),
        ("about", None),
        ("segments", {}),
        ("segments", []),
        ("segments", [1]),
        ("result", 1),
        ("result", ["0"]),
        ("result", [True]),
    ],
)
def test_a_field_of_another_type_is_refused(field: str, value: Any) -> None:
    written = document(KING)
    written[field] = value
    refusal(KING, written)


def test_broken_text_is_refused_before_it_is_a_record() -> None:
    with pytest.raises(BadData, match="line 1"):
        loads('{"twelvefold": "record/1", ')


# --- any damage


@pytest.mark.parametrize("case_", [KING, FAIR], ids=str)
@given(data=st.data())
@settings(max_examples=400)
def test_a_damaged_record_is_refused_or_replays(case_: Case, data: st.DataObject) -> None:
    written = damaged(data, document(case_))
    try:
        steps = replay(case_, written)
    except BadRecord:
        return
    assert 0 < len(steps) < MOST_STEPS
    again = Record.from_json(written).to_json()
    assert through_text(again) == {name: value for name, value in written.items() if (name, value) != ("result", None)}

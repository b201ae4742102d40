"""Saving and restoring a match: the restored match is the same, or the data is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import Case, case
from conformance import fidget, through_text
from damage import damaged
from twelvefold.core.errors import BadRecord
from twelvefold.core.generator import RandomStream
from twelvefold.table.match import Match

KING, FAIR = case("king-2-first"), case("fair-3-3d")


def begun(case: Case, actions: int) -> Match:
    rng = RandomStream.derived(3, "fidget")
    match = Match(case.game, case.options, RandomStream.derived(3, "dice"), about={"name": "a table"}, obliging=[1])
    for _ in range(actions):
        fidget(match, rng)
    return match


SAVED: dict[str, Any] = {
    "king": through_text(begun(KING, 9).save()),
    "fair": through_text(begun(FAIR, 4).save()),
}


def saved(case: Case, **changes: Any) -> dict[str, Any]:
    document: dict[str, Any] = through_text(SAVED[case.game.name])
    return {**document, **changes}


def answers(chosen: Any, *confirmed: int) -> dict[str, Any]:
    return {"answers": {"chosen": chosen, "confirmed": list(confirmed)}}


def refusal(case: Case, document: Any) -> str:
    with pytest.raises(BadRecord) as refused:
        Match.restore(case.game, document)
    return str(refused.value)


def test_the_examples_have_sealed_moves_and_lines() -> None:
    assert len(SAVED["king"]["answers"]["chosen"]) == len(SAVED["king"]["answers"]["confirmed"]) == 1
    assert any(isinstance(line, list) for line in SAVED["fair"]["answers"]["chosen"].values())


@pytest.mark.parametrize("case_", [KING, FAIR], ids=str)
def test_what_was_saved_is_restored(case_: Case) -> None:
    match = Match.restore(case_.game, saved(case_))
    assert match.save() == SAVED[case_.game.name]
    assert match.about == {"name": "a table"}
    assert match.obliging == {1}
    assert match.options == case_.options


def test_a_finished_match_is_kept_too() -> None:
    match = begun(FAIR, 0)
    rng = RandomStream.derived(4)
    while match.result is None:
        fidget(match, rng)
    again = Match.restore(FAIR.game, through_text(match.save()))
    assert again.result == match.result
    assert again.record() == match.record()


def test_restoring_does_not_tie_the_match_to_the_document() -> None:
    document = saved(KING)
    match = Match.restore(KING.game, document)
    rng = RandomStream.derived(5)
    fidget(match, rng)
    assert document == SAVED["king"]


@pytest.mark.parametrize("field", sorted(SAVED["king"]))
def test_a_missing_field_is_named(field: str) -> None:
    document = saved(KING)
    del document[field]
    assert f"the field {field}" in refusal(KING, document)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"colour": "red"}, "'colour'"),
        ({"twelvefold": "match/2"}, "unsupported record format: 'match/2'; this program reads match/1"),
        ({"twelvefold": "record/1"}, "unsupported record format: 'record/1'; this program reads match/1"),
        ({"record": None}, "record"),
        ({"state": None}, "at match.state: expected State"),
        ({"decision": "1"}, "at match.decision: expected int"),
        ({"decision": True}, "at match.decision: expected int"),
        ({"obliging": ["0"]}, "at match.obliging[0]: expected int"),
        ({"dice": {}}, "a saved generator must be"),
        ({"answers": None}, "at match.answers: expected object"),
        ({"answers": {}}, "at match.answers: the field chosen is missing"),
        ({"answers": {"chosen": [], "confirmed": []}}, "at match.answers.chosen: expected object"),
        (answers({"7": "play knight"}, 7), "'7' is not asked now; asked: 0, 1"),
        (answers({"0": "turn 7"}, 0), "turn 7 is not a legal move here"),
        (answers({"0": "castle"}, 0), "'castle' is not a move"),
        (answers({"0": 1}, 0), "at move: expected str"),
        (answers({"0": ["play knight"]}, 0), "at move: expected str"),
        (answers({"0": "play knight", "1": "play knight"}, 0, 1), "saved answers are inconsistent"),
        (answers({"0": "play knight"}), "saved answers are inconsistent"),
        (answers({"0": "play knight"}, 0, 0), "saved answers are inconsistent"),
        (answers({}, 7), "saved answers are inconsistent"),
        (answers({}, 0), "saved answers are inconsistent"),
    ],
    ids=repr,
)
def test_damage_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    assert reason in refusal(KING, saved(KING, **changes))


def test_a_line_that_cannot_be_is_refused() -> None:
    assert "'hay' is not a move" in refusal(FAIR, saved(FAIR, **answers({"0": ["hay"]})))
    assert "not a legal move" in refusal(FAIR, saved(FAIR, **answers({"0": ["put hay", "put hay"]})))
    assert "cannot end here" in refusal(FAIR, saved(FAIR, **answers({"0": []}, 0)))
    assert "saved answers are inconsistent" in refusal(FAIR, saved(FAIR, **answers({}, 0)))
    assert "at line: expected list" in refusal(FAIR, saved(FAIR, **answers({"0": "put hay"})))


def test_a_state_its_record_does_not_lead_to_is_refused() -> None:
    document = saved(KING)
    document["state"]["round"] += 1
    assert refusal(KING, document) == "the saved state differs from the one that its record leads to"


def test_an_impossible_state_is_refused() -> None:
    document = saved(KING)
    document["state"]["dice"] = [1, 99]
    assert "dice show 1 to 12" in refusal(KING, document)


def test_a_damaged_record_inside_is_refused_with_its_step() -> None:
    document = saved(KING)
    document["record"]["segments"][0]["outcomes"][0] = {"chance": [0, 0]}
    assert refusal(KING, document).startswith("segment 0, step 1: ")


def test_a_match_of_another_game_is_refused() -> None:
    refusal(FAIR, saved(KING))


@pytest.mark.parametrize("case_", [KING, FAIR], ids=str)
@given(data=st.data())
@settings(max_examples=300)
def test_a_damaged_match_is_refused_or_goes_on(case_: Case, data: st.DataObject) -> None:
    try:
        match = Match.restore(case_.game, damaged(data, saved(case_)))
    except BadRecord:
        return
    assert Match.restore(case_.game, through_text(match.save())).save() == match.save()
    if match.result is None:
        fidget(match, RandomStream.derived(1))

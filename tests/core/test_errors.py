"""Errors: a class, a reason and arguments; an English message, and data from which clients make translated ones."""

from __future__ import annotations

import json
import pickle
import string

import pytest

import testgame  # noqa: F401 - its reasons are declared, too
import twelvefold.table.drive  # noqa: F401 - and those of the whole house
from twelvefold.core import errors
from twelvefold.core.codec import WRONG_TYPE
from twelvefold.core.errors import BadData, BadRecord, Reason, TwelvefoldError
from twelvefold.core.game import SEAT_NOT_ASKED
from twelvefold.core.record import BAD_STEP

FAMILIES = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, TwelvefoldError) and kind is not TwelvefoldError
]


def nested() -> BadRecord:
    return BadRecord(BAD_STEP, segment=0, step=3, problem=BadData(WRONG_TYPE, at="x", expected="int", found="'a'"))


def test_the_sentence_fills_in_the_arguments() -> None:
    assert str(nested()) == "segment 0, step 3: at x: expected int, found 'a'"


def test_json_has_the_key_and_the_arguments_and_no_sentence() -> None:
    assert nested().to_json() == {
        "error": "BadRecord",
        "key": "record-step",
        "args": {
            "segment": 0,
            "step": 3,
            "problem": {
                "error": "BadData",
                "key": "data-wrong-type",
                "args": {"at": "x", "expected": "int", "found": "'a'"},
            },
        },
    }
    json.dumps(nested().to_json())


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__)
def test_errors_travel_between_processes(family: type[TwelvefoldError]) -> None:
    error = family(SEAT_NOT_ASKED, seat=1, asked="0, 2")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is family
    assert again.reason is SEAT_NOT_ASKED
    assert (str(again), again.to_json()) == (str(error), error.to_json())


def test_errors_with_errors_inside_travel_too() -> None:
    again = pickle.loads(pickle.dumps(nested()))
    assert again.to_json() == nested().to_json()


def test_every_reason_makes_a_sentence_of_its_arguments() -> None:
    """One test for all: which reasons are declared by now depends on what was imported."""
    for key, reason in Reason.declared.items():
        names = [name for _, name, _, _ in string.Formatter().parse(reason.english) if name is not None]
        assert all(name.isidentifier() for name in names), key
        sentence = str(BadData(reason, **{name: f"<{name}>" for name in names}))
        assert all(f"<{name}>" in sentence for name in names), key
        assert sentence.count("{") == reason.english.count("{{"), key


def test_a_reason_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Reason(SEAT_NOT_ASKED.key, "something else")
    assert Reason.declared[SEAT_NOT_ASKED.key] is SEAT_NOT_ASKED

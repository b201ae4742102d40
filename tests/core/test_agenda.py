"""The agenda: a tuple of frames, the next one last."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from twelvefold.core.agenda import Frame, instead


@dataclass(frozen=True, slots=True)
class Do(Frame):
    what: str


A, B, C = Do("a"), Do("b"), Do("c")


def test_a_done_frame_gives_way_to_what_lies_below() -> None:
    assert instead((A, B)) == (A,)
    assert instead((A,)) == ()


def test_frames_put_in_its_place_are_done_in_the_order_given() -> None:
    agenda = instead((A,), B, C)
    assert agenda == (C, B)
    assert agenda[-1] == B
    assert instead(agenda)[-1] == C


def test_frames_are_values() -> None:
    assert Do("a") == A
    assert hash(Do("a")) == hash(A)
    frame: Any = Do("a")
    with pytest.raises(FrozenInstanceError):
        frame.what = "b"

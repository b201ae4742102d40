"""Events and who is told of them."""

from __future__ import annotations

from twelvefold.core.codec import decode, encode
from twelvefold.core.events import EVERYONE, Audience, all_but, only

VIEWERS = (0, 1, 2, None)


def told(audience: Audience) -> list[int | None]:
    return [viewer for viewer in VIEWERS if audience.includes(viewer)]


def test_everyone_includes_spectators() -> None:
    assert told(EVERYONE) == [0, 1, 2, None]


def test_a_secret_is_told_to_the_named_seats_alone() -> None:
    assert told(only(1)) == [1]
    assert told(only(0, 2)) == [0, 2]
    assert told(only()) == []


def test_the_masked_event_is_told_to_all_the_others() -> None:
    assert told(all_but(1)) == [0, 2, None]
    assert told(all_but(0, 1, 2)) == [None]
    for seat in (0, 1, 2):
        assert sorted(map(repr, told(only(seat)) + told(all_but(seat)))) == sorted(map(repr, VIEWERS))


def test_audiences_are_stored_with_their_events() -> None:
    for audience in (EVERYONE, only(1), all_but(0, 2)):
        assert decode(Audience, encode(audience)) == audience

"""Generators: the same numbers on every platform and in every version, restorable at any position, without bias."""

from __future__ import annotations

from collections import Counter
from hashlib import sha512

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadData
from twelvefold.core.generator import RandomStream

KEY = "00" * 32

DICE = [1, 11, 9, 2, 11, 9, 7, 0, 4, 0, 5, 2]
BOT = [816, 768, 167, 994, 309, 834]
ODD_NAME = [12776709628902865008, 16023272546376907251]
WHOLE = [1189223469659506745, 16554328398688266483, 15978838513343700945, 15484685163924067183, 6389981453641964600]
DICE_KEY = "b3b45d6a5956a72a7e2af03b9e35459f172572bc9649759d5db81f17f60444cc"


def numbers(stream: RandomStream, n: int, count: int) -> list[int]:
    return [stream.below(n) for _ in range(count)]


def test_known_streams_stay_as_they_are() -> None:
    """Records and seeds of old games depend on these very numbers."""
    assert numbers(RandomStream.derived(1, 0, "dice"), 12, 12) == DICE
    assert numbers(RandomStream.derived(1, 0, 3), 1000, 6) == BOT
    assert numbers(RandomStream.derived("é", 2**80), 2**64, 2) == ODD_NAME
    assert numbers(RandomStream(bytes(32)), 2**64, 5) == WHOLE
    assert RandomStream.derived(1, 0, "dice").save() == {"key": DICE_KEY, "used": 0}


@given(used=st.integers(0, 40), n=st.integers(1, 2**64))
@settings(max_examples=60)
def test_a_stream_goes_on_from_any_position(used: int, n: int) -> None:
    stream = RandomStream.derived("save")
    numbers(stream, 2, used)
    again = RandomStream.restore(stream.save())
    assert again.save() == stream.save()
    assert numbers(again, n, 9) == numbers(stream, n, 9)
    assert again.save() == stream.save()


def test_blocks_are_sha_512_of_the_key_and_the_count() -> None:
    """Written out once more, so that another program can do the same."""
    key = RandomStream.derived("blocks").save()["key"]
    assert isinstance(key, str)
    blocks = [sha512(bytes.fromhex(key) + index.to_bytes(8, "big")).digest() for index in range(3)]
    written = b"".join(blocks)
    expected = [int.from_bytes(written[i : i + 8], "big") for i in range(0, len(written), 8)]
    assert numbers(RandomStream.derived("blocks"), 2**64, 24) == expected


def test_other_names_give_other_streams() -> None:
    names: list[tuple[int | str, ...]] = [(), (1,), ("1",), (1, 0), (10,), (0, 1), (1, 0, "dice"), (1, 0, 0), ("1, 0",)]
    assert len({tuple(numbers(RandomStream.derived(*name), 2**64, 2)) for name in names}) == len(names)


def test_one_stream_does_not_touch_another() -> None:
    dice, bot = RandomStream.derived(1, 0, "dice"), RandomStream.derived(1, 0, 0)
    numbers(bot, 100, 50)
    assert numbers(dice, 12, 12) == DICE


@given(n=st.integers(1, 2**64))
@settings(max_examples=60)
def test_numbers_are_below_n(n: int) -> None:
    assert all(0 <= number < n for number in numbers(RandomStream.derived(n), n, 20))


@pytest.mark.parametrize("n", [2, 3, 7, 12])
def test_numbers_are_equally_likely(n: int) -> None:
    count = 6_000
    found = Counter(numbers(RandomStream.derived("fair", n), n, count))
    assert set(found) == set(range(n))
    assert all(abs(times / count - 1 / n) < 0.02 for times in found.values())


def test_numbers_past_the_last_full_multiple_are_skipped() -> None:
    """For n = 3 * 2**62 a quarter of all numbers would favour the low ones; they are drawn again."""
    n, count = 3 * 2**62, 3_000
    stream = RandomStream.derived("skip")
    found = numbers(stream, n, count)
    assert abs(sum(number < n // 2 for number in found) / count - 1 / 2) < 0.03
    used = stream.save()["used"]
    assert isinstance(used, int)
    assert abs(used / count - 4 / 3) < 0.05


def test_one_way_to_go_is_no_choice_but_counts() -> None:
    stream = RandomStream.derived("one")
    assert numbers(stream, 1, 5) == [0] * 5
    assert stream.save()["used"] == 5


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_below_refuses_what_has_no_numbers(n: int) -> None:
    stream = RandomStream.derived("refuse")
    with pytest.raises(ValueError, match="below"):
        stream.below(n)
    assert stream.save()["used"] == 0


def test_choice_picks_each_item() -> None:
    stream = RandomStream.derived("choice")
    assert {stream.choice(("a", "b", "c")) for _ in range(60)} == {"a", "b", "c"}


@pytest.mark.parametrize(
    "saved",
    [
        None,
        [],
        {},
        {"key": KEY},
        {"used": 0},
        {"key": KEY, "used": 0, "more": 1},
        {"key": KEY, "used": -1},
        {"key": KEY, "used": True},
        {"key": KEY, "used": 0.0},
        {"key": KEY, "used": "0"},
        {"key": KEY[:-2], "used": 0},
        {"key": KEY + "00", "used": 0},
        {"key": "zz" * 32, "used": 0},
        {"key": bytes(32), "used": 0},
    ],
    ids=repr,
)
def test_a_damaged_save_is_refused(saved: object) -> None:
    with pytest.raises(BadData, match="saved generator"):
        RandomStream.restore(saved)


@pytest.mark.parametrize("used", [2**67, 2**67 + 1, 10**40])
def test_a_stream_cannot_have_given_more_numbers_than_there_are(used: int) -> None:
    with pytest.raises(BadData, match="saved generator"):
        RandomStream.restore({"key": KEY, "used": used})

"""Every function that changes a table returns the change as a value, or None; an error changes nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import replace
from types import FunctionType, NoneType
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest

from conformance import through_text
from twelvefold.core.errors import TwelvefoldError
from twelvefold.games import registry
from twelvefold.table import hosting, in_play, lobby
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.seats import Pace, Setting
from twelvefold.table.transition import Transition

SETTING = Setting(public=True, spectators=True, pace=Pace.LIVE, time=60, bot="random", bot_pause=100)
CALM = replace(SETTING, time=300)
KING = registry.get("king")
MUCH_LATER = 10**9
FUNCTIONS = {
    function.__name__: function
    for module in (lobby, hosting, in_play)
    for name, function in inspect.getmembers(module, inspect.isfunction)
    if function.__module__ == module.__name__ and not name.startswith("_")
}


def seated(*guests: str) -> OnlineTable:
    """A new table of King of 12 for two, with these guests."""
    king = registry.get("king")
    table = OnlineTable("t1", king, king.options({"seats": 2}), SETTING, bytes(32), "lea")
    for guest in guests:
        lobby.sit(table, guest, guest.title(), f"key of {guest}", 5)
    return table


def begun() -> OnlineTable:
    """The same table after the start of the game."""
    table = seated("lea", "mia")
    lobby.start(table, "lea", 10)
    return table


def with_bot() -> OnlineTable:
    """Lea against a bot, after the start of the game."""
    table = seated("lea")
    lobby.fill(table, "lea", "random", 6)
    lobby.start(table, "lea", 10)
    return table


def after(table: OnlineTable, function: Callable[..., object], *given: Any) -> OnlineTable:
    """The table after one more change."""
    assert function(table, *given)
    return table


def first_move(match: Match, seat: int, decision: int) -> Progress:
    return match.answer(seat, decision, match.prompt(seat).moves[0])


class Call(NamedTuple):
    """A call with a fresh table, and what comes of it: a change, nothing, or an error."""

    function: str
    leads_to: str
    table: Callable[[], OnlineTable]
    given: tuple[Any, ...]


def away(table: OnlineTable, seat: int) -> OnlineTable:
    """The table when a stand-in plays for this seat."""
    table.set_chair(seat, replace(table.chairs[seat], away=True))
    return table


CALLS = (
    Call("create", "change", seated, ("Lea", "k", (None, "random"), 5)),
    Call("create", "error", seated, ("Lea", "k", ("random", "random"), 5)),
    Call("create", "error", seated, ("Lea", "k", ("random", "nobody"), 5)),
    Call("create", "error", seated, ("Lea", "k", (None, None, "random"), 5)),
    Call("create", "error", seated, ("", "k", ("random", None), 5)),
    Call("sit", "change", lambda: seated("lea"), ("mia", "Mia", "k", 6)),
    Call("sit", "error", lambda: seated("lea"), ("lea", "Lea", "k", 6)),
    Call("sit", "error", lambda: seated("lea"), ("mia", "", "k", 6)),
    Call("claim", "change", lambda: seated("lea"), ("tom", "Tom", "key of lea", 6)),
    Call("claim", "error", lambda: seated("lea"), ("tom", "Tom", "key of mia", 6)),
    Call("renew_key", "change", lambda: seated("lea"), ("lea", "k")),
    Call("renew_key", "error", lambda: seated("lea"), ("tom", "k")),
    Call("leave", "change", lambda: seated("lea"), ("lea", 6)),
    Call("leave", "change", begun, ("lea", 20)),
    Call("leave", "error", lambda: seated("lea"), ("tom", 6)),
    Call("fill", "change", lambda: seated("lea"), ("lea", "random", 6)),
    Call("fill", "error", lambda: seated("lea"), ("tom", "random", 6)),
    Call("fill", "error", lambda: seated("lea"), ("lea", "nobody", 6)),
    Call("give_word", "change", lambda: seated("lea"), ("lea", "owl", 6)),
    Call(
        "give_word",
        "nothing",
        lambda: after(seated("lea"), lobby.give_word, "lea", "crystal", 6),
        ("lea", "crystal", 7),
    ),
    Call("give_word", "error", lambda: seated("lea"), ("lea", "\n", 6)),
    Call("start", "change", lambda: seated("lea", "mia"), ("lea", 10)),
    Call("start", "error", lambda: seated("lea", "mia"), ("mia", 10)),
    Call("rematch", "change", lambda: after(begun(), in_play.expire, MUCH_LATER), ("t2", bytes(32), "lea", MUCH_LATER)),
    Call(
        "rematch",
        "nothing",
        lambda: after(after(begun(), in_play.expire, MUCH_LATER), lobby.rematch, "t2", bytes(32), "lea", MUCH_LATER),
        ("t3", bytes(32), "mia", MUCH_LATER),
    ),
    Call("rematch", "error", begun, ("t2", bytes(32), "lea", 20)),
    Call("remove", "change", lambda: seated("lea", "mia"), ("lea", 1, 6)),
    Call("remove", "error", lambda: seated("lea", "mia"), ("mia", 0, 6)),
    Call("remove", "error", lambda: seated("lea"), ("lea", 1, 6)),
    Call("remove", "error", lambda: seated("lea"), ("lea", 0, 6)),
    Call("remove", "error", lambda: seated("lea"), ("lea", 2, 6)),
    Call("remove", "error", begun, ("lea", 1, 20)),
    Call("sit", "error", lambda: after(seated("lea", "mia"), hosting.remove, "lea", 1, 6), ("mia", "Mia", "k", 7)),
    Call("hand_over", "change", begun, ("lea", 1, 20)),
    Call("hand_over", "error", begun, ("mia", 0, 20)),
    Call("hand_over", "error", begun, ("lea", 0, 20)),
    Call("hand_over", "error", with_bot, ("lea", 1, 20)),
    Call("change", "change", lambda: seated("lea"), ("lea", KING.options({"seats": 4}), SETTING, 6)),
    Call("change", "change", lambda: seated("lea"), ("lea", KING.options({"seats": 2}), CALM, 6)),
    Call("change", "nothing", lambda: seated("lea"), ("lea", KING.options({"seats": 2}), SETTING, 6)),
    Call("change", "error", lambda: seated("lea", "mia"), ("mia", KING.options({"seats": 3}), SETTING, 6)),
    Call("change", "error", begun, ("lea", KING.options({"seats": 3}), SETTING, 20)),
    Call("add_time", "change", begun, ("lea", 20)),
    Call("add_time", "error", begun, ("mia", 20)),
    Call("add_time", "error", with_bot, ("lea", 20)),
    Call("add_time", "error", lambda: seated("lea"), ("lea", 6)),
    Call("offer_seat", "change", with_bot, ("lea", 1, "k", 20)),
    Call("offer_seat", "error", with_bot, ("lea", 0, "k", 20)),
    Call("offer_seat", "error", lambda: seated("lea"), ("lea", 1, "k", 6)),
    Call(
        "offer_seat",
        "error",
        lambda: after(with_bot(), in_play.expire, 10 * MUCH_LATER),
        ("lea", 1, "k", 10 * MUCH_LATER),
    ),
    Call("claim", "change", lambda: after(with_bot(), hosting.offer_seat, "lea", 1, "k", 20), ("mia", "Mia", "k", 21)),
    Call("claim", "error", lambda: after(with_bot(), hosting.offer_seat, "lea", 1, "k", 20), ("lea", "Lea", "k", 21)),
    Call("answer_as_guest", "change", begun, ("lea", "m1", 1, first_move, 20)),
    Call(
        "answer_as_guest",
        "nothing",
        lambda: after(begun(), in_play.answer_as_guest, "lea", "m1", 1, first_move, 20),
        ("lea", "m1", 1, first_move, 21),
    ),
    Call("answer_as_guest", "error", begun, ("lea", "m1", 2, first_move, 20)),
    Call("answer_as_bot", "change", begun, (0, 1, first_move, 20)),
    Call("answer_as_bot", "error", begun, (0, 2, first_move, 20)),
    Call("come_back", "change", lambda: away(begun(), 0), ("lea", 30)),
    Call("come_back", "nothing", begun, ("lea", 30)),
    Call("come_back", "error", begun, ("tom", 30)),
    Call("resign", "change", begun, ("lea", 20)),
    Call("resign", "error", lambda: seated("lea"), ("lea", 20)),
    Call("pause", "change", begun, ("lea", 20)),
    Call("pause", "nothing", lambda: after(begun(), in_play.pause, "lea", 20), ("lea", 21)),
    Call("pause", "error", begun, ("tom", 20)),
    Call(
        "resume",
        "change",
        lambda: after(after(begun(), in_play.pause, "lea", 20), in_play.pause, "mia", 21),
        ("lea", 30),
    ),
    Call("resume", "error", begun, ("lea", 20)),
    Call(
        "suspend",
        "change",
        lambda: after(after(begun(), in_play.resign, "lea", 20), in_play.resign, "mia", 21),
        (10 + in_play.UNATTENDED_MS,),
    ),
    Call("suspend", "nothing", begun, (10 + in_play.UNATTENDED_MS,)),
    Call("expire", "change", begun, (MUCH_LATER,)),
    Call("expire", "nothing", begun, (20,)),
)


def seen(table: OnlineTable) -> tuple[Any, ...]:
    """All that a change can change."""
    return through_text(table.body()), table.public_version, len(table.log)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.function}-{call.leads_to}")
def test_a_change_is_returned_and_an_error_changes_nothing(call: Call) -> None:
    table, function = call.table(), FUNCTIONS[call.function]
    before = seen(table)
    if call.leads_to == "error":
        with pytest.raises(TwelvefoldError):
            function(table, *call.given)
        assert seen(table) == before
        return
    found = function(table, *call.given)
    if call.leads_to == "nothing":
        assert found is None
        assert seen(table) == before
        return
    assert isinstance(found, Transition)
    assert found.table is table
    assert seen(table) != before
    assert table.public_version == before[1] + (not found.private)
    assert [event for event, _ in found.events] == [table.log[n] for n in range(before[2], len(table.log))]
    assert len(found.entry.story) == len(found.events)


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS)
def test_every_public_function_declares_that_it_returns_a_transition_or_none(function: FunctionType) -> None:
    declared = get_type_hints(function)["return"]
    kinds = set(get_args(declared)) or {declared}
    assert kinds in ({Transition}, {Transition, NoneType})
    called = {call.leads_to for call in CALLS if call.function == function.__name__}
    assert "change" in called
    assert ("nothing" in called) == (NoneType in kinds), "a declared None must be shown, and no other one may occur"


def test_the_functions_of_all_modules_are_known() -> None:
    assert len(FUNCTIONS) > 15
    assert {call.function for call in CALLS} == set(FUNCTIONS)

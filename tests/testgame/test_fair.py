"""The fair has what it is there for: each thing that no real game needs yet does occur in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cases import FAIR, case
from conformance import take_step, walk
from testgame import Fair, events
from testgame.moves import Gate, Put, Stake
from testgame.options import Options
from testgame.state import Good, bag
from twelvefold.core.chance import Choice, Draw, Roll
from twelvefold.core.errors import BadData, BadNotation, BadOption
from twelvefold.core.events import all_but, only
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream

GAME = Fair()
HAY, APPLE = Put(Good.HAY), Put(Good.APPLE)


def at(text: str) -> Any:
    return GAME.parse_state(text)


def test_it_is_for_one_to_sixteen() -> None:
    assert GAME.options({"seats": 1}) == Options(1, 2)
    assert GAME.options({"seats": 16, "days": 3}) == Options(16, 3)
    for wrong in (0, 4, True, "2", None):
        with pytest.raises(BadOption, match="a fair lasts 1 to 3 days"):
            GAME.options({"seats": 2, "days": wrong})


def test_every_kind_of_node_and_of_ending_occurs() -> None:
    """Random games show all of it, so that the suite really runs over it."""
    found: Counter[object] = Counter()
    for case_ in FAIR:
        for seed in range(12):
            steps = walk(case_, RandomStream.derived(seed, "kinds"))
            for node in (step.node for step in steps):
                if isinstance(node, Decide):
                    some = "all" if len(node.seats) == len(case_.start.tickets) else "some"
                    found["one" if len(node.seats) == 1 else some, node.lines] += 1
                    found["forced"] += any(len(prompt.moves) == 1 for prompt in node.prompts)
                else:
                    found[type(node).__name__] += 1
            end = GAME.node(steps[-1].after)
            assert isinstance(end, Over)
            found["nobody" if not end.winners else "shared" if len(end.winners) > 1 else "alone"] += 1
    expected = {("all", True), ("some", False), ("one", False), "forced", "Roll", "Draw", "Choice"}
    assert expected | {"nobody", "shared", "alone"} <= set(found)


# --- chance


def test_tickets_are_drawn_one_by_one_from_what_is_left() -> None:
    start = GAME.start(Options(3, 1))
    assert GAME.node(start) == Draw(bag(3), 1)
    step = take_step(GAME, start, (Good.CIDER,))
    assert GAME.node(step.after) == Draw((Good.APPLE,) * 3 + (Good.BREAD,) * 2, 1)


def test_a_ticket_is_told_to_its_seat_and_hidden_from_all_others() -> None:
    step = take_step(GAME, GAME.start(Options(3, 1)), (Good.CIDER,))
    assert step.events == (
        (events.TicketDrawn(0, Good.CIDER), only(0)),
        (events.TicketTaken(0), all_but(0)),
    )
    assert GAME.view(step.after, 0).places[0].ticket is Good.CIDER
    assert GAME.view(step.after, 1).places[0].ticket is None
    assert GAME.view(step.after, None).places[0].ticket is None


def test_demand_is_rolled_and_a_mayor_is_drawn() -> None:
    assert GAME.node(at("1/2 - | a - - 0 | c - - 0 | roll")) == Roll(2, 3)
    assert GAME.node(at("1/2 22 | a h - 0 | c h - 0 | elect")) == Choice((0, 1))


# --- lines


def test_own_goods_need_the_ticket_and_the_demand() -> None:
    node = GAME.decide(at("1/2 13 | a - - 0 | b - - 0 | fill - -"))
    assert node.lines
    assert [prompt.moves for prompt in node.prompts] == [(HAY, APPLE), (HAY,)]


def test_the_order_within_a_line_does_not_matter() -> None:
    state = at("1/2 13 | a - - 0 | b - - 0 | fill - -")
    assert GAME.apply(state, ((HAY, APPLE), (HAY,))) == GAME.apply(state, ((APPLE, HAY), (HAY,)))


def test_own_goods_in_a_stall_show_the_ticket_for_good() -> None:
    state = GAME.apply(at("1/2 13 | a - - 0 | b - - 0 | fill - -"), ((APPLE,), (HAY,)))
    assert state.shown == (True, False)
    assert [place.ticket for place in GAME.view(state, None).places] == [Good.APPLE, None]


# --- secret moves


def test_only_those_with_own_goods_bet_and_nobody_else_learns_what() -> None:
    state = at("1/2 13 | a! aa - 0 | b h - 0 | c! hc - 0 | bet")
    assert GAME.decide(state).seats == (0, 2)
    step = take_step(GAME, state, (Stake(2), Stake(0)))
    assert [step.heard(viewer) for viewer in (0, 1, 2, None)] == [
        [events.BetMade(0, 2), events.BetsHidden((0, 2))],
        [events.BetsHidden((0, 2))],
        [events.BetMade(2, 0), events.BetsHidden((0, 2))],
        [events.BetsHidden((0, 2))],
    ]
    assert [place.bet for place in GAME.view(step.after, 2).places] == [None, None, 0]
    assert [place.has_bet for place in GAME.view(step.after, 2).places] == [True, False, True]


def test_bets_are_shown_in_the_evening() -> None:
    step = take_step(GAME, at("1/2 13 | a! aa 2 0 | b h - 0 | c! hc 0 0 | gate 2"), (Gate(True),))
    assert step.heard(None) == [
        events.GateSet(2, True),
        events.BetsShown(((0, 2), (2, 0))),
        events.CoinsCounted((4, 0, 1)),
    ]


def test_behind_a_shut_gate_bets_are_lost_as_far_as_there_are_coins() -> None:
    step = take_step(GAME, at("2/3 13 | a! aa 2 1 | b h - 0 | c! hc 1 4 | gate 2"), (Gate(False),))
    assert step.after.coins == (0, 0, 3)


def test_a_mayor_with_only_hay_must_open() -> None:
    assert GAME.decide(at("1/2 13 | a! ha 1 0 | b h - 0 | gate 1")).prompts[0].moves == (Gate(True),)
    assert GAME.decide(at("1/2 13 | a! ha 1 0 | b h - 0 | gate 0")).prompts[0].moves == (Gate(True), Gate(False))


# --- the end


@pytest.mark.parametrize(("coins", "winners"), [((3, 1, 0), (0,)), ((2, 2, 0), (0, 1)), ((0, 0, 0), ())])
def test_the_most_coins_win_shared_or_not_at_all(coins: tuple[int, ...], winners: tuple[int, ...]) -> None:
    rows = " | ".join(f"{ticket}! - - {held}" for ticket, held in zip("abc", coins, strict=True))
    assert GAME.node(at(f"2/2 - | {rows} | closed")) == Over(winners)


def test_when_it_is_over_everything_is_shown() -> None:
    step = take_step(GAME, at("2/2 22 | a h - 0 | c h - 0 | gate 1"), (Gate(True),))
    assert step.heard(None)[-2:] == [events.TicketsShown((Good.APPLE, Good.CIDER)), events.FairClosed(())]
    assert [place.ticket for place in GAME.view(step.after, None).places] == [Good.APPLE, Good.CIDER]


# --- positions from outside


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("3/2 - | a - - 0 | roll", "day"),
        ("2/2 - | - - - 0 | deal 0", "agenda"),
        ("1/2 13 | c h - 0 | bet", "agenda"),
        ("1/2 13 | c h - 0 | gate 1", "agenda"),
        ("1/2 - | a - - 0 | fill -", "demand"),
        ("1/2 13 | a - - 0 | roll", "demand"),
        ("1/2 - | h - - 0 | roll", "tickets"),
        ("1/2 - | c - - 0 | c - - 0 | roll", "tickets"),
        ("1/2 - | a - - 0 | a - - 0 | deal 1", "tickets"),
        ("1/2 - | a! - - 0 | roll", "shown"),
        ("1/2 13 | a ha - 0 | bet", "shown"),
        ("1/2 13 | a - - 0 | fill hh", "lines"),
        ("1/2 13 | a - - 0 | fill - -", "lines"),
        ("1/2 13 | a! ah - 0 | bet", "stalls"),
        ("1/2 13 | a! c - 0 | bet", "stalls"),
        ("1/2 13 | a! ha 2 0 | elect", "bets"),
        ("1/2 13 | a! ha - 0 | elect", "bets"),
        ("1/2 13 | a h 0 0 | elect", "bets"),
        ("1/2 13 | a h - 1 | elect", "coins"),
        ("2/2 - | a! - - 5 | roll", "coins"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong(text: str, part: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(text)
    problem = refused.value.args_["problem"]
    assert isinstance(problem, BadData)
    assert problem.args_["part"] == part


@pytest.mark.parametrize(
    "text", ["", "1/2", "1/2 - | roll", "x | a - - 0 | roll", "1/2 - | a - - | roll", "1/2 - | a - - 0 | go"]
)
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a position"):
        GAME.parse_state(text)


@pytest.mark.parametrize(
    "text", ["", "put", "put gold", "stake", "stake 3", "stake -1", "gate", "gate ajar", "put hay now"]
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        GAME.parse_move(text)


def test_a_whole_game_reads_as_text() -> None:
    """The notation of every reached position, at a glance: one line each."""
    steps = walk(case("fair-2-2d"), RandomStream.derived(11, "text"))
    assert all(at(GAME.format_state(step.state)) == step.state for step in steps)

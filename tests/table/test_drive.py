"""Players at a match: each is asked with its own view and prompt, for moves and for lines."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from testgame.moves import Put
from testgame.state import Good
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.game import Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.locale import translator
from twelvefold.server import scheduler
from twelvefold.table import drive, lobby
from twelvefold.table.drive import play_out, respond
from twelvefold.table.match import Match
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.seats import Pace, Setting
from twelvefold.terminal import bot_client
from twelvefold.terminal.http_client import Address, TableClient

FAIR, KING = case("fair-2-2d"), case("king-4-random")


class Planner:
    """Answers a whole line at once, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, Prompt[Any]]] = []

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        self.seen.append((view, prompt))
        if not prompt.line:
            return prompt.moves[0]
        return () if prompt.may_end else (Put(Good.HAY), Put(Good.APPLE))


def test_a_player_may_lay_several_moves_at_once() -> None:
    start = FAIR.game.parse_state("1/2 13 | a - - 0 | c - - 0 | fill - -")
    match = Match(FAIR.game, FAIR.options, RandomStream.derived(1), start=start)
    planner = Planner()
    respond(match, 0, planner)
    assert match.confirmed == (0,)
    assert match.sealed(0) == (Put(Good.HAY), Put(Good.APPLE))
    laid = FAIR.game.apply_line(start, 0, (Put(Good.HAY), Put(Good.APPLE)))
    assert [view for view, _ in planner.seen] == [FAIR.game.view(start, 0), FAIR.game.view(laid, 0)]
    assert planner.seen[-1][1].moves == (), "who has nothing left to choose is still asked to confirm"


def test_a_player_is_shown_its_own_view_and_prompt() -> None:
    match = Match(KING.game, KING.options, RandomStream.derived(1))
    planner = Planner()
    expected = match.view(2), match.prompt(2)
    respond(match, 2, planner)
    assert planner.seen == [expected]
    assert match.confirmed == (2,)


def test_random_players_finish_every_kind_of_game() -> None:
    for case_ in (FAIR, KING):
        match = Match(case_.game, case_.options, RandomStream.derived(8))
        play_out(match, {seat: RandomPlayer(RandomStream.derived(8, seat)) for seat in range(match.seats)})
        assert match.result is not None


class Applied(Exception):
    """Raised in place of applying an answer."""


def test_every_kind_of_player_answers_through_the_same_function(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = drive.apply_answer

    def applied(*given: Any) -> None:
        raise Applied

    for module in (drive, scheduler, bot_client):
        assert vars(module)["apply_answer"] is shared
        monkeypatch.setattr(module, "apply_answer", applied)
    match = Match(KING.game, KING.options, RandomStream.derived(1))
    with pytest.raises(Applied):
        respond(match, 0, Planner())

    setting = Setting(public=True, spectators=True, pace=Pace.LIVE, time=60, bot="random", bot_pause=0)
    table = OnlineTable("t1", KING.game, KING.options, setting, bytes(32), "lea")
    lobby.create(table, "Lea", "k", [None, *["random"] * (len(table.chairs) - 1)], 5)
    lobby.start(table, "lea", 10)
    assert table.match is not None
    move = table.match.prompt(1).moves[0]
    with pytest.raises(Applied):
        scheduler._bot_answer(1, table.match.decision, None, move)(table, 10)

    prompt = {"ask": "play", "moves": [KING.game.format_move(move)], "line": False, "may_end": False}
    client = TableClient(Address("http://host", "t1", ""), translator("en"))
    bot = bot_client.SeatedBot(client, KING.game, Planner())
    bot._news = {"seat": 1, "prompt": prompt, "decision": {"number": 1}}
    with pytest.raises(Applied):
        bot._respond()

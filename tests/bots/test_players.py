"""Players see a view and a prompt, and play legally, repeatably and, the better one, better."""

from __future__ import annotations

from typing import Any

import pytest

from bots.bots_help import RecordingPlayer
from twelvefold.bots.registry import make, names
from twelvefold.core.errors import UnknownPlayer
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.games.king.state import State
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match
from twelvefold.table.series import Series

KING = registry.get("king")


@pytest.mark.parametrize("name", names(KING))
@pytest.mark.parametrize("chosen", ["first", "random", "knight,lady,gambler,merchants,sorcerer,collector,faun"])
def test_players_get_views_and_answer_legally(name: str, chosen: str) -> None:
    options = KING.options({"seats": 3, "set": chosen if "," not in chosen else chosen.split(",")})
    match = Match(KING, options, RandomStream.derived("watched", chosen))
    players = {seat: RecordingPlayer(make(name, KING, RandomStream.derived(name, seat))) for seat in range(3)}
    play_out(match, players)
    for seat, player in players.items():
        assert player.seen
        for view, prompt, move in player.seen:
            assert not isinstance(view, State)
            assert view.seat == prompt.seat == seat
            assert all(place.hand is None for other, place in enumerate(view.places) if other != seat)
            assert move in prompt.moves


@pytest.mark.parametrize("name", names(KING))
def test_the_same_stream_gives_the_same_game(name: str) -> None:
    def record() -> Any:
        match = Match(KING, KING.options({"seats": 2, "set": "random"}), RandomStream.derived("again"))
        play_out(match, {seat: make(name, KING, RandomStream.derived("again", seat)) for seat in range(2)})
        return match.record()

    assert record() == record()


def test_thinking_never_changes_the_dice() -> None:
    """Dice and bots have random streams of their own: other bots, the same first roll."""
    rolls = set()
    for name in names(KING):
        match = Match(KING, KING.options({"seats": 2}), RandomStream.derived(7, 0, "dice"))
        play_out(match, {seat: make(name, KING, RandomStream.derived(7, 0, seat)) for seat in range(2)})
        rolls.add(match.events(None)[0])
    assert len(rolls) == 1


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="no bot 'genius' for king; choose one of random, heuristic"):
        make("genius", KING, RandomStream.derived(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_heuristic_player_is_worth_playing_against(seats: int) -> None:
    """A small sample; ``make strength`` is the real measurement."""
    series = Series("king", {"seats": seats}, ("heuristic", *["random"] * (seats - 1)), games=30, seed=1)
    summary = series.summary(series.play())
    assert summary["players"][0]["times_fair_share"] > 1.25


@pytest.mark.parametrize("seats", [5, 16])
def test_in_a_tournament_too_it_sees_its_view_and_answers_legally(seats: int) -> None:
    chosen = ["knight", "lady", "merchants", "sorcerer", "oracle", "collector", "faun"]
    match = Match(KING, KING.options({"seats": seats, "set": chosen}), RandomStream.derived(seats, "dice"))
    players = {
        seat: RecordingPlayer(make("heuristic", KING, RandomStream.derived(seats, seat))) for seat in range(seats)
    }
    play_out(match, players)
    assert match.result is not None
    asks = set()
    for seat, player in players.items():
        for view, prompt, move in player.seen:
            assert view.seat == prompt.seat == seat
            assert all(place.hand is None for other, place in enumerate(view.places) if other != seat)
            assert move in prompt.moves
            asks.add(prompt.ask)
    assert {"play", "turn", "lay"} <= asks


def test_in_a_tournament_too_it_is_worth_playing_against() -> None:
    series = Series("king", {"seats": 6}, ("heuristic", *["random"] * 5), games=30, seed=1)
    assert series.summary(series.play())["players"][0]["times_fair_share"] > 1.25

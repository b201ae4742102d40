"""The heuristic bot of King of 12: simulates the current turn and evaluates the position after it.

For every card in hand it goes through the cards the others may play (all combinations, or an even sample of
them), plays the turn out with the game's own ring functions and evaluates the result: points, dice, remaining
cards and turns, and rounds won. The bot uses its seat's view only.
"""

from __future__ import annotations

from functools import lru_cache

from twelvefold.bots.heuristic import king_tournament
from twelvefold.bots.heuristic.king_turn import (
    KEEP,
    TurnFacts,
    after_face,
    after_take,
    outlook,
    sample_scenarios,
    turn_facts,
)
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.rows import replaced
from twelvefold.games.king.moves import Lay, Move, Turn
from twelvefold.games.king.state import TakeTokens, TurnDice
from twelvefold.games.king.view import TournamentView, View

MAX_COMBINATIONS = 49
"""The most combinations of the others' cards that are simulated for each card. It is the square of a hand's size, so
that with three opponents every pair of their cards occurs once."""

ROUNDS_TO_WIN = 2


class HeuristicKing:
    """The heuristic bot of King of 12."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move:
        """Return the move with the best outlook, the first one on ties."""
        if prompt.ask == "lay":
            return min(prompt.moves, key=lambda move: KEEP[move.card] if isinstance(move, Lay) else 0.0)
        if isinstance(view, TournamentView):
            return king_tournament.choose(view, prompt, self._rng)
        facts = _turn_facts(view, prompt.seat, chosen=prompt.ask != "play")
        match prompt.ask:
            case "play":
                scenarios = sample_scenarios(view, prompt.seat, MAX_COMBINATIONS, self._rng)
                return max(prompt.moves, key=lambda move: outlook(facts, move, scenarios))
            case "turn":
                return max(prompt.moves, key=lambda move: _after_turn(facts, view, move))
            case _:
                return max(prompt.moves, key=lambda move: _after_take(facts, view, move))


def _turn_facts(view: View, seat: int, *, chosen: bool) -> TurnFacts:
    """Collect the facts of the turn from a seat's view. ``chosen``: the cards of this turn have left the hands."""
    turns_left = min([place.cards for place in view.places]) - (1 if chosen else 2)
    wins = tuple([int(bool(place.suspects)) for place in view.places])
    win_chances = (*[_win_chance(seat, _with_win(wins, other)) for other in range(len(wins))], _win_chance(seat, wins))
    return turn_facts(view, seat, turns_left, win_chances)


def _after_turn(facts: TurnFacts, view: View, move: Move) -> float:
    """Return the chance to win if the Sorcerer turns the die to this face."""
    frame = view.agenda[-1]
    assert isinstance(frame, TurnDice)
    assert isinstance(move, Turn)
    (ring,) = frame.rings
    return after_face(facts, ring, move.face)


def _after_take(facts: TurnFacts, view: View, move: Move) -> float:
    """Return the chance to win after a move of a theft."""
    frame = view.agenda[-1]
    assert isinstance(frame, TakeTokens)
    return after_take(facts, facts.seat, tuple(range(len(view.places))), frame.thefts, move)


def _with_win(wins: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return replaced(wins, seat, wins[seat] + 1)


@lru_cache(maxsize=1024)
def _win_chance(seat: int, wins: tuple[int, ...]) -> float:
    """Return a seat's chance to win two rounds first if every seat wins each round equally often."""
    if ROUNDS_TO_WIN in wins:
        return float(wins[seat] == ROUNDS_TO_WIN)
    return sum(_win_chance(seat, _with_win(wins, other)) for other in range(len(wins))) / len(wins)

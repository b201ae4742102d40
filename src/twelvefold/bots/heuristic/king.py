"""King of 12 by rules of thumb: the move with the best outlook for this turn.

For every card in hand it looks at what the others may play (all combinations if they are few, else
evenly chosen ones), plays the turn out with the game's own ring functions, and weighs where that
leaves the round: the points everybody has, the dice left behind, the cards kept, the turns still to
come, the rounds already won. It sees its seat's view and nothing else.
"""

from __future__ import annotations

from functools import lru_cache

from twelvefold.bots.heuristic import king_tournament
from twelvefold.bots.heuristic.king_turn import KEEP, TurnFacts, after_face, after_take, lucks, outlook, table_of
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.rows import replaced
from twelvefold.games.king.moves import Lay, Move, Turn
from twelvefold.games.king.state import TakeTokens, TurnDice
from twelvefold.games.king.view import TournamentView, View

COMBINATIONS = 49
"""How many combinations of the others' cards are looked at for each card. A hand squared: with three
others, every pair of their cards then comes up once."""

ROUNDS_TO_WIN = 2


class HeuristicKing:
    """Plays King of 12."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move:
        """The move with the best outlook; the first of equals."""
        if prompt.ask == "lay":
            return min(prompt.moves, key=lambda move: KEEP[move.card] if isinstance(move, Lay) else 0.0)
        if isinstance(view, TournamentView):
            return king_tournament.choose(view, prompt, self._rng)
        table = _table(view, prompt.seat, chosen=prompt.ask != "play")
        match prompt.ask:
            case "play":
                ways = lucks(view, prompt.seat, COMBINATIONS, self._rng)
                return max(prompt.moves, key=lambda move: outlook(table, move, ways))
            case "turn":
                return max(prompt.moves, key=lambda move: _after_turn(table, view, move))
            case _:
                return max(prompt.moves, key=lambda move: _after_take(table, view, move))


def _table(view: View, seat: int, *, chosen: bool) -> TurnFacts:
    """The table as a seat sees it; cards chosen for this turn have left the hands."""
    turns_left = min([place.cards for place in view.places]) - (1 if chosen else 2)
    wins = tuple([int(bool(place.suspects)) for place in view.places])
    hopes = (*[_hope(seat, _won(wins, other)) for other in range(len(wins))], _hope(seat, wins))
    return table_of(view, seat, turns_left, hopes)


def _after_turn(table: TurnFacts, view: View, move: Move) -> float:
    """What a Sorcerer's face brings."""
    frame = view.agenda[-1]
    assert isinstance(frame, TurnDice)
    assert isinstance(move, Turn)
    (ring,) = frame.rings
    return after_face(table, ring, move.face)


def _after_take(table: TurnFacts, view: View, move: Move) -> float:
    """What a stolen token brings."""
    frame = view.agenda[-1]
    assert isinstance(frame, TakeTokens)
    return after_take(table, table.seat, tuple(range(len(view.places))), frame.thefts, move)


def _won(wins: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return replaced(wins, seat, wins[seat] + 1)


@lru_cache(maxsize=1024)
def _hope(seat: int, wins: tuple[int, ...]) -> float:
    """The chance of a seat to be first to two rounds if every round is anybody's."""
    if ROUNDS_TO_WIN in wins:
        return float(wins[seat] == ROUNDS_TO_WIN)
    return sum(_hope(seat, _won(wins, other)) for other in range(len(wins))) / len(wins)

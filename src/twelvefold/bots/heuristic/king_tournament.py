"""The tournament play of King of 12's heuristic bot: it evaluates its own group as if it were a single table.

First place in the group is valued like first place at a single table, because the winner of a group also has a
good chance at the winners' table. (Valuing it by what group winners score on average, which is hardly more than the
one point of a second place, played worse with two groups and no better with more.) At the winners' table and
after a theft, only the bot's own points change in its group, where the round is won.
"""

from __future__ import annotations

from twelvefold.bots.heuristic.king_turn import (
    TurnFacts,
    after_face,
    after_take,
    outlook,
    played_out,
    rolls,
    sample_scenarios,
    turn_facts,
    worth,
)
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.games.king.cards import PRIZES
from twelvefold.games.king.moves import Move, Turn
from twelvefold.games.king.ring import cancel, set_faces
from twelvefold.games.king.state import Ring, TakeTokens, TurnDice, points
from twelvefold.games.king.view import TournamentView, View

MAX_COMBINATIONS = 16
"""The most combinations of the others' cards that are simulated for each card. It is lower than at a single table,
because up to sixteen bots may have to move."""

OWN, NOBODY, OTHER = 1.0, 0.3, 0.25
"""The value of a round's end: won by the bot, by nobody in its group, or by another member. It is 0 if another member
wins a second round, which ends the tournament."""


def choose(view: TournamentView, prompt: Prompt[Move], rng: Generator) -> Move:
    """Return the move with the best outlook, the first one on ties."""
    seats = next(group for group in view.groups if prompt.seat in group)
    facts = _turn_facts(view, seats, prompt)
    match prompt.ask:
        case "play":
            scenarios = sample_scenarios(_at_table(view, seats), seats.index(prompt.seat), MAX_COMBINATIONS, rng)
            return max(prompt.moves, key=lambda move: outlook(facts, move, scenarios))
        case "turn":
            return max(prompt.moves, key=lambda move: _after_turn(facts, view, seats, prompt.seat, move))
        case _:
            return max(prompt.moves, key=lambda move: _after_take(facts, view, seats, prompt.seat, move))


def _at_table(view: TournamentView, seats: tuple[int, ...]) -> View:
    """Return a view that contains these seats only, renumbered in their order."""
    return View(None, view.set, view.round, tuple(view.places[seat] for seat in seats), view.agenda)


def _turn_facts(view: TournamentView, seats: tuple[int, ...], prompt: Prompt[Move]) -> TurnFacts:
    """Collect the facts of the bot's own group. Cards in any group can end the round."""
    own = seats.index(prompt.seat)
    turns_left = min([place.cards for place in view.places if place.group]) - (2 if prompt.ask == "play" else 1)
    if view.final:
        win_chances = tuple(float(place == own) for place in range(len(seats)))
        return turn_facts(_at_table(view, seats), own, turns_left, (*win_chances, 1 / len(seats)))
    others = tuple(OWN if seat == prompt.seat else 0.0 if view.places[seat].suspects else OTHER for seat in seats)
    return turn_facts(_at_table(view, seats), own, turns_left, (*others, NOBODY))


def _after_turn(facts: TurnFacts, view: TournamentView, seats: tuple[int, ...], seat: int, move: Move) -> float:
    """Return the chance to win, in the group or at the winners' table, if the Sorcerer turns the die to this face."""
    frame = view.agenda[-1]
    assert isinstance(frame, TurnDice)
    assert isinstance(move, Turn)
    (ring,) = (ring for ring in frame.rings if seat in ring.seats)
    if ring.seats == seats:
        return after_face(facts, Ring(tuple(range(len(seats))), ring.cards, PRIZES), move.face)
    standing = cancel(ring.cards)
    dice = set_faces(tuple(place.die for place in view.places), (seat,), (move.face,))
    before = tuple(points(place.tokens) for place in view.places)
    total = 0.0
    for roll in rolls(standing):
        totals, after = played_out(ring, standing, dice, roll, before)
        total += worth(facts, [totals[member] for member in seats], tuple(after[member] for member in seats))
    return total / len(rolls(standing))


def _after_take(facts: TurnFacts, view: TournamentView, seats: tuple[int, ...], seat: int, move: Move) -> float:
    """Return the chance to win within the bot's own group after a move of a theft."""
    frame = view.agenda[-1]
    assert isinstance(frame, TakeTokens)
    return after_take(facts, seat, seats, frame.thefts, move)

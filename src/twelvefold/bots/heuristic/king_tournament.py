"""A tournament by rules of thumb: one's own group is the table.

First place in the group is taken for what it would be at a single table: who is first there has a good
chance to be first among the winners, too. (Weighing it by what firsts win on average, which is hardly more
than a second's sure point, played worse with two groups and no better with more.) At the winners' table,
and when a token is taken, only one's own points change in one's own group, which is where the round is won.
"""

from __future__ import annotations

from twelvefold.bots.heuristic.king_turn import (
    TurnFacts,
    after_face,
    after_take,
    lucks,
    outlook,
    played_out,
    rolls,
    table_of,
    worth,
)
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.games.king.cards import PRIZES
from twelvefold.games.king.moves import Move, Turn
from twelvefold.games.king.ring import cancel, set_faces
from twelvefold.games.king.state import Ring, TakeTokens, TurnDice, points
from twelvefold.games.king.view import TournamentView, View

COMBINATIONS = 16
"""How many combinations of the others' cards are looked at for each card: fewer than at a single table, because
sixteen may be waiting."""

OWN, NOBODY, OTHER = 1.0, 0.3, 0.25
"""What the end of a round is worth: won by oneself, by nobody of the group, or by another; nothing if another
wins a second round, which ends the tournament."""


def choose(view: TournamentView, prompt: Prompt[Move], rng: Generator) -> Move:
    """The move with the best outlook; the first of equals."""
    seats = next(group for group in view.groups if prompt.seat in group)
    table = _table(view, seats, prompt)
    match prompt.ask:
        case "play":
            ways = lucks(_at_table(view, seats), seats.index(prompt.seat), COMBINATIONS, rng)
            return max(prompt.moves, key=lambda move: outlook(table, move, ways))
        case "turn":
            return max(prompt.moves, key=lambda move: _after_turn(table, view, seats, prompt.seat, move))
        case _:
            return max(prompt.moves, key=lambda move: _after_take(table, view, seats, prompt.seat, move))


def _at_table(view: TournamentView, seats: tuple[int, ...]) -> View:
    """A few of the players as if they were alone, numbered in their order."""
    return View(None, view.set, view.round, tuple(view.places[seat] for seat in seats), view.agenda)


def _table(view: TournamentView, seats: tuple[int, ...], prompt: Prompt[Move]) -> TurnFacts:
    """The own group. The round may end by anybody's cards, in any group."""
    own = seats.index(prompt.seat)
    turns_left = min([place.cards for place in view.places if place.group]) - (2 if prompt.ask == "play" else 1)
    if view.final:
        hopes = tuple(float(place == own) for place in range(len(seats)))
        return table_of(_at_table(view, seats), own, turns_left, (*hopes, 1 / len(seats)))
    others = tuple(OWN if seat == prompt.seat else 0.0 if view.places[seat].suspects else OTHER for seat in seats)
    return table_of(_at_table(view, seats), own, turns_left, (*others, NOBODY))


def _after_turn(table: TurnFacts, view: TournamentView, seats: tuple[int, ...], seat: int, move: Move) -> float:
    """What a Sorcerer's face brings, an Oracle's roll averaged: in the group, or at the winners' table."""
    frame = view.agenda[-1]
    assert isinstance(frame, TurnDice)
    assert isinstance(move, Turn)
    (ring,) = (ring for ring in frame.rings if seat in ring.seats)
    if ring.seats == seats:
        return after_face(table, Ring(tuple(range(len(seats))), ring.cards, PRIZES), move.face)
    standing = cancel(ring.cards)
    dice = set_faces(tuple(place.die for place in view.places), (seat,), (move.face,))
    before = tuple(points(place.tokens) for place in view.places)
    total = 0.0
    for roll in rolls(standing):
        totals, after = played_out(ring, standing, dice, roll, before)
        total += worth(table, [totals[member] for member in seats], tuple(after[member] for member in seats))
    return total / len(rolls(standing))


def _after_take(table: TurnFacts, view: TournamentView, seats: tuple[int, ...], seat: int, move: Move) -> float:
    """What a stolen token brings in one's own group."""
    frame = view.agenda[-1]
    assert isinstance(frame, TakeTokens)
    return after_take(table, seat, seats, frame.thefts, move)

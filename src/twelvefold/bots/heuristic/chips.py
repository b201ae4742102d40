"""12 Chip Trick by rules of thumb: the chip with the best outlook for this trick.

For every chip it may play it looks at all that the others may play after it, better replies counting for
more, lets everybody take what suits them best, and weighs where that leaves the round: what lies in front
of everybody and how well it leads to 21, what they own in all, the tokens they have. For a chip it may
take it does the same with the rest of the takes. Chips that it has not seen are dealt anew several times,
as they may lie. It sees its seat's view and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import NamedTuple

from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator
from twelvefold.games.chips.chips import BLUE, LIMIT, OWNED, RED, Chips, less, of_colour
from twelvefold.games.chips.moves import Move
from twelvefold.games.chips.scoring import best, count, finished, winners
from twelvefold.games.chips.trick import takeable, winning
from twelvefold.games.chips.view import View, unknown

DEALS = (6, 8, 4, 2)
"""How many ways the unseen chips may lie are looked at, by how many play after the seat: more would take too long."""

SENSE = 12
"""How sensible the others are: a reply that is better for them by 1 / SENSE of a round is e times as likely.
Much better than 0, any chip as likely as any other, where players like this one meet; against random ones it
makes no difference."""

Curve = tuple[int, tuple[int, ...]]
"""Figures for a sum: the lowest sum, and a figure for it and for each one above. Sums beyond count as the end."""

FRONT: dict[bool, tuple[Curve, ...]] = {
    True: (
        (0, (4,)),
        (1, (9, 7, 6, 8, 5, 1, -3, -5, -5, -4, -7, -8)),
        (4, (10, 14, 13, 10, 8, 2, -1, -4, -3, -4, -3, -4, -4, -7, -14, -14, -14, -15)),
        (8, (28, 23, 14, 10, 2, 3, 4, 4, 4, 5, 3, -1, -6, -12, -14, -15, -14, -11, -10, -6, -5, -11, -17)),
    ),
    False: (
        (0, (6,)),
        (1, (2, 4, 4, 5, 5, 2, 0, 0, 1, 4, 4, 6)),
        (4, (-1, 4, 7, 7, 4, 0, -4, -6, -4, -3, -3, 0, -1, -1, -1, 3, 3, 4)),
        (8, (7, 9, 6, 2, -6, -10, -8, -4, 1, 1, 3, -1, -5, -15, -12, -11, -8, -6, -1, 0, 3, 6, 6)),
    ),
}
"""What the sum in front is worth for the round, by the variant and how many chips lie there: tenths by which it
changes the logarithm of the odds. Fitted, like ``OWNS`` and ``LEAD``, to who won the rounds of 4,200 games for
two to four, and smoothed; most players in them went by figures fitted before in the same way, some at random."""

OWNS: dict[bool, tuple[Curve, Curve]] = {
    True: (
        (10, (4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, -1, 0, 0, -1, -2, -2, -2, -2, -3, -3, -4)),
        (10, (10, 7, 5, 3, 2, -1, 0, 1, 1, 2, 3, 3, -4, -3, -3, -3, -2, -1, -1, -2, -2, -2, -4, -4, -4, -4)),
    ),
    False: (
        (10, (2, 2, 2, 1, 1, 0, 1, 1, 1, 2, 2, 3, 1, 1, 1, 0, 1, 1, 0, 0, 0, -1, -1, -1, -3, -5)),
        (10, (2, 1, -2, -4, -5, -8, -6, -1, 1, 3, 5, 5, -2, -2, -3, -3, -2, -2, -1, -1, -1, 0, 0, -1, -1, -1)),
    ),
}
"""Likewise, what the sum of all four chips is worth: first while nobody has three chips in front, then after."""

LEAD = 0.8
"""By how much leading the next trick changes the odds: the leader plays before all others."""

DUMMY_WINS = 0.5
"""What the dummy's victory is worth: to two people who both lose, as much as a draw."""

Outlook = list[float]
"""The chance of each place to win the round; at the end, that of the seat to win the game."""


class TrickFacts(NamedTuple):
    """What stays the same while a trick is weighed."""

    seat: int
    people: int
    """How many play. With two, it is the dummy's place, too."""
    burning: bool
    leader: int
    middle: Chips
    tokens: tuple[int, ...]
    fronts: tuple[int, ...]
    """How many chips lie in front of each place."""
    sums: tuple[int, ...]
    """What they add up to."""
    hopes: tuple[float, ...]
    """The chance to win the game after each place's winning the round."""


class Deal(NamedTuple):
    """One way the chips may lie."""

    hands: tuple[Chips, ...]
    """By place; the dummy's stack in its order."""
    totals: tuple[int, ...]
    """What each place owns, hand and front together."""


class HeuristicChips:
    """Plays 12 Chip Trick."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move:
        """The move with the best outlook; the first of equals."""
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        table = _table(view, prompt.seat)
        if prompt.ask == "take":
            deals = self._deals(view, table, DEALS[0])
            return max(prompt.moves, key=lambda move: sum([_after_take(table, move.chip, deal)[-1] for deal in deals]))
        deals = self._deals(view, table, DEALS[len(table.tokens) - len(view.middle) - 1])
        played = view.middle
        return max(
            prompt.moves, key=lambda move: sum([_after_play(table, (*played, move.chip), deal)[-1] for deal in deals])
        )

    def _deals(self, view: View, table: TrickFacts, most: int) -> list[Deal]:
        """Ways in which the unseen chips may lie, each as likely; just one if all are seen."""
        known = [place.seen + (place.unseen or ()) for place in view.places]
        if view.dummy is not None:
            known.append(view.dummy.under)
        left = unknown(view)
        if not left:
            return [_deal(table, known)]
        reds, blues = of_colour(left, RED), of_colour(left, BLUE)
        return [_deal(table, self._dealt(view, known, reds, blues)) for _ in range(most)]

    def _dealt(self, view: View, known: list[Chips], reds: Chips, blues: Chips) -> list[Chips]:
        """The hands with the unseen chips in them; the dummy's come last and lie on top of its stack."""
        red, blue = self._shuffled(reds), self._shuffled(blues)
        hands = known.copy()
        for seat, place in enumerate(view.places):
            if place.unseen is None:
                hands[seat] += (*red[: place.red], *blue[: place.blue])
                del red[: place.red], blue[: place.blue]
        if view.dummy is not None:
            hands[-1] = (*(blue + red if view.dummy.top is BLUE else red + blue), *view.dummy.under)
        return hands

    def _shuffled(self, chips: Chips) -> list[int]:
        left = list(chips)
        return [left.pop(self._rng.below(size)) for size in range(len(left), 0, -1)]


def _table(view: View, seat: int) -> TrickFacts:
    """The table as a seat sees it."""
    everyone = (*view.places, *(() if view.dummy is None else (view.dummy,)))
    tokens = tuple([place.tokens for place in everyone])
    people = len(view.places)
    assert view.leader is not None
    return TrickFacts(
        seat=seat,
        people=people,
        burning=view.burning,
        leader=view.leader,
        middle=view.middle,
        tokens=tokens,
        fronts=tuple([len(place.front) for place in everyone]),
        sums=tuple([sum(place.front) for place in everyone]),
        hopes=tuple([_hope(seat, people, _won(tokens, (place,))) for place in range(len(tokens))]),
    )


def _deal(table: TrickFacts, hands: list[Chips]) -> Deal:
    return Deal(tuple(hands), tuple([front + sum(hand) for front, hand in zip(table.sums, hands, strict=True)]))


def _after_play(table: TrickFacts, played: Chips, deal: Deal) -> Outlook:
    """The outlook when those chips are played: the others go on, each with any chip, the better the likelier.

    The dummy turns its top chip.
    """
    places = len(table.tokens)
    if len(played) == places:
        return _after_trick(table, played, deal)
    place = (table.leader + len(played)) % places
    hand = deal.hands[place]
    if place == table.people:
        return _after_play(table, (*played, hand[0]), deal)
    outlooks = [_after_play(table, (*played, chip), deal) for chip in dict.fromkeys(hand)]
    if len(outlooks) == 1:
        return outlooks[0]
    likely = [exp(SENSE * outlook[place]) for outlook in outlooks]
    every = sum(likely)
    return [sum(map(mul, likely, column)) / every for column in zip(*outlooks, strict=True)]


def _after_trick(table: TrickFacts, played: Chips, deal: Deal) -> Outlook:
    """The outlook when all have played (step 2)."""
    places = len(played)
    totals = list(deal.totals)
    for step in range(len(table.middle), places):
        totals[(table.leader + step) % places] -= played[step]
    winner = (table.leader + winning(played)) % places
    fronts = list(table.fronts)
    fronts[winner] += 1
    return _after_takes(table, winner, fronts, list(table.sums), totals, tuple(sorted(played)))


def _after_take(table: TrickFacts, chip: int, deal: Deal) -> Outlook:
    """The outlook when the seat takes that chip: the winner of the trick to lay it in front, another into hand."""
    seat = table.seat
    fronts, sums, totals = list(table.fronts), list(table.sums), list(deal.totals)
    totals[seat] += chip
    if seat == table.leader:
        fronts[seat] += 1
        sums[seat] += chip
    return _after_takes(table, table.leader, fronts, sums, totals, less(table.middle, (chip,)))


def _after_takes(
    table: TrickFacts, winner: int, fronts: list[int], sums: list[int], totals: list[int], middle: Chips
) -> Outlook:
    """The outlook when the rest is taken: by people what leaves them best, by the dummy the lowest (step 3).

    Who wins the round is certain at its end and guessed before.
    """
    burning, places = table.burning, len(totals)
    over = fronts[winner] == OWNED
    late = max(fronts) == OWNED - 1
    for step in range(places - len(middle), places):
        place = (winner + step) % places
        takes = _takes(middle)
        chip, middle = takes[0]
        if len(takes) > 1 and place != table.people:
            lying, front, total, most = fronts[place], sums[place], totals[place], -1.0
            for other, rest in takes:
                there = front if step else front + other  # the winner, who comes first, lays it in front
                odds = _standing(burning, total + other) if over else _odds(burning, late, lying, there, total + other)
                if odds > most:
                    most, chip, middle = odds, other, rest
        totals[place] += chip
        if step == 0:
            sums[place] += chip
    if over:
        lucky = _lucky(burning, tuple(totals))
        shares = [(place in lucky) / len(lucky) for place in range(places)]
        return [*shares, _hope(table.seat, table.people, _won(table.tokens, lucky))]
    weights = list(map(_odds, [burning] * places, [late] * places, fronts, sums, totals))
    weights[winner] *= LEAD
    every = sum(weights)
    return [*[weight / every for weight in weights], sum(map(mul, weights, table.hopes)) / every]


@lru_cache(maxsize=4096)
def _takes(middle: Chips) -> tuple[tuple[int, Chips], ...]:
    """The chips that may be taken from the middle, the lowest first, each with the rest."""
    return tuple([(chip, less(middle, (chip,))) for chip in dict.fromkeys(takeable(middle))])


@lru_cache(maxsize=16_384)
def _odds(burning: bool, late: bool, lying: int, front: int, total: int) -> float:
    """How likely somebody is to win the round, compared to others: so many chips in front, their sum, that of all."""
    return exp((_figure(FRONT[burning][lying], front) + _figure(OWNS[burning][late], total)) / 10)


def _figure(curve: Curve, at: int) -> int:
    lowest, figures = curve
    return figures[min(max(at - lowest, 0), len(figures) - 1)]


@lru_cache(maxsize=128)
def _standing(burning: bool, total: int) -> float:
    """How good a total is at the end of a round: any that is burnt comes below all others."""
    counted = count(total, burning=burning).counts
    return counted / (LIMIT * LIMIT) if burning and total > LIMIT else counted


@lru_cache(maxsize=16_384)
def _lucky(burning: bool, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins a token."""
    return best(tuple([count(total, burning=burning) for total in totals]))


@lru_cache(maxsize=4096)
def _won(tokens: tuple[int, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([held + (place in places) for place, held in enumerate(tokens)])


@lru_cache(maxsize=4096)
def _hope(seat: int, people: int, tokens: tuple[int, ...]) -> float:
    """The chance of a seat to win the game if every round is anybody's; a shared victory counts its share."""
    if finished(tokens):
        first = winners(tokens, people)
        return (seat in first) / len(first) if first else DUMMY_WINS
    places = range(len(tokens))
    return sum([_hope(seat, people, _won(tokens, (place,))) for place in places]) / len(places)

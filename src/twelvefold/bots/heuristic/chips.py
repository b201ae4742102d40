"""The heuristic bot of 12 Chip Trick: searches the current trick and evaluates the position after it.

For every legal chip it searches all replies, weighting good replies higher, lets every player take the chip
that suits them best, and evaluates the result: the chips in front of each player, the sum of all their chips
and their tokens. Decisions about taking a chip are searched in the same way. Hidden chips are dealt at random
several times and the results averaged. The bot uses its seat's view only.
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

SAMPLED_DEALS = (6, 8, 4, 2)
"""The number of random deals of the hidden chips to search, by the number of players still to play."""

RATIONALITY = 12
"""How strongly opponents prefer good replies: a gain of 1 / RATIONALITY in the chance to win the round makes
a reply e times as likely. Clearly stronger than 0 (uniform replies) against this bot itself; no
difference against random bots."""

Curve = tuple[int, tuple[int, ...]]
"""A lookup table over sums: the lowest sum, and a value for it and each following one. Sums outside are clamped."""

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
"""The value of the sum in front, by variant (burning or not) and number of chips in front, in tenths of log odds of
winning the round. Fitted, like ``OWNS`` and ``LEAD``, to the round winners of 4,200 games of two to four players, and
smoothed. Most players in those games used an earlier fit; some played at random."""

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
"""The value of the sum of all four chips, likewise: first while nobody has three chips in front, then once somebody
has."""

LEAD = 0.8
"""The factor on the odds of the player who leads the next trick and so plays first, which is a disadvantage."""

DUMMY_WINS = 0.5
"""The value of a victory of the dummy: both players lose, so it counts as a draw."""

Chances = list[float]
"""The chance of each place to win the round, followed by the seat's chance to win the game."""


class TrickFacts(NamedTuple):
    """The facts that stay constant while a trick is searched."""

    seat: int
    people: int
    """The number of players. In a two-player game it is also the index of the dummy's place."""
    burning: bool
    leader: int
    middle: Chips
    tokens: tuple[int, ...]
    fronts: tuple[int, ...]
    """The number of chips in front of each place."""
    sums: tuple[int, ...]
    """The sum of the chips in front of each place."""
    win_chances: tuple[float, ...]
    """The seat's chance to win the game if each place wins the round."""


class Deal(NamedTuple):
    """One possible deal of the chips."""

    hands: tuple[Chips, ...]
    """The chips in hand by place; the dummy's stack from top to bottom."""
    totals: tuple[int, ...]
    """The sum of all chips of each place, in hand and in front."""


class HeuristicChips:
    """The heuristic bot of 12 Chip Trick."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move:
        """Return the move with the best outlook, the first one on ties."""
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        facts = _trick_facts(view, prompt.seat)
        if prompt.ask == "take":
            deals = self._deals(view, facts, SAMPLED_DEALS[0])
            return max(prompt.moves, key=lambda move: sum([_after_take(facts, move.chip, deal)[-1] for deal in deals]))
        deals = self._deals(view, facts, SAMPLED_DEALS[len(facts.tokens) - len(view.middle) - 1])
        played = view.middle
        return max(
            prompt.moves, key=lambda move: sum([_after_play(facts, (*played, move.chip), deal)[-1] for deal in deals])
        )

    def _deals(self, view: View, facts: TrickFacts, limit: int) -> list[Deal]:
        """Sample deals that are consistent with the view; return one if nothing is hidden."""
        known = [place.seen + (place.unseen or ()) for place in view.places]
        if view.dummy is not None:
            known.append(view.dummy.under)
        left = unknown(view)
        if not left:
            return [_deal(facts, known)]
        reds, blues = of_colour(left, RED), of_colour(left, BLUE)
        return [_deal(facts, self._random_hands(view, known, reds, blues)) for _ in range(limit)]

    def _random_hands(self, view: View, known: list[Chips], reds: Chips, blues: Chips) -> list[Chips]:
        """Deal the hidden chips into the known hands at random; the rest go on top of the dummy's stack."""
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


def _trick_facts(view: View, seat: int) -> TrickFacts:
    """Collect the facts of the trick from a seat's view."""
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
        win_chances=tuple([_win_chance(seat, people, _with_tokens(tokens, (place,))) for place in range(len(tokens))]),
    )


def _deal(facts: TrickFacts, hands: list[Chips]) -> Deal:
    return Deal(tuple(hands), tuple([front + sum(hand) for front, hand in zip(facts.sums, hands, strict=True)]))


def _after_play(facts: TrickFacts, played: Chips, deal: Deal) -> Chances:
    """Return the outlook after these chips are played, as the weighted mean over all replies.

    The dummy always plays its top chip.
    """
    places = len(facts.tokens)
    if len(played) == places:
        return _after_trick(facts, played, deal)
    place = (facts.leader + len(played)) % places
    hand = deal.hands[place]
    if place == facts.people:
        return _after_play(facts, (*played, hand[0]), deal)
    outlooks = [_after_play(facts, (*played, chip), deal) for chip in dict.fromkeys(hand)]
    if len(outlooks) == 1:
        return outlooks[0]
    likely = [exp(RATIONALITY * outlook[place]) for outlook in outlooks]
    total_weight = sum(likely)
    return [sum(map(mul, likely, column)) / total_weight for column in zip(*outlooks, strict=True)]


def _after_trick(facts: TrickFacts, played: Chips, deal: Deal) -> Chances:
    """Return the outlook once everybody has played (step 2)."""
    places = len(played)
    totals = list(deal.totals)
    for step in range(len(facts.middle), places):
        totals[(facts.leader + step) % places] -= played[step]
    winner = (facts.leader + winning(played)) % places
    fronts = list(facts.fronts)
    fronts[winner] += 1
    return _after_takes(facts, winner, fronts, list(facts.sums), totals, tuple(sorted(played)))


def _after_take(facts: TrickFacts, chip: int, deal: Deal) -> Chances:
    """Return the outlook after the seat takes a chip: in front if it won the trick, else into its hand."""
    seat = facts.seat
    fronts, sums, totals = list(facts.fronts), list(facts.sums), list(deal.totals)
    totals[seat] += chip
    if seat == facts.leader:
        fronts[seat] += 1
        sums[seat] += chip
    return _after_takes(facts, facts.leader, fronts, sums, totals, less(facts.middle, (chip,)))


def _after_takes(
    facts: TrickFacts, winner: int, fronts: list[int], sums: list[int], totals: list[int], middle: Chips
) -> Chances:
    """Return the outlook once the remaining chips are taken (step 3).

    Players take the chip that leaves them best, the dummy the lowest. At the end of the round its winner is known;
    before, the chances are estimated.
    """
    burning, places = facts.burning, len(totals)
    over = fronts[winner] == OWNED
    late = max(fronts) == OWNED - 1
    for step in range(places - len(middle), places):
        place = (winner + step) % places
        takes = _takes(middle)
        chip, middle = takes[0]
        if len(takes) > 1 and place != facts.people:
            lying, front, total, best_odds = fronts[place], sums[place], totals[place], -1.0
            for other, rest in takes:
                there = front if step else front + other  # the winner takes first (step 0) and lays the chip in front
                odds = _standing(burning, total + other) if over else _odds(burning, late, lying, there, total + other)
                if odds > best_odds:
                    best_odds, chip, middle = odds, other, rest
        totals[place] += chip
        if step == 0:
            sums[place] += chip
    if over:
        round_winners = _round_winners(burning, tuple(totals))
        shares = [(place in round_winners) / len(round_winners) for place in range(places)]
        return [*shares, _win_chance(facts.seat, facts.people, _with_tokens(facts.tokens, round_winners))]
    weights = list(map(_odds, [burning] * places, [late] * places, fronts, sums, totals))
    weights[winner] *= LEAD
    total_weight = sum(weights)
    return [*[weight / total_weight for weight in weights], sum(map(mul, weights, facts.win_chances)) / total_weight]


@lru_cache(maxsize=4096)
def _takes(middle: Chips) -> tuple[tuple[int, Chips], ...]:
    """Return the distinct chips that may be taken, the lowest first, each with the chips that remain."""
    return tuple([(chip, less(middle, (chip,))) for chip in dict.fromkeys(takeable(middle))])


@lru_cache(maxsize=16_384)
def _odds(burning: bool, late: bool, lying: int, front: int, total: int) -> float:
    """Return a player's odds of winning the round from the number and sum of chips in front and the sum of all."""
    return exp((_lookup(FRONT[burning][lying], front) + _lookup(OWNS[burning][late], total)) / 10)


def _lookup(curve: Curve, at: int) -> int:
    lowest, values = curve
    return values[min(max(at - lowest, 0), len(values) - 1)]


@lru_cache(maxsize=128)
def _standing(burning: bool, total: int) -> float:
    """Return the value of a total at the end of a round; burnt totals rank below all others."""
    value = count(total, burning=burning).counts
    return value / (LIMIT * LIMIT) if burning and total > LIMIT else value


@lru_cache(maxsize=16_384)
def _round_winners(burning: bool, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places that win a token."""
    return best(tuple([count(total, burning=burning) for total in totals]))


@lru_cache(maxsize=4096)
def _with_tokens(tokens: tuple[int, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([held + (place in places) for place, held in enumerate(tokens)])


@lru_cache(maxsize=4096)
def _win_chance(seat: int, people: int, tokens: tuple[int, ...]) -> float:
    """Return a seat's chance to win the game if every place wins each round equally often; a shared win is split."""
    if finished(tokens):
        first = winners(tokens, people)
        return (seat in first) / len(first) if first else DUMMY_WINS
    places = range(len(tokens))
    return sum([_win_chance(seat, people, _with_tokens(tokens, (place,))) for place in places]) / len(places)

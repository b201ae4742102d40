"""Step 5 of a turn and the end of a round: who is first and second, and why."""

from __future__ import annotations

from typing import NamedTuple

from twelvefold.core.rows import replaced
from twelvefold.games.king.cards import ROUND_POINTS, Cards, Character
from twelvefold.games.king.ring import Comparison, Standing
from twelvefold.games.king.state import Ring, Tokens, points

KNIGHT, GAMBLER, COLLECTOR, LADY = Character.KNIGHT, Character.GAMBLER, Character.COLLECTOR, Character.LADY


class Places(NamedTuple):
    """First and second, as seats."""

    first: int | None
    second: int | None


class Ranking(NamedTuple):
    """How the places came about, one step after the other."""

    by_value: Places
    after_gambler: Places
    final: Places


def rank(ring: Ring, standing: Standing, comparison: Comparison) -> Ranking:
    """Step 5. The two best uncancelled dice; then Gambler; then Collector."""
    contenders = sorted(
        [(v, seat) for v, seat, alone in zip(comparison.values, ring.seats, comparison.alone, strict=True) if alone],
        reverse=KNIGHT not in standing,
    )
    by_value = Places(
        contenders[0][1] if contenders else None,
        contenders[1][1] if len(contenders) > 1 else None,
    )
    after_gambler = swap(by_value) if GAMBLER in standing else by_value
    final = after_gambler
    if COLLECTOR in standing:
        place = standing.index(COLLECTOR)
        if not comparison.alone[place]:
            final = collect(after_gambler, ring.seats[place])
    return Ranking(by_value, after_gambler, final)


def swap(places: Places) -> Places:
    """Gambler. Ruling: a single uncancelled die is then second, and nobody is first."""
    return Places(places.second, places.first)


def collect(places: Places, owner: int) -> Places:
    """Collector. Rulings: the former second gets nothing, unless there was no first to push them out."""
    return Places(owner, places.second if places.first is None else places.first)


def theft(ring: Ring, values: tuple[int, ...]) -> tuple[int, int] | None:
    """Two or more Ladies: the lowest and the highest value among them, unless either is tied.

    Rulings: by number even under a Knight; cancelled dice count; a tie in the middle is ignored.
    """
    ladies = [(v, seat) for v, seat, card in zip(values, ring.seats, ring.cards, strict=True) if card is LADY]
    if len(ladies) < 2:
        return None
    ladies.sort()
    if ladies[0][0] == ladies[1][0] or ladies[-1][0] == ladies[-2][0]:
        return None
    return ladies[0][1], ladies[-1][1]


def award(ring: Ring, places: Places, tokens: tuple[Tokens, ...]) -> tuple[Tokens, ...]:
    """First and second take the ring's prizes."""
    for seat, prize in zip(places, ring.prizes, strict=True):
        if seat is not None and prize:
            tokens = give(tokens, seat, prize)
    return tokens


def give(tokens: tuple[Tokens, ...], seat: int, token: int, count: int = 1) -> tuple[Tokens, ...]:
    """The tokens after ``count`` of one worth are given to a seat (or taken, if negative)."""
    ones, twos = tokens[seat]
    now = (ones + count, twos) if token == 1 else (ones, twos + count)
    return replaced(tokens, seat, now)


def round_over(hands: tuple[Cards, ...], tokens: tuple[Tokens, ...]) -> bool:
    """Step 6. Somebody has one card left, or eight points."""
    return min(map(len, hands)) == 1 or max(map(points, tokens)) >= ROUND_POINTS


def round_winner(seats: tuple[int, ...], tokens: tuple[Tokens, ...]) -> int | None:
    """Among these seats equal totals cancel; the highest that remains wins. Ruling: a lone 0 can win."""
    place = highest_alone([points(tokens[seat]) for seat in seats])
    return None if place is None else seats[place]


def highest_alone(totals: list[int]) -> int | None:
    """Where the highest of those stands that are nobody else's, if any."""
    remaining = [total for total in totals if totals.count(total) == 1]
    return totals.index(max(remaining)) if remaining else None

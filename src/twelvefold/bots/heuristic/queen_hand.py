"""What the cards of Queen of 12 are worth for the rounds to come.

Every card brings so many points when it is played, on average; which of them suits the dice best is luck. From that
follows what a hand and a pile are worth with so many cards still to be played: whoever holds one card takes the pile
back, the Philosopher does so at once, the Alchemist brings cards from the reserve.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from twelvefold.games.queen.cards import Cards, Character

PLAYED: dict[Character, float] = {
    Character.LADY: 7.0,
    Character.PARASITE: 8.0,
    Character.KNIGHT: 4.3,
    Character.ROBOT: 4.3,
    Character.DRUID: 4.6,
    Character.SORCERER: 5.0,
    Character.MOUNTAIN_GUARDIAN: 7.0,
    Character.JUNGLE_GUARDIAN: 7.0,
    Character.TROUBLEMAKERS: 6.6,
    Character.GREAT_ONE: 14.0,
    Character.GOLEM: 7.6,
    Character.ALCHEMIST: 4.0,
    Character.PHILOSOPHER: 4.1,
    Character.MIRROR: 6.0,
    Character.SPY: 13.0,
    Character.COLLECTOR: 6.8,
    Character.GENERAL: 4.3,
    Character.GAMBLER: 5.6,
    Character.ORACLE: 2.6,
}
"""What playing a card brings on the sheet, measured in solo games; the Mirror's is guessed."""
IDLE = 4.0
"""What a round without a card brings: a bonus."""
LUCK = 2.0
"""How far what a card brings is spread by the dice."""
HORIZON = 6
"""So many plays are looked ahead."""

_BITS = {card: 1 << card.value for card in Character}
_CARDS = tuple(Character)
_PHILOSOPHER, _ALCHEMIST = _BITS[Character.PHILOSOPHER], _BITS[Character.ALCHEMIST]


class Future:
    """The plays to come, for cards with these points."""

    def __init__(self, points: tuple[int, ...]) -> None:
        self._points = points
        self._known: dict[tuple[int, int, int, int], float] = {}
        self._best = sorted(_CARDS, key=lambda card: -points[card.value] - PLAYED[card])

    def worth(self, hand: Cards, pile: Cards, reserve: Cards, plays: int) -> float:
        """What these cards bring on the sheet, with so many plays to come."""
        mask = [sum([_BITS[card] for card in cards]) for cards in (hand, pile, reserve)]
        return self._worth(mask[0], mask[1], mask[2], min(plays, HORIZON))

    def _worth(self, hand: int, pile: int, reserve: int, plays: int) -> float:
        if not plays:
            return 0.0
        if hand.bit_count() < 2:
            if not pile:
                return IDLE * plays
            hand, pile = pile, hand
        key = hand, pile, reserve, plays
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._played(hand, pile, reserve, plays)
        return found

    def _played(self, hand: int, pile: int, reserve: int, plays: int) -> float:
        """One play, the best of those the hand has: an average that counts how many good ones there are."""
        worths = []
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = _CARDS[bit.bit_length() - 1]
            gain = PLAYED[card]
            left, lying, kept = hand ^ bit, pile | bit, reserve
            if bit == _PHILOSOPHER:
                left, lying = left | lying, 0
            elif bit == _ALCHEMIST and reserve:
                new = next(card for card in self._best if _BITS[card] & reserve)
                gain += self._points[new.value]
                left, kept = left | _BITS[new], kept ^ _BITS[new]
            worths.append(gain + self._worth(left, lying, kept, plays - 1))
        best = max(worths)
        return best + LUCK * log(sum([exp((worth - best) / LUCK) for worth in worths]))


@lru_cache(maxsize=16)
def future(points: tuple[int, ...]) -> Future:
    """The plays to come, made once for an edition's points."""
    return Future(points)

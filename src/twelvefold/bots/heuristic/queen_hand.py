"""Evaluation of the cards of Queen of 12 for the remaining rounds.

Every card has an average gain when played; how well it suits the dice varies. A recursive search over the next plays
gives the value of a hand and a pile. It models that a player with one card takes the pile back, that the Philosopher
does so at once, and that the Alchemist takes cards from the reserve.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from twelvefold.games.queen.cards import Cards, Character
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.player import Player
from twelvefold.games.queen.sheets.grid.sheet import GridMarks

GRID_PLAYED: dict[Character, float] = {
    Character.LADY: 7.0,
    Character.PARASITE: 8.0,
    Character.KNIGHT: 4.3,
    Character.MACHINE: 4.3,
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
"""The gain of playing a card on sheets A and B, measured in solo games; the Mirror's is an estimate."""
AREAS_PLAYED: dict[Character, float] = {
    Character.LADY: 4.5,
    Character.PARASITE: 4.2,
    Character.KNIGHT: 2.5,
    Character.MACHINE: 2.8,
    Character.DRUID: 2.7,
    Character.SORCERER: 3.3,
    Character.MOUNTAIN_GUARDIAN: 4.0,
    Character.JUNGLE_GUARDIAN: 4.0,
    Character.TROUBLEMAKERS: 4.0,
    Character.GREAT_ONE: 7.5,
    Character.GOLEM: 4.2,
    Character.ALCHEMIST: 3.2,
    Character.PHILOSOPHER: 1.8,
    Character.MIRROR: 3.0,
    Character.SPY: 7.0,
    Character.COLLECTOR: 4.2,
    Character.GENERAL: 2.5,
    Character.GAMBLER: 1.6,
    Character.ORACLE: 3.0,
}
"""The gain of playing a card on sheets C and D."""
IDLE = 4.0
"""The gain of a round without a card, which gives a bonus."""
BOX = 0.1
"""The value per remaining round of each box left for copying dice or taking the pile back."""
LUCK = 2.0
"""How much the gain of a card varies with the dice, in points."""
HORIZON = 6
"""The depth of the search, in plays."""

_BITS = {card: 1 << card.value for card in Character}
_CARDS = tuple(Character)
_PHILOSOPHER, _ALCHEMIST = _BITS[Character.PHILOSOPHER], _BITS[Character.ALCHEMIST]


class Holdings(NamedTuple):
    """A player's cards and the boxes left."""

    hand: Cards
    pile: Cards
    reserve: Cards
    copies: int
    piles: int
    gains: int

    def gain(self, card: Character) -> Holdings:
        """Return the holdings after taking a card from the reserve."""
        return self._replace(hand=(*self.hand, card), reserve=piles.less(self.reserve, card))

    def put(self, card: Character, gone: bool) -> Holdings:
        """Return the holdings after putting a card into the reserve, or out of the game."""
        hand, pile = piles.less(self.hand, card), piles.less(self.pile, card)
        reserve = self.reserve if gone else (*self.reserve, card)
        return self._replace(hand=hand or pile, pile=pile if hand else (), reserve=reserve)

    def pile_back(self) -> Holdings:
        """Return the holdings after taking the pile back."""
        return self._replace(hand=self.hand + self.pile, pile=())


def holdings_of(player: Player) -> Holdings:
    """Return the holdings of a player."""
    marks = player.sheet
    boxes = (marks.copies, marks.piles, marks.gains) if isinstance(marks, GridMarks) else (0, 0, 0)
    return Holdings(player.hand, player.pile, player.reserve, *boxes)


class Prices(NamedTuple):
    """The values of the cards in a game, in the order of ``Character``."""

    points: tuple[int, ...]
    """Points for owning a card at the end."""
    played: tuple[float, ...]
    """The gain on the sheet each time a card is played."""
    alchemist_gains: bool
    """Whether the Alchemist takes a card from the reserve."""


class Future:
    """Evaluates future plays by recursive search, with a cache."""

    def __init__(self, prices: Prices) -> None:
        self._points, self._plays = prices.points, prices.played
        self._alchemist = _ALCHEMIST if prices.alchemist_gains else 0
        self._cache: dict[tuple[int, int, int, int], float] = {}
        self._best = sorted(_CARDS, key=lambda card: -self._points[card.value] - self._plays[card.value])

    def worth(self, hand: Cards, pile: Cards, reserve: Cards, plays: int) -> float:
        """Return the expected gain of these cards over a number of plays."""
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
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = self._played(hand, pile, reserve, plays)
        return found

    def _played(self, hand: int, pile: int, reserve: int, plays: int) -> float:
        """Return the value of the next play: a soft maximum over the cards, so that more good cards are worth more."""
        worths = []
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = _CARDS[bit.bit_length() - 1]
            gain = self._plays[card.value]
            left, lying, kept = hand ^ bit, pile | bit, reserve
            if bit == _PHILOSOPHER:
                left, lying = left | lying, 0
            elif bit == self._alchemist and reserve:
                new = next(card for card in self._best if _BITS[card] & reserve)
                gain += self._points[new.value]
                left, kept = left | _BITS[new], kept ^ _BITS[new]
            worths.append(gain + self._worth(left, lying, kept, plays - 1))
        best = max(worths)
        return best + LUCK * log(sum([exp((worth - best) / LUCK) for worth in worths]))


@lru_cache(maxsize=16)
def future(prices: Prices) -> Future:
    """Return the cached evaluation for these prices."""
    return Future(prices)


@lru_cache(maxsize=50_000)
def cards_worth(hold: Holdings, prices: Prices, rounds_left: int, pace: int) -> float:
    """Return the value of cards and boxes for the remaining rounds, with ``pace`` cards laid in each."""
    total = float(sum([prices.points[card.value] for card in hold.hand + hold.pile]))
    if not rounds_left:
        return total
    total += future(prices).worth(hold.hand, hold.pile, hold.reserve, rounds_left * pace)
    return total + BOX * (hold.copies + hold.piles) * rounds_left

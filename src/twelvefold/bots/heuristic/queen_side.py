"""What the kinds of sheets of Queen of 12 have in common for a player who weighs a round.

A round is the same on all of them (``queen_round.py``); wherever it comes to a sheet, it asks the side: which dice fit
best, what they and the cards that mark bring, how a line of step 5 is built best.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from twelvefold.bots.heuristic.queen_hand import Hold, Prices, cards_worth
from twelvefold.games.queen.cards import DUEL, LAYS, ROUNDS, Cards, Dice, Die, Tray
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.state import Player, State

Lying = list[tuple[Tray, Die]]
"""Dice in the trays."""


class Fate(NamedTuple):
    """What a round has brought a player before the sheets are marked."""

    line: Cards
    """The cards laid."""
    standing: Cards
    """Those of them that were not cancelled."""
    dice: Dice
    """The dice taken; the Lady's as the sheet uses it."""
    others: tuple[tuple[int, Dice], ...]
    """The dice the others have taken, where they can be copied."""


class Side(ABC):
    """A kind of sheet in a position, and what cards are worth beside it."""

    prices: Prices

    def __init__(self, state: State) -> None:
        self.state = state
        self.rounds_left = ROUNDS - state.round
        self._pace = LAYS if len(state.players) == DUEL else 1

    def worth(self, hold: Hold) -> float:
        """What cards and boxes are worth after this round."""
        return cards_worth(hold, self.prices, self.rounds_left, self._pace)

    def best_gain(self, hold: Hold) -> Hold:
        """With the best card of the reserve in hand."""
        return max([hold.gain(card) for card in hold.reserve], key=self.worth) if hold.reserve else hold

    # --- step 4

    @abstractmethod
    def may_copy(self, player: Player, dice: bool) -> bool:
        """Whether a bonus may let a player copy, with or without own dice."""

    @abstractmethod
    def by_worth(self, player: Player, lying: Lying) -> Lying:
        """Dice in the order in which somebody would take them, each for itself."""

    @abstractmethod
    def pick(self, player: Player, had: list[Die], lying: Lying, count: int) -> Lying:
        """So many dice that somebody who had some already takes together."""

    @abstractmethod
    def pick_lady(self, player: Player, had: list[Die], lying: Lying) -> tuple[Tray, Die]:
        """The die to take with the Lady."""

    @abstractmethod
    def lady(self, player: Player, had: list[Die], die: Die) -> Dice:
        """The Lady's die as it is marked."""

    @abstractmethod
    def asked(self, seat: int, move: Move) -> float:
        """What a move brings on the sheet that a card asks for."""

    # --- step 5

    @abstractmethod
    def end(self, seat: int, fate: Fate, hold: Hold) -> float:
        """What the rest of the round brings: the cards that mark, then the dice and bonuses; the cards held, too."""

    @abstractmethod
    def further(self, seat: int, line: tuple[Move, ...]) -> tuple[Move, ...]:
        """What is to be added to a line of step 5."""

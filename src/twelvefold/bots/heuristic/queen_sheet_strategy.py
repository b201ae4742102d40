"""The interface of the sheet strategies of Queen of 12's heuristic bot.

The simulation of a round (``queen_round.py``) is the same for all sheets. A ``SheetStrategy`` does what depends on the
kind of sheet: choose dice, evaluate them and the cards that mark, and build the line of step 5.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from twelvefold.bots.heuristic.queen_hand import Holdings, Prices, cards_worth
from twelvefold.games.queen.cards import DUEL, LAYS, ROUNDS, Cards, Dice, Die, Tray
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.player import Player
from twelvefold.games.queen.state import State

Lying = list[tuple[Tray, Die]]
"""Dice in the trays."""


class RoundResult(NamedTuple):
    """The result of a round for a player before sheets are marked."""

    line: Cards
    """The cards laid."""
    standing: Cards
    """The laid cards that were not cancelled."""
    dice: Dice
    """The dice taken, with the Lady's die as it will be marked."""
    others: tuple[tuple[int, Dice], ...]
    """The dice of other seats; empty if they cannot be copied."""


class SheetStrategy(ABC):
    """The strategy for one kind of sheet in one position."""

    prices: Prices

    def __init__(self, state: State) -> None:
        self.state = state
        self.rounds_left = ROUNDS - state.round
        self._pace = LAYS if len(state.players) == DUEL else 1

    def worth(self, hold: Holdings) -> float:
        """Return the value of cards and boxes after this round."""
        return cards_worth(hold, self.prices, self.rounds_left, self._pace)

    def best_gain(self, hold: Holdings) -> Holdings:
        """Return the holdings after taking the best card of the reserve."""
        return max([hold.gain(card) for card in hold.reserve], key=self.worth) if hold.reserve else hold

    # --- step 4

    @abstractmethod
    def may_copy(self, player: Player, dice: bool) -> bool:
        """Whether a bonus may let a player copy dice. ``dice``: whether the player has dice."""

    @abstractmethod
    def by_worth(self, player: Player, lying: Lying) -> Lying:
        """Sort dice by their individual value for a player, the best first."""

    @abstractmethod
    def pick(self, player: Player, had: list[Die], lying: Lying, count: int) -> Lying:
        """Choose the best ``count`` dice for a player who already has some."""

    @abstractmethod
    def pick_lady(self, player: Player, had: list[Die], lying: Lying) -> tuple[Tray, Die]:
        """Choose the die to take with the Lady."""

    @abstractmethod
    def lady(self, player: Player, had: list[Die], die: Die) -> Dice:
        """Return the Lady's die as it will be marked."""

    @abstractmethod
    def move_gain(self, seat: int, move: Move) -> float:
        """Return the gain on the sheet of a move that answers a card's prompt."""

    # --- step 5

    @abstractmethod
    def end(self, seat: int, result: RoundResult, hold: Holdings) -> float:
        """Return the value after the round: cards that mark, dice and bonuses applied, cards in hand included."""

    @abstractmethod
    def continue_line(self, seat: int, line: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves to append to a line of step 5."""

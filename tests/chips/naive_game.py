"""The game once more, slowly and straight from the words of the rules.

Chips are numbers, a hand is a list, and nothing is taken from the package. The tests hold the package
against this. Players are numbered clockwise; with two, the third is the dummy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

RED = (4, 5, 6, 7, 8, 9)


@dataclass
class NaiveTable:
    """What lies on the table. The dummy's hand is its stack, top first."""

    hands: list[list[int]]
    leader: int
    dummy: int | None
    front: list[list[int]] = field(default_factory=list)
    middle: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.front = [[] for _ in self.hands]

    def clockwise_from(self, player: int) -> list[int]:
        everyone = list(range(len(self.hands)))
        return everyone[player:] + everyone[:player]


Choose = Callable[[NaiveTable, int, str, list[int]], int]
"""Asks a player to play or to take one of these chips, with the table as it is."""


def play_round(table: NaiveTable, choose: Choose) -> None:
    """Tricks, until the new leader has no chip in hand."""
    while True:
        winner = play_trick(table, choose)
        take_chips(table, winner, choose)
        table.leader = winner
        if len(table.hands[winner]) == 0:
            return


def play_trick(table: NaiveTable, choose: Choose) -> int:
    """Everyone plays one chip; the highest wins, between equal ones the one played earlier."""
    winner, highest = -1, 0
    for player in table.clockwise_from(table.leader):
        if player == table.dummy:
            chip = table.hands[player][0]
        else:
            chip = choose(table, player, "play", sorted(set(table.hands[player])))
        table.hands[player].remove(chip)
        table.middle.append(chip)
        if chip > highest:
            winner, highest = player, chip
    return winner


def take_chips(table: NaiveTable, winner: int, choose: Choose) -> None:
    """From the winner clockwise, everyone takes one, red as long as there is red."""
    table.leader = winner
    for player in table.clockwise_from(winner):
        allowed = [chip for chip in table.middle if chip in RED]
        if not allowed:
            allowed = table.middle
        chip = min(allowed) if player == table.dummy else choose(table, player, "take", sorted(set(allowed)))
        table.middle.remove(chip)
        if player == winner:
            table.front[player].append(chip)
        else:
            table.hands[player].append(chip)  # under the stack, where it is one


def count_totals(table: NaiveTable) -> list[int]:
    """Everybody's four chips."""
    for front, hand in zip(table.front, table.hands, strict=True):
        assert len(front) + len(hand) == 4
    return [sum(front) + sum(hand) for front, hand in zip(table.front, table.hands, strict=True)]


def token_winners(totals: list[int], burning: bool) -> list[int]:
    """Who takes a token."""
    if not burning:
        halved = [total if total <= 21 else total // 2 for total in totals]
        return [player for player, total in enumerate(halved) if total == max(halved)]
    unburnt = [total for total in totals if total <= 21]
    best = max(unburnt) if unburnt else max(totals)
    return [player for player, total in enumerate(totals) if total == best]


def game_winners(tokens: list[int], dummy: int | None) -> list[int] | None:
    """Who has won the game, nobody if it is the dummy's; None while it goes on."""
    if 3 not in tokens:
        return None
    humans = [player for player in range(len(tokens)) if player != dummy]
    reached = [player for player in humans if tokens[player] == 3]
    if reached:
        return reached
    first, second = humans
    if tokens[first] == tokens[second]:
        return []
    return [first] if tokens[first] > tokens[second] else [second]

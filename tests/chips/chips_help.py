"""Positions of 12 Chip Trick that tests play on, with the events told."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from positions import PlayedPosition, PlayedStep, random_steps
from twelvefold.core.chance import Chance
from twelvefold.core.generator import RandomStream
from twelvefold.games.chips import ChipTrick
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.moves import Play, Take
from twelvefold.games.chips.state import DealChips, State

GAME = ChipTrick()
REDS = {4, 5, 6, 7, 8, 9}
"""Rule: Pieces. All other chips are blue."""


def reds(chips: tuple[int, ...]) -> list[int]:
    return [chip for chip in chips if chip in REDS]


def blues(chips: tuple[int, ...]) -> list[int]:
    return [chip for chip in chips if chip not in REDS]


class Position(PlayedPosition[State]):
    """A position of 12 Chip Trick for tests, with a method for each kind of answer."""

    game = GAME

    # --- playing

    def play(self, *chips: int) -> Position:
        """Play these chips, one after the other, each for the seat that is asked."""
        for chip in chips:
            self.answer((Play(chip),))
        return self

    def take(self, *chips: int) -> Position:
        """Take these chips, one after the other, each for the seat that is asked."""
        for chip in chips:
            self.answer((Take(chip),))
        return self

    def top(self, colour: str) -> Position:
        """The dummy's new top chip shows its back."""
        return self.answer((Colour(colour),))

    def turn(self, chip: int) -> Position:
        """The dummy's top chip is this one."""
        return self.answer(chip)

    def lead(self, seat: int) -> Position:
        """This place leads first."""
        return self.answer(seat)

    def deal(self, row: str) -> Position:
        """A whole round is dealt: ``deal("1,4,8,12 / 2,5,9,10 / 3,6,7,11")``."""
        hands = [tuple(sorted(map(int, hand.split(",")))) for hand in row.split("/")]
        while isinstance(frame := self.state.agenda[-1], DealChips):
            hand = hands[frame.seat]
            self.answer(tuple(reds(hand) if frame.colour is Colour.RED else blues(hand)))
        return self

    # --- looking

    @property
    def luck(self) -> dict[Any, Fraction]:
        """The outcomes of the chance node that is next, with their probabilities; empty at a decision."""
        node = GAME.node(self.state)
        return {outcome: node.probability(outcome) for outcome in node.outcomes()} if isinstance(node, Chance) else {}

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """All chips in hand, seen or not."""
        pairs = zip(self.state.seen, self.state.unseen, strict=True)
        return tuple(tuple(sorted(seen + unseen)) for seen, unseen in pairs)

    @property
    def tokens(self) -> tuple[int, ...]:
        return self.state.tokens


def begin(seats: int, *, burning: bool = True) -> Position:
    """A game before its first deal."""
    return Position(GAME.start(GAME.options({"seats": seats, "burning": burning})))


# --- the end of a round

SHARES = {
    "26 31 21": ("1,6,8,11", "5,7,9,10", "2,3,4,12"),
    "22 25 31": ("1,4,7,10", "2,3,8,12", "5,6,9,11"),
    "26 26 26": ("1,6,8,11", "2,5,9,10", "3,4,7,12"),
    "21 21 36": ("1,2,8,10", "3,4,5,9", "6,7,11,12"),
    "20 21 37": ("2,3,6,9", "1,4,5,11", "7,8,10,12"),
    "20 21 21 42": ("3,4,6,7", "3,4,5,9", "1,2,8,10", "9,10,11,12"),
    "26 27 25 26": ("3,6,7,10", "2,4,9,12", "1,4,9,11", "3,5,8,10"),
}
"""All chips among three or four, by the totals they give."""


def ending(totals: str, tokens: str = "", *, dummy: bool = False, burning: bool = True) -> Position:
    """A round played to its end: the first place has won the last trick, its fourth.

    ``ending("21 26 31", "1 0 2")``: the totals by place, which are those of a row in ``SHARES`` in any order, and the
    tokens held before.
    """
    wanted = totals.split()
    held = tokens.split() or ["0"] * len(wanted)
    row = next(row for row in SHARES if sorted(row.split()) == sorted(wanted))
    shares = [SHARES[row][place].split(",") for place in _places(row.split(), wanted)]
    middle = [shares[-1].pop()]
    if dummy:  # it takes by itself, so the last who is asked is the player before it
        middle.insert(0, next(chip for chip in shares[1] if int(chip) in REDS))
        shares[1].remove(middle[0])
    places = [f"{own} - {','.join(share)}" for own, share in zip(held, shares, strict=True)]
    places[0] = f"{held[0]} {','.join(shares[0])} -"
    if dummy:
        places[-1] = f"dummy {places[-1]} -"
    head = f"{'burning' if burning else 'no-burning'} r{max(map(int, held)) + 1} lead 0"
    return Position(" / ".join([head, *places, ",".join(middle), "take"])).take(int(middle[0]))


def _places(row: list[str], wanted: list[str]) -> list[int]:
    """Where in the row each wanted total stands, equal ones one after the other."""
    left = list(enumerate(row))
    found = []
    for total in wanted:
        entry = next(entry for entry in left if entry[1] == total)
        left.remove(entry)
        found.append(entry[0])
    return found


# --- games played at random


def random_game(seed: int) -> Iterator[PlayedStep[State]]:
    """A game played at random to its end. Seats and variant follow from the seed, too."""
    table = begin(2 + seed % 3, burning=seed // 3 % 2 == 0)
    return random_steps(table, RandomStream.derived(seed, "chips", "tests"))

"""A position of 12 Chip Trick: everything the future needs, and nothing else.

A *place* is where chips lie: every player has one, and with two players the dummy has the third.
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.agenda import Frame
from twelvefold.games.chips.chips import BOX, Chips, Colour, less


@dataclass(frozen=True, slots=True)
class DealChips(Frame):
    """A player is dealt chips of one colour."""

    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class ShowTop(Frame):
    """Another chip has come to the top of the dummy's stack, and its back is seen."""


@dataclass(frozen=True, slots=True)
class DrawLeader(Frame):
    """The first leader is random."""


@dataclass(frozen=True, slots=True)
class PlayChip(Frame):
    """Somebody plays a chip."""


@dataclass(frozen=True, slots=True)
class TurnTop(Frame):
    """The dummy turns its top chip, which nobody has seen yet."""


@dataclass(frozen=True, slots=True)
class TakeChip(Frame):
    """Somebody takes a chip from the middle."""


@dataclass(frozen=True, slots=True)
class Finished(Frame):
    """The game is over."""


AnyFrame = DealChips | ShowTop | DrawLeader | PlayChip | TurnTop | TakeChip | Finished


@dataclass(frozen=True, slots=True)
class State:
    """A position. Tuples are indexed by place; chips lie in order of value.

    A chip in hand was *seen* if it ever lay face up in this round: everybody knows that it is there.
    The dummy's stack is its hand: first, in an order that luck has yet to decide, the *unseen* chips,
    under them the *seen* ones as they went there, so these alone are in the order in which they will come
    up. Of several equal chips in a hand the seen ones are played first: nobody can tell them apart.
    """

    seats: int
    """How many people play."""
    burning: bool
    """Whether a total above the limit burns; else it is halved."""
    round: int
    tokens: tuple[int, ...]
    leader: int | None
    """Who leads the trick; from the moment a trick is won, its winner. None before the first."""
    front: tuple[Chips, ...]
    seen: tuple[Chips, ...]
    unseen: tuple[Chips, ...]
    top: Colour | None
    """The back of the dummy's top chip, where that chip is unseen."""
    middle: Chips
    """The chips of the trick: as they were played from the leader on, then those not taken yet, in order."""
    agenda: tuple[AnyFrame, ...]

    @property
    def places(self) -> int:
        """How many places there are, the dummy's included."""
        return len(self.tokens)

    @property
    def dummy(self) -> int | None:
        """The dummy's place, if it plays."""
        return self.seats if self.seats < len(self.tokens) else None

    def from_leader(self, steps: int) -> int:
        """The place that many steps clockwise of the leader."""
        assert self.leader is not None, "no trick without a leader"
        return (self.leader + steps) % len(self.tokens)

    @property
    def playing(self) -> int:
        """Whose turn it is to play a chip."""
        return self.from_leader(len(self.middle))

    @property
    def taking(self) -> int:
        """Whose turn it is to take a chip: the winner's, who leads now, while all chips lie there."""
        return self.from_leader(-len(self.middle))

    @property
    def undealt(self) -> Chips:
        """The chips that lie nowhere yet."""
        lying = sum((*self.front, *self.seen, *self.unseen), self.middle)
        return less(BOX[self.places], lying)

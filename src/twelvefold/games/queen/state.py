"""A position of Queen of 12: everything the future needs, and nothing else.

Nothing here is secret but a line that is still being built: what is chosen is sealed in the match, the bag has no
order, and the King's deck is what lies in it, not in which order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from twelvefold.core.agenda import Frame
from twelvefold.core.events import Event
from twelvefold.core.game import Prompt
from twelvefold.core.rows import replaced
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import (
    Cards,
    Character,
    Dice,
    Tray,
)
from twelvefold.games.queen.edition.printed import Print
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.player import KingsCards, Player

VERSION = 2
"""The version of the rules."""

# --- setting up


@dataclass(frozen=True, slots=True)
class DrawReserve(Frame):
    """The reserve is drawn from these cards."""

    pool: Cards


@dataclass(frozen=True, slots=True)
class FirstCard(Frame):
    """A random card of the reserve goes into the hand: this seat's, in a duel then the next one's."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawHand(Frame):
    """The Crusade: the rest of the hand is drawn from these cards."""

    pool: Cards


@dataclass(frozen=True, slots=True)
class DiscardFirst(Frame):
    """The Crusade: this seat discards one of the cards drawn, then the next one does."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawActive(Frame):
    """The first active player is random."""


@dataclass(frozen=True, slots=True)
class KingDiscards(Frame):
    """Solo: the top card of the King's deck goes to his discard."""


# --- a round


@dataclass(frozen=True, slots=True)
class DrawDice(Frame):
    """Dice are drawn for a tray."""

    tray: Tray


@dataclass(frozen=True, slots=True)
class RollDice(Frame):
    """The dice that were drawn are rolled."""


@dataclass(frozen=True, slots=True)
class ChooseCards(Frame):
    """Everybody who can chooses a card."""


@dataclass(frozen=True, slots=True)
class LayCards(Frame):
    """In a duel everybody lays two cards, in lines: what each seat has laid so far."""

    lines: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class KingReveals(Frame):
    """Solo: the King's top card is revealed with the player's."""


@dataclass(frozen=True, slots=True)
class Resolve(Frame):
    """The effects still to come, with whose they are, in their order. Lies under whatever they pause for."""

    queue: tuple[tuple[int, Character], ...]


@dataclass(frozen=True, slots=True)
class TakeDice(Frame):
    """A player takes ``left`` more dice from these trays, one after the other."""

    seat: int
    card: Character
    left: int
    trays: tuple[Tray, ...]


@dataclass(frozen=True, slots=True)
class TurnDie(Frame):
    """Sheets C and D: the Lady's player may turn the die."""

    seat: int


@dataclass(frozen=True, slots=True)
class PutCard(Frame):
    """The Parasite's player puts a card away."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarkByCard(Frame):
    """The Alchemist's player marks ``left`` more values, or the Gambler's player as many roofs."""

    seat: int
    card: Character
    left: int


@dataclass(frozen=True, slots=True)
class GainCard(Frame):
    """Somebody takes a card from the reserve: by the Alchemist, or by a bonus."""

    seat: int
    bonus: bool


@dataclass(frozen=True, slots=True)
class LoseCards(Frame):
    """These seats, one after the other, discard a random card: the Gambler's effect."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChooseOracleLine(Frame):
    """The Oracle's player names a line; on sheets C and D a value."""

    seat: int


@dataclass(frozen=True, slots=True)
class RollOracle(Frame):
    """The Oracle's die is rolled for what was named."""

    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class CopyDice(Frame):
    """The Mirror's player copies somebody's dice."""

    seat: int


@dataclass(slots=True, eq=False)
class Reached:
    """What a line of step 5 has come to."""

    line_state: Any
    """A ``MarkingState`` on sheets A and B, a ``ChainState`` on C and D."""
    prompt: Prompt[Move]
    """What may come next."""
    told: tuple[tuple[Event, ...], ...] = ()
    """Sheets C and D: what is told before the first move, and of each move."""
    onward: tuple[Move, Reached] | None = field(default=None, init=False, repr=False)
    """The move that was last made from here, and what it led to: a line is gone through while it is built, and once
    more when all lines lie."""


@dataclass(frozen=True, slots=True)
class MarkSheets(Frame):
    """These seats mark their dice or use a bonus, in lines: the moves each has made so far."""

    seats: tuple[int, ...]
    lines: tuple[tuple[Move, ...], ...]
    reached: tuple[Reached | None, ...] = field(default=(), compare=False, repr=False)
    """What each line has come to, one move further than the line before it; None or nothing at all where that still
    has to be worked out, as in positions from outside. It follows from the position and the lines: where anything else
    of the position is changed, it must go."""


@dataclass(frozen=True, slots=True)
class Finished(Frame):
    """The game is over."""


AnyFrame = (
    DrawReserve
    | FirstCard
    | DrawHand
    | DiscardFirst
    | DrawActive
    | KingDiscards
    | DrawDice
    | RollDice
    | ChooseCards
    | LayCards
    | KingReveals
    | Resolve
    | TakeDice
    | TurnDie
    | PutCard
    | MarkByCard
    | GainCard
    | LoseCards
    | ChooseOracleLine
    | RollOracle
    | CopyDice
    | MarkSheets
    | Finished
)


SETTING_UP = (DrawReserve, FirstCard, DrawHand, DiscardFirst, DrawActive, KingDiscards)
"""What comes before the first round."""
EFFECTS = (TakeDice, TurnDie, PutCard, MarkByCard, GainCard, LoseCards, ChooseOracleLine, RollOracle, CopyDice)
"""What effects pause for."""


@dataclass(frozen=True, slots=True)
class State:
    """A position."""

    printed: Print
    round: int
    active: int
    mountains: Dice
    jungle: Dice
    """The dice that lie in the trays."""
    players: tuple[Player, ...]
    king: KingsCards | None
    agenda: tuple[AnyFrame, ...]
    crusade: bool = False
    """Whether the Crusade is played: no reserve."""
    rules: int = VERSION
    """The version of the rules. An older one is met only where a record of that version is replayed."""

    def then(self, *frames: AnyFrame) -> State:
        """The same position with these to do first, in the order given."""
        return replace(self, agenda=self.agenda + frames[::-1])

    def done(self) -> State:
        """The same position with the next thing done."""
        return replace(self, agenda=self.agenda[:-1])

    def player(self, seat: int, player: Player) -> State:
        """The same position with one player changed."""
        return replace(self, players=replaced(self.players, seat, player))

    @property
    def later(self) -> tuple[AnyFrame, ...]:
        """What is done after the next thing; the last of it first."""
        return self.agenda[:-1]

    def others(self, seat: int) -> tuple[int, ...]:
        """All seats but this one."""
        return tuple(other for other in range(len(self.players)) if other != seat)

    def holders(self, seat: int) -> tuple[int, ...]:
        """The other seats that have taken dice in this round. Ruling: only they can be copied.

        Version 1: anybody could be chosen, for nothing.
        """
        return tuple(other for other in self.others(seat) if self.players[other].taken or self.rules == 1)

    def clockwise(self, after: int | None = None) -> Iterator[int]:
        """The seats clockwise from the active player on, or all but this seat from the one after it on."""
        count = len(self.players)
        if after is None:
            return ((self.active + step) % count for step in range(count))
        return ((after + step) % count for step in range(1, count))

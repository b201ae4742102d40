"""A player of Queen of 12: cards, the marked sheet, and what belongs to the round that is played."""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.codec import stored_as, wrong_type
from twelvefold.games.queen.cards import COPY_BOXES, PILE_BOXES, RESERVE_BOXES, Cards, Dice, Die
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effects
from twelvefold.games.queen.sheets.grid.sheet import GridMarks

SheetMarks = GridMarks | AreaMarks
"""What is marked on a sheet, in the way of its kind."""


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one player. Hand and reserve are in the order of ``Character``, the pile as rounds went.

    From the reveal on, what is played lies on top of the pile, wherever it goes then.
    """

    hand: Cards
    pile: Cards
    """The discard pile, the top card last."""
    reserve: Cards
    sheet: SheetMarks
    out: bool = False
    """Whether there once was no card left: no card is played any more."""
    played: Cards = ()
    """What was played in this round, in the order of ``Character``."""
    taken: Dice = ()
    """The dice taken in this round."""
    lady: Die | None = None
    """Which of them the Lady took."""
    copied: Dice = ()
    """The dice the Mirror copies."""
    able: bool = False
    """Whether a card gave a mark in this round, made or not."""
    owed: bool = False
    """Whether the Philosopher gives a bonus in this round."""
    pending: Effects = ()
    """The bonuses that cards earned in this round, to be used in step 5. Sheets A and B give none."""


def grid_of(player: Player) -> GridMarks:
    """Return what is marked on a sheet A or B, where one is played on."""
    assert isinstance(player.sheet, GridMarks)
    return player.sheet


def areas_of(player: Player) -> AreaMarks:
    """Return what is marked on a sheet C or D, where one is played on."""
    assert isinstance(player.sheet, AreaMarks)
    return player.sheet


@dataclass(frozen=True, slots=True)
class KingsCards:
    """Solo: the King's cards, in the order of ``Character``; the deck's own order is luck yet to come."""

    deck: Cards
    discard: Cards


@dataclass(slots=True)
class PlayerForm:
    """A player in JSON, as before each kind of sheet had its own class: the fields of both kinds side by side."""

    JSON_NAME = "Player"

    hand: Cards
    pile: Cards
    reserve: Cards
    marks: int = 0
    areas: AreaMarks | None = None
    copies: int = COPY_BOXES
    piles: int = PILE_BOXES
    gains: int = RESERVE_BOXES
    first: bool = False
    out: bool = False
    played: Cards = ()
    taken: Dice = ()
    lady: Die | None = None
    copied: Dice = ()
    able: bool = False
    owed: bool = False
    pending: Effects = ()

    @classmethod
    def of(cls, player: Player) -> PlayerForm:
        """Return the form of a player."""
        sheet = player.sheet
        grid, areas = (sheet, None) if isinstance(sheet, GridMarks) else (_NO_GRID, sheet)
        return cls(
            player.hand,
            player.pile,
            player.reserve,
            grid.cells,
            areas,
            grid.copies,
            grid.piles,
            grid.gains,
            grid.first,
            player.out,
            player.played,
            player.taken,
            player.lady,
            player.copied,
            player.able,
            player.owed,
            player.pending,
        )

    def player(self, at: str) -> Player:
        """Return the player of a form. One with marks of both kinds is refused."""
        sheet: SheetMarks = GridMarks(self.marks, self.copies, self.piles, self.gains, self.first)
        if self.areas is not None:
            for name in ("marks", "copies", "piles", "gains", "first"):
                if getattr(self, name):
                    raise wrong_type(f"{at}.{name}", "0", getattr(self, name))
            sheet = self.areas
        return Player(
            hand=self.hand,
            pile=self.pile,
            reserve=self.reserve,
            sheet=sheet,
            out=self.out,
            played=self.played,
            taken=self.taken,
            lady=self.lady,
            copied=self.copied,
            able=self.able,
            owed=self.owed,
            pending=self.pending,
        )


_NO_GRID = GridMarks(0, 0, 0, 0)

stored_as(Player, PlayerForm, PlayerForm.of, PlayerForm.player)

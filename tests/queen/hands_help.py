"""Players with small hands, and rounds that begin with a roll, for the tests of hands and piles."""

from __future__ import annotations

from collections.abc import Mapping

from .queen_help import BOXES, EMPTY, SOLO_BOXES, START, Position, codes, player

SIX = "LaPaTrGrGoMi"
"""The reserve of these tests; solo the Philosopher stands in for the Mirror."""
SOLO_SIX = "LaPaTrGrGoPh"
UNROLLED = {1: ("R,R", "P,Y"), 2: ("R,R,P", "P,Y"), 3: ("R,R,R", "P,P,Y"), 4: ("R,R,R,R", "P,P,Y")}
"""Dice that were drawn for that many players, and not rolled yet."""


def own(hand: str, pile: str = "-", *, six: str = SIX, marks: str = EMPTY, boxes: str = BOXES, more: str = "") -> str:
    """A player with these cards in hand and pile; all others of the ten are in reserve."""
    held = [*codes(hand), *codes(pile)]
    return player(hand, pile, "".join(code for code in codes(START + six) if code not in held), marks, boxes, more)


def alone(hand: str, pile: str = "-", *, six: str = SOLO_SIX, marks: str = EMPTY, more: str = "") -> str:
    """The same for a solo player, who has nobody to copy."""
    return own(hand, pile, six=six, marks=marks, boxes=SOLO_BOXES, more=more)


def rolling(*players: str, round_: int = 2, active: int = 0, king: str = "", upcoming: str = "roll") -> Position:
    """The dice of a round are drawn, and will be rolled: so step 2 begins."""
    mountains, jungle = UNROLLED[len(players)]
    head = f"A r{round_} active {active} m {mountains} j {jungle}"
    return Position(" / ".join([head, *players, *([f"king {king}"] if king else []), upcoming]))


def rolled(*players: str, faces: str = "", round_: int = 2, active: int = 0, king: str = "") -> Position:
    """The dice are rolled, and it is step 2. Without faces everything shows an 8: no Knight takes anything."""
    table = rolling(*players, round_=round_, active=active, king=king)
    count = sum(len(tray.split(",")) for tray in UNROLLED[len(players)])
    return table.roll(*(map(int, faces.split()) if faces else [8] * count))


def finish(table: Position, lines: Mapping[int, str] | None = None) -> Position:
    """Step 5 with these lines. The other seats mark nothing; where a bonus is due, they choose a mark and make none."""
    idle = {seat: "bonus mark" for seat in table.asked if not table.may_end(seat)}
    return table.mark_sheets(idle | dict(lines or {}))


def next_roll(table: Position) -> Position:
    """The next round's dice: every one shows an 8."""
    drawn = [tray.replace(",", "") for tray in UNROLLED[len(table.state.players)]]
    return table.draw(*drawn).roll(*[8] * sum(map(len, drawn)))

"""Encoding of views of Queen of 12 as numbers. The layout depends on the number of players and the printed sheet.

What is printed is not written itself, nor whether the Crusade is played: both are options.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from twelvefold.core.tensor import (
    ELSEWHERE,
    FLAG,
    Bits,
    Coder,
    Counts,
    Each,
    Field,
    Many,
    Number,
    Of,
    OneOf,
    Parts,
    Row,
    Struct,
    frames,
)
from twelvefold.games.queen.bounds import MOST_ASKED_BY_A_CARD, earnable, line_moves, longest_line
from twelvefold.games.queen.cards import (
    COPY_BOXES,
    DICE,
    DUEL,
    FULL_HAND,
    LAYS,
    PILE_BOXES,
    RESERVE_BOXES,
    ROUNDS,
    SIDES,
    SOLO,
    Character,
    Tray,
)
from twelvefold.games.queen.edition.printed import Print, print_of
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.options import Options
from twelvefold.games.queen.phases.taking import BOTH
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.areas.edition import MOST_CELLS
from twelvefold.games.queen.sheets.areas.ground import ground_of
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, AreaSheet, Effect
from twelvefold.games.queen.sheets.grid.sheet import CELLS, LINE_NAMES, GridMarks
from twelvefold.games.queen.state import (
    AnyFrame,
    ChooseCards,
    ChooseOracleLine,
    CopyDice,
    DiscardFirst,
    DrawActive,
    DrawDice,
    DrawHand,
    DrawReserve,
    Finished,
    FirstCard,
    GainCard,
    KingDiscards,
    KingReveals,
    LayCards,
    LoseCards,
    MarkByCard,
    MarkSheets,
    PutCard,
    Resolve,
    RollDice,
    RollOracle,
    TakeDice,
    TurnDie,
)
from twelvefold.games.queen.view import View

Agenda = tuple[AnyFrame, ...]

CARDS = Counts(Character)
WHOLE_DICE = tuple(die for die in DICE.values() if die.colour is not None)
TRAYS = (BOTH, *((tray,) for tray in Tray))
LEFT = Number(1, MOST_ASKED_BY_A_CARD)
FACES = tuple(map(str, range(1, SIDES + 1)))
MOST_FRAMES = 3
"""The effects still to come, what a card does later, what it asks now: not counting the cards gained by bonuses."""


def layout(options: Options) -> tuple[Field, ...]:
    """Return the layout of the numbers in a game with these options."""
    return _coder(print_of(options.edition, options.sheet, options.seats), options.seats).fields("")


def tensor(view: View) -> tuple[int, ...]:
    """Encode a view as numbers."""
    return _coder(view.printed, len(view.places)).tensor(view)


@lru_cache(maxsize=64)
def _coder(printed: Print, seats: int) -> Coder:
    dice = Counts(WHOLE_DICE, sum(printed.trays))
    parts: dict[str, Coder] = {
        "seat": OneOf((None, *range(seats))),
        "round": Number(1, ROUNDS),
        "active": Number(0, seats - 1),
        "mountains": dice,
        "jungle": dice,
        "places": Each(_place(printed), seats),
        "agenda": _agenda(printed, seats),
    }
    if seats == SOLO:
        king = Struct(KingsCards, {"deck": CARDS, "discard": CARDS})
        return Struct(View, {**parts, "king": king}, left_out=("printed", "crusade"))
    return Struct(View, parts, left_out=("printed", "crusade", "king"))


# --- a player


def _place(printed: Print) -> Coder:
    dice = Counts(WHOLE_DICE, sum(printed.trays))
    parts: dict[str, Coder] = {
        "hand": CARDS,
        "pile": Row(Character, FULL_HAND),
        "reserve": CARDS,
        "out": FLAG,
        "played": CARDS,
        "taken": dice,
        "lady": OneOf((None, *WHOLE_DICE)),
        "copied": dice,
        "able": FLAG,
        "owed": FLAG,
    }
    sheet = printed.sheet
    if isinstance(sheet, AreaSheet):
        given = len(earnable(sheet))
        return Struct(Player, parts | {"sheet": _areas(sheet), "pending": Counts(Effect, given)})
    return Struct(Player, parts | {"sheet": _grid()}, left_out=("pending",))


def _grid() -> Coder:
    return Struct(
        GridMarks,
        {
            "cells": Bits(CELLS),
            "copies": Number(0, COPY_BOXES),
            "piles": Number(0, PILE_BOXES),
            "gains": Number(0, RESERVE_BOXES),
            "first": FLAG,
        },
    )


def _areas(sheet: AreaSheet) -> Coder:
    return Struct(
        AreaMarks,
        {
            "rows": Each(Number(0, max(sheet.rows)), len(sheet.rows)),
            "overflow": Row(range(SIDES + 1), len(sheet.overflow)),
            "roofs": Bits(len(ground_of(sheet).names)),
            "circles": Each(Number(0, MOST_CELLS), len(sheet.circles)),
            "squares": Each(Number(0, MOST_CELLS), len(sheet.squares)),
        },
    )


# --- the agenda


def _agenda(printed: Print, seats: int) -> Coder:
    """Cards gained by bonuses are counted: their players follow each other clockwise. A line stands once, not in
    every frame: a viewer sees no other than their own."""
    moves = line_moves(printed, seats, tuple(Character), reserve=True)
    return Parts(
        {
            "frames": Of(_others, Many(_frame(printed, seats), MOST_FRAMES)),
            "gains": Of(_gaining, Counts(range(seats), FULL_HAND)),
            "line": Of(_line, Row(moves, longest_line(printed))),
        }
    )


def _by_bonus(frame: AnyFrame) -> bool:
    return isinstance(frame, GainCard) and frame.bonus


def _others(agenda: Agenda) -> Agenda:
    return tuple(frame for frame in agenda if not _by_bonus(frame))


def _gaining(agenda: Agenda) -> tuple[int, ...]:
    """Return the seats that take a card by a bonus, once for each card."""
    return tuple(frame.seat for frame in agenda if isinstance(frame, GainCard) and frame.bonus)


def _line(agenda: Agenda) -> tuple[Move, ...]:
    """Return the viewer's own line of step 5; the lines of other seats are hidden."""
    frame = agenda[-1]
    return sum(frame.lines, ()) if isinstance(frame, MarkSheets) else ()


def _frame(printed: Print, seats: int) -> Coder:
    seat, card, several = Number(0, seats - 1), OneOf(Character), Row(range(seats), seats)
    lays = LAYS if seats == DUEL else 1
    lines = FACES if isinstance(printed.sheet, AreaSheet) else LINE_NAMES
    queue = Row(product(range(seats), Character), seats * lays)
    one_seat = (FirstCard, DiscardFirst, TurnDie, PutCard, ChooseOracleLine, CopyDice)
    bare = (DrawActive, KingDiscards, RollDice, ChooseCards, KingReveals, Finished)
    return frames(
        (DrawReserve, {"pool": CARDS}),
        (DrawHand, {"pool": CARDS}),
        (DrawDice, {"tray": OneOf(Tray)}),
        (LayCards, {"lines": Each(Row(Character, LAYS), seats)}),
        (Resolve, {"queue": queue}),
        (TakeDice, {"seat": seat, "card": card, "left": LEFT, "trays": OneOf(TRAYS)}),
        (MarkByCard, {"seat": seat, "card": card, "left": LEFT}),
        (GainCard, {"seat": seat, "bonus": FLAG}),
        (LoseCards, {"seats": several}),
        (RollOracle, {"seat": seat, "line": OneOf(lines)}),
        (MarkSheets, {"seats": several, "lines": ELSEWHERE}),
        *((kind, {"seat": seat}) for kind in one_seat),
        *((kind, {}) for kind in bare),
    )

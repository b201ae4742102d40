"""Marks and boxes of sheets C and D in notation.

    310000000002|12.12|xx...,.....,..... o102s001

How many cells of each value's row are marked, one digit each; the overflow track, ``-`` while it is empty; the rows of
roofs. Then how many circles and squares of each bonus, or ``-`` where the sheet has none.
"""

from __future__ import annotations

import re

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.core.values import replace
from twelvefold.games.queen.sheets.areas.marks import Areas, ground_of
from twelvefold.games.queen.state import Player

BAD_AREAS = Reason(
    "queen-notation-areas",
    "{text} is not a sheet C or D: ROWS|OVERFLOW|ROOFS BOXES, like 310000000000|-|xx...,..... o100s000; boxes may be -",
)
_SHEET = re.compile(r"([0-9]+)\|(-|[0-9]{1,2}(?:\.[0-9]{1,2})*)\|([x.]+(?:,[x.]+)*)")
_BOXES = re.compile(r"-|o([0-9]*)s([0-9]*)")


def format_areas(sheet: object, player: Player) -> str:
    """Format marks and boxes as two words."""
    areas, width, height = player.on_areas, ground_of(sheet).width, len(ground_of(sheet).roof_rows)
    rows, track = "".join(map(str, areas.rows)), ".".join(map(str, areas.overflow)) or "-"
    boxes = f"o{_digits(areas.circles)}s{_digits(areas.squares)}" if areas.circles or areas.squares else "-"
    roofs = ",".join(
        "".join("x" if areas.roofs >> row * width + column & 1 else "." for column in range(width))
        for row in range(height)
    )
    return f"{rows}|{track}|{roofs} {boxes}"


def _digits(counts: tuple[int, ...]) -> str:
    return "".join(map(str, counts))


def parse_areas(sheet: object, player: Player, marks: str, boxes: str) -> Player:
    """Parse marks and boxes into a player."""
    found, more = _SHEET.fullmatch(marks), _BOXES.fullmatch(boxes)
    if found is None or more is None:
        raise BadNotation(BAD_AREAS, text=short(f"{marks} {boxes}", 100))
    rows, track, roofs = found.groups()
    cells = "".join(roofs.split(","))
    areas = Areas(
        rows=tuple(map(int, rows)),
        overflow=() if track == "-" else tuple(map(int, track.split("."))),
        roofs=sum(1 << cell for cell, mark in enumerate(cells) if mark == "x"),
        circles=tuple(map(int, more[1] or "")),
        squares=tuple(map(int, more[2] or "")),
    )
    player = replace(player, areas=areas, copies=0, piles=0, gains=0)
    shape = [len(row) for row in roofs.split(",")] == [ground_of(sheet).width] * len(ground_of(sheet).roof_rows)
    if not shape or format_areas(sheet, player) != f"{marks} {boxes}":
        raise BadNotation(BAD_AREAS, text=short(f"{marks} {boxes}", 100))
    return player

"""Marks and boxes of sheets C and D in notation.

    310000000002|12.12|xx...,.....,..... o102s001

How many cells of each value's row are marked, one digit each; the overflow track, ``-`` while it is empty; the rows of
roofs. Then how many circles and squares of each bonus, or ``-`` where the sheet has none.
"""

from __future__ import annotations

import re

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.games.queen.player import SheetMarks
from twelvefold.games.queen.sheets.areas.ground import Ground
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks

BAD_AREAS = Reason(
    "queen-notation-areas",
    "{text} is not a sheet C or D: ROWS|OVERFLOW|ROOFS BOXES, like 310000000000|-|xx...,..... o100s000; boxes may be -",
)
_SHEET = re.compile(r"([0-9]+)\|(-|[0-9]{1,2}(?:\.[0-9]{1,2})*)\|([x.]+(?:,[x.]+)*)")
_BOXES = re.compile(r"-|o([0-9]*)s([0-9]*)")


def format_areas(ground: Ground, areas: SheetMarks) -> str:
    """Format marks and boxes as two words."""
    assert isinstance(areas, AreaMarks)
    rows, track = "".join(map(str, areas.rows)), ".".join(map(str, areas.overflow)) or "-"
    boxes = f"o{_digits(areas.circles)}s{_digits(areas.squares)}" if areas.circles or areas.squares else "-"
    roofs = ",".join(
        "".join("x" if areas.roofs >> row * ground.width + column & 1 else "." for column in range(ground.width))
        for row in range(len(ground.roof_rows))
    )
    return f"{rows}|{track}|{roofs} {boxes}"


def _digits(counts: tuple[int, ...]) -> str:
    return "".join(map(str, counts))


def parse_areas(ground: Ground, words: tuple[str, ...]) -> AreaMarks:
    """Parse these words."""
    text = " ".join(words)
    found = _SHEET.fullmatch(words[0])
    boxes = _BOXES.fullmatch(words[1])
    if found is None or boxes is None:
        raise BadNotation(BAD_AREAS, text=short(text, 100))
    rows, track, roofs = found.groups()
    cells = "".join(roofs.split(","))
    areas = AreaMarks(
        rows=tuple(map(int, rows)),
        overflow=() if track == "-" else tuple(map(int, track.split("."))),
        roofs=sum(1 << cell for cell, mark in enumerate(cells) if mark == "x"),
        circles=tuple(map(int, boxes[1] or "")),
        squares=tuple(map(int, boxes[2] or "")),
    )
    shape = [len(row) for row in roofs.split(",")] == [ground.width] * len(ground.roof_rows)
    if not shape or format_areas(ground, areas) != text:
        raise BadNotation(BAD_AREAS, text=short(text, 100))
    return areas

"""Text notation of marks and boxes of sheets A and B."""

from __future__ import annotations

import re

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.games.queen.player import SheetMarks
from twelvefold.games.queen.sheets.grid.sheet import CELL_NUMBERS, COLUMNS, SIZE, GridMarks

BAD_PLAYER = Reason(
    "queen-notation-player",
    "a player is HAND PILE RESERVE SHEET BOXES, like: JgAl Kn GoMi 2x7,10,10,10,10 c1p1r2; not {text}",
)
BAD_MARKS = Reason("queen-notation-marks", "{text} is not a sheet: five rows of ten cells, x or a number of open ones")

_BOXES = re.compile(r"c([0-9])p([0-9])r([0-9])")


def format_sheet(marks: SheetMarks) -> str:
    """Format marks and boxes as two words, and ``first`` for the six points."""
    assert isinstance(marks, GridMarks)
    first = " first" if marks.first else ""
    return f"{format_marks(marks.cells)} c{marks.copies}p{marks.piles}r{marks.gains}{first}"


def parse_sheet(words: tuple[str, ...]) -> GridMarks:
    """Parse these words."""
    marks, boxes, *first = words
    found = _BOXES.fullmatch(boxes)
    if found is None:
        raise BadNotation(BAD_PLAYER, text=short(f"{marks} {boxes}", 100))
    copies, piles, gains = map(int, found.groups())
    return GridMarks(parse_marks(marks), copies, piles, gains, bool(first))


def format_marks(marks: int) -> str:
    """Format the marks of a sheet as its rows, with the ten columns of both halves.

    >>> format_marks(0b101)
    'x1x7,10,10,10,10'
    """
    rows = []
    for row in range(1, SIZE + 1):
        cells = "".join("x" if marks >> CELL_NUMBERS[f"{column}{row}"] & 1 else "." for column in COLUMNS)
        rows.append(_format_row(cells))
    return ",".join(rows)


def _format_row(cells: str) -> str:
    return re.sub(r"\.+", lambda run: str(len(run[0])), cells)


def parse_marks(text: str) -> int:
    """Parse the marks of a sheet.

    >>> parse_marks("x1x7,10,10,10,10")
    5
    """
    rows = text.split(",")
    marks = 0
    for number, row in enumerate(rows, 1):
        if not re.fullmatch(r"(?:x|[1-9]|10)+", row):
            raise BadNotation(BAD_MARKS, text=short(text, 60))
        cells = re.sub(r"10|[1-9]", lambda run: "." * int(run[0]), row)
        if len(cells) != len(COLUMNS) or len(rows) != SIZE or _format_row(cells) != row:
            raise BadNotation(BAD_MARKS, text=short(text, 60))
        for column, cell in zip(COLUMNS, cells, strict=True):
            if cell == "x":
                marks |= 1 << CELL_NUMBERS[f"{column}{number}"]
    return marks

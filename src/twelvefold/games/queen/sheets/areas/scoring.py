"""Rule: Score of the Crusade. What a sheet C or D is worth."""

from __future__ import annotations

from typing import NamedTuple

from twelvefold.games.queen.sheets.areas.ground import Ground
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks


class AreaScore(NamedTuple):
    """The count of a sheet."""

    columns: tuple[int, ...]
    """What each scoring value column brings."""
    cells: tuple[tuple[int, int], ...]
    """Value and points of the marked cells that bring points by themselves."""
    overflow: int
    roofs: tuple[int, ...]
    """What each column of roofs brings."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.columns) + sum(points for _, points in self.cells) + self.overflow + sum(self.roofs)


def count_areas(ground: Ground, areas: AreaMarks) -> AreaScore:
    """Rule: value columns, cells with points, the overflow track's last cell, roof columns."""
    return AreaScore(
        columns=tuple(
            points * all(areas.rows[row] >= column for row in ground.columns[column - 1])
            for column, points in ground.sheet.columns
        ),
        cells=tuple(
            (cell.row, cell.points)
            for cell in ground.sheet.cells
            if cell.points and areas.rows[cell.row - 1] >= cell.column
        ),
        overflow=ground.sheet.overflow[len(areas.overflow) - 1] if areas.overflow else 0,
        roofs=tuple(
            points * (areas.roofs & mask == mask)
            for points, mask in zip(ground.sheet.roof_columns, ground.roof_columns, strict=True)
        ),
    )


def marked_cells(areas: AreaMarks) -> int:
    """How many value and colour cells are marked: they decide ties."""
    return sum(areas.rows) + areas.roofs.bit_count()

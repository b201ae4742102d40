"""Which marks on a sheet C or D can exist. Positions that come from outside are checked here."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from twelvefold.games.queen.sheets.areas.ground import Ground, row_open
from twelvefold.games.queen.sheets.areas.sheet import ROWS_SHARE, AreaMarks, Effect, Effects, effects_in_order


def check_areas(ground: Ground, areas: AreaMarks, pending: Effects) -> bool:
    """Whether a game can come to these marks, and to these bonuses earned by a card."""
    return (
        _within(areas.rows, ground.sheet.rows)
        and _within(areas.circles, tuple(box.cells for box in ground.sheet.circles))
        and _within(areas.squares, tuple(box.cells for box in ground.sheet.squares))
        and 0 <= areas.roofs <= ground.all_roofs
        and _fits_track(ground, areas)
        and not Counter(pending) - _given(ground, areas)
        and effects_in_order(pending) == pending
    )


def _fits_track(ground: Ground, areas: AreaMarks) -> bool:
    """Only values whose row is full are written on the overflow track, none lower than the one before; 0 anywhere."""
    track, faces = areas.overflow, range(1, len(ground.sheet.rows) + 1)
    return (
        len(track) <= len(ground.sheet.overflow)
        and all(not face or (face in faces and not row_open(ground, areas, face)) for face in track)
        and all(not later or later >= face for face, later in pairwise(track))
    )


def _given(ground: Ground, areas: AreaMarks) -> Counter[Effect]:
    """What the marked cells and the full rows of roofs have given."""
    cells = [cell.effect for cell in ground.sheet.cells if cell.effect and areas.rows[cell.row - 1] >= cell.column]
    rows = [row for row, mask in enumerate(ground.roof_rows) if areas.roofs & mask == mask]
    return Counter([*cells, *(ground.sheet.roof_rows[row // ROWS_SHARE] for row in rows)])


def _within(counts: tuple[int, ...], most: tuple[int, ...]) -> bool:
    return len(counts) == len(most) and all(0 <= count <= limit for count, limit in zip(counts, most, strict=True))

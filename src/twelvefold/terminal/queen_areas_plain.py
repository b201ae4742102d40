"""Texts about sheets C and D: the sheets in plain mode, and texts that both modes share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from twelvefold.games.queen.sheets.areas.ground import Ground, fits_overflow, row_open
from twelvefold.games.queen.sheets.areas.scoring import count_areas
from twelvefold.games.queen.sheets.areas.sheet import ROWS_SHARE, AreaMarks, BonusCell, Box, Effects
from twelvefold.games.queen.sheets.grid.plan import cells_of
from twelvefold.locale import Translator


def open_in_column(ground: Ground, areas: AreaMarks, column: int) -> int:
    """Return the number of open cells in a value column; columns are numbered from 1."""
    return sum(areas.rows[row] < column for row in ground.columns[column - 1])


def open_in_roof_column(ground: Ground, areas: AreaMarks, column: int) -> int:
    """Return the number of open roofs in a column; columns are numbered from 0."""
    return (ground.roof_columns[column] & ~areas.roofs).bit_count()


def lowest(areas: AreaMarks) -> int:
    """Return the lowest value that may be written next on the overflow track."""
    return max(1, areas.overflow[-1]) if areas.overflow else 1


def pick_words(say: Translator, effects: Effects) -> str:
    """Return the effects of one choice in words."""
    return say.row([say.term("queen", effect) for effect in effects])


def gives_words(say: Translator, cell: BonusCell) -> str:
    """Return the effect or the points of a bonus cell in words."""
    return say.term("queen", cell.effect) if cell.effect else say("queen-points", points=cell.points)


# --- hints


def value_brings(say: Translator, ground: Ground, areas: AreaMarks, face: int) -> Iterator[str]:
    """Return the immediate effects of marking a value: a bonus, a full column, or a cell of the overflow track."""
    if not row_open(ground, areas, face):
        if fits_overflow(ground, areas, face):
            cell = len(areas.overflow)
            yield say("queen-hint-overflow", cell=cell + 1, points=ground.sheet.overflow[cell])
        else:
            yield say("queen-hint-lost")
        return
    column = areas.rows[face - 1] + 1
    bonus = ground.bonus.get((face - 1, column - 1))
    if bonus is not None:
        yield say("queen-hint-gives", effect=gives_words(say, bonus))
    points = dict(ground.sheet.columns).get(column)
    if points is not None and open_in_column(ground, areas, column) == 1:
        yield say("queen-hint-fills-column", column=column, points=points)


def roof_brings(say: Translator, ground: Ground, areas: AreaMarks, cell: int) -> Iterator[str]:
    """Yield a hint for each line that marking this roof fills: a row with its effect, a column with its points."""
    row, column = divmod(cell, ground.width)
    if (ground.roof_rows[row] & ~areas.roofs).bit_count() == 1:
        effect = say.term("queen", ground.sheet.roof_rows[row // ROWS_SHARE])
        yield say("queen-hint-fills-row", row=row + 1, effect=effect)
    if open_in_roof_column(ground, areas, column) == 1:
        name, points = ground.names[column][0], ground.sheet.roof_columns[column]
        yield say("queen-hint-fills-column", column=name, points=points)


# --- the sheet


def area_lines(say: Translator, ground: Ground, areas: AreaMarks) -> Iterator[str]:
    """Return the whole sheet as lines of text: values, overflow track, roofs and bonuses."""
    for row, length in enumerate(ground.sheet.rows):
        yield _value(say, ground, areas, row, length)
    yield _columns(
        say, ((column, open_in_column(ground, areas, column), points) for column, points in ground.sheet.columns)
    )
    yield from track_lines(say, ground, areas)
    for row in range(len(ground.roof_rows)):
        yield _roofs(say, ground, areas, row)
    roofs = enumerate(ground.sheet.roof_columns)
    yield _columns(say, ((ground.names[c][0], open_in_roof_column(ground, areas, c), points) for c, points in roofs))
    yield from box_lines(say, ground, areas)


def _columns(say: Translator, columns: Iterable[tuple[object, int, int]]) -> str:
    """Format columns with their open cells and points."""
    return " ".join(
        say("queen-plain-column-open", column=name, open=left, points=worth) for name, left, worth in columns
    )


def _value(say: Translator, ground: Ground, areas: AreaMarks, row: int, length: int) -> str:
    marked = areas.rows[row]
    bonuses = [
        say(
            "queen-plain-bonus-had" if marked > column else "queen-plain-bonus-open",
            column=column + 1,
            gives=gives_words(say, ground.bonus[row, column]),
        )
        for column in range(length)
        if (row, column) in ground.bonus
    ]
    key = "queen-plain-value-bonuses" if bonuses else "queen-plain-value"
    return say(key, face=row + 1, marked=marked, cells=length, bonuses=say.row(bonuses))


def track_lines(say: Translator, ground: Ground, areas: AreaMarks) -> Iterator[str]:
    """Return the overflow track as text: its values and points, and what may be written next."""
    written, scores = areas.overflow, ground.sheet.overflow
    yield say(
        "queen-plain-track",
        written=len(written),
        track=say.row(list(map(str, written))),
        points=count_areas(ground, areas).overflow,
        scores=say.row(list(map(str, scores))),
    )
    yield say("queen-plain-track-next", open=len(scores) - len(written), lowest=lowest(areas))


def _roofs(say: Translator, ground: Ground, areas: AreaMarks, row: int) -> str:
    mask, effect = ground.roof_rows[row], say.term("queen", ground.sheet.roof_rows[row // ROWS_SHARE])
    if areas.roofs & mask == mask:
        return say("queen-plain-roofs-full", row=row + 1, effect=effect)
    cells = [
        say(
            "queen-plain-roof-marked" if areas.roofs >> cell & 1 else "queen-plain-roof",
            cell=ground.names[cell],
            colour=say.term("queen", ground.roofs[cell]),
            colour_id=ground.roofs[cell].name.lower(),
        )
        for cell in cells_of(mask)
    ]
    return say("queen-plain-roofs", row=row + 1, cells=say.row(cells), effect=effect)


def box_lines(say: Translator, ground: Ground, areas: AreaMarks) -> Iterator[str]:
    """Return the circles and squares as text, or the bonuses to choose from."""
    sheet = ground.sheet
    if not sheet.boxed:
        for key, choices in (("one-die", sheet.one_die), ("no-mark", sheet.no_mark)):
            words = [
                say("queen-plain-pick", number=i, effect=pick_words(say, pick)) for i, pick in enumerate(choices, 1)
            ]
            yield say(f"queen-area-{key}", bonuses=say.row(words))
        return
    for key, boxes, marked in (("circles", sheet.circles, areas.circles), ("squares", sheet.squares, areas.squares)):
        words = [
            say(
                "queen-plain-box",
                number=number + 1,
                effect=say.term("queen", box.effect),
                marked=marked[number],
                cells=box.cells,
            )
            for number, box in enumerate(boxes)
        ]
        yield say(f"queen-area-{key}", bonuses=say.row(words))
    if sheet.repeatable is not None:
        yield say("queen-area-again", effect=say.term("queen", sheet.repeatable))


def marked_areas(say: Translator, ground: Ground, areas: AreaMarks) -> Iterator[str]:
    """Return only the marks of a sheet as text: every player has the same printed sheet."""
    counts = [say("queen-plain-count", face=row + 1, times=marked) for row, marked in enumerate(areas.rows) if marked]
    yield say("queen-plain-values", values=say.row(counts))
    yield say("queen-area-track-small", track=say.row(list(map(str, areas.overflow))))
    yield say("queen-plain-roofs-marked", cells=say.row([ground.names[cell] for cell in cells_of(areas.roofs)]))
    if ground.sheet.boxed:
        yield say(
            "queen-area-boxes-small",
            circles=_counts(say, ground.sheet.circles, areas.circles),
            squares=_counts(say, ground.sheet.squares, areas.squares),
        )


def _counts(say: Translator, boxes: tuple[Box, ...], marked: tuple[int, ...]) -> str:
    return say.row(
        [say("queen-plain-box-count", marked=count, cells=box.cells) for box, count in zip(boxes, marked, strict=True)]
    )

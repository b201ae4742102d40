"""The figures of sheets C and D for the rules page, as Markdown tables made from what is printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import reduce
from typing import Protocol

from twelvefold.games.queen.edition.printed import Edition
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.sheets.areas.ground import Ground, ground_of
from twelvefold.games.queen.sheets.areas.sheet import COLUMN_NAMES, ROWS_SHARE, AreaSheet, BonusCell, Box, Effects

Figure = tuple[str, str]
"""What the figures are of, and the figures."""


class Words(Protocol):
    """What the texts are asked of: a translator."""

    def __call__(self, key: str, /, **args: object) -> str: ...

    def term(self, game: str, value: Enum) -> str: ...

    def row(self, items: Sequence[str]) -> str: ...


def figures(say: Words, edition: Edition | None = None) -> dict[str, str]:
    """The figures of every sheet C and D of an edition, by its name; without one, of the default edition."""
    sheets = (edition or default_edition()).sheets
    return {sheet.name: _table(say, sheet) for sheet in sheets if isinstance(sheet, AreaSheet)}


def _table(say: Words, sheet: AreaSheet) -> str:
    head = say("queen-figures-head", sheet=say(f"queen-sheet-{sheet.name}"))
    rows = [(head, say("queen-figures-printed")), (":--", ":--"), *_rows(say, ground_of(sheet))]
    return "\n".join(f"| {name} | {given} |" for name, given in rows)


def _rows(say: Words, ground: Ground) -> Iterator[Figure]:
    sheet = ground.sheet
    yield say("queen-figures-rows"), _lengths(say, sheet)
    yield say("queen-figures-columns"), _listed(say, [_column(say, column, points) for column, points in sheet.columns])
    for column, rows in enumerate(ground.columns):
        cells = [cell for row in rows if (cell := ground.bonus.get((row, column))) is not None]
        if cells:
            yield say("queen-figures-bonus-cells", column=column + 1), _bonus_column(say, cells, len(rows))
    yield say("queen-figures-overflow"), say.row([str(points) for points in sheet.overflow])
    yield (
        say("queen-figures-roof-rows"),
        _listed(say, [_roof_rows(say, sheet, pair) for pair in range(len(sheet.roof_rows))]),
    )
    letters = zip(COLUMN_NAMES, sheet.roof_columns, strict=False)
    yield say("queen-figures-roof-columns"), _listed(say, [_column(say, letter, points) for letter, points in letters])
    yield from _round_bonuses(say, sheet)


def _round_bonuses(say: Words, sheet: AreaSheet) -> Iterator[Figure]:
    """What one die and no mark bring: lists to choose from, or circles and squares."""
    for key, picks in (("one-die", sheet.one_die), ("no-mark", sheet.no_mark)):
        if picks:
            yield say(f"queen-figures-{key}"), _listed(say, [_pick(say, pick) for pick in picks])
    for shape, boxes in (("circle", sheet.circles), ("square", sheet.squares)):
        if boxes:
            yield say(f"queen-figures-{shape}s"), _listed(say, [_box(say, shape, box) for box in boxes])
    if sheet.repeatable is not None:
        yield say("queen-figures-repeatable"), say.term("queen", sheet.repeatable)


def _lengths(say: Words, sheet: AreaSheet) -> str:
    if len(set(sheet.rows)) == 1:
        return say("queen-figures-same-length", rows=len(sheet.rows), cells=sheet.rows[0])
    return say("queen-figures-lengths", cells=say.row([str(length) for length in sheet.rows]))


def _listed(say: Words, items: Sequence[str]) -> str:
    """Things that may have commas in them."""
    return reduce(lambda row, item: say("queen-figures-and", row=row, item=item), items) if items else say.row(items)


def _column(say: Words, column: int | str, points: int) -> str:
    return say("queen-figures-column", column=column, points=points)


def _bonus_column(say: Words, cells: Sequence[BonusCell], rows: int) -> str:
    """What the bonus cells of a column give, each thing with its rows; ``rows`` reach the column."""
    by_gift: dict[str, list[str]] = {}
    for cell in cells:
        gives = say.term("queen", cell.effect) if cell.effect else say("queen-points", points=cell.points)
        by_gift.setdefault(gives, []).append(str(cell.row))
    return _listed(say, [_gift(say, gives, values, rows) for gives, values in by_gift.items()])


def _gift(say: Words, gives: str, values: Sequence[str], rows: int) -> str:
    if len(values) == rows:
        return say("queen-figures-every-row", gives=gives)
    return say("queen-figures-in-rows", gives=gives, count=len(values), rows=say.row(values))


def _roof_rows(say: Words, sheet: AreaSheet, pair: int) -> str:
    first = pair * ROWS_SHARE + 1
    last = min(first + ROWS_SHARE - 1, len(sheet.roofs))
    effect = say.term("queen", sheet.roof_rows[pair])
    return say("queen-figures-roof-row", count=last - first + 1, first=first, last=last, effect=effect)


def _pick(say: Words, effects: Effects) -> str:
    names = [say.term("queen", effect) for effect in effects]
    return names[0] if len(names) == 1 else say("queen-figures-together", effects=say.row(names))


def _box(say: Words, shape: str, box: Box) -> str:
    return say(f"queen-figures-{shape}", cells=box.cells, effect=say.term("queen", box.effect))

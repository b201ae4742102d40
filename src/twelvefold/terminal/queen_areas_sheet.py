"""Draws sheets C and D with any printed layout. Colour is never the only cue: letters and signs repeat it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from twelvefold.games.queen.sheets.areas.ground import Ground
from twelvefold.games.queen.sheets.areas.sheet import ROWS_SHARE, AreaMarks, BonusCell, Box, Shape
from twelvefold.locale import Translator
from twelvefold.terminal.queen_areas_plain import lowest, open_in_column, open_in_roof_column, pick_words
from twelvefold.terminal.queen_grid_sheet import (
    ALLOWED_STYLE,
    FRESH_STYLE,
    MARKED,
    MARKED_STYLE,
    OPEN,
    Marks,
    drawn_cell,
    letters_of,
)

BONUS, FULL = "★", "✓"
SIGNS = {Shape.CIRCLE: "○", Shape.SQUARE: "□"}
CELLS_PER_LINE = 12
"""Cells of the overflow track per line."""
MIN_FACTS_COLUMNS = 34
"""The least width for cards and dice beside a small sheet; with less room they are put below it."""


class Sight(NamedTuple):
    """A sheet with what is highlighted on it."""

    ground: Ground
    areas: AreaMarks
    before: AreaMarks
    """The confirmed marks."""
    rows: frozenset[int] = frozenset()
    """The values whose next cell may be marked now."""
    roofs: int = 0
    track: bool = False
    boxes: frozenset[tuple[Shape, int]] = frozenset()


class Beside:
    """Renders two parts side by side if there is room, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType, least: int | None = None) -> None:
        """Initialise the layout. ``least``: the least width of the right part; None for its full width."""
        self._left, self._right, self._least = left, right, least

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_row(self._left, self._right)
        needed = Measurement.get(console, options, self._left).maximum + 2
        needed += self._least or Measurement.get(console, options.update(max_width=1000), self._right).maximum
        yield grid if needed <= options.max_width else Group(self._left, self._right)


def large_areas(say: Translator, sight: Sight) -> RenderableType:
    """Draw a sheet: values beside roofs and overflow track, with the bonuses for one die and no mark below."""
    right = Group(_roofs(say, sight), Text(), _track(say, sight))
    return Group(Beside(_values(say, sight), right), *bonus_lines(say, sight))


# --- the parts


def _values(say: Translator, sight: Sight) -> Table:
    """Draw the value area: a row per value with its bonuses on the right, and the columns' points below."""
    ground, areas = sight.ground, sight.areas
    signs = {place: _sign(cell) for place, cell in ground.bonus.items()}
    width = max([2, *map(len, signs.values())])
    grid = _grid()
    columns = range(len(ground.columns))
    grid.add_row("", Text(" ".join(f" {column + 1:>{width}} " for column in columns), style="dim"), "")
    for row, length in enumerate(ground.sheet.rows):
        cells = [
            _body(signs.get((row, column), OPEN), width, *_state(sight, row, column))
            if column < length
            else Text(" " * (width + 2))
            for column in columns
        ]
        given = [
            _given(say, cell, had=areas.rows[row] > column)
            for column in columns
            if (cell := ground.bonus.get((row, column))) is not None
        ]
        grid.add_row(Text(f"{row + 1:>2}", style="bold"), Text(" ").join(cells), Text(" ").join(given))
    scores, missing = dict(ground.sheet.columns), [open_in_column(ground, areas, column + 1) for column in columns]
    points = [_points(scores.get(column + 1), missing[column], width) for column in columns]
    grid.add_row("", Text(" ").join(points), Text(say("queen-area-points"), style="dim"))
    left = " ".join(f" {count or FULL:>{width}} " for count in missing)
    grid.add_row("", Text(left, style="dim"), Text(say("queen-area-open"), style="dim"))
    return grid


def _roofs(say: Translator, sight: Sight) -> Table:
    """Draw the colour area: rows of roofs with their bonuses on the right, and the columns' points below."""
    ground, areas, letters = sight.ground, sight.areas, letters_of(say)
    marks = Marks(areas.roofs, areas.roofs & ~sight.before.roofs, sight.roofs)
    cells = [drawn_cell(colour, cell, marks, letters) for cell, colour in enumerate(ground.roofs)]
    grid = _grid()
    columns = range(ground.width)
    grid.add_row("", Text(" ".join(f" {ground.names[column][0]:>2} " for column in columns), style="dim"), "")
    for row, mask in enumerate(ground.roof_rows):
        full = areas.roofs & mask == mask
        effect = ground.sheet.roof_rows[row // ROWS_SHARE]
        words = f"{FULL if full else BONUS}{say(f'queen-short-{effect.name.lower()}')}"
        drawn = Text(" ").join(cells[row * ground.width :][: ground.width])
        grid.add_row(Text(f"{row + 1:>2}", style="dim"), drawn, Text(words, style=MARKED_STYLE if full else ""))
    missing = [open_in_roof_column(ground, areas, column) for column in columns]
    points = [_points(ground.sheet.roof_columns[column], missing[column], 2) for column in columns]
    grid.add_row("", Text(" ").join(points), Text(say("queen-area-points"), style="dim"))
    left = " ".join(f" {count or FULL:>2} " for count in missing)
    grid.add_row("", Text(left, style="dim"), Text(say("queen-area-open"), style="dim"))
    return grid


def _track(say: Translator, sight: Sight) -> Text:
    """Draw the overflow track: the written values above the points of the cells."""
    written, scores = sight.areas.overflow, sight.ground.sheet.overflow
    least = lowest(sight.areas)
    lines = [Text(say("queen-area-track", open=len(scores) - len(written), lowest=least), style="bold")]
    fresh = len(sight.before.overflow)
    for start in range(0, len(scores), CELLS_PER_LINE):
        above, under = Text(), Text()
        for cell in range(start, min(start + CELLS_PER_LINE, len(scores))):
            if cell < len(written):
                above.append(f"{written[cell]:>3}", style=FRESH_STYLE if cell >= fresh else "bold")
            elif sight.track and cell == len(written):
                above.append(f"[{OPEN}]", style=ALLOWED_STYLE)
            else:
                above.append(f"{OPEN:>3}", style="dim")
            under.append(f"{scores[cell]:>3}", style=_worth(cell + 1 == len(written)))
        lines += [above, under]
    return Text("\n").join(lines)


def bonus_lines(say: Translator, sight: Sight) -> Iterator[Text]:
    """Draw the bonuses for one die and for no mark: circles and squares, or a list of choices."""
    sheet = sight.ground.sheet
    if not sheet.boxed:
        for key, choices in (("one-die", sheet.one_die), ("no-mark", sheet.no_mark)):
            words = [
                say("queen-plain-pick", number=i, effect=pick_words(say, pick)) for i, pick in enumerate(choices, 1)
            ]
            yield Text(say(f"queen-area-{key}", bonuses=_spaced(words)))
        return
    boxes = ((Shape.CIRCLE, sheet.circles, sight.areas.circles), (Shape.SQUARE, sheet.squares, sight.areas.squares))
    for shape, printed, marked in boxes:
        drawn = [_box(say, sight, shape, number, box, marked[number]) for number, box in enumerate(printed)]
        yield Text(say(f"queen-area-{shape.value}s", bonuses=_spaced(drawn)))
    if sheet.repeatable is not None:
        yield Text(say("queen-area-again", effect=say.term("queen", sheet.repeatable)))


def small_boxes(say: Translator, ground: Ground, areas: AreaMarks) -> Text:
    """Draw only which circles and squares are marked."""
    sheet = ground.sheet
    circles = (_cells(Shape.CIRCLE, box, marked) for box, marked in zip(sheet.circles, areas.circles, strict=True))
    squares = (_cells(Shape.SQUARE, box, marked) for box, marked in zip(sheet.squares, areas.squares, strict=True))
    return Text(say("queen-area-boxes-small", circles=" ".join(circles), squares=" ".join(squares)))


def _cells(shape: Shape, box: Box, marked: int, *, allowed: bool = False) -> str:
    """Draw the circles or squares of a bonus, the next one in brackets if it may be marked."""
    left = SIGNS[shape] * (box.cells - marked)
    return MARKED * marked + (f"[{left[0]}]{left[1:]}" if left and allowed else left)


def _box(say: Translator, sight: Sight, shape: Shape, number: int, box: Box, marked: int) -> str:
    cells = _cells(shape, box, marked, allowed=(shape, number) in sight.boxes)
    return f"{number + 1} {cells} {say.term('queen', box.effect)}"


# --- small sheets


def small_areas(ground: Ground, areas: AreaMarks) -> Text:
    """Draw only the marks of a sheet: values from left to right, and roofs beside them."""
    lines = zip_longest(_small_values(ground, areas), _small_roofs(ground, areas), fillvalue=None)
    empty = Text(" " * (4 + 3 * len(ground.sheet.rows) + 3))
    return Text("\n").join([Text("   ").join([left or empty, right or Text()]) for left, right in lines])


def _small_values(ground: Ground, areas: AreaMarks) -> Iterator[Text]:
    scores = dict(ground.sheet.columns)
    yield Text("  " + "".join(f"{row + 1:>3}" for row in range(len(areas.rows))) + " " * 5, style="dim")
    for column in range(len(ground.columns)):
        line = Text(f"{column + 1:>2}", style="dim")
        for row, length in enumerate(ground.sheet.rows):
            sign = BONUS if (row, column) in ground.bonus else OPEN
            if areas.rows[row] > column:
                line.append(f"{MARKED:>3}", style="bold")
            else:
                line.append(f"{sign if column < length else '':>3}", style="dim")
        points = _points(scores.get(column + 1), open_in_column(ground, areas, column + 1), 2)
        yield line.append(" ").append_text(points)


def _small_roofs(ground: Ground, areas: AreaMarks) -> Iterator[Text]:
    yield Text("  " + "".join(f"{ground.names[column][0]:>2}" for column in range(ground.width)), style="dim")
    for row in range(len(ground.roof_rows)):
        line = Text(f"{row + 1:>2}", style="dim")
        for column in range(ground.width):
            made = areas.roofs >> row * ground.width + column & 1
            line.append(f" {MARKED if made else OPEN}", style="bold" if made else "dim")
        yield line


# --- signs


def _grid() -> Table:
    """Create a grid with three columns: row names, cells, and texts that may wrap."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def _state(sight: Sight, row: int, column: int) -> tuple[bool, bool, bool]:
    """Return whether a value cell is marked, marked but unconfirmed, and allowed as the next mark."""
    made = sight.areas.rows[row] > column
    fresh = made and sight.before.rows[row] <= column
    return made, fresh, row + 1 in sight.rows and sight.areas.rows[row] == column


def _body(sign: str, width: int, made: bool, fresh: bool, allowed: bool) -> Text:
    if made:
        return Text(f" {MARKED:>{width}} ", style=FRESH_STYLE if fresh else "bold")
    if allowed:
        return Text(f"[{sign:>{width}}]", style=ALLOWED_STYLE)
    return Text(f" {sign:>{width}} ", style="dim" if sign == OPEN else "")


def _sign(cell: BonusCell) -> str:
    return BONUS if cell.effect else f"+{cell.points}"


def _given(say: Translator, cell: BonusCell, *, had: bool) -> Text:
    """Format the bonus of a cell, with a tick if it has been earned."""
    words = say(f"queen-short-{cell.effect.name.lower()}") if cell.effect else f"+{cell.points}"
    return Text(f"{FULL}{words}", style=MARKED_STYLE) if had else Text(f"{BONUS if cell.effect else ''}{words}")


def _points(points: int | None, missing: int, width: int) -> Text:
    """Format the points of a column, with a tick if it is full."""
    if points is None:
        return Text(f" {'':>{width}} ")
    return Text(f"{' ' if missing else FULL}{points:>{width}} ", style=_worth(not missing))


def _worth(now: bool) -> str:
    return "bold green" if now else "dim"


def _spaced(words: Iterable[str]) -> str:
    return "   ".join(words)

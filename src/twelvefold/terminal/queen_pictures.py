"""The sheets of Queen of 12 as text, for the rules page: all that is printed, and no mark."""

from __future__ import annotations

import io
from collections.abc import Iterator

from rich.console import Console, RenderableType

from twelvefold.games import registry
from twelvefold.games.queen.edition.printed import AnySheet
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.sheets.areas.ground import ground_of, unmarked
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet
from twelvefold.games.queen.sheets.grid.plan import plan_of
from twelvefold.locale import Translator
from twelvefold.terminal.queen_areas import AreasDrawing
from twelvefold.terminal.queen_areas_sheet import Sight, large_areas
from twelvefold.terminal.queen_grid import GridDrawing
from twelvefold.terminal.queen_grid_sheet import Marks, large_sheet, letters_of

WIDTH = 76
"""The width of a block on a page, in columns, in a terminal with 80."""


def sheet_picture(say: Translator, name: str) -> str:
    """Draw a sheet of the default edition, without colours; empty if there is none with this name."""
    sheet = default_edition().sheet(name)
    if sheet is None:
        return ""
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False, emoji=False)
    with console.capture() as drawn:
        for part in _parts(say, sheet):
            console.print(part)
            console.print()
    return "\n".join(line.rstrip() for line in drawn.get().splitlines()).rstrip()


def _parts(say: Translator, sheet: AnySheet) -> Iterator[RenderableType]:
    game = registry.get("queen")
    if isinstance(sheet, AreaSheet):
        ground = ground_of(sheet)
        yield large_areas(say, Sight(ground, unmarked(ground), unmarked(ground)))
        yield AreasDrawing(say, game, (), plain=False).legend()
    else:
        yield large_sheet(plan_of(sheet), Marks(0), letters_of(say))
        yield GridDrawing(say, game, (), plain=False).legend()

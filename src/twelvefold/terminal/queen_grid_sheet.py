"""Draws sheets A and B and the dice of Queen of 12. Letters and shapes repeat every colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from twelvefold.games.queen.cards import Colour, Die
from twelvefold.games.queen.sheets.grid.plan import Plan, Printed
from twelvefold.games.queen.sheets.grid.scoring import line_points
from twelvefold.games.queen.sheets.grid.sheet import CELLS, COLUMNS, SIZE, Half
from twelvefold.locale import Translator

SHAPE = {Colour.RED: "▲", Colour.PURPLE: "◆", Colour.YELLOW: "●"}
STYLE = {Colour.RED: "bold red", Colour.PURPLE: "bold magenta", Colour.YELLOW: "bold yellow"}
MARKED, OPEN = "✗", "·"
MARKED_STYLE, FRESH_STYLE, ALLOWED_STYLE = "grey50 strike", "bold green", "bold cyan"
ROOM = " " * 4
"""The space between the halves."""
END = " " * 3
"""The space for the points of a row."""

Letters = Mapping[Colour, str]
"""The letter of each colour in one language."""


def letters_of(say: Translator) -> Letters:
    """Return the letter of each colour."""
    return {colour: say(f"queen-letter-{colour.name.lower()}") for colour in Colour}


class Marks(NamedTuple):
    """Sets of cells of a sheet, as bit masks."""

    made: int
    fresh: int = 0
    """The marks that are not confirmed yet."""
    allowed: int = 0
    """The cells that may be marked now."""


def drawn_die(die: Die, letters: Letters) -> Text:
    """Draw a die, or the half of it that can still be used."""
    if die.colour is None:
        return Text(str(die.face), style="bold")
    return Text(f"{letters[die.colour]}{SHAPE[die.colour]}{die.face or ''}", style=STYLE[die.colour])


def drawn_dice(dice: Iterable[Die], letters: Letters) -> Text:
    """Draw dice side by side; a dash if there are none."""
    drawn = [drawn_die(die, letters) for die in dice]
    return Text("  ").join(drawn) if drawn else Text("–")


def large_sheet(plan: Plan, marks: Marks, letters: Letters) -> Text:
    """Draw both halves side by side, with everything printed and the points of every line."""
    cells = [drawn_cell(printed, cell, marks, letters) for cell, printed in enumerate(plan.printed)]
    return _sheet(plan, marks.made, cells, wide=True)


def small_sheet(plan: Plan, made: int) -> Text:
    """Draw only the marks and the points of every line: every player has the same printed sheet."""
    marked, unmarked = Text(f"{MARKED} ", style="bold"), Text(f"{OPEN} ", style="dim")
    return _sheet(plan, made, [marked if made >> cell & 1 else unmarked for cell in range(CELLS)], wide=False)


def _sheet(plan: Plan, made: int, cells: list[Text], *, wide: bool) -> Text:
    """Draw the halves with the names of rows and columns, and the points at their ends."""
    points = line_points(plan, made)
    heads, *middle, feet = lines = [Text() for _ in range(SIZE + 2)]
    over = "{:>4} " if wide else " {:<2}"
    for place in range(len(Half)):
        rows, columns = (points[(2 * place + part) * SIZE :][:SIZE] for part in range(2))
        for line in lines:
            line.append(ROOM if place and wide else " " * place)
        heads.append("  " + "".join(map(over.format, COLUMNS[place * SIZE :][:SIZE])) + END, style="dim")
        feet.append("  ")
        for worth in columns:
            feet.append(over.format(worth), style=_worth(worth))
        feet.append(END)
        for row, line in enumerate(middle):
            line.append(f"{row + 1} ", style="dim")
            for cell in cells[(place * SIZE + row) * SIZE :][:SIZE]:
                line.append(" ").append_text(cell)
            line.append(f"{rows[row]:>{len(END)}}", style=_worth(rows[row]))
    return Text("\n").join(lines)


def _worth(points: int) -> str:
    return "bold green" if points else "dim"


def drawn_cell(printed: Printed, cell: int, marks: Marks, letters: Letters) -> Text:
    """Draw a cell: crossed out if it is marked, in brackets if it may be marked."""
    if isinstance(printed, Colour):
        body = Text(f"{letters[printed]}{SHAPE[printed]}", style=STYLE[printed])
    else:
        body = Text(f"{printed:>2}", style="bold")
    if marks.made >> cell & 1:
        return Text(f"{MARKED}{body.plain} ", style=FRESH_STYLE if marks.fresh >> cell & 1 else MARKED_STYLE)
    if marks.allowed >> cell & 1:
        return Text.assemble(("[", ALLOWED_STYLE), body, ("]", ALLOWED_STYLE))
    return Text.assemble(" ", body, " ")

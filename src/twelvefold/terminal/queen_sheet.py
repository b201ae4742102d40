"""Sheets and dice of Queen of 12, drawn. Every colour is told by its letter and its shape, too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from twelvefold.games.queen.cards import Colour, Die
from twelvefold.games.queen.scoring import line_points
from twelvefold.games.queen.sheet import CELLS, COLUMNS, SIZE, Half, Plan, Printed
from twelvefold.locale import Translator

SHAPE = {Colour.RED: "▲", Colour.PURPLE: "◆", Colour.YELLOW: "●"}
STYLE = {Colour.RED: "bold red", Colour.PURPLE: "bold magenta", Colour.YELLOW: "bold yellow"}
MARKED, OPEN = "✗", "·"
MARKED_STYLE, FRESH_STYLE, ALLOWED_STYLE = "grey50 strike", "bold green", "bold cyan"
ROOM = " " * 4
"""Between the halves."""
END = " " * 3
"""Where the points of a row stand."""

Letters = Mapping[Colour, str]
"""What stands for the colours in a language."""


def letters_of(say: Translator) -> Letters:
    """What stands for the colours in this language."""
    return {colour: say(f"queen-letter-{colour.name.lower()}") for colour in Colour}


class Marks(NamedTuple):
    """The cells of a sheet, as bits."""

    made: int
    fresh: int = 0
    """Those of them that are not confirmed yet."""
    allowed: int = 0
    """The cells that may be marked now."""


def drawn_die(die: Die, letters: Letters) -> Text:
    """A die, or the half of it that may still mark."""
    if die.colour is None:
        return Text(str(die.face), style="bold")
    return Text(f"{letters[die.colour]}{SHAPE[die.colour]}{die.face or ''}", style=STYLE[die.colour])


def drawn_dice(dice: Iterable[Die], letters: Letters) -> Text:
    """Dice side by side; a dash for none."""
    drawn = [drawn_die(die, letters) for die in dice]
    return Text("  ").join(drawn) if drawn else Text("–")


def large_sheet(plan: Plan, marks: Marks, letters: Letters) -> Text:
    """Both halves side by side, with what is printed and what every line is worth now."""
    cells = [drawn_cell(printed, cell, marks, letters) for cell, printed in enumerate(plan.printed)]
    return _sheet(plan, marks.made, cells, wide=True)


def small_sheet(plan: Plan, made: int) -> Text:
    """Only which cells are marked, and what every line is worth now: all sheets are printed alike."""
    marked, unmarked = Text(f"{MARKED} ", style="bold"), Text(f"{OPEN} ", style="dim")
    return _sheet(plan, made, [marked if made >> cell & 1 else unmarked for cell in range(CELLS)], wide=False)


def _sheet(plan: Plan, made: int, cells: list[Text], *, wide: bool) -> Text:
    """The halves with the names of rows and columns; at their ends what they are worth."""
    points = line_points(plan, made)
    heads, *middle, feet = lines = [Text() for _ in range(SIZE + 2)]
    over = "{:>4} " if wide else " {:<2}"
    for place, half in enumerate(Half):
        rows, columns = (points[(2 * place + part) * SIZE :][:SIZE] for part in range(2))
        for line in lines:
            line.append(ROOM if place and wide else " " * place)
        heads.append("  " + "".join(map(over.format, COLUMNS[place * SIZE :][:SIZE])) + END, style="dim")
        feet.append("  ")
        for worth in columns:
            feet.append(over.format(worth), style=_worth(worth))
        feet.append(END)
        for row, line in enumerate(middle):
            line.append(f"{half.value}{row + 1}", style="dim")
            for cell in cells[(place * SIZE + row) * SIZE :][:SIZE]:
                line.append(" ").append_text(cell)
            line.append(f"{rows[row]:>{len(END)}}", style=_worth(rows[row]))
    return Text("\n").join(lines)


def _worth(points: int) -> str:
    return "bold green" if points else "dim"


def drawn_cell(printed: Printed, cell: int, marks: Marks, letters: Letters) -> Text:
    """What is printed, crossed out where it is marked, in brackets where it may be."""
    if isinstance(printed, Colour):
        body = Text(f"{letters[printed]}{SHAPE[printed]}", style=STYLE[printed])
    else:
        body = Text(f"{printed:>2}", style="bold")
    if marks.made >> cell & 1:
        return Text(f"{MARKED}{body.plain} ", style=FRESH_STYLE if marks.fresh >> cell & 1 else MARKED_STYLE)
    if marks.allowed >> cell & 1:
        return Text.assemble(("[", ALLOWED_STYLE), body, ("]", ALLOWED_STYLE))
    return Text.assemble(" ", body, " ")

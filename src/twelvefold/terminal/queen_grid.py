"""The terminal drawing of sheets A and B: labels and hints of moves, and the sheet itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from twelvefold.core.game import Prompt
from twelvefold.games.queen.cards import GAMBLER_MARKS, Character, Colour
from twelvefold.games.queen.moves import ChooseLine, Copy, Leave, Mark, Move, UseBonus
from twelvefold.games.queen.player import grid_of
from twelvefold.games.queen.sheets.grid import lines
from twelvefold.games.queen.sheets.grid.plan import plan_of
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES
from twelvefold.games.queen.state import MarkByCard, MarkSheets, State
from twelvefold.terminal.queen_grid_sheet import MARKED, SHAPE, Marks, large_sheet, letters_of, small_sheet
from twelvefold.terminal.queen_plain import (
    cell_words,
    dice_words,
    die_words,
    marked_line,
    race_line,
    sheet_lines,
    stands_line,
)
from twelvefold.terminal.queen_sheet_drawing import SheetDrawing, line_of

WORDS = {
    "mark-value": "mark",
    "mark-roof": "mark",
    "bonus-mark": "mark",
    "bonus-copy": "copy",
}
"""The first word of a move's notation, for prompts whose name is another word."""


class GridDrawing(SheetDrawing):
    """Draws sheets with two halves of five by five cells."""

    def word(self, prompt: Prompt[Move]) -> str:
        return WORDS.get(prompt.ask, prompt.ask)

    def question_args(self, state: State, prompt: Prompt[Move]) -> dict[str, object]:
        if not isinstance(state.agenda[-1], MarkSheets):
            return {}
        seat = prompt.seat
        why = lines.reason(state, seat)
        return {
            "why_id": why.name.lower() if why else "",
            "dice": dice_words(self.say, lines.marking_state(state, seat, line_of(state, seat)).uses),
            "done": self.say("command-done"),
        }

    def label(self, state: State, move: Move) -> str:
        say = self.say
        match move:
            case Mark(cell, die):
                where = {"cell": CELL_NAMES[cell], "printed": cell_words(say, plan_of(state.printed.sheet), cell)}
                if die is None:
                    return say("queen-move-mark", **where)
                return say("queen-move-mark-die", die=die_words(say, die), **where)
            case Leave():
                match state.agenda[-1]:
                    case MarkByCard(_, Character.GAMBLER, left) if left < GAMBLER_MARKS:
                        return say("queen-move-leave")
                return say("queen-move-leave-all")
            case ChooseLine(line):
                return say("queen-line", line=line)
            case UseBonus(bonus):
                return say.term("queen", bonus)
        return self.game.format_move(move)

    def hint(self, state: State, move: Move) -> str:
        match move:
            case UseBonus(bonus):
                return self.say(f"queen-gives-{bonus.value}")
        return ""

    def card_hint(self, state: State, card: Character) -> str:
        order, points = state.printed.order[card.value], state.printed.points[card.value]
        effect = self.say(f"queen-effect-{card.name.lower()}")
        return self.say("queen-hint-card", effect=effect, order=order, points=points)

    # --- the table

    def stands(self, state: State, seat: int, *, own: bool) -> str:
        return stands_line(self.say, state, seat, self.person("name", seat))

    def large(self, state: State, seat: int) -> RenderableType:
        return large_sheet(plan_of(state.printed.sheet), self._marks(state, seat), letters_of(self.say))

    def large_words(self, state: State, seat: int) -> Iterable[str]:
        return sheet_lines(self.say, plan_of(state.printed.sheet), grid_of(state.players[seat]).cells)

    def small(self, state: State, seat: int, facts: Text) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_row(small_sheet(plan_of(state.printed.sheet), grid_of(state.players[seat]).cells), facts)
        return grid

    def small_words(self, state: State, seat: int) -> Iterable[str]:
        return [marked_line(self.say, grid_of(state.players[seat]).cells)]

    def facts(self, state: State, seat: int, *, own: bool) -> Iterator[Text]:
        player, say = state.players[seat], self.say
        boxes = {"copy": grid_of(player).copies, "pile": grid_of(player).piles, "reserve": grid_of(player).gains}
        left = [say(f"queen-box-{box}", times=times) for box, times in boxes.items() if times]
        yield Text(say("queen-boxes", bonuses=say.row(left)))
        if grid_of(player).first:
            yield Text(say("queen-has-first"), style="bold green")

    def legend(self) -> str:
        letters = letters_of(self.say)
        signs = {colour.name.lower(): f"{letters[colour]}{SHAPE[colour]}" for colour in Colour}
        return self.say("queen-legend", marked=MARKED, **signs)

    def remark(self, state: State) -> str:
        return race_line(self.say, state)

    # --- a line of step 5

    def progress(self, state: State, seat: int) -> Iterator[str]:
        moves = [self._in_short(state, move) for move in line_of(state, seat)]
        if moves:
            yield self.say("queen-so-far", moves=self.say.row(moves))

    def shows_marks(self, state: State, seat: int) -> bool:
        marks = self._marks(state, seat)
        return bool(marks.fresh | marks.allowed)

    def _in_short(self, state: State, move: Move) -> str:
        """Return a short label of a move, for the list of a line's moves."""
        match move:
            case Mark(cell, None):
                return CELL_NAMES[cell]
            case Mark(cell, die) if die:
                return self.say("queen-so-far-mark", cell=CELL_NAMES[cell], die=die_words(self.say, die))
            case Copy(owner):
                return self.names[owner]
        return self.label(state, move)

    def _marks(self, state: State, seat: int) -> Marks:
        """Return the marks of a sheet, including the line's, and the cells that may be marked next."""
        made, line = grid_of(state.players[seat]).cells, line_of(state, seat)
        fresh = sum(1 << move.cell for move in line if isinstance(move, Mark))
        allowed = 0
        for move in self.allowed(state, seat):
            allowed |= 1 << move.cell if isinstance(move, Mark) else 0
        return Marks(made | fresh, fresh, allowed)

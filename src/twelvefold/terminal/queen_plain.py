"""Texts of Queen of 12: sheets A and B in plain mode, and texts that both modes share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from twelvefold.games.queen.cards import Dice, Die
from twelvefold.games.queen.player import grid_of
from twelvefold.games.queen.sheets.grid.plan import Plan, cells_of
from twelvefold.games.queen.sheets.grid.scoring import SOLO_RACE, line_points, score
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES
from twelvefold.games.queen.state import SETTING_UP, Finished, State
from twelvefold.locale import Translator


def die_words(say: Translator, die: Die) -> str:
    """Return a die, or one half of the Lady's die, in words."""
    if die.colour is None:
        return say("queen-move-lady-face", face=die.face)
    colour, name = say.term("queen", die.colour), die.colour.name.lower()
    if not die.face:
        return say("queen-move-lady-colour", colour=colour, colour_id=name)
    return say("queen-pair-colour", left=colour, left_id=name, right=die.face)


def dice_words(say: Translator, dice: Dice) -> str:
    """Return dice in words."""
    return say.row([die_words(say, die) for die in dice])


def cell_words(say: Translator, plan: Plan, cell: int) -> str:
    """Return what is printed in a cell: a number, or a roof."""
    shows = plan.printed[cell]
    return str(shows) if isinstance(shows, int) else say("queen-roof", colour_id=shows.name.lower())


def sheet_lines(say: Translator, plan: Plan, made: int) -> Iterator[str]:
    """Return a sheet as lines of text: the rows of both halves with their cells, then the columns."""
    worth = dict(zip(plan.lines, line_points(plan, made), strict=True))
    for line, points in worth.items():
        if line.row:
            cells = [_cell(say, plan, cell, made) for cell in line.cells]
            yield say("queen-plain-line", line=line.name, cells=say.row(cells), points=points)
    columns = [
        say("queen-plain-column", line=line.name, points=points) for line, points in worth.items() if not line.row
    ]
    yield say("queen-plain-columns", columns=say.row(columns))


def marked_line(say: Translator, made: int) -> str:
    """Return only the marked cells: every player has the same printed sheet."""
    return say("queen-plain-marked", cells=say.row([CELL_NAMES[cell] for cell in cells_of(made)]))


def _cell(say: Translator, plan: Plan, cell: int, made: int) -> str:
    key = "queen-plain-cell-marked" if made >> cell & 1 else "queen-plain-cell"
    return say(key, cell=CELL_NAMES[cell], printed=cell_words(say, plan, cell))


# --- the table


def where_line(say: Translator, state: State, active: Mapping[str, object]) -> str:
    """Return the heading: the round and the active player, who is given as message arguments."""
    frame = state.agenda[-1]
    if isinstance(frame, Finished):
        return say("queen-where-over")
    if isinstance(frame, SETTING_UP):
        return say("queen-where-start")
    if len(state.players) == 1:
        return say("queen-where-solo", round=state.round)
    return say("queen-where", round=state.round, **active)


def stands_line(say: Translator, state: State, seat: int, person: Mapping[str, object]) -> str:
    """Return the current points of a seat in words; its player is given as message arguments."""
    found = score(state, seat)
    return say(
        "queen-stands",
        **person,
        points=found.total,
        lines=found.halves,
        first=found.first,
        cards=found.cards,
    )


def race_line(say: Translator, state: State) -> str:
    """Return a remark if the six points for the first full line are still available, else an empty string."""
    if any(grid_of(player).first for player in state.players) or isinstance(state.agenda[-1], Finished):
        return ""
    if len(state.players) > 1:
        return say("queen-open-first")
    return say("queen-open-first-solo") if state.round <= SOLO_RACE else ""

"""The report of a series: a table with a bar for each win rate and its confidence interval."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from twelvefold.locale import Translator
from twelvefold.table.series import Series, Totals
from twelvefold.terminal.screen import Screen

BAR_WIDTH = 30
COLUMNS = ("player", "wins", "rate", "interval", "fair")


def play_with_progress(series: Series, jobs: int, translate: Translator) -> Totals:
    """Play a series, with a progress bar if stderr is a terminal."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task(translate("terminal-progress"), total=series.games)
        return series.play(jobs, lambda games: bar.advance(task, games))


def show(summary: dict[str, Any], screen: Screen) -> None:
    """Print the summary of a series as a table, or as plain lines."""
    say = screen.translate
    game = say.name(summary["game"])
    screen.say(say("terminal-series", game=game, games=summary["games"], seed=str(summary["seed"])), style="bold")
    table = Table(box=ROUNDED, header_style="dim", border_style="dim")
    for column in COLUMNS:
        table.add_column(say(f"terminal-column-{column}"), justify="left" if column == "player" else "right")
    table.add_column("")
    for player in summary["players"]:
        low, high = player["interval_95"]
        cells = {
            "player": player["player"],
            "wins": say.number(player["wins"]),
            "rate": say.percent(player["rate"]),
            "interval": say("terminal-interval", low=say.percent(low), high=say.percent(high)),
            "fair": say.number(player["times_fair_share"]),
        }
        if screen.plain:
            screen.say(say("terminal-plain-player", **cells))
        else:
            table.add_row(*map(Text, cells.values()), _bar(low, high))
    if not screen.plain:
        screen.show(table)
    for tally, total in summary["tallies"].items():
        what = say.text_or(f"{summary['game']}-tally-{tally}", tally)
        mean = say.number(total / summary["games"])
        screen.say(say("terminal-per-game", what=what, total=total, mean=mean))
    for kind in ("unwon", "shared"):
        if summary[f"games_{kind}"]:
            screen.say(say(f"terminal-{kind}-games", count=summary[f"games_{kind}"]))


def _bar(low: float, high: float) -> Text:
    """Draw a confidence interval as a bar: solid up to the lower bound, shaded up to the upper bound."""
    sure, most = round(low * BAR_WIDTH), max(round(low * BAR_WIDTH) + 1, round(high * BAR_WIDTH))
    parts = ("█" * sure, "green"), ("▒" * (most - sure), "green"), ("·" * (BAR_WIDTH - most), "dim")
    return Text.assemble(*parts)

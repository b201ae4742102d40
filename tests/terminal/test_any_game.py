"""A game without a screen of its own is playable all the same: lines, secrets and all."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from rich.console import Console

from testgame import Fair
from twelvefold.locale import translator
from twelvefold.terminal.commands import play_series, play_single
from twelvefold.terminal.screen import Screen

ASKED_FOR_NOTHING: dict[str, Any] = dict.fromkeys(("players", "seats", "names", "set", "promo", "seed"))


class Typing(Console):
    """A console on which somebody types the same few answers again and again."""

    def __init__(self, *answers: str) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self._answers = answers
        self._typed = 0

    def input(self, *args: Any, **kwargs: Any) -> str:
        self._typed += 1
        if self._typed > 500:
            raise EOFError
        return self._answers[self._typed % len(self._answers)]

    @property
    def shown(self) -> str:
        file = self.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()


def test_it_is_played_to_its_end_with_nobody_asking_how(fair: Fair, tmp_path: Path) -> None:
    console = Typing("ok", "1")
    screen = Screen(translator("en"), console=console)
    given = {**ASKED_FOR_NOTHING, "seed": 3}
    assert play_single(screen, fair, given, tmp_path / "fair.json", None)
    assert "The game is over." in console.shown
    assert '"record/1"' in (tmp_path / "fair.json").read_text("utf-8")


def test_the_last_move_of_a_line_can_be_taken_back(fair: Fair, tmp_path: Path) -> None:
    console = Typing("1", "back", "1", "ok")
    assert play_single(
        Screen(translator("en"), console=console), fair, {**ASKED_FOR_NOTHING, "seed": 3}, tmp_path / "f", None
    )
    assert "The game is over." in console.shown


def test_a_series_of_it_is_summed_up(fair: Fair) -> None:
    console = Typing()
    play_series(Screen(translator("fr"), console=console), fair, {**ASKED_FOR_NOTHING, "seed": 1}, 5, None, json=False)
    assert "random" in console.shown

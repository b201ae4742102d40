"""The README is short, and its pictures exist."""

from __future__ import annotations

import re
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_it_fits_on_a_screen_and_shows_ten_lines_of_python() -> None:
    (session,) = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    assert len(session.strip().splitlines()) <= 12
    assert len(README.splitlines()) <= 70


def test_its_pictures_are_there_and_small() -> None:
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert 0 < (Path(__file__).parents[2] / picture).stat().st_size < 300_000


def test_it_says_that_it_is_unofficial_and_whose_the_games_are() -> None:
    for words in ("unofficial", "Rita Modl", "Corax Games", "Mandoo Games", "get the boxes"):
        assert words in README

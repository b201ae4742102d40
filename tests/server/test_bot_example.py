"""The bot of ``docs/bot-authors.md`` plays a game on a real server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.server_help import Server

PAGE = (Path(__file__).parents[2] / "docs" / "bot-authors.md").read_text("utf-8")
PROGRAM = re.findall(r"```python socket\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("game", ["king", "chips", "queen"])
def test_it_plays_every_game_to_the_end(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = PROGRAM
    with Server(tmp_path / "data").running() as server:
        owner = server.guest("Lea")
        table = str(owner.create(game, 3, bots=[None, None, "random"])["table"])
        sits = 'post(f"/tables/{TABLE}/sit", {}, cookie)\n'
        assert sits in program
        started = program.replace(sits, sits + "BEGIN()\n")

        def begin() -> None:
            owner.at(table, "start")
            owner.at(table, "resign")

        exec(
            compile(started, "bot-authors.md", "exec"),
            {"SITE": f"http://{server.host}", "TABLE": table, "BEGIN": begin},
        )
    assert capsys.readouterr().out.startswith("winners: [")

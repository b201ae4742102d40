"""One name stands for one thing: no class outside the games shares its name with another."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "twelvefold"
ROLES_OF_A_GAME = ("games", "bots/heuristic")
"""Every game has a State, a View and a Place of its own: there a name may recur."""


def classes() -> dict[str, list[str]]:
    """The files that declare a class, by its name."""
    found = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(ROLES_OF_A_GAME):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(name)
    return found


def test_every_class_outside_the_games_has_a_name_of_its_own() -> None:
    found = classes()
    assert len(found) > 100, "no classes were read"
    twice = {name: files for name, files in found.items() if len(files) > 1}
    assert not twice

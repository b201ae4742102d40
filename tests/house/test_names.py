"""One name stands for one thing: no class or alias outside the games shares its name with another."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "twelvefold"
ROLES_OF_A_GAME = ("games", "bots/heuristic")
"""Every game has a State, a View and a Place of its own: there a name may recur."""
NAME_OF_A_TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")
"""Other names of one letter are type variables, those in capitals constants."""


def declared(module: ast.Module) -> Iterator[str]:
    """The classes of a module, and its aliases: names of types to which something is assigned."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for statement in module.body:
        targets = (
            statement.targets
            if isinstance(statement, ast.Assign)
            else [statement.target]
            if isinstance(statement, ast.AnnAssign)
            else []
        )
        yield from (each.id for each in targets if isinstance(each, ast.Name) and NAME_OF_A_TYPE.fullmatch(each.id))


def names() -> dict[str, list[str]]:
    """The files that declare a class or an alias, by its name."""
    found = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        file = path.relative_to(SOURCES).as_posix()
        if not file.startswith(ROLES_OF_A_GAME):
            for name in declared(ast.parse(path.read_text(encoding="utf-8"))):
                found[name].append(file)
    return found


def test_every_class_and_alias_outside_the_games_has_a_name_of_its_own() -> None:
    found = names()
    assert len(found) > 130, "no classes were read"
    assert {"Seat", "TableCommand"} <= set(found), "no aliases were read"
    twice = {name: files for name, files in found.items() if len(files) > 1}
    assert not twice

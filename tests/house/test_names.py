"""One name stands for one thing, throughout the engine and all its clients."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "twelvefold"
THE_RULEBOOKS_OWN = {"Player"}
"""Words of the engine that a rulebook uses, too, for something of its own."""
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


def names(*, of_games: bool) -> dict[str, list[str]]:
    """The files that declare a class or an alias, by its name: those of the games, or all others."""
    found = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        file = path.relative_to(SOURCES).as_posix()
        if file.startswith(ROLES_OF_A_GAME) == of_games:
            for name in declared(ast.parse(path.read_text(encoding="utf-8"))):
                found[name].append(file)
    return found


def test_every_class_and_alias_outside_the_games_has_a_name_of_its_own() -> None:
    found = names(of_games=False)
    assert len(found) > 130, "no classes were read"
    assert {"Seat", "TableAction"} <= set(found), "no aliases were read"
    twice = {name: files for name, files in found.items() if len(files) > 1}
    assert not twice


def test_no_game_gives_a_name_of_the_engine_to_something_else() -> None:
    in_games = names(of_games=True)
    assert len(in_games) > 150, "no classes of games were read"
    shared = {name: in_games[name] for name in set(in_games) & set(names(of_games=False))}
    assert set(shared) == THE_RULEBOOKS_OWN, shared

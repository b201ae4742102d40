"""One name stands for one thing, throughout the engine, its clients, the measurements and the tests."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = "src/twelvefold/"
FOLDERS = ("src/twelvefold", "bench", "soak", "tests", "website")
GAMES = ("king", "queen", "chips", "testgame", "moonrise")
OF_A_GAME = re.compile(
    r"src/twelvefold/games/(\w+)/|src/twelvefold/bots/heuristic/([a-z]+)|tests/(?:plugin/)?(\w+)/",
)
"""Every game has a State, a View and a Place of its own: a name may recur in another game and its tests."""
THE_RULEBOOKS_OWN = {"Player"}
"""Words of the engine that a rulebook uses, too, for something of its own."""
CLIENTS = {"Guest", "Played", "Player", "Refused", "Seat", "Socket"}
"""In ``tests/server`` and ``soak``, a client's side of something has the server's name for it."""
NAME_OF_A_TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")
"""Other names of one letter are type variables, those in capitals constants."""
Sources = Mapping[str, str]
"""The text of each file."""


def read_sources() -> dict[str, str]:
    paths = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def game_of(file: str) -> str | None:
    """The game that a file belongs to, with its bots and its tests; None for all others."""
    found = OF_A_GAME.match(file)
    return next((name for name in found.groups() if name in GAMES), None) if found else None


# --- classes and aliases


def declared(file: str, module: ast.Module) -> Iterator[str]:
    """The classes of a module and, outside tests and soak, its aliases: names of types that are assigned to."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for statement in module.body if not file.startswith(("tests/", "soak/")) else ():
        targets = (
            statement.targets
            if isinstance(statement, ast.Assign)
            else [statement.target]
            if isinstance(statement, ast.AnnAssign)
            else []
        )
        yield from (each.id for each in targets if isinstance(each, ast.Name) and NAME_OF_A_TYPE.fullmatch(each.id))


def types(sources: Sources) -> dict[str | None, dict[str, list[str]]]:
    """By game (None: outside the games), the files that declare each class or alias."""
    found: dict[str | None, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for file, text in sources.items():
        for name in declared(file, ast.parse(text)):
            found[game_of(file)][name].append(file)
    return found


def declared_twice(sources: Sources) -> dict[str, list[str]]:
    """The names that two files declare, both of the same game or both outside the games."""
    return {name: files for names in types(sources).values() for name, files in names.items() if len(files) > 1}


def taken_by_games(sources: Sources) -> set[str]:
    """The names that are declared outside the games and in one of them."""
    found = types(sources)
    outside = found.pop(None, {})
    return {name for names in found.values() for name in names if name in outside}


def test_every_class_and_alias_has_a_name_of_its_own() -> None:
    sources = read_sources()
    found = types(sources)
    assert set(found) == {None, *GAMES}
    assert {"Seat", "TableAction", "Measurement"} <= set(found[None]), "no aliases or no scripts were read"
    assert {name: files for name, files in declared_twice(sources).items() if name not in CLIENTS} == {}


def test_no_game_gives_a_name_of_the_engine_to_something_else() -> None:
    taken = taken_by_games(read_sources())
    assert taken >= THE_RULEBOOKS_OWN, "no games were read"
    assert taken - THE_RULEBOOKS_OWN - CLIENTS == set()


def test_a_class_of_the_same_name_is_found_wherever_it_stands() -> None:
    row, cell, alias = "class Row:\n    class Cell: ...\n", "class Cell: ...\n", "Row = int\n"
    engine, bench, game, tests = "core/a.py", "bench/b.py", "src/twelvefold/games/king/c.py", "tests/king/d.py"
    assert declared_twice({engine: row, bench: alias}) == {"Row": [engine, bench]}
    assert declared_twice({engine: row, bench: cell}) == {"Cell": [engine, bench]}
    assert declared_twice({game: row, tests: cell}) == {"Cell": [game, tests]}
    assert declared_twice({game: row, tests.replace("king", "queen"): cell}) == {}
    assert declared_twice({engine: row, game: alias}) == {}
    assert taken_by_games({engine: row, game: alias}) == {"Row"}


# --- functions


def package_of(file: str) -> str | None:
    """The package whose public functions have names of their own: a game, or a package of the engine."""
    game = game_of(file)
    if game is not None and file.startswith(PACKAGE):
        return game
    return file.split("/")[2 if file.startswith(PACKAGE) else 0] if file.startswith((PACKAGE, "bench/")) else None


def with_two_results(sources: Sources) -> dict[tuple[str, str], dict[str, str]]:
    """The public functions of one package that share a name but not what they return: by result, a file of each."""
    found: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for file, text in sources.items():
        package = package_of(file)
        for node in ast.parse(text).body if package is not None else ():
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
                assert package is not None
                found[package, node.name][ast.unparse(node.returns) if node.returns else "nothing"] = file
    return {name: results for name, results in found.items() if len(results) > 1}


def test_functions_of_one_name_in_one_package_return_the_same_type() -> None:
    assert with_two_results(read_sources()) == {}


def test_a_function_that_returns_something_else_is_found() -> None:
    number, text = "def outlook() -> int: ...\n", "def outlook() -> str: ...\n"
    core, king = "src/twelvefold/core/{}.py", "src/twelvefold/games/king/{}.py"
    found = with_two_results({core.format("a"): number, core.format("b"): text})
    assert found == {("core", "outlook"): {"int": core.format("a"), "str": core.format("b")}}
    assert with_two_results({king.format("a"): number, "src/twelvefold/bots/heuristic/king_turn.py": text}) != {}
    assert with_two_results({core.format("a"): number, core.format("b"): number}) == {}
    assert with_two_results({core.format("a"): number, king.format("b"): text}) == {}

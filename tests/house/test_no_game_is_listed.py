"""Only a game's own folders know that it exists: the rest learns it from the manifests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import twelvefold
from twelvefold.games import registry

SOURCE = Path(twelvefold.__file__).parent
GAMES = "|".join(registry.names())


def words_in_python(source: str) -> Iterator[str]:
    """The string literals of a module, without its docstrings."""
    tree = ast.parse(source)
    statements = (node for node in ast.walk(tree) if isinstance(node, ast.Expr))
    prose = {id(statement.value) for statement in statements}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def words_in_javascript(source: str) -> Iterator[str]:
    """What stands between quotes, outside comments."""
    code = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", source, flags=re.DOTALL | re.MULTILINE)
    for quoted in re.findall(r'"([^"\n]*)"|`([^`]*)`', code):
        yield from quoted


def named(path: Path, source: str) -> set[str]:
    """The games that a file names. A game's own files may say what they like: Queen of 12 has a King, too."""
    if re.search(GAMES, str(path)):
        return set()
    words = words_in_python(source) if path.suffix == ".py" else words_in_javascript(source)
    return {game for word in words for game in re.findall(rf"\b(?:{GAMES})\b", word)}


FILES = [path.relative_to(SOURCE) for kind in ("py", "js") for path in SOURCE.rglob(f"*.{kind}")]


@pytest.mark.parametrize("path", [path for path in FILES if "vendor" not in path.parts], ids=str)
def test_only_a_game_s_own_files_name_it(path: Path) -> None:
    assert named(path, (SOURCE / path).read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("path", "source", "found"),
    [
        ("server/run.py", 'GAMES = ["king", "moonrise"]', {"king"}),
        ("server/run.py", 'def run():\n    """Run king."""\n    return f"play queen {1}"', {"queen"}),
        ("server/run.py", '"""About king."""\nSIZE = 1\n"""Of queen."""', set()),
        ("bots/heuristic/king.py", 'GAME = "king"', set()),
        ("web/app/app.js", "// the king's\nconst title = say(`king-${kind}`);", {"king"}),
        ("web/app/games/queen/cards.js", 'say("king")', set()),
        ("web/app/app.js", 'say("web-kingdom")', set()),
    ],
)
def test_a_name_that_does_not_belong_is_found(path: str, source: str, found: set[str]) -> None:
    assert named(Path(path), source) == found

"""Imports point one way, and the engine, the games and the bots need nothing but Python."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twelvefold

ROOT = Path(twelvefold.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "table": {"core", "games", "bots", "table"},
    "locale": {"core", "games", "locale"},
    "server": {"core", "games", "bots", "table", "server"},
    "web": {"web"},
    "terminal": {"core", "games", "bots", "table", "locale", "server", "terminal"},
}
SPEAK = (("server", "pages.py"), ("server", "assets.py"))
"""The files of the server that have texts, to send them to browsers: the rest sends keys, which clients translate."""
STANDARD_ONLY = ("core", "games", "bots")


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_package_has_its_place() -> None:
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} == set(MAY_IMPORT)


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_point_one_way(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        for module in imports(path):
            first, *rest = module.split(".")
            if first == "twelvefold" and rest[0] != "__version__":
                allowed = MAY_IMPORT[package] | ({"locale"} if path.relative_to(ROOT).parts in SPEAK else set())
                assert rest[0] in allowed, f"{path.relative_to(ROOT)} imports {module}"


def test_the_public_api_imports_the_library_alone() -> None:
    for module in imports(ROOT / "api.py"):
        first, *rest = module.split(".")
        assert first != "twelvefold" or rest[0] in MAY_IMPORT["table"], module


def test_a_bot_client_knows_the_servers_errors_without_the_application() -> None:
    """The command ``bot`` shows the server's errors in the user's language, and starts fast."""
    program = (
        "import sys\n"
        "import twelvefold.terminal.bot_client\n"
        "from twelvefold.core.errors import Reason\n"
        "declared = set(Reason.declared)\n"
        "print('twelvefold.server.app' in sys.modules, 'fastapi' in sys.modules)\n"
        "from twelvefold.server import reasons\n"
        "known = {reason.key for reason in vars(reasons).values() if isinstance(reason, Reason)}\n"
        "print(len(known) > 15, known <= declared)"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert told == ["False", "False", "True", "True"]


def test_every_reason_of_the_server_stands_in_that_module() -> None:
    for path in (ROOT / "server").rglob("*.py"):
        declares = re.search(r"\bReason\(", path.read_text("utf-8"))
        assert bool(declares) == (path.name == "reasons.py"), path


@pytest.mark.parametrize("package", STANDARD_ONLY)
def test_the_standard_library_is_enough(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        for module in imports(path):
            first = module.split(".")[0]
            assert first == "twelvefold" or first in sys.stdlib_module_names, f"{path.relative_to(ROOT)}: {module}"


def test_games_do_not_know_each_other() -> None:
    games = [path.parent for path in (ROOT / "games").glob("*/__init__.py")]
    for game in games:
        others = {f"twelvefold.games.{other.name}" for other in games if other != game} | {"twelvefold.games.registry"}
        for path in game.rglob("*.py"):
            assert not any(module.startswith(tuple(others)) for module in imports(path)), path


def test_rules_read_no_clock_and_own_no_generator() -> None:
    for package in ("core", "games"):
        for path in (ROOT / package).rglob("*.py"):
            for module in imports(path):
                assert module.split(".")[0] not in {"time", "datetime", "random", "secrets"}, f"{path}: {module}"

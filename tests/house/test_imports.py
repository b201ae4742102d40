"""Imports point one way, and the engine, the games and the bots need nothing but Python."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
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
SPEAK = (("server", "pages.py"), ("server", "skeleton.py"), ("server", "assets.py"))
"""The files of the server that have texts, to send them to browsers: the rest sends keys, which clients translate."""
STANDARD_ONLY = ("core", "games", "bots")
LONGEST_CHAIN = {"games/queen": 8}
"""The most modules of a package that may stand in a chain, each importing the next: a reader goes from one to the other
to get to the bottom. The package itself, where its modules are imported, is the first."""


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


# --- how deep a package is stacked

Graph = dict[str, set[str]]
"""Modules, and which others each of them imports."""


def graph_of(folder: Path, name: str) -> Graph:
    """The modules of a package of this name, and what each of them imports of the others."""
    paths = {".".join([name, *path.relative_to(folder).with_suffix("").parts]): path for path in folder.rglob("*.py")}
    paths = {module.removesuffix(".__init__"): path for module, path in paths.items()}
    found = {module: {_module(imported, paths) for imported in imports(path)} for module, path in paths.items()}
    return {module: {other for other in others if other not in ("", module)} for module, others in found.items()}


def _module(imported: str, modules: Collection[str]) -> str:
    """The module that is imported, itself or something of it; nothing if it is none of these."""
    return next((name for name in (imported, imported.rpartition(".")[0]) if name in modules), "")


def longest_chain(graph: Graph) -> tuple[str, ...]:
    """The longest chain of modules of which each imports the next, from its entry to its end."""
    found: dict[str, tuple[str, ...]] = {}

    def chain(module: str, above: tuple[str, ...]) -> tuple[str, ...]:
        assert module not in above, f"modules import each other in a circle: {' > '.join((*above, module))}"
        if module not in found:
            below = [chain(other, (*above, module)) for other in sorted(graph[module])]
            found[module] = (module, *max(below, key=len, default=()))
        return found[module]

    return max((chain(module, ()) for module in sorted(graph)), key=len)


def test_the_longest_chain_is_found() -> None:
    graph: Graph = {
        "rules": {"moves", "state"},
        "state": {"moves", "cards"},
        "moves": {"cards"},
        "cards": set(),
        "view": {"cards"},
    }
    assert longest_chain(graph) == ("rules", "state", "moves", "cards")
    assert longest_chain(graph | {"cards": {"dice"}, "dice": set()}) == ("rules", "state", "moves", "cards", "dice")
    assert longest_chain(graph | {"state": {"cards"}}) == ("rules", "moves", "cards")
    assert longest_chain({"alone": set()}) == ("alone",)
    with pytest.raises(AssertionError, match="moves > state > moves"):
        longest_chain({"state": {"moves"}, "moves": {"state"}})


def test_every_way_to_import_a_module_is_seen(tmp_path: Path) -> None:
    """A whole module, a part of one, under another name, inside a function. What lies elsewhere is not looked at."""
    sources = {
        "__init__": "from box.rules import Rules",
        "rules": "import json\nimport box.state\nfrom box.parts import events as tell\nfrom other import view",
        "state": "def late():\n    from box.parts.cards import Card",
        "parts/__init__": "",
        "parts/events": "from box.parts.cards import Card, Die as die",
        "parts/cards": "",
    }
    for module, source in sources.items():
        path = tmp_path / f"{module}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(source, "utf-8")
    graph = graph_of(tmp_path, "box")
    assert graph == {
        "box": {"box.rules"},
        "box.rules": {"box.state", "box.parts.events"},
        "box.state": {"box.parts.cards"},
        "box.parts": set(),
        "box.parts.events": {"box.parts.cards"},
        "box.parts.cards": set(),
    }
    assert longest_chain(graph) == ("box", "box.rules", "box.parts.events", "box.parts.cards")


@pytest.mark.parametrize("package", LONGEST_CHAIN)
def test_a_package_is_not_stacked_too_high(package: str) -> None:
    chain = longest_chain(graph_of(ROOT / package, f"twelvefold.{package.replace('/', '.')}"))
    assert len(chain) > 3, "hardly anything was read"
    assert len(chain) <= LONGEST_CHAIN[package], " > ".join(chain)

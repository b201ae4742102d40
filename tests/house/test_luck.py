"""No test waits for a time instead of a condition, reads the time of day, or draws a number that no seed decides.

Such a test fails now and then: on a slow machine, on a quick one, or by chance.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALLOWED = {
    ("tests/conftest.py", "random.seed"): "seeds every test with the base seed and the test's name",
    ("tests/luck.py", "secrets"): "replaces the functions of this module",
    ("tests/waiting.py", "time.sleep"): "the pause between two looks at a condition",
    ("soak/arrivals.py", "asyncio.sleep"): "decisions arrive at a fixed rate: that is what is measured",
    ("soak/chaos.py", "secrets"): "the seed of a run for which none was given; it is printed",
    ("soak/client.py", "os.urandom"): "the key of a WebSocket handshake, which nothing depends on",
    ("soak/player.py", "asyncio.sleep"): "a client that does not read for a while, or tries again to connect",
    ("soak/process.py", "asyncio.sleep"): "the pause between two attempts to reach a process",
    ("soak/non_reading_client.py", "asyncio.sleep"): "fewer messages each second than a server refuses",
    ("soak/table.py", "asyncio.sleep"): "the pause between two attempts to reach the server",
}
"""The places where it is right, each with the reason."""
WHOLE_MODULES = ("secrets",)
NAMES = ("time.sleep", "time.time", "time.time_ns", "datetime.datetime.now", "os.urandom", "uuid.uuid1", "uuid.uuid4")
SEEDED = "random.Random"
"""Right if it is given a seed. All else in its module draws from a generator that others draw from, too."""
PAUSE = "asyncio.sleep"
"""Right with 0: this lets other tasks go on."""


def imported(tree: ast.AST) -> dict[str, str]:
    """What the names that a module imports stand for."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                found[alias.asname or alias.name.partition(".")[0]] = alias.name
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                found[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return found


def dotted(node: ast.AST, known: dict[str, str]) -> str:
    """The full name of an imported function that an expression stands for; empty if it is anything else."""
    if isinstance(node, ast.Name):
        return known.get(node.id, "")
    if isinstance(node, ast.Attribute) and (owner := dotted(node.value, known)):
        return f"{owner}.{node.attr}"
    return ""


def depends_on_luck(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a module that depend on time or chance, each with what it uses."""
    tree = ast.parse(source)
    known = imported(tree)
    for node in (each for each in ast.walk(tree) if isinstance(each, ast.expr)):
        name = dotted(node, known)
        module = name.partition(".")[0]
        if module in WHOLE_MODULES and name != module:
            yield node.lineno, module
        elif name in NAMES or (module == "random" and name not in ("random", SEEDED)):
            yield node.lineno, name
        elif isinstance(node, ast.Attribute) and node.attr == "wait_for_timeout":
            yield node.lineno, node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "setTimeout(" in node.value:
            yield node.lineno, "setTimeout"
        elif isinstance(node, ast.Call):
            called = dotted(node.func, known)
            if called == SEEDED and not (node.args or node.keywords):
                yield node.lineno, f"{called}()"
            elif called == PAUSE and ast.unparse(node.args[0]) != "0":
                yield node.lineno, called


def places() -> Iterator[tuple[str, int, str]]:
    for folder in ("tests", "soak"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path != Path(__file__):
                for line, what in depends_on_luck(path.read_text("utf-8")):
                    yield str(path.relative_to(ROOT)), line, what


def test_tests_depend_neither_on_time_nor_on_chance() -> None:
    found = [f"{path}:{line}: {what}" for path, line, what in places() if (path, what) not in ALLOWED]
    assert found == [], "wait with waiting.wait_until or an expectation of the page; draw from luck.new_random"


def test_nothing_is_allowed_that_is_nowhere_done() -> None:
    assert set(ALLOWED) == {(path, what) for path, _, what in places()}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import time\ntime.sleep(1)", "time.sleep"),
        ("from time import sleep as pause\npause(0.1)", "time.sleep"),
        ("import asyncio\nawait asyncio.sleep(0.1)", "asyncio.sleep"),
        ("from asyncio import sleep\nawait sleep(seconds)", "asyncio.sleep"),
        ("visitor.page.wait_for_timeout(100)", "wait_for_timeout"),
        ("page.evaluate('new Promise((done) => setTimeout(done, 100))')", "setTimeout"),
        ("import random\nrandom.random()", "random.random"),
        ("import random\nrandom.choice([1, 2])", "random.choice"),
        ("import random\nrandom.Random()", "random.Random()"),
        ("from random import Random\nRandom()", "random.Random()"),
        ("from random import SystemRandom\nSystemRandom().choice([1, 2])", "random.SystemRandom"),
        ("import secrets\nsecrets.token_hex()", "secrets"),
        ("from secrets import token_hex\ntoken_hex()", "secrets"),
        ("import uuid\nuuid.uuid4()", "uuid.uuid4"),
        ("import os\nos.urandom(4)", "os.urandom"),
        ("import time\ntime.time()", "time.time"),
        ("from datetime import datetime\ndatetime.now()", "datetime.datetime.now"),
    ],
)
def test_a_line_that_depends_on_luck_is_found(source: str, found: str) -> None:
    assert [what for _, what in depends_on_luck(source)] == [found]


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\nawait asyncio.sleep(0)",
        "import random\nluck: random.Random = random.Random(3)",
        "import time\nend = time.monotonic() + 30",
        "world.secrets.add(seed)",
        "page.wait_for_selector('main', timeout=100)",
    ],
)
def test_a_line_that_depends_on_nothing_is_not_found(source: str) -> None:
    assert list(depends_on_luck(source)) == []

"""No function exceeds the maximum cyclomatic complexity."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from radon.complexity import cc_visit
from radon.visitors import Class, Function

import twelvefold

ROOT = Path(twelvefold.__file__).parent
MAX_COMPLEXITY = 15
"""The highest cyclomatic complexity of a function or method, inner functions included."""


def functions(blocks: list[Function | Class]) -> Iterator[Function]:
    """All functions and methods, those of inner classes too."""
    for block in blocks:
        if isinstance(block, Class):
            yield from functions([*block.methods, *block.inner_classes])
        else:
            yield block


def too_complex(source: str) -> list[str]:
    """The functions of a file that are above the limit, with their complexity."""
    found = {block.fullname: block.complexity for block in functions(cc_visit(source))}
    return [f"{name} ({complexity})" for name, complexity in found.items() if complexity > MAX_COMPLEXITY]


def test_no_function_is_too_complex() -> None:
    found = {str(path.relative_to(ROOT)): too_complex(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}
    assert found
    assert {name: functions for name, functions in found.items() if functions} == {}


def test_a_function_above_the_limit_is_named_wherever_it_stands() -> None:
    def branching(name: str, branches: int, indent: str) -> str:
        body = "".join(f"{indent}    if x == {number}:\n{indent}        return\n" for number in range(branches))
        return f"{indent}def {name}(x):\n{body}"

    assert too_complex(branching("plain", MAX_COMPLEXITY - 1, "")) == []
    assert too_complex(branching("plain", MAX_COMPLEXITY, "")) == [f"plain ({MAX_COMPLEXITY + 1})"]
    assert too_complex("class Room:\n" + branching("method", MAX_COMPLEXITY, "    ")) == [
        f"Room.method ({MAX_COMPLEXITY + 1})"
    ]
    inner = "class Room:\n    class Inner:\n" + branching("method", MAX_COMPLEXITY, "        ")
    assert too_complex(inner) == [f"Inner.method ({MAX_COMPLEXITY + 1})"]

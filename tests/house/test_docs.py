"""The pages' Python runs as it stands, and their links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import twelvefold
from twelvefold import api

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def with_blocks(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


@pytest.mark.parametrize("page", with_blocks("pycon"), ids=lambda page: page.name)
def test_its_sessions_give_what_they_show(page: Path) -> None:
    """The sessions of a page follow each other, as a reader would type them."""
    test = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "pycon")), {}, page.name, str(page), 0)
    assert test.examples
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("page", with_blocks("python"), ids=lambda page: page.name)
def test_its_programs_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for program in blocks(page, "python"):
        exec(compile(program, page.name, "exec"), {"__name__": page.name})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_its_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).is_file(), target


def test_every_page_is_in_the_site() -> None:
    named = set(re.findall(r'"([\w-]+\.md)"', (ROOT / "zensical.toml").read_text("utf-8")))
    assert named == {page.name for page in (ROOT / "docs").glob("*.md")}


def test_a_bot_in_thirty_lines_has_thirty_lines() -> None:
    for program in (*blocks(ROOT / "docs" / "bot-authors.md", "python"),):
        assert len(program.splitlines()) <= 30


# --- what import twelvefold promises


def test_all_that_is_promised_is_there() -> None:
    assert sorted(twelvefold.__all__) == sorted([*api.__all__, "__version__"])
    for name in api.__all__:
        assert getattr(twelvefold, name) is getattr(api, name)
        assert not (Path(twelvefold.__file__).parent / name).exists(), f"{name} is also a package"


def test_importing_it_is_light() -> None:
    """Not even the rules are read before a name is used, and never the server or the terminal."""
    program = (
        "import sys, twelvefold as tf\n"
        "print([name for name in sys.modules if name.startswith('twelvefold.')])\n"
        "tf.new_match\n"
        "print(sorted({name.split('.')[1] for name in sys.modules if name.startswith('twelvefold.')}))"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    before, after = map(ast.literal_eval, told.splitlines())
    assert before == []
    assert set(after) == {"api", "core", "games", "bots", "table"}

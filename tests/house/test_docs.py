"""The Python on the documentation's pages runs as shown, and all links lead to files."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from website.prepare import BrokenLink, site_text, sources

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
def test_python_sessions_in_the_documentation_give_what_they_show(page: Path) -> None:
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


def anchors(page: Path) -> set[str]:
    """The anchors of a page: its headings, as the site and code hosts name them, and the classes it documents."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
    return made | set(re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_its_links_lead_to_headings(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert anchor in anchors((page.parent / target).resolve() if target else page), f"{target}#{anchor}"


@pytest.mark.parametrize("name", sources())
def test_the_site_can_show_it(name: str) -> None:
    page = sources()[name]
    shown = site_text(page, page.read_text("utf-8"))
    assert "](../" not in shown
    assert "](docs/" not in shown
    assert not re.search(r"^```\w+ \w+$", shown, re.MULTILINE)


@pytest.mark.parametrize("text", ["[a](nowhere.md)", "[a](../Makefile)", "see `src/twelvefold/nowhere.py`"])
def test_a_broken_link_stops_the_site(text: str) -> None:
    with pytest.raises(BrokenLink):
        site_text(ROOT / "docs" / "index.md", text)


def test_every_page_is_in_the_site() -> None:
    named = set(re.findall(r'"([\w-]+\.md)"', (ROOT / "zensical.toml").read_text("utf-8")))
    assert named == set(sources())


def test_a_bot_in_thirty_lines_has_thirty_lines() -> None:
    programs = blocks(ROOT / "docs" / "bot-authors.md", "python(?: socket)?")
    assert len(programs) == 2
    for program in programs:
        assert len(program.splitlines()) <= 30


# --- what import twelvefold promises


def test_all_that_is_promised_is_there() -> None:
    assert sorted(twelvefold.__all__) == sorted([*api.__all__, "__version__"])
    for name in api.__all__:
        assert getattr(twelvefold, name) is getattr(api, name)
        assert not (Path(twelvefold.__file__).parent / name).exists(), f"{name} is also a package"


def test_the_reference_has_all_that_is_promised_and_nothing_else() -> None:
    page = (ROOT / "docs" / "reference.md").read_text("utf-8")
    single = re.findall(r"^::: [\w.]+\.([A-Z]\w+)$", page, re.MULTILINE)
    listed = [name for names in re.findall(r"members: \[(.+)\]", page) for name in names.split(", ")]
    assert sorted([*single, *listed]) == sorted(api.__all__)


def test_a_wrong_call_is_refused_with_a_sentence() -> None:
    match = twelvefold.new_match("king", seats=3, seed=1)
    assert repr(match) == "<Match king, 3 seats, decision 1, waiting for (0, 1, 2)>"
    assert repr(match.game) == "<Game king>"
    with pytest.raises(ValueError, match="a list of 3 is needed, one for each seat, not 'random'"):
        twelvefold.play(match, "random")
    with pytest.raises(TypeError, match="seat 1: 7 is neither a bot"):
        twelvefold.play(match, ["random", 7, "random"])  # type: ignore[list-item]
    with pytest.raises(twelvefold.UnknownGame, match="the games are king"):
        twelvefold.new_match("chess", seats=2)
    with pytest.raises(twelvefold.IllegalMove, match="legal: play knight, play sorcerer"):
        match.answer(0, 1, "play knight")
    with pytest.raises(twelvefold.BadRecord, match="not JSON"):
        twelvefold.parse_record("chess")


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

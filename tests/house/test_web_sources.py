"""The browser client's sources: who imports whom, texts that exist, nothing the policy forbids, nothing too small."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import twelvefold
from twelvefold.locale import game_texts, part_texts, parts, shared_texts
from twelvefold.table.personas import PERSONAS

WEB = Path(twelvefold.__file__).parent / "web"
APP = WEB / "app"
MODULES = sorted(APP.rglob("*.js"))
MIN_TEXT_PX = 14
"""No text is smaller than this."""
PREFIXES = ("web-", "bot-")
BY_SERVER = {
    f"web-{name}" for name in ("title", "lead", "scripts-off", "api", "api-lead", "api-language", "api-openapi")
}
INDEXES = (("games", "registry.js"), ("games", "guides.js"))
"""Which screens and guides there are: all that a page knows of games."""
FORBIDDEN = r"\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write|setAttribute\(.style"


def imports(path: Path) -> list[Path]:
    """The files a module imports, at once or later; all are named by their place."""
    source = path.read_text("utf-8")
    named = re.findall(r'^(?:import|export) [^;]*?from "([^"]+)";', source, re.MULTILINE)
    named += re.findall(r'\bimport\("([^"]+)"\)', source)
    assert all(name.startswith(".") for name in named), path
    return [(path.parent / name).resolve() for name in named]


@cache
def english() -> frozenset[str]:
    folder = Path(twelvefold.__file__).parent / "locale" / "en"
    return frozenset(key for page in folder.glob("*.ftl") for key in keys(page.read_text("utf-8")))


@cache
def keys(texts: str) -> frozenset[str]:
    return frozenset(entry.id.name for entry in FluentParser().parse(texts).body if isinstance(entry, ast.Message))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(APP)))
def test_imports_exist_and_point_one_way(path: Path) -> None:
    """What every game needs knows no game; a game's screen knows no other's; only pages ask which screen there is."""
    own = path.relative_to(APP).parts
    for found in imports(path):
        assert found.is_file(), f"{path}: {found}"
        if not found.is_relative_to(APP):
            assert found.is_relative_to(WEB / "vendor")
            continue
        other = found.relative_to(APP).parts
        if other[0] == "games" and own[0] != "games":
            assert own[0] == "pages"
            assert other in INDEXES
        if other[0] == "games" and own[0] == "games" and own not in INDEXES:
            assert own[1] == other[1]
        if own[0] in ("parts", "dice", "games"):
            assert other[0] != "pages"
        if len(own) == 1 and own != ("app.js",):
            assert len(other) == 1 or own == ("main.js",)


def test_every_text_exists_and_is_used() -> None:
    known = english()
    source = "\n".join(path.read_text("utf-8") for path in MODULES)
    literal = {key for key in re.findall(r'"([a-z][\w-]+)"', source) if key.startswith(PREFIXES)}
    assert literal <= known, literal - known
    templates = re.findall(r"`((?:web|bot)-[^`]+)`", source)
    shapes = [re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(template)) for template in templates]
    made = {key for key in known for shape in shapes if re.fullmatch(shape, key)}
    unused = {key for key in known if key.startswith(PREFIXES)} - literal - made - BY_SERVER
    assert unused == set()


def test_every_persona_has_a_portrait() -> None:
    drawn = re.findall(r'<symbol id="(\w+)" viewBox="0 0 64 64"', (WEB / "art/faces.svg").read_text("utf-8"))
    assert drawn == list(PERSONAS)


CALL = re.compile(r"""\bsay\(("[a-z][\w-]+"|`[a-z]+-[a-z][^`]+`)(?:, \{|\))""")
"""A text by its name, or by the beginning of it, and what it is given."""


def given(source: str, begin: int) -> set[str] | None:
    """The names in the object that begins there; None: it also holds another one's."""
    depth, quote, names, part = 1, "", set(), ""
    for letter in source[begin:]:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        depth += (letter in "([{") - (letter in ")]}") if not quote else 0
        if depth == 0 or (depth == 1 and letter == "," and not quote):
            if part.strip().startswith("..."):
                return None
            if part.strip():
                names.add(part.partition(":")[0].strip())
            part = ""
        else:
            part += letter
        if depth == 0:
            return names
    raise AssertionError(source[begin : begin + 80])


@cache
def needed() -> dict[str, set[str]]:
    """What each text wants to be given, in one language or another."""
    wanted: dict[str, set[str]] = {}
    for page in (Path(twelvefold.__file__).parent / "locale").glob("*/*.ftl"):
        for entry in FluentParser().parse(page.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
                wanted.setdefault(entry.id.name, set()).update(found)
    return wanted


@cache
def named() -> set[str]:
    """The texts that are asked for by their whole name, somewhere."""
    return {key for path in MODULES for key in re.findall(r'say\("([\w-]+)"', path.read_text("utf-8"))}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(APP)))
def test_every_text_is_given_what_it_needs_in_every_language(path: Path) -> None:
    """A language may need more than English does: the gender of a colour, the number of something."""
    source, wanted = path.read_text("utf-8"), needed()
    by_name = named()
    for call in CALL.finditer(source):
        names = given(source, call.end()) if call.group().endswith("{") else set()
        if names is None:
            continue
        shape = re.sub(r"\\\$\\\{.*?\\\}", r"\\w+", re.escape(call.group(1)[1:-1]))
        for key in {key for key in wanted if re.fullmatch(shape, key)} - (by_name if "\\w" in shape else set()):
            assert wanted[key] <= names, f"{path.name}: {key} is not given {wanted[key] - names}"


def part_of(own: tuple[str, ...]) -> str:
    """What comes with texts of its own: a guide, and the screen for more seats than the ordinary one."""
    return "guide" if own[-1] == "guide.js" else "-".join(own[1:-1])


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(APP)))
def test_every_text_is_there_when_it_is_needed(path: Path) -> None:
    """A module uses only texts that are loaded with it: the shared ones, its game's, and those of its own part."""
    own = path.relative_to(APP).parts
    if own in INDEXES:
        return  # names of files there are no texts
    game = own[1] if own[0] == "games" and len(own) > 2 else ""
    there = keys(shared_texts("en")) | (keys(game_texts("en", game)) if game else frozenset())
    there |= {key for part in parts() if part_of(own) == part for key in keys(part_texts("en", part))}
    others = english() - there
    source = path.read_text("utf-8")
    assert others.isdisjoint(re.findall(r'"([a-z][\w-]+)"', source))
    if game and game != "generic":
        begun = {template.partition("$")[0] for template in re.findall(r"`([a-z]+-[^`]*)`", source)}
        assert not [start for start in begun if any(key.startswith(start) for key in others)]


def test_nothing_the_policy_forbids() -> None:
    """Markup is taken as it is in one place: our own rules pages."""
    for path in MODULES:
        source = path.read_text("utf-8")
        assert not re.search(FORBIDDEN, source)
        assert ("dangerouslySetInnerHTML" in source) == (path.name == "rules.js")


def test_no_text_is_too_small() -> None:
    read = 0
    for path in (WEB / "style").glob("*.css"):
        for selector, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", path.read_text("utf-8")):
            in_px = re.findall(r"font(?:-size)?:[^;]*?(\d+(?:\.\d+)?)px", rule)
            in_em = re.findall(r"font(?:-size)?:[^;]*?(\d*\.?\d+)r?em\b", rule)
            read += len(in_px + in_em)
            for size in [*map(float, in_px), *(float(size) * 16 for size in in_em)]:
                assert size >= MIN_TEXT_PX, f"{path.name}: {selector.strip()}"
    assert read > 100, "no sizes were read"


def test_what_others_made_is_named_with_its_licence() -> None:
    told = (WEB / "vendor" / "README.md").read_text("utf-8")
    for path in [*(WEB / "vendor").iterdir(), *(WEB / "fonts").glob("*.woff2")]:
        if path.suffix == ".woff2":
            family = re.split(r"-(latin|cyrillic)", path.name)[0]
            assert f"../fonts/{family}-*" in told
            assert (WEB / "fonts" / f"{family}.LICENSE").is_file()
        else:
            assert path.name in told or path.name == "README.md"

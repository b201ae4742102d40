"""Copies ``docs/`` to ``build/docs``, in the form the site generator reads.

``CONTRIBUTING.md`` and ``CHANGELOG.md`` become pages too. Every link to a file and every file of the repository that a
page names is checked here, because the generator only knows its own pages.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "docs"
OUTSIDE = {"contributing.md": ROOT / "CONTRIBUTING.md", "changelog.md": ROOT / "CHANGELOG.md"}
"""Pages of the site that are not in ``docs/``."""
FENCE = re.compile(r"^```(\w+) (\w+)$", re.MULTILINE)
"""A fence whose second word tells our tests what an example is; the generator would not take it for code."""
TITLES = {
    "client": "client to server",
    "server": "server to client",
    "request": "HTTP request",
    "answer": "HTTP response",
}
LINK = re.compile(r"(?<=\]\()([^)#\s]+)")
NAMED = re.compile(r"`((?:src|tests|docs|bench|soak|website|requirements)/[\w./-]*)`")


class BrokenLink(Exception):
    """A page leads to a file that is not there."""


def sources() -> dict[str, Path]:
    """Return the source file of each page, by its file name on the site."""
    return {**{page.name: page for page in sorted(DOCS.glob("*.md"))}, **OUTSIDE}


def site_text(source: Path, text: str) -> str:
    """A page as the generator reads it, or BrokenLink."""
    for path in NAMED.findall(text):
        if "NAME" not in path and not (ROOT / path).exists():
            raise BrokenLink(f"{source.name}: there is no {path}")
    text = FENCE.sub(lambda found: f"```{found[1]}{_title(found[2])}", text)
    return LINK.sub(lambda found: _site_link(source, found[1]), text)


def _title(word: str) -> str:
    return f' title="{TITLES[word]}"' if word in TITLES else ""


def _site_link(source: Path, target: str) -> str:
    """A link between files of the repository as a link between pages."""
    if "://" in target:
        return target
    file = (source.parent / target).resolve()
    if not file.is_file():
        raise BrokenLink(f"{source.name}: there is no file {target}")
    for name, page in OUTSIDE.items():
        if file == page:
            return name
    if not file.is_relative_to(DOCS):
        raise BrokenLink(f"{source.name}: {target} is not part of the site; write its name as code instead")
    return file.relative_to(DOCS).as_posix()


def prepare() -> None:
    """Write the pages anew."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES)
    for name, source in sources().items():
        (PAGES / name).write_text(site_text(source, source.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    try:
        prepare()
    except BrokenLink as problem:
        sys.exit(str(problem))

"""Copies ``docs/`` to ``build/docs``, in the form the site generator reads.

The second word of a fence (``json client``, ``sh backup``) tells our tests what an example is; the generator would not
take such a fence for code.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs"
FENCE = re.compile(r"^```(\w+) \w+$", re.MULTILINE)


def prepare() -> None:
    """Write the pages anew."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for page in PAGES.glob("*.md"):
        page.write_text(FENCE.sub(r"```\1", page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    prepare()

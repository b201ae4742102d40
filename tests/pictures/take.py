"""``make pictures``: take a picture of every screen in ``screens.py``; ``compare.js`` compares them with stored ones.

Seeds, ids and the server's clock are fixed as in the tests. ``take.py PART...`` takes only the pictures of some parts.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from luck import LABEL_FILE, set_label
from pictures.camera import TAKEN, Camera, start_browser
from pictures.screens import PARTS
from server.server_help import Server


def main(*wanted: str) -> None:
    """Take all pictures, or those of some parts."""
    shutil.rmtree(TAKEN, ignore_errors=True)
    TAKEN.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        os.environ[LABEL_FILE] = f"{folder}/label"
        set_label("pictures", tell_others=True)
        with Server(Path(folder) / "data").running() as server:
            browser = start_browser(playwright, server)
            camera = Camera(browser, server)
            for part in PARTS:
                if not wanted or part.__name__ in wanted:
                    set_label(f"pictures {part.__name__}", tell_others=True)
                    part(camera)
                    camera.put_away()
            browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

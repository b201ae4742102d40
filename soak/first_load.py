"""``make firstload``: how soon a phone on a slow network shows something, how much it fetches, and how much moves.

A real server, and Chromium as on slow 3G with a quarter of the processor: 400 ms for every request, 400 kbit/s. Every
page is opened by a new visitor, who has nothing of it yet.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import soak  # noqa: F401 - makes the helpers of the tests importable
from server.server_help import Server
from web.shifts import Shift, observe, shifts
from web.web_help import PHONE, launch

ROUND_TRIP_MS = 400
BYTES_PER_S = 400_000 / 8
SLOWER = 4
"""How many times slower than this machine the phone's processor is."""
PATIENCE_MS = 120_000
READY = {"front page": ".game-card .main", "new table": "form .main", "lobby": ".copy-link", "game": ".turn.mine"}
"""The pages, each with the selector of what it is opened for."""


@dataclass(slots=True)
class FirstLoad:
    """What was measured of one page."""

    painted_ms: float = 0.0
    ready_ms: float = 0.0
    shifts: list[Shift] = field(default_factory=list)
    transferred: list[float] = field(default_factory=list)
    """The bytes of each request, headers included."""


def main() -> None:
    """Measure all pages in some languages, and print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--languages", nargs="+", default=["en", "ru"])
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is shown")
    parser.add_argument("--moved", action="store_true", help="name what moved")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with Server(Path(folder) / "data").running() as server:
            _measure(browser, server, given.languages, given.rounds, given.moved)
        browser.close()


def _measure(browser: Browser, server: Server, languages: list[str], rounds: int, moved: bool) -> None:
    print("| page | language | first paint, s | ready, s | layout shift | requests | kB |")
    print("|---|---|---|---|---|---|---|")
    for page in READY:
        for language in languages:
            loads = [_load(browser, server, page, language) for _ in range(rounds)]
            figures = (
                f"{median(load.painted_ms for load in loads) / 1000:.1f}",
                f"{median(load.ready_ms for load in loads) / 1000:.1f}",
                f"{median(sum(shift.value for shift in load.shifts) for load in loads):.3f}",
                f"{median(len(load.transferred) for load in loads):.0f}",
                f"{median(sum(load.transferred) for load in loads) / 1000:.0f}",
            )
            print(f"| {page} | {language} | {' | '.join(figures)} |", flush=True)
            for shift in loads[-1].shifts if moved else ():
                print(f"    {shift.value:.3f} at {shift.at_ms} ms: {'; '.join(shift.moved)}")


def _load(browser: Browser, server: Server, page: str, language: str) -> FirstLoad:
    context = browser.new_context(viewport=PHONE, locale=language, has_touch=True)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    try:
        return _visit(context, f"http://{server.host}", page)
    finally:
        context.close()


def _visit(context: BrowserContext, home: str, page: str) -> FirstLoad:
    """Open one page as on a slow network."""
    address = home + _path(context, home, page)
    observe(context)
    tab, load = context.new_page(), FirstLoad()
    session = context.new_cdp_session(tab)
    session.send("Network.enable")
    speed = {"latency": ROUND_TRIP_MS, "downloadThroughput": BYTES_PER_S, "uploadThroughput": BYTES_PER_S}
    session.send("Network.emulateNetworkConditions", {"offline": False, **speed})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.on("Network.loadingFinished", lambda event: load.transferred.append(event["encodedDataLength"]))
    tab.goto(address, wait_until="commit")
    tab.wait_for_selector(READY[page])
    load.ready_ms = tab.evaluate("performance.now()")
    tab.wait_for_load_state("networkidle")
    tab.evaluate("document.fonts.ready.then(() => true)")
    load.shifts = shifts(tab)
    load.painted_ms = tab.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    return load


def _path(context: BrowserContext, home: str, page: str) -> str:
    """The path of a page. What it shows is made by the visitor, without opening anything."""
    if page in ("front page", "new table"):
        return "/" if page == "front page" else "/new/king"
    bots = [None, None, None] if page == "lobby" else [None, "heuristic", "heuristic"]
    context.request.post(f"{home}/api/me", data={"name": "Lea"})
    order = {"game": "king", "options": {"seats": 3}, "bots": bots}
    table = context.request.post(f"{home}/api/tables", data=order).json()["table"]
    if page == "game":
        context.request.post(f"{home}/api/tables/{table}/start")
    return f"/t/{table}"


if __name__ == "__main__":
    main()

"""Browser windows: pages are opened, checked, clicked on and played at."""

from __future__ import annotations

import base64
import random
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Playwright, Request, WebSocket, expect

from server.server_help import Guest, Server, play

PICTURES = Path(__file__).parents[2] / "screenshots"
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
CORNER = (5, 5)
"""A place on every page where the mouse is over nothing that has a tooltip."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
PATIENCE_MS = 20_000
"""How long anything on a page may take before a test fails."""
LONG_GAME_S = 240
"""How long a whole game may take before a test fails."""

MOVES = ", ".join(
    (
        ".hand button[aria-disabled=false]",
        ".face-buttons button",
        ".theft button",
        ".chips-offered button[aria-disabled=false]",
        ".moves button",
        "[data-move][aria-disabled=false]",
    )
)
"""Selector of everything that can be chosen, in any game."""
VIOLATIONS = """async () => {
  const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const {violations} = await axe.run({runOnly: {type: "tag", values}, resultTypes: ["violations"]});
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""
"""Runs axe-core. Returns only the violations: its whole report is ten times as long."""
OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""The features that Playwright turns off by default. Our own list replaces Playwright's, so it repeats them."""
TOUCHED = "button[data-move]:not([aria-disabled=true]):not(:disabled)"
"""Selector of the buttons that add a move to a line."""
HELD = "[data-hold][aria-disabled=false][aria-pressed=false]"
"""Selector of dice that can be held, and are not."""
SETTLED = """async (patience) => {
  const end = performance.now() + patience;
  const shape = () => [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.className} ${x} ${y} ${width} ${height}`;
  }).join();
  for (let before = "", same = 0, now; same < 6; before = now) {
    await new Promise(requestAnimationFrame);
    if (performance.now() > end) throw new Error("the page does not settle");
    now = shape();
    same = now === before ? same + 1 : 0;
  }
}"""
"""Ends when nothing on the page has moved for some frames: what was rendered has had its effects, and was drawn."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
NO_TRANSITION = """() => document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
"""Whether every animation is over, but for those without an end."""
LINE = "document.querySelector('.queen-choice')?.dataset.built"
"""The line on the screen, as a text that changes with every move."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # each window would load two more pages, for an address bar that nobody sees
    "--disable-features=" + ",".join((*OFF, "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")),
)

expect.set_options(timeout=PATIENCE_MS)


def launch(playwright: Playwright, *flags: str) -> Browser:
    chromium = shutil.which("chromium")
    assert chromium is not None, "Debian's chromium is not installed; make browser installs it"
    return playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, *flags])


class Visitor:
    """A browser window with cookies of its own. It collects everything that was ever wrong with its page."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        size: str = "phone",
        dark: bool = True,
        language: str = "en",
        speed: str = "instant",
        guest: Guest | None = None,
        still: bool = True,
        forced: bool = False,
        home: str | None = None,
    ) -> None:
        self.server = server
        self.home = home or f"http://{server.host}"
        self.context = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=size == "phone",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.remember("speed", speed)
        self.remember("forced", "on" if forced else "off")  # tests make their moves themselves
        if guest is not None:
            self.remember("twelvefold", str(guest.cookie))
        self.problems: list[str] = []
        self.strangers: set[str] = set()
        self.received: list[str] = []
        """Everything that came over WebSockets."""
        self.allowed: tuple[str, ...] = ()
        """Parts of console messages that the test provokes."""
        self.page = self.context.new_page()
        self.follow(self.page)

    def follow(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(f"{error.message}\n{error.stack}"))
        page.on("request", self._fetch)
        page.on("websocket", self._connect)

    def remember(self, name: str, value: str) -> None:
        self.context.add_cookies([{"name": name, "value": value, "url": self.home}])

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in self.allowed):
            self.problems.append(message.text)

    def _fetch(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.home).netloc:
            self.strangers.add(request.url)

    def _connect(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.received.append(str(payload)))

    def keep_evidence(self, name: str) -> None:
        """Keep a picture of the page, the page itself, where the focus is, and the last messages of the server."""
        folder = PICTURES / "failed"
        folder.mkdir(parents=True, exist_ok=True)
        with suppress(Error):  # a page that has crashed
            self.page.screenshot(path=folder / f"{name}.png")
            focused = self.page.evaluate("document.activeElement?.outerHTML")
            parts = (self.page.url, focused, *self.problems, *self.received[-5:], self.page.content())
            (folder / f"{name}.txt").write_text("\n\n".join(map(str, parts)), encoding="utf-8")

    def close(self) -> None:
        self.context.close()

    # --- going somewhere

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.home + path)
        self.page.wait_for_selector("main:not(.as-sent)")
        return self

    def at(self, table: str) -> Visitor:
        """Open a table's page, in whatever state the table is."""
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".lobby, .table-grid")
        return self

    def new_table(self, game: str, way: str = "friends") -> Visitor:
        """Open the second step of a new table, with all that can be chosen."""
        self.go(f"/new/{game}?with={way}")
        self.click(".more-options > summary")
        return self

    def __call__(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    # --- looking

    def shot(self, *, whole: bool = False) -> bytes:
        """Return a picture of the page as a PNG. It is taken from outside: nothing is put into the page for it."""
        session = self.context.new_cdp_session(self.page)
        how: dict[str, Any] = {"format": "png", "optimizeForSpeed": True, "captureBeyondViewport": whole}
        if whole:
            how["clip"] = {"scale": 1, **session.send("Page.getLayoutMetrics")["cssContentSize"]}
        shot = session.send("Page.captureScreenshot", how)
        session.detach()
        return base64.b64decode(shot["data"])

    def picture(self, name: str) -> None:
        """Save a picture of the page."""
        PICTURES.mkdir(exist_ok=True)
        (PICTURES / f"{name}.png").write_bytes(self.shot())

    def pictures(self, name: str) -> None:
        """Save pictures of the page in both sizes, light and dark."""
        before = self.page.viewport_size
        for size, shape in SIZES.items():
            self.page.set_viewport_size(shape)  # type: ignore[arg-type]
            for scheme in SCHEMES:
                self.page.emulate_media(color_scheme=scheme)
                self.drawn()
                self.picture(f"{name}-{size}-{scheme}")
        self.page.emulate_media(color_scheme="dark")
        assert before is not None
        self.page.set_viewport_size(before)

    def accessible(self) -> None:
        """Check that axe-core finds no violation of WCAG 2.2 AA, light and dark."""
        self.page.evaluate(AXE_SCRIPT)
        for scheme in SCHEMES:
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", scheme)
            self.drawn()
            wrong = self.page.evaluate(VIOLATIONS)
            assert wrong == [], f"{scheme} {self.page.url}\n" + "\n".join(wrong)
        self.page.evaluate("() => { document.documentElement.dataset.theme = 'auto' }")

    def edges(self, selector: str) -> tuple[float, float]:
        """Return where the first such element begins and ends, from the top of the window."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["y"], box["y"] + box["height"]

    def settle(self) -> None:
        """Wait until the layout stays as it is. Not for pages on which something always moves."""
        self.page.evaluate(SETTLED, PATIENCE_MS)

    def drawn(self) -> None:
        """Wait until the page has drawn what was changed, and colours no longer fade."""
        self.page.evaluate(TWO_FRAMES)
        self.page.wait_for_function(NO_TRANSITION)

    # --- playing

    def decide(self, luck: random.Random) -> None:
        """Click on a random choice, and on the button that seals it, if there is one."""
        before = self("section.turn").get_attribute("data-decision")
        choices, seal = self(MOVES), self("section.turn .decide .main")
        sealing, forced = seal.count() > 0, seal.count() > 0 and seal.is_enabled()
        if not forced:  # where there is no choice, it is chosen already
            self._choose(choices, luck)
        if sealing:
            seal.click()
        self._decided(before)

    def _choose(self, choices: Locator, luck: random.Random) -> None:
        """Click on one of the choices, and move the mouse away: a tooltip may cover what is clicked on next."""
        choices.nth(luck.randrange(choices.count())).click()
        self.page.mouse.move(*CORNER)

    def _decided(self, before: str | None) -> None:
        """Wait until that decision is over, or sealed until the others have decided."""
        self.page.wait_for_function(
            "before => document.querySelector('section.turn')?.dataset.decision !== before"
            " || document.querySelector('.sealed-note')",
            arg=before,
        )

    def fill_line(self, luck: random.Random) -> None:
        """Click together a whole line with random moves, and confirm it."""
        before = self("section.turn").get_attribute("data-decision")
        while True:
            finish, choices = self(".decide .main:enabled"), self(MOVES)
            count = choices.count()
            if not finish.count() and not self(".decide .main").count():
                return
            if finish.count() and (not count or luck.random() < 0.4):
                finish.click()
                self._decided(before)
                return
            if not count:  # the last move is still on its way
                self.page.wait_for_selector(f"{MOVES}, .decide .main:enabled")
                continue
            laid = self(".line li").count()
            self._choose(choices, luck)
            expect(self(".line li")).to_have_count(laid + 1)

    def build_line(self, luck: random.Random) -> None:
        """Click together a line of Queen of 12 and confirm it: hold dice, then touch cells or buttons."""
        line = ".queen-choice[data-line=true]"
        for _ in range(60):
            some = ("[data-confirm]:enabled", TOUCHED, f"{line} {HELD}", ".sealed-note", ".result")
            self.page.wait_for_selector(", ".join(some))
            if not self(f".turn.mine {line}").count():
                return
            confirm, moves, dice = self("[data-confirm]:enabled"), self(TOUCHED), self(f"{line} {HELD}")
            if moves.count() and not (confirm.count() and luck.random() < 0.15):
                known = self._line()
                self._choose(moves, luck)
                self.page.wait_for_function(
                    f"before => ({LINE}) !== before || document.querySelector('.sealed-note')", arg=known
                )
            elif dice.count() and luck.random() < 0.9:
                self._choose(dice, luck)
            elif confirm.count():
                self.end_line()
                return
        raise AssertionError("the line does not end")

    def end_line(self) -> None:
        """Confirm a line, whatever it leaves unused, and wait until it is over."""
        before = self("section.turn").get_attribute("data-decision")
        self.confirm()
        self._decided(before)

    def confirm(self) -> None:
        """Click on the button that ends a line, and leave what could still be marked."""
        idle = "[data-confirm][aria-disabled=false]:enabled"
        self.page.wait_for_selector(idle)
        unsure = self(".marking [data-confirm].lesser").count()
        self.click(idle)
        if unsure:
            self.click("[data-leave]")

    def _line(self) -> Any:
        return self.page.evaluate(LINE)

    def move(self, luck: random.Random) -> None:
        """Make one random move, whatever is asked."""
        if self(".queen-choice[data-line=true]").count():
            self.build_line(luck)
        elif self(".line").count():
            self.fill_line(luck)
        else:
            self.decide(luck)

    def play_by(self, decide: Callable[[], None]) -> None:
        """Play alone or against bots to the end of the game. ``decide`` makes one decision."""
        end = time.monotonic() + LONG_GAME_S
        while time.monotonic() < end:
            self.page.wait_for_selector(".turn.mine, .result")
            if self(".result").count():
                return
            before = self("section.turn").get_attribute("data-decision")
            decide()
            self.page.wait_for_function(
                "before => document.querySelector('section.turn')?.dataset.decision !== before", arg=before
            )
        raise AssertionError("the game does not end")

    def play(self, luck: random.Random, each: Callable[[], None] = lambda: None) -> None:
        """Play to the end of the game with random moves. ``each`` is called before every decision."""
        end = time.monotonic() + LONG_GAME_S
        while time.monotonic() < end:
            self.page.wait_for_selector(".turn.mine, .result")
            if self(".result").count():
                return
            each()
            try:
                self.move(luck)
            except Error:
                if not self(".result").count():
                    raise
        raise AssertionError("the game does not end")


def take_seat(visitor: Visitor, name: str, address: str) -> None:
    """Open the address of a table and take a seat by clicking."""
    visitor.page.goto(address)
    visitor("main input[maxlength='30']").fill(name)
    visitor.click(".inline-form .main")
    expect(visitor(".chair.mine")).to_contain_text(name)


def bots_table(guest: Guest, game: str, seats: int, **more: Any) -> str:
    """Create a table for a guest and bots, and start the game."""
    bot = "random" if game == "fair" else "heuristic"
    table = str(guest.create(game, seats, bots=[None, *[bot] * (seats - 1)], **more)["table"])
    guest.at(table, "start")
    return table


def table_of_two(server: Server, game: str) -> tuple[str, Guest, Guest]:
    """Create a table for Lea and Mia, and start the game."""
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create(game, 2)["table"])
    mia.at(table, "sit")
    lea.at(table, "start")
    return table, lea, mia


def finish(guest: Guest, table: str, luck: random.Random) -> list[dict[str, Any]]:
    """Play a guest's game against bots to its end over a WebSocket. Return the events that the guest was sent."""
    with guest.connect() as socket:
        socket.watch(table)
        return play(table, [socket], luck).events

"""Takes pictures of windows, the same in every run: scale, hinting, colours and the address shown are fixed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Playwright

from server.server_help import Guest, Server
from web.web_help import PICTURES, Visitor, launch

TAKEN = PICTURES / "pictures" / "taken"
HOST = "twelvefold.test"
"""The address that the pages show: the server's own port differs from run to run."""
FLAGS = (
    "--force-device-scale-factor=1",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-skia-runtime-opts",  # the same arithmetic on every processor
    "--disable-partial-raster",  # an edge of which a part is drawn again comes out a little differently
)
STILL = """
  const style = new CSSStyleSheet();
  const off = "animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important;";
  const all = ":root:root:root";
  style.replaceSync(`${all} *, ${all} ::before, ${all} ::after { ${off} caret-color: transparent !important; }`);
  document.adoptedStyleSheets = [style];
"""
"""No caret blinks, and nothing ever moves: what has moved is drawn a little differently. Animations are at their end,
not absent: a cancelled card stays as its animation leaves it."""
FONTS = "() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {})"
"""A font that stands in for another is only there if the machine has it."""
IMAGES = "() => Promise.all([...document.images].map((image) => image.decode())).then(() => {})"
FOLLOW = """(path) => {
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: path }));
  link.click();
  link.remove();
}"""
"""Goes to another page without loading everything anew."""
MAX_TRIES = 50

Size = tuple[int, int]
SMALL_PHONE, PHONE, LAPTOP, DESKTOP = (320, 568), (390, 844), (1366, 768), (1440, 900)


class SteadyVisitor(Visitor):
    """Somebody who has all fonts before a page is laid out: how far it scrolls by itself depends on them."""

    def go(self, path: str = "/") -> Visitor:
        super().go()
        self.page.evaluate(FONTS)
        if path != "/":
            self.page.evaluate(FOLLOW, path)
            self.page.wait_for_url(self.home + path)
        return self


def start_browser(playwright: Playwright, server: Server) -> Browser:
    return launch(playwright, *FLAGS, f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{server.port}")


class Camera:
    """Opens windows, and takes pictures of them."""

    def __init__(self, browser: Browser, server: Server, folder: Path = TAKEN) -> None:
        self.server = server
        self._browser = browser
        self._folder = folder
        self._visitors: list[Visitor] = []

    def visit(self, size: Size, guest: Guest | None = None, *, dark: bool = False) -> Visitor:
        """Somebody with a window of that size."""
        width, height = size
        kind = "phone" if width < 700 else "desktop"
        visitor = SteadyVisitor(self._browser, self.server, size=kind, dark=dark, guest=guest, home=f"http://{HOST}")
        visitor.context.add_init_script(STILL)
        visitor.page.set_viewport_size({"width": width, "height": height})
        self._visitors.append(visitor)
        return visitor

    def shoot(self, visitor: Visitor, name: str, *, whole: bool = False) -> None:
        """Take a picture of the window, or of the whole page, as soon as two in a row are the same."""
        page = visitor.page
        page.mouse.move(0, 0)
        if whole:
            page.evaluate("scrollTo(0, 0)")  # the bar lies where the window begins
        page.wait_for_load_state("networkidle")
        page.evaluate(IMAGES)
        visitor.settle()
        before, now = b"", visitor.shot(whole=whole)
        for _ in range(MAX_TRIES):
            if before == now:
                break
            visitor.settle()
            before, now = now, visitor.shot(whole=whole)
        else:
            raise AssertionError(f"{name}: something moves")
        size = page.viewport_size
        assert size is not None
        scheme = "dark" if page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") else "light"
        (self._folder / f"{name}-{size['width']}x{size['height']}-{scheme}.png").write_bytes(now)

    def put_away(self) -> None:
        """Close all windows; none of the pages may have complained."""
        for visitor in self._visitors:
            visitor.close()
        for visitor in self._visitors:
            assert visitor.problems == []
            assert visitor.strangers == set(), "nothing is fetched from elsewhere"
        self._visitors.clear()

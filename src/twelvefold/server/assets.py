"""The browser client's static files, texts and rules pages, prepared in memory.

Their base path contains a hash of all contents, so that browsers can cache them forever and never mix two versions.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import count

from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import Response

from twelvefold.bots import registry as bots
from twelvefold.core.manifest import Manifest, WebModule
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, game_texts, part_texts, parts, rules_page, shared_texts
from twelvefold.server.bundles import bundles
from twelvefold.server.packing import BEST, accepted, packed

MEDIA_TYPES = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "map": "application/json",
}
"""Media types by file extension. Files with other extensions are not served."""
COMPRESSED = ("png", "woff2")
"""File extensions whose contents cannot be made smaller."""
SHELL = "index.html"
MAIN = "app/main.js"
GENERIC_SCREEN = WebModule("app/games/generic/screen.js")
"""The screen of a game that does not have its own."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
TERM_IMAGE = re.compile(r'<img src="picture:([\w-]+)" alt="([^"]*)" />')
"""A term of a rules page, after its lines with pictures have become figures."""
COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/)$", re.MULTILINE)
"""A comment in a module that has its lines to itself; ESLint forbids templates that look like one."""


FIRST_STYLES = ("base", "pages", "table")
"""The stylesheets of every page. They are sent as one, with those of the badges."""
STEADY = "steady"
"""The stylesheet that comes after them, about what must not move."""
FIRST_STYLE = "style/first.css"


class Asset:
    """A file with its media type. It is compressed when the first browser asks for it."""

    __slots__ = ("_packed", "body", "kind")

    def __init__(self, path: str, body: bytes) -> None:
        extension = path.rpartition(".")[2]
        self.kind = MEDIA_TYPES[extension]
        self.body = body
        self._packed: dict[str, bytes] = (
            {"": body} if extension not in COMPRESSED else dict.fromkeys(("", "br", "gzip"), body)
        )

    async def response(self, request: Request) -> Response:
        """Return the file, compressed if that makes it smaller and the browser accepts it. It may be cached forever."""
        encoding = accepted(request)
        if encoding not in self._packed:  # takes up to half a second
            self._packed[encoding] = await asyncio.to_thread(packed, self.body, encoding, BEST)
        found = self._packed[encoding]
        headers = {"Cache-Control": CACHE_FOREVER, "Content-Type": self.kind, "Vary": "Accept-Encoding"}
        return Response(found, headers=headers if found is self.body else headers | {"Content-Encoding": encoding})


@dataclass(frozen=True, slots=True)
class Assets:
    """All files by path, and the base path of this version."""

    base: str
    shell: str
    files: dict[str, Asset]

    def modules(self, game: str) -> list[str]:
        """Return the bundles that a page should preload: the main one, and that of the game's screen."""
        screens = [screens_of(manifest)[0].path for manifest in registry.manifests() if manifest.game.name == game]
        return [f"{self.base}/{path}" for path in (MAIN, *screens)]

    def styles(self, game: str) -> list[str]:
        """Return the stylesheets that a game's screen needs besides the first one."""
        screens = [screens_of(manifest)[0] for manifest in registry.manifests() if manifest.game.name == game]
        return [f"{self.base}/style/{style}.css" for screen in screens for style in screen.styles]

    def games_with_texts(self, language: str) -> list[str]:
        """Return the games that have texts in a language."""
        return [game for game in registry.names() if f"texts/{game}.{language}.ftl" in self.files]


def badges() -> list[WebModule]:
    """Return the badge modules of all games that have one."""
    return [manifest.badge for manifest in registry.manifests() if manifest.badge is not None]


def first_styles() -> tuple[str, ...]:
    """Return the names of the stylesheets that are sent as one."""
    return tuple(dict.fromkeys((*FIRST_STYLES, *(style for badge in badges() for style in badge.styles), STEADY)))


def screens_of(manifest: Manifest) -> tuple[WebModule, ...]:
    """Return a game's screens, or the generic one."""
    return manifest.screens or (GENERIC_SCREEN,)


def web_parts(own: Assets) -> dict[str, dict[str, object]]:
    """Return each game's modules, and what the front page says of it, as JSON.

    It is embedded in the page, so that the client needs no request for it.
    """
    return {manifest.game.name: _web_parts(manifest, own) for manifest in registry.manifests()}


def _web_parts(manifest: Manifest, own: Assets) -> dict[str, object]:
    game = manifest.game
    rules = f"rules/{game.name}.{LANGUAGES[0]}.html"
    found: dict[str, object] = {
        "seats": [game.seats.start, game.seats.stop - 1],
        "bots": list(bots.names(game)),
        "minutes": manifest.minutes,
        "screens": [_module(screen) for screen in screens_of(manifest)],
        "badge": None if manifest.badge is None else _module(manifest.badge),
        "preview": None if manifest.preview is None else _module(manifest.preview),
        "guide": None if manifest.guide is None else _module(manifest.guide),
        "rules": rules in own.files,
        "terms": terms_of(own.files[rules].body.decode()) if rules in own.files else [],
    }
    if manifest.pictures is not None:
        found["pictures"] = _module(manifest.pictures)
    return found


def _module(module: WebModule) -> dict[str, object]:
    seats = None if module.seats is None else [module.seats.start, module.seats.stop - 1]
    given = {"path": module.path, "styles": module.styles, "texts": module.texts, "options": dict(module.options)}
    return {name: value for name, value in given.items() if value} | ({} if seats is None else {"seats": seats})


@lru_cache(maxsize=1)
def assets() -> Assets:
    """Load all files. They are loaded once: a running server does not notice changes on disk."""
    found = dict(_read(files("twelvefold.web"), ""))
    shell = found.pop(SHELL).decode()
    for language in LANGUAGES:
        found[f"texts/{language}.ftl"] = shared_texts(language).encode()
        found |= {f"texts/{part}.{language}.ftl": part_texts(language, part).encode() for part in parts()}
        for game in registry.names():
            texts = game_texts(language, game)
            if texts:
                found[f"texts/{game}.{language}.ftl"] = texts.encode()
            page = rules_page(game, language)
            if page is not None:
                found[f"rules/{game}.{language}.html"] = rules_html(page).encode()
    found |= {path: without_comments(body) for path, body in found.items() if path.endswith(".js")}
    found |= _bundled({path: found.pop(path).decode() for path in sorted(found) if path.endswith(".js")})
    found[FIRST_STYLE] = b"\n".join(found[f"style/{style}.css"] for style in first_styles())
    digest = sha256()
    for path, body in sorted(found.items()):
        digest.update(b"%s\0%d\0%s" % (path.encode(), len(body), body))
    return Assets(f"/web/{digest.hexdigest()[:12]}", shell, {path: Asset(path, body) for path, body in found.items()})


def _bundled(sources: dict[str, str]) -> dict[str, bytes]:
    """Return the client's bundles. The main one has the badges, too: most visitors come to the front page first."""
    entries: dict[str, list[str]] = {GENERIC_SCREEN.path: []}
    for manifest in registry.manifests():
        first = screens_of(manifest)[0].path
        entries |= {screen.path: [] for screen in screens_of(manifest)}
        if manifest.guide is not None:
            entries[manifest.guide.path] = [first]  # it is for a table, which needs the screen
        for module in (manifest.pictures, manifest.preview):
            if module is not None:
                entries[module.path] = []
    return bundles(sources, MAIN, [badge.path for badge in badges()], entries)


def rules_html(page: str) -> str:
    """Render a rules page as HTML. Raw HTML is escaped, and inline styles become classes (required by the CSP).

    Where a picture belongs stands a figure with its title; the client draws the picture in it, and a small one beside
    each term. Sections and terms have ids, so that they can be linked to.
    """
    html = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(page))
    html = re.sub(
        r'<p><img src="picture:([\w-]+)" alt="([^"]*)" /></p>',
        r'<figure data-picture="\1"><figcaption>\2</figcaption></figure>',
        html,
    )
    html = TERM_IMAGE.sub(r'<span class="term" id="term-\1" data-picture="\1">\2</span>', html)
    numbers = count(1)
    html = re.sub(r"<(h[23])>", lambda head: f'<{head[1]} id="section-{next(numbers)}">', html)
    return re.sub(r' style="text-align:(\w+)"', r' class="to-\1"', html)


def terms_of(page: str) -> list[str]:
    """Return the terms that a rules page explains, as `rules_html` has made it.

    >>> terms_of(rules_html("the ![Knight](picture:knight) and the ![Lady](picture:lady)"))
    ['knight', 'lady']
    """
    return re.findall(r'id="term-([\w-]+)"', page)


def without_comments(module: bytes) -> bytes:
    """Leave out the comments of a module, so that no visitor waits for them. All lines keep their numbers.

    >>> without_comments(b"// Adds.\\n/** @param {number} a */\\nconst next = (a) => a + 1; // one more")
    b'\\n\\nconst next = (a) => a + 1; // one more'
    """
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), module.decode()).encode()


def _read(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _read(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in MEDIA_TYPES:
            found.append((f"{path}{entry.name}", entry.read_bytes()))
    return found

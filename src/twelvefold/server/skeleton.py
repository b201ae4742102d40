"""What a page shows before the client runs: its bar, its heading, and empty sheets where its parts will be.

It is drawn in the visitor's language with the client's own classes, so that nothing moves when the client takes over.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from twelvefold.games import registry
from twelvefold.locale import Translator

SHEET = '<div class="sheet to-come"></div>'
"""The place of a part that is still to come."""


@dataclass(frozen=True, slots=True)
class PageKind:
    """What is known of a page before the client runs."""

    kind: str = ""
    """``front``, ``new``, ``lobby``, ``at-table``, or an empty string for any other."""
    game: str = ""
    """The game it is about, if it is about one."""


OTHER = PageKind()


def skeleton(page: PageKind, base: str, say: Translator) -> str:
    """Return the page's header and main part, as the client draws them first."""
    at_table = page.kind == "at-table"
    style = page.kind if page.kind in ("front", "at-table") else ""
    name = say.text_or(f"{page.game}-name", page.game)
    heading = f'<h1><span class="game-title hidden-upright">{escape(name)}</span></h1>' if at_table else ""
    return (
        f'<a class="skip" href="#content">{escape(say("web-skip"))}</a>'
        f'<header class="bar {style}"><a class="brand" href="/" aria-label="{escape(say("web-home"))}">'
        f'<img src="{base}/art/icon.svg" alt="" width="32" height="32">'
        f'<span class="brand-name">{escape(say("web-title"))}</span></a>'
        f'<div class="bar-heading">{heading}</div><div class="bar-tools"></div></header>'
        f'<main id="content" class="{style} as-sent" tabindex="-1">{_inside(page, name, say)}'
        f'<p class="waiting" role="status">{escape(say("web-loading"))}</p></main>'
    )


def _inside(page: PageKind, name: str, say: Translator) -> str:
    if page.kind == "front":
        return (
            '<section class="hero"><div class="hero-inside">'
            f'<div class="hero-words"><h1>{escape(say("web-title"))}</h1>'
            f'<p class="lead">{escape(say("web-lead"))}</p></div></div></section>'
            f'<div class="columns"><div class="games">{SHEET * len(registry.names())}</div></div>'
        )
    if page.kind == "new":
        return f'<div class="sheet form"><h1>{escape(say("web-who-plays", game=name))}</h1></div>'
    if page.kind == "lobby":
        return f'<div class="lobby"><section class="sheet"><h1>{escape(name)}</h1></section></div>'
    if page.kind == "at-table":
        return f'<div class="table-grid">{SHEET * 3}</div>'
    return ""

"""The rules page as a terminal shows it: its pictures are drawn as text, its terms stand without theirs."""

from __future__ import annotations

import re

from twelvefold.core.game import AnyGame
from twelvefold.locale import PICTURE, TERM, Translator, rules_page
from twelvefold.terminal.drawing import drawing_kind


def rules_text(game: AnyGame, say: Translator) -> str | None:
    """Return the rules page of a game as Markdown, or None if there is none."""
    page = rules_page(game.name, say.language)
    kind = drawing_kind(game)

    def drawn(line: re.Match[str]) -> str:
        picture = kind.picture(say, line["name"])
        return f"**{line['title']}**\n\n```text\n{picture}\n```" if picture else line["title"]

    return None if page is None else TERM.sub(r"\g<title>", PICTURE.sub(drawn, page))

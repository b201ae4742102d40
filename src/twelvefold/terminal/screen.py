"""Where the terminal's words go: drawn with Rich, or as plain lines."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from twelvefold.locale import Translator

FORGET = "\x1b[3J"
"""Makes a terminal forget what has scrolled away."""
BLANK_LINES = 60
"""How far plain lines scroll so that the last player's hand is out of sight."""


def command(*arguments: str) -> str:
    """How this program is started again, to be copied into a shell."""
    program = ["twelvefold"]
    if shutil.which("twelvefold") is None:
        started = Path(sys.argv[0])
        program = [sys.argv[0]] if started.stem == "twelvefold" else [sys.executable, "-m", "twelvefold"]
    return shlex.join([*program, *arguments])


class Screen:
    """Output and input of one terminal."""

    def __init__(self, translate: Translator, *, plain: bool = False, console: Console | None = None) -> None:
        self.translate = translate
        self.console = console or Console(highlight=False, emoji=False)
        self.plain = plain or not self.console.is_terminal or self.console.is_dumb_terminal

    def say(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """One line of text; ``whole``: not broken, so that it can be copied. Names are never read as markup."""
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=self.plain or whole)

    def show(self, drawing: RenderableType) -> None:
        """Something drawn."""
        self.console.print(drawing)

    def page(self, markdown: str) -> None:
        """A page of text."""
        if self.plain:
            self.say(markdown)
        else:
            from rich.markdown import Markdown

            self.show(Markdown(markdown))

    def ask(self, question: str) -> str:
        """A line from the player. EOFError when there is no more input."""
        self.console.print(Text(question, style="bold"), end=" ", soft_wrap=True)
        try:
            answer = self.console.input()
        except RuntimeError:  # there is no input at all
            raise EOFError from None
        if not sys.stdin.isatty():  # nobody typed it where it could be seen
            self.say(answer)
        return answer

    def hide(self) -> None:
        """Take what is on the screen out of sight."""
        if self.plain:
            self.console.print("\n" * max(BLANK_LINES, self.console.height))
        else:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()

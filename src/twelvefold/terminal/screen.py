"""Terminal output and input, formatted with Rich or as plain lines."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from twelvefold.locale import Translator

FORGET = "\x1b[3J"
"""The escape sequence that clears a terminal's scrollback."""
BLANK_LINES = 60
"""The least number of blank lines that hide the previous player's hand in plain mode."""


def command(*arguments: str) -> str:
    """Return the shell command that runs this program with these arguments."""
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
        """Print text, never parsed as markup. With ``whole`` lines are not wrapped, so that they can be copied."""
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=self.plain or whole)

    def show(self, drawing: RenderableType) -> None:
        """Print a Rich renderable."""
        self.console.print(drawing)

    def page(self, markdown: str) -> None:
        """Print a Markdown page."""
        if self.plain:
            self.say(markdown)
        else:
            from rich.markdown import Markdown

            self.show(Markdown(markdown))

    def ask(self, question: str) -> str:
        """Ask a question and return the line the player types. Raise EOFError at the end of input."""
        self.console.print(Text(question, style="bold"), end=" ", soft_wrap=True)
        try:
            answer = self.console.input()
        except RuntimeError:  # stdin is closed
            raise EOFError from None
        if not sys.stdin.isatty():  # piped input is not echoed by the terminal
            self.say(answer)
        return answer

    def hide(self) -> None:
        """Clear the screen and its scrollback, or scroll it away in plain mode."""
        if self.plain:
            self.console.print("\n" * max(BLANK_LINES, self.console.height))
        else:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()

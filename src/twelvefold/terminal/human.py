"""A person at the terminal, behind the same interface as a bot."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from twelvefold.core.errors import BadNotation
from twelvefold.core.game import Prompt
from twelvefold.terminal.drawing import Drawing

MAX_ANSWER_LENGTH = 200
"""Longer input is cut to this many characters."""
MAX_LISTED_CHOICES = 12
"""More choices than this are shown in columns."""


class Quit(Exception):
    """Raised when the player quits."""


class Undo(Exception):
    """Raised when the player takes back the last move of the line."""


class HumanPlayer:
    """Shows the seat's view and asks until the answer is a legal move."""

    def __init__(self, drawing: Drawing, rules: Callable[[], None], story: Callable[[], None]) -> None:
        self._drawing = drawing
        self._screen = drawing.screen
        self._commands: dict[str, Callable[[], None]] = {"help": self._help, "rules": rules, "story": story}

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        self._drawing.position(view)
        if prompt.moves:
            self._screen.say(self._drawing.question(view, prompt), style="bold cyan")
            self._show(prompt)
        while True:
            move = self._read(prompt)
            if move is not None:
                return ((move,) if move != () else ()) if prompt.line else move

    def _show(self, prompt: Prompt[Any]) -> None:
        """Print the numbered choices with their hints; many choices without hints are printed in columns."""
        grid = Table.grid(padding=(0, 2))
        hints = any(self._drawing.hint(move) for move in prompt.moves)
        if len(prompt.moves) > MAX_LISTED_CHOICES and not hints and not self._screen.plain:
            labels = [
                Text.assemble((f"{number:>2} ", "bold cyan"), self._drawing.label(move))
                for number, move in self._numbered(prompt).items()
            ]
            self._screen.show(Columns(labels, padding=(0, 2), equal=True, column_first=True))
            return
        for number, move in self._numbered(prompt).items():
            label, hint = self._drawing.label(move), self._drawing.hint(move)
            if self._screen.plain:
                key = "terminal-choice-hint" if hint else "terminal-choice"
                self._screen.say(self._drawing.translate(key, number=number, label=label, hint=hint))
            else:
                grid.add_row(Text(str(number), style="bold cyan"), Text(label, style="bold"), Text(hint, style="dim"))
        if not self._screen.plain:
            self._screen.show(grid)

    def _numbered(self, prompt: Prompt[Any]) -> dict[int, Any]:
        """Return the choices by the number the player types for them."""
        return {self._drawing.number(move, place): move for place, move in enumerate(prompt.moves, 1)}

    def _read(self, prompt: Prompt[Any]) -> Any:
        """Read one answer. Return a legal move, () to confirm the line, or None to ask again."""
        say = self._drawing.translate
        words = {name: say(f"command-{name}") for name in ("help", "quit", "rules", "story", "done", "back")}
        text = self._screen.ask(self._question(prompt, words)).strip()[:MAX_ANSWER_LENGTH]
        command = next((name for name, word in words.items() if text.casefold() == word.casefold()), None)
        if command == "quit":
            raise Quit
        if command in self._commands:
            self._commands[command]()
            return None
        if prompt.line and command == "back":
            raise Undo
        if prompt.line and prompt.may_end and (command == "done" or not (text or prompt.moves)):
            return ()
        return self._move(text, prompt) if text else None

    def _question(self, prompt: Prompt[Any], words: dict[str, str]) -> str:
        """Return the question: the numbers of the choices, and the words of the commands."""
        say = self._drawing.translate
        question = "terminal-choose-line" if prompt.may_end else "terminal-choose"
        if not prompt.moves:
            question = "terminal-confirm"
        numbers = list(self._numbered(prompt))
        many = len(numbers) > 1 and numbers == list(range(1, len(numbers) + 1))
        choices = f"1-{len(numbers)}" if many else say.row(list(map(str, numbers)))
        return say(question, numbers=choices, **words)

    def _move(self, text: str, prompt: Prompt[Any]) -> Any:
        """Find a move by its number, its label (or the start of it) or its notation; None if there is none."""
        say, found = self._drawing.translate, self._listed(text, prompt)
        if len(found) > 1:
            choices = say.list([self._drawing.label(move) for move in found])
            self._screen.say(say("terminal-ambiguous", text=text, choices=choices), style="red")
            return None
        if found:
            return found[0]
        move = self._parse(text, prompt)
        if move is None or (
            move not in prompt.moves and len(prompt.moves) > MAX_LISTED_CHOICES
        ):  # the error for an illegal move lists all choices, which are too many here
            self._screen.say(say("terminal-not-understood", text=text), style="red")
            return None
        if move not in prompt.moves:
            self._screen.say(say.error(self._drawing.game.illegal(prompt, move)), style="red")
            return None
        return move

    def _listed(self, text: str, prompt: Prompt[Any]) -> list[Any]:
        """Return the listed choices that a number, a label or the start of a label stands for."""
        numbered = {str(number): move for number, move in self._numbered(prompt).items()}
        if text in numbered:
            return [numbered[text]]
        labels = {move: self._drawing.label(move).casefold() for move in prompt.moves}
        exact = [move for move, label in labels.items() if label == text.casefold()]
        begun = [move for move, label in labels.items() if label.startswith(text.casefold())]
        return exact or (begun if text and not text.isdigit() else [])  # "1" must not match a label such as "12"

    def _parse(self, text: str, prompt: Prompt[Any]) -> Any:
        """Parse a move in notation. Its first word, which names the kind of move, may be left out."""
        for notation in (text, f"{self._drawing.word(prompt)} {text}"):
            with suppress(BadNotation):
                return self._drawing.game.parse_move(notation)
        return None

    def _help(self) -> None:
        say = self._drawing.translate
        words = {name: say(f"command-{name}") for name in ("quit", "rules", "story")}
        self._screen.say(say("terminal-help", **words))

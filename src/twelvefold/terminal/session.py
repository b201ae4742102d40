"""A single game at the terminal between people and bots, saved after every move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from twelvefold.bots import registry as bots
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame
from twelvefold.table.atomic_files import uninterrupted, write
from twelvefold.table.drive import respond
from twelvefold.terminal.drawing import Drawing, drawing_kind
from twelvefold.terminal.human import HumanPlayer, Quit, Undo
from twelvefold.terminal.rules import rules_text
from twelvefold.terminal.savegames import SavedGame
from twelvefold.terminal.screen import Screen, command


def drawing_of(game: AnyGame, screen: Screen, names: Sequence[str], you: int | None = None) -> Drawing:
    """Create the game's own drawing, or the generic one."""
    return drawing_kind(game)(screen, game, names, you)


class GameSession:
    """Runs a game until it ends or is interrupted."""

    def __init__(self, saved: SavedGame, screen: Screen, path: Path, *, keep_record: bool) -> None:
        """Initialise the session.

        ``path`` holds the saved game during play. With ``keep_record`` it holds the record afterwards, else it is
        deleted.
        """
        self._saved = saved
        self._match = saved.match
        self._screen = screen
        self._path = path
        self._keep_record = keep_record
        names = [chair.name for chair in saved.chairs]
        self._people = [seat for seat, chair in enumerate(saved.chairs) if chair.human]
        self._viewer = self._people[0] if len(self._people) == 1 else None
        """The seat whose events are shown, or None for public events only (several people share the screen)."""
        self._drawing = drawing_of(self._match.game, screen, names, self._viewer)
        self._players = dict(saved.bots())
        for seat in self._people:
            self._players[seat] = HumanPlayer(self._drawing, self._rules, self._story)
        self._listener = self._people[0] if self._people else 0
        self._shared = len(self._people) > 1
        self._shown_count = dict.fromkeys(range(self._match.seats), 0)
        """The number of events shown to each seat so far; people who share a screen take turns."""

    def run(self, *, resumed: bool) -> bool:
        """Play until the game ends or the player stops. Return False after Ctrl-C. The game is saved in any case."""
        self._save()
        if resumed:
            self._shown_count = dict.fromkeys(self._shown_count, len(self._match.events(self._viewer)))
            self._screen.say(self._screen.translate("terminal-resumed"), style="bold")
        elif 0 < len(self._people) < self._match.seats:
            self._introduce_bots()
        try:
            while self._match.result is None:
                if not self._shared:
                    self._show_new(self._listener)
                self._answer(self._match.waiting[0])
                self._save()
        except (Quit, EOFError, KeyboardInterrupt) as reason:
            interrupted = isinstance(reason, KeyboardInterrupt)
            go_on = command("play", self._match.game.name, "--resume", str(self._path))
            self._screen.say("")
            self._screen.say(self._screen.translate("terminal-saved", command=go_on), style="bold", whole=True)
            return not interrupted
        self._show_new(min(self._people, key=self._shown_count.__getitem__) if self._shared else self._listener)
        self._screen.say("")
        self._end()
        return True

    def _introduce_bots(self) -> None:
        say, game = self._screen.translate, self._match.game
        most = len(bots.names(game))
        told = [
            say("terminal-bot", name=chair.name, stars=bots.stars(chair.player, game), most=most)
            for chair in self._saved.chairs
            if not chair.human
        ]
        self._screen.say(say("terminal-bots", bots=say.list(told)))

    def _answer(self, seat: int) -> None:
        if seat in self._people:
            if self._shared:
                self._hand_over(seat)
                self._show_new(seat)
            self._screen.say("")
        try:
            respond(self._match, seat, self._players[seat])
        except Undo:
            line = self._match.sealed(seat) or ()
            self._match.shorten(seat, self._match.decision, max(0, len(line) - 1))
        finally:
            if seat in self._people and self._shared:
                self._screen.hide()

    def _hand_over(self, seat: int) -> None:
        """Wait until the next player sits at the screen."""
        say = self._screen.translate
        typed = self._screen.ask(say("terminal-hand-over", name=self._drawing.names[seat]))
        if typed.strip().casefold() == say("command-quit").casefold():
            raise Quit

    def _show_new(self, seat: int) -> None:
        """Show the events that a seat has not seen yet."""
        fresh = self._match.events(self._viewer, after=self._shown_count[seat])
        self._shown_count[seat] += len(fresh)
        self._show_events(fresh)

    def _show_events(self, events: Sequence[Event]) -> None:
        for event in events:
            self._drawing.tell(event)

    def _story(self) -> None:
        self._show_events(self._match.events(self._viewer))

    def _rules(self) -> None:
        say = self._screen.translate
        page = rules_text(self._match.game, say)
        self._screen.page(page or say("terminal-no-rules", game=self._match.game.name))

    def _end(self) -> None:
        say = self._screen.translate
        result = self._match.result
        assert result is not None
        self._drawing.position(self._match.view(None))
        winners = say.people(self._match.game.name, "winners", result.winners, self._drawing.names, self._drawing.you)
        text = say("terminal-game-over", count=len(result.winners), **winners)
        self._screen.say(text, style="bold green")
        if self._keep_record:
            self._screen.say(say("terminal-record-written", file=str(self._path)))

    def _save(self) -> None:
        """Save the game, or write or delete its file once it is over."""
        with uninterrupted():
            if self._match.result is None:
                write(self._path, self._saved.to_json())
            elif self._keep_record:
                write(self._path, self._match.record().to_json())
            else:
                self._path.unlink(missing_ok=True)

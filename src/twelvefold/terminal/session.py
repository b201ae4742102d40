"""A single game at the terminal: people and bots, told as it goes, kept after every move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame
from twelvefold.core.manifest import load
from twelvefold.games import registry
from twelvefold.locale import rules_page
from twelvefold.table.atomic_files import uninterrupted, write
from twelvefold.table.drive import respond
from twelvefold.terminal.drawing import Drawing
from twelvefold.terminal.human import HumanPlayer, Quit, TakeBack
from twelvefold.terminal.savegames import Kept
from twelvefold.terminal.screen import Screen, command


def drawing_of(game: AnyGame, screen: Screen, names: Sequence[str]) -> Drawing:
    """The game's own drawing, or the plain one."""
    reference = registry.manifest_of(game).drawing
    kind: type[Drawing] = load(reference) if reference else Drawing
    return kind(screen, game, names)


class Playing:
    """One game from here to its end, or to an interruption."""

    def __init__(self, kept: Kept, screen: Screen, path: Path, *, keep_record: bool) -> None:
        """``path`` keeps the game while it is played, and its record after the end if that was asked for."""
        self._kept = kept
        self._match = kept.match
        self._screen = screen
        self._path = path
        self._keep_record = keep_record
        names = [chair.name for chair in kept.chairs]
        self._drawing = drawing_of(self._match.game, screen, names)
        self._players = dict(kept.bots())
        self._people = [seat for seat, chair in enumerate(kept.chairs) if chair.human]
        for seat in self._people:
            self._players[seat] = HumanPlayer(self._drawing, self._rules, self._story)
        self._viewer = self._people[0] if len(self._people) == 1 else None
        """Whose story the screen tells: the only person's, or the one everybody may hear."""
        self._listener = self._people[0] if self._people else 0
        self._shared = len(self._people) > 1
        self._told = dict.fromkeys(range(self._match.seats), 0)
        """How much of the story each seat has heard: people who share a screen look in turn."""

    def run(self, *, resumed: bool) -> bool:
        """Play to the end, or until the player stops. False after Ctrl-C; nothing is lost in any case."""
        self._keep()
        if resumed:
            self._told = dict.fromkeys(self._told, len(self._match.events(self._viewer)))
            self._screen.say(self._screen.translate("terminal-resumed"), style="bold")
        try:
            while self._match.result is None:
                if not self._shared:
                    self._tell(self._listener)
                self._answer(self._match.waiting[0])
                self._keep()
        except (Quit, EOFError, KeyboardInterrupt) as reason:
            interrupted = isinstance(reason, KeyboardInterrupt)
            go_on = command("play", self._match.game.name, "--resume", str(self._path))
            self._screen.say("")
            self._screen.say(self._screen.translate("terminal-saved", command=go_on), style="bold", whole=True)
            return not interrupted
        self._tell(min(self._people, key=self._told.__getitem__) if self._shared else self._listener)
        self._screen.say("")
        self._end()
        return True

    def _answer(self, seat: int) -> None:
        if seat in self._people:
            if self._shared:
                self._hand_over(seat)
                self._tell(seat)
            self._screen.say("")
        try:
            respond(self._match, seat, self._players[seat])
        except TakeBack:
            line = self._match.sealed(seat) or ()
            self._match.shorten(seat, self._match.decision, max(0, len(line) - 1))
        finally:
            if seat in self._people and self._shared:
                self._screen.hide()

    def _hand_over(self, seat: int) -> None:
        """Wait until the right person sits there."""
        say = self._screen.translate
        typed = self._screen.ask(say("terminal-hand-over", name=self._drawing.names[seat]))
        if typed.strip().casefold() == say("command-quit").casefold():
            raise Quit

    def _tell(self, seat: int) -> None:
        """The story since that seat last heard it."""
        fresh = self._match.events(self._viewer, after=self._told[seat])
        self._told[seat] += len(fresh)
        self._say_story(fresh)

    def _say_story(self, events: Sequence[Event]) -> None:
        for event in events:
            self._drawing.tell(event)

    def _story(self) -> None:
        self._say_story(self._match.events(self._viewer))

    def _rules(self) -> None:
        say = self._screen.translate
        page = rules_page(self._match.game.name, say.language)
        self._screen.page(page or say("terminal-no-rules", game=self._match.game.name))

    def _end(self) -> None:
        say = self._screen.translate
        result = self._match.result
        assert result is not None
        self._drawing.position(self._match.view(None))
        winners = [self._drawing.names[seat] for seat in result.winners]
        text = say("terminal-game-over", count=len(winners), winners=say.list(winners))
        self._screen.say(text, style="bold green")
        if self._keep_record:
            self._screen.say(say("terminal-record-written", file=str(self._path)))

    def _keep(self) -> None:
        """On disk before anything else happens."""
        with uninterrupted():
            if self._match.result is None:
                write(self._path, self._kept.to_json())
            elif self._keep_record:
                write(self._path, self._match.record().to_json())
            else:
                self._path.unlink(missing_ok=True)

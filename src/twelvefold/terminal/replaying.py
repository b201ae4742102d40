"""The ``replay`` command."""

from __future__ import annotations

from contextlib import suppress

from twelvefold.bots import registry as bots
from twelvefold.core.errors import BadData
from twelvefold.core.events import Event
from twelvefold.core.record import Record, Step
from twelvefold.games import registry
from twelvefold.table.personas import of_old_names
from twelvefold.terminal.commands import CommandRefused
from twelvefold.terminal.savegames import SavedGame, check_player_name
from twelvefold.terminal.screen import Screen
from twelvefold.terminal.session import drawing_of


def player_names(record: Record, seats: int, screen: Screen) -> list[str]:
    """Return the players' names from the record, or numbered seats if it has none.

    In records of servers from before bots had personas, bots get the names that their table shows now.
    """
    names = record.about.get("names")
    if isinstance(names, list) and len(names) == seats and all(isinstance(name, str) for name in names):
        dice = record.about.get("dice")
        table = dice.get("table") if isinstance(dice, dict) else ""
        personas = of_old_names(str(table), names, bots.names(registry.get(record.game)))
        with suppress(BadData):
            return [
                check_player_name(name) if persona is None else screen.translate("bot-name", persona=persona)
                for name, persona in zip(names, personas, strict=True)
            ]
    return [screen.translate("seat-number", number=seat + 1) for seat in range(seats)]


def replay(found: SavedGame | Record, screen: Screen, step: int | None) -> None:
    """Print the events of a record up to a step, and the position there.

    A finished game is printed with its hidden information, an unfinished one as a spectator sees it.
    """
    say = screen.translate
    record = Record.from_json(found.match.save()["record"]) if isinstance(found, SavedGame) else found
    game = registry.get(record.game)
    steps = list(record.steps(game))
    last = steps[-1].number
    if step is not None and not 0 <= step <= last:
        raise CommandRefused(say("terminal-no-such-step", step=step, last=last))
    over = record.result is not None
    if not over:
        screen.say(say("terminal-unfinished"), style="dim")
    names = player_names(record, game.seats_for(game.stored_options(record.options)), screen)
    drawing = drawing_of(game, screen, names)
    shown = [entry for entry in steps if step is None or entry.number <= step]
    for entry in shown:
        for event in _events(entry, over=over):
            drawing.tell(event)
    state = shown[-1].state
    screen.say(say("terminal-step", step=shown[-1].number, last=last), style="bold")
    if state is not None:
        drawing.position(game.view(state, None))
        if over:
            screen.say(say("terminal-position", notation=game.format_state(state)), style="dim")


def _events(entry: Step, *, over: bool) -> list[Event]:
    """Return the events of a step: those a spectator receives or, once the game is over, the most complete ones."""
    return [
        event
        for event, audience in entry.events
        if (audience.alone or not audience.seats if over else audience.includes(None))
    ]

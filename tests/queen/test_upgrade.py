"""What version 1 of the rules has stored is read: the Robot, which is the Machine now, and a duel's laying."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from conformance import fidget, through_text
from twelvefold.core.chance import Choice
from twelvefold.core.codec import Json, decode, dumps, encode, loads
from twelvefold.core.errors import BadData, BadNotation, BadOption
from twelvefold.core.events import Event
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record, decode_outcome
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import FACTS, Character
from twelvefold.games.queen.edition.reader import default_edition, parse_edition, read_edition
from twelvefold.games.queen.moves import Gain, Move, Play, Put
from twelvefold.games.queen.state import CopyDice, LayCards, Resolve, State
from twelvefold.table.match import Match

from .queen_help import GAME, Position, characters, deal, reveal, told_dice, told_trays

Data = dict[str, Any]
TEXT = files("twelvefold.games.queen.edition").joinpath("default.toml").read_text("utf-8")
AGREED = ["lady", "parasite", "machine", "druid", "golem", "spy"]


def stored(data: Any) -> Any:
    """JSON as version 1 wrote it: names, moves and an edition's keys; who has taken the pile back in a duel."""
    if isinstance(data, str):
        return " ".join("robot" if word == "machine" else word for word in data.split(" "))
    if isinstance(data, list):
        return [stored(entry) for entry in data]
    if not isinstance(data, dict):
        return data
    renewed = {"renewed": [False, True]} if data.get("is") == "LayCards" else {}
    return {("Robot" if name == "Machine" else name): stored(value) for name, value in data.items()} | renewed


def state_of(data: Any) -> State:
    """A state that is stored like this, through text and version 1."""
    state: State = decode(State, GAME.upgrade(1, loads(dumps(data))))
    GAME.check(state)
    return state


def test_the_rules_have_another_version_now() -> None:
    assert GAME.version == 2


# --- states, events, outcomes


DUEL = deal("KnMa KnGo", "R2,P3,Y9", "R7,P8")
STATES: dict[str, Position] = {
    "in hand, in a duel": DUEL,
    "on the pile": deal("KnMa KnGo", "R2,P3,Y9", "R7,P8").play("KnMa KnGo"),
    "in reserve": deal("Kn So Jg", "R2,P3,Y9", "R7,P8,P1"),
    "of the King": deal("Ma", "R2,P3", "R7,P8"),
    "to be drawn": Position(GAME.start(GAME.options({"seats": 3, "reserve": "random"}))),
    "to be drawn, in a Crusade": Position(GAME.start(GAME.options({"seats": 3, "crusade": True}))),
    "about to act": reveal("Pa Ma Go", "R2,P3,Y9", "R7,P8,P1"),
}


@pytest.mark.parametrize("table", STATES.values(), ids=list(STATES))
def test_a_state_of_version_1_is_read(table: Position) -> None:
    before = stored(encode(table.state))
    assert '"robot"' in dumps(before)
    assert '"machine"' not in dumps(before)
    assert state_of(before) == table.state


def test_who_has_taken_the_pile_back_is_forgotten() -> None:
    before = stored(encode(DUEL.state))
    assert before["agenda"] == [{"is": "LayCards", "lines": [[], []], "renewed": [False, True]}]
    with pytest.raises(BadData):
        decode(State, before)
    assert state_of(before).agenda == (LayCards(((), ())),)


def test_a_line_that_was_being_laid_is_read() -> None:
    state = GAME.extend(DUEL.state, 0, Play(Character.MACHINE))
    assert state_of(stored(encode(state))).agenda == (LayCards(((Character.MACHINE,), ())),)


EVENTS: list[Event] = [
    tell.DiceTaken(0, Character.MACHINE, told_dice("R10,P9"), told_trays("mj")),
    tell.CardsRevealed(((1, Character.MACHINE), (0, Character.GOLEM))),
    tell.CardsCancelled(Character.MACHINE, (0, 2)),
    tell.PileTaken(1, characters("KnMaGo"), tell.Back.BONUS),
    tell.ReserveDrawn(characters("LaPaMaDrTrGo")),
    tell.KingRevealed(Character.MACHINE),
    tell.BonusDue(2, tell.Due.NO_DICE),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_of_version_1_is_read(event: Event) -> None:
    before = loads(dumps(stored(encode(event))))
    assert decode(GAME.event_type, GAME.upgrade(1, before)) == event


def test_cards_drawn_under_version_1_are_read() -> None:
    table = Position(GAME.start(GAME.options({"seats": 3, "reserve": "random"})))
    assert table.luck is not None
    before: Json = {"chance": ["lady", "parasite", "robot", "druid", "golem", "mirror"]}
    drawn = decode_outcome(GAME, table.luck, GAME.upgrade(1, before))
    assert drawn == characters("LaPaMaDrGoMi")


def test_a_card_drawn_under_version_1_is_read() -> None:
    options = GAME.options({"seats": 2, "reserve": AGREED})
    node = Position(GAME.start(options)).luck
    assert isinstance(node, Choice)
    assert decode_outcome(GAME, node, GAME.upgrade(1, {"chance": "robot"})) is Character.MACHINE


@pytest.mark.parametrize(
    "data", ["robot", ["robot"], {"card": "robot"}, {"is": "LayCards", "lines": [], "renewed": []}, {"renewed": 1}]
)
def test_what_this_version_has_stored_stays_as_it_is(data: Any) -> None:
    assert GAME.upgrade(2, data) == data


@pytest.mark.parametrize("data", [None, True, 3, 1.5, "", "robots", "Robot", [], {}, {"renewed": [True, False]}])
def test_other_data_of_version_1_stays_as_it_is(data: Any) -> None:
    assert GAME.upgrade(1, data) == data


# --- moves and options


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play robot", Play(Character.MACHINE)),
        ("put robot", Put(Character.MACHINE)),
        ("gain robot", Gain(Character.MACHINE)),
        ("gain Robot", Gain(Character.MACHINE)),
    ],
)
def test_a_move_of_version_1_is_read_and_written_anew(text: str, move: Move) -> None:
    assert GAME.parse_move(text) == move
    assert GAME.format_move(move) == text.lower().replace("robot", "machine")


def test_an_outcome_with_moves_of_version_1_is_read() -> None:
    node = GAME.decide(DUEL.state)
    before: Json = {"lines": {"0": ["play robot", "play knight"], "1": ["play golem", "play knight"]}}
    lines = decode_outcome(GAME, node, GAME.upgrade(1, before))
    machine, golem, knight = map(Play, (Character.MACHINE, Character.GOLEM, Character.KNIGHT))
    assert lines == ((machine, knight), (golem, knight))


def test_the_machine_has_a_code_of_its_own() -> None:
    assert FACTS[Character.MACHINE].code == "Ma"
    assert GAME.parse_move("play Ma") == Play(Character.MACHINE)
    with pytest.raises(BadNotation):
        GAME.parse_move("play Ro")


def test_an_agreed_reserve_of_version_1_is_read() -> None:
    before = [{"machine": "robot"}.get(name, name) for name in AGREED]
    for read in (GAME.options, GAME.stored_options):
        assert read({"seats": 3, "reserve": before}) == GAME.options({"seats": 3, "reserve": AGREED})


# --- editions


def renamed(data: Data, *tables: str) -> Data:
    """An edition in which these tables still call it Robot."""
    return data | {
        name: {("Robot" if card == "Machine" else card): value for card, value in data[name].items()} for name in tables
    }


@pytest.mark.parametrize("tables", [("order", "points"), ("order",), ("points",)])
def test_an_edition_may_still_call_it_robot(tables: tuple[str, ...]) -> None:
    now = default_edition().written()
    now["order"]["Machine"], now["points"]["Machine"] = 7, 9
    before = renamed(now, *tables)
    assert all("Machine" not in before[name] for name in tables)
    edition = read_edition(through_text(before))
    assert edition == read_edition(now)
    place = Character.MACHINE.value
    assert (edition.order[place], edition.points[place]) == (7, 9)
    assert edition.written() == now, "and it is written anew"
    assert GAME.options({"seats": 3, "edition": before}).edition == edition


def test_a_file_may_still_call_it_robot() -> None:
    assert TEXT.count("Machine = ") == 2
    assert parse_edition(TEXT.replace("Machine = ", "Robot = ")) == default_edition()


@pytest.mark.parametrize("table", ["order", "points"])
def test_an_edition_with_both_names_is_refused(table: str) -> None:
    data = default_edition().written()
    data[table]["Robot"] = data[table]["Machine"]
    with pytest.raises(BadData, match=f"at {table}: there is no 'Robot'") as refused:
        read_edition(data)
    assert refused.value.key == "queen-edition-unknown"
    with pytest.raises(BadOption):
        GAME.options({"seats": 3, "edition": data})


@pytest.mark.parametrize("table", ["order", "points"])
def test_an_edition_without_it_is_refused_by_its_name_of_now(table: str) -> None:
    data = default_edition().written()
    del data[table]["Machine"]
    with pytest.raises(BadData, match=f"at {table}: Machine") as refused:
        read_edition(data)
    assert refused.value.key == "queen-edition-missing"


def test_an_edition_that_its_owner_called_robot_keeps_its_name() -> None:
    owners = default_edition().written() | {"name": "robot"}
    assert read_edition(owners).name == "robot"
    state = GAME.start(GAME.options({"seats": 3, "reserve": AGREED, "edition": owners}))
    before = stored(encode(state))
    assert before["printed"]["edition"] == "robot"
    assert state_of(before) == state
    assert state_of(before).printed.edition == "robot"


# --- whole matches


def as_version_1(record: Data, *, events: bool) -> Data:
    """A record as version 1 left it; before the last version, finished ones had no events."""
    before: Data = stored(record)
    for segment in before["segments"]:
        segment["rules"] = 1
        if not events:
            segment.pop("events", None)
    return before


MATCHES: dict[str, Data] = {
    "a duel": {"seats": 2, "reserve": AGREED},
    "three": {"seats": 3, "reserve": AGREED},
    "alone": {"seats": 1, "reserve": [*AGREED[:5], "general"]},
    "an owner's edition": {"seats": 2, "reserve": AGREED, "edition": default_edition().written() | {"name": "robot"}},
}


def play(given: Data, *, steps: int | None = None, read: Callable[[Data], Any] = GAME.options) -> Match:
    """A random match to its end, or for some steps."""
    match = Match(GAME, read(given), RandomStream.derived(12, "dice"))
    luck = RandomStream.derived(12, "players")
    while match.result is None and steps != 0:
        fidget(match, luck)
        steps = None if steps is None else steps - 1
    return match


@pytest.mark.parametrize("given", MATCHES.values(), ids=list(MATCHES))
def test_a_record_of_version_1_without_events_is_replayed(given: Data) -> None:
    match = play(given)
    before = loads(dumps(as_version_1(match.record().to_json(), events=False)))
    assert '"robot"' in dumps(before)
    last = list(Record.from_json(before).steps(GAME))[-1]
    assert last.state == GAME.replayable(match.state, 1)


@pytest.mark.parametrize("given", MATCHES.values(), ids=list(MATCHES))
def test_a_record_of_version_1_with_events_is_shown(given: Data) -> None:
    match = play(given)
    before = loads(dumps(as_version_1(match.record().to_json(), events=True)))
    told = [event for step in Record.from_json(before).steps(GAME) for event, _ in step.events]
    assert told == match.events(None)


@pytest.mark.parametrize("steps", [1, 12, 40])
@pytest.mark.parametrize("given", MATCHES.values(), ids=list(MATCHES))
def test_a_match_of_version_1_goes_on(given: Data, steps: int) -> None:
    match = play(given, steps=steps)
    saved = match.save()
    before = stored(saved) | {"record": as_version_1(saved["record"], events=True)}
    again = Match.restore(GAME, loads(dumps(before)))
    assert again.state == match.state
    luck = RandomStream.derived(13, "players")
    while again.result is None:
        fidget(again, luck)


# --- the Mirror


def test_a_mirror_that_asks_where_nobody_holds_dice_is_answered_for_nothing() -> None:
    """Version 1 asked then, too; version 2 does not, but a table may have been stored at that moment."""
    table = reveal("Mi Al Dr", "R2,P3,R9", "R7,P8,R1")
    state = table.state
    assert not any(player.taken for player in state.players)
    asked = Position(replace(state, agenda=(Resolve(()), CopyDice(0))))
    GAME.check(asked.state)
    assert asked.asked == {0: ["copy 1", "copy 2"]}
    asked.copy(1)
    assert asked.the(tell.DiceCopied).dice == ()


# --- alone on sheet C


ON_C = {"seats": 1, "sheet": "C"}


def test_a_stored_match_alone_on_sheet_c_goes_on_and_its_record_is_replayed() -> None:
    with pytest.raises(BadOption):
        GAME.options(ON_C)
    match = play(ON_C, steps=20, read=GAME.stored_options)
    again = Match.restore(GAME, loads(dumps(match.save())))
    assert again.state == match.state
    luck = RandomStream.derived(13, "players")
    while again.result is None:
        fidget(again, luck)
        assert GAME.parse_state(GAME.format_state(again.state)) == again.state
    record = Record.from_json(loads(dumps(again.record().to_json())))
    assert list(record.steps(GAME))[-1].state == again.state
    assert any(isinstance(event, tell.TitleWon) for event in again.events(None))

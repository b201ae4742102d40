"""Data: what only the printed pictures show is read from an edition, and the rules know nothing of it."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import fidget, random_outcome, through_text
from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.events import Event
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character, Colour
from twelvefold.games.queen.edition.reader import default_edition, parse_edition, read_edition
from twelvefold.games.queen.moves import ChooseLine, Mark, Move
from twelvefold.games.queen.player import grid_of
from twelvefold.games.queen.state import State
from twelvefold.table.match import Match

from .queen_help import GAME, Position, deal

TEXT = files("twelvefold.games.queen.edition").joinpath("default.toml").read_text("utf-8")
Data = dict[str, Any]

SHEETS = {
    "A": """ P 10  5  Y  6    9  R  R  7  2
            10  3  7  R  4    6  9  3  4  Y
             R  2  P  7  8    P 11  5  1  3
             9 12  4 11  P   10  R  2 12 11
            12  R  1  8  5    8  1  6  Y  P""",
    "B": """ 1  6  3  R  4   12  9  7 11  Y
             R  2  R  5  6    P 10 12  9 11
             6  4  5  2  Y    7  R  9  R  8
             P  R  1  4  3   11  8  P 10  7
             5  3  2  1  P   10  Y  P  8 12""",
}
"""Both halves of the default edition's sheets, side by side."""
ORDER = """Lady 1 Parasite 2 Knight 3 Machine 4 Druid 5 Sorcerer 6 Mountain_Guardian 7 Jungle_Guardian 8 Troublemakers 9
Great_One 10 Golem 11 Alchemist 12 Philosopher 12 Mirror 12 Spy 8 Collector 11 General 12 Gambler 12 Oracle 12"""
POINTS = """Lady 3 Parasite 4 Knight 0 Machine 3 Druid 4 Sorcerer 0 Mountain_Guardian 2 Jungle_Guardian 0
Troublemakers 2 Great_One 2 Golem 3 Alchemist 0 Philosopher 4 Mirror 3 Spy 3 Collector 3 General 3 Gambler 3 Oracle 3"""
NAMES = [f"{column}{row}" for row in range(1, 6) for column in "abcdefghij"]


def written() -> Data:
    """The default edition as data that may be changed."""
    return default_edition().written()


def owners(**changes: Any) -> Data:
    """An owner's edition: the default one with another name and these changes."""
    return written() | {"name": "my box"} | changes


def numbers(table: str) -> dict[str, int]:
    words = table.split()
    return {name.upper(): int(number) for name, number in zip(words[::2], words[1::2], strict=True)}


def cells_of(sheet: Data) -> dict[str, str]:
    """What each cell of a sheet shows."""
    rows = [[*left.split(), *right.split()] for left, right in zip(sheet["left"], sheet["right"], strict=True)]
    return dict(zip(NAMES, (cell for row in rows for cell in row), strict=True))


def sheet_of(cells: dict[str, str]) -> Data:
    """The sheet that shows these cells."""
    rows = [[cells[f"{column}{row}"] for column in "abcdefghij"] for row in range(1, 6)]
    return {"left": [" ".join(row[:5]) for row in rows], "right": [" ".join(row[5:]) for row in rows]}


# --- the default edition


def test_the_default_edition_has_the_order_numbers_and_points_of_the_cards() -> None:
    edition = default_edition()
    assert edition.name == "reconstructed"
    assert {card.name: edition.order[card.value] for card in Character} == numbers(ORDER)
    assert {card.name: edition.points[card.value] for card in Character} == numbers(POINTS)


def test_the_default_edition_has_nine_dice_and_the_trays_of_one_to_four_players() -> None:
    edition = default_edition()
    assert dict(zip(Colour, edition.dice, strict=True)) == {Colour.RED: 4, Colour.PURPLE: 3, Colour.YELLOW: 2}
    assert edition.trays == ((2, 2), (3, 2), (3, 3), (4, 3))


@pytest.mark.parametrize("name", ["A", "B"])
def test_the_default_edition_has_two_sheets_of_two_halves(name: str) -> None:
    assert list(cells_of(written()["sheet"][name]).values()) == SHEETS[name].split()


def test_an_edition_is_the_same_as_text_and_as_data() -> None:
    assert parse_edition(TEXT) == read_edition(written()) == default_edition()
    assert GAME.options({"seats": 3, "edition": TEXT}) == GAME.options({"seats": 3, "edition": written()})
    assert GAME.options({"seats": 3}).edition == default_edition()


def test_an_edition_may_leave_out_or_bring_the_sheets_of_the_expansion() -> None:
    assert "[sheet.C]" in TEXT
    assert list(written()["sheet"]) == ["A", "B", "C", "D"]
    for missing in ("C", "D", "CD"):
        sheets = {name: sheet for name, sheet in written()["sheet"].items() if name not in missing}
        edition = read_edition(owners(sheet=sheets))
        assert list(edition.written()["sheet"]) == list(sheets)
        assert read_edition(edition.written()) == edition


# --- an owner's edition


def backwards() -> Data:
    """An edition that differs in everything from the default one."""
    sheets = {name: sheet_of(dict(zip(NAMES, SHEETS[name].split()[::-1], strict=True))) for name in SHEETS}
    return {
        "name": "my box",
        "order": {title: 13 - number for title, number in written()["order"].items()},
        "points": {title: number + 1 for title, number in written()["points"].items()},
        "trays": {"1": [1, 1], "2": [1, 4], "3": [2, 3], "4": [5, 5]},
        "dice": {"R": 2, "P": 4, "Y": 6},
        "sheet": sheets,
    }


def played_match(given: dict[str, object], seed: int = 12) -> Match:
    """A match with these options, played at random to its end."""
    match = Match(GAME, GAME.options(given), RandomStream.derived(seed, "dice"))
    luck = RandomStream.derived(seed, "players")
    while match.result is None:
        fidget(match, luck)
    return match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_owners_edition_is_played_through_with_its_own_dice_and_trays(seats: int) -> None:
    luck = RandomStream.derived(seats, "owner")
    state = GAME.start(GAME.options({"seats": seats, "sheet": "B", "edition": backwards()}))
    told: list[Event] = []
    while not isinstance(GAME.node(state), Over):
        state = GAME.apply(state, random_outcome(GAME, state, luck), lambda event, _: told.append(event))
        GAME.check(state)
    rolls = [event for event in told if isinstance(event, tell.DiceRolled)]
    assert {(len(roll.mountains), len(roll.jungle)) for roll in rolls} == {tuple(backwards()["trays"][str(seats)])}
    for roll in rolls:
        colours = [colour.value for colour, _ in (*roll.mountains, *roll.jungle)]
        assert all(colours.count(colour) <= there for colour, there in backwards()["dice"].items())


def test_an_owners_points_are_counted() -> None:
    match = played_match({"seats": 3, "edition": owners(points=dict.fromkeys(written()["points"], 7))})
    counted = [event for event in match.events(None) if isinstance(event, tell.CardsCounted)]
    assert [event.points for event in counted] == [7 * len(event.cards) for event in counted]
    assert len(counted) == 3


def test_an_owners_order_numbers_decide_who_takes_first() -> None:
    """The Sorcerer comes after the Knight in the default edition, before him in this one."""
    default = deal("Kn So Al", "R5,P2,Y6", "R9,P3,Y10")
    printed = GAME.start(
        GAME.options({"seats": 3, "edition": owners(order=written()["order"] | {"Sorcerer": 1})})
    ).printed
    turned_round = Position(replace(default.state, printed=printed))
    assert default.play("Kn So Al").takings == [(0, "Kn", "P2,P3")]
    assert turned_round.play("Kn So Al").takings == [(1, "So", "P2,P3")]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_owners_edition_is_embedded_in_options_and_read_back(seats: int) -> None:
    options = GAME.options({"seats": seats, "edition": backwards()})
    again = through_text(GAME.options_json(options))
    assert again["edition"] == backwards()
    assert GAME.options(again) == options


def test_the_default_edition_is_not_written_into_options() -> None:
    assert "edition" not in GAME.options_json(GAME.options({"seats": 3}))
    assert "edition" not in GAME.options_json(GAME.options({"seats": 3, "edition": written()}))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_record_with_an_owners_edition_replays_without_the_file(seats: int) -> None:
    match = played_match({"seats": seats, "edition": backwards()})
    record = Record.from_json(loads(dumps(match.record().to_json())))
    assert record.options["edition"] == backwards()
    last = list(record.steps(GAME))[-1]
    assert last.state == match.state


def test_a_saved_match_with_an_owners_edition_goes_on() -> None:
    match = Match(GAME, GAME.options({"seats": 3, "edition": backwards()}), RandomStream.derived(1, "dice"))
    luck = RandomStream.derived(1, "players")
    for _ in range(30):
        fidget(match, luck)
    again = Match.restore(GAME, loads(dumps(match.save())))
    assert again.state == match.state
    assert again.state.printed.edition == "my box"


def test_a_position_with_an_owners_edition_is_one_line_with_all_that_it_needs() -> None:
    state = GAME.start(GAME.options({"seats": 3, "edition": backwards()}))
    line = GAME.format_state(state)
    assert "my box" in line
    assert GAME.parse_state(line) == state
    assert decode(State, loads(dumps(encode(state)))) == state


@pytest.mark.parametrize("name", ["a / edition b", "/", " / choose", "'\"", "\\", "Ünïcode 王", "x" * 60])
def test_an_edition_may_have_nearly_any_name(name: str) -> None:
    state = GAME.start(GAME.options({"seats": 3, "edition": owners(name=name)}))
    assert state.printed.edition == name.strip()
    assert GAME.parse_state(GAME.format_state(state)) == state


def test_the_name_of_an_edition_does_not_change_the_value_of_a_position() -> None:
    default = GAME.start(GAME.options({"seats": 3}))
    named = GAME.start(GAME.options({"seats": 3, "edition": owners()}))
    assert default != named
    assert GAME.key(default) == GAME.key(named)


# --- no rule knows where a cell lies


@given(st.permutations(NAMES))
@settings(max_examples=25)
def test_dice_mark_what_a_sheet_shows_wherever_it_shows_it(order: list[str]) -> None:
    cells = dict(zip(order, SHEETS["A"].split(), strict=True))
    sheet = written()["sheet"] | {"A": sheet_of(cells)}
    printed = GAME.start(GAME.options({"seats": 3, "edition": owners(sheet=sheet)})).printed
    table = Position(replace(deal("Kn Jg Jg", "R2,R3,P5", "Y6,Y7,R4").state, printed=printed)).play("Kn Jg Jg")
    fitting = {f"mark {name} R{face}" for name in NAMES for face in (2, 3) if cells[name] in ("R", str(face))}
    assert sorted(table.line_asked(0)) == sorted(fitting)
    assert sorted(table.line_asked(1, "bonus mark")) == sorted(f"mark {name}" for name in NAMES)


def turned(name: str) -> str:
    """Another place for every cell that keeps lines together: rows become columns, and the halves change sides."""
    column, row = "abcdefghij".index(name[0]), int(name[1]) - 1
    half, column = divmod(column, 5)
    return f"{'abcdefghij'[(1 - half) * 5 + row]}{column + 1}"


def turned_line(name: str) -> str:
    """Where a row or column lies after that."""
    if len(name) == 2:
        return "abcdefghij"[(5 if name[0] == "l" else 0) + int(name[1]) - 1]
    half, column = divmod("abcdefghij".index(name), 5)
    return f"{'rl'[half]}{column + 1}"


def turned_move(move: Move) -> Move:
    match move:
        case Mark():
            verb, cell, *die = GAME.format_move(move).split()
            return GAME.parse_move(" ".join([verb, turned(cell), *die]))
        case ChooseLine(line):
            return ChooseLine(turned_line(line))
    return move


def turned_outcome(outcome: Any) -> Any:
    if isinstance(outcome, tuple):
        return tuple(map(turned_outcome, outcome))
    return turned_move(outcome)


@pytest.mark.parametrize(("seats", "sheet"), list(product([1, 2, 3, 4], "AB")))
def test_on_a_turned_sheet_the_same_game_comes_to_the_same_points(seats: int, sheet: str) -> None:
    """Lines stay lines: whatever is marked in one game is marked in the other, where the edition says."""
    turned_sheets = {
        name: sheet_of({turned(cell): shows for cell, shows in cells_of(data).items()})
        for name, data in written()["sheet"].items()
        if name in SHEETS
    }
    options = {"seats": seats, "sheet": sheet, "reserve": ["lady", "parasite", "golem", "general", "gambler", "oracle"]}
    here = GAME.start(GAME.options(options))
    there = GAME.start(GAME.options({**options, "edition": owners(sheet=turned_sheets)}))
    luck, told_here, told_there = RandomStream.derived(seats, sheet), [], []
    while not isinstance(GAME.node(here), Over):
        outcome = random_outcome(GAME, here, luck)
        chance = not isinstance(GAME.node(here), Decide)
        here = GAME.apply(here, outcome, lambda event, _: told_here.append(event))
        there = GAME.apply(there, outcome if chance else turned_outcome(outcome), lambda e, _: told_there.append(e))
    for kind in (tell.TotalCounted, tell.GameWon, tell.NobodyWon, tell.TitleWon, tell.CellsCompared):
        assert [e for e in told_here if isinstance(e, kind)] == [e for e in told_there if isinstance(e, kind)]
    assert any(grid_of(player).cells for player in here.players)
    assert GAME.node(here) == GAME.node(there)

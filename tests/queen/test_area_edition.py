"""Data: sheets C and D have whatever shape an edition gives them, and the rules know nothing of it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import odd_sheet
from conformance import fidget, random_outcome, through_text
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.chance import Roll
from twelvefold.core.codec import dumps, loads
from twelvefold.core.errors import BadOption
from twelvefold.core.events import Event
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record
from twelvefold.games.queen import events as base
from twelvefold.games.queen.edition.reader import default_edition, parse_edition, read_edition
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas.sheet import EARNED, Effect
from twelvefold.games.queen.state import State
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

from .crusade_help import SHORT_ROWS
from .queen_help import GAME
from .test_wrong_area_edition import owners

TEXT = files("twelvefold.games.queen.edition").joinpath("default.toml").read_text("utf-8")
Data = dict[str, Any]
COLUMNS = "abcdefghijkl"

POINTS = {f"{row}:5": "4-points" for row in range(1, 13)}
C: Data = {
    "row_length": [5] * 12,
    "column_score": {"1": 10, "2": 20, "4": 30},
    "bonus_cells": {f"{row}:3": "value" for row in range(1, 13)} | POINTS,
    "overflow": [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26],
    "roofs": ["Y P R R Y", "P P R Y R", "R R Y P P", "R R P R Y", "P Y P R R", "R Y P P R"],
    "roof_row_bonus": ["two-colours", "value", "discard-back"],
    "roof_column_score": [2, 3, 4, 5, 6],
    "one_die": [["value"], ["colour"]],
    "no_mark": [["value-and-colour"], ["discard-back"], ["copy-but-two"]],
}
D: Data = {
    "row_length": [5] * 12,
    "column_score": {"1": 10, "2": 20, "4": 30},
    "bonus_cells": {f"{row}:3": "value" for row in range(1, 13)}
    | {"3:3": "overflow-repeat", "6:3": "circle-or-square", "8:3": "overflow-zero", "10:3": "square"}
    | POINTS,
    "overflow": [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26],
    "roofs": ["P R P R Y", "R P P Y R", "R Y Y P R", "P P R Y R", "P Y R R R", "Y R R P P"],
    "roof_row_bonus": ["value-or-colour", "two-colours", "circle-or-square"],
    "roof_column_score": [6, 2, 5, 3, 4],
    "circles": [
        {"cells": 1, "bonus": "colour"},
        {"cells": 1, "bonus": "value"},
        {"cells": 2, "bonus": "two-colours"},
    ],
    "squares": [
        {"cells": 1, "bonus": "discard-back"},
        {"cells": 1, "bonus": "copy-all"},
        {"cells": 2, "bonus": "two-values"},
    ],
    "repeatable": "value-or-colour",
}


BOTH = pytest.mark.parametrize("name", ["C", "D"])


def printed(name: str) -> Data:
    """A sheet of the default edition."""
    sheet: Data = default_edition().written()["sheet"][name]
    return sheet


# --- the default edition


@pytest.mark.parametrize(("name", "sheet"), [("C", C), ("D", D)])
def test_the_default_edition_has_both_sheets_as_the_rules_print_them(name: str, sheet: Data) -> None:
    assert default_edition().written()["sheet"][name] == sheet


@BOTH
def test_each_value_has_a_row_of_five_cells(name: str) -> None:
    assert printed(name)["row_length"] == [5] * 12


@BOTH
def test_the_track_has_twelve_cells_and_ends_at_26_with_an_18_on_it(name: str) -> None:
    track = printed(name)["overflow"]
    assert (len(track), track[-1]) == (12, 26)
    assert 18 in track
    assert track == sorted(set(track)), "it never falls"


@BOTH
def test_columns_1_2_and_4_score_and_column_2_scores_20(name: str) -> None:
    score = printed(name)["column_score"]
    assert list(score) == ["1", "2", "4"]
    assert score["2"] == 20


@BOTH
def test_bonus_cells_stand_in_columns_3_and_5_and_four_points_in_the_last(name: str) -> None:
    cells = printed(name)["bonus_cells"]
    assert {place.split(":")[1] for place in cells} == {"3", "5"}
    points = {place for place, effect in cells.items() if effect.endswith("-points")}
    assert points == {place for place in cells if place.endswith(":5")}
    assert {cells[place] for place in points} == {"4-points"}


def test_on_c_the_third_roof_column_scores_4() -> None:
    assert printed("C")["roof_column_score"][2] == 4


@pytest.mark.parametrize(
    ("name", "seats", "crusade"),
    [
        *[(name, seats, crusade) for name in "CD" for seats in (2, 3, 4) for crusade in (True, False)],
        *[("D", 1, True), ("D", 1, False)],
    ],
)
def test_both_sheets_of_the_default_edition_are_played_to_the_end_and_counted_right(
    name: str, seats: int, crusade: bool
) -> None:
    given_options = {"seats": seats, "sheet": name, "crusade": crusade}
    assert GAME.options(given_options).edition == default_edition()
    state, told = play(given_options, RandomStream.derived(seats, f"default {name}"), often=5)
    check_count(printed(name), state, told)


def test_a_sheet_is_the_same_as_text_and_as_data() -> None:
    assert parse_edition(TEXT) == read_edition(default_edition().written()) == default_edition()
    assert "edition" not in GAME.options_json(GAME.options({"seats": 3, "crusade": True}))


def test_an_edition_without_these_sheets_is_played_on_the_others_alone() -> None:
    written = owners()
    plain = {**written, "sheet": {name: written["sheet"][name] for name in "AB"}}
    GAME.options({"seats": 3, "sheet": "B", "edition": plain})
    for given_options in ({"sheet": "C"}, {"sheet": "D"}, {"crusade": True}):
        with pytest.raises(BadOption, match=r"^sheet: the edition 'my box' has no sheet [CD]$"):
            GAME.options({"seats": 3, "edition": plain, **given_options})


# --- an owner's sheet of any shape

EFFECTS = [effect.value for effect in Effect if effect not in EARNED]
PLAIN_EFFECTS = [word for word in EFFECTS if "square" not in word]
LISTED = {name: C[name] for name in ("one_die", "no_mark")}
BOXED = {name: D[name] for name in ("circles", "squares", "repeatable")}
FEW_ROOFS = {"roofs": ["R", "R", "P"], "roof_row_bonus": ["colour-R", "colour-P"], "roof_column_score": [9]}
ONE_ROOF = {"roofs": ["Y"], "roof_row_bonus": ["colour-Y"], "roof_column_score": [99]}
GIVEN_COLOURS = {f"{row}:1": f"colour-{'RPY'[row % 3]}" for row in range(1, 13)}
SHAPES: dict[str, Data] = {
    "odd": odd_sheet(),
    "rows of three to five cells": SHORT_ROWS.written()["sheet"]["C"],
    "rows of three to five cells and boxes": SHORT_ROWS.written()["sheet"]["D"],
    "rows of one cell": {**C, "row_length": [1] * 12, "bonus_cells": {"7:1": "value"}, "column_score": {"1": 33}},
    "rows of nine cells": {**D, "row_length": [9] * 12, "column_score": {str(c): c for c in range(1, 10)}},
    "no column scores": {**C, "column_score": {}},
    "every column scores": {**D, "column_score": {str(column): 3 * column for column in range(1, 6)}},
    "no bonus cells": {**C, "bonus_cells": {}},
    "only points": {**C, "bonus_cells": {f"{row}:{cell}": "99-points" for row in range(1, 13) for cell in (1, 2, 3)}},
    "no overflow": {**D, "overflow": []},
    "a long overflow": {**C, "row_length": [1] * 12, "bonus_cells": {}, "column_score": {}, "overflow": [7] * 30},
    "one row of roofs": {**C, "roofs": C["roofs"][:1], "roof_row_bonus": ["value"]},
    "an odd number of rows": {**D, "roofs": D["roofs"][:5]},
    "one column": {**C, **FEW_ROOFS},
    "one roof": {**D, **ONE_ROOF},
    "ten rows of five": {
        **C,
        "roofs": ["R P Y R P"] * 10,
        "roof_row_bonus": ["two-colours"] * 5,
        "roof_column_score": [0, 1, 2, 3, 4],
    },
    "five rows of ten": {
        **C,
        "roofs": ["R P Y R P Y R P Y R"] * 5,
        "roof_row_bonus": ["two-colours"] * 3,
        "roof_column_score": [0, 1] * 5,
    },
    "no yellow roof": {**C, "roofs": [row.replace("Y", "P") for row in C["roofs"]]},
    "colours of one kind": {**C, "bonus_cells": GIVEN_COLOURS},
    "colours of one kind that is missing": {**C, **FEW_ROOFS, "bonus_cells": GIVEN_COLOURS},
    "other circles": {
        **D,
        "circles": [{"cells": 9, "bonus": "value"}],
        "squares": [{"cells": 1 + number % 3, "bonus": effect} for number, effect in enumerate(EFFECTS[6:12])],
    },
    "a square for ever": {**D, "repeatable": "circle-or-square"},
    "long lists": {
        **C,
        "one_die": [[effect] for effect in PLAIN_EFFECTS[:6]],
        "no_mark": [PLAIN_EFFECTS[4:7], PLAIN_EFFECTS[7:10], ["copy-all", "value"], ["copy-all", "value"]],
    },
}


def counted_by_hand(sheet: Data, player: str) -> int:
    """The points of a player in notation, cell by cell, from the data of the sheet."""
    marks = player.split()[3]
    digits, track, roofs = marks.split("|")
    cells = {(row, column) for row, count in enumerate(map(int, digits), 1) for column in range(1, count + 1)}
    there = {(row, column) for row, length in enumerate(sheet["row_length"], 1) for column in range(1, length + 1)}
    assert cells <= there
    points = 0
    for column, score in sheet["column_score"].items():
        if all(cell in cells for cell in there if cell[1] == int(column)):
            points += score
    for place, word in sheet["bonus_cells"].items():
        row, column = place.split(":")
        if word.endswith("-points") and (int(row), int(column)) in cells:
            points += int(word.removesuffix("-points"))
    if track != "-":
        points += sheet["overflow"][len(track.split(".")) - 1]
    for column, score in enumerate(sheet["roof_column_score"]):
        if all(row[column] == "x" for row in roofs.split(",")):
            points += score
    return points


def play(given_options: Data, luck: RandomStream, *, often: int = 1) -> tuple[State, list[Event]]:
    """A random game to its end; at regular intervals the position is legal and is read back from its line."""
    told: list[Event] = []
    state = GAME.start(GAME.options(given_options))
    step = 0
    while not isinstance(GAME.node(state), Over):
        if step % often == 0:
            assert GAME.parse_state(GAME.format_state(state)) == state
        state = GAME.apply(state, random_outcome(GAME, state, luck), lambda event, _: told.append(event))
        GAME.check(state)
        step += 1
    return state, told


def check_count(sheet: Data, state: State, told: list[Event]) -> None:
    """What is told in the end is what the sheets are worth."""
    players = GAME.format_state(state).split(" / ")[1:]
    totals = [event.total for event in told if isinstance(event, tell.AreasCounted)]
    assert totals == [counted_by_hand(sheet, player) for player in players[: len(state.players)]]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_a_sheet_of_any_shape_is_played_to_the_end_and_counted_right(shape: str, seats: int) -> None:
    sheet = through_text(SHAPES[shape])
    edition = owners(D=sheet)
    assert read_edition(read_edition(edition).written()) == read_edition(edition)
    crusade = {"crusade": True} if seats % 2 else {"reserve": "random", "expansion": "oracle"}
    given_options = {"seats": seats, "sheet": "D", "edition": edition, **crusade}
    state, told = play(given_options, RandomStream.derived(seats, shape), often=5)
    check_count(sheet, state, told)


def test_on_sheets_that_fill_up_everything_scores() -> None:
    """Small sheets become full within a game, so that every kind of points is counted in some of these games."""
    sheet = {**odd_sheet(), "row_length": [1] * 12, "column_score": {"1": 7}, "bonus_cells": {"4:1": "9-points"}}
    scored: set[str] = set()
    for seed in range(6):
        given_options = {"seats": 4, "crusade": True, "edition": owners(C=sheet)}
        state, told = play(given_options, RandomStream.derived(seed, "full"), often=10)
        check_count(sheet, state, told)
        kinds = (tell.ValueColumnsCounted, tell.PointCellsCounted, tell.OverflowCounted, tell.RoofColumnsCounted)
        scored |= {type(event).__name__ for event in told if isinstance(event, kinds) and event.points}
    assert len(scored) == 4


# --- sheets as they come


@st.composite
def sheets(draw: st.DrawFn) -> Data:
    """A sheet of any shape that an edition may have."""
    rows = draw(st.lists(st.integers(1, 4), min_size=12, max_size=12))
    height, width = draw(st.integers(1, 5)), draw(st.integers(1, 4))
    boxed = draw(st.booleans())
    effects = st.sampled_from(EFFECTS if boxed else PLAIN_EFFECTS)
    places = [f"{row}:{column}" for row, length in enumerate(rows, 1) for column in range(1, length + 1)]
    boxes = st.lists(st.fixed_dictionaries({"cells": st.integers(1, 3), "bonus": effects}), min_size=1, max_size=3)
    lists = st.lists(st.lists(effects, min_size=1, max_size=2), min_size=1, max_size=3)
    roofs = st.lists(st.sampled_from("RPY"), min_size=width, max_size=width).map(" ".join)
    scores = {str(column): draw(st.integers(0, 30)) for column in range(1, max(rows) + 1) if draw(st.booleans())}
    sheet = {
        "row_length": rows,
        "column_score": scores,
        "bonus_cells": draw(st.dictionaries(st.sampled_from(places), effects | st.just("4-points"), max_size=12)),
        "overflow": draw(st.lists(st.integers(0, 30), max_size=5)),
        "roofs": draw(st.lists(roofs, min_size=height, max_size=height)),
        "roof_row_bonus": draw(st.lists(effects, min_size=(height + 1) // 2, max_size=(height + 1) // 2)),
        "roof_column_score": draw(st.lists(st.integers(0, 20), min_size=width, max_size=width)),
    }
    if boxed:
        return sheet | {"circles": draw(boxes), "squares": draw(boxes), "repeatable": draw(effects)}
    return sheet | {"one_die": draw(lists), "no_mark": draw(lists)}


@given(sheets(), st.integers(1, 4), st.booleans(), st.integers(0, 10**6))
@settings(max_examples=30)
def test_whatever_sheet_an_owner_writes_is_played_and_counted(
    sheet: Data, seats: int, crusade: bool, seed: int
) -> None:
    edition = owners(D=sheet)
    written = read_edition(edition).written()
    assert written["sheet"]["D"] == sheet
    assert read_edition(through_text(written)) == read_edition(edition)
    given_options = {"seats": seats, "sheet": "D", "crusade": crusade, "edition": edition}
    state, told = play(given_options, RandomStream.derived(seed, "any"), often=5)
    check_count(sheet, state, told)


def test_a_record_with_an_owners_sheet_replays_without_the_file() -> None:
    options = GAME.options({"seats": 2, "crusade": True, "edition": owners(C=odd_sheet())})
    match = Match(GAME, options, RandomStream.derived(12, "dice"))
    luck = RandomStream.derived(12, "players")
    while match.result is None:
        fidget(match, luck)
    record = Record.from_json(loads(dumps(match.record().to_json())))
    last = list(record.steps(GAME))[-1]
    assert last.state == match.state


# --- no rule knows where a cell lies


ROOF_COLUMNS, ROOF_ROWS = (3, 0, 4, 1, 2), (5, 4, 1, 0, 2, 3)
"""Where each column and row of roofs comes to lie: rows that share a bonus stay together."""
FACES = dict(zip((1, 4, 5, 6, 2, 3, 7, 8, 12, 9, 10, 11), (5, 6, 1, 4, 3, 2, 12, 7, 8, 11, 9, 10), strict=True))
"""What each value becomes. Knight, Machine, Golem and Collector take the same dice as before."""


MANY_ROOFS: Data = {
    **D,
    "bonus_cells": {f"{row}:{cell}": "two-colours" for row in range(1, 13) for cell in (1, 2, 3)},
    "roof_row_bonus": ["circle-or-square", "two-values", "value"],
}
"""Here rows of roofs become full, too."""


def moved_sheet(sheet: Data) -> Data:
    """The same sheet with its value rows, roof rows and roof columns in other places."""
    columns, rows = (sorted(range(len(order)), key=order.__getitem__) for order in (ROOF_COLUMNS, ROOF_ROWS))
    values = {new: old for old, new in FACES.items()}
    cells = [place.split(":") for place in sheet["bonus_cells"]]
    return {
        **sheet,
        "row_length": [sheet["row_length"][values[face] - 1] for face in range(1, 13)],
        "bonus_cells": {f"{FACES[int(row)]}:{cell}": sheet["bonus_cells"][f"{row}:{cell}"] for row, cell in cells},
        "roofs": [" ".join(sheet["roofs"][row].split()[column] for column in columns) for row in rows],
        "roof_row_bonus": [sheet["roof_row_bonus"][rows[pair * 2] // 2] for pair in range(3)],
        "roof_column_score": [sheet["roof_column_score"][column] for column in columns],
    }


def moved_move(move: Any) -> Any:
    """The same move on the moved sheet."""
    verb, *words = GAME.format_move(move).split()
    match verb, words:
        case (("value" | "turn"), [face]):
            words = [str(FACES[int(face)])]
        case (("take" | "without"), [*tray, die]):
            words = [*tray, f"{die[0]}{FACES[int(die[1:])]}"]
        case "roof", [cell]:
            column, row = COLUMNS.index(cell[0]), int(cell[1:]) - 1
            words = [f"{COLUMNS[ROOF_COLUMNS[column]]}{ROOF_ROWS[row] + 1}"]
    return GAME.parse_move(" ".join([verb, *words]))


def moved_outcome(state: State, outcome: Any) -> Any:
    match GAME.node(state):
        case Roll():
            return tuple(FACES[face] for face in outcome)
        case Decide():
            return tuple(
                tuple(map(moved_move, answer)) if isinstance(answer, tuple) else moved_move(answer)
                for answer in outcome
            )
    return outcome


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("sheet", [C, D, {**D, "bonus_cells": GIVEN_COLOURS}, MANY_ROOFS])
def test_on_a_sheet_with_everything_elsewhere_the_same_game_comes_to_the_same_points(sheet: Data, seats: int) -> None:
    """Only the overflow track knows which value is the higher one, so there is none on these sheets."""
    sheet = {**sheet, "overflow": []}
    six = ["parasite", "machine", "lady", "general", "gambler", "oracle"]
    for more in ({"crusade": True, "promo": "general,collector"}, {"reserve": six}):
        options = {"seats": seats, "sheet": "D", **more}
        here = GAME.start(GAME.options({**options, "edition": owners(D=sheet)}))
        there = GAME.start(GAME.options({**options, "edition": owners(D=moved_sheet(sheet))}))
        check_same_game(here, there, RandomStream.derived(seats, "moved"))


def check_same_game(here: State, there: State, luck: RandomStream) -> None:
    """A random game here, with everything moved there, ends with the same points for the same players."""
    told_here: list[Event] = []
    told_there: list[Event] = []
    while not isinstance(GAME.node(here), Over):
        outcome = random_outcome(GAME, here, luck)
        elsewhere = moved_outcome(here, outcome)
        here = GAME.apply(here, outcome, lambda event, _: told_here.append(event))
        there = GAME.apply(there, elsewhere, lambda event, _: told_there.append(event))
    counts = (tell.AreasCounted, tell.ValueColumnsCounted, base.OwnTotal)
    for kind in (*counts, base.CellsCompared, base.GameWon, base.TitleWon):
        assert [e for e in told_here if isinstance(e, kind)] == [e for e in told_there if isinstance(e, kind)]
    assert GAME.node(here) == GAME.node(there)
    assert any(areas_of(player).roofs for player in here.players)


def test_a_match_on_the_largest_sheet_is_saved_and_goes_on() -> None:
    """All roofs of a sheet are one number in JSON, which must not grow beyond what every program reads."""
    largest = SHAPES["five rows of ten"]
    options = GAME.options({"seats": 2, "sheet": "D", "edition": owners(D=largest), "crusade": True})
    match = Match(GAME, options, RandomStream.derived(5, "dice"))
    play_out(match, {seat: RandomPlayer(RandomStream.derived(5, seat)) for seat in range(2)})
    assert any(areas_of(player).roofs >> 45 for player in match.state.players), "high roofs are marked"
    again = Match.restore(GAME, loads(dumps(match.save())))
    assert again.state == match.state
    assert all(areas_of(player).roofs < 2**53 for player in again.state.players), "a browser reads it exactly"

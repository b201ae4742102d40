"""Positions as one line of text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import random_outcome
from twelvefold.core.errors import BadNotation
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen.cards import Colour, Die
from twelvefold.games.queen.moves import Bonus, UseBonus
from twelvefold.games.queen.player import grid_of
from twelvefold.games.queen.state import MarkSheets, Resolve

from .hands_help import alone, own
from .queen_help import CODES, EMPTY, GAME, START, characters, deal, marked_cells, position, reveal, sheet

NEW = "LaPaSpGeGaOr"
NONE = own("KnSoJgAl")
ROLLED = {3: ("R2,R3,R8", "P8,P9,Y8"), 2: ("R2,R3,P8", "P9,Y8"), 1: ("R2,R3", "P8,Y8"), 4: ("R1,R2,R3,R4", "P5,P6,Y7")}


def three(*players: str, upcoming: str = "choose", round_: int = 1, active: int = 0) -> str:
    return position(*ROLLED[len(players)], *players, upcoming=upcoming, round_=round_, active=active)


def bare(*players: str, upcoming: str, king: str = "") -> str:
    """A position without any dice."""
    return position("-", "-", *players, upcoming=upcoming, king=king)


def new(hand: str, pile: str = "-", more: str = "") -> str:
    return own(hand, pile, six=NEW, more=more)


START_ONLY = f"{START} - - {EMPTY} c1p1r2"
POSITIONS = [
    three(NONE, NONE, NONE),
    three(
        own("KnSo", "AlJg", marks=sheet("a1", "c1", "l3"), boxes="c0p0r1", more="first"), NONE, NONE, round_=7, active=2
    ),
    three(own("-", more="out"), NONE, NONE, NONE, round_=12),
    bare(*[START_ONLY] * 3, upcoming="reserve LaPaMaDrMgTrGrGoPhMi"),
    bare(NONE, NONE, upcoming="first-card 0"),
    bare(NONE, NONE, NONE, upcoming="active"),
    bare(alone("KnSoJgAlPh"), upcoming="king-discards", king="KnSoJgAlPh -"),
    bare(NONE, NONE, NONE, upcoming="draw m > draw j > roll"),
    f"A r1 active 0 m R,R,R j - / {NONE} / {NONE} / {NONE} / draw j > roll",
    f"B r1 active 0 m R,R,Y j P,P,P / {NONE} / {NONE} / {NONE} / roll",
    three(own("KnSoJgAlLa"), own("KnSo", "Jg"), upcoming="lay KnLa Kn"),
    three(own("KnSoJg", "La"), own("KnSo", "Jg"), upcoming="lay - -"),
    position(*ROLLED[1], alone("SoJg", "AlKn", more="played:Kn"), upcoming="king", king="KnSo JgAl"),
    three(
        new("KnSoJgAl", "La", "played:La"),
        new("SoJgAl", "Kn", "played:Kn"),
        new("KnSoJg", "Al", "played:Al"),
        upcoming="take 0 La 1 mj > effects 1Kn 2Al",
    ),
    three(
        new("KnSoJgAl", "Pa", "played:Pa"),
        new("SoJgAl", "Kn", "played:Kn"),
        NONE.replace("LaPaTrGrGoMi", NEW),
        upcoming="take 0 Pa 2 mj > put 0 > effects 1Kn",
    ),
    three(
        *[new("KnSoJgAl", "Sp", "played:Sp"), *[new("KnSoJgAl")] * 2],
        upcoming="take 0 Sp 2 m > take 0 Sp 2 j > effects",
    ),
    three(*[new("KnSoJg", "Al", "able played:Al"), *[new("KnSoJgAl")] * 2], upcoming="card 0 Al 1 > gain 0 > effects"),
    three(*[new("KnSoJg", "Al", "able played:Al"), *[new("KnSoJgAl")] * 2], upcoming="gain 0 > effects"),
    three(*[new("KnSoJgAl", "Ga", "able played:Ga"), *[new("KnSo")] * 2], upcoming="card 0 Ga 2 > lose 1 2 > effects"),
    three(*[new("KnSoJgAl", "Ga", "able played:Ga"), *[new("KnSo")] * 2], upcoming="lose 2 > effects"),
    three(*[new("KnSoJgAl", "Or", "played:Or"), *[new("KnSo")] * 2], upcoming="line 0 > effects"),
    three(*[new("KnSoJgAl", "Or", "played:Or"), *[new("KnSo")] * 2], upcoming="oracle 0 r2 > effects"),
    reveal("Mi Kn So", *ROLLED[3]).line,
    reveal("Mi Kn So", *ROLLED[3]).copy(1).line,
    reveal("Kn So Jg", *ROLLED[3]).line,
    reveal("La Kn So", *ROLLED[3]).take("m R8").line,
    reveal("Ph Kn So", *ROLLED[3]).line,
    reveal("Kn Kn Kn", *ROLLED[3]).mark_sheets(dict.fromkeys(range(3), "bonus reserve")).line,
    reveal("Kn Jg Jg", *ROLLED[3]).line.replace("mark 0 1 2", "mark 0[mark b3 R2, mark d2 R3] 1[bonus copy, copy 0] 2"),
    bare(own("KnSo", "JgLa"), NONE, NONE, upcoming="over").replace(" r1 ", " r12 "),
]
LAYING = three(own("KnSo", "Jg"), own("SoJg", "Kn"), upcoming="lay KnJg SoKn")
"""A duel in which both lay a card that has just come back: after the first one a last card starts a new pile."""


@pytest.mark.parametrize("line", [*POSITIONS, LAYING])
def test_a_position_is_written_as_it_was_read(line: str) -> None:
    state = GAME.parse_state(line)
    assert GAME.format_state(state) == line
    GAME.check(state)


def test_a_line_says_what_it_says() -> None:
    state = GAME.parse_state(POSITIONS[1])
    first, second, _ = state.players
    assert (state.round, state.active) == (7, 2)
    assert state.mountains == (Die(Colour.RED, 2), Die(Colour.RED, 3), Die(Colour.RED, 8))
    assert state.jungle == (Die(Colour.PURPLE, 8), Die(Colour.PURPLE, 9), Die(Colour.YELLOW, 8))
    assert (first.hand, first.pile) == (characters("KnSo"), characters("AlJg"))
    assert first.reserve == characters("LaPaTrGrGoMi")
    marks = [(grid.copies, grid.piles, grid.gains, grid.first) for grid in (grid_of(first), grid_of(second))]
    assert marks == [(0, 0, 1, True), (1, 1, 2, False)]
    assert state.printed.sheet.name == "A"


def test_a_sheet_is_written_row_by_row_over_both_halves() -> None:
    assert sheet("a1", "j1", "f2", "e5") == "x8x,5x4,10,10,4x5"
    assert marked_cells("x8x,5x4,10,10,4x5") == {"a1", "j1", "f2", "e5"}
    assert sheet() == EMPTY


def test_lines_that_are_being_built_are_written_too() -> None:
    state = GAME.parse_state(POSITIONS[-2])
    frame = state.agenda[-1]
    assert isinstance(frame, MarkSheets)
    assert frame.seats == (0, 1, 2)
    assert [len(line) for line in frame.lines] == [2, 2, 0]
    assert frame.lines[1][0] == UseBonus(Bonus.COPY)


def test_effects_still_to_come_are_written_with_their_seats() -> None:
    state = GAME.parse_state(POSITIONS[13])
    assert state.agenda[0] == Resolve(((1, CODES["Kn"]), (2, CODES["Al"])))


def test_spaces_around_the_strokes_do_not_matter() -> None:
    line = POSITIONS[0]
    assert GAME.parse_state(f"  {line.replace(' / ', '  /  ')} ") == GAME.parse_state(line)


def test_a_position_read_from_a_line_is_the_one_that_was_played_to() -> None:
    table = deal("Kn Kn So", *ROLLED[3])
    assert GAME.parse_state(table.line) == table.state
    assert GAME.parse_state(table.play("Kn Kn So").line) == table.state


@given(st.integers(0, 10**6), st.integers(1, 4))
@settings(max_examples=8)
def test_every_position_of_a_game_reads_back_from_its_line(seed: int, seats: int) -> None:
    luck = RandomStream.derived(seed, "notation")
    given_options = {"seats": seats, "reserve": "random", "promo": "spy,general", "expansion": "gambler,oracle"}
    state = GAME.start(GAME.options(given_options))
    while not isinstance(GAME.node(state), Over):
        line = GAME.format_state(state)
        assert GAME.parse_state(line) == state
        assert "\n" not in line
        state = GAME.apply(state, random_outcome(GAME, state, luck))


# --- refusals


ONE = POSITIONS[0]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "queen-notation-shape"),
        ("/ / / /", "queen-notation-shape"),
        (ONE.replace("A r1", "E r1"), "queen-notation-shape"),
        (ONE.replace("A r1", "C r1"), "queen-notation-areas"),
        (ONE.replace("A r1", "r1"), "queen-notation-shape"),
        (ONE.replace("A r1", "A r"), "queen-notation-shape"),
        (ONE.replace("A r1", "A r٣"), "queen-notation-shape"),
        (ONE.replace("A r1", "A r-1"), "queen-notation-shape"),
        (ONE.replace("active 0", "active x"), "queen-notation-shape"),
        (ONE.replace(" m ", " "), "queen-notation-shape"),
        (ONE.replace(f" / {NONE}", ""), "queen-notation-shape"),
        (" / ".join([ONE.split(" / ")[0], *[NONE] * 5, "choose"]), "queen-notation-shape"),
        (ONE.replace("choose", "king - / choose").replace("king -", "king x y z"), "queen-notation-shape"),
        (ONE.replace("R2,", "R13,"), "queen-notation-dice"),
        (ONE.replace("R2,", "B2,"), "queen-notation-dice"),
        (ONE.replace("R2,", "R0,"), "queen-notation-dice"),
        (ONE.replace("R2,", "8,"), "queen-notation-dice"),
        (ONE.replace("R2,", ","), "queen-notation-dice"),
        (ONE.replace("KnSoJgAl", "KnSoJgXx", 1), "queen-notation-codes"),
        (ONE.replace("KnSoJgAl", "KnSoJgA", 1), "queen-notation-codes"),
        (ONE.replace("KnSoJgAl", "knsojgal", 1), "queen-notation-codes"),
        (LAYING.replace("KnJg SoKn", "KnJg! SoKn"), "queen-notation-codes"),
        (LAYING.replace("KnJg SoKn", "-! -"), "queen-notation-codes"),
        (ONE.replace(" - ", " ", 1).replace("m R", "m R"), "queen-notation-player"),
        (ONE.replace("c1p1r2", "c1p1", 1), "queen-notation-player"),
        (ONE.replace("c1p1r2", "c-1p1r2", 1), "queen-notation-player"),
        (ONE.replace("c1p1r2", "c1p1r2 sleepy", 1), "queen-notation-player"),
        (ONE.replace("c1p1r2", "c1p1r2 lost:Kn", 1), "queen-notation-player"),
        (ONE.replace(EMPTY, "10,10,10,10", 1), "queen-notation-marks"),
        (ONE.replace(EMPTY, "10,10,10,10,10,10", 1), "queen-notation-marks"),
        (ONE.replace(EMPTY, "10,10,10,10,9", 1), "queen-notation-marks"),
        (ONE.replace(EMPTY, "10,10,10,10,xxxxxxxxxxx", 1), "queen-notation-marks"),
        (ONE.replace(EMPTY, "10,10,10,10,5 5", 1), "queen-notation-player"),
        (ONE.replace(EMPTY, "10,10,10,10,55", 1), "queen-notation-marks"),
        (ONE.replace(EMPTY, "10,10,10,10,11", 1), "queen-notation-marks"),
        (ONE.replace(EMPTY, "10,10,10,10,x٩", 1), "queen-notation-marks"),
        *[
            (ONE.replace("choose", word), "queen-notation-next")
            for word in (
                "sleep",
                "choose 1",
                "reserve",
                "first-card",
                "first-card x",
                "draw",
                "draw x",
                "take 0 La 1",
                "take 0 La x mj",
                "take 0 La 1 xj",
                "take 5 La 1 mj",
                "take 0 La 01 mj",
                "take 0 La 1 mj 2",
                "put",
                "put 0 1",
                "card 0 Al",
                "gain",
                "gain 0 gift",
                "lose x",
                "line",
                "oracle 0",
                "copy x",
                "mark x",
                "mark 0[",
                "mark 0[]",
                "mark 0 [mark a1]",
                "effects Kn",
                "effects 0KnSo",
                "choose > ",
                "> choose",
            )
        ],
        (ONE.replace("choose", "mark 0[sing]"), "queen-bad-move"),
        (ONE.replace("choose", "oracle 0 l6 > effects"), "queen-notation-impossible"),
        (ONE.replace("choose", "put 0 / edition {"), "queen-notation-impossible"),
        (f"{ONE} / edition {{}}", "queen-notation-impossible"),
        (f"{ONE} / edition 5", "queen-notation-impossible"),
    ],
)
def test_a_line_that_does_not_read_is_refused_with_its_reason(line: str, key: str) -> None:
    assert line != ONE
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert str(refused.value)
    if key != "queen-bad-move":
        assert refused.value.key == key


@pytest.mark.parametrize("given", [None, 5, b"A r1", ["A r1"]])
def test_what_is_no_text_is_refused(given: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(given)

"""Who may answer what, and the notation of moves."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadNotation, IllegalMove, NotYourDecision
from twelvefold.core.game import Decide
from twelvefold.games.queen.cards import Character, Colour, Die, Tray
from twelvefold.games.queen.moves import (
    LEAVE,
    Bonus,
    ChooseLine,
    Copy,
    Gain,
    Leave,
    Mark,
    Move,
    Play,
    Put,
    TakeDie,
    UseBonus,
)

from .hands_help import own, rolled
from .queen_help import GAME, Position, cells, deal, line_cells, moves_of, reveal, sheet

R10 = Die(Colour.RED, 10)
LADY_HALVES = [Die(Colour.RED, 0), Die(None, 10)]
"""The Lady's die marks twice: by its colour alone, and by its value alone."""
ALL_MOVES: list[Move] = [
    *[Play(card) for card in Character],
    *[Put(card) for card in Character],
    *[Gain(card) for card in Character],
    *[TakeDie(tray, Die(colour, face)) for tray in Tray for colour in Colour for face in (1, 7, 12)],
    *[Mark(cell, die) for cell in (0, 4, 5, 24, 25, 49) for die in (None, R10, *LADY_HALVES)],
    *[ChooseLine(line) for line in line_cells()],
    *[Copy(seat) for seat in range(4)],
    *[UseBonus(bonus) for bonus in Bonus],
    LEAVE,
]


def begin() -> Position:
    return deal("Kn Kn Kn", "R8,R8,R8", "P8,P8,Y8")


# --- who is asked


def test_everybody_is_asked_at_once_for_any_card_in_hand() -> None:
    names = ["knight", "sorcerer", "jungle_guardian", "alchemist"]
    assert begin().asked == {seat: [f"play {name}" for name in names] for seat in range(3)}


def test_what_lies_on_the_pile_or_in_reserve_cannot_be_played() -> None:
    table = rolled(own("KnSo", "JgAl"), own("KnSo", "JgAl"), own("KnSo"))
    for code in ("Jg", "La"):
        with pytest.raises(IllegalMove):
            table.play(f"{code} Kn Kn")


def test_a_seat_that_is_not_asked_has_no_prompt() -> None:
    node = GAME.node(reveal("Al Kn So", "R8,R8,R8", "Y8,Y8,R8").state)
    assert isinstance(node, Decide)
    assert node.prompt(0).ask == "mark-value"
    for seat in (1, 2, 3, -1, None, True):
        with pytest.raises(NotYourDecision):
            node.prompt(cast(int, seat))


def test_no_line_is_asked_where_a_single_move_is() -> None:
    table = begin()
    with pytest.raises(NotYourDecision):
        GAME.extend(table.state, 0, Play(Character.KNIGHT))


def test_asking_what_is_next_changes_nothing() -> None:
    table = reveal("Al Kn So", "R8,R8,R8", "P8,P8,Y8")
    before = table.line
    assert GAME.node(table.state) == GAME.node(table.state)
    assert table.line == before


# --- refusals


@pytest.mark.parametrize(
    "outcome",
    [
        (),
        None,
        "play knight",
        [Play(Character.KNIGHT)] * 3,
        (Play(Character.KNIGHT),),
        (Play(Character.KNIGHT),) * 2,
        (Play(Character.KNIGHT),) * 4,
        (Play(Character.KNIGHT), Play(Character.KNIGHT), Play(Character.LADY)),
        (Play(Character.KNIGHT), Play(Character.KNIGHT), Gain(Character.KNIGHT)),
        (Play(Character.KNIGHT), Play(Character.KNIGHT), LEAVE),
        (Play(Character.KNIGHT), Play(Character.KNIGHT), None),
        ((Play(Character.KNIGHT),),) * 3,
    ],
)
def test_a_choice_takes_one_legal_card_from_each(outcome: Any) -> None:
    with pytest.raises(IllegalMove):
        begin().answer(outcome)


def test_a_card_given_by_its_number_is_refused() -> None:
    knight = Play(cast(Character, 2))
    with pytest.raises(IllegalMove):
        begin().answer((knight,) * 3)


@pytest.mark.parametrize(
    "line",
    [
        "a1 R2",  # a purple roof
        "b1 R2",  # a 10
        "b3 R3",  # a 2, with the other die
        "b3 R4",  # no such die was taken
        "b3",  # no bonus is due
        "b3 R2, b3 R2",  # the cell is marked now
        "b3 R2, g4 R2",  # the die is used
        "b3 R2, d2 R3, g1 R2",
        "bonus mark",
        "copy 1",
        "leave",
        "play knight",
        "gain golem",
    ],
)
def test_a_die_marks_at_most_one_cell_that_fits_it(line: str) -> None:
    assert (cells()["a1"], cells()["b1"], cells()["b3"], cells()["d2"]) == ("P", "10", "2", "R")
    table = reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8")
    bonus = moves_of("bonus mark")
    with pytest.raises(IllegalMove):
        table.answer((moves_of(line), bonus, bonus))
    table.answer((moves_of("b3 R2, d2 R3"), bonus, bonus))
    assert table.marks(0) == {"b3", "d2"}


@pytest.mark.parametrize(
    "line", ["", "a1", "a1 P8", "copy 0", "bonus copy", "bonus copy, copy 1", "bonus mark, a1, b1"]
)
def test_a_due_bonus_is_one_whole_bonus(line: str) -> None:
    table = reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8")
    with pytest.raises(IllegalMove):
        table.answer(((), moves_of(line), moves_of("bonus mark")))


@pytest.mark.parametrize("line", [None, [], "bonus mark", Play(Character.KNIGHT), 5])
def test_a_line_is_a_row_of_moves(line: Any) -> None:
    with pytest.raises(IllegalMove):
        reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8").answer(((), line, moves_of("bonus mark")))


def test_a_full_cell_cannot_be_marked_again() -> None:
    table = reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8", marks={0: sheet("b3")})
    assert "mark b3 R2" not in table.line_asked(0)
    with pytest.raises(IllegalMove):
        table.mark_sheets({0: "b3 R2", 1: "bonus mark", 2: "bonus mark"})


def test_a_refused_answer_says_what_is_allowed() -> None:
    with pytest.raises(IllegalMove, match="play lady is not a legal move here; legal: play knight, play sorcerer"):
        begin().play("La Kn Kn")


@pytest.mark.parametrize("faces", [(), (8,) * 5, (8,) * 7, (0, 8, 8, 8, 8, 8), (13, 8, 8, 8, 8, 8), (True,) * 6])
def test_dice_show_faces_from_1_to_12(faces: tuple[int, ...]) -> None:
    table = begin().play("Kn Kn Kn").mark_sheets(dict.fromkeys(range(3), "bonus mark")).draw("RRR", "PPY")
    with pytest.raises(IllegalMove):
        table.roll(*faces)


@pytest.mark.parametrize("drawn", ["RR", "RRRR", "YYY", "PRR"])
def test_only_dice_that_are_in_the_bag_are_drawn(drawn: str) -> None:
    table = begin().play("Kn Kn Kn").mark_sheets(dict.fromkeys(range(3), "bonus mark"))
    with pytest.raises(IllegalMove):
        table.draw(drawn)


# --- notation


@pytest.mark.parametrize("move", ALL_MOVES, ids=GAME.format_move)
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    text = GAME.format_move(move)
    assert GAME.parse_move(text) == move
    assert type(GAME.parse_move(text)) is type(move)


def test_different_moves_have_different_texts() -> None:
    assert len(set(map(GAME.format_move, ALL_MOVES))) == len(ALL_MOVES)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play knight", Play(Character.KNIGHT)),
        ("play Kn", Play(Character.KNIGHT)),
        ("  play   KNIGHT ", Play(Character.KNIGHT)),
        ("play jungle_guardian", Play(Character.JUNGLE_GUARDIAN)),
        ("play Jungle Guardian", Play(Character.JUNGLE_GUARDIAN)),
        ("take m R10", TakeDie(Tray.MOUNTAINS, R10)),
        ("take j Y2", TakeDie(Tray.JUNGLE, Die(Colour.YELLOW, 2))),
        ("put lady", Put(Character.LADY)),
        ("mark c3 R10", Mark(12, R10)),
        ("mark c3", Mark(12, None)),
        ("mark f1", Mark(25, None)),
        ("leave", Leave()),
        ("line c", ChooseLine("c")),
        ("line r2", ChooseLine("r2")),
        ("copy 2", Copy(2)),
        ("bonus mark", UseBonus(Bonus.MARK)),
        ("bonus copy", UseBonus(Bonus.COPY)),
        ("bonus pile", UseBonus(Bonus.PILE)),
        ("bonus reserve", UseBonus(Bonus.RESERVE)),
        ("gain golem", Gain(Character.GOLEM)),
    ],
)
def test_moves_are_written_as_documented(text: str, move: Move) -> None:
    assert GAME.parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "\x00", "Knight", "PLAY knight", "play", "play queen", "play knight golem", "play 0"],
        *[
            "take",
            "take m",
            "take R10",
            "take x R10",
            "take m R13",
            "take m R0",
            "take m B3",
            "take m R07",
            "take m R٣",
        ],
        *["mark", "mark k1", "mark a6", "mark a0", "mark c3 R13", "mark c3 R10 R10", "mark C3", "mark 12", "mark c٣"],
        *["leave it", "line", "line k", "line l6", "line r0", "line 1", "line c d", "copy", "copy 4", "copy -1"],
        *["copy ٣", "copy 02", "bonus", "bonus marks", "bonus mark a1", "put", "gain", "gain x", "put knight lady"],
    ],
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


@pytest.mark.parametrize("die", ["m R", "j 8", "m 8", "j Y"])
def test_half_a_die_cannot_be_taken(die: str) -> None:
    """Only the Lady's die is marked in halves: what lies in a tray has a colour and a face."""
    with pytest.raises((BadNotation, IllegalMove)):
        reveal("La Kn So", "R8,R8,R8", "Y8,Y8,R8").take(die)


@pytest.mark.parametrize("given", [None, 5, b"leave", ["leave"], Leave()])
def test_what_is_no_text_is_refused(given: Any) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(given)


VERBS = "play take put mark leave line copy bonus gain value roof circle square use pick without turn"
known = st.sampled_from([*VERBS.split(), "knight", "Go", "m", "R10", "c3", "0", "7", "²", "two-colours"])


@given(st.text(max_size=20) | st.lists(known | st.text(max_size=6), max_size=4).map(" ".join))
@settings(max_examples=200)
def test_whatever_text_comes_in_only_a_move_or_bad_notation_comes_out(text: str) -> None:
    with suppress(BadNotation):
        move = GAME.parse_move(text)
        assert GAME.parse_move(GAME.format_move(move)) == move

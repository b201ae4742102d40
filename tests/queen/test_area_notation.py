"""Positions and moves of sheets C and D as text."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import CASES, Case, case
from conformance import MOST_STEPS, check_state_value, random_outcome
from twelvefold.core.errors import BadNotation
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen.cards import Character, Colour, Die
from twelvefold.games.queen.moves import AREA_MOVES, MarkBox, Move, Pick, Roof, TurnTo, Use, Value, Without
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effect, Shape
from twelvefold.games.queen.state import DrawHand, State

from .crusade_help import changed, deal, marks, own, reveal, step5
from .queen_help import CODES, GAME
from .test_notation import ROLLED

ON_AREAS = [one for one in CASES if one.id.startswith("queen") and one.start.printed.sheet.name in "CD"]
ROOFS = ",".join(["....."] * 6)
EMPTY = f"000000000000|-|{ROOFS}"
FULL_C = "555555555555"
BOXES = "o000s000"
SEVEN = "PaKnDrSoJgTrGr"
"""What is in hand, with the Oracle on the pile."""


def seat(
    hand: str = SEVEN, pile: str = "Or", *, reserve: str = "-", at: str = EMPTY, boxes: str = "-", more: str = ""
) -> str:
    """A player, by default at the start of a Crusade on C."""
    return " ".join([hand, pile, reserve, at, boxes, *more.split()])


def table(
    *players: str, sheet: str = "C crusade", upcoming: str = "choose", round_: int = 3, dice: str = "", king: str = ""
) -> str:
    """A position, with dice of the right number."""
    mountains, jungle = dice.split() if dice else ROLLED[len(players)]
    head = f"{sheet} r{round_} active 0 m {mountains} j {jungle}"
    return " / ".join([head, *players, *([f"king {king}"] if king else []), upcoming])


PLAIN = seat()
ON_D = seat(boxes=BOXES)
BASE = seat("KnSoJgAl", "-", reserve="LaPaMiGeGaOr")
TAKER = seat("KnSoJg", "Al", reserve="LaPaMiGeGaOr", more="played:Al")
ORACLE = "able played:Or"
POSITIONS = [
    table(PLAIN, PLAIN, PLAIN),
    table(seat(at=f"{FULL_C}|1.1.7.0.12|xx...,{'.....,' * 4}....x"), PLAIN, PLAIN),
    table(seat(boxes="o102s001"), ON_D, ON_D, ON_D, sheet="D crusade", round_=12),
    table(BASE, BASE, BASE, sheet="C"),
    table(*[seat("KnSoJg", "-")] * 2, upcoming="hand PaMaDrMgTrGrGoMiGaOr", round_=1, dice="- -"),
    table(PLAIN, seat("PaKnDrSoJgTrGrOr", "-"), upcoming="first-discard 1", round_=1, dice="- -"),
    table(PLAIN, PLAIN, PLAIN, upcoming="active", round_=1, dice="- -"),
    table(ON_D, sheet="D crusade", upcoming="king-discards", round_=1, dice="- -", king="PaKnDrSoJgTrGrOr -"),
    table(PLAIN, PLAIN, upcoming="lay PaKn Kn"),
    table(seat("KnDrSoJgTrGr", "Or"), PLAIN, PLAIN),
    table(seat("DrSoJgTrGr", "-"), PLAIN, PLAIN, round_=9),
    table(seat(more="played:Or"), PLAIN, PLAIN, upcoming="line 0 > effects"),
    table(seat(more=ORACLE, at=f"000000100000|-|{ROOFS}"), PLAIN, PLAIN, upcoming="oracle 0 7 > effects"),
    table(seat(more=f"{ORACLE} pending:value", at=f"300000000000|-|{ROOFS}"), PLAIN, PLAIN, upcoming="mark 0 1 2"),
    reveal("C", "La Kn So", *ROLLED[3], crusade=False).move("take m R8").line,
    reveal("D", "La Mi So", *ROLLED[3], crusade=False).move("take m R8", "turn 12").line,
    reveal("C", "Al Kn So", *ROLLED[3], crusade=False).line,
    reveal("C", "Al Kn So", *ROLLED[3], crusade=False).move("3").line,
    reveal("D", "Ga Kn So", *ROLLED[3]).move("a1").line,
    reveal("D", "Pa Kn So", *ROLLED[3]).move("take m R2", "take m R3").line,
    reveal("D", "Ph Kn So", *ROLLED[3]).line,
    reveal("C", "Kn Kn Gr", *ROLLED[3]).move(*["take m R2", "take m R3", "take m R8", "take j P8"]).line,
    step5("C", own("R1,P12", marks("C", rows="1 12", track="1", roofs="1 a2 b3")), own("Y4"), own()).line,
    step5(
        "D", own("R1", marks("D", rows="full", track="2.5", boxes="o112s001")), own("Y4"), own(card="Ph", flags="owed")
    ).line,
    table(*[TAKER] * 3, sheet="C", upcoming="gain 0 bonus > gain 0 bonus > gain 2 bonus"),
    table(PLAIN, PLAIN, PLAIN, upcoming="over", round_=12, dice="- -"),
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_is_written_as_it_was_read(line: str) -> None:
    state = GAME.parse_state(line)
    assert GAME.format_state(state) == line
    check_state_value(GAME, state)


def test_a_line_says_what_it_says() -> None:
    state = GAME.parse_state(POSITIONS[1])
    roofs = 1 | 1 << 1 | 1 << 29
    assert areas_of(state.players[0]) == AreaMarks((5,) * 12, (1, 1, 7, 0, 12), roofs, (), ())
    assert state.crusade
    state = GAME.parse_state(POSITIONS[2])
    areas = areas_of(state.players[0])
    assert areas is not None
    assert (areas.circles, areas.squares) == ((1, 0, 2), (0, 0, 1))
    assert not GAME.parse_state(POSITIONS[3]).crusade
    pending = GAME.parse_state(POSITIONS[13]).players[0].pending
    assert pending == (Effect.VALUE,)


@pytest.mark.parametrize(
    "line",
    [
        "mark 0[roof d1] 1 2",
        "mark 0[roof d1, pick 2] 1 2",
        "mark 0[roof d1, pick 1, value 7] 1[roof a1] 2",
    ],
)
def test_lines_that_are_being_built_are_written_too(line: str) -> None:
    start = step5("C", own("R2"), own("Y4,Y5"), own()).line
    assert start.count(" / mark 0 1 2 / edition ") == 1
    text = start.replace("mark 0 1 2", line)
    assert GAME.format_state(GAME.parse_state(text)) == text


# --- at every moment of a game


def built(state: State, luck: RandomStream) -> list[State]:
    """The moments of a step 5, or of a duel's laying: lines grow, seat by seat."""
    moments = [state]
    node = GAME.node(state)
    for seat_ in node.seats if isinstance(node, Decide) and node.lines else ():
        while moves := GAME.decide(moments[-1]).prompt(seat_).moves:
            moments.append(GAME.extend(moments[-1], seat_, luck.choice(moves)))
    return moments


@pytest.mark.parametrize("one", ON_AREAS, ids=str)
def test_every_moment_of_a_game_reads_back_from_its_line(one: Case) -> None:
    luck, state = RandomStream.derived(1, one.id), one.start
    for _ in range(MOST_STEPS):
        for moment in built(state, luck):
            check_state_value(GAME, moment)
        node = GAME.node(state)
        if isinstance(node, Over):
            break
        if isinstance(node, Decide):
            for move in {move for prompt in node.prompts for move in prompt.moves}:
                assert GAME.parse_move(GAME.format_move(move)) == move
        state = GAME.apply(state, random_outcome(GAME, state, luck))


PARASITES = tuple(CODES[code] for code in ("Pa", "Ga", "Or", "Mi", "Gr"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_in_which_cards_are_gone_can_be(seats: int) -> None:
    """Everybody plays the Parasite whenever that is possible, and gives any card away."""
    mine = tuple(card for card in PARASITES if (seats, card) != (1, Character.MIRROR))
    mine = mine if len(mine) == 5 else (*mine, Character.GOLEM)
    least = 8
    for seed in range(3):
        luck = RandomStream.derived(seed, f"parasite {seats}")
        state = GAME.start(GAME.options({"seats": seats, "crusade": True, "sheet": "D"}))
        while not isinstance(node := GAME.node(state), Over):
            GAME.check(state)
            assert GAME.parse_state(GAME.format_state(state)) == state
            outcome = random_outcome(GAME, state, luck)
            if isinstance(state.agenda[-1], DrawHand):
                outcome = tuple(card for card in Character if card in mine)
            elif isinstance(node, Decide) and not node.lines and luck.below(2):
                parasite = GAME.parse_move("play parasite")
                outcome = tuple(
                    parasite if parasite in prompt.moves else move
                    for prompt, move in zip(node.prompts, outcome, strict=True)
                )
            state = GAME.apply(state, outcome)
            owned = [len(player.hand + player.pile) for player in state.players]
            least = min(least, *owned, 8) if not isinstance(state.agenda[-1], DrawHand) else least
        GAME.check(state)
    assert least < 7


# --- lines that do not read

ONE = POSITIONS[0]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("C crusade", "C  crusade", "shape"),
        ("C crusade", "crusade C", "shape"),
        ("C crusade", "C Crusade", "shape"),
        ("C crusade", "CD", "shape"),
        ("C crusade", "A crusade", "player"),
        ("C crusade", "A", "player"),
        *[
            (EMPTY, wrong, "areas")
            for wrong in (
                "10,10,10,10,10",
                "000000000000",
                f"|-|{ROOFS}",
                f"000000000000||{ROOFS}",
                f"000000000000|-{ROOFS}",
                "000000000000|-|",
                "000000000000|-|.....,.....",
                f"000000000000|-|{ROOFS},.....",
                f"000000000000|-|{ROOFS[1:]}",
                f"000000000000|-|{ROOFS}.",
                f"000000000000|-|{ROOFS.replace('.....', '....X', 1)}",
                f"000000000000|-|{ROOFS.replace(',', ',,', 1)}",
                f"00000000000x|-|{ROOFS}",
                f"00000000000٣|-|{ROOFS}",
                f"000000000000|1.|{ROOFS}",
                f"000000000000|.1|{ROOFS}",
                f"000000000000|1,2|{ROOFS}",
                f"000000000000|123|{ROOFS}",
                f"000000000000|-1|{ROOFS}",
                f"000000000000|-|{ROOFS}|-",
            )
        ],
        (f"{EMPTY} -", f"{EMPTY} o", "areas"),
        (f"{EMPTY} -", f"{EMPTY} s1o1", "areas"),
        (f"{EMPTY} -", f"{EMPTY} o1s-", "areas"),
        (f"{EMPTY} -", f"{EMPTY} c1p1r2", "areas"),
        (f"{EMPTY} -", f"{EMPTY} - first", "areas"),
        (f"{EMPTY} -", EMPTY, "player"),
        (f"{EMPTY} -", f"{EMPTY} - pending:", "player"),
        (f"{EMPTY} -", f"{EMPTY} - pending:valu", "player"),
        (f"{EMPTY} -", f"{EMPTY} - pending:value,", "player"),
        (f"{EMPTY} -", f"{EMPTY} - pending", "player"),
        *[
            ("choose", wrong, "next")
            for wrong in (
                *("hand", "hand Kn So", "first-discard", "first-discard x", "first-discard 5", "first-discard 0 1"),
                *("turn", "turn x", "turn 0 7", "oracle 0 7 7", "oracle 0"),
                *("mark 0[value  7]", "mark 0[]", "mark 0[value 7]1"),
            )
        ],
    ],
)
def test_a_line_that_does_not_read_is_refused_with_its_reason(old: str, new: str, key: str) -> None:
    line = ONE.replace(old, new, 1)
    assert line != ONE
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert refused.value.key == f"queen-notation-{key}"
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("move", ["value 13", "value 7,roof a1", "value 07", "roof m1", "use values", "sing", "value"])
def test_a_line_of_moves_that_are_none_is_refused(move: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(ONE.replace("choose", f"mark 0[{move}]"))
    assert refused.value.key == "queen-bad-move"


# --- moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("value 7", Value(7)),
        (" value  12 ", Value(12)),
        ("roof b3", Roof("b3")),
        ("roof j10", Roof("j10")),
        ("circle 1", MarkBox(Shape.CIRCLE, 0)),
        ("square 6", MarkBox(Shape.SQUARE, 5)),
        ("use two-colours", Use(Effect.TWO_COLOURS)),
        ("use one-die", Use(Effect.ONE_DIE)),
        ("pick 2", Pick(1)),
        ("pick 12", Pick(11)),
        ("without R10", Without(Die(Colour.RED, 10))),
        ("turn 7", TurnTo(7)),
    ],
)
def test_moves_are_written_as_documented(text: str, move: Move) -> None:
    assert GAME.parse_move(text) == move
    assert GAME.format_move(move) == " ".join(text.split())


def test_every_move_reads_back_from_its_text() -> None:
    for text, move in AREA_MOVES.items():
        assert (GAME.format_move(move), GAME.parse_move(text)) == (text, move)
        assert type(GAME.parse_move(text)) is type(move)
    assert len(set(AREA_MOVES.values())) == len(AREA_MOVES)


@pytest.mark.parametrize(
    "text",
    [
        *("value", "value 0", "value 13", "value 07", "value ٣", "value -1", "value 7 R10", "values 7", "Value 7"),
        *("roof", "roof m1", "roof a0", "roof a13", "roof A1", "roof 1a", "roof a1 R10", "roof a01"),
        *("circle", "circle 0", "circle 13", "square 0", "square x", "box 1", "triangle 1"),
        *("use", "use values", "use 4-points", "use two colours", "use VALUE", "pick", "pick 0", "pick 25", "pick a"),
        *("without", "without R", "without 7", "without R0", "without R13", "without G3", "turn", "turn 0", "turn 13"),
    ],
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_move(text)
    assert refused.value.key == "queen-bad-move"
    assert "value FACE, roof CELL, circle NUMBER, square NUMBER" in str(refused.value)


# --- arbitrary text

WORDS = "value roof circle square use pick without turn a1 b3 R10 7 12 two-colours philosopher one-die"
LINES = [
    *POSITIONS,
    GAME.format_state(case("queen-3-crusade-new").start),
    deal(changed(seats=2, overflow=[]), "KnDr SoGr", "R1,R2,R3", "P1,P2").line,
]


@given(st.lists(st.sampled_from(WORDS.split()) | st.text(max_size=4), max_size=4).map(" ".join))
@settings(max_examples=200)
def test_whatever_text_comes_in_only_a_move_or_bad_notation_comes_out(text: str) -> None:
    with suppress(BadNotation):
        move = GAME.parse_move(text)
        assert GAME.parse_move(GAME.format_move(move)) == move

"""Positions of sheets C and D that no game reaches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.errors import BadData, BadNotation
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas.sheet import Effect
from twelvefold.games.queen.state import State

from .queen_help import GAME, assert_unreachable
from .test_area_notation import BASE, BOXES, EMPTY, FULL_C, ON_D, ONE, ORACLE, PLAIN, POSITIONS, ROOFS, seat, table

# --- positions no game reaches


def first(at: str = EMPTY, boxes: str = "-", more: str = "", upcoming: str = "choose") -> str:
    """The first player has these marks."""
    return table(seat(at=at, boxes=boxes, more=more), PLAIN, PLAIN, upcoming=upcoming)


def rows(text: str, track: str = "-") -> str:
    return f"{text}|{track}|{ROOFS}"


PARASITE_GONE = seat("KnDrSoJgTrGr", "Or")
REFUSED = [
    # marks
    (first(rows("600000000000")), "areas"),
    (first(rows("00000000000")), "areas"),
    (first(rows("0000000000000")), "areas"),
    (first(rows("555555555556")), "areas"),
    (first(boxes="o0s0"), "areas"),
    (first(boxes=BOXES), "areas"),
    *[
        (table(seat(boxes=wrong), ON_D, ON_D, sheet="D crusade"), "areas")
        for wrong in ("-", "o000s00", "o0000s000", "o200s000", "o003s000", "o000s020", "o000s003", "o009s009")
    ],
    # the overflow track: only values whose row is full, never falling but for a 0
    *[
        (first(rows(*where)), "areas")
        for where in (
            ("000000000000", "1"),
            ("200000000000", "1"),
            ("003000000000", "3.12"),
            (FULL_C, "2.1"),
            (FULL_C, "12.11"),
            (FULL_C, "1.0.3.2"),
            (FULL_C, "13"),
            (FULL_C, "99"),
            (FULL_C, ".".join(["1"] * 13)),
        )
    ],
    # bonuses earned by cards
    (first(rows("300000000000"), more="pending:value"), "round-part"),
    (
        first(rows("300000000000"), more="played:Gr pending:value", upcoming="line 0 > effects"),
        "round-part",
    ),
    *[
        (first(rows("300000000000"), more=f"{ORACLE} pending:{effect}", upcoming="mark 0 1 2"), "areas")
        for effect in ("square", "colour", "two-values", "one-die", "no-mark", "philosopher", "copy-all", "colour-R")
    ],
    (first(rows("300000003000"), more=f"{ORACLE} pending:discard-back,value,two-colours", upcoming="mark 0"), "areas"),
    # the cards of the Crusade
    (table(PLAIN, PLAIN, PLAIN, sheet="C"), "cards"),
    (table(BASE, BASE, BASE), "crusade"),
    (table(seat(reserve="Mi"), PLAIN, PLAIN), "crusade"),
    (table(seat("PaKnDrSoJgTrGrMi"), PLAIN, PLAIN), "crusade"),
    (table(seat("PaKnDrSoJgTrMi"), PLAIN, PLAIN), "crusade"),
    (table(seat("KnPaDrSoJgTrGr"), PLAIN, PLAIN), "crusade"),
    (table(seat("PaKnDrSoJgTrTr"), PLAIN, PLAIN), "crusade"),
    (table(*[seat("PaKnDrSoJgTrAl")] * 3), "crusade"),
    (table(*[seat("LaKnDrSoJgTrGr")] * 3), "crusade"),
    (table(*[seat("PaKnMaDrSoTrGr")] * 3), "crusade"),
    (table(*[seat("KnDrSoJgTrGrGo")] * 2, seat("KnDrSoJgTrGr")), "crusade"),
    (table(seat("PaKnDr", "Or"), PLAIN, PLAIN, round_=3), "crusade"),
    (table(*[seat("PaKnDrSoJgTrPh")] * 2, upcoming="lay - -"), "crusade"),
    (table(seat("PaKnDrSoJgTrMi", boxes=BOXES), sheet="D crusade", king="PaKnDrSoJgTrMiOr -"), "crusade"),
    (table(PLAIN, king="PaKnDrSoJgTrGrOr -"), "crusade"),
    (table(ON_D, sheet="D crusade", king="PaKnDrSoJgTrGr -"), "king"),
    (table(ON_D, sheet="D crusade", king="KnDrSoJgTrGr Or"), "king"),
    (table(ON_D, sheet="D crusade"), "king"),
    # setting up
    (table(*[seat("KnSoJg", "-")] * 2, upcoming="hand PaMaDrMg", round_=1, dice="- -"), "agenda"),
    (table(*[seat("KnSoJg", "-")] * 2, upcoming="hand LaMaDrMgTr", round_=1, dice="- -"), "agenda"),
    (table(*[seat("KnSoJg", "-")] * 2, upcoming="hand KnMaDrMgTr", round_=1, dice="- -"), "agenda"),
    (table(*[seat("KnSoJg", "-")] * 2, upcoming="hand MaMaDrMgTr", round_=1, dice="- -"), "agenda"),
    (table(*[seat("KnSoJg", "-")] * 2, upcoming="hand MaDrMgTrPh", round_=1, dice="- -"), "agenda"),
    (table(*[seat("KnSoJg", "-")] * 2, upcoming="hand PaMaDrMgTr", round_=2, dice="- -"), "agenda"),
    (table(PLAIN, PLAIN, upcoming="hand PaMaDrMgTr", round_=1, dice="- -"), "crusade"),
    (table(PLAIN, PLAIN, PLAIN, upcoming="first-discard 0", round_=1, dice="- -"), "agenda"),
    (table(PLAIN, PLAIN, PLAIN, upcoming="first-card 0", round_=1, dice="- -"), "agenda"),
    (table(PLAIN, PLAIN, PLAIN, upcoming="reserve PaMaDrMgTrMi", round_=1, dice="- -"), "agenda"),
    (table(*[seat("PaDrSoJgTrGrOr", "Kn")] * 3, upcoming="active", round_=1, dice="- -"), "agenda"),
    (table(*[seat("PaKnDrSoJgTrGrOr", "-")] * 3, upcoming="active", round_=1, dice="- -"), "agenda"),
    (table(seat(at=rows("100000000000")), PLAIN, PLAIN, upcoming="active", round_=1, dice="- -"), "agenda"),
    (table(BASE, BASE, BASE, sheet="C", upcoming="first-discard 0", round_=1, dice="- -"), "agenda"),
    # what is next
    (first(more="played:Or", upcoming="oracle 0 7 > effects"), "agenda"),
    (first(rows("000000100000"), more=ORACLE, upcoming="oracle 0 13 > effects"), "agenda"),
    (first(rows("000000100000"), more=ORACLE, upcoming="oracle 0 07 > effects"), "agenda"),
    (first(rows("000000100000"), more=ORACLE, upcoming="oracle 0 l1 > effects"), "agenda"),
    (first(rows(FULL_C), more="played:Or", upcoming="line 0 > effects"), "agenda"),
    (first(more="played:Or", upcoming="turn 0 > effects"), "agenda"),
    (first(upcoming="mark 0"), "agenda"),
    (first(upcoming="mark 0[value 7] 1 2"), "agenda"),
    (first(upcoming="mark 0[pick 4] 1 2"), "agenda"),
    (first(upcoming="mark 0[circle 1] 1 2"), "agenda"),
    (first(upcoming="mark 0[use value] 1 2"), "agenda"),
    (first(upcoming="gain 0 bonus"), "agenda"),
    (table(BASE, BASE, BASE, sheet="C", upcoming="gain 1 bonus > gain 0 bonus"), "agenda"),
    (POSITIONS[14].replace("turn 0 > ", ""), "round-part"),
    (POSITIONS[14].replace("turn 0", "turn 1"), "agenda"),
    (POSITIONS[16].replace("card 0 Al 2", "card 0 Al 3"), "agenda"),
    (POSITIONS[16].replace("card 0 Al 2", "card 0 Al 2 > gain 0"), "agenda"),
]


@pytest.mark.parametrize(("line", "key"), REFUSED)
def test_a_position_no_game_reaches_is_refused_with_its_reason(line: str, key: str) -> None:
    assert_unreachable(line, key)


UNREACHED = {
    "before the first round nobody has lost a card": table(
        PARASITE_GONE, PLAIN, PLAIN, upcoming="active", round_=1, dice="- -"
    ),
    "before the first effects nobody has lost a card": table(PARASITE_GONE, PLAIN, PLAIN, round_=1),
    "a bonus is earned by a cell that is marked": first(more=f"{ORACLE} pending:value", upcoming="mark 0 1 2"),
    "each cell gives its bonus once": first(
        rows("300000000000"), more=f"{ORACLE} pending:value,value", upcoming="mark 0 1 2"
    ),
    "a number on the track is written without zeros before it": first(rows("300000000000", "01")),
    "a sheet without boxes has none": first(boxes="os"),
    "a sheet with boxes has some": table(seat(boxes="os"), ON_D, ON_D, sheet="D crusade"),
}


@pytest.mark.parametrize("line", UNREACHED.values(), ids=list(UNREACHED))
def test_a_position_against_a_rule_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(line)


# --- positions that come as data


def with_areas(changes: dict[str, Any]) -> State:
    state = GAME.parse_state(POSITIONS[1])
    player = state.players[0]
    return state.player(0, replace(player, sheet=replace(areas_of(player), **changes)))


@pytest.mark.parametrize(
    "changes",
    [
        {"rows": (-1, *[0] * 11), "overflow": ()},
        {"rows": ()},
        {"roofs": -1},
        {"roofs": 1 << 30},
        {"circles": (0,)},
        {"squares": (0,)},
        {"overflow": (0,) * 13},
        {"overflow": (1 << 60,)},
        *[{"overflow": (face,)} for face in (-1, -11, -12, -99)],
    ],
)
def test_a_state_with_strange_marks_is_refused(changes: dict[str, Any]) -> None:
    state = decode(State, loads(dumps(encode(with_areas(changes)))))
    with pytest.raises(BadData) as refused:
        GAME.check(state)
    assert refused.value.key == "queen-position-areas"


def test_marks_of_the_other_kind_of_sheet_are_refused() -> None:
    here, there = GAME.parse_state(ONE), GAME.start(GAME.options({"seats": 3}))
    changed: list[tuple[State, dict[str, Any], str]] = [
        (here, {"sheet": there.players[0].sheet}, "areas"),
        (there, {"sheet": here.players[0].sheet}, "marks"),
        (there, {"pending": (Effect.VALUE,)}, "marks"),
    ]
    for state, changes, key in changed:
        with pytest.raises(BadData) as refused:
            GAME.check(state.player(0, replace(state.players[0], **changes)))
        assert refused.value.key == f"queen-position-{key}"


@pytest.mark.parametrize("field", ["marks", "copies", "piles", "gains", "first"])
def test_a_stored_player_with_marks_of_both_kinds_of_sheets_is_refused(field: str) -> None:
    data = encode(GAME.parse_state(ONE))
    data["players"][1][field] = True if field == "first" else 1
    with pytest.raises(BadData, match=rf"at value.players\[1\].{field}: expected 0"):
        decode(State, data)

"""The player of Queen of 12 on sheets C and D: clearly best moves, legal play in every kind of game, how it scores."""

from __future__ import annotations

import pytest

from bots.bots_help import assert_saw_own_views, played_queen
from cases import QUEEN as CASES
from cases import Case
from twelvefold.bots.heuristic.queen import HeuristicQueen
from twelvefold.core.codec import decode, encode
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.table.series import Series

QUEEN = registry.get("queen")
AREA_CASES = [case for case in CASES if isinstance(case.start.printed.sheet, AreaSheet)]
NO_ROOFS = ".....,.....,.....,.....,.....,....."
FIRST_COLUMN = "x....,x....,x....,x....,x....,....."
ONE_MISSING = "222222222221"
"""A value area in which the second column misses the 12."""
KING = "king MaGrGoPh KnSoJgGa"


def choice(position: str) -> list[str]:
    """What the player of seat 0 does in a position: a move, or a line of them."""
    state = QUEEN.parse_state(position)
    prompt = QUEEN.decide(state).prompt(0)
    assert len(prompt.moves) > 1, "no choice, no test"
    answer = HeuristicQueen(RandomStream.derived("choice")).choose(QUEEN.view(state, 0), prompt)
    return [QUEEN.format_move(move) for move in (answer if isinstance(answer, tuple) else (answer,))]


# --- moves beyond doubt


def test_uses_a_bonus_for_the_value_that_fills_a_column() -> None:
    """Nothing could be marked: a square is worth nothing in the last round, the 12 is worth 20."""
    position = (
        "D crusade r12 active 0 m P9,Y1 j R5,P1 "
        f"/ JgGrPhGa GoSoMaKn - {ONE_MISSING}|-|{NO_ROOFS} o000s000 played:Kn / {KING} / mark 0"
    )
    assert choice(position) == ["use value-or-colour", "value 12"]


def test_uses_a_bonus_for_the_roof_that_fills_a_column() -> None:
    position = (
        "D crusade r12 active 0 m P9,Y1 j R5,P1 "
        f"/ JgGrPhGa GoSoMaKn - 000000000000|-|{FIRST_COLUMN} o000s000 played:Kn / {KING} / mark 0"
    )
    assert choice(position) == ["use value-or-colour", "roof a6"]


def test_the_gambler_fills_a_column() -> None:
    position = (
        "D crusade r12 active 0 m P9,Y1 j R5,P1 "
        f"/ KnJgGrPh GoSoMaGa - 000000000000|-|{FIRST_COLUMN} o000s000 able played:Ga / {KING} / card 0 Ga 1 > effects"
    )
    assert choice(position) == ["roof a6"]


def test_the_oracle_names_the_value_that_fills_a_column() -> None:
    position = (
        "D crusade r12 active 0 m P9,Y1 j R5,P1 "
        f"/ KnJgGrGo SoMaTrOr - {ONE_MISSING}|-|{NO_ROOFS} o000s000 played:Or / king MaTrGrGo KnSoJgOr "
        "/ line 0 > effects"
    )
    assert choice(position) == ["value 12"]


def test_the_lady_turns_her_die_to_the_value_that_fills_a_column() -> None:
    position = (
        "C r12 active 0 m R1,P9,Y11 j R10 "
        f"/ SoAl JgLaKn PaMiGeGaOr {ONE_MISSING}|-|{NO_ROOFS} - played:LaKn taken:R1 lady:R1 "
        f"/ Kn OrSoJgAlMi LaPaGeGa {ONE_MISSING}|-|{NO_ROOFS} - played:AlMi / turn 0 > effects 0Kn 1Al 1Mi"
    )
    assert choice(position) == ["turn 12"]


def test_overflow_is_written_from_low_to_high() -> None:
    position = (
        "C crusade r5 active 0 m P7,P9 j P8 "
        f"/ KnMaSoMgJg GaTrCo - 050000005000|-|{NO_ROOFS} - played:TrCo taken:R9,Y2 "
        f"/ SoMgJgTrCoGa KnMa - 000000000000|-|{NO_ROOFS} - played:KnMa / mark 0 1"
    )
    assert choice(position)[0] == "value 2"


# --- whole games


@pytest.mark.parametrize("case", AREA_CASES, ids=str)
def test_it_plays_every_kind_of_game_from_views_alone(case: Case) -> None:
    """The match refuses whatever is illegal. Crusade and base rules, sheets of any shape."""
    match, players = played_queen(dict(case.given), f"{case} whole")
    assert match.result is not None
    assert_saw_own_views(players)


def test_the_same_stream_gives_the_same_game() -> None:
    kind = {"seats": 3, "crusade": True}
    assert played_queen(kind, "again")[0].record() == played_queen(kind, "again")[0].record()


def test_it_knows_nothing_but_its_view() -> None:
    """A view that was written and read, a player made anew: the same answer."""
    _, players = played_queen({"seats": 2, "crusade": True, "promo": "spy,collector,general"}, "anew")
    for view, prompt, move in players[0].seen:
        if prompt.ask != "play":  # there the random stream has a say
            again = decode(QUEEN.view_type, encode(view))
            assert HeuristicQueen(RandomStream.derived("other")).choose(again, prompt) == move


def test_alone_it_fills_columns() -> None:
    """A small sample of what in 1,000 games was 39 on average; random play comes to 4."""
    matches = [played_queen({"seats": 1, "crusade": True, "sheet": "D"}, f"solo {index}")[0] for index in range(6)]
    totals = [kind_of(match.state).total(match.state, 0) for match in matches]
    assert sum(totals) / len(totals) > 20


@pytest.mark.parametrize("sheet", ["C", "D"])
def test_it_beats_a_random_player(sheet: str) -> None:
    """A small sample: on sheet C it won 991 of 1,000 games."""
    kind = {"seats": 2, "crusade": True, "sheet": sheet}
    series = Series("queen", kind, ("heuristic", "random"), games=3, seed=1)
    assert series.summary(series.play())["players"][0]["wins"] == 3

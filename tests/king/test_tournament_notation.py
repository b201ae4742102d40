"""Positions of tournaments as one line of text, and which of them can be."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.codec import decode, encode
from twelvefold.core.errors import BadData, BadNotation
from twelvefold.games.king.tournament import Tournament

from .king_help import FIRST_SET, GAME
from .tournament_help import TRICKS, line, random_tournament

GROUPS = "g0.1+2.3.4 m1000.000.11.1"
FIVE = " / 5 - - -" * 5
PLAYED = "KnSoOrAlMa"
ENDED = ["5 - 2", "5 - 1", "5 - 21", "5 - 1", "5"]
LADIES = ["9 KnLa 2", "4 KnLa -", "8 KnLa 11", "6 KnLa 1", "1 KnOr -"]
POSITIONS = [
    f"- r0 g- m-{' / - - - -' * 5} / seat 2+3 draw CoFa",
    f"{FIRST_SET} r0 g0.3.4 m-{' / - - - -' * 10} / seat 3+3+4 roll",
    f"- r0 {GROUPS}{' / - - - -' * 5} / draw -",
    f"{FIRST_SET} r0 {GROUPS}{' / - - - -' * 5} / roll",
    f"{FIRST_SET} r1 {GROUPS}{FIVE} / choose",
    line(["3 So", "6 Pa", "9 Pa", "5 So", "4 Pa"], "turn"),
    line(["3 So", "6 Pa", "9 Pa", "5 So", "4 Pa"], "turn at 0 2"),
    line(["3 Or", "6 Pa", "9 Pa", "5 So", "4 Pa"], "oracle"),
    line(["3 Or", "6 Pa 1", "9 Pa", "5 So", "4 Pa 1"], "oracle at 0 2"),
    line(LADIES, "take 1<0 3<2 to 0 2", f"{TRICKS} r1"),
    line(LADIES, "take 2<0", f"{TRICKS} r1"),
    line(ENDED, "lay 0 2"),
    line(
        [f"{row} Go?KnGo" if seat in (0, 2) else row for seat, row in enumerate(ENDED)], "second 0 2", f"{FIRST_SET} r2"
    ),
    line([f"{row} Go?KnGo" if seat == 0 else row for seat, row in enumerate(ENDED)], "won 0", f"{FIRST_SET} r2"),
    line(
        ["-", "3 Al 1 Go?MaGo+Kn", "-", "9 Al 2 Go?KnPaGo+Kn?KnPaGo", "- - - Go"],
        "choose",
        f"{FIRST_SET} r3",
        ((1, 3),),
    ),
    line(["-", "- - - Go+Kn", "-", "- - - Go+Kn", "-"], "roll", f"{FIRST_SET} r2", ((1, 3),)),
    line(["-", "3 So - Go+Kn", "-", "9 Al - Go+Kn", "-"], "turn", f"{FIRST_SET} r3", ((1, 3),)),
    line(["-", "3 La 1 Ga+Kn", "-", "9 La 2 Ga+Kn", "-"], "take 1<3", f"{TRICKS} r3", ((1, 3),)),
    line(["-", "3 - 1 Go+Kn", "-", "9 - 2 Go+Kn", "-"], "won 3", f"{FIRST_SET} r3", ((1, 3),)),
]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    state = GAME.parse_state(text)
    assert isinstance(state, Tournament)
    assert GAME.format_state(state) == text
    GAME.check(state)
    assert decode(GAME.state_type, encode(state)) == state


@given(st.integers(0, 10**6))
@settings(max_examples=12)
def test_every_position_of_a_tournament_reads_back_from_its_line(seed: int) -> None:
    for step in random_tournament(seed):
        GAME.check(step.after)
        assert GAME.parse_state(GAME.format_state(step.after)) == step.after


# --- refusals


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (f"{FIRST_SET} r1 g0.1+2.3.4{FIVE} / choose", "king-notation-shape"),
        (f"{FIRST_SET} r1 g0.1+2..4 m-{FIVE} / choose", "king-notation-groups"),
        (f"{FIRST_SET} r1 g0.1+2.3.4 m1A{FIVE} / choose", "king-notation-groups"),
        (f"{FIRST_SET} r1 {GROUPS}{FIVE} / sleep", "king-notation-next-tournament"),
        (f"{FIRST_SET} r1 {GROUPS}{FIVE} / seat 2+3", "king-notation-next-tournament"),
        (f"{FIRST_SET} r1 {GROUPS}{FIVE} / take 0<1 to x", "king-notation-next-tournament"),
        (f"{FIRST_SET} r1 {GROUPS}{FIVE} / lay x", "king-notation-next-tournament"),
        (f"{FIRST_SET} r1 {GROUPS}{FIVE.replace('- - -', '- - Go+Kn+So')} / choose", "king-notation-seat"),
        (f"{FIRST_SET} r1 / 5 - - Go+Kn / 5 - - - / choose", "king-notation-seat"),
    ],
)
def test_a_line_that_does_not_read_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(text)
    assert refused.value.key == key


ROUND_2 = f"{FIRST_SET} r2"
ROUND_3 = f"{FIRST_SET} r3"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (f"{FIRST_SET} r1 {GROUPS}{' / 5 - - -' * 4} / choose", "king-tournament-seats"),
        (f"{FIRST_SET} r1 g0.1.2+3.4 m1100.100.00.1{FIVE} / choose", "king-tournament-groups"),
        (f"{FIRST_SET} r1 g1.0+2.3.4 m1000.000.11.1{FIVE} / choose", "king-tournament-groups"),
        (f"{FIRST_SET} r1 g0.1+1.3.4 m1000.000.11.1{FIVE} / choose", "king-tournament-groups"),
        (f"{FIRST_SET} r1 g0.1+2.3.9 m1000.000.11.1{FIVE} / choose", "king-tournament-groups"),
        (f"{FIRST_SET} r0 g0.3 m-{' / - - - -' * 5} / seat 2+3 roll", "king-tournament-groups"),
        (f"{FIRST_SET} r0 g- m-{' / - - - -' * 5} / seat 3+2 roll", "king-tournament-groups"),
        (f"{FIRST_SET} r0 g- m1000.000.11.1{' / - - - -' * 5} / seat 2+3 roll", "king-tournament-met"),
        (f"{FIRST_SET} r0 g- m-{' / - - - -' * 5} / seat 2+3 choose", "king-position-agenda"),
        (f"{FIRST_SET} r0 g- m-{' / - - - -' * 4} / - - - Go / seat 2+3 roll", "king-position-set"),
        (f"{FIRST_SET} r1 g0.1+2.3.4 m-{FIVE} / choose", "king-tournament-met"),
        (f"{FIRST_SET} r1 g0.1+2.3.4 m1000.000.11{FIVE} / choose", "king-tournament-met"),
        (f"{FIRST_SET} r1 g0.1+2.3.4 m1111.111.11.1{FIVE} / choose", "king-tournament-met"),
        (line(["5"] * 5, "draw -"), "king-position-set"),
        (line(["5"] * 5, head=f"{FIRST_SET} r0"), "king-position-round"),
        (line(["5", "-", "5", "5", "5"]), "king-position-dice"),
        (line(["5 Kn", "5", "5", "5", "5"]), "king-position-played"),
        (line(["5 Kn 11", "5 Kn 11", "5 Kn", "5 Kn", "5 Kn"]), "king-tournament-tokens"),
        (line(["5 Kn 2", "5 Kn 2", "5 Kn", "5 Kn", "5 Kn"]), "king-tournament-tokens"),
        (line(["5 - - Go"] + ["5"] * 4), "king-position-too-many-under"),
        (line(["5 - - Go"] * 3 + ["5"] * 2, head=ROUND_2), "king-position-too-many-under"),
        (line(["5 - - Go+Kn"] + ["5"] * 4, head=ROUND_2), "king-tournament-second"),
        (line(["5 - - Go"] * 2 + ["-"] * 3, head=ROUND_3, groups=((0, 1),)), "king-tournament-second"),
        (line(["5 - - Go+Go"] * 2 + ["-"] * 3, head=ROUND_3, groups=((0, 1),)), "king-position-under"),
        (line(["5 - - Go+Kn?So"] * 2 + ["-"] * 3, head=ROUND_3, groups=((0, 1),)), "king-position-suspects"),
        (line(["5 - - Go+Kn?KnSo"] * 2 + ["-"] * 3, head=ROUND_3, groups=((0, 1),)), "king-position-suspects"),
        (line(["5 - - Go+Kn"] * 2 + ["-"] * 3, head=ROUND_2, groups=((0, 1),)), "king-position-round"),
        (line(["5 - - Go+Kn"] * 2 + ["5"] * 3, head=ROUND_3, groups=((0, 1),)), "king-position-dice"),
        (line(["5 Al - Go+Kn"] * 2 + ["- - 1"] + ["-"] * 2, head=ROUND_3, groups=((0, 1),)), "king-tournament-tokens"),
        (line([f"5 {PLAYED}Pa"] * 5), "king-position-round-over"),
        (line(["5 So", "5 Pa", "5 Pa", "5 Pa", "5 Pa"], "turn at 0 1"), "king-tournament-rings"),
        (line(["5 Pa", "5 Pa", "5 So", "5 Pa", "5 Pa"], "turn at 2 0"), "king-tournament-rings"),
        (line(["5 Pa", "5 Pa", "5 So", "5 Pa", "5 Pa"], "turn at"), "king-tournament-rings"),
        (line(["5 Pa", "5 Pa", "5 So", "5 Pa", "5 Pa"], "turn at 2 17"), "king-tournament-rings"),
        (line(["5"] * 5, "turn"), "king-tournament-rings"),
        (line(["5 So", "5 So", "5 Pa", "5 Pa", "5 Pa"], "turn"), "king-position-nobody"),
        (line(["5 So", "5 Pa", "5 So", "5 Pa", "5 Pa"], "turn at 0 2"), "king-position-nobody"),
        (line(LADIES, "take 1<0 to 0 2", f"{TRICKS} r1"), "king-position-theft"),
        (line(LADIES, "take 3<2 1<0 to 0 2", f"{TRICKS} r1"), "king-position-theft"),
        (line(LADIES, "take to 0 2", f"{TRICKS} r1"), "king-position-theft"),
        (line(LADIES, "take 1<0 3<2 to 0", f"{TRICKS} r1"), "king-tournament-firsts"),
        (line(LADIES, "take 0<2", f"{TRICKS} r1"), "king-position-theft"),
        (line(LADIES, "take 1<0", f"{TRICKS} r1"), "king-position-theft"),
        (line(LADIES, "take 4<0", f"{TRICKS} r1"), "king-position-theft"),
        (line(LADIES, "take 2<0 3<1", f"{TRICKS} r1"), "king-position-agenda"),
        (line(ENDED, "lay 0"), "king-position-winner"),
        (line(ENDED, "lay"), "king-position-winner"),
        (line(ENDED, "lay 2 0"), "king-position-winner"),
        (line(ENDED, "second 0 2"), "king-position-winner"),
        (line(ENDED, "won 0"), "king-position-winner"),
        (
            line([f"{row} Go" if seat == 0 else row for seat, row in enumerate(ENDED)], "second 0", ROUND_2),
            "king-position-winner",
        ),
        (
            line([f"{row} Go" if seat == 0 else row for seat, row in enumerate(ENDED)], "won 2", ROUND_2),
            "king-position-winner",
        ),
    ],
)
def test_a_position_no_tournament_reaches_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(text)
    assert refused.value.key == "king-notation-impossible"
    problem = refused.value.args_["problem"]
    assert isinstance(problem, BadData)
    assert problem.key == key


@pytest.mark.parametrize("frame", ["DrawGroup", "TakeInGroups", "LayCards", "LaySeconds"])
def test_what_only_a_tournament_knows_is_refused_in_an_ordinary_game(frame: str) -> None:
    state = encode(GAME.parse_state(f"{FIRST_SET} r1 / 9 - 2 - / 4 - 1 - / lay 0"))
    fields: dict[str, dict[str, object]] = {
        "DrawGroup": {"sizes": [2, 3]},
        "TakeInGroups": {"thefts": [[1, 0]], "firsts": [0]},
        "LayCards": {"seats": [0]},
        "LaySeconds": {"seats": [0]},
    }
    spoiled = {**state, "agenda": [{"is": frame, **fields[frame]}]}
    with pytest.raises(BadData) as refused:
        GAME.check(decode(GAME.state_type, spoiled))
    assert refused.value.key == "king-position-tournament-only"

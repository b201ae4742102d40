"""Positions as one line of text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadData, BadNotation
from twelvefold.games.king.cards import Character

from .king_help import FIRST_SET, GAME, random_game, reveal

LADIES = "KnLaTrReSoOrAl"
POSITIONS = [
    f"{FIRST_SET} r2 / 10 AlMa 21 Go / 7 OrPa - - / 3 SoMa 2 - / choose",
    "- r0 / - - - - / - - - - / draw -",
    "- r0 / - - - - / - - - - / - - - - / draw CoFa",
    f"{FIRST_SET} r0 / - - - - / - - - - / roll",
    f"{FIRST_SET} r3 / - - - Go?PaGo / - - - - / roll",
    f"{FIRST_SET} r1 / 1 - - - / 12 - - - / 12 - - - / 5 - - - / choose",
    f"{FIRST_SET} r1 / 10 KnSo 1 - / 7 KnAl 2 - / turn",
    f"{FIRST_SET} r1 / 10 KnOr 1 - / 7 KnAl 2 - / oracle",
    f"{LADIES} r1 / 9 KnLa 221 - / 4 KnLa 1 - / take 1<0",
    f"{FIRST_SET} r2 / 9 - 22 Go?KnGo / 4 - 2211 - / lay 1",
    f"{FIRST_SET} r3 / 9 - 22 Go?KnGo / 4 - 2211 Al / won 1",
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_is_written_as_it_was_read(line: str) -> None:
    state = GAME.parse_state(line)
    assert GAME.format_state(state) == line
    GAME.check(state)


def test_the_documented_line_says_what_it_says() -> None:
    state = GAME.parse_state(POSITIONS[0])
    assert state.round == 2
    assert state.dice == (10, 7, 3)
    assert state.tokens == ((1, 1), (0, 0), (0, 1))
    assert state.played[0] == (Character.ALCHEMIST, Character.MACHINE)
    assert state.under == (Character.GOLEM, None, None)
    assert state.hands[0] == (Character.KNIGHT, Character.SORCERER, Character.ORACLE, Character.PARASITE)


def test_suspects_are_written_only_where_they_do_not_follow_from_this_round() -> None:
    plain = GAME.parse_state(f"{FIRST_SET} r2 / 5 Kn - Go / 5 Kn - - / choose")
    assert plain.suspects[0] == tuple(card for card in plain.set if card is not Character.KNIGHT)
    narrowed = GAME.parse_state(f"{FIRST_SET} r2 / 5 Kn - Go?PaGo / 5 Kn - - / choose")
    assert narrowed.suspects[0] == (Character.PARASITE, Character.GOLEM)


def test_spaces_around_the_strokes_do_not_matter() -> None:
    assert GAME.parse_state(f"  {FIRST_SET} r1/5 - - -/  7 - - - / choose ") == GAME.parse_state(
        f"{FIRST_SET} r1 / 5 - - - / 7 - - - / choose"
    )


def test_a_position_read_from_a_line_is_the_one_that_was_played_to() -> None:
    assert GAME.parse_state("KnGaLaMeTrSoOr r1 / 6 So - - / 9 Or - - / turn") == reveal("6 So / 9 Or").state


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_every_position_of_a_game_reads_back_from_its_line(seed: int) -> None:
    for step in random_game(seed):
        GAME.check(step.after)
        assert GAME.parse_state(GAME.format_state(step.after)) == step.after


# --- refusals


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "king-notation-shape"),
        ("/ / / /", "king-notation-shape"),
        (f"{FIRST_SET} / 5 - - - / 7 - - - / choose", "king-notation-shape"),
        (f"{FIRST_SET} r1 / 5 - - - / choose", "king-notation-shape"),
        (f"{FIRST_SET} r٣ / 5 - - - / 7 - - - / choose", "king-notation-shape"),
        ("KnSoOrAlMaPaXx r1 / 5 - - - / 7 - - - / choose", "king-notation-codes"),
        ("KnSoOrAlMaPaG r1 / 5 - - - / 7 - - - / choose", "king-notation-codes"),
        (f"{FIRST_SET} r1 / 5 Xx - - / 7 - - - / choose", "king-notation-codes"),
        (f"{FIRST_SET} r1 / 5 - - / 7 - - - / choose", "king-notation-seat"),
        (f"{FIRST_SET} r1 / 5 - 3 - / 7 - - - / choose", "king-notation-seat"),
        (f"{FIRST_SET} r1 / 5 - - GoPa / 7 - - - / choose", "king-notation-seat"),
        (f"{FIRST_SET} r1 / 5 - - - / 7 - - - / sleep", "king-notation-next"),
        (f"{FIRST_SET} r1 / 5 - - - / 7 - - - / lay x", "king-notation-next"),
        (f"{FIRST_SET} r1 / 5 - - - / 7 - - - / take 1>0", "king-notation-next"),
    ],
)
def test_a_line_that_does_not_read_is_refused_with_its_reason(line: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (f"{FIRST_SET} r1 / 5 - - - / 5 - - - / 5 - - - / 5 - - - / 5 - - - / choose", "king-position-seats"),
        ("KnSoOrAlMaPa r1 / 5 - - - / 7 - - - / choose", "king-position-set"),
        ("KnSoOrAlMaPaPa r1 / 5 - - - / 7 - - - / choose", "king-position-set"),
        ("ReSoOrAlMaPaGo r1 / 5 - - - / 7 - - - / choose", "king-position-set"),
        ("SoKnOrAlMaPaGo r1 / 5 - - - / 7 - - - / choose", "king-position-set"),
        (f"{FIRST_SET} r0 / - - - - / - - - - / draw -", "king-position-set"),
        ("- r0 / - - - - / - - - - / draw Kn", "king-position-set"),
        (f"{FIRST_SET} r0 / 5 - - - / 7 - - - / choose", "king-position-round"),
        (f"{FIRST_SET} r1 / 13 - - - / 7 - - - / choose", "king-position-dice"),
        (f"{FIRST_SET} r1 / - - - - / 7 - - - / choose", "king-position-dice"),
        (f"{FIRST_SET} r1 / 5 - - - / 7 - - - / roll", "king-position-dice"),
        (f"{FIRST_SET} r1 / 5 Kn - - / 7 - - - / choose", "king-position-played"),
        (f"{FIRST_SET} r1 / 5 KnKn - - / 7 KnSo - - / choose", "king-position-played"),
        (f"{FIRST_SET} r1 / 5 La - - / 7 Kn - - / choose", "king-position-played"),
        (f"{FIRST_SET} r1 / 5 {FIRST_SET} - - / 7 {FIRST_SET} - - / choose", "king-position-played"),
        (f"{FIRST_SET} r1 / - - 2 - / - - - - / roll", "king-position-tokens"),
        (f"{FIRST_SET} r1 / 5 Kn {'1' * 10} - / 7 Kn - - / lay 0", "king-position-tokens"),
        (f"{FIRST_SET} r2 / 5 - - La / 7 - - - / choose", "king-position-under"),
        (f"{FIRST_SET} r2 / 5 Go - Go / 7 Kn - - / choose", "king-position-under"),
        (f"{FIRST_SET} r2 / 5 - - Go?KnPa / 7 - - - / choose", "king-position-suspects"),
        (f"{FIRST_SET} r2 / 5 Kn - Go?KnGo / 7 Kn - - / choose", "king-position-suspects"),
        (f"{FIRST_SET} r2 / 5 - - Go?GoKn / 7 - - - / choose", "king-position-suspects"),
        (f"{FIRST_SET} r1 / 5 KnSoOrAl 2222 - / 7 KnSoOrAl - - / choose", "king-position-round-over"),
        (f"{FIRST_SET} r1 / 5 KnSoOrAlMaPa 1 - / 7 KnSoOrAlMaPa - - / choose", "king-position-round-over"),
        (f"{FIRST_SET} r1 / 5 So - - / 7 So - - / turn", "king-position-nobody"),
        (f"{FIRST_SET} r1 / 5 Or - - / 7 Or - - / oracle", "king-position-nobody"),
        (f"{LADIES} r1 / 9 KnLa 21 - / 4 LaKn 1 - / take 1<0", "king-position-theft"),
        (f"{LADIES} r1 / 9 KnLa - - / 4 KnLa 1 - / take 1<0", "king-position-theft"),
        (f"{LADIES} r1 / 9 KnLa 21 - / 4 KnLa 1 - / take 0<0", "king-position-theft"),
        (f"{LADIES} r1 / 9 KnLa 21 - / 4 KnLa 1 - / take 1<7", "king-position-theft"),
        (f"{FIRST_SET} r1 / 9 - 2 - / 4 - 21 - / lay 0", "king-position-winner"),
        (f"{FIRST_SET} r1 / 9 - 2 - / 4 - 2 - / lay 0", "king-position-winner"),
        (f"{FIRST_SET} r2 / 9 - 2 - / 4 - 21 Go / lay 1", "king-position-winner"),
        (f"{FIRST_SET} r2 / 9 - 2 Go / 4 - 21 - / won 1", "king-position-winner"),
        (f"{FIRST_SET} r1 / 9 - 2 - / 4 - 21 - / lay 5", "king-position-winner"),
    ],
)
def test_a_position_no_game_reaches_is_refused_with_its_reason(line: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert refused.value.key == "king-notation-impossible"
    problem = refused.value.args_["problem"]
    assert isinstance(problem, BadData)
    assert problem.key == key


def test_a_position_from_which_the_supply_of_tokens_would_run_out_is_refused() -> None:
    """A turn gives one 2 and one 1 at most: six 2s before the first turn would need a seventh."""
    with pytest.raises(BadNotation):
        GAME.parse_state(f"{FIRST_SET} r1 / 10 - 222 - / 7 - 222 - / 3 - - - / choose")


@pytest.mark.parametrize("line", ["9 KnLa 21 - / 4 KnLa 1 - / take 0<1", "9 KnLa 21 - / 9 KnLa 1 - / take 0<1"])
def test_a_theft_against_the_values_of_the_ladies_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(f"{LADIES} r1 / {line}")


def test_a_card_under_a_die_in_the_first_round_is_refused() -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(f"{FIRST_SET} r1 / 10 - - Go / 7 - - - / choose")

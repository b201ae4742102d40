"""Rule: A turn, step 1; who may answer what; and the notation of moves."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadNotation, IllegalMove, NotYourDecision
from twelvefold.core.game import Decide
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character
from twelvefold.games.king.moves import DECLINE, Decline, Lay, Move, Play, Take, Turn

from .king_help import FIRST_SET, GAME, Position, reveal

FRESH = f"{FIRST_SET} r1 / 10 - - - / 7 - - - / 3 - - - / choose"
ALL_MOVES: list[Move] = [
    *[Play(card) for card in Character],
    *[Lay(card) for card in Character],
    *[Turn(face) for face in range(1, 13)],
    Take(1),
    Take(2),
    DECLINE,
]


# --- step 1


def test_everybody_is_asked_at_once_for_any_card_in_hand() -> None:
    names = ["knight", "sorcerer", "oracle", "alchemist", "machine", "parasite", "golem"]
    assert Position(FRESH).asked == {seat: [f"play {name}" for name in names] for seat in range(3)}


def test_a_played_card_leaves_the_hand_until_the_round_ends() -> None:
    table = Position(FRESH).play("Kn Al Al")
    assert "play knight" not in table.asked[0]
    assert "play alchemist" in table.asked[0]
    assert "play alchemist" not in table.asked[1]
    with pytest.raises(IllegalMove):
        table.play("Kn Kn Kn")


def test_a_card_under_the_die_cannot_be_played() -> None:
    table = Position(f"{FIRST_SET} r2 / 10 - - Go / 7 - - - / choose")
    assert "play golem" not in table.asked[0]
    with pytest.raises(IllegalMove):
        table.play("Go Kn")


def test_the_cards_are_revealed_together() -> None:
    table = Position(FRESH).play("Kn Al Go")
    assert len(table.all(tell.CardsRevealed)) == 1
    assert table.story[0] == tell.CardsRevealed(((0, Character.KNIGHT), (1, Character.ALCHEMIST), (2, Character.GOLEM)))


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
        (Play(Character.KNIGHT), Play(Character.KNIGHT), Lay(Character.KNIGHT)),
        (Play(Character.KNIGHT), Play(Character.KNIGHT), DECLINE),
        (Play(Character.KNIGHT), Play(Character.KNIGHT), None),
    ],
)
def test_a_choice_takes_one_legal_card_from_each(outcome: Any) -> None:
    with pytest.raises(IllegalMove):
        Position(FRESH).answer(outcome)


def test_a_card_given_by_its_number_is_refused() -> None:
    """A number equals its character but is none: let through, it would be no Lady to the rules."""
    lady = Play(cast(Character, 2))
    with pytest.raises(IllegalMove):
        Position("KnLaTrReSoOrAl r1 / 10 - - - / 7 - - - / choose").answer((lady, lady))


@pytest.mark.parametrize("face", [3, 6, 10, 0, 13])
def test_a_sorcerer_cannot_turn_to_a_face_that_is_no_neighbour(face: int) -> None:
    with pytest.raises(IllegalMove):
        reveal("10 So / 6 Kn").turn(face)


@pytest.mark.parametrize("faces", [(), (0,), (13,), (5, 5), (True,), ("5",)])
def test_an_oracle_cannot_roll_what_a_die_does_not_have(faces: tuple[Any, ...]) -> None:
    with pytest.raises(IllegalMove):
        reveal("10 Or / 6 Kn").roll(*faces)


def test_a_refused_answer_says_what_is_allowed() -> None:
    with pytest.raises(IllegalMove, match="turn 3 is not a legal move here; legal: turn 1, turn 2, turn 5") as refused:
        reveal("10 So / 6 Kn").turn(3)
    assert refused.value.key == "not-legal"


def test_a_seat_that_is_not_asked_has_no_prompt() -> None:
    node = GAME.node(reveal("10 So / 6 Kn").state)
    assert isinstance(node, Decide)
    assert node.prompt(0).ask == "turn"
    with pytest.raises(NotYourDecision):
        node.prompt(1)


def test_asking_what_is_next_changes_nothing() -> None:
    table = reveal("10 So / 6 Kn")
    assert GAME.node(table.state) == GAME.node(table.state)
    assert table.state == reveal("10 So / 6 Kn").state


# --- notation


@pytest.mark.parametrize("move", ALL_MOVES, ids=GAME.format_move)
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    text = GAME.format_move(move)
    assert GAME.parse_move(text) == move
    assert type(GAME.parse_move(text)) is type(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play knight", Play(Character.KNIGHT)),
        ("play Kn", Play(Character.KNIGHT)),
        ("  play   KNIGHT ", Play(Character.KNIGHT)),
        ("lay fa", Lay(Character.FAUN)),
        ("turn 12", Turn(12)),
        ("take 2", Take(2)),
        ("decline", Decline()),
    ],
)
def test_moves_are_written_as_documented(text: str, move: Move) -> None:
    assert GAME.parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "\x00", "Knight", "PLAY knight", "play", "play queen", "play knight golem", "play 0"],
        *["turn", "turn 0", "turn 13", "turn 07", "turn ٣", "turn x", "take", "take 0", "take 3", "take -1"],
        *["decline 1", "lay", "lay x"],
    ],
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


known = st.sampled_from(["play", "lay", "turn", "take", "decline", "knight", "Go", "0", "1", "12", "²"])


@given(st.text(max_size=20) | st.lists(known | st.text(max_size=6), max_size=4).map(" ".join))
@settings(max_examples=500)
def test_whatever_text_comes_in_only_a_move_or_bad_notation_comes_out(text: str) -> None:
    with suppress(BadNotation):
        assert GAME.parse_move(text) in ALL_MOVES

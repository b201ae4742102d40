"""Rule: Pieces."""

from __future__ import annotations

import pytest

from twelvefold.games.king.cards import FACTS, NEIGHBOURS, TOKENS, Character, Kind, opposite

from .king_help import AROUND, Position, reveal

FACES = range(1, 13)
EFFECT_CLASSES = {
    "ranking": "Kn Ga Co",
    "cancel": "La",
    "die": "Me Tr Re So Or Fa",
    "value": "Al Ma Pa Go",
}


def test_every_player_has_one_die_of_twelve_sides() -> None:
    for seats in (2, 3, 4):
        assert len(reveal(" / ".join(["5 Kn"] * seats)).dice) == seats
    assert list(NEIGHBOURS) == list(FACES)


def test_opposite_faces_add_up_to_13() -> None:
    assert [face + opposite(face) for face in FACES] == [13] * 12


def test_data_the_neighbours_are_those_of_the_rules() -> None:
    assert {face: set(others) for face, others in NEIGHBOURS.items()} == AROUND


def test_data_every_face_has_five_neighbours() -> None:
    assert all(len(NEIGHBOURS[face]) == len(set(NEIGHBOURS[face])) == 5 for face in FACES)


def test_data_neighbours_are_mutual() -> None:
    assert all(face in NEIGHBOURS[other] for face in FACES for other in NEIGHBOURS[face])


def test_data_a_face_is_no_neighbour_of_itself_or_of_its_opposite() -> None:
    assert all(not {face, opposite(face)} & set(NEIGHBOURS[face]) for face in FACES)


def test_data_the_neighbours_of_the_opposite_face_are_the_opposites_of_the_neighbours() -> None:
    assert all({opposite(other) for other in NEIGHBOURS[face]} == set(NEIGHBOURS[opposite(face)]) for face in FACES)


def test_data_two_neighbours_share_two_neighbours_as_on_any_twelve_sided_die() -> None:
    assert all(len(set(NEIGHBOURS[face]) & set(NEIGHBOURS[other])) == 2 for face in FACES for other in NEIGHBOURS[face])


def test_there_are_nine_tokens_worth_1_and_six_worth_2() -> None:
    assert TOKENS == {1: 9, 2: 6}


def test_tokens_are_kept_as_tokens_and_not_as_a_sum() -> None:
    one_and_one = Position("KnLaTrReSoOrAl r1 / 5 KnTr 11 - / 5 KnTr - - / choose")
    a_two = Position("KnLaTrReSoOrAl r1 / 5 KnTr 2 - / 5 KnTr - - / choose")
    assert one_and_one.points == a_two.points == [2, 0]
    assert one_and_one.state.tokens == ((2, 0), (0, 0))
    assert a_two.state.tokens == ((0, 1), (0, 0))


def test_there_are_twelve_characters_and_two_promo_characters() -> None:
    promos = {card for card in Character if FACTS[card].promo}
    assert promos == {Character.COLLECTOR, Character.FAUN}
    assert len(set(Character) - promos) == 12


def test_every_character_has_the_class_the_rules_give_it() -> None:
    given = {code: name for name, codes in EFFECT_CLASSES.items() for code in codes.split()}
    assert {FACTS[card].code: FACTS[card].kind.value for card in Character} == given


def test_data_the_blue_symbol_is_on_the_five_die_cards() -> None:
    blue = {card for card in Character if FACTS[card].blue}
    assert {FACTS[card].code for card in blue} == {"Me", "Tr", "Re", "So", "Or"}
    assert blue == {card for card in Character if FACTS[card].kind is Kind.DIE} - {Character.FAUN}


@pytest.mark.parametrize(
    ("played", "after"),
    [("6 Re / 1 Pa", (7, 1)), ("6 Tr / 1 Pa", (7, 12)), ("6 Me / 1 Pa", (1, 6)), ("6 Fa / 6 Kn", (12, 6))],
)
def test_what_a_die_card_does_stays_for_the_next_turn(played: str, after: tuple[int, ...]) -> None:
    table = reveal(played)
    assert table.dice == after
    table.play("Ga Ga")
    assert table.values == list(after)
    assert table.dice == after


def test_what_a_sorcerer_and_an_oracle_do_stays_for_the_next_turn() -> None:
    table = reveal("6 So / 1 Or").turn(4).roll(9)
    assert table.dice == (4, 9)
    assert table.play("Kn Kn").values == [4, 9]


@pytest.mark.parametrize(("code", "value"), [("Al", 12), ("Ma", 13), ("Pa", -1), ("Go", 12)])
def test_what_a_value_card_does_is_gone_in_the_next_turn(code: str, value: int) -> None:
    table = reveal(f"6 {code} / 1 Kn")
    assert table.values == [value, 1]
    assert table.dice == (6, 1)
    table.play("Ga Ga")
    assert table.values == [6, 1]

"""Rule: A turn, step 3: the cards that turn, pass and roll dice, and their order."""

from __future__ import annotations

import pytest

from twelvefold.core.chance import Roll
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import AROUND, FIRST_SET, GAME, Position, reveal

MERCHANTS, TROUBLEMAKERS, REVERSER = Character.MERCHANTS, Character.TROUBLEMAKERS, Character.REVERSER
SORCERER = Character.SORCERER


def turns(face: int) -> list[str]:
    """What a Sorcerer is asked over a die that shows that face."""
    return [f"turn {other}" for other in sorted(AROUND[face])]


# --- Merchants


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("10 Me / 7 Kn / 3 Ga", (3, 10, 7)),
        ("10 Kn / 7 Me / 3 Ga", (3, 10, 7)),
        ("10 Me / 7 Kn / 3 Ga / 5 Al", (5, 10, 7, 3)),
        ("10 Ga / 7 Kn / 3 Al / 5 Me", (5, 10, 7, 3)),
    ],
)
def test_merchants_pass_every_die_to_the_left_whoever_plays_them(row: str, after: tuple[int, ...]) -> None:
    """The left is the next seat; the last seat passes to the first."""
    assert reveal(row).dice == after


def test_ruling_with_two_players_merchants_swap_the_dice() -> None:
    assert reveal("10 Me / 7 Kn").dice == (7, 10)


def test_merchants_are_told_with_all_dice_before_and_after() -> None:
    table = reveal("10 Ga / 7 Me / 3 Kn")
    assert table.the(tell.DicePassed) == tell.DicePassed(1, ((0, 10), (1, 7), (2, 3)), ((0, 3), (1, 10), (2, 7)))


def test_ruling_cards_under_a_die_stay_with_the_player_when_dice_are_passed() -> None:
    table = Position("KnGaMeTrReSoOr r2 / 10 - - Or / 7 - - - / 3 - - - / choose").play("Me Kn Ga")
    assert table.dice == (3, 10, 7)
    assert table.state.under == (Character.ORACLE, None, None)


def test_ruling_after_merchants_the_reversers_die_is_the_one_now_before_them() -> None:
    table = reveal("10 Re / 7 Me / 2 Kn")
    assert table.the(tell.DieTurned) == tell.DieTurned(0, REVERSER, 0, 2, 11)
    assert table.dice == (11, 10, 7)


def test_ruling_after_merchants_the_sorcerers_die_is_the_one_now_before_them() -> None:
    table = reveal("10 So / 7 Me / 2 Kn")
    assert table.dice == (2, 10, 7)
    assert table.asked == {0: turns(2)}
    assert table.turn(8).dice == (8, 10, 7)


def test_ruling_after_merchants_the_oracles_die_is_the_one_now_before_them() -> None:
    table = reveal("10 Or / 7 Me / 2 Kn").roll(12)
    assert table.the(tell.DieRolled) == tell.DieRolled(0, 2, 12)
    assert table.dice == (12, 10, 7)


def test_merchants_come_before_troublemakers() -> None:
    table = reveal("10 Tr / 7 Me / 2 Kn")
    assert [type(event) for event in table.story[1:5]] == [tell.DicePassed] + [tell.DieTurned] * 3
    assert [(event.before, event.after) for event in table.all(tell.DieTurned)] == [(2, 11), (10, 3), (7, 6)]
    assert table.dice == (11, 3, 6)


# --- Troublemakers and Reverser


def test_troublemakers_turn_everybodys_die_to_the_opposite_face() -> None:
    table = reveal("10 Kn / 7 Tr / 1 Ga / 12 Al")
    assert table.dice == (3, 6, 12, 1)
    assert table.all(tell.DieTurned) == [
        tell.DieTurned(0, TROUBLEMAKERS, 1, 10, 3),
        tell.DieTurned(1, TROUBLEMAKERS, 1, 7, 6),
        tell.DieTurned(2, TROUBLEMAKERS, 1, 1, 12),
        tell.DieTurned(3, TROUBLEMAKERS, 1, 12, 1),
    ]


@pytest.mark.parametrize("face", range(1, 13))
def test_the_reverser_turns_their_own_die_to_the_opposite_face(face: int) -> None:
    table = reveal(f"6 Kn / {face} Re")
    assert table.the(tell.DieTurned) == tell.DieTurned(1, REVERSER, 1, face, 13 - face)
    assert table.dice == (6, 13 - face)


def test_beside_troublemakers_the_reversers_die_comes_back_to_its_face() -> None:
    table = reveal("10 Re / 7 Tr / 2 Kn")
    assert table.dice == (10, 6, 11)
    mine = [(event.card, event.before, event.after) for event in table.all(tell.DieTurned) if event.seat == 0]
    assert mine == [(TROUBLEMAKERS, 10, 3), (REVERSER, 3, 10)]


def test_merchants_troublemakers_and_reverser_together() -> None:
    table = reveal("10 Re / 7 Tr / 2 Me")
    assert table.dice == (2, 3, 6)


# --- Sorcerer


@pytest.mark.parametrize("face", range(1, 13))
def test_the_sorcerer_chooses_among_the_five_neighbouring_faces(face: int) -> None:
    table = reveal(f"6 Kn / {face} So")
    assert table.asked == {1: turns(face)}


def test_the_sorcerers_die_turns_to_the_chosen_face() -> None:
    table = reveal("6 Kn / 9 So").turn(12)
    assert table.dice == (6, 12)
    assert table.the(tell.DieTurned) == tell.DieTurned(1, SORCERER, 1, 9, 12)
    assert table.values == [6, 12]


def test_the_sorcerer_chooses_after_the_reveal_and_before_anything_is_compared() -> None:
    table = reveal("6 Kn / 9 So")
    assert table.story == [tell.CardsRevealed(((0, Character.KNIGHT), (1, SORCERER)))]


def test_two_sorcerers_are_not_asked() -> None:
    table = reveal("6 So / 9 So / 1 Kn")
    assert table.dice == (6, 9, 1)
    assert set(table.asked) == {0, 1, 2}


@pytest.mark.parametrize("face", range(1, 13))
def test_ruling_both_orders_of_sorcerer_and_troublemakers_reach_the_same_five_faces(face: int) -> None:
    """First the neighbour and then its opposite, or first the opposite and then its neighbour."""
    sorcerer_first = {13 - other for other in AROUND[face]}
    asked = reveal(f"{face} So / 3 Tr").asked
    assert asked == {0: [f"turn {other}" for other in sorted(sorcerer_first)]}


def test_troublemakers_do_not_turn_the_sorcerers_die_once_more() -> None:
    table = reveal("10 So / 7 Tr").turn(4)
    assert table.dice == (4, 6)
    assert [(event.card, event.before, event.after) for event in table.all(tell.DieTurned)] == [
        (TROUBLEMAKERS, 10, 3),
        (TROUBLEMAKERS, 7, 6),
        (SORCERER, 3, 4),
    ]


def test_the_sorcerer_after_merchants_and_troublemakers() -> None:
    table = reveal("10 So / 7 Tr / 2 Me")
    assert table.asked == {0: turns(13 - 2)}


def test_a_reverser_elsewhere_does_not_change_the_sorcerers_faces() -> None:
    assert reveal("10 So / 7 Re").asked == {0: turns(10)}


# --- Oracle


def test_the_oracle_rolls_one_die_of_twelve_sides() -> None:
    table = reveal("6 Or / 9 Kn")
    assert GAME.node(table.state) == Roll(1, 12)
    table.roll(11)
    assert table.the(tell.DieRolled) == tell.DieRolled(0, 6, 11)
    assert table.dice == (11, 9)
    assert table.values == [11, 9]


def test_the_oracle_may_roll_the_face_the_die_showed() -> None:
    table = reveal("6 Or / 9 Kn").roll(6)
    assert table.the(tell.DieRolled) == tell.DieRolled(0, 6, 6)


def test_the_oracle_rolls_after_troublemakers() -> None:
    table = reveal("6 Or / 9 Tr").roll(2)
    assert table.dice == (2, 4)
    assert table.story.index(table.all(tell.DieTurned)[0]) < table.story.index(table.the(tell.DieRolled))
    assert table.the(tell.DieRolled) == tell.DieRolled(0, 7, 2)


@pytest.mark.parametrize("row", ["6 So / 9 Or", "9 Or / 6 So"])
def test_the_sorcerer_chooses_before_the_oracle_rolls(row: str) -> None:
    table = reveal(row)
    sorcerer = row.index("So") > row.index("Or")
    assert table.asked == {int(sorcerer): turns(6)}
    table.turn(3)
    assert table.asked == {}
    assert table.luck == "1d12"
    assert not table.all(tell.ValuesCompared)
    table.roll(5)
    assert sorted(table.dice) == [3, 5]
    assert [type(event) for event in table.story[1:4]] == [tell.DieTurned, tell.DieRolled, tell.ValuesCompared]


def test_two_oracles_do_not_roll() -> None:
    table = reveal("6 Or / 9 Or / 1 Kn")
    assert table.luck == ""
    assert table.dice == (6, 9, 1)


def test_all_effects_together_in_their_order() -> None:
    table = reveal("6 Or / 9 Me / 1 Tr / 4 So").turn(7).roll(10)
    order = [type(event).__name__ for event in table.story]
    assert order[:9] == [
        "CardsRevealed",
        "DicePassed",
        *["DieTurned"] * 5,
        "DieRolled",
        "ValuesCompared",
    ]
    assert table.dice == (10, 7, 4, 7)


# --- between turns


def test_dice_are_not_rolled_again_between_turns() -> None:
    table = Position(f"{FIRST_SET} r1 / 10 - - - / 7 - - - / choose").play("Kn Kn")
    assert table.dice == (10, 7)
    assert table.luck == ""
    assert set(table.asked) == {0, 1}

"""Step 4: who takes which dice, in which order, and what is left."""

from __future__ import annotations

from itertools import combinations

import pytest

from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character

from .queen_help import CODES, Position, codes, deal, renumbered, reveal, told_dice, told_trays

ORDER = """1 La · 2 Pa · 3 Kn · 4 Ma · 5 Dr · 6 So · 7 Mg · 8 Jg Sp · 9 Tr · 10 Gr · 11 Go Co · 12 Al Ph Mi Ge Ga Or"""
"""Rule: table of cards, the order numbers."""
NUMBER = {card: int(words[0]) for words in map(str.split, ORDER.split("·")) for card in words[1:]}
FACES = {"Kn": {2, 3}, "Ma": {9, 10, 11}, "Go": set(range(7, 13)), "Co": set(range(1, 7))}
COLOURS = {"Dr": "Y", "So": "P", "Tr": "R"}


# --- all dice of a kind


@pytest.mark.parametrize("card", FACES)
@pytest.mark.parametrize("face", range(1, 13))
def test_faces_are_taken_from_both_trays_in_every_colour(card: str, face: int) -> None:
    other = 12 if face != 12 else 1
    there = f"R{face},P{face},Y{other}"
    table = reveal(f"{card} Mi Mi", there, f"R{other},P{other},Y{face}")
    taken = ([face] * 3 if face in FACES[card] else []) + ([other] * 3 if other in FACES[card] else [])
    assert sorted(taken) == sorted(die.face for die in table.state.players[0].taken)
    assert sum(map(len, (table.state.mountains, table.state.jungle))) == 6 - len(taken)


@pytest.mark.parametrize("card", COLOURS)
def test_colours_are_taken_from_both_trays_with_every_face(card: str) -> None:
    table = reveal(f"{card} Mi Mi", "R1,P12,Y5", "R12,P6,Y8")
    taken = {"Y": "Y5,Y8", "P": "P6,P12", "R": "R1,R12"}[COLOURS[card]]
    assert table.takings == [(0, card, taken)]


def test_guardians_take_their_own_tray_whatever_lies_there() -> None:
    table = reveal("Mg Jg Mi", "R1,P12,Y5", "R12,P6,Y8")
    assert table.takings == [(0, "Mg", "R1,P12,Y5"), (1, "Jg", "R12,P6,Y8")]
    assert table.left == "-"


def test_equal_dice_are_all_taken() -> None:
    table = reveal("Kn Go Go", "R2,R2,R2", "R2,P2,P2")
    assert table.takings == [(0, "Kn", "R2,R2,R2,R2,P2,P2")]


def test_dice_come_only_from_the_trays() -> None:
    """What an earlier card has taken is out of reach of a later one."""
    table = reveal("Kn Tr Go", "R2,P3,Y9", "R7,P8,Y2")
    assert table.takings == [(0, "Kn", "R2,P3,Y2"), (1, "Tr", "R7"), (2, "Go", "P8,Y9")]
    assert table.trays == ("-", "-")


def test_who_comes_too_late_takes_nothing_and_it_is_said() -> None:
    table = reveal("Mg Jg Tr", "R1,R2,R3", "R4,P5,P6")
    assert table.takings == [(0, "Mg", "R1,R2,R3"), (1, "Jg", "R4,P5,P6")]
    assert table.the(tell.NothingTaken) == tell.NothingTaken(2, Character.TROUBLEMAKERS)
    assert table.due == {2: "no_dice"}


def test_where_nothing_fits_the_card_nothing_is_taken() -> None:
    table = reveal("Kn Dr Dr", "R1,R4,P5", "R6,R7,P8")
    assert table.all(tell.NothingTaken) == [tell.NothingTaken(0, Character.KNIGHT)]
    assert table.left == "R1,R4,P5,R6,R7,P8"


def test_what_nobody_took_is_told_before_the_marking() -> None:
    table = reveal("Kn So Dr", "R2,P3,Y9", "R12,R11,P4")
    assert table.all(tell.DiceLeft) == [tell.DiceLeft(told_dice("R11,R12"), told_trays("jj"))]
    assert table.story[-1] == table.the(tell.DiceLeft)


def test_the_story_of_the_effects_in_their_order() -> None:
    table = reveal("Go Kn So Tr", "R2,R9,P3,Y10", "R4,P7,Y1")
    assert table.story == [
        tell.CardsRevealed(
            ((1, Character.KNIGHT), (2, Character.SORCERER), (3, Character.TROUBLEMAKERS), (0, Character.GOLEM))
        ),
        tell.DiceTaken(1, Character.KNIGHT, told_dice("R2,P3"), told_trays("mm")),
        tell.DiceTaken(2, Character.SORCERER, told_dice("P7"), told_trays("j")),
        tell.DiceTaken(3, Character.TROUBLEMAKERS, told_dice("R9,R4"), told_trays("mj")),
        tell.DiceTaken(0, Character.GOLEM, told_dice("Y10"), told_trays("m")),
        tell.DiceLeft(told_dice("Y1"), told_trays("j")),
    ]


# --- the order


def queue(table: Position) -> list[str]:
    """The effects that follow the choice now due."""
    return table.upcoming.split(" > ")[-1].split()[1:]


@pytest.mark.parametrize("active", range(3))
def test_effects_come_in_ascending_order_equal_ones_clockwise_from_the_active_player_the_mirror_last(
    active: int,
) -> None:
    """Every two cards, behind a Lady who is first of all and pauses."""
    clockwise = [(active + step) % 3 for step in range(3)]
    for one, two in combinations([card for card in NUMBER if card != "La"], 2):
        table = deal(f"La {one} {two}", "R1,R2,R3", "P4,P5,P6", active=active).play(f"La {one} {two}")
        assert table.upcoming.startswith("take 0 La 1 mj > ")
        entries = [(1, one), (2, two)]
        entries.sort(key=lambda entry: (entry[1] == "Mi", NUMBER[entry[1]], clockwise.index(entry[0])))
        assert queue(table) == [f"{seat}{card}" for seat, card in entries]


def test_the_table_of_orders_has_all_nineteen() -> None:
    assert sorted(NUMBER) == sorted(CODES)


@pytest.mark.parametrize(("active", "order"), [(0, "1 2 3"), (1, "1 2 3"), (2, "2 3 1"), (3, "3 1 2")])
def test_three_with_an_equal_number_go_clockwise_from_the_active_player(active: int, order: str) -> None:
    table = reveal("La Or Al Ga", "R1,R2,R3,R4", "P4,P5,P6", active=active)
    assert [entry[0] for entry in queue(table)] == order.split()


def test_mirror_waits_for_an_equal_number_that_is_behind_the_active_player() -> None:
    table = reveal("La Mi Al Ga", "R1,R2,R3,R4", "P4,P5,P6", active=1)
    assert queue(table) == ["2Al", "3Ga", "1Mi"]


@pytest.mark.parametrize(("active", "first"), [(0, "Jg"), (1, "Jg"), (2, "Sp"), (3, "Jg")])
def test_spy_and_jungle_guardian_have_the_same_number(active: int, first: str) -> None:
    table = reveal("La Jg Sp Mi", "R1,R2,R3,R4", "P4,P5,P6", active=active)
    assert queue(table)[0][1:] == first


@pytest.mark.parametrize(("active", "seat"), [(0, 0), (1, 1), (2, 0)])
def test_golem_and_collector_do_not_meet_whoever_is_first(active: int, seat: int) -> None:
    table = reveal("Go Co Mi", "R1,R7,P6", "P12,Y8,Y3", active=active)
    assert table.takings[0][0] == seat
    assert sorted(table.takings) == [(0, "Go", "R7,P12,Y8"), (1, "Co", "R1,P6,Y3")]


def test_the_lady_is_before_everybody_even_before_the_active_player() -> None:
    table = reveal("Mg Jg La", "R1,R2,R3", "P4,P5,P6", active=0)
    assert set(table.asked) == {2}
    table.take("m R2")
    assert table.takings == [(2, "La", "R2"), (0, "Mg", "R1,R3"), (1, "Jg", "P4,P5,P6")]


def test_in_a_duel_all_four_cards_act_in_one_order() -> None:
    table = reveal("GoKn TrSo", "R2,P3,Y9", "R7,P8")
    assert table.takings == [(0, "Kn", "R2,P3"), (1, "So", "P8"), (1, "Tr", "R7"), (0, "Go", "Y9")]


def test_in_a_duel_a_player_s_own_equal_numbers_act_in_the_order_of_the_characters() -> None:
    table = reveal("OrAl LaGe", "R2,P3,Y9", "R7,P8")
    assert queue(table) == ["0Al", "0Or", "1Ge"]


def test_in_a_duel_the_mirror_is_last_of_all_four() -> None:
    table = reveal("MiLa AlGe", "R2,P3,Y9", "R7,P8")
    assert queue(table) == ["1Al", "1Ge", "0Mi"]


def test_the_dice_of_both_cards_of_a_duel_lie_together() -> None:
    table = reveal("KnTr GeMi", "R2,P3,Y9", "R7,P8")
    assert table.part(0, "taken") == "R2,R7,P3"


def test_the_order_is_printed_on_the_cards_not_coded() -> None:
    """An owner's edition may number the cards otherwise."""
    table = renumbered(deal("Go Tr Kn", "R2,P3,Y9", "R7,P8,P1"), Go=1).play("Go Tr Kn")
    assert table.takings == [(0, "Go", "R7,P8,Y9"), (2, "Kn", "R2,P3")]


def test_played_cards_lie_on_the_pile() -> None:
    table = reveal("Go Kn So", "R2,P3,Y9", "R7,P8,P1")
    assert [codes(table.pile(seat)) for seat in range(3)] == [["Go"], ["Kn"], ["So"]]


def test_discard_piles_are_known_to_all_and_everything_is_told_to_all() -> None:
    table = reveal("Go Kn So", "R2,P3,Y9", "R7,P8,P1")
    for viewer in (None, 0, 1, 2):
        seen = table.game.view(table.state, viewer)
        assert [player.pile for player in seen.places] == [player.pile for player in table.state.players]
        assert all(audience.includes(viewer) for _, audience in table.told)

"""Rule: A round. Twelve rounds, their dice, who is active, and in which order things happen."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from conformance import random_outcome
from twelvefold.core.chance import Draw
from twelvefold.core.events import Event
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Colour

from .hands_help import finish, next_roll
from .queen_help import GAME, TRAYS, Position, characters, deal, in_order, reveal, sheet

BAG = (Colour.RED,) * 4 + (Colour.PURPLE,) * 3 + (Colour.YELLOW,) * 2
OPTIONS: dict[int, dict[str, object]] = {
    seats: {"seats": seats, "reserve": "random", "promo": "spy,general", "expansion": "gambler,oracle"}
    for seats in (1, 2, 3, 4)
}


def random_game(seats: int, seed: int) -> list[Event]:
    """What is told of a game played at random."""
    table = Position(GAME.start(GAME.options(OPTIONS[seats])))
    luck = RandomStream.derived(seed, "rounds")
    while not isinstance(GAME.node(table.state), Over):
        table.answer(random_outcome(GAME, table.state, luck))
        GAME.check(table.state)
    return table.story


# --- twelve rounds


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_there_are_twelve_rounds_and_everybody_is_active_equally_often(seats: int, seed: int) -> None:
    rounds = [event for event in random_game(seats, seed) if isinstance(event, tell.RoundBegan)]
    assert [event.round for event in rounds] == list(range(1, 13))
    assert Counter(event.seat for event in rounds) == dict.fromkeys(range(seats), 12 // seats)
    assert all((after.seat - before.seat) % seats == 1 % seats for before, after in pairwise(rounds))


def test_the_next_player_clockwise_is_active() -> None:
    table = deal("Kn Kn Kn", "R8,R8,R8", "P8,P8,Y8", active=2)
    assert next_roll(finish(table.play("Kn Kn Kn"))).state.active == 0
    assert next_roll(finish(table.play("So So So"))).state.active == 1


def test_after_the_twelfth_round_the_game_is_over() -> None:
    table = deal("Kn Kn Kn", "R8,R8,R8", "P8,P8,Y8", round_=12)
    assert table.winners is None
    assert finish(table.play("Kn Kn Kn")).winners == ()
    assert table.upcoming == "over"


# --- the dice


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_dice_are_drawn_from_the_bag_and_rolled_into_both_trays(seats: int) -> None:
    mountains, jungle = {1: (2, 2), 2: (3, 2), 3: (3, 3), 4: (4, 3)}[seats]
    cards = ("KnSo " * 2).strip() if seats == 2 else " ".join(["Kn"] * seats)
    table = reveal(cards, ",".join(["R8"] * mountains), ",".join(["P8"] * jungle), king="Kn" if seats == 1 else "")
    finish(table)
    assert table.luck == Draw(BAG, mountains)
    table.answer(BAG[:mountains])
    assert table.luck == Draw(BAG[mountains:], jungle), "what lies in the mountains is not in the bag"
    table.answer(BAG[-jungle:])
    assert str(table.luck) == f"{mountains + jungle}d12"
    table.told.clear()
    table.answer(tuple(range(12, 12 - mountains - jungle, -1)))
    (roll,) = table.all(tell.DiceRolled)
    assert (len(roll.mountains), len(roll.jungle)) == TRAYS[seats] == (mountains, jungle)
    assert sorted(colour.value for colour, _ in roll.jungle) == sorted(colour.value for colour in BAG[-jungle:])
    assert sorted(face for _, face in roll.mountains) == list(range(13 - mountains, 13))


def test_each_die_keeps_its_colour_when_it_is_rolled() -> None:
    table = finish(deal("Kn Kn Kn", "R8,R8,R8", "P8,P8,Y8").play("Kn Kn Kn"))
    table.draw("RPY", "RRP").roll(10, 2, 12, 9, 1, 7)
    assert table.trays == ("R10,P2,Y12", "R1,R9,P7")


def test_the_dice_go_back_into_the_bag() -> None:
    table = reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8").mark_sheets({0: "b3 R2", 1: "bonus mark", 2: "bonus mark"})
    assert table.trays == ("-", "-")
    assert table.luck == Draw(BAG, 3)
    assert all(not table.part(seat, "taken") for seat in range(3))


def test_the_dice_of_every_round_come_from_one_bag() -> None:
    for seats in (1, 2, 3, 4):
        rolls = [event for event in random_game(seats, 7) if isinstance(event, tell.DiceRolled)]
        assert len(rolls) == 12
        for roll in rolls:
            assert (len(roll.mountains), len(roll.jungle)) == TRAYS[seats]
            assert not Counter(colour for colour, _ in (*roll.mountains, *roll.jungle)) - Counter(BAG)


# --- the order of effects


def test_effects_come_in_ascending_order_of_their_numbers() -> None:
    """Knight 3, Sorcerer 6, Jungle Guardian 8: not in the order of the seats."""
    table = reveal("Jg So Kn", "R2,P5,Y9", "P3,P8,R12")
    assert table.takings == [(2, "Kn", "R2,P3"), (1, "So", "P5,P8"), (0, "Jg", "R12")]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_ruling_equal_numbers_go_clockwise_from_the_active_player(active: int) -> None:
    table = reveal("Al Ga Or Kn", "R8,R8,R8,R8", "P8,P8,Y8", active=active)
    turns = [seat for seat in ((active + step) % 4 for step in range(4)) if seat != 3]
    assert list(table.asked) == turns[:1]
    assert [int(word[0]) for word in table.upcoming.split("effects")[1].split()] == turns[1:]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_ruling_equal_numbers_of_those_who_take_dice_go_clockwise_from_the_active_player(active: int) -> None:
    """Golem and Collector both have the number 11."""
    table = reveal("Go Co Kn", "R7,R1,R8", "P9,P5,Y6", active=active)
    order = [seat for seat, _, _ in table.takings]
    assert order == sorted([0, 1], key=lambda seat: (seat - active) % 3)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_ruling_the_mirror_is_last_of_all_whoever_is_active(active: int) -> None:
    table = reveal("Mi Al Kn", "R2,R3,R8", "P8,P8,Y8", active=active)
    assert table.upcoming.startswith("card 1 Al")
    table.mark("b2").gain(table.reserve(1)[:2])
    assert table.upcoming.startswith("copy 0")


def test_example_1_equal_characters_cancel_and_their_players_use_a_bonus() -> None:
    table = reveal("Jg Jg Kn", "R2,P3,Y9", "R1,P2,P12")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(characters("Jg")[0], (0, 1))
    assert table.takings == [(2, "Kn", "R2,P2,P3")]
    assert table.due == {0: "no_dice", 1: "no_dice"}
    assert set(table.asked) == {0, 1, 2}
    assert table.pile(0) == table.pile(1) == "Jg"


def test_three_of_four_equal_characters_cancel_all_three() -> None:
    table = reveal("So So Jg So", "P2,P3,Y9,R5", "R1,R2,P12")
    assert table.the(tell.CardsCancelled).seats == (0, 1, 3)
    assert table.takings == [(2, "Jg", "R1,R2,P12")]


# --- marking, all at once


def test_everybody_marks_in_one_step() -> None:
    table = reveal("Kn So Jg", "R2,P5,Y9", "P3,P8,R12")
    node = GAME.node(table.state)
    assert isinstance(node, Decide)
    assert node.lines
    assert node.seats == (0, 1, 2)


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_reserve_takers_choose_one_after_the_other_clockwise_from_the_active_player(active: int) -> None:
    table = deal("Kn Kn Kn Kn", "R8,R8,R8,R8", "P8,P8,Y8", active=active).play("Kn Kn Kn Kn")
    table.mark_sheets({0: "bonus reserve", 1: "bonus reserve", 2: "bonus mark, a1", 3: "bonus reserve"})
    turns = [seat for seat in ((active + step) % 4 for step in range(4)) if seat != 2]
    for seat in turns:
        assert list(table.asked) == [seat]
        assert table.asked[seat] == [f"gain {c.name.lower()}" for c in characters(in_order(table.reserve(seat)))]
        assert table.luck is None
        table.gain(table.reserve(seat)[:2])
    assert [event.seat for event in table.all(tell.CardGained)] == turns
    assert {event.how for event in table.all(tell.CardGained)} == {tell.How.BONUS}
    assert table.state.round == 2


def test_reserve_takers_see_what_those_before_them_took() -> None:
    table = deal("Kn Kn Kn", "R8,R8,R8", "P8,P8,Y8").play("Kn Kn Kn")
    table.mark_sheets(dict.fromkeys(range(3), "bonus reserve")).gain("Go")
    assert "Go" in table.hand(0)
    assert list(table.asked) == [1]


# --- the race for the first full line


FOUR = sheet("b2", "c2", "d2", "e2")


def test_the_first_to_fill_a_line_has_six_points() -> None:
    table = reveal("Kn Kn Jg", "R8,R8,R8", "P8,P8,Y8", marks={0: FOUR})
    table.mark_sheets({0: "bonus mark, a2", 1: "bonus mark, a1"})
    assert [table.has(seat, "first") for seat in range(3)] == [True, False, False]
    assert table.the(tell.LineFilled) == tell.LineFilled(0, ("l2",), 6)


def test_all_who_fill_one_in_that_round_have_six_points_once_each() -> None:
    both = sheet("b2", "c2", "d2", "e2", "a1", "a3", "a4", "a5")
    table = reveal("Kn Kn Jg", "R8,R8,R8", "P8,P8,Y8", marks={0: both, 1: FOUR})
    table.mark_sheets({0: "bonus mark, a2", 1: "bonus mark, a2"})
    assert [table.has(seat, "first") for seat in range(3)] == [True, True, False]
    assert table.all(tell.LineFilled) == [tell.LineFilled(0, ("l2", "a"), 6), tell.LineFilled(1, ("l2",), 6)]


def test_who_fills_one_in_a_later_round_has_none() -> None:
    table = reveal("Kn Kn Jg", "R8,R8,R8", "P8,P8,Y8", marks={0: FOUR, 1: FOUR})
    table.mark_sheets({0: "bonus mark, a2", 1: "bonus mark, a1"})
    next_roll(table).play("So So Kn").mark_sheets({0: "bonus mark", 1: "bonus mark, a2", 2: "bonus mark"})
    assert [table.has(seat, "first") for seat in range(3)] == [True, False, False]
    assert len(table.all(tell.LineFilled)) == 1


def test_a_line_over_both_halves_is_none() -> None:
    """Row 2: three cells in the left half and two in the right make no five in a row."""
    table = reveal("Kn Kn Jg", "R8,R8,R8", "P8,P8,Y8", marks={0: sheet("c2", "d2", "f2", "g2")})
    table.mark_sheets({0: "bonus mark, e2", 1: "bonus mark"})
    assert table.all(tell.LineFilled) == []

"""Step 5: who may use a bonus, which there are, and how often."""

from __future__ import annotations

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character

from .queen_help import (
    BOXES,
    EMPTY,
    SOLO_BOXES,
    Position,
    all_but,
    cells,
    codes,
    player,
    position,
    reveal,
    sheet,
    told_dice,
)

DICE = ("R2,P3,Y9", "R7,P8,P1")
TEN = "KnSoJgAlTrGoGrLaPhMi"
ALL = ["bonus mark", "bonus copy", "bonus pile", "bonus reserve"]


def own(hand: str, pile: str = "-", marks: str = EMPTY, boxes: str = BOXES, more: str = "") -> str:
    rest = "".join(card for card in codes(TEN) if card not in hand + pile)
    return player(hand, pile, rest, marks, boxes, more)


# --- who


def test_no_dice_allows_a_bonus() -> None:
    table = reveal("Kn Kn So", *DICE)
    assert table.all(tell.BonusDue) == [
        tell.BonusDue(0, tell.Due.NO_DICE),
        tell.BonusDue(1, tell.Due.NO_DICE),
    ]
    assert table.asked[0] == ALL


def test_dice_that_fit_nowhere_allow_a_bonus() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: all_but("b1", "d1")})
    assert table.due == {0: "nothing_fits"}


def test_who_chooses_not_to_mark_has_no_bonus() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: all_but("b3")})
    assert table.due == {}
    assert table.asked[0] == ["mark b3 R2"]
    table.mark_sheets()
    assert table.marks(0) == set(cells()) - {"b3"}
    assert table.due == {}
    assert table.all(tell.DiceUnused)[0].seat == 0


def test_only_one_die_of_several_has_to_fit() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: all_but("a1")})
    assert table.asked[0] == ["mark a1 P3"]


@pytest.mark.parametrize("made", [True, False])
def test_a_mark_by_a_card_counts_as_a_mark_made_or_left(made: bool) -> None:
    table = reveal("Al Kn Kn", *DICE)
    table = (table.mark("b1") if made else table.leave()).gain("Ma")
    assert 0 not in table.due
    assert 0 not in table.asked


@pytest.mark.parametrize("card", ["Al", "Ga", "Or", "Ge"])
def test_a_cell_marked_by_any_of_the_four_cards_takes_the_bonus_away(card: str) -> None:
    table = reveal(f"{card} Kn Kn", *DICE, marks={0: sheet("a1", "b1", "c1", "d1")})
    match card:
        case "Al":
            table.mark("e1").gain("Ma")
        case "Ga":
            table.mark("d2", "a3").lose("So").lose("So")
        case "Or":
            table.choose_line("l1").roll(6)
    assert table.marks(0) > {"a1", "b1", "c1", "d1"}
    assert table.due == {1: "no_dice", 2: "no_dice"}


def test_in_a_duel_a_card_s_mark_takes_the_bonus_away_though_the_dice_fit_nowhere() -> None:
    marks = all_but("b1", "d1")
    table = reveal("AlKn GeGo", "R2,P3,Y9", "R7,P8", marks={0: marks}).mark("b1").gain("Ma")
    assert table.due == {}
    assert 0 not in table.asked
    assert tell.DiceUnused(0, told_dice("R2,P3")) in table.all(tell.DiceUnused)


def test_everybody_asked_is_asked_at_once() -> None:
    table = reveal("Kn Kn So", *DICE)
    assert set(table.asked) == {0, 1, 2}
    assert table.upcoming == "mark 0 1 2"


# --- which


def test_any_one_value_or_any_one_colour_is_marked() -> None:
    table = reveal("Kn Kn So", *DICE, marks={0: sheet("a1", "b1")})
    assert table.line_asked(0, "bonus mark") == [f"mark {cell}" for cell in cells() if cell not in ("a1", "b1")]
    assert table.line_asked(0, "bonus mark, c5") == []
    table.mark_sheets({0: "bonus mark, c5", 1: "bonus mark, d1"})
    assert table.all(tell.BonusMarked) == [
        tell.BonusMarked(0, "c5", tell.Spot.VALUE),
        tell.BonusMarked(1, "d1", tell.Spot.ROOF),
    ]
    assert table.marks(0) == {"a1", "b1", "c5"}
    assert table.boxes(0) == table.boxes(1) == BOXES


def test_marking_by_bonus_is_allowed_any_number_of_times() -> None:
    players = [own("KnSo", "Jg", boxes="c0p0r0")] * 3
    table = Position(position(*DICE, *players, round_=12)).play("Kn Kn So")
    assert table.asked[0] == ["bonus mark"]


def test_the_bonus_mark_may_mark_nothing_and_it_is_said() -> None:
    table = reveal("Kn Kn So", *DICE)
    table.mark_sheets({0: "bonus mark", 1: "bonus mark, c5"})
    assert table.the(tell.BonusForgone) == tell.BonusForgone(0)
    assert table.marks(0) == set()


def test_a_due_bonus_must_be_chosen() -> None:
    table = reveal("Kn Kn So", *DICE)
    assert not table.may_end(0)
    assert not table.may_end(0, "bonus copy")
    with pytest.raises(IllegalMove):
        table.mark_sheets()


def test_the_pile_bonus_takes_the_whole_pile_this_round_s_card_too_once() -> None:
    table = Position(position(*DICE, own("KnSo", "JgAl"), own("KnSo", "Jg"), own("SoGo", "Jg"))).play("Kn Kn So")
    table.mark_sheets({0: "bonus pile", 1: "bonus mark, c5"})
    assert table.the(tell.PileTaken) == tell.PileTaken(
        0,
        (Character.KNIGHT, Character.JUNGLE_GUARDIAN, Character.ALCHEMIST),
        tell.Back.BONUS,
    )
    assert (table.hand(0), table.pile(0)) == ("KnSoJgAl", "-")
    assert (table.boxes(0), table.boxes(1)) == ("c1p0r2", BOXES)


def test_a_used_pile_bonus_cannot_be_chosen_again() -> None:
    players = [own("KnSo", "Jg", boxes="c1p0r2")] * 3
    table = Position(position(*DICE, *players)).play("Kn Kn So")
    assert table.asked[0] == ["bonus mark", "bonus copy", "bonus reserve"]


def test_the_reserve_bonus_takes_a_card_shown_to_all_twice_a_game() -> None:
    table = reveal("Kn Kn So", *DICE).mark_sheets({0: "bonus reserve", 1: "bonus mark, c5"})
    assert table.boxes(0) == "c1p1r1"
    reserve = ("machine", "druid", "mountain_guardian", "troublemakers", "great_one", "golem")
    assert table.asked == {0: [f"gain {name}" for name in reserve]}
    table.gain("Go")
    assert table.the(tell.CardGained) == tell.CardGained(0, Character.GOLEM, tell.How.BONUS)
    assert table.hand(0) == "SoJgGoAl"
    assert "Go" not in codes(table.reserve(0))


@pytest.mark.parametrize(("boxes", "there"), [("c1p1r1", True), ("c1p1r0", False)])
def test_after_two_uses_the_reserve_bonus_is_gone(boxes: str, there: bool) -> None:
    players = [own("KnSo", "Jg", boxes=boxes)] * 3
    table = Position(position(*DICE, *players)).play("Kn Kn So")
    assert ("bonus reserve" in table.asked[0]) == there


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_several_reserve_takers_go_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    table = reveal("Kn Kn So Kn", "R2,R3,P3,Y9", "R7,P8,P1", active=active)
    table.mark_sheets(dict.fromkeys((0, 1, 3), "bonus reserve"))
    for seat, card in zip(order, ("Ma", "Dr", "Ma"), strict=True):
        assert set(table.asked) == {seat}
        table.gain(card)
    assert [event.seat for event in table.all(tell.CardGained)] == order
    assert table.upcoming.startswith("draw")


def test_the_other_bonuses_are_done_before_the_reserve_takers_choose() -> None:
    table = reveal("Kn Kn So Kn", "R2,R3,P3,Y9", "R7,P8,P1")
    table.mark_sheets({0: "bonus reserve", 1: "bonus pile", 3: "bonus mark, c5"})
    assert (table.hand(1), table.marks(3)) == ("KnSoJgAl", {"c5"})
    assert table.upcoming == "gain 0 bonus"


# --- nothing to give


def test_a_bonus_with_nothing_to_give_cannot_be_chosen() -> None:
    mine = player(TEN, "-", "-", all_but(), more="first")
    table = Position(position(*DICE, mine, player(TEN, "-", "-"), player(TEN, "-", "-"))).play("Kn Kn So")
    assert table.asked[0] == ["bonus copy", "bonus pile"]
    assert table.asked[1] == ["bonus mark", "bonus copy", "bonus pile"]


def test_an_empty_pile_cannot_be_taken() -> None:
    table = Position(position(*DICE, own("La"), own("KnSo", "Jg"), own("KnSo", "Jg"))).play("Kn So")
    assert table.asked[0] == ["bonus mark", "bonus copy", "bonus reserve"]


def test_none_usable_nothing_happens() -> None:
    mine = own("KnSo", "Jg", all_but(), "c0p0r0", "first")
    table = Position(position(*DICE, mine, own("KnSo", "Jg"), own("SoGo", "Jg"))).play("Kn Kn So")
    assert table.due == {1: "no_dice"}
    assert table.all(tell.NoBonusLeft) == [tell.NoBonusLeft(0, tell.Due.NO_DICE)]
    assert set(table.asked) == {1, 2}


def test_if_nobody_has_anything_to_do_the_round_ends() -> None:
    players = [own("KnSo", "Jg", all_but(), "c0p0r0", "first")] * 3
    table = Position(position(*DICE, *players)).play("Kn Kn Kn")
    assert [event.seat for event in table.all(tell.NoBonusLeft)] == [0, 1, 2]
    assert table.all(tell.RoundBegan)[-1] == tell.RoundBegan(2, 1)


# --- the Philosopher


def test_philosopher_takes_the_pile_back_in_step_4_before_others_mark() -> None:
    table = Position(position(*DICE, own("PhSo", "JgAl"), own("KnSo"), own("SoGo"))).play("Ph Kn So")
    pile = (Character.JUNGLE_GUARDIAN, Character.ALCHEMIST, Character.PHILOSOPHER)
    assert table.the(tell.PileTaken) == tell.PileTaken(0, pile, tell.Back.PHILOSOPHER)
    assert (table.hand(0), table.pile(0)) == ("SoJgAlPh", "-")
    assert table.upcoming == "mark 0 1 2"
    assert table.boxes(0) == BOXES


def test_philosopher_s_bonus_is_the_only_one_and_the_pile_is_empty_now() -> None:
    table = Position(position(*DICE, own("PhSo", "JgAl"), own("KnSo"), own("SoGo"))).play("Ph Kn So")
    assert table.due == {0: "philosopher"}
    assert table.asked[0] == ["bonus mark", "bonus copy", "bonus reserve"]
    table.mark_sheets({0: "bonus mark, c5"})
    assert table.marks(0) == {"c5"}
    assert table.upcoming.startswith("draw")
    assert [event.seat for event in table.all(tell.BonusDue)] == [0]


@pytest.mark.parametrize(("line", "boxes"), [("bonus copy, copy 1, b3 R2", "c0p1r2"), ("bonus reserve", "c1p1r1")])
def test_philosopher_s_bonus_uses_up_limited_boxes(line: str, boxes: str) -> None:
    table = Position(position(*DICE, own("PhSo", "JgAl"), own("KnSo"), own("SoGo"))).play("Ph Kn So")
    table.mark_sheets({0: line})
    assert table.boxes(0) == boxes


def test_philosopher_takes_its_reserve_card_in_turn_with_the_others() -> None:
    table = Position(position(*DICE, own("PhSo", "Jg"), own("KnSo"), own("KnGo"), active=2)).play("Ph Kn Kn")
    table.mark_sheets(dict.fromkeys(range(3), "bonus reserve"))
    for seat in (2, 0, 1):
        assert set(table.asked) == {seat}
        table.gain("La")


def test_philosopher_without_a_usable_bonus() -> None:
    mine = own("PhSo", "JgAl", all_but(), "c0p1r0", "first")
    table = Position(position(*DICE, mine, own("KnSo"), own("SoGo"))).play("Ph Kn So")
    assert table.all(tell.NoBonusLeft) == [tell.NoBonusLeft(0, tell.Due.PHILOSOPHER)]
    assert table.boxes(0) == "c0p1r0"


def test_a_cancelled_philosopher_takes_nothing_back_and_has_the_normal_bonus() -> None:
    table = Position(position(*DICE, own("PhSo", "JgAl"), own("PhSo"), own("SoGo"))).play("Ph Ph So")
    assert table.all(tell.PileTaken) == []
    assert table.due == {0: "no_dice", 1: "no_dice"}
    assert table.pile(0) == "JgAlPh"
    assert table.asked[0] == ALL


def test_solo_a_pile_taken_back_shuffles_the_king_s_discard() -> None:
    for card, why in (("Ph", tell.Back.PHILOSOPHER), ("Kn", tell.Back.BONUS)):
        mine = player("KnSoPh", "Jg", "AlTrGoGrLaDr", boxes=SOLO_BOXES)
        table = Position(position("R5,P6", "Y9,R1", mine, king="KnSoPh Jg")).play(card).king("So")
        if card == "Kn":
            table.mark_sheets({0: "bonus pile"})
        assert table.the(tell.PileTaken).why is why
        assert table.the(tell.KingShuffled) == tell.KingShuffled(empty=False)
        assert "king KnSoJgPh -" in table.line


def test_solo_a_card_gained_by_bonus_joins_the_king_s_deck() -> None:
    table = reveal("Kn", "R5,P6", "Y9,R1", king="So").mark_sheets({0: "bonus reserve"}).gain("Go")
    assert table.the(tell.KingGained) == tell.KingGained(Character.GOLEM)
    assert "king KnJgGoAl So" in table.line

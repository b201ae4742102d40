"""Step 3: equal characters cancel each other; the King's cancels an equal one."""

from __future__ import annotations

import pytest

from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character

from .queen_help import BOXES, CODES, NEVER, Position, codes, player, position, reveal, sheet

DICE = ("R2,P3,Y9", "R7,P8,P1")
EFFECTS = (tell.DiceTaken, tell.NothingTaken, tell.CardMarked, tell.CardGained, tell.CardPutBack, tell.PileTaken)
GO_ON = (*EFFECTS, tell.CardLost, tell.LineChosen, tell.DiceCopied, tell.SpyBlocked, tell.NothingToMark)


@pytest.mark.parametrize("card", CODES)
def test_every_character_cancels_its_equal_and_does_nothing(card: str) -> None:
    other = "Kn" if card != "Kn" else "So"
    table = reveal(f"{card} {other} {card}", *DICE, marks={0: sheet("a1", "b1", "c1", "d1")})
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(CODES[card], (0, 2))
    assert {event.seat for event in table.story if isinstance(event, GO_ON)} == {1}
    assert table.due == {0: "no_dice", 2: "no_dice"}
    assert table.upcoming == "mark 0 1 2"


@pytest.mark.parametrize("card", CODES)
def test_three_or_four_equal_ones_cancel_as_well(card: str) -> None:
    table = reveal(f"{card} {card} {card}", *DICE)
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(CODES[card], (0, 1, 2))
    four = reveal(f"{card} {card} {card} {card}", "R2,P3,Y9,R1", "R7,P8,P1")
    assert four.the(tell.CardsCancelled) == tell.CardsCancelled(CODES[card], (0, 1, 2, 3))
    assert four.left == "R1,R2,P3,Y9,R7,P1,P8"


def test_two_pairs_cancel_each_for_itself() -> None:
    table = reveal("Go Kn Go Kn", "R2,P3,Y9,R1", "R7,P8,P1")
    assert table.all(tell.CardsCancelled) == [
        tell.CardsCancelled(Character.KNIGHT, (1, 3)),
        tell.CardsCancelled(Character.GOLEM, (0, 2)),
    ]
    assert table.takings == []
    assert set(table.due) == {0, 1, 2, 3}


def test_different_characters_with_the_same_number_do_not_cancel() -> None:
    table = reveal("Go Co Mi", *DICE)
    assert table.all(tell.CardsCancelled) == []


def test_cancelled_cards_are_discarded_face_up_on_top_of_the_pile() -> None:
    mine = player("GoSo", "Jg", "KnAlTrGrLaPhMi")
    other = player("KnSo", "Jg", "GoAlTrGrLaPhMi")
    table = Position(position(*DICE, mine, mine, other)).play("Go Go Kn")
    assert [table.pile(seat) for seat in range(3)] == ["JgGo", "JgGo", "JgKn"]
    assert [table.hand(seat) for seat in range(3)] == ["So", "So", "So"]


def test_the_reveal_names_everybody_s_card_in_their_order_and_comes_before_the_cancelling() -> None:
    table = reveal("Go Kn Go", *DICE)
    golem, knight = Character.GOLEM, Character.KNIGHT
    assert table.story[:2] == [
        tell.CardsRevealed(((1, knight), (0, golem), (2, golem))),
        tell.CardsCancelled(golem, (0, 2)),
    ]


def test_a_cancelled_mirror_or_gambler_leaves_nobody_changed() -> None:
    table = reveal("Ga Ga Mi Mi", "R2,P3,Y9,R1", "R7,P8,P1")
    assert [table.hand(seat) for seat in range(4)] == ["KnSoJgAlMi", "KnSoJgAlMi", "KnSoJgAlGa", "KnSoJgAlGa"]


# --- a duel


def test_in_a_duel_any_of_the_two_cancels_an_equal_one_and_the_other_card_still_works() -> None:
    for cards in ("KnSo GoKn", "SoKn KnGo", "KnSo KnGo"):
        table = reveal(cards, "R2,P3,Y9", "R7,P8")
        assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.KNIGHT, (0, 1))
        assert table.takings == [(0, "So", "P3,P8"), (1, "Go", "R7,Y9")]
        assert table.left == "R2"


def test_in_a_duel_both_pairs_may_cancel() -> None:
    table = reveal("KnSo SoKn", "R2,P3,Y9", "R7,P8")
    assert table.all(tell.CardsCancelled) == [
        tell.CardsCancelled(Character.KNIGHT, (0, 1)),
        tell.CardsCancelled(Character.SORCERER, (0, 1)),
    ]
    assert table.takings == []
    assert table.due == {0: "no_dice", 1: "no_dice"}


@pytest.mark.parametrize("card", [code for code in CODES if code != NEVER[2]])
def test_in_a_duel_every_character_may_be_cancelled(card: str) -> None:
    one, two = [code for code in ("Kn", "So", "Dr") if code != card][:2]
    table = reveal(f"{card}{one} {two}{card}", "R2,P3,Y9", "R7,P8")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(CODES[card], (0, 1))
    assert {event.card for event in table.all(tell.DiceTaken)} == {CODES[one], CODES[two]}
    assert table.upcoming.startswith("mark")


def test_in_a_duel_all_four_are_revealed_together() -> None:
    table = reveal("KnSo GoKn", "R2,P3,Y9", "R7,P8")
    revealed = table.the(tell.CardsRevealed).cards
    assert sorted((seat, card.name) for seat, card in revealed) == [
        (0, "KNIGHT"),
        (0, "SORCERER"),
        (1, "GOLEM"),
        (1, "KNIGHT"),
    ]


# --- the King


@pytest.mark.parametrize("card", [code for code in CODES if code != NEVER[1]])
def test_the_king_cancels_an_equal_card(card: str) -> None:
    table = reveal(card, "R2,P3", "R7,P8", king=card)
    assert table.the(tell.KingRevealed) == tell.KingRevealed(CODES[card])
    assert table.the(tell.KingCancelled) == tell.KingCancelled(0, CODES[card])
    assert [event for event in table.story if isinstance(event, GO_ON)] == []
    assert table.due == {0: "no_dice"}
    assert table.pile(0) == card


@pytest.mark.parametrize("card", [code for code in CODES if code not in (NEVER[1], "Kn")])
def test_the_king_does_nothing_else_with_another_card(card: str) -> None:
    """His card takes no dice, marks nothing and lies in his discard."""
    hand = "".join(dict.fromkeys(["Kn", *codes("SoJgAl"), card]))
    rest = "".join([code for code in codes("LaMaDrTrGrGoPh") if code not in codes(hand)][: 10 - len(hand) // 2])
    king = "".join(code for code in CODES if code in hand)
    mine = player(hand, "-", rest, boxes=BOXES.replace("c1", "c0"))
    table = Position(position("R2,P3", "R7,P8", mine, king=f"{king} -")).play("Kn").king(card)
    assert table.all(tell.KingCancelled) == []
    assert table.takings == [(0, "Kn", "R2,P3")]
    assert table.left == "R7,P8"
    deck = king.replace(card, "")
    assert f"king {deck} {card}" in table.line

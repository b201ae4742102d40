"""Those who choose their dice: Lady, Parasite, Great One and Spy; and what the Parasite does with a card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character

from .queen_help import (
    CODES,
    EMPTY,
    SOLO_BOXES,
    Position,
    all_but,
    characters,
    codes,
    deal,
    in_order,
    player,
    position,
    renumbered,
    reveal,
    told_dice,
    told_trays,
)

TEN = "KnSoJgAlLaPaDrTrGoMi"
"""Ten cards for a game with a Parasite."""


def rest(*cards: str) -> str:
    """The others of the ten: the reserve."""
    return "".join(card for card in codes(TEN) if card not in "".join(cards))


def own(hand: str, pile: str = "-", marks: str = EMPTY, more: str = "") -> str:
    return player(hand, pile, rest(hand, pile), marks, more=more)


OTHER = own("KnSo", "Jg")


# --- Lady


def test_lady_chooses_among_all_dice_of_both_trays_equal_ones_are_one_choice() -> None:
    table = reveal("La Mi Mi", "R1,R1,P4", "R1,P4,Y7")
    assert table.asked == {0: ["take m R1", "take m P4", "take j R1", "take j P4", "take j Y7"]}


def test_lady_takes_one_die_from_the_tray_chosen() -> None:
    table = reveal("La Mi Mi", "R1,R1,P4", "R1,P4,Y7").take("j R1")
    assert table.the(tell.DiceTaken) == tell.DiceTaken(0, Character.LADY, told_dice("R1"), told_trays("j"))
    assert table.trays == ("R1,R1,P4", "P4,Y7")
    assert (table.part(0, "taken"), table.part(0, "lady")) == ("R1", "R1")


def test_taking_is_compulsory_nobody_may_decline() -> None:
    for card in ("La", "Pa", "Gr", "Sp"):
        table = reveal(f"{card} Mi Mi", "R1,R2,P4", "R3,P5,Y7")
        assert all(move.startswith("take ") for move in table.asked[0])
        with pytest.raises(IllegalMove):
            table.leave()


def test_lady_s_die_is_known_among_others_taken_in_a_duel() -> None:
    table = reveal("LaKn GeMi", "R2,P3,Y9", "R7,P8").take("m Y9")
    assert (table.part(0, "taken"), table.part(0, "lady")) == ("R2,P3,Y9", "Y9")


# --- Great One


def test_great_one_takes_four_from_either_tray() -> None:
    table = reveal("Gr Mi Mi", "R1,R2,P4", "R3,P5,Y7").take("m R1", "j R3", "j P5", "m P4")
    assert table.takings == [(0, "Gr", "R1,R3,P4,P5")]
    assert table.left == "R2,Y7"
    assert table.upcoming.startswith("mark")


def test_great_one_must_take_what_is_there_if_it_is_four_or_fewer() -> None:
    table = reveal("Gr Jg Mi", "R1,R2,P4", "R3,P5,Y7")
    assert table.takings == [(1, "Jg", "R3,P5,Y7"), (0, "Gr", "R1,R2,P4")]
    assert table.left == "-"


def test_great_one_in_solo_takes_all_four_dice() -> None:
    table = reveal("Gr", "R1,R2", "P3,Y4")
    assert table.takings == [(0, "Gr", "R1,R2,P3,Y4")]


def test_great_one_without_any_die_left_takes_nothing() -> None:
    table = reveal("Mg Jg Gr", "R1,R2,P4", "R3,P5,Y7")
    assert table.the(tell.NothingTaken) == tell.NothingTaken(2, Character.GREAT_ONE)
    assert table.due == {2: "no_dice"}


def test_great_one_may_take_all_four_from_one_tray() -> None:
    table = reveal("Gr Mi Mi Mi", "R1,R2,P4,Y8", "R3,P5,Y7").take("m R1", "m R2", "m P4")
    assert table.asked == {0: ["take m Y8", "take j R3", "take j P5", "take j Y7"]}
    table.take("m Y8")
    assert table.trays == ("-", "R3,P5,Y7")


# --- Spy


def test_spy_chooses_two_in_the_mountains_then_two_in_the_jungle() -> None:
    table = reveal("Sp Mi Mi", "R1,R2,P4", "R3,P5,Y7")
    assert table.asked == {0: ["take m R1", "take m R2", "take m P4"]}
    table.take("m R2")
    assert table.asked == {0: ["take m R1", "take m P4"]}
    table.take("m P4")
    assert table.asked == {0: ["take j R3", "take j P5", "take j Y7"]}
    table.take("j Y7", "j P5")
    assert table.takings == [(0, "Sp", "R2,P4,P5,Y7")]
    assert table.left == "R1,R3"


def test_spy_with_two_or_fewer_in_a_tray_takes_those_without_a_choice() -> None:
    table = reveal("Kn Sp Mi", "R2,R3,P4", "R1,P5,Y7")
    assert table.asked == {1: ["take j R1", "take j P5", "take j Y7"]}
    table.take("j R1", "j Y7")
    assert table.part(1, "taken") == "R1,P4,Y7"
    assert table.trays == ("-", "P5")


def test_spy_without_any_die_left_takes_nothing() -> None:
    table = reveal("Kn Sp Mi", "R2,R3,P2", "R2,P3,Y2")
    assert table.the(tell.NothingTaken) == tell.NothingTaken(1, Character.SPY)


@pytest.mark.parametrize("guard", ["Mg", "Jg"])
def test_a_guardian_blocks_the_spy_even_one_that_acts_after_it(guard: str) -> None:
    table = reveal(f"Sp {guard} Kn", "R1,R4,P4", "R6,P5,Y7", active=0)
    assert table.the(tell.SpyBlocked) == tell.SpyBlocked(0, (1,))
    assert [entry[1] for entry in table.takings] == [guard]
    assert table.due == {0: "no_dice", 2: "no_dice"}


@pytest.mark.parametrize("guard", ["Mg", "Jg"])
def test_cancelled_guardians_count_as_played(guard: str) -> None:
    table = reveal(f"Sp {guard} {guard}", "R1,R4,P4", "R6,P5,Y7")
    assert table.the(tell.SpyBlocked) == tell.SpyBlocked(0, (1, 2))
    assert table.takings == []


def test_both_guardians_are_named() -> None:
    table = reveal("Jg Kn Sp Mg", "R1,R4,P4,P5", "R6,P5,Y7", active=2)
    assert table.the(tell.SpyBlocked) == tell.SpyBlocked(2, (0, 3))


def test_in_a_duel_one_s_own_guardian_blocks_the_spy_too() -> None:
    table = reveal("SpMg KnGe", "R1,R4,P4", "R6,P5")
    assert table.the(tell.SpyBlocked) == tell.SpyBlocked(0, (0,))
    assert table.takings == [(0, "Mg", "R1,R4,P4")]


def test_two_spies_cancel_each_other_and_are_not_blocked() -> None:
    table = reveal("Sp Sp Jg", "R1,R4,P4", "R6,P5,Y7")
    assert table.all(tell.SpyBlocked) == []


def test_the_king_s_guardian_does_not_block_the_spy() -> None:
    table = reveal("Sp", "R1,R4", "P5,Y7", king="Jg")
    assert table.all(tell.SpyBlocked) == []
    assert table.takings == [(0, "Sp", "R1,R4,P5,Y7")]


# --- Parasite


def test_parasite_takes_two_dice_in_all_then_must_put_a_card_back() -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("JgAlPaLa", "Kn"), OTHER, OTHER)).play("Pa So So")
    table.take("j Y7")
    assert table.upcoming.startswith("take 0 Pa 1 mj > put 0 > effects")
    table.take("m R1")
    assert table.takings == [(0, "Pa", "R1,Y7")]
    assert table.asked == {
        0: ["put lady", "put parasite", "put knight", "put jungle_guardian", "put alchemist"],
    }


@pytest.mark.parametrize(
    ("card", "hand", "pile"),
    [("La", "JgAl", "KnPa"), ("Kn", "LaJgAl", "Pa"), ("Pa", "LaJgAl", "Kn")],
)
def test_the_card_comes_from_hand_or_discard_the_parasite_too_and_is_shown(card: str, hand: str, pile: str) -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("JgAlPaLa", "Kn"), OTHER, OTHER)).play("Pa So So")
    table.take("m R1", "m R2").put(card)
    assert (table.hand(0), table.pile(0)) == (hand, pile)
    assert card in codes(table.reserve(0))
    event = table.the(tell.CardPutBack)
    assert event.seat == 0
    assert all(audience.includes(None) for told, audience in table.told if told == event)
    assert table.all(tell.PileTaken) == []


def test_a_card_in_the_reserve_already_cannot_be_put_there() -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("JgAlPaLa", "Kn"), OTHER, OTHER)).play("Pa So So")
    with pytest.raises(IllegalMove):
        table.take("m R1", "m R2").put("Go")


def test_parasite_without_dice_still_puts_a_card_back() -> None:
    """As the cards are numbered it is never too late; with an owner's numbers it may be."""
    table = renumbered(deal("Pa Mg Jg", "R1,R2,P4", "R3,P5,Y7"), Pa=9).play("Pa Mg Jg")
    assert table.the(tell.NothingTaken) == tell.NothingTaken(0, Character.PARASITE)
    assert set(table.asked) == {0}
    table.put("Kn")
    assert table.due == {0: "no_dice"}
    assert table.pile(0) == "Pa"


def test_parasite_takes_what_is_there_if_it_is_two_or_fewer() -> None:
    table = renumbered(deal("Pa Mg So", "R1,R2,P4", "R3,P5,Y7"), Pa=9).play("Pa Mg So")
    assert table.takings[-1] == (0, "Pa", "R3,Y7")
    assert table.upcoming.startswith("put 0")


def test_in_a_duel_lady_and_parasite_take_one_after_the_other() -> None:
    table = reveal("PaLa GeMi", "R1,R2,P4", "R3,P5").take("m R1", "m R2", "j P5")
    assert table.takings == [(0, "La", "R1"), (0, "Pa", "R2,P5")]
    assert table.part(0, "lady") == "R1"


@pytest.mark.parametrize(("card", "hand"), [("La", "PaKnJg"), ("Kn", None)])
def test_a_hand_now_empty_takes_the_pile_with_this_round_s_parasite(card: str, hand: str | None) -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("PaLa", "KnJg"), OTHER, OTHER)).play("Pa So So")
    table.take("m R1", "m R2").put(card)
    if hand is None:  # a card remains in hand
        assert (table.hand(0), table.pile(0)) == ("La", "JgPa")
        assert table.all(tell.PileTaken) == []
        return
    assert (table.hand(0), table.pile(0)) == (hand, "-")
    pile = (Character.PARASITE, Character.KNIGHT, Character.JUNGLE_GUARDIAN)
    assert table.the(tell.PileTaken) == tell.PileTaken(0, pile, tell.Back.PARASITE)


def test_parasite_puts_itself_back_from_a_pile_it_lies_on_alone() -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("PaLa"), OTHER, OTHER)).play("Pa So So")
    table.take("m R1", "m R2").put("Pa")
    assert (table.hand(0), table.pile(0)) == ("La", "-")


def test_in_a_duel_the_other_card_put_back_still_acts_this_round() -> None:
    """Effects: all that were revealed and not cancelled."""
    table = reveal("PaGo GeMi", "R2,P3,Y9", "R7,P8").take("m R2", "m P3").put("Go")
    assert table.takings == [(0, "Pa", "R2,P3"), (0, "Go", "R7,P8,Y9")]
    assert "Go" in codes(table.reserve(0))


def test_a_cancelled_parasite_takes_no_dice_and_puts_nothing_back() -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("PaLa"), own("PaKn"), OTHER)).play("Pa Pa So")
    assert table.upcoming.startswith("mark")
    assert table.all(tell.CardPutBack) == []


def test_solo_a_card_put_back_leaves_the_king_s_cards_too() -> None:
    for king, where in (("LaPaAl KnJg", "Kn"), ("LaKnAl PaJg", "La")):
        mine = player("LaPaAl", "KnJg", "SoDrTrGoPh", boxes=SOLO_BOXES)
        table = (
            Position(position("R1,R2", "P3,Y4", mine, king=king)).play("Pa").king("Al").take("m R1", "m R2").put(where)
        )
        assert [event.card for event in table.all(tell.KingLost)] == [CODES[where]]
        line = next(part for part in table.line.split(" / ") if part.startswith("king "))
        assert where not in line


def test_solo_a_pile_taken_by_the_parasite_shuffles_the_king_s_discard() -> None:
    mine = player("LaPa", "KnJg", "SoAlDrTrGoPh", boxes=SOLO_BOXES)
    table = Position(position("R1,R2", "P3,Y4", mine, king="LaPa KnJg")).play("Pa").king("La")
    table.take("m R1", "m R2").put("La")
    assert table.the(tell.PileTaken).why is tell.Back.PARASITE
    assert table.all(tell.KingShuffled) == [tell.KingShuffled(empty=False)]
    assert "king PaKnJg -" in table.line


# --- who has one card, or none


def next_round(table: Position) -> Position:
    """Everybody uses a bonus to mark h5 or confirms; the dice of the next round are rolled."""
    lines = {seat: "bonus mark, h5" for seat in table.asked if "bonus mark" in table.asked[seat]}
    return table.mark_sheets(lines).draw("RRR", "RPP").roll(1, 4, 5, 6, 7, 8)


def test_a_player_who_owns_a_single_card_cannot_play_it_and_has_one_bonus_a_round() -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("PaLa"), OTHER, OTHER)).play("Pa So So")
    next_round(table.take("m R1", "m R2").put("Pa"))
    assert (table.hand(0), table.pile(0)) == ("La", "-")
    assert table.all(tell.CannotPlay) == [tell.CannotPlay(0, 1)]
    assert set(table.asked) == {1, 2}
    table.play("So Jg")
    assert table.due[0] == "no_dice"
    assert "bonus mark" in table.asked[0]


def test_a_player_without_any_card_only_uses_bonuses_and_never_plays_a_card_taken_later() -> None:
    table = Position(position("R1,R2,P4", "R3,P5,Y7", own("KnSo"), OTHER, OTHER))
    nobody = replace(table.state.players[0], hand=(), reserve=characters(in_order(TEN)), out=True)
    table.state = table.state.player(0, nobody)
    table.play("Kn So")
    assert table.due[0] == "no_dice"
    table.mark_sheets({0: "bonus reserve"}).gain("Go").draw("RRR", "RPP").roll(1, 4, 5, 6, 7, 8)
    assert table.hand(0) == "Go"
    assert set(table.asked) == {1, 2}
    table.play("Jg Jg").mark_sheets(dict.fromkeys(range(3), "bonus reserve"))
    table.gain("La", "La", "La").draw("RRR", "RPP").roll(1, 4, 5, 6, 7, 8)
    assert table.hand(0) == "LaGo"
    assert 0 not in table.asked


def test_who_has_no_card_left_when_a_round_begins_is_out() -> None:
    """No game known leads there, but the rules speak of it; so the cards are moved by hand."""
    table = Position(position("-", "-", own("KnSo"), OTHER, OTHER, upcoming="draw m > draw j > roll"))
    nobody = replace(table.state.players[0], hand=(), reserve=characters(in_order(TEN)))
    table.state = table.state.player(0, nobody)
    table.draw("RRR", "RPP").roll(1, 4, 5, 6, 7, 8)
    assert table.has(0, "out")
    assert table.all(tell.CannotPlay) == [tell.CannotPlay(0, 0)]
    assert set(table.asked) == {1, 2}


def test_a_lady_who_took_a_die_that_fits_nowhere_has_a_bonus() -> None:
    table = reveal("La Kn Kn", "R1,R4,P4", "R6,P5,Y7", marks={0: all_but("a1")}).take("m R1")
    assert table.due[0] == "nothing_fits"

"""Rule: A round, step 2. Never the last card; and what becomes of those who own one card, or none."""

from __future__ import annotations

import pytest

from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.sheets.grid.scoring import score

from .hands_help import alone, finish, next_roll, own, rolled
from .queen_help import Position, characters, in_order

FULL = own("KnSoJgAl")
GAMBLERS = "LaPaGaGrGoMi"


def plays(hand: str) -> list[str]:
    """What may be played from this hand, in its order."""
    return [f"play {card.name.lower()}" for card in characters(in_order(hand))]


def begin(hand: str, pile: str = "-", *, more: str = "") -> Position:
    """Three players; the first has these cards when a round begins."""
    return rolled(own(hand, pile, more=more), FULL, FULL)


# --- one card in hand


def test_with_two_cards_in_hand_one_of_them_is_chosen() -> None:
    table = begin("KnSo", "JgAl")
    assert table.asked[0] == plays("KnSo")
    assert not table.all(tell.NewPileStarted)
    assert not table.all(tell.PileTaken)


def test_example_3_a_single_card_starts_a_new_pile_and_three_come_back() -> None:
    table = begin("Kn", "SoJgAl")
    assert (table.hand(0), table.pile(0)) == ("SoJgAl", "Kn")
    assert table.asked[0] == plays("SoJgAl")
    assert table.the(tell.NewPileStarted) == tell.NewPileStarted(0, Character.KNIGHT)
    assert table.the(tell.PileTaken) == tell.PileTaken(0, characters("SoJgAl"), tell.Back.LAST_CARD)
    table.play("So Kn Jg")
    assert (table.hand(0), table.pile(0)) == ("JgAl", "KnSo")


def test_the_old_pile_comes_back_whatever_the_order_in_which_it_was_laid() -> None:
    table = begin("La", "AlJgSoKn")
    assert (table.hand(0), table.pile(0)) == ("KnSoJgAl", "La")


def test_the_single_card_itself_cannot_be_played_in_that_round() -> None:
    assert "play knight" not in begin("Kn", "SoJgAl").asked[0]


def test_who_has_just_taken_back_a_pile_of_one_card_may_play_it() -> None:
    table = begin("Kn", "So")
    assert (table.hand(0), table.pile(0)) == ("So", "Kn")
    assert table.asked[0] == plays("So")
    table.play("So Kn Kn")
    assert (table.hand(0), table.pile(0)) == ("-", "KnSo")


def test_an_empty_hand_takes_the_pile_and_starts_none() -> None:
    table = begin("-", "KnSo")
    assert (table.hand(0), table.pile(0)) == ("KnSo", "-")
    assert table.all(tell.NewPileStarted) == []
    assert table.the(tell.PileTaken) == tell.PileTaken(0, characters("KnSo"), tell.Back.LAST_CARD)
    assert table.asked[0] == plays("KnSo")


@pytest.mark.parametrize("seats", [3, 4])
def test_the_rule_holds_for_everybody_at_once(seats: int) -> None:
    table = rolled(*[own("Kn", "SoJg")] * seats)
    assert [table.hand(seat) for seat in range(seats)] == ["SoJg"] * seats
    assert [table.pile(seat) for seat in range(seats)] == ["Kn"] * seats
    assert [event.seat for event in table.all(tell.PileTaken)] == list(range(seats))
    assert table.asked == {seat: plays("SoJg") for seat in range(seats)}


def test_two_cards_are_played_in_turn_for_ever() -> None:
    """Who owns two cards plays one, then the other: the rule never stops the game."""
    table = begin("KnSo")
    others = ["Jg Jg", "Kn Kn", "So So", "Kn Kn"]
    for hand, code, pair in zip(["KnSo", "Kn", "KnSo", "So"], ["Kn", "Kn", "So", "So"], others, strict=True):
        assert table.asked[0] == plays(hand)
        table.play(f"{code} {pair}")
        next_roll(finish(table))
    assert table.state.round == 6


# --- a single card in all


def test_ruling_who_owns_a_single_card_cannot_play_it() -> None:
    table = begin("Kn")
    assert (table.hand(0), table.pile(0)) == ("Kn", "-")
    assert set(table.asked) == {1, 2}
    assert table.the(tell.CannotPlay) == tell.CannotPlay(0, 1)


def test_ruling_a_single_card_comes_back_from_the_pile_and_is_not_played_either() -> None:
    table = begin("-", "Kn")
    assert (table.hand(0), table.pile(0)) == ("Kn", "-")
    assert set(table.asked) == {1, 2}
    assert table.the(tell.CannotPlay) == tell.CannotPlay(0, 1)


def test_ruling_who_owns_a_single_card_has_no_dice_and_one_bonus_a_round() -> None:
    table = begin("Kn")
    copy = "bonus copy"
    for cards, cell, there in (("So Jg", "a2", [copy]), ("Jg So", "a3", [copy]), ("Kn Al", "a4", [])):
        table.told.clear()
        table.play(cards)
        if cards.endswith("Al"):
            table.leave().gain("Go")
        assert {seat for seat, _ in table.the(tell.CardsRevealed).cards} == {1, 2}
        assert table.due[0] == "no_dice"
        assert table.line_asked(0) == ["bonus mark", *there, "bonus reserve"], "copying where another one holds dice"
        next_roll(finish(table, {0: f"bonus mark, {cell}"}))
    assert table.marks(0) == {"a2", "a3", "a4"}
    assert (table.hand(0), table.pile(0)) == ("Kn", "-")


def test_a_second_card_from_the_reserve_makes_a_single_card_playable_again() -> None:
    table = begin("Kn").play("So Jg").mark_sheets({0: "bonus reserve"}).gain("Go")
    assert next_roll(table).asked[0] == plays("KnGo")
    assert not table.has(0, "out")


def test_when_nobody_can_play_the_round_goes_on_with_the_bonuses() -> None:
    table = rolled(*[own("Kn")] * 3)
    assert table.all(tell.CardsRevealed) == []
    assert table.due == {0: "no_dice", 1: "no_dice", 2: "no_dice"}
    assert table.left == "R8,R8,R8,P8,P8,Y8"
    table.mark_sheets(dict.fromkeys(range(3), "bonus mark"))
    assert table.state.round == 3


# --- no card at all


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_who_has_no_card_plays_none_and_uses_one_bonus_a_round(seats: int) -> None:
    table = rolled(own("-"), *[own("KnSo")] * (seats - 1))
    assert set(table.asked) == set(range(1, seats))
    assert table.the(tell.CannotPlay) == tell.CannotPlay(0, 0)
    assert table.has(0, "out")
    table.play(" ".join(["So", "Kn", "Kn"][: seats - 1]))
    assert table.due[0] == "no_dice"
    assert table.line_asked(0) == ["bonus mark", "bonus copy", "bonus reserve"]


def test_ruling_a_reserve_card_taken_without_any_card_scores_but_is_never_played() -> None:
    table = begin("-")
    for cards, code, others in ((1, "Go", "So Kn"), (2, "Pa", "Kn Jg")):
        finish(table.play(others), {0: "bonus reserve"}).gain(code)
        next_roll(table)
        assert table.all(tell.CannotPlay)[-1] == tell.CannotPlay(0, cards)
        assert set(table.asked) == {1, 2}
    assert table.hand(0) == "PaGo"
    assert score(table.state, 0).cards == 4 + 3, "Parasite and Golem"
    table.play("Jg So")
    assert table.line_asked(0) == ["bonus mark", "bonus copy"], "both boxes are used up"


def test_ruling_the_cards_of_such_a_player_stay_unplayed_to_the_end_of_the_game() -> None:
    table = begin("GrGo", more="out")
    for round_ in range(2, 13):
        assert table.state.round == round_
        assert set(table.asked) == {1, 2}
        finish(table.play("{0} {0}".format(table.hand(1)[:2])))
        if round_ < 12:
            next_roll(table)
    assert {0} == {event.seat for event in table.all(tell.CannotPlay)}
    assert (table.hand(0), table.pile(0)) == ("GrGo", "-")
    assert table.all(tell.TotalCounted)[0].cards == 2 + 3
    assert table.winners is not None


def test_ruling_alone_without_any_card_one_only_uses_bonuses() -> None:
    table = rolled(alone("-"), king="- -")
    assert table.the(tell.CannotPlay) == tell.CannotPlay(0, 0)
    assert table.all(tell.KingRevealed) == []
    assert table.line_asked(0) == ["bonus mark", "bonus reserve"]
    table.mark_sheets({0: "bonus reserve"}).gain("Go")
    next_roll(table)
    assert table.all(tell.CannotPlay)[-1] == tell.CannotPlay(0, 1)


# --- the Gambler


def gamble(hand: str, pile: str = "-", *, lost: str) -> Position:
    """The first player has just played the Knight when a Gambler makes them discard."""
    players = own(hand, pile, six=GAMBLERS), own("SoGa", six=GAMBLERS), own("SoGa", six=GAMBLERS)
    table = rolled(*players).play("Kn Ga So").leave()
    assert table.upcoming.startswith("lose 2 0")
    return table.lose("Ga").lose(lost)


def test_the_gambler_takes_one_of_many_cards_to_the_pile() -> None:
    table = gamble("KnSoJgAl", "Go", lost="So")
    assert (table.hand(0), table.pile(0)) == ("JgAl", "GoKnSo")
    assert [event.why for event in table.all(tell.PileTaken) if event.seat == 0] == []


def test_ruling_the_gambler_takes_one_of_two_cards_and_the_pile_comes_back_but_for_it() -> None:
    table = gamble("KnSoJg", "GoPa", lost="So")
    assert (table.hand(0), table.pile(0)) == (in_order("JgGoPaKn"), "So")
    assert tell.CardLost(0, Character.SORCERER) in table.story
    assert tell.PileTaken(0, characters(in_order("GoPaKn")), tell.Back.GAMBLER) in table.story


def test_ruling_the_gambler_takes_the_only_card_and_the_pile_comes_back_but_for_it() -> None:
    table = gamble("KnSo", "GoPa", lost="So")
    assert (table.hand(0), table.pile(0)) == (in_order("GoPaKn"), "So")


def test_the_gambler_takes_nothing_from_an_empty_hand() -> None:
    players = own("Al", "Kn", six=GAMBLERS), own("SoGa", six=GAMBLERS), own("SoGa", six=GAMBLERS)
    table = rolled(*players)
    assert table.hand(0) == "Kn"
    table.play("Kn Ga So").leave()
    assert table.upcoming.startswith("lose 2 >"), "only who holds a card discards one"
    assert (table.hand(0), table.pile(0)) == ("-", "AlKn")


def test_the_gambler_takes_the_single_card_of_somebody_who_cannot_play_it() -> None:
    players = own("Kn", six=GAMBLERS), own("SoGa", six=GAMBLERS), own("SoGa", six=GAMBLERS)
    table = rolled(*players).play("Ga So").leave().lose("Ga").lose("Kn")
    assert (table.hand(0), table.pile(0)) == ("-", "Kn")
    next_roll(finish(table))
    assert (table.hand(0), table.pile(0)) == ("Kn", "-")
    assert 0 not in table.asked


def test_the_discarded_card_is_random_among_those_in_hand() -> None:
    players = own("KnSoJg", six=GAMBLERS), own("SoGa", six=GAMBLERS), own("SoGa", six=GAMBLERS)
    table = rolled(*players).play("Kn Ga So").leave()
    table.lose("Ga")
    assert table.luck is not None
    assert sorted(card.name for card in table.luck.outcomes()) == ["JUNGLE_GUARDIAN", "SORCERER"]


# --- the Parasite


def parasite(hand: str, pile: str = "-") -> Position:
    """The first player has played the Parasite, taken two dice and must put a card back."""
    return begin(hand, pile).play("Pa So Jg").take("m R8", "m R8")


def test_the_parasite_takes_a_card_of_the_hand_or_of_the_pile() -> None:
    table = parasite("PaKn", "SoJg")
    assert table.asked[0] == [f"put {card.name.lower()}" for card in characters(in_order("PaKnSoJg"))]


def test_the_parasite_empties_the_hand_and_the_pile_comes_back_with_this_rounds_parasite() -> None:
    table = parasite("PaKn", "SoJg").put("Kn")
    assert (table.hand(0), table.pile(0)) == (in_order("SoJgPa"), "-")
    assert "Kn" in table.reserve(0)
    assert table.the(tell.PileTaken) == tell.PileTaken(0, characters(in_order("SoJgPa")), tell.Back.PARASITE)


def test_a_card_of_the_pile_put_back_leaves_the_hand_as_it_is() -> None:
    table = parasite("PaKn", "SoJg").put("So")
    assert (table.hand(0), table.pile(0)) == ("Kn", "JgPa")
    assert table.all(tell.PileTaken) == []


def test_the_parasite_puts_itself_back() -> None:
    table = parasite("PaKn", "SoJg").put("Pa")
    assert (table.hand(0), table.pile(0)) == ("Kn", "SoJg")
    assert "Pa" in table.reserve(0)


def test_a_hand_that_was_empty_before_takes_the_pile_too() -> None:
    table = begin("Kn", "Pa").play("Pa So Jg").take("m R8", "m R8").put("Pa")
    assert (table.hand(0), table.pile(0)) == ("Kn", "-")
    assert table.all(tell.PileTaken)[-1] == tell.PileTaken(0, (Character.KNIGHT,), tell.Back.PARASITE)


def test_who_puts_back_all_but_one_card_cannot_play_it_any_more() -> None:
    table = begin("PaKn").play("Pa So Jg").take("m R8", "m R8").put("Pa")
    next_roll(finish(table))
    assert (table.hand(0), table.pile(0)) == ("Kn", "-")
    assert tell.CannotPlay(0, 1) in table.story
    assert 0 not in table.asked

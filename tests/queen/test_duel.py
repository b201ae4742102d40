"""Rule: Duel. Two players, two cards a round, laid one after the other."""

from __future__ import annotations

from itertools import product

import pytest

from twelvefold.core.chance import Choice
from twelvefold.core.errors import IllegalMove
from twelvefold.core.game import Game
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.moves import Move, Play
from twelvefold.table.match import Match

from .hands_help import finish, next_roll, own, rolled
from .queen_help import CODES, GAME, Position, characters, codes, in_order, reveal, sheet

FIVE = own("KnSoJgAlLa")


def begin(hand: str, pile: str = "-", other: str = FIVE, *, more: str = "") -> Position:
    """The first player has these cards when a round begins."""
    return rolled(own(hand, pile, more=more), other)


def lays(hand: str) -> list[str]:
    return [f"play {card.name.lower()}" for card in characters(in_order(hand))]


def laid(*cards: str) -> str:
    """A line of cards: ``laid("Kn", "So") == "play Kn, play So"``."""
    return ", ".join(f"play {code}" for code in cards)


# --- setting up


def test_the_first_duel_has_its_own_reserve_and_each_moves_a_random_card_of_it_into_hand() -> None:
    table = Position(GAME.start(GAME.options({"seats": 2})))
    assert {table.reserve(seat) for seat in (0, 1)} == {in_order("MiTrGoDrGrLa")}
    assert table.luck == Choice(characters(in_order("MiTrGoDrGrLa")))
    table.answer(Character.MIRROR)
    assert table.luck == Choice(characters(in_order("MiTrGoDrGrLa"))), "the other has all six, too"
    table.answer(Character.LADY).answer(1)
    assert (table.hand(0), table.reserve(0)) == (in_order("JgAlKnSoMi"), in_order("TrGoDrGrLa"))
    assert (table.hand(1), table.reserve(1)) == (in_order("JgAlKnSoLa"), in_order("MiTrGoDrGr"))
    assert table.all(tell.FirstCardMoved) == [
        tell.FirstCardMoved(0, Character.MIRROR),
        tell.FirstCardMoved(1, Character.LADY),
    ]
    assert table.state.active == 1


def test_the_philosopher_is_in_no_duel() -> None:
    table = Position(GAME.start(GAME.options({"seats": 2, "reserve": "random"})))
    assert table.luck is not None
    drawn = {card for cards in table.luck.outcomes() for card in cards}
    assert Character.PHILOSOPHER not in drawn
    assert len(drawn) == 9 + 3, "the base and the promo cards"


# --- laying


def test_both_lay_two_of_their_five_cards() -> None:
    table = begin("KnSoJgAlLa")
    assert table.asked == {0: lays("KnSoJgAlLa"), 1: lays("KnSoJgAlLa")}
    assert not table.may_end(0)
    assert table.line_asked(0, laid("Jg")) == lays("KnSoAlLa")
    assert not table.may_end(0, laid("Jg"))
    assert table.line_asked(0, laid("Jg", "La")) == []
    assert table.may_end(0, laid("Jg", "La"))
    table.play("JgLa KnSo")
    assert (table.hand(0), table.pile(0)) == ("KnSoAl", in_order("JgLa"))
    lady, knight, sorcerer, guardian = characters("LaKnSoJg")
    assert table.the(tell.CardsRevealed).cards == ((0, lady), (1, knight), (1, sorcerer), (0, guardian))


def test_example_8_five_three_one_and_the_old_pile_comes_back() -> None:
    table = rolled(own("KnSoJgAlLa"), own("KnSoJgAlLa"))
    next_roll(finish(table.play("KnSo KnSo")))
    assert (table.hand(0), table.pile(0)) == (in_order("JgAlLa"), "KnSo")
    next_roll(finish(table.play("JgAl JgAl")))
    assert (table.hand(0), table.pile(0)) == ("KnSoJgAl", "La")
    assert table.all(tell.NewPileStarted) == [tell.NewPileStarted(s, Character.LADY) for s in (0, 1)]
    assert table.asked[0] == lays("KnSoJgAl")
    table.play("KnAl SoJg")
    assert (table.hand(0), table.pile(0)) == ("SoJg", "LaKnAl")


def test_with_two_cards_the_second_one_comes_from_the_old_pile() -> None:
    table = begin("KnSo", "JgAlLa")
    assert table.asked[0] == lays("KnSo")
    assert table.line_asked(0, laid("Kn")) == lays("JgAlLa")
    assert table.line_asked(0, laid("So")) == lays("JgAlLa")
    assert not table.may_end(0, laid("Kn"))
    table.play("KnAl SoJg")
    assert (table.hand(0), table.pile(0)) == (in_order("JgLa"), "SoKnAl")
    assert table.the(tell.NewPileStarted) == tell.NewPileStarted(0, Character.SORCERER)
    assert table.the(tell.PileTaken) == tell.PileTaken(0, characters(in_order("JgAlLa")), tell.Back.LAST_CARD)


def test_both_cards_of_a_hand_of_two_cannot_be_laid() -> None:
    with pytest.raises(IllegalMove):
        begin("KnSo", "JgAlLa").play("KnSo KnSo")


@pytest.mark.parametrize("line", ["", "Kn", "KnKn", "KnSoJg", "Go"])
def test_two_different_cards_of_the_hand_must_be_laid(line: str) -> None:
    moves = tuple(Play(CODES[code]) for code in codes(line))
    with pytest.raises(IllegalMove):
        begin("KnSoJgAl").answer((moves, (Play(Character.KNIGHT), Play(Character.SORCERER))))


def test_who_took_a_pile_of_a_single_card_may_lay_it_second() -> None:
    table = begin("KnSo", "Jg")
    assert table.line_asked(0, laid("Kn")) == lays("Jg")
    table.play("KnJg KnSo")
    assert (table.hand(0), table.pile(0)) == ("-", "SoKnJg")


def test_ruling_without_a_pile_to_take_one_lays_fewer() -> None:
    table = begin("KnSo")
    assert not table.may_end(0)
    assert table.line_asked(0, laid("Kn")) == []
    assert table.may_end(0, laid("Kn"))
    table.play("Kn KnAl")
    assert (table.hand(0), table.pile(0)) == ("So", "Kn")
    assert table.all(tell.NewPileStarted) == []


def test_ruling_a_last_card_starts_a_new_pile_once_for_each_card_laid() -> None:
    table = begin("Kn", "SoJg")
    assert (table.hand(0), table.pile(0)) == ("SoJg", "Kn")
    assert table.asked[0] == lays("SoJg")
    assert table.line_asked(0, laid("So")) == lays("Kn"), "the Guardian starts a new pile, and the Knight comes back"
    assert not table.may_end(0, laid("So"))
    table.play("SoKn JgAl")
    assert (table.hand(0), table.pile(0)) == ("-", "JgKnSo")
    assert [event.card for event in table.all(tell.NewPileStarted) if event.seat == 0] == list(characters("KnJg"))
    taken = [event.cards for event in table.all(tell.PileTaken) if event.seat == 0]
    assert taken == [characters("SoJg"), characters("Kn")]


def test_a_single_card_and_a_pile_of_one_change_places_and_one_card_is_laid() -> None:
    """Then no card is left in hand to start a new pile with."""
    table = begin("Kn", "So")
    assert table.asked[0] == lays("So")
    assert table.line_asked(0, laid("So")) == []
    assert table.may_end(0, laid("So"))
    table.play("So KnAl")
    assert (table.hand(0), table.pile(0)) == ("-", "KnSo")


def test_an_empty_hand_takes_the_pile_and_then_lays_fewer() -> None:
    table = begin("-", "KnSo")
    assert (table.hand(0), table.pile(0)) == ("KnSo", "-")
    assert table.may_end(0, laid("Kn"))
    assert table.line_asked(0, laid("Kn")) == []


@pytest.mark.parametrize(("hand", "pile"), [("Kn", "-"), ("-", "Kn"), ("-", "-")])
def test_who_owns_one_card_or_none_lays_nothing(hand: str, pile: str) -> None:
    table = begin(hand, pile)
    assert set(table.asked) == {1}
    table.play("KnSo")
    assert {seat for seat, _ in table.the(tell.CardsRevealed).cards} == {1}
    assert table.due[0] == "no_dice"


def test_when_neither_can_lay_only_bonuses_are_used() -> None:
    table = begin("Kn", "-", own("-", "So"))
    assert table.all(tell.CardsRevealed) == []
    assert table.due == {0: "no_dice", 1: "no_dice"}


def test_one_card_of_mine_meets_two_of_the_others() -> None:
    table = begin("KnSo").play("So SoJg")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.SORCERER, (0, 1))
    assert table.takings == [(1, "Jg", "P8,Y8")]


# --- the reveal


def test_all_four_cards_act_in_the_order_of_their_numbers() -> None:
    table = reveal("SoJg KnTr", "R2,P3,R9", "P5,Y6")
    assert table.takings == [(1, "Kn", "R2,P3"), (0, "So", "P5"), (0, "Jg", "Y6"), (1, "Tr", "R9")]
    assert table.part(0, "taken") == "P5,Y6"
    assert table.part(1, "taken") == "R2,R9,P3"


def test_the_dice_of_both_cards_may_be_marked() -> None:
    table = reveal("SoJg KnTr", "R2,P3,R9", "P5,Y6")
    table.mark_sheets({0: "a1 P5, e1 Y6", 1: "b3 R2, d2 R9, c3 P3"})
    assert table.marks(0) == {"a1", "e1"}
    assert table.marks(1) == {"b3", "d2", "c3"}


@pytest.mark.parametrize(("mine", "other"), [("KnSo", "SoJg"), ("SoKn", "SoJg"), ("KnSo", "JgSo"), ("SoKn", "JgSo")])
def test_any_of_two_cards_cancels_an_equal_one_and_the_other_still_works(mine: str, other: str) -> None:
    table = begin("KnSoJgAlLa").play(f"{mine} {other}")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(Character.SORCERER, (0, 1))
    assert table.takings == [(1, "Jg", "P8,Y8")]
    assert table.due == {0: "no_dice"}


def test_both_pairs_may_cancel() -> None:
    table = begin("KnSoJgAlLa").play("KnSo SoKn")
    assert [event.card for event in table.all(tell.CardsCancelled)] == [Character.KNIGHT, Character.SORCERER]
    assert table.takings == []
    assert table.due == {0: "no_dice", 1: "no_dice"}
    assert table.pile(0) == table.pile(1) == "KnSo"


def test_equal_numbers_go_clockwise_from_the_active_player() -> None:
    """Alchemist and Gambler have the same number: the active player's comes first."""
    for active, first in ((0, "card 0 Al"), (1, "card 1 Ga")):
        table = reveal("AlKn GaSo", "R8,R8,P8", "P8,Y8", active=active)
        assert table.upcoming.startswith(first)


def test_ruling_two_equal_numbers_of_one_player_act_in_the_order_of_the_cards() -> None:
    """The Alchemist comes before the General, who then finds four in the line."""
    table = reveal("GeAl KnSo", "R8,R8,P8", "P8,Y8", marks={0: sheet("a2", "b2", "c2")})
    table.mark("e2").gain("Ma")
    assert table.marks(0) == {"a2", "b2", "c2", "e2", "d2"}


def test_the_mirror_is_last_and_copies_what_both_cards_took() -> None:
    table = reveal("MiKn SoJg", "R2,P3,R9", "P5,Y6").copy(1)
    assert table.part(0, "taken") == "R2,P3"
    assert table.part(0, "copied") == "P5,Y6"


def test_a_round_without_a_mark_by_either_card_gives_one_bonus_not_two() -> None:
    table = begin("KnSoJgAlLa").play("KnSo KnSo")
    assert [event.seat for event in table.all(tell.BonusDue)] == [0, 1]
    finish(table, {0: "bonus mark, a1"})
    assert table.marks(0) == {"a1"}


def test_the_gambler_of_one_makes_the_other_discard_once() -> None:
    table = reveal("GaKn SoJg", "R8,R8,P8", "P8,Y8").leave()
    assert table.upcoming.startswith("lose 1 >")


# --- sealed lines


def test_a_line_of_two_cards_is_sealed_until_both_are_confirmed() -> None:
    state = begin("KnSo", "JgAlLa").state
    match = Match(GAME, GAME.options({"seats": 2}), RandomStream.derived(12, "tests"), start=state)
    seen = {viewer: (match.view(viewer), match.events(viewer)) for viewer in (None, 1)}
    decision = match.decision
    match.add(0, decision, Play(Character.KNIGHT))
    match.add(0, decision, Play(Character.ALCHEMIST))
    match.shorten(0, decision, 1)
    match.add(0, decision, Play(Character.LADY))
    match.confirm(0, decision)
    assert {viewer: (match.view(viewer), match.events(viewer)) for viewer in (None, 1)} == seen
    match.add(1, decision, Play(Character.KNIGHT))
    match.add(1, decision, Play(Character.SORCERER))
    match.confirm(1, decision)
    told = match.events(None)
    assert told[:2] == [
        tell.NewPileStarted(0, Character.SORCERER),
        tell.PileTaken(0, characters(in_order("JgAlLa")), tell.Back.LAST_CARD),
    ]
    assert isinstance(told[2], tell.CardsRevealed)


# --- plans


def plans(table: Position) -> list[tuple[Move, ...]]:
    return list(GAME.plans(table.state, 0))


@pytest.mark.parametrize(
    ("hand", "pile", "count"),
    [
        ("KnSoJgAlLa", "-", 10),  # any two of five: their order does not matter
        ("KnSoJg", "Al", 3),
        ("KnSo", "JgAlLa", 6),  # either first, then one of three
        ("KnSo", "Jg", 2),
        ("KnSo", "-", 2),  # one alone
        ("Kn", "SoJg", 2),
        ("Kn", "SoJgAl", 3),
        ("Kn", "So", 1),
    ],
)
def test_plans_are_one_line_for_each_distinct_result(hand: str, pile: str, count: int) -> None:
    table = begin(hand, pile)
    assert len(plans(table)) == count
    other = (Play(Character.KNIGHT), Play(Character.SORCERER))

    def results(lines: list[tuple[Move, ...]]) -> list[object]:
        return [GAME.key(GAME.apply(table.state, (line, other))) for line in lines]

    every = results(list(Game.plans(GAME, table.state, 0)))
    planned = results(plans(table))
    assert len(set(planned)) == len(planned)
    assert set(planned) == set(every)


def test_every_pair_of_a_full_hand_is_planned() -> None:
    planned = {frozenset(move.card for move in line if isinstance(move, Play)) for line in plans(begin("KnSoJgAl"))}
    pairs = {frozenset(pair) for pair in product(characters("KnSoJgAl"), repeat=2) if len(set(pair)) == 2}
    assert planned == pairs

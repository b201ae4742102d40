"""Rule: Solo. One player against the King's deck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from twelvefold.core.chance import Choice
from twelvefold.core.errors import BadNotation
from twelvefold.core.game import Over
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.events import Title
from twelvefold.games.queen.phases.scoring import title

from .hands_help import SOLO_SIX, alone, finish, next_roll, rolled
from .queen_help import EMPTY, GAME, Position, characters, in_order, player, position, sheet

SPIES = "LaPaSpGaGePh"


def begin(
    hand: str, pile: str = "-", king: str = "", *, six: str = SOLO_SIX, marks: str = EMPTY, round_: int = 2
) -> Position:
    """A round begins; without a word on the King all his cards are in his deck."""
    one = alone(hand, pile, six=six, marks=marks)
    return rolled(one, king=king or f"{in_order((hand + pile).replace('-', ''))} -", round_=round_)


def kings(table: Position) -> tuple[str, str]:
    """The King's deck and his discard."""
    _, deck, discard = table.line.split(" / ")[2].split()
    return deck, discard


# --- setting up


def test_the_first_solo_game_has_the_philosopher_in_hand_and_its_own_reserve() -> None:
    table = Position(GAME.start(GAME.options({"seats": 1})))
    assert table.hand(0) == in_order("JgAlKnSoPh")
    assert table.reserve(0) == in_order("TrGoDrGrLa")
    assert kings(table) == (in_order("JgAlKnSoPh"), "-")


def test_before_round_1_the_kings_top_card_goes_to_his_discard() -> None:
    table = Position(GAME.start(GAME.options({"seats": 1})))
    assert table.luck == Choice(characters(in_order("JgAlKnSoPh"))), "his deck is shuffled: any card may be on top"
    table.king("So")
    assert kings(table) == (in_order("JgAlKnPh"), "So")
    assert table.story == [tell.KingDiscarded(Character.SORCERER), tell.RoundBegan(1, 0)]


@pytest.mark.parametrize("reserve", ["random", ["lady", "parasite", "machine", "druid", "golem", "spy"]])
def test_otherwise_a_random_card_of_the_reserve_starts_in_hand_and_in_the_kings_deck(reserve: object) -> None:
    table = Position(GAME.start(GAME.options({"seats": 1, "reserve": reserve})))
    if reserve == "random":
        table.answer(characters(in_order("LaPaMaDrGoTr")))
    six = table.reserve(0)
    assert table.luck == Choice(characters(six))
    table.answer(Character.MACHINE)
    assert table.hand(0) == in_order("JgAlKnSoMa")
    assert table.reserve(0) == six.replace("Ma", "")
    assert kings(table) == (in_order("JgAlKnSoMa"), "-")
    assert table.upcoming == "king-discards"


def test_the_mirror_is_in_no_solo_game() -> None:
    table = Position(GAME.start(GAME.options({"seats": 1, "reserve": "random"})))
    assert table.luck is not None
    assert Character.MIRROR not in {card for cards in table.luck.outcomes() for card in cards}


def test_two_dice_are_rolled_into_each_tray() -> None:
    table = Position(GAME.start(GAME.options({"seats": 1}))).king("So").draw("RP", "PY").roll(1, 2, 3, 4)
    assert table.trays == ("R1,P2", "P3,Y4")


# --- the King's card


def test_the_kings_top_card_is_revealed_with_the_players() -> None:
    table = begin("KnSoJg", "Al", "SoJgAl Kn").play("Kn")
    assert table.luck == Choice(characters("SoJgAl"))
    assert table.all(tell.CardsRevealed) == []
    table.king("Jg")
    assert table.the(tell.CardsRevealed).cards == ((0, Character.KNIGHT),)
    assert table.the(tell.KingRevealed).card is Character.JUNGLE_GUARDIAN
    assert kings(table) == ("SoAl", "KnJg")


def test_the_kings_card_cancels_an_equal_one() -> None:
    table = begin("KnSoJgAl").play("Jg").king("Jg")
    assert table.the(tell.KingCancelled) == tell.KingCancelled(0, Character.JUNGLE_GUARDIAN)
    assert table.takings == []
    assert table.due == {0: "no_dice"}
    assert table.pile(0) == "Jg"


def test_the_kings_card_does_nothing_else() -> None:
    table = begin("KnSoJgAl").play("So").king("Jg")
    assert table.all(tell.KingCancelled) == []
    assert table.takings == [(0, "So", "P8")], "the King's Guardian takes no dice"
    assert table.part(0, "taken") == "P8"


def test_ruling_the_kings_guardian_does_not_block_the_spy() -> None:
    for king in ("Jg", "Kn"):
        table = begin("KnSoJgAlSp", six=SPIES).play("Sp").king(king)
        assert table.all(tell.SpyBlocked) == []
        assert table.part(0, "taken") == "R8,R8,P8,Y8"


def test_alone_the_gambler_makes_nobody_discard() -> None:
    table = begin("KnSoJgAlGa", six=SPIES).play("Ga").king("Kn").mark("a1").mark("d1")
    assert table.all(tell.CardLost) == []
    assert table.state.round == 3


def test_an_empty_deck_reshuffles_its_discard() -> None:
    table = begin("KnSo", "JgAl", "- KnSoJgAl").play("Kn")
    assert table.the(tell.KingShuffled) == tell.KingShuffled(empty=True)
    assert kings(table) == ("KnSoJgAl", "-")
    assert table.luck == Choice(characters("KnSoJgAl"))
    table.king("Al")
    assert kings(table) == ("KnSoJg", "Al")


def test_a_deck_of_one_card_is_no_empty_one() -> None:
    table = begin("KnSo", "JgAl", "Al KnSoJg").play("Kn")
    assert table.luck == Choice((Character.ALCHEMIST,))
    table.king("Al")
    assert kings(table) == ("-", "KnSoJgAl")
    assert table.all(tell.KingShuffled) == []


# --- taking the pile back


def test_when_a_last_card_brings_the_pile_back_the_kings_discard_is_shuffled_in_too() -> None:
    table = begin("Kn", "SoJgAl", "KnSo JgAl")
    assert (table.hand(0), table.pile(0)) == ("SoJgAl", "Kn")
    assert table.the(tell.KingShuffled) == tell.KingShuffled(empty=False)
    assert kings(table) == ("KnSoJgAl", "-")


def test_when_the_philosopher_brings_the_pile_back_this_rounds_card_of_the_king_goes_too() -> None:
    table = begin("SoJgPh", "Kn", in_order("KnSoJg") + " Ph").play("Ph").king("Kn")
    assert (table.hand(0), table.pile(0)) == ("KnSoJgPh", "-")
    assert kings(table) == ("KnSoJgPh", "-")
    assert tell.KingShuffled(empty=False) in table.story


def test_when_a_bonus_brings_the_pile_back_the_kings_discard_is_shuffled_in_too() -> None:
    table = begin("SoJgAl", "Kn", "SoJgAl Kn").play("Jg").king("Jg")
    assert kings(table) == ("SoAl", "KnJg")
    table.mark_sheets({0: "bonus pile"})
    assert (table.hand(0), table.pile(0)) == ("KnSoJgAl", "-")
    assert kings(table) == ("KnSoJgAl", "-")


def test_when_the_parasite_brings_the_pile_back_the_kings_discard_is_shuffled_in_too() -> None:
    table = begin("PaKn", "SoJg", "PaKnSo Jg").play("Pa").king("Kn").take("m R8", "m R8").put("Kn")
    assert (table.hand(0), table.pile(0)) == (in_order("PaSoJg"), "-")
    assert kings(table) == (in_order("PaSoJg"), "-")


def test_an_empty_discard_is_not_shuffled() -> None:
    table = begin("Kn", "SoJgAl")
    assert table.all(tell.KingShuffled) == []


# --- cards won and lost


def test_a_card_gained_by_the_alchemist_is_shuffled_into_the_kings_deck() -> None:
    table = begin("KnSoAl", "Jg", "KnSoAl Jg").play("Al").king("Kn").mark("b2").gain("Go")
    assert kings(table) == (in_order("SoAlGo"), "KnJg")
    assert table.the(tell.KingGained) == tell.KingGained(Character.GOLEM)
    next_roll(table).play("Go")
    assert table.luck == Choice(characters(in_order("SoAlGo")))
    table.king("Go")
    assert table.the(tell.KingCancelled).card is Character.GOLEM


def test_a_card_gained_by_a_bonus_is_shuffled_into_the_kings_deck() -> None:
    table = begin("KnSoJgAl").play("Kn").king("Kn").mark_sheets({0: "bonus reserve"}).gain("Tr")
    assert kings(table) == (in_order("SoJgAlTr"), "Kn")


@pytest.mark.parametrize(("put", "deck", "discard"), [("So", "PaKn", "JgAl"), ("Jg", "PaKnSo", "Al")])
def test_ruling_a_card_put_back_leaves_the_kings_cards_too(put: str, deck: str, discard: str) -> None:
    table = begin("PaKnSo", "JgAl", "PaKnSoAl Jg").play("Pa").king("Al").take("m R8", "m R8").put(put)
    assert kings(table) == (deck, discard)
    assert table.the(tell.KingLost).card is characters(put)[0]
    assert put in table.reserve(0)


def test_the_parasite_put_back_leaves_the_kings_cards_too() -> None:
    table = begin("PaKnSo", "JgAl", "PaKnSoAl Jg").play("Pa").king("Al").take("m R8", "m R8").put("Pa")
    assert kings(table) == ("KnSo", "JgAl")


# --- bonuses


def test_alone_there_is_no_copying_bonus() -> None:
    table = begin("KnSoJgAl", "Go").play("Kn").king("Kn")
    assert table.boxes(0) == "c0p1r2"
    assert table.line_asked(0) == ["bonus mark", "bonus pile", "bonus reserve"]


@pytest.mark.parametrize(("round_", "points"), [(1, 6), (2, 6), (3, 6), (4, 0), (5, 0), (12, 0)])
def test_the_six_points_only_for_a_line_filled_before_round_4_begins(round_: int, points: int) -> None:
    table = begin("KnSoJgAl", marks=sheet("b2", "c2", "d2", "e2"), round_=round_).play("Kn").king("Kn")
    table.mark_sheets({0: "bonus mark, a2"})
    assert table.has(0, "first") == bool(points)
    assert [event.points for event in table.all(tell.LineFilled)] == [points] * bool(points)


def test_a_line_filled_later_does_not_bring_them_though_nobody_else_did() -> None:
    table = begin("KnSoJgAl", marks=sheet("l2"), round_=12).play("Kn").king("Kn")
    finish(table)
    assert table.the(tell.TotalCounted).first == 0


# --- the end


BORDERS = [
    (0, "FALLEN_WARRIOR"),
    (70, "FALLEN_WARRIOR"),
    (71, "TORMENTED_SOUL"),
    (85, "TORMENTED_SOUL"),
    (86, "RECOGNISED_LEADER"),
    (100, "RECOGNISED_LEADER"),
    (101, "GLORIOUS_RULER"),
    (115, "GLORIOUS_RULER"),
    (116, "GREAT_QUEEN"),
    (130, "GREAT_QUEEN"),
    (131, "GODDESS"),
    (400, "GODDESS"),
]


@pytest.mark.parametrize(("total", "name"), BORDERS)
def test_a_title_is_won_by_the_total(total: int, name: str) -> None:
    """The cards of this edition are worth just so much."""
    assert title(total) is Title[name]
    table = begin("KnSoJgAlGo", round_=12)
    worth = [0] * len(Character)
    for card in characters("KnSoJgAlGo"):
        worth[card.value] = min(99, total - sum(worth))
    state = replace(table.state, printed=replace(table.state.printed, points=tuple(worth)))
    GAME.check(state)
    table = Position(state).play("Kn").king("Kn")
    finish(table)
    assert table.the(tell.TitleWon) == tell.TitleWon(0, total, Title[name])
    assert GAME.node(table.state) == Over((0,))


def test_alone_nobody_is_told_to_have_won_or_not() -> None:
    table = begin("KnSoJgAl", round_=12).play("Kn").king("Kn")
    finish(table)
    told = {type(event) for event in table.story}
    assert not told & {tell.GameWon, tell.NobodyWon, tell.CellsCompared}


# --- what cannot be


@pytest.mark.parametrize("king", ["KnSoJg -", "KnSoJgAlGo -", "KnSoJgAl Kn", "KnSoJgLa -", "AlKnSoJg -"])
def test_the_king_has_the_cards_of_the_player_and_no_others(king: str) -> None:
    with pytest.raises(BadNotation, match="the King plays"):
        begin("KnSoJgAl", king=king)


def test_one_player_needs_a_king_and_three_have_none() -> None:
    start = player("KnSoJgAl", "-", "LaPaTrGrGoPh", boxes="c0p1r2")
    with pytest.raises(BadNotation, match="the King plays"):
        Position(position("R1,R2", "P3,Y4", start))
    three = [player("KnSoJgAl", "-", "LaPaTrGrGoPh")] * 3
    with pytest.raises(BadNotation, match="the King plays"):
        Position(position("R1,R2,R3", "P3,P4,Y4", *three, king="KnSoJgAl -"))

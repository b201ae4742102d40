"""Rule: the Crusade, setting up, and the options of such a game: what is allowed, and how the rest is refused."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import cast

import pytest

from cases import OWN_EDITION
from conformance import through_text
from twelvefold.core.chance import Choice
from twelvefold.core.errors import BadOption
from twelvefold.core.events import EVERYONE
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import FACTS, Character
from twelvefold.games.queen.edition.reader import default_edition

from .queen_help import CODES, GAME, Position, characters, codes, in_order

BASE = "PaMaDrMgTrGrGoPhMi"
"""The base cards that nobody starts with; the Lady is out."""
DRAW = BASE + "GaOr"
NEVER = {1: "Mi", 2: "Ph"}
START = "KnSoJg"
FIVE = "PaDrGoGaOr"
"""A draw that any number of players can have."""
SHEETS = {1: ["D"], 2: ["C", "D"], 3: ["C", "D"], 4: ["C", "D"]}
EMPTY = "000000000000|-|.....,.....,.....,.....,.....,....."
"""A sheet C or D without a mark."""
BOXES = {"C": "-", "D": "o000s000"}


def begin(seats: int, **given: object) -> Position:
    return Position(GAME.start(GAME.options({"seats": seats, "crusade": True, **given})))


def drawn(seats: int, five: str = FIVE, **given: object) -> Position:
    """The five cards lie open, and everybody has them in hand."""
    return begin(seats, **given).answer(characters(in_order(five)))


def discarded(seats: int, cards: str) -> Position:
    """Everybody has lost the card named for the seat: ``discarded(3, "PaPaGo")``."""
    table = drawn(seats)
    for code in codes(cards):
        table.answer(CODES[code])
    return table


def pool(table: Position) -> set[str]:
    """What the five are drawn from."""
    assert table.luck is not None
    draws = cast(Iterable[tuple[Character, ...]], table.luck.outcomes())
    return {FACTS[card].code for cards in draws for card in cards}


def kings(table: Position) -> list[str]:
    """The King's deck and his discard."""
    return table.line.split(" / ")[2].split()[1:]


# --- the hand of eight


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_five_cards_are_drawn_every_draw_alike(seats: int) -> None:
    table = begin(seats)
    among = [code for code in codes(in_order(DRAW)) if code != NEVER.get(seats)]
    assert table.luck is not None
    draws = list(table.luck.outcomes())
    assert [in_order([FACTS[card].code for card in cards]) for cards in draws] == [
        "".join(five) for five in combinations(among, 5)
    ]
    assert {table.luck.probability(draw) for draw in draws} == {Fraction(1, comb(len(among), 5))}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_alchemist_and_lady_are_out(seats: int) -> None:
    promo = ["spy", "collector", "general"]
    assert pool(begin(seats, promo=promo)) & {"Al", "La"} == set()
    assert begin(seats).hand(0) == START


@pytest.mark.parametrize(
    ("promo", "joins"),
    [((), ""), ("spy", "Sp"), (["general", "collector"], "CoGe"), ("spy,collector,general", "SpCoGe")],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_promo_cards_join_the_draw_on_request_gambler_and_oracle_always(seats: int, promo: object, joins: str) -> None:
    among = {code for code in codes(DRAW + joins) if code != NEVER.get(seats)}
    assert pool(begin(seats, promo=promo)) == among


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_hand_of_eight_is_the_same_for_all_and_shown_to_all(seats: int) -> None:
    table = drawn(seats)
    assert {table.hand(seat) for seat in range(seats)} == {in_order(START + FIVE)}
    assert len(codes(table.hand(0))) == 8
    assert table.told == [(tell.HandDrawn(characters(in_order(FIVE))), EVERYONE)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("sheet", ["C", "D"])
def test_nobody_has_a_reserve_and_all_sheets_are_empty(seats: int, sheet: str) -> None:
    if sheet not in SHEETS[seats]:
        return
    table = drawn(seats, sheet=sheet)
    for seat in range(seats):
        assert table.of(seat) == f"{in_order(START + FIVE)} - - {EMPTY} {BOXES[sheet]}"


# --- the first card of the pile


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_discards_one_of_the_five_at_random(seats: int) -> None:
    table, gone = drawn(seats), codes(in_order(FIVE))[:seats]
    for seat, code in enumerate(gone):
        assert table.upcoming == f"first-discard {seat}"
        assert table.luck == Choice(characters(in_order(FIVE))), "never Knight, Sorcerer or Jungle Guardian"
        table.answer(CODES[code])
        assert table.told[-1] == (tell.FirstDiscarded(seat, CODES[code]), EVERYONE)
    for seat, code in enumerate(gone):
        assert table.hand(seat) == in_order(START + FIVE).replace(code, "")
        assert table.pile(seat) == code


def test_two_players_may_lose_the_same_card() -> None:
    table = discarded(3, "GoGoPa")
    assert [table.pile(seat) for seat in range(3)] == ["Go", "Go", "Pa"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_the_first_active_player_is_drawn_and_round_1_begins(seats: int) -> None:
    table = discarded(seats, "PaDrGoGa"[: 2 * seats])
    assert table.luck == Choice(tuple(range(seats)))
    table.answer(seats - 1)
    assert table.story[-2:] == [tell.ActiveDrawn(seats - 1), tell.RoundBegan(1, seats - 1)]
    assert table.upcoming == "draw m > draw j > roll"


@pytest.mark.parametrize(("seats", "trays"), [(2, ("RRR", "PY")), (3, ("RRR", "PPY")), (4, ("RRRR", "PPY"))])
def test_the_usual_dice_are_rolled_and_a_card_is_chosen(seats: int, trays: tuple[str, str]) -> None:
    table = discarded(seats, "PaDrGoGa"[: 2 * seats]).answer(0).draw(*trays)
    table.roll(*range(1, len("".join(trays)) + 1))
    assert list(table.asked) == list(range(seats))
    hand = in_order(START + FIVE).replace("Pa", "")
    assert table.asked[0] == [f"play {CODES[code].name.lower()}" for code in codes(hand)]


# --- duel


def test_ruling_there_is_no_philosopher_in_a_duel() -> None:
    assert "Ph" not in pool(begin(2))
    assert "Mi" in pool(begin(2))


def test_ruling_in_a_duel_two_cards_are_laid_a_round() -> None:
    table = discarded(2, "PaDr").answer(0).draw("RRR", "PY").roll(8, 8, 8, 8, 8)
    assert table.upcoming == "lay - -"
    assert not table.may_end(0, "play knight")
    assert table.may_end(0, "play knight, play sorcerer")
    table.play("KnSo KnJg")
    assert table.the(tell.CardsRevealed).cards == (
        (0, Character.KNIGHT),
        (1, Character.KNIGHT),
        (0, Character.SORCERER),
        (1, Character.JUNGLE_GUARDIAN),
    )
    assert table.pile(0) == "PaKnSo"


# --- solo


def test_ruling_there_is_no_mirror_alone() -> None:
    assert "Mi" not in pool(begin(1))
    assert "Ph" in pool(begin(1))


def test_ruling_the_kings_deck_holds_all_eight_and_its_top_card_is_discarded() -> None:
    table = discarded(1, "Go")
    eight = in_order(START + FIVE)
    assert kings(table) == [eight, "-"], "the card that the player discards stays in the King's deck"
    assert table.luck == Choice(characters(eight))
    table.king("Go")
    assert kings(table) == [eight.replace("Go", ""), "Go"]
    assert table.story[-2:] == [tell.KingDiscarded(Character.GOLEM), tell.RoundBegan(1, 0)]


def test_alone_it_is_always_sheet_d() -> None:
    assert begin(1).line.startswith("D crusade r1 ")


# --- options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sheet_c_comes_first_and_d_may_be_chosen(seats: int) -> None:
    assert begin(seats).line.startswith("C crusade r1 ")
    assert begin(seats, sheet="D").line.startswith("D crusade r1 ")


def test_without_a_wish_there_is_no_crusade() -> None:
    assert GAME.options({"seats": 3}) == GAME.options({"seats": 3, "crusade": False})
    assert not GAME.start(GAME.options({"seats": 3})).crusade


@pytest.mark.parametrize("given", [None, 0, 1, "", "true", "yes", 1.0, [], [True], {}])
def test_the_crusade_is_played_or_not(given: object) -> None:
    with pytest.raises(BadOption, match=r"^crusade: .* is not allowed; write true or false$") as refused:
        GAME.options({"seats": 3, "crusade": given})
    assert refused.value.key == "queen-bad-crusade"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_sheets_of_the_base_game_are_refused(seats: int, sheet: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": seats, "crusade": True, "sheet": sheet})
    assert refused.value.key == "queen-crusade-sheet"
    assert f"is played on {', '.join(SHEETS[seats])}, not on {sheet}" in str(refused.value)


@pytest.mark.parametrize("sheet", ["c", "E", "", "CD", None, 1, ["C"], {}])
def test_a_sheet_there_is_not_is_refused(sheet: object) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": 3, "crusade": True, "sheet": sheet})
    assert refused.value.key == "queen-bad-sheet"


def test_alone_sheet_c_is_refused() -> None:
    with pytest.raises(BadOption, match=r"^sheet: with 1 players the Crusade is played on D, not on C$"):
        GAME.options({"seats": 1, "crusade": True, "sheet": "C"})


SIX = ["parasite", "machine", "druid", "golem", "spy", "general"]


@pytest.mark.parametrize("reserve", ["first", "random", SIX, ",".join(SIX), ["lady"], "", None, 6, {}])
def test_there_is_no_reserve_to_agree_on(reserve: object) -> None:
    with pytest.raises(BadOption, match=r"^reserve: the Crusade has none") as refused:
        GAME.options({"seats": 3, "crusade": True, "reserve": reserve})
    assert refused.value.key == "queen-crusade-no-reserve"


@pytest.mark.parametrize("expansion", ["gambler", "oracle", ["gambler", "oracle"]])
def test_the_cards_of_the_expansion_need_not_be_asked_for(expansion: object) -> None:
    with pytest.raises(
        BadOption, match=r"^expansion: in the Crusade both are in the draw anyway, so leave out .*$"
    ) as refused:
        GAME.options({"seats": 3, "crusade": True, "expansion": expansion})
    assert refused.value.key == "queen-crusade-expansion"


@pytest.mark.parametrize("promo", ["lady", "oracle", ["spy", "spy"], 1, ["spy", None]])
def test_promo_cards_that_are_none_are_refused(promo: object) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": 3, "crusade": True, "promo": promo})
    assert refused.value.key == "queen-bad-extra"


def without(*names: str) -> dict[str, object]:
    """An owner's edition in which these sheets were not written down."""
    edition = default_edition().written()
    sheets = {name: sheet for name, sheet in edition["sheet"].items() if name not in names}
    return {**edition, "name": "small box", "sheet": sheets}


@pytest.mark.parametrize("crusade", [True, False])
@pytest.mark.parametrize("sheet", ["C", "D"])
def test_an_edition_without_the_sheet_is_refused(sheet: str, crusade: bool) -> None:
    with pytest.raises(BadOption, match=f"small box.? has no sheet {sheet}$") as refused:
        GAME.options({"seats": 3, "crusade": crusade, "sheet": sheet, "edition": without(sheet)})
    assert refused.value.key == "queen-no-sheet"


def test_nor_is_it_used_without_being_named() -> None:
    edition = without("C")
    with pytest.raises(BadOption, match=r"has no sheet C$"):
        GAME.options({"seats": 3, "crusade": True, "edition": edition})
    assert GAME.options({"seats": 3, "crusade": True, "sheet": "D", "edition": edition}).sheet == "D"
    assert GAME.options({"seats": 1, "crusade": True, "edition": edition}).sheet == "D"
    assert GAME.options({"seats": 3, "edition": without("C", "D")}).sheet == "A"


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 1},
        {"seats": 2, "sheet": "D"},
        {"seats": 3, "promo": ["spy", "general"]},
        {"seats": 4, "promo": "collector", "sheet": "C"},
        {"seats": 3, "edition": OWN_EDITION},
    ],
)
def test_options_survive_their_json(given: dict[str, object]) -> None:
    options = GAME.options({"crusade": True, **given})
    assert options.crusade
    assert GAME.options(through_text(GAME.options_json(options))) == options

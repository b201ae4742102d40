"""Rule: Setting up, and the options of a game: what is allowed, and how the rest is refused."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import through_text
from twelvefold.core.chance import Choice
from twelvefold.core.errors import BadOption
from twelvefold.core.events import EVERYONE
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import FACTS, Character, Die
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.locale import translator

from .queen_help import EMPTY, GAME, Position, characters, codes, in_order

BASE = "LaPaMaDrMgTrGrGoPhMi"
"""The ten base cards that nobody starts with."""
AGREED = ["lady", "parasite", "machine", "druid", "golem", "spy"]
FIRST = {1: "TrGoDrGrLaPh", 2: "MiTrGoDrGrLa", 3: "MiTrGoPhGrLa", 4: "MiTrGoPhGrLa"}
"""The cards of a first game besides those everybody starts with, by the number of players."""
PROMO = "SpCoGe"
NEVER = {1: "Mi", 2: "Ph"}


def begin(seats: int, **given: object) -> Position:
    return Position(GAME.start(GAME.options({"seats": seats, **given})))


def without_areas() -> dict[str, object]:
    """An edition whose owner has not written down sheets C and D."""
    edition = default_edition().written()
    return edition | {"sheet": {name: sheet for name, sheet in edition["sheet"].items() if name in "AB"}}


def pool(table: Position) -> set[str]:
    """What a reserve is drawn from."""
    assert table.luck is not None
    drawn = cast(Iterable[tuple[Character, ...]], table.luck.outcomes())
    return {FACTS[card].code for cards in drawn for card in cards}


# --- the first game


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_holds_the_four_starting_cards_and_has_six_in_reserve(seats: int) -> None:
    table = begin(seats)
    for seat in range(seats):
        assert table.of(seat) == f"{in_order('JgAlKnSo')} - {in_order(FIRST[seats])} {EMPTY} c1p1r2"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_first_game_has_its_own_cards(seats: int) -> None:
    table = begin(seats)
    assert in_order(table.hand(0) + table.reserve(0)) == in_order("JgAlKnSo" + FIRST[seats])


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_the_first_active_player_is_random(seats: int) -> None:
    table = begin(seats)
    assert table.luck == Choice(tuple(range(seats)))
    table.answer(seats - 1)
    assert table.story == [tell.ActiveDrawn(seats - 1), tell.RoundBegan(1, seats - 1)]
    assert table.state.active == seats - 1


def test_a_duels_first_active_player_is_random_too() -> None:
    table = begin(2).answer(Character.LADY).answer(Character.LADY)
    assert table.luck == Choice((0, 1))


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_sheet_is_a_or_b(sheet: str) -> None:
    assert begin(3, sheet=sheet).line.startswith(f"{sheet} r1 ")


# --- alone on sheet C


def test_alone_of_c_and_d_only_d_can_be_chosen() -> None:
    for sheet in ("A", "B", "D"):
        assert begin(1, sheet=sheet).line.startswith(f"{sheet} r1 ")
    with pytest.raises(BadOption, match=r"^sheet: alone you play on A, B, D, not on C$") as refused:
        GAME.options({"seats": 1, "sheet": "C"})
    assert refused.value.key == "queen-solo-sheet"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_others_sheet_c_can_be_chosen(seats: int) -> None:
    assert begin(seats, sheet="C").line.startswith("C r1 ")


@pytest.mark.parametrize(
    ("given", "sheet"),
    [
        ({"seats": 1, "sheet": "C"}, "C (В)"),
        ({"seats": 1, "sheet": "C", "crusade": True}, "C (В)"),
        ({"seats": 3, "sheet": "B", "crusade": True}, "B (Б)"),
        ({"seats": 2, "sheet": "E"}, "D (Г)"),
        ({"seats": 2, "sheet": "C", "edition": without_areas()}, "C (В)"),
    ],
)
def test_in_russian_errors_name_sheets_by_both_letters(given: dict[str, object], sheet: str) -> None:
    """The Latin B would be read as the Cyrillic В, which is sheet C."""
    with pytest.raises(BadOption) as refused:
        GAME.options(given)
    said = translator("ru").error(refused.value)
    assert sheet in said
    for both in ("A (А)", "B (Б)", "C (В)", "D (Г)"):
        said = said.replace(both, "")
    assert not set("ABCDАБВГ") & set(said.replace("«Крестовый поход»", "")), said


def test_a_new_game_like_a_stored_one_alone_on_sheet_c_is_on_another_sheet() -> None:
    stored = GAME.stored_options({"seats": 1, "sheet": "C"})
    assert GAME.current_options(stored) == GAME.options({"seats": 1, "sheet": "D"})
    only_c = default_edition().written() | {"name": "my box"}
    del only_c["sheet"]["D"]
    stored = GAME.stored_options({"seats": 1, "sheet": "C", "edition": only_c})
    assert GAME.current_options(stored) == GAME.options({"seats": 1, "sheet": "A", "edition": only_c})
    for allowed in ({"seats": 1, "sheet": "D"}, {"seats": 3, "sheet": "C"}, {"seats": 1}):
        assert GAME.current_options(GAME.options(allowed)) == GAME.options(allowed)


def test_a_stored_game_alone_on_sheet_c_is_still_read() -> None:
    options = GAME.stored_options({"seats": 1, "sheet": "C"})
    assert (options.seats, options.sheet) == (1, "C")
    assert GAME.stored_options(through_text(GAME.options_json(options))) == options
    table = Position(GAME.start(options))
    assert Position(table.line).line == table.line
    GAME.check(table.state)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"seats": 1, "sheet": "E"}, "queen-bad-sheet"),
        ({"seats": 1, "sheet": "C", "crusade": True}, "queen-crusade-sheet"),
        ({"seats": 1, "sheet": "C", "reserve": [*AGREED[:5], "mirror"]}, "queen-reserve-never"),
    ],
)
def test_a_stored_game_is_asked_everything_else(given: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.stored_options(given)
    assert refused.value.key == key


def test_without_a_wish_it_is_the_first_game_on_sheet_a() -> None:
    given = {"seats": 3, "sheet": "A", "reserve": "first", "promo": [], "expansion": [], "edition": None}
    assert GAME.options({"seats": 3}) == GAME.options(given)


# --- a random reserve


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ruling_six_of_base_and_promo_cards_are_drawn_all_draws_equally_likely(seats: int) -> None:
    table = begin(seats, reserve="random")
    among = [code for code in codes(in_order(BASE + PROMO)) if code != NEVER.get(seats)]
    assert len(among) == {1: 12, 2: 12, 3: 13, 4: 13}[seats]
    assert table.luck is not None
    draws = list(table.luck.outcomes())
    assert [in_order([FACTS[card].code for card in cards]) for cards in draws] == [
        "".join(six) for six in combinations(among, 6)
    ]
    assert {table.luck.probability(draw) for draw in draws} == {Fraction(1, comb(len(among), 6))}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_drawn_reserve_is_the_same_for_all_and_shown_to_all(seats: int) -> None:
    table = begin(seats, reserve="random").answer(characters(in_order("LaMaDrGrGoTr")))
    assert {table.reserve(seat) for seat in range(seats)} == {in_order("LaMaDrGrGoTr")}
    assert table.told == [(tell.ReserveDrawn(characters(in_order("LaMaDrGrGoTr"))), EVERYONE)]


@pytest.mark.parametrize(
    ("asked", "joins"),
    [
        ({}, PROMO),
        ({"promo": []}, ""),
        ({"promo": ()}, ""),
        ({"promo": ""}, ""),
        ({"promo": "none"}, ""),
        ({"promo": ["spy"]}, "Sp"),
        ({"promo": "spy,general"}, "SpGe"),
        ({"promo": ["spy", "collector", "general"]}, "SpCoGe"),
        ({"expansion": []}, PROMO),
        ({"expansion": ["oracle"]}, f"{PROMO}Or"),
        ({"expansion": "gambler"}, f"{PROMO}Ga"),
        ({"promo": [], "expansion": ["oracle"]}, "Or"),
        ({"promo": "", "expansion": "gambler,oracle"}, "GaOr"),
        ({"promo": "none", "expansion": "none"}, ""),
        ({"promo": ["collector"], "expansion": ["gambler", "oracle"]}, "CoGaOr"),
    ],
)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_ruling_promo_cards_are_in_the_draw_unless_left_out_gambler_and_oracle_on_request(
    seats: int, asked: dict[str, object], joins: str
) -> None:
    among = {code for code in codes(BASE + joins) if code != NEVER.get(seats)}
    assert pool(begin(seats, reserve="random", **asked)) == among


def test_who_asks_for_them_asks_for_a_random_reserve() -> None:
    options = GAME.options({"seats": 3, "promo": "spy"})
    assert options == GAME.options({"seats": 3, "reserve": "random", "promo": ["spy"]})
    options = GAME.options({"seats": 3, "expansion": "oracle"})
    everything = {"promo": "spy,collector,general", "expansion": ["oracle"]}
    assert options == GAME.options({"seats": 3, "reserve": "random", **everything})


@pytest.mark.parametrize("given", [{}, {"reserve": "first"}, {"reserve": AGREED}, {"crusade": True}])
def test_promo_cards_join_no_other_reserve_and_no_crusade_by_themselves(given: dict[str, object]) -> None:
    options = GAME.options({"seats": 3, **given})
    assert options.promo == ()
    assert options == GAME.options({"seats": 3, **given, "promo": []})


def test_the_game_decides_on_promo_cards_where_nobody_does() -> None:
    (spec,) = [spec for spec in GAME.option_specs if spec.name == "promo"]
    assert spec.default is None
    assert spec.members == ("spy", "collector", "general")


@pytest.mark.parametrize("given", [{}, {"promo": []}, {"promo": ["general"]}, {"expansion": ["oracle"]}])
def test_what_is_in_the_draw_survives_the_json_of_the_options(given: dict[str, object]) -> None:
    options = GAME.options({"seats": 3, "reserve": "random", **given})
    written = through_text(GAME.options_json(options))
    assert GAME.options(written) == GAME.stored_options(written) == options


# --- an agreed reserve


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_agreed_reserve_may_hold_any_six_cards(seats: int) -> None:
    table = begin(seats, reserve=AGREED)
    assert {table.reserve(seat) for seat in range(seats)} == {in_order("LaPaMaDrGoSp")}


@pytest.mark.parametrize(
    "reserve",
    [
        AGREED[::-1],
        tuple(AGREED),
        ["La", "pa", "MA", "Druid", "GOLEM", "Sp"],
        ["lady", "parasite", "robot", "druid", "golem", "spy"],
        ["lady", "parasite", "Robot", "druid", "golem", "spy"],
        "lady,parasite,machine,druid,golem,spy",
        "lady, parasite, machine, druid, golem, spy",
        "lady,parasite,robot,druid,golem,spy",
        list(characters("LaPaMaDrGoSp")),
    ],
)
def test_an_agreed_reserve_may_be_named_in_any_order_and_by_codes(reserve: object) -> None:
    assert GAME.options({"seats": 3, "reserve": reserve}) == GAME.options({"seats": 3, "reserve": AGREED})


def test_names_of_two_words_may_be_written_as_they_are_spoken() -> None:
    names = ["great one", "mountain_guardian", "Great One", "Mountain Guardian"]
    rest = ["lady", "golem", "spy", "druid"]
    assert GAME.options({"seats": 3, "reserve": [*names[:2], *rest]}) == GAME.options(
        {"seats": 3, "reserve": [*names[2:], *rest]}
    )


# --- refusals


@pytest.mark.parametrize("seats", [None, 0, -1, 5, 16, True, 3.0, "3", [3], {}])
def test_any_other_number_of_players_is_refused(seats: object) -> None:
    with pytest.raises(BadOption, match="1 to 4 players") as refused:
        GAME.options({"seats": seats})
    assert refused.value.key == "option-seats"


def test_the_number_of_players_must_be_given() -> None:
    with pytest.raises(BadOption):
        GAME.options({})


@pytest.mark.parametrize("sheet", ["E", "a", "AB", "", None, 1, True, ["A"], {}])
def test_a_sheet_there_is_not_is_refused(sheet: object) -> None:
    with pytest.raises(BadOption, match=r"^sheet: there is no sheet .*; the sheets are A, B, C, D$"):
        GAME.options({"seats": 3, "sheet": sheet})


@pytest.mark.parametrize(
    ("seats", "reserve", "key", "words"),
    [
        (3, "second", "queen-unknown-in-reserve", "'second' is not a character"),
        (3, "", "queen-unknown-in-reserve", "is not a character"),
        (3, 6, "queen-bad-reserve", "6 is no reserve"),
        (3, None, "queen-bad-reserve", "None is no reserve"),
        (3, {}, "queen-bad-reserve", "{} is no reserve"),
        (3, True, "queen-bad-reserve", "True is no reserve"),
        (3, [*AGREED[:5], 14], "queen-bad-reserve", "14 is no reserve"),
        (3, [*AGREED[:5], None], "queen-bad-reserve", "None is no reserve"),
        (3, [*AGREED[:5], "queen"], "queen-unknown-in-reserve", "'queen' is not a character"),
        (3, [*AGREED[:5], ""], "queen-unknown-in-reserve", "'' is not a character"),
        (3, AGREED[:5], "queen-reserve-size", "has 6 characters, not 5"),
        (3, [], "queen-reserve-size", "has 6 characters, not 0"),
        (3, [*AGREED, "general"], "queen-reserve-size", "has 6 characters, not 7"),
        (3, [*AGREED[:5], "lady"], "queen-reserve-twice", "lady is named twice"),
        (3, [*AGREED[:5], "La"], "queen-reserve-twice", "lady is named twice"),
        (3, [*AGREED[:5], "robot"], "queen-reserve-twice", "machine is named twice"),
        (3, [*AGREED[:5], "knight"], "queen-reserve-start", "everybody starts with knight"),
        (3, [*AGREED[:5], "alchemist"], "queen-reserve-start", "everybody starts with alchemist"),
        (2, [*AGREED[:5], "philosopher"], "queen-reserve-never", "philosopher is never played by 2 players"),
        (1, [*AGREED[:5], "mirror"], "queen-reserve-never", "mirror is never played by 1 players"),
    ],
)
def test_a_reserve_that_is_none_is_refused_with_its_reason(seats: int, reserve: object, key: str, words: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": seats, "reserve": reserve})
    assert refused.value.key == key
    assert str(refused.value).startswith("reserve: ")
    assert words in str(refused.value)


@pytest.mark.parametrize("option", ["promo", "expansion"])
@pytest.mark.parametrize("cards", ["knight", "Sq", 1, {}, True, ["lady"], ["spy", "spy"], ["oracle", None], [[]]])
def test_extra_cards_that_are_none_are_refused(option: str, cards: object) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": 3, "reserve": "random", option: cards})
    assert refused.value.key == "queen-bad-extra"
    assert str(refused.value).startswith(f"{option}: ")


@pytest.mark.parametrize(("option", "card"), [("promo", "oracle"), ("expansion", "spy")])
def test_promo_and_expansion_are_not_mixed_up(option: str, card: str) -> None:
    with pytest.raises(BadOption):
        GAME.options({"seats": 3, "reserve": "random", option: [card]})


@pytest.mark.parametrize("reserve", ["first", AGREED])
@pytest.mark.parametrize(("option", "card"), [("promo", "spy"), ("expansion", "oracle")])
def test_extra_cards_join_a_random_reserve_only(reserve: object, option: str, card: str) -> None:
    with pytest.raises(BadOption, match=f"^{option}: .* name {card} among the six characters$") as refused:
        GAME.options({"seats": 3, "reserve": reserve, option: card})
    assert refused.value.key == "queen-extra-needs-random"


def test_an_option_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="the options are seats, crusade, sheet, reserve, promo, expansion, edition"):
        GAME.options({"seats": 3, "colour": "blue"})


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 4},
        {"seats": 1, "sheet": "B"},
        {"seats": 2, "reserve": "random"},
        {"seats": 3, "reserve": AGREED},
        {"seats": 3, "promo": ["spy", "general"], "expansion": ["oracle"]},
        {"seats": 3, "sheet": "C"},
        {"seats": 2, "crusade": True},
        {"seats": 4, "crusade": True, "sheet": "D", "promo": "spy,general"},
        {"seats": 1, "crusade": True},
    ],
)
def test_options_survive_their_json(given: dict[str, object]) -> None:
    options = GAME.options(given)
    assert GAME.options(through_text(GAME.options_json(options))) == options


names = st.sampled_from([card.name.lower() for card in Character] + ["first", "random", "La", "queen", "A", ""])
anything = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 14) | st.floats() | st.text(max_size=5) | names,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=10,
)


@given(
    st.fixed_dictionaries(
        {"seats": st.integers(0, 5) | anything},
        optional={
            "crusade": st.booleans() | anything,
            "sheet": st.sampled_from("ABCD") | anything,
            "reserve": st.permutations(AGREED) | st.lists(names, min_size=5, max_size=7) | anything,
            "promo": st.lists(names, max_size=2) | anything,
            "expansion": st.lists(names, max_size=2) | anything,
            "edition": anything,
            "seat": anything,
        },
    )
)
@settings(max_examples=120)
def test_whatever_is_given_only_a_game_or_a_bad_option_comes_out(given: dict[str, object]) -> None:
    try:
        options = GAME.options(given)
    except BadOption:
        return
    state = GAME.start(options)
    GAME.check(state)
    assert len(state.players) == options.seats in range(1, 5)
    assert GAME.options(through_text(GAME.options_json(options))) == options


def test_no_die_is_drawn_before_the_first_round() -> None:
    none: tuple[Die, ...] = ()
    for seats in (1, 2, 3, 4):
        state = begin(seats).state
        assert (state.mountains, state.jungle, state.round) == (none, none, 1)

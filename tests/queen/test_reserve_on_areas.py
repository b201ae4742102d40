"""Rule: sheets C and D with the base rules: a card of the reserve instead of some bonuses."""

from __future__ import annotations

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.sheets.areas import events as area_tell
from twelvefold.games.queen.sheets.areas.sheet import EARNED, Effect

from .crusade_help import AreaTable, changed, marks, own, reveal, step5
from .queen_help import CODES, GAME, codes, in_order
from .test_base_on_areas import NAMED, NO_MARK, OTHERS, alone, base

# --- a card of the reserve instead


def granting(effect: str, sheet: str = "D") -> AreaTable:
    """A 1 marks a cell that gives this; a 2 keeps it from being the only die."""
    printed = changed(sheet, bonus_cells={"1:1": effect})
    return step5(printed, own("R1,R2"), own("P3,P4"), own("-"), crusade=False)


@pytest.mark.parametrize("effect", NAMED)
def test_instead_of_these_bonuses_a_card_may_be_taken(effect: str) -> None:
    table = granting(effect)
    assert table.ask(0, "b1, d1") == "or-reserve"
    assert table.offered(0, "b1, d1") == [f"use {effect}", "bonus reserve"]
    assert table.offered(0, "b1, d1, bonus reserve") == [], "and nothing else comes of it"
    table.lines({0: "b1, d1, bonus reserve", 1: "a1, c1", 2: NO_MARK["D"]})
    assert table.said(0)[-1] == f"reserve instead of {effect}"
    assert table.asked == {0: [f"gain {CODES[code].name.lower()}" for code in codes(table.reserve(0))]}
    gained = codes(table.reserve(0))[0]
    table.gain(gained)
    assert table.the(tell.CardGained) == tell.CardGained(0, CODES[gained], tell.How.INSTEAD)
    assert gained in codes(table.hand(0))
    assert gained not in codes(table.reserve(0))


@pytest.mark.parametrize("effect", NAMED)
def test_the_bonus_itself_may_be_used_as_well(effect: str) -> None:
    table = granting(effect)
    line = {
        "discard-back": "",
        "copy-but-two": "",
        "copy-all": ", a1, c1",
        "value-or-colour": ", 7",
    }[effect]
    table.lines({0: f"b1, d1, use {effect}{line}", 1: "a1, c1", 2: NO_MARK["D"]})
    assert f"use {effect}" in table.said(0)
    assert not table.all(tell.CardGained)
    assert not table.all(area_tell.ReserveInstead)


@pytest.mark.parametrize("effect", OTHERS)
def test_instead_of_no_other_bonus_a_card_may_be_taken(effect: str) -> None:
    """Of squares the third: it has two cells, so that no bonus follows at once."""
    table = granting(effect)
    asked, line = [], "b1, d1"
    while moves := table.offered(0, line):
        asked.append(table.ask(0, line))
        line = f"{line}, {'square 3' if 'square 3' in moves else moves[0]}"
    assert "or-reserve" not in asked
    table.lines({0: line, 1: "a1, c1", 2: NO_MARK["D"]})
    assert f"use {effect}" in table.said(0)
    assert not [event for event in table.all(area_tell.ReserveInstead) if event.seat == 0]


def test_every_bonus_that_a_cell_can_give_is_tried_here() -> None:
    given = {effect.value for effect in Effect if effect not in EARNED}
    assert {*NAMED, *OTHERS} == given


@pytest.mark.parametrize("effect", NAMED)
def test_in_the_crusade_there_is_no_reserve_to_take_from(effect: str) -> None:
    printed = changed("D", bonus_cells={"1:1": effect})
    table = step5(printed, own("R1,R2"), own("P3,P4"), own("-"))
    assert "bonus reserve" not in table.offered(0, "b1, d1")
    with pytest.raises(IllegalMove):
        table.lines({0: "b1, d1, bonus reserve", 1: "a1, c1", 2: "s1"})


@pytest.mark.parametrize(
    ("sheet", "line", "effect"),
    [
        ("C", "pick 2", "discard-back"),
        ("C", "pick 3", "copy-but-two"),
        ("D", "s1", "discard-back"),
        ("D", "s2", "copy-all"),
        ("D", "use value-or-colour", "value-or-colour"),
    ],
)
def test_wherever_the_default_sheets_give_such_a_bonus(sheet: str, line: str, effect: str) -> None:
    table = base(sheet, own(), own("P3,P4"), own())
    assert table.offered(0, line) == [f"use {effect}", "bonus reserve"]


@pytest.mark.parametrize("effect", ["copy-but-two", "copy-all"])
def test_ruling_with_nobody_to_copy_only_the_card_can_be_taken_and_is(effect: str) -> None:
    printed = changed("D", bonus_cells={"1:1": effect})
    table = step5(printed, own("R1,R2"), own("-"), own("-"), crusade=False)
    assert table.offered(0, "b1, d1") == [], "what leaves no choice is done at once"
    with pytest.raises(IllegalMove):
        table.lines({0: f"b1, d1, use {effect}", 1: NO_MARK["D"], 2: NO_MARK["D"]})
    table.lines({0: "b1, d1", 1: "s1, use discard-back", 2: "s1, use discard-back"})
    assert table.said(0)[-1] == f"reserve instead of {effect}"
    assert table.upcoming == "gain 0 bonus"


@pytest.mark.parametrize("effect", ["copy-but-two", "copy-all"])
def test_with_an_empty_reserve_and_nobody_to_copy_the_bonus_is_void(effect: str) -> None:
    printed = changed("D", bonus_cells={"1:1": effect})
    table = reserve_of(step5(printed, own("R1,R2"), own("-"), own("-"), crusade=False))
    table.lines({0: "b1, d1", 1: "s1", 2: "s1"})
    assert table.said(0)[-2:] == [f"use {effect}", f"void {effect}"]


def test_on_c_copying_is_not_among_the_effects_where_nobody_holds_dice() -> None:
    assert base("C", own(), own(), own()).offered(0) == ["pick 1", "pick 2"]


def test_the_philosopher_may_take_a_card_instead_of_the_pile_that_is_back_already() -> None:
    table = alone("C", "Ph")
    assert table.pile(0) == "-"
    assert table.offered(0, "pick 4") == ["use discard-back", "bonus reserve"]


def test_not_instead_of_a_value_and_a_colour() -> None:
    assert base("C", own(), own(), own()).ask(0, "pick 1") == "any-value"


def reserve_of(table: AreaTable, *cards: str) -> AreaTable:
    """The same position with only these cards left in reserve; the others have come into hand."""
    line, edition = table.line.split(" / edition ")
    head, *rows, last = line.split(" / ")
    players = []
    for row in rows:
        hand, pile, reserve, *more = row.split()
        gained = [code for code in codes(reserve) if code not in cards]
        players.append(" ".join([in_order([*codes(hand), *gained]), pile, in_order(list(cards)), *more]))
    return AreaTable(" / ".join([head, *players, last, f"edition {edition}"]))


def test_with_an_empty_reserve_the_bonus_is_used() -> None:
    table = reserve_of(base("C", own(), own("R1,R2"), own("P3,P4")))
    assert table.reserve(0) == "-"
    assert table.offered(0, "pick 2") == []
    assert table.offered(0, "pick 3") == ["copy 1", "copy 2"]


def test_several_takers_follow_clockwise_from_the_active_player() -> None:
    table = base("D", own(), own(), own(), own(), active=2)
    take = {0: "s1, bonus reserve", 1: "s2", 2: NO_MARK["D"], 3: "use value-or-colour, bonus reserve"}
    table.lines(take)
    assert table.upcoming == "gain 3 bonus > gain 0 bonus > gain 1 bonus"
    first = codes(table.reserve(0))[0]
    for seat in (3, 0, 1):
        assert list(table.asked) == [seat]
        assert GAME.parse_state(table.line) == table.state
        table.gain(first)
    assert [event.seat for event in table.all(tell.CardGained)] == [3, 0, 1]
    assert table.state.round == 2


def twice() -> AreaTable:
    """Both dice of one player mark a cell that gives the pile back."""
    printed = changed("C", bonus_cells={"1:1": "discard-back", "2:1": "discard-back"})
    return step5(printed, own("R1,R2"), own("P3,P4"), own("-"), crusade=False, active=1)


def test_one_player_may_take_two_cards_in_a_round() -> None:
    table = twice()
    line = "c1, d1, bonus reserve"
    assert table.offered(0, line) == ["use discard-back", "bonus reserve"]
    table.lines({0: f"{line}, bonus reserve", 1: "b1, a2", 2: "pick 2, bonus reserve"})
    assert table.upcoming == "gain 2 bonus > gain 0 bonus > gain 0 bonus"
    before = codes(table.reserve(0))
    assert GAME.parse_state(table.line) == table.state
    table.gain(before[0], before[1], before[2])
    assert [event.seat for event in table.all(tell.CardGained)] == [2, 0, 0]
    assert codes(table.reserve(0)) == [before[0], *before[3:]]


def test_one_player_may_take_a_card_and_the_pile() -> None:
    table = twice()
    table.lines({0: "c1, d1, use discard-back, bonus reserve", 1: "b1, a2", 2: "pick 2, use discard-back"})
    assert table.pile(0) == "-"
    assert "Gr" in codes(table.hand(0))
    assert table.upcoming == "gain 0 bonus"


def test_never_more_cards_than_there_are() -> None:
    """Both dice close a row of roofs that gives the pile back, and one card is in reserve."""
    roofs = marks("C", roofs="5 6", not_roofs="d5 a6")
    table = reserve_of(base("C", own("R1,R2", roofs), own("P3,P4"), own("-")), "Ma")
    assert table.offered(0, "d5, a6") == ["use discard-back", "bonus reserve"]
    assert table.offered(0, "d5, a6, use discard-back") == ["use discard-back", "bonus reserve"]
    assert table.offered(0, "d5, a6, bonus reserve") == []
    table.lines({0: "d5, a6, bonus reserve", 1: "b1, a2", 2: "pick 2, use discard-back"})
    assert table.said(0)[-3:] == ["reserve instead of discard-back", "use discard-back", "pile Gr"]
    assert table.gain("Ma").reserve(0) == "-"


# --- alone


def test_alone_a_gained_card_joins_the_kings_deck() -> None:
    table = reveal("D", "Kn", "R8,R8", "P8,Y8", crusade=False)
    assert table.offered(0) == ["square 1", "square 2", "square 3", "use value-or-colour"]
    table.lines({0: "s1, bonus reserve"})
    gained = codes(table.reserve(0))[0]
    table.gain(gained)
    assert table.the(tell.KingGained) == tell.KingGained(CODES[gained])
    assert gained in codes(table.line.split(" / ")[2].split()[1])


def test_alone_there_is_nobody_to_copy_but_a_card_to_take_instead() -> None:
    table = reveal("D", "Kn", "R8,R8", "P8,Y8", crusade=False).lines({0: "s2"})
    assert table.said(0)[-2:] == ["square 2", "reserve instead of copy-all"]
    assert table.asked == {0: [f"gain {CODES[code].name.lower()}" for code in codes(table.reserve(0))]}

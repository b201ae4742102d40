"""Each of the nineteen characters in every mode it may appear in: alone, in a duel, with three and with four."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from twelvefold.core.errors import BadNotation, BadOption
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character

from .queen_help import (
    BOXES,
    CODES,
    FILLERS,
    GAME,
    NEVER,
    SOLO_BOXES,
    START,
    TRAYS,
    Position,
    cells,
    codes,
    dice,
    player,
    position,
    reveal,
    sheet,
)

DICE = {
    1: ("R2,Y9", "R7,P3"),
    2: ("R2,P9,Y10", "R7,P3"),
    3: ("R2,P9,Y10", "R3,R12,P7"),
    4: ("R2,R5,P9,Y10", "R3,R12,P7"),
}
TAKES: dict[str, Callable[[str, str, int], bool]] = {
    "Kn": lambda tray, colour, face: face in (2, 3),
    "Ma": lambda tray, colour, face: face in (9, 10, 11),
    "Dr": lambda tray, colour, face: colour == "Y",
    "So": lambda tray, colour, face: colour == "P",
    "Mg": lambda tray, colour, face: tray == "m",
    "Jg": lambda tray, colour, face: tray == "j",
    "Tr": lambda tray, colour, face: colour == "R",
    "Go": lambda tray, colour, face: 7 <= face <= 12,
    "Co": lambda tray, colour, face: 1 <= face <= 6,
}
"""Rule: table of cards. Those who take all dice of a kind."""
CHOOSES = {"La": 1, "Pa": 2, "Gr": 4}
"""Rule: table of cards. Those who choose so many dice from both trays."""
OTHERS = ("Sp", "Al", "Ph", "Mi", "Ge", "Ga", "Or")
MODES = [1, 2, 3, 4]
VALUES = [cell for cell, shows in cells().items() if shows.isdigit()]
ROOFS = [cell for cell, shows in cells().items() if not shows.isdigit()]


def modes(*cards: str) -> list[tuple[str, int]]:
    return [(card, seats) for card in cards for seats in MODES if card != NEVER.get(seats)]


def round_of(card: str, seats: int, others: str = "", marks: dict[int, str] | None = None) -> Position:
    """Seat 0 plays the card. Whatever else is played is cancelled, or is a General without a line; or ``others``."""
    idle, still = ("So" if card == "Kn" else "Kn"), ("Al" if card == "Ge" else "Ge")
    played = {1: card, 2: f"{card}{idle} {idle}{still}", 3: f"{card} {idle} {idle}", 4: f"{card} {idle} {idle} {idle}"}
    if others:
        played[2], played[3], played[4] = (
            f"{card}{idle} {idle}{others}",
            f"{card} {others} Kn",
            f"{card} {others} Kn Kn",
        )
    return reveal(played[seats], *DICE[seats], marks=marks)


def the_dice(seats: int) -> list[tuple[str, str]]:
    mountains, jungle = DICE[seats]
    return [("m", die) for die in mountains.split(",")] + [("j", die) for die in jungle.split(",")]


def test_these_are_all_nineteen_each_once() -> None:
    cards = [*TAKES, *CHOOSES, *OTHERS]
    assert sorted(cards) == sorted(CODES)
    assert len(set(cards)) == 19


def test_the_dice_of_these_tests_are_those_of_the_modes() -> None:
    assert {seats: tuple(len(tray.split(",")) for tray in trays) for seats, trays in DICE.items()} == TRAYS


# --- those who take all dice of a kind


@pytest.mark.parametrize(("card", "seats"), modes(*TAKES))
def test_takes_all_dice_of_its_kind_and_no_other(card: str, seats: int) -> None:
    table = round_of(card, seats)
    wanted = [die for tray, die in the_dice(seats) if TAKES[card](tray, die[0], int(die[1:]))]
    left = [die for _, die in the_dice(seats) if die not in wanted]
    taken = dice(",".join(wanted))
    if wanted:
        assert table.takings == [(0, card, taken)]
        assert table.part(0, "taken") == taken
    else:
        assert table.the(tell.NothingTaken) == tell.NothingTaken(0, CODES[card])
        assert table.takings == []
    assert dice(table.left) == dice(",".join(left))
    assert all(not table.part(other, "taken") for other in range(1, seats))


# --- those who choose


@pytest.mark.parametrize(("card", "seats"), modes(*CHOOSES))
def test_chooses_so_many_dice_from_either_tray(card: str, seats: int) -> None:
    table, there, taken = round_of(card, seats), the_dice(seats), []
    for _ in range(min(CHOOSES[card], len(there)) if len(there) > CHOOSES[card] else 0):
        assert table.asked == {0: [f"take {tray} {die}" for tray, die in there]}
        tray, die = there.pop()
        taken.append(die)
        table.take(f"{tray} {die}")
    if CHOOSES[card] >= len(the_dice(seats)):  # four of four: nothing to choose
        taken, there = [die for _, die in there], []
    assert table.part(0, "taken") == dice(",".join(taken))
    assert table.takings == [(0, card, dice(",".join(taken)))]
    if card == "Pa":
        assert set(table.asked) == {0}
        table.put("Pa")
        assert "Pa" in codes(table.reserve(0))
    assert dice(table.left) == dice(",".join(die for _, die in there))
    assert table.upcoming.startswith("mark 0")


@pytest.mark.parametrize("seats", MODES)
def test_spy_takes_two_dice_from_each_tray(seats: int) -> None:
    table = round_of("Sp", seats)
    mountains, jungle = (tray.split(",") for tray in DICE[seats])
    for letter, tray in (("m", mountains), ("j", jungle)):
        if len(tray) > 2:
            assert table.asked == {0: [f"take {letter} {die}" for die in tray]}
            table.take(f"{letter} {tray[0]}", f"{letter} {tray[1]}")
    assert table.part(0, "taken") == dice(",".join(mountains[:2] + jungle[:2]))
    assert dice(table.left) == dice(",".join(mountains[2:] + jungle[2:]))


# --- those who mark


@pytest.mark.parametrize("seats", MODES)
def test_alchemist_marks_any_value_and_takes_a_card_from_the_reserve(seats: int) -> None:
    table = round_of("Al", seats, marks={0: sheet("b1", "a1")})
    assert table.asked == {0: [*(f"mark {cell}" for cell in VALUES if cell != "b1"), "leave"]}
    reserve = codes(table.reserve(0))
    table.mark("c5")
    assert table.marks(0) == {"a1", "b1", "c5"}
    assert table.asked == {0: [f"gain {CODES[code].name.lower()}" for code in reserve]}
    table.gain(reserve[2])
    assert table.the(tell.CardMarked) == tell.CardMarked(0, Character.ALCHEMIST, "c5", tell.Spot.VALUE)
    assert table.the(tell.CardGained) == tell.CardGained(0, CODES[reserve[2]], tell.How.ALCHEMIST)
    assert reserve[2] in codes(table.hand(0))
    assert reserve[2] not in codes(table.reserve(0))
    assert 0 not in table.due


@pytest.mark.parametrize("seats", MODES)
def test_gambler_marks_two_roofs_and_every_other_player_loses_a_card(seats: int) -> None:
    table = round_of("Ga", seats)
    assert table.asked == {0: [*(f"mark {cell}" for cell in ROOFS), "leave"]}
    table.mark("j5")
    assert table.asked == {0: [*(f"mark {cell}" for cell in ROOFS if cell != "j5"), "leave"]}
    table.mark("a1")
    for seat in range(1, seats):
        assert table.upcoming.startswith("lose " + " ".join(map(str, range(seat, seats))))
        table.lose("Al")
    assert table.marks(0) == {"a1", "j5"}
    assert [(event.seat, event.card) for event in table.all(tell.CardLost)] == [
        (seat, Character.ALCHEMIST) for seat in range(1, seats)
    ]
    assert 0 not in table.due


@pytest.mark.parametrize("seats", MODES)
@pytest.mark.parametrize(("face", "marked"), [(11, {"d4", "b4"}), (12, {"a4", "b4", "c4", "d4", "e4"}), (1, {"b4"})])
def test_oracle_rolls_for_a_line(seats: int, face: int, marked: set[str]) -> None:
    table = round_of("Or", seats, marks={0: sheet("b4")})
    assert len(table.asked[0]) == 20
    table.choose_line("l4")
    assert str(table.luck) == "1d12"
    table.roll(face)
    assert table.marks(0) == marked
    assert table.the(tell.LineChosen) == tell.LineChosen(0, "l4")
    assert (0 in table.due) == (face == 1)


@pytest.mark.parametrize("seats", MODES)
def test_general_marks_the_fifth_cell_of_every_line_of_four(seats: int) -> None:
    table = round_of("Ge", seats, marks={0: sheet("a1", "b1", "c1", "d1", "f2", "f3", "f4", "f5", "h5")})
    assert table.marks(0) == {"a1", "b1", "c1", "d1", "e1", "f1", "f2", "f3", "f4", "f5", "h5"}
    marked = [(event.cell, event.spot.value) for event in table.all(tell.CardMarked) if event.seat == 0]
    assert marked == [("e1", "value"), ("f1", "value")]
    assert 0 not in table.due


# --- those who copy, and the Philosopher


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mirror_copies_another_player_after_all_have_taken(seats: int) -> None:
    table = round_of("Mi", seats, others="So" if seats > 2 else "Go")
    holders = {2: ["copy 1"], 3: ["copy 1", "copy 2"], 4: ["copy 1"]}  # of four, two Knights cancel each other
    assert table.asked == {0: holders[seats]}
    dice_of_1 = table.part(1, "taken")
    assert dice_of_1
    table.copy(1)
    assert table.part(0, "copied") == dice_of_1 == table.part(1, "taken")
    assert not table.part(0, "taken")
    event = table.the(tell.DiceCopied)
    assert (event.seat, event.owner, event.mirror) == (0, 1, True)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_philosopher_takes_the_pile_back_and_uses_a_bonus(seats: int) -> None:
    table = round_of("Ph", seats)
    assert table.the(tell.PileTaken) == tell.PileTaken(0, (Character.PHILOSOPHER,), tell.Back.PHILOSOPHER)
    assert table.pile(0) == "-"
    assert "Ph" in codes(table.hand(0))
    assert table.due[0] == "philosopher"
    table.mark_sheets(dict.fromkeys(range(seats), "bonus mark, c5"))
    assert "c5" in table.marks(0)


# --- where they may not be


AGREED = ["lady", "machine", "druid", "golem", "troublemakers"]


@pytest.mark.parametrize(("card", "seats"), [("philosopher", 2), ("mirror", 1)])
def test_philosopher_never_with_two_players_and_mirror_never_solo(card: str, seats: int) -> None:
    with pytest.raises(BadOption, match=card):
        GAME.options({"seats": seats, "reserve": [*AGREED, card]})


@pytest.mark.parametrize(("card", "seats"), [("Ph", 2), ("Mi", 1)])
def test_no_position_has_them_there(card: str, seats: int) -> None:
    everybody = [player(START, "-", f"LaMaDrTrGo{card}", boxes=BOXES if seats > 1 else SOLO_BOXES)] * seats
    king = f"{START} -" if seats == 1 else ""
    upcoming = "lay - -" if seats == 2 else "choose"
    with pytest.raises(BadNotation):
        Position(position(*DICE[seats], *everybody, upcoming=upcoming, king=king))


@pytest.mark.parametrize(
    ("card", "seats"), modes(*(code for code in CODES if code not in codes(START) + codes("LaMaDrGoTr")))
)
def test_every_other_character_may_be_agreed_on(card: str, seats: int) -> None:
    state = GAME.start(GAME.options({"seats": seats, "reserve": [*AGREED, CODES[card].name.lower()]}))
    assert all(CODES[card] in player.reserve for player in state.players)


@pytest.mark.parametrize("seats", MODES)
def test_a_random_reserve_is_drawn_from_what_may_be_there(seats: int) -> None:
    everything = {"promo": ["spy", "collector", "general"], "expansion": ["gambler", "oracle"]}
    base, promo = codes(FILLERS), codes("SpCoGe")
    for more, extra in (({}, promo), ({"promo": []}, []), (everything, [*promo, *codes("GaOr")])):
        table = Position(GAME.start(GAME.options({"seats": seats, "reserve": "random", **more})))
        pool = codes(table.upcoming.removeprefix("reserve "))
        assert sorted(pool) == sorted(code for code in base + extra if code != NEVER.get(seats))


@pytest.mark.parametrize("card", codes(START))
def test_a_first_card_is_in_no_reserve(card: str) -> None:
    with pytest.raises(BadOption, match=CODES[card].name.lower()):
        GAME.options({"seats": 3, "reserve": [*AGREED, CODES[card].name.lower()]})

"""Rule: the cards in the Crusade, each on sheets C and D: what they take, and what the changed ones do."""

from __future__ import annotations

from collections import Counter

import pytest

from twelvefold.core.errors import BadNotation
from twelvefold.games.queen import events as tell

from .crusade_help import ROOFS, AreaTable, deal, marks, reveal
from .queen_help import CODES, GAME, Position, characters, codes, dice, in_order

MOUNTAINS, JUNGLE = "R2,P3,Y9", "Y1,R7,P12"
TAKES = {
    "Kn": "R2,P3",
    "Ma": "Y9",
    "Dr": "Y1,Y9",
    "So": "P3,P12",
    "Mg": "R2,P3,Y9",
    "Jg": "Y1,R7,P12",
    "Tr": "R2,R7",
    "Go": "R7,Y9,P12",
    "Co": "Y1,R2,P3",
}
"""What these cards take of those dice."""
CHOOSES = {"Pa": "m R2, j Y1", "Gr": "m R2, m Y9, j R7, j P12", "Sp": "m R2, m Y9, j R7, j P12"}
"""What these let their player choose, for example."""
NONE = ("Ph", "Mi", "Ge", "Ga", "Or")
"""These take no dice."""
BONUS = {
    "C": dict.fromkeys((1, 3, 6, 9, 11), "value") | {4: "overflow-zero", 8: "overflow-repeat"},
    "D": dict.fromkeys((2, 5, 7, 10), "value")
    | {1: "overflow-repeat", 6: "circle-or-square", 9: "square", 11: "overflow-zero"},
}
"""Data: what the third cell of a value's row gives."""
C_AND_D = pytest.mark.parametrize("sheet", ["C", "D"])


def alone(sheet: str, code: str, mine: str = "", **more: object) -> AreaTable:
    """One player's card acts, and nobody else's: the two others cancel each other."""
    other = "Kn" if code != "Kn" else "So"
    return reveal(sheet, f"{code} {other} {other}", MOUNTAINS, JUNGLE, {0: mine} if mine else None, **more)


def settled(table: AreaTable) -> AreaTable:
    """Step 5 with some line for everybody who is asked."""
    table.answer(tuple(next(iter(GAME.plans(table.state, seat))) for seat in table.asked))
    return table


def with_dice(table: AreaTable, seat: int = 0) -> list[str]:
    """What a seat marked with dice."""
    return [word.removesuffix(" die") for word in table.said(seat) if word.endswith(" die")]


def earned(table: AreaTable, seat: int = 0) -> list[str]:
    return [word.removeprefix("earned ") for word in table.said(seat) if word.startswith("earned ")]


def pending(table: Position, seat: int = 0) -> str:
    return table.part(seat, "pending")


# --- all of them


def test_no_card_of_the_crusade_is_forgotten_here() -> None:
    assert {*TAKES, *CHOOSES, *NONE} == set(CODES) - {"La", "Al"}


@pytest.mark.parametrize(("code", "instead"), [("La", "Pa"), ("Al", "Go")])
def test_lady_and_alchemist_are_in_no_hand(code: str, instead: str) -> None:
    line = deal("C", "Kn Go Pa", MOUNTAINS, JUNGLE).line
    assert line.count(instead) == 3
    with pytest.raises(BadNotation, match="cards of the eight that everybody got"):
        Position(line.replace(instead, code))


@C_AND_D
@pytest.mark.parametrize("code", [*TAKES, *CHOOSES])
def test_dice_taken_mark_their_values_and_their_colours(sheet: str, code: str) -> None:
    table = alone(sheet, code)
    chosen = CHOOSES.get(code, "")
    table.move(*(f"take {die}" for die in chosen.split(", ") if chosen))
    taken = dice(TAKES.get(code) or ",".join(die.split()[1] for die in chosen.split(", ")))
    assert table.takings == [(0, code, taken)]
    if code == "Pa":
        table.move("put Kn")
    settled(table)
    shown = [(die[0], int(die[1:])) for die in taken.split(",")]
    values = [word for word in with_dice(table) if word.startswith("value")]
    roofs = [word.split()[1] for word in with_dice(table) if word.startswith("roof")]
    assert sorted(values) == sorted(f"value {face}:1" for _, face in shown)
    assert Counter(ROOFS[sheet][int(cell[1]) - 1]["abcde".index(cell[0])] for cell in roofs) == Counter(
        colour for colour, _ in shown
    )
    assert earned(table) == (["one-die"] if len(shown) == 1 else [])


@C_AND_D
@pytest.mark.parametrize("code", [*TAKES, *CHOOSES, *NONE])
def test_a_cancelled_card_does_nothing_and_leaves_the_bonus_of_no_mark(sheet: str, code: str) -> None:
    table = reveal(sheet, f"{code} {code} {code}", MOUNTAINS, JUNGLE)
    assert table.the(tell.CardsCancelled).seats == (0, 1, 2)
    assert [table.pile(seat) for seat in range(3)] == [code] * 3
    settled(table)
    assert not table.takings
    assert [earned(table, seat) for seat in range(3)] == [["no-mark"]] * 3


def test_they_act_in_ascending_order() -> None:
    table = reveal("C", "Jg Kn So Ma", "R2,P3,Y9,R4", "Y1,P2,P12", active=2)
    assert [(seat, code) for seat, code, _ in table.takings] == [(1, "Kn"), (3, "Ma"), (2, "So"), (0, "Jg")]


# --- Great One, Spy


def test_the_great_one_takes_four_whether_they_fit_or_not() -> None:
    full = marks("C", rows="full", track="12", roofs="full")
    table = alone("C", "Gr", full)
    for _ in range(4):
        assert all(move.startswith("take ") for move in table.asked[0])
        table.move(table.asked[0][0])
    assert len(table.part(0, "taken").split(",")) == 4
    settled(table)
    assert earned(table) == ["no-mark"], "and could mark nothing"


def test_the_great_one_takes_what_is_left() -> None:
    table = reveal("C", "Gr Tr Ma", "R8,R8,P10", "P8,Y8,Y9")
    assert table.takings == [(2, "Ma", "P10,Y9"), (1, "Tr", "R8,R8"), (0, "Gr", "P8,Y8")]


@C_AND_D
@pytest.mark.parametrize("cards", ["Sp Jg Kn", "Sp Mg Kn", "Sp Jg Jg", "Sp Mg Mg"])
def test_a_guardian_blocks_the_spy_even_a_cancelled_one(sheet: str, cards: str) -> None:
    table = reveal(sheet, cards, MOUNTAINS, JUNGLE)
    assert table.the(tell.SpyBlocked).seat == 0
    assert table.part(0, "taken") == ""
    assert earned(settled(table)) == ["no-mark"]


# --- Parasite


@C_AND_D
@pytest.mark.parametrize("code", codes("PaKnSoJgTrGrGoMi"))
def test_the_parasites_card_is_gone_for_good(sheet: str, code: str) -> None:
    table = alone(sheet, "Pa", piles={0: "Mi"}).move("take m R2", "take j Y1")
    owned = in_order("PaKnSoJgTrGrGoMi")
    assert table.asked == {0: [f"put {CODES[card].name.lower()}" for card in codes(owned)]}, "of hand or discard"
    table.move(f"put {code}")
    assert table.the(tell.CardGone) == tell.CardGone(0, CODES[code])
    assert not table.all(tell.CardPutBack)
    assert in_order(codes(table.hand(0)) + codes(table.pile(0))) == owned.replace(code, "")
    assert table.reserve(0) == "-"
    settled(table)
    GAME.check(GAME.parse_state(table.line))
    assert in_order(codes(table.hand(0)) + codes(table.pile(0))) == owned.replace(code, "")
    assert in_order(codes(table.hand(1)) + codes(table.pile(1))) == owned, "the others keep theirs"


def test_a_hand_the_parasite_emptied_takes_the_pile_with_the_parasite() -> None:
    table = alone("C", "Pa", piles={0: "GrSoJgGoTrMa"}).move("take m R2", "take j Y1")
    assert table.hand(0) == "Kn"
    table.move("put Kn")
    assert table.the(tell.PileTaken) == tell.PileTaken(0, characters(in_order("PaGrSoJgGoTrMa")), tell.Back.PARASITE)
    assert (table.hand(0), table.pile(0)) == (in_order("PaGrSoJgGoTrMa"), "-")


def test_a_hand_that_is_not_empty_leaves_the_pile_where_it_is() -> None:
    table = alone("C", "Pa", piles={0: "GrSoJgGoTrMa"}).move("take m R2", "take j Y1", "put Pa")
    assert not table.all(tell.PileTaken)
    assert (table.hand(0), table.pile(0)) == ("Kn", "GrSoJgGoTrMa")


def reduced(hand: str) -> AreaTable:
    """Round 9: one player has only these cards left, the others all eight."""
    line = deal("C", "Pa Kn Kn", MOUNTAINS, JUNGLE, round_=9).line
    head, first, *others = line.split(" / ")
    return AreaTable(" / ".join([head, " ".join([hand, "-", *first.split()[2:]]), *others]))


@pytest.mark.parametrize(("gone", "kept"), [("Kn", "Pa"), ("Pa", "Kn")])
def test_who_owns_a_single_card_cannot_play_it_and_has_the_bonus_of_no_mark(gone: str, kept: str) -> None:
    table = reduced("PaKn").play("Pa So Go").move("take m P3", "take m R2", f"put {gone}")
    assert (table.hand(0), table.pile(0)) == (kept, "-")
    settled(table).draw("RRR", "PPY").roll(8, 8, 8, 8, 8, 8)
    assert table.all(tell.CannotPlay) == [tell.CannotPlay(0, 1)]
    assert list(table.asked) == [1, 2]
    table.told.clear()
    settled(table.play("Kn Tr"))
    assert earned(table) == ["no-mark"]


@pytest.mark.parametrize(("code", "where"), [("Go", "deck"), ("Kn", "discard"), ("Pa", "deck")])
def test_alone_the_king_loses_the_parasites_card_too(code: str, where: str) -> None:
    table = reveal("D", "Pa", "R2,P3", "Y1,R7").move("take m R2", "take j Y1")
    kings = table.line.split(" / ")[2].split()[1:]
    assert code in codes(kings[where == "discard"])
    table.move(f"put {code}")
    assert table.the(tell.KingLost) == tell.KingLost(CODES[code])
    assert table.line.split(" / ")[2].split()[1:] == [
        "".join(card for card in codes(cards) if card != code) or "-" for cards in kings
    ]
    assert settled(table).state.round == 2


# --- Mirror


@C_AND_D
def test_the_mirror_marks_copied_dice_like_its_own(sheet: str) -> None:
    table = reveal(sheet, "Mi Kn Go", MOUNTAINS, JUNGLE)
    assert table.asked == {0: ["copy 1", "copy 2"]}
    table.move("copy 2")
    assert table.part(0, "copied") == table.part(2, "taken") == dice("R7,P12,Y9")
    settled(table)
    assert sorted(with_dice(table)[:3]) == ["value 12:1", "value 7:1", "value 9:1"]
    assert len(with_dice(table)) == len(with_dice(table, 2)) == 6, "and the other keeps them"


def test_one_copied_die_is_not_one_die_taken() -> None:
    table = settled(reveal("C", "Mi Ma Kn", MOUNTAINS, JUNGLE).move("copy 1"))
    assert earned(table) == []
    assert earned(table, 1) == ["one-die"]


def test_in_a_duel_copies_do_not_spoil_one_die_taken() -> None:
    table = settled(reveal("C", "MiMa KnSo", "R2,P3,Y9", "R7,P12").move("copy 1"))
    assert earned(table) == ["one-die"]
    assert len(with_dice(table)) == 2 + 2 * 3


@C_AND_D
def test_ruling_the_mirror_copies_only_who_holds_dice(sheet: str) -> None:
    table = reveal(sheet, "Mi Ga Kn", MOUNTAINS, JUNGLE).move("a1", "b1").lose("So").lose("So")
    assert table.asked == {0: ["copy 2"]}


@C_AND_D
def test_ruling_where_nobody_else_holds_dice_the_mirror_does_nothing_and_has_the_bonus_of_no_mark(sheet: str) -> None:
    table = settled(reveal(sheet, "Mi Ga Ge", MOUNTAINS, JUNGLE).move("a1", "b1").lose("So").lose("So"))
    assert table.the(tell.NothingToCopy) == tell.NothingToCopy(0)
    assert not [event for event in table.all(tell.DiceCopied) if event.seat == 0]
    assert earned(table) == ["no-mark"]


# --- Philosopher


@C_AND_D
def test_the_philosopher_takes_the_whole_pile_back_and_has_one_bonus(sheet: str) -> None:
    table = alone(sheet, "Ph", piles={0: "MgTr"})
    assert table.the(tell.PileTaken) == tell.PileTaken(0, characters(in_order("MgTrPh")), tell.Back.PHILOSOPHER)
    assert table.pile(0) == "-"
    assert earned(settled(table)) == ["philosopher"], "the only one, though nothing was marked"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("pick 1, 7", ["use value", "value 7:1 bonus"]),
        ("pick 2, b3", ["use colour", "roof b3 bonus"]),
        ("pick 3, 7, b3", ["use value-and-colour", "value 7:1 bonus", "roof b3 bonus"]),
        ("pick 4", ["use discard-back", "void discard-back"]),
    ],
)
def test_on_c_the_philosopher_has_one_effect_of_either_list(line: str, said: list[str]) -> None:
    table = alone("C", "Ph")
    assert table.offered(0) == [f"pick {number}" for number in range(1, 5)], "nobody holds dice to copy"
    table.lines({0: line, 1: "pick 2", 2: "pick 2"})
    assert table.said(0)[1:] == ["earned philosopher", "use philosopher", *said]


def test_on_c_the_philosopher_may_copy_who_holds_dice() -> None:
    table = reveal("C", "Ph Kn Go", MOUNTAINS, JUNGLE)
    assert table.offered(0) == [f"pick {number}" for number in range(1, 6)]
    assert table.offered(0, "pick 5") == ["copy 1", "copy 2"]
    table.lines({0: "pick 5, copy 1"})
    assert table.said(0)[2:] == ["use philosopher", "use copy-but-two", "void copy-but-two"], "the Knight has two dice"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("o1, b3", ["circle 1", "use colour", "roof b3 bonus"]),
        ("o3", ["circle 3"]),
        ("s1", ["square 1", "use discard-back", "void discard-back"]),
        ("s3", ["square 3"]),
        ("use value-or-colour, 7", ["use value-or-colour", "value 7:1 bonus"]),
    ],
)
def test_on_d_the_philosopher_has_a_circle_a_square_or_the_repeatable_bonus(line: str, said: list[str]) -> None:
    table = alone("D", "Ph")
    boxes = [f"{shape} {number}" for shape in ("circle", "square") for number in (1, 2, 3)]
    assert table.offered(0) == [*boxes, "use value-or-colour"]
    table.lines({0: line, 1: "s3", 2: "s3"})
    assert table.said(0)[1:] == ["earned philosopher", "use philosopher", *said]

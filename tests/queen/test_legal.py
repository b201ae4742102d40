"""Positions that no game reaches are refused, with the reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conformance import random_outcome
from twelvefold.core.errors import BadData, BadNotation
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen.cards import Colour, Die
from twelvefold.games.queen.player import grid_of
from twelvefold.locale import LANGUAGES, translator

from .hands_help import alone, own
from .queen_help import BOXES, EMPTY, GAME, START, assert_unreachable, deal, position, sheet

SIX = "LaPaTrGrGoMi"
NONE = own(START)
DICE = {1: ("R2,R3", "P8,Y8"), 2: ("R2,R3,P8", "P9,Y8"), 3: ("R2,R3,R8", "P8,P9,Y8"), 4: ("R1,R2,R3,R4", "P5,P6,Y7")}
KNIGHT = own("SoJgAl", "Kn", more="played:Kn")
LADY = own(START, "La", more="played:La")
MIRROR = own(START, "Mi", more="played:Mi")
ALCHEMIST = own("KnSoJg", "Al", more="played:Al")
ABLE = own("KnSoJg", "Al", more="able played:Al")
NEW = "LaSpGaOrPaMi"
OTHERS = [own(START, six=NEW)] * 2


def new(code: str, more: str = "") -> str:
    """Who has played one of the newer cards."""
    return own(START, code, six=NEW, more=f"{more} played:{code}")


def seats(*players: str, upcoming: str = "choose", round_: int = 2, active: int = 0, king: str = "") -> str:
    """A position with the right number of dice."""
    return position(*DICE[len(players)], *players, upcoming=upcoming, round_=round_, active=active, king=king)


def bare(*players: str, upcoming: str, round_: int = 1, king: str = "") -> str:
    return position("-", "-", *players, upcoming=upcoming, round_=round_, king=king)


def raw(hand: str, pile: str, reserve: str, more: str = "") -> str:
    """A player whose cards stand as they are written."""
    return " ".join([hand, pile, reserve, EMPTY, BOXES, *more.split()])


REFUSED = [
    # seats and rounds
    (seats(NONE, NONE, NONE, active=3), "seats"),
    (seats(NONE, NONE, upcoming="lay - -", active=2), "seats"),
    (seats(NONE, NONE, NONE, round_=0), "round"),
    (seats(NONE, NONE, NONE, round_=13), "round"),
    # cards
    (seats(raw("KnSoJgAl", "Kn", SIX), NONE, NONE), "cards"),
    (seats(raw("KnKnJgAl", "-", SIX), NONE, NONE), "cards"),
    (seats(raw("KnSoJg", "-", SIX), NONE, NONE), "cards"),
    (seats(raw("KnSoJgAl", "-", "LaPaTrGrGo"), NONE, NONE), "cards"),
    (seats(raw("KnSoJgAl", "-", "LaPaTrGrGoMiSp"), NONE, NONE), "cards"),
    (seats(raw("SoKnJgAl", "-", SIX), NONE, NONE), "cards"),
    (seats(raw("KnSoJgAl", "-", "PaLaTrGrGoMi"), NONE, NONE), "cards"),
    (seats(raw("KnSoJgMa", "-", SIX), NONE, NONE), "cards"),
    (seats(NONE, own(START, six="LaPaTrGrGoSp"), NONE), "cards"),
    (seats(*[own(START, six="LaPaTrGrGoPh")] * 2, upcoming="lay - -"), "cards"),
    (seats(alone(START, six=SIX), king="KnSoJgAl -"), "cards"),
    (bare(NONE, NONE, NONE, upcoming="reserve LaPaTrGrGoMi"), "cards"),
    (bare(*[raw(START, "-", "-")] * 3, upcoming="active"), "cards"),
    # sheets
    (seats(own(START, boxes="c2p1r2"), NONE, NONE), "boxes"),
    (seats(own(START, boxes="c1p2r2"), NONE, NONE), "boxes"),
    (seats(own(START, boxes="c1p1r3"), NONE, NONE), "boxes"),
    (seats(alone(START).replace("c0", "c1"), king="KnSoJgAl -"), "boxes"),
    (seats(own(START, more="first"), NONE, NONE), "first"),
    (seats(own(START, marks=sheet("a1", "b1", "c1", "d1"), more="first"), NONE, NONE), "first"),
    (seats(own(START, marks=sheet("c1", "d1", "e1", "f1", "g1"), more="first"), NONE, NONE), "first"),
    # what belongs to a round
    (seats(own("SoJgAl", "Kn", more="played:Kn"), NONE, NONE), "round-part"),
    (seats(own(START, more="able"), NONE, NONE), "round-part"),
    (seats(own(START, more="owed"), NONE, NONE), "round-part"),
    (position("R2,R3", "P8,P9,Y8", own(START, more="taken:R2"), NONE, NONE), "round-part"),
    (seats(own("SoJg", "KnAl", more="played:KnAl"), NONE, NONE, upcoming="mark 0 1 2"), "round-part"),
    (seats(own("SoJg", "KnAl", more="played:Ma"), NONE, NONE, upcoming="mark 0 1 2"), "round-part"),
    (seats(own("SoJg", "KnAl", more="played:AlKn"), NONE, upcoming="mark 0 1"), "round-part"),
    (position("R2,R3", "P8,P9,Y8", f"{KNIGHT} taken:R2 lady:R3", NONE, NONE, upcoming="mark 0 1 2"), "round-part"),
    (position("R8", "P8,P9,Y8", f"{KNIGHT} taken:R3,R2", NONE, NONE, upcoming="mark 0 1 2"), "round-part"),
    (seats(f"{KNIGHT} copied:R2", NONE, NONE, upcoming="mark 0 1 2"), "round-part"),
    # dice
    (position("R2,R3", "P8,P9,Y8", NONE, NONE, NONE), "dice"),
    (position("R2,R3,R4,R5", "P8,P9", NONE, NONE, NONE), "dice"),
    (position("R2,R3,R4", "R5,P9,R8", NONE, NONE, NONE), "dice"),
    (position("Y2,Y3,Y4", "R5,P9,R8", NONE, NONE, NONE), "dice"),
    (position("R2,R3,R4", "P5,P9,P8", NONE, NONE, NONE).replace("R2,R3", "R3,R2"), "dice"),
    (position("R2,R3,R4", "P5,P8,P9", NONE, NONE, NONE).replace("R2", "R"), "dice"),
    (position("R2,R3,R4", "P5,P8,P9", NONE, NONE, NONE, upcoming="roll"), "dice"),
    (position("R2,R3,R4", "P5,P8,P9", KNIGHT + " taken:R2", NONE, NONE, upcoming="mark 0 1 2"), "dice"),
    (bare(NONE, NONE, NONE, upcoming="choose"), "dice"),
    (seats(NONE, NONE, NONE, upcoming="active", round_=1), "dice"),
    # the King
    (seats(alone(START)), "king"),
    (seats(NONE, NONE, NONE, king="KnSoJgAl -"), "king"),
    (seats(alone(START), king="KnSoJg -"), "king"),
    (seats(alone(START), king="KnSoJgAl Al"), "king"),
    (seats(alone(START), king="KnSoJgLa -"), "king"),
    (seats(alone("KnSo", "JgAl"), king="SoKn JgAl"), "king"),
    # what is next: setting up
    (bare(NONE, NONE, NONE, upcoming="first-card 0"), "agenda"),
    (bare(alone(START), upcoming="active", king="KnSoJgAl -"), "agenda"),
    (bare(NONE, NONE, upcoming="active"), "agenda"),
    (bare(NONE, NONE, NONE, upcoming="active", round_=2), "agenda"),
    (bare(own("KnSoJg", "Al"), NONE, NONE, upcoming="active"), "agenda"),
    (bare(own(START, marks=sheet("a1")), NONE, NONE, upcoming="active"), "agenda"),
    (bare(alone("KnSoJgAlPh"), upcoming="king-discards", king="KnSoJgAl Ph"), "agenda"),
    (bare(*[raw(START, "-", "-")] * 3, upcoming="reserve LaPaTrGrGo"), "agenda"),
    (bare(*[raw(START, "-", "-")] * 3, upcoming="reserve KnLaPaTrGrGo"), "agenda"),
    (bare(*[raw(START, "-", "-")] * 2, upcoming="reserve LaPaTrGrGoPh"), "agenda"),
    (bare(*[raw(START, "-", "-")] * 3, upcoming="reserve LaLaPaTrGrGo"), "agenda"),
    # what is next: dice and cards
    (bare(NONE, NONE, NONE, upcoming="draw m"), "agenda"),
    (bare(NONE, NONE, NONE, upcoming="draw m > roll"), "agenda"),
    (bare(NONE, NONE, NONE, upcoming="draw m > roll > draw j"), "agenda"),
    (seats(NONE, NONE), "agenda"),
    (seats(NONE, NONE, NONE, upcoming="lay - -"), "agenda"),
    (seats(NONE, NONE, upcoming="lay -"), "agenda"),
    (seats(NONE, NONE, upcoming="lay - - -"), "agenda"),
    (seats(NONE, NONE, upcoming="lay La -"), "agenda"),
    (seats(NONE, NONE, upcoming="lay KnSoJg -"), "agenda"),
    (seats(own("KnSo", "JgAl"), NONE, upcoming="lay KnSo -"), "agenda"),
    (seats(own("KnSo", "JgAl"), NONE, upcoming="lay KnKn -"), "agenda"),
    (seats(own("KnSo"), NONE, upcoming="lay KnSo -"), "agenda"),
    # only who has played the Mirror is asked
    (seats(MIRROR, KNIGHT, ABLE, upcoming="copy 1 > effects"), "agenda"),
    (seats(own("Kn", "JgAl"), NONE, upcoming="lay - -"), "agenda"),
    (seats(own("-", "Kn"), NONE, NONE), "agenda"),
    (seats(own("Kn"), own("Kn"), own("Kn")), "agenda"),
    (seats(NONE, NONE, NONE, upcoming="choose > choose"), "agenda"),
    (seats(alone("KnSoJg", "Al"), upcoming="king", king="- KnSoJgAl"), "agenda"),
    (seats(NONE, NONE, NONE, upcoming="king"), "agenda"),
    (bare(NONE, NONE, NONE, upcoming="over", round_=11), "agenda"),
    # what is next: effects
    (seats(LADY, NONE, NONE, upcoming="take 0 La 1 mj"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="effects 0La"), "round-part"),
    (seats(LADY, NONE, NONE, upcoming="take 0 La 2 mj > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 0 La 0 mj > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 0 La 1 m > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 1 La 1 mj > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 3 La 1 mj > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 0 Kn 1 mj > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 0 La 1 mj > put 0 > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="take 0 La 1 mj > effects 1Kn"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="put 0 > effects"), "agenda"),
    (seats(LADY, NONE, NONE, upcoming="gain 0 > effects"), "agenda"),
    (seats(ALCHEMIST, NONE, NONE, upcoming="card 0 Al 1 > gain 0 > effects"), "agenda"),
    (seats(ABLE, NONE, NONE, upcoming="card 0 Al 2 > gain 0 > effects"), "agenda"),
    (seats(ABLE, NONE, NONE, upcoming="card 0 Al 1 > gain 1 > effects"), "agenda"),
    (seats(ABLE, NONE, NONE, upcoming="card 0 Ga 1 > effects"), "agenda"),
    (seats(new("Ga", "able"), *OTHERS, upcoming="lose 0 1 > effects").replace("lose 0 1", "lose 1 1"), "agenda"),
    (seats(new("Ga", "able"), *OTHERS, upcoming="lose > effects"), "agenda"),
    (seats(new("Ga", "able"), *OTHERS, upcoming="card 0 Ga 2 > lose 0 > effects"), "agenda"),
    (seats(new("Ga", "able"), own("-", "Kn", six=NEW), OTHERS[0], upcoming="lose 1 2 > effects"), "agenda"),
    (seats(new("Sp"), *OTHERS, upcoming="take 0 Sp 2 mj > effects"), "agenda"),
    (seats(new("Sp"), *OTHERS, upcoming="take 0 Sp 3 m > effects"), "agenda"),
    (seats(new("Sp"), *OTHERS, upcoming="line 0 > effects"), "agenda"),
    (seats(new("Mi"), *OTHERS, upcoming="copy 1 > effects"), "agenda"),
    (
        seats(
            own(START, "Or", six=NEW, marks=sheet("l1"), more="played:Or"), *OTHERS, upcoming="oracle 0 l1 > effects"
        ),
        "agenda",
    ),
    # what is next: marks and bonuses
    (seats(KNIGHT, NONE, NONE, upcoming="mark 0 1"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="mark 0 1 2 2"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="mark 1 0 2"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="mark 0[mark a1] 1 2"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="mark 0[bonus pile, mark a1] 1 2"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="mark 0[bonus copy, copy 0] 1 2"), "agenda"),
    (position("R3,R8", "P8,P9,Y8", KNIGHT + " taken:R2", NONE, NONE, upcoming="mark 0[bonus mark] 1 2"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="gain 0 bonus > gain 0 bonus"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="gain 0 bonus > effects"), "agenda"),
    (seats(KNIGHT, NONE, NONE, upcoming="gain 3 bonus"), "agenda"),
    (seats(own("LaPaTrGrGoMiSoJgAl", "Kn", more="played:Kn"), NONE, NONE, upcoming="gain 0 bonus"), "agenda"),
]


@pytest.mark.parametrize(("line", "key"), REFUSED)
def test_a_position_no_game_reaches_is_refused_with_its_reason(line: str, key: str) -> None:
    assert_unreachable(line, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "right"),
    [
        (seats(raw("SoKnJgAl", "-", SIX), NONE, NONE), seats(raw("KnSoJgAl", "-", SIX), NONE, NONE)),
        (seats(raw("KnSoJgAl", "-", "PaLaTrGrGoMi"), NONE, NONE), seats(raw("KnSoJgAl", "-", SIX), NONE, NONE)),
        (
            seats(own("SoJg", "KnAl", more="played:AlKn"), NONE, upcoming="mark 0 1"),
            seats(own("SoJg", "KnAl", more="played:KnAl"), NONE, upcoming="mark 0 1"),
        ),
        (seats(alone("KnSo", "JgAl"), king="SoKn JgAl"), seats(alone("KnSo", "JgAl"), king="KnSo JgAl")),
    ],
)
def test_a_wrong_order_of_cards_names_the_right_one(line: str, right: str, language: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    told = translator(language).error(refused.value)
    assert "La Pa Kn Ma Dr So Mg Jg Tr Gr Go Al Ph Mi Sp Co Ge Ga Or" in told
    GAME.parse_state(right)


UNREACHABLE = {
    "setting up: the reserve is drawn before the first round": bare(
        *[raw(START, "-", "-")] * 3, upcoming="reserve LaPaTrGrGoMi", round_=2
    ),
    "setting up: nobody has marked anything before the reserve is drawn": bare(
        *[raw(START, "-", "-").replace(EMPTY, sheet("a1"))] * 3, upcoming="reserve LaPaTrGrGoMi"
    ),
    "setting up: no box is used before the first round": bare(
        own(START, boxes="c0p0r0"), NONE, NONE, upcoming="active"
    ),
    "step 2: one card in hand and two on the pile": seats(own("Kn", "SoJg"), NONE, NONE),
    "step 2: a second card comes from the pile that has come back": seats(
        own("KnSo", "JgAl"), NONE, upcoming="lay SoKn -"
    ),
    "step 3: equal characters are cancelled": seats(LADY, KNIGHT, KNIGHT, upcoming="take 0 La 1 mj > effects 1Kn 2Kn"),
    "step 4: ascending order": seats(LADY, ALCHEMIST, KNIGHT, upcoming="take 0 La 1 mj > effects 1Al 2Kn"),
    "step 4: a card acts once": seats(LADY, ALCHEMIST, KNIGHT, upcoming="take 0 La 1 mj > effects 2Kn 2Kn 1Al"),
    "step 4: the card that acts is not still to come": seats(
        LADY, ALCHEMIST, KNIGHT, upcoming="take 0 La 1 mj > effects 0La 2Kn 1Al"
    ),
    "step 4: the lower number acted before": seats(ABLE, KNIGHT, NONE, upcoming="card 0 Al 1 > gain 0 > effects 1Kn"),
    "Parasite: putting a card back is compulsory": seats(
        own(START, "Pa", more="played:Pa"), NONE, NONE, upcoming="take 0 Pa 2 mj > effects"
    ),
    "step 5: who has no card played took no dice": position(
        "R3,R8", "P8,P9,Y8", own("SoJgAl", "Kn", more="taken:R2"), KNIGHT, NONE, upcoming="mark 0 1 2"
    ),
    "step 5: only the Lady's player has the Lady's die": position(
        "R3,R8", "P8,P9,Y8", f"{KNIGHT} taken:R2 lady:R2", NONE, NONE, upcoming="mark 0 1 2"
    ),
    "step 5: only the Mirror copies before the marking": position(
        "R3,R8", "P8,P9,Y8", f"{KNIGHT} taken:R2", f"{KNIGHT} copied:R2", NONE, upcoming="mark 0 1 2"
    ),
    "step 5: only the Philosopher's bonus is owed": seats(f"{KNIGHT} owed", NONE, NONE, upcoming="mark 0 1 2"),
    "step 5: no card of this player gave a mark": seats(
        own("SoJgAl", "Kn", more="able played:Kn"), NONE, NONE, upcoming="mark 1 2"
    ),
    "step 5: reserve takers go clockwise from the active player": seats(
        *[own(START, boxes="c1p1r1")] * 3, upcoming="gain 1 bonus > gain 0 bonus"
    ),
    "step 5: a reserve taker has used a box": seats(KNIGHT, NONE, NONE, upcoming="gain 0 bonus"),
    "step 5: somebody was the first to fill a line": seats(own(START, marks=sheet("l1")), NONE, NONE, round_=3),
}


@pytest.mark.parametrize("line", UNREACHABLE.values(), ids=list(UNREACHABLE))
def test_a_position_against_a_rule_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(line)


# --- positions that come as data


def test_a_state_with_strange_dice_is_refused() -> None:
    state = deal("Kn Kn Kn", *DICE[3]).state
    for die in (Die(Colour.RED, 13), Die(Colour.RED, -1), Die(None, 5), Die(Colour.RED, 0)):
        with pytest.raises(BadData):
            GAME.check(replace(state, mountains=(die, *state.mountains[1:])))


def test_a_state_without_anything_to_do_or_with_strange_marks_is_refused() -> None:
    state = deal("Kn Kn Kn", *DICE[3]).state
    with pytest.raises(BadData):
        GAME.check(replace(state, agenda=()))
    for marks in (-1, 1 << 50):
        before = state.players[0]
        player = replace(before, sheet=replace(grid_of(before), cells=marks))
        with pytest.raises(BadData) as refused:
            GAME.check(state.player(0, player))
        assert refused.value.key == "queen-position-marks"


def test_a_state_without_players_or_with_five_is_refused() -> None:
    state = deal("Kn Kn Kn", *DICE[3]).state
    for players in ((), state.players * 2):
        with pytest.raises(BadData) as refused:
            GAME.check(replace(state, players=players))
        assert refused.value.key == "queen-position-seats"


# --- positions that can be


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_position_that_is_played_to_can_be(count: int, seed: int) -> None:
    luck = RandomStream.derived(seed, "legal")
    given = {"seats": count, "reserve": ["parasite", "spy", "general", "gambler", "oracle", "lady"]}
    state = GAME.start(GAME.options(given))
    while not isinstance(GAME.node(state), Over):
        GAME.check(state)
        state = GAME.apply(state, random_outcome(GAME, state, luck))
    GAME.check(state)

"""Rule: What a player may know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.codec import dumps, encode
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character
from twelvefold.games.king.moves import Lay, Play
from twelvefold.table.match import Match

from .king_help import CODES, FIRST_SET, GAME, Position, random_game

SECOND_ROUND = f"{FIRST_SET} r2 / 5 KnSo 21 Go / 5 KnAl 1 - / 9 MaSo 2 - / choose"


def suspects(table: Position, seat: int, viewer: int | None = None) -> str:
    """The codes of the cards that may lie under a seat's die."""
    cards = GAME.view(table.state, viewer).places[seat].suspects
    return "".join(code for code in CODES if CODES[code] in cards)


def new_match(start: str) -> Match:
    state = GAME.parse_state(start)
    options = GAME.options({"seats": len(state.dice)})
    return Match(GAME, options, RandomStream.derived(12, "tests"), start=state)


# --- public


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_dice_tokens_and_revealed_cards_are_public(viewer: int | None) -> None:
    table = Position(SECOND_ROUND)
    view = GAME.view(table.state, viewer)
    assert tuple(place.die for place in view.places) == (5, 5, 9)
    assert tuple(place.tokens for place in view.places) == ((1, 1), (1, 0), (0, 1))
    assert tuple(place.played for place in view.places) == table.state.played
    assert (view.set, view.round, view.agenda) == (table.state.set, 2, table.state.agenda)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_how_many_cards_each_player_holds_is_public(viewer: int | None) -> None:
    view = GAME.view(Position(SECOND_ROUND).state, viewer)
    assert [place.cards for place in view.places] == [4, 5, 5]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_that_a_card_lies_under_a_die_is_public(viewer: int | None) -> None:
    view = GAME.view(Position(SECOND_ROUND).state, viewer)
    assert [bool(place.suspects) for place in view.places] == [True, False, False]


# --- private


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_hands_and_cards_under_dice_are_shown_to_their_owner_alone(viewer: int | None) -> None:
    table = Position(SECOND_ROUND)
    for seat, place in enumerate(GAME.view(table.state, viewer).places):
        mine = seat == viewer
        assert place.hand == (table.state.hands[seat] if mine else None)
        assert place.under == (table.state.under[seat] if mine else None)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_positions_that_differ_only_in_the_card_under_a_die_look_equal_to_the_others(viewer: int | None) -> None:
    views = {
        GAME.view(Position(SECOND_ROUND.replace("21 Go", f"21 {code}")).state, viewer)
        for code in ("Or", "Al", "Ma", "Pa", "Go")
    }
    assert len(views) == 1


def test_a_sealed_choice_is_seen_nowhere_until_all_are_revealed() -> None:
    viewers = (None, 0, 1, 2)
    match = new_match(f"{FIRST_SET} r1 / 10 - - - / 7 - - - / 3 - - - / choose")
    before = {viewer: (match.view(viewer), match.events(viewer)) for viewer in viewers}
    match.answer(0, match.decision, Play(Character.GOLEM))
    match.answer(1, match.decision, Play(Character.KNIGHT))
    assert {viewer: (match.view(viewer), match.events(viewer)) for viewer in viewers} == before
    assert match.confirmed == (0, 1)
    assert match.waiting == (2,)
    match.answer(2, match.decision, Play(Character.PARASITE))
    cards = ((0, Character.GOLEM), (1, Character.KNIGHT), (2, Character.PARASITE))
    for viewer in viewers:
        assert match.events(viewer)[0] == tell.CardsRevealed(cards)


def test_the_laid_card_is_told_to_its_owner_alone() -> None:
    match = new_match(f"{FIRST_SET} r1 / 5 - 21 - / 5 - - - / lay 0")
    match.answer(0, match.decision, Lay(Character.GOLEM))
    assert tell.CardLaid(0, Character.GOLEM) in match.events(0)
    assert tell.CardHidden(0) not in match.events(0)
    for viewer in (None, 1):
        assert match.events(viewer)[0] == tell.CardHidden(0)
        assert "golem" not in dumps(encode(tuple(match.events(viewer))))
        assert match.view(viewer).places[0].under is None
    assert match.view(0).places[0].under is Character.GOLEM


@given(st.integers(0, 10**6))
@settings(max_examples=100)
def test_in_no_position_does_a_view_show_what_belongs_to_another(seed: int) -> None:
    for step in random_game(seed):
        if isinstance(GAME.node(step.after), Over):
            continue
        seats = len(step.after.dice)
        for viewer in (None, *range(seats)):
            places = GAME.view(step.after, viewer).places
            others = [places[seat] for seat in range(seats) if seat != viewer]
            assert all((place.hand, place.under) == (None, None) for place in others)


# --- perfect memory


def test_after_a_card_is_laid_it_may_be_any_of_the_seven() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 - 21 - / 5 - - - / lay 0").lay("Go")
    assert suspects(table, 0) == FIRST_SET
    assert suspects(table, 1) == ""


def test_every_card_revealed_later_cannot_be_the_one_under_the_die() -> None:
    table = Position(f"{FIRST_SET} r2 / 5 - - Go / 5 - - - / choose")
    for code, left in [("Kn", "SoOrAlMaPaGo"), ("So", "OrAlMaPaGo"), ("Or", "AlMaPaGo"), ("Al", "MaPaGo")]:
        table.play(f"{code} {code}")
        assert suspects(table, 0) == suspects(table, 0, 0) == suspects(table, 0, 1) == left


def test_ruling_memory_reaches_over_the_rounds() -> None:
    table = Position(f"{FIRST_SET} r2 / 5 - - Go / 5 - - - / choose")
    for code in ("Kn", "So", "Or", "Al", "Ma"):
        table.play(f"{code} {code}")
    table.roll(5, 5)
    assert table.line == f"{FIRST_SET} r3 / 5 - - Go?PaGo / 5 - - - / choose"
    table.play("Pa Kn")
    assert suspects(table, 0, 1) == "Go", "only one card is left that it can be"
    assert GAME.view(table.state, 1).places[0].under is None


def test_cards_played_by_others_say_nothing_about_it() -> None:
    table = Position(f"{FIRST_SET} r2 / 5 - - Go / 5 - - - / choose").play("Kn Go")
    assert suspects(table, 0, 1) == "SoOrAlMaPaGo"


@given(st.integers(0, 10**6))
@settings(max_examples=100)
def test_the_card_under_a_die_is_always_among_the_suspects_and_they_only_shrink(seed: int) -> None:
    for step in random_game(seed):
        for seat, laid in enumerate(step.after.under):
            assert (laid in step.after.suspects[seat]) == (laid is not None)
            if step.before.under[seat] is not None:
                assert set(step.after.suspects[seat]) <= set(step.before.suspects[seat])


@given(st.integers(0, 10**6))
@settings(max_examples=50)
def test_a_position_imagined_from_a_view_looks_the_same_to_that_viewer(seed: int) -> None:
    rng = RandomStream.derived(seed, "imagine")
    for step in random_game(seed):
        for viewer in (None, *range(len(step.after.dice))):
            view = GAME.view(step.after, viewer)
            imagined = GAME.imagine(view, rng)
            GAME.check(imagined)
            assert GAME.view(imagined, viewer) == view


# --- the end


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_when_the_game_is_over_everything_is_shown_to_everybody(viewer: int | None) -> None:
    table = Position(f"{FIRST_SET} r3 / 5 KnSoOrAl 2 Go / 5 KnSoOrAl 21 Pa / choose").play("Ma Ma")
    places = GAME.view(table.state, viewer).places
    assert [place.under for place in places] == [Character.GOLEM, Character.PARASITE]
    assert tuple(place.hand for place in places) == table.state.hands

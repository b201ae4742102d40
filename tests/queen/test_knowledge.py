"""Rule: What a player may know. Everything but what is chosen and not revealed yet."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import fidget, random_outcome, viewers
from twelvefold.core.events import EVERYONE
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.moves import Play
from twelvefold.games.queen.state import LayCards, MarkSheets, State
from twelvefold.games.queen.view import View
from twelvefold.table.match import Match

from .hands_help import alone, own, rolled
from .queen_help import CODES, GAME, Position, deal, moves_of, reveal

SEATS = (None, 0, 1, 2)


def match_of(table: Position) -> Match:
    options = GAME.options({"seats": len(table.state.players)})
    return Match(GAME, options, RandomStream.derived(12, "tests"), start=table.state)


def seen_by(match: Match, *seats: int | None) -> list[object]:
    """All that these viewers see and were told."""
    return [(match.view(seat), match.events(seat)) for seat in seats]


def as_state(view: View) -> State:
    """What a view shows, as a position."""
    same = {field.name: getattr(view, field.name) for field in fields(State) if field.name not in ("players", "rules")}
    return State(players=view.places, **same)


# --- public


@pytest.mark.parametrize("viewer", SEATS)
def test_hands_piles_reserves_sheets_and_boxes_are_public(viewer: int | None) -> None:
    table = rolled(own("KnSo", "Jg"), own("Kn", "SoAl"), own("KnSoJgAl"))
    view = GAME.view(table.state, viewer)
    assert view.places == table.state.players
    assert (view.mountains, view.jungle) == (table.state.mountains, table.state.jungle)
    assert as_state(view) == table.state


@pytest.mark.parametrize("viewer", [None, 0])
def test_what_is_in_the_kings_deck_is_public_and_its_order_is_nowhere(viewer: int | None) -> None:
    table = rolled(alone("SoJg", "KnAl"), king="KnAl SoJg")
    view = GAME.view(table.state, viewer)
    assert view.king == table.state.king
    assert table.line == GAME.format_state(as_state(view))


@pytest.mark.parametrize("viewer", SEATS)
def test_between_decisions_everybody_knows_everything(viewer: int | None) -> None:
    for table in (reveal("Kn So Jg", "R2,R3,R8", "P8,P8,Y8"), reveal("Al Ga Or", "R2,R3,R8", "P8,P8,Y8")):
        assert as_state(GAME.view(table.state, viewer)) == table.state


@given(st.integers(0, 10**6), st.integers(1, 4))
@settings(max_examples=12)
def test_every_position_is_known_to_all_and_every_event_told_to_all(seed: int, seats: int) -> None:
    luck = RandomStream.derived(seed, "knowledge")
    given_options = {"seats": seats, "reserve": "random", "promo": "spy,general", "expansion": "gambler,oracle"}
    table = Position(GAME.start(GAME.options(given_options)))
    while not isinstance(GAME.node(table.state), Over):
        table.answer(random_outcome(GAME, table.state, luck))
        for viewer in viewers(GAME, table.state):
            view = GAME.view(table.state, viewer)
            assert as_state(view) == table.state
            assert GAME.imagine(view, luck) == table.state
    assert {audience for _, audience in table.told} == {EVERYONE}


# --- sealed


def test_a_chosen_card_is_seen_nowhere_until_all_are_revealed() -> None:
    match = match_of(deal("Kn So Jg", "R8,R8,R8", "P8,P8,Y8"))
    before = seen_by(match, *SEATS)
    match.answer(0, match.decision, Play(CODES["Kn"]))
    match.answer(2, match.decision, Play(CODES["Jg"]))
    assert seen_by(match, *SEATS) == before
    assert match.confirmed == (0, 2)
    match.answer(1, match.decision, Play(CODES["So"]))
    cards = ((0, CODES["Kn"]), (1, CODES["So"]), (2, CODES["Jg"]))
    assert {match.events(viewer)[0] for viewer in SEATS} == {tell.CardsRevealed(cards)}


def test_a_duels_two_cards_are_seen_by_who_lays_them_alone() -> None:
    table = deal("KnSo KnSo", "R8,R8,P8", "P8,Y8")
    for play in moves_of("play knight, play sorcerer"):
        table.state = GAME.extend(table.state, 0, play)
        for viewer in (None, 1):
            assert GAME.view(table.state, viewer).agenda == (LayCards(((), ())),)
    own_view = GAME.view(table.state, 0).agenda[-1]
    assert isinstance(own_view, LayCards)
    assert own_view.lines == ((CODES["Kn"], CODES["So"]), ())


def test_marks_are_seen_by_who_makes_them_alone_until_all_are_confirmed() -> None:
    table = reveal("Kn So Jg", "R2,R3,R8", "P8,P8,Y8")
    start = table.state
    table.state = GAME.extend(table.state, 0, *moves_of("b3 R2"))
    for viewer in (None, 1, 2):
        assert GAME.view(table.state, viewer) == GAME.view(start, viewer)
    own_view, others_view = (GAME.view(table.state, viewer).agenda[-1] for viewer in (0, 1))
    assert isinstance(own_view, MarkSheets)
    assert isinstance(others_view, MarkSheets)
    assert own_view.lines == (moves_of("b3 R2"), (), ())
    assert [known is not None for known in own_view.reached] == [True, False, False]
    assert [known is not None for known in others_view.reached] == [False, True, False]


def test_a_line_at_the_table_is_seen_by_its_seat_alone() -> None:
    match = match_of(reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8"))
    others = seen_by(match, None, 1, 2)
    match.add(0, match.decision, *moves_of("b3 R2"))
    match.add(0, match.decision, *moves_of("d2 R3"))
    match.confirm(0, match.decision)
    match.add(1, match.decision, *moves_of("bonus copy"))
    assert seen_by(match, None, 2) == [others[0], others[2]]
    assert match.sealed(0) == moves_of("b3 R2, d2 R3")


def test_what_the_others_mark_changes_no_prompt_of_mine() -> None:
    table = reveal("Kn Jg Jg", "R2,R3,R8", "P8,P8,Y8")
    before = GAME.decide(table.state).prompt(1)
    after = GAME.decide(GAME.extend(table.state, 0, *moves_of("b3 R2"))).prompt(1)
    assert before == after


def test_a_position_imagined_from_a_view_looks_the_same() -> None:
    table = deal("KnSo KnSo", "R8,R8,P8", "P8,Y8")
    luck = RandomStream.derived(1, "imagine")
    state = GAME.extend(table.state, 0, Play(CODES["Kn"]))
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        imagined = GAME.imagine(view, luck)
        GAME.check(imagined)
        assert GAME.view(imagined, viewer) == view


@given(st.integers(0, 10**6))
@settings(max_examples=6)
def test_at_a_table_nobody_sees_what_another_has_not_confirmed(seed: int) -> None:
    """Whatever is added, shortened, confirmed or taken back: until all have answered, the others see nothing of it."""
    luck = RandomStream.derived(seed, "table")
    match = Match(GAME, GAME.options({"seats": 2 + seed % 2}), RandomStream.derived(seed, "dice"))
    for _ in range(60):
        if match.result is not None:
            return
        decision, asked = match.decision, match.asked
        before = {seat: (match.sealed(seat), seen_by(match, seat)) for seat in range(match.seats)}
        outside = seen_by(match, None)
        fidget(match, luck)
        if match.decision != decision:
            continue
        assert match.asked == asked
        assert seen_by(match, None) == outside
        for seat, (sealed, seen) in before.items():
            assert match.sealed(seat) != sealed or seen_by(match, seat) == seen

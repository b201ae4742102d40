"""What a player of a tournament may know: as in the ordinary game, with up to two cards under a die."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.codec import dumps, encode
from twelvefold.core.errors import IllegalMove
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character
from twelvefold.games.king.moves import Lay, Play
from twelvefold.games.king.tournament import Tournament
from twelvefold.games.king.view import TournamentView, possible_hand
from twelvefold.table.match import Match

from .king_help import FIRST_SET, GAME, Position
from .tournament_help import line, random_tournament, tournament

FINAL_HEAD = f"{FIRST_SET} r3"


def final(first: str, second: str) -> str:
    """A final of seats 1 and 3 among five, with these cards under their dice."""
    rows = ["-", f"3 Al 1 {first}", "- - - So", f"9 Al 2 {second}", "-"]
    return line(rows, "choose", FINAL_HEAD, ((1, 3),))


def view_of(text: str, viewer: int | None) -> TournamentView:
    view = GAME.view(GAME.parse_state(text), viewer)
    assert isinstance(view, TournamentView)
    return view


def match_at(text: str) -> Match:
    state = GAME.parse_state(text)
    return Match(GAME, GAME.options({"seats": len(state.dice)}), RandomStream.derived(12, "tests"), start=state)


# --- views


def test_everybody_knows_the_groups_and_who_has_met_whom() -> None:
    text = tournament("9 / 1 / 2 / 3 / 8", groups=((3, 4), (0, 1, 2))).line
    for viewer in (None, *range(5)):
        view = view_of(text, viewer)
        assert view.groups == ((3, 4), (0, 1, 2))
        assert [place.group for place in view.places] == [2, 2, 2, 1, 1]
        assert view.met == ((1, 1, 0, 0), (1, 0, 0), (0, 0), (1,), ())
        assert not view.final


def test_in_the_final_everybody_knows_who_plays_it() -> None:
    for viewer in (None, *range(5)):
        view = view_of(final("Go+Kn", "Go+Kn"), viewer)
        assert view.final
        assert [place.group for place in view.places] == [0, 1, 0, 1, 0]


@pytest.mark.parametrize("viewer", [None, 0, 2, 3, 4])
def test_positions_that_differ_only_in_the_cards_under_a_die_are_the_same_to_the_others(viewer: int | None) -> None:
    """Views, prompts, refusals and their sizes."""
    shown = set()
    for cards in ("Go+Kn", "Kn+Go", "So+Or", "Pa+Ma"):
        view = view_of(final(cards, "Go+Kn"), viewer)
        match = match_at(final(cards, "Go+Kn"))
        said = []
        if viewer is not None:
            for move in (Play(Character.ALCHEMIST), Lay(Character.GOLEM)):
                with pytest.raises(Exception, match=r".+") as refused:
                    match.answer(viewer, match.decision, move)
                said.append(str(refused.value))
        asked = match.prompt(viewer) if viewer in match.asked and viewer is not None else None
        shown.add((view, len(dumps(encode(view))), asked, tuple(said)))
    assert len(shown) == 1


def test_the_owner_sees_both_cards() -> None:
    place = view_of(final("Go+Kn", "Go+Kn"), 1).places[1]
    assert (place.under, place.second) == (Character.GOLEM, Character.KNIGHT)
    assert place.hand is not None
    assert len(place.hand) == 4


def test_the_second_card_is_told_to_its_owner_alone() -> None:
    rows = ["5 - 2 Go", "5 - 1", "5 - 21 Pa", "5 - 1", "5"]
    match = match_at(line(rows, "second 0 2", f"{FIRST_SET} r2"))
    shown = {viewer: (match.view(viewer), match.events(viewer)) for viewer in (None, 0, 1, 2)}
    match.answer(0, match.decision, Lay(Character.KNIGHT))
    assert {viewer: (match.view(viewer), match.events(viewer)) for viewer in (None, 0, 1, 2)} == shown, "sealed"
    match.answer(2, match.decision, Lay(Character.ORACLE))
    assert match.events(0)[:2] == [tell.CardLaid(0, Character.KNIGHT), tell.CardHidden(2)]
    assert match.events(1)[:2] == [tell.CardHidden(0), tell.CardHidden(2)]
    assert "oracle" not in dumps(encode(match.events(1)[1]))
    view = match.view(1)
    assert (view.places[2].second, len(view.places[2].second_suspects)) == (None, 7)


# --- memory


def test_a_card_played_in_the_final_lies_under_neither_place() -> None:
    table = Position(final("Go?MaGo+Kn", "Go+Kn")).play("Ma Ma")
    state = table.state
    assert isinstance(state, Tournament)
    assert state.suspects[1] == (Character.GOLEM,)
    assert Character.MACHINE not in state.second_suspects[1]
    assert Character.MACHINE not in state.second_suspects[3]


def test_what_surely_lies_under_a_die_is_not_in_the_hand() -> None:
    view = view_of(final("Go?Go+Kn?KnGo", "Go+Kn"), 3)
    assert set(possible_hand(view, 1)).isdisjoint({Character.GOLEM, Character.KNIGHT, Character.ALCHEMIST})
    view = view_of(final("Go?Go+Kn?KnSoGo", "Go+Kn"), 3)
    assert {Character.KNIGHT, Character.SORCERER} <= set(possible_hand(view, 1))
    assert Character.GOLEM not in possible_hand(view, 1)


def test_imagining_reaches_every_pair_of_cards_that_fits_and_no_other() -> None:
    view = view_of(final("Go?MaGo+Kn?KnMaGo", "Go+Kn"), 3)
    rng = RandomStream.derived("imagine", "final")
    found = set()
    for _ in range(300):
        state = GAME.imagine(view, rng)
        assert isinstance(state, Tournament)
        GAME.check(state)
        found.add((state.under[1], state.second[1]))
    machine, golem, knight = Character.MACHINE, Character.GOLEM, Character.KNIGHT
    assert found == {(machine, knight), (machine, golem), (golem, knight), (golem, machine)}


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_in_no_position_does_a_view_show_what_belongs_to_another(seed: int) -> None:
    rng = RandomStream.derived(seed, "imagine")
    for step in random_tournament(seed):
        if isinstance(GAME.node(step.after), Over):
            continue
        for viewer in (None, 0, len(step.after.dice) - 1):
            view = GAME.view(step.after, viewer)
            assert isinstance(view, TournamentView)
            others = [place for seat, place in enumerate(view.places) if seat != viewer]
            assert all((place.hand, place.under, place.second) == (None, None, None) for place in others)
            imagined = GAME.imagine(view, rng)
            GAME.check(imagined)
            assert GAME.view(imagined, viewer) == view


def test_a_card_under_the_die_cannot_be_played() -> None:
    match = match_at(final("Go+Kn", "Go+Kn"))
    for card in (Character.GOLEM, Character.KNIGHT):
        with pytest.raises(IllegalMove):
            match.answer(1, match.decision, Play(card))

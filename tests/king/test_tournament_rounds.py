"""Rule: Tournament. The end of a round, cards under dice, new seats, the final round."""

from __future__ import annotations

import pytest

from twelvefold.core.chance import Roll
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.events import all_but, only
from twelvefold.core.game import Over
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character
from twelvefold.games.king.moves import Lay
from twelvefold.games.king.tournament import Tournament
from twelvefold.games.king.view import TournamentView

from .king_help import CODES, FIRST_SET, GAME, Position
from .tournament_help import tournament

FIVE = "KnSoOrAlMa"
LATE = f"{FIRST_SET} r2"
FINAL = f"{FIRST_SET} r3"


def last_turn(*tokens: str, under: str = "- - - - -", head: str = f"{FIRST_SET} r1") -> Position:
    """Five players with these tokens before the sixth turn, with equal dice in each group: it gives nothing."""
    laid = under.split()
    played = FIVE if laid.count("-") == 5 else FIVE[:-2]
    rows = [f"5 {played} {held} {card}" for held, card in zip(tokens, laid, strict=True)]
    return tournament(" / ".join(rows), head=head)


def state_of(table: Position) -> Tournament:
    assert isinstance(table.state, Tournament)
    return table.state


def lay(table: Position, codes: str) -> Position:
    table.answer(tuple(Lay(CODES[code]) for code in codes.split()))
    return table


# --- what ends a round


def test_the_round_ends_for_all_when_anybody_anywhere_has_one_card_left() -> None:
    table = last_turn("2", "1", "21", "1", "-", under="Go - - - -", head=LATE).play("Ma Ma Ma Ma Ma")
    assert table.the(tell.LastCardReached) == tell.LastCardReached((0,))
    assert len(table.all(tell.TotalsCompared)) == 2


def test_the_round_ends_for_all_when_anybody_anywhere_has_8_points() -> None:
    table = tournament("9 KnSoOr - / 5 KnSoOr - / 9 KnSoOr 2221 / 5 KnSoOr 1 / 3 KnSoOr -").play("Al Pa Ma Pa Pa")
    assert table.the(tell.PointsReached) == tell.PointsReached(2, 8)
    assert not table.all(tell.LastCardReached)


def test_ruling_8_points_are_counted_after_the_winners_table_and_count_in_ones_own_group() -> None:
    """Seat 2 has 6 points: first in the group brings nothing, first at the winners' table brings two."""
    table = tournament("3 KnSoOr - / 1 KnSoOr - / 9 KnSoOr 222 / 5 KnSoOr 1 / 3 KnSoOr -").play("Pa Pa Ma Pa Pa")
    assert table.all(tell.FirstPlace) == [tell.FirstPlace(2, 16, 2, 8)]
    assert table.all(tell.RoundWon)[-1] == tell.RoundWon(2, 8)
    table = tournament("9 KnSoOr - / 1 KnSoOr - / 3 KnSoOr 222 / 2 KnSoOr 1 / 1 KnSoOr -").play("Al Pa Ma Pa Pa")
    assert table.points[2] == 7, "second there"
    assert not table.all(tell.TotalsCompared)


# --- the round's winners


def test_every_group_has_its_own_winner_of_the_round() -> None:
    table = last_turn("2", "1", "21", "1", "-").play("Pa Pa Pa Pa Pa")
    ended = table.story[table.story.index(table.the(tell.LastCardReached)) :]
    assert ended == [
        tell.LastCardReached((0, 1, 2, 3, 4)),
        tell.AtGroup(1, (0, 1)),
        tell.TotalsCompared(((0, 2), (1, 1))),
        tell.RoundWon(0, 2),
        tell.AtGroup(2, (2, 3, 4)),
        tell.TotalsCompared(((2, 3), (3, 1), (4, 0))),
        tell.RoundWon(2, 3),
    ]
    assert list(table.asked) == [0, 2]


def test_equal_totals_cancel_inside_a_group_only() -> None:
    table = last_turn("2", "1", "2", "2", "1").play("Pa Pa Pa Pa Pa")
    assert table.all(tell.TotalsCancelled) == [tell.TotalsCancelled(2, (2, 3))]
    assert table.all(tell.RoundWon) == [tell.RoundWon(0, 2), tell.RoundWon(4, 1)]


def test_a_group_whose_totals_are_all_cancelled_has_no_winner() -> None:
    table = last_turn("2", "11", "21", "1", "-").play("Pa Pa Pa Pa Pa")
    assert table.the(tell.GroupUnwon)
    assert list(table.asked) == [2]
    lay(table, "Go")
    assert state_of(table).under == (None, None, Character.GOLEM, None, None)


def test_if_no_group_has_a_winner_nobody_lays_a_card_and_seats_are_changed_all_the_same() -> None:
    table = last_turn("2", "11", "1", "1", "1").play("Pa Pa Pa Pa Pa")
    assert len(table.all(tell.GroupUnwon)) == 2
    assert not table.all(tell.CardHidden)
    assert GAME.node(table.state) == Roll(5, 12)
    assert len(table.all(tell.GroupSeated)) == 2
    assert state_of(table).groups != ((0, 1), (2, 3, 4))


def test_all_winners_lay_their_cards_at_once_and_in_secret() -> None:
    table = last_turn("2", "1", "21", "1", "-").play("Pa Pa Pa Pa Pa")
    before = len(table.told)
    lay(table, "Al Go")
    assert table.told[before : before + 4] == [
        (tell.CardLaid(0, Character.ALCHEMIST), only(0)),
        (tell.CardHidden(0), all_but(0)),
        (tell.CardLaid(2, Character.GOLEM), only(2)),
        (tell.CardHidden(2), all_but(2)),
    ]
    assert state_of(table).suspects[0] == state_of(table).set


def test_then_tokens_go_back_seats_change_and_everybody_rolls() -> None:
    table = lay(last_turn("2", "1", "21", "1", "-").play("Pa Pa Pa Pa Pa"), "Al Go")
    assert table.points == [0] * 5
    assert [event.seats for event in table.all(tell.GroupSeated)] == list(state_of(table).groups)
    assert state_of(table).groups == ((1, 2), (0, 3, 4))
    table.roll(1, 2, 3, 4, 5)
    assert table.the(tell.RoundBegan) == tell.RoundBegan(2, ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5)))
    assert [len(hand) for hand in table.state.hands] == [6, 7, 6, 7, 7]


# --- two cards


def test_a_single_player_with_two_rounds_wins_at_once() -> None:
    table = last_turn("2", "1", "21", "1", "-", under="Go - - - -", head=LATE).play("Ma Ma Ma Ma Ma")
    assert table.winners == (0,)
    assert table.story[-2:] == [tell.GameWon(0), tell.DiceLifted(((0, Character.GOLEM),))]
    with pytest.raises(NotYourDecision):
        table.play("Kn Kn Kn Kn Kn")


def finalists() -> Position:
    """Seat 0 with the Golem, seat 2 with the Parasite under the die have both won a second round."""
    return last_turn("2", "1", "21", "1", "-", under="Go - Pa - -", head=LATE).play("Ma Ma Ma Ma Ma")


def test_several_who_get_there_at_once_each_lay_a_second_card_in_secret() -> None:
    table = finalists()
    assert table.winners is None
    assert table.line.endswith("second 0 2")
    assert set(table.asked) == {0, 2}
    assert "lay golem" not in table.asked[0]
    assert len(table.asked[0]) == 6
    before = len(table.told)
    lay(table, "Kn Kn")
    assert table.told[before : before + 2] == [
        (tell.CardLaid(0, Character.KNIGHT), only(0)),
        (tell.CardHidden(0), all_but(0)),
    ]
    assert table.the(tell.FinalBegins) == tell.FinalBegins((0, 2))
    assert state_of(table).second == (Character.KNIGHT, None, Character.KNIGHT, None, None)


def test_who_won_only_a_first_round_then_lays_no_card() -> None:
    """Three groups: seats 0 and 3 for the second time, seat 6 for the first."""
    rows = [f"5 {FIVE[:-2]} {'2' if seat % 3 == 0 else '1'} {'Go' if seat in (0, 3) else '-'}" for seat in range(9)]
    table = tournament(" / ".join(rows), head=LATE).play(" ".join(["Ma"] * 9))
    assert len(table.all(tell.RoundWon)) == 3
    assert list(table.asked) == [0, 3]


def test_the_finalists_alone_play_four_turns_with_the_five_cards_they_hold() -> None:
    table = lay(finalists(), "Kn Al")
    assert GAME.node(table.state) == Roll(2, 12)
    table.roll(4, 9)
    assert table.the(tell.RoundBegan) == tell.RoundBegan(3, ((0, 4), (2, 9)))
    assert table.dice == (4, 0, 9, 0, 0)
    assert table.asked == {
        0: ["play sorcerer", "play oracle", "play alchemist", "play machine", "play parasite"],
        2: ["play knight", "play sorcerer", "play oracle", "play machine", "play golem"],
    }, "hands differ"
    before = len(table.told)
    for codes in ("Al Kn", "Ma Ma", "Pa Go", "So So"):
        assert list(table.asked) == [0, 2], "no round is over yet"
        table.play(codes)
    told = [event for event, _ in table.told[before:]]
    assert [event for event in told if isinstance(event, tell.LastCardReached)] == [tell.LastCardReached((0, 2))]
    # 8 and 9: the Knight puts 8 first; 4 and 9; -3 and 12; 4 and 9
    assert table.points == [2 + 1 + 1 + 1, 0, 1 + 2 + 2 + 2, 0, 0]
    assert table.all(tell.CardsRevealed), "one table: an ordinary turn"
    assert table.winners == (2,)
    assert table.story[-3:] == [
        tell.RoundWon(2, 7),
        tell.TournamentWon(2),
        tell.DiceLifted(
            (
                (0, Character.GOLEM),
                (0, Character.KNIGHT),
                (2, Character.PARASITE),
                (2, Character.ALCHEMIST),
            )
        ),
    ]


def final(rows: str) -> Position:
    """A final of seats 1 and 3 among five."""
    return tournament(rows, head=FINAL, groups=((1, 3),))


def test_8_points_end_the_final_too() -> None:
    """They cannot come before the fourth turn, which ends it in any case."""
    table = final("- / 3 AlMaPa 1 Go+Kn / - / 9 AlMaPa 222 Go+Kn / -").play("So Or")
    table.turn(4).roll(9)
    assert table.the(tell.PointsReached) == tell.PointsReached(3, 8)
    assert table.winners == (3,)


def test_ruling_a_final_without_a_winner_is_played_again_with_the_same_five_cards() -> None:
    table = final("- / 5 AlMaPa 2 Go+Kn / - / 5 AlMaPa 2 Go+Kn / -").play("So So")
    assert table.the(tell.FinalUnwon)
    assert table.winners is None
    assert GAME.node(table.state) == Roll(2, 12)
    assert not table.all(tell.GroupSeated), "nobody changes seats"
    table.roll(7, 8)
    assert list(table.asked) == [1, 3]
    assert [len(moves) for moves in table.asked.values()] == [5, 5]
    assert table.line.startswith(f"{FIRST_SET} r4 g1.3 m- / - - - - / 7 - - Go?KnOrGo+Kn?KnOrGo")


def test_a_final_is_scored_like_an_ordinary_turn() -> None:
    table = final("- / 5 Al 2 Go+Kn / - / 4 Al 1 Go+Kn / -").play("Ma Ma")
    assert table.places == (1, 3)
    assert table.points == [0, 4, 0, 2, 0]


def test_a_final_may_have_four_players() -> None:
    rows = [f"5 {FIVE[:-2]} {'2 Go' if seat % 4 == 0 else '1 -'}" for seat in range(16)]
    table = tournament(" / ".join(rows), head=LATE).play(" ".join(["Ma"] * 16))
    assert list(table.asked) == [0, 4, 8, 12]
    lay(table, "Kn So Or Al").roll(1, 2, 3, 4)
    assert list(table.asked) == [0, 4, 8, 12]
    assert all(len(moves) == 5 for moves in table.asked.values())


def test_the_end_shows_everything_to_everybody() -> None:
    table = final("- / 5 AlMaPa 2 Go+Kn / - / 9 AlMaPa 2 Go+Or / -").play("Or Kn").roll(1)
    assert isinstance(GAME.node(table.state), Over)
    for viewer in (None, 0, 1):
        view = GAME.view(table.state, viewer)
        assert isinstance(view, TournamentView)
        assert view.places[3].under is Character.GOLEM
        assert view.places[3].second is Character.ORACLE

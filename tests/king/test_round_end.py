"""Rule: A turn, step 6, and End of a round."""

from __future__ import annotations

import pytest

from twelvefold.core.chance import Roll
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.events import EVERYONE, all_but, only
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import FIRST_SET, GAME, Position

LAST_TURN = f"{FIRST_SET} r1 / 5 KnSoOrAlMa 21 - / 5 KnSoOrAlMa 2 - / 5 KnSoOrAlMa 1 - / choose"
ANY_CARD = [f"lay {name}" for name in ["knight", "sorcerer", "oracle", "alchemist", "machine", "parasite", "golem"]]


# --- step 6


def test_the_round_ends_when_somebody_has_one_card_in_hand() -> None:
    table = Position(LAST_TURN).play("Pa Pa Pa")
    assert table.the(tell.LastCardReached) == tell.LastCardReached((0, 1, 2))
    assert not table.all(tell.PointsReached)


def test_with_two_cards_in_hand_the_round_goes_on() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 KnSoOrAl 21 - / 5 KnSoOrAl 2 - / choose").play("Pa Pa")
    assert not table.all(tell.TotalsCompared)
    assert table.asked == {seat: ["play machine", "play golem"] for seat in (0, 1)}


def test_one_player_with_one_card_ends_the_round_for_all() -> None:
    table = Position(f"{FIRST_SET} r3 / 5 KnSoOrAl 21 Go / 5 KnSoOrAl 2 - / 5 KnSoOrAl 1 Pa / choose").play("Ma Ma Ma")
    assert table.the(tell.LastCardReached) == tell.LastCardReached((0, 2))
    assert table.the(tell.RoundWon) == tell.RoundWon(0, 3)


@pytest.mark.parametrize(("held", "ends"), [("2211", True), ("222", True), ("221", False)])
def test_the_round_ends_with_8_points(held: str, ends: bool) -> None:
    table = Position(f"{FIRST_SET} r1 / 9 KnSoOrAl {held} - / 5 KnSoOrAl - - / choose").play("Pa Pa")
    assert table.all(tell.PointsReached) == ([tell.PointsReached(0, 8)] if ends else [])
    assert not table.all(tell.LastCardReached)
    assert set(table.asked) == ({0} if ends else {0, 1})


def test_the_round_ends_with_more_than_8_points() -> None:
    table = Position(f"{FIRST_SET} r1 / 9 KnSoOrAl 2221 - / 5 KnSoOrAl - - / choose").play("Pa Pa")
    assert table.the(tell.PointsReached) == tell.PointsReached(0, 9)


def test_both_reasons_are_told_when_both_hold() -> None:
    table = Position(f"{FIRST_SET} r1 / 9 KnSoOrAlMa 222 - / 5 KnSoOrAlMa 1 - / choose").play("Pa Pa")
    assert table.story[-4:] == [
        tell.LastCardReached((0, 1)),
        tell.PointsReached(0, 8),
        tell.TotalsCompared(((0, 8), (1, 2))),
        tell.RoundWon(0, 8),
    ]


# --- totals


def test_the_highest_total_wins_the_round() -> None:
    table = Position(LAST_TURN).play("Pa Pa Pa")
    assert table.story[-2:] == [tell.TotalsCompared(((0, 3), (1, 2), (2, 1))), tell.RoundWon(0, 3)]
    assert list(table.asked) == [0]


def test_equal_totals_cancel_and_the_highest_remaining_wins() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 KnSoOrAlMa 21 - / 5 KnSoOrAlMa 111 - / 5 KnSoOrAlMa 2 - / choose")
    table.play("Pa Pa Pa")
    assert table.the(tell.TotalsCancelled) == tell.TotalsCancelled(3, (0, 1))
    assert table.the(tell.RoundWon) == tell.RoundWon(2, 2)


def test_two_players_who_both_reach_8_points_cancel_each_other() -> None:
    table = Position(f"{FIRST_SET} r1 / 9 KnSoOrAlMa 222 - / 7 KnSoOrAlMa 22111 - / 5 KnSoOrAlMa 1 - / choose")
    table.play("Pa Pa Pa")
    assert table.all(tell.PointsReached) == [tell.PointsReached(0, 8), tell.PointsReached(1, 8)]
    assert table.the(tell.TotalsCancelled) == tell.TotalsCancelled(8, (0, 1))
    assert table.the(tell.RoundWon) == tell.RoundWon(2, 1)


def test_two_pairs_of_totals_cancel_each_their_own() -> None:
    rows = [f"5 KnSoOrAlMa {tokens} -" for tokens in ("2", "21", "2", "21")]
    table = Position(" / ".join([f"{FIRST_SET} r1", *rows, "choose"])).play("Pa Pa Pa Pa")
    assert table.all(tell.TotalsCancelled) == [tell.TotalsCancelled(3, (1, 3)), tell.TotalsCancelled(2, (0, 2))]
    assert table.the(tell.RoundUnwon)


def test_ruling_a_lone_0_can_win_the_round() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 KnSoOrAlMa 21 - / 5 KnSoOrAlMa 21 - / 5 KnSoOrAlMa - - / choose")
    table.play("Pa Pa Pa")
    assert table.the(tell.RoundWon) == tell.RoundWon(2, 0)
    assert list(table.asked) == [2]


def test_ruling_nobody_wins_only_if_every_total_is_cancelled() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 KnSoOrAlMa 21 - / 5 KnSoOrAlMa 111 - / choose").play("Pa Pa")
    assert table.story[-3:] == [
        tell.TotalsCompared(((0, 3), (1, 3))),
        tell.TotalsCancelled(3, (0, 1)),
        tell.RoundUnwon(),
    ]


def test_without_a_winner_nobody_lays_a_card_and_everybody_rolls_and_starts_again() -> None:
    table = Position(f"{FIRST_SET} r4 / 5 KnSoOrAl 21 Go / 5 KnSoOrAl 111 Pa / choose").play("Ma Ma")
    assert table.asked == {}
    assert GAME.node(table.state) == Roll(2, 12)
    table.roll(3, 8)
    assert not table.all(tell.CardLaid)
    assert table.line == f"{FIRST_SET} r5 / 3 - - Go?PaGo / 8 - - Pa?PaGo / choose"
    assert [len(hand) for hand in table.state.hands] == [6, 6]


# --- the card under the die


def test_the_winner_lays_one_card_after_everyone_has_taken_their_cards_back() -> None:
    table = Position(LAST_TURN).play("Pa Pa Pa")
    assert table.asked == {0: ANY_CARD}, "all seven, the cards played included"
    assert table.state.hands == (table.state.set,) * 3


def test_the_card_is_laid_unseen_by_the_others() -> None:
    table = Position(LAST_TURN).play("Pa Pa Pa")
    before = len(table.told)
    table.lay("Al")
    assert table.told[before:] == [
        (tell.CardLaid(0, Character.ALCHEMIST), only(0)),
        (tell.CardHidden(0), all_but(0)),
    ]


def test_then_tokens_go_back_everyone_rolls_and_a_new_round_starts() -> None:
    table = Position(LAST_TURN).play("Pa Pa Pa").lay("Al")
    assert table.line == f"{FIRST_SET} r1 / - - - Al / - - - - / - - - - / roll"
    assert GAME.node(table.state) == Roll(3, 12)
    table.roll(2, 2, 11)
    assert table.line == f"{FIRST_SET} r2 / 2 - - Al / 2 - - - / 11 - - - / choose"
    assert table.told[-1] == (tell.RoundBegan(2, ((0, 2), (1, 2), (2, 11))), EVERYONE)


def test_the_card_under_the_die_never_comes_back() -> None:
    table = Position(LAST_TURN).play("Pa Pa Pa").lay("Al").roll(5, 5, 5)
    for code in ("Kn", "So", "Or", "Ma", "Pa"):
        assert "play alchemist" not in table.asked[0]
        table.play(f"{code} {code} {code}")
    assert table.the(tell.RoundUnwon)
    table.roll(1, 2, 3)
    assert Character.ALCHEMIST not in table.state.hands[0]
    assert [len(hand) for hand in table.state.hands] == [6, 7, 7]
    assert table.state.under == (Character.ALCHEMIST, None, None)


def test_every_player_may_have_a_card_under_the_die() -> None:
    table = Position(f"{FIRST_SET} r2 / 5 KnSoOrAl 2 Go / 5 KnSoOrAl 21 - / choose").play("Ma Ma")
    assert table.asked == {1: ANY_CARD}
    table.lay("Go").roll(5, 5)
    assert table.line == f"{FIRST_SET} r3 / 5 - - Go?PaGo / 5 - - Go / choose"


# --- the end of the game


def test_ruling_a_second_card_wins_the_game_at_once_and_needs_no_choice() -> None:
    table = Position(f"{FIRST_SET} r3 / 5 KnSoOrAl 2 Go / 5 KnSoOrAl 21 Pa / choose").play("Ma Ma")
    assert table.winners == (1,)
    assert table.asked == {}
    assert table.story[-3:] == [
        tell.RoundWon(1, 3),
        tell.GameWon(1),
        tell.DiceLifted(((0, Character.GOLEM), (1, Character.PARASITE))),
    ]


def test_a_card_under_the_die_of_another_does_not_help_the_winner_of_a_round() -> None:
    table = Position(f"{FIRST_SET} r2 / 5 KnSoOrAl 2 Go / 5 KnSoOrAl 21 - / choose").play("Ma Ma")
    assert table.winners is None


def test_after_the_end_nothing_more_is_played() -> None:
    table = Position(f"{FIRST_SET} r3 / 5 KnSoOrAl 2 Go / 5 KnSoOrAl 21 Pa / choose").play("Ma Ma")
    with pytest.raises(NotYourDecision):
        table.play("Kn Kn")

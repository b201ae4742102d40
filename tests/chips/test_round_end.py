"""Rule: End of a round: when, what is counted, who wins a token, and how the next one begins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.games.chips import events as tell
from twelvefold.games.chips.scoring import Fate, best, count

from .chips_help import Position, ending, random_game

LAST_TRICK = "burning r1 lead 0 / 0 6,8,11 1? / 0 - 5?,9,10,12? / 0 - 2?,3,4,7 / - / play"


def totals(table: Position) -> list[int]:
    return [counted.total for counted in table.all(tell.TotalCounted)]


def counts(table: Position) -> list[int]:
    return [counted.counts for counted in table.all(tell.TotalCounted)]


def fates(table: Position) -> list[str]:
    return [counted.fate.value for counted in table.all(tell.TotalCounted)]


# --- when


def test_the_round_is_over_when_the_new_leader_has_no_chip_in_hand() -> None:
    table = Position("burning r1 lead 0 / 0 6,8,11 12? / 0 - 5?,9,10,1? / 0 - 2?,3,4,7 / - / play")
    table.play(12, 10, 2)
    assert table.asked == {0: ["take 2", "take 10", "take 12"]}
    table.take(2, 10)
    assert not table.all(tell.RoundEnded), "the others still take theirs"
    table.take(12)
    assert table.the(tell.RoundEnded) == tell.RoundEnded(0)
    assert table.all(tell.TrickBegan) == []


def test_it_goes_on_when_a_player_with_a_single_chip_plays_it_and_loses() -> None:
    """They take a chip into hand again: nobody but a winner can ever run out."""
    table = Position(LAST_TRICK).play(1, 5, 2)
    assert table.the(tell.TrickWon).seat == 1
    assert not table.hands[0]
    table.take(5, 2, 1)
    assert not table.all(tell.RoundEnded)
    assert table.hands[0] == (1,)
    assert table.asked == {1: ["play 9", "play 10", "play 12"]}


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_round_ends_exactly_when_the_new_leader_has_no_chip_and_nobody_else_ever_has_none(seed: int) -> None:
    """Followed by the story: who has won four tricks has four chips in front and no other."""
    won: dict[int, int] = {}
    for step in random_game(seed):
        for event, _ in step.events:
            if isinstance(event, tell.TrickWon):
                won[event.seat] = won.get(event.seat, 0) + 1
                winner = event.seat
            elif isinstance(event, tell.TrickBegan):
                assert max(won.values(), default=0) < 4
                assert event.trick == sum(won.values()) + 1
            elif isinstance(event, tell.RoundEnded):
                assert event.seat == winner
                assert [seat for seat, tricks in won.items() if tricks == 4] == [winner]
            elif isinstance(event, tell.HandLaid):
                assert event.seat != winner
                assert len(event.chips) == 4 - won.get(event.seat, 0) > 0
            elif isinstance(event, tell.RoundBegan):
                won = {}


# --- what is counted


def test_all_lay_their_hands_down_and_add_up_their_four_chips() -> None:
    table = ending("26 31 21")
    assert table.all(tell.HandLaid) == [tell.HandLaid(1, (5, 7, 9, 10)), tell.HandLaid(2, (2, 3, 4, 12))]
    assert [counted.chips for counted in table.all(tell.TotalCounted)] == [(1, 6, 8, 11), (5, 7, 9, 10), (2, 3, 4, 12)]
    assert totals(table) == [26, 31, 21]


def test_chips_in_front_and_in_hand_count_alike() -> None:
    table = Position("burning r1 lead 0 / 0 1,6,8,11 - / 0 9 5,7 / 0 4 2?,12 / 3,10 / take").take(10, 3)
    assert totals(table) == [26, 31, 21]
    assert table.all(tell.HandLaid) == [tell.HandLaid(1, (5, 7, 10)), tell.HandLaid(2, (2, 3, 12))]
    assert table.tokens == (0, 0, 1)


@pytest.mark.parametrize(
    ("total", "fate"), [(10, "stands"), (20, "stands"), (21, "stands"), (22, "burnt"), (42, "burnt")]
)
def test_over_21_burns_and_21_itself_stands(total: int, fate: str) -> None:
    assert count(total, burning=True) == (total, total, Fate(fate))


@pytest.mark.parametrize("row", ["26 31 21", "21 26 31", "31 21 26"])
def test_the_highest_unburnt_total_wins_one_token(row: str) -> None:
    table = ending(row)
    winner = row.split().index("21")
    assert table.tokens == tuple(int(place == winner) for place in range(3))
    assert table.the(tell.TokenWon).merit is tell.Merit.HIGHEST_UNBURNT


def test_of_two_unburnt_totals_the_higher_wins() -> None:
    table = ending("20 21 37")
    assert fates(table) == ["stands", "stands", "burnt"]
    assert table.tokens == (0, 1, 0)


@pytest.mark.parametrize("row", ["22 25 31", "31 22 25", "25 31 22"])
def test_if_all_burnt_the_highest_total_wins(row: str) -> None:
    table = ending(row)
    assert fates(table) == ["burnt"] * 3
    assert table.tokens == tuple(int(total == "31") for total in row.split())
    assert table.the(tell.TokenWon).merit is tell.Merit.HIGHEST_BURNT


@pytest.mark.parametrize(("row", "tokens"), [("21 21 36", (1, 1, 0)), ("36 21 21", (0, 1, 1)), ("26 26 26", (1, 1, 1))])
def test_all_who_are_tied_win_one_token_each(row: str, tokens: tuple[int, ...]) -> None:
    table = ending(row)
    assert table.tokens == tokens
    lucky = [place for place in range(3) if tokens[place]]
    for won in table.all(tell.TokenWon):
        assert won.shared == tuple(place for place in lucky if place != won.seat)


def test_a_burnt_total_does_not_tie_with_an_unburnt_one() -> None:
    assert best(tuple(count(total, burning=True) for total in (21, 22, 35))) == (0,)


# --- the variant "no burning"


@pytest.mark.parametrize(("total", "counts"), [(21, 21), (22, 11), (23, 11), (26, 13), (31, 15), (42, 21)])
def test_no_burning_a_total_over_21_is_halved_and_rounded_down(total: int, counts: int) -> None:
    fate = Fate.STANDS if total == 21 else Fate.HALVED
    assert count(total, burning=False) == (total, counts, fate)


def test_no_burning_then_the_highest_wins() -> None:
    table = ending("20 37 21", burning=False)
    assert counts(table) == [20, 18, 21]
    assert fates(table) == ["stands", "halved", "stands"]
    assert table.tokens == (0, 0, 1)
    assert table.the(tell.TokenWon).merit is tell.Merit.HIGHEST


def test_no_burning_all_halved_the_highest_half_wins() -> None:
    table = ending("22 25 31", burning=False)
    assert counts(table) == [11, 12, 15]
    assert table.tokens == (0, 0, 1)


def test_no_burning_a_halved_total_ties_with_one_that_stands() -> None:
    """18 of 36 against 18 itself, and 42 counts as much as 21."""
    assert best(tuple(count(total, burning=False) for total in (18, 36, 24))) == (0, 1)
    assert best(tuple(count(total, burning=False) for total in (42, 21, 15))) == (0, 1)


def test_no_burning_totals_that_are_equal_after_rounding_tie() -> None:
    table = ending("26 27 25 26", burning=False)
    assert counts(table) == [13, 13, 12, 13]
    assert table.tokens == (1, 1, 0, 1)


def test_four_players_count_alike() -> None:
    table = ending("20 21 42 21")
    assert fates(table) == ["stands", "stands", "burnt", "stands"]
    assert table.tokens == (0, 1, 0, 1)


# --- the next round


def test_then_all_chips_are_dealt_again_and_tokens_stay() -> None:
    table = ending("26 31 21", "1 2 0")
    assert table.line == "burning r4 lead 0 / 1 - - / 2 - - / 1 - - / - / deal 0 red"
    table.deal("1,2,4,5 / 3,6,7,10 / 8,9,11,12")
    assert table.line == "burning r4 lead 0 / 1 - 1?,2?,4?,5? / 2 - 3?,6?,7?,10? / 1 - 8?,9?,11?,12? / - / play"
    assert table.the(tell.RoundBegan) == tell.RoundBegan(4)


@pytest.mark.parametrize(
    ("line", "last"),
    [
        ("burning r1 lead 0 / 0 1,6,8,11 - / 0 - 5,7,9,10 / 0 - 2,3,4 / 12 / take", 0),
        ("burning r1 lead 1 / 0 - 2,3,4 / 0 1,6,8,11 - / 0 - 5,7,9,10 / 12 / take", 1),
        ("burning r1 lead 2 / 0 - 5,7,9,10 / 0 - 2,3,4 / 0 1,6,8,11 - / 12 / take", 2),
    ],
)
def test_the_winner_of_the_last_trick_leads_the_next_round(line: str, last: int) -> None:
    """Whoever won the token, and without any luck."""
    table = Position(line).take(12)
    assert table.the(tell.TokenWon).seat != last
    table.deal("1,2,4,5 / 3,6,7,10 / 8,9,11,12")
    assert list(table.asked) == [last]
    assert not table.all(tell.LeaderDrawn)
    assert table.the(tell.TrickBegan) == tell.TrickBegan(1, last)


def test_nothing_seen_in_a_round_is_known_in_the_next() -> None:
    table = ending("26 31 21").deal("1,2,4,5 / 3,6,7,10 / 8,9,11,12")
    assert table.state.seen == ((), (), ())
    assert table.state.front == ((), (), ())

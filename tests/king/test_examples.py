"""The worked examples of the rules, each by its number."""

from __future__ import annotations

import pytest

from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character
from twelvefold.games.king.ring import cancel, compare, effects
from twelvefold.games.king.scoring import award, rank
from twelvefold.games.king.state import Ring

from .king_help import AROUND, FIRST_SET, Position, reveal

LEA_MIA_TOM = "KnReSoOrAlMaPa r1 / 10 - - - / 7 - - - / 3 - - - / choose"
CANCELLED, OUTRANKED = tell.Why.CANCELLED, tell.Why.OUTRANKED
ALCHEMIST, MACHINE, REVERSER = Character.ALCHEMIST, Character.MACHINE, Character.REVERSER
ORACLE = Character.ORACLE


def test_example_1_two_alchemists_cancel_and_the_reversed_die_ties_with_the_highest() -> None:
    table = Position(LEA_MIA_TOM).play("Al Al Re")
    assert table.story == [
        tell.CardsRevealed(((0, ALCHEMIST), (1, ALCHEMIST), (2, REVERSER))),
        tell.CardsCancelled(ALCHEMIST, (0, 1)),
        tell.DieTurned(2, REVERSER, 2, 3, 10),
        tell.ValuesCompared(((0, 10), (1, 7), (2, 10))),
        tell.DiceCancelled(10, (0, 2)),
        tell.FirstPlace(1, 7, 2, 2),
        tell.NobodySecond(),
        tell.ScoredNothing(0, 10, CANCELLED),
        tell.ScoredNothing(2, 10, CANCELLED),
    ]
    assert table.line == "KnReSoOrAlMaPa r1 / 10 Al - - / 7 Al 2 - / 10 Re - - / choose"


def test_example_2_a_machine_in_its_place_leaves_both_value_cards_standing() -> None:
    table = Position(LEA_MIA_TOM).play("Al Ma Re")
    assert table.story == [
        tell.CardsRevealed(((0, ALCHEMIST), (1, MACHINE), (2, REVERSER))),
        tell.DieTurned(2, REVERSER, 2, 3, 10),
        tell.ValueChanged(0, ALCHEMIST, 10, 20),
        tell.ValueChanged(1, MACHINE, 7, 14),
        tell.ValuesCompared(((0, 20), (1, 14), (2, 10))),
        tell.FirstPlace(0, 20, 2, 2),
        tell.SecondPlace(1, 14, 1, 1),
        tell.ScoredNothing(2, 10, OUTRANKED),
    ]
    assert table.line == "KnReSoOrAlMaPa r1 / 10 Al 2 - / 7 Ma 1 - / 10 Re - - / choose"


@pytest.mark.parametrize("face", range(1, 13))
def test_example_3_sorcerer_beside_troublemakers_reaches_exactly_the_neighbours_of_the_opposite_face(face: int) -> None:
    table = reveal(f"{face} So / 7 Tr")
    assert table.asked == {0: [f"turn {other}" for other in sorted(AROUND[13 - face])]}


@pytest.mark.parametrize("token", [1, 2])
def test_example_4_of_two_ladies_the_lower_takes_a_token_of_choice(token: int) -> None:
    table = Position("KnLaTrReSoOrAl r1 / 9 KnTr 21 - / 4 KnTr - - / choose").play("La La")
    assert table.asked == {1: ["take 1", "take 2", "decline"]}
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(1, 0)
    table.take(token)
    assert table.the(tell.TokenTaken) == tell.TokenTaken(1, 0, token)
    assert table.points == [5 - token, 1 + token]


def test_example_5_with_totals_3_6_6_the_player_with_3_wins_the_round() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 KnSoOrAlMa 111 - / 5 KnSoOrAlMa 222 - / 5 KnSoOrAlMa 2211 - / choose").play(
        "Go Go Go"
    )
    assert table.story[-4:] == [
        tell.LastCardReached((0, 1, 2)),
        tell.TotalsCompared(((0, 3), (1, 6), (2, 6))),
        tell.TotalsCancelled(6, (1, 2)),
        tell.RoundWon(0, 3),
    ]
    assert list(table.asked) == [0]


def test_example_6_golem_on_a_die_that_troublemakers_turned_from_1_to_12_is_worth_1() -> None:
    table = reveal("1 Go / 7 Tr")
    assert table.all(tell.DieTurned)[0] == tell.DieTurned(0, Character.TROUBLEMAKERS, 1, 1, 12)
    assert table.the(tell.ValueChanged) == tell.ValueChanged(0, Character.GOLEM, 12, 1)
    assert table.values == [1, 6]
    assert table.dice == (12, 6)


def test_example_7_the_winners_table_as_a_ring_of_four_seats() -> None:
    """Lea, Tom, Bob and Mia come from four groups: the seats of a ring need not be neighbours."""
    ring = Ring((1, 4, 6, 9), (MACHINE, REVERSER, ORACLE, ORACLE), (2, 1))
    dice = (12, 3, 12, 12, 10, 12, 10, 12, 12, 4)
    standing = cancel(ring.cards)
    assert standing == (MACHINE, REVERSER, None, None)
    ((card, turned),) = effects(ring, standing, dice)
    assert (card, turned) == (REVERSER, (12, 3, 12, 12, 3, 12, 10, 12, 12, 4))
    comparison = compare(ring, standing, turned)
    assert comparison.dice == turned
    assert comparison.values == (10, 3, 10, 4)
    assert comparison.alone == (False, True, False, True)
    ranking = rank(ring, standing, comparison)
    assert (ranking.final.first, ranking.final.second) == (9, 4)
    tokens = award(ring, ranking.final, ((0, 0),) * 10)
    assert {seat: held for seat, held in enumerate(tokens) if any(held)} == {9: (0, 1), 4: (1, 0)}


def test_example_7_the_winners_table_as_an_ordinary_table() -> None:
    table = reveal("3 Ma / 10 Re / 10 Or / 4 Or")
    assert table.the(tell.CardsCancelled) == tell.CardsCancelled(ORACLE, (2, 3))
    assert table.values == [10, 3, 10, 4]
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(10, (0, 2))
    assert table.points == [0, 1, 0, 2]


def test_example_8_the_first_round_has_six_turns() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 - - - / 5 - - - / choose")
    for turns, code in enumerate(["Kn", "So", "Or", "Al", "Ma", "Pa"], start=1):
        assert table.asked, "the round goes on"
        table.play(f"{code} {code}")
        assert bool(table.all(tell.LastCardReached)) == (turns == 6)
    assert table.the(tell.LastCardReached) == tell.LastCardReached((0, 1))


def test_example_8_eight_points_end_the_first_round_sooner() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 - - - / 9 - - - / choose")
    for code in ("Kn", "So", "Or"):
        table.play(f"{code} {code}")
        assert set(table.asked) == {0, 1}
    table.play("Al Al")
    assert table.points == [4, 8]
    assert table.the(tell.PointsReached) == tell.PointsReached(1, 8)
    assert not table.all(tell.LastCardReached)
    assert list(table.asked) == [1]


def test_example_8_once_somebody_has_won_a_round_there_are_five_turns() -> None:
    table = Position(f"{FIRST_SET} r2 / 5 - - Go / 5 - - - / choose")
    for turns, code in enumerate(["Kn", "So", "Or", "Al", "Ma"], start=1):
        assert table.asked, "the round goes on"
        table.play(f"{code} {code}")
        assert bool(table.all(tell.LastCardReached)) == (turns == 5)
    assert table.the(tell.LastCardReached) == tell.LastCardReached((0,))

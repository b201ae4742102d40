"""Rule: Tournament. A turn: the groups, then the winners' table."""

from __future__ import annotations

import pytest

from twelvefold.core.chance import Roll
from twelvefold.core.generator import RandomStream
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character
from twelvefold.games.king.moves import DECLINE, Take, Turn
from twelvefold.table.match import Match

from .king_help import GAME, Position
from .tournament_help import TRICKS, reveal, tournament

FIFTEEN = (
    "KnReSoOrMaPaGo r1 g0.1.2+3.4.5.6+7.8.9.10+11.12.13.14 "
    "m11000000000000.1000000000000.000000000000.11100000000.1100000000.100000000.00000000.1110000.110000.10000.0000.111.11.1"
    " / 3 - - - / 5 - - - / 2 - - -"
    " / 12 - - - / 3 - - - / 12 - - - / 9 - - -"
    " / 8 - - - / 2 - - - / 9 - - - / 9 - - -"
    " / 3 - - - / 12 - - - / 4 - - - / 1 - - - / choose"
)
LEA, TOM, BOB, MIA = 0, 4, 8, 13


# --- the whole turn


def test_example_7_a_whole_turn_of_fifteen_players() -> None:
    table = Position(FIFTEEN)
    assert set(table.asked) == set(range(15)), "one simultaneous choice for all"
    table.play("Ma Pa Pa  Pa Re Go So  Pa Or So So  Pa Go Or Or")
    assert table.asked == {6: [f"turn {face}" for face in (5, 7, 10, 11, 12)]}, "the Sorcerers of group 3 met"
    table.turn(7)
    assert table.luck == "1d12", "Bob's Oracle; those of group 4 met"
    table.roll(10)
    assert table.the(tell.WinnersMeet).cards == (
        (LEA, Character.MACHINE),
        (TOM, Character.REVERSER),
        (BOB, Character.ORACLE),
        (MIA, Character.ORACLE),
    )
    at_winners = table.story[table.story.index(table.the(tell.WinnersMeet)) :]
    assert at_winners[1:] == [
        tell.CardsCancelled(Character.ORACLE, (BOB, MIA)),
        tell.DieTurned(TOM, Character.REVERSER, TOM, 10, 3),
        tell.ValueChanged(LEA, Character.MACHINE, 3, 10),
        tell.ValuesCompared(((LEA, 10), (TOM, 3), (BOB, 10), (MIA, 4))),
        tell.DiceCancelled(10, (LEA, BOB)),
        tell.FirstPlace(MIA, 4, 2, 2),
        tell.SecondPlace(TOM, 3, 1, 1),
        tell.ScoredNothing(LEA, 10, tell.Why.CANCELLED),
        tell.ScoredNothing(BOB, 10, tell.Why.CANCELLED),
    ]
    assert table.line == (
        FIFTEEN[: FIFTEEN.index(" / ")] + " / 3 Ma - - / 5 Pa 1 - / 2 Pa - -"
        " / 12 Pa - - / 3 Re 1 - / 12 Go - - / 7 So 1 -"
        " / 8 Pa 1 - / 10 Or - - / 9 So - - / 9 So - -"
        " / 3 Pa 1 - / 12 Go - - / 4 Or 2 - / 1 Or - - / choose"
    )


def test_the_story_of_each_table_is_kept_apart() -> None:
    table = Position(FIFTEEN).play("Ma Pa Pa  Pa Re Go So  Pa Or So So  Pa Go Or Or").turn(7).roll(10)
    groups = {1: {0, 1, 2}, 2: {3, 4, 5, 6}, 3: {7, 8, 9, 10}, 4: {11, 12, 13, 14}}
    here: set[int] = set()
    for event in table.story:
        if isinstance(event, (tell.AtGroup, tell.GroupRevealed)):
            here = groups[event.group]
        elif isinstance(event, tell.WinnersMeet):
            here = {seat for seat, _ in event.cards}
        elif not isinstance(event, tell.TurnRevealed):
            for name in ("seat", "owner", "first", "second"):
                assert getattr(event, name, None) in {None, *here}
            assert set(getattr(event, "seats", ())) <= here
    assert [event.group for event in table.all(tell.GroupRevealed)] == [1, 2, 3, 4]


# --- the groups


def test_the_groups_second_takes_1_and_its_first_takes_nothing_yet() -> None:
    table = reveal("9 Al / 5 Al / 12 Pa / 3 Ma / 2 Or")
    before_oracle = table.points
    assert before_oracle == [0, 0, 0, 0, 0]
    table.roll(2)
    assert table.all(tell.GroupFirst) == [tell.GroupFirst(0, 9), tell.GroupFirst(3, 10)]
    assert table.all(tell.SecondPlace)[:2] == [tell.SecondPlace(1, 5, 1, 1), tell.SecondPlace(2, 5, 1, 1)]


def test_cards_of_other_groups_do_not_count() -> None:
    """Everybody plays the Machine or the Parasite; only those in the same group meet."""
    table = reveal("1 Ma / 2 Pa / 3 Ma / 4 Pa / 5 Pa")
    assert table.all(tell.CardsCancelled) == [
        tell.CardsCancelled(Character.PARASITE, (3, 4)),
        tell.CardsCancelled(Character.MACHINE, (0, 2)),  # at the winners' table
    ]
    assert [event.values for event in table.all(tell.ValuesCompared)] == [
        ((0, 8), (1, -5)),
        ((2, 10), (3, 4), (4, 5)),
        ((0, 1), (2, 3)),
    ]


def test_dice_are_passed_inside_the_group_alone_to_the_next_seat() -> None:
    table = reveal("1 Me / 2 Kn / 3 Kn / 4 Ga / 5 Tr", TRICKS)
    assert table.all(tell.DicePassed)[0] == tell.DicePassed(0, ((0, 1), (1, 2)), ((0, 2), (1, 1)))
    # group 2: Troublemakers turn 3, 4, 5 into 10, 9, 8; the Knight puts 8 first; the Gambler then 9
    assert tell.GroupFirst(3, 9) in table.story


def test_a_group_of_two_plays_like_any_other() -> None:
    table = reveal("3 Me / 12 Ga / 1 Kn / 5 Kn / 9 Kn", TRICKS)
    assert table.dice[:2] == (12, 3)
    assert table.all(tell.PlacesSwapped)[0] == tell.PlacesSwapped(1, 1, 0)


def test_first_is_first_after_knight_gambler_and_collector() -> None:
    table = reveal("12 Kn / 3 Re / 7 Co / 7 Al / 6 Ma", "KnGaReAlMaCoFa")
    # group 1: the Knight puts the lowest first; group 2: 7 = 7 does not hold (14), so the Collector does nothing
    assert table.all(tell.GroupFirst) == [tell.GroupFirst(1, 10), tell.GroupFirst(3, 14)]
    table = reveal("12 Kn / 3 Re / 7 Co / 7 Ga / 6 Ma", "KnGaReAlMaCoFa")
    assert table.all(tell.CollectorFirst)[0] == tell.CollectorFirst(2, 4)
    assert tell.GroupFirst(2, 7) in table.story


def test_ruling_a_group_without_a_first_sends_nobody() -> None:
    table = reveal("5 Al / 5 Al / 3 Ma / 1 Pa / 2 Pa")
    assert table.all(tell.NobodyFirst)[0] == tell.NobodyFirst()
    assert table.the(tell.WinnersMeet) == tell.WinnersMeet(((2, Character.MACHINE),))


def test_ruling_with_no_first_anywhere_there_is_no_winners_table() -> None:
    table = reveal("5 Al / 5 Al / 3 Ma / 3 Ma / 3 Kn")
    assert table.the(tell.NobodyGoesOn)
    assert not table.all(tell.WinnersMeet)
    assert table.points == [0] * 5
    assert set(table.asked) == set(range(5)), "the next turn"


# --- the winners' table


def test_ruling_alone_at_the_winners_table_one_is_first() -> None:
    table = reveal("5 Al / 5 Al / 3 Ma / 1 Pa / 2 Pa")
    assert table.all(tell.FirstPlace) == [tell.FirstPlace(2, 10, 2, 2)]
    assert table.points == [0, 0, 2, 0, 1]


def test_ruling_alone_at_the_winners_table_with_the_gambler_one_is_second() -> None:
    """Group 1 has no first; in group 2 the Gambler swaps his own second place with the first."""
    table = reveal("5 Kn / 5 Kn / 9 Or / 7 Ga / 1 Or", TRICKS)
    assert tell.GroupFirst(3, 7) in table.story
    assert table.the(tell.WinnersMeet) == tell.WinnersMeet(((3, Character.GAMBLER),))
    assert table.all(tell.SecondPlace)[-1] == tell.SecondPlace(3, 7, 1, 1)
    assert table.points == [0, 0, 1, 1, 0]


def test_a_card_cancelled_in_its_group_counts_afresh_at_the_winners_table() -> None:
    """Two Machines met in group 2, but the one that goes on is alone there."""
    table = reveal("3 Pa / 1 Pa / 9 Ma / 5 Ma / 4 Pa")
    assert tell.GroupFirst(2, 9) in table.story
    assert tell.ValueChanged(2, Character.MACHINE, 9, 16) in table.story
    assert table.all(tell.ValuesCompared)[-1].values == ((0, -4), (2, 16)), "and the Parasite of group 1 likewise"


def test_values_do_not_carry_over_but_dice_do_and_come_home_as_they_lie() -> None:
    """Reverser and Reverser: each turns the die in the group, then they meet and cancel each other."""
    table = reveal("3 Re / 1 Pa / 4 Re / 5 Pa / 6 Pa", "KnReSoOrMaPaGo")
    assert table.dice == (10, 1, 9, 5, 6)
    assert table.all(tell.ValuesCompared)[-1].values == ((0, 10), (2, 9))
    table = reveal("10 Al / 1 Pa / 3 Re / 5 Pa / 6 Pa", "KnReSoOrAlPaGo")
    # 20 in the group, and 20 again at the winners' table: never 40
    assert table.all(tell.ValuesCompared)[-1].values == ((0, 20), (2, 3))
    assert table.dice == (10, 1, 3, 5, 6), "turned there and back"


def test_seats_at_the_winners_table_follow_the_groups_and_merchants_pass_there() -> None:
    """Seat 4 sits in group 1, seat 0 in group 2."""
    groups = ((3, 4), (0, 1, 2))
    table = tournament("9 / 1 / 2 / 3 / 8", head=f"{TRICKS} r1", groups=groups).play("Tr Tr Tr Kn Me")
    # group 1: Merchants pass 3 and 8, the Knight puts the lower first: seat 4 with 3
    assert tell.GroupFirst(4, 3) in table.story
    assert table.the(tell.WinnersMeet).cards == ((4, Character.MERCHANTS), (0, Character.TROUBLEMAKERS))
    assert table.all(tell.DicePassed)[-1] == tell.DicePassed(4, ((4, 3), (0, 9)), ((4, 9), (0, 3)))
    assert table.dice == (10, 1, 2, 8, 4), "passed, turned over, and taken home so"


def test_other_dice_for_the_faun_are_those_of_its_table() -> None:
    """A 12 in another group leaves it the 12; one at the winners' table does not."""
    table = reveal("12 Pa / 12 Kn / 4 Fa / 4 Ga / 1 Ma", "KnGaLaMaPaCoFa")
    assert table.all(tell.FaunTurned)[0] == tell.FaunTurned(2, 4, 12)
    table = reveal("12 Pa / 1 Pa / 5 Fa / 3 Ma / 4 Ma", "KnGaLaMaPaCoFa")
    assert table.all(tell.FaunTurned) == [tell.FaunTurned(2, 5, 11)]
    assert table.all(tell.ValuesCompared)[-1].values == ((0, 5), (2, 11))


def test_ruling_a_sorcerer_who_comes_from_a_group_chooses_again() -> None:
    table = reveal("3 Pa / 1 Pa / 9 So / 5 Al / 4 Al")
    assert list(table.asked) == [2]
    table.turn(12)
    assert tell.GroupFirst(2, 12) in table.story
    assert table.asked == {2: [f"turn {face}" for face in (3, 7, 8, 9, 11)]}, "from where the die now lies"
    assert "turn at 0 2" in table.line
    table.turn(11)
    assert table.dice[2] == 11


def test_an_oracle_rolls_in_the_group_and_again_at_the_winners_table() -> None:
    table = reveal("3 Pa / 1 Pa / 9 Or / 5 Al / 4 Al").roll(12)
    assert table.line.endswith("oracle at 0 2")
    table.roll(1)
    assert table.dice[2] == 1


# --- all at once


def test_all_groups_sorcerers_are_asked_at_once_and_revealed_together() -> None:
    position = tournament("3 / 6 / 9 / 5 / 4").line
    match = Match(GAME, GAME.options({"seats": 5}), RandomStream.derived("tests"), start=GAME.parse_state(position))
    for seat, code in enumerate(["sorcerer", "parasite", "parasite", "sorcerer", "parasite"]):
        match.answer(seat, match.decision, GAME.parse_move(f"play {code}"))
    assert match.asked == (0, 3)
    shown = {viewer: (match.view(viewer), match.events(viewer)) for viewer in (None, *range(5))}
    match.answer(3, match.decision, Turn(6))
    assert {viewer: (match.view(viewer), match.events(viewer)) for viewer in (None, *range(5))} == shown
    match.answer(0, match.decision, Turn(12))
    turned = [event for event in match.events(1) if isinstance(event, tell.DieTurned)]
    assert [(event.seat, event.after) for event in turned[:2]] == [(0, 12), (3, 6)]


def test_all_oracles_roll_in_seat_order_after_all_sorcerers() -> None:
    groups = ((3, 4), (0, 1, 2))
    table = tournament("9 / 1 / 2 / 3 / 8", groups=groups).play("Or Pa Pa Or So")
    assert list(table.asked) == [4]
    table.turn(2)
    assert GAME.node(table.state) == Roll(2, 12)
    table.roll(11, 5)
    assert (table.dice[0], table.dice[3]) == (11, 5)


def test_all_groups_ladies_choose_at_once_and_take_where_they_met() -> None:
    table = tournament("9 Kn 2 / 4 Kn - / 8 Kn 11 / 6 Kn 1 / 3 Kn -", head=f"{TRICKS} r1").play("La La La La Or")
    table.roll(1)
    assert table.all(tell.LadyMayTake) == [tell.LadyMayTake(1, 0), tell.LadyMayTake(3, 2)]
    assert table.line.endswith("take 1<0 3<2 to 0 2")
    assert table.asked == {1: ["take 2", "decline"], 3: ["take 1", "decline"]}
    table.answer((Take(2), DECLINE))
    assert table.all(tell.TokenTaken) == [tell.TokenTaken(1, 0, 2)]
    assert table.all(tell.TokenLeft) == [tell.TokenLeft(3, 2)]
    # their firsts meet as Ladies again, 9 against 8
    assert table.the(tell.WinnersMeet).cards == ((0, Character.LADY), (2, Character.LADY))
    assert table.all(tell.LadyMayTake)[-1] == tell.LadyMayTake(2, 0)
    assert table.line.endswith("take 2<0")
    table.take(2)
    assert table.points == [0, 3, 5, 2, 0]


def test_ladies_are_asked_in_seat_order_and_told_in_the_order_of_the_groups() -> None:
    rows = "8 Kn 1 / 6 Kn - / 1 Kn - / 9 Kn 2 / 4 Kn -"
    table = tournament(rows, head=f"{TRICKS} r1", groups=((3, 4), (0, 1, 2))).play("La La Or La La").roll(1)
    assert table.line.endswith("take 1<0 4<3 to 3 0")
    assert list(table.asked) == [1, 4]
    table.answer((Take(1), Take(2)))
    assert table.all(tell.TokenTaken) == [tell.TokenTaken(4, 3, 2), tell.TokenTaken(1, 0, 1)]


def test_promo_characters_and_a_lone_lady_work_in_every_ring() -> None:
    table = reveal("7 La / 3 Fa / 5 Co / 5 Ma / 5 La", "KnLaReMaGoCoFa")
    assert table.all(tell.LadyCancelled)[:2] == [
        tell.LadyCancelled(0, ((1, Character.FAUN),)),
        tell.LadyCancelled(4, ((2, Character.COLLECTOR), (3, Character.MACHINE))),
    ]
    assert table.all(tell.NobodyFirst), "three fives"
    assert table.the(tell.WinnersMeet).cards == ((0, Character.LADY),)


@pytest.mark.parametrize("cards", ["KnGaLaMeTrReSo", "KnOrAlMaPaGoCo", "KnGaMeTrSoOrFa"])
def test_every_character_can_go_to_the_winners_table(cards: str) -> None:
    codes = [cards[i : i + 2] for i in range(0, len(cards), 2)]
    for code in codes:
        row = [f"12 {code}", f"1 {codes[0]}"] + [f"{die} {codes[0]}" for die in (2, 3, 4)]
        table = reveal(" / ".join(row), cards)
        for _ in range(6):
            if not table.luck and not (table.asked and "play" not in next(iter(table.asked.values()))[0]):
                break
            if table.luck:
                table.roll(*[12] * int(table.luck.split("d")[0]))
            else:
                table.turn(int(next(iter(table.asked.values()))[0].split()[1]))
        assert len(table.asked) == 5

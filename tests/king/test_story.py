"""What is told of a turn, in which order and to whom."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.events import EVERYONE
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import CODES, FIRST_SET, GAME, Position, random_game, reveal

ORDER = [
    ["SetDrawn", "BothPromos", "RoundBegan"],
    ["CardsRevealed"],
    ["CardsCancelled"],
    ["LadyCancelled"],
    ["DicePassed"],
    ["DieTurned"],
    ["DieRolled"],
    ["ValueChanged"],
    ["ValuesCompared", "FaunTurned"],
    ["DiceCancelled"],
    ["LowBeatsHigh"],
    ["PlacesSwapped"],
    ["CollectorFirst"],
    ["FirstPlace", "NobodyFirst"],
    ["SecondPlace", "NobodySecond"],
    ["ScoredNothing"],
    ["LadyMayTake", "LadiesTied", "NothingToTake"],
    ["TokenTaken", "TokenLeft"],
    ["LastCardReached"],
    ["PointsReached"],
    ["TotalsCompared"],
    ["TotalsCancelled"],
    ["RoundWon", "RoundUnwon"],
    ["CardLaid", "CardHidden", "GameWon"],
    ["DiceLifted"],
]
STAGE = {name: stage for stage, names in enumerate(ORDER) for name in names}


def test_a_whole_turn_with_every_kind_of_effect() -> None:
    table = reveal("6 Or / 9 Me / 1 Tr / 4 So").turn(7).roll(10)
    assert table.story == [
        tell.CardsRevealed(((0, CODES["Or"]), (1, CODES["Me"]), (2, CODES["Tr"]), (3, CODES["So"]))),
        tell.DicePassed(1, ((0, 6), (1, 9), (2, 1), (3, 4)), ((0, 4), (1, 6), (2, 9), (3, 1))),
        tell.DieTurned(0, Character.TROUBLEMAKERS, 2, 4, 9),
        tell.DieTurned(1, Character.TROUBLEMAKERS, 2, 6, 7),
        tell.DieTurned(2, Character.TROUBLEMAKERS, 2, 9, 4),
        tell.DieTurned(3, Character.TROUBLEMAKERS, 2, 1, 12),
        tell.DieTurned(3, Character.SORCERER, 3, 12, 7),
        tell.DieRolled(0, 9, 10),
        tell.ValuesCompared(((0, 10), (1, 7), (2, 4), (3, 7))),
        tell.DiceCancelled(7, (1, 3)),
        tell.FirstPlace(0, 10, 2, 2),
        tell.SecondPlace(2, 4, 1, 1),
        tell.ScoredNothing(1, 7, tell.Why.CANCELLED),
        tell.ScoredNothing(3, 7, tell.Why.CANCELLED),
    ]


def test_a_whole_turn_with_ladies_up_to_the_end_of_the_round() -> None:
    table = Position("KnLaTrReSoOrAl r1 / 4 ReAlTrSoOr 2 - / 9 ReAlTrSoOr 1 - / 6 ReAlTrSoOr 2 - / choose")
    table.play("La La Kn").take(1)
    assert table.story == [
        tell.CardsRevealed(((0, Character.LADY), (1, Character.LADY), (2, Character.KNIGHT))),
        tell.CardsCancelled(Character.LADY, (0, 1)),
        tell.ValuesCompared(((0, 4), (1, 9), (2, 6))),
        tell.LowBeatsHigh(2),
        tell.FirstPlace(0, 4, 2, 4),
        tell.SecondPlace(2, 6, 1, 3),
        tell.ScoredNothing(1, 9, tell.Why.OUTRANKED),
        tell.LadyMayTake(0, 1),
        tell.TokenTaken(0, 1, 1),
        tell.LastCardReached((0, 1, 2)),
        tell.TotalsCompared(((0, 5), (1, 0), (2, 3))),
        tell.RoundWon(0, 5),
    ]


def test_a_knight_alone_with_a_reason_for_everybody() -> None:
    table = Position(f"{FIRST_SET} r1 / 5 - - - / 9 - - - / 9 - - - / 12 - - - / choose").play("Kn Al Al Go")
    assert table.values == [5, 9, 9, 1]
    assert table.places == (3, 0)
    assert table.nothing == {1: "cancelled", 2: "cancelled"}


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_everything_but_a_laid_card_is_told_to_everyone(seed: int) -> None:
    for step in random_game(seed):
        for event, audience in step.events:
            if isinstance(event, tell.CardLaid | tell.CardHidden):
                told = {viewer for viewer in (None, *range(len(step.after.dice))) if audience.includes(viewer)}
                others = {None, *range(len(step.after.dice))} - {event.seat}
                assert told == ({event.seat} if isinstance(event, tell.CardLaid) else others)
            else:
                assert audience == EVERYONE


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_in_every_turn_each_seat_is_first_or_second_or_told_why_not(seed: int) -> None:
    for step in random_game(seed):
        outcomes = tell.FirstPlace | tell.SecondPlace | tell.ScoredNothing
        seats = [event.seat for event, _ in step.events if isinstance(event, outcomes)]
        if any(isinstance(event, tell.ValuesCompared) for event, _ in step.events):
            assert sorted(seats) == list(range(len(step.after.dice)))
        else:
            assert not seats


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_what_is_told_follows_the_order_of_the_rules(seed: int) -> None:
    """From one reveal to the next the stages of a turn never go back."""
    stage = 0
    for step in random_game(seed):
        for event, _ in step.events:
            now = STAGE[type(event).__name__]
            assert now >= stage or now <= 1, f"{event} is told too late"
            stage = now


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_the_dice_told_are_the_dice_that_lie_there(seed: int) -> None:
    """Whoever follows the story alone knows every die and everybody's points."""
    dice: dict[int, int] = {}
    tokens: dict[int, int] = {}
    for step in random_game(seed):
        for event, _ in step.events:
            match event:
                case tell.RoundBegan(dice=rolled):
                    dice, tokens = dict(rolled), dict.fromkeys(dict(rolled), 0)
                case tell.DicePassed(before=before, after=after):
                    assert dict(before) == dice
                    dice = dict(after)
                case tell.DieTurned() | tell.DieRolled() | tell.FaunTurned():
                    assert dice[event.seat] == event.before
                    dice[event.seat] = event.after
                case tell.FirstPlace() | tell.SecondPlace():
                    tokens[event.seat] += event.token
                    assert tokens[event.seat] == event.points
                case tell.TokenTaken(thief=thief, victim=victim, token=token):
                    tokens[thief] += token
                    tokens[victim] -= token
                case tell.TotalsCompared(totals=totals):
                    assert dict(totals) == tokens
        if any(step.after.dice):
            assert dict(enumerate(step.after.dice)) == dice


@given(st.integers(0, 10**6))
@settings(max_examples=30)
def test_telling_the_story_does_not_change_what_happens(seed: int) -> None:
    for step in random_game(seed):
        assert GAME.apply(step.before, step.outcome) == step.after

"""Whole games as the package plays them, against a second, naive writing of the same rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from twelvefold.core.chance import Chance
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.moves import Play, Take
from twelvefold.games.chips.state import DealChips, DrawLeader, ShowTop, TurnTop

from .chips_help import GAME, Position, begin, ending
from .naive_game import RED, NaiveTable, count_totals, game_winners, play_round, play_trick, token_winners

BOXES = {2: [*range(1, 13)], 3: [*range(1, 13)], 4: [*range(1, 13), 3, 4, 9, 10]}


class ComparedGame:
    """One game in both writings, with the same deals, stacks and choices."""

    def __init__(self, seats: int, burning: bool, luck: Random) -> None:
        self.seats = seats
        self.burning = burning
        self.luck = luck
        self.table = begin(seats, burning=burning)
        self.dummy = 2 if seats == 2 else None
        self.places = 3 if seats == 2 else seats
        self.tokens = [0] * self.places
        self.leader: int | None = None
        self.hands: list[list[int]] = []
        """As dealt in this round; the dummy's in the order of its stack."""
        self.turned = 0
        self.rounds = self.compared = 0

    def shuffle(self) -> None:
        red = [chip for chip in BOXES[self.seats] if chip in RED]
        blue = [chip for chip in BOXES[self.seats] if chip not in RED]
        self.luck.shuffle(red)
        self.luck.shuffle(blue)
        self.hands = [red[2 * place : 2 * place + 2] + blue[2 * place : 2 * place + 2] for place in range(self.places)]
        self.luck.shuffle(self.hands[-1])
        self.turned = 0

    def play(self) -> list[int]:
        """The whole game; returns who has won."""
        while (winners := game_winners(self.tokens, self.dummy)) is None:
            self.shuffle()
            first = self.luck.randrange(self.places) if self.leader is None else self.leader
            self.let_luck_happen(first)
            naive = NaiveTable([list(hand) for hand in self.hands], first, self.dummy)
            play_round(naive, self.choose)
            self.compare_end(naive)
        return winners

    def let_luck_happen(self, first: int | None = None) -> None:
        """Answer the package wherever it waits for luck, as it was shuffled."""
        stack = self.hands[-1]
        while isinstance(GAME.node(self.table.state), Chance):
            match self.table.state.agenda[-1]:
                case DealChips(seat, colour):
                    if first is None:
                        return  # the next round is not shuffled yet
                    mine = [chip for chip in self.hands[seat] if (chip in RED) == (colour is Colour.RED)]
                    outcome: Any = tuple(sorted(mine))
                case DrawLeader():
                    assert self.leader is None
                    outcome = first
                case ShowTop():
                    outcome = (Colour.RED if stack[self.turned] in RED else Colour.BLUE,)
                case TurnTop():
                    outcome = stack[self.turned]
                    self.turned += 1
            self.table.answer(outcome)

    def choose(self, naive: NaiveTable, player: int, what: str, chips: list[int]) -> int:
        """Both are asked the same of the same table; then both are given the same choice."""
        assert self.table.asked == {player: [f"{what} {chip}" for chip in chips]}
        self.compare(naive)
        chip = self.luck.choice(chips)
        self.table.answer((Play(chip) if what == "play" else Take(chip),))
        self.let_luck_happen()
        return chip

    def compare(self, naive: NaiveTable) -> None:
        state = self.table.state
        self.compared += 1
        assert [sorted(row) for row in naive.front] == list(map(list, state.front))
        assert (sorted(naive.middle), naive.leader) == (sorted(state.middle), state.leader)
        assert list(state.tokens) == self.tokens
        for player in range(self.seats):
            assert sorted(naive.hands[player]) == list(self.table.hands[player])
        if self.dummy is not None:
            stack, unknown = naive.hands[self.dummy], len(state.unseen[self.dummy])
            assert tuple(sorted(stack[:unknown])) == state.unseen[self.dummy]
            assert tuple(stack[unknown:]) == state.seen[self.dummy]
            back = None if not unknown else Colour.RED if stack[0] in RED else Colour.BLUE
            assert state.top is back

    def compare_end(self, naive: NaiveTable) -> None:
        """A round is over in both, and counted alike."""
        totals = count_totals(naive)
        lucky = token_winners(totals, self.burning)
        for player in lucky:
            self.tokens[player] += 1
        self.leader = naive.leader
        self.rounds += 1
        ended = self.table.all(tell.RoundEnded)
        assert len(ended) == self.rounds
        assert ended[-1].seat == self.leader == self.table.state.leader
        assert [counted.total for counted in self.table.all(tell.TotalCounted)[-self.places :]] == totals
        assert [won.seat for won in self.table.all(tell.TokenWon)[-len(lucky) :]] == lucky
        assert list(self.table.tokens) == self.tokens


@pytest.mark.parametrize("burning", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_the_naive_games(seats: int, burning: bool) -> None:
    luck = Random(f"{seats} {burning}")
    rounds = compared = 0
    while rounds < 80:
        game = ComparedGame(seats, burning, luck)
        winners = game.play()
        assert game.table.winners == tuple(winners)
        rounds += game.rounds
        compared += game.compared
    assert compared > 1000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_naive_games_see_everything_that_matters(seats: int) -> None:
    """Equal chips, burnt tables, tied totals and, with two players, a dummy that wins come up in them."""
    luck = Random(seats)
    games = [ComparedGame(seats, True, luck) for _ in range(16)]
    for game in games:
        game.play()
    told = [event for game in games for event in game.table.story]
    merits = {event.merit for event in told if isinstance(event, tell.TokenWon)}
    assert {tell.Merit.HIGHEST_UNBURNT, tell.Merit.HIGHEST_BURNT} <= merits
    assert any(event.shared for event in told if isinstance(event, tell.TokenWon))
    assert any(event.later for event in told if isinstance(event, tell.TrickWon)) == (seats == 4)
    ends = {type(event) for event in told if isinstance(event, tell.DummyWon | tell.DummyOutrun)}
    assert ends == ({tell.DummyWon, tell.DummyOutrun} if seats == 2 else set())


@pytest.mark.parametrize(
    ("row", "tokens"), [("26 31 21", "1 1 2"), ("21 31 26", "2 1 2"), ("26 26 26", "2 2 2"), ("21 36 21", "2 0 2")]
)
def test_rare_ends_for_two_players_are_the_naive_ends(row: str, tokens: str) -> None:
    held = list(map(int, tokens.split()))
    for player in token_winners(list(map(int, row.split())), burning=True):
        held[player] += 1
    table: Position = ending(row, tokens, dummy=True)
    winners = game_winners(held, dummy=2)
    assert winners is not None
    assert (list(table.tokens), table.winners) == (held, tuple(winners))


def test_the_naive_game_itself_plays_the_worked_examples() -> None:
    table = NaiveTable([[1, 9], [2, 10], [3, 10], [4, 5]], 3, None)
    assert play_trick(table, lambda _, __, ___, chips: chips[-1]) == 1
    assert table.middle == [5, 9, 10, 10]
    assert token_winners([26, 31, 21], burning=True) == [2]
    assert token_winners([22, 25, 31], burning=True) == [2]
    assert token_winners([26, 26, 26], burning=True) == [0, 1, 2]
    assert token_winners([26, 31, 21], burning=False) == [2]
    assert (game_winners([1, 2, 3], 2), game_winners([1, 1, 3], 2), game_winners([3, 1, 3], 2)) == ([1], [], [0])

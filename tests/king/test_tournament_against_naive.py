"""A tournament's turn as the package plays it, against the naive turn of each group and of the winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.games.king.cards import FACTS
from twelvefold.games.king.events import WinnersMeet
from twelvefold.games.king.moves import Take, Turn
from twelvefold.games.king.seating import SPLITS, Groups
from twelvefold.games.king.state import RollOracles

from .king_help import CODES, Position
from .naive_turn import cards_that_work, play_turn
from .tournament_help import tournament

T = TypeVar("T")

faces = st.integers(1, 12)


@dataclass
class Draft:
    """Who plays with whom, with what; what each would choose and roll in the group and at the winners' table."""

    groups: Groups
    set: list[str]
    cards: list[str]
    dice: list[int]
    picks: list[int]
    rolls: tuple[list[int], list[int]]


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    seats = draw(st.integers(5, 16))
    order = draw(st.permutations(range(seats)))
    sizes = draw(st.sampled_from(SPLITS[seats]))
    groups, begin = [], 0
    for size in sizes:
        groups.append(tuple(sorted(order[begin : begin + size])))
        begin += size
    others = draw(st.permutations([code for code in CODES if code != "Kn"]))
    chosen = ["Kn", *others[:6]]
    pool = draw(st.lists(st.sampled_from(chosen), min_size=1, max_size=5))

    def row(each: st.SearchStrategy[T]) -> list[T]:
        return draw(st.lists(each, min_size=seats, max_size=seats))

    return Draft(
        tuple(groups),
        [code for code in CODES if code in chosen],
        row(st.sampled_from(pool) | st.sampled_from(chosen)),
        row(faces),
        row(st.integers(0, 4)),
        (row(faces), row(faces)),
    )


class Naive:
    """The turn, straight from the words of the rules. Ladies take the largest token there is."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.faces = dict(enumerate(draft.dice))
        self.tokens: dict[int, list[int]] = {seat: [] for seat in self.faces}
        results = [self._ring(list(group), 0) for group in draft.groups]
        for _, second, _ in results:
            if second is not None:
                self.tokens[second].append(1)
        self._steal([theft for _, _, theft in results])
        self.winners = [first for first, _, _ in results if first is not None]
        if not self.winners:
            return
        first, second, theft = self._ring(self.winners, 1)
        for seat, token in ((first, 2), (second, 1)):
            if seat is not None:
                self.tokens[seat].append(token)
        self._steal([theft])

    def _ring(self, around: list[int], stage: int) -> tuple[int | None, int | None, tuple[int, int] | None]:
        played = {seat: self.draft.cards[seat] for seat in around}
        sorcerers = [seat for seat in around if played[seat] == "So"]
        oracles = [seat for seat in around if played[seat] == "Or"]
        turn = play_turn(
            around,
            played,
            {seat: self.faces[seat] for seat in around},
            lambda reachable: sorted(reachable)[self.draft.picks[sorcerers[0]]],
            lambda: self.draft.rolls[stage][oracles[0]],
        )
        self.faces |= turn.faces
        return turn.first, turn.second, turn.theft

    def _steal(self, thefts: list[tuple[int, int] | None]) -> None:
        for pair in thefts:
            if pair is not None and self.tokens[pair[1]]:
                token = max(self.tokens[pair[1]])
                self.tokens[pair[1]].remove(token)
                self.tokens[pair[0]].append(token)


def rolling(table: Position) -> list[int]:
    """Whose Oracles roll now, in seat order."""
    frame = table.state.agenda[-1]
    assert isinstance(frame, RollOracles)
    found: list[int] = []
    for ring in frame.rings:
        played = {seat: FACTS[card].code for seat, card in zip(ring.seats, ring.cards, strict=True)}
        found += [seat for seat, code in cards_that_work(played).items() if code == "Or"]
    return sorted(found)


def play(draft: Draft) -> Position:
    """The same turn at the package's table: whoever is asked answers as the draft says."""
    rows = " / ".join(map(str, draft.dice))
    table = tournament(rows, head=f"{''.join(draft.set)} r1", groups=draft.groups).play(" ".join(draft.cards))
    for _ in range(6):
        stage = int(" at " in table.line.rsplit("/", 1)[1])
        if table.luck:
            table.roll(*[draft.rolls[stage][seat] for seat in rolling(table)])
        elif any(moves[0].startswith("turn") for moves in table.asked.values()):
            faces = [sorted(int(move.split()[1]) for move in moves) for moves in table.asked.values()]
            chosen = [own[draft.picks[seat]] for seat, own in zip(table.asked, faces, strict=True)]
            table.answer(tuple(map(Turn, chosen)))
        elif any("decline" in moves for moves in table.asked.values()):
            best = [max(move for move in moves if move != "decline") for moves in table.asked.values()]
            table.answer(tuple(Take(int(move.split()[1])) for move in best))
        else:
            return table
    raise AssertionError("a turn must end")


@given(drafts())
@settings(max_examples=150)
def test_a_turn_of_a_tournament_is_the_naive_turn(draft: Draft) -> None:
    expected, table = Naive(draft), play(draft)
    assert dict(enumerate(table.dice)) == expected.faces
    held = [sorted([1] * ones + [2] * twos) for ones, twos in table.state.tokens]
    assert held == [sorted(expected.tokens[seat]) for seat in range(len(draft.dice))]
    assert [seat for event in table.all(WinnersMeet) for seat, _ in event.cards] == expected.winners

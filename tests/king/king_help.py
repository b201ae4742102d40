"""Positions of King of 12 that tests play on, with the events told."""

from __future__ import annotations

from collections.abc import Iterator

from positions import PlayedPosition, PlayedStep, random_steps
from twelvefold.core.chance import Chance
from twelvefold.core.generator import RandomStream
from twelvefold.games.king import King
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import FACTS, Character
from twelvefold.games.king.moves import DECLINE, Lay, Play, Take, Turn
from twelvefold.games.king.state import State, points

GAME = King()
CODES = {FACTS[card].code: card for card in Character}
FIRST_SET = "KnSoOrAlMaPaGo"
DIE = """1:2 4 5 6 10 · 2:1 4 7 8 10 · 3:4 6 8 11 12 · 4:1 2 3 6 8 · 5:1 6 9 10 11 · 6:1 3 4 5 11 ·
7:2 8 9 10 12 · 8:2 3 4 7 12 · 9:5 7 10 11 12 · 10:1 2 5 7 9 · 11:3 5 6 9 12 · 12:3 7 8 9 11"""
"""Rule: Pieces, the neighbours of each face, as the rules write them."""
AROUND = {
    int(face): {int(other) for other in others.split()}
    for face, others in (entry.split(":") for entry in DIE.split("·"))
}


class Position(PlayedPosition[State]):
    """A position of King of 12 for tests, with a method for each kind of answer."""

    game = GAME

    # --- playing

    def play(self, codes: str) -> Position:
        """Everybody's card, in the order of the seats: ``play("Al Al Re")``."""
        return self.answer(tuple(Play(CODES[code]) for code in codes.split()))

    def turn(self, face: int) -> Position:
        return self.answer((Turn(face),))

    def roll(self, *faces: int) -> Position:
        return self.answer(faces)

    def take(self, token: int) -> Position:
        return self.answer((Take(token),))

    def decline(self) -> Position:
        return self.answer((DECLINE,))

    def lay(self, code: str) -> Position:
        return self.answer((Lay(CODES[code]),))

    # --- looking

    @property
    def luck(self) -> str:
        """What is rolled next (``2d12``), or nothing."""
        node = GAME.node(self.state)
        return str(node) if isinstance(node, Chance) else ""

    @property
    def dice(self) -> tuple[int, ...]:
        return self.state.dice

    @property
    def points(self) -> list[int]:
        return [points(tokens) for tokens in self.state.tokens]

    # --- listening

    @property
    def values(self) -> list[int]:
        """The values that were compared last."""
        return [value for _, value in self.all(tell.ValuesCompared)[-1].values]

    @property
    def places(self) -> tuple[int | None, int | None]:
        """First and second place of the only turn told; each must be told once."""
        first, second = self.all(tell.FirstPlace), self.all(tell.SecondPlace)
        assert len(first) + len(self.all(tell.NobodyFirst)) == 1
        assert len(second) + len(self.all(tell.NobodySecond)) == 1
        return first[0].seat if first else None, second[0].seat if second else None

    @property
    def nothing(self) -> dict[int, str]:
        """Who scored nothing in the only turn told, and why."""
        return {event.seat: event.why.value for event in self.all(tell.ScoredNothing)}


def reveal(row: str) -> Position:
    """The first turn of a game with these dice and cards: ``reveal("10 Al / 7 Al / 3 Re")``.

    The set is the Knight and the cards played, filled up with others.
    """
    seats = [part.split() for part in row.split("/")]
    wanted = ["Kn", *(code for _, code in seats)]
    others = [code for code in CODES if code not in wanted]
    cards = wanted + others[: 7 - len(set(wanted))]
    head = "".join(code for code in CODES if code in cards)
    line = " / ".join([f"{head} r1", *(f"{die} - - -" for die, _ in seats), "choose"])
    return Position(line).play(" ".join(code for _, code in seats))


def random_game(seed: int) -> Iterator[PlayedStep[State]]:
    """A game played at random to its end. Seats and promo characters follow from the seed, too."""
    luck = RandomStream.derived(seed, "king", "tests")
    promo = ((), ("collector",), ("faun",), ("collector", "faun"))[seed // 3 % 4]
    table = Position(GAME.start(GAME.options({"seats": 2 + seed % 3, "set": "random", "promo": list(promo)})))
    return random_steps(table, luck)

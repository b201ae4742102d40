"""Whoever follows the public story, and nothing else, knows all that is public."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.events import Event
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.view import Place, Stack

from .chips_help import GAME, random_game


@dataclass
class Listener:
    """Follows what a spectator is told, and nothing else."""

    places: int
    dummy: int | None
    tokens: list[int] = field(default_factory=list)
    front: list[list[int]] = field(default_factory=list)
    seen: list[list[int]] = field(default_factory=list)
    unseen: list[Counter[str]] = field(default_factory=list)
    """How many unseen chips of each colour everybody has; the dummy's start like anyone's."""
    middle: list[int] = field(default_factory=list)
    leader: int | None = None
    top: Colour | None = None

    def __post_init__(self) -> None:
        self.tokens = [0] * self.places
        self.sweep()

    def sweep(self) -> None:
        self.front, self.seen = [[] for _ in self.tokens], [[] for _ in self.tokens]
        self.unseen = [Counter(red=2, blue=2) for _ in self.tokens]
        self.top = None

    def hear(self, event: Event) -> None:
        match event:
            case tell.RoundBegan():
                self.sweep()
            case tell.TopShown(colour=colour):
                self.top = colour
            case tell.TrickBegan(leader=leader):
                self.leader = leader
            case tell.ChipPlayed(seat=seat, chip=chip, colour=colour):
                if chip in self.seen[seat]:
                    self.seen[seat].remove(chip)
                else:
                    self.unseen[seat][colour.value] -= 1
                    self.top = None if seat == self.dummy else self.top
                self.middle.append(chip)
            case tell.TrickWon(seat=seat):
                self.leader = seat
                self.middle.sort()
            case tell.ChipTaken(seat=seat, chip=chip, to=to):
                self.middle.remove(chip)
                row = (self.front if to is tell.Where.FRONT else self.seen)[seat]
                row.append(chip)
                if seat != self.dummy or to is tell.Where.FRONT:
                    row.sort()
            case tell.TokenWon(seat=seat, tokens=tokens):
                self.tokens[seat] += 1
                assert self.tokens[seat] == tokens

    def place(self, seat: int) -> Place:
        """What the listener knows of a player."""
        red, blue = self.unseen[seat]["red"], self.unseen[seat]["blue"]
        front, seen = tuple(self.front[seat]), tuple(self.seen[seat])
        return Place(self.tokens[seat], front, seen, red, blue, None if red + blue else ())

    def stack(self) -> Stack | None:
        """What the listener knows of the dummy."""
        if self.dummy is None:
            return None
        front, under = tuple(self.front[self.dummy]), tuple(self.seen[self.dummy])
        return Stack(self.tokens[self.dummy], front, self.top, self.unseen[self.dummy].total(), under)


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_spectators_view_is_at_every_step_what_the_public_story_has_told_and_nothing_else(seed: int) -> None:
    listener: Listener | None = None
    dealt, compared = False, 0
    for step in random_game(seed):
        state = step.after
        listener = listener or Listener(state.places, state.dummy)
        for event, audience in step.events:
            if audience.includes(None):
                listener.hear(event)
                dealt = isinstance(event, tell.TrickBegan) or (dealt and not isinstance(event, tell.RoundEnded))
        assert tuple(listener.tokens) == state.tokens
        if dealt:
            compared += 1
            view = GAME.view(state, None)
            assert view.places == tuple(listener.place(seat) for seat in range(state.seats))
            assert view.dummy == listener.stack()
            assert (view.middle, view.leader) == (tuple(listener.middle), listener.leader)
    assert compared > 50

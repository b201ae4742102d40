"""A position of a tournament: that of the ordinary game, and who plays with whom.

The ordinary rules are functions of tables of seats; here there are several, which change from round to round.
In the final round there is one table again, of those who have won two rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from twelvefold.core.values import replace
from twelvefold.games.king.cards import Cards, Character
from twelvefold.games.king.seating import Groups, Met, meet, nobody_met, reseat
from twelvefold.games.king.state import (
    AnyFrame,
    DrawGroup,
    State,
    Tokens,
    everybody,
    less,
    without,
)


@dataclass(frozen=True, slots=True)
class Tournament(State):
    """A position of a tournament. ``second`` is to the second card under a die what ``under`` is to the first.

    What is known of the two is known apart: the first is one of ``suspects``, the second another one of
    ``second_suspects``.
    """

    groups: Groups
    """Who plays together; seats are in order, which is the order in which dice are passed. One group: the final."""
    met: Met
    """How often any two have met, this round included; nothing once no seats are changed any more."""
    second: tuple[Character | None, ...]
    second_suspects: tuple[Cards, ...]

    @property
    def final(self) -> bool:
        """Whether this is the final round: one group, and not merely the first one drawn."""
        return len(self.groups) == 1 and self.round > 0

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The groups."""
        return self.groups

    @property
    def playing(self) -> tuple[int, ...]:
        """Everybody, or those in the final."""
        return self.groups[0] if self.final else everybody(len(self.dice))

    def then(self, dice: tuple[int, ...], tokens: tuple[Tokens, ...], frame: AnyFrame) -> Tournament:
        return replace(self, dice=dice, tokens=tokens, agenda=(frame,))

    def revealed(self, cards: Cards) -> Tournament:
        """Those who do not play the final reveal nothing."""
        by_seat = dict(zip(self.playing, cards, strict=True))
        seen = tuple([by_seat.get(seat) for seat in everybody(len(self.dice))])
        return replace(
            self,
            hands=tuple([without(hand, card) for hand, card in zip(self.hands, seen, strict=True)]),
            played=tuple([(*row, card) if card else row for row, card in zip(self.played, seen, strict=True)]),
            suspects=less(self.suspects, seen),
            second_suspects=less(self.second_suspects, seen),
        )

    def cleared(self, under: tuple[Character | None, ...], suspects: tuple[Cards, ...]) -> Tournament:
        """Everybody changes seats, too; in the final nobody does, and both cards stay under the dice."""
        bare = State.cleared(self, under, suspects)
        groups = self.groups if self.final else reseat(self.groups, self.met)
        met = self.met if self.final else meet(self.met, groups)
        return tournament_of(bare, groups, met, self.second, self.second_suspects)

    def taken_back(self, under: tuple[Character | None, ...]) -> tuple[Cards, ...]:
        hands = State.taken_back(self, under)
        return tuple([without(hand, card) for hand, card in zip(hands, self.second, strict=True)])

    def finalists(self, laid: Mapping[int, Character]) -> Tournament:
        """The final is next, of those who have just laid these second cards."""
        seats = everybody(len(self.dice))
        return replace(
            self,
            groups=(tuple(laid),),
            met=(),
            second=tuple(laid.get(seat) for seat in seats),
            second_suspects=tuple(self.set if seat in laid else () for seat in seats),
        ).cleared(self.under, self.suspects)

    def drawn(self, group: tuple[int, ...]) -> Tournament:
        """One more of the first groups; when all are drawn, they meet, and what was to be next is."""
        groups = (*self.groups, group)
        frame = self.agenda[-1]
        if isinstance(frame, DrawGroup) and len(groups) == len(frame.sizes):
            met = meet(nobody_met(len(self.dice)), groups)
            return replace(self, groups=groups, met=met, agenda=self.agenda[:-1])
        return replace(self, groups=groups)


def start_tournament(bare: State, sizes: tuple[int, ...]) -> Tournament:
    """Setting up a tournament: as the ordinary game, once the groups are drawn."""
    seats = len(bare.dice)
    start = tournament_of(bare, (), (), (None,) * seats, ((),) * seats)
    return replace(start, agenda=(*bare.agenda, DrawGroup(sizes)))


def tournament_of(
    bare: State, groups: Groups, met: Met, second: tuple[Character | None, ...], second_suspects: tuple[Cards, ...]
) -> Tournament:
    """An ordinary position with what a tournament knows besides. Hands are less the second cards under dice."""
    return Tournament(
        bare.set,
        bare.round,
        bare.dice,
        tuple([without(hand, card) for hand, card in zip(bare.hands, second, strict=True)]),
        bare.played,
        bare.tokens,
        bare.under,
        bare.suspects,
        bare.agenda,
        groups,
        met,
        second,
        second_suspects,
    )

"""A position of a tournament: that of the ordinary game, and who plays with whom.

The ordinary rules are functions of tables of seats; here there are several, which change from round to round.
In the final round there is one table again, of those who have won two rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

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
        """Whether this is the final round."""
        return len(self.groups) == 1

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

    def revealed(self, cards: Mapping[int, Character]) -> Tournament:
        return self._with(State.revealed(self, cards), second_suspects=less(self.second_suspects, cards))

    def cleared(self, under: tuple[Character | None, ...], suspects: tuple[Cards, ...]) -> Tournament:
        """Everybody changes seats, too; in the final nobody does, and both cards stay under the dice."""
        bare = State.cleared(self, under, suspects)
        if self.final:
            return self._with(bare)
        groups = reseat(self.groups, self.met)
        return self._with(bare, groups=groups, met=meet(self.met, groups))

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

    def _with(
        self,
        bare: State,
        groups: Groups | None = None,
        met: Met | None = None,
        second_suspects: tuple[Cards, ...] | None = None,
    ) -> Tournament:
        """This tournament with what an ordinary position says, and what else has changed."""
        return Tournament(
            bare.set,
            bare.round,
            bare.dice,
            bare.hands,
            bare.played,
            bare.tokens,
            bare.under,
            bare.suspects,
            bare.agenda,
            self.groups if groups is None else groups,
            self.met if met is None else met,
            self.second,
            self.second_suspects if second_suspects is None else second_suspects,
        )


def start_tournament(bare: State, sizes: tuple[int, ...]) -> Tournament:
    """Setting up a tournament: as the ordinary game, once the groups are drawn."""
    seats = len(bare.dice)
    return Tournament(
        bare.set,
        bare.round,
        bare.dice,
        bare.hands,
        bare.played,
        bare.tokens,
        bare.under,
        bare.suspects,
        (*bare.agenda, DrawGroup(sizes)),
        (),
        (),
        (None,) * seats,
        ((),) * seats,
    )

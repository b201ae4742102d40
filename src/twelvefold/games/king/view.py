"""Views: what a seat may know of a position, and sampling of positions that are consistent with a view.

Rule: What a player may know. Public are the set, dice, tokens, every card played this round, how many
cards each player holds, that a card lies under a die, and which cards that may be for all that was
seen. Private are hands (as far as the card under the die makes them private) and that card itself.
The agenda of this game never holds a secret: what is chosen is sealed in the match, not here.

Of a tournament everybody also knows who plays with whom, and how often any two have met.
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.generator import Generator
from twelvefold.games.king.cards import Cards, Character
from twelvefold.games.king.seating import Groups, Met
from twelvefold.games.king.state import AnyFrame, Crowned, State, Tokens, hand, without
from twelvefold.games.king.tournament import Tournament, tournament_of


@dataclass(frozen=True, slots=True)
class Place:
    """A player as a viewer sees them. ``hand`` and ``under`` are None if the viewer does not know them."""

    die: int
    tokens: Tokens
    played: Cards
    cards: int
    """The number of cards in hand."""
    hand: Cards | None
    under: Character | None
    suspects: Cards
    """The cards of which one lies under the die, for all that everybody has seen; none: no card there."""

    @property
    def surely_under(self) -> Cards:
        """What everybody knows to lie under the die."""
        return self.suspects if len(self.suspects) == 1 else ()


@dataclass(frozen=True, slots=True)
class TournamentPlace(Place):
    """One player of a tournament. Of a second card under the die the same is known as of the first."""

    group: int
    """The number of the player's group, from 1; 0: in none (not drawn yet, or not in the final)."""
    second: Character | None
    second_suspects: Cards
    """The cards of which one lies there besides the first."""

    @property
    def surely_under(self) -> Cards:
        """Both cards, or one of them, as far as they follow from what was seen."""
        return (
            self.second_suspects if len(self.second_suspects) == 2 else self.suspects if len(self.suspects) == 1 else ()
        )


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat (or a spectator, if None) may know."""

    seat: int | None
    set: Cards
    round: int
    places: tuple[Place, ...]
    agenda: tuple[AnyFrame, ...]


@dataclass(frozen=True, slots=True)
class TournamentView(View):
    """Everything a seat may know of a tournament."""

    places: tuple[TournamentPlace, ...]
    met: Met
    """How often any two have met: in the row of a seat, one count for each higher seat; the lowest count is 0."""

    @property
    def groups(self) -> Groups:
        """The seats of each group; in the final, of the only one."""
        last = max(place.group for place in self.places)
        return tuple(
            tuple(seat for seat, place in enumerate(self.places) if place.group == number)
            for number in range(1, last + 1)
        )

    @property
    def final(self) -> bool:
        """Whether this is the final round."""
        return self.round > 0 and not self.met


def view(state: State, seat: int | None) -> View:
    """Return the view of a seat. Once the game is over nothing is hidden."""
    over = isinstance(state.agenda[-1], Crowned)
    seats = range(len(state.dice))
    if isinstance(state, Tournament):
        group = {member: number for number, group in enumerate(state.groups, 1) for member in group}
        places = tuple(
            _tournament_place(state, other, group.get(other, 0), shown=over or other == seat) for other in seats
        )
        return TournamentView(seat, state.set, state.round, places, state.agenda, state.met)
    return View(
        seat=seat,
        set=state.set,
        round=state.round,
        places=tuple(_place(state, other, shown=over or other == seat) for other in seats),
        agenda=state.agenda,
    )


def _place(state: State, seat: int, *, shown: bool) -> Place:
    return Place(
        die=state.dice[seat],
        tokens=state.tokens[seat],
        played=state.played[seat],
        cards=len(state.hands[seat]),
        hand=state.hands[seat] if shown else None,
        under=state.under[seat] if shown else None,
        suspects=state.suspects[seat],
    )


def _tournament_place(state: Tournament, seat: int, group: int, *, shown: bool) -> TournamentPlace:
    place = _place(state, seat, shown=shown)
    return TournamentPlace(
        place.die,
        place.tokens,
        place.played,
        place.cards,
        place.hand,
        place.under,
        place.suspects,
        group=group,
        second=state.second[seat] if shown else None,
        second_suspects=state.second_suspects[seat],
    )


def possible_hand(view: View, seat: int) -> Cards:
    """Return the cards a seat may still hold, as far as the viewer knows."""
    place = view.places[seat]
    if place.hand is not None:
        return place.hand
    gone = place.surely_under
    return tuple(card for card in view.set if card not in gone and card not in place.played)


def imagine(view: View, rng: Generator) -> State:
    """Sample a position that is consistent with a view: unknown cards are chosen among the suspects."""
    under = tuple(_imagine_under(place.under, place.suspects, rng) for place in view.places)
    state = State(
        set=view.set,
        round=view.round,
        dice=tuple(place.die for place in view.places),
        hands=tuple(hand(view.set, hidden, place.played) for place, hidden in zip(view.places, under, strict=True)),
        played=tuple(place.played for place in view.places),
        tokens=tuple(place.tokens for place in view.places),
        under=under,
        suspects=tuple(place.suspects for place in view.places),
        agenda=view.agenda,
    )
    return _imagine_tournament(view, state, rng) if isinstance(view, TournamentView) else state


def _imagine_tournament(view: TournamentView, bare: State, rng: Generator) -> Tournament:
    """Sample the second cards, each different from the first."""
    second = tuple(
        _imagine_under(place.second, without(place.second_suspects, first), rng)
        for place, first in zip(view.places, bare.under, strict=True)
    )
    suspects = tuple(place.second_suspects for place in view.places)
    return tournament_of(bare, view.groups, view.met, second, suspects)


def _imagine_under(seen: Character | None, suspects: Cards, rng: Generator) -> Character | None:
    if seen is not None or not suspects:
        return seen
    return suspects[rng.below(len(suspects))]

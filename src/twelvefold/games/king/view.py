"""What a seat may know of a position, built from what is allowed, and positions that fit it.

Rule: What a player may know. Public are the set, dice, tokens, every card played this round, how many
cards each player holds, that a card lies under a die, and which cards that may be for all that was
seen. Private are hands (as far as the card under the die makes them private) and that card itself.
The agenda of this game never holds a secret: what is chosen is sealed in the match, not here.
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.generator import Generator
from twelvefold.games.king.cards import Cards, Character
from twelvefold.games.king.state import AnyFrame, Crowned, State, Tokens, hand


@dataclass(frozen=True, slots=True)
class Place:
    """One player, as a viewer sees them. ``hand`` and ``under`` are None where they are not known."""

    die: int
    tokens: Tokens
    played: Cards
    cards: int
    """How many cards are in hand."""
    hand: Cards | None
    under: Character | None
    suspects: Cards
    """The cards of which one lies under the die, for all that everybody has seen; none: no card there."""


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat (None: a spectator) may know."""

    seat: int | None
    set: Cards
    round: int
    places: tuple[Place, ...]
    agenda: tuple[AnyFrame, ...]


def view(state: State, seat: int | None) -> View:
    """The position as that seat may know it. When the game is over, everything is shown."""
    over = isinstance(state.agenda[-1], Crowned)
    return View(
        seat=seat,
        set=state.set,
        round=state.round,
        places=tuple(_place(state, other, shown=over or other == seat) for other in range(len(state.dice))),
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


def possible_hand(view: View, seat: int) -> Cards:
    """The cards that seat may still hold, as far as the viewer knows."""
    place = view.places[seat]
    if place.hand is not None:
        return place.hand
    return hand(view.set, place.suspects[0] if len(place.suspects) == 1 else None, place.played)


def imagine(view: View, rng: Generator) -> State:
    """A position that fits a view: under each unseen die lies one of the suspects."""
    under = tuple(_imagine_under(place, rng) for place in view.places)
    return State(
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


def _imagine_under(place: Place, rng: Generator) -> Character | None:
    if place.under is not None or not place.suspects:
        return place.under
    return place.suspects[rng.below(len(place.suspects))]

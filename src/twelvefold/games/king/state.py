"""A position of King of 12: everything the future needs, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from twelvefold.core.agenda import Frame
from twelvefold.core.values import replace
from twelvefold.games.king.cards import Cards, Character

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ring:
    """Seats that compare with each other, in the order in which dice are passed; their cards; the prizes.

    The prizes are the tokens for first and second place; 0 stands for none.
    """

    seats: tuple[int, ...]
    cards: Cards
    prizes: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DrawSet(Frame):
    """A random set is drawn."""

    promos: Cards


@dataclass(frozen=True, slots=True)
class DrawGroup(Frame):
    """In a tournament: the players of the next group are drawn. All groups' sizes, those already drawn included."""

    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RollDice(Frame):
    """Everybody rolls for a new round."""


@dataclass(frozen=True, slots=True)
class ChooseCards(Frame):
    """Everybody chooses a card in secret."""


@dataclass(frozen=True, slots=True)
class TurnDice(Frame):
    """Sorcerers turn their dice: one ring or several, all asked at once."""

    rings: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class RollOracles(Frame):
    """Oracles roll, in seat order."""

    rings: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class TakeTokens(Frame):
    """Ladies take a token, all asked at once. Thefts are pairs of thief and victim."""

    thefts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TakeInGroups(TakeTokens):
    """Ladies of a tournament's groups take a token; then the groups' firsts go to the winners' table."""

    firsts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LayCard(Frame):
    """The winner of the round lays a card under the die."""

    seat: int


@dataclass(frozen=True, slots=True)
class LayCards(Frame):
    """In a tournament: the round's winners of all groups lay a card under their dice, all asked at once."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LaySeconds(Frame):
    """In a tournament: several have won a second round. Each lays the second card, and they play the final."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Crowned(Frame):
    """The game is over."""

    seat: int


AnyFrame = (
    DrawSet
    | DrawGroup
    | RollDice
    | ChooseCards
    | TurnDice
    | RollOracles
    | TakeTokens
    | TakeInGroups
    | LayCard
    | LayCards
    | LaySeconds
    | Crowned
)

CHOOSE_CARDS = ChooseCards()
ROLL_DICE = RollDice()

Tokens = tuple[int, int]
"""How many tokens worth 1 and worth 2 a seat holds."""


def points(tokens: Tokens) -> int:
    """What tokens are worth together."""
    return tokens[0] + 2 * tokens[1]


@dataclass(frozen=True, slots=True)
class State:
    """A position. Tuples are indexed by seat; card tuples are in the order of ``Character``.

    ``played`` alone is in the order of play. ``suspects`` are the cards that, for all the others have
    seen, may lie under a seat's die: it is what a player with perfect memory knows, so the future
    needs it. Hands follow from the set, the played cards and the card under the die; they are kept
    because they are asked for most.
    """

    set: Cards
    round: int
    dice: tuple[int, ...]
    hands: tuple[Cards, ...]
    played: tuple[Cards, ...]
    tokens: tuple[Tokens, ...]
    under: tuple[Character | None, ...]
    suspects: tuple[Cards, ...]
    agenda: tuple[AnyFrame, ...]

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The seats that compare with each other, table by table: here one table of all."""
        return one_table(len(self.dice))

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play this round, in order: here all."""
        return everybody(len(self.dice))

    def then(self, dice: tuple[int, ...], tokens: tuple[Tokens, ...], frame: AnyFrame) -> State:
        """The same turn further on: what a turn changes after the reveal, and what is next."""
        return State(self.set, self.round, dice, self.hands, self.played, tokens, self.under, self.suspects, (frame,))

    def revealed(self, cards: Cards) -> State:
        """These cards of those who play lie on the table: they have left the hands, and are suspected under no die."""
        return State(
            self.set,
            self.round,
            self.dice,
            tuple([without(hand, card) for hand, card in zip(self.hands, cards, strict=True)]),
            tuple([(*played, card) for played, card in zip(self.played, cards, strict=True)]),
            self.tokens,
            self.under,
            less(self.suspects, cards),
            self.agenda,
        )

    def cleared(self, under: tuple[Character | None, ...], suspects: tuple[Cards, ...]) -> State:
        """Before the dice are rolled for a new round: cards come back but for those under dice, tokens go back."""
        seats = len(under)
        return State(
            self.set,
            self.round,
            (0,) * seats,
            self.taken_back(under),
            ((),) * seats,
            ((0, 0),) * seats,
            under,
            suspects,
            (ROLL_DICE,),
        )

    def gathered(self, frame: AnyFrame) -> State:
        """The round is over: everyone takes their cards back, but for those under dice."""
        hands = self.taken_back(self.under)
        return replace(self, hands=hands, played=((),) * len(hands), agenda=(frame,))

    def taken_back(self, under: tuple[Character | None, ...]) -> tuple[Cards, ...]:
        """The hands when everyone has taken their cards back, but for those under dice."""
        return tuple([without(self.set, card) for card in under])


@lru_cache(maxsize=32)
def everybody(seats: int) -> tuple[int, ...]:
    """All seats of a table."""
    return tuple(range(seats))


@lru_cache(maxsize=32)
def one_table(seats: int) -> tuple[tuple[int, ...], ...]:
    """All seats at one table."""
    return (everybody(seats),)


def less(suspects: tuple[Cards, ...], seen: tuple[Character | None, ...]) -> tuple[Cards, ...]:
    """What may lie under each die once these cards were seen elsewhere."""
    return tuple([own and without(own, card) for own, card in zip(suspects, seen, strict=True)])


def hand(cards: Cards, under: Character | None, played: Cards) -> Cards:
    """What a seat holds: the set, less the card under its die, less what it has played this round."""
    return tuple(card for card in cards if card is not under and card not in played)


def without(cards: Cards, card: Character | None) -> Cards:
    """Cards less one, if it is among them."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]

"""Bounds of King of 12: every move that can be offered, and the greatest length of a game."""

from __future__ import annotations

from twelvefold.games.king.cards import SET_SIZE, Cards, in_order, random_sets
from twelvefold.games.king.legal import LAST_ROUND
from twelvefold.games.king.moves import DECLINE, LAYS, PLAYS, TAKES, TURNS, Move
from twelvefold.games.king.options import Options, TournamentOptions, starting_set
from twelvefold.games.king.ring import LADY, SORCERER

MOST_TURNS = SET_SIZE - 1
"""A round ends when somebody has one card left."""
ASKED_AT_A_TABLE = 2
"""What a table asks in a turn after the reveal: Sorcerers turn dice, Ladies take a token."""


def possible_cards(options: Options) -> Cards:
    """The characters that can be in the set."""
    drawn = (card for cards in random_sets(options.promo) for card in cards)
    return starting_set(options) or in_order(set(drawn))


def every_move(options: Options) -> tuple[Move, ...]:
    """Each card can be played and laid; dice are turned only by a Sorcerer, tokens taken only by Ladies."""
    cards = possible_cards(options)
    turns: tuple[Move, ...] = tuple(TURNS.values()) if SORCERER in cards else ()
    takes: tuple[Move, ...] = (*TAKES.values(), DECLINE) if LADY in cards else ()
    return *(PLAYS[card] for card in cards), *turns, *takes, *(LAYS[card] for card in cards)


def longest(options: Options) -> int:
    """In each turn cards are chosen, then the table asks; in a tournament the groups ask, then the winners' table.

    A card is laid at the end of a round. The rules know no last round, as a tied one gives nobody a card: the bound is
    ``LAST_ROUND``, beyond which ``Game.check`` knows no position.
    """
    tables = 2 if isinstance(options, TournamentOptions) else 1
    return (LAST_ROUND - 1) * (MOST_TURNS * (1 + ASKED_AT_A_TABLE * tables) + 1)

"""The moves of King of 12, and their notation.

play knight    choose a card for this turn
turn 7         the Sorcerer turns the die to a neighbouring face
take 2         the Lady takes a token of that worth
decline        the Lady takes nothing
lay golem      the winner of a round lays a card under the die
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.games.king.cards import FACTS, SIDES, TOKENS, Character

BAD_MOVE = Reason(
    "king-bad-move",
    "{text} is not a move; write one of: play CHARACTER, turn FACE, take TOKEN, decline, lay CHARACTER",
)
BAD_CHARACTER = Reason("king-bad-character", "{text} is not a character; the characters are {allowed}")


@dataclass(frozen=True, slots=True)
class Play:
    card: Character


@dataclass(frozen=True, slots=True)
class Turn:
    face: int


@dataclass(frozen=True, slots=True)
class Take:
    token: int


@dataclass(frozen=True, slots=True)
class Decline:
    pass


@dataclass(frozen=True, slots=True)
class Lay:
    card: Character


Move = Play | Turn | Take | Decline | Lay

PLAYS = {card: Play(card) for card in Character}
LAYS = {card: Lay(card) for card in Character}
TURNS = {face: Turn(face) for face in range(1, SIDES + 1)}
TAKES = {token: Take(token) for token in TOKENS}
DECLINE = Decline()

_BY_NAME = {card.name.lower(): card for card in Character} | {FACTS[c].code.lower(): c for c in Character}


def parse_character(text: str) -> Character:
    """Parse a character from its name or its two letters.

    >>> parse_character("Kn") is parse_character("knight") is Character.KNIGHT
    True
    """
    card = _BY_NAME.get(text.strip().lower())
    if card is None:
        raise BadNotation(BAD_CHARACTER, text=short(text, 40), allowed=", ".join(c.name.lower() for c in Character))
    return card


def format_move(move: Move) -> str:
    """Format a move.

    >>> format_move(Play(Character.KNIGHT))
    'play knight'
    """
    match move:
        case Play(Character() as card):
            return f"play {card.name.lower()}"
        case Turn(face):
            return f"turn {face}"
        case Take(token):
            return f"take {token}"
        case Decline():
            return "decline"
        case Lay(Character() as card):
            return f"lay {card.name.lower()}"
    return short(move, 60)  # not a move: error messages still have to format it


def parse_move(text: str) -> Move:
    """Parse a move, or raise BadNotation.

    >>> parse_move("turn 7")
    Turn(face=7)
    """
    match text.split() if isinstance(text, str) else None:
        case ["decline"]:
            return DECLINE
        case ["play", name]:
            return PLAYS[parse_character(name)]
        case ["lay", name]:
            return LAYS[parse_character(name)]
        case ["turn", face] if face in _FACES:
            return TURNS[_FACES[face]]
        case ["take", token] if token in _TOKENS:
            return TAKES[_TOKENS[token]]
    raise BadNotation(BAD_MOVE, text=short(text, 60))


_FACES = {str(face): face for face in TURNS}
_TOKENS = {str(token): token for token in TAKES}

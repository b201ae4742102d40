"""The moves of 12 Chip Trick, and their notation.

play 7    play a chip from hand
take 9    take a chip from the middle
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.games.chips.chips import TWELVE

BAD_MOVE = Reason("chips-bad-move", "{text} is not a move; write play CHIP or take CHIP, with a chip from 1 to 12")


@dataclass(frozen=True, slots=True)
class Play:
    chip: int


@dataclass(frozen=True, slots=True)
class Take:
    chip: int


Move = Play | Take

PLAYS = {chip: Play(chip) for chip in TWELVE}
TAKES = {chip: Take(chip) for chip in TWELVE}

_BY_TEXT: dict[str, Move] = {
    **{f"play {chip}": move for chip, move in PLAYS.items()},
    **{f"take {chip}": move for chip, move in TAKES.items()},
}


def format_move(move: Move) -> str:
    """Format a move.

    >>> format_move(Play(7))
    'play 7'
    """
    match move:
        case Play(chip):
            return f"play {chip}"
        case Take(chip):
            return f"take {chip}"
    return short(move, 60)  # not a move: error messages still have to format it


def parse_move(text: str) -> Move:
    """Parse a move, or raise BadNotation.

    >>> parse_move("take 9")
    Take(chip=9)
    """
    move = _BY_TEXT.get(" ".join(text.lower().split())) if isinstance(text, str) else None
    if move is None:
        raise BadNotation(BAD_MOVE, text=short(text, 60))
    return move

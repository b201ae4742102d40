"""Text notation of the agenda, which ends a position's line (``notation.py``)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.games.king.cards import FACTS, GROUP_PRIZES, PRIZES, Cards, Character
from twelvefold.games.king.seating import Groups
from twelvefold.games.king.state import (
    AnyFrame,
    ChooseCards,
    Crowned,
    DrawGroup,
    DrawSet,
    LayCard,
    LayCards,
    LaySeconds,
    Ring,
    RollDice,
    RollOracles,
    TakeInGroups,
    TakeTokens,
    TurnDice,
)

BAD_CODES = Reason("king-notation-codes", "{text} is not a row of two-letter characters; they are {allowed}")
BAD_NEXT = Reason(
    "king-notation-next",
    "{text} is not what can be next; write draw, roll, choose, turn, oracle, take THIEF<VICTIM, lay SEAT or won SEAT",
)
BAD_NEXT_IN_TOURNAMENT = Reason(
    "king-notation-next-tournament",
    "{text} is not what can be next; write seat SIZES roll, draw, roll, choose, turn, oracle, turn at SEATS, "
    "oracle at SEATS, take THIEF<VICTIM, take THIEF<VICTIM to SEATS, lay SEATS, second SEATS or won SEAT",
)

_CODES = {FACTS[card].code: card for card in Character}
_NUMBER = re.compile(r"[0-9]{1,2}")
_THEFT = re.compile(r"[0-9]{1,2}<[0-9]{1,2}")
_SIZES = re.compile(r"[0-9](\+[0-9])*")

Compared = tuple[Groups, Mapping[int, Character]]
"""The rings of seats that compare, and the card each seat played last."""


def format_cards(cards: Cards) -> str:
    """Format cards as two letters each."""
    return "".join(FACTS[card].code for card in cards) or "-"


def parse_cards(text: str) -> Cards:
    """Parse cards of two letters each, or raise BadNotation."""
    codes = [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]
    if not all(code in _CODES for code in codes):
        raise BadNotation(BAD_CODES, text=short(text, 60), allowed=" ".join(_CODES))
    return tuple(_CODES[code] for code in codes)


# --- writing


def format_next(agenda: tuple[AnyFrame, ...], tables: Groups) -> str:
    """Format the agenda: its next frame and, while groups are drawn, the frame after it."""
    *later, frame = agenda
    match frame:
        case DrawGroup(sizes):
            return f"seat {'+'.join(map(str, sizes))} {format_next(tuple(later), tables)}"
        case DrawSet(promos):
            return f"draw {format_cards(promos)}"
        case RollDice():
            return "roll"
        case ChooseCards():
            return "choose"
        case TurnDice(rings):
            return f"turn{_at(rings, tables)}"
        case RollOracles(rings):
            return f"oracle{_at(rings, tables)}"
        case TakeInGroups(thefts, firsts):
            return " ".join(["take", *_pairs(thefts), "to", *map(str, firsts)])
        case TakeTokens(thefts):
            return " ".join(["take", *_pairs(thefts)])
        case LayCard(seat):
            return f"lay {seat}"
        case LayCards(seats):
            return " ".join(["lay", *map(str, seats)])
        case LaySeconds(seats):
            return " ".join(["second", *map(str, seats)])
        case Crowned(seat):
            return f"won {seat}"


def _at(rings: tuple[Ring, ...], tables: Groups) -> str:
    """The winners' table; the groups, and the only table there is, need no word."""
    return "" if len(rings) == len(tables) else " ".join([" at", *map(str, rings[0].seats)])


def _pairs(thefts: tuple[tuple[int, int], ...]) -> list[str]:
    return [f"{thief}<{victim}" for thief, victim in thefts]


# --- reading


def parse_next(text: str, compared: Compared, *, tournament: bool) -> tuple[AnyFrame, ...]:
    """Parse the agenda, or raise BadNotation."""
    words = text.split()
    found = (_parse_in_tournament(words, compared) if tournament else ()) or _parse(words, compared)
    if found:
        return found
    raise BadNotation(BAD_NEXT_IN_TOURNAMENT if tournament else BAD_NEXT, text=short(text, 60))


def _parse(words: list[str], compared: Compared) -> tuple[AnyFrame, ...]:
    groups, last = compared
    prizes = PRIZES if len(groups) == 1 else GROUP_PRIZES
    rings = tuple(_ring(group, last, prizes) for group in groups)
    match words:
        case ["draw", promos]:
            return (DrawSet(parse_cards(promos)),)
        case ["roll"]:
            return (RollDice(),)
        case ["choose"]:
            return (ChooseCards(),)
        case ["turn"]:
            return (TurnDice(rings),)
        case ["oracle"]:
            return (RollOracles(rings),)
        case ["take", *thefts] if all(map(_THEFT.fullmatch, thefts)):
            return (TakeTokens(_parse_pairs(thefts)),)
        case ["lay", seat] if _NUMBER.fullmatch(seat):
            return (LayCard(int(seat)),)
        case ["won", seat] if _NUMBER.fullmatch(seat):
            return (Crowned(int(seat)),)
    return ()


def _parse_in_tournament(words: list[str], compared: Compared) -> tuple[AnyFrame, ...]:
    """Parse the frames that occur in a tournament only."""
    match words:
        case ["seat", sizes, *later] if _SIZES.fullmatch(sizes):
            below = _parse(later, compared)
            return (*below, DrawGroup(tuple(map(int, sizes.split("+"))))) if below else ()
        case ["turn" | "oracle" as what, "at", *seats] if _are_numbers(seats):
            ring = _ring(tuple(map(int, seats)), compared[1], PRIZES)
            return (TurnDice((ring,)) if what == "turn" else RollOracles((ring,)),)
        case ["take", *rest] if rest.count("to") == 1:
            place = rest.index("to")
            thefts, firsts = rest[:place], rest[place + 1 :]
            if all(map(_THEFT.fullmatch, thefts)) and _are_numbers(firsts):
                return (TakeInGroups(_parse_pairs(thefts), tuple(map(int, firsts))),)
        case ["lay", *seats] if _are_numbers(seats):
            return (LayCards(tuple(map(int, seats))),)
        case ["second", *seats] if _are_numbers(seats):
            return (LaySeconds(tuple(map(int, seats))),)
    return ()


def _are_numbers(words: list[str]) -> bool:
    return all(map(_NUMBER.fullmatch, words))


def _ring(seats: tuple[int, ...], last: Mapping[int, Character], prizes: tuple[int, int]) -> Ring:
    return Ring(seats, tuple(last[seat] for seat in seats if seat in last), prizes)


def _parse_pairs(thefts: list[str]) -> tuple[tuple[int, int], ...]:
    return tuple((int(thief), int(victim)) for thief, victim in (pair.split("<") for pair in thefts))

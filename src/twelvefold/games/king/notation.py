"""A position of King of 12 in one line, so that a bug report is one line.

    KnSoOrAlMaPaGo r2 / 10 AlMa 21 Go / 7 OrPa - - / 3 SoMa 2 - / choose

The set and the round; then each seat with its die, what it played this round, its tokens, and the
card under its die; then what is next. ``-`` is nothing. Hands follow from the rest.

Under a die, ``Go?KnGo`` says that for all the others have seen it is the Knight or the Golem; without
``?`` it may be anything not played this round. What is next: ``draw`` (with promo characters),
``roll``, ``choose``, ``turn`` (Sorcerer), ``oracle``, ``take 0<2`` (seat 0 from seat 2), ``lay 1``,
``won 1``.
"""

from __future__ import annotations

import re

from twelvefold.core.errors import BadData, BadNotation, Reason, short
from twelvefold.games.king.cards import FACTS, PRIZES, Cards, Character
from twelvefold.games.king.legal import check_state
from twelvefold.games.king.state import (
    AnyFrame,
    ChooseCards,
    Crowned,
    DrawSet,
    LayCard,
    Ring,
    RollDice,
    RollOracles,
    State,
    TakeTokens,
    Tokens,
    TurnDice,
    hand,
)

SHAPE = Reason("king-notation-shape", "a position is SET rROUND / SEAT / SEAT … / NEXT, not {text}")
BAD_CODES = Reason("king-notation-codes", "{text} is not a row of two-letter characters; they are {allowed}")
BAD_SEAT = Reason("king-notation-seat", "a seat is DIE PLAYED TOKENS UNDER, like: 10 AlMa 21 Go; not {text}")
BAD_NEXT = Reason(
    "king-notation-next",
    "{text} is not what can be next; write draw, roll, choose, turn, oracle, take THIEF<VICTIM, lay SEAT or won SEAT",
)
IMPOSSIBLE = Reason("king-notation-impossible", "no game reaches this position: {problem}")

_CODES = {FACTS[card].code: card for card in Character}
_HEAD = re.compile(r"(\S+) r([0-9]{1,9})")
_SEAT = re.compile(r"([0-9]{1,2}|-) (\S+) ([12]{1,15}|-) (\S+)")
_THEFT = re.compile(r"[0-9]{1,2}<[0-9]{1,2}")
_NUMBER = re.compile(r"[0-9]{1,2}")


def format_state(state: State) -> str:
    """The position as one line; ``parse_state`` reads it back."""
    head = f"{_format_cards(state.set)} r{state.round}"
    seats = [_format_seat(state, seat) for seat in range(len(state.dice))]
    return " / ".join([head, *seats, _format_next(state.agenda[-1])])


def parse_state(text: str) -> State:
    """A position from its line. BadNotation says what does not read or cannot be.

    >>> parse_state("KnSoOrAlMaPaGo r1 / 10 - - - / 7 - - - / choose").dice
    (10, 7)
    """
    head, *seats, upcoming = (
        (part.strip() for part in text.split("/")) if isinstance(text, str) and text.count("/") >= 3 else ("", "")
    )
    found = _HEAD.fullmatch(head)
    if found is None:
        raise BadNotation(SHAPE, text=short(text, 100))
    cards = _parse_cards(found[1])
    rows = [_parse_seat(seat, cards) for seat in seats]
    dice, played, tokens, under, suspects = zip(*rows, strict=True)
    last = tuple(row[-1] for row in played if row)
    state = State(
        set=cards,
        round=int(found[2]),
        dice=dice,
        hands=tuple(hand(cards, hidden, row) for hidden, row in zip(under, played, strict=True)),
        played=played,
        tokens=tokens,
        under=under,
        suspects=suspects,
        agenda=(_parse_next(upcoming, (Ring(tuple(range(len(rows))), last, PRIZES),)),),
    )
    try:
        check_state(state)
    except BadData as problem:
        raise BadNotation(IMPOSSIBLE, problem=problem) from None
    return state


def _format_cards(cards: Cards) -> str:
    return "".join(FACTS[card].code for card in cards) or "-"


def _parse_cards(text: str) -> Cards:
    codes = [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]
    if not all(code in _CODES for code in codes):
        raise BadNotation(BAD_CODES, text=short(text, 60), allowed=" ".join(_CODES))
    return tuple(_CODES[code] for code in codes)


def _format_seat(state: State, seat: int) -> str:
    ones, twos = state.tokens[seat]
    under, suspects = state.under[seat], state.suspects[seat]
    laid = "-" if under is None else FACTS[under].code
    if under is not None and suspects != hand(state.set, None, state.played[seat]):
        laid += "?" + _format_cards(suspects)
    die = state.dice[seat] or "-"
    return f"{die} {_format_cards(state.played[seat])} {'2' * twos + '1' * ones or '-'} {laid}"


def _parse_seat(text: str, cards: Cards) -> tuple[int, Cards, Tokens, Character | None, Cards]:
    found = _SEAT.fullmatch(text)
    if found is None:
        raise BadNotation(BAD_SEAT, text=short(text, 60))
    die, played_text, tokens, laid = found.groups()
    played = _parse_cards(played_text)
    code, _, seen = laid.partition("?")
    under = _parse_cards(code)
    if len(under) > 1:
        raise BadNotation(BAD_SEAT, text=short(text, 60))
    suspects = _parse_cards(seen) if seen else hand(cards, None, played) if under else ()
    return (
        0 if die == "-" else int(die),
        played,
        (tokens.count("1"), tokens.count("2")),
        under[0] if under else None,
        suspects,
    )


def _format_next(frame: AnyFrame) -> str:
    match frame:
        case DrawSet(promos):
            return f"draw {_format_cards(promos)}"
        case RollDice():
            return "roll"
        case ChooseCards():
            return "choose"
        case TurnDice():
            return "turn"
        case RollOracles():
            return "oracle"
        case TakeTokens(thefts):
            return "take " + " ".join(f"{thief}<{victim}" for thief, victim in thefts)
        case LayCard(seat):
            return f"lay {seat}"
        case Crowned(seat):
            return f"won {seat}"


def _parse_next(text: str, rings: tuple[Ring, ...]) -> AnyFrame:
    match text.split():
        case ["draw", promos]:
            return DrawSet(_parse_cards(promos))
        case ["roll"]:
            return RollDice()
        case ["choose"]:
            return ChooseCards()
        case ["turn"]:
            return TurnDice(rings)
        case ["oracle"]:
            return RollOracles(rings)
        case ["take", *thefts] if all(_THEFT.fullmatch(pair) for pair in thefts):
            return TakeTokens(tuple((int(thief), int(victim)) for thief, victim in (p.split("<") for p in thefts)))
        case ["lay", seat] if _NUMBER.fullmatch(seat):
            return LayCard(int(seat))
        case ["won", seat] if _NUMBER.fullmatch(seat):
            return Crowned(int(seat))
    raise BadNotation(BAD_NEXT, text=short(text, 60))

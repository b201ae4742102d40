"""Text notation of positions of King of 12: one line each, short enough for a bug report.

    KnSoOrAlMaPaGo r2 / 10 AlMa 21 Go / 7 OrPa - - / 3 SoMa 2 - / choose

The set and the round; then each seat with its die, what it played this round, its tokens, and the
card under its die; then what is next. ``-`` is nothing. Hands follow from the rest.

Under a die, ``Go?KnGo`` says that for all the others have seen it is the Knight or the Golem; without
``?`` it may be anything not played this round. What is next: ``draw`` (with promo characters),
``roll``, ``choose``, ``turn`` (Sorcerer), ``oracle``, ``take 0<2`` (seat 0 from seat 2), ``lay 1``,
``won 1``.

A tournament names its groups and, row by row, how often each seat has met the seats after it; in the
final there is one group, and nothing to meet for:

    KnSoOrAlMaPaGo r1 g0.3+1.2.4 m0010.101.00.1 / 5 - - - / 7 - - - / 3 - - - / 2 - - - / 9 - - - / choose

``Go+Kn`` are two cards under a die. What is next may also be ``seat 2+3 roll`` (the first groups are
drawn, then dice are rolled, or the set is drawn), ``turn at 0 2`` and ``oracle at 0 2`` (the winners'
table), ``take 0<3 to 3 2`` (in the groups, before seats 3 and 2 go to the winners' table), ``lay 1 3``
and ``second 1 3`` (the second card).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from twelvefold.core.errors import BadData, BadNotation, Reason, short
from twelvefold.games.king.cards import FACTS, Cards, Character
from twelvefold.games.king.legal_tournament import check_state
from twelvefold.games.king.notation_next import format_cards, format_next, parse_cards, parse_next
from twelvefold.games.king.seating import Groups, Met
from twelvefold.games.king.state import State, Tokens, hand
from twelvefold.games.king.tournament import Tournament, tournament_of

SHAPE = Reason("king-notation-shape", "a position is SET rROUND / SEAT / SEAT … / NEXT, not {text}")
BAD_SEAT = Reason("king-notation-seat", "a seat is DIE PLAYED TOKENS UNDER, like: 10 AlMa 21 Go; not {text}")
BAD_GROUPS = Reason(
    "king-notation-groups",
    "groups are seats like g0.3+1.2.4, meetings rows like m0010.101.00.1, and - is none; not {text}",
)
IMPOSSIBLE = Reason("king-notation-impossible", "no game reaches this position: {problem}")

_HEAD = re.compile(r"(\S+) r([0-9]{1,9})(?: g(\S+) m(\S+))?")
_SEAT = re.compile(r"([0-9]{1,2}|-) (\S+) ([12]{1,15}|-) (\S+)")
_GROUPS = re.compile(r"-|[0-9]{1,2}(?:[.+][0-9]{1,2})*")
_MET = re.compile(r"-|[0-9a-z]+(?:\.[0-9a-z]+)*")
_COUNTS = "0123456789abcdefghijklmnopqrstuvwxyz"


def format_state(state: State) -> str:
    """Format a position as one line; the inverse of ``parse_state``."""
    head = f"{format_cards(state.set)} r{state.round}"
    if isinstance(state, Tournament):
        head = f"{head} g{_format_groups(state.groups)} m{_format_met(state.met)}"
    seats = [_format_seat(state, seat) for seat in range(len(state.dice))]
    return " / ".join([head, *seats, format_next(state.agenda, state.tables)])


def parse_state(text: str) -> State:
    """Parse a position, or raise BadNotation if it is malformed or impossible.

    >>> parse_state("KnSoOrAlMaPaGo r1 / 10 - - - / 7 - - - / choose").dice
    (10, 7)
    """
    head, *seats, upcoming = _parts(text)
    found = _HEAD.fullmatch(head)
    if found is None:
        raise BadNotation(SHAPE, text=short(text, 100))
    tournament = found[3] is not None
    cards = parse_cards(found[1])
    rows = [_parse_seat(seat, cards, most=1 + tournament) for seat in seats]
    groups = _parse_groups(found[3]) if tournament else (tuple(range(len(rows))),)
    last = {seat: row.played[-1] for seat, row in enumerate(rows) if row.played}
    under, suspects = zip(*[row.under[0] for row in rows], strict=True)
    state = State(
        set=cards,
        round=int(found[2]),
        dice=tuple(row.die for row in rows),
        hands=tuple(hand(cards, hidden, row.played) for hidden, row in zip(under, rows, strict=True)),
        played=tuple(row.played for row in rows),
        tokens=tuple(row.tokens for row in rows),
        under=under,
        suspects=suspects,
        agenda=parse_next(upcoming, (groups, last), tournament=tournament),
    )
    if tournament:
        second, second_suspects = zip(*[row.under[1] for row in rows], strict=True)
        state = tournament_of(state, groups, _parse_met(found[4]), second, second_suspects)
    try:
        check_state(state)
    except BadData as problem:
        raise BadNotation(IMPOSSIBLE, problem=problem) from None
    return state


def _parts(text: str) -> list[str]:
    """Head, seats and what is next; empty parts where that is no position."""
    if not isinstance(text, str) or text.count("/") < 3:
        return ["", ""]
    return [part.strip() for part in text.split("/")]


# --- seats


_Under = tuple[Character | None, Cards]
"""A card under a die, with the cards that others suspect there."""


class _Row(NamedTuple):
    """The fields of one seat in a line."""

    die: int
    played: Cards
    tokens: Tokens
    under: list[_Under]
    """The first and the second card under the die."""


def _format_seat(state: State, seat: int) -> str:
    ones, twos = state.tokens[seat]
    laid = [(state.under[seat], state.suspects[seat])]
    if isinstance(state, Tournament):
        laid.append((state.second[seat], state.second_suspects[seat]))
    unplayed = hand(state.set, None, state.played[seat])
    under = "+".join(
        FACTS[card].code + ("" if suspects == unplayed else f"?{format_cards(suspects)}")
        for card, suspects in laid
        if card is not None
    )
    die = state.dice[seat] or "-"
    return f"{die} {format_cards(state.played[seat])} {'2' * twos + '1' * ones or '-'} {under or '-'}"


def _parse_seat(text: str, cards: Cards, *, most: int) -> _Row:
    found = _SEAT.fullmatch(text)
    if found is None:
        raise BadNotation(BAD_SEAT, text=short(text, 60))
    die, played_text, tokens, laid = found.groups()
    played = parse_cards(played_text)
    under: list[_Under] = []
    for part in laid.split("+"):
        code, _, seen = part.partition("?")
        card = parse_cards(code)
        if len(card) > 1 or len(under) == most:
            raise BadNotation(BAD_SEAT, text=short(text, 60))
        suspects = parse_cards(seen) if seen else hand(cards, None, played) if card else ()
        under.append((card[0] if card else None, suspects))
    none: _Under = (None, ())
    return _Row(0 if die == "-" else int(die), played, (tokens.count("1"), tokens.count("2")), [*under, none][:2])


# --- a tournament


def _format_groups(groups: Groups) -> str:
    return "+".join(".".join(map(str, group)) for group in groups) or "-"


def _parse_groups(text: str) -> Groups:
    if _GROUPS.fullmatch(text) is None:
        raise BadNotation(BAD_GROUPS, text=short(f"g{text}", 60))
    return () if text == "-" else tuple(tuple(map(int, group.split("."))) for group in text.split("+"))


def _format_met(met: Met) -> str:
    """Format the meeting counts; the last row is always empty and is left out."""
    return ".".join("".join(_COUNTS[count] for count in row) for row in met[:-1]) or "-"


def _parse_met(text: str) -> Met:
    if _MET.fullmatch(text) is None:
        raise BadNotation(BAD_GROUPS, text=short(f"m{text}", 60))
    return () if text == "-" else (*(tuple(map(_COUNTS.index, row)) for row in text.split(".")), ())

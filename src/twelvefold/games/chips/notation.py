"""Text notation of positions of 12 Chip Trick: one line each, short enough for a bug report.

    burning r2 lead 1 / 1 7 5?,9,12? / 0 10 2,6?,11? / dummy 0 - 3?,4?,8,1 red / - / play

The variant (``burning`` or ``no-burning``), the round and the leader; then each player with tokens, chips
in front and chips in hand; then the chips in the middle; then what is next. ``-`` is nothing. ``?`` marks
a chip in hand that the others have not seen. With two players the third place is the dummy's: its stack
has the unseen chips on top, then the known ones as they will come up, then the back of the top chip.

In the middle, chips lie in the order of play until the trick is won. What is next: ``deal 0 red``,
``top`` (a new top chip shows its back), ``lead`` (the first leader is drawn), ``play``, ``turn`` (the dummy
turns its top chip), ``take``, ``over``.
"""

from __future__ import annotations

import re

from twelvefold.core.errors import BadData, BadNotation, Reason, short
from twelvefold.games.chips.chips import COLOUR, Chips, Colour
from twelvefold.games.chips.legal import check_state
from twelvefold.games.chips.state import (
    AnyFrame,
    DealChips,
    DrawLeader,
    Finished,
    PlayChip,
    ShowTop,
    State,
    TakeChip,
    TurnTop,
)

SHAPE = Reason(
    "chips-notation-shape", "a position is VARIANT rROUND lead LEADER / PLACE / PLACE … / MIDDLE / NEXT, not {text}"
)
BAD_CHIPS = Reason(
    "chips-notation-chips", "{text} is not a row of chips; write 4,9,12 or -, in a hand 4,9? where 9 is unseen"
)
BAD_PLACE = Reason(
    "chips-notation-place",
    "a place is TOKENS FRONT HAND, like: 1 7 5?,9,12?; the dummy's: dummy 0 - 3?,4?,8 red; not {text}",
)
BAD_NEXT = Reason(
    "chips-notation-next", "{text} is not what can be next; write deal SEAT COLOUR, top, lead, play, turn, take or over"
)
IMPOSSIBLE = Reason("chips-notation-impossible", "no game reaches this position: {problem}")

_VARIANTS = {"burning": True, "no-burning": False}
_COLOURS = {colour.value: colour for colour in Colour}
_CHIPS = {str(chip): chip for chip in COLOUR}
_HEAD = re.compile(r"(burning|no-burning) r([0-9]{1,2}) lead ([0-9]|-)")
_PLACE = re.compile(r"([0-9]) (\S+) (\S+)")
_DUMMY = re.compile(r"dummy ([0-9]) (\S+) (\S+) (red|blue|-)")
_DEAL = re.compile(r"deal ([0-9]) (red|blue)")
_NEXT: dict[str, AnyFrame] = {
    "top": ShowTop(),
    "lead": DrawLeader(),
    "play": PlayChip(),
    "turn": TurnTop(),
    "take": TakeChip(),
    "over": Finished(),
}
_WORDS = {frame: word for word, frame in _NEXT.items()}
_LEAST_PARTS = 6


def format_state(state: State) -> str:
    """Format a position as one line; the inverse of ``parse_state``."""
    variant = next(word for word, burning in _VARIANTS.items() if burning == state.burning)
    leader = "-" if state.leader is None else state.leader
    places = [_format_place(state, place) for place in range(state.places)]
    head = f"{variant} r{state.round} lead {leader}"
    return " / ".join([head, *places, _format_chips(state.middle), _format_next(state.agenda[-1])])


def parse_state(text: str) -> State:
    """Parse a position, or raise BadNotation if it is malformed or impossible.

    >>> parse_state("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / deal 0 red").seats
    3
    """
    parts = [part.strip() for part in text.split("/")] if isinstance(text, str) else []
    found = _HEAD.fullmatch(parts[0]) if len(parts) >= _LEAST_PARTS else None
    if found is None:
        raise BadNotation(SHAPE, text=short(text, 100))
    *places, middle, upcoming = parts[1:]
    dummy = places[-1].startswith("dummy")
    rows = [_parse_place(place) for place in (places[:-1] if dummy else places)]
    top = None
    if dummy:
        row, top = _parse_dummy(places[-1])
        rows.append(row)
    tokens, front, seen, unseen = zip(*rows, strict=True)
    frame = _parse_next(upcoming)
    chips, marked = _parse_hand(middle)
    if marked:
        raise BadNotation(BAD_CHIPS, text=short(middle, 60))
    state = State(
        seats=len(rows) - dummy,
        burning=_VARIANTS[found[1]],
        round=int(found[2]),
        tokens=tokens,
        leader=None if found[3] == "-" else int(found[3]),
        front=front,
        seen=seen,
        unseen=unseen,
        top=top,
        middle=tuple(sorted(chips)) if isinstance(frame, TakeChip) else chips,
        agenda=(frame,),
    )
    try:
        check_state(state)
    except BadData as problem:
        raise BadNotation(IMPOSSIBLE, problem=problem) from None
    return state


def _format_chips(chips: Chips) -> str:
    return ",".join(map(str, chips)) or "-"


def _format_place(state: State, place: int) -> str:
    dummy = place == state.dummy
    hand = [(chip, "?") for chip in state.unseen[place]] + [(chip, "") for chip in state.seen[place]]
    if not dummy:
        hand.sort()
    held = ",".join(f"{chip}{mark}" for chip, mark in hand) or "-"
    line = f"{state.tokens[place]} {_format_chips(state.front[place])} {held}"
    return f"dummy {line} {state.top.value if state.top else '-'}" if dummy else line


def _parse_hand(text: str) -> tuple[Chips, Chips]:
    """The seen and the unseen chips of a row, as they stand there."""
    marked = [] if text == "-" else text.split(",")
    if not all(chip.removesuffix("?") in _CHIPS for chip in marked):
        raise BadNotation(BAD_CHIPS, text=short(text, 60))
    seen = tuple(_CHIPS[chip] for chip in marked if chip in _CHIPS)
    return seen, tuple(_CHIPS[chip[:-1]] for chip in marked if chip not in _CHIPS)


def _parse_place(text: str) -> tuple[int, Chips, Chips, Chips]:
    found = _PLACE.fullmatch(text)
    if found is None:
        raise BadNotation(BAD_PLACE, text=short(text, 60))
    tokens, front, seen, unseen = _parse_row(*found.groups())
    return tokens, front, tuple(sorted(seen)), unseen


def _parse_dummy(text: str) -> tuple[tuple[int, Chips, Chips, Chips], Colour | None]:
    found = _DUMMY.fullmatch(text)
    if found is None:
        raise BadNotation(BAD_PLACE, text=short(text, 60))
    *row, top = found.groups()
    return _parse_row(*row), _COLOURS.get(top)


def _parse_row(tokens: str, front: str, hand: str) -> tuple[int, Chips, Chips, Chips]:
    lying, marked = _parse_hand(front)
    if marked:
        raise BadNotation(BAD_CHIPS, text=short(front, 60))
    seen, unseen = _parse_hand(hand)
    return int(tokens), tuple(sorted(lying)), seen, tuple(sorted(unseen))


def _format_next(frame: AnyFrame) -> str:
    if isinstance(frame, DealChips):
        return f"deal {frame.seat} {frame.colour.value}"
    return _WORDS[frame]


def _parse_next(text: str) -> AnyFrame:
    found = _DEAL.fullmatch(text)
    if found is not None:
        return DealChips(int(found[1]), _COLOURS[found[2]])
    if text not in _NEXT:
        raise BadNotation(BAD_NEXT, text=short(text, 60))
    return _NEXT[text]

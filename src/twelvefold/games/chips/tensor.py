"""Encoding of views of 12 Chip Trick as numbers. The layout depends on the number of players only."""

from __future__ import annotations

from functools import lru_cache

from twelvefold.core.tensor import Coder, Counts, Each, Field, Maybe, Number, OneOf, Row, Struct, frames
from twelvefold.games.chips.bounds import most_rounds
from twelvefold.games.chips.chips import DEALT_EACH, ENOUGH, LEAST_PLACES, OWNED, TWELVE, Colour
from twelvefold.games.chips.options import Options
from twelvefold.games.chips.state import DealChips, DrawLeader, Finished, PlayChip, ShowTop, TakeChip, TurnTop
from twelvefold.games.chips.view import Place, Stack, View

CHIPS = Counts(TWELVE, 2)
"""Chips in order; of some there are two."""

PLACE = Struct(
    Place,
    {
        "tokens": Number(0, ENOUGH),
        "front": CHIPS,
        "seen": CHIPS,
        "red": Number(0, DEALT_EACH),
        "blue": Number(0, DEALT_EACH),
        "unseen": Maybe(CHIPS),
    },
)

STACK = Struct(
    Stack,
    {
        "tokens": Number(0, ENOUGH),
        "front": CHIPS,
        "top": OneOf((None, *Colour)),
        "unseen": Number(0, OWNED),
        "under": Row(TWELVE, OWNED),
    },
)


def layout(options: Options) -> tuple[Field, ...]:
    """Return the layout of the numbers in a game with these options."""
    return _coder(options.seats).fields("")


def tensor(view: View) -> tuple[int, ...]:
    """Encode a view as numbers."""
    return _coder(len(view.places)).tensor(view)


@lru_cache(maxsize=4)
def _coder(seats: int) -> Coder:
    places = max(seats, LEAST_PLACES)
    frame = frames(
        (DealChips, {"seat": Number(0, seats - 1), "colour": OneOf(Colour)}),
        *((kind, {}) for kind in (ShowTop, DrawLeader, PlayChip, TurnTop, TakeChip, Finished)),
    )
    parts: dict[str, Coder] = {
        "seat": OneOf((None, *range(seats))),
        "round": Number(1, most_rounds(seats)),
        "leader": OneOf((None, *range(places))),
        "places": Each(PLACE, seats),
        "middle": Row(TWELVE, places),
        "agenda": Each(frame, 1),
    }
    if seats < places:
        return Struct(View, {**parts, "dummy": STACK}, left_out=("burning",))
    return Struct(View, parts, left_out=("burning", "dummy"))

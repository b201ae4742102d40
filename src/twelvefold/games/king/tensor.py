"""Encoding of views of King of 12 as numbers. The layout depends on the number of players only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from twelvefold.core.tensor import Coder, Counts, Each, Field, Many, Maybe, Number, Of, OneOf, Row, Struct, frames
from twelvefold.games.king.bounds import MOST_TURNS
from twelvefold.games.king.cards import GROUP_PRIZES, PRIZES, PROMOS, SET_SIZE, SIDES, Character
from twelvefold.games.king.legal import LAST_ROUND
from twelvefold.games.king.legal_tournament import MOST_MET
from twelvefold.games.king.options import TABLE, Options
from twelvefold.games.king.seating import SPLITS, Met
from twelvefold.games.king.state import (
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
from twelvefold.games.king.view import Place, TournamentPlace, TournamentView, View

CARDS = Counts(Character)
CARD = OneOf((None, *Character))
MOST_AT_TABLE = TABLE.stop - 1


def layout(options: Options) -> tuple[Field, ...]:
    """Return the layout of the numbers in a game with these options."""
    return _coder(options.seats).fields("")


def tensor(view: View) -> tuple[int, ...]:
    """Encode a view as numbers."""
    return _coder(len(view.places)).tensor(view)


@lru_cache(maxsize=32)
def _coder(seats: int) -> Coder:
    """The layout for an ordinary game or, with five players or more, a tournament."""
    if seats not in SPLITS:
        return Struct(View, {**_shared(seats), "places": Each(Struct(Place, _place(1)), seats)})
    groups = max(map(len, SPLITS[seats]))
    place = Struct(
        TournamentPlace,
        {**_place(groups + 1), "group": Number(0, groups), "second": CARD, "second_suspects": CARDS},
    )
    met = Of(_flat, Many(Number(0, MOST_MET), seats * (seats - 1) // 2))
    return Struct(TournamentView, {**_shared(seats), "places": Each(place, seats), "met": met})


def _flat(met: Met) -> tuple[int, ...]:
    """All meeting counts, row after row: there are all of them, or none."""
    return sum(met, ())


def _place(tables: int) -> dict[str, Coder]:
    """The layout of a player. A turn gives at most one token of each value per table."""
    return {
        "die": Number(0, SIDES),
        "tokens": Each(Number(0, MOST_TURNS * tables), 2),
        "played": Row(Character, MOST_TURNS),
        "cards": Number(0, SET_SIZE),
        "hand": Maybe(CARDS),
        "under": CARD,
        "suspects": CARDS,
    }


def _shared(seats: int) -> dict[str, Coder]:
    """What views of both kinds have; before anything else a tournament draws groups, so two things may be to do."""
    return {
        "seat": OneOf((None, *range(seats))),
        "set": CARDS,
        "round": Number(0, LAST_ROUND - 1),
        "agenda": Many(_frame(seats), 2 if seats in SPLITS else 1),
    }


def _frame(seats: int) -> Coder:
    groups = max(map(len, SPLITS.get(seats, ((seats,),))))
    seat, several = Number(0, seats - 1), Counts(range(seats))
    ring = Struct(
        Ring,
        {
            "seats": Row(range(seats), MOST_AT_TABLE),
            "cards": Row(Character, MOST_AT_TABLE),
            "prizes": OneOf((PRIZES, GROUP_PRIZES)),
        },
    )
    rings, pair = Many(ring, groups), Each(seat, 2)
    in_both: tuple[tuple[type, Mapping[str, Coder]], ...] = (
        (DrawSet, {"promos": Counts(PROMOS)}),
        (RollDice, {}),
        (ChooseCards, {}),
        (TurnDice, {"rings": rings}),
        (RollOracles, {"rings": rings}),
        (TakeTokens, {"thefts": Each(pair, 1)}),
        (Crowned, {"seat": seat}),
    )
    if seats not in SPLITS:
        return frames(*in_both, (LayCard, {"seat": seat}))
    return frames(
        *in_both,
        (DrawGroup, {"sizes": OneOf(SPLITS[seats])}),
        (TakeInGroups, {"thefts": Many(pair, groups), "firsts": Row(range(seats), groups)}),
        (LayCards, {"seats": several}),
        (LaySeconds, {"seats": several}),
    )

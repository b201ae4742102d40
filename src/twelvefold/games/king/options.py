"""The options of King of 12 and their validation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from twelvefold.core.errors import BadNotation, BadOption, Reason, short
from twelvefold.core.options import OptionSpec, check_names, names_of, seat_count
from twelvefold.games.king.cards import FIRST_GAME, PROMOS, SET_SIZE, Cards, Character, in_order
from twelvefold.games.king.moves import parse_character
from twelvefold.games.king.seating import SPLITS, Sizes

TABLE = range(2, 5)
"""The allowed numbers of players of the ordinary game."""
SEATS = range(TABLE.start, max(SPLITS) + 1)
"""The numbers of players; more than fit at one table play a tournament."""
GROUPS = {str(seats): ["+".join(map(str, sizes)) for sizes in splits] for seats, splits in SPLITS.items()}
"""The possible groups for each number of players, as the option spells them; the default first."""

BAD_SET = Reason(
    "king-bad-set", "set: {given} is no set; allowed are first, random or a list of seven characters, Knight included"
)
UNKNOWN_IN_SET = Reason("king-unknown-in-set", "set: {problem}")
SET_SIZE_WRONG = Reason("king-set-size", "set: an agreed set has {needed} characters, not {given}")
SET_TWICE = Reason("king-set-twice", "set: {card} is named twice; an agreed set has seven different characters")
SET_WITHOUT_KNIGHT = Reason(
    "king-set-without-knight", "set: the Knight is always in the set; put knight in the place of one of {given}"
)
BAD_PROMO = Reason("king-bad-promo", "promo: {given} is not allowed; allowed are {allowed}, one or both")
PROMO_NEEDS_RANDOM = Reason(
    "king-promo-needs-random",
    "promo: promo characters join a random set; for an agreed set, name {given} among the seven characters",
)
BAD_GROUPS = Reason("king-bad-groups", "groups: {given} is no way to group {seats} players; allowed is {allowed}")
NO_GROUPS = Reason(
    "king-no-groups", "groups: {seats} players sit at one table; groups are for tournaments of {low} and more"
)

SPECS = (
    OptionSpec(
        "set",
        "choice",
        ("first", "random"),
        members=tuple(card.name.lower() for card in Character),
        size=SET_SIZE,
        default="first",
    ),
    OptionSpec("promo", "list", members=tuple(card.name.lower() for card in PROMOS), default=()),
    OptionSpec("groups", "choice", tuple(way for ways in GROUPS.values() for way in ways)),
)


@dataclass(frozen=True, slots=True)
class Options:
    """Validated options of a game."""

    seats: int
    set: Literal["first", "random"] | Cards
    promo: Cards


@dataclass(frozen=True, slots=True)
class TournamentOptions(Options):
    """Validated options of a tournament."""

    groups: str
    """The sizes of the groups, such as ``3+3+4``."""

    @property
    def sizes(self) -> Sizes:
        """The groups' sizes as numbers."""
        return tuple(map(int, self.groups.split("+")))


def read_options(given: Mapping[str, object]) -> Options:
    """Validate a user's options: ``seats``, ``set`` (first, random or characters), ``promo``, ``groups``.

    Several characters are a list, or names in one text with commas between them.

    >>> read_options({"seats": 3}).set
    'first'
    """
    check_names(given, names_of(SPECS))
    seats = seat_count(given, SEATS)
    options = _read_set(given, seats)
    groups = _groups(given.get("groups"), seats)
    return options if groups is None else TournamentOptions(seats, options.set, options.promo, groups)


def _groups(given: object, seats: int) -> str | None:
    """Rule: Tournament, groups. Only twelve players have a choice; four to a group unless they ask otherwise."""
    if seats in TABLE:
        if given is not None:
            raise BadOption(NO_GROUPS, seats=seats, low=TABLE.stop)
        return None
    allowed = GROUPS[str(seats)]
    if given is None:
        return allowed[0]
    written = given.replace(" ", "") if isinstance(given, str) else given
    if written not in allowed:
        raise BadOption(BAD_GROUPS, given=short(given, 60), seats=seats, allowed=" / ".join(allowed))
    return str(written)


def _read_set(given: Mapping[str, object], seats: int) -> Options:
    """The set of characters, with the promo characters in it."""
    promo = _promo(given.get("promo", ()))
    chosen = given.get("set", "random" if promo else "first")
    if promo and chosen != "random":
        raise BadOption(PROMO_NEEDS_RANDOM, given=", ".join(card.name.lower() for card in promo))
    if chosen == "first":
        return Options(seats, "first", promo)
    if chosen == "random":
        return Options(seats, "random", promo)
    if isinstance(chosen, str):
        chosen = chosen.split(",")
    if not isinstance(chosen, (list, tuple)):
        raise BadOption(BAD_SET, given=short(chosen, 60))
    return Options(seats, _agreed(list(chosen)), promo)


def starting_set(options: Options) -> Cards:
    """The set, or nothing yet when it will be drawn."""
    if options.set == "random":
        return ()
    return FIRST_GAME if options.set == "first" else tuple(options.set)


def _agreed(chosen: list[object]) -> Cards:
    """Ruling: an agreed set is the players' own choice; it needs the Knight, not the blue symbols."""
    cards = [_character(entry) for entry in chosen]
    for card in cards:
        if cards.count(card) > 1:
            raise BadOption(SET_TWICE, card=card.name.lower())
    if len(cards) != SET_SIZE:
        raise BadOption(SET_SIZE_WRONG, needed=SET_SIZE, given=len(cards))
    if Character.KNIGHT not in cards:
        raise BadOption(SET_WITHOUT_KNIGHT, given=", ".join(card.name.lower() for card in cards))
    return in_order(cards)


def _character(entry: object) -> Character:
    if isinstance(entry, Character):
        return entry
    if not isinstance(entry, str):
        raise BadOption(BAD_SET, given=short(entry, 60))
    try:
        return parse_character(entry)
    except BadNotation as problem:
        raise BadOption(UNKNOWN_IN_SET, problem=problem) from None


def _promo(given: object) -> Cards:
    names = {card.name.lower(): card for card in PROMOS}
    entries = given.split(",") if isinstance(given, str) else [given] if isinstance(given, Character) else given
    if isinstance(entries, (list, tuple)):
        cards = [names.get(entry.strip().lower()) if isinstance(entry, str) else entry for entry in entries]
        if all(card in PROMOS for card in cards) and len(set(cards)) == len(cards):
            return tuple(card for card in PROMOS if card in cards)
    raise BadOption(BAD_PROMO, given=short(given, 60), allowed=", ".join(names))

"""The options of Queen of 12 and their validation."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Literal

from twelvefold.core.errors import BadData, BadNotation, BadOption, Reason, short
from twelvefold.core.options import OptionSpec, check_names, names_of, seat_count
from twelvefold.games.queen.cards import (
    EXPANSION,
    FACTS,
    FIRST_RESERVE,
    PROMOS,
    RESERVE_SIZE,
    SEATS,
    SOLO,
    START_HAND,
    Cards,
    Character,
    Kind,
    allowed,
    in_order,
    of_kind,
)
from twelvefold.games.queen.edition.printed import GRID_SHEETS, SHEETS, Edition, crusade_sheets
from twelvefold.games.queen.edition.reader import default_edition, parse_edition, read_edition
from twelvefold.games.queen.moves import parse_character

BAD_SHEET = Reason("queen-bad-sheet", "sheet: there is no sheet {given}; the sheets are {allowed}")
BAD_RESERVE = Reason(
    "queen-bad-reserve", "reserve: {given} is no reserve; allowed are first, random or a list of six characters"
)
UNKNOWN_IN_RESERVE = Reason("queen-unknown-in-reserve", "reserve: {problem}")
RESERVE_SIZE_WRONG = Reason("queen-reserve-size", "reserve: an agreed reserve has {needed} characters, not {given}")
RESERVE_TWICE = Reason("queen-reserve-twice", "reserve: {card} is named twice")
RESERVE_START = Reason("queen-reserve-start", "reserve: everybody starts with {card} in hand, so it is in no reserve")
RESERVE_NEVER = Reason("queen-reserve-never", "reserve: {card} is never played by {seats} players")
BAD_EXTRA = Reason(
    "queen-bad-extra", "{option}: {given} is not allowed; allowed are {allowed}, one or several, or none"
)
EXTRA_NEEDS_RANDOM = Reason(
    "queen-extra-needs-random",
    "{option}: these characters join a random reserve; for an agreed one, name {given} among the six characters",
)
OTHER_SHEET = Reason(
    "queen-crusade-sheet", "sheet: with {seats} players the Crusade is played on {allowed}, not on {given}"
)
BAD_CRUSADE = Reason("queen-bad-crusade", "crusade: {given} is not allowed; write true or false")
SOLO_SHEET = Reason("queen-solo-sheet", "sheet: alone you play on {allowed}, not on {given}")
NO_RESERVE = Reason("queen-crusade-no-reserve", "reserve: the Crusade has none; the hand is drawn")
ALWAYS_IN = Reason(
    "queen-crusade-expansion", "expansion: in the Crusade both are in the draw anyway, so leave out {given}"
)
NO_SHEET = Reason("queen-no-sheet", "sheet: the edition {edition} has no sheet {given}")
BAD_EDITION = Reason("queen-bad-edition", "edition: {problem}")

NONE = "none"
"""On the command line: no character at all."""

SPECS = (
    OptionSpec("crusade", "flag", default=False),
    OptionSpec("sheet", "choice", SHEETS),
    OptionSpec(
        "reserve",
        "choice",
        ("first", "random"),
        members=tuple(card.name.lower() for card in of_kind(Kind.BASE) + PROMOS + EXPANSION),
        size=RESERVE_SIZE,
        default="first",
    ),
    OptionSpec("promo", "list", members=tuple(card.name.lower() for card in PROMOS)),
    OptionSpec(
        "expansion",
        "list",
        members=tuple(card.name.lower() for card in EXPANSION),
        default=(),
    ),
    OptionSpec("edition", "file"),
)


@dataclass(frozen=True, slots=True)
class Options:
    """Validated options of a game."""

    seats: int
    crusade: bool
    sheet: str
    reserve: Literal["first", "random"] | Cards
    promo: Cards
    expansion: Cards
    edition: Edition


def read_options(given: Mapping[str, object], *, stored: bool = False) -> Options:
    """Validate a user's options, or those of a ``stored`` game, which may be alone on sheet C as long ago.

    ``seats``, ``crusade`` (the expansion's rules), ``sheet`` (A, B, C or D), ``reserve`` (first, random or six
    characters), ``promo`` and ``expansion`` (characters that join the draw), ``edition`` (the data of a file, or its
    text).

    >>> read_options({"seats": 3}).sheet
    'A'
    """
    check_names(given, names_of(SPECS))
    seats = seat_count(given, SEATS)
    crusading = given.get("crusade", False)
    if type(crusading) is not bool:
        raise BadOption(BAD_CRUSADE, given=short(crusading, 40))
    sheets = crusade_sheets(seats) if crusading else (*GRID_SHEETS, *crusade_sheets(seats))
    sheet = given.get("sheet", sheets[0])
    if sheet not in SHEETS:
        raise BadOption(BAD_SHEET, given=short(sheet, 40), allowed=", ".join(SHEETS))
    if sheet not in sheets and crusading:
        raise BadOption(OTHER_SHEET, given=str(sheet), seats=seats, allowed=", ".join(sheets))
    if sheet not in sheets and not stored:
        raise BadOption(SOLO_SHEET, given=str(sheet), allowed=", ".join(sheets))
    promo_given = given.get("promo")
    promo = () if promo_given is None else _extra("promo", promo_given, PROMOS)
    expansion = _extra("expansion", given.get("expansion", ()), EXPANSION)
    reserve = _no_reserve(given, expansion) if crusading else _reserve_of(given, seats, promo, expansion)
    if reserve == "random" and promo_given is None:
        promo = PROMOS
    edition = _edition(given.get("edition"))
    if edition.sheet(str(sheet)) is None:
        raise BadOption(NO_SHEET, given=str(sheet), edition=short(edition.name, 60))
    return Options(seats, crusading, str(sheet), reserve, promo, expansion, edition)


def current_options(options: Options) -> Options:
    """Version 1 allowed sheet C alone; a new game like that is on D, or on A if the edition has no D."""
    if options.seats != SOLO or options.sheet != "C":
        return options
    return replace(options, sheet="A" if options.edition.sheet("D") is None else "D")


def _no_reserve(given: Mapping[str, object], expansion: Cards) -> Cards:
    """The Crusade: nothing lies in reserve, and both cards of the expansion are in the draw."""
    if given.get("reserve", ()) not in ((), []):
        raise BadOption(NO_RESERVE)
    if expansion:
        raise BadOption(ALWAYS_IN, given=_names(expansion))
    return ()


def _reserve_of(given: Mapping[str, object], seats: int, promo: Cards, expansion: Cards) -> Any:
    chosen = given.get("reserve", "random" if promo or expansion else "first")
    for option, cards in (("promo", promo), ("expansion", expansion)):
        if cards and chosen != "random":
            raise BadOption(EXTRA_NEEDS_RANDOM, option=option, given=_names(cards))
    return _reserve(chosen, seats)


def options_json(options: Options) -> dict[str, Any]:
    """Return options as JSON that ``read_options`` accepts; a custom edition is embedded."""
    reserve = options.reserve if isinstance(options.reserve, str) else [card.name.lower() for card in options.reserve]
    written: dict[str, Any] = {"seats": options.seats, "sheet": options.sheet, "reserve": reserve}
    for name, cards in (("promo", options.promo), ("expansion", options.expansion)):
        written[name] = [card.name.lower() for card in cards]
    if options.crusade:
        written["crusade"] = True
    if options.edition != default_edition():
        written["edition"] = options.edition.written()
    return written


def starting_reserve(options: Options) -> Cards:
    """The reserve, or nothing yet when it will be drawn."""
    if options.reserve == "random":
        return ()
    return FIRST_RESERVE[options.seats] if options.reserve == "first" else tuple(options.reserve)


def pool(options: Options) -> Cards:
    """Ruling: drawn from the ten base cards, the promo cards unless left out, Gambler and Oracle on request."""
    among = (*of_kind(Kind.BASE), *options.promo, *options.expansion)
    return tuple(card for card in allowed(options.seats) if card in among)


def _edition(given: object) -> Edition:
    if given is None:
        return default_edition()
    try:
        return parse_edition(given) if isinstance(given, str) else read_edition(given)
    except BadData as problem:
        raise BadOption(BAD_EDITION, problem=problem) from None


def _reserve(chosen: object, seats: int) -> Any:
    if chosen in ("first", "random"):
        return chosen
    if isinstance(chosen, str):
        chosen = chosen.split(",")
    if not isinstance(chosen, (list, tuple)):
        raise BadOption(BAD_RESERVE, given=short(chosen, 60))
    cards = [_character(entry) for entry in chosen]
    for card in cards:
        if cards.count(card) > 1:
            raise BadOption(RESERVE_TWICE, card=card.name.lower())
        if card in START_HAND:
            raise BadOption(RESERVE_START, card=card.name.lower())
        if FACTS[card].never == seats:
            raise BadOption(RESERVE_NEVER, card=card.name.lower(), seats=seats)
    if len(cards) != RESERVE_SIZE:
        raise BadOption(RESERVE_SIZE_WRONG, needed=RESERVE_SIZE, given=len(cards))
    return in_order(cards)


def _character(entry: object) -> Character:
    if isinstance(entry, Character):
        return entry
    if not isinstance(entry, str):
        raise BadOption(BAD_RESERVE, given=short(entry, 60))
    try:
        return parse_character(entry)
    except BadNotation as problem:
        raise BadOption(UNKNOWN_IN_RESERVE, problem=problem) from None


def _extra(option: str, given: object, among: Cards) -> Cards:
    entries = given.split(",") if isinstance(given, str) else given
    if given in ("", NONE):
        entries = ()
    if isinstance(entries, (list, tuple)):
        with suppress(BadNotation):
            cards = [parse_character(entry) if isinstance(entry, str) else entry for entry in entries]
            if all(card in among for card in cards) and len(set(cards)) == len(cards):
                return tuple(card for card in among if card in cards)
    raise BadOption(BAD_EXTRA, option=option, given=short(given, 60), allowed=_names(among))


def _names(cards: Cards) -> str:
    return ", ".join(card.name.lower() for card in cards)

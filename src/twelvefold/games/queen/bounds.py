"""Bounds of Queen of 12: every move that can be offered, and the greatest length of a game and of a line.

All of it follows from the options: which cards can come into the game, which dice can lie in the trays, and what is
printed on the sheet. An owner's sheet may be so odd that some move listed here is never offered; none is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from twelvefold.games.queen.cards import (
    CHOOSES,
    CRUSADE_HAND,
    DICE,
    DUEL,
    FIRST_SOLO_CARD,
    LAYS,
    RESERVE_SIZE,
    ROUNDS,
    SIDES,
    SOLO,
    SPY_FROM_EACH,
    START_HAND,
    Cards,
    Character,
    Colour,
    Dice,
    Tray,
    crusade_pool,
    in_order,
)
from twelvefold.games.queen.edition.printed import Print, print_of
from twelvefold.games.queen.moves import (
    BONUSES,
    BOXES,
    COPIES,
    GAINS,
    LEAVE,
    LINES,
    PICKS,
    PLAYS,
    PUTS,
    ROOFS,
    TURNS,
    USES,
    VALUES,
    WITHOUT,
    Bonus,
    Mark,
    Move,
    TakeDie,
)
from twelvefold.games.queen.options import Options, pool, starting_reserve
from twelvefold.games.queen.sheets.areas.chains import OR_RESERVE
from twelvefold.games.queen.sheets.areas.edition import MOST_AT_ONCE
from twelvefold.games.queen.sheets.areas.ground import ground_of
from twelvefold.games.queen.sheets.areas.sheet import ROWS_SHARE, AreaSheet, Effect, Effects, Shape
from twelvefold.games.queen.sheets.areas.steps import LEFT_OUT
from twelvefold.games.queen.sheets.grid.plan import plan_of

MOST_ASKED_BY_A_CARD = 4
"""Great One and Spy ask for four dice; no other card asks as often, apart from cards gained from the reserve."""
CHOICES_OF_AN_EFFECT = 3 + LEFT_OUT
"""What is chosen for an effect without marking anything: to use it, to use it rather than a card of the reserve, whose
dice to copy, and the dice that are not copied."""


# --- what there is


def possible_cards(options: Options) -> Cards:
    """The characters that can be in somebody's hand, or lie in the reserve."""
    if options.crusade:
        return in_order({*CRUSADE_HAND, *crusade_pool(options.seats, options.promo)})
    return in_order({*START_HAND, *(starting_reserve(options) or pool(options))})


def possible_dice(printed: Print) -> Dice:
    """The dice that can be rolled: of the colours in the bag."""
    colours = [colour for colour, count in zip(Colour, printed.dice, strict=True) if count]
    return tuple(DICE[colour, face] for colour in colours for face in range(1, SIDES + 1))


def earnable(sheet: AreaSheet) -> Effects:
    """The effects that cells and full rows of roofs give, each as often as it is printed."""
    rows = tuple(sheet.roof_rows[row // ROWS_SHARE] for row in range(len(sheet.roofs)))
    return tuple(cell.effect for cell in sheet.cells if cell.effect is not None) + rows


def _usable(sheet: AreaSheet) -> set[Effect]:
    """Those, and the effects of lists and boxes."""
    listed = chain.from_iterable(sheet.one_die + sheet.no_mark)
    boxed = (box.effect for box in sheet.circles + sheet.squares)
    repeatable = () if sheet.repeatable is None else (sheet.repeatable,)
    return {*earnable(sheet), *listed, *boxed, *repeatable}


# --- every move


def every_move(options: Options) -> tuple[Move, ...]:
    """Return every move that can be offered with these options."""
    printed, cards = print_of(options.edition, options.sheet, options.seats), possible_cards(options)
    by_cards = chain(
        (PLAYS[card] for card in cards),
        _dice_taken(printed, cards),
        (PUTS[card] for card in cards if Character.PARASITE in cards),
        (GAINS[card] for card in _gainable(options, printed, cards)),
        _asked_by_cards(printed, options.seats, cards),
    )
    in_lines = line_moves(printed, options.seats, cards, reserve=not options.crusade)
    return tuple(dict.fromkeys(chain(by_cards, in_lines)))


def _dice_taken(printed: Print, cards: Cards) -> Iterator[Move]:
    """Dice are chosen only where there are more than a card takes."""
    choosing = any(card in cards and sum(printed.trays) > count for card, count in CHOOSES.items())
    for tray, size in zip(Tray, printed.trays, strict=True):
        if size and (choosing or (Character.SPY in cards and size > SPY_FROM_EACH)):
            yield from (TakeDie(tray, die) for die in possible_dice(printed))


def _gainable(options: Options, printed: Print, cards: Cards) -> Cards:
    """What can lie in the reserve when a card is taken from it: with a Parasite, any card."""
    if options.crusade or (isinstance(printed.sheet, AreaSheet) and not _usable(printed.sheet) & {*OR_RESERVE}):
        return ()
    if Character.PARASITE in cards:
        return cards
    moved = (FIRST_SOLO_CARD,) if options.seats == SOLO and options.reserve == "first" else ()
    return tuple(card for card in cards if card not in (*START_HAND, *moved))


def _asked_by_cards(printed: Print, seats: int, cards: Cards) -> Iterator[Move]:
    """What Alchemist, Gambler, Oracle, Lady and Mirror ask, apart from marks."""
    areas = isinstance(printed.sheet, AreaSheet)
    if Character.LADY in cards and areas:
        yield from TURNS.values()
    if Character.ORACLE in cards and not areas:
        yield from LINES.values()
    if not areas and {Character.ALCHEMIST, Character.GAMBLER} & {*cards}:
        yield LEAVE
    if Character.MIRROR in cards:
        yield from _copies(seats)


def _copies(seats: int) -> tuple[Move, ...]:
    return tuple(COPIES[seat] for seat in range(seats)) if seats > SOLO else ()


def line_moves(printed: Print, seats: int, cards: Cards, *, reserve: bool) -> tuple[Move, ...]:
    """What can be in the lines of step 5, and all marks; ``reserve``: whether there is one."""
    if isinstance(printed.sheet, AreaSheet):
        return tuple(_area_moves(printed, printed.sheet, seats, reserve=reserve))
    return tuple(_half_moves(printed, seats, cards))


def _half_moves(printed: Print, seats: int, cards: Cards) -> Iterator[Move]:
    """Sheets A and B: cells are marked by dice that fit, by halves of the Lady's, and by bonuses."""
    yield from (BONUSES[bonus] for bonus in Bonus if bonus is not Bonus.COPY or seats > SOLO)
    yield from _copies(seats)
    dice = possible_dice(printed)
    for cell, shows in enumerate(plan_of(printed.sheet).printed):
        yield Mark(cell, None)
        fitting = tuple(die for die in dice if shows in (die.face, die.colour))
        yield from (Mark(cell, die) for die in fitting)
        if Character.LADY in cards and fitting:
            yield Mark(cell, DICE[None, shows] if isinstance(shows, int) else DICE[shows, 0])


def _area_moves(printed: Print, sheet: AreaSheet, seats: int, *, reserve: bool) -> Iterator[Move]:
    """Sheets C and D. What leaves no choice is not asked: whose dice are copied, only where there are two others.

    Of the bonuses a round gives, one die's alone may wait beside others: the rest are for those who marked nothing.
    """
    usable = _usable(sheet)
    yield from VALUES.values()
    yield from (ROOFS[name] for name in ground_of(sheet).names)
    yield from (BOXES[shape, number] for shape in Shape for number in range(len(sheet.boxes(shape))))
    yield from _effects_used(sheet, usable & {*OR_RESERVE} if reserve else set())
    choices = len({*sheet.one_die, *sheet.no_mark})
    yield from (PICKS[number] for number in range(choices) if choices > 1)
    if usable & {Effect.COPY_ALL, Effect.COPY_BUT_TWO} and seats > DUEL:
        yield from _copies(seats)
    if Effect.COPY_BUT_TWO in usable and seats > SOLO and sum(printed.trays) > LEFT_OUT:
        yield from (WITHOUT[die] for die in possible_dice(printed))


def _effects_used(sheet: AreaSheet, instead: set[Effect]) -> Iterator[Move]:
    """Effects that may be left unused; ``instead``: those for which a card of the reserve may be taken."""
    offered = {*earnable(sheet), Effect.ONE_DIE, *instead, sheet.repeatable}
    yield from (USES[effect] for effect in Effect if effect in offered)
    if instead:
        yield BONUSES[Bonus.RESERVE]


# --- how long


def longest(options: Options) -> int:
    """Every round cards are chosen and sheets are marked, and every card played may ask its player.

    A card gained leaves the reserve: there are six, and a Parasite puts at most one back in each round.
    """
    cards = options.seats * (LAYS if options.seats == DUEL else 1)
    gained = options.seats * (RESERVE_SIZE + ROUNDS)
    return ROUNDS * (2 + MOST_ASKED_BY_A_CARD * cards) + gained


def longest_line(printed: Print) -> int:
    """The most moves in a line of step 5.

    Sheets A and B: a bonus and whose dice it copies, or the dice taken and copied, of which the Lady's counts twice.
    Sheets C and D: every move marks a cell, or is a choice for an effect. Cells, full rows and boxes give an effect
    once in a game; a round gives one more, which may lead to those of a list.
    """
    sheet = printed.sheet
    if not isinstance(sheet, AreaSheet):
        return 2 * sum(printed.trays) + 2
    boxes = sheet.circles + sheet.squares
    roofs = len(ground_of(sheet).names)
    cells = sum(sheet.rows) + len(sheet.overflow) + roofs + sum(box.cells for box in boxes)
    return cells + CHOICES_OF_AN_EFFECT * (len(earnable(sheet)) + len(boxes) + 1 + MOST_AT_ONCE)

"""A position of Queen of 12 in one line, so that a bug report is one line.

    A r5 active 1 m R10,P3 j Y2 / JgAl KnSo GoMi 2x7,10,10,xxx7,10 c1p1r2 / … / choose

The sheet, the round, the active player and the dice in the mountains and the jungle; then each player with hand, pile
(the top card last), reserve, sheet and boxes left (copy, pile, reserve); solo, then the King's deck and discard; then
what is next, and after ``>`` what lies below it. ``-`` is nothing. A sheet is its rows with the ten columns of both
halves: ``x`` is a mark, a number that many open cells; for sheets C and D see ``sheets/areas/notation.py``.
``crusade`` after the sheet: the Crusade is played.

After the boxes, where it is so: ``first`` (has the six points), ``out`` (plays no card any more), and of this round
``played:Kn``, ``taken:R10,P3``, ``lady:R10``, ``copied:Y2``, ``able`` (a card gave a mark), ``owed`` (the
Philosopher's bonus), ``pending:value,value`` (bonuses that cards earned). An edition that is not the default one
follows at the end, as JSON.

What is next: ``reserve CARDS``, ``first-card SEAT``, ``hand CARDS``, ``first-discard SEAT``, ``active``,
``king-discards``, ``draw TRAY``, ``roll``, ``choose``, ``lay LINE LINE``, ``king``, ``effects 1Kn 0Go``,
``take SEAT CARD LEFT TRAYS``, ``turn SEAT``, ``put SEAT``, ``card SEAT CARD LEFT``, ``gain SEAT``, ``gain SEAT bonus``,
``lose SEAT SEAT``, ``line SEAT``, ``oracle SEAT LINE``, ``copy SEAT``, ``mark SEAT SEAT[MOVE, MOVE]``, ``over``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.errors import BadData, BadNotation, Reason, short
from twelvefold.games.queen.cards import DICE, FACTS, SEATS, Cards, Character, Dice, Die, Tray, die_text
from twelvefold.games.queen.edition.printed import SHEETS, AnySheet, Print, print_of
from twelvefold.games.queen.edition.reader import check_print, default_edition
from twelvefold.games.queen.moves import format_move, parse_move
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.areas.sheet import Effect, Effects
from twelvefold.games.queen.sheets.base import kind_for
from twelvefold.games.queen.sheets.grid.notation import BAD_PLAYER
from twelvefold.games.queen.state import (
    AnyFrame,
    ChooseCards,
    ChooseOracleLine,
    CopyDice,
    DiscardFirst,
    DrawActive,
    DrawDice,
    DrawHand,
    DrawReserve,
    Finished,
    FirstCard,
    GainCard,
    KingDiscards,
    KingReveals,
    LayCards,
    LoseCards,
    MarkByCard,
    MarkSheets,
    PutCard,
    Resolve,
    RollDice,
    RollOracle,
    State,
    TakeDice,
    TurnDie,
)

SHAPE = Reason(
    "queen-notation-shape", "a position is SHEET rROUND active SEAT m DICE j DICE / PLAYER / … / NEXT, not {text}"
)
BAD_CODES = Reason("queen-notation-codes", "{text} is not a row of two-letter characters; they are {allowed}")
BAD_DICE = Reason("queen-notation-dice", "{text} is not a row of dice; write R10,P3,Y12 or -")
BAD_NEXT = Reason(
    "queen-notation-next", "{text} is not what can be next; write for example choose, roll or take 0 La 1 mj"
)
IMPOSSIBLE = Reason("queen-notation-impossible", "no game reaches this position: {problem}")

_CODES = {fact.code: card for card, fact in FACTS.items()}
_DICE = {die_text(die): die for die in DICE.values() if die.colour is not None}
_EFFECTS = {effect.value: effect for effect in Effect}
_TRAYS = {tray.value: tray for tray in Tray}
_HEAD = re.compile(r"(\S+?)( crusade)? r([0-9]{1,2}) active ([0-9]) m (\S+) j (\S+)")
_PLAYER = re.compile(r"(\S+) (\S+) (\S+) (\S+) (\S+)((?: \S+)*)")
_KING = re.compile(r"king (\S+) (\S+)")
_LINE = re.compile(r"([0-9])(?:\[([^\]]*)\])?")
_EDITION = " / edition "
_PLAIN: dict[str, AnyFrame] = {
    "active": DrawActive(),
    "king-discards": KingDiscards(),
    "roll": RollDice(),
    "choose": ChooseCards(),
    "king": KingReveals(),
    "over": Finished(),
}
_WORDS = {frame: word for word, frame in _PLAIN.items()}
_FLAGS = ("out", "able", "owed")
_OF_SHEETS = ("first",)
"""A word that belongs to what is marked, beside marks and boxes."""


def format_state(state: State) -> str:
    """The position as one line; ``parse_state`` reads it back."""
    sheet = state.printed.sheet.name
    name = f"{sheet} crusade" if state.crusade else sheet
    dice = f"m {_format_dice(state.mountains)} j {_format_dice(state.jungle)}"
    parts = [f"{name} r{state.round} active {state.active} {dice}"]
    parts.extend(_format_player(state.printed.sheet, player) for player in state.players)
    if state.king is not None:
        parts.append(f"king {_format_cards(state.king.deck)} {_format_cards(state.king.discard)}")
    parts.append(" > ".join(_format_next(frame) for frame in reversed(state.agenda)))
    line = " / ".join(parts)
    if state.printed == print_of(default_edition(), sheet, len(state.players)):
        return line
    return f"{line}{_EDITION}{dumps(encode(state.printed))}"


def parse_state(text: str, check: Callable[[State], None]) -> State:
    """A position from its line. BadNotation says what does not read or cannot be: ``check`` raises BadData for that.

    >>> empty = "KnSoJgAl - LaTrGrGoPhMi 10,10,10,10,10 c1p1r2"
    >>> parse_state(f"A r1 active 0 m - j - / {empty} / {empty} / {empty} / active", check=lambda state: None).round
    1
    """
    line, _, edition = text.partition(_EDITION) if isinstance(text, str) else ("", "", "")
    head, *parts = [part.strip() for part in line.split(" / ")]
    found = _HEAD.fullmatch(head)
    if found is None or len(parts) < 2 or found[1] not in SHEETS:
        raise BadNotation(SHAPE, text=short(text, 100))
    *rows, upcoming = parts
    king = _parse_king(rows.pop()) if rows[-1].startswith("king ") else None
    if len(rows) not in SEATS:
        raise BadNotation(SHAPE, text=short(text, 100))
    printed = _parse_edition(edition) if edition else print_of(default_edition(), found[1], len(rows))
    if printed.sheet.name != found[1]:
        raise BadNotation(SHAPE, text=short(text, 100))
    state = State(
        printed=printed,
        round=int(found[3]),
        active=int(found[4]),
        mountains=_parse_dice(found[5]),
        jungle=_parse_dice(found[6]),
        players=tuple(_parse_player(printed.sheet, row) for row in rows),
        king=king,
        crusade=bool(found[2]),
        agenda=tuple(_parse_next(part) for part in reversed(upcoming.split(" > "))),
    )
    try:
        check(state)
    except BadData as problem:
        raise BadNotation(IMPOSSIBLE, problem=problem) from None
    return state


def _parse_edition(text: str) -> Print:
    """A print of an owner's edition, checked: the rest of the line is read by it."""
    try:
        found: Print = decode(Print, loads(text), "edition")
        check_print(found)
    except BadData as problem:
        raise BadNotation(IMPOSSIBLE, problem=problem) from None
    return found


# --- cards, dice, marks


def _format_cards(cards: Cards) -> str:
    return "".join(FACTS[card].code for card in cards) or "-"


def _parse_cards(text: str) -> Cards:
    if text == "-":
        return ()
    codes = [text[i : i + 2] for i in range(0, len(text), 2)]
    if not all(code in _CODES for code in codes):
        raise BadNotation(BAD_CODES, text=short(text, 60), allowed=" ".join(_CODES))
    return tuple(_CODES[code] for code in codes)


def _format_dice(dice: Dice) -> str:
    return ",".join(map(die_text, dice)) or "-"


def _parse_dice(text: str) -> Dice:
    if text == "-":
        return ()
    dice = text.split(",")
    if not all(die in _DICE for die in dice):
        raise BadNotation(BAD_DICE, text=short(text, 60))
    return tuple(_DICE[die] for die in dice)


# --- players


def _format_player(sheet: AnySheet, player: Player) -> str:
    words = [
        _format_cards(player.hand),
        _format_cards(player.pile),
        _format_cards(player.reserve),
        kind_for(sheet).format(sheet, player.sheet),
        *(flag for flag in _FLAGS if getattr(player, flag)),
    ]
    if player.played:
        words.append(f"played:{_format_cards(player.played)}")
    words.extend(f"{name}:{_format_dice(dice)}" for name in ("taken", "copied") if (dice := getattr(player, name)))
    if player.pending:
        words.append(f"pending:{','.join(effect.value for effect in player.pending)}")
    if player.lady is not None:
        words.append(f"lady:{die_text(player.lady)}")
    return " ".join(words)


def _parse_player(sheet: AnySheet, text: str) -> Player:
    found = _PLAYER.fullmatch(text)
    if found is None:
        raise BadNotation(BAD_PLAYER, text=short(text, 100))
    hand, pile, reserve, marks, boxes, more = found.groups()
    of_sheet = [marks, boxes]
    flags: dict[str, Any] = dict.fromkeys(_FLAGS, False)
    played: Cards = ()
    pending: Effects = ()
    dice: dict[str, Dice] = {"taken": (), "copied": (), "lady": ()}
    for word in more.split():
        name, _, value = word.partition(":")
        if word in flags:
            flags[word] = True
        elif word in _OF_SHEETS:
            of_sheet.append(word)
        elif name == "played":
            played = _parse_cards(value)
        elif name in dice:
            dice[name] = _parse_dice(value)
        elif name == "pending" and all(effect in _EFFECTS for effect in value.split(",")):
            pending = tuple(_EFFECTS[effect] for effect in value.split(","))
        else:
            raise BadNotation(BAD_PLAYER, text=short(text, 100))
    return Player(
        hand=_parse_cards(hand),
        pile=_parse_cards(pile),
        reserve=_parse_cards(reserve),
        sheet=kind_for(sheet).parse(sheet, tuple(of_sheet)),
        pending=pending,
        played=played,
        taken=dice["taken"],
        copied=dice["copied"],
        lady=_first(dice["lady"]),
        **flags,
    )


def _first(dice: Dice) -> Die | None:
    return dice[0] if dice else None


def _parse_king(text: str) -> KingsCards:
    found = _KING.fullmatch(text)
    if found is None:
        raise BadNotation(SHAPE, text=short(text, 100))
    return KingsCards(_parse_cards(found[1]), _parse_cards(found[2]))


# --- what is next


def _format_next(frame: AnyFrame) -> str:
    return _WORDS[frame] if frame in _WORDS else " ".join(_WRITERS[type(frame)](frame))


def _write_lay(frame: LayCards) -> list[str]:
    return ["lay", *map(_format_cards, frame.lines)]


def _write_take(frame: TakeDice) -> list[str]:
    trays = "".join(tray.value for tray in frame.trays)
    return ["take", str(frame.seat), FACTS[frame.card].code, str(frame.left), trays]


def _write_mark(frame: MarkSheets) -> list[str]:
    moves = [", ".join(map(format_move, line)) for line in frame.lines]
    return ["mark", *(f"{seat}[{line}]" if line else str(seat) for seat, line in zip(frame.seats, moves, strict=True))]


_WRITERS: dict[type, Callable[[Any], list[str]]] = {
    DrawReserve: lambda frame: ["reserve", _format_cards(frame.pool)],
    FirstCard: lambda frame: ["first-card", str(frame.seat)],
    DrawHand: lambda frame: ["hand", _format_cards(frame.pool)],
    DiscardFirst: lambda frame: ["first-discard", str(frame.seat)],
    DrawDice: lambda frame: ["draw", frame.tray.value],
    LayCards: _write_lay,
    Resolve: lambda frame: ["effects", *(f"{seat}{FACTS[card].code}" for seat, card in frame.queue)],
    TakeDice: _write_take,
    TurnDie: lambda frame: ["turn", str(frame.seat)],
    PutCard: lambda frame: ["put", str(frame.seat)],
    MarkByCard: lambda frame: ["card", str(frame.seat), FACTS[frame.card].code, str(frame.left)],
    GainCard: lambda frame: ["gain", str(frame.seat), *["bonus"] * frame.bonus],
    LoseCards: lambda frame: ["lose", *map(str, frame.seats)],
    ChooseOracleLine: lambda frame: ["line", str(frame.seat)],
    RollOracle: lambda frame: ["oracle", str(frame.seat), frame.line],
    CopyDice: lambda frame: ["copy", str(frame.seat)],
    MarkSheets: _write_mark,
}


def _seat(text: str) -> int:
    if text not in map(str, range(SEATS.stop - 1)):
        raise ValueError(text)
    return int(text)


def _card(text: str) -> Character:
    (card,) = _parse_cards(text)
    return card


def _lay(words: list[str]) -> LayCards:
    return LayCards(tuple(map(_parse_cards, words)))


def _mark(words: list[str]) -> MarkSheets:
    text = " ".join(words)
    found = list(_LINE.finditer(text))
    if " ".join(one[0] for one in found) != text:
        raise ValueError(text)
    lines = tuple(tuple(parse_move(move) for move in one[2].split(", ")) if one[2] else () for one in found)
    return MarkSheets(tuple(_seat(one[1]) for one in found), lines)


def _gain(words: list[str]) -> GainCard:
    seat, *bonus = words
    if bonus not in ([], ["bonus"]):
        raise ValueError(words)
    return GainCard(_seat(seat), bool(bonus))


_READERS: dict[str, Callable[[list[str]], AnyFrame]] = {
    "reserve": lambda words: DrawReserve(_parse_cards(*words)),
    "first-card": lambda words: FirstCard(*map(_seat, words)),
    "hand": lambda words: DrawHand(_parse_cards(*words)),
    "first-discard": lambda words: DiscardFirst(*map(_seat, words)),
    "draw": lambda words: DrawDice(*[_TRAYS[word] for word in words]),
    "lay": _lay,
    "effects": lambda words: Resolve(tuple((_seat(word[:1]), _card(word[1:])) for word in words)),
    "take": lambda words: TakeDice(
        _seat(words[0]), _card(words[1]), int(words[2]), tuple(_TRAYS[tray] for tray in words[3])
    ),
    "turn": lambda words: TurnDie(*map(_seat, words)),
    "put": lambda words: PutCard(*map(_seat, words)),
    "card": lambda words: MarkByCard(_seat(words[0]), _card(words[1]), int(words[2])),
    "gain": _gain,
    "lose": lambda words: LoseCards(tuple(map(_seat, words))),
    "line": lambda words: ChooseOracleLine(*map(_seat, words)),
    "oracle": lambda words: RollOracle(_seat(words[0]), words[1]),
    "copy": lambda words: CopyDice(*map(_seat, words)),
    "mark": _mark,
}


def _parse_next(text: str) -> AnyFrame:
    if text in _PLAIN:
        return _PLAIN[text]
    word, *words = text.split(" ")
    try:
        frame = _READERS[word](words)
    except (KeyError, ValueError, TypeError, IndexError):
        raise BadNotation(BAD_NEXT, text=short(text, 60)) from None
    if _format_next(frame) != text:  # something was read past
        raise BadNotation(BAD_NEXT, text=short(text, 60))
    return frame

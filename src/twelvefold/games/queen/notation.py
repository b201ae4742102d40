"""A position of Queen of 12 in one line, so that a bug report is one line.

    A r5 active 1 m R10,P3 j Y2 / JgAl KnSo GoMi 2x7,10,10,xxx7,10 c1p1r2 / … / choose

The sheet, the round, the active player and the dice in the mountains and the jungle; then each player with hand, pile
(the top card last), reserve, sheet and boxes left (copy, pile, reserve); solo, then the King's deck and discard; then
what is next, and after ``>`` what lies below it. ``-`` is nothing. A sheet is its rows with the ten columns of both
halves: ``x`` is a mark, a number so many open cells.

After the boxes, where it is so: ``first`` (has the six points), ``out`` (plays no card any more), and of this round
``played:Kn``, ``taken:R10,P3``, ``lady:R10``, ``copied:Y2``, ``able`` (a card gave a mark), ``owed`` (the
Philosopher's bonus). An edition that is not the default one follows at the end, as JSON.

What is next: ``reserve CARDS``, ``first-card SEAT``, ``active``, ``king-discards``, ``draw TRAY``, ``roll``,
``choose``, ``lay LINE LINE`` (``!``: has taken the pile back), ``king``, ``effects 1Kn 0Go``, ``take SEAT CARD LEFT
TRAYS``, ``put SEAT``, ``card SEAT CARD LEFT``, ``gain SEAT``, ``gain SEAT bonus``, ``lose SEAT SEAT``, ``line SEAT``,
``oracle SEAT LINE``, ``copy SEAT``, ``mark SEAT SEAT[MOVE, MOVE]``, ``over``.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.errors import BadData, BadNotation, Reason, short
from twelvefold.games.queen.cards import DICE, FACTS, SEATS, Cards, Character, Dice, Die, Tray, die_text
from twelvefold.games.queen.edition import HALVES_SHEETS, Print, default_edition, print_of
from twelvefold.games.queen.legal import check_state
from twelvefold.games.queen.moves import format_move, parse_move
from twelvefold.games.queen.sheet import CELL_NUMBERS, COLUMNS, LINE_NAMES, SIZE
from twelvefold.games.queen.state import (
    AnyFrame,
    ChooseCards,
    ChooseOracleLine,
    CopyDice,
    DrawActive,
    DrawDice,
    DrawReserve,
    Finished,
    FirstCard,
    GainCard,
    KingDiscards,
    KingReveals,
    KingsCards,
    LayCards,
    LoseCards,
    MarkByCard,
    MarkSheets,
    Player,
    PutCard,
    Resolve,
    RollDice,
    RollOracle,
    State,
    TakeDice,
)

SHAPE = Reason(
    "queen-notation-shape", "a position is SHEET rROUND active SEAT m DICE j DICE / PLAYER / … / NEXT, not {text}"
)
BAD_CODES = Reason("queen-notation-codes", "{text} is not a row of two-letter characters; they are {allowed}")
BAD_DICE = Reason("queen-notation-dice", "{text} is not a row of dice; write R10,P3,Y12 or -")
BAD_PLAYER = Reason(
    "queen-notation-player",
    "a player is HAND PILE RESERVE SHEET BOXES, like: JgAl Kn GoMi 2x7,10,10,10,10 c1p1r2; not {text}",
)
BAD_MARKS = Reason("queen-notation-marks", "{text} is not a sheet: five rows of ten cells, x or a number of open ones")
BAD_NEXT = Reason(
    "queen-notation-next", "{text} is not what can be next; write for example choose, roll or take 0 La 1 mj"
)
IMPOSSIBLE = Reason("queen-notation-impossible", "no game reaches this position: {problem}")

_CODES = {fact.code: card for card, fact in FACTS.items()}
_DICE = {die_text(die): die for die in DICE.values() if die.colour is not None}
_TRAYS = {tray.value: tray for tray in Tray}
_HEAD = re.compile(r"(\S+) r([0-9]{1,2}) active ([0-9]) m (\S+) j (\S+)")
_PLAYER = re.compile(r"(\S+) (\S+) (\S+) (\S+) c([0-9])p([0-9])r([0-9])((?: \S+)*)")
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
_FLAGS = ("first", "out", "able", "owed")


def format_state(state: State) -> str:
    """The position as one line; ``parse_state`` reads it back."""
    sheet = state.printed.sheet.name
    head = (
        f"{sheet} r{state.round} active {state.active} m {_format_dice(state.mountains)} j {_format_dice(state.jungle)}"
    )
    parts = [head, *map(_format_player, state.players)]
    if state.king is not None:
        parts.append(f"king {_format_cards(state.king.deck)} {_format_cards(state.king.discard)}")
    parts.append(" > ".join(_format_next(frame) for frame in reversed(state.agenda)))
    line = " / ".join(parts)
    if state.printed == print_of(default_edition(), sheet, len(state.players)):
        return line
    return f"{line}{_EDITION}{dumps(encode(state.printed))}"


def parse_state(text: str) -> State:
    """A position from its line. BadNotation says what does not read or cannot be.

    >>> empty = "KnSoJgAl - LaTrGrGoPhMi 10,10,10,10,10 c1p1r2"
    >>> parse_state(f"A r1 active 0 m - j - / {empty} / {empty} / {empty} / active").round
    1
    """
    line, _, edition = text.partition(_EDITION) if isinstance(text, str) else ("", "", "")
    head, *parts = [part.strip() for part in line.split(" / ")]
    found = _HEAD.fullmatch(head)
    if found is None or len(parts) < 2 or found[1] not in (*HALVES_SHEETS,):
        raise BadNotation(SHAPE, text=short(text, 100))
    *rows, upcoming = parts
    king = _parse_king(rows.pop()) if rows[-1].startswith("king ") else None
    if len(rows) not in SEATS:
        raise BadNotation(SHAPE, text=short(text, 100))
    state = State(
        printed=_parse_edition(edition) if edition else print_of(default_edition(), found[1], len(rows)),
        round=int(found[2]),
        active=int(found[3]),
        mountains=_parse_dice(found[4]),
        jungle=_parse_dice(found[5]),
        players=tuple(map(_parse_player, rows)),
        king=king,
        agenda=tuple(_parse_next(part) for part in reversed(upcoming.split(" > "))),
    )
    try:
        if state.printed.sheet.name != found[1]:
            raise BadNotation(SHAPE, text=short(text, 100))
        check_state(state)
    except BadData as problem:
        raise BadNotation(IMPOSSIBLE, problem=problem) from None
    return state


def _parse_edition(text: str) -> Print:
    try:
        found: Print = decode(Print, loads(text), "edition")
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


def format_marks(marks: int) -> str:
    """A sheet: its rows, with the ten columns of both halves.

    >>> format_marks(0b101)
    'x1x7,10,10,10,10'
    """
    rows = []
    for row in range(1, SIZE + 1):
        cells = "".join("x" if marks >> CELL_NUMBERS[f"{column}{row}"] & 1 else "." for column in COLUMNS)
        rows.append(_format_row(cells))
    return ",".join(rows)


def _format_row(cells: str) -> str:
    return re.sub(r"\.+", lambda run: str(len(run[0])), cells)


def parse_marks(text: str) -> int:
    """The marks of a sheet.

    >>> parse_marks("x1x7,10,10,10,10")
    5
    """
    rows = text.split(",")
    marks = 0
    for number, row in enumerate(rows, 1):
        if not re.fullmatch(r"(?:x|[1-9]|10)+", row):
            raise BadNotation(BAD_MARKS, text=short(text, 60))
        cells = re.sub(r"10|[1-9]", lambda run: "." * int(run[0]), row)
        if len(cells) != len(COLUMNS) or len(rows) != SIZE or _format_row(cells) != row:
            raise BadNotation(BAD_MARKS, text=short(text, 60))
        for column, cell in zip(COLUMNS, cells, strict=True):
            if cell == "x":
                marks |= 1 << CELL_NUMBERS[f"{column}{number}"]
    return marks


# --- players


def _format_player(player: Player) -> str:
    words = [
        _format_cards(player.hand),
        _format_cards(player.pile),
        _format_cards(player.reserve),
        format_marks(player.marks),
        f"c{player.copies}p{player.piles}r{player.gains}",
        *(flag for flag in _FLAGS if getattr(player, flag)),
    ]
    if player.played:
        words.append(f"played:{_format_cards(player.played)}")
    words.extend(f"{name}:{_format_dice(dice)}" for name in ("taken", "copied") if (dice := getattr(player, name)))
    if player.lady is not None:
        words.append(f"lady:{die_text(player.lady)}")
    return " ".join(words)


def _parse_player(text: str) -> Player:
    found = _PLAYER.fullmatch(text)
    if found is None:
        raise BadNotation(BAD_PLAYER, text=short(text, 100))
    hand, pile, reserve, marks, copies, boxes, gains, more = found.groups()
    flags = dict.fromkeys(_FLAGS, False)
    played: Cards = ()
    dice: dict[str, Dice] = {"taken": (), "copied": (), "lady": ()}
    for word in more.split():
        name, _, value = word.partition(":")
        if word in flags:
            flags[word] = True
        elif name == "played":
            played = _parse_cards(value)
        elif name in dice:
            dice[name] = _parse_dice(value)
        else:
            raise BadNotation(BAD_PLAYER, text=short(text, 100))
    return Player(
        hand=_parse_cards(hand),
        pile=_parse_cards(pile),
        reserve=_parse_cards(reserve),
        marks=parse_marks(marks),
        copies=int(copies),
        piles=int(boxes),
        gains=int(gains),
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
    match frame:
        case DrawReserve(pool):
            return f"reserve {_format_cards(pool)}"
        case FirstCard(seat):
            return f"first-card {seat}"
        case DrawDice(tray):
            return f"draw {tray.value}"
        case LayCards(lines, renewed):
            laid = [f"{_format_cards(line)}{'!' * again}" for line, again in zip(lines, renewed, strict=True)]
            return " ".join(["lay", *laid])
        case Resolve(queue):
            return " ".join(["effects", *(f"{seat}{FACTS[card].code}" for seat, card in queue)])
        case TakeDice(seat, card, left, trays):
            return f"take {seat} {FACTS[card].code} {left} {''.join(tray.value for tray in trays)}"
        case PutCard(seat):
            return f"put {seat}"
        case MarkByCard(seat, card, left):
            return f"card {seat} {FACTS[card].code} {left}"
        case GainCard(seat, bonus):
            return f"gain {seat} bonus" if bonus else f"gain {seat}"
        case LoseCards(seats):
            return " ".join(["lose", *map(str, seats)])
        case ChooseOracleLine(seat):
            return f"line {seat}"
        case RollOracle(seat, line):
            return f"oracle {seat} {line}"
        case CopyDice(seat):
            return f"copy {seat}"
        case MarkSheets(seats, lines):
            moves = [", ".join(map(format_move, line)) for line in lines]
            marked = [f"{seat}[{line}]" if line else str(seat) for seat, line in zip(seats, moves, strict=True)]
            return " ".join(["mark", *marked])
    return _WORDS[frame]


def _seat(text: str) -> int:
    if text not in map(str, range(SEATS.stop - 1)):
        raise ValueError(text)
    return int(text)


def _card(text: str) -> Character:
    (card,) = _parse_cards(text)
    return card


def _lay(words: list[str]) -> LayCards:
    lines = tuple(_parse_cards(word.removesuffix("!")) for word in words)
    return LayCards(lines, tuple(word.endswith("!") for word in words))


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


def _oracle(seat: str, line: str) -> RollOracle:
    if line not in LINE_NAMES:
        raise ValueError(line)
    return RollOracle(_seat(seat), line)


_READERS: dict[str, Callable[[list[str]], AnyFrame]] = {
    "reserve": lambda words: DrawReserve(_parse_cards(*words)),
    "first-card": lambda words: FirstCard(*map(_seat, words)),
    "draw": lambda words: DrawDice(*[_TRAYS[word] for word in words]),
    "lay": _lay,
    "effects": lambda words: Resolve(tuple((_seat(word[:1]), _card(word[1:])) for word in words)),
    "take": lambda words: TakeDice(
        _seat(words[0]), _card(words[1]), int(words[2]), tuple(_TRAYS[tray] for tray in words[3])
    ),
    "put": lambda words: PutCard(*map(_seat, words)),
    "card": lambda words: MarkByCard(_seat(words[0]), _card(words[1]), int(words[2])),
    "gain": _gain,
    "lose": lambda words: LoseCards(tuple(map(_seat, words))),
    "line": lambda words: ChooseOracleLine(*map(_seat, words)),
    "oracle": lambda words: _oracle(*words),
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

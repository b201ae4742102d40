"""Positions on sheets C and D from short texts, and the events of a seat as short texts.

Step 5 with dice already taken, on any sheet::

    table = step5("C", own("R1,P12", marks("C", rows={1: 2}, track="2.5", roofs="1 a2 b3")), own("Y4"), own())
    table.offered(0)                    # ['roof a1', …]: what may come next in that seat's line
    table.offered(0, "a3, 7")           # … after these moves
    table.lines({0: "a3, 7", 1: "b6"})  # plays every seat's line; one not named makes the first move offered
    table.rows(0), table.track(0), table.roofs(0), table.boxes(0), table.hand(0), table.pile(0)
    table.said(0)                       # ['value 1:3 die', 'earned value', …]: what was told of that seat

A whole round: ``deal`` is the position before cards are chosen, ``reveal`` plays these cards::

    reveal("D", "Or Kn Dr", "R2,P3,Y9", "R1,R4,P12", {0: marks("D", rows="full")}).move("value 3").roll(7)

In lines ``7`` is short for ``value 7``, ``b3`` for ``roof b3``, ``o1`` and ``s1`` for the first circle and square.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from twelvefold.core.codec import dumps, encode
from twelvefold.core.events import Event
from twelvefold.core.game import Prompt
from twelvefold.games.queen import events
from twelvefold.games.queen.cards import DICE, Character, Colour, Dice, sorted_dice
from twelvefold.games.queen.edition.printed import Print, print_of
from twelvefold.games.queen.edition.reader import parse_edition, read_edition
from twelvefold.games.queen.moves import Move, parse_move
from twelvefold.games.queen.phases.rounds import go_on
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet, Effect
from twelvefold.games.queen.state import Resolve, State

from .queen_help import CODES, GAME, TRAYS, Position, codes, dice, in_order

HAND = "KnSoJg"
"""Everybody has these in the Crusade."""
FILLERS = "GrGoTrMaDrMgPaGaOrPhMiSpCoGe"
"""The cards that fill a hand up to eight, or a reserve up to six, in this order."""
PLAYED = ("Gr", "Go", "Tr", "Ma")
"""The card of each seat in ``step5``, unless another one is named."""
SHORT_ROWS = parse_edition(Path(__file__).with_name("short-rows.toml").read_text("utf-8"))
"""The edition of these tests: rows of different lengths show more than the twelve equal ones of the default edition."""
LENGTHS = {"C": (3, 4, 3, 3, 5, 3, 4, 3, 3, 5, 3, 4), "D": (4, 3, 3, 5, 3, 4, 3, 5, 4, 3, 3, 5)}
"""The rows of both sheets as that edition prints them."""
ROOFS = {
    "C": ("YPRRY", "PPRYR", "RRYPP", "RRPRY", "PYPRR", "RYPPR"),
    "D": ("PRPRY", "RPPYR", "RYYPR", "PPRYR", "PYRRR", "YRRPP"),
}
NO_BOXES = {"C": "-", "D": "o000s000"}
ALL_BOXES = {"C": "-", "D": "o112s112"}

NamedOrPrinted = str | Print
"""``C``, ``D``, or an owner's own as ``owners`` gives it."""


# --- sheets


def owners(data: Mapping[str, Any], *, name: str = "C", seats: int = 3, **edition: Any) -> Print:
    """An owner's sheet from an edition's data, for that many players: ``owners({**WRITTEN["C"], "overflow": []})``.

    More of the edition by name: ``dice={"R": 9, …}``.
    """
    written = SHORT_ROWS.written()
    written |= {"name": "own", "sheet": {**written["sheet"], name: dict(data)}, **edition}
    return print_of(read_edition(written), name, seats)


def changed(name: str = "C", *, seats: int = 3, **fields: Any) -> Print:
    """A sheet with some of its data changed: ``changed("C", bonus_cells={"1:1": "colour-R"})``."""
    return owners({**SHORT_ROWS.written()["sheet"][name], **fields}, name=name, seats=seats)


def _shape(sheet: NamedOrPrinted) -> tuple[tuple[int, ...], tuple[str, ...], str]:
    """The rows' lengths, the rows of roofs, and the boxes with nothing marked."""
    if isinstance(sheet, str):
        return LENGTHS[sheet], ROOFS[sheet], NO_BOXES[sheet]
    assert isinstance(sheet.sheet, AreaSheet)
    printed = sheet.sheet
    boxes = f"o{'0' * len(printed.circles)}s{'0' * len(printed.squares)}" if printed.boxed else "-"
    return printed.rows, tuple(row.replace(" ", "") for row in printed.roofs), boxes


def marks(
    sheet: NamedOrPrinted,
    *,
    rows: Mapping[int, int] | str = "",
    track: str = "-",
    roofs: str = "",
    not_roofs: str = "",
    boxes: str = "",
) -> str:
    """The notation of a sheet, marks and boxes.

    ``rows``: the number of cells of a value's row, the others empty; or the values whose rows are full, ``"6 7"``, or
    ``"full"``; ``"full -3 -7"`` all but one cell in rows 3 and 7. ``roofs``: single ones and whole rows,
    ``"1 a2 b3"``, or ``"full"``; ``not_roofs``: open after all.
    """
    lengths, printed, none = _shape(sheet)
    if isinstance(rows, str):
        words = rows.split()
        counts = [length if "full" in words or str(face) in words else 0 for face, length in enumerate(lengths, 1)]
        for word in words:
            if word.startswith("-"):
                counts[int(word[1:]) - 1] -= 1
    else:
        counts = [rows.get(face, 0) for face in range(1, len(lengths) + 1)]
    cells = _cells(printed, roofs) - _cells(printed, not_roofs)
    lines = (
        "".join("x" if f"{column}{row}" in cells else "." for column in _columns(printed))
        for row in range(1, len(printed) + 1)
    )
    return f"{''.join(map(str, counts))}|{track}|{','.join(lines)} {boxes or none}"


def _columns(printed: tuple[str, ...]) -> str:
    return "abcdefghijkl"[: len(printed[0])]


def _cells(printed: tuple[str, ...], words: str) -> set[str]:
    rows = {str(row): {f"{column}{row}" for column in _columns(printed)} for row in range(1, len(printed) + 1)}
    rows["full"] = set().union(*rows.values())
    return set().union(*(rows.get(word, {word}) for word in words.split()))


def roofs_of(sheet: NamedOrPrinted, colour: str = "RPY") -> list[str]:
    """The roofs of one colour, or of several, row by row: ``roofs_of("C", "Y")[0] == "a1"``."""
    _, printed, _ = _shape(sheet)
    return [
        f"{column}{row}"
        for row, letters in enumerate(printed, 1)
        for column, letter in zip(_columns(printed), letters, strict=True)
        if letter in colour
    ]


# --- players and positions


@dataclass(frozen=True)
class Own:
    """What one player has in step 5. See ``own``."""

    dice: str = "-"
    marks: str = ""
    card: str = ""
    pile: str = ""
    copied: str = ""
    lady: str = ""
    flags: str = ""
    pending: str = ""


def own(dice: str = "-", marks: str = "", **more: str) -> Own:
    """A player in step 5: dice taken in this round, marks by ``marks`` (an empty sheet if left out).

    More by name: ``card`` played, ``pile`` under it, ``copied`` dice (by the Mirror), ``lady`` (which of the dice the
    Lady took), ``flags`` (``able``: a card gave a mark; ``owed``: the Philosopher's bonus), ``pending`` bonuses of
    a card: the marks that gave them must be there.
    """
    return Own(dice, marks, **more)


IDLE = own(card="Ga", flags="able"), own(card="Or", flags="able")
"""Two players who have nothing to do in step 5, so that the third is asked alone."""


def _cards(named: Iterable[str], seats: int, *, crusade: bool) -> tuple[str, str]:
    """What everybody owns: hand and reserve, with all cards named in the hand."""
    hand = list(dict.fromkeys([*codes(HAND), *([] if crusade else ["Al"]), *named]))
    never = {1: "Mi", 2: "Ph"}.get(seats)
    fillers = [code for code in codes(FILLERS) if code not in hand and code != never]
    if crusade:
        return in_order([*hand, *fillers[: 8 - len(hand)]]), "-"
    return in_order(hand), in_order(fillers[: 10 - len(hand)])


def deal(
    sheet: NamedOrPrinted,
    cards: str,
    mountains: str,
    jungle: str,
    sheets: Mapping[int, str] | None = None,
    *,
    piles: Mapping[int, str] | None = None,
    crusade: bool = True,
    round_: int = 1,
    active: int = 0,
) -> AreaTable:
    """Before the cards are chosen; everybody holds all cards named. ``sheets``: marks by seat, ``piles`` likewise.

    ``cards``: one entry for each seat, in a duel two cards each, ``"KnGo SoGr"``.
    """
    entries, given = cards.split(), piles or {}
    seats = len(entries)
    named = [code for text in (*entries, *given.values()) for code in codes(text)]
    hand, reserve = _cards(named, seats, crusade=crusade)
    name = sheet if isinstance(sheet, str) else sheet.sheet.name
    head = f"{name}{' crusade' * crusade} r{round_} active {active} m {dice(mountains)} j {dice(jungle)}"
    rows = []
    for seat in range(seats):
        pile = given.get(seat, "")
        kept = in_order([code for code in codes(hand) if code not in codes(pile)])
        rows.append(f"{kept} {pile or '-'} {reserve} {(sheets or {}).get(seat) or marks(sheet)}")
    if seats == 1:
        rows.append(f"king {hand} -")
    line = " / ".join([head, *rows, "lay - -" if seats == 2 else "choose"])
    printed = print_of(SHORT_ROWS, sheet, seats) if isinstance(sheet, str) else sheet
    return AreaTable(f"{line} / edition {dumps(encode(printed))}")


def reveal(
    sheet: NamedOrPrinted, cards: str, mountains: str, jungle: str, sheets: Mapping[int, str] | None = None, **more: Any
) -> AreaTable:
    """A round with these dice and cards; ``more`` as in ``deal``. Solo the King reveals a card that is not played."""
    table = deal(sheet, cards, mountains, jungle, sheets, **more)
    table.play(cards)
    if len(table.state.players) == 1:
        table.king(next(code for code in codes(HAND) if code != cards))
    return table


def step5(sheet: NamedOrPrinted, *players: Own, crusade: bool = True, round_: int = 1, active: int = 0) -> AreaTable:
    """Step 5 begins with these players. Other dice, as many as are missing, were taken by nobody: they show 12."""
    seats = len(players)
    trays = TRAYS[seats] if isinstance(sheet, str) else sheet.trays
    there = (
        list("RRRRPPPYY")
        if isinstance(sheet, str)
        else [c for c, n in zip("RPY", sheet.dice, strict=True) for _ in range(n)]
    )
    taken = [die for player in players for die in dice(player.dice).split(",") if die != "-"]
    for die in taken:
        there.remove(die[0])
    left = [f"{colour}12" for colour in there[: sum(trays) - len(taken)]]
    assert len(left) + len(taken) == sum(trays), "more dice than are rolled"
    everything = [*left, *taken]
    played = [player.card or PLAYED[seat] for seat, player in enumerate(players)]
    named = [code for seat, player in enumerate(players) for code in codes(played[seat] + player.pile)]
    start = deal(
        sheet,
        " ".join(["".join(dict.fromkeys(named))] + ["Kn"] * (seats - 1)),
        ",".join(everything[: trays[0]]),
        ",".join(everything[trays[0] :]),
        {seat: player.marks for seat, player in enumerate(players)},
        crusade=crusade,
        round_=round_,
        active=active,
    )
    state = start.state
    for seat, player in enumerate(players):
        state = _with(state, seat, player, played[seat])
    mountains = left[: trays[0]]
    state = replace(state.done(), mountains=_dice(",".join(mountains)), jungle=_dice(",".join(left[trays[0] :])))
    table = AreaTable(start.state)
    table.state = go_on(state.then(Resolve(())), lambda event, audience: table.told.append((event, audience)))
    if table.upcoming.startswith("mark"):
        GAME.check(table.state)
    return table


def _with(state: State, seat: int, player: Own, card: str) -> State:
    """The position in which a seat has what ``player`` says besides marks.

    Sets hand, pile, ``played``, ``taken``, ``copied``, ``lady``, ``able``, ``owed`` and ``pending``. If a bonus is
    owed, the pile is empty: the Philosopher has taken it back.
    """
    pile = () if "owed" in player.flags else tuple(CODES[code] for code in codes(player.pile + card))
    before = state.players[seat]
    effects = {effect.value: effect for effect in Effect}
    after = replace(
        before,
        hand=tuple(other for other in before.hand if other not in pile),
        pile=pile,
        played=tuple(one for one in Character if one in [CODES[code] for code in codes(card)]),
        taken=_dice(player.dice),
        copied=_dice(player.copied),
        lady=(*_dice(player.lady), None)[0],
        able="able" in player.flags,
        owed="owed" in player.flags,
        pending=tuple(effects[word] for word in player.pending.split(",") if word),
    )
    return state.player(seat, after)


def _dice(text: str) -> Dice:
    """Parse dice, in the order of positions."""
    return sorted_dice(DICE[Colour(die[0]), int(die[1:])] for die in text.split(",") if text not in ("", "-"))


class AreaTable(Position):
    """A position on sheet C or D. Every step returns this table again."""

    # --- a round

    def move(self, *moves: str) -> AreaTable:
        """One after the other, what the only seat asked does, as in a line: ``move("take m R10", "7", "turn 3")``."""
        for move in moves:
            self.answer(line_of(move))
        return self

    def play(self, cards: str) -> AreaTable:
        super().play(cards)
        return self

    def king(self, code: str) -> AreaTable:
        super().king(code)
        return self

    def roll(self, *faces: int) -> AreaTable:
        super().roll(*faces)
        return self

    def lose(self, code: str) -> AreaTable:
        super().lose(code)
        return self

    # --- lines of step 5

    def lines(self, given: Mapping[int, str] | None = None) -> AreaTable:
        """All lines of step 5 at once. A seat that is not named always makes the first move offered.

        The events of step 5 are told then; where nobody was asked, they have been told already.
        """
        if not given and not self.upcoming.startswith("mark"):
            return self
        wanted = dict(given or {})
        answer = tuple(line_of(wanted.pop(seat)) if seat in wanted else self.first(seat) for seat in self.asked)
        assert not wanted, f"not asked: {sorted(wanted)}"
        self.answer(answer)
        return self

    def first(self, seat: int) -> tuple[Move, ...]:
        """A line that always makes the first move offered."""
        state = self.state
        line: tuple[Move, ...] = ()
        while moves := GAME.decide(state).prompt(seat).moves:
            state, line = GAME.extend(state, seat, moves[0]), (*line, moves[0])
        return line

    def offered(self, seat: int, line: str = "") -> list[str]:
        """What may come next after these moves of that seat: nothing if the line is complete."""
        return [GAME.format_move(move) for move in self._prompt(seat, line).moves]

    def ask(self, seat: int, line: str = "") -> str:
        """What that seat is asked after these moves."""
        return self._prompt(seat, line).ask

    def may_end(self, seat: int, line: str = "") -> bool:
        """Whether a line may end here."""
        return self._prompt(seat, line).may_end

    def _prompt(self, seat: int, line: str) -> Prompt[Move]:
        state = self.state
        for move in line_of(line):
            assert move in GAME.decide(state).prompt(seat).moves, f"{move} is not offered"
            state = GAME.extend(state, seat, move)
        return GAME.decide(state).prompt(seat)

    # --- looking

    def rows(self, seat: int) -> dict[int, int]:
        """How many cells of each value's row are marked, where there are any."""
        digits = self.of(seat).split()[3].split("|")[0]
        return {face: int(digit) for face, digit in enumerate(digits, 1) if digit != "0"}

    def track(self, seat: int) -> str:
        """The overflow track: ``2.5``, or ``-``."""
        return self.of(seat).split()[3].split("|")[1]

    def roofs(self, seat: int) -> set[str]:
        """The marked roofs."""
        rows = self.of(seat).split()[3].split("|")[2].split(",")
        return {
            f"{'abcdefghijkl'[column]}{row}"
            for row, cells in enumerate(rows, 1)
            for column, cell in enumerate(cells)
            if cell == "x"
        }

    def said(self, seat: int) -> list[str]:
        """What was told of a seat's sheet, dice copied and pile taken back, in short words and in order.

        ``value 1:3 die`` (row and column), ``track 5 2 die`` (number and cell), ``lost 1 3`` and ``lost R P``,
        ``roof b3 bonus``, ``earned value``, ``use value``, ``void value``, ``circle 1``, ``reserve instead of value``,
        ``copy 1 R2,P3``, ``pile KnSo``.
        """
        return [word for event in self.story if (word := _word(event, seat))]


def line_of(line: str) -> tuple[Move, ...]:
    """The moves of a line, in which some may be abbreviated."""
    return tuple(parse_move(_long(word.strip())) for word in line.split(",") if word.strip())


def _long(word: str) -> str:
    if word.isdigit():
        return f"value {word}"
    if found := re.fullmatch(r"([os])([0-9]+)", word):
        return f"{'circle' if found[1] == 'o' else 'square'} {found[2]}"
    return f"roof {word}" if re.fullmatch(r"[a-l][0-9]+", word) else word


def _word(event: Event, seat: int) -> str:
    """An event in short words; nothing for other events and other seats."""
    if getattr(event, "seat", None) != seat:
        return ""
    match event:
        case tell.ValueMarked(_, face, column, by):
            return f"value {face}:{column} {by.value}"
        case tell.ValueWritten(_, face, cell, by):
            return f"track {face} {cell} {by.value}"
        case tell.ValuesLost(_, faces):
            return f"lost {' '.join(map(str, faces))}"
        case tell.ColoursLost(_, colours):
            return f"lost {' '.join(colour.value for colour in colours)}"
        case tell.RoofMarked(_, cell, _, by):
            return f"roof {cell} {by.value}"
        case tell.BonusEarned(_, effect):
            return f"earned {effect.value}"
        case tell.EffectUsed(_, effect):
            return f"use {effect.value}"
        case tell.EffectVoid(_, effect):
            return f"void {effect.value}"
        case tell.BoxMarked(_, shape, number):
            return f"{shape.value} {number}"
        case tell.ReserveInstead(_, effect):
            return f"reserve instead of {effect.value}"
        case events.DiceCopied(_, owner, copied):
            return f"copy {owner} {','.join(f'{colour.value}{face}' for colour, face in copied) or '-'}"
        case events.PileTaken(_, cards):
            return f"pile {''.join(code for code, card in CODES.items() if card in cards)}"
    return ""

"""Positions of Queen of 12 that tests play on, with the events told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from positions import PlayedPosition
from twelvefold.core.chance import Chance
from twelvefold.core.errors import BadData, BadNotation
from twelvefold.core.events import Event
from twelvefold.games.queen import Queen
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import FACTS, Character, Colour, Tray
from twelvefold.games.queen.moves import Move, parse_move
from twelvefold.games.queen.sheets.grid.notation import format_marks, parse_marks
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES
from twelvefold.games.queen.state import State

GAME = Queen()
CODES = {FACTS[card].code: card for card in Character}
EMPTY = "10,10,10,10,10"
"""A sheet without a mark."""
BOXES = "c1p1r2"
"""All boxes of a player who can copy others."""
SOLO_BOXES = "c0p1r2"
START = "KnSoJgAl"
"""The hand everybody starts with, in its order."""
FILLERS = "MaDrMgTrGrGoLaPaPhMi"
"""The cards that fill a reserve up to six, in this order."""
TRAYS = {1: (2, 2), 2: (3, 2), 3: (3, 3), 4: (4, 3)}
"""Rule: A round, step 1. Dice in the mountains and in the jungle."""
NEVER = {1: "Mi", 2: "Ph"}
"""Rule: table of cards. Never solo; never with two players."""
SHEETS = {
    "A": (
        "P 10 5 Y 6 / 10 3 7 R 4 / R 2 P 7 8 / 9 12 4 11 P / 12 R 1 8 5",
        "9 R R 7 2 / 6 9 3 4 Y / P 11 5 1 3 / 10 R 2 12 11 / 8 1 6 Y P",
    ),
    "B": (
        "1 6 3 R 4 / R 2 R 5 6 / 6 4 5 2 Y / P R 1 4 3 / 5 3 2 1 P",
        "12 9 7 11 Y / P 10 12 9 11 / 7 R 9 R 8 / 11 8 P 10 7 / 10 Y P 8 12",
    ),
}
"""Both sheets as the rules' edition prints them: left half, right half."""
HALVES = {"l": "abcde", "r": "fghij"}
"""The columns of both halves."""


def cells(sheet: str = "A") -> dict[str, str]:
    """What each cell shows, by its name: ``cells()["a1"] == "P"``. Cells count row by row, the left half first."""
    shown = [cell for half in SHEETS[sheet] for row in half.split("/") for cell in row.split()]
    return dict(zip(CELL_NAMES, shown, strict=True))


def line_cells() -> dict[str, list[str]]:
    """The cells of every line: rows ``l1`` to ``l5`` and ``r1`` to ``r5``, columns ``a`` to ``j``."""
    lines = {f"{half}{row}": [f"{c}{row}" for c in columns] for half, columns in HALVES.items() for row in range(1, 6)}
    return lines | {column: [f"{column}{row}" for row in range(1, 6)] for column in "abcdefghij"}


def codes(cards: str) -> list[str]:
    """Split cards into codes: ``codes("KnSo") == ["Kn", "So"]``."""
    return [cards[i : i + 2] for i in range(0, len(cards), 2)] if cards != "-" else []


def in_order(cards: str | list[str]) -> str:
    """Cards as hands and reserves are written; ``-`` for none."""
    wanted = codes(cards) if isinstance(cards, str) else cards
    return "".join(code for code in CODES if code in wanted) or "-"


def characters(cards: str) -> tuple[Character, ...]:
    """``characters("KnSo") == (Character.KNIGHT, Character.SORCERER)``."""
    return tuple(CODES[code] for code in codes(cards))


def sheet(*marked: str) -> str:
    """The notation of a sheet with these cells, or whole lines, marked: ``sheet("a1", "l2")``."""
    wanted = {cell for name in marked for cell in line_cells().get(name, [name])}
    return format_marks(sum(1 << CELL_NAMES.index(cell) for cell in wanted))


def all_but(*open_: str) -> str:
    """The notation of a full sheet but for these cells, or whole lines."""
    kept = {cell for name in open_ for cell in line_cells().get(name, [name])}
    return sheet(*(cell for cell in CELL_NAMES if cell not in kept))


def marked_cells(marks: str) -> set[str]:
    """The marked cells of a sheet in its notation."""
    bits = parse_marks(marks)
    return {name for number, name in enumerate(CELL_NAMES) if bits >> number & 1}


def has_line(marks: str) -> bool:
    """Whether a sheet in its notation has a full line."""
    return any(marked_cells(marks) >= set(line) for line in line_cells().values())


def dice(text: str) -> str:
    """Dice in the order in which they are written: red, purple, yellow, each by its face."""
    if text in ("", "-"):
        return "-"
    return ",".join(sorted(text.split(","), key=lambda die: ("RPY".index(die[0]), int(die[1:]))))


def told_trays(letters: str) -> tuple[Tray, ...]:
    """The tray of each die, from its letters: ``told_trays("mmj")``."""
    return tuple(map(Tray, letters))


def told_dice(text: str) -> tuple[tuple[Colour, int], ...]:
    """Dice as events tell them: ``told_dice("R10,Y2")``."""
    return tuple((Colour(die[0]), int(die[1:])) for die in text.split(",") if text not in ("", "-"))


def player(hand: str, pile: str, reserve: str, marks: str = EMPTY, boxes: str = BOXES, more: str = "") -> str:
    """One player of a position: ``player("JgAl", "Kn", "So…", sheet("a1"), more="first")``. Cards in any order."""
    return " ".join([in_order(hand), pile or "-", in_order(reserve), marks, boxes, *more.split()])


def position(
    mountains: str,
    jungle: str,
    *players: str,
    upcoming: str = "choose",
    round_: int = 1,
    active: int = 0,
    king: str = "",
    printed: str = "A",
) -> str:
    """A position's line: ``position("R1,R2,R3", "P4,P5,P6", player(…), player(…), player(…))``."""
    head = f"{printed} r{round_} active {active} m {dice(mountains)} j {dice(jungle)}"
    return " / ".join([head, *players, *([f"king {king}"] if king else []), upcoming])


class Position(PlayedPosition[State]):
    """A position of Queen of 12 for tests, with a method for each kind of answer."""

    game = GAME

    # --- playing

    def move(self, *moves: str) -> Position:
        """One after the other, what the only seat asked does: ``move("take m R10", "put lady")``."""
        for move in moves:
            self.answer((parse_move(move),))
        return self

    def play(self, cards: str) -> Position:
        """Everybody's card, in the order of the seats asked: ``play("Kn Go Go")``; in a duel ``play("KnGo LaSo")``."""
        plays = [tuple(parse_move(f"play {code}") for code in codes(entry)) for entry in cards.split()]
        if len(self.state.players) == 2:
            return self.answer(tuple(plays))
        return self.answer(tuple(play for (play,) in plays))

    def king(self, code: str) -> Position:
        """Solo: what the King discards before round 1, or reveals."""
        return self.answer(CODES[code])

    def roll(self, *faces: int) -> Position:
        return self.answer(faces)

    def draw(self, *trays: str) -> Position:
        """The colours drawn for the trays, one after the other: ``draw("RRP", "PYY")``."""
        for tray in trays:
            self.answer(tuple(Colour(letter) for letter in tray))
        return self

    def take(self, *dice: str) -> Position:
        """Dice of one's choice, with their trays: ``take("m R10", "j Y2")``."""
        return self.move(*(f"take {die}" for die in dice))

    def put(self, code: str) -> Position:
        return self.move(f"put {code}")

    def gain(self, *codes: str) -> Position:
        """From the reserve, one after the other."""
        return self.move(*(f"gain {code}" for code in codes))

    def mark(self, *cells: str) -> Position:
        """By the Alchemist or the Gambler."""
        return self.move(*(f"mark {cell}" for cell in cells))

    def leave(self) -> Position:
        return self.move("leave")

    def choose_line(self, name: str) -> Position:
        return self.move(f"line {name}")

    def copy(self, seat: int) -> Position:
        """By the Mirror."""
        return self.move(f"copy {seat}")

    def lose(self, code: str) -> Position:
        """The random card that a Gambler's victim discards."""
        return self.answer(CODES[code])

    def mark_sheets(self, lines: Mapping[int, str] | None = None) -> Position:
        """Step 5: the line of each seat; who is not named confirms an empty one.

        ``mark_sheets({0: "a2 R10, b3 P3", 2: "bonus mark, c3"})``: ``a2 R10`` is short for ``mark a2 R10``.
        """
        given = dict(lines or {})
        answer = tuple(moves_of(given.pop(seat, "")) for seat in self.asked)
        assert not given, f"not asked: {sorted(given)}"
        return self.answer(answer)

    def line_asked(self, seat: int, line: str = "") -> list[str]:
        """Step 5, or a duel's laying: what may come next after these moves of that seat."""
        state = self.state
        for move in moves_of(line):
            state = GAME.extend(state, seat, move)
        prompt = GAME.decide(state).prompt(seat)
        return [GAME.format_move(move) for move in prompt.moves]

    def may_end(self, seat: int, line: str = "") -> bool:
        """Whether a line may end here."""
        state = self.state
        for move in moves_of(line):
            state = GAME.extend(state, seat, move)
        return GAME.decide(state).prompt(seat).may_end

    # --- looking

    @property
    def luck(self) -> Chance | None:
        """What is rolled or drawn next, if anything."""
        node = GAME.node(self.state)
        return node if isinstance(node, Chance) else None

    @property
    def upcoming(self) -> str:
        """What is next, in notation."""
        return self.line.split(" / edition ")[0].rsplit(" / ", 1)[-1]

    @property
    def trays(self) -> tuple[str, str]:
        """The dice lying in the mountains and in the jungle."""
        words = self.line.split(" / ")[0].split()
        return words[5], words[7]

    def of(self, seat: int) -> str:
        """One player in notation."""
        return self.line.split(" / ")[1 + seat]

    def hand(self, seat: int) -> str:
        return self.of(seat).split()[0]

    def pile(self, seat: int) -> str:
        return self.of(seat).split()[1]

    def reserve(self, seat: int) -> str:
        return self.of(seat).split()[2]

    def marks(self, seat: int) -> set[str]:
        """The marked cells."""
        return marked_cells(self.of(seat).split()[3])

    def boxes(self, seat: int) -> str:
        return self.of(seat).split()[4]

    def part(self, seat: int, name: str) -> str:
        """What follows a word like ``taken:`` in a player's notation; nothing if it is not there."""
        return next((word.partition(":")[2] for word in self.of(seat).split() if word.startswith(f"{name}:")), "")

    def has(self, seat: int, flag: str) -> bool:
        """Whether a word like ``first`` stands in a player's notation."""
        return flag in self.of(seat).split()[5:]

    # --- listening

    @property
    def takings(self) -> list[tuple[int, str, str]]:
        """Who took which dice by which card, in the order told; one line for dice taken one after the other."""
        found: list[tuple[int, str, str]] = []
        for event in self.all(tell.DiceTaken):
            seat, code, taken = event.seat, FACTS[event.card].code, [f"{c.value}{face}" for c, face in event.dice]
            if found and found[-1][:2] == (seat, code):
                taken = [*found.pop()[2].split(","), *taken]
            found.append((seat, code, dice(",".join(taken))))
        return found

    @property
    def left(self) -> str:
        """What nobody took, in the only round told."""
        events = self.all(tell.DiceLeft)
        assert len(events) < 2
        return ",".join(f"{colour.value}{face}" for event in events for colour, face in event.dice) or "-"

    @property
    def due(self) -> dict[int, str]:
        """Who may use a bonus in the only round told, and why."""
        return {event.seat: event.why.value for event in self.all(tell.BonusDue)}

    def after(self, kind: type[Event]) -> list[Event]:
        """What was told after the last event of that kind."""
        story = self.story
        last = max(place for place, event in enumerate(story) if isinstance(event, kind))
        return story[last + 1 :]


def moves_of(line: str) -> tuple[Move, ...]:
    """The moves of a line; a move that begins with a cell marks it."""
    words = [move.strip() for move in line.split(",") if move.strip()]
    return tuple(parse_move(f"mark {word}" if word.split()[0] in CELL_NAMES else word) for word in words)


def deal(
    cards: str,
    mountains: str,
    jungle: str,
    *,
    marks: Mapping[int, str] | None = None,
    round_: int = 1,
    active: int = 0,
    printed: str = "A",
) -> Position:
    """Before the cards are chosen. Everybody holds the four first cards and all those named, and has no pile.

    ``cards`` as in ``reveal``; the reserve is filled up with others. Who has a full line has the six points.
    """
    entries = cards.split()
    seats = len(entries)
    more = [code for code in dict.fromkeys(codes("".join(entries))) if code not in codes(START)]
    fillers = [code for code in codes(FILLERS) if code not in more and code != NEVER.get(seats)][: 6 - len(more)]
    hand = in_order(START + "".join(more))
    boxes = BOXES if seats > 1 else SOLO_BOXES
    sheets = [(marks or {}).get(seat, EMPTY) for seat in range(seats)]
    everybody = [player(hand, "-", "".join(fillers), own, boxes, "first" * has_line(own)) for own in sheets]
    kings = f"{hand} -" if seats == 1 else ""
    upcoming = "lay - -" if seats == 2 else "choose"
    line = position(
        mountains, jungle, *everybody, upcoming=upcoming, round_=round_, active=active, king=kings, printed=printed
    )
    return Position(line)


def reveal(
    cards: str,
    mountains: str,
    jungle: str,
    *,
    marks: Mapping[int, str] | None = None,
    round_: int = 1,
    active: int = 0,
    king: str = "",
    printed: str = "A",
) -> Position:
    """A round with these dice and cards: ``reveal("Jg Jg Kn", "R2,P3,Y9", "R1,R4,P12")``.

    One entry for each seat; in a duel two cards each: ``reveal("KnGo LaSo", …)``. Solo the King reveals ``king``, or a
    card that is not played and cancels nothing.
    """
    table = deal(cards, mountains, jungle, marks=marks, round_=round_, active=active, printed=printed).play(cards)
    if len(table.state.players) == 1:
        table.king(king or next(code for code in codes(START) if code != cards))
    return table


def renumbered(table: Position, **numbers: int) -> Position:
    """The same position in an edition with other order numbers on these cards: ``renumbered(table, Go=1)``."""
    printed = table.state.printed
    order = tuple(numbers.get(code, printed.order[card.value]) for code, card in CODES.items())
    state = replace(table.state, printed=replace(printed, order=order, edition="renumbered"))
    return Position(GAME.format_state(state))


def assert_unreachable(line: str, key: str) -> None:
    """Assert that a position in notation is refused as impossible, for that reason."""
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert refused.value.key == "queen-notation-impossible"
    problem = refused.value.args_["problem"]
    assert isinstance(problem, BadData)
    assert problem.key == f"queen-position-{key}"

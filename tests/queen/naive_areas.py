"""Sheets C and D once more, and the Crusade, slowly and straight from the words of the rules.

As in the naive game of sheets A and B everything is words, and that game is played where nothing differs. A value cell
is ``7:3``, a roof ``b3``. Nothing is taken from the package; what the sheet shows is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from copy import copy
from typing import Any

from .naive_game import NaiveBox, NaiveGame, NaivePlayer, Outside

CRUSADE_START = ["knight", "sorcerer", "jungle_guardian"]
OR_RESERVE = ["discard-back", "copy-but-two", "copy-all", "value-or-colour"]
SHAPES = ["circle", "square"]

Asking = Generator[set[str], str, None]
"""A line that asks for one move after the other."""


def ask(moves: set[str]) -> Generator[set[str], str, str]:
    """One of these moves; where there is only one, nobody is asked."""
    return min(moves) if len(moves) == 1 else (yield moves)


class NaiveSheet:
    """What the sheet shows."""

    def __init__(self, shows: Mapping[str, Any]) -> None:
        self.shows = shows
        self.rows = {
            face: [f"{face}:{column}" for column in range(1, length + 1)]
            for face, length in enumerate(shows["row_length"], start=1)
        }
        self.roofs = {
            f"{column}{number}": colour
            for number, row in enumerate(shows["roofs"], start=1)
            for column, colour in zip("abcdefghijkl", row.split(), strict=False)
        }
        cells = [cell for row in self.rows.values() for cell in row]
        self.columns = same(cells, lambda cell: cell.partition(":")[2])
        self.roof_rows = same(self.roofs, lambda roof: roof[1:])
        self.roof_columns = same(self.roofs, lambda roof: roof[0])
        self.lines = [*self.rows.values(), *self.columns.values()]
        self.lines += [*self.roof_rows.values(), *self.roof_columns.values()]
        self.boxes = {shape: list(shows.get(f"{shape}s", [])) for shape in SHAPES}


def same(cells: Iterable[str], place: Callable[[str], str]) -> dict[str, list[str]]:
    """Cells by where they stand."""
    lines: dict[str, list[str]] = {}
    for cell in cells:
        lines.setdefault(place(cell), []).append(cell)
    return lines


class NaiveAreas(NaivePlayer):
    """A player with such a sheet."""

    def __init__(self, seats: int, sheet: NaiveSheet) -> None:
        self.sheet = sheet
        self.overflow, self.pending = list[int](), list[str]()
        self.ticked = {shape: [0] * len(row) for shape, row in sheet.boxes.items()}
        self.took_pile, self.gains = False, 0
        super().__init__(seats)

    def new_round(self) -> None:
        super().new_round()
        self.took_pile, self.gains = False, 0

    def twin(self) -> NaiveAreas:
        """Somebody who can mark without this one's marks changing."""
        twin = copy(self)
        twin.marks, twin.overflow, twin.pending = set(self.marks), list(self.overflow), list(self.pending)
        twin.ticked = {shape: list(row) for shape, row in self.ticked.items()}
        return twin

    def total(self) -> int:
        shows, points = self.sheet.shows, 0
        for number, score in shows["column_score"].items():
            points += score * self.marks.issuperset(self.sheet.columns[str(number)])
        for cell, effect in shows["bonus_cells"].items():
            points += int(effect.split("-")[0]) if effect.endswith("-points") and cell in self.marks else 0
        for column, score in zip(self.sheet.roof_columns.values(), shows["roof_column_score"], strict=True):
            points += score * self.marks.issuperset(column)
        return points + int([0, *shows["overflow"]][len(self.overflow)])

    def size(self) -> int:
        """How much is marked and written."""
        return len(self.marks) + len(self.overflow)

    # --- what can be marked, and marking

    def next_cell(self, face: int) -> str | None:
        """The leftmost open cell of that value's row."""
        return next((cell for cell in self.sheet.rows[face] if cell not in self.marks), None)

    def next_values(self) -> set[str]:
        return {f"value {face}" for face in self.sheet.rows if self.next_cell(face)}

    def open_roofs(self, colours: str = "RPY") -> set[str]:
        return {f"roof {roof}" for roof, shows in self.sheet.roofs.items() if shows in colours} - {
            f"roof {roof}" for roof in self.marks
        }

    def open_boxes(self, shapes: list[str]) -> set[str]:
        return {
            f"{shape} {number}"
            for shape in shapes
            for number, box in enumerate(self.sheet.boxes[shape], start=1)
            if self.ticked[shape][number - 1] < box["cells"]
        }

    def writable(self, face: int) -> bool:
        """Whether the overflow track takes it."""
        room = len(self.overflow) < len(self.sheet.shows["overflow"])
        return room and (not self.overflow or face >= self.overflow[-1])

    def mark(self, cell: str) -> None:
        """A value cell or a roof. What it earns waits."""
        self.marks.add(cell)
        if ":" in cell:
            effect = self.sheet.shows["bonus_cells"].get(cell, "0-points")
            self.pending += [] if effect.endswith("-points") else [effect]
        elif self.marks.issuperset(self.sheet.roof_rows[cell[1:]]):
            self.pending.append(self.sheet.shows["roof_row_bonus"][(int(cell[1:]) - 1) // 2])

    def mark_move(self, move: str) -> None:
        """``value 7`` in its row, or ``roof b3``."""
        kind, which = move.split()
        cell = which if kind == "roof" else self.next_cell(int(which))
        assert cell is not None
        self.mark(cell)


class NaiveAreasGame(NaiveGame):
    """With base rules or, in a Crusade, without a reserve."""

    players: list[NaiveAreas]  # type: ignore[assignment]

    def __init__(self, seats: int, box: NaiveBox, shows: Mapping[str, Any], crusade: bool, outside: Outside) -> None:
        super().__init__(seats, box, outside)
        self.crusade = crusade
        self.players = [NaiveAreas(seats, NaiveSheet(shows)) for _ in range(seats)]

    def total(self, player: NaivePlayer) -> int:
        assert isinstance(player, NaiveAreas)
        return player.total()

    # --- step 4

    def effect(self, seat: int, card: str, player: NaivePlayer) -> None:
        """What is different from sheets A and B."""
        assert isinstance(player, NaiveAreas)
        if card == "alchemist":
            self.mark_some(seat, player, 2, values=True)
        elif card == "general":
            left = [set(line) - player.marks for line in player.sheet.lines]
            following = {player.next_cell(face) for face in player.sheet.rows}
            last = {cell for cells in left if len(cells) == 1 for cell in cells if ":" not in cell or cell in following}
            for cell in last:
                player.mark(cell)
            player.given_mark |= bool(last)
        elif card == "oracle":
            self.ask_oracle(seat, player)
        else:
            super().effect(seat, card, player)
        if card == "lady" and player.lady:
            _, face = self.outside.choose(seat, {f"turn {face}" for face in range(1, 13)}).split()
            player.taken.remove(player.lady)
            player.lady = player.lady[0] + face
            player.taken.append(player.lady)
        elif card == "parasite" and self.crusade:
            player.reserve = []  # gone for good

    def mark_some(self, seat: int, player: NaivePlayer, count: int, values: bool) -> None:
        """By a card; it must."""
        assert isinstance(player, NaiveAreas)
        for _ in range(count):
            moves = player.next_values() if values else player.open_roofs()
            player.given_mark |= bool(moves)
            if moves:
                player.mark_move(self.outside.choose(seat, moves))

    def ask_oracle(self, seat: int, player: NaiveAreas) -> None:
        named = player.next_values()
        if not named:
            return
        move = self.outside.choose(seat, named)
        player.mark_move(move)
        player.given_mark = True
        (face,) = self.outside.roll(1)
        if player.next_cell(face):
            player.mark_move(f"value {face}")
        elif player.writable(face):
            player.overflow.append(face)
        while move == f"value {face}" and player.next_cell(face):
            player.mark_move(move)

    # --- step 5

    def mark_sheets(self) -> None:
        """All at once; then the cards from the reserve, clockwise."""

        def further(seat: int, line: list[str]) -> tuple[set[str], bool]:
            _, moves = self.after(seat, line)
            return moves, not moves

        asked = [seat for seat in range(self.seats) if further(seat, [])[0]]
        lines = self.outside.choose_together(asked, further)
        self.players = [self.after(seat, lines.get(seat, []))[0] for seat in range(self.seats)]
        for player in self.players:
            if player.took_pile:
                self.king_takes_back()
        for seat in self.clockwise(self.active):
            for _ in range(self.players[seat].gains):
                self.gain(seat, self.players[seat])

    def after(self, seat: int, line: list[str]) -> tuple[NaiveAreas, set[str]]:
        """What these moves make of a player, and what may come next."""
        player = self.players[seat].twin()
        asking = self.mark_sheet(seat, player)
        try:
            moves = next(asking)
            for move in line:
                moves = asking.send(move)
        except StopIteration:
            moves = set()
        return player, moves

    def mark_sheet(self, seat: int, player: NaiveAreas) -> Asking:
        """The dice, then the bonuses in any order, each finished before the next."""
        before = player.size()
        yield from self.mark_dice(player, player.taken + player.copied)
        one_die = len(player.taken) == 1 or player.lady is not None
        no_mark = player.size() == before and not player.given_mark
        if player.owed:
            player.pending.append("philosopher")
        elif one_die or no_mark:
            player.pending.append("one-die-or-no-mark" if one_die and no_mark else "one-die" if one_die else "no-mark")
        while player.pending:
            effect = (yield from ask({f"use {effect}" for effect in player.pending})).split()[1]
            player.pending.remove(effect)
            yield from self.use(seat, player, effect)

    def use_of_round(self, seat: int, player: NaiveAreas, why: str) -> Asking:
        """Side C: one of the listed effects. Side D: a circle or a square, or the repeatable one."""
        shows = player.sheet.shows
        if "repeatable" in shows:
            shapes = SHAPES
            if why != "philosopher":
                shapes = ["square"] if why == "no-mark" or not player.open_boxes(["circle"]) else ["circle"]
            move = yield from ask(player.open_boxes(shapes) | {f"use {shows['repeatable']}"})
            if move.startswith("use"):
                yield from self.use(seat, player, shows["repeatable"])
            else:
                yield from self.tick(seat, player, move)
            return
        names = {"one-die": ["one_die"], "no-mark": ["no_mark"]}.get(why, ["one_die", "no_mark"])
        listed = list(dict.fromkeys(tuple(effects) for name in names for effects in shows[name]))
        picks = {f"pick {number}" for number, effects in enumerate(listed, 1) if not self.in_vain(seat, *effects)}
        if not picks:
            return
        move = yield from ask(picks)
        for effect in listed[int(move.split()[1]) - 1]:
            yield from self.use(seat, player, effect)

    def mark_dice(self, player: NaiveAreas, dice: list[str]) -> Asking:
        """First all values, then all colours."""
        over: list[int] = []
        for face in [int(die[1:]) for die in dice]:
            if player.next_cell(face):
                player.mark_move(f"value {face}")
            else:
                over.append(face)
        while fitting := {f"value {face}" for face in over if player.writable(face)}:
            face = int((yield from ask(fitting)).split()[1])
            over.remove(face)
            player.overflow.append(face)
        colours = [die[0] for die in dice]
        while roofs := player.open_roofs("".join(colours)):
            move = yield from ask(roofs)
            player.mark_move(move)
            colours.remove(player.sheet.roofs[move.split()[1]])

    def mark_one(self, player: NaiveAreas, moves: set[str]) -> Asking:
        if moves:
            player.mark_move((yield from ask(moves)))

    def use(self, seat: int, player: NaiveAreas, effect: str) -> Asking:
        """One bonus, to its end."""
        instead = effect in OR_RESERVE and not self.crusade and player.gains < len(player.reserve)
        both = {"bonus reserve"} if self.in_vain(seat, effect) else {f"use {effect}", "bonus reserve"}
        if instead and (yield from ask(both)) == "bonus reserve":
            player.gains += 1
            return
        room = len(player.overflow) < len(player.sheet.shows["overflow"])
        match effect:
            case "value" | "two-values":
                for _ in range(1 if effect == "value" else 2):
                    yield from self.mark_one(player, player.next_values())
            case "colour" | "two-colours":
                for _ in range(1 if effect == "colour" else 2):
                    yield from self.mark_one(player, player.open_roofs())
            case "colour-R" | "colour-P" | "colour-Y":
                yield from self.mark_one(player, player.open_roofs(effect[-1]))
            case "value-or-colour":
                yield from self.mark_one(player, player.next_values() | player.open_roofs())
            case "value-and-colour":
                yield from self.mark_one(player, player.next_values())
                yield from self.mark_one(player, player.open_roofs())
            case "square" | "circle-or-square":
                shapes = SHAPES if effect == "circle-or-square" else ["square"]
                if moves := player.open_boxes(shapes):
                    yield from self.tick(seat, player, (yield from ask(moves)))
            case "discard-back":
                player.took_pile |= bool(player.pile)
                player.hand, player.pile = player.hand + player.pile, []
            case "overflow-repeat":
                if room:
                    player.overflow += player.overflow[-1:]
            case "overflow-zero":
                if room:
                    player.overflow.append(0)
            case "copy-all" | "copy-but-two":
                yield from self.copy(seat, player, 0 if effect == "copy-all" else 2)
            case _:
                yield from self.use_of_round(seat, player, effect)

    def tick(self, seat: int, player: NaiveAreas, move: str) -> Asking:
        """A circle or a square; the last one of a bonus is followed by it at once."""
        shape, number = move.split()
        box = player.sheet.boxes[shape][int(number) - 1]
        player.ticked[shape][int(number) - 1] += 1
        if player.ticked[shape][int(number) - 1] == box["cells"]:
            yield from self.use(seat, player, box["bonus"])

    def in_vain(self, seat: int, *effects: str) -> bool:
        """Only copying, and nobody has dice."""
        return not self.with_dice(seat) and all(effect.startswith("copy") for effect in effects)

    def copy(self, seat: int, player: NaiveAreas, without: int) -> Asking:
        others = self.with_dice(seat)
        if not others:
            return
        move = yield from ask({f"copy {other}" for other in others})
        dice = list(self.players[int(move.split()[1])].taken)
        if without and len(dice) <= without:
            return
        for _ in range(without):
            dice.remove((yield from ask({f"without {die}" for die in dice})).split()[1])
        yield from self.mark_dice(player, dice)

    def end_round(self) -> None:
        """No race. The dice go back."""
        self.trays = {"m": [], "j": []}
        for player in self.players:
            player.new_round()

"""The kind of sheets C and D. Here are the count, and which positions can exist."""

from __future__ import annotations

from collections.abc import Iterator

from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.games.queen.edition.printed import AnySheet
from twelvefold.games.queen.events import How
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.player import SheetMarks, areas_of
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas import marking, marking_cards
from twelvefold.games.queen.sheets.areas.ground import ground_of, unmarked
from twelvefold.games.queen.sheets.areas.hints import read_areas
from twelvefold.games.queen.sheets.areas.legal import check_areas
from twelvefold.games.queen.sheets.areas.notation import format_areas, parse_areas
from twelvefold.games.queen.sheets.areas.scoring import count_areas, marked_cells
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks
from twelvefold.games.queen.sheets.base import Moves, SheetKind
from twelvefold.games.queen.sheets.hints import AreasRead
from twelvefold.games.queen.state import AnyFrame, MarkByCard, MarkSheets, Reached, RollOracle, State, TurnDie

WRONG_AREAS = Reason("queen-position-areas", "the marks and bonuses of seat {seat} are not possible on this sheet")
ALCHEMIST_MARKS = 2


class AreaKind(SheetKind):
    """Sheets with values, an overflow track, roofs, and lists or boxes of bonuses."""

    alchemist_marks = ALCHEMIST_MARKS
    alchemist_gains = False
    oracle_asks = "oracle-value"
    bonus_gain = How.INSTEAD

    def unmarked(self, sheet: AnySheet, seats: int) -> AreaMarks:
        return unmarked(ground_of(sheet))

    # --- step 4

    def lady(self, seat: int) -> tuple[AnyFrame, ...]:
        return (TurnDie(seat),)

    def card_moves(self, state: State, frame: MarkByCard) -> Moves:
        return marking_cards.card_moves(state, frame)

    def mark_by_card(self, state: State, frame: MarkByCard, move: Move, emit: Emit) -> State:
        return marking_cards.mark_by_card(state, frame, move, emit)

    def general(self, state: State, seat: int, emit: Emit) -> State:
        return marking_cards.general(state, seat, emit)

    def oracle_moves(self, state: State, seat: int) -> Moves:
        return marking_cards.oracle_moves(state, seat)

    def oracle_chosen(self, state: State, seat: int, move: Move, emit: Emit) -> State:
        return marking_cards.oracle_chosen(state, seat, move, emit)

    def oracle_named(self, state: State, frame: RollOracle) -> bool:
        return marking_cards.oracle_named(state, frame)

    def oracle_rolled(self, state: State, frame: RollOracle, face: int, emit: Emit) -> State:
        return marking_cards.oracle_rolled(state, frame, face, emit)

    # --- step 5

    def begin(self, state: State, emit: Emit) -> State:
        return marking.begin(state, emit)

    def asked(self, state: State) -> tuple[int, ...]:
        return marking.asked(state)

    def reached(self, state: State, seat: int, line: Moves) -> Reached:
        return marking.reached(state, seat, line)

    def further(self, state: State, seat: int, before: Reached, move: Move) -> Reached:
        return marking.further(state, seat, before, move)

    def plans(self, state: State, seat: int) -> Iterator[Moves]:
        return marking.plans(state, seat)

    def settle(self, state: State, frame: MarkSheets, emit: Emit) -> State:
        return marking.settle(state, frame, emit)

    def takers(self, state: State, seats: tuple[int, ...]) -> bool:
        return marking.takers(state, seats)

    def after_round(self, state: State, emit: Emit) -> State:
        """There is no race on these sheets."""
        return state

    # --- the count

    def total(self, state: State, seat: int) -> int:
        """Card points do not count on these sheets."""
        return count_areas(ground_of(state.printed.sheet), areas_of(state.players[seat])).total

    def cells(self, state: State, seat: int) -> int:
        """Ruling: value and colour cells decide ties."""
        return marked_cells(areas_of(state.players[seat]))

    def count(self, state: State, seat: int, emit: Emit) -> None:
        """Columns, cells with points, overflow, roofs and the total."""
        ground, areas = ground_of(state.printed.sheet), areas_of(state.players[seat])
        found = count_areas(ground, areas)
        columns = tuple(
            (column, points) for (column, _), points in zip(ground.sheet.columns, found.columns, strict=True)
        )
        emit(tell.ValueColumnsCounted(seat, columns, sum(found.columns)), EVERYONE)
        emit(tell.PointCellsCounted(seat, found.cells, sum(points for _, points in found.cells)), EVERYONE)
        emit(tell.OverflowCounted(seat, areas.overflow, found.overflow), EVERYONE)
        emit(tell.RoofColumnsCounted(seat, found.roofs, sum(found.roofs)), EVERYONE)
        emit(tell.AreasCounted(seat, found.total), EVERYONE)

    # --- hints

    def race(self, state: State) -> bool:
        return False

    def read(self, state: State, seat: int, reached: Reached | None, own: bool) -> AreasRead:
        return read_areas(state, seat, reached, own)

    # --- positions from outside

    def check(self, state: State, seat: int) -> None:
        player, ground = state.players[seat], ground_of(state.printed.sheet)
        if not isinstance(player.sheet, AreaMarks) or not check_areas(ground, player.sheet, player.pending):
            raise BadData(WRONG_AREAS, seat=seat)

    def format(self, sheet: AnySheet, marks: SheetMarks) -> str:
        return format_areas(ground_of(sheet), marks)

    def parse(self, sheet: AnySheet, words: tuple[str, ...]) -> AreaMarks:
        return parse_areas(ground_of(sheet), words)


AREAS = AreaKind()

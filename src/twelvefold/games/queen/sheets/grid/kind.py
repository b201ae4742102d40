"""The kind of sheets A and B. Here are the race for the first full line, the count, and which positions can exist."""

from __future__ import annotations

from collections.abc import Iterator

from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import PILE_BOXES, RESERVE_BOXES, SOLO, copy_boxes, in_order
from twelvefold.games.queen.edition.printed import AnySheet
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.player import SheetMarks, grid_of
from twelvefold.games.queen.sheets.base import Moves, SheetKind
from twelvefold.games.queen.sheets.grid import lines, marking, marking_cards
from twelvefold.games.queen.sheets.grid.hints import read_halves
from twelvefold.games.queen.sheets.grid.notation import format_sheet, parse_sheet
from twelvefold.games.queen.sheets.grid.plan import plan_of
from twelvefold.games.queen.sheets.grid.scoring import FIRST_LINE, SOLO_RACE, full_lines, half_points, race_open, score
from twelvefold.games.queen.sheets.grid.sheet import CELLS, GridMarks, Half
from twelvefold.games.queen.sheets.hints import HalvesRead
from twelvefold.games.queen.state import EFFECTS, AnyFrame, MarkByCard, MarkSheets, Reached, RollOracle, State

WRONG_BOXES = Reason("queen-position-boxes", "seat {seat} has more boxes left than there are, or fewer than none")
WRONG_MARKS = Reason("queen-position-marks", "the marks of seat {seat} are not cells of the sheet")
WRONG_FIRST = Reason("queen-position-first", "seat {seat} has the six points, but no full line")
UNTOLD_FIRST = Reason(
    "queen-position-untold-first", "seat {seat} has a full line, but nobody has the six points for the first one"
)


class GridKind(SheetKind):
    """Sheets with two halves of five rows and five columns."""

    alchemist_marks = 1
    alchemist_gains = True
    oracle_asks = "line"
    bonus_gain = tell.How.BONUS

    def unmarked(self, sheet: AnySheet, seats: int) -> GridMarks:
        return GridMarks(0, copy_boxes(seats), PILE_BOXES, RESERVE_BOXES)

    # --- step 4

    def lady(self, seat: int) -> tuple[AnyFrame, ...]:
        return ()

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
        return lines.reached(state, seat, line)

    def further(self, state: State, seat: int, before: Reached, move: Move) -> Reached:
        return lines.further(state, seat, before, move)

    def plans(self, state: State, seat: int) -> Iterator[Moves]:
        return lines.plans(state, seat)

    def settle(self, state: State, frame: MarkSheets, emit: Emit) -> State:
        return marking.settle(state, frame, emit)

    def takers(self, state: State, seats: tuple[int, ...]) -> bool:
        return marking.takers(state, seats)

    def after_round(self, state: State, emit: Emit) -> State:
        """The race. All who fill a line in the first round in which anybody does; solo only before round 4 begins."""
        if not race_open(state):
            return state
        plan = plan_of(state.printed.sheet)
        for seat, player in enumerate(state.players):
            lines = full_lines(plan, grid_of(player).cells)
            if lines:
                emit(tell.LineFilled(seat, lines, FIRST_LINE), EVERYONE)
                state = state.player(seat, replace(player, sheet=replace(grid_of(player), first=True)))
        return state

    # --- the count

    def total(self, state: State, seat: int) -> int:
        return score(state, seat).total

    def cells(self, state: State, seat: int) -> int:
        return grid_of(state.players[seat]).cells.bit_count()

    def count(self, state: State, seat: int, emit: Emit) -> None:
        """Halves, cards and the total."""
        player, plan = state.players[seat], plan_of(state.printed.sheet)
        for half in Half:
            rows, columns = half_points(plan, grid_of(player).cells, half)
            emit(tell.HalfCounted(seat, half, rows, columns, sum(rows) + sum(columns)), EVERYONE)
        cards = tuple((card, state.printed.points[card.value]) for card in in_order(player.hand + player.pile))
        found = score(state, seat)
        emit(tell.CardsCounted(seat, cards, found.cards), EVERYONE)
        emit(tell.TotalCounted(seat, found.halves, found.first, found.cards, found.total), EVERYONE)

    # --- hints

    def race(self, state: State) -> bool:
        return race_open(state)

    def read(self, state: State, seat: int, reached: Reached | None, own: bool) -> HalvesRead:
        return read_halves(state, seat, reached, own)

    # --- positions from outside

    def check(self, state: State, seat: int) -> None:
        player = state.players[seat]
        marks, copies = player.sheet, copy_boxes(len(state.players))
        if not isinstance(marks, GridMarks):
            raise BadData(WRONG_MARKS, seat=seat)
        if not (0 <= marks.copies <= copies and 0 <= marks.piles <= PILE_BOXES and 0 <= marks.gains <= RESERVE_BOXES):
            raise BadData(WRONG_BOXES, seat=seat)
        if not 0 <= marks.cells < 1 << CELLS or player.pending:
            raise BadData(WRONG_MARKS, seat=seat)
        full = full_lines(plan_of(state.printed.sheet), marks.cells)
        if marks.first and not full:
            raise BadData(WRONG_FIRST, seat=seat)
        before = not isinstance(state.agenda[-1], (*EFFECTS, MarkSheets))  # nobody can have filled it in this round
        late = len(state.players) == SOLO and state.round > SOLO_RACE + 1
        if full and before and not late and not any(grid_of(other).first for other in state.players):
            raise BadData(UNTOLD_FIRST, seat=seat)

    def format(self, sheet: AnySheet, marks: SheetMarks) -> str:
        return format_sheet(marks)

    def parse(self, sheet: AnySheet, words: tuple[str, ...]) -> GridMarks:
        return parse_sheet(words)


GRID = GridKind()

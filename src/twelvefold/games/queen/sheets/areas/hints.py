"""Reads a sheet C or D: how it stands, the chain a line has come to, what each move would bring."""

from __future__ import annotations

from collections.abc import Callable

from twelvefold.core.events import Audience, Event
from twelvefold.games.queen.cards import SIDES
from twelvefold.games.queen.moves import Move, format_move
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas.chains import ChainBuilder, ChainState
from twelvefold.games.queen.sheets.areas.events import BonusEarned, BoxMarked, EffectUsed, EffectVoid
from twelvefold.games.queen.sheets.areas.ground import Ground, fits_overflow, ground_of, row_open
from twelvefold.games.queen.sheets.areas.scoring import AreaScore, count_areas
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks
from twelvefold.games.queen.sheets.areas.steps import ASKS, ChainStep, Colours, Faces, Lists, Then
from twelvefold.games.queen.sheets.base import Moves, kind_of
from twelvefold.games.queen.sheets.grid.plan import cells_of
from twelvefold.games.queen.sheets.hints import AreaHint, AreasRead, FreshMarks, Names
from twelvefold.games.queen.state import ChooseOracleLine, MarkByCard, Reached, State

_FACES = range(1, SIDES + 1)
_TO_DO = {**ASKS, Then: "then"}
"""What is still to be done, step by step."""

MOST_TOLD = 300
"""So many steps are looked ahead for hints, and no more are begun."""

MoveEvents = tuple[Event, ...]
"""What one move of a line causes."""
Stand = tuple[ChainState, tuple[MoveEvents, ...], tuple[AreaHint, ...]]


class _Teller:
    """Keeps what is told, until it is taken."""

    def __init__(self) -> None:
        self._told: list[Event] = []

    def hear(self, event: Event, audience: Audience) -> None:
        self._told.append(event)

    def take(self) -> MoveEvents:
        told = tuple(self._told)
        self._told.clear()
        return told


def read_areas(state: State, seat: int, reached: Reached | None, own: bool) -> AreasRead:
    """A seat's sheet; with a line, as far as that has come. Hints are for its owner alone."""
    player, ground = state.players[seat], ground_of(state.printed.sheet)
    now, chain, hints = _resting(state, seat, own) if reached is None else _built(state, seat, reached)
    areas, count = now.areas, count_areas(ground, now.areas)
    return AreasRead(
        rows=areas.rows,
        overflow=areas.overflow,
        lowest=next((face for face in _FACES if fits_overflow(ground, areas, face)), None),
        beyond=tuple(face for face in _FACES if not row_open(ground, areas, face)),
        roofs=_names(ground, areas.roofs),
        circles=areas.circles,
        squares=areas.squares,
        fresh=_fresh(ground, areas_of(player), areas),
        columns=_columns(ground, areas, count),
        cells=count.cells,
        track=count.overflow,
        roof_columns=_roof_columns(ground, areas, count),
        points=count.total,
        pending=now.pending,
        doing=tuple(_TO_DO[type(step)] for step in now.steps if _asks(step)),
        faces=next((step.faces for step in now.steps if isinstance(step, Faces)), ()),
        colours=next((step.colours for step in now.steps if isinstance(step, Colours)), ()),
        choices=now.steps[0].choices if now.steps and isinstance(now.steps[0], Lists) else (),
        chain=chain,
        hints=hints,
    )


def _columns(ground: Ground, areas: AreaMarks, count: AreaScore) -> tuple[tuple[int, int, int, int], ...]:
    """The columns of values that count: which, its points, those when full, and the marks it misses."""
    return tuple(
        (column, points, full, sum(areas.rows[row] < column for row in ground.columns[column - 1]))
        for (column, full), points in zip(ground.sheet.columns, count.columns, strict=True)
    )


def _roof_columns(ground: Ground, areas: AreaMarks, count: AreaScore) -> tuple[tuple[int, int, int], ...]:
    """The columns of roofs: the points of each, those when full, and the marks it misses."""
    return tuple(
        (points, full, (mask & ~areas.roofs).bit_count())
        for points, full, mask in zip(count.roofs, ground.sheet.roof_columns, ground.roof_columns, strict=True)
    )


def _asks(step: ChainStep) -> bool:
    """Whether there is something to be chosen in a step."""
    match step:
        case Faces(()) | Colours(()):
            return False
    return type(step) in _TO_DO


def _names(ground: Ground, roofs: int) -> Names:
    return tuple(ground.names[cell] for cell in cells_of(roofs))


def _fresh(ground: Ground, before: AreaMarks, after: AreaMarks) -> FreshMarks:
    def more(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(now - then for then, now in zip(old, new, strict=True))

    return FreshMarks(
        rows=more(before.rows, after.rows),
        overflow=len(after.overflow) - len(before.overflow),
        roofs=_names(ground, after.roofs & ~before.roofs),
        circles=more(before.circles, after.circles),
        squares=more(before.squares, after.squares),
    )


# --- what moves bring


def _resting(state: State, seat: int, own: bool) -> Stand:
    """A sheet without a line being built."""
    player = state.players[seat]
    return ChainState(areas_of(player), (), player.pending), (), _by_card(state, seat) if own else ()


def _built(state: State, seat: int, reached: Reached) -> Stand:
    """What a line has come to, what it told on the way, and what each move would bring."""
    teller, now = _Teller(), reached.line_state
    building = ChainBuilder(state, seat, teller.hear)
    hints = _hints(state, teller, now.areas, reached.prompt.moves, lambda move: building.after(now, move).areas)
    return now, reached.told, hints


def _by_card(state: State, seat: int) -> tuple[AreaHint, ...]:
    """What the marks of an Alchemist, a Gambler or an Oracle would bring; what she then rolls, nobody knows."""
    frame, teller, kind = state.agenda[-1], _Teller(), kind_of(state)
    match frame:
        case MarkByCard(seat=asked) if asked == seat:
            moves = kind.card_moves(state, frame)
        case ChooseOracleLine(seat=asked) if asked == seat:
            moves = kind.oracle_moves(state, seat)
        case _:
            return ()

    def after(move: Move) -> AreaMarks:
        if isinstance(frame, MarkByCard):
            return areas_of(kind.mark_by_card(state, frame, move, teller.hear).players[seat])
        return areas_of(kind.oracle_chosen(state.done(), seat, move, teller.hear).players[seat])

    return _hints(state, teller, areas_of(state.players[seat]), moves, after)


def _hints(
    state: State, teller: _Teller, before: AreaMarks, moves: Moves, after: Callable[[Move], AreaMarks]
) -> tuple[AreaHint, ...]:
    """What each move would bring. Where chains are endless, as an owner may print them, the first moves' has to do."""
    ground = ground_of(state.printed.sheet)
    worth, hints, told = count_areas(ground, before).total, [], 0
    for move in moves:
        if told > MOST_TOLD:
            break
        change = count_areas(ground, after(move)).total - worth
        tells = teller.take()
        told += len(tells)
        earns = tuple(event.effect for event in tells if isinstance(event, BonusEarned))
        hints.append(AreaHint(format_move(move), change, earns, _void(tells)))
    return tuple(hints)


def _void(tells: MoveEvents) -> bool:
    """Whether a bonus finds nothing to do: at once, or as soon as it is used."""
    then = [type(event) for event in tells if not isinstance(event, BoxMarked)][:2]
    return then[:1] == [EffectVoid] or then == [EffectUsed, EffectVoid]

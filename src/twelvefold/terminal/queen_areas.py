"""The terminal drawing of sheets C and D: labels and hints of moves, and the sheet itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from twelvefold.core.game import Prompt
from twelvefold.games.queen.cards import SIDES, Character, Colour
from twelvefold.games.queen.moves import MarkBox, Move, Pick, Roof, TurnTo, Use, UseBonus, Value, Without
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas import marking as area_marking
from twelvefold.games.queen.sheets.areas.chains import ChainState
from twelvefold.games.queen.sheets.areas.ground import Ground, ground_of, row_open
from twelvefold.games.queen.sheets.areas.scoring import count_areas
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effects
from twelvefold.games.queen.sheets.areas.steps import Lists
from twelvefold.games.queen.state import MarkSheets, State
from twelvefold.terminal.human import MAX_LISTED_CHOICES
from twelvefold.terminal.queen_areas_line import so_far, still_to_do, void
from twelvefold.terminal.queen_areas_plain import area_lines, marked_areas, pick_words, roof_brings, value_brings
from twelvefold.terminal.queen_areas_sheet import (
    BONUS,
    FULL,
    MIN_FACTS_COLUMNS,
    Beside,
    Sight,
    large_areas,
    small_areas,
    small_boxes,
)
from twelvefold.terminal.queen_grid_sheet import MARKED, SHAPE, letters_of
from twelvefold.terminal.queen_plain import die_words
from twelvefold.terminal.queen_sheet_drawing import SheetDrawing, line_of

WORDS = {
    "mark-value": "value",
    "mark-roof": "roof",
    "oracle-value": "value",
    "put-away": "put",
    "overflow": "value",
    "any-value": "value",
    "any-roof": "roof",
    "bonus-copy": "copy",
}
"""The first word of a move's notation, for prompts whose name is another word."""
CHANGED = (
    Character.LADY,
    Character.ALCHEMIST,
    Character.PHILOSOPHER,
    Character.GENERAL,
    Character.ORACLE,
)
"""Cards with another effect on these sheets. The Parasite's differs in the Crusade only."""


class AreasDrawing(SheetDrawing):
    """Draws sheets with values, an overflow track, roofs and chained bonuses."""

    _prompt: Prompt[Move] | None = None
    """The last prompt."""

    def word(self, prompt: Prompt[Move]) -> str:
        return WORDS.get(prompt.ask, prompt.ask)

    def question_args(self, state: State, prompt: Prompt[Move]) -> dict[str, object]:
        self._prompt = prompt
        return {}

    def number(self, move: Move, place: int) -> int:
        """Return the value itself for a value; roofs offered beside values are numbered from 13."""
        if isinstance(move, Value):
            return move.face
        values = sum(isinstance(other, Value) for other in self._prompt.moves) if self._prompt else 0
        return place - values + SIDES if values else place

    def label(self, state: State, move: Move) -> str:
        say, (ground, areas) = self.say, self._current_sheet(state)
        match move:
            case Value(face):
                if row_open(ground, areas, face):
                    return say("queen-move-value", face=face, column=areas.rows[face - 1] + 1)
                return say("queen-move-value-overflow", face=face)
            case Roof(name):
                colour = ground.roofs[ground.names.index(name)]
                return say("queen-move-mark", cell=name, printed=say("queen-roof", colour_id=colour.name.lower()))
            case MarkBox(shape, number):
                boxes = ground.sheet.boxes(shape)
                words = {"shape_id": shape.value, "effect": say.term("queen", boxes[number].effect)}
                return say("queen-move-box", number=number + 1, **words)
            case Use(effect):
                return say.term("queen", effect)
            case Pick(number):
                return pick_words(say, self._listed(state)[number])
            case Without(die):
                return die_words(say, die)
            case TurnTo(face):
                return say("queen-move-turn", face=face)
            case UseBonus(bonus):
                return say.term("queen", bonus)
        return self.game.format_move(move)

    def hint(self, state: State, move: Move) -> str:
        """Return a move's hint; empty if choices are shown in columns, because the sheet then shows their effects."""
        if self._prompt is None or (len(self._prompt.moves) > MAX_LISTED_CHOICES and not self.plain):
            return ""
        return self.say.row(words) if (words := [*self._hints(state, self._prompt.seat, move)]) else ""

    def _hints(self, state: State, seat: int, move: Move) -> Iterator[str]:
        say, (ground, areas), player = self.say, self._current_sheet(state), state.players[seat]
        match move:
            case Value(face):
                yield from value_brings(say, ground, areas, face)
            case Roof(name):
                yield from roof_brings(say, ground, areas, ground.names.index(name))
            case MarkBox(shape, number):
                box, marked = ground.sheet.boxes(shape)[number], areas.boxes(shape)[number]
                yield say("queen-hint-box", left=box.cells - marked - 1)
            case TurnTo(face):
                if player.lady is not None and player.lady.face == face:
                    yield say("queen-hint-shown")
                yield from value_brings(say, ground, areas, face)
            case UseBonus():
                yield say("queen-reserve", cards=say.row([say.term("queen", card) for card in player.reserve]))
        if isinstance(move, (Use, Pick, MarkBox)) and void(state, seat, line_of(state, seat), move):
            yield say("queen-hint-void")
        if isinstance(move, Use) and self._prompt is not None and self._prompt.ask == "box":
            yield say("queen-hint-again")

    def card_hint(self, state: State, card: Character) -> str:
        changed = card in CHANGED or (card is Character.PARASITE and state.crusade)
        effect = self.say(f"queen-{'areas' if changed else 'effect'}-{card.name.lower()}")
        return self.say("queen-areas-hint-card", effect=effect, order=state.printed.order[card.value])

    # --- the table

    def stands(self, state: State, seat: int, *, own: bool) -> str:
        ground = _ground(state)
        found = count_areas(ground, self._sheet_state(state, seat).areas if own else areas_of(state.players[seat]))
        return self.say(
            "queen-areas-stands",
            **self.person("name", seat),
            points=found.total,
            columns=sum(found.columns),
            cells=sum(points for _, points in found.cells),
            overflow=found.overflow,
            roofs=sum(found.roofs),
        )

    def large(self, state: State, seat: int) -> RenderableType:
        return large_areas(self.say, self._sight(state, seat))

    def large_words(self, state: State, seat: int) -> Iterable[str]:
        return area_lines(self.say, _ground(state), self._sheet_state(state, seat).areas)

    def small(self, state: State, seat: int, facts: Text) -> RenderableType:
        return Beside(small_areas(_ground(state), areas_of(state.players[seat])), facts, MIN_FACTS_COLUMNS)

    def small_words(self, state: State, seat: int) -> Iterable[str]:
        return marked_areas(self.say, _ground(state), areas_of(state.players[seat]))

    def facts(self, state: State, seat: int, *, own: bool) -> Iterator[Text]:
        say, pending = self.say, state.players[seat].pending
        if pending and not (own and _builds(state, seat)):
            yield Text(say("queen-pending", bonuses=pick_words(say, pending)))
        if own or self.plain:
            return
        ground, areas = _ground(state), areas_of(state.players[seat])
        if areas.overflow:
            yield Text(say("queen-area-track-small", track=say.row(list(map(str, areas.overflow)))))
        if ground.sheet.boxed:
            yield small_boxes(say, ground, areas)

    def legend(self) -> str:
        letters = letters_of(self.say)
        signs = {colour.name.lower(): f"{letters[colour]}{SHAPE[colour]}" for colour in Colour}
        return self.say("queen-areas-legend", marked=MARKED, bonus=BONUS, full=FULL, **signs)

    # --- a line of step 5

    def progress(self, state: State, seat: int) -> Iterator[str]:
        if not _builds(state, seat):
            return
        line, say = line_of(state, seat), self.say
        did = so_far(say, state, seat, line, self.names)
        if did:
            yield say("queen-so-far", moves=say.row(did))
        if line:
            yield self.stands(state, seat, own=True)
        steps = still_to_do(say, self._sheet_state(state, seat))
        if steps:
            yield say("queen-still", steps=steps)

    def shows_marks(self, state: State, seat: int) -> bool:
        return True

    # --- the current sheet

    def _sheet_state(self, state: State, seat: int) -> ChainState:
        """Return the state of a seat's sheet, including the line it is building."""
        if _builds(state, seat):
            return area_marking.chain_state(state, seat, line_of(state, seat))
        return ChainState(areas_of(state.players[seat]), (), ())

    def _current_sheet(self, state: State) -> tuple[Ground, AreaMarks]:
        """Return the sheet of the seat that is asked."""
        return _ground(state), self._sheet_state(state, self._prompt.seat if self._prompt else 0).areas

    def _listed(self, state: State) -> tuple[Effects, ...]:
        """Return the effects to choose from."""
        step = self._sheet_state(state, self._prompt.seat if self._prompt else 0).steps[0]
        assert isinstance(step, Lists)
        return step.choices

    def _sight(self, state: State, seat: int) -> Sight:
        """Return the sheet with the cells that may be marked now."""
        ground, areas, moves = _ground(state), self._sheet_state(state, seat).areas, [*self.allowed(state, seat)]
        faces = {move.face for move in moves if isinstance(move, Value)}
        rows = frozenset(face for face in faces if row_open(ground, areas, face))
        return Sight(
            ground=ground,
            areas=areas,
            before=areas_of(state.players[seat]),
            rows=rows,
            roofs=sum(1 << ground.names.index(move.cell) for move in moves if isinstance(move, Roof)),
            track=bool(faces - rows),
            boxes=frozenset((move.shape, move.number) for move in moves if isinstance(move, MarkBox)),
        )


def _ground(state: State) -> Ground:
    return ground_of(state.printed.sheet)


def _builds(state: State, seat: int) -> bool:
    """Whether a seat is building a line of step 5."""
    frame = state.agenda[-1]
    return isinstance(frame, MarkSheets) and seat in frame.seats

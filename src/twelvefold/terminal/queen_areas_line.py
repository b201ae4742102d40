"""A line of step 5 on sheets C and D in words: what is done, what is still to be done, what would do nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from twelvefold.core.events import Event
from twelvefold.games.queen import crusade_events as tell
from twelvefold.games.queen.areas import EARNED, GIVEN, Effect
from twelvefold.games.queen.cards import Colour
from twelvefold.games.queen.chains import ChainBuilder, ChainState
from twelvefold.games.queen.events import DiceCopied
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.state import State
from twelvefold.games.queen.steps import AnyRoof, AnyValue, ChainStep, Colours, Faces, Then, ValueOrRoof
from twelvefold.locale import Translator

Moves = tuple[Move, ...]
_OF_COLOUR = {colour: effect for effect, colour in GIVEN.items()}


def done(state: State, seat: int, line: Moves) -> list[Event]:
    """What a line will tell when it is confirmed."""
    told: list[Event] = []
    ChainBuilder(state, seat, lambda event, audience: told.append(event)).played(line)
    return told


def void(state: State, seat: int, line: Moves, move: Move) -> bool:
    """Whether a bonus would find nothing to do."""
    told = done(state, seat, (*line, move))[len(done(state, seat, line)) :]
    used = [event for event in told if not isinstance(event, tell.BoxMarked)][:2]
    return [*map(type, used)] == [tell.EffectUsed, tell.EffectVoid]


def so_far(say: Translator, state: State, seat: int, line: Moves, names: Sequence[str]) -> list[str]:
    """What a line has done, with all that left no choice."""
    return [words for event in done(state, seat, line) for words in _done(say, event, names)]


def _done(say: Translator, event: Event, names: Sequence[str]) -> Iterator[str]:
    match event:
        case tell.ValueMarked(_, face):
            yield say("queen-so-far-value", face=face)
        case tell.ValueWritten(_, face):
            yield say("queen-so-far-written", face=face)
        case tell.RoofMarked(_, cell):
            yield say("queen-so-far-roof", cell=cell)
        case tell.BoxMarked(_, shape, number):
            yield say("queen-so-far-box", shape_id=shape.value, number=number)
        case tell.ValuesLost(_, faces):
            yield say("queen-so-far-lost", what=_faces(say, faces))
        case tell.ColoursLost(_, colours):
            yield say("queen-so-far-lost", what=_colours(say, colours))
        case tell.EffectUsed(_, effect) if effect in EARNED:
            yield say.term("queen", effect)
        case tell.EffectUsed(_, effect):
            yield say("queen-so-far-used", effect=say.term("queen", effect))
        case tell.EffectVoid():
            yield say("queen-so-far-void")
        case tell.ReserveInstead():
            yield say("queen-so-far-reserve")
        case DiceCopied(_, owner, dice):
            told = [
                say("queen-pair-colour", left=say.term("queen", colour), left_id=colour.name.lower(), right=face)
                for colour, face in dice
            ]
            yield say("queen-so-far-copied", name=names[owner], dice=say.row(told))


def still_to_do(say: Translator, desk: ChainState) -> str:
    """Values and colours of dice, what is left of the bonus in use, and the bonuses waiting; nothing if that is all."""
    steps = [words for step in desk.steps for words in _still(say, step)]
    if desk.pending:
        waiting = say.row([say.term("queen", effect) for effect in desk.pending])
        steps.append(say("queen-still-bonuses", bonuses=waiting))
    return reduce(lambda row, step: say("queen-still-row", steps=row, step=step), steps) if steps else ""


def _still(say: Translator, step: ChainStep) -> Iterator[str]:
    """A step; nothing for those that only choose, which is what is asked then."""
    match step:
        case Faces(faces) if faces:
            yield say("queen-still-values", faces=_faces(say, faces))
        case Colours(colours) if colours:
            yield say("queen-still-colours", colours=_colours(say, colours))
        case AnyValue():
            yield say.term("queen", Effect.VALUE)
        case AnyRoof(colour):
            yield say.term("queen", Effect.COLOUR if colour is None else _OF_COLOUR[colour])
        case ValueOrRoof():
            yield say.term("queen", Effect.VALUE_OR_COLOUR)
        case Then(effect):
            yield say.term("queen", effect)


def _faces(say: Translator, faces: tuple[int, ...]) -> str:
    return say.row(list(map(str, faces)))


def _colours(say: Translator, colours: tuple[Colour, ...]) -> str:
    return say.row([say.term("queen", colour) for colour in colours])

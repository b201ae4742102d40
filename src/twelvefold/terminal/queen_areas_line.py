"""Texts about a line of step 5 on sheets C and D: what it has done, and what remains to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from twelvefold.core.events import Event
from twelvefold.games.queen.cards import Colour
from twelvefold.games.queen.events import DiceCopied
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas.chains import ChainBuilder, ChainState
from twelvefold.games.queen.sheets.areas.ground import GIVEN
from twelvefold.games.queen.sheets.areas.sheet import EARNED, Effect
from twelvefold.games.queen.sheets.areas.steps import AnyRoof, AnyValue, ChainStep, Colours, Faces, Then, ValueOrRoof
from twelvefold.games.queen.sheets.base import Moves
from twelvefold.games.queen.state import State
from twelvefold.locale import Translator

_OF_COLOUR = {colour: effect for effect, colour in GIVEN.items()}


def events_of(state: State, seat: int, line: Moves) -> list[Event]:
    """Return the events that confirming a line emits."""
    emitted: list[Event] = []
    ChainBuilder(state, seat, lambda event, audience: emitted.append(event)).played(line)
    return emitted


def void(state: State, seat: int, line: Moves, move: Move) -> bool:
    """Whether a bonus would have no effect."""
    emitted = events_of(state, seat, (*line, move))[len(events_of(state, seat, line)) :]
    used = [event for event in emitted if not isinstance(event, tell.BoxMarked)][:2]
    return [*map(type, used)] == [tell.EffectUsed, tell.EffectVoid]


def so_far(say: Translator, state: State, seat: int, line: Moves, names: Sequence[str]) -> list[str]:
    """Return the effects of a line so far in words, including automatic ones."""
    return [words for event in events_of(state, seat, line) for words in _event_words(say, event, names)]


def _event_words(say: Translator, event: Event, names: Sequence[str]) -> Iterator[str]:
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
            emitted = [
                say("queen-pair-colour", left=say.term("queen", colour), left_id=colour.name.lower(), right=face)
                for colour, face in dice
            ]
            yield say("queen-so-far-copied", name=names[owner], dice=say.row(emitted))


def still_to_do(say: Translator, chain: ChainState) -> str:
    """Return what remains to be done in words: dice, the current bonus and pending bonuses; empty if nothing."""
    steps = [words for step in chain.steps for words in _still(say, step)]
    if chain.pending:
        waiting = say.row([say.term("queen", effect) for effect in chain.pending])
        steps.append(say("queen-still-bonuses", bonuses=waiting))
    return reduce(lambda row, step: say("queen-still-row", steps=row, step=step), steps) if steps else ""


def _still(say: Translator, step: ChainStep) -> Iterator[str]:
    """Return a pending step in words. Steps that only offer a choice give none: the prompt asks for it."""
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

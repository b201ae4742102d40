"""Two games that look the same to one seat, although something hidden differs.

``plan`` plays both beforehand, without a server: from seeds whose luck differs only in what is hidden from the seat,
and with different answers wherever answers are hidden. It returns what to send, so that a test can play both on servers
and compare all that the seat receives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from cases import Case
from conformance import PlayedNode, random_line, take_step
from twelvefold.core.chance import Chance
from twelvefold.core.codec import dumps, encode
from twelvefold.core.game import Decide
from twelvefold.core.generator import RandomStream
from twelvefold.table.dice import FairDice

SEEDS_TRIED = 200
MAX_SENT = 12


@dataclass(frozen=True)
class SentCommands:
    """What a seat sends at a decision in each of the two worlds."""

    seat: int
    decision: int
    there: tuple[tuple[dict[str, Any], ...], tuple[dict[str, Any], ...]]


@dataclass
class TwinPlan:
    """What is played in two worlds that one seat cannot tell apart."""

    seeds: tuple[bytes, bytes]
    sent: list[SentCommands] = field(default_factory=list)
    apart: int = 0
    """How many decisions were played while the worlds differed in something hidden."""


@dataclass(frozen=True)
class TwinWorld:
    """One world of a plan, played without a server: its state, and its dice."""

    case: Case
    dice: FairDice
    state: Any
    heard: tuple[PlayedNode, ...] = ()

    def play(self, outcome: Any = None) -> TwinWorld:
        """Play an outcome, then the chance nodes up to the next decision."""
        game, dice, state = self.case.game, FairDice(**vars_of(self.dice)), self.state
        heard = [] if outcome is None else [take_step(game, state, outcome)]
        state = heard[-1].after if heard else state
        while isinstance(node := game.node(state), Chance):
            heard.append(take_step(game, state, node.sample(dice)))
            state = heard[-1].after
        return TwinWorld(self.case, dice, state, tuple(heard))

    def looks(self, viewer: int | None) -> str:
        """What a viewer was told since the last decision, and its view now."""
        told = [encode(event) for step in self.heard for event in step.heard(viewer)]
        return dumps([told, encode(self.case.game.view(self.state, viewer))])


def vars_of(dice: FairDice) -> dict[str, Any]:
    return {"seed": dice.seed, "table_id": dice.table_id, "words": dice.words, "used": dice.used}


def plan(case: Case, table: str, viewer: int, luck: int) -> TwinPlan:
    """The attempt in which the worlds differ for most decisions."""
    attempts = (_attempt(case, table, viewer, RandomStream.derived(table, luck, number)) for number in range(2))
    return max(attempts, key=lambda plan: plan.apart)


def _attempt(case: Case, table: str, viewer: int, rng: RandomStream) -> TwinPlan:
    sides = _twins(case, table, viewer, rng)
    found = TwinPlan((sides[0].dice.seed, sides[1].dice.seed))
    decision = 0
    while isinstance(node := case.game.node(sides[0].state), Decide):
        decision += 1
        outcomes = _same_for(viewer, sides, rng) if len(found.sent) < MAX_SENT else None
        played = outcomes or (_some_outcome(sides[0], viewer, rng), _some_outcome(sides[1], viewer, rng))
        found.apart += sides[0].state != sides[1].state or played[0] != played[1]
        order = list(range(len(node.seats)))
        order = [order.pop(rng.below(len(order))) for _ in node.seats]
        for place in order if outcomes else order[:-1]:  # without the last answer nothing is revealed
            seat = node.seats[place]
            answers = (played[0][place], played[1][place] if seat != viewer else played[0][place])
            first = seat != viewer and (node.lines or place != order[-1])
            changed = (_some_outcome(side, viewer, rng)[place] if first else None for side in sides)
            here, there = (_said(case, node.lines, *both) for both in zip(answers, changed, strict=True))
            found.sent.append(SentCommands(seat, decision, (here, there)))
        if outcomes is None:
            break
        sides = sides[0].play(outcomes[0]), sides[1].play(outcomes[1])
    return found


def _twins(case: Case, table: str, viewer: int, rng: RandomStream) -> tuple[TwinWorld, TwinWorld]:
    """Two starts that look the same to the viewer, with different hidden luck if possible."""
    seats = case.game.seats_for(case.options)
    known: dict[str, TwinWorld] = {}
    side = None
    for _ in range(SEEDS_TRIED):
        seed = sha256(f"{table} {rng.below(1 << 60)}".encode()).digest()
        side = TwinWorld(case, FairDice(seed, table, ("",) * seats), case.start).play()
        twin = known.setdefault(side.looks(viewer), side)
        if twin.state != side.state:
            return twin, side
    assert side is not None
    return side, side


def _same_for(viewer: int, sides: tuple[TwinWorld, TwinWorld], rng: RandomStream) -> tuple[Any, Any] | None:
    """Outcomes that look the same to the viewer, with different hidden answers if possible."""
    equal = sides[0].state == sides[1].state
    for _ in range(3 if equal else 12):
        here = _some_outcome(sides[0], viewer, rng)
        mine = dict(zip(sides[0].case.game.decide(sides[0].state).seats, here, strict=True)).get(viewer)
        after = sides[0].play(here).looks(viewer)
        for _ in range(3 if equal else 12):
            there = _some_outcome(sides[1], viewer, rng, mine)
            if not (equal and here == there) and sides[1].play(there).looks(viewer) == after:
                return here, there
    return (here, here) if equal else None


def _some_outcome(side: TwinWorld, viewer: int, rng: RandomStream, mine: Any = None) -> tuple[Any, ...]:
    game = side.case.game
    node = game.decide(side.state)
    return tuple(
        mine
        if prompt.seat == viewer and mine is not None
        else random_line(game, side.state, prompt.seat, rng)
        if node.lines
        else rng.choice(prompt.moves)
        for prompt in node.prompts
    )


def _said(case: Case, lines: bool, answer: Any, first: Any = None) -> tuple[dict[str, Any], ...]:
    """The messages that give an answer, and before it the answer ``first``, which is then changed."""
    write = case.game.format_move
    if not lines:
        moves = (answer,) if first is None else (first, answer)
        return tuple({"type": "answer", "move": write(move)} for move in moves)
    thought = tuple({"type": "add", "move": write(move)} for move in first or ())
    again = ({"type": "shorten", "length": 0},) if thought else ()
    return (*thought, *again, *({"type": "add", "move": write(move)} for move in answer), {"type": "confirm"})


def messages(commands: SentCommands, world: int, table: str, step: int) -> Sequence[dict[str, Any]]:
    """The complete messages of one world. Their ids do not depend on how many others were sent."""
    common = {"table": table, "decision": commands.decision}
    return [{**said, "id": f"m{step}.{number}", **common} for number, said in enumerate(commands.there[world])]

"""Steps 2 to 5 of a turn once more, slowly and straight from the words of the rules.

Everything is a dict by player, and nothing is taken from the package: cards are their two letters.
The tests hold the package against this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from .king_help import AROUND

PlayerNumber = int


@dataclass
class NaiveTurn:
    """What came of the turn."""

    faces: dict[PlayerNumber, int]
    values: dict[PlayerNumber, int] = field(default_factory=dict)
    cancelled: set[PlayerNumber] = field(default_factory=set)
    first: PlayerNumber | None = None
    second: PlayerNumber | None = None
    theft: tuple[PlayerNumber, PlayerNumber] | None = None
    sorcerer_faces: set[int] = field(default_factory=set)


def only_one(players: Iterable[PlayerNumber]) -> PlayerNumber | None:
    found = list(players)
    assert len(found) <= 1
    return found[0] if found else None


def play_turn(
    around: list[PlayerNumber],
    played: dict[PlayerNumber, str],
    faces: dict[PlayerNumber, int],
    choose: Callable[[set[int]], int],
    roll: Callable[[], int],
) -> NaiveTurn:
    """The turn of the players who sit around a table, each with the next one to their left."""
    working = cards_that_work(played)
    turn = NaiveTurn(dict(faces))
    turn_dice(around, working, turn, choose, roll)
    turn.values = compare(working, turn.faces)
    faun = who(working, "Fa")
    if faun is not None and shares(turn.values, faun):
        taken = {turn.faces[player] for player in around if player != faun}
        turn.faces[faun] = next(face for face in range(12, 0, -1) if face not in taken)
        turn.values = compare(working, turn.faces)
    turn.cancelled = {player for player in around if shares(turn.values, player)}
    place(working, turn)
    turn.theft = meeting_of_ladies({p: turn.values[p] for p in around if played[p] == "La"})
    return turn


def cards_that_work(played: dict[PlayerNumber, str]) -> dict[PlayerNumber, str]:
    """Step 2, in two passes: equal characters out, then a single Lady throws out the rest."""
    working = {
        player: card
        for player, card in played.items()
        if not any(other != player and played[other] == card for other in played)
    }
    if "La" in working.values():
        working = {player: card for player, card in working.items() if card == "La"}
    return working


def who(working: dict[PlayerNumber, str], card: str) -> PlayerNumber | None:
    return only_one(player for player, own in working.items() if own == card)


def turn_dice(
    around: list[PlayerNumber],
    working: dict[PlayerNumber, str],
    turn: NaiveTurn,
    choose: Callable[[set[int]], int],
    roll: Callable[[], int],
) -> None:
    """Step 3: Merchants, then what its owners order as they like, then the Oracle."""
    if who(working, "Me") is not None:
        before = dict(turn.faces)
        for chair, player in enumerate(around):
            turn.faces[around[(chair + 1) % len(around)]] = before[player]
    trouble = who(working, "Tr") is not None
    sorcerer, reverser, oracle = who(working, "So"), who(working, "Re"), who(working, "Or")
    for player in around:
        face = turn.faces[player]
        if player == sorcerer:
            reachable = set(AROUND[face])
            if trouble:
                sorcerer_first = {13 - other for other in AROUND[face]}
                assert sorcerer_first == AROUND[13 - face], "either order reaches the same faces"
                reachable = sorcerer_first
            turn.sorcerer_faces = reachable
            turn.faces[player] = choose(reachable)
        else:
            times_turned = int(trouble) + int(player == reverser)
            turn.faces[player] = 13 - face if times_turned % 2 else face
    if oracle is not None:
        turn.faces[oracle] = roll()


def compare(working: dict[PlayerNumber, str], faces: dict[PlayerNumber, int]) -> dict[PlayerNumber, int]:
    """Step 4: the number each player compares with."""
    values = {}
    for player, face in faces.items():
        values[player] = {
            "Al": face + face,
            "Ma": face + 7,
            "Pa": face - 7,
            "Go": 1 if face == 12 else 12,
        }.get(working.get(player, ""), face)
    return values


def shares(values: dict[PlayerNumber, int], player: PlayerNumber) -> bool:
    return any(other != player and values[other] == values[player] for other in values)


def place(working: dict[PlayerNumber, str], turn: NaiveTurn) -> None:
    """Step 5: Knight, then Gambler, then Collector."""
    left = {player: value for player, value in turn.values.items() if player not in turn.cancelled}
    sign = -1 if who(working, "Kn") is not None else 1
    best = only_one(p for p in left if all(sign * left[p] > sign * left[q] for q in left if q != p))
    next_best = only_one(p for p in left if sum(sign * left[q] > sign * left[p] for q in left if q != p) == 1)
    turn.first, turn.second = best, next_best
    if who(working, "Ga") is not None:
        turn.first, turn.second = turn.second, turn.first
    collector = who(working, "Co")
    if collector is not None and collector in turn.cancelled:
        if turn.first is not None:
            turn.second = turn.first
        turn.first = collector


def meeting_of_ladies(values: dict[PlayerNumber, int]) -> tuple[PlayerNumber, PlayerNumber] | None:
    """Who may take from whom, where two or more Ladies were played."""
    lowest = only_one(p for p in values if all(values[p] < values[q] for q in values if q != p))
    highest = only_one(p for p in values if all(values[p] > values[q] for q in values if q != p))
    if len(values) < 2 or lowest is None or highest is None:
        return None
    return lowest, highest

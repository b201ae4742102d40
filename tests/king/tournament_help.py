"""Positions of tournaments, written as short rows."""

from __future__ import annotations

from collections.abc import Iterator

from positions import PlayedStep, random_steps
from twelvefold.core.generator import RandomStream
from twelvefold.games.king.seating import SPLITS, Groups, meet, nobody_met
from twelvefold.games.king.state import State

from .king_help import FIRST_SET, GAME, Position

TRICKS = "KnGaLaMeTrSoOr"


def in_a_row(seats: int, split: int = 0) -> Groups:
    """Groups of neighbours: the first seats are the first group, and so on."""
    left = list(range(seats))
    return tuple(tuple(left.pop(0) for _ in range(size)) for size in SPLITS[seats][split])


def line(rows: list[str], then: str = "choose", head: str = f"{FIRST_SET} r1", groups: Groups | None = None) -> str:
    """A position's line. A row is ``DIE PLAYED TOKENS UNDER``; words left out at its end are ``-``."""
    groups = in_a_row(len(rows)) if groups is None else groups
    met = meet(nobody_met(len(rows)), groups) if len(groups) > 1 else ()
    written = ".".join("".join(map(str, row)) for row in met[:-1]) or "-"
    seated = "+".join(".".join(map(str, group)) for group in groups)
    seats = [" ".join([*row.split(), "-", "-", "-"][:4]) for row in rows]
    return " / ".join([f"{head} g{seated} m{written}", *seats, then])


def tournament(
    rows: str, then: str = "choose", head: str = f"{FIRST_SET} r1", groups: Groups | None = None
) -> Position:
    """A tournament with these rows, separated by strokes; groups of neighbours unless others are named."""
    return Position(line([row.strip() for row in rows.split("/")], then, head, groups))


def reveal(rows: str, cards: str = FIRST_SET) -> Position:
    """The first turn of a tournament with these dice and cards: ``reveal("10 Al / 7 Al / …", "KnSo…")``."""
    seats = [row.split() for row in rows.split("/")]
    table = tournament(" / ".join(die for die, _ in seats), head=f"{cards} r1")
    return table.play(" ".join(code for _, code in seats))


def random_tournament(seed: int) -> Iterator[PlayedStep[State]]:
    """A tournament played at random to its end. Seats, split and promo characters follow from the seed, too."""
    luck = RandomStream.derived(seed, "tournament", "tests")
    promo = ((), ("collector",), ("faun",), ("collector", "faun"))[seed // 3 % 4]
    seats = 5 + seed % 12
    split = SPLITS[seats][seed // 12 % len(SPLITS[seats])]
    given = {"seats": seats, "set": "random", "promo": list(promo), "groups": "+".join(map(str, split))}
    return random_steps(Position(GAME.start(GAME.options(given))), luck)

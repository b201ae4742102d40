"""How evenly a tournament's players meet: ``python -m bench.seating --rounds 20 --out DIR``.

Seats players for many rounds, from several first draws, prints how often they met and draws it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from time import perf_counter

from twelvefold.core.chance import Draw
from twelvefold.core.generator import RandomStream
from twelvefold.games.king.seating import SPLITS, Groups, Sizes, fewest_again, meet, nobody_met, reseat

STARTS = 5
MARKS = (5, 10, 20)
"""The rounds after which a row is printed; the picture shows all rounds."""

SeatPair = tuple[int, int]


@dataclass
class Meetings:
    """What happened with groups of these sizes, over all first draws."""

    sizes: Sizes
    fewest: int
    """The least number of pairs that must meet again in the next round."""
    again: int = 0
    """The largest number of pairs that met again in the next round."""
    slowest: float = 0.0
    least: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    """By round, how often the pairs that met least and most have met, in the worst draw."""

    @property
    def seats(self) -> int:
        """How many players there are."""
        return sum(self.sizes)

    def mean(self, number: int) -> float:
        """How often a pair has met on average after a number of rounds."""
        together = sum(size * (size - 1) // 2 for size in self.sizes)
        return number * together / (self.seats * (self.seats - 1) // 2)

    @property
    def all_met(self) -> int | None:
        """After how many rounds everybody has met everybody, if that happened."""
        return next((number for number, least in enumerate(self.least, 1) if least), None)


def pairs(groups: Groups) -> set[SeatPair]:
    """All pairs who sit in the same group."""
    return {pair for group in groups for pair in combinations(group, 2)}


def first_groups(sizes: Sizes, rng: RandomStream) -> Groups:
    """Groups drawn as a tournament draws its first ones."""
    left = tuple(range(sum(sizes)))
    groups = []
    for size in sizes:
        group = tuple(int(str(seat)) for seat in Draw(left, size).sample(rng))
        groups.append(group)
        left = tuple(seat for seat in left if seat not in group)
    return tuple(groups)


def follow(sizes: Sizes, rounds: int) -> Meetings:
    """Many rounds with groups of these sizes."""
    seen = Meetings(sizes, fewest_again(sizes, sizes), least=[rounds] * rounds, most=[0] * rounds)
    for start in range(STARTS):
        groups = first_groups(sizes, RandomStream.derived("seating", start))
        met = nobody_met(seen.seats)
        counts = dict.fromkeys(combinations(range(seen.seats), 2), 0)
        for number in range(rounds):
            met = meet(met, groups)
            for pair in pairs(groups):
                counts[pair] += 1
            seen.least[number] = min(seen.least[number], min(counts.values()))
            seen.most[number] = max(seen.most[number], max(counts.values()))
            before, begun = pairs(groups), perf_counter()
            groups = reseat(groups, met)
            seen.slowest = max(seen.slowest, perf_counter() - begun)
            seen.again = max(seen.again, len(before & pairs(groups)))
    return seen


def words(sizes: Sizes) -> str:
    """Sizes of groups as text: ``5+4``."""
    return "+".join(map(str, sizes))


def table(found: list[Meetings]) -> str:
    """The figures in text."""
    rounds = len(found[0].least)
    marks = [mark for mark in MARKS if mark <= rounds]
    head = f"{'players':<9}{'groups':<10}{'pairs again':>12}{'must be':>9}{'all met after':>15}"
    lines = [head + "".join(f"{f'{mark} rounds':>12}" for mark in marks) + f"{'slowest':>12}"]
    for seen in found:
        met = str(seen.all_met or f"over {rounds}")
        line = f"{seen.seats:<9}{words(seen.sizes):<10}{seen.again:>12}{seen.fewest:>9}{met:>15}"
        line += "".join(f"{f'{seen.least[mark - 1]} to {seen.most[mark - 1]}':>12}" for mark in marks)
        lines.append(f"{line}{seen.slowest * 1000:>9.0f} ms")
    lines.append("")
    lines.append(
        f"Meetings of any two players (least to most), the worst of {STARTS} first draws. Pairs again: how many met"
    )
    lines.append("in two rounds running, at most; must be: how few can.")
    return "\n".join(lines)


# --- the picture

COLUMNS = 5
WIDE, TALL = 190, 150
GAP_X, GAP_Y = 34, 44
LEFT, TOP = 40, 92

STYLE = """
  svg { color-scheme: light dark; font: 14px system-ui, sans-serif }
  .paper { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .grid { stroke: #d8dee4; stroke-width: 1 }
  .band { fill: #0969da; fill-opacity: .28 } .edge { stroke: #0969da; stroke-width: 1.5; fill: none }
  .mean { stroke: #bc4c00; stroke-width: 1.5; stroke-dasharray: 4 3 }
  .title { font-size: 18px; font-weight: 600 } .small { font-size: 12px } .name { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .ink { fill: #e6edf3 } .soft { fill: #9198a1 } .grid { stroke: #30363d }
    .band { fill: #58a6ff } .edge { stroke: #58a6ff } .mean { stroke: #f0883e }
  }
"""


def text(x: float, y: float, said: str, style: str, anchor: str = "start") -> str:
    """A text in the picture."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{said}</text>'


def panel(seen: Meetings, left: float, top: float, highest: int) -> list[str]:
    """One number of players: from the pair that met least to the one that met most, round by round."""
    rounds = len(seen.least)

    def x(number: float) -> float:
        return left + number / rounds * WIDE

    def y(count: float) -> float:
        return top + TALL - count / highest * TALL

    found = [
        text(left, top - 8, f"{seen.seats} players", "ink name"),
        text(left + WIDE, top - 8, words(seen.sizes), "soft small", "end"),
    ]
    for count in range(0, highest + 1, 5):
        found.append(f'<line x1="{left}" x2="{left + WIDE}" y1="{y(count):.1f}" y2="{y(count):.1f}" class="grid"/>')
        found.append(text(left - 5, y(count) + 4, str(count), "soft small", "end"))
    upper = [f"{x(number):.1f},{y(count):.1f}" for number, count in enumerate([0, *seen.most])]
    lower = [f"{x(number):.1f},{y(count):.1f}" for number, count in enumerate([0, *seen.least])]
    found.append(f'<polygon points="{" ".join(upper + lower[::-1])}" class="band"/>')
    found += [f'<polyline points="{" ".join(edge)}" class="edge"/>' for edge in (upper, lower)]
    found.append(
        f'<line x1="{x(0):.1f}" y1="{y(0):.1f}" x2="{x(rounds):.1f}" y2="{y(seen.mean(rounds)):.1f}" class="mean"/>'
    )
    for number in range(0, rounds + 1, 5):
        found.append(text(x(number), top + TALL + 16, str(number), "soft small", "middle"))
    return found


def picture(found: list[Meetings]) -> str:
    """All numbers of players side by side, as an SVG for light and dark screens."""
    rows = -(-len(found) // COLUMNS)
    wide = LEFT + COLUMNS * (WIDE + GAP_X) + 10
    tall = TOP + rows * (TALL + GAP_Y) + 4
    highest = max(seen.most[-1] for seen in found) // 5 * 5 + 5
    parts = [
        f'<rect width="{wide}" height="{tall}" class="paper"/>',
        text(LEFT, 30, "King of 12, tournament: how often any two players have met, round by round", "ink title"),
        f'<rect x="{LEFT}" y="43" width="14" height="14" class="band"/>',
        text(LEFT + 20, 55, "from the pair that met least to the pair that met most", "ink"),
        f'<line x1="{LEFT + 430}" x2="{LEFT + 454}" y1="50" y2="50" class="mean"/>',
        text(LEFT + 460, 55, "on average", "ink"),
    ]
    for place, seen in enumerate(found):
        left, top = LEFT + place % COLUMNS * (WIDE + GAP_X), TOP + place // COLUMNS * (TALL + GAP_Y)
        parts += panel(seen, left, top, highest)
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img" '
        f'aria-label="Meetings of players by round">\n<style>{STYLE}</style>\n{inside}\n</svg>\n'
    )


def main() -> None:
    """Seat, print, draw."""
    parser = ArgumentParser(description="How evenly the players of a King of 12 tournament meet.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    found = [follow(sizes, given.rounds) for splits in SPLITS.values() for sizes in splits]
    print(table(found))
    given.out.mkdir(parents=True, exist_ok=True)
    target = given.out / "seating.svg"
    target.write_text(picture(found), encoding="utf-8")
    print(f"\n{target}")


if __name__ == "__main__":
    main()

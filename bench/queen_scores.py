"""How well Queen of 12's players score alone: ``python -m bench.queen_scores --games 1000 --out DIR``.

Plays solo games of the first-game set on sheet A and of the Crusade on sheet D, prints the distributions of scores
and draws a picture for each.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from multiprocessing import Pool, cpu_count
from pathlib import Path
from statistics import mean, median, pstdev

from twelvefold.bots.registry import make
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.games.queen.events import Title
from twelvefold.games.queen.phases.scoring import title
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

PLAYERS = ("heuristic", "random")
SEED = 1


@dataclass(frozen=True)
class SoloKind:
    """A kind of solo game."""

    options: tuple[tuple[str, object], ...]
    said: str
    """Its name in the picture's title."""
    file: str


KINDS = (
    SoloKind((("seats", 1), ("sheet", "A"), ("reserve", "first")), "on sheet A", "queen_scores.svg"),
    SoloKind(
        (("seats", 1), ("sheet", "D"), ("crusade", True)), "of the Crusade, on sheet D", "queen_scores_crusade.svg"
    ),
)
CHUNK = 10
QUANTILES = (5, 25, 75, 95)


def solo(job: tuple[SoloKind, str, range]) -> list[int]:
    """The scores of one player in some games, by their number."""
    kind, name, indices = job
    game = registry.get("queen")
    options = game.options(dict(kind.options))
    scores = []
    for index in indices:
        match = Match(game, options, RandomStream.derived(SEED, index, "dice"))
        play_out(match, {0: make(name, game, RandomStream.derived(SEED, index, 0))})
        scores.append(kind_of(match.state).total(match.state, 0))
    return scores


def play(kind: SoloKind, name: str, games: int, jobs: int) -> list[int]:
    """The scores of one player in that many games, lowest first."""
    chunks = [(kind, name, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK)]
    scores: list[int] = []
    with Pool(jobs) as pool:
        for part in pool.imap_unordered(solo, chunks):
            scores += part
            if sys.stderr.isatty():
                print(f"\r{name}: {len(scores)} of {games} ", end="\r", file=sys.stderr, flush=True)
    return sorted(scores)


def quantile(scores: list[int], percent: int) -> int:
    """The given percentile of the scores.

    >>> quantile([1, 2, 3, 4], 50)
    2
    """
    return scores[max(0, -(-len(scores) * percent // 100) - 1)]


def words(title: Title) -> str:
    """A title as it is written."""
    return title.name.replace("_", " ").capitalize()


def summary(name: str, scores: list[int]) -> str:
    """The distribution in text."""
    spread = pstdev(scores)
    titles = Counter(title(total) for total in scores)
    parts = "  ".join(f"{percent} %: {quantile(scores, percent)}" for percent in QUANTILES)
    lines = [
        f"{name}, {len(scores)} games",
        f"  mean {mean(scores):.2f} ± {1.96 * spread / sqrt(len(scores)):.2f}  median {median(scores):g}"
        f"  deviation {spread:.1f}  lowest {scores[0]}  highest {scores[-1]}",
        f"  {parts}",
        *(f"  {words(one):<18}{titles[one] / len(scores):>7.1%}" for one in Title),
    ]
    return "\n".join(lines)


# --- the picture

WIDTH, HEIGHT = 960, 460
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 104, 58
BIN = 2
"""The width of a bar, in points."""

STYLE = """
  svg { color-scheme: light dark; font: 14px system-ui, sans-serif }
  .paper { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .grid { stroke: #d8dee4; stroke-width: 1 } .edge { stroke: #8c959f; stroke-width: 1; stroke-dasharray: 3 4 }
  .band { fill: #818b98; fill-opacity: .10 }
  .heuristic { fill: #0969da; fill-opacity: .72 } .random { fill: #bc4c00; fill-opacity: .62 }
  .mean { stroke: currentColor; stroke-width: 2 } .mean.heuristic { stroke: #0550ae } .mean.random { stroke: #953800 }
  .title { font-size: 18px; font-weight: 600 } .small { font-size: 12px }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .ink { fill: #e6edf3 } .soft { fill: #9198a1 }
    .grid { stroke: #30363d } .edge { stroke: #6e7681 } .band { fill-opacity: .16 }
    .heuristic { fill: #58a6ff } .random { fill: #f0883e }
    .mean.heuristic { stroke: #a5d6ff } .mean.random { stroke: #ffc680 }
  }
"""


@dataclass(frozen=True)
class Scale:
    """Where points and shares of games lie in the picture."""

    low: int
    high: int
    top: float
    """The largest share that fits."""

    def x(self, points: float) -> float:
        """From the left."""
        return LEFT + (points - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def y(self, share: float) -> float:
        """From the top."""
        return HEIGHT - BOTTOM - share / self.top * (HEIGHT - TOP - BOTTOM)


def shares(scores: list[int]) -> dict[int, float]:
    """The share of games in each bar, by the bar's lowest score."""
    return {start: n / len(scores) for start, n in Counter(total // BIN * BIN for total in scores).items()}


def text(x: float, y: float, said: str, style: str, anchor: str = "middle") -> str:
    """A text in the picture."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{said}</text>'


def bands(scale: Scale) -> list[str]:
    """The titles, every second one shaded."""
    edges = [max(scale.low, one.value) for one in Title] + [scale.high]
    found = []
    for number, (one, (start, end)) in enumerate(zip(Title, pairwise(edges), strict=True)):
        x, wide = scale.x(start), scale.x(end) - scale.x(start)
        tall = HEIGHT - TOP - BOTTOM
        if number % 2:
            found.append(f'<rect x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{tall}" class="band"/>')
        if number:
            found.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" class="edge"/>')
        for row, word in enumerate(reversed(words(one).split())):
            found.append(text(x + wide / 2, TOP - 8 - 15 * row, word, "soft small"))
    return found


def axes(scale: Scale) -> list[str]:
    """The grid and what its lines say."""
    step = 0.02 if scale.top <= 0.12 else 0.05
    found = []
    for number in range(int(scale.top / step) + 1):
        y = scale.y(number * step)
        found.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        found.append(text(LEFT - 8, y + 4, f"{number * step:.0%}", "soft small", "end"))
    marks = range(scale.low, scale.high + 1, 10)
    found += [text(scale.x(points), HEIGHT - BOTTOM + 18, str(points), "soft small") for points in marks]
    found.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "points", "ink"))
    middle = (TOP + HEIGHT - BOTTOM) / 2
    found.append(f'<g transform="rotate(-90 18 {middle:.1f})">{text(18, middle, "share of games", "ink")}</g>')
    return found


def bars(name: str, scores: list[int], scale: Scale) -> list[str]:
    """One player's histogram and mean."""
    wide, ground = scale.x(BIN) - scale.x(0) - 1, scale.y(0)
    found = []
    for start, share in sorted(shares(scores).items()):
        y = scale.y(share)
        found.append(
            f'<rect x="{scale.x(start) + 0.5:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{ground - y:.1f}" '
            f'class="{name}"/>'
        )
    x = scale.x(mean(scores))
    found.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{ground:.1f}" class="mean {name}"/>')
    return found


def picture(kind: SoloKind, found: dict[str, list[int]]) -> str:
    """The distributions as an SVG, for light and dark screens."""
    every = [total for scores in found.values() for total in scores]
    low, high = min(every) // 10 * 10, max(max(every) // 10 * 10 + 10, Title.GODDESS.value // 10 * 10 + 20)
    scale = Scale(low, high, max(share for scores in found.values() for share in shares(scores).values()) * 1.08)
    games = max(map(len, found.values()))
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="paper"/>',
        text(LEFT, 30, f"Queen of 12 alone: scores in {games:,} games {kind.said}", "ink title", "start"),
        *bands(scale),
        *axes(scale),
    ]
    x = LEFT
    for name, scores in found.items():
        parts += bars(name, scores, scale)
        parts.append(f'<rect x="{x}" y="43" width="14" height="14" class="{name}"/>')
        said = f"{name}: mean {mean(scores):.1f} (line), median {median(scores):g}"
        parts.append(text(x + 20, 55, said, "ink", "start"))
        x += 320
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Histogram of solo scores">\n<style>{STYLE}</style>\n{inside}\n</svg>\n'
    )


def main() -> None:
    """Play, print, draw."""
    parser = ArgumentParser(description="Scores of Queen of 12's players in solo games on sheets A and D.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        found = {name: play(kind, name, given.games, given.jobs) for name in PLAYERS}
        print(f"Alone {kind.said}\n")
        print("\n\n".join(summary(name, scores) for name, scores in found.items()))
        target = given.out / kind.file
        target.write_text(picture(kind, found), encoding="utf-8")
        print(f"\n{target}\n", flush=True)


if __name__ == "__main__":
    main()

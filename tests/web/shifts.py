"""What moves on a page by itself, as Chromium tells it: layout shifts, each with what moved and how far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page

OBSERVE = """(() => {
  window.shifts = [];
  const shape = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(" ");
  const named = (node) => node?.nodeType === 1
    ? [node.localName, ...node.classList].join(".") : `"${node?.data?.trim() ?? "gone"}"`;
  const keep = (entries) => {
    for (const {value, hadRecentInput, sources, startTime} of entries)
      window.shifts.push({
        value, touched: hadRecentInput, at: Math.round(startTime),
        moved: sources.map(({node, previousRect, currentRect}) =>
          `${named(node)}: ${shape(previousRect)} -> ${shape(currentRect)}`),
      });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({type: "layout-shift", buffered: true});
  window.allShifts = () => (keep(observer.takeRecords()), window.shifts);
})()"""
"""Collects the layout shifts of a page from its beginning."""


@dataclass(frozen=True, slots=True)
class Shift:
    """One layout shift: how much of the page moved and how far, from 0 to 1, and what it was."""

    value: float
    at_ms: int
    moved: tuple[str, ...]


def observe(context: BrowserContext) -> None:
    """Observe the shifts of all pages that are opened from now on."""
    context.add_init_script(OBSERVE)


def shifts(page: Page) -> list[Shift]:
    """The shifts of a page so far, without those that follow a touch, a click or a key within half a second."""
    found: list[dict[str, Any]] = page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(allShifts()))))"
    )
    return [Shift(each["value"], each["at"], tuple(each["moved"])) for each in found if not each["touched"]]

"""What a game consists of: its rules, and where its other parts are found.

A game's folder has a module ``manifest`` with a value ``MANIFEST``. The terminal, the bots and the server read it, so
that no other file lists games. Parts outside the rules are named, not imported: a game does not depend on the terminal,
and a command that draws nothing does not load drawings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from twelvefold.core.game import AnyGame
from twelvefold.core.options import OptionSpec


@dataclass(frozen=True, slots=True)
class WebModule:
    """A module of the browser client, by its path below ``web``, and the stylesheets and texts loaded with it."""

    path: str
    styles: tuple[str, ...] = ()
    """Names of stylesheets: ``king`` is ``style/king.css``."""
    texts: tuple[str, ...] = ()
    """Names of texts that only this module needs: ``king-tournament`` is ``web-king-tournament.ftl``."""
    seats: range | None = None
    """The numbers of players it is for; None: any."""
    options: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    """The options it is for, each with its values; an option that is not named may have any value."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """The parts of one game. Only the rules are required; every other part has a default."""

    game: AnyGame
    order: int = 100
    """Games are listed by this number, then by name."""
    drawing: str = ""
    """The terminal's drawing, as ``module:Class``; empty: the plain one."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots by level, as ``module:Class``, the weakest first. Every game also has ``random``, weaker than these."""
    screens: tuple[WebModule, ...] = ()
    """The browser's screens; the first one that is for the table's number of seats is used. None: the generic one."""
    minutes: tuple[int, int] | None = None
    """How long a short and a long game take; None: not known."""
    badge: WebModule | None = None
    """The picture on the front page."""
    preview: WebModule | None = None
    """The moving picture of a turn on the front page."""
    guide: WebModule | None = None
    """The guide through a first game."""
    figures: str = ""
    """The figures on the rules page, as ``module:function``: called with a translator, it gives Markdown by picture."""
    pictures: WebModule | None = None
    """The pictures on the rules page."""
    texts: Path | None = None
    """A folder of texts laid out as ``twelvefold/locale`` is, for a game whose texts are not there."""

    @property
    def option_specs(self) -> tuple[OptionSpec, ...]:
        """What can be chosen before a game, besides the number of seats."""
        return self.game.option_specs


def load(reference: str) -> Any:
    """Import and return the object that ``module:name`` names.

    >>> load("twelvefold.core.manifest:Manifest").__name__
    'Manifest'
    """
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)

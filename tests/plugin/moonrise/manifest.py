"""The parts of Moonrise: rules, and texts if there are any. All else is drawn and played by the general parts."""

from __future__ import annotations

from pathlib import Path

from twelvefold.core.manifest import Manifest

from .rules import Moonrise

MANIFEST = Manifest(Moonrise(), texts=Path(__file__).parent / "texts")

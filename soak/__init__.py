"""A real server under real sockets: ``make chaos`` tries to break it, ``make load`` measures it."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))  # the test game and the list of all variants live there

"""Runs the program as ``python -m twelvefold`` does, with fixed luck wherever no seed is given, and without time.

Only ``serve`` reads a clock. Here it stands still, so bots decide only with ``--bot-pause 0``. ``bot`` pauses before it
tries again to reach a server, but what it does then depends on the server's answers alone.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from luck import MovableClock, replace_secrets
from twelvefold.server import clock
from twelvefold.terminal.cli import main

if __name__ == "__main__":
    said = [word for word in sys.argv[1:] if "://" not in word]  # addresses differ from run to run
    replace_secrets(f"program {' '.join(said)}")
    vars(clock)["ServerClock"] = partial(MovableClock, moved=Path(os.devnull))  # before anything else imports it
    main()

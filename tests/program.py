"""Runs the program as ``python -m twelvefold`` does, with fixed luck wherever no seed is given.

The clock is the machine's: the command line has no way to replace it, and no test of the program reads the time.
"""

from __future__ import annotations

import sys

from luck import replace_secrets
from twelvefold.terminal.cli import main

if __name__ == "__main__":
    said = [word for word in sys.argv[1:] if "://" not in word]  # addresses differ from run to run
    replace_secrets(f"program {' '.join(said)}")
    main()

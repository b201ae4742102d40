"""``python -m twelvefold`` is the command ``twelvefold``."""

from twelvefold.terminal.cli import main

if __name__ == "__main__":
    main()

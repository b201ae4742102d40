"""Bots. A bot receives its seat's view and prompt, never the full state."""

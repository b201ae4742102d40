"""The terminal: play, replay, read the rules; for people, screen readers and pipes."""

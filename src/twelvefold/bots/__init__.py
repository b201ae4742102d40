"""Players that are no people. They are given a seat's view and prompt, never the state."""

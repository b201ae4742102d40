"""The phases of a game of Queen of 12, from the set-up to the last round."""

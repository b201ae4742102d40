"""The table: who sits where, what they have chosen, what they were told."""

"""The kinds of sheets of Queen of 12, and what every kind has to offer."""

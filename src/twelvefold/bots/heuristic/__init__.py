"""A heuristic bot for each game: fast, and strong enough to be worth playing against."""

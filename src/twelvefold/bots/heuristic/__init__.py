"""One player for each game that plays by rules of thumb: quick, and worth playing against."""

"""Speed, measured beside other engines. ``make bench`` runs it."""

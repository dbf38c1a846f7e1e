"""How fast: steps a second of each game, and where the time goes."""

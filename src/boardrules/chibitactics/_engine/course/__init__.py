"""The course of the game: rounds, turns, and what savages do in them."""

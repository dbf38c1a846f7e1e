"""The course of the game: setup, rounds, turns, events, and the turns of savages."""

"""The parts of one seat, taken from a state, from a view, or from a game with a shared deck."""

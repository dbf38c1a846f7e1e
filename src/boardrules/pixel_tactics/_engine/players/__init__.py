"""What belongs to one seat, taken apart: of a state, of a view, of a game with a shared deck."""

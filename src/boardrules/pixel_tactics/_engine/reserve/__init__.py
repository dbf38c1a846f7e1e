"""The cards in a reserve, as triggers see them: traps, and texts of operations that work once."""

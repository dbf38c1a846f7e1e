"""The board: the cards in play, and everything that follows from them alone."""

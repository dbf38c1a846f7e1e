"""Laws of play: the course of a game, single actions, values, states from outside, and other ways to play, such as walkers."""

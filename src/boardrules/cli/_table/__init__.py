"""A game at the terminal: the command ``play``, the order of turns, and the prompt."""

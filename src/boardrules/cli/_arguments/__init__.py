"""Arguments of commands: the game with its cards, edition and position, and its options."""

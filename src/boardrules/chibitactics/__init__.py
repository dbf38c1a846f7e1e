"""Chibitactics, for 2 to 6 players: this module *is* the game, it satisfies :class:`boardrules.Game`."""

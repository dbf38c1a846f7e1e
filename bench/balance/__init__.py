"""How even: the factions of Chibitactics against each other."""

"""How positions of Chibitactics change."""

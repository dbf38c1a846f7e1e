"""How positions of Pixies change."""

"""How positions of Pixel Tactics change."""

"""Legal actions of Pixel Tactics, and the refusals of illegal ones."""

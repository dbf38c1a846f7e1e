"""The engine of Pixel Tactics: every change of a position."""

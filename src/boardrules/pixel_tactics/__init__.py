"""Pixel Tactics (in the making)."""

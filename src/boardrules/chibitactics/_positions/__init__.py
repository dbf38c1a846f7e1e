"""Positions from a description, and descriptions of positions."""

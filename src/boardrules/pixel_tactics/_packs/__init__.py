"""Packs of cards: their shape and faults, and their compilation into the catalogue that the engine reads."""

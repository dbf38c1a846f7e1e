"""Packs of Chibitactics: their shape and faults, and their compilation into the catalogue that the engine reads."""

"""Boards of Pixies as text and as pictures."""

"""Changes of positions of Pixies."""

"""The board without the course of play: its cells, the segments on it, and the modifiers in force."""

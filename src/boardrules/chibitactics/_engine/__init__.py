"""The rules of play: positions, their changes, and the order in which they follow from actions."""

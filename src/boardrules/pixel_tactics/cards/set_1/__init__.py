"""The 25 cards of the first set, a module for each card."""

"""Pixel Tactics in words: notation, event sentences, questions."""

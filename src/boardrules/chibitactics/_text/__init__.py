"""Chibitactics in words: notation, event sentences, questions."""

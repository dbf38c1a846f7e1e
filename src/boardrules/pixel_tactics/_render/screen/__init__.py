"""The picture laid out for the width of a screen."""

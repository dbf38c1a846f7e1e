"""Tests of the parts of pictures that all games share."""

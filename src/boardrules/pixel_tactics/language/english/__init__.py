"""English sentences made from ability values."""

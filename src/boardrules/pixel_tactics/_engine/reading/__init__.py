"""A position read in the words of the ability language."""

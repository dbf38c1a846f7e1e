"""The questions that effects ask, a module for each kind of answer."""

"""Legal actions of Pixies, and the refusals of all others."""

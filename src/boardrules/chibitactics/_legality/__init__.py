"""The legal actions of Chibitactics, and the refusals of all others."""

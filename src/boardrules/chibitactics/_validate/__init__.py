"""Checks of states and views of Chibitactics that come from outside."""

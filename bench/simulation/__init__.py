"""Measurements of simulations: executors, and runs that are killed and resumed."""

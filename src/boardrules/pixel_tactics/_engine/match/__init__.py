"""The course of a match: its setup, its rounds, waves and turns, and the series that it belongs to."""

"""Bots: players that choose for a seat from what this seat may know."""

from boardrules.bots.random_bot import Bot, RandomBot

__all__ = ["Bot", "RandomBot"]

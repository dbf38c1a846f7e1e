"""Bots: players that choose for a seat from the information that the seat may have."""

from boardrules.bots.careless import CarelessBot
from boardrules.bots.greedy import GreedyBot
from boardrules.bots.ismcts import ISMCTSBot
from boardrules.bots.levels import LEVELS, Level, level
from boardrules.bots.mcts import MCTSBot
from boardrules.bots.named import bot, bots
from boardrules.bots.policy import Policy, PolicyBot
from boardrules.bots.pooled import PooledBot
from boardrules.bots.random_bot import BlindBot, Bot, RandomBot
from boardrules.bots.style import Style
from boardrules.bots.worlds import BotError

__all__ = [
    "LEVELS",
    "BlindBot",
    "Bot",
    "BotError",
    "CarelessBot",
    "GreedyBot",
    "ISMCTSBot",
    "Level",
    "MCTSBot",
    "Policy",
    "PolicyBot",
    "PooledBot",
    "RandomBot",
    "Style",
    "bot",
    "bots",
    "level",
]

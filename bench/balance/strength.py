"""How strong the bots of the balance reports are, so that nobody takes their games for those of people."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

__all__ = ["SIMPLE", "strength"]

SIMPLE: Final = "simple"
"""The name of the greedy bot of this folder, which weighs what each action gains at once."""

LEVELS: Final = Path(__file__).parents[2] / "docs" / "levels.json"
GREEDY: Final = "greedy"
"""The bot that the level ``casual`` is, but for a quarter of its actions, which are random."""


def strength(game: str, bot: str) -> str:
    """Return in words what is known of the strength of a bot: its wins against the levels beside it."""
    if bot == SIMPLE:
        return "weighs what each action gains at once and plans nothing; its strength against other bots has not been measured"
    name = "casual" if bot == GREEDY else bot.partition(":")[0]
    pairs: list[dict[str, Any]] = msgspec.json.decode(LEVELS.read_bytes())["pairs"]
    said = [
        f"{pair['upper']} wins {pair['wins'] / pair['games']:.0%} of {pair['games']} games against {pair['lower']}"
        for pair in pairs
        if pair["game"] == game and name in {pair["upper"], pair["lower"]}
    ]
    head = ["like the level casual, but without random actions"] if bot == GREEDY else []
    return "; ".join([*head, *said] if said else ["its strength has not been measured"])

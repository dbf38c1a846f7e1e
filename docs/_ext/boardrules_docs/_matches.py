"""How strong bots are, from ``levels.json`` and ``ratings.json`` beside the pages (``bench.strength.levels`` and ``.ratings``)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from docutils.nodes import Node

from ._base import Generated


def match_rows(played: dict[str, Any]) -> list[list[str]]:
    """Return a row for each pair of levels: the game, who played whom, and the share of the higher one with its 95 % interval."""
    return [
        [
            f"{pair['game']} {pair['rules']}",
            pair["upper"],
            pair["lower"],
            str(pair["games"]),
            f"{pair['wins']:g}",
            f"{100 * pair['wins'] / pair['games']:.1f} %",
            f"{100 * pair['low']:.1f} to {100 * pair['high']:.1f} %",
        ]
        for pair in played["pairs"]
    ]


def move_rows(played: dict[str, Any]) -> list[list[str]]:
    """Return a row for each level of each game: the processor time of a decision."""
    return [
        [move["game"], move["level"], f"{move['decisions']:,}", f"{move['median_ms']:.3g} ms", f"{move['p99_ms']:.3g} ms"]
        for move in played["moves"]
    ]


class LevelMatches(Generated):
    """The matches between levels of bots, and how long their decisions take."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """Return two tables."""
        path = Path(self.env.srcdir) / "levels.json"
        self.env.note_dependency(str(path))
        played: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        matches = self.table(
            ("Game, rules", "Level", "Against", "Games", "Won", "Share", "95 %"), match_rows(played), (22, 13, 13, 10, 10, 12, 20)
        )
        moves = self.table(("Game", "Level", "Decisions", "Median", "99 % take no more than"), move_rows(played), (22, 16, 18, 18, 26))
        return [matches, moves]


def rating_rows(played: list[dict[str, Any]]) -> list[list[str]]:
    """Return a row for each bot of each game, the strongest first: its rating with the 95 % interval, and the games it played."""
    return [
        [
            f"{of['game']} {of['rules']}",
            one["bot"],
            f"{one['rating']:+}",
            f"{one['low']:+} to {one['high']:+}",
            str(sum(pair["games"] for pair in of["pairs"] if one["bot"] in {pair["bot"], pair["against"]})),
        ]
        for of in played
        for one in of["ratings"]
    ]


class BotRatings(Generated):
    """The ratings of bots by a tournament in each game."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """Return one table."""
        path = Path(self.env.srcdir) / "ratings.json"
        self.env.note_dependency(str(path))
        rows = rating_rows(json.loads(path.read_text(encoding="utf-8")))
        return [self.table(("Game, rules", "Bot", "Rating", "95 %", "Games"), rows, (28, 20, 14, 24, 14))]

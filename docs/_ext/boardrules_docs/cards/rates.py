"""How often cards win, from ``win_rates.json`` beside the pages (``python -m bench.balance.cards``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

import msgspec

from bench.balance.cards import FILE, Played, Rates
from boardrules.simulation import Rate

__all__ = ["FILE", "USED", "Used", "all_rates", "conditions", "explained", "percent", "rates_of"]

USED: Final[Mapping[str, str]] = {
    "leader": "as the leader",
    "hero": "recruited as a hero",
    "order": "its order was played",
    "operation": "played as an operation",
    "faction": "played as the faction",
    "unit": "in the squad from the start",
    "creature": "summoned",
    "up": "placed face up",
    "under": "put under another card",
    "down": "placed face down",
}
"""What the seats did whose wins are counted."""


class Used(NamedTuple):
    """The share of victories of the seats that used a card in one way, in one run."""

    run: Played
    kind: str
    rate: Rate


@cache
def all_rates() -> Rates:
    """Return what the file holds."""
    return msgspec.json.decode(FILE.read_bytes(), type=Rates)


def rates_of(game: str, card: str) -> Iterator[Used]:
    """Yield the rates of a card, run by run."""
    for run in all_rates().runs:
        if run.game == game:
            for rate in run.rates:
                if rate.card == card:
                    yield Used(run, rate.kind, Rate(rate.wins, rate.games))


def conditions(run: Played) -> str:
    """Return which edition and cards were played, or how many seats."""
    if "edition" not in run.options:
        return f"{run.options['seats']} players"
    cards = run.options["cards"]
    return f"edition {run.options['edition']}, {' and '.join(map(str, cards)) if isinstance(cards, list) else cards}"


def percent(rate: Rate) -> str:
    """Return a share and its interval."""
    low, high = rate.interval
    return f"{100 * rate.share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def explained() -> str:
    """Return what a reader has to know about the rates."""
    found = all_rates()
    return (
        "Share of the games that were won by the player who used the card in this way, with its 95 % interval. Two bots "
        f"``{found.bot}`` played the games (``{found.command}``, boardrules {found.boardrules}); leaders, factions and squads were random. "
        "This bot looks one action ahead, so other bots and people win with other cards. A player who is ahead uses more cards: a high "
        "rate does not prove that the card wins games."
    )

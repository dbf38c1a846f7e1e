"""What a tournament consists of: pairings, the results of games, and byes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal, TypeAlias

from boardrules.errors import BoardRulesError
from boardrules.values import AnySeat, Integer, Value

__all__ = ["Bye", "Pairing", "Result", "System", "TournamentError", "compared"]

System: TypeAlias = Literal["round_robin", "swiss", "logs"]
"""How the rounds of a tournament are paired; ``"logs"``: by the people who played them."""


class TournamentError(BoardRulesError, ValueError):
    """The arguments make no tournament, or the logs in a folder are not those of one."""


class Pairing(Value, frozen=True, gc=False):
    """A round before it is played: ``tables`` has the players of each table by seat, ``byes`` those who have no rival.

    Rounds are counted from 1.
    """

    round: int
    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()


class Result(Value, frozen=True, gc=False):
    """The result of one game: ``players`` by seat; ``winners`` and ``scores`` as in :class:`boardrules.Outcome`."""

    round: int
    players: tuple[str, ...]
    winners: tuple[AnySeat, ...]
    scores: tuple[Integer, ...] = ()


class Bye(Value, frozen=True, gc=False):
    """A round in which a player had no rival."""

    round: int
    player: str


def compared(result: Result) -> Iterator[tuple[str, str, float]]:
    """Yield each two players between whom *result* decides, with the share of the first: 1, 0, or 0.5 if both won.

    It does not decide between two players who both lost.

    >>> list(compared(Result(1, ("Ann", "Bo", "Cy"), (1,))))
    [('Ann', 'Bo', 0.0), ('Bo', 'Cy', 1.0)]
    """
    won = [seat in result.winners for seat in range(len(result.players))]
    for first, second in combinations(range(len(won)), 2):
        if won[first] or won[second]:
            yield result.players[first], result.players[second], (1 + won[first] - won[second]) / 2

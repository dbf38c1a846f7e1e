"""Pairings: all against all, or round by round by the Swiss system."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any, Final

from boardrules.tournaments.results import Bye, Pairing, Result, TournamentError
from boardrules.tournaments.standings import points_of

__all__ = ["check_players", "require_swiss", "round_robin", "swiss"]

NOISE: Final = 256
"""The number of different costs of pairs that are otherwise equal, which the seed decides between."""

TILTED: Final = 15
"""The greatest difference between the seats of a player that is reckoned with."""


def require_swiss(seats: int) -> None:
    """Raise ImportError, with the package to install, unless Swiss rounds for *seats* seats can be paired."""
    if seats == 2:
        _networkx()


def _networkx() -> Any:
    try:
        return import_module("networkx")
    except ImportError as error:
        raise ImportError("Swiss pairings of two players need the package networkx: pip install networkx") from error


def check_players(players: Sequence[str], seats: int) -> None:
    """Raise TournamentError if the names of *players* are not different, or are fewer than *seats*, or if that is fewer than 2."""
    if len(set(players)) != len(players):
        raise TournamentError("each player needs a name of their own")
    if seats < 2 or len(players) < seats:
        raise TournamentError(f"a tournament for {seats} seats needs as many players, and 2 of both at least, not {len(players)} players")


def round_robin(players: Sequence[str], *, seats: int = 2) -> tuple[Pairing, ...]:
    """Return the rounds in which each player meets each other once; for more than two seats, in which each group that fits a table does.

    With two seats each player plays in every round, or, if their number is odd, in all but one. Raises TournamentError as
    :func:`swiss` does.

    >>> [pairing.tables for pairing in round_robin(["Ann", "Bo", "Cy"])]
    [(('Bo', 'Cy'),), (('Cy', 'Ann'),), (('Ann', 'Bo'),)]
    """
    check_players(players, seats)
    rounds: list[list[tuple[str, ...]]] = []
    if seats == 2:
        circle: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
        for number in range(len(circle) - 1):
            tables: list[tuple[str, ...]] = []
            for one, other in zip(circle[: len(circle) // 2], reversed(circle), strict=False):
                if one is not None and other is not None:
                    tables.append((one, other) if number % 2 == 0 or tables else (other, one))
            rounds.append(tables)
            circle = [circle[0], circle[-1], *circle[1:-1]]
    else:
        for group in combinations(players, seats):
            free = next((tables for tables in rounds if not any(set(group) & set(table) for table in tables)), None)
            if free is None:
                rounds.append([group])
            else:
                free.append(group)
    return tuple([Pairing(number, tuple(tables)) for number, tables in enumerate(rounds, 1)])


def swiss(
    players: Sequence[str], results: Sequence[Result] = (), byes: Sequence[Bye] = (), *, seats: int = 2, games: int = 1, seed: int | str = 0
) -> Pairing:
    """Return the next round by the Swiss system: players with about equal points meet.

    For two seats it is the best round there is, by these rules in order: nobody has a second bye, nobody meets a rival again, the points of
    rivals are close and a bye goes to few points, rivals have not both sat too often on the same seat; the *seed* decides the rest. With
    more seats byes go to those with the fewest, then with the fewest points, and tables are filled from the top with those whom the others
    have met least, which is good but not always the best. At a table, who has sat on a seat least often gets it. *games* is their number
    in a meeting.

    Raises TournamentError if names are not different or if there are fewer players than *seats*; KeyError if a result or a bye is that of
    somebody else; for two seats ImportError without the extra ``tournament``.
    """
    check_players(players, seats)
    number = 1 + max([0, *(result.round for result in results), *(bye.round for bye in byes)])
    rng = Random(f"{seed}/round {number}")  # noqa: S311  (pairings, not secrets)
    shuffled = rng.sample(list(players), len(players))
    points = points_of(shuffled, results, byes, games)
    levels = sorted(set(points.values()), reverse=True)
    past = _Past(
        {player: levels.index(of) for player, of in points.items()},
        Counter(pair for _, pair in {(result.round, frozenset(pair)) for result in results for pair in combinations(result.players, 2)}),
        Counter((player, seat) for result in results for seat, player in enumerate(result.players)),
        Counter(bye.player for bye in byes),
        number,
    )
    order = sorted(shuffled, key=past.group.__getitem__)
    tables, rest = _matched(order, past, rng) if seats == 2 else _filled(order, past, seats)
    return Pairing(number, tuple([_seated(table, past) for table in tables]), rest)


@dataclass(frozen=True)
class _Past:
    """The rounds before: the score group of each player (0: most points), how often two have met, seats taken, and byes."""

    group: dict[str, int]
    met: Counter[frozenset[str]]
    sat: Counter[tuple[str, int]]
    byes: Counter[str]
    round: int

    def tilt(self, player: str) -> int:
        """Return how many games more than on seat 1 *player* had on seat 0."""
        return max(-TILTED, min(TILTED, self.sat[player, 0] - self.sat[player, 1]))


Tables = list[tuple[str, ...]]


def _matched(order: Sequence[str], past: _Past, rng: Random) -> tuple[Tables, tuple[str, ...]]:
    """Return the pairs, and the bye, whose cost is least; each kind of cost outweighs all that come after it."""
    n = len(order) + 1
    seats = NOISE * n
    groups = seats * (TILTED + 1) * n
    again = groups * (n**3 + 1)
    bye = again * (n * past.round + 1)
    costs: dict[tuple[int, int], int] = {}
    for one, other in combinations(range(len(order)), 2):
        a, b = order[one], order[other]
        tilts = (past.tilt(a), past.tilt(b))
        same = min(map(abs, tilts)) if tilts[0] * tilts[1] > 0 else 0
        apart = (past.group[a] - past.group[b]) ** 2
        costs[one, other] = again * past.met[frozenset((a, b))] + groups * apart + seats * same + rng.randrange(NOISE)
    if len(order) % 2:
        last = max(past.group.values())
        for one, a in enumerate(order):
            costs[one, len(order)] = bye * past.byes[a] + groups * (last - past.group[a]) ** 2 + rng.randrange(NOISE)
    most = max(costs.values()) + 1
    networkx = _networkx()
    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in costs.items())
    matching: set[tuple[int, int]] = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = sorted((min(pair), max(pair)) for pair in matching)
    tables: Tables = [(order[one], order[other]) for one, other in pairs if other < len(order)]
    return tables, tuple([order[one] for one, other in pairs if other == len(order)])


def _filled(order: Sequence[str], past: _Past, seats: int) -> tuple[Tables, tuple[str, ...]]:
    """Return tables filled from the top, and the byes."""
    by_right = sorted(range(len(order)), key=lambda rank: (past.byes[order[rank]], -rank))
    rest = [order[rank] for rank in by_right[: len(order) % seats]]
    left = [player for player in order if player not in rest]
    tables: Tables = []
    while left:
        table = [left.pop(0)]
        while len(table) < seats:
            table.append(min(left, key=lambda player: sum(past.met[frozenset((player, other))] for other in table)))
            left.remove(table[-1])
        tables.append(tuple(table))
    return tables, tuple(rest)


def _seated(table: tuple[str, ...], past: _Past) -> tuple[str, ...]:
    """Return the players of a table by seat: each seat, in turn, to the one with the least share of games on it."""
    left, order = list(table), list[str]()
    for seat in range(len(table)):
        order.append(
            min(left, key=lambda player: len(table) * past.sat[player, seat] - sum(past.sat[player, k] for k in range(len(table))))
        )
        left.remove(order[-1])
    return tuple(order)

"""Standings: the players of a tournament in order of their points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction

from boardrules.tournaments.results import Bye, Result
from boardrules.values import Value

__all__ = ["Standing", "points_of", "standings"]


class Standing(Value, frozen=True, gc=False):
    """The results of one player.

    ``place``: from 1; players with equal points and Buchholz score share a place. ``points``: 1 for a victory, 1/k for one that k players
    share, and for a bye as for victories in all games of its round. ``wins``, ``shared`` and ``losses`` count games, ``byes`` rounds.
    ``buchholz``: the sum of the points of the rivals, once for each game against them. ``seats``: the number of games on each seat.
    """

    place: int
    player: str
    points: float
    games: int
    wins: int
    shared: int
    losses: int
    byes: int
    buchholz: float
    seats: tuple[int, ...]


def points_of(players: Iterable[str], results: Iterable[Result], byes: Iterable[Bye], games: int) -> dict[str, Fraction]:
    """Return the points of each player; a bye counts as *games* victories."""
    points = dict.fromkeys(players, Fraction(0))
    for result in results:
        for seat in result.winners:
            points[result.players[seat]] += Fraction(1, len(result.winners))
    for bye in byes:
        points[bye.player] += games
    return points


def standings(players: Iterable[str], results: Sequence[Result], byes: Sequence[Bye] = (), *, games: int = 1) -> tuple[Standing, ...]:
    """Return the standings of *players*: by points, then by Buchholz score, then by name. *games* is their number in a meeting.

    Raises KeyError if a result or a bye is that of somebody else.

    >>> table = standings(["Ann", "Bo", "Cy"], [Result(1, ("Ann", "Bo"), (1,))], [Bye(1, "Cy")])
    >>> [(row.place, row.player, row.points, row.buchholz) for row in table]
    [(1, 'Bo', 1.0, 0.0), (1, 'Cy', 1.0, 0.0), (3, 'Ann', 0.0, 1.0)]
    """
    points = points_of(players, results, byes, games)
    buchholz: dict[str, Fraction] = defaultdict(Fraction)
    wins: dict[str, int] = defaultdict(int)
    shared: dict[str, int] = defaultdict(int)
    rested: dict[str, int] = defaultdict(int)
    seats = max((len(result.players) for result in results), default=0)
    sat = {player: [0] * seats for player in points}
    for result in results:
        total = sum(points[player] for player in result.players)
        for seat, player in enumerate(result.players):
            sat[player][seat] += 1
            buchholz[player] += total - points[player]
            if seat in result.winners:
                (wins if len(result.winners) == 1 else shared)[player] += 1
    for bye in byes:
        rested[bye.player] += 1
    order = sorted(points, key=lambda player: (-points[player], -buchholz[player], player))
    ranks = [(points[player], buchholz[player]) for player in order]
    return tuple(
        [
            Standing(
                place=ranks.index(rank) + 1,
                player=player,
                points=float(points[player]),
                games=sum(sat[player]),
                wins=wins[player],
                shared=shared[player],
                losses=sum(sat[player]) - wins[player] - shared[player],
                byes=rested[player],
                buchholz=float(buchholz[player]),
                seats=tuple(sat[player]),
            )
            for player, rank in zip(order, ranks, strict=True)
        ]
    )

"""A tournament that was played, with its tables."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from boardrules.characters import escaped
from boardrules.simulation import PairResult, Rate
from boardrules.tournaments.ratings import Rating
from boardrules.tournaments.results import Bye, Result, System, compared
from boardrules.tournaments.standings import Standing, standings
from boardrules.values import Value

__all__ = ["Tournament"]


class Tournament(Value, frozen=True, gc=False, kw_only=True):
    """The results of a tournament. They are equal for equal arguments of :func:`tournament`, on every executor.

    ``games``: the number of games in a meeting. ``results`` and ``byes`` are in order of the rounds.
    """

    game: str
    rules_version: str
    system: System
    seed: int | str
    seats: int
    games: int
    players: tuple[str, ...]
    results: tuple[Result, ...]
    byes: tuple[Bye, ...] = ()

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The players in order of their points."""
        return standings(self.players, self.results, self.byes, games=self.games)

    @property
    def pairs(self) -> tuple[PairResult, ...]:
        """The results of each two players between whom a game decided, on all seats; ``rate`` is that of the first."""
        rates: dict[tuple[str, str], Rate] = defaultdict(lambda: Rate(0.0, 0))
        place = {player: number for number, player in enumerate(self.players)}
        for result in self.results:
            for one, other, share in compared(result):
                both, won = ((one, other), share) if place[one] < place[other] else ((other, one), 1 - share)
                rates[both] = Rate(rates[both].wins + won, rates[both].games + 1)
        return tuple(
            [PairResult("player", *both, rates[both]) for both in sorted(rates, key=lambda both: (place[both[0]], place[both[1]]))]
        )

    def table(self, ratings: Sequence[Rating] = ()) -> str:
        """Return the standings as a text, a row for each player, with the points against each other one, and *ratings* if there are any."""
        order = self.standings
        against: dict[tuple[str, str], str] = {}
        for pair in self.pairs:
            against[pair.first, pair.second] = f"{_decimal(pair.rate.wins)}/{pair.rate.games}"
            against[pair.second, pair.first] = f"{_decimal(pair.rate.games - pair.rate.wins)}/{pair.rate.games}"
        rated = {rating.player: (f"{rating.rating:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}") for rating in ratings}
        heads = (
            "",
            "",
            "points",
            "games",
            "Buchholz",
            *(("rating", "95 %") if ratings else ()),
            *(str(row + 1) for row in range(len(order))),
        )
        rows: list[tuple[str, ...]] = [heads]
        for number, row in enumerate(order, 1):
            cells = (
                f"{_decimal(row.points)}",
                f"{row.games:,}",
                _decimal(row.buchholz),
                *(rated.get(row.player, ("", "")) if ratings else ()),
            )
            rows.append((f"{number}", escaped(row.player), *cells, *(against.get((row.player, other.player), "") for other in order)))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(
                cell.ljust(width) if place == 1 else cell.rjust(width) for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
            for row in rows
        ]
        counts = [
            (len(self.players), "player"),
            (max([0, *(result.round for result in self.results)]), "round"),
            (len(self.results), "game"),
        ]
        held = ", ".join(f"{number:,} {noun}{'' if number == 1 else 's'}" for number, noun in counts)
        seed = "" if self.system == "logs" else f", {self.system.replace('_', ' ')}, seed {self.seed}"
        head = f"{self.game}, rules {self.rules_version}: {held}{seed}"
        byes = [f"bye in round {bye.round}: {escaped(bye.player)}" for bye in self.byes]
        return "\n".join([head, "", *map(str.rstrip, lines), *(["", *byes] if byes else [])])

    def csv(self, ratings: Sequence[Rating] = ()) -> str:
        """Return the standings as CSV with a head line, and *ratings* if there are any."""
        rated = {rating.player: (rating.rating, rating.low, rating.high) for rating in ratings}
        names = [name for name in Standing.__struct_fields__ if name != "seats"]
        file = io.StringIO()
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([*names, *(f"seat_{seat}" for seat in range(self.seats)), *(("rating", "low", "high") if ratings else ())])
        for row in self.standings:
            seats = row.seats or (0,) * self.seats
            writer.writerow([*(getattr(row, name) for name in names), *seats, *(rated.get(row.player, ("", "", "")) if ratings else ())])
        return file.getvalue()

    def json(self, ratings: Sequence[Rating] = ()) -> bytes:
        """Return the tournament as JSON: what it was, ``standings``, ``pairs``, ``byes``, and ``ratings``; not the single games."""
        told = {name: getattr(self, name) for name in self.__struct_fields__ if name != "results"}
        return msgspec.json.encode({**told, "standings": self.standings, "pairs": self.pairs, "ratings": tuple(ratings)})


def _decimal(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"

"""Counters of a run, so that a million games need no more memory than a thousand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from boardrules.contract import Outcome
from boardrules.usage import Use
from boardrules.values import Value

__all__ = ["StoredTally", "Tally"]


class StoredTally(Value, frozen=True, gc=False):
    """A :class:`Tally` as a value: each counter as rows of its key and its number, in order."""

    played: tuple[tuple[int, int, int], ...]
    wins: tuple[tuple[int, int, int, int], ...]
    scores: tuple[tuple[int, int, int, int], ...]
    lengths: tuple[tuple[int, int], ...]
    used: tuple[tuple[str, str, int, int], ...]
    times: tuple[tuple[str, str, int], ...]
    pairs: tuple[tuple[str, str, str, int, int], ...]
    shared: int
    chance_plies: int


@dataclass
class Tally:
    """Counters of games.

    ``played`` counts by seat and bot; ``wins`` by seat, bot and number of winners; ``scores`` by seat, bot and score; ``lengths`` by plies.
    ``used`` counts seats that used something in a game, by kind, name and number of winners (0: the seat did not win), ``times`` the uses.
    ``pairs`` counts games of two seats by kind, the names on seat 0 and 1, and winner (0, 1, or 2: shared).
    """

    played: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    wins: Counter[tuple[int, int, int]] = field(default_factory=Counter[tuple[int, int, int]])
    scores: Counter[tuple[int, int, int]] = field(default_factory=Counter[tuple[int, int, int]])
    lengths: Counter[int] = field(default_factory=Counter[int])
    used: Counter[tuple[str, str, int]] = field(default_factory=Counter[tuple[str, str, int]])
    times: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    pairs: Counter[tuple[str, str, str, int]] = field(default_factory=Counter[tuple[str, str, str, int]])
    shared: int = 0
    chance_plies: int = 0

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.lengths.total()

    def count(self, outcome: Outcome, bots: tuple[int, ...], plies: int, chance_plies: int) -> None:
        """Count a game; *bots* has the number of the bot on each seat."""
        winners = outcome.winners
        for seat, bot in enumerate(bots):
            self.played[seat, bot] += 1
            self.scores[seat, bot, outcome.scores[seat]] += 1
        for seat in winners:
            self.wins[seat, bots[seat], len(winners)] += 1
        self.lengths[plies] += 1
        self.shared += len(winners) > 1
        self.chance_plies += chance_plies

    def count_uses(self, uses: tuple[Use, ...], outcome: Outcome, once: frozenset[str]) -> None:
        """Count the uses in a game; *once* are the kinds that are compared in pairs."""
        winners = outcome.winners
        for use in uses:
            self.used[use.kind, use.name, len(winners) if use.seat in winners else 0] += 1
            self.times[use.kind, use.name] += use.n
        if len(outcome.scores) != 2:
            return
        winner = 2 if len(winners) != 1 else int(winners[0])
        for kind in once:
            own = [use for use in uses if use.kind == kind]
            if [(use.seat, use.n) for use in own] == [(0, 1), (1, 1)]:
                self.pairs[kind, own[0].name, own[1].name, winner] += 1

    def merge(self, other: Tally) -> None:
        """Add the games of *other*."""
        self.played.update(other.played)
        self.wins.update(other.wins)
        self.scores.update(other.scores)
        self.lengths.update(other.lengths)
        self.used.update(other.used)
        self.times.update(other.times)
        self.pairs.update(other.pairs)
        self.shared += other.shared
        self.chance_plies += other.chance_plies

    def stored(self) -> StoredTally:
        """Return the tally as a value."""
        return StoredTally(
            tuple([(*key, n) for key, n in sorted(self.played.items())]),
            tuple([(*key, n) for key, n in sorted(self.wins.items())]),
            tuple([(*key, n) for key, n in sorted(self.scores.items())]),
            tuple(sorted(self.lengths.items())),
            tuple([(*key, n) for key, n in sorted(self.used.items())]),
            tuple([(*key, n) for key, n in sorted(self.times.items())]),
            tuple([(*key, n) for key, n in sorted(self.pairs.items())]),
            self.shared,
            self.chance_plies,
        )

    @classmethod
    def of(cls, stored: StoredTally) -> Tally:
        """Return the tally that was stored as *stored*."""
        return cls(
            Counter({(seat, bot): n for seat, bot, n in stored.played}),
            Counter({(seat, bot, sharers): n for seat, bot, sharers, n in stored.wins}),
            Counter({(seat, bot, score): n for seat, bot, score, n in stored.scores}),
            Counter(dict(stored.lengths)),
            Counter({(kind, name, sharers): n for kind, name, sharers, n in stored.used}),
            Counter({(kind, name): n for kind, name, n in stored.times}),
            Counter({(kind, first, second, winner): n for kind, first, second, winner, n in stored.pairs}),
            stored.shared,
            stored.chance_plies,
        )

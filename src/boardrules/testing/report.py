"""A report of what a run of the laws has checked, so that a law that never had anything to check is visible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from boardrules.testing.laws import LAWS

__all__ = ["Report", "Tally"]

ELSEWHERE = ("hash-seed",)
"""The laws that ``check_game`` cannot check in its own process."""


@dataclass(frozen=True)
class Report:
    """The counts of one successful run of :func:`boardrules.testing.check_game`.

    ``comparisons`` counts by law, for the laws that apply to the game. ``twins`` is the number of states, alike to a viewer, that were
    compared with the real one, ``twins_differing`` the number of these that differed in something hidden, and ``swapped`` counts these
    differences by field of the state. ``actions`` and ``events`` count by type, ``refusals`` and ``outcomes`` by rule, ``decisions`` by
    key.

    ``branches`` is the number of times that play was begun again from a rare position, for the laws alone: plies, actions, events,
    refusals, decisions and outcomes are those of whole games. ``thorough`` is the number of plies, branches included, at which every
    comparison was made. ``largest_state`` is in bytes of MessagePack, ``longest_game`` in plies.
    """

    game: str
    options: int
    games: int
    plies: int
    comparisons: Mapping[str, int]
    twins: int
    twins_differing: int
    swapped: Mapping[str, int]
    hidden: tuple[str, ...]
    actions: Mapping[str, int]
    events: Mapping[str, int]
    refusals: Mapping[str, int]
    decisions: Mapping[str, int]
    outcomes: Mapping[str, int]
    largest_state: int
    longest_game: int
    skipped: tuple[str, ...] = ()
    branches: int = 0
    thorough: int = 0

    @property
    def idle(self) -> tuple[str, ...]:
        """The laws that had nothing to check, such as ``"commute"`` in a game without simultaneous choices."""
        return tuple(name for name, comparisons in self.comparisons.items() if not comparisons)

    @property
    def never_swapped(self) -> tuple[str, ...]:
        """The hidden fields of the state that were the same in all twins, so that the swap test showed nothing about them."""
        return tuple(name for name in self.hidden if not self.swapped.get(name))

    def __str__(self) -> str:
        head = f"{self.game}: {self.games:,} games with {self.options} options, {self.plies:,} plies; no law broken"
        twins = f"twins: {self.twins:,}, of which {self.twins_differing:,} differed in a hidden fact; rare positions: {self.branches:,}"
        fully = f"compared in full: {self.thorough:,} plies, those after rare positions among them"
        sizes = f"largest state: {self.largest_state:,} bytes; longest game: {self.longest_game:,} plies"
        tables = [
            ("comparisons", self.comparisons),
            ("swapped fields", self.swapped),
            ("actions", self.actions),
            ("events", self.events),
            ("refusals", self.refusals),
            ("decisions", self.decisions),
            ("outcomes", self.outcomes),
        ]
        lines = [f"{name}: {', '.join(f'{key} {count:,}' for key, count in table.items()) or 'none'}" for name, table in tables]
        lists = [("idle laws", self.idle), ("hidden fields never swapped", self.never_swapped), ("skipped", self.skipped)]
        lines += [f"{name}: {', '.join(entries)}" for name, entries in lists if entries]
        return "\n  ".join([head, twins, fully, sizes, *lines])


@dataclass
class Tally:
    """The counters of a report in progress."""

    games: int = 0
    plies: int = 0
    branches: int = 0
    thorough: int = 0
    twins: int = 0
    twins_differing: int = 0
    largest_state: int = 0
    longest_game: int = 0
    comparisons: Counter[str] = field(default_factory=Counter[str])
    swapped: Counter[str] = field(default_factory=Counter[str])
    actions: Counter[str] = field(default_factory=Counter[str])
    events: Counter[str] = field(default_factory=Counter[str])
    refusals: Counter[str] = field(default_factory=Counter[str])
    decisions: Counter[str] = field(default_factory=Counter[str])
    outcomes: Counter[str] = field(default_factory=Counter[str])

    def report(
        self, game: str, options: int, *, hidden: tuple[str, ...], skipped: tuple[str, ...], not_asked: tuple[str, ...] = ()
    ) -> Report:
        """Return the report so far; *not_asked* are laws about capabilities that the game does not have."""
        return Report(
            game=game,
            options=options,
            games=self.games,
            plies=self.plies,
            comparisons={law.name: self.comparisons[law.name] for law in LAWS if law.name not in (*ELSEWHERE, *not_asked)},
            twins=self.twins,
            twins_differing=self.twins_differing,
            swapped=_sorted(self.swapped),
            hidden=hidden,
            actions=_sorted(self.actions),
            events=_sorted(self.events),
            refusals=_sorted(self.refusals),
            decisions=_sorted(self.decisions),
            outcomes=_sorted(self.outcomes),
            largest_state=self.largest_state,
            longest_game=self.longest_game,
            skipped=skipped,
            branches=self.branches,
            thorough=self.thorough,
        )


def _sorted(counts: Counter[str]) -> Mapping[str, int]:
    return dict(sorted(counts.items()))

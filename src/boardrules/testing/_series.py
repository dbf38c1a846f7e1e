"""A series of random games: their beginnings, the rare positions between them, and the place of a broken law."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Generic

from boardrules.codec import canonical, fingerprint, to_json
from boardrules.contract import Step
from boardrules.errors import InvalidOptions
from boardrules.testing._laws.play import mutants as _mutants
from boardrules.testing._laws.play import positions as _positions
from boardrules.testing._plies import play
from boardrules.testing._run import A, Bench, E, Effort, O, Run, S, V, luck
from boardrules.testing._scout import scout
from boardrules.testing.laws import LawBroken, Where

DEFAULTS: Final = Effort(
    probes=8, swaps=1, renders=0.01, max_state_bytes=65_536, exempt_events=(), thorough=0.1, mutants=0.2, trusted=(), rare=0.1
)
"""The defaults of ``check_game``."""

BRANCH_COSTS: Final = 20
"""Cost of playing from a rare position, with all the continuations examined, in plies of a game."""

WAITING: Final = 60
"""Maximum number of states kept before they are mutated."""

SCOUTED: Final = 40
"""Number of plies scouted from a rare position, for actions to try elsewhere."""


@dataclass(frozen=True)
class Beginning(Generic[S, O]):
    """The beginning of a game: options (None: the game's defaults), or a state."""

    options: O | None = None
    state: S | None = None

    @property
    def name(self) -> str:
        """A text that is different for different beginnings."""
        if self.state is not None:
            return fingerprint(self.state)
        return "" if self.options is None else canonical(self.options).decode()


@dataclass(frozen=True)
class Kept(Generic[S, O]):
    """States of one game, with their plies, to be mutated after many games.

    They are mutated only then, because a position that plays on badly after a mutation may do so without one, which another law reports.
    """

    beginning: Beginning[S, O]
    number: int
    states: tuple[tuple[int, S], ...]


@dataclass
class Series(Generic[S, A, V, E, O]):
    """The games of one call of ``check_game``; *seed* names them all, *watch* is called at every ply of whole games.

    ``due`` is the number of plies due to be played from rare positions; ``kept`` are states to be mutated.
    """

    bench: Bench[S, A, V, E, O]
    seed: int | str
    watch: Callable[[S, A, Step[S, E]], None] | None
    due: float = 0.0
    kept: list[Kept[S, O]] = field(default_factory=list["Kept[S, O]"])

    def play(self, beginning: Beginning[S, O], number: int) -> None:
        """Play one game, and then the plies that are due from rare positions."""
        bench = self.bench
        before = bench.tally.plies
        self._play_one(beginning, number, self.watch)
        self.due += bench.effort.rare * (bench.tally.plies - before)
        while self.due >= BRANCH_COSTS and (state := bench.rare.take(luck(f"{self.seed}/{number}/{bench.tally.branches}"))) is not None:
            self.due -= BRANCH_COSTS
            self._play_one(Beginning(state=state), number, None, branch=True)
        if sum(len(kept.states) for kept in self.kept) > WAITING:
            self.check_kept()

    def check_kept(self) -> None:
        """Mutate the states that were kept, and describe them."""
        for kept in self.kept:
            name = f"{self.seed}/{kept.number}/{kept.beginning.name}/mutants"
            run = Run(self.bench, luck(name), kept.beginning.options, from_state=kept.beginning.state is not None)
            with _said_where(run, kept.beginning, kept.number, self.seed):
                for run.ply, state in kept.states:
                    _mutants.mutated_state(run, state)
                    _positions.described(run, state)
        self.kept.clear()

    def _play_one(
        self, beginning: Beginning[S, O], number: int, watch: Callable[[S, A, Step[S, E]], None] | None, *, branch: bool = False
    ) -> None:
        """Play one game, or a *branch*, a few plies of one, and keep states of it."""
        bench, name = self.bench, f"{self.seed}/{number}/{beginning.name}"
        run = Run(bench, luck(f"{name}/laws"), beginning.options, from_state=beginning.state is not None, branch=branch)
        with _said_where(run, beginning, number, self.seed):
            start = bench.game.new_game(beginning.options) if beginning.state is None else beginning.state
            plies = SCOUTED if branch else bench.spec.max_plies
            run.seen = scout(bench, start, f"{name}/elsewhere", plies=plies, note=not branch and bench.effort.rare > 0)
            play(run, beginning.state, name, watch)
        self.kept.append(Kept(beginning, number, tuple(run.kept)))


@contextmanager  # pyright: ignore[reportDeprecated]  (an Iterator is what Python 3.11 documents)
def _said_where(run: Run[S, A, V, E, O], beginning: Beginning[S, O], number: int, seed: int | str) -> Iterator[None]:
    """Convert any error in the block to a LawBroken that names the place."""
    try:
        yield
    except LawBroken as fault:
        raise LawBroken(fault.law, fault.what, _where(run, beginning, number, seed)) from fault.__cause__
    except InvalidOptions:
        raise
    except Exception as error:
        raise LawBroken(run.law, f"{type(error).__name__} was raised: {error}", _where(run, beginning, number, seed)) from error


def _where(run: Run[S, A, V, E, O], beginning: Beginning[S, O], number: int, seed: int | str) -> Where:
    effort, state = run.bench.effort, beginning.state
    changed = [
        f", {name}={getattr(effort, name)!r}" for name in Effort.__dataclass_fields__ if getattr(effort, name) != getattr(DEFAULTS, name)
    ]
    what = f"options=[{beginning.options!r}]"
    if state is not None:
        what = f"options=(), starts=[from_json(game.SPEC.state, {to_json(state)!r})]"
    again = f"check_game(game, {what}, games=1, first={number}, seed={seed!r}{''.join(changed)})"
    return Where(run.bench.spec.id, beginning.options, number, seed, run.ply, run.action, again, start=state)

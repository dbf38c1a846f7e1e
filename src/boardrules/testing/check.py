"""``check_game``: play a game at random and compare everything it says with the laws of the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Generic

from boardrules.chance import Dealer
from boardrules.codec import canonical, fingerprint, to_json
from boardrules.contract import Game, Step
from boardrules.errors import InvalidOptions
from boardrules.testing._laws import declared as _declared
from boardrules.testing._laws import flow as _flow
from boardrules.testing._laws import knowledge as _knowledge
from boardrules.testing._laws import legality as _legality
from boardrules.testing._laws import matches as _matches
from boardrules.testing._laws import mutants as _mutants
from boardrules.testing._laws import positions as _positions
from boardrules.testing._laws import swap as _swap
from boardrules.testing._laws import text as _text
from boardrules.testing._laws import values as _values
from boardrules.testing._laws.scout import scout
from boardrules.testing._run import A, Bench, E, Effort, Move, O, Position, Run, S, V, luck, make_move, observe
from boardrules.testing.laws import LawBroken, Where
from boardrules.testing.options import option_grid
from boardrules.testing.report import Report
from boardrules.values import CHANCE

__all__ = ["check_game"]

DEFAULTS = Effort(probes=8, swaps=1, renders=0.02, max_state_bytes=65_536, exempt_events=(), mutants=0.2, trusted=(), rare=0.1)

BRANCH: Final = 8
"""So many plies are played from a rare position."""

BRANCH_COSTS: Final = 20
"""What that takes, with all the ways to go on that are looked at, in plies of a game."""

WAITING: Final = 60
"""So many states are kept at most before they are changed."""

SCOUTED: Final = 40
"""So many plies are scouted from a rare position, for actions to try elsewhere."""


def check_game(
    game: Game[S, A, V, E, O],
    *,
    options: Sequence[O | None] | None = None,
    games: int = 20,
    seed: int | str = 0,
    first: int = 0,
    probes: int = DEFAULTS.probes,
    swaps: int = DEFAULTS.swaps,
    renders: float = DEFAULTS.renders,
    max_state_bytes: int = DEFAULTS.max_state_bytes,
    exempt_events: Sequence[str] = DEFAULTS.exempt_events,
    mutants: float = DEFAULTS.mutants,
    trusted: Sequence[str] = DEFAULTS.trusted,
    rare: float = DEFAULTS.rare,
    starts: Sequence[S] = (),
    watch: Callable[[S, A, Step[S, E]], None] | None = None,
) -> Report:
    """Play *game* at random and check every law of :data:`boardrules.testing.LAWS` at every ply.

    This is the definition of the contract: what passes is a game. The same arguments play the same games.

    Parameters
    ----------
    game:
        a module such as ``boardrules.pixies``, or a value with the same functions.
    options:
        what to play with; None stands for :func:`boardrules.testing.option_grid`. An entry None takes the game's defaults.
    starts:
        positions laid out by hand, to play from as well: rare ones, in which somebody knows what is seldom known. With ``options=()``
        nothing else is played.
    games:
        how many games to play with each of the options, and from each start; *first* is the number of the first, *seed* names the
        whole series.
    probes:
        how many illegal actions to try at each ply.
    swaps:
        how many states to make from views at each ply for the swap test. Twins that play along come on top.
    renders:
        at what share of plies, 0 to 1, to draw a view; the first and the last position of a game are always drawn.
    max_state_bytes:
        what a state may take as MessagePack.
    exempt_events:
        names of event types that may tell a seat what its view shows neither before nor after, such as cards that are shown and
        shuffled away at once. For all others the swap test takes this as a leak.
    mutants:
        at what share of plies, 0 to 1, to change one thing in the state and to see that ``validate`` finds it or play goes on, and to
        describe the position and set it up again, if the game has the capability ``Positions``.
    trusted:
        fields of the state that ``validate`` takes on trust, such as ``"stack"`` or ``"players.hand"``: they are not changed.
    rare:
        how much to play from rare positions, as a share of the plies of whole games. Quick games look for them: see
        :doc:`testing <testing>`.
    watch:
        called with the state, the action and the step at every ply, to count what a game's own tests want to see used.

    Raises
    ------
    LawBroken
        at the first fault, with the law, what was found, where, and the call that plays this one game again.

    >>> from boardrules import pixies
    >>> from boardrules.testing import check_game
    >>> check_game(pixies, options=[pixies.Options(seats=2)], games=1).games
    1
    """
    effort = Effort(
        probes=probes,
        swaps=swaps,
        renders=renders,
        max_state_bytes=max_state_bytes,
        exempt_events=tuple(exempt_events),
        mutants=mutants,
        trusted=tuple(trusted),
        rare=rare,
    )
    bench = Bench(game, effort)
    _check_declarations(bench)
    chosen: tuple[O | None, ...] = tuple(options) if options is not None else option_grid(game) or (None,)
    beginnings = [*(Beginning[S, O](options=entry) for entry in chosen), *(Beginning[S, O](state=state) for state in starts)]
    waiting: list[Kept[S, O]] = []
    due = 0.0
    for beginning in beginnings:
        for number in range(first, first + games):
            before = bench.tally.plies
            waiting.append(_check_one(bench, beginning, number, seed, watch))
            due += rare * (bench.tally.plies - before)
            while due >= BRANCH_COSTS and (state := bench.rare.take(luck(f"{seed}/{number}/{bench.tally.branches}"))) is not None:
                due -= BRANCH_COSTS
                waiting.append(_check_one(bench, Beginning(state=state), number, seed, None, branch=True))
            if sum(len(kept.states) for kept in waiting) > WAITING:
                _check_waiting(bench, waiting, seed)
    _check_waiting(bench, waiting, seed)
    hidden = tuple(name for name, found in (bench.visibility or {}).items() if found in _declared.HIDDEN)
    skipped = () if bench.visibility is not None else ("visibility: the game has no table VISIBILITY",)
    not_asked = () if bench.positions is not None else ("positions",)
    return bench.tally.report(bench.spec.id, len(beginnings), hidden=hidden, skipped=skipped, not_asked=not_asked)


@dataclass(frozen=True)
class Beginning(Generic[S, O]):
    """What a game begins with: options (None: the game's defaults), or a state."""

    options: O | None = None
    state: S | None = None

    @property
    def name(self) -> str:
        """A text that two different beginnings do not share."""
        if self.state is not None:
            return fingerprint(self.state)
        return "" if self.options is None else canonical(self.options).decode()


@dataclass(frozen=True)
class Kept(Generic[S, O]):
    """States of one game, with their plies, to be changed when many games are over.

    Only then, since a position that plays on badly after a change may do so without one, which is another law's to say.
    """

    beginning: Beginning[S, O]
    number: int
    states: tuple[tuple[int, S], ...]


def _check_waiting(bench: Bench[S, A, V, E, O], waiting: list[Kept[S, O]], seed: int | str) -> None:
    for kept in waiting:
        _check_kept(bench, kept, seed)
    waiting.clear()


def _check_declarations(bench: Bench[S, A, V, E, O]) -> None:
    bench.tally.comparisons["types"] += 1
    _declared.types(bench.spec)
    _declared.setup(bench)
    _declared.visibility(bench)
    _declared.declared_changes(bench.spec)


def _run_of(bench: Bench[S, A, V, E, O], beginning: Beginning[S, O], name: str, *, branch: bool = False) -> Run[S, A, V, E, O]:
    return Run(bench, luck(name), beginning.options, from_state=beginning.state is not None, branch=branch)


def _check_one(
    bench: Bench[S, A, V, E, O],
    beginning: Beginning[S, O],
    number: int,
    seed: int | str,
    watch: Callable[[S, A, Step[S, E]], None] | None,
    *,
    branch: bool = False,
) -> Kept[S, O]:
    """Play one game, or a *branch*, a few plies of one; return states of it, to be changed later."""
    name = f"{seed}/{number}/{beginning.name}"
    run = _run_of(bench, beginning, f"{name}/laws", branch=branch)
    with _said_where(run, beginning, number, seed):
        start = bench.game.new_game(beginning.options) if beginning.state is None else beginning.state
        plies = SCOUTED if branch else bench.spec.max_plies
        run.seen = scout(bench, start, f"{name}/elsewhere", plies=plies, note=not branch and bench.effort.rare > 0)
        _play(run, beginning, name, watch)
    return Kept(beginning, number, tuple(run.kept))


def _check_kept(bench: Bench[S, A, V, E, O], kept: Kept[S, O], seed: int | str) -> None:
    """Change the states that were kept of one game."""
    run = _run_of(bench, kept.beginning, f"{seed}/{kept.number}/{kept.beginning.name}/mutants")
    with _said_where(run, kept.beginning, kept.number, seed):
        for run.ply, state in kept.states:
            _mutants.mutated_state(run, state)
            _positions.described(run, state)


@contextmanager  # pyright: ignore[reportDeprecated]  (an Iterator is what Python 3.11 documents)
def _said_where(run: Run[S, A, V, E, O], beginning: Beginning[S, O], number: int, seed: int | str) -> Iterator[None]:
    """Whatever goes wrong becomes a LawBroken that says where."""
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


def _play(run: Run[S, A, V, E, O], beginning: Beginning[S, O], name: str, watch: Callable[[S, A, Step[S, E]], None] | None) -> None:
    rng, dealer, tally = luck(f"{name}/choices"), Dealer(name), run.tally
    state = _values.pure_start(run, beginning.options) if beginning.state is None else beginning.state
    _flow.seats(run, state)
    position = observe(run, state, 0)
    run.twins = [state] * len(position.viewers)
    tally.games += not run.branch
    tally.branches += run.branch
    _check_position(run, position)
    if run.from_state:
        _swap.fan(run, position)
    while position.to_act and not (run.branch and position.ply == BRANCH):
        run.begin("length")
        if position.ply == run.bench.spec.max_plies:
            run.broken(f"the game goes on after {position.ply} plies, and SPEC.max_plies is {run.bench.spec.max_plies}")
        action = dealer.choose(run.game, position.state) if position.to_act == (CHANCE,) else rng.choice(position.legal)
        run.action = action
        data = canonical(action)
        move = make_move(run, position, action)
        _check_move(run, move, data)
        if watch is not None:
            watch(position.state, action, move.step)
        run.ply, run.action, position = run.ply + 1, None, move.after
        _check_position(run, position)
    if not run.branch:
        tally.longest_game = max(tally.longest_game, position.ply)


def _check_position(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    _flow.seats(run, position.state)
    _flow.end(run, position)
    _flow.order(run, position)
    _values.pure(run, position)
    _flow.chance(run, position)
    _flow.pending(run, position)
    _flow.outcome(run, position)
    _legality.listed(run, position)
    _legality.probed(run, position)
    _legality.commute(run, position)
    _values.unchanged(run, position)
    _values.codec(run, position)
    _knowledge.valid(run, position)
    _swap.swap(run, position)
    _matches.begin(run, position)
    _text.notation(run, position)
    _text.typed(run, position)
    if run.chance(run.bench.effort.mutants):
        run.kept.append((position.ply, position.state))
    if position.ply == 0 or not position.to_act or run.chance(run.bench.effort.renders):
        _text.render(run, position)
    _values.unchanged(run, position)


def _check_move(run: Run[S, A, V, E, O], move: Move[S, A, V, E], action_data: bytes) -> None:
    tally = run.tally
    tally.plies += not run.branch
    run.count(tally.actions, type(move.action).__name__)
    for event in move.step.events:
        run.count(tally.events, type(event).__name__)
    _values.pure_move(run, move, action_data)
    _legality.apply(run, move)
    _values.codec_move(run, move)
    _knowledge.redact(run, move)
    _swap.follow(run, move)
    _matches.follow(run, move)
    _swap.siblings(run, move)
    _knowledge.events(run, move)
    _text.notation_of_move(run, move)
    _text.sentences(run, move)

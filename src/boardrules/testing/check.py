"""``check_game``: play a game at random and compare everything it says with the laws of the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from boardrules.chance import Dealer
from boardrules.errors import InvalidOptions
from boardrules.game import Game, Step
from boardrules.testing import _declared, _flow, _knowledge, _legality, _swap, _text, _values
from boardrules.testing._run import A, Bench, E, Effort, Move, O, Position, Run, S, V, luck, make_move, observe
from boardrules.testing.laws import LawBroken, Where
from boardrules.testing.options import option_grid
from boardrules.testing.report import Report
from boardrules.values import CHANCE, canonical

__all__ = ["check_game"]

DEFAULTS = Effort(probes=8, swaps=1, renders=0.02, max_state_bytes=65_536, forgotten=())


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
    forgotten: Sequence[str] = DEFAULTS.forgotten,
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
    games:
        how many games to play with each of the options; *first* is the number of the first, *seed* names the whole series.
    probes:
        how many illegal actions to try at each ply.
    swaps:
        how many states to make from views at each ply for the swap test. Twins that play along come on top.
    renders:
        at what share of plies, 0 to 1, to draw a view; the first and the last position of a game are always drawn.
    max_state_bytes:
        what a state may take as MessagePack.
    forgotten:
        names of event types that may tell a seat what its view shows neither before nor after, such as cards that are shown and
        shuffled away at once. For all others the swap test takes this as a leak.
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
    effort = Effort(probes=probes, swaps=swaps, renders=renders, max_state_bytes=max_state_bytes, forgotten=tuple(forgotten))
    bench = Bench(game, effort)
    _check_declarations(bench)
    chosen: tuple[O | None, ...] = tuple(options) if options is not None else option_grid(game) or (None,)
    for entry in chosen:
        for number in range(first, first + games):
            _check_one(bench, entry, number, seed, watch)
    hidden = tuple(name for name, found in (bench.visibility or {}).items() if found in _declared.HIDDEN)
    skipped = () if bench.visibility is not None else ("visibility: the game has no table VISIBILITY",)
    return bench.tally.report(bench.spec.id, len(chosen), hidden, skipped)


def _check_declarations(bench: Bench[S, A, V, E, O]) -> None:
    bench.tally.comparisons["types"] += 1
    _declared.types(bench.spec)
    _declared.visibility(bench)
    _declared.declared_changes(bench.spec)


def _check_one(
    bench: Bench[S, A, V, E, O], options: O | None, number: int, seed: int | str, watch: Callable[[S, A, Step[S, E]], None] | None
) -> None:
    """Play one game; whatever goes wrong becomes a LawBroken that says where."""
    name = f"{seed}/{number}/{'' if options is None else canonical(options).decode()}"
    run = Run(bench, luck(f"{name}/laws"))
    try:
        run.seen = _actions_elsewhere(bench, options, f"{name}/elsewhere")
        _play(run, options, name, watch)
    except LawBroken as fault:
        raise LawBroken(fault.law, fault.what, _where(run, options, number, seed)) from fault.__cause__
    except InvalidOptions:
        raise
    except Exception as error:
        raise LawBroken(run.law, f"{type(error).__name__} was raised: {error}", _where(run, options, number, seed)) from error


def _where(run: Run[S, A, V, E, O], options: O | None, number: int, seed: int | str) -> Where:
    effort = run.bench.effort
    changed = [
        f", {name}={getattr(effort, name)!r}" for name in Effort.__dataclass_fields__ if getattr(effort, name) != getattr(DEFAULTS, name)
    ]
    again = f"check_game(game, options=[{options!r}], games=1, first={number}, seed={seed!r}{''.join(changed)})"
    return Where(run.bench.spec.id, options, number, seed, run.ply, run.action, again)


def _actions_elsewhere(bench: Bench[S, A, V, E, O], options: O | None, name: str) -> list[A]:
    """Actions of another game, to be tried as illegal ones in this; the laws are not checked on the way."""
    game, rng, dealer = bench.game, luck(name), Dealer(name)
    state = game.new_game(options)
    found: list[A] = []
    with suppress(Exception):  # whatever is wrong will show in the game that is examined, under the law that it breaks
        for _ in range(bench.spec.max_plies):
            legal = () if game.chance(state) else game.legal_actions(state)
            action = rng.choice(legal) if legal else dealer.choose(game, state)
            found.append(action)
            state = game.apply_unchecked(state, action)
    return found


def _play(run: Run[S, A, V, E, O], options: O | None, name: str, watch: Callable[[S, A, Step[S, E]], None] | None) -> None:
    rng, dealer, tally = luck(f"{name}/choices"), Dealer(name), run.tally
    state = _values.pure_start(run, options)
    _flow.seats(run, state)
    position = observe(run, state, 0)
    run.twins = [state] * len(position.viewers)
    tally.games += 1
    _check_position(run, position)
    while position.to_act:
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
    _text.notation(run, position)
    if position.ply == 0 or not position.to_act or run.chance(run.bench.effort.renders):
        _text.render(run, position)
    _values.unchanged(run, position)


def _check_move(run: Run[S, A, V, E, O], move: Move[S, A, V, E], action_data: bytes) -> None:
    tally = run.tally
    tally.plies += 1
    tally.actions[type(move.action).__name__] += 1
    for event in move.step.events:
        tally.events[type(event).__name__] += 1
    _values.pure_move(run, move, action_data)
    _legality.apply(run, move)
    _values.codec_move(run, move)
    _knowledge.redact(run, move)
    _swap.follow(run, move)
    _swap.siblings(run, move)
    _knowledge.events(run, move)
    _text.notation_of_move(run, move)
    _text.sentences(run, move)

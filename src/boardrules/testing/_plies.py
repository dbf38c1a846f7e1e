"""One random game, whose every position and move is compared with the laws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardrules.chance import Dealer
from boardrules.codec import canonical
from boardrules.contract import Step
from boardrules.testing._laws.faces import candidates as _candidates
from boardrules.testing._laws.faces import explain as _explain
from boardrules.testing._laws.faces import numbers as _numbers
from boardrules.testing._laws.faces import pictures as _pictures
from boardrules.testing._laws.faces import text as _text
from boardrules.testing._laws.play import capabilities as _capabilities
from boardrules.testing._laws.play import flow as _flow
from boardrules.testing._laws.play import legality as _legality
from boardrules.testing._laws.play import values as _values
from boardrules.testing._laws.play import walkers as _walkers
from boardrules.testing._laws.secrecy import knowledge as _knowledge
from boardrules.testing._laws.secrecy import matches as _matches
from boardrules.testing._laws.secrecy import swap as _swap
from boardrules.testing._newness import BRANCH, in_full
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V, luck, make_move, observe
from boardrules.values import CHANCE

WAYS: Final = (_values.pure_step, _legality.apply, _legality.apply_unchecked)
"""Other ways to play an action than ``step``; a ply that is not compared in full tries one of them."""


def play(run: Run[S, A, V, E, O], start: S | None, name: str, watch: Callable[[S, A, Step[S, E]], None] | None) -> None:
    """Play one game, named *name*, from *start* (None: from the options of *run*), and check the laws at every ply."""
    rng, dealer, tally = luck(f"{name}/choices"), Dealer(name), run.tally
    state = _values.pure_start(run, run.options) if start is None else start
    _flow.seats(run, state)
    position = observe(run, state, 0)
    run.twins = [state] * len(position.viewers)
    tally.games += not run.branch
    tally.branches += run.branch
    _walkers.begin(run, state)
    _check_position(run, position)
    if run.from_state:
        _swap.fan(run, position)
        _pictures.settle(run, position)
    while position.to_act and not (run.branch and position.ply == BRANCH):
        run.begin("length")
        if position.ply == run.bench.spec.max_plies:
            run.broken(f"the game goes on after {position.ply} plies, and SPEC.max_plies is {run.bench.spec.max_plies}")
        action = dealer.choose(run.game, position.state) if position.to_act == (CHANCE,) else rng.choice(position.legal)
        run.action = action
        data = canonical(action)
        _walkers.follow(run, position, action)
        move = make_move(run, position, action)
        run.whole = in_full(run, move.after, move)
        _check_move(run, move, data)
        if watch is not None:
            watch(position.state, action, move.step)
        run.ply, run.action, position = run.ply + 1, None, move.after
        _check_position(run, position)
    if not run.branch:
        tally.longest_game = max(tally.longest_game, position.ply)


def _check_position(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    run.tally.thorough += run.whole
    _flow.seats(run, position.state)
    _flow.end(run, position)
    _flow.order(run, position)
    _values.pure(run, position)
    _flow.chance(run, position)
    _flow.dealt(run, position)
    _flow.pending(run, position)
    _flow.outcome(run, position)
    _legality.listed(run, position)
    _legality.probed(run, position)
    _legality.commute(run, position)
    _numbers.numbered(run, position)
    _capabilities.turned(run, position)
    _walkers.walked(run, position)
    run.decoded = None
    if run.whole:
        _check_in_full(run, position)
    else:
        _swap.glance(run, position)
    _pictures.settle(run, position)
    _matches.begin(run, position)
    ends = position.ply == 0 or not position.to_act
    if (ends and not run.branch) or run.chance(run.bench.effort.renders):
        _text.render(run, position)
        _candidates.candidates(run, position, _text.pointed(run, position))
        _pictures.pictures(run, position)
        _text.facts(run, position)
        _explain.refused(run, position)
    if run.whole or not position.to_act:
        _capabilities.evaluated(run, position)
    _values.unchanged(run, position)


def _check_in_full(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    _values.unchanged(run, position)
    _values.codec(run, position)
    _knowledge.valid(run, position)
    _swap.swap(run, position)
    _text.notation(run, position)
    _text.typed(run, position)
    _text.labels(run, position)
    _numbers.masked(run, position)
    _numbers.observed(run, position)
    _capabilities.listed_worlds(run, position)
    if run.chance(run.bench.effort.mutants):
        run.kept.append((position.ply, position.state))


def _check_move(run: Run[S, A, V, E, O], move: Move[S, A, V, E], action_data: bytes) -> None:
    tally = run.tally
    tally.plies += not run.branch
    run.count(tally.actions, type(move.action).__name__)
    for event in move.step.events:
        run.count(tally.events, type(event).__name__)
    _values.pure_move(run, move, action_data)
    for way in WAYS if run.whole else (run.rng.choice(WAYS),):
        way(run, move)
    _values.codec_move(run, move)
    _knowledge.redact(run, move)
    _swap.follow(run, move)
    _pictures.follow(run, move)
    _matches.follow(run, move)
    _knowledge.events(run, move)
    _capabilities.used(run, move)
    if run.chance(run.bench.effort.renders):
        _explain.legal(run, move)
    if run.whole:
        _swap.siblings(run, move)
        _text.notation_of_move(run, move)
        _text.sentences(run, move)

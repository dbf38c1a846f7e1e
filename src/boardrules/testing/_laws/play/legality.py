"""Laws about single actions: which are legal, how the others are refused, and that the order of simultaneous ones does not matter."""

from __future__ import annotations

from boardrules.codec import to_json
from boardrules.contract import Refusal
from boardrules.errors import IllegalAction
from boardrules.testing._laws.inputs.actions import probes_at
from boardrules.testing._laws.play.values import has_large_integer
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V, seat_of

FEW = 2
"""Number of illegal actions tried at a ply that is not compared in full."""

PAIRS = 3
"""Maximum number of pairs of simultaneous choices tried in both orders at a ply."""


def answer(run: Run[S, A, V, E, O], state: S, action: A) -> Refusal | None:
    """Return what ``check`` says, after checking that it says something."""
    try:
        return run.game.check(state, action)
    except Exception as error:
        run.begin("total", 0)
        run.action = action
        raise run.fault(f"check raised {error!r}") from error


def listed(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every listed action is legal."""
    run.begin("legal", len(position.legal))
    for action in position.legal:
        refusal = answer(run, position.state, action)
        if refusal is not None:
            run.action = action
            run.broken(f"it is listed, and check refuses it: {refusal}")


def probed(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every action that is not listed is refused, by ``check``, ``apply`` and ``step`` alike."""
    state, legal = position.state, position.legal
    probes = probes_at(run, position, run.bench.effort.probes if run.whole else min(run.bench.effort.probes, FEW))
    run.begin("total", len(probes))
    for probe in probes:
        refusal = answer(run, state, probe)
        if probe in legal:  # by value: for Python 1, True and 1.0 are equal
            continue
        run.action = probe
        run.begin("legal")
        if refusal is None:
            run.broken("it is not listed, and check accepts it")
        _refused(run, state, probe, refusal)
    run.action = None


def _refused(run: Run[S, A, V, E, O], state: S, probe: A, refusal: Refusal) -> None:
    run.begin("refusal")
    if refusal.rule not in run.bench.rules:
        run.broken(f"the refusal names the rule {refusal.rule!r}, which is not in the rulebook: {refusal}")
    if not refusal.key or not refusal.message.strip():
        run.broken(f"the refusal has no key or no message: {refusal}")
    if has_large_integer(to_json(refusal)):
        run.broken(f"the refusal holds an integer of 2**53 or more: {refusal}")
    for name, function in (("apply", run.game.apply), ("step", run.game.step)):
        try:
            function(state, probe)
        except IllegalAction as error:
            if error.refusal != refusal:
                run.broken(f"{name} refuses it by {error.refusal}, and check by {refusal}")
            if error.action is not probe and error.action != probe:
                run.broken(f"{name} refuses another action, {error.action!r}")
        else:
            run.broken(f"check refuses it by {refusal}, and {name} accepts it")
    run.count(run.tally.refusals, refusal.rule)


def apply(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """``apply`` and ``step`` lead to the same state."""
    run.begin("apply")
    if run.game.apply(move.before.state, move.action) != move.step.state:
        run.broken("apply leads to another state than step")


def apply_unchecked(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """``apply_unchecked`` and ``step`` lead to the same state."""
    run.begin("apply")
    if run.game.apply_unchecked(move.before.state, move.action) != move.step.state:
        run.broken("apply_unchecked leads to another state than step")


def commute(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that where several seats choose at once, any two of them may choose in either order."""
    to_act, rng = position.to_act, run.rng
    if len(to_act) < 2:
        return
    pairs = [(p, q) for p in to_act for q in to_act if p < q]
    for p, q in rng.sample(pairs, min(len(pairs), PAIRS)):
        run.begin("commute")
        first = rng.choice([action for action in position.legal if seat_of(action) == p])
        second = rng.choice([action for action in position.legal if seat_of(action) == q])
        ends = [_both(run, position.state, one, other) for one, other in ((first, second), (second, first))]
        if ends[0] != ends[1]:
            run.broken(f"{first!r} and {second!r} lead to another state the other way round")


def _both(run: Run[S, A, V, E, O], state: S, first: A, second: A) -> S:
    middle = run.game.apply(state, first)
    refusal = answer(run, middle, second)
    if refusal is not None:
        run.broken(f"{second!r} is legal before {first!r} and not after it: {refusal}")
    return run.game.apply(middle, second)

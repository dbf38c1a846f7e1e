"""The law that ``explain`` agrees with ``check`` and ``step``."""

from __future__ import annotations

from typing import Literal

import msgspec

from boardrules.codec import canonical
from boardrules.explanation import Change, Explanation, applied
from boardrules.testing._laws.inputs.actions import probes_by
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V, seat_of
from boardrules.values import CHANCE, Seat


def legal(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check the explanations of a legal action: for the host, for a viewer after it was played, and for its own seat before."""
    explain = run.bench.explain
    if explain is None:
        return
    run.begin("explain", 3)
    index = run.rng.randrange(len(move.told))
    seat = move.before.viewers[index]
    readers: tuple[tuple[Seat | Literal["host"] | None, tuple[E, ...], object, object], ...] = (
        ("host", move.step.events, move.before.state, move.after.state),
        (seat, move.told[index], move.before.views[index], move.after.views[index]),
    )
    for reader, events, before, after in readers:
        found = explain(move.before.state, move.action, seat=reader, played=reader != "host")
        if found.refusal is not None:
            run.broken(f"a legal action is refused in its explanation: {found.refusal}")
        if [step.event.encode() for step in found.steps] != [msgspec.json.encode(event) for event in events]:
            run.broken(f"the explanation for {reader!r} has other events than the step: {[step.kind for step in found.steps]}")
        if found.stopped is not None:
            run.broken(f"the explanation for {reader!r}, of what was played, is stopped by {found.stopped!r}")
        _known_rules(run, found)
        _told_whole(run, reader, before, after, found.changes)
    by = seat_of(move.action)
    if by in move.before.viewers:
        _foreseen(run, move, move.before.viewers.index(by), explain(move.before.state, move.action, seat=by))
    other = run.rng.choice([viewer for viewer in move.before.viewers if viewer != by])
    _untold(run, move.before.state, move.action, other)


def _foreseen(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, found: Explanation) -> None:
    """Check what a seat is told of its own action: it begins like the step, and is all of it unless something hidden decides the rest."""
    told = [msgspec.json.encode(event) for event in move.told[index]]
    steps = [step.event.encode() for step in found.steps]
    if found.refusal is not None or steps != told[: len(steps)]:
        run.broken(f"seat {move.before.viewers[index]} is told in advance of other steps than it is told of: {found}")
    _known_rules(run, found)
    if found.stopped == "hidden":
        return
    if len(steps) != len(told) or (found.stopped == "luck") != (move.after.to_act == (CHANCE,)):
        run.broken(
            f"the explanation for seat {move.before.viewers[index]} ends after {len(steps)} of {len(told)} steps, by {found.stopped!r}"
        )
    _told_whole(run, move.before.viewers[index], move.before.views[index], move.after.views[index], found.changes)


def _untold(run: Run[S, A, V, E, O], state: S, action: A, seat: Seat | None) -> None:
    """Check that nobody is told what another seat's action would do, legal or not."""
    if run.bench.explain is None:
        return
    try:
        found = run.bench.explain(state, action, seat=seat)
    except ValueError:
        return
    run.broken(f"{seat!r} is told what {action!r}, by another, would do: {found}")


def refused(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the explanation of an illegal action is its refusal, and that explaining it changes nothing."""
    explain = run.bench.explain
    if explain is None:
        return
    seats = [seat for seat in position.viewers if seat is not None]
    for action in probes_by(run, position, run.rng.choice([*seats, CHANCE]), 2):
        refusal = run.game.check(position.state, action)
        run.begin("explain")
        if refusal is not None and explain(position.state, action) != Explanation(refusal):
            run.broken(f"{action!r} is refused, {refusal}, and its explanation says something else")
        _untold(run, position.state, action, run.rng.choice([viewer for viewer in position.viewers if viewer != seat_of(action)]))


def _known_rules(run: Run[S, A, V, E, O], found: Explanation) -> None:
    rules = {*found.allowed, *(rule for step in found.steps for rule in step.reason.rules)}
    if not rules <= run.bench.rules:
        run.broken(f"an explanation names rules that no rulebook has: {sorted(rules - run.bench.rules)}")


def _told_whole(run: Run[S, A, V, E, O], reader: object, before: object, after: object, found: tuple[Change, ...]) -> None:
    if canonical(applied(before, found)) != canonical(msgspec.json.decode(msgspec.json.encode(after))):
        run.broken(f"the changes in the explanation for {reader!r} do not make of what was there what is there now")

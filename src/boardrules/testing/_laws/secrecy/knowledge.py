"""Laws about what is known: states that fit a view, redaction, and the events that tell of changes."""

from __future__ import annotations

import msgspec

from boardrules.codec import canonical
from boardrules.testing._laws.declared import changes_of
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V, luck, seat_of


def valid(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that a state that play has led to is valid."""
    run.begin("valid")
    violations = run.game.validate(position.state)
    if violations:
        run.broken(f"validate finds faults in a state that was reached by play: {violations}")


def determinized(run: Run[S, A, V, E, O], position: Position[S, A, V], index: int) -> S:
    """Return a state made from one viewer's view, after checking that it is valid and looks to that viewer like the real one."""
    game, view, seat = run.game, position.views[index], position.viewers[index]
    run.begin("determinize")
    seed = run.rng.getrandbits(32)
    twin = game.determinize(view, luck(seed))
    data = canonical(game.view(twin, seat))
    if data != position.view_data[index]:
        run.broken(f"the view of seat {seat} of a state made from its view differs: {changed_fields(game.view(twin, seat), view)}")
    other = run.twins[index] if run.twins else None
    if position.ply % 8 == 0 or (other is not None and other is not position.state and run.chance(0.25)):
        run.begin("pure")
        if other is not None:
            game.view(other, seat)  # who remembers what a view was made of, remembers this now
        if game.determinize(view, luck(seed)) != twin:
            run.broken("determinize makes another state of the same view and the same luck")
    if twin == position.state:
        return position.state
    run.begin("valid")
    violations = game.validate(twin)
    if violations:
        run.broken(f"validate finds faults in a state that determinize made: {violations}")
    return twin


def redact(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check redaction: it keeps the kind of an action or event, changes nothing the second time, and leaves it whole for its own seat."""
    game, action, by = run.game, move.action, seat_of(move.action)
    viewers = move.before.viewers
    run.begin("redact", len(viewers) * (1 + len(move.step.events)))
    for seat, seen in zip(viewers, move.seen, strict=True):
        if seat == by and seen != action:
            run.broken(f"seat {seat} does not see its own action whole: {seen!r}")
        if seen is action or seen is None:
            continue
        if type(seen) is not type(action) or seat_of(seen) != by:
            run.broken(f"for seat {seat} the action becomes one of another kind or seat: {seen!r}")
        if game.redact_action(seen, seat) != seen:
            run.broken(f"for seat {seat} the redacted action {seen!r} is redacted further: {game.redact_action(seen, seat)!r}")
    for event in move.step.events:
        for seat in viewers:
            left = game.redact_event(event, seat)
            if left is event or left is None:
                continue
            if type(left) is not type(event):
                run.broken(f"for seat {seat} the event {event!r} becomes one of another kind: {left!r}")
            if game.redact_event(left, seat) != left:
                run.broken(f"for seat {seat} the redacted event {left!r} is redacted further: {game.redact_event(left, seat)!r}")


def events(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check that every viewer who sees a change is told of it by an event that declares it."""
    before, after = move.before, move.after
    run.begin("events", len(before.viewers))
    for index, seat in enumerate(before.viewers):
        if before.view_data[index] == after.view_data[index]:
            continue
        changed = changed_fields(before.views[index], after.views[index])
        told = move.told[index]
        if not told:
            run.broken(f"the view of seat {seat} changed in {', '.join(changed)}, and it was told of no event")
        declared = {name for event in told for name in changes_of(type(event))}
        for name in changed:
            if name not in declared:
                kinds = ", ".join(sorted({type(event).__name__ for event in told}))
                run.broken(f"the view of seat {seat} changed in {name!r}, which none of the events it got declares: {kinds}")


def changed_fields(one: V, other: V) -> list[str]:
    """Return the names of the top-level fields in which two views differ."""
    names = dict.fromkeys((*one.__struct_fields__, *other.__struct_fields__))
    return [name for name in names if getattr(one, name, msgspec.UNSET) != getattr(other, name, msgspec.UNSET)]

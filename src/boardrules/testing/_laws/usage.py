"""What events say that somebody used: of a declared kind, by a seat of the game."""

from __future__ import annotations

from boardrules.testing._run import A, E, Move, O, Run, S, V
from boardrules.usage import Use
from boardrules.values import CHANCE

__all__ = ["used"]


def used(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """The uses of every event are values of a declared kind and seat; a step of luck brings none but those of kinds that say so."""
    usage = run.bench.usage
    if usage is None:
        return
    kinds = {kind.id: kind for kind in usage.USES}
    if len(kinds) != len(usage.USES) or not all(kinds):
        run.begin("usage")
        run.broken(f"USES has the ids {[kind.id for kind in usage.USES]}: each must be there once, and say something")
    for event in move.step.events:
        run.begin("usage")
        uses = usage.uses(event)
        for use in uses:
            if type(use) is not Use or not use.name or use.n < 1 or use.kind not in kinds:
                run.broken(f"{event!r} has the use {use!r}; the kinds are {', '.join(kinds)}")
            if use.seat not in run.seats:
                run.broken(f"{event!r} has the use {use!r}, and there is no such seat")
            if move.before.to_act == (CHANCE,) and not kinds[use.kind].luck:
                run.broken(f"a step of luck has {event!r} with the use {use!r}, and its kind says that luck brings none")
        if usage.uses(event) != uses:
            run.broken(f"{event!r} has other uses when asked for again")

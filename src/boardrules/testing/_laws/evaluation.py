"""What views are worth: numbers from -1 to 1 that depend on the view alone, and are exact when the game is over."""

from __future__ import annotations

from boardrules.codec import canonical
from boardrules.testing._run import A, E, O, Position, Run, S, V

__all__ = ["evaluated"]


def evaluated(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Every seat's view has a value, that of a spectator has none; the values of a finished game are those of its outcome."""
    evaluating = run.bench.evaluating
    if evaluating is None:
        return
    run.begin("evaluation", len(run.seats))
    outcome = run.game.outcome(position.state)
    for seat, view, data in zip(position.viewers, position.views, position.view_data, strict=True):
        if seat is None:
            _refused(run, view)
            continue
        value = evaluating.evaluate(view)
        if type(value) is not float or not -1 <= value <= 1:
            run.broken(f"the view of seat {seat} is worth {value!r}, which is no float from -1 to 1")
        again = evaluating.evaluate(run.bench.views.json.decode(data))
        if again != value:
            run.broken(f"the view of seat {seat} is worth {value}, and an equal view {again}")
        if canonical(view) != data:
            run.broken(f"evaluate changed the view of seat {seat}")
        if outcome is None:
            continue
        won = seat in outcome.winners
        right = 0.0 if won and len(outcome.winners) == len(run.seats) else 1.0 if won else -1.0
        if value != right:
            run.broken(f"the game is over and worth {right} to seat {seat}, and evaluate says {value}")


def _refused(run: Run[S, A, V, E, O], view: V) -> None:
    if run.bench.evaluating is None:
        return
    try:
        value = run.bench.evaluating.evaluate(view)
    except ValueError:
        return
    run.broken(f"the view of a spectator, who does not play, is worth {value}")

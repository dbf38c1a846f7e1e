"""Small capabilities: what views are worth, what events say that somebody used, which turn it is, and which states fit a view."""

from __future__ import annotations

from itertools import islice
from typing import Final

from boardrules.codec import canonical
from boardrules.errors import InvalidState
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V, luck
from boardrules.usage import Use
from boardrules.values import CHANCE

SHARE: Final = 0.3
"""At this share of the plies that are compared in full worlds are listed: there can be many."""

MOST_WORLDS: Final = 100
"""Where a view fits no more states, all of them are listed."""

RIVALS: Final = 2
"""Of two seats one alone knows what the other does not. Among more, worlds need not tell apart who of the others knows a card as well."""

SAMPLED: Final = 3
"""Number of listed states that are examined closely."""


def evaluated(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every seat's view has a value, a spectator's none, and that the values of a finished game are those of its outcome."""
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


def used(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check the uses of every event: values of a declared kind and seat; after a step of luck only of kinds that allow it."""
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


def turned(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the number of the turn follows from what everybody sees, and that a turn that is over does not come again."""
    turns = run.bench.turns
    if turns is None:
        return
    run.begin("turns")
    found = turns.turn_of(position.state)
    if type(found) is not tuple or any(type(number) is not int for number in found):
        run.broken(f"turn_of is {found!r}, which is no tuple of integers")
    if turns.turn_of(position.state) != found:
        run.broken(f"turn_of is {found}, and {turns.turn_of(position.state)} when asked again")
    for seat, twin in zip(position.viewers, run.twins, strict=False):
        if twin is not None and twin is not position.state and turns.turn_of(twin) != found:
            run.broken(f"turn_of is {found}, and {turns.turn_of(twin)} in a state that looks the same to seat {seat}")
    if run.turns and run.turns[-1] == found:
        return
    if found in run.turns:
        run.broken(f"the turn {found} was over, and here it is again")
    run.turns.append(found)


def listed_worlds(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """States that fit a view are listed each once, among them, if the list is short, those of determinize and for a rival the real one."""
    offered = run.bench.worlds
    if offered is None or (position.ply and not run.chance(SHARE)):
        return
    index = run.rng.randrange(len(position.viewers))
    view, seat = position.views[index], position.viewers[index]
    try:
        found = list(islice(offered.worlds(view), MOST_WORLDS + 1))
    except InvalidState:
        return
    run.begin("worlds")
    if len(set(found)) != len(found):
        run.broken(f"worlds lists a state twice that fits the view of seat {seat}")
    for world in [*found[:1], *run.rng.sample(found, min(len(found), SAMPLED))]:
        if canonical(run.game.view(world, seat)) != position.view_data[index]:
            run.broken(f"worlds lists a state that looks otherwise to seat {seat}: {world!r}")
        violations = run.game.validate(world)
        if violations:
            run.broken(f"worlds lists a state that is not possible: {violations}")
    if len(found) > MOST_WORLDS:
        return
    fitting = [run.game.determinize(view, luck(run.rng.getrandbits(32)))]
    if seat is not None and len(run.seats) == RIVALS:
        fitting.append(position.state)
    for known in fitting:
        if known not in found:
            run.broken(f"worlds lists {len(found)} states that fit the view of seat {seat}, and not this one: {known!r}")
    if list(offered.worlds(view)) != found:
        run.broken(f"worlds lists others for seat {seat} when asked again")

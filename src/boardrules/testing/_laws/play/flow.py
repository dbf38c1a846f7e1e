"""Laws about the course of a game: who is to act, luck, what is asked, the end."""

from __future__ import annotations

from boardrules.testing._run import A, E, O, Position, Run, S, V, luck, seat_of
from boardrules.values import CHANCE


def seats(run: Run[S, A, V, E, O], state: S) -> None:
    """Check that the seats are numbered from 0, as many as SPEC allows, and do not change."""
    run.begin("seats")
    found = run.game.seats(state)
    low, high = run.bench.spec.seats
    if not low <= len(found) <= high:
        run.broken(f"there are {len(found)} seats, and SPEC.seats allows {low} to {high}")
    if found != tuple(range(len(found))):
        run.broken(f"seats are numbered from 0 in order, not {found}")
    run.seats = run.seats or found
    if found != run.seats:
        run.broken(f"the seats were {run.seats} and are now {found}")


def end(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that a game is over in every respect or in none: nobody to act, an outcome, no legal action. Each seat to act has one."""
    run.begin("end", 3 + len(position.to_act))
    outcome = run.game.outcome(position.state)
    found = f"to_act is {position.to_act}, outcome is {outcome}, and {len(position.legal)} actions are legal"
    if (outcome is None) != bool(position.to_act):
        run.broken(found)
    if (outcome is None) != bool(position.legal):
        run.broken(found)
    able = {seat_of(action) for action in position.legal}
    for seat in position.to_act:
        if seat not in able:
            run.broken(f"seat {seat} is to act and has no legal action")


def order(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the list of legal actions is stable, has no duplicates and is made up of the lists of the seats to act."""
    game, state, legal, to_act = run.game, position.state, position.legal, position.to_act
    run.begin("order", 3 + len(run.seats))
    if game.legal_actions(state) != legal:
        run.broken("legal_actions listed other actions, or in another order, when asked again")
    if len(set(legal)) != len(legal):
        run.broken(f"legal_actions lists an action twice: {next(action for action in legal if legal.count(action) > 1)!r}")
    if len(set(to_act)) != len(to_act) or (CHANCE in to_act and len(to_act) > 1) or not {CHANCE, *run.seats}.issuperset(to_act):
        run.broken(f"to_act is one CHANCE or different seats, not {to_act}")
    own: dict[int, list[A]] = {seat: [] for seat in (CHANCE, *run.seats)}
    for action in legal:
        by = seat_of(action)
        if by not in to_act:
            run.broken(f"{action!r} is listed, and its seat is not among those to act, {to_act}")
        own[by].append(action)
    for seat in (CHANCE, *run.seats):
        if game.legal_actions(state, seat) != tuple(own[seat]):
            run.broken(f"legal_actions(state, {seat}) is not what legal_actions(state) lists of seat {seat}, in its order")


def chance(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """``chance`` and ``chance_action`` say the same as ``to_act`` and ``legal_actions``."""
    game, state, legal = run.game, position.state, position.legal
    run.begin("chance")
    n = game.chance(state)
    if (n != 0) != (position.to_act == (CHANCE,)):
        run.broken(f"chance is {n} while to_act is {position.to_act}")
    if not n:
        return
    run.begin("chance", n)
    if n != len(legal):
        run.broken(f"chance is {n}, but legal_actions lists {len(legal)} outcomes")
    outcomes = list(enumerate(legal))
    for k, action in outcomes if run.whole else run.rng.sample(outcomes, 1):
        if game.chance_action(state, k) != action:
            run.broken(f"chance_action(state, {k}) is {game.chance_action(state, k)!r}, legal_actions lists {action!r} there")


def dealt(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that luck dealt in one go comes to where it comes outcome by outcome."""
    game, dealing = run.game, run.bench.dealing
    if dealing is None:
        return
    run.begin("dealing")
    drawn: list[tuple[int, int]] = []
    rng = luck(position.ply)

    def draw(n: int) -> int:
        drawn.append((n, rng.randrange(n)))
        return drawn[-1][1]

    found, state = dealing.deal_luck(position.state, draw), position.state
    for n, k in drawn:
        if game.chance(state) != n:
            run.broken(f"deal_luck asks for one of {n} outcomes where chance is {game.chance(state)}")
        state = game.apply_unchecked(state, game.chance_action(state, k))
    if game.chance(state):
        run.broken(f"deal_luck asks for {len(drawn)} outcomes, and then luck is still due")
    if found != state:
        run.broken("deal_luck leads to another state than its outcomes one by one")


def pending(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """``pending`` asks every player who is to act, nobody else, and says by which rule."""
    run.begin("pending", len(run.seats) + 1)
    for seat, decision in zip((*run.seats, CHANCE), position.asked, strict=True):
        asked = seat in position.to_act and seat != CHANCE
        if (decision is not None) != asked:
            run.broken(f"to_act is {position.to_act}, and pending of seat {seat} is {decision}")
        if decision is None:
            continue
        if decision.seat != seat:
            run.broken(f"pending of seat {seat} names seat {decision.seat}")
        if decision.rule not in run.bench.rules:
            run.broken(f"pending names the rule {decision.rule!r}, which is not in the rulebook")
        if not decision.key or not decision.question.strip():
            run.broken(f"pending of seat {seat} has no key or no question: {decision}")
        run.count(run.tally.decisions, decision.key)


def outcome(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the outcome fits the seats, names its rule and does not change."""
    found = run.game.outcome(position.state)
    if found is None:
        return
    run.begin("outcome")
    n = len(run.seats)
    if len(found.scores) != n or any(len(points) != n for points in found.rounds):
        run.broken(f"{n} seats have {n} scores, in all and in each round: {found}")
    if not found.winners or len(set(found.winners)) < len(found.winners) or not set(found.winners) <= set(run.seats):
        run.broken(f"the winners are one or more seats, each named once: {found}")
    if found.rule not in run.bench.rules:
        run.broken(f"the outcome names the rule {found.rule!r}, which is not in the rulebook")
    run.count(run.tally.outcomes, found.rule)

"""The swap test: what a seat may not know makes no difference to it.

For each viewer (every seat, and a spectator) the run keeps a *twin*: a state that looks to this viewer just like the real one. A
twin comes from two sources that do not depend on each other:

- it begins as the real state, and whenever an action is hidden from the viewer, wholly or in part, the twin plays *another* one
  whose redacted form is the same. So real state and twin have the same past as far as the viewer saw it, and differ in what it
  did not see. This does not use ``determinize``.
- it is made by ``determinize`` from the viewer's view.

As long as the two look alike, everything that the viewer is shown, asked, offered, refused and told must be the same, byte for
byte. They may part company in one way only: by an event that the viewer is told, whose type declares that it ``REVEALS``. What it
tells must be in the view, before or after; but of what the view comes to show with it, it may tell more, for instance where it lay
until now.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from msgspec import to_builtins

from boardrules.codec import canonical
from boardrules.testing._laws.declared import reveals
from boardrules.testing._laws.inputs.actions import probes_by
from boardrules.testing._laws.inputs.texts import garbage
from boardrules.testing._laws.play.legality import answer
from boardrules.testing._laws.secrecy import functions as _functions
from boardrules.testing._laws.secrecy.answers import Answer
from boardrules.testing._laws.secrecy.knowledge import changed_fields, determinized
from boardrules.testing._laws.secrecy.sights import MoveSight, Sight
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V, make_move, seat_of, told_to
from boardrules.values import Seat

DIVERGE: Final = 0.7
"""How often a twin plays another action where it can. Not always: what is alike so far keeps it alive when a part is revealed."""

KIN: Final = 0.8
"""How often an action is compared with one of its own kind, where there is one."""

WAYS: Final = 6
"""Number of continuations tried where play begins."""

TYPED: Final = 1
"""Number of texts a viewer types at a position, the same in both worlds."""

LONGEST: Final = 2000
"""So much of an answer is put in a message."""


def swap(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Compare every viewer's twin with the real state, and some states made from views too."""
    effort = run.bench.effort
    for _ in range(effort.swaps):
        index = run.rng.randrange(len(position.viewers))
        made = determinized(run, position, index)
        if made is not position.state:
            compare(run, position, index, made)
            if (run.twins[index] is None or run.twins[index] is position.state) and run.chance(0.5):
                run.twins[index] = made
        else:
            run.begin("swap")
            run.tally.twins += 1
    for index, twin in enumerate(run.twins):
        if twin is None:
            run.twins[index] = determinized(run, position, index) if effort.swaps and run.chance(0.5) else position.state
        elif twin is not position.state:
            if twin == position.state:
                run.twins[index] = position.state
            else:
                compare(run, position, index, twin)


def glance(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check at a ply that is not compared in full that whose turn it is and what the viewer may do are the same in its twin.

    Twins that were told apart begin anew as the real state.
    """
    for index, twin in enumerate(run.twins):
        if twin is None:
            run.twins[index] = position.state
        elif twin is not position.state:
            seat = position.viewers[index]
            run.begin("swap", 2)
            one, other = (_functions.glance(Sight(run, world, seat)) for world in (position.state, twin))
            _same(run, position, index, twin, (one, other))


def compare(run: Run[S, A, V, E, O], position: Position[S, A, V], index: int, twin: S, *, tried: Sequence[A] = ()) -> None:
    """Check that the viewer can learn the same now in both states. The caller has checked that the views are equal.

    *tried* are actions that the viewer tries besides others.
    """
    state, seat = position.state, position.viewers[index]
    run.begin("swap")
    run.tally.twins += 1
    run.tally.twins_differing += 1
    _count_differences(run, state, twin)
    probes = [] if seat is None else [*tried, *probes_by(run, position, seat, 2 + run.bench.effort.probes // 2)]
    written = [run.bench.words.format_action(position.views[index], action) for action in position.legal[:3] if seat_of(action) == seat]
    texts = garbage([*written, *run.texts], run.rng, TYPED)
    draw = run.chance(run.bench.effort.renders)
    one, other = (_functions.at_position(Sight(run, world, seat, probes, texts, draw)) for world in (state, twin))
    run.begin("swap", len(one))
    _same(run, position, index, twin, (one, other))


def _same(
    run: Run[S, A, V, E, O],
    position: Position[S, A, V],
    index: int,
    twin: S,
    found: tuple[list[tuple[str, Answer]], list[tuple[str, Answer]]],
) -> None:
    for (name, here), (_, there) in zip_longest(*found, fillvalue=("", None)):
        if here != there:
            run.broken(_leak(position.viewers[index], f"{name} differs: {_short(here)} or {_short(there)}", position.state, twin))


def _short(answer: object) -> str:
    text = repr(answer)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}... ({len(text)} characters)"


def _count_differences(run: Run[S, A, V, E, O], state: S, twin: S) -> None:
    classes = run.bench.visibility
    for name in state.__struct_fields__:
        if getattr(state, name) == getattr(twin, name, None):
            continue
        run.tally.swapped[name] += 1
        if classes is not None and classes.get(name) == "public":
            run.begin("visibility")
            run.broken(
                f"{name!r} is classed public, and is {getattr(state, name)!r} or {getattr(twin, name, None)!r} in states that look alike"
            )


def follow(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Play on in every viewer's twin by an action that looks to this viewer like the real one."""
    run.alike = [None] * len(run.twins)
    for index, twin in enumerate(run.twins):
        if twin is None:
            continue
        run.alike[index] = action = _alike(run, move, index, twin)
        if action is None:
            _told_apart(run, move, index, twin)
            run.twins[index] = None
        elif twin is move.before.state and action is move.action:
            run.twins[index] = move.after.state
        else:
            run.twins[index] = _followed(run, move, index, twin, action)


def fan(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Try many continuations where play begins, for every viewer, because rare situations may not come again."""
    here: Sequence[S | None] = run.twins
    if run.bench.effort.swaps:
        here = [determinized(run, position, index) if twin is None or twin is position.state else twin for index, twin in enumerate(here)]
    for index, twin in enumerate(here):
        if twin is not None and twin is not position.state:
            compare(run, position, index, twin)
    for action in run.rng.sample(position.legal, min(len(position.legal), WAYS)):
        run.action = action
        move = make_move(run, position, action)
        run.twins = list(here)
        follow(run, move)
        siblings(run, move)
        for index, twin in enumerate(run.twins):
            if twin is not None and twin is not move.after.state and twin != move.after.state:
                compare(run, move.after, index, twin)
    run.action, run.twins = None, list(here)


def _alike(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, twin: S) -> A | None:
    """Return an action in *twin* that the viewer cannot tell from the real one, preferably another one, or None."""
    game, seat, seen = run.game, move.before.viewers[index], move.seen[index]
    if seen == move.action:
        if twin is move.before.state or answer(run, twin, move.action) is None:
            return move.action
        return None
    alike = [action for action in game.legal_actions(twin, seat_of(move.action)) if game.redact_action(action, seat) == seen]
    others = [action for action in alike if action != move.action]
    if others and (len(others) == len(alike) or run.chance(DIVERGE)):
        return run.rng.choice(others)
    return move.action if alike else None


def _told_apart(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, twin: S) -> None:
    """Check how some actions in *twin* are redacted, where none looks like the real one."""
    game, seat, by = run.game, move.before.viewers[index], seat_of(move.action)
    actions = game.legal_actions(twin, by)
    for action in run.rng.sample(actions, min(len(actions), 2)):
        _redacted_alike(run, move, index, twin, action, game.redact_action(action, seat))


def _redacted_alike(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, state: S, action: A, seen: A | None) -> None:
    """Check that if *action* leads the viewer to the same sight and the same news as the real one, both are redacted alike."""
    game, seat = run.game, move.before.viewers[index]
    run.begin("swap")
    step = game.step(state, action)
    if step.state == move.step.state or told_to(game, step.events, seat) != move.told[index]:
        return
    if seen != move.seen[index] and canonical(game.view(step.state, seat)) == move.after.view_data[index]:
        run.broken(
            f"seat {seat} may not know which of {move.action!r} and {action!r} was played, and reads {move.seen[index]!r} or {seen!r}"
        )


def _followed(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, twin: S, action: A) -> S | None:
    """Return the twin after *action*, or None if an event told the viewer something new."""
    game, seat, told = run.game, move.before.viewers[index], move.told[index]
    run.begin("swap")
    data = canonical(action)
    step = game.step(twin, action)
    if canonical(action) != data:
        run.begin("pure")
        run.broken("step changed the action it was given")
    told_twin = told_to(game, step.events, seat)
    same_view = canonical(game.view(step.state, seat)) == move.after.view_data[index]
    for one, two in zip_longest(told, told_twin):
        if one == two:
            continue
        differing = [event for event in (one, two) if event is not None]
        exempt = any(type(event).__name__ in run.bench.effort.exempt_events for event in differing)
        if same_view and not exempt and not _come_to_light(move, index, differing) and not _chosen(run, move, index, action, told_twin):
            run.broken(f"seat {seat} is told {one!r} or {two!r}, by hidden facts that its view shows neither before nor after")
        if not any(reveals(event) for event in differing):
            run.broken(f"seat {seat} is told {one!r} or {two!r}, by hidden facts, and the type does not declare that it REVEALS")
        return None
    if not same_view:
        fields = changed_fields(game.view(step.state, seat), move.after.views[index])
        run.broken(f"seat {seat} saw and was told the same, and its view differs in {fields}: {move.action!r} or {action!r} was played")
    if run.whole:
        _compare_sentences(run, move, index, (twin, action))
    return step.state


def _come_to_light(move: Move[S, A, V, E], index: int, events: Sequence[E]) -> bool:
    """Return whether each of some events names something that the viewer sees now and did not see before."""
    shown = _names(move.after.views[index]) - _names(move.before.views[index])
    return all(_names(event) & shown for event in events)


def _chosen(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, action: A, told_twin: Sequence[E]) -> bool:
    """Return whether the viewer learns only which of the things it sees was chosen, as when a known card is shown, and no hidden fact.

    Then all that it was told names what it saw before, and the twin's *action* would have told it the same in the real position.
    """
    game, state, seen = run.game, move.before.state, _names(move.before.views[index])
    things = [_names(taken) & seen for taken in (move.action, action)]
    if not all(things) or things[0] == things[1] or answer(run, state, action) is not None:
        return False
    return told_to(game, game.step(state, action).events, move.before.viewers[index]) == told_twin


def _names(value: object) -> set[str]:
    """Return all strings in a value."""
    found = set[str]()
    left: list[object] = [to_builtins(value)]
    while left:
        part = left.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
    return found


def _compare_sentences(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, twin: tuple[S, A]) -> None:
    """Check that the viewer is told of the move in the same words in both states, each right after its own move was played and seen."""
    drawn = run.chance(run.bench.effort.renders)
    one, other = (_in_words(run, move, index, *world, drawn=drawn) for world in ((move.before.state, move.action), twin))
    run.begin("swap", len(one))
    for (subject, here), (_, there) in zip(one, other, strict=True):
        if here != there:
            run.broken(f"seat {move.before.viewers[index]} reads of {subject} {_short(here)} or {_short(there)}, by hidden facts")


def _in_words(run: Run[S, A, V, E, O], move: Move[S, A, V, E], index: int, state: S, action: A, *, drawn: bool) -> list[tuple[str, Answer]]:
    seat = move.before.viewers[index]
    view = run.game.view(run.game.step(state, action).state, seat)
    return _functions.at_move(MoveSight(run, state, action, seat, view, move.seen[index], move.told[index], drawn))


def siblings(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check that two actions are redacted alike that lead a viewer to the same sight and the same news, though to different states."""
    game, before, by = run.game, move.before, seat_of(move.action)
    others = [action for action in before.legal if action is not move.action and seat_of(action) == by]
    kin = [action for action in others if type(action) is type(move.action)]
    if not others:
        return
    action = run.rng.choice(kin if kin and run.chance(KIN) else others)
    for index, seat in enumerate(before.viewers):
        seen = game.redact_action(action, seat)
        if seat != by and seen != move.seen[index]:
            _redacted_alike(run, move, index, before.state, action, seen)


def _leak(seat: Seat | None, what: str, state: S, twin: S) -> str:
    names = [name for name in state.__struct_fields__ if getattr(state, name) != getattr(twin, name, None)]
    hidden = "; ".join(f"{name} {getattr(state, name)!r} or {getattr(twin, name, None)!r}" for name in names)
    return f"to seat {seat} these states look alike, yet {what}; hidden from it: {hidden}"

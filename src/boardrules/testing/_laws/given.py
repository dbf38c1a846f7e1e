"""Everything that a viewer is given at one position, as a list that two positions which look alike are compared by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, TypeAlias

from boardrules.testing._laws.answers import Answer, answered
from boardrules.testing._run import A, E, O, Run, S, V
from boardrules.values import Seat

__all__ = ["Given", "asked", "given"]

Given: TypeAlias = "list[tuple[str, Answer]]"
"""What a viewer is given, each with a name."""

NOBODY: Final = Seat(99)
"""A seat that no game has."""

RAISED: Final = 1
"""Of so many refused probes the exceptions are compared too, not only what check says."""


def asked(run: Run[S, A, V, E, O], state: S, seat: Seat | None) -> Given:
    """Who is to act, what *seat* is asked and what it may do in *state*: the part of :func:`given` that takes least."""
    game = run.game
    found: Given = [("to_act", ("value", game.to_act(state)))]
    if seat is not None:
        found.append(("pending", ("value", game.pending(state, seat))))
        found.append(("the list of legal actions", ("value", game.legal_actions(state, seat))))
    return found


def given(run: Run[S, A, V, E, O], state: S, seat: Seat | None, *, probes: list[A], texts: list[str], draw: bool) -> Given:
    """What *seat* is asked, offered, refused, told and shown in *state*, each with a name.

    All of one position comes before anything of the other, and every view is made anew: so a function that remembers more than it
    was handed remembers this position. *probes* are actions that the seat tries, *texts* what it types; *draw* asks for pictures.
    """
    game = run.game
    found: Given = [
        ("to_act", ("value", game.to_act(state))),
        ("the outcome", ("value", game.outcome(state))),
        ("the number of seats", ("value", game.seats(state))),
        ("the view of a seat that there is not", answered(partial(game.view, state, NOBODY))),
    ]
    if run.bench.numbers is not None:
        found.append(("the observation of the view", ("value", run.bench.numbers.observe(game.view(state, seat)))))
    if seat is not None:
        found += _answers(run, state, seat, probes)
    found += [(f"what {text!r} is read as", answered(partial(_read, run, state, seat, text))) for text in texts]
    if draw:
        found.append(("the text of the view", ("value", run.bench.drawing.render_text(game.view(state, seat)))))
        found.append(("the picture of the view", ("value", run.bench.drawing.render_svg(game.view(state, seat)))))
    return found


def _answers(run: Run[S, A, V, E, O], state: S, seat: Seat, probes: list[A]) -> Iterator[tuple[str, Answer]]:
    game = run.game
    yield "pending", ("value", game.pending(state, seat))
    own = game.legal_actions(state, seat)
    yield "the list of legal actions", ("value", own)
    for action in (*own[:2], *own[-1:]):
        yield f"the notation of {action!r}", answered(partial(_written, run, state, seat, action))
        yield f"how {action!r} is pointed at", answered(partial(_pointed, run, state, seat, action))
    raised = 0
    for probe in probes:
        refusal = answered(partial(game.check, state, probe))
        yield f"check of {probe!r}", refusal
        if raised < RAISED and refusal != ("value", None):
            raised += 1
            yield f"the refusal that apply raises for {probe!r}", answered(partial(game.apply, state, probe))
            yield f"the refusal that step raises for {probe!r}", answered(partial(game.step, state, probe))


def _read(run: Run[S, A, V, E, O], state: S, seat: Seat | None, text: str) -> A:
    return run.bench.words.parse_action(run.game.view(state, seat), text)


def _written(run: Run[S, A, V, E, O], state: S, seat: Seat | None, action: A) -> str:
    return run.bench.words.format_action(run.game.view(state, seat), action)


def _pointed(run: Run[S, A, V, E, O], state: S, seat: Seat, action: A) -> tuple[str, tuple[str, ...]]:
    view = run.game.view(state, seat)
    return run.bench.words.label(view, action), run.bench.drawing.anchors(view, action)

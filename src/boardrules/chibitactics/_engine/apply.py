"""Carries out an action, then everything that follows without an answer (CT-TU, CT-SK)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import answers, orders
from boardrules.chibitactics._engine.course import setup
from boardrules.chibitactics._engine.course.rounds import ranking, settle
from boardrules.chibitactics._engine.course.turns import end_turn
from boardrules.chibitactics._engine.frames import FRAMES
from boardrules.chibitactics._engine.position import Position
from boardrules.contract import Outcome
from boardrules.toolkit.plays import Play
from boardrules.values import RuleId

PLAYS: Final[Mapping[type, Play[Position, Any, None]]] = {play.kind: play for play in (*setup.PLAYS, *orders.PLAYS, *answers.PLAYS)}
"""The record of each kind of action: the rule that allows it, and the function that carries it out."""


def act(position: Position, action: t.Action) -> None:
    """Carry out *action*, which is legal, and all that follows until somebody is asked or luck is needed."""
    position.untouched = False
    position.listed = None
    PLAYS[type(action)].perform(position, action)
    advance(position)
    position.use = 0


def advance(position: Position) -> None:
    """Go on until a seat or luck is asked, or the game is over."""
    stack = position.stack
    while True:
        if not stack:
            if position.check_elimination:
                settle(position)
            turn = position.clock.turn
            if position.phase == "play" and not stack and turn is not None and position.out[turn]:
                end_turn(position, turn)
            if not stack:
                return
        frame = stack[-1]
        kind = FRAMES.get(type(frame))
        if kind is None or kind.go_on is None:
            return
        if kind.settles and position.check_elimination:
            settle(position)
            if not stack:
                continue
        kind.go_on(position, frame)


def outcome(state: t.State) -> Outcome | None:
    """Return how the game ended: the last squad wins (CT-H-4), at the cap the one with most unwounded units (CT-H-5)."""
    return outcome_of(state.units, state.out) if state.phase == "over" else None


def outcome_of(units: Iterable[t.Unit], out: tuple[int, ...]) -> Outcome:
    """Return the outcome of a finished game with these *units*, in which the seats left as *out* says."""
    scores, winners = ranking(units, out)
    capped = sum([not gone for gone in out]) > 1
    return Outcome(scores, winners, RuleId("CT-H-5" if capped else "CT-H-4"))

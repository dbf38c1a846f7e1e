"""How a position changes: every action, and the loop that carries on whatever needs nobody (CT-TU, CT-SK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.course.rounds import go_on_round_end, ranking, settle
from boardrules.chibitactics._engine.course.savages import go_on_savage
from boardrules.chibitactics._engine.course.turns import end_turn, go_on_turn_end, open_segment, place_savage
from boardrules.chibitactics._engine.events import draw_event, go_on_event
from boardrules.chibitactics._engine.luck import choose, roll
from boardrules.chibitactics._engine.orders import cancel, finish_unit, give_trophy, move_unit, use_faction, use_skill, use_trophy
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.setup import deploy, pick_faction, pick_unit
from boardrules.chibitactics._engine.skills import go_on, go_on_burst
from boardrules.contract import Outcome
from boardrules.values import RuleId

_WAITING: Final[frozenset[type]] = frozenset({t.Die, t.Opening, t.Drawing, t.Choice})
"""The frames that wait for a seat or for luck."""


def act(position: Position, action: t.Action) -> Position:
    """Carry out *action*, which is legal, and all that follows until somebody is asked or luck is needed."""
    _DEEDS[type(action)](position, action)
    advance(position)
    return position


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
            if not position.stack:
                return
        frame = stack[-1]
        kind = type(frame)
        if kind in _WAITING:
            return
        if position.check_elimination and (kind is t.TurnEnd or kind is t.RoundEnd):
            settle(position)
            if not stack:
                continue
        _STEPS[kind](position, frame)


def _roll_off(position: Position, frame: t.RollOff) -> None:
    """Let the next seat of a roll-off roll its die."""
    below = position.stack[-2] if frame.purpose == "control" else None
    savage = below.unit if isinstance(below, t.SavageTurn) else ""
    position.stack.append(t.Die(frame.seats[len(frame.values)], savage, "", 0))


_STEPS: Final[dict[type, Callable[[Position, Any], None]]] = {
    t.RoundEnd: go_on_round_end,
    t.TurnEnd: go_on_turn_end,
    t.SavageTurn: go_on_savage,
    t.EventResolution: go_on_event,
    t.RollOff: _roll_off,
    t.Declared: go_on,
    t.RadiusAttack: go_on_burst,
}
"""How each frame that waits for nobody is carried on; a Reaction or an AbilityRoll always has a die above it."""


_DEEDS: Final[dict[type, Callable[[Position, Any], None]]] = {
    t.PickFaction: pick_faction,
    t.PickUnit: pick_unit,
    t.Deploy: deploy,
    t.MoveUnit: move_unit,
    t.UseSkill: use_skill,
    t.Finish: finish_unit,
    t.Cancel: cancel,
    t.UseTrophy: use_trophy,
    t.GiveTrophy: give_trophy,
    t.UseFaction: use_faction,
    t.Choose: choose,
    t.EndTurn: lambda position, action: end_turn(position, action.by),
    t.Roll: roll,
    t.Open: lambda position, action: open_segment(position, action.segment),
    t.DrawEvent: lambda position, action: draw_event(position, action.event),
    t.DrawSavage: lambda position, action: place_savage(position, action.savage),
}
"""The function that carries out each kind of action."""


def outcome(state: t.State) -> Outcome | None:
    """How the game ended: the last squad wins (CT-H-4), at the cap the one with most unwounded units (CT-H-5)."""
    if state.phase != "over":
        return None
    scores, winners = ranking(state.units, state.out)
    capped = sum(not gone for gone in state.out) > 1
    return Outcome(scores, winners, RuleId("CT-H-5" if capped else "CT-H-4"))

"""Dice that have fallen and questions that were answered (CT-H-22, CT-H-50)."""

from __future__ import annotations

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.course.savages import chosen, steer
from boardrules.chibitactics._engine.events import suffer
from boardrules.chibitactics._engine.orders import ability_works
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.setup import found_first
from boardrules.chibitactics._engine.skills import after_die, declare
from boardrules.chibitactics.language import Each, OneOf

TIES = 3
"""CT-H-50: after so many ties the earliest in turn order has it."""


def roll(position: Position, action: t.Roll) -> None:
    """A die has fallen: a natural 1 always fails, otherwise the sum counts (CT-H-22)."""
    value = action.value
    asked = position.stack.pop()
    frame = position.stack.pop()
    if not isinstance(asked, t.Die):  # pragma: no cover  (only a die is rolled)
        return
    total = max(1, min(6, value + asked.bonus))
    success = value != 1 and total >= asked.needs
    if not asked.needs:
        total, success = value, False
    if position.happened is not None:
        position.emit(t.Rolled(asked.seat, asked.unit, asked.skill, value, total, asked.needs, success))
    if type(frame) is t.RollOff:
        _rolled_off(position, frame, value)
        return
    match frame:
        case t.Declared() | t.Reaction():
            _use_up(position, asked.unit)
            after_die(position, frame, success=success)
        case t.RadiusAttack():
            if not position.house.aiming_roll and not position.catalogue.powers[frame.skill].side:
                _use_up(position, asked.unit)
            after_die(position, frame, success=success)
        case t.AbilityRoll():
            if success:
                ability_works(position, frame.seat, frame.unit, frame.card)
        case t.EventResolution():
            _rolled_event(position, frame, success=success)
        case _:  # pragma: no cover  (nothing else asks for a die)
            raise AssertionError(type(frame).__name__)


def _use_up(position: Position, token: str) -> None:
    """What waited for the next die of *token* is used up (CT-SK-5, CT-H-79)."""
    if not position.effects:
        return
    for effect in position.drop_effects(lambda effect: effect.kind == "roll" and effect.unit == token):
        position.emit(t.EffectEnded(position.shown(effect)))


def _rolled_off(position: Position, frame: t.RollOff, value: int) -> None:
    """Note a die of a roll-off: the highest wins, those tied roll again, up to three times (CT-SV-6, CT-H-50)."""
    values = (*frame.values, value)
    if len(values) < len(frame.seats):
        position.stack.append(t.RollOff(frame.purpose, frame.seats, values, frame.tries))
        return
    best = max(values)
    tied = [seat for seat, rolled in zip(frame.seats, values, strict=True) if rolled == best]
    if len(tied) > 1 and frame.tries + 1 < TIES:
        position.stack.append(t.RollOff(frame.purpose, tuple(tied), (), frame.tries + 1))
    elif frame.purpose == "first":
        found_first(position, tied[0])
    else:
        steer(position, tied[0])


def _rolled_event(position: Position, frame: t.EventResolution, *, success: bool) -> None:
    effect = position.catalogue.events[frame.event].does[frame.index]
    position.stack.append(t.EventResolution(frame.event, frame.index, frame.queue[1:], True))
    if success and isinstance(effect, Each):
        suffer(position, frame.queue[0], effect.does)


def choose(position: Position, action: t.Choose) -> None:
    """A seat has answered the question on top of the stack."""
    position.stack.pop()
    position.emit(t.Chosen(action.by, action.option))
    frame = position.stack[-1]
    option = action.option
    match frame:
        case t.Declared():
            position.stack.pop()
            if isinstance(option, t.PathOption):
                index = position.ground.grid.index
                way = tuple(index[cell.q, cell.r] for cell in option.path)
                power = position.catalogue.powers[frame.skill]
                goal = position.ground.grid.cells[frame.cell]
                declare(position, position.units[frame.unit], power, goal, trophy=frame.trophy, way=way, kept=frame.kept)
        case t.SavageTurn():
            chosen(position, option)
        case t.EventResolution():
            effect = position.catalogue.events[frame.event].does[frame.index]
            position.stack[-1] = t.EventResolution(frame.event, frame.index + 1)
            if isinstance(effect, OneOf) and isinstance(option, t.UnitOption):
                suffer(position, option.unit, effect.does)
        case _:  # pragma: no cover  (nothing else asks)
            raise AssertionError(type(frame).__name__)

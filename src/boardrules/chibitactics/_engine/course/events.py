"""Event cards: drawn, in force, or carried out (CT-EV)."""

from __future__ import annotations

from types import NoneType
from typing import Any, Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.atoms import die, heal, together, wound
from boardrules.chibitactics._engine.board.concerns import fits
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics.language import Bonus, Each, Heal, Kill, OneOf, StepOperation, Where, Wound
from boardrules.values import RuleId


def draw_event(position: Position, event: str) -> None:
    """Read *event*: a lasting one is now in force, an instant one is carried out (CT-EV-1, CT-EV-2, CT-EV-3)."""
    position.supply = replace(position.supply, events=tuple(other for other in position.supply.events if other != event))
    position.emit(t.EventDrawn(event))
    if position.catalogue.events[event].lasting:
        position.event = event
        position.forget()
    else:
        position.stack.append(t.EventResolution(event, 0))


def _go_on(position: Position, frame: t.EventResolution) -> None:
    """Carry an instant event one effect further; then it is discarded (CT-EV-5)."""
    position.stack.pop()
    effects = position.catalogue.events[frame.event].does
    if frame.index >= len(effects):
        position.discard_event(frame.event)
        position.emit(t.EventEnded(frame.event))
        return
    effect = effects[frame.index]
    following = t.EventResolution(frame.event, frame.index + 1)
    match effect:
        case Each():
            queue = tuple(token for token in frame.queue if token in position.units) if frame.begun else _met(position, effect.where)
            if effect.success is None:
                together(position, lambda: _suffer_all(position, queue, effect.does))
                position.stack.append(following)
            elif queue:
                position.stack.append(t.EventResolution(frame.event, frame.index, queue, True))
                position.stack.append(t.Die(position.seats_in()[0], queue[0], "", effect.success))
            else:
                position.stack.append(following)
        case OneOf():
            met = _met(position, effect.where)
            if len(met) == 1:
                _suffer(position, met[0], effect.does)
            if len(met) > 1:
                position.stack.append(t.EventResolution(frame.event, frame.index, met, True))
                options = tuple(t.UnitOption(token) for token in met)
                position.stack.append(t.Choice(position.seats_in()[0], RuleId("CT-H-85"), options))
            else:
                position.stack.append(following)
        case _:
            position.stack.append(following)


def _met(position: Position, where: Where) -> tuple[str, ...]:
    return tuple(unit.id for unit in position.standing() if fits(position.ground, unit, where))


def _suffer_all(position: Position, tokens: tuple[str, ...], does: tuple[StepOperation, ...]) -> None:
    for token in tokens:
        _suffer(position, token, does)


def _suffer(position: Position, token: str, does: tuple[StepOperation, ...]) -> None:
    """Do to *token* what an event does, which may finish a wounded unit (CT-EV-6); nobody is the killer (CT-H-40)."""
    for operation in does:
        match operation:
            case Wound():
                wound(position, token, "")
            case Kill():
                die(position, token, "")
            case Heal():
                heal(position, token)
            case Bonus():
                pass  # refused when the pack is read


def _rolled(position: Position, frame: t.EventResolution, _die: t.Die, _value: int, success: bool) -> None:  # noqa: FBT001
    effect = position.catalogue.events[frame.event].does[frame.index]
    position.stack.append(t.EventResolution(frame.event, frame.index, frame.queue[1:], True))
    if success and isinstance(effect, Each):
        _suffer(position, frame.queue[0], effect.does)


def _chosen(position: Position, frame: t.EventResolution, option: t.Option) -> None:
    effect = position.catalogue.events[frame.event].does[frame.index]
    position.stack.append(t.EventResolution(frame.event, frame.index + 1))
    if isinstance(effect, OneOf) and isinstance(option, t.UnitOption):
        _suffer(position, option.unit, effect.does)


FRAMES: Final[tuple[FrameKind[Any], ...]] = (FrameKind(t.EventResolution, (NoneType, t.RoundEnd), _go_on, _rolled, _chosen),)

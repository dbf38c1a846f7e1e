"""Frames of the stack: dice, choices, and everything that is resolved in steps."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.chibitactics._types.values import Cell, Face, Few, Id, Index, Many, Player, Small, Steerer
from boardrules.values import RuleId, Seat, Value

__all__ = [
    "AbilityRoll",
    "Choice",
    "Declared",
    "Die",
    "Drawing",
    "EventResolution",
    "Frame",
    "Opening",
    "Option",
    "PathOption",
    "RadiusAttack",
    "Reaction",
    "RollOff",
    "RoundEnd",
    "SavageTurn",
    "SkillOption",
    "TurnEnd",
    "UnitOption",
]


class PathOption(Value, frozen=True, gc=False, tag=True):
    """A way to go: every cell stepped on, the start cell not counted, the last one the goal (CT-MV-5, CT-H-87)."""

    path: Many[Cell]


class UnitOption(Value, frozen=True, gc=False, tag=True):
    """A unit to choose: whom a savage goes for, or whom an event meets."""

    unit: Id


class SkillOption(Value, frozen=True, gc=False, tag=True):
    """A skill to choose: with which a savage attacks."""

    skill: Id


Option: TypeAlias = PathOption | UnitOption | SkillOption


class Die(Value, frozen=True, gc=False, tag=True):
    """Waits for a die by ``seat`` for ``skill`` of ``unit``.

    If ``skill`` is "", an ability or an event is to meet ``unit``, or ``unit`` is the savage to control; for the first seat both are "".
    The number rolled plus ``bonus``, held between 1 and 6, must be at least ``needs``; 0: the highest roll wins.
    """

    seat: Steerer
    unit: Id
    skill: Id
    needs: Annotated[int, Meta(ge=0, le=6)]
    bonus: Annotated[int, Meta(ge=-100, le=100)] = 0


class Opening(Value, frozen=True, gc=False, tag=True):
    """Waits for the segment that lies at ``place``."""

    place: Small


class Drawing(Value, frozen=True, gc=False, tag=True):
    """Waits for a card: an event (``cell`` -1), or a savage for the cave on ``cell``."""

    deck: Literal["event", "savage"]
    cell: Index = -1


class Choice(Value, frozen=True, gc=False, tag=True):
    """Waits for ``seat`` to choose one of ``options``; ``rule`` asks."""

    seat: Player
    rule: Annotated[RuleId, Meta(max_length=60)]
    options: Many[Option]


class Declared(Value, frozen=True, gc=False, tag=True):
    """A skill that is declared and being resolved: reactions of ``engagers`` first (CT-H-69), then the die, then what it does.

    ``trophy``: the card whose totem it is, or "". ``cell``: aimed at; ``target``: the unit aimed at, or "". ``path``: of a move.
    ``seat``: who gave the order, or -1 for a free savage; the action is lost if the unit is another seat's by then (CT-H-73).
    """

    unit: Id
    skill: Id
    cell: Index
    target: Id = ""
    path: Many[Index] = ()
    trophy: Id = ""
    engagers: Many[Id] = ()
    start: Index = -1
    stage: Literal["way", "react", "roll"] = "react"
    kept: bool = False
    seat: Steerer = Seat(-1)


class Reaction(Value, frozen=True, gc=False, tag=True):
    """A reaction of ``unit`` with ``skill`` on ``target``, out of turn (CT-PR-3)."""

    unit: Id
    skill: Id
    target: Id


class RadiusAttack(Value, frozen=True, gc=False, tag=True):
    """A radius skill that was aimed well: one die for each unit in ``queue`` (CT-H-29). ``use``: as of an :class:`Effect`."""

    unit: Id
    skill: Id
    centre: Index
    queue: Many[Id]
    seat: Steerer
    place: Index = -1
    use: Small = 0


class AbilityRoll(Value, frozen=True, gc=False, tag=True):
    """A faction ability waiting for its die."""

    seat: Player
    unit: Id
    card: Id = ""


class TurnEnd(Value, frozen=True, gc=False, tag=True):
    """The end of a player's turn, step by step (CT-H-70)."""

    seat: Player
    stage: Literal["open", "caves", "new", "old"]
    places: Many[Small] = ()
    caves: Many[Small] = ()
    savages: Many[Id] = ()
    came: Many[Id] = ()


class SavageTurn(Value, frozen=True, gc=False, tag=True):
    """The turn of a free savage (CT-H-72): ``seat`` steers, -1 until that is known; ``target`` is the unit it goes for.

    It lies below the last thing that the savage does (``"last"``) until that is resolved; questions meanwhile go to the seat.
    """

    unit: Id
    seat: Steerer = Seat(-1)
    stage: Literal["control", "target", "attack", "move", "strike", "approach", "last"] = "control"
    target: Id = ""


class RollOff(Value, frozen=True, gc=False, tag=True):
    """Dice for the highest number among ``seats`` (CT-H-50): ``values`` so far, ``tries`` rounds of dice before this one."""

    purpose: Literal["first", "control"]
    seats: Few[Player]
    values: Few[Face] = ()
    tries: Annotated[int, Meta(ge=0, le=3)] = 0


class RoundEnd(Value, frozen=True, gc=False, tag=True):
    """The end of a round, step by step (CT-H-85)."""

    stage: Literal["freed", "event", "next", "begin"]
    savages: Many[Id] = ()
    acted: Many[Id] = ()


class EventResolution(Value, frozen=True, gc=False, tag=True):
    """An instant event being carried out: its ``index``-th effect, and the units still to roll for."""

    event: Id
    index: Small
    queue: Many[Id] = ()
    begun: bool = False


Frame: TypeAlias = (
    Die
    | Opening
    | Drawing
    | Choice
    | Declared
    | Reaction
    | RadiusAttack
    | AbilityRoll
    | TurnEnd
    | SavageTurn
    | RollOff
    | RoundEnd
    | EventResolution
)
"""What is being resolved, innermost last. The first four wait for luck or a choice."""

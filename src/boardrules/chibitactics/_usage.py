"""Things that players of Chibitactics use: factions, units, skills, trophies."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._types.events import AbilityUsed, Event, FactionPicked, SquadsShown
from boardrules.chibitactics._types.unit_events import SkillUsed, Summoned, TrophyUsed
from boardrules.usage import Use, UseKind
from boardrules.values import Seat

USES: Final = (
    UseKind("faction", "the faction that a seat plays", once=True, luck=True),
    UseKind("unit", "a unit that was in a squad from the start", luck=True),
    UseKind("skill", "a skill that a unit of a seat declared: the unit and the skill", luck=True),
    UseKind("trophy", "a trophy that a unit of a seat used: the card and the side", luck=True),
    UseKind("creature", "a creature that a unit of a seat summoned", luck=True),
    UseKind("ability", "that the ability of a seat's faction was used", luck=True),
)


def uses(event: Event) -> tuple[Use, ...]:
    """Return what was used by *event*. Units are named without the seat, for which it counts; savages, which nobody owns, are left out.

    >>> from boardrules import Seat, chibitactics
    >>> uses(chibitactics.FactionPicked(Seat(1), "humans"))
    (Use(seat=1, kind='faction', name='humans', n=1),)
    """
    match event:
        case SkillUsed():
            return _of(event.unit, "skill", f"{_name(event.unit)}.{event.skill}")
        case AbilityUsed():
            return (Use(event.seat, "ability", "faction"),)
        case TrophyUsed():
            return _of(event.unit, "trophy", f"{_name(event.card)}.{event.side}")
        case Summoned():
            return _of(event.maker, "creature", _name(event.unit))
        case FactionPicked():
            return (Use(event.seat, "faction", event.faction),)
        case SquadsShown():
            return tuple([Use(Seat(seat), "unit", _name(unit)) for seat, squad in enumerate(event.squads) for unit in squad])
        case _:
            return ()


def _of(unit: str, kind: str, name: str) -> tuple[Use, ...]:
    owner = unit.split("-")[1:2]
    return (Use(Seat(int(owner[0])), kind, name),) if owner else ()


def _name(unit: str) -> str:
    return unit.partition("-")[0]

"""Events of units: moves, wounds, trophies and lasting effects."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardrules.chibitactics._types.state import EffectView
from boardrules.chibitactics._types.values import Cell, Id, Many, Side, Steerer, Target
from boardrules.values import BaseEvent

__all__ = [
    "Cancelled",
    "Captured",
    "Died",
    "Displaced",
    "EffectBegan",
    "EffectEnded",
    "Finished",
    "Freed",
    "Healed",
    "Lost",
    "Moved",
    "Provoked",
    "Replaced",
    "SkillUsed",
    "Summoned",
    "TrophyGiven",
    "TrophyReturned",
    "TrophyTaken",
    "TrophyUsed",
    "Wounded",
]


class SkillUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` declares ``skill`` on ``target``; ``trophy``: the card whose totem it is, or "". ``moves``: it goes at once."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "stack", "clock", "budget", "effects")
    unit: Id
    skill: Id
    target: Target
    trophy: Id = ""
    moves: bool = False

    @property
    def minor(self) -> bool:
        """For a move that nothing comes before: where it leads is told next."""
        return self.moves


class Provoked(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` reacts with ``skill`` on ``target``, which it has engaged (CT-PR-3)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack",)
    unit: Id
    skill: Id
    target: Id


class Moved(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` went along ``path``; it now stands on ``to`` (CT-MV-6, CT-MV-7)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "stack")
    unit: Id
    path: Many[Cell]
    to: Cell


class Displaced(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` was pushed or teleported to ``to`` (CT-H-76)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units",)
    unit: Id
    to: Cell


class Lost(BaseEvent, frozen=True, gc=False, tag=True):
    """The action that ``unit`` declared is lost: a reaction came before it (CT-H-36)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack", "units", "clock", "decks", "supply")
    unit: Id


class Wounded(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is wounded (CT-WD-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "clock")
    unit: Id


class Healed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is no longer wounded: it may move and use its skills again (CT-WD-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units",)
    unit: Id


class Died(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is dead and off the board; ``killer`` is who destroyed it, or "" (CT-WD-3, CT-WD-11)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "squads", "effects", "clock", "decks", "supply", "budget")
    unit: Id
    killer: Id


class TrophyTaken(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` takes the card ``card`` (CT-TR-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units",)
    unit: Id
    card: Id


class TrophyReturned(BaseEvent, frozen=True, gc=False, tag=True):
    """``card`` goes back to its deck (CT-H-46)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("decks", "supply", "units", "budget")
    card: Id


class TrophyUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` uses ``side`` of ``card`` on ``target``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "stack", "clock")
    unit: Id
    card: Id
    side: Side
    target: Target


class TrophyGiven(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` hands ``card`` to ``to``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "budget", "clock")
    unit: Id
    to: Id
    card: Id


class Replaced(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` goes back to the deck and ``card`` stands in its place (CT-H-3)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "squads", "decks", "supply", "effects", "stack")
    unit: Id
    card: Id


class EffectBegan(BaseEvent, frozen=True, gc=False, tag=True):
    """An effect begins to last."""

    CHANGES: ClassVar[tuple[str, ...]] = ("effects",)
    effect: EffectView


class EffectEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A lasting effect ends."""

    CHANGES: ClassVar[tuple[str, ...]] = ("effects",)
    effect: EffectView


class Summoned(BaseEvent, frozen=True, gc=False, tag=True):
    """``maker`` summons the creature ``unit``, which acts at once (CT-CA-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "clock", "budget")
    maker: Id
    unit: Id
    cell: Cell


class Finished(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` spends its turn on the adjacent ``target`` (CT-WD-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "clock", "effects", "budget")
    unit: Id
    target: Id


class Cancelled(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` spends its turn to end its ``skill`` on ``target`` (CT-PR-8)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "clock", "effects", "decks", "supply", "budget", "squads")
    unit: Id
    skill: Id
    target: Target


class Captured(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` joins the squad of ``seat`` (CT-SV-8, CT-H-95)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "effects", "budget", "clock", "decks", "supply")
    unit: Id
    seat: Steerer


class Freed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is no longer controlled: a savage is bound to the segment it stands on (CT-SV-7), another unit goes back to its squad."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "effects", "decks", "supply", "clock")
    unit: Id


UnitEvent: TypeAlias = (
    SkillUsed
    | Provoked
    | Moved
    | Displaced
    | Lost
    | Wounded
    | Healed
    | Died
    | TrophyTaken
    | TrophyReturned
    | TrophyUsed
    | TrophyGiven
    | Replaced
    | EffectBegan
    | EffectEnded
    | Summoned
    | Finished
    | Cancelled
    | Captured
    | Freed
)
"""What a unit does, or what happens to it."""

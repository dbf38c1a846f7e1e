"""Events of a game: its course, luck and the board. Those of units are in ``unit_events``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from boardrules.chibitactics._types import unit_events as u
from boardrules.chibitactics._types.stack import Option, PathOption
from boardrules.chibitactics._types.values import Cell, Face, Few, Id, Many, Player, Round, Small, Steerer, Sum
from boardrules.toolkit.telling import Hides
from boardrules.values import BaseEvent

__all__ = [
    "AbilityUsed",
    "Chosen",
    "ControlTaken",
    "Deployed",
    "Event",
    "EventDrawn",
    "EventEnded",
    "FactionPicked",
    "FirstSeat",
    "GameEnded",
    "Opened",
    "Reshuffled",
    "Rolled",
    "RoundBegan",
    "SavageCame",
    "SeatOut",
    "SquadsShown",
    "TurnBegan",
    "TurnEnded",
    "UnitPicked",
]


class FirstSeat(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` goes first in round 1: it was agreed, or its die was the highest (CT-TU-1, CT-H-84)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("clock", "phase", "stack")
    seat: Steerer


class FactionPicked(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` plays ``faction``, which it took or which was agreed; the units of the faction are its deck now (CT-SU-4, CT-H-83)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("factions", "decks", "clock", "phase")
    seat: Steerer
    faction: Id


class UnitPicked(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` has put a unit into its squad: ``unit`` is "" for the others."""

    CHANGES: ClassVar[tuple[str, ...]] = ("squads",)
    HIDES: ClassVar[Hides[UnitPicked]] = Hides("unit", "", lambda event, seat: event.seat == seat)
    seat: Steerer
    unit: Id


class SquadsShown(BaseEvent, frozen=True, gc=False, tag=True):
    """Every squad is complete, and all are shown together."""

    CHANGES: ClassVar[tuple[str, ...]] = ("squads", "decks", "units", "phase", "clock")
    REVEALS: ClassVar[bool] = True
    squads: Few[Many[Id]]


class Deployed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` was placed on ``cell`` of the start segment of its seat (CT-H-8)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "clock", "phase")
    unit: Id
    cell: Cell


class RoundBegan(BaseEvent, frozen=True, gc=False, tag=True):
    """The round number ``round``, from 1, begins; abilities that are used once a round are ready again (CT-TU, CT-H-12)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("clock", "budget", "phase", "stack")
    round: Round


class TurnBegan(BaseEvent, frozen=True, gc=False, tag=True):
    """The turn of ``seat`` begins: its units are fresh."""

    CHANGES: ClassVar[tuple[str, ...]] = ("clock", "units", "budget", "stack", "phase")
    seat: Steerer


class Rolled(BaseEvent, frozen=True, gc=False, tag=True):
    """A die: for ``skill`` of ``unit``, ``value`` and what it came to with bonuses.

    ``skill`` is "" where an ability or an event is to meet ``unit``, or a savage is to be controlled; for the first seat both are "".

    ``needs``: the least total that succeeds, 0 where the highest wins.
    """

    CHANGES: ClassVar[tuple[str, ...]] = ("stack", "effects", "units", "clock", "budget")
    REVEALS: ClassVar[bool] = True
    seat: Steerer
    unit: Id
    skill: Id
    value: Face
    total: Sum
    needs: Annotated[int, Meta(ge=0, le=6)]
    success: bool


class AbilityUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` uses its faction's ability on ``unit``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("budget", "stack", "clock", "units")
    seat: Steerer
    unit: Id
    card: Id


class Opened(BaseEvent, frozen=True, gc=False, tag=True):
    """``segment`` was turned up at ``place`` (CT-SC-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("board", "cells", "supply", "stack")
    REVEALS: ClassVar[bool] = True
    place: Small
    segment: Id


class SavageCame(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` came out of the cave on ``cell`` (CT-SV-1, CT-SV-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "supply", "stack")
    REVEALS: ClassVar[bool] = True
    unit: Id
    cell: Cell


class ControlTaken(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` steers the savage ``unit`` in this turn of it (CT-SV-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack", "effects")
    unit: Id
    seat: Steerer


class Reshuffled(BaseEvent, frozen=True, gc=False, tag=True):
    """A deck was empty, so its discard pile is the deck again (CT-EV-5, CT-H-55)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("supply",)
    deck: Literal["event", "savage"]


class EventDrawn(BaseEvent, frozen=True, gc=False, tag=True):
    """``event`` was drawn; a lasting one is now in force (CT-EV)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("supply", "event", "stack")
    REVEALS: ClassVar[bool] = True
    event: Id


class EventEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """The lasting ``event`` ends and is discarded (CT-EV-4, CT-EV-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("event", "supply")
    event: Id


class TurnEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` declares its turn over (CT-TU-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "effects", "clock", "budget", "stack")
    seat: Steerer


class Chosen(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` answered a question."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack",)
    seat: Steerer
    option: Option

    @property
    def minor(self) -> bool:
        """For a way: the move that goes along it says so."""
        return isinstance(self.option, PathOption)


class SeatOut(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` has no squad unit left: it is out (CT-H-4, CT-H-80)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("out", "units", "effects", "decks", "supply", "squads", "clock", "stack")
    seat: Steerer


class GameEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """The game is over (CT-H-4, CT-H-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("phase", "stack", "clock")
    winners: Few[Player]


Event: TypeAlias = (
    FirstSeat
    | FactionPicked
    | UnitPicked
    | SquadsShown
    | Deployed
    | RoundBegan
    | TurnBegan
    | Rolled
    | AbilityUsed
    | Opened
    | SavageCame
    | Reshuffled
    | ControlTaken
    | EventDrawn
    | EventEnded
    | TurnEnded
    | Chosen
    | SeatOut
    | GameEnded
    | u.UnitEvent
)

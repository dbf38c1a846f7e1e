"""The events of the course of a game: who begins, leaders, turns, waves and rounds."""

from __future__ import annotations

from typing import ClassVar

from boardrules.pixel_tactics._types.values import By, Count, Few, Id, Wave
from boardrules.values import BaseEvent

__all__ = [
    "FLOW",
    "LeaderCopied",
    "LeaderFell",
    "LeadersRevealed",
    "LoneRoundStarted",
    "RoundEnded",
    "Started",
    "TurnEnded",
    "TurnStarted",
    "WaveEnded",
]

FLOW = ("phase", "actor", "stack", "budget", "standstill", "resolving")
"""What the course of a game changes of a view."""


class Started(BaseEvent, frozen=True, gc=False, tag=True):
    """A match begins or a first player is found."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players", "redeals", "series")
    REVEALS: ClassVar[bool] = True
    first: By


class LeadersRevealed(BaseEvent, frozen=True, gc=False, tag=True):
    """The leaders are revealed together (PT-SET-3). ``kept`` is false if they were equal and are chosen again (PT-SET-4)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players", "redeals")
    REVEALS: ClassVar[bool] = True
    leaders: Few[Id]
    kept: bool


class TurnStarted(BaseEvent, frozen=True, gc=False, tag=True):
    """A turn begins (PT-FLOW-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players")
    seat: By
    round: Count
    wave: Wave


class TurnEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A turn is over."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players")
    seat: By


class WaveEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A wave is over, casualties are counted."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players")
    wave: Wave


class RoundEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A round is over; the first player changes (PT-FLOW-4)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players")
    round: Count


class LeaderCopied(BaseEvent, frozen=True, gc=False, tag=True):
    """A leader copies that of a seat from now on, and each leader that follows it there (PT-2V2-7)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players")
    card: Id
    seat: By


class LeaderFell(BaseEvent, frozen=True, gc=False, tag=True):
    """A leader of a team fell, the seat's ``nth``: a point for the other team. Its player's cards become a new deck (PT-2V2-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players", "redeals")
    REVEALS: ClassVar[bool] = True
    seat: By
    card: Id
    nth: Count


class LoneRoundStarted(BaseEvent, frozen=True, gc=False, tag=True):
    """A seat whose leader fell plays a round alone (PT-2V2-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock", "players")
    seat: By

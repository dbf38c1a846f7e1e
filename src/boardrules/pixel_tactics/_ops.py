"""What texts compile to beside the effects themselves: jumps, loops, and the questions that effects ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from boardrules.pixel_tactics.language import Amount, Asker, Condition, Effect, Pieces

__all__ = ["AskNumber", "AskPieces", "AskYes", "EachOf", "Jump", "JumpUnless", "MoveSome", "Op", "SetName", "SetNumber", "Stop"]


@dataclass(frozen=True, slots=True)
class AskPieces:
    """``by`` picks ``low`` to ``high`` of ``among``, one a choice; they are bound to ``into`` and to ``it``."""

    among: Pieces
    low: int
    high: int
    by: Asker
    into: str
    but: str = ""
    """Not those bound to this name."""


@dataclass(frozen=True, slots=True)
class AskNumber:
    """You name a number from 0 to the least of ``most``; it is bound to ``into``."""

    most: tuple[Amount, ...]
    into: str


@dataclass(frozen=True, slots=True)
class AskYes:
    """You do what follows, or decline and go on at ``otherwise``."""

    otherwise: int


@dataclass(frozen=True, slots=True)
class Jump:
    """Go on at ``to``."""

    to: int


@dataclass(frozen=True, slots=True)
class JumpUnless:
    """Go on at ``to`` unless the condition holds."""

    condition: Condition
    to: int


@dataclass(frozen=True, slots=True)
class EachOf:
    """Bind the next of ``who`` to ``it``; when all had their turn go on at ``end``. ``name`` keeps count."""

    who: Pieces
    name: str
    end: int


@dataclass(frozen=True, slots=True)
class MoveSome:
    """Move the number bound to ``n`` from ``it`` to ``to``, and count it down from ``left`` if that is bound."""

    n: str
    to: Pieces
    left: str


@dataclass(frozen=True, slots=True)
class Stop:
    """Place what has been gathered for moving."""


@dataclass(frozen=True, slots=True)
class SetNumber:
    """Bind ``into`` to the least of ``most``."""

    into: str
    most: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class SetName:
    """Bind ``into`` to a word."""

    into: str
    word: str


Op: TypeAlias = str | Effect | AskPieces | AskNumber | AskYes | Jump | JumpUnless | EachOf | MoveSome | Stop | SetNumber | SetName
"""One step of a program: a word is a step of the engine's own programs."""

"""The card table: what the engine reads of the cards, compiled once from sets of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from boardrules.pixel_tactics._ops import Op
from boardrules.pixel_tactics.language import (
    Change,
    Static,
    Trigger,
)

if TYPE_CHECKING:
    from boardrules.pixel_tactics._context import Context
    from boardrules.pixel_tactics._in_force import InForce

__all__ = ["Act", "CardCode", "Listener", "Program", "SideCode", "Table", "Text"]


@dataclass(frozen=True, slots=True)
class Program:
    """A compiled text: its steps, and whether it can be kept to the own side (PT-CEASE)."""

    id: str
    code: tuple[Op, ...]
    own_side: bool = False
    kind: str = ""
    """In what way it deals damage: spell, order or ability; ``""`` for the engine's own programs."""

    carries: tuple[Literal["the_card", "leader"], ...] = ()
    """Whose orders it carries out: it is judged by them in the ceasefire (PT-CEASE-2)."""


@dataclass(frozen=True, slots=True)
class Listener:
    """A trigger with the id of its program."""

    program: str
    trigger: Trigger


@dataclass(frozen=True, slots=True)
class Act:
    """A spell or leader action: the id by which actions name it, and its program."""

    text: str
    program: str
    cost: int = 1
    limited: bool = False
    copies: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """One text box: what holds, what listens, what can be done."""

    statics: tuple[tuple[type[Change], Static], ...]
    listeners: tuple[tuple[str, Listener], ...]
    acts: tuple[Act, ...]
    words: tuple[str, ...]
    """Keywords that the text gives its own card unconditionally."""


@dataclass(frozen=True, slots=True)
class SideCode:
    """The numbers of a hero or leader side and its texts: three rows, or one."""

    name: str
    attack: int
    life: int
    texts: tuple[tuple[Text, ...], ...]
    statics: tuple[tuple[tuple[type[Change], Static], ...], ...]
    """What holds, gathered from the texts: of three rows, or one."""

    heard: tuple[tuple[tuple[str, Listener], ...], ...]
    """What listens, gathered in the same way."""

    acts: tuple[tuple[Act, ...], ...]
    """Spells and leader actions, gathered in the same way."""

    words: tuple[tuple[str, ...], ...]
    """Keywords that a card always has there."""


@dataclass(frozen=True, slots=True)
class CardCode:
    """A compiled card."""

    id: str
    hero: SideCode
    leader: SideCode
    copies_leader: bool
    order: str | None


Said: TypeAlias = "tuple[tuple[tuple[type[Change], tuple[Static, Context]], ...], tuple[tuple[str, tuple[Listener, Context]], ...]]"
"""What holds and what listens of a card where it stands, by the kind of change and by the moment."""


@dataclass(frozen=True, slots=True)
class Table:
    """All cards of the sets in play, by card id, and all programs by id."""

    cards: dict[str, CardCode]
    programs: dict[str, Program]
    listeners: dict[str, Listener]
    physical: dict[str, CardCode]
    """By physical id, ``"0.knight"``, for up to four seats."""

    spoken: tuple[tuple[dict[str, Said], ...], ...]
    """What each hero says where it has been seen, by seat, slot and card. Filled as it is asked for, the same every time."""

    deck: tuple[str, ...]
    """The card ids of one deck."""

    memo: list[tuple[object, object, InForce]] = field(default_factory=list, repr=False, compare=False)
    """What is in force on the few boards seen last, known by their units: the memory of a pure function."""

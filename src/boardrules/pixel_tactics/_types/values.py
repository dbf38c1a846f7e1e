"""The small types that the position, the stack, actions and events share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, NewType, TypeAlias, TypeVar

from msgspec import Meta

from boardrules.values import Seat, Value

__all__ = [
    "Area",
    "AreaShape",
    "AttackKind",
    "By",
    "CardDeed",
    "Count",
    "Deed",
    "ExclusiveDeed",
    "Few",
    "Id",
    "Key",
    "Many",
    "Mask",
    "MeleeDeed",
    "Number",
    "PacketKind",
    "PlayerSeat",
    "ReservePlace",
    "Text",
    "TextKind",
    "TextUse",
    "Turn",
    "UnitSlot",
    "Wave",
    "sees",
]

T = TypeVar("T")

AttackKind: TypeAlias = Literal["melee", "ranged"]
TextKind: TypeAlias = Literal["spell", "order", "ability"]
"""In what way a text deals damage."""
PacketKind: TypeAlias = Literal["melee", "ranged", "spell", "order", "ability", "move"]

Id: TypeAlias = Annotated[str, Meta(max_length=60)]
"""A card (``0.knight``), or a word of the engine's own."""
Text: TypeAlias = Annotated[str, Meta(max_length=400)]
"""The id of a text of a card, or a place in one."""
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The fingerprint of a pack."""
Few: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=12)]
Many: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=2000)]

AreaShape: TypeAlias = Literal["V", "F", "R", "C1", "C2", "C3"]
"""A row (vanguard, flank, rear) or a column."""

By: TypeAlias = Annotated[Seat, Meta(ge=-1, le=3)]
PlayerSeat: TypeAlias = Annotated[Seat, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Number: TypeAlias = Annotated[int, Meta(ge=-10_000, le=10_000)]
Wave: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
Turn: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Mask: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ALL: Final = 15
"""The mask of what all see, spectators too."""
ReservePlace: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
"""The number of a slot of a reserve, S1 to S3."""
UnitSlot: TypeAlias = Annotated[int, Meta(ge=-1, le=8)]
"""The number of a slot of a unit, V1 to R3; -1: nowhere."""

ExclusiveDeed: TypeAlias = Literal["attacked", "cast", "moved", "recruited"]
"""A starred action, of which a hero does one only (PT-ACT-13)."""
CardDeed: TypeAlias = Literal[ExclusiveDeed, "attacked-once", "damaged", "revived", "fell"]
"""What a card did or suffered, by the rules."""
MeleeDeed: TypeAlias = Literal["melee-0", "melee-1", "melee-2", "melee-3"]
"""A card attacked the unit of the seat of this number in melee."""
TextUse = NewType("TextUse", str)
"""A text of the card was used that works a limited number of times a turn or a wave: its id, from the second use on with ``#2``, ``#3``."""

if TYPE_CHECKING:
    Deed: TypeAlias = CardDeed | MeleeDeed | TextUse
    """What a card did or suffered, as it notes it."""
else:
    Deed: TypeAlias = Text  # one string type at run time: msgspec cannot tell apart the members of a union of strings


class Area(Value, frozen=True, gc=False, array_like=True):
    """A row or a column of the unit of one seat, or across all units.

    ``seat``: whose unit; None: of every unit, and a column then means those that face it, by the numbers of the player who chose it.
    """

    shape: AreaShape
    seat: PlayerSeat | None = None


def sees(mask: int, seat: Seat | None) -> bool:
    """Return whether a seat (None: a spectator) is among those that a mask names."""
    return mask == ALL if seat is None else bool(mask >> seat & 1)

"""The names and numbers that fields hold, and the cell."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, TypeVar

from msgspec import Meta

from boardrules.values import Seat, Value

__all__ = [
    "MOST",
    "By",
    "Cell",
    "Coordinate",
    "Face",
    "Few",
    "Id",
    "Index",
    "Key",
    "Kind",
    "Many",
    "Phase",
    "Player",
    "Round",
    "Side",
    "Small",
    "Steerer",
    "Sum",
    "Target",
    "TurnState",
]

T = TypeVar("T")

Player: TypeAlias = Annotated[Seat, Meta(ge=0, le=5)]
Steerer: TypeAlias = Annotated[Seat, Meta(ge=-1, le=5)]
By: TypeAlias = Annotated[Seat, Meta(ge=-1, le=5)]
Id: TypeAlias = Annotated[str, Meta(max_length=60)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The fingerprint of a pack."""
Round: TypeAlias = Annotated[int, Meta(ge=0, le=61)]
Sum: TypeAlias = Annotated[int, Meta(ge=-100, le=106)]
"""A die with its bonuses."""
Few: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=6)]
"""At most one a seat."""
MOST: Final = 2000
"""Maximum length of a row in a state: of its cells, the options of a choice and the effects that last."""
Many: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=MOST)]
Index: TypeAlias = Annotated[int, Meta(ge=-1, le=MOST)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=2000)]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Phase: TypeAlias = Literal["first", "faction", "squad", "deploy", "play", "over"]
TurnState: TypeAlias = Literal["fresh", "buffed", "moved", "buffed-moved", "done"]
"""How far a unit is in its turn (CT-TU-3, CT-H-65)."""
Kind: TypeAlias = Literal["squad", "creature", "savage"]
Side: TypeAlias = Literal["substance", "totem"]


class Cell(Value, frozen=True, gc=False, array_like=True, cache_hash=True):
    """A cell in axial coordinates (CT-H-7). Its neighbours are (q+1, r), (q-1, r), (q, r+1), (q, r-1), (q+1, r-1), (q-1, r+1).

    Encoded as an array ``[q, r]``. Distances, sight and radii are in ``chibitactics`` functions of the same names.
    """

    q: Coordinate
    r: Coordinate


Target: TypeAlias = Id | Cell
"""A unit's id, or a cell."""

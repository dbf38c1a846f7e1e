"""The visibility of each field of a state (CT-H-94)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.chibitactics._types.state import State

Visibility: TypeAlias = Literal["public", "owner", "nobody", "mask", "derived"]

VISIBILITY: Final[dict[str, Visibility]] = {
    **dict.fromkeys(State.__struct_fields__, "public"),
    "squads": "owner",
}
"""The visibility of each field of the state. Squads are sealed until all are complete. Decks have no order: what is in them follows from
what is not, and what comes next does not exist until it is drawn (CT-H-94)."""

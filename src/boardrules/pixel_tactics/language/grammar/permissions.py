"""Modifiers of what cards and players may do: who can be targeted, who attacks or casts how often and from where, whose heroes obey."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.values import Value

__all__ = ["AttacksOnce", "AttacksWithRivals", "CastsFromAnyRow", "MovesRivals", "NotTargeted", "TextOrigin"]

TextOrigin: TypeAlias = Literal["spell", "order", "ability"]
"""The kind of a text: a spell, an order, or another ability of a hero or leader."""


class NotTargeted(Value, frozen=True, gc=False, tag=True):
    """Nobody can choose the card for such texts of the rival's; what chooses nobody works on it all the same (PT-RUL-120)."""

    kinds: Annotated[tuple[TextOrigin, ...], Meta(min_length=1, max_length=3)]


class AttacksOnce(Value, frozen=True, gc=False, tag=True):
    """The card makes one attack a wave, whether by an action or granted by an effect (PT-RUL-124)."""


class CastsFromAnyRow(Value, frozen=True, gc=False, tag=True):
    """The hero can cast its spells of all rows, wherever it stands."""


class MovesRivals(Value, frozen=True, gc=False, tag=True):
    """You can take the action Move with rival heroes too, each within its own unit (PT-ACT-8)."""


class AttacksWithRivals(Value, frozen=True, gc=False, tag=True):
    """You can take attack actions with rival heroes in melee, as though they stood opposite in your unit (PT-RUL-122)."""


Permission: TypeAlias = NotTargeted | AttacksOnce | CastsFromAnyRow | MovesRivals | AttacksWithRivals

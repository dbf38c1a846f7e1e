"""What is printed on the side of a card that counts: strength and life, spells, a leader's actions."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.active_effects import side_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility
from boardrules.pixel_tactics._types.state import Piece
from boardrules.values import Seat

__all__ = ["acts", "own_spells", "printed"]

CORPSE: Final = (0, 0)
NO_ACTS: Final[tuple[ActivatedAbility, ...]] = ()


def acts(position: Position, seat: Seat, slot: int, piece: Piece) -> tuple[ActivatedAbility, ...]:
    """The spells of a card in the row it stands in (PT-ATK-10), the actions of a leader (PT-ATK-11); of a corpse none."""
    if piece.face == "hero":
        return position.catalogue.physical[piece.card].hero.acts[slot // 3]
    if piece.face == "leader":
        return side_of(position, seat, piece).acts[0]
    return NO_ACTS


def printed(position: Position, seat: Seat, piece: Piece) -> tuple[int, int]:
    """Strength and life as printed; a copying leader's are the copied ones."""
    if piece.face == "corpse":
        return CORPSE
    side = side_of(position, seat, piece)
    return side.attack, side.life


def own_spells(position: Position, seat: Seat, slot: int, piece: Piece) -> tuple[ActivatedAbility, ...]:
    """The spells of a card that can be copied: those that are not copies themselves."""
    return tuple([act for act in acts(position, seat, slot, piece) if not act.copies])

"""Effects that put status effects on heroes and take them off (PT-STAT)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.effects.pieces import settled_modifier
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._packs.bounds import MOST_CARRIED
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._types.changes import StatusChanged
from boardrules.pixel_tactics._types.state import Piece, TemporaryModifier, opposite
from boardrules.pixel_tactics.language import Modifier, PutStatus, RemoveStatus
from boardrules.pixel_tactics.language.english.statuses import status_name

KINDS: Final[tuple[type[Op], ...]] = (PutStatus, RemoveStatus)
"""The steps that :func:`on_statuses` carries out."""


def on_statuses(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect on status effects."""
    match op:
        case PutStatus(on, change, times):
            fixed = settled_modifier(position, activation, change)
            timed = TemporaryModifier(fixed, "status", activation.you, activation.source)
            for at in settled(position, on, activation):
                for _ in range(times):
                    _put(position, at.piece.card, timed)
        case RemoveStatus(of, change, times):
            for at in settled(position, of, activation):
                _remove(position, at.piece.card, change, times)
        case _:
            raise TypeError(op)


def _put(position: Position, card: str, timed: TemporaryModifier) -> None:
    """Give a hero one status effect, or take its opposite away if it has one (PT-STAT-2)."""
    found = position.find(card)
    if found is None or found.piece.face != "hero":
        return
    seat, slot, piece = found.seat, found.slot, found.piece
    against = opposite(timed.modifier)
    for index, other in enumerate(piece.mods):
        if other.until == "status" and other.modifier == against:
            position.put(seat, slot, _with(piece, (*piece.mods[:index], *piece.mods[index + 1 :])))
            position.emit(StatusChanged(card, status_name(other.modifier), -1), "PT-STAT-2")
            return
    if len(piece.mods) < MOST_CARRIED:
        position.put(seat, slot, _with(piece, (*piece.mods, timed)))
        position.emit(StatusChanged(card, status_name(timed.modifier), 1), "PT-STAT-1")


def _remove(position: Position, card: str, change: Modifier | None, times: int) -> None:
    found = position.find(card)
    if found is None:
        return
    seat, slot, piece = found.seat, found.slot, found.piece
    kept: list[TemporaryModifier] = []
    gone: list[TemporaryModifier] = []
    for timed in piece.mods:
        fits = timed.until == "status" and (change is None or timed.modifier == change)
        (gone if fits and (not times or len(gone) < times) else kept).append(timed)
    if gone:
        position.put(seat, slot, _with(piece, tuple(kept)))
        for timed in gone:
            position.emit(StatusChanged(card, status_name(timed.modifier), -1), "PT-STAT-6")


def _with(piece: Piece, mods: tuple[TemporaryModifier, ...]) -> Piece:
    return Piece(
        piece.card,
        piece.face,
        piece.damage,
        piece.done_this_turn,
        piece.done_this_wave,
        mods,
        piece.markers,
        piece.peak_damage,
        piece.trait,
        piece.copies,
    )

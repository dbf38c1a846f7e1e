"""Which printed side and which row of a card counts where it stands (PT-ATK-10, PT-ATK-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.seating import RIVALS
from boardrules.pixel_tactics._engine.slots import LEADER_AT, ROW_OF
from boardrules.pixel_tactics._packs.catalogue import Catalogue, CompiledCard, CompiledSide
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import RaisesCorpses
from boardrules.values import Seat


class Table(Protocol):
    """What lies before each seat, and the compiled cards: the part of a position from which a board is drawn."""

    @property
    def catalogue(self) -> Catalogue:
        """The compiled cards."""

    @property
    def seats(self) -> Sequence[PlayerPosition]:
        """What belongs to each seat."""


def side_of(position: Table, seat: Seat, piece: Piece) -> CompiledSide:
    """Return the printed side that counts: of a leader that copies, that of the leader it copies (PT-RUL-31, PT-2V2-7)."""
    code = position.catalogue.physical[piece.card]
    if piece.face != "leader":
        return code.hero
    if code.copies_leader:
        other = _other_leader(position, seat, piece)
        if other is not None and not other.copies_leader:
            return other.leader
    return code.leader


def raised(position: Table, seat: Seat) -> RaisesCorpses | None:
    """What the leader of a unit makes of its corpses: heroes as well (PT-RUL-131), or nothing."""
    leader = position.seats[seat].unit[LEADER_AT]
    if leader is None or leader.card not in position.catalogue.raising:
        return None
    code = position.catalogue.physical[leader.card]
    if code.copies_leader:
        other = _other_leader(position, seat, leader)
        if other is not None and not other.copies_leader:
            return other.raises
    return code.raises


def copied_seat(position: Table, seat: Seat, leader: Piece) -> Seat | None:
    """Return the seat whose leader a seat's copying leader copies, or None if its player has not chosen yet (PT-2V2-7)."""
    rivals = RIVALS[len(position.seats)][seat]
    return rivals[0] if len(rivals) == 1 else leader.copies


def _other_leader(position: Table, seat: Seat, leader: Piece) -> CompiledCard | None:
    copied = copied_seat(position, seat, leader)
    piece = None if copied is None else position.seats[copied].unit[LEADER_AT]
    return None if piece is None else position.catalogue.physical[piece.card]


def text_row(slot: int, piece: Piece) -> int:
    """The row whose text a hero has: that in which it stands, unless another was chosen for it (PT-ATK-10, PT-RUL-18, PT-RUL-127)."""
    return slot // 3 if piece.trait is None else ROW_OF[piece.trait]

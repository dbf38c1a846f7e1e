"""The printed side of a card that counts where it stands, and its text (PT-ATK-10, PT-RUL-31, PT-RUL-131)."""

from __future__ import annotations

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.seating import RIVALS
from boardrules.pixel_tactics._engine.slots import LEADER_AT, ROW_OF
from boardrules.pixel_tactics._packs.catalogue import Catalogue, CompiledCard, CompiledSide
from boardrules.pixel_tactics._types.state import Piece
from boardrules.values import Seat


def side_of(catalogue: Catalogue, seats: list[PlayerPosition], seat: Seat, piece: Piece) -> CompiledSide:
    """Return the printed side that counts: of a leader that copies, that of the leader it copies (PT-RUL-31, PT-2V2-7)."""
    code = catalogue.physical[piece.card]
    if piece.face != "leader":
        return code.hero
    if code.copies_leader:
        other = _other_leader(catalogue, seats, seat, piece)
        if other is not None and not other.copies_leader:
            return other.leader
    return code.leader


def raised(catalogue: Catalogue, seats: list[PlayerPosition], seat: Seat) -> pt.RaisesCorpses | None:
    """Return the text by which a unit's leader lets its corpses count as heroes (PT-RUL-131), or None."""
    leader = seats[seat].unit[LEADER_AT]
    if leader is None or leader.card not in catalogue.raising:
        return None
    code = catalogue.physical[leader.card]
    if code.copies_leader:
        other = _other_leader(catalogue, seats, seat, leader)
        if other is not None and not other.copies_leader:
            return other.raises
    return code.raises


def copied_seat(seats: list[PlayerPosition], seat: Seat, leader: Piece) -> Seat | None:
    """Return the seat whose leader a seat's copying leader copies, or None if its player has not chosen yet (PT-2V2-7)."""
    rivals = RIVALS[len(seats)][seat]
    return rivals[0] if len(rivals) == 1 else leader.copies


def _other_leader(catalogue: Catalogue, seats: list[PlayerPosition], seat: Seat, leader: Piece) -> CompiledCard | None:
    copied = copied_seat(seats, seat, leader)
    piece = None if copied is None else seats[copied].unit[LEADER_AT]
    return None if piece is None else catalogue.physical[piece.card]


def text_row(slot: int, piece: Piece) -> int:
    """Return the row whose text a hero has: where it stands, unless another was chosen (PT-ATK-10, PT-RUL-18, PT-RUL-127)."""
    return slot // 3 if piece.trait is None else ROW_OF[piece.trait]

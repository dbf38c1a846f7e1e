"""The printed side of a card that counts where it stands, its text and its numbers (PT-ATK-10, PT-RUL-31, PT-RUL-131)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.seating import RIVALS
from boardrules.pixel_tactics._engine.slots import LEADER_AT, ROW_OF
from boardrules.pixel_tactics._packs.catalogue import Catalogue, CompiledCard, CompiledSide
from boardrules.pixel_tactics._types.state import Piece
from boardrules.values import Seat

CORPSE: Final = (0, 0)
"""The strength and the life of a corpse."""


class Table(Protocol):
    """The cards in play of each seat, and the compiled cards: the part of a position from which a board is made."""

    @property
    def catalogue(self) -> Catalogue:
        """The cards in play, compiled from their packs."""
        ...

    @property
    def seats(self) -> Sequence[PlayerPosition]:
        """Return the zones of each seat."""
        ...

    def find(self, card: str) -> Stand | None:
        """Return where a card stands, or None if it stands nowhere."""


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


def raised(position: Table, seat: Seat) -> pt.RaisesCorpses | None:
    """Return the text by which a unit's leader lets its corpses count as heroes (PT-RUL-131), or None."""
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


def printed(position: Table, seat: Seat, piece: Piece) -> tuple[int, int]:
    """Strength and life as printed; a copying leader's are the copied ones, those of a corpse that counts as a hero its own leader's."""
    if piece.face == "corpse":
        return CORPSE
    if piece.face == "risen":
        stands = position.find(piece.card)  # with a rival's hero somebody may act as though it stood in another unit (PT-RUL-122)
        raises = raised(position, seat if stands is None else stands.seat)
        return CORPSE if raises is None else (raises.strength, raises.life)
    side = side_of(position, seat, piece)
    return side.attack, side.life


def text_row(slot: int, piece: Piece) -> int:
    """Return the row whose text a hero has: where it stands, unless another was chosen (PT-ATK-10, PT-RUL-18, PT-RUL-127)."""
    return slot // 3 if piece.trait is None else ROW_OF[piece.trait]

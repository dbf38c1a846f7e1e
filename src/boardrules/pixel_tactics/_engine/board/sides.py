"""Which printed side and which row of a card counts where it stands: numbers, texts, spells and leader actions (PT-ATK-10, PT-ATK-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.board.table import Table
from boardrules.pixel_tactics._engine.seating import RIVALS
from boardrules.pixel_tactics._engine.slots import LEADER_AT, ROW_OF
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility, CompiledCard, CompiledSide
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.statuses import silent
from boardrules.pixel_tactics.language import HasTextsSetOut, RaisesCorpses
from boardrules.values import Seat

CORPSE: Final = (0, 0)
NO_ACTS: Final[tuple[ActivatedAbility, ...]] = ()


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


def texts_set_out(position: Table, seat: Seat) -> tuple[CompiledSide, ...]:
    """The sides of the cards set out whose texts a seat's heroes have besides their own."""
    hand = position.seats[seat]
    if not hand.set_out:
        return ()
    said = position.board.modifiers.get(HasTextsSetOut, ())
    if not any(context.you == seat for _, context in said):
        return ()
    return tuple([position.catalogue.physical[card].hero for card in hand.set_out])


def text_row(slot: int, piece: Piece) -> int:
    """The row whose text a hero has: that in which it stands, unless another was chosen for it (PT-ATK-10, PT-RUL-18, PT-RUL-127)."""
    return slot // 3 if piece.trait is None else ROW_OF[piece.trait]


def acts(position: Table, at: Stand) -> tuple[ActivatedAbility, ...]:
    """The spells of a card in the row it stands in (PT-ATK-10), the actions of a leader (PT-ATK-11); of a corpse none."""
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face == "hero":
        row = text_row(slot, piece)
        own = NO_ACTS if piece.mods and silent(piece) else position.catalogue.physical[piece.card].hero.acts[row]
        if not position.seats[seat].set_out:
            return own
        return (*own, *[_named(act) for side in texts_set_out(position, seat) for act in side.acts[row]])
    if piece.face == "leader":
        return side_of(position, seat, piece).acts[0]
    return NO_ACTS


def _named(act: ActivatedAbility) -> ActivatedAbility:
    """A spell of another card's text, which is named in full."""
    return replace(act, text=act.program)


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

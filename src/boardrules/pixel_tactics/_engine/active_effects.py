"""What holds and what listens on a board: the static texts and the triggers of all living cards, by their kind (PT-ATK-10, PT-ATK-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.caches import SILENT, ActiveEffects, Board, CardEffects, UnitEffects, group_of
from boardrules.pixel_tactics._engine.position import PlayerPosition, Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT, NO_RESERVE, NOWHERE, ROW_OF, SLOTS_OF
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility, CompiledCard, CompiledSide, TriggerEntry
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.statuses import silent
from boardrules.pixel_tactics.language import HasTextsSetOut, Modifier, RaisesCorpses, Static
from boardrules.values import Seat

__all__ = ["active_effects", "acts", "copied_seat", "printed", "raised", "side_of", "text_row", "texts_set_out"]

CORPSE: Final = (0, 0)
NO_ACTS: Final[tuple[ActivatedAbility, ...]] = ()

K = TypeVar("K")
E = TypeVar("E")


def side_of(position: Position, seat: Seat, piece: Piece) -> CompiledSide:
    """The printed side that counts: of a leader that copies, that of the leader it copies (PT-RUL-31, PT-2V2-7)."""
    code = position.catalogue.physical[piece.card]
    if piece.face != "leader":
        return code.hero
    if code.copies_leader:
        other = _other_leader(position, seat, piece)
        if other is not None and not other.copies_leader:
            return other.leader
    return code.leader


def raised(position: Position, seat: Seat) -> RaisesCorpses | None:
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


def copied_seat(position: Position, seat: Seat, leader: Piece) -> Seat | None:
    """The seat whose leader a seat's copying leader copies; None if its player has not chosen yet (PT-2V2-7)."""
    rivals = position.rivals(seat)
    return rivals[0] if len(rivals) == 1 else leader.copies


def _other_leader(position: Position, seat: Seat, leader: Piece) -> CompiledCard | None:
    copied = copied_seat(position, seat, leader)
    piece = None if copied is None else position.seats[copied].unit[LEADER_AT]
    return None if piece is None else position.catalogue.physical[piece.card]


def active_effects(position: Position) -> ActiveEffects:
    """What holds and what listens on this board, by its kind; read once a board, and each unit only when it has changed."""
    found = position.active_effects
    if found is None:
        parts: list[UnitEffects] = []
        delayed = False
        for number, hand in enumerate(position.seats):
            if hand.unit_effects is None:
                hand.unit_effects = _of_unit(position, Seat(number), hand)
            parts.append(hand.unit_effects)
            if hand.delayed:
                delayed = True
        changes, listeners, groups = parts[0]
        for more in parts[1:]:
            changes, listeners, groups = _together(changes, more[0]), _together(listeners, more[1]), groups | more[2]
        found = position.active_effects = ActiveEffects(changes, listeners, groups, delayed=delayed)
        if position.untouched:
            position.caches.remember(Board(position.units, tuple(parts), found))
    return found


def _of_unit(position: Position, seat: Seat, hand: PlayerPosition) -> UnitEffects:
    """What the cards of one unit say."""
    changes: dict[type[Modifier], list[tuple[Static, Context]]] = {}
    listeners: dict[str, list[tuple[TriggerEntry, Context]]] = {}
    groups = 0
    known = position.caches.card_effects[seat]
    unit = hand.unit
    for slot in SLOTS_OF[hand.living]:
        piece = unit[slot]
        if piece is None or piece.face == "risen" or (piece.mods and silent(piece)):
            continue
        key = piece.card if piece.trait is None else f"{piece.card}:{piece.trait}"
        said = known[slot].get(key)
        if said is None:
            said = _said(position, seat, slot, piece)
            # What a copying leader says depends on another.
            if piece.face == "hero" or not position.catalogue.physical[piece.card].copies_leader:
                known[slot][key] = said
        if said is SILENT:
            continue
        groups |= said[2]
        for kind, static in said[0]:
            if kind in changes:
                changes[kind].append(static)
            else:
                changes[kind] = [static]
        for event, listener in said[1]:
            if event in listeners:
                listeners[event].append(listener)
            else:
                listeners[event] = [listener]
    if hand.reserve != NO_RESERVE or hand.delayed or hand.set_out:
        groups = _add_others(position, seat, hand, changes, listeners)
    return changes, listeners, groups


def _add_others(
    position: Position,
    seat: Seat,
    hand: PlayerPosition,
    changes: dict[type[Modifier], list[tuple[Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> int:
    """What is said besides the texts of a unit's cards: by its reserve, for a time, by cards set out. The groups of all that holds."""
    if hand.reserve != NO_RESERVE:
        _add_reserve(position, seat, hand, changes, listeners)
    for watching in hand.delayed:
        held = position.catalogue.statics.get(watching.text)
        if held is not None:
            changes.setdefault(type(held.modifier), []).append((held, Context(seat, watching.source, NOWHERE)))
    if hand.set_out and HasTextsSetOut in changes:
        _set_out_say(position, seat, hand, changes, listeners)
    groups = 0
    for entries in changes.values():
        for static, _ in entries:
            groups |= group_of(static)
    return groups


def _add_reserve(
    position: Position,
    seat: Seat,
    hand: PlayerPosition,
    changes: dict[type[Modifier], list[tuple[Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> None:
    """What the operations of a reserve say, and what its traps wait for (PT-OP-6, PT-TRAP-2)."""
    for held in hand.reserve:
        code = None if held is None or held.card is None else position.catalogue.reserve.get(held.card)
        if held is None or held.card is None or code is None:
            continue  # a view does not show which trap it is
        context = Context(seat, held.card, NOWHERE)
        for kind, static in code.statics:
            changes.setdefault(kind, []).append((static, context))
        for event, listener in code.triggers:
            listeners.setdefault(event, []).append((listener, context))


def _set_out_say(
    position: Position,
    seat: Seat,
    hand: PlayerPosition,
    changes: dict[type[Modifier], list[tuple[Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> None:
    """What heroes say besides their own texts: those of the cards set out, of the row that each stands in."""
    for slot in SLOTS_OF[hand.living]:
        piece = hand.unit[slot]
        if piece is None or piece.face != "hero":
            continue
        context = Context(seat, piece.card, slot)
        for card in hand.set_out:
            side = position.catalogue.physical[card].hero
            for kind, static in side.statics[text_row(slot, piece)]:
                changes.setdefault(kind, []).append((static, context))
            for event, listener in side.triggers[text_row(slot, piece)]:
                listeners.setdefault(event, []).append((listener, context))


def texts_set_out(position: Position, seat: Seat) -> tuple[CompiledSide, ...]:
    """The sides of the cards set out whose texts a seat's heroes have besides their own."""
    hand = position.seats[seat]
    if not hand.set_out:
        return ()
    said = (position.active_effects or active_effects(position)).modifiers.get(HasTextsSetOut, ())
    if not any(context.you == seat for _, context in said):
        return ()
    return tuple([position.catalogue.physical[card].hero for card in hand.set_out])


def _said(position: Position, seat: Seat, slot: int, piece: Piece) -> CardEffects:
    """What one living card says at a slot."""
    side, row = (
        (position.catalogue.physical[piece.card].hero, text_row(slot, piece))
        if piece.face == "hero"
        else (side_of(position, seat, piece), 0)
    )
    if not side.statics[row] and not side.triggers[row]:
        return SILENT
    context = Context(seat, piece.card, slot)
    groups = 0
    for _, static in side.statics[row]:
        groups |= group_of(static)
    return (
        tuple([(kind, (static, context)) for kind, static in side.statics[row]]),
        tuple([(event, (listener, context)) for event, listener in side.triggers[row]]),
        groups,
    )


def _together(one: dict[K, list[E]], other: dict[K, list[E]]) -> dict[K, list[E]]:
    """What two units say, in their order."""
    if not one or not other:
        return one or other
    found = one.copy()
    for key, entries in other.items():
        found[key] = found[key] + entries if key in found else entries
    return found


def text_row(slot: int, piece: Piece) -> int:
    """The row whose text a hero has: that in which it stands, unless another was chosen for it (PT-ATK-10, PT-RUL-18, PT-RUL-127)."""
    return slot // 3 if piece.trait is None else ROW_OF[piece.trait]


def acts(position: Position, seat: Seat, slot: int, piece: Piece) -> tuple[ActivatedAbility, ...]:
    """The spells of a card in the row it stands in (PT-ATK-10), the actions of a leader (PT-ATK-11); of a corpse none."""
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


def printed(position: Position, seat: Seat, piece: Piece) -> tuple[int, int]:
    """Strength and life as printed; a copying leader's are the copied ones, those of a corpse that counts as a hero its own leader's."""
    if piece.face == "corpse":
        return CORPSE
    if piece.face == "risen":
        stands = position.find(piece.card)  # with a rival's hero somebody may act as though it stood in another unit (PT-RUL-122)
        raises = raised(position, seat if stands is None else stands[0])
        return CORPSE if raises is None else (raises.strength, raises.life)
    side = side_of(position, seat, piece)
    return side.attack, side.life

"""Drawing a board: what each seat's part of it says, from the texts of living cards, reserves and lasting texts (PT-ATK-10, PT-ATK-11)."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.board import SILENT, CardEffects, UnitEffects, group_of
from boardrules.pixel_tactics._engine.board.sides import side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.board.table import Table
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.slots import NO_RESERVE, NOWHERE, SLOTS_OF
from boardrules.pixel_tactics._packs.catalogue import TriggerEntry
from boardrules.pixel_tactics._types.statuses import silent
from boardrules.pixel_tactics.language import HasTextsSetOut, Static
from boardrules.values import Seat


def unit_effects(position: Table, seat: Seat) -> UnitEffects:
    """Return what one seat's part of the board says: its living cards, its reserve, its lasting texts and the cards it has set out."""
    hand = position.seats[seat]
    changes: dict[type[object], list[tuple[Static, Context]]] = {}
    listeners: dict[str, list[tuple[TriggerEntry, Context]]] = {}
    groups = 0
    known = position.memory.card_effects[seat]
    unit = hand.unit
    for slot in SLOTS_OF[hand.living]:
        piece = unit[slot]
        if piece is None or piece.face == "risen" or (piece.mods and silent(piece)):
            continue
        key = piece.card if piece.trait is None else f"{piece.card}:{piece.trait}"
        said = known[slot].get(key)
        if said is None:
            said = _card_effects(position, Stand(seat, slot, piece))
            # What a copying leader says depends on another.
            if piece.face == "hero" or not position.catalogue.physical[piece.card].copies_leader:
                known[slot][key] = said
        if said is SILENT:
            continue
        groups |= said.groups
        for kind, static in said.modifiers:
            if kind in changes:
                changes[kind].append(static)
            else:
                changes[kind] = [static]
        for event, listener in said.triggers:
            if event in listeners:
                listeners[event].append(listener)
            else:
                listeners[event] = [listener]
    if hand.reserve != NO_RESERVE or hand.delayed or hand.set_out:
        groups = _add_others(position, seat, hand, changes, listeners)
    return UnitEffects(changes, listeners, groups)


def _add_others(
    position: Table,
    seat: Seat,
    hand: PlayerPosition,
    changes: dict[type[object], list[tuple[Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> int:
    """Add what is said besides the texts of a unit's cards: by its reserve, lasting texts, cards set out. Return the groups of all."""
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
    position: Table,
    seat: Seat,
    hand: PlayerPosition,
    changes: dict[type[object], list[tuple[Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> None:
    """Add what the operations of a reserve say, and what its traps wait for (PT-OP-6, PT-TRAP-2)."""
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
    position: Table,
    seat: Seat,
    hand: PlayerPosition,
    changes: dict[type[object], list[tuple[Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> None:
    """Add what heroes say besides their own texts: those of the cards set out, of the row in which each stands."""
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


def _card_effects(position: Table, at: Stand) -> CardEffects:
    """Return what one living card says where it stands."""
    seat, slot, piece = at.seat, at.slot, at.piece
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
    return CardEffects(
        tuple([(kind, (static, context)) for kind, static in side.statics[row]]),
        tuple([(event, (listener, context)) for event, listener in side.triggers[row]]),
        groups,
    )

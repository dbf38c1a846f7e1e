"""Damage that goes to another card: amounts to settle, damage that is diverted, damage that overflows (PT-RUL-5, PT-RUL-107, PT-DMG-8)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.origin import granter, place_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import life, modifiers_of
from boardrules.pixel_tactics._engine.trace import Addend, Trace
from boardrules.pixel_tactics.language import MayDivert, Overflows
from boardrules.values import Seat


def options(position: Position, frame: t.DamageFrame) -> tuple[Seat, tuple[t.Choose, ...]] | None:
    """Return the two amounts to take (PT-RUL-107), or the amounts to divert (PT-RUL-5); None if nothing is to be settled."""
    if frame.unordered:
        index, more = frame.unordered[0]
        packet = frame.packets[index]
        found = position.find(packet.target)
        seat = position.active if found is None else found.seat
        return seat, (make.choose_number(seat, packet.amount), make.choose_number(seat, more))
    offer = _divertible(position, frame.packets)
    if offer is None:
        return None
    index, _, seat = offer
    return seat, tuple([make.choose_number(seat, n) for n in range(frame.packets[index].amount + 1)])


def settle(position: Position, frame: t.DamageFrame, n: int) -> None:
    """Settle how much of the first packet is taken, if limits and reductions have no order (PT-RUL-107), or else diverted.

    What is diverted is not reduced again (PT-RUL-4).
    """
    if frame.unordered:
        packets = list(frame.packets)
        index = frame.unordered[0][0]
        packet = packets[index]
        packets[index] = replace(packet, amount=n)
        if position.trace is not None:
            position.trace.changed(packet, packets[index], Addend(n - packet.amount, "PT-RUL-107"))
        position.stack[-1] = t.DamageFrame(tuple(packets), frame.unordered[1:])
        return
    offer = _divertible(position, frame.packets)
    if offer is None:
        return
    index, card, _ = offer
    packets = list(frame.packets)
    packet = packets[index]
    used = (*packet.used, card)
    packets[index] = t.Packet(packet.source, packet.seat, packet.target, packet.amount - n, packet.kind, packet.aimed, used)
    if n:
        packets.append(t.Packet(packet.source, packet.seat, card, n, packet.kind, packet.aimed, used))
    found = position.find(packet.target)
    if position.trace is not None and found is not None:
        by, place = granter(position, MayDivert, found, card), place_of(position, card)
        position.trace.changed(packet, packets[index], Addend(-n, "PT-RUL-5", by, place))
        if n:
            position.trace.packets[packets[-1]] = (Addend(n, "PT-RUL-5", by, place),)
    position.stack[-1] = t.DamageFrame(tuple(packets))


def offered(position: Position, frame: t.DamageFrame) -> tuple[tuple[int, str, Seat], ...]:
    """Return every open way to pass damage on, in the order in which they are offered: packet, card, who decides (PT-RUL-5)."""
    return tuple(_offers(position, frame.packets))


def _divertible(position: Position, packets: tuple[t.Packet, ...]) -> tuple[int, str, Seat] | None:
    """Return the first packet that may be passed on, to which card, and who decides; each text passes it on once (PT-RUL-5)."""
    return next(_offers(position, packets), None)


def _offers(position: Position, packets: tuple[t.Packet, ...]) -> Iterator[tuple[int, str, Seat]]:
    for index, packet in enumerate(packets):
        if packet.amount == 0 or packet.kind == "move":
            continue
        found = position.find(packet.target)
        if found is None:
            continue
        for card in _diverters(position, found):
            if card not in packet.used and card != packet.target:
                taker = position.find(card)
                if taker is not None:
                    yield index, card, taker.seat


def _diverters(position: Position, at: Stand) -> list[str]:
    """Cards on to which the damage of a card may be passed (by their slots)."""
    if not at.piece.mods and MayDivert not in position.board.modifiers:
        return []
    return [context.source for _, context in modifiers_of(position, MayDivert, at)]


def parts_asked(position: Position, trace: Trace, frame: t.DamageFrame) -> tuple[Addend, ...]:
    """Return the parts of the amount that a question about damage is about."""
    offer = None if frame.unordered else _divertible(position, frame.packets)
    index = frame.unordered[0][0] if frame.unordered else -1 if offer is None else offer[0]
    return trace.parts_of(frame.packets[index]) if index >= 0 else ()


def overflowed(position: Position, packets: tuple[t.Packet, ...]) -> tuple[t.Packet, ...]:
    """Return the packets after overflow: damage beyond the first lethal point goes to another card (PT-DMG-8, PT-FAQ-12)."""
    on: dict[str, int] = {}
    kept: list[t.Packet] = []
    for packet in packets:
        found = position.find(packet.target)
        if found is None or packet.amount == 0:
            continue
        to = _overflow_to(position, found)
        if to is None:
            kept.append(packet)
            continue
        lies = on.get(packet.target, found.piece.damage)
        stays = min(packet.amount, max(0, life(position, found) - 1 - lies))
        on[packet.target] = lies + stays
        over = packet.amount - stays
        if stays:
            kept.append(with_amount(packet, stays))
            if position.trace is not None and over:
                by, place = granter(position, Overflows, found, to), place_of(position, to)
                position.trace.changed(packet, kept[-1], Addend(-over, "PT-DMG-8", by, place))
        if over:
            kept.append(t.Packet(packet.source, packet.seat, to, over, packet.kind, packet.aimed, packet.used))
            if position.trace is not None:
                by, place = granter(position, Overflows, found, to), place_of(position, to)
                position.trace.packets[kept[-1]] = (Addend(over, "PT-DMG-8", by, place),)
    return tuple(kept)


def _overflow_to(position: Position, at: Stand) -> str | None:
    """Return the card to which lethal damage of a card must go."""
    if not at.piece.mods and Overflows not in position.board.modifiers:
        return None
    for _, context in modifiers_of(position, Overflows, at):
        if context.source != at.piece.card:
            return context.source
    return None


def with_amount(packet: t.Packet, n: int) -> t.Packet:
    """Return a packet with another amount."""
    return t.Packet(packet.source, packet.seat, packet.target, n, packet.kind, packet.aimed, packet.used)

"""One pipeline for all damage (PT-DMG, PT-RUL-4): reduced, diverted, overflowing, placed, answered, in the order of the functions below."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation, Context
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.combat.defeat import clear, defeat
from boardrules.pixel_tactics._engine.happened import Happened
from boardrules.pixel_tactics._engine.history import with_deed
from boardrules.pixel_tactics._engine.modifiers import at_once, diverters, moved, only_own_damage, overflow_to, taken
from boardrules.pixel_tactics._engine.origin import changer, damage_parts, granter, place_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, life, matches
from boardrules.pixel_tactics._engine.slots import NOWHERE, mirrored
from boardrules.pixel_tactics._engine.trace import Addend, Speaker, Trace, speaking
from boardrules.pixel_tactics._engine.triggers import collect, queue
from boardrules.pixel_tactics._packs.bounds import MOST
from boardrules.pixel_tactics.language import DefeatedAtOnce, MayDivert, Overflows
from boardrules.values import Seat


def deal(position: Position, activation: Activation, shares: tuple[tuple[str, int], ...]) -> None:
    """Deal the damage of a text, given as (card, amount) pairs, all at once; it is no damage from an attack (PT-RUL-1)."""
    kind = activation.program.kind
    source = activation.source if activation.program.of_piece else ""
    packets = tuple([t.Packet(source, activation.you, card, n, kind, card) for card, n in shares if n > 0])
    if position.trace is not None:
        said = speaking(position.stack)
        for packet in packets:
            position.trace.packets[packet] = (Addend(packet.amount, "PT-RUL-1", said, place_of(position, said.card)),)
    send(position, packets)


def send(position: Position, packets: tuple[t.Packet, ...]) -> None:
    """Begin to deal damage, reduced to the amounts that its targets take."""
    if packets:
        position.stack.append(_reduced(position, packets))


def with_damage(piece: t.Piece, damage: int) -> t.Piece:
    """Return a card with another amount of damage on it; the most that lay on it before is kept (PT-END-3)."""
    worst = max(piece.peak_damage, piece.damage) if damage < piece.damage else piece.peak_damage
    turn, wave = piece.done_this_turn, piece.done_this_wave
    return t.Piece(piece.card, piece.face, min(damage, MOST), turn, wave, piece.mods, piece.markers, worst, piece.trait, piece.copies)


def heal(position: Position, card: str, n: int | None, source: str = "") -> int:
    """Take up to that much damage off a card, as the text of the card *source* says, and return how much it was."""
    found = position.find(card)
    if found is None or only_own_damage(position, source, found):
        return 0
    seat, slot, piece = found.seat, found.slot, found.piece
    most = piece.damage if n is None else n
    n = min(most, piece.damage)
    if n > 0:
        position.put(seat, slot, with_damage(piece, piece.damage - n))
        parts: tuple[Addend, ...] = ()
        if position.trace is not None:
            parts = Addend(most, "PT-DMG-1", speaking(position.stack)), Addend(n - most, "PT-DMG-1")
        position.emit(t.DamageHealed(card, n), "PT-DMG-1", parts=parts[: 1 + (n < most)])
    return n


# ------------------------------------------------------------------------------------------------------------------ the stages of damage
def go_on(position: Position, frame: t.DamageFrame) -> None:
    """Stop if somebody must answer; else place it, defeat at once whom it defeats (PT-RUL-24), and leave what answers to it."""
    packets = _undisturbed(position, frame)
    if packets is None:
        asked = options(position, frame)
        if asked is not None:
            position.ask(*asked)
            if position.trace is not None:
                position.trace.asked = _parts_asked(position, position.trace, frame)
            return
        packets = _overflowed(position, frame.packets)
    answers = _place(position, packets)
    if answers:
        position.stack[-1] = t.AnswersFrame(tuple([activation.frozen() for activation in answers]))
    else:
        position.stack.pop()
    _check(position, packets)


def _undisturbed(position: Position, frame: t.DamageFrame) -> tuple[t.Packet, ...] | None:
    """Return the packets that hit their targets, or None if limits have no order or a text may pass damage on."""
    modifiers = position.board.modifiers
    if frame.unordered or MayDivert in modifiers or Overflows in modifiers:
        return None
    hit: list[t.Packet] = []
    for packet in frame.packets:
        found = position.find(packet.target)
        if found is not None and packet.amount:
            if found.piece.mods:
                return None
            hit.append(packet)
    return tuple(hit)


def _reduced(position: Position, packets: tuple[t.Packet, ...]) -> t.DamageFrame:
    """Return what the targets take of it; what has gone or died meanwhile takes none."""
    reduced: list[t.Packet] = []
    unordered: list[tuple[int, int]] = []
    for packet in packets:
        found = position.find(packet.target)
        if found is None or found.piece.face == "corpse":
            continue
        if only_own_damage(position, packet.source, found):
            continue
        told: Told | None = None if position.trace is None else []
        if packet.kind == "move":
            n = more = moved(position, packet.amount, found)
        else:
            n, more = taken(position, packet.amount, packet.kind, found, told)
        if more > n:
            unordered.append((len(reduced), more))
        less = packet if n == packet.amount else _with_amount(packet, n)
        if position.trace is not None and told is not None:
            position.trace.changed(packet, less, *damage_parts(position, packet, n, found, told))
        reduced.append(less)
    return t.DamageFrame(tuple(reduced), tuple(unordered))


def _with_amount(packet: t.Packet, n: int) -> t.Packet:
    """Return a packet with another amount."""
    return t.Packet(packet.source, packet.seat, packet.target, n, packet.kind, packet.aimed, packet.used)


def _parts_asked(position: Position, trace: Trace, frame: t.DamageFrame) -> tuple[Addend, ...]:
    """Return the parts of the amount that a question about damage is about."""
    offer = None if frame.unordered else _divertible(position, frame.packets)
    index = frame.unordered[0][0] if frame.unordered else -1 if offer is None else offer[0]
    return trace.parts_of(frame.packets[index]) if index >= 0 else ()


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
        for card in diverters(position, found):
            if card not in packet.used and card != packet.target:
                taker = position.find(card)
                if taker is not None:
                    yield index, card, taker.seat


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


def _overflowed(position: Position, packets: tuple[t.Packet, ...]) -> tuple[t.Packet, ...]:
    """Return the packets after overflow: damage beyond the first lethal point goes to another card (PT-DMG-8, PT-FAQ-12)."""
    on: dict[str, int] = {}
    kept: list[t.Packet] = []
    for packet in packets:
        found = position.find(packet.target)
        if found is None or packet.amount == 0:
            continue
        to = overflow_to(position, found)
        if to is None:
            kept.append(packet)
            continue
        lies = on.get(packet.target, found.piece.damage)
        stays = min(packet.amount, max(0, life(position, found) - 1 - lies))
        on[packet.target] = lies + stays
        over = packet.amount - stays
        if stays:
            kept.append(_with_amount(packet, stays))
            if position.trace is not None and over:
                by, place = granter(position, Overflows, found, to), place_of(position, to)
                position.trace.changed(packet, kept[-1], Addend(-over, "PT-DMG-8", by, place))
        if over:
            kept.append(t.Packet(packet.source, packet.seat, to, over, packet.kind, packet.aimed, packet.used))
            if position.trace is not None:
                by, place = granter(position, Overflows, found, to), place_of(position, to)
                position.trace.packets[kept[-1]] = (Addend(over, "PT-DMG-8", by, place),)
    return tuple(kept)


def _place(position: Position, packets: tuple[t.Packet, ...]) -> list[Activation]:
    """Place all damage at once, beyond life too (PT-RUL-6, PT-FAQ-2), and return the texts that answer, by who dealt it.

    Damage that is moved is neither dealt nor taken (PT-RUL-7).
    """
    for packet in packets:
        found = position.find(packet.target)
        if found is None or packet.amount == 0:
            continue
        seat, slot, piece = found.seat, found.slot, found.piece
        if packet.kind != "move":
            piece = with_deed(piece, "damaged")
        position.put(seat, slot, with_damage(piece, piece.damage + packet.amount))
        if position.events is not None:
            parts = () if position.trace is None else position.trace.parts_of(packet)
            rule = "PT-RUL-7" if packet.kind == "move" else "PT-DMG-1"
            position.emit(t.DamagePlaced(packet.source, packet.target, packet.amount, packet.kind), rule, parts=parts)
        # on top of the damage that lies there already, so more than that as well
        if piece.damage + packet.amount > piece.peak_damage and not position.standstill.progressed:
            position.note_progress()
    set_off: list[Activation] = []
    if "damage_dealt" in position.board.events:
        sources = {packet.source: packet.kind for packet in packets if packet.source and packet.kind != "move"}
        for source, kind in sources.items():
            actor = _dealer(position, packets, source)
            if actor is not None:
                set_off += _answers(position, packets, source, kind, actor)
    return set_off + _suffered(position, packets) if "damage_taken" in position.board.events else set_off


def _suffered(position: Position, packets: tuple[t.Packet, ...]) -> list[Activation]:
    """Return the texts that answer to damage for the sake of the cards that it was put on; what one card dealt together is one event."""
    told: list[Activation] = []
    for source, kind in {packet.source: packet.kind for packet in packets if packet.kind != "move"}.items():
        put = [packet for packet in packets if packet.source == source and packet.kind != "move"]
        on = {packet.target: sum([other.amount for other in put if other.target == packet.target]) for packet in put if packet.amount}
        subjects = tuple([found for card in on if (found := position.find(card)) is not None])
        actor = position.find(source) if source else None
        if actor is not None and actor.seat not in {packet.seat for packet in put}:
            actor = None
        if subjects:
            cause = t.DamageCause(source, 0)
            for other in collect(position, Happened("damage_taken", actor=actor, subjects=subjects, kind=kind, cause=cause)):
                about = position.catalogue.triggers[other.program.id].trigger.at.subject
                context = Context(other.you, other.source, other.slot, other.bound)
                much = sum([on[at.piece.card] for at in subjects if about is None or matches(position, about, context, at)])
                other.bound = t.Bindings(cause=t.DamageCause(source, much))
                told.append(other)
    return told


def _dealer(position: Position, packets: tuple[t.Packet, ...], source: str) -> Stand | None:
    """Return the card that dealt damage, if it still stands for the player for whom it did: with a rival's hero see PT-RUL-122."""
    found = position.find(source)
    if found is None or any(packet.source == source and packet.seat == found.seat for packet in packets):
        return found
    borrower = _borrower(position, source)
    return None if borrower is None else Stand(borrower, mirrored(found.slot), found.piece)


def _borrower(position: Position, card: str) -> Seat | None:
    """Return who attacks with a rival's hero at the moment (PT-RUL-122)."""
    for entry in position.stack:
        if isinstance(entry, t.AttackFrame) and entry.borrowed and entry.attacker == card:
            return entry.you
    return None


def _answers(position: Position, packets: tuple[t.Packet, ...], source: str, kind: str, actor: Stand) -> list[Activation]:
    dealt = [
        (packet.amount, found)
        for packet in packets
        if packet.source == source and (found := position.find(packet.aimed)) is not None and packet.amount
    ]
    if not dealt:
        return []
    subjects = tuple([found for _, found in dealt])
    told = collect(position, Happened("damage_dealt", actor=actor, subjects=subjects, kind=kind, cause=t.DamageCause(source, 0)))
    for other in told:
        subject = position.catalogue.triggers[other.program.id].trigger.at.subject
        context = Context(other.you, other.source, other.slot, other.bound)
        much = sum([n for n, found in dealt if subject is None or matches(position, subject, context, found)])
        other.bound = t.Bindings(cause=t.DamageCause(source, much))
    return told


def begin_answers(position: Position, frame: t.AnswersFrame) -> None:
    """Begin the texts that answer to damage, but for those of cards that it has felled."""
    position.stack.pop()
    queue(position, [position.taken_up(text) for text in frame.texts if text.slot == NOWHERE or _stands(position, text)])


def _stands(position: Position, text: t.TextFrame) -> bool:
    """Return whether the card whose text it is still stands for its player, or for who attacks with it."""
    found = position.find(text.source)
    if found is None or found.piece.face == "corpse":
        return False
    return text.you == found.seat or text.you == _borrower(position, text.source)


def _check(position: Position, packets: tuple[t.Packet, ...]) -> None:
    """Heroes that lethal damage defeats at once, before anything answers to it (PT-RUL-24); never leaders (PT-RUL-10).

    All others stand until casualties are counted (PT-DMG-2).
    """
    by: dict[str, list[tuple[str, Seat]]] = {}
    for packet in packets:
        by.setdefault(packet.target, []).append(("" if packet.kind == "move" else packet.source, packet.seat))
    fallen: list[str] = []
    cleared: list[str] = []
    for card, sources in by.items():
        found = position.find(card)
        if found is None or found.piece.face not in {"hero", "risen"}:
            continue
        if found.piece.face == "risen":
            if found.piece.damage >= life(position, found):
                cleared.append(card)
            continue
        if found.piece.damage >= life(position, found) and at_once(position, found, sources):
            fallen.append(card)
    if cleared:
        clear(position, cleared)
    if fallen:
        tellers: dict[str, Speaker] | None = None
        if position.trace is not None:
            stand = [found for card in fallen if (found := position.find(card)) is not None]
            tellers = {at.piece.card: said for at in stand if (said := changer(position, DefeatedAtOnce, at)) is not None}
        defeat(position, fallen, by=tellers)

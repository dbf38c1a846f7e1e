"""One pipeline for all damage (PT-DMG, PT-RUL-4): reduced, diverted, overflowing, placed, answered, in the order of the functions below."""

from __future__ import annotations

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Activation, Context
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import collect, queue
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.combat.defeat import clear, defeat
from boardrules.pixel_tactics._engine.combat.diversion import options, overflowed, parts_asked, with_amount
from boardrules.pixel_tactics._engine.history import with_deed
from boardrules.pixel_tactics._engine.origin import changer, damage_parts, place_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, amount, life, matches, modifiers_of
from boardrules.pixel_tactics._engine.slots import NOWHERE, mirrored
from boardrules.pixel_tactics._engine.trace import Addend, Speaker, speaking
from boardrules.pixel_tactics._packs.bounds import MOST
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
    """Stop if a player must answer; else place the damage, defeat cards at once (PT-RUL-24), and leave the texts that it triggers."""
    packets = _undisturbed(position, frame)
    if packets is None:
        asked = options(position, frame)
        if asked is not None:
            position.ask(*asked)
            if position.trace is not None:
                position.trace.asked = parts_asked(position, position.trace, frame)
            return
        packets = overflowed(position, frame.packets)
    answers = _place(position, packets)
    if answers:
        position.stack[-1] = t.AnswersFrame(tuple([activation.frozen() for activation in answers]))
    else:
        position.stack.pop()
    _check(position, packets)


def _undisturbed(position: Position, frame: t.DamageFrame) -> tuple[t.Packet, ...] | None:
    """Return the packets that hit their targets, or None if limits have no order or a text may pass damage on."""
    modifiers = position.board.modifiers
    if frame.unordered or pt.MayDivert in modifiers or pt.Overflows in modifiers:
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
    """Return the packets reduced to the damage that the targets take. Cards that have gone or died meanwhile take none."""
    reduced: list[t.Packet] = []
    unordered: list[tuple[int, int]] = []
    for packet in packets:
        found = position.find(packet.target)
        if found is None or found.piece.face == "corpse":
            continue
        if not found.piece.mods and not position.board.damps:
            reduced.append(packet)
            continue
        if only_own_damage(position, packet.source, found):
            continue
        told: Told | None = None if position.trace is None else []
        if packet.kind == "move":
            n = more = _moved(position, packet.amount, found)
        else:
            n, more = _taken(position, packet.amount, packet.kind, found, told)
        if more > n:
            unordered.append((len(reduced), more))
        less = packet if n == packet.amount else with_amount(packet, n)
        if position.trace is not None and told is not None:
            position.trace.changed(packet, less, *damage_parts(position, packet, n, found, told))
        reduced.append(less)
    return t.DamageFrame(tuple(reduced), tuple(unordered))


def _moved(position: Position, n: int, at: Stand) -> int:
    """Return how much damage a card gets when *n* points are moved onto it (PT-RUL-108)."""
    if not at.piece.mods and pt.TakesAtMost not in position.board.modifiers:
        return n
    return min([n, *[c.n for c, _ in modifiers_of(position, pt.TakesAtMost, at) if c.moved]])


def _taken(position: Position, n: int, kind: str, at: Stand, told: Told | None = None) -> tuple[int, int]:
    """Return how much of *n* damage of a kind a card takes: set, limited, reduced, or none.

    Reductions add up, with the greatest of the minimums (PT-RUL-3). Limits come first in the one number, reductions in the other, which is
    never less (PT-RUL-107). *told*: where to note what each text changes, limits first.
    """
    dealt = n
    for exact, context in modifiers_of(position, pt.TakesExactly, at):
        if kind in exact.kinds and n:
            if told is not None:
                told.append((exact.n - n, exact, context))
            n = exact.n
    most = n
    for limit, context in modifiers_of(position, pt.TakesAtMost, at):
        if kind in limit.kinds and limit.n < most:
            if told is not None:
                told.append((limit.n - most, limit, context))
            most = limit.n
    less, least = 0, 0
    for reduction, context in modifiers_of(position, pt.TakesLess, at):
        if kind in reduction.kinds:
            by = amount(position, reduction.n, context, at)
            less += by
            least = max(least, reduction.at_least)
            if told is not None:
                told.append((-by, reduction, context))
    for immunity, context in modifiers_of(position, pt.TakesNone, at):
        if kind in immunity.kinds:
            if told is not None:
                told[:] = [(-dealt, immunity, context)]
            return 0, 0
    return max(most - less, min(most, least)), min(max(n - less, min(n, least)), most)


def only_own_damage(position: Position, source: str, at: Stand) -> bool:
    """Return whether a card gains and loses no damage by what *source* says (PT-RUL-104)."""
    if pt.OnlyOwnDamage not in position.board.modifiers and not at.piece.mods:
        return False
    return at.piece.card != source and bool(modifiers_of(position, pt.OnlyOwnDamage, at))


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
    """Return the card that dealt damage, if it is still in play for the same player; for a rival's hero see PT-RUL-122."""
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
        if found.piece.damage >= life(position, found) and _at_once(position, found, sources):
            fallen.append(card)
    if cleared:
        clear(position, cleared)
    if fallen:
        tellers: dict[str, Speaker] | None = None
        if position.trace is not None:
            stand = [found for card in fallen if (found := position.find(card)) is not None]
            tellers = {at.piece.card: said for at in stand if (said := changer(position, pt.DefeatedAtOnce, at)) is not None}
        defeat(position, fallen, by=tellers)


def _at_once(position: Position, at: Stand, sources: list[tuple[str, Seat]]) -> bool:
    """Return whether lethal damage defeats a card at once, given who dealt it: (card, seat) pairs."""
    for change, context in modifiers_of(position, pt.DefeatedAtOnce, at):
        if not change.by_you or any(source and by == context.you for source, by in sources):
            return True
    return False

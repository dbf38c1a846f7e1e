"""The damage and defeat pipelines: one for all damage, one for all defeats (PT-DMG; the stages in the order of their functions)."""

from __future__ import annotations

from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._bounds import MOST
from boardrules.pixel_tactics._context import Context
from boardrules.pixel_tactics._derive import at_once, diverters, leaves_no_corpse, overflow_to, taken
from boardrules.pixel_tactics._read import Found, life, matches, strength
from boardrules.pixel_tactics._slots import NOWHERE
from boardrules.pixel_tactics._triggers import collect, queue, with_deed
from boardrules.pixel_tactics._types_actions import Choose
from boardrules.pixel_tactics._types_events import DamageHealed, DamagePlaced, PieceDefeated, PieceLeft
from boardrules.pixel_tactics._types_state import Packet, Piece
from boardrules.pixel_tactics._work import Run, Work
from boardrules.values import Seat

__all__ = [
    "check",
    "deal",
    "defeat",
    "divert",
    "divert_options",
    "fall",
    "ghost",
    "heal",
    "overflow",
    "place",
    "reduce",
    "send",
    "told",
]


def kind_of(work: Work, run: Run) -> str:
    """In what way a text deals damage."""
    return work.table.programs[run.program].kind


def deal(work: Work, run: Run, shares: tuple[tuple[str, int], ...]) -> None:
    """A text deals damage: (card, amount) pairs, all at once."""
    kind = kind_of(work, run)
    source = "" if kind == "order" else run.source
    send(work, [Packet(source, run.you, card, n, kind, card) for card, n in shares if n > 0], run.you)


def send(work: Work, packets: list[Packet], you: Seat) -> None:
    """Damage on its way."""
    if packets:
        work.push("damage", you).packets = packets


def with_damage(piece: Piece, damage: int) -> Piece:
    """A card with another amount of damage on it; the most that lay on it before is kept (PT-END-3)."""
    worst = max(piece.worst, piece.damage) if damage < piece.damage else piece.worst
    return Piece(piece.card, piece.face, min(damage, MOST), piece.turn, piece.wave, piece.mods, piece.markers, worst)


def heal(work: Work, card: str, n: int | None) -> int:
    """Take damage off a card, as much as there is; how much that was."""
    found = work.find(card)
    if found is None:
        return 0
    seat, slot, piece = found
    n = piece.damage if n is None else min(n, piece.damage)
    if n > 0:
        work.put(seat, slot, with_damage(piece, piece.damage - n))
        work.emit(DamageHealed(card, n))
    return n


# ------------------------------------------------------------------------------------------------------------------ the stages of damage
def reduce(work: Work, run: Run) -> None:
    """What the targets take of it; what has gone or died meanwhile takes none."""
    reduced: list[Packet] = []
    for packet in run.packets:
        found = work.find(packet.target)
        if found is None or found[2].face == "corpse":
            continue
        n = packet.amount if packet.kind == "move" else taken(work, packet.amount, packet.kind, *found)
        reduced.append(
            packet if n == packet.amount else Packet(packet.source, packet.seat, packet.target, n, packet.kind, packet.aimed, packet.used)
        )
    run.packets = reduced


def _divertible(work: Work, run: Run) -> tuple[int, str, Seat] | None:
    """The first packet that may be passed on, to which card, and who decides."""
    for index, packet in enumerate(run.packets):
        if packet.amount == 0 or packet.kind == "move":
            continue
        found = work.find(packet.target)
        if found is None:
            continue
        for card in diverters(work, *found):
            if card not in packet.used and card != packet.target:
                taker = work.find(card)
                if taker is not None:
                    return index, card, taker[0]
    return None


def divert_options(work: Work, run: Run) -> tuple[Seat, tuple[Choose, ...]]:
    """How much of it is passed on."""
    offer = _divertible(work, run)
    if offer is None:
        return run.you, ()
    index, _, seat = offer
    return seat, tuple([make.choose_number(seat, n) for n in range(run.packets[index].amount + 1)])


def divert(work: Work, run: Run, n: int) -> None:
    """So much of it is; the next offer comes then."""
    offer = _divertible(work, run)
    if offer is None:
        return
    index, card, _ = offer
    packet = run.packets[index]
    used = (*packet.used, card)
    run.packets[index] = Packet(packet.source, packet.seat, packet.target, packet.amount - n, packet.kind, packet.aimed, used)
    if n:
        run.packets.append(Packet(packet.source, packet.seat, card, n, packet.kind, packet.aimed, used))
    run.step -= 1


def overflow(work: Work, run: Run) -> None:
    """What must go elsewhere: from the first lethal point on."""
    on: dict[str, int] = {}
    kept: list[Packet] = []
    for packet in run.packets:
        found = work.find(packet.target)
        if found is None or packet.amount == 0:
            continue
        to = overflow_to(work, *found)
        if to is None:
            kept.append(packet)
            continue
        lies = on.get(packet.target, found[2].damage)
        stays = min(packet.amount, max(0, life(work, *found) - 1 - lies))
        on[packet.target] = lies + stays
        if stays:
            kept.append(Packet(packet.source, packet.seat, packet.target, stays, packet.kind, packet.aimed, packet.used))
        if stays < packet.amount:
            kept.append(Packet(packet.source, packet.seat, to, packet.amount - stays, packet.kind, packet.aimed, packet.used))
    run.packets = kept


def place(work: Work, run: Run) -> None:
    """All of it lies at once. What answers to it is found now, and begins after :func:`check`."""
    for packet in run.packets:
        found = work.find(packet.target)
        if found is None or packet.amount == 0:
            continue
        seat, slot, piece = found
        if packet.kind != "move":
            piece = with_deed(piece, "damaged")
        work.put(seat, slot, with_damage(piece, piece.damage + packet.amount))
        work.emit(DamagePlaced(packet.source, packet.target, packet.amount, packet.kind))
        if piece.damage + packet.amount > piece.worst:  # on top of the damage that lies there already, so more than that as well
            work.moved = True
    runs: list[Run] = []
    sources = {packet.source: packet.kind for packet in run.packets if packet.source and packet.kind != "move"}
    for source, kind in sources.items():
        actor = work.find(source)
        if actor is not None and any(packet.source == source and packet.seat == actor[0] for packet in run.packets):
            runs += _answers(work, run, source, kind, actor)
    run.queue = runs


def _answers(work: Work, run: Run, source: str, kind: str, actor: Found) -> list[Run]:
    dealt = [
        (packet.amount, found)
        for packet in run.packets
        if packet.source == source and (found := work.find(packet.aimed)) is not None and packet.amount
    ]
    if not dealt:
        return []
    told = collect(work, "damage_dealt", actor=actor, subjects=[found for _, found in dealt], kind=kind, source=source)
    for other in told:
        subject = work.table.listeners[other.program].trigger.at.subject
        context = Context(other.you, other.source, other.slot, other.binds)
        other.binds["that_much"] = sum([n for n, found in dealt if subject is None or matches(work, subject, context, *found)])
    return told


def check(work: Work, run: Run) -> None:
    """Heroes that lethal damage defeats at once: before anything answers to it (PT-RUL-24)."""
    by: dict[str, list[tuple[str, Seat]]] = {}
    for packet in run.packets:
        by.setdefault(packet.target, []).append(("" if packet.kind == "move" else packet.source, packet.seat))
    fallen: list[str] = []
    for card, sources in by.items():
        found = work.find(card)
        if found is None or found[2].face != "hero":
            continue
        if found[2].damage >= life(work, *found) and at_once(work, *found, sources):
            fallen.append(card)
    defeat(work, fallen, run.you)


def told(work: Work, run: Run) -> None:
    """What answers to it begins, but for texts of cards that it has felled."""
    if not run.queue:
        return
    answers, run.queue = run.queue, []
    queue(work, [other for other in answers if other.slot == NOWHERE or _stands(work, other)])


def _stands(work: Work, run: Run) -> bool:
    """Whether the card whose text it is still stands for its player."""
    found = work.find(run.source)
    return found is not None and found[0] == run.you and found[2].face != "corpse"


# ---------------------------------------------------------------------------------------------------------------------------- defeats
def ghost(card: str, deeds: tuple[str, ...] = ()) -> Piece:
    """A hero that has just been defeated, as it was; *deeds*: what it did in this wave."""
    return Piece(card, "hero", wave=deeds)


def defeat(work: Work, cards: list[str], you: Seat) -> None:
    """Defeat heroes, all at once."""
    if cards:
        work.push("defeat", you, cards=tuple(cards))


def fall(work: Work, run: Run) -> None:
    """They are corpses (or discarded); then their ends are told, with a snapshot of what they were."""
    heroes = [found for card in run.cards("cards") if (found := work.find(card)) is not None and found[2].face == "hero"]
    runs: list[Run] = []
    for hero in heroes:
        seat, slot, piece = hero
        told = collect(work, "defeated", subjects=[hero], hero=piece.card)
        for other in told:
            if other.you == seat:
                _remember(work, other, hero)
        runs += told
    gone = [leaves_no_corpse(work, *hero) for hero in heroes]
    for (seat, slot, piece), discarded in zip(heroes, gone, strict=True):
        work.emit(PieceDefeated(piece.card, make.spot(seat, slot)))
        if discarded:
            work.put(seat, slot, None)
            work.discard(piece.card)
            work.emit(PieceLeft(piece.card, "discard"))
        else:
            work.put(seat, slot, Piece(piece.card, "corpse", 0, piece.turn, piece.wave, worst=max(piece.worst, piece.damage)))
    queue(work, runs)


def _remember(work: Work, run: Run, hero: Found) -> None:
    """Where a hero stood and how strong it was against each rival, for a parting attack."""
    seat, slot, _ = hero
    strengths: list[str | int] = ["", strength(work, hero, None, "melee")]
    for rival in work.rivals(seat):
        for at, other in enumerate(work.seats[rival].unit):
            if other is not None and other.face != "corpse":
                n = strength(work, hero, (rival, at, other), "melee")
                if n != strengths[1]:
                    strengths += [other.card, n]
    run.binds["ghost"] = slot
    run.binds["ghost_seat"] = seat
    run.binds["ghost_deeds"] = tuple(hero[2].wave)
    run.binds["strengths"] = tuple(strengths)

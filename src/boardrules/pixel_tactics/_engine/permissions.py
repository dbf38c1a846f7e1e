"""What a card may do now: attacks, spells, recruits, as actions or granted by effects (PT-ACT, PT-ATK, PT-CEASE)."""

from __future__ import annotations

from functools import cache

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.evaluate import Found, corpse_strength, keyword
from boardrules.pixel_tactics._engine.modifiers import chooser_of_target, forbidder, hits_all
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.printed import acts
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOTS_OF
from boardrules.pixel_tactics._packs.catalogue import Act
from boardrules.pixel_tactics._types.actions import Action, Attack
from boardrules.pixel_tactics._types.stack import OrderFrame
from boardrules.pixel_tactics._types.state import AttackKind, Piece
from boardrules.pixel_tactics.language import AttackWith
from boardrules.values import Seat

__all__ = [
    "Aims",
    "aims",
    "attacks_of",
    "busy",
    "casts_of",
    "executing",
    "granted",
    "interceptor",
    "order_barred",
    "spell_barred",
    "starred",
    "targets_of",
    "under_way",
]


Aims = tuple[tuple[Seat, int], ...]


def starred(work: Work, piece: Piece) -> str | None:
    """The starred action by which a card is bound this turn (this wave), if it is (PT-ACT-13)."""
    deeds = piece.turn if work.edition.exclusive == "turn" else piece.wave
    for deed in deeds:
        if deed in {"recruited", "moved", "attacked", "cast"}:
            return deed
    return None


def busy(work: Work, piece: Piece) -> str | None:
    """Why a card may not attack or cast as an action now, as the deed that bars it (PT-ACT-3, PT-ACT-4, PT-ACT-13)."""
    for deed in piece.wave:
        if deed in {"recruited", "attacked", "cast"} or (deed == "revived" and not work.edition.revived_act):
            return deed
    return starred(work, piece)


def interceptor(work: Work, seat: Seat, slot: int) -> int | None:
    """The slot of the first living interceptor in front of a slot in its column (PT-ATK-5)."""
    unit = work.seats[seat].unit
    for front in range(slot % 3, slot, 3):
        piece = unit[front]
        if piece is not None and piece.face == "hero" and keyword(work, seat, front, piece, "intercept"):
            return front
    return None


@cache
def _at(seat: Seat, slots: tuple[int, ...]) -> Aims:
    return tuple([(seat, slot) for slot in slots])


def aims(work: Work, you: Seat, kind: AttackKind) -> Aims:
    """Where every legal target of an attack of a kind by *you* stands (PT-ATK-3, PT-ATK-4, PT-ATK-5)."""
    found: Aims = ()
    for seat in work.rivals(you):
        if kind == "melee":
            slots = work.front(seat)
        else:
            slots = SLOTS_OF[work.seats[seat].living]
            if work.edition.shielded == "barred":
                slots = tuple([slot for slot in slots if slot < 3 or interceptor(work, seat, slot) is None])
        found += _at(seat, slots)
    return found


def targets_of(work: Work, you: Seat, kind: AttackKind) -> list[Found]:
    """Every legal target of an attack of a kind by *you*."""
    return [(seat, slot, piece) for seat, slot in aims(work, you, kind) if (piece := work.seats[seat].unit[slot]) is not None]


def attacks_of(work: Work, by: Seat, attacker: Found, kind: AttackKind, at: Aims) -> tuple[Attack, ...]:
    """The attacks of one kind that a card can make upon those *at* some slots, position and ability given; not whether it may."""
    seat, slot, piece = attacker
    if kind == "melee" and at:
        if not work.in_melee(seat, slot):
            return ()
        if hits_all(work, seat, slot, piece) or chooser_of_target(work, seat, slot, piece) is not None:
            return (make.attack(by, seat, slot, by, -1, "melee"),)
    return make.attacks(by, seat, slot, at, kind)


def spell_barred(work: Work, act: Act) -> bool:
    """Whether the ceasefire bars a spell (PT-CEASE-1)."""
    if not work.ceasefire:
        return False
    return work.edition.ceasefire_spells == "none" or not work.table.programs[act.program].own_side


def order_barred(work: Work, seat: Seat, card: str) -> bool:
    """Whether the ceasefire bars an order; one that carries out another is judged by that one (PT-CEASE-2)."""
    if not work.ceasefire:
        return False
    return work.edition.ceasefire_orders == "none" or card not in _peaceful(work, seat, card)


def _peaceful(work: Work, seat: Seat, card: str) -> set[str]:
    """Of a seat's hand, its leader and one card more: those whose orders can be kept to the own side."""
    leader = work.seats[seat].unit[LEADER_AT]
    hand = {str(held.card) for held in work.seats[seat].hand} - executing(work)
    peaceful: set[str] = set()
    asked = {*hand, card} if leader is None else {*hand, card, leader.card}
    while True:
        more = {name for name in asked - peaceful if _keeps_peace(work, name, hand - {card}, leader, peaceful)}
        if not more:
            return peaceful
        peaceful |= more


def _keeps_peace(work: Work, card: str, hand: set[str], leader: Piece | None, peaceful: set[str]) -> bool:
    """Whether an order stays on the own side, if the orders in *peaceful* do."""
    order = work.table.physical[card].order
    if order is None:
        return True
    program = work.table.programs[order]
    if not program.own_side:
        return False
    shown = hand - {card}
    for of in program.carries:
        if of == "leader":
            if leader is not None and leader.card != card and leader.card not in peaceful:
                return False
        elif shown and not shown & peaceful:
            return False
    return True


def casts_of(work: Work, by: Seat, caster: Found) -> list[Action]:
    """The spells a card has where it stands; a leader's acts are leader actions."""
    seat, slot, piece = caster
    known = acts(work, seat, slot, piece) if piece.face == "hero" else ()
    if not known or forbidder(work, by, "cast"):
        return []
    return [make.cast(by, seat, slot, act.text) for act in known if not spell_barred(work, act) and not under_way(work, act, piece.card)]


def under_way(work: Work, act: Act, card: str) -> bool:
    """Whether a spell is being cast by a card already: it does not begin again within itself (PT-LOOP-1)."""
    for entry in work.stack:  # noqa: SIM110  (empty in an ordinary turn: no generator for nothing)
        if isinstance(entry, Activation) and entry.program.id == act.program and entry.source == card:
            return True
    return False


def executing(work: Work) -> set[str]:
    """The cards whose orders are being executed (PT-LOOP-1)."""
    return {entry.card for entry in work.stack if isinstance(entry, OrderFrame)}


def granted(work: Work, you: Seat, what: AttackWith, who: list[Found], at: list[Found] | None, *, ghost: bool) -> list[Action]:
    """The attacks (and spells) that an effect grants to *who* (PT-ACT-17); none during the ceasefire."""
    found: list[Action] = []
    if work.ceasefire:
        return found
    allowed = None if at is None else {(seat, slot) for seat, slot, _ in at}
    for attacker in who:
        seat, slot, piece = attacker
        if piece.face == "corpse" and not ghost and what.strength is None and corpse_strength(work, seat, slot, piece) is None:
            continue
        if piece.face == "hero" and "recruited" in piece.wave and not what.recruited and not work.edition.recruits_strike:
            continue
        kinds: list[AttackKind] = [what.kind or "melee"]
        if what.kind is None and keyword(work, seat, slot, piece, "ranged"):
            kinds.append("ranged")
        for kind in kinds:
            at_these = aims(work, you, kind)
            if allowed is not None:
                at_these = tuple([target for target in at_these if target in allowed])
            found += attacks_of(work, you, attacker, kind, at_these)
        if what.spell:
            found += casts_of(work, you, attacker)
    return found

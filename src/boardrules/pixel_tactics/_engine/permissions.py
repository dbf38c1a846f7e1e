"""Permissions of a card: attacks, spells and recruits, as actions or granted by effects (PT-ACT, PT-ATK, PT-CEASE)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation, Context
from boardrules.pixel_tactics._engine.board.stand import Stand, as_seen
from boardrules.pixel_tactics._engine.ceasefire import may_attack, may_cast
from boardrules.pixel_tactics._engine.history import ATTACKED_ONCE, did, under_way
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import corpse_strength, holds, keyword, modifiers_of, spells_of
from boardrules.pixel_tactics._engine.reading.located import acts
from boardrules.pixel_tactics._engine.reading.modifiers import allowed, cannot, chooser_of_target, hits_all, targetable
from boardrules.pixel_tactics._engine.reading.prices import forbidder
from boardrules.pixel_tactics._engine.slots import FRONTS, RESERVE_AT, SLOT_INDEX, SLOTS_OF
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility
from boardrules.pixel_tactics._types.actions import Action, Attack
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.values import AttackKind, TextKind
from boardrules.pixel_tactics.language import AttacksOnce, AttacksWithRivals, AttackWith
from boardrules.values import Seat

Aims = tuple[tuple[Seat, int], ...]

_AIMS: Final[dict[int, Aims]] = {}
"""Where the living cards of a unit stand, or those of them in melee: see :func:`_at`."""
_MELEE: Final[dict[int, tuple[tuple[Attack, ...], ...]]] = {}
"""The attacks of :func:`melee_by_slot`."""


def interceptor(position: Position, seat: Seat, slot: int) -> int | None:
    """Return the slot of the first living interceptor in front of a slot in its column (PT-ATK-5)."""
    unit = position.seats[seat].unit
    for front in range(slot % 3, slot, 3):
        piece = unit[front]
        if piece is not None and piece.face != "corpse" and keyword(position, at := Stand(seat, front, piece), "intercept"):
            if cannot(position, "intercept", at):
                continue
            return front
    return None


def _at(seat: Seat, living: int, *, near: bool) -> Aims:
    """Return where the *living* cards of a unit stand, given as bits, or only those in melee."""
    key = (living << 2 | seat) << 1 | near
    found = _AIMS.get(key)
    if found is None:
        found = _AIMS[key] = tuple([(seat, slot) for slot in (FRONTS if near else SLOTS_OF)[living]])
    return found


def aims(position: Position, you: Seat, kind: AttackKind) -> Aims:
    """Return where the legal targets of an attack by *you* stand (PT-ATK-3 to PT-ATK-5), in any rival's unit (PT-2V2-2)."""
    found: Aims = ()
    for seat in position.rivals(you):
        at = _at(seat, position.seats[seat].living, near=kind == "melee")
        if kind == "ranged" and position.edition.shielded == "barred":
            at = tuple([target for target in at if target[1] < 3 or interceptor(position, seat, target[1]) is None])
        found += at
    return found


def melee_by_slot(position: Position, you: Seat) -> tuple[tuple[Attack, ...], ...]:
    """Return the attacks in melee of the card in each slot of the unit of *you* upon all that :func:`aims` finds."""
    key = len(position.seats) << 2 | you
    for seat in position.rivals(you):
        key = key << 9 | position.seats[seat].living
    found = _MELEE.get(key)
    return make.kept(_MELEE, key, make.attacks_by_slot(you, aims(position, you, "melee"), "melee")) if found is None else found


def targets_of(position: Position, you: Seat, kind: AttackKind) -> list[Stand]:
    """Return every legal target of an attack of a kind by *you*."""
    return [Stand(seat, slot, piece) for seat, slot in aims(position, you, kind) if (piece := position.seats[seat].unit[slot]) is not None]


def lent(position: Position, you: Seat) -> list[Stand]:
    """Return the rivals' heroes with which *you* may take attack actions: those in melee in the row of this wave (PT-RUL-122)."""
    if not allowed(position, AttacksWithRivals, you):
        return []
    return [
        Stand(seat, slot, piece)
        for seat in position.rivals(you)
        for slot in position.front(seat)
        if slot // 3 == position.clock.wave and (piece := position.seats[seat].unit[slot]) is not None and piece.face in {"hero", "risen"}
    ]


def has_attacked(position: Position, at: Stand) -> bool:
    """Return whether a card that makes one attack a wave has made it (PT-RUL-124); a spell of its own under way is the same attack."""
    if not modifiers_of(position, AttacksOnce, at):
        return False
    piece = at.piece
    if did(piece, "attacked") or did(piece, ATTACKED_ONCE):
        return True
    if not position.edition.spells_attack or not did(piece, "cast"):
        return False
    texts = [entry for entry in position.stack if isinstance(entry, Activation) and entry.source == piece.card]
    return not any(text.program.kind == "spell" for text in texts)


def attacks_of(position: Position, by: Seat, attacker: Stand, kind: AttackKind, at: Aims) -> tuple[Attack, ...]:
    """Return the attacks of one kind that a card can make upon those *at* some slots, position and ability given; not whether it may."""
    seen = attacker
    seat, slot, piece = attacker.seat, attacker.slot, attacker.piece
    if seat != by:
        seen = as_seen(by, attacker)
        at = tuple([target for target in at if target != (seat, slot)])
    changed = piece.mods or position.board.strikes
    if changed and (cannot(position, "attack", seen) or has_attacked(position, seen)):
        return ()
    if kind == "melee" and at:
        if not position.in_melee(seat, slot):
            return ()
        if changed and (hits_all(position, seen) or chooser_of_target(position, seen) is not None):
            return (make.attack(by, seat, slot, by, -1, "melee"),)
    return make.attacks(by, seat, slot, at, kind)


def casts_of(position: Position, by: Seat, caster: Stand) -> list[Action]:
    """Return the spells a card has where it stands and can cast, if casting is not forbidden; a leader's acts are leader actions."""
    seen = caster
    seat, slot, piece = caster.seat, caster.slot, caster.piece
    if seat != by:
        seen = as_seen(by, caster)
    known = spells_of(position, seen)
    if not known:
        return []
    changed = piece.mods or position.board.strikes
    if changed and (cannot(position, "cast", seen) or (position.edition.spells_attack and has_attacked(position, seen))):
        return []
    return [
        make.cast(by, seat, slot, act.text)
        for act in known
        if may_cast(position, by, act)
        and ready(position, act, by, piece.card, seen.slot)
        and not under_way(position, act.program, piece.card)
    ]


def ready(position: Position, act: ActivatedAbility, you: Seat, card: str, slot: int) -> bool:
    """Return whether that holds without which a text cannot be begun by a card, for instance that its price can be paid."""
    return act.when is None or holds(position, act.when, Context(you, card, slot))


def _open_to(position: Position, you: Seat, of: TextKind, at: Aims) -> Aims:
    """Return those *at* some slots that can be chosen for a text of a kind that belongs to *you* (PT-RUL-120)."""
    located = [Stand(seat, slot, piece) for seat, slot in at if (piece := position.seats[seat].unit[slot]) is not None]
    found = targetable(position, you, of, located)
    return at if len(found) == len(located) else tuple([(at.seat, at.slot) for at in found])


def granted(
    position: Position, you: Seat, what: AttackWith, who: list[Stand], at: list[Stand] | None, *, of: TextKind, ghost: bool
) -> list[Action]:
    """Return the attacks (and spells) that an effect *of* a kind of text grants to *who* (PT-ACT-17, PT-RUL-13); none during the ceasefire.

    They are of the kind that the effect names (PT-FAQ-4). Heroes recruited in this wave make them only where the edition or the effect
    lets them, revived ones always (PT-RUL-14, PT-FAQ-5).
    """
    found: list[Action] = []
    if not may_attack(position, you):
        return found
    allowed = None if at is None else {(target.seat, target.slot) for target in at}
    for attacker in who:
        seat, slot, piece = attacker.seat, attacker.slot, attacker.piece
        if piece.face == "corpse" and not ghost and what.strength is None and corpse_strength(position, Stand(seat, slot, piece)) is None:
            continue
        if piece.face == "hero" and did(piece, "recruited") and not what.recruited and not position.edition.recruits_strike:
            continue
        kinds: list[AttackKind] = [what.kind or "melee"]
        if what.kind is None and keyword(position, as_seen(you, attacker), "ranged"):
            kinds.append("ranged")
        for kind in kinds:
            if kind == "ranged" and cannot(position, "shoot", Stand(seat, slot, piece)):
                continue
            at_these = aims(position, you, kind)
            if allowed is not None:
                at_these = tuple([target for target in at_these if target in allowed])
            if not hits_all(position, as_seen(you, attacker)):
                at_these = _open_to(position, you, of, at_these)
            found += attacks_of(position, you, attacker, kind, at_these)
        if what.spell and not forbidder(position, you, "cast"):
            found += casts_of(position, you, attacker)
    return found


def act_names(position: Position, of: Stand) -> tuple[str, ...]:
    """Return the spells of a hero, or the actions of a leader, as actions name them."""
    return tuple([act.text for act in (acts if of.piece.face == "leader" else spells_of)(position, of)])


def acts_at(position: Position, at: Spot) -> tuple[str, ...]:
    """Return :func:`act_names` of the card at a slot; none where no card stands."""
    slot = SLOT_INDEX[at.slot]
    piece = position.seats[at.seat].unit[slot] if at.seat < len(position.seats) and slot < RESERVE_AT else None
    return () if piece is None else act_names(position, Stand(at.seat, slot, piece))

"""The program of an attack: declared, its target settled, struck, answered (PT-ATK)."""

from __future__ import annotations

from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._damage import ghost, send
from boardrules.pixel_tactics._derive import chooser_of_target, hits_all
from boardrules.pixel_tactics._permits import interceptor, targets_of
from boardrules.pixel_tactics._read import Found, strength
from boardrules.pixel_tactics._slots import SLOT_INDEX
from boardrules.pixel_tactics._triggers import collect, listened, queue, with_deed
from boardrules.pixel_tactics._types_actions import Attack, Choose, SpotOption
from boardrules.pixel_tactics._types_events import AttackMade, AttackRedirected
from boardrules.pixel_tactics._types_state import Packet
from boardrules.pixel_tactics._work import Run, Work
from boardrules.values import Seat

__all__ = ["aim", "aim_options", "declare", "resolved", "settle", "strike"]


def declare(
    work: Work,
    by: Seat,
    card: str,
    action: Attack,
    *,
    free: bool,
    strength: int | None = None,
    allowed: tuple[str, ...] | None = None,
    ghost: Run | None = None,
) -> None:
    """An attack begins. A *free* one does not use up the attacker's own (PT-ACT-17)."""
    slot = SLOT_INDEX[action.attacker.slot]
    run = work.push("attack", by, card, slot, kind=action.kind, attacker=card)
    if action.target is not None:
        piece = work.seats[action.target.seat].unit[SLOT_INDEX[action.target.slot]]
        run.binds["aim"] = run.binds["targets"] = "" if piece is None else piece.card
    if strength is not None:
        run.binds["strength"] = strength
    if allowed is not None:
        run.binds["allowed"] = allowed
    if ghost is not None:
        run.binds["strengths"] = ghost.binds["strengths"]
    found = work.find(card)
    if found is not None and not free:
        work.put(found[0], found[1], with_deed(found[2], "attacked"))
    work.emit(AttackMade(card, str(run.binds["aim"]) if "aim" in run.binds else None, action.kind))


def _attacker(work: Work, run: Run) -> Found:
    if "strengths" not in run.binds:
        found = work.find(run.source)
        if found is not None:
            return found
    return run.you, run.slot, ghost(run.source)


def _in_play(work: Work, run: Run) -> Found | None:
    """The attacker as it can be met: nobody, when it has fallen and this is its parting attack, whoever has taken it since."""
    return None if "strengths" in run.binds else work.find(run.source)


def _targets(work: Work, run: Run) -> list[Found]:
    found = targets_of(work, run.you, "ranged" if run.binds["kind"] == "ranged" else "melee")
    allowed = run.binds.get("allowed")
    return found if not isinstance(allowed, tuple) else [at for at in found if at[2].card in allowed]


def aim_options(work: Work, run: Run) -> tuple[Seat, tuple[Choose, ...]]:
    """Whom another player may let it hit (PT-ATK-3); nothing to choose if its player chose, or all are hit."""
    if "targets" in run.binds:
        return run.you, ()
    attacker = _attacker(work, run)
    if hits_all(work, *attacker):
        return run.you, ()
    chooser = chooser_of_target(work, *attacker)
    if chooser is None:
        return run.you, ()
    return chooser, tuple([make.choose_spot(chooser, seat, slot) for seat, slot, _ in _targets(work, run)])


def aim(work: Work, run: Run, action: Choose | None) -> None:
    """The target is settled by another player, or all are hit."""
    if action is not None and isinstance(action.option, SpotOption):
        piece = work.seats[action.option.at.seat].unit[SLOT_INDEX[action.option.at.slot]]
        if piece is not None:
            run.binds["targets"] = piece.card
            work.emit(AttackRedirected(run.source, piece.card))
    elif "targets" not in run.binds:
        run.binds["targets"] = run.binds["aim"] = tuple([piece.card for _, _, piece in _targets(work, run)])


def settle(work: Work, run: Run) -> None:
    """A ranged attack is taken by the first interceptor in its way (PT-ATK-5)."""
    if run.binds["kind"] == "ranged":
        found = work.find(str(run.binds["targets"]))
        if found is not None:
            seat, slot, _ = found
            front = interceptor(work, seat, slot)
            shield = None if front is None else work.seats[seat].unit[front]
            if shield is not None:
                run.binds["targets"] = shield.card
                work.emit(AttackRedirected(run.source, shield.card))


def _hit(work: Work, run: Run) -> list[Found]:
    return [found for card in run.cards("targets") if (found := work.find(card)) is not None]


def strike(work: Work, run: Run) -> None:
    """It deals damage equal to its strength against each target (PT-ATK-1); whose unit it struck in melee is remembered."""
    kind = str(run.binds["kind"])
    hit = _hit(work, run)
    attacker = _attacker(work, run)
    packets = [Packet(run.source, run.you, found[2].card, _strength(work, run, attacker, found), kind, found[2].card) for found in hit]
    if kind == "melee":
        standing = _in_play(work, run)
        if standing is not None:
            piece = standing[2]
            for seat in sorted({found[0] for found in hit}):
                piece = with_deed(piece, f"melee-{seat}")
            if piece is not standing[2]:
                work.put(standing[0], standing[1], piece)
    run.binds["hit"] = tuple([found[2].card for found in hit])
    run.binds["stood"] = tuple([found[0] * 9 + found[1] for found in hit])
    send(work, packets, run.you)


def _strength(work: Work, run: Run, attacker: Found, target: Found) -> int:
    fixed = run.binds.get("strength")
    if isinstance(fixed, int):
        return fixed
    known = run.binds.get("strengths")
    if isinstance(known, tuple):
        at = known.index(target[2].card) if target[2].card in known else 0
        return int(known[at + 1])
    return strength(work, attacker, target, str(run.binds["kind"]))


def resolved(work: Work, run: Run) -> None:
    """What answers to it (PT-ATK-6): of those whom it has felled, nothing (PT-RUL-24)."""
    if not listened(work, "attack_resolved"):
        return
    hit, fallen = _as_hit(work, run)
    aimed = [found for card in run.cards("aim") if (found := hit.get(card) or work.find(card)) is not None]
    answers = collect(
        work,
        "attack_resolved",
        by=run.you,
        actor=_in_play(work, run),
        subjects=list(hit.values()),
        aimed=aimed,
        kind=str(run.binds["kind"]),
        attacker=run.source,
        target=tuple(hit),
    )
    queue(work, [other for other in answers if other.source not in fallen])


def _as_hit(work: Work, run: Run) -> tuple[dict[str, Found], set[str]]:
    """Whom it hit, where they stood; and who of them has fallen by it."""
    hit: dict[str, Found] = {}
    fallen: set[str] = set()
    for card, stood in zip(run.cards("hit"), run.numbers("stood"), strict=True):
        found = work.find(card)
        if found is None or found[2].face == "corpse" or found[0] != stood // 9:
            fallen.add(card)
            found = Seat(stood // 9), stood % 9, ghost(card)
        hit[card] = found
    return hit, fallen

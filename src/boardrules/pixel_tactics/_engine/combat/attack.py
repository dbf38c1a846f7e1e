"""The procedure of an attack: declared, its target settled, struck, answered (PT-ATK)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import announce, collect, queue
from boardrules.pixel_tactics._engine.board.stand import Stand, as_seen
from boardrules.pixel_tactics._engine.combat.damage import send
from boardrules.pixel_tactics._engine.combat.defeat import ghost
from boardrules.pixel_tactics._engine.history import ATTACKED_ONCE, MELEE, with_deed
from boardrules.pixel_tactics._engine.origin import changer, interception, retargeting, strength_parts
from boardrules.pixel_tactics._engine.permissions import interceptor, targets_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import modifiers_of, strength
from boardrules.pixel_tactics._engine.reading.modifiers import chooser_of_target, hits_all, retargeter, targetable
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX
from boardrules.pixel_tactics._engine.trace import NOBODY, Addend, Speaker, Trace, speaking
from boardrules.pixel_tactics._packs.bounds import MOST
from boardrules.pixel_tactics.language import AttacksOnce, TargetChosenByRival
from boardrules.values import Seat

KIND_RULES: Final = {"melee": "PT-ATK-3", "ranged": "PT-ATK-4"}


def declare(
    position: Position,
    by: Seat,
    card: str,
    action: t.Attack,
    *,
    at: Stand | None,
    free: bool,
    strength: int | None = None,
    allowed: tuple[str, ...] | None = None,
    snapshot: t.Snapshot | None = None,
    bonus: int = 0,
    by_text: bool = False,
) -> None:
    """Begin an attack. A *free* one does not use up the attacker's own attack (PT-ACT-17, PT-RUL-14, PT-FAQ-6).

    *at*: where the attacker stands, None if it has fallen. *by_text*: a spell or an order grants it.
    """
    standing = None if at is None else _noted(position, by, at, free=free)
    aimed: tuple[str, ...] = ()
    if action.target is not None:
        piece = position.seats[action.target.seat].unit[SLOT_INDEX[action.target.slot]]
        aimed = () if piece is None else (piece.card,)
    slot = SLOT_INDEX[action.attacker.slot]
    attack = t.DeclaredFrame(by, card, slot, strength, allowed, snapshot, action.kind, aimed, by_text, bonus=bonus)
    if position.events is not None:
        position.emit(t.AttackMade(card, aimed[0] if aimed else None, action.kind), "PT-ATK-1", KIND_RULES[action.kind])
    if aimed and not (by_text and retargeter(position, by) is not None):
        _settled(position, attack, aimed, standing if snapshot is None else None)
    else:
        position.stack.append(attack)


def _noted(position: Position, by: Seat, attacker: Stand, *, free: bool) -> Stand:
    """Note that the attacker has attacked in this wave, and return it with that deed."""
    seat, slot, was = attacker.seat, attacker.slot, attacker.piece
    piece = was if free else with_deed(was, "attacked")
    once = was.mods or AttacksOnce in position.board.modifiers
    if once and modifiers_of(position, AttacksOnce, as_seen(by, attacker)):
        piece = with_deed(piece, ATTACKED_ONCE)
    if piece is was:
        return attacker
    position.put(seat, slot, piece)
    return Stand(seat, slot, piece)


def go_on(position: Position, frame: t.DeclaredFrame) -> None:
    """Settle the target and strike, or stop if another player has to settle it."""
    if frame.hit is not None:
        position.stack.pop()
        _strike(position, frame, frame.hit, _standing(position, frame))
        return
    seat, acts = aim_options(position, frame)
    if len(acts) > 1:
        position.ask(seat, acts)
    else:
        aim(position, frame, acts[0] if acts else None)


def strengthen(position: Position, n: int) -> None:
    """Add *n* to the strength of the innermost attack declared."""
    for index in range(len(position.stack) - 1, -1, -1):
        frame = position.stack[index]
        if isinstance(frame, t.DeclaredFrame):
            position.stack[index] = replace(frame, bonus=min(frame.bonus + max(n, 0), MOST))
            if position.trace is not None:
                position.trace.bonuses = (*position.trace.bonuses, Addend(max(n, 0), "PT-RUL-2", speaking(position.stack)))
            return


def _standing(position: Position, frame: t.DeclaredFrame) -> Stand | None:
    """Return where the attacker stands, or None for a parting attack: the attacker has fallen, even if its card is in play again."""
    return None if frame.snapshot is not None else position.find(frame.attacker)


def _attacker(frame: t.DeclaredFrame, standing: Stand | None) -> Stand:
    """Return the attacker as it strikes: as *standing* opposite if it is a rival's, as a ghost if it has fallen."""
    if standing is None:
        return Stand(frame.you, frame.slot, ghost(frame.attacker))
    return standing if standing.seat == frame.you else as_seen(frame.you, standing)


def _targets(position: Position, frame: t.DeclaredFrame) -> list[Stand]:
    found = [at for at in targets_of(position, frame.you, frame.kind) if at.piece.card != frame.attacker]
    allowed = frame.allowed
    return found if allowed is None else [at for at in found if at.piece.card in allowed]


def aim_options(position: Position, frame: t.DeclaredFrame) -> tuple[Seat, tuple[t.Choose, ...]]:
    """Return the targets among which another player chooses (PT-ATK-3, PT-RUL-119); none if the attack hits all of them."""
    found = _targets(position, frame)
    if frame.aim:
        chooser = retargeter(position, frame.you, frame.aim[0])
        at = position.find(frame.aim[0])
        found = [other for other in found if at is not None and other.seat == at.seat]
    else:
        attacker = _attacker(frame, _standing(position, frame))
        chooser = None if hits_all(position, attacker) else chooser_of_target(position, attacker)
    if chooser is None:
        return frame.you, ()
    if frame.by_text:
        found = targetable(position, frame.you, _granting(position), found)
    return chooser, tuple([make.choose_spot(chooser, at.seat, at.slot) for at in found])


def _granting(position: Position) -> t.TextKind:
    """Return the kind of the text, the innermost, that grants the attack on top of it."""
    for entry in reversed(position.stack):
        if isinstance(entry, Activation):
            return entry.program.kind
    return "ability"


def aim(position: Position, frame: t.DeclaredFrame, action: t.Choose | None) -> None:
    """Settle the target, chosen by another player, or all if all are hit; then strike."""
    position.stack.pop()
    if action is not None and isinstance(action.option, t.SpotOption):
        piece = position.seats[action.option.at.seat].unit[SLOT_INDEX[action.option.at.slot]]
        if piece is not None:
            if piece.card not in frame.aim:
                _tell_redirected(position, frame, piece.card)
                frame = replace(frame, aim=())
            _settled(position, frame, (piece.card,), _standing(position, frame))
            return
    aimed = frame.aim or tuple([at.piece.card for at in _targets(position, frame)])
    _settled(position, replace(frame, aim=aimed), aimed, _standing(position, frame))


def _tell_redirected(position: Position, frame: t.DeclaredFrame, target: str) -> None:
    """Another player has chosen the target, by a text that says so (PT-ATK-3), or one in place of the chosen one (PT-RUL-119)."""
    rule, by = ("PT-RUL-119" if frame.aim else "PT-ATK-3"), None
    if position.trace is not None:
        by = retargeting(position, frame.you) if frame.aim else chooser(position, frame)
    position.emit(t.AttackRedirected(frame.attacker, target), rule, by=by)


def chooser(position: Position, frame: t.DeclaredFrame) -> Speaker:
    """Return the card whose text lets another player choose the target of an attack, and that text."""
    return changer(position, TargetChosenByRival, _attacker(frame, _standing(position, frame))) or NOBODY


def _settled(position: Position, frame: t.DeclaredFrame, hit: tuple[str, ...], standing: Stand | None) -> None:
    """Let an attack whose target is settled strike, after the texts that answer to its declaration."""
    if frame.kind == "ranged":
        hit = _intercepted(position, frame.attacker, hit)
    if "attack_declared" not in position.board.events:
        _strike(position, frame, hit, standing)
        return
    position.stack.append(replace(frame, hit=hit))
    subjects = tuple([found for card in hit if (found := position.find(card)) is not None])
    actor = None if standing is None else as_seen(frame.you, standing)
    cause = t.AttackCause(frame.attacker, hit)
    announce(position, Happened("attack_declared", frame.you, actor, subjects, kind=frame.kind, cause=cause))


def _intercepted(position: Position, attacker: str, targets: tuple[str, ...]) -> tuple[str, ...]:
    """Return the targets of a ranged attack after the first interceptor in its way has taken it (PT-ATK-5)."""
    found = position.find(targets[0]) if targets else None
    if found is not None:
        seat, slot = found.seat, found.slot
        front = interceptor(position, seat, slot)
        shield = None if front is None else position.seats[seat].unit[front]
        if shield is not None:
            by = None if position.trace is None or front is None else interception(position, Stand(seat, front, shield))
            position.emit(t.AttackRedirected(attacker, shield.card), "PT-ATK-5", by=by)
            return (shield.card,)
    return targets


def _strike(position: Position, attack: t.DeclaredFrame, targets: tuple[str, ...], standing: Stand | None) -> None:
    """Deal damage equal to its strength to each target (PT-ATK-1), and note whose unit it struck in melee."""
    card, kind = attack.attacker, attack.kind
    hit = [found for target in targets if (found := position.find(target)) is not None]
    stood = tuple([t.Stood(at.piece.card, at.seat, at.slot) for at in hit])
    units = sorted({found.seat for found in hit})
    attacker = _attacker(attack, standing)
    packets = tuple(
        [t.Packet(card, attack.you, at.piece.card, _strength(position, attack, kind, attacker, at), kind, at.piece.card) for at in hit]
    )
    if kind == "melee" and standing is not None:
        piece = standing.piece
        for seat in units:
            piece = with_deed(piece, MELEE[seat])
        if piece is not standing.piece:
            position.put(standing.seat, standing.slot, piece)
    borrowed = standing is not None and standing.seat != attack.you and opposed(standing.seat, attack.you)
    if position.trace is not None:
        for packet, at in zip(packets, hit, strict=True):
            position.trace.packets[packet] = _parts(position, position.trace, attack, attacker, at, packet.amount)
    position.stack.append(t.AttackFrame(attack.you, card, kind, attack.aim, stood, attack.snapshot is not None, borrowed))
    send(position, packets)


def _strength(position: Position, attack: t.DeclaredFrame, kind: t.AttackKind, attacker: Stand, target: Stand) -> int:
    if attack.strength is not None:
        return attack.strength
    snapshot = attack.snapshot
    if snapshot is not None:
        for card, n in snapshot.against:
            if card == target.piece.card:
                return n + attack.bonus
        return snapshot.strength + attack.bonus
    return strength(position, attacker, target, kind) + attack.bonus


def _parts(position: Position, trace: Trace, attack: t.DeclaredFrame, attacker: Stand, target: Stand, n: int) -> tuple[Addend, ...]:
    """Return the parts of the strength with which an attack strikes a target."""
    granted = speaking(position.stack)
    if attack.strength is not None:
        return (Addend(n, "PT-ACT-17", granted),)
    more = trace.bonuses if sum([part.n for part in trace.bonuses]) <= attack.bonus else ()
    rest = attack.bonus - sum([part.n for part in more])
    bonus = (*more, *((Addend(rest, "PT-RUL-2", granted),) if rest else ()))
    trace.bonuses = ()
    if attack.snapshot is not None:  # what it was when it was defeated
        return (Addend(n - attack.bonus, "PT-RUL-2", Speaker(attack.attacker)), *bonus)
    return (*strength_parts(position, attacker, target, attack.kind, n - attack.bonus), *bonus)


def resolve(position: Position, frame: t.AttackFrame) -> None:
    """Begin the texts that the placed damage triggers (PT-ATK-6, PT-RUL-3), but none of cards that it has defeated (PT-RUL-24)."""
    position.stack.pop()
    if "attack_resolved" not in position.board.events:
        return
    hit, fallen = _as_hit(position, frame)
    actor = None if frame.parting else position.find(frame.attacker)
    happened = Happened(
        "attack_resolved",
        frame.you,
        actor if actor is None or not frame.borrowed else as_seen(frame.you, actor),
        tuple(hit.values()),
        tuple([found for card in frame.aim if (found := hit.get(card) or position.find(card)) is not None]),
        frame.kind,
        t.AttackCause(frame.attacker, tuple(hit)),
    )
    answers = collect(position, happened)
    queue(position, [other for other in answers if other.source not in fallen])


def _as_hit(position: Position, frame: t.AttackFrame) -> tuple[dict[str, Stand], set[str]]:
    """Return the cards that the attack hit and where they stood, and those of them that it defeated."""
    hit: dict[str, Stand] = {}
    fallen: set[str] = set()
    for card, seat, slot in [(stood.card, stood.seat, stood.slot) for stood in frame.hit]:
        found = position.find(card)
        if found is None or found.piece.face == "corpse" or found.seat != seat:
            fallen.add(card)
            found = Stand(seat, slot, ghost(card))
        hit[card] = found
    return hit, fallen

"""Questions that are answered by an action: an order, a recruit, an attack, a spell, one of them copied."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.attack import declare
from boardrules.pixel_tactics._engine.choices.cards import counted
from boardrules.pixel_tactics._engine.choices.chosen import Asked, empty_slots, spot_of
from boardrules.pixel_tactics._engine.evaluate import Found, select
from boardrules.pixel_tactics._engine.permissions import executing, granted, order_barred, spell_barred, under_way
from boardrules.pixel_tactics._engine.places import area_slots
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.printed import own_spells
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._packs.catalogue import Act
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action, Attack, Cast, Choose, PlayOrder, Recruit
from boardrules.pixel_tactics._types.events import SpellCast
from boardrules.pixel_tactics._types.stack import Attacked, Chosen, Counted, HeroCause, Snapshot
from boardrules.pixel_tactics.language import AttackWith, CopySpell, PlayOrders, Recruits

__all__ = [
    "attack_answer",
    "attack_options",
    "copy_answer",
    "copy_options",
    "play_answer",
    "play_options",
    "recruit_answer",
    "recruit_options",
]


NONE_ATTACKED: Final = Attacked((), ())


def play_options(work: Work, run: Activation, op: PlayOrders) -> Asked:
    """Orders to play, or none (PT-ACT-20). Whether it is asked at all depends on public things only."""
    hand = work.seats[run.you]
    barred = executing(work)
    held = [held for held in (hand.hand if op.of == "hand" else hand.aside) if held.card not in barred]
    enough = op.high and counted(run) >= op.high
    if enough or not held or (work.ceasefire and work.edition.ceasefire_orders == "none"):
        return run.you, ()
    acts: list[Action] = [make.play_order(run.you, str(card.card)) for card in held if not order_barred(work, run.you, str(card.card))]
    return run.you, (*acts, make.decline(run.you))


def play_answer(work: Work, run: Activation, op: PlayOrders, action: Action | None) -> Flow:
    """Play the chosen order; the question comes again after it."""
    if isinstance(action, PlayOrder):
        run.progress = Counted(counted(run) + 1)
        cards.play(work, run.you, action.card)
        return "again"
    if op.of == "aside":
        for held in work.seats[run.you].aside:
            cards.aside_to(work, run.you, str(held.card), "hand")
    return "next"


def _recruited(run: Activation) -> tuple[str, ...]:
    return run.progress.cards if isinstance(run.progress, Chosen) else ()


def recruit_options(work: Work, run: Activation, op: Recruits) -> Asked:
    """Heroes and slots, or enough."""
    done = len(_recruited(run))
    if op.high and done >= op.high:
        return run.you, ()
    slots: tuple[int, ...] = tuple(range(9))
    if op.place == "wave":
        slots = slots[work.wave * 3 : work.wave * 3 + 3]
    elif op.place == "area":
        slots = area_slots(run.bound.area, run.you, run.you)
    empty = empty_slots(work, run.you, slots)
    acts: list[Action] = [make.recruit(run.you, str(held.card), slot) for held in work.seats[run.you].hand for slot in empty]
    if acts and done >= op.low:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def recruit_answer(work: Work, run: Activation, action: Action | None) -> Flow:
    """Recruit the chosen hero; the question comes again after what that sets off."""
    done = _recruited(run)
    if isinstance(action, Recruit):
        run.progress = Chosen((*done, action.card))
        cards.recruit(work, run.you, action.card, SLOT_INDEX[action.at.slot])
        return "again"
    run.bind_it(done)
    return "next"


def attack_options(work: Work, run: Activation, op: AttackWith) -> Asked:
    """Attacks (and spells) of those that may, or none."""
    if isinstance(run.progress, Attacked) and not op.each:
        return run.you, ()
    who, snapshot = _attackers(work, run, op)
    at = None if op.at is None else select(work, op.at, run)
    acts = granted(work, run.you, op, who, at, ghost=snapshot is not None)
    if acts and op.may:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def attack_answer(work: Work, run: Activation, op: AttackWith, action: Action | None) -> Flow:
    """The chosen card attacks (casts); with *each* the question comes again after it."""
    if not isinstance(action, Attack | Cast):
        return "next"
    spot = action.attacker if isinstance(action, Attack) else action.caster
    who, snapshot = _attackers(work, run, op)
    card = next(piece.card for seat, slot, piece in who if (seat, SLOTS[slot]) == (spot.seat, spot.slot))
    done = _attacked(run)
    run.progress = Attacked((*done.cards, card), (*done.columns, SLOT_INDEX[spot.slot] % 3))
    if isinstance(action, Cast):
        cards.cast(work, run.you, card, action.text)
        return "again"
    at = None if op.at is None else select(work, op.at, run)
    declare(
        work,
        run.you,
        card,
        action,
        free=True,
        strength=op.strength,
        allowed=None if at is None else tuple([piece.card for _, _, piece in at]),
        snapshot=snapshot,
    )
    return "again"


def copy_options(work: Work, run: Activation, op: CopySpell) -> Asked:
    """Heroes whose spell can be copied; of a hero with several, the first."""
    heroes = [found for found in select(work, op.of, run) if _copied(work, run, found)]
    return run.you, tuple([make.choose_spot(run.you, seat, slot) for seat, slot, _ in heroes])


def copy_answer(work: Work, run: Activation, action: Choose | None) -> Flow:
    """Its text, as if it stood here."""
    at = spot_of(action)
    piece = None if at is None else work.seats[at[0]].unit[at[1]]
    if at is not None and piece is not None:
        for act in _copied(work, run, (*at, piece))[:1]:
            work.emit(SpellCast(run.source, act.program))
            work.begin(act.program, run.you, run.source, run.slot)
    return "next"


def _copied(work: Work, run: Activation, found: Found) -> list[Act]:
    """What can be copied of a hero: its own spells, but none that is under way (PT-LOOP-1)."""
    return [act for act in own_spells(work, *found) if not spell_barred(work, act) and not under_way(work, act, run.source)]


def _attacked(run: Activation) -> Attacked:
    return run.progress if isinstance(run.progress, Attacked) else NONE_ATTACKED


def _attackers(work: Work, run: Activation, op: AttackWith) -> tuple[list[Found], Snapshot | None]:
    """Those that may attack now; of a hero defeated just now its snapshot, too."""
    cause = run.bound.cause
    if op.who.ref == "hero" and isinstance(cause, HeroCause) and cause.snapshot is not None:
        snapshot = cause.snapshot
        return [(snapshot.seat, snapshot.slot, damage.ghost(cause.hero, snapshot.deeds))], snapshot
    done = _attacked(run)
    columns = done.columns if op.each and op.who.place == "melee" else ()  # the first of each column, one a column
    return [found for found in select(work, op.who, run) if found[2].card not in done.cards and found[1] % 3 not in columns], None

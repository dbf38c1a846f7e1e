"""Questions that are answered by an action: an order, a recruit, an attack, a spell, one of them copied."""

from __future__ import annotations

from boardrules.pixel_tactics import _cards as cards
from boardrules.pixel_tactics import _damage as damage
from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._chosen import Asked, empty_slots, spot_of
from boardrules.pixel_tactics._combat import declare
from boardrules.pixel_tactics._permits import executing, granted, order_barred, spell_barred, under_way
from boardrules.pixel_tactics._places import area_slots
from boardrules.pixel_tactics._printed import own_spells
from boardrules.pixel_tactics._read import Found, select
from boardrules.pixel_tactics._slots import SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._table import Act
from boardrules.pixel_tactics._types_actions import Action, Attack, Cast, Choose, PlayOrder, Recruit
from boardrules.pixel_tactics._types_events import SpellCast
from boardrules.pixel_tactics._work import Run, Work
from boardrules.pixel_tactics.language import AttackWith, CopySpell, PlayOrders, Recruits
from boardrules.values import Seat

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


def play_options(work: Work, run: Run, op: PlayOrders) -> Asked:
    """Orders to play, or none (PT-ACT-20). Whether it is asked at all depends on public things only."""
    hand = work.seats[run.you]
    barred = executing(work)
    held = [held for held in (hand.hand if op.of == "hand" else hand.aside) if held.card not in barred]
    enough = op.high and run.number("_played") >= op.high
    if enough or not held or (work.ceasefire and work.edition.ceasefire_orders == "none"):
        return run.you, ()
    acts: list[Action] = [make.play_order(run.you, str(card.card)) for card in held if not order_barred(work, run.you, str(card.card))]
    return run.you, (*acts, make.decline(run.you))


def play_answer(work: Work, run: Run, op: PlayOrders, action: Action | None) -> None:
    """It is played; the question comes again after it."""
    if isinstance(action, PlayOrder):
        run.binds["_played"] = run.number("_played") + 1
        run.step -= 1
        cards.play(work, run.you, action.card)
        return
    run.binds.pop("_played", None)
    if op.of == "aside":
        for held in work.seats[run.you].aside:
            cards.aside_to(work, run.you, str(held.card), "hand")


def recruit_options(work: Work, run: Run, op: Recruits) -> Asked:
    """Heroes and slots, or enough."""
    done = len(run.cards("_recruits"))
    if op.high and done >= op.high:
        return run.you, ()
    slots: tuple[int, ...] = tuple(range(9))
    if op.place == "wave":
        slots = slots[work.wave * 3 : work.wave * 3 + 3]
    elif op.place == "area":
        slots = area_slots(str(run.binds.get("area", "")), run.you, run.you)
    empty = empty_slots(work, run.you, slots)
    acts: list[Action] = [make.recruit(run.you, str(held.card), slot) for held in work.seats[run.you].hand for slot in empty]
    if acts and done >= op.low:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def recruit_answer(work: Work, run: Run, action: Action | None) -> None:
    """It comes; the question comes again after what that sets off."""
    done = run.cards("_recruits")
    if isinstance(action, Recruit):
        run.binds["_recruits"] = (*done, action.card)
        run.step -= 1
        cards.recruit(work, run.you, action.card, SLOT_INDEX[action.at.slot])
        return
    run.binds.pop("_recruits", None)
    run.binds["it"] = done


def attack_options(work: Work, run: Run, op: AttackWith) -> Asked:
    """Attacks (and spells) of those that may, or none."""
    if "_attacked" in run.binds and not op.each:
        return run.you, ()
    who, ghost = _attackers(work, run, op)
    at = None if op.at is None else select(work, op.at, run)
    acts = granted(work, run.you, op, who, at, ghost=ghost)
    if acts and op.may:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def attack_answer(work: Work, run: Run, op: AttackWith, action: Action | None) -> None:
    """It attacks (casts); with *each* the question comes again after it."""
    if isinstance(action, Attack | Cast):
        spot = action.attacker if isinstance(action, Attack) else action.caster
        who, ghost = _attackers(work, run, op)
        card = next(piece.card for seat, slot, piece in who if (seat, SLOTS[slot]) == (spot.seat, spot.slot))
        run.binds["_attacked"] = (*run.cards("_attacked"), card)
        run.binds["_columns"] = (*run.numbers("_columns"), SLOT_INDEX[spot.slot] % 3)
        run.step -= 1
        if isinstance(action, Cast):
            cards.cast(work, run.you, card, action.text)
            return
        at = None if op.at is None else select(work, op.at, run)
        declare(
            work,
            run.you,
            card,
            action,
            free=True,
            strength=op.strength,
            allowed=None if at is None else tuple([piece.card for _, _, piece in at]),
            ghost=run if ghost else None,
        )
        return
    run.binds.pop("_attacked", None)
    run.binds.pop("_columns", None)


def copy_options(work: Work, run: Run, op: CopySpell) -> Asked:
    """Heroes whose spell can be copied; of a hero with several, the first."""
    heroes = [found for found in select(work, op.of, run) if _copied(work, run, found)]
    return run.you, tuple([make.choose_spot(run.you, seat, slot) for seat, slot, _ in heroes])


def copy_answer(work: Work, run: Run, action: Choose | None) -> None:
    """Its text, as if it stood here."""
    at = spot_of(action)
    piece = None if at is None else work.seats[at[0]].unit[at[1]]
    if at is None or piece is None:
        return
    for act in _copied(work, run, (*at, piece)):
        work.emit(SpellCast(run.source, act.program))
        work.push(act.program, run.you, run.source, run.slot)
        return


def _copied(work: Work, run: Run, found: Found) -> list[Act]:
    """What can be copied of a hero: its own spells, but none that is under way (PT-LOOP-1)."""
    return [act for act in own_spells(work, *found) if not spell_barred(work, act) and not under_way(work, act, run.source)]


def _attackers(work: Work, run: Run, op: AttackWith) -> tuple[list[Found], bool]:
    used = run.cards("_attacked")
    if op.who.ref == "hero" and "ghost" in run.binds:
        seat, slot = run.number("ghost_seat"), run.number("ghost")
        return [(Seat(seat), slot, damage.ghost(str(run.binds["hero"]), run.cards("ghost_deeds")))], True
    columns = run.numbers("_columns") if op.each and op.who.place == "melee" else ()  # the first of each column, one a column
    return [found for found in select(work, op.who, run) if found[2].card not in used and found[1] % 3 not in columns], False

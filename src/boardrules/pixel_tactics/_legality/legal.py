"""Legal actions: of an ordinary turn, of a question, of luck (PT-ACT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.active_effects import in_force
from boardrules.pixel_tactics._engine.evaluate import corpse_strength, keyword
from boardrules.pixel_tactics._engine.interpreter import luck, questions
from boardrules.pixel_tactics._engine.modifiers import cost, forbidder, priced
from boardrules.pixel_tactics._engine.permissions import Aims, aims, attacks_of, busy, casts_of, order_barred, starred
from boardrules.pixel_tactics._engine.position import Hand, Work
from boardrules.pixel_tactics._engine.printed import acts
from boardrules.pixel_tactics._engine.slots import ALL_SLOTS, BITS, IN_FRONT, LEADER_AT, ROWS, SLOTS_OF
from boardrules.pixel_tactics._packs.catalogue import Act
from boardrules.pixel_tactics._types.actions import Action, ChooseLeader, Draw, EndTurn
from boardrules.values import CHANCE, Seat

__all__ = ["asked", "leader_acts", "legal", "may_draw", "turn_actions"]

COSTS: Final = {"draw": 1, "recruit": 1, "attack": 1, "cast": 1, "order": 1, "clear": 1, "move": 1, "switch": 2}
"""What each kind of action costs when no text says otherwise (PT-ACT-14)."""
PLAIN: Final = tuple([{kind: cost <= left for kind, cost in COSTS.items()} for left in range(3)])
"""What can be paid with 0, 1, and 2 or more actions when no text says otherwise."""
NOT_LEADER: Final = ALL_SLOTS & ~BITS[LEADER_AT]
DRAW = tuple(Draw(Seat(seat)) for seat in range(4))
END = tuple(EndTurn(Seat(seat)) for seat in range(4))


def asked(work: Work) -> tuple[Action, ...]:
    """The answers to the question at the top of the stack."""
    found = questions(work)
    return () if found is None else found[1]


def legal(work: Work) -> tuple[Action, ...]:
    """Every legal action, of all seats to act."""
    if not work.stack:
        return () if work.phase == "over" else tuple(turn_actions(work))
    if work.phase == "leaders":
        found: list[Action] = []
        for number, hand in enumerate(work.seats):
            if hand.leader is None:
                found += [ChooseLeader(Seat(number), held.card) for held in hand.hand]
        return tuple(found)
    if work.actor == CHANCE:
        return luck(work)
    return asked(work)


def affordable(work: Work, seat: Seat) -> Mapping[str, bool]:
    """For each kind of action whether enough actions are left for it, and no text forbids it."""
    left = work.actions
    plain = PLAIN[min(2, left)]
    if not work.extra and not (work.in_force or in_force(work)).prices:
        return plain
    can = plain.copy()
    for kind in priced(work, seat).union(*[extra.only for extra in work.extra]):
        can[kind] = _can_pay(work, seat, kind)
    return can


def _can_pay(work: Work, seat: Seat, action: str) -> bool:
    price = cost(work, seat, action)
    if price > work.actions and price > work.actions + sum([extra.n for extra in work.extra if action in extra.only]):
        return False
    return not forbidder(work, seat, action)


def may_draw(work: Work, seat: Seat) -> bool:
    """PT-ACT-1."""
    hand = work.seats[seat]
    limit = work.edition.hand_limit
    return bool(hand.rest or hand.top or hand.bottom) and (not limit or len(hand.hand) < limit)


def leader_acts(work: Work, seat: Seat) -> list[Act]:
    """The leader's own actions that can be taken now (PT-ACT-5, PT-ACT-16)."""
    leader = work.seats[seat].unit[LEADER_AT]
    if leader is None:
        return []
    code = work.table.physical[leader.card]
    if not code.leader.acts[0] and not code.copies_leader:
        return []
    left = work.actions
    return [
        act
        for act in acts(work, seat, LEADER_AT, leader)
        if act.cost <= left
        and not (act.limited and act.program in leader.turn)
        and not (work.ceasefire and not work.table.programs[act.program].own_side)
    ]


def turn_actions(work: Work) -> list[Action]:
    """What the active player can do, in the order of PT-ACT."""
    seat = work.actor
    hand = work.seats[seat]
    held = hand.hand
    can = affordable(work, seat)
    found: list[Action] = []
    if can is not PLAIN[0]:  # with no action left there is nothing to look for
        if can["draw"] and may_draw(work, seat):
            found.append(DRAW[seat])
        if held and can["recruit"]:
            slots = ROWS[work.wave] & ~hand.taken
            if slots:
                for card in held:
                    found += make.recruits(seat, card.card, slots)
        _strikes(work, seat, hand, can, found)
        if held and can["order"]:
            found += [make.play_order(seat, card.card) for card in held if work.round > 1 or not order_barred(work, seat, str(card.card))]
        _shifts(work, seat, hand, can, found)
    for act in leader_acts(work, seat):
        found.append(make.leader_action(seat, act.text))
    found.append(END[seat])
    return found


def _strikes(work: Work, seat: Seat, hand: Hand, can: Mapping[str, bool], found: list[Action]) -> None:
    """Attacks and spells of the cards of this wave's row (PT-ACT-3, PT-ACT-4)."""
    attack = can["attack"] and work.round > 1
    if not attack and not can["cast"]:
        return
    near: Aims | None = None
    for slot in SLOTS_OF[ROWS[work.wave] & hand.taken]:
        piece = hand.unit[slot]
        if piece is None or (piece.wave and busy(work, piece) is not None):
            continue
        living = piece.face != "corpse"
        attacker = (seat, slot, piece)
        if attack and (living or corpse_strength(work, seat, slot, piece) is not None):
            if not hand.living & IN_FRONT[slot]:
                if near is None:
                    near = aims(work, seat, "melee")
                found += attacks_of(work, seat, attacker, "melee", near)
            if living and keyword(work, seat, slot, piece, "ranged"):
                found += attacks_of(work, seat, attacker, "ranged", aims(work, seat, "ranged"))
        if living and can["cast"]:
            found += casts_of(work, seat, attacker)


def _shifts(work: Work, seat: Seat, hand: Hand, can: Mapping[str, bool], found: list[Action]) -> None:
    """Clear, Move and Switch (PT-ACT-7, PT-ACT-8, PT-ACT-9)."""
    taken = hand.taken & NOT_LEADER
    corpses = taken & ~hand.living
    if corpses and can["clear"]:
        found += make.clears(seat, corpses)
    if not can["move"] and not can["switch"]:
        return
    heroes = 0
    for slot in SLOTS_OF[taken & hand.living]:
        piece = hand.unit[slot]
        if piece is not None and (not piece.wave or starred(work, piece) is None):
            heroes |= BITS[slot]
    if heroes and can["move"]:
        found += make.moves(seat, heroes, ALL_SLOTS & ~hand.taken)
    if can["switch"] and work.edition.switch:
        found += make.switches(seat, heroes | corpses)

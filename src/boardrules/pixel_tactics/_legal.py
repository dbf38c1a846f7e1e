"""Legal actions: of an ordinary turn, of a question, of luck (PT-ACT)."""

from __future__ import annotations

from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._derive import corpse_strength, cost, forbidder, in_force, keyword, texts
from boardrules.pixel_tactics._machine import luck, questions
from boardrules.pixel_tactics._permits import attacks_of, busy, casts_of, order_barred, starred, targets_of
from boardrules.pixel_tactics._read import Found
from boardrules.pixel_tactics._table import Act
from boardrules.pixel_tactics._types_actions import Action, ChooseLeader, Draw, EndTurn
from boardrules.pixel_tactics._types_state import Piece
from boardrules.pixel_tactics._work import LEADER_AT, Work
from boardrules.pixel_tactics.language import Forbids, Free, MakesLonger
from boardrules.values import CHANCE, Seat

__all__ = ["affordable", "asked", "leader_acts", "legal", "may_draw", "turn_actions"]

DRAW = tuple(Draw(Seat(seat)) for seat in range(4))
END = tuple(EndTurn(Seat(seat)) for seat in range(4))


def asked(work: Work) -> tuple[Action, ...]:
    """The answers to the question at the top of the stack."""
    top = work.stack[-1]
    top.step += 1  # as it is while a step runs: a question may look at it
    found = questions(work, top, top.code[top.step - 1])
    top.step -= 1
    return () if found is None else found[1]


def legal(work: Work, seat: Seat | None) -> tuple[Action, ...]:
    """Every legal action, of all seats to act or of one."""
    if work.phase == "over":
        return ()
    if work.phase == "leaders":
        found: list[Action] = []
        for number, hand in enumerate(work.seats):
            if hand.leader is None and seat in {None, number}:
                found += [ChooseLeader(Seat(number), held.card) for held in hand.hand]
        return tuple(found)
    if seat is not None and seat != work.actor:
        return ()
    if work.actor == CHANCE:
        return luck(work)
    return asked(work) if work.stack else tuple(turn_actions(work))


def affordable(work: Work, seat: Seat, action: str) -> bool:
    """Whether enough actions are left for a kind of action, and no text forbids it."""
    changes = (work.in_force or in_force(work)).changes
    if (
        not work.extra and Free not in changes and MakesLonger not in changes and Forbids not in changes
    ):  # nothing in play changes what it costs
        return work.actions >= (2 if action == "switch" else 1)
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
    left = work.actions
    return [
        act
        for text in texts(work, seat, LEADER_AT, leader)
        for act in text.acts
        if act.cost <= left
        and not (act.limited and act.program in leader.turn)
        and not (work.ceasefire and not work.table.programs[act.program].own_side)
    ]


def turn_actions(work: Work) -> list[Action]:
    """What the active player can do, in the order of PT-ACT."""
    seat = work.active
    hand = work.seats[seat]
    unit = hand.unit
    found: list[Action] = []
    if may_draw(work, seat) and affordable(work, seat, "draw"):
        found.append(DRAW[seat])
    row = work.wave * 3
    if hand.hand and affordable(work, seat, "recruit"):
        slots = [slot for slot in (row, row + 1, row + 2) if unit[slot] is None]
        if slots:
            found += [make.recruit(seat, str(held.card), slot) for held in hand.hand for slot in slots]
    _strikes(work, seat, row, found)
    if hand.hand and affordable(work, seat, "order"):
        found += [make.play_order(seat, str(held.card)) for held in hand.hand if not order_barred(work, str(held.card))]
    _shifts(work, seat, unit, found)
    found += [make.leader_action(seat, act.text) for act in leader_acts(work, seat)]
    found.append(END[seat])
    return found


def _strikes(work: Work, seat: Seat, row: int, found: list[Action]) -> None:
    """Attacks and spells of this wave's row (PT-ACT-3, PT-ACT-4)."""
    unit = work.seats[seat].unit
    may_attack = not work.ceasefire and affordable(work, seat, "attack")
    may_cast = affordable(work, seat, "cast")
    if not may_attack and not may_cast:
        return
    targets: dict[str, list[Found]] = {}
    for slot in (row, row + 1, row + 2):
        piece = unit[slot]
        if piece is None or busy(work, piece) is not None:
            continue
        attacker = (seat, slot, piece)
        if may_attack and (piece.face != "corpse" or corpse_strength(work, *attacker) is not None):
            if work.in_melee(seat, slot):
                if "melee" not in targets:
                    targets["melee"] = targets_of(work, seat, "melee")
                found += attacks_of(work, seat, attacker, "melee", targets["melee"])
            if piece.face != "corpse" and keyword(work, seat, slot, piece, "ranged"):
                if "ranged" not in targets:
                    targets["ranged"] = targets_of(work, seat, "ranged")
                found += attacks_of(work, seat, attacker, "ranged", targets["ranged"])
        if may_cast and piece.face == "hero":
            found += casts_of(work, seat, attacker)


def _shifts(work: Work, seat: Seat, unit: list[Piece | None], found: list[Action]) -> None:
    """Clear, Move and Switch (PT-ACT-7, PT-ACT-8, PT-ACT-9)."""
    standing = [(slot, piece) for slot, piece in enumerate(unit) if piece is not None and slot != LEADER_AT]
    if not standing:
        return
    corpses = [slot for slot, piece in standing if piece.face == "corpse"]
    if corpses and affordable(work, seat, "clear"):
        found += [make.clear(seat, slot) for slot in corpses]
    loose = [(slot, piece) for slot, piece in standing if piece.face == "corpse" or starred(work, piece) is None]
    if affordable(work, seat, "move"):
        empty = [slot for slot, piece in enumerate(unit) if piece is None]
        if empty:
            found += [make.move(seat, slot, to) for slot, piece in loose if piece.face == "hero" for to in empty]
    if work.edition.switch and len(loose) > 1 and affordable(work, seat, "switch"):
        found += [make.switch(seat, slot, other) for slot, _ in loose for other, _ in loose if slot < other]

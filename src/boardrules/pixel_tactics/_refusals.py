"""Why an action is not legal, rule by rule; ``check`` is the one place that says whether it is."""

from __future__ import annotations

from typing import Final

from boardrules.game import Refusal
from boardrules.pixel_tactics._derive import chooser_of_target, corpse_strength, cost, forbidder, hits_all, keyword, texts
from boardrules.pixel_tactics._legal import asked, leader_acts
from boardrules.pixel_tactics._machine import luck
from boardrules.pixel_tactics._permits import busy, interceptor, order_barred, spell_barred, starred
from boardrules.pixel_tactics._read import Found
from boardrules.pixel_tactics._types_actions import (
    Action,
    Attack,
    CardOption,
    Cast,
    Choose,
    ChooseLeader,
    Clear,
    Draw,
    Drawn,
    EndTurn,
    First,
    LeaderAction,
    ModeOption,
    Move,
    NameOption,
    NumberOption,
    PlayOrder,
    Recruit,
    SpotOption,
    Switch,
    TakenAtRandom,
)
from boardrules.pixel_tactics._types_state import Spot
from boardrules.pixel_tactics._work import LEADER_AT, SLOT_INDEX, Work
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["check"]

WAVES: Final = ("vanguard", "flank", "rear")

MESSAGES: Final = {
    "over": "the game is over",
    "type": "{kind} is no action of Pixel Tactics",
    "value": "a field of {kind} is out of its range",
    "chance": "luck is due first: {due}",
    "no-luck": "no luck is due: seat {turn} is to act",
    "by-luck": "{kind} is an action of a seat, not of CHANCE",
    "by-seat": "only CHANCE brings luck, not seat {by}",
    "no-seat": "there is no seat {by}: seats are 0 and 1",
    "seat": "seat {turn} is to act, not seat {by}",
    "luck-kind": "the luck that is due is {due}, not {kind}",
    "luck-seat": "the luck that is due concerns seat {seat}",
    "luck-deck": "{card} is not among the cards that may come: it is not in the unordered part of the deck of seat {seat}",
    "luck-hand": "{card} is not in the hand of seat {seat}",
    "leaders-first": "the leaders are chosen now",
    "leader-again": "you have chosen your leader",
    "leader-late": "the leaders are chosen already",
    "not-in-hand": "{card} is not in your hand",
    "pending": "first {question} must be answered",
    "no-question": "nothing is being asked: it is your turn, {wave} wave",
    "not-offered": "that is not among the answers: {answers}",
    "not-offered-card": "that card cannot be chosen here",
    "must": "this cannot be declined",
    "ceasefire-attack": "no attacks during the ceasefire",
    "ceasefire-spell": "during the ceasefire no spell may touch the rival, and {text} of {card} does",
    "ceasefire-spells": "no spells during the ceasefire",
    "ceasefire-order": "during the ceasefire no order may touch the rival, and that of {card} does",
    "ceasefire-orders": "no orders during the ceasefire",
    "ceasefire-leader": "during the ceasefire a leader's action may not touch the rival",
    "actions": "{action} costs {cost} of your actions, and {left} are left",
    "forbidden": "a text in play forbids you to {action}",
    "deck-empty": "your deck is empty",
    "hand-full": "you hold {held} cards: with {limit} or more there is no draw action",
    "recruit-row": "heroes are recruited to the row of the wave: {wave}, not {slot}",
    "taken": "{slot} is taken by {card}",
    "leader-slot": "{slot} is the leader's",
    "reserve": "{slot} is no slot of a unit",
    "not-own": "{slot} of seat {seat} is not in your unit",
    "empty": "nothing stands at {slot}",
    "is-corpse": "{card} at {slot} is a corpse",
    "no-corpse": "{card} at {slot} is no corpse",
    "is-leader": "a leader cannot {action}",
    "wrong-wave": "{card} stands in the {row}, and it is the {wave} wave",
    "recruited": "{card} was recruited in this wave",
    "attacked": "{card} has attacked in this wave",
    "cast": "{card} has cast a spell in this wave",
    "moved": "{card} has moved, and that was its one action",
    "revived": "{card} was revived in this wave",
    "not-in-melee": "{card} is not in melee: {front} stands in front of it",
    "no-ranged": "{card} has no ranged attack",
    "no-target": "an attack needs a target",
    "own-target": "{slot} is in your own unit",
    "target-left": "the target of this attack is not yours to choose: leave it open",
    "target-empty": "nothing stands at {slot} of seat {seat}",
    "target-corpse": "{card} is a corpse, and corpses are no targets",
    "target-behind": "{card} is not in melee: {front} stands in front of it",
    "shielded": "{card} stands behind {front}, which intercepts ranged attacks",
    "no-rival-target": "there is nobody to attack",
    "no-spell": "{card} has no spell {text} where it stands",
    "leader-casts": "a leader's own actions are leader actions",
    "no-leader-action": "your leader has no action {text} that can be taken now",
    "same-slot": "two different slots are needed",
    "slot-order": "name {slot} first: slots are named in the order V1 to R3",
    "no-switch": "this edition has no Switch",
}


def _refuse(rule: str, key: str, **params: object) -> Refusal:
    shown = {name: _clean(value) for name, value in params.items()}
    return Refusal(RuleId(rule), key, MESSAGES[key].format(**shown), tuple(shown.items()))


def _clean(value: object) -> str | int:
    """A value as it goes into a message: fields from outside may hold anything, so it is cut short."""
    if type(value) is int and abs(value) < 2**53:
        return value
    return value[:40] if isinstance(value, str) and value.isprintable() else repr(value)[:40]


def check(work: Work, action: Action) -> Refusal | None:
    """Why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    try:
        return _check(work, action)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return _refuse("BR-VALUE", "value", kind=type(action).__name__)


def _check(work: Work, action: Action) -> Refusal | None:
    if work.phase == "over":
        return _refuse("BR-OVER", "over")
    kind = type(action).__name__
    by = action.by
    if type(by) is not int:
        return _refuse("BR-VALUE", "value", kind=kind)
    luck_due = work.actor == CHANCE and work.phase != "leaders"
    if isinstance(action, First | Drawn | TakenAtRandom):
        if by != CHANCE:
            return _refuse("BR-CHANCE", "by-seat", by=by)
        if not luck_due:
            return _refuse("BR-CHANCE", "no-luck", turn=work.actor if work.phase != "leaders" else 0)
        return _luck(work, action)
    if by == CHANCE:
        return _refuse("BR-CHANCE", "by-luck", kind=kind)
    if not 0 <= by < len(work.seats):
        return _refuse("BR-SEAT", "no-seat", by=by)
    if luck_due:
        return _refuse("BR-CHANCE", "chance", due=_due(work))
    if isinstance(action, ChooseLeader):
        return _leader(work, action)
    if work.phase == "leaders":
        return _refuse("PT-SET-3", "leaders-first")
    if by != work.actor:
        return _refuse("BR-SEAT", "seat", turn=work.actor, by=by)
    if work.stack:
        return _answer(work, action)
    return _turn(work, action)


# ----------------------------------------------------------------------------------------------------------------------- luck and leaders
def _due(work: Work) -> str:
    return {"First": "who is first", "Drawn": "a card off a deck", "TakenAtRandom": "a card at random from a hand"}[
        type(luck(work)[0]).__name__
    ]


def _luck(work: Work, action: First | Drawn | TakenAtRandom) -> Refusal | None:
    outcomes = luck(work)
    if action in outcomes:
        return None
    first = outcomes[0]
    if type(first) is not type(action):
        return _refuse("BR-CHANCE", "luck-kind", due=_due(work), kind=type(action).__name__)
    if isinstance(action, First):
        return _refuse("BR-VALUE", "no-seat", by=action.seat)
    if isinstance(first, Drawn | TakenAtRandom) and action.seat != first.seat:
        return _refuse("BR-CHANCE", "luck-seat", seat=first.seat)
    key, rule = ("luck-deck", "PT-ACT-1") if isinstance(action, Drawn) else ("luck-hand", "PT-ATK-14")
    return _refuse(rule, key, card=action.card, seat=action.seat)


def _leader(work: Work, action: ChooseLeader) -> Refusal | None:
    if work.phase != "leaders":
        return _refuse("PT-SET-3", "leader-late")
    hand = work.seats[action.by]
    if hand.leader is not None:
        return _refuse("BR-SEAT", "leader-again")
    return _in_hand(work, action.by, action.card)


def _in_hand(work: Work, by: Seat, card: object, rule: str = "PT-SET-3") -> Refusal | None:
    if any(held.card == card for held in work.seats[by].hand):
        return None
    return _refuse(rule, "not-in-hand", card=card)


# ------------------------------------------------------------------------------------------------------------------------------- questions
def _answer(work: Work, action: Action) -> Refusal | None:
    answers = asked(work)
    if action in answers:
        return None
    kinds = {type(answer) for answer in answers}
    rule = rule_of(work)
    if type(action) not in kinds:
        return _refuse(rule, "pending", question=_kinds(answers))
    if isinstance(action, Choose):
        if action.option is None:
            return _refuse(rule, "must")
        if isinstance(action.option, CardOption):
            return _refuse(rule, "not-offered-card")
    if isinstance(action, Attack):
        return _granted_attack(work, action) or _refuse(rule, "not-offered", answers=_shown(answers))
    return _refuse(rule, "not-offered", answers=_shown(answers))


def _granted_attack(work: Work, action: Attack) -> Refusal | None:
    """What is wrong with a granted attack by the general rules of attacks."""
    seat, slot = action.attacker.seat, SLOT_INDEX[action.attacker.slot]
    piece = work.seats[seat].unit[slot] if slot < 9 else None
    if piece is None or piece.face == "corpse":
        return None
    return _strike(work, action, (seat, slot, piece), granted=True)


def _kinds(answers: tuple[Action, ...]) -> str:
    return " or ".join(sorted({type(answer).__name__ for answer in answers}))


def _shown(answers: tuple[Action, ...]) -> str:
    """The answers in short: places, numbers, names; hidden cards not by name."""
    words: list[str] = []
    for answer in answers:
        match answer:
            case Choose(_, SpotOption(at)):
                words.append(f"{at.seat}.{at.slot}")
            case Choose(_, CardOption()):
                words.append("a card")
            case Choose(_, None):
                words.append("none")
            case Choose(_, NumberOption(n)):
                words.append(str(n))
            case Choose(_, NameOption(word) | ModeOption(word)):
                words.append(word)
            case _:
                words.append(type(answer).__name__)
    unique = list(dict.fromkeys(words))
    return ", ".join(unique[:12]) + (", ..." if len(unique) > 12 else "")


def rule_of(work: Work) -> str:
    """The rule that stands behind the question at the top of the stack."""
    top = work.stack[-1]
    op = top.code[top.step]
    if op == "attack.aim":
        return "PT-ATK-3"
    if op == "damage.divert":
        return "PT-DMG-1"
    if op == "triggers.next":
        return "PT-ATK-7"
    return {
        "AttackWith": "PT-ACT-17",
        "PlayOrders": "PT-ACT-20",
        "Recruits": "PT-ACT-2",
        "Rearrange": "PT-LOOP-3",
        "DiscardCard": "PT-ATK-14",
        "CopySpell": "PT-ACT-4",
    }.get(type(op).__name__, "PT-ATK-8")


# ---------------------------------------------------------------------------------------------------------------------------- turn actions
def _price(work: Work, by: Seat, action: str, rule: str) -> Refusal | None:
    price = cost(work, by, action)
    left = work.actions + sum([extra.n for extra in work.extra if action in extra.only])
    if price > left:
        long = "PT-ACT-14" if price > 1 else "PT-FLOW-2"
        return _refuse(long, "actions", action=action, cost=price, left=left)
    if forbidder(work, by, action):
        return _refuse(rule, "forbidden", action=action)
    return None


def _turn(work: Work, action: Action) -> Refusal | None:
    by = action.by
    match action:
        case EndTurn():
            return None
        case Draw():
            return _draw(work, by)
        case Recruit():
            return _recruit(work, action)
        case Attack():
            return _attack(work, action)
        case Cast():
            return _cast(work, action)
        case PlayOrder():
            return _order(work, action)
        case Clear():
            return _clear(work, action)
        case Move():
            return _move(work, action)
        case Switch():
            return _switch(work, action)
        case LeaderAction():
            return _leader_action(work, action)
        case Choose():
            return _refuse("PT-ATK-8", "no-question", wave=WAVES[work.wave])
        case _:  # the others were answered before; an untyped caller may hand in anything
            return _refuse("BR-VALUE", "type", kind=type(action).__name__)


def _draw(work: Work, by: Seat) -> Refusal | None:
    hand = work.seats[by]
    if not (hand.rest or hand.top or hand.bottom):
        return _refuse("PT-ACT-19", "deck-empty")
    limit = work.edition.hand_limit
    if limit and len(hand.hand) >= limit:
        return _refuse("PT-ACT-1", "hand-full", held=len(hand.hand), limit=limit)
    return _price(work, by, "draw", "PT-ACT-1")


def _own(by: Seat, at: Spot) -> Refusal | None:
    if at.seat != by:
        return _refuse("PT-SET-9", "not-own", slot=at.slot, seat=at.seat)
    if SLOT_INDEX[at.slot] >= 9:
        return _refuse("PT-SET-5", "reserve", slot=at.slot)
    return None


def _vacant(work: Work, by: Seat, at: Spot) -> Refusal | None:
    refusal = _own(by, at)
    if refusal is not None:
        return refusal
    if at.slot == "F2":
        return _refuse("PT-SET-5", "leader-slot", slot=at.slot)
    piece = work.seats[by].unit[SLOT_INDEX[at.slot]]
    return None if piece is None else _refuse("PT-DMG-4", "taken", slot=at.slot, card=piece.card)


def _recruit(work: Work, action: Recruit) -> Refusal | None:
    by = action.by
    refusal = _in_hand(work, by, action.card, "PT-ACT-2") or _own(by, action.at)
    if refusal is not None:
        return refusal
    if SLOT_INDEX[action.at.slot] // 3 != work.wave:
        return _refuse("PT-ACT-2", "recruit-row", wave=WAVES[work.wave], slot=action.at.slot)
    return _vacant(work, by, action.at) or _price(work, by, "recruit", "PT-ACT-2")


def _actor(work: Work, by: Seat, at: Spot) -> Refusal | Found:
    """The card that is to attack or cast, if its place and its deeds allow it."""
    refusal = _own(by, at)
    if refusal is not None:
        return refusal
    slot = SLOT_INDEX[at.slot]
    piece = work.seats[by].unit[slot]
    if piece is None:
        return _refuse("PT-ACT-3", "empty", slot=at.slot)
    if slot // 3 != work.wave:
        return _refuse("PT-ACT-3", "wrong-wave", card=piece.card, row=WAVES[slot // 3], wave=WAVES[work.wave])
    deed = busy(work, piece)
    if deed is not None:
        rule = {"recruited": "PT-ACT-3", "attacked": "PT-ACT-3", "revived": "PT-ACT-3", "cast": "PT-ACT-4"}.get(deed, "PT-ACT-13")
        return _refuse(rule, deed, card=piece.card)
    return by, slot, piece


def _attack(work: Work, action: Attack) -> Refusal | None:
    by = action.by
    if work.ceasefire:
        return _refuse("PT-CEASE-1", "ceasefire-attack")
    attacker = _actor(work, by, action.attacker)
    if isinstance(attacker, Refusal):
        return attacker
    seat, slot, piece = attacker
    if piece.face == "corpse" and corpse_strength(work, seat, slot, piece) is None:
        return _refuse("PT-DMG-4", "is-corpse", card=piece.card, slot=action.attacker.slot)
    return _strike(work, action, attacker, granted=False) or _price(work, by, "attack", "PT-ACT-3")


def _strike(work: Work, action: Attack, attacker: Found, *, granted: bool) -> Refusal | None:
    """The rules of PT-ATK for an attack of a kind at a target."""
    seat, slot, piece = attacker
    if action.kind not in {"melee", "ranged"}:
        return _refuse("BR-VALUE", "value", kind="Attack")
    melee = action.kind == "melee"
    if melee and not work.in_melee(seat, slot):
        return _refuse("PT-ATK-3", "not-in-melee", card=piece.card, front=_front(work, seat, slot))
    if not melee and not granted and (piece.face == "corpse" or not keyword(work, seat, slot, piece, "ranged")):
        return _refuse("PT-ATK-4", "no-ranged", card=piece.card)
    target = action.target
    if melee and (hits_all(work, seat, slot, piece) or chooser_of_target(work, seat, slot, piece) is not None):
        return None if target is None else _refuse("PT-ATK-3", "target-left")
    if target is None:
        return _refuse("PT-ATK-1", "no-target")
    if target.seat == action.by:
        return _refuse("PT-ATK-1", "own-target", slot=target.slot)
    if target.seat not in work.rivals(action.by):
        return _refuse("BR-SEAT", "no-seat", by=target.seat)
    at = SLOT_INDEX[target.slot]
    if at >= 9:
        return _refuse("PT-SET-9", "reserve", slot=target.slot)
    other = work.seats[target.seat].unit[at]
    if other is None:
        return _refuse("PT-ATK-1", "target-empty", slot=target.slot, seat=target.seat)
    if other.face == "corpse":
        return _refuse("PT-DMG-4", "target-corpse", card=other.card)
    if melee and not work.in_melee(target.seat, at):
        return _refuse("PT-ATK-3", "target-behind", card=other.card, front=_front(work, target.seat, at))
    if not melee and work.edition.shielded == "barred":
        front = interceptor(work, target.seat, at)
        shield = None if front is None else work.seats[target.seat].unit[front]
        if shield is not None:
            return _refuse("PT-ATK-5", "shielded", card=other.card, front=shield.card)
    return None


def _front(work: Work, seat: Seat, slot: int) -> str:
    unit = work.seats[seat].unit
    for front in range(slot % 3, slot, 3):
        piece = unit[front]
        if piece is not None and piece.face != "corpse":
            return piece.card
    return ""


def _cast(work: Work, action: Cast) -> Refusal | None:
    by = action.by
    caster = _actor(work, by, action.caster)
    if isinstance(caster, Refusal):
        return caster
    seat, slot, piece = caster
    if piece.face == "corpse":
        return _refuse("PT-DMG-4", "is-corpse", card=piece.card, slot=action.caster.slot)
    if piece.face == "leader":
        return _refuse("PT-ACT-5", "leader-casts")
    for text in texts(work, seat, slot, piece):
        for act in text.acts:
            if act.text == action.text:
                if spell_barred(work, act):
                    if work.edition.ceasefire_spells == "none":
                        return _refuse("PT-CEASE-1", "ceasefire-spells")
                    return _refuse("PT-CEASE-1", "ceasefire-spell", text=action.text, card=piece.card)
                return _price(work, by, "cast", "PT-ACT-4")
    return _refuse("PT-ACT-4", "no-spell", card=piece.card, text=action.text)


def _order(work: Work, action: PlayOrder) -> Refusal | None:
    refusal = _in_hand(work, action.by, action.card, "PT-ACT-6")
    if refusal is not None:
        return refusal
    if order_barred(work, action.card):
        if work.edition.ceasefire_orders == "none":
            return _refuse("PT-CEASE-2", "ceasefire-orders")
        return _refuse("PT-CEASE-2", "ceasefire-order", card=action.card)
    return _price(work, action.by, "order", "PT-ACT-6")


def _clear(work: Work, action: Clear) -> Refusal | None:
    refusal = _own(action.by, action.at)
    if refusal is not None:
        return refusal
    piece = work.seats[action.by].unit[SLOT_INDEX[action.at.slot]]
    if piece is None:
        return _refuse("PT-ACT-7", "empty", slot=action.at.slot)
    if piece.face != "corpse":
        return _refuse("PT-ACT-7", "no-corpse", card=piece.card, slot=action.at.slot)
    return _price(work, action.by, "clear", "PT-ACT-7")


def _mover(work: Work, by: Seat, at: Spot, action: str, rule: str) -> Refusal | None:
    """Whether what stands at a slot may be moved: no leader, and a hero not bound by another starred action."""
    refusal = _own(by, at)
    if refusal is not None:
        return refusal
    piece = work.seats[by].unit[SLOT_INDEX[at.slot]]
    if piece is None:
        return _refuse(rule, "empty", slot=at.slot)
    if piece.face == "leader":
        return _refuse(rule, "is-leader", action=action)
    deed = starred(work, piece) if piece.face == "hero" else None
    return None if deed is None else _refuse("PT-ACT-13", deed, card=piece.card)


def _move(work: Work, action: Move) -> Refusal | None:
    refusal = _mover(work, action.by, action.at, "move", "PT-ACT-8")
    if refusal is not None:
        return refusal
    piece = work.seats[action.by].unit[SLOT_INDEX[action.at.slot]]
    if piece is not None and piece.face == "corpse":
        return _refuse("PT-ACT-8", "is-corpse", card=piece.card, slot=action.at.slot)
    return _vacant(work, action.by, action.to) or _price(work, action.by, "move", "PT-ACT-8")


def _switch(work: Work, action: Switch) -> Refusal | None:
    if not work.edition.switch:
        return _refuse("PT-ACT-9", "no-switch")
    for at in (action.at, action.other):
        refusal = _mover(work, action.by, at, "switch", "PT-ACT-9")
        if refusal is not None:
            return refusal
    if action.at == action.other:
        return _refuse("PT-ACT-9", "same-slot")
    if SLOT_INDEX[action.at.slot] > SLOT_INDEX[action.other.slot]:
        return _refuse("BR-VALUE", "slot-order", slot=action.other.slot)
    return _price(work, action.by, "switch", "PT-ACT-9")


def _leader_action(work: Work, action: LeaderAction) -> Refusal | None:
    by = action.by
    refusal = _own(by, action.leader)
    if refusal is not None:
        return refusal
    leader = work.seats[by].unit[LEADER_AT]
    if action.leader.slot != "F2" or leader is None:
        return _refuse("PT-ACT-5", "no-leader-action", text=action.text)
    if any(act.text == action.text for act in leader_acts(work, by)):
        return None
    for text in texts(work, by, LEADER_AT, leader):
        for act in text.acts:
            if act.text == action.text:
                if act.cost > work.actions:
                    return _refuse("PT-FLOW-2", "actions", action="leader action", cost=act.cost, left=work.actions)
                if work.ceasefire and not work.table.programs[act.program].own_side:
                    return _refuse("PT-CEASE-5", "ceasefire-leader")
                return _refuse("PT-ACT-16", "no-leader-action", text=act.text)
    return _refuse("PT-ACT-5", "no-leader-action", text=action.text)

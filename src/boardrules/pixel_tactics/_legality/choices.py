"""Why an action does not answer the question that a text asks."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Refusal
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.match.pool import DECK
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX, area_name
from boardrules.pixel_tactics._legality.legal import answers
from boardrules.pixel_tactics._legality.messages import LONGEST, RefusalKey, refuse
from boardrules.pixel_tactics._legality.turn import strike_fault

MORE: Final = ", ..."


def answer_fault(position: Position, action: t.Action) -> Refusal[RefusalKey] | None:
    """Return why an action is no answer to what is being asked."""
    offered = answers(position)
    if action in offered:
        return None
    kinds = {type(answer) for answer in offered}
    rule = rule_of(position)
    if type(action) not in kinds:
        return refuse(rule, "pending", question=_kinds(offered))
    if isinstance(position.stack[-1], t.DrawFrame) and isinstance(action, t.Choose):
        return _walk_fault(position, action) or refuse(rule, "not-offered", answers=_shown(offered))
    if isinstance(action, t.Choose):
        if action.option is None:
            return refuse(rule, "must")
        if isinstance(action.option, t.CardOption):
            return refuse(rule, "not-offered-card")
    if isinstance(action, t.Attack):
        return _granted_attack(position, action) or refuse(rule, "not-offered", answers=_shown(offered))
    return refuse(rule, "not-offered", answers=_shown(offered))


def _walk_fault(position: Position, action: t.Choose) -> Refusal[RefusalKey] | None:
    """Return why a card of the row, or the deck behind it, is out of reach (PT-POOL-3)."""
    pool = position.pool
    if pool is None:
        return None
    names, coins = [card.name for card in pool.row], pool.coins[action.by]
    match action.option:
        case t.NameOption(name):
            if name not in names:
                return refuse("PT-POOL-3", "not-in-row", name=name)
            return refuse("PT-POOL-3", "no-coins", name=name, before=names.index(name), coins=coins)
        case t.ModeOption(mode) if mode == DECK:
            return refuse("PT-POOL-3", "deck-out-of-reach" if pool.deck else "no-deck", before=len(names), coins=coins)
        case _:
            return None


def _granted_attack(position: Position, action: t.Attack) -> Refusal[RefusalKey] | None:
    """Return what is wrong with a granted attack by the general rules of attacks."""
    seat, slot = action.attacker.seat, SLOT_INDEX[action.attacker.slot]
    if seat >= len(position.seats):
        return refuse("BR-SEAT", "no-seat", by=seat)
    piece = position.seats[seat].unit[slot] if slot < 9 else None
    if piece is None or piece.face == "corpse":
        return None
    return strike_fault(position, action, Stand(seat, slot, piece), granted=True)


def _kinds(answers: tuple[t.Action, ...]) -> str:
    return ", ".join(sorted({type(answer).__name__ for answer in answers}))


def _shown(answers: tuple[t.Action, ...]) -> str:
    """Return the answers in short: places, numbers, names; hidden cards not by name."""
    words: list[str] = []
    for answer in answers:
        match answer:
            case t.Choose(_, t.SpotOption(at)):
                words.append(f"{at.seat}.{at.slot}")
            case t.Choose(_, t.CardOption()):
                words.append("card")
            case t.Choose(_, None):
                words.append("none")
            case t.Choose(_, t.NumberOption(n)):
                words.append(str(n))
            case t.Choose(_, t.SeatOption(seat)):
                words.append(f"seat {seat}")
            case t.Choose(_, t.AreaOption(area)):
                words.append(area_name(area))
            case t.Choose(_, t.NameOption(word) | t.ModeOption(word)):
                words.append(word)
            case _:
                words.append(type(answer).__name__)
    shown = ""
    for word in dict.fromkeys(words):
        longer = f"{shown}, {word}" if shown else word
        if len(longer) > LONGEST - len(MORE):
            return f"{shown}{MORE}"
        shown = longer
    return shown


def rule_of(position: Position) -> str:
    """Return the rule that stands behind the question at the top of the stack."""
    match position.stack[-1]:
        case t.DeclaredFrame():
            return "PT-ATK-3"
        case t.DamageFrame() as frame:
            return "PT-RUL-107" if frame.unordered else "PT-DMG-1"
        case t.TriggersFrame():
            return "PT-ATK-7"
        case t.DrawFrame():
            return "PT-POOL-3"
        case Activation() as activation:
            return CHOICES[type(activation.program.steps[activation.step].op)].rule
        case _:
            return "PT-ATK-8"

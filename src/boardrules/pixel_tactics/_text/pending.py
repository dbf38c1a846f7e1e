"""Questions to a seat, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from boardrules.contract import Decision, Params
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.choices.chosen import whom
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.combat.attack import chooser
from boardrules.pixel_tactics._engine.combat.diversion import offered
from boardrules.pixel_tactics._engine.origin import retargeting
from boardrules.pixel_tactics._engine.players.player import still_to_choose
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._engine.trace import Speaker
from boardrules.pixel_tactics._legality.choices import rule_of
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._packs.names import CardNames
from boardrules.pixel_tactics._packs.ops import AskingStep, Op
from boardrules.pixel_tactics._text.questions import DecisionKey
from boardrules.pixel_tactics._types.actions import Choose
from boardrules.pixel_tactics._types.stack import DamageFrame, DeclaredFrame, DrawFrame, TriggersFrame
from boardrules.pixel_tactics.language.grammar.effects import AskingEffect
from boardrules.values import CHANCE, RuleId, Seat

_NAMES: Final[Mapping[str, AskingStep | AskingEffect]] = {name: name for asking in (AskingStep, AskingEffect) for name in get_args(asking)}
KEYS: Final[Mapping[type[Op], AskingStep | AskingEffect]] = {step: _NAMES[step.__name__] for step in CHOICES}
"""The keys of the steps that ask. A step without a key fails on import."""


def pending(position: Position, seat: Seat) -> Decision[DecisionKey] | None:
    """Return the question *seat* must answer, or None if it is not its turn."""
    if position.phase == "over" or not 0 <= seat < len(position.seats):
        return None
    if position.phase == "leaders":
        if not still_to_choose(position.seats[seat]):
            return None
        return Decision(seat, RuleId("PT-SET-3"), "leader", MESSAGES.question("leader"))
    if position.actor == CHANCE or seat != position.actor:
        return None
    if not position.stack:
        turn: Params = (("wave", WAVES[position.clock.wave]), ("actions", position.budget.actions))
        return Decision(seat, RuleId("PT-FLOW-2"), "turn", MESSAGES.question("turn", dict(turn)), turn)
    top = position.stack[-1]
    key, params = _asked(position, top)
    about = MESSAGES.names(CardNames(position.catalogue))
    question = MESSAGES.question(key, dict(params), about)
    return Decision(seat, RuleId(rule_of(position)), key, question, params)


def _asked(position: Position, top: Entry) -> tuple[DecisionKey, Params]:
    """Return the key and the parameters of a question: see :mod:`.questions`."""
    match top:
        case DeclaredFrame():
            by = retargeting(position, top.you) if top.aim else chooser(position, top)
            return "attack.aim", (("card", _speaker(by)), whom(position, top.attacker), ("kind", top.kind))
        case DamageFrame() if top.unordered:
            index, most = top.unordered[0]
            packet = top.packets[index]
            about = whom(position, packet.target)[1]
            source = whom(position, packet.source)[1]
            return "damage.order", (("card", about), ("whom", about), ("source", source), ("least", packet.amount), ("most", most))
        case DamageFrame():
            return "damage.divert", _diverted(position, top)
        case TriggersFrame():
            return "triggers.next", (("n", sum([text.you == top.queue[0].you for text in top.queue])),)
        case DrawFrame(seat) if position.pool is not None:
            return "pool.walk", (("coins", position.pool.coins[seat]), ("left", top.n), ("to", top.to))
        case Activation():
            op = top.program.steps[top.step].op
            choice = CHOICES[type(op)]
            leads = top.slot == LEADER_AT and top.program.id.endswith(".L")
            card = (f"{top.source}:leader" if leads else top.source) or "none"
            may = any(isinstance(answer, Choose) and answer.option is None for answer in choice.ask(position, top, op)[1])
            return KEYS[type(op)], (("card", card), ("decline", choice.declining if may else "no"), *choice.params(position, top, op))
        case _:
            raise TypeError(top)


def _speaker(by: Speaker) -> str:
    """Return the card whose text asks, as a parameter."""
    return f"{by.card}:leader" if by.text.endswith(".L") else by.card or "none"


def _diverted(position: Position, frame: DamageFrame) -> Params:
    """Return the parameters of an offer to pass on damage: see :mod:`.questions`."""
    offers = offered(position, frame)
    packet = frame.packets[offers[0][0]]
    other = next((card for index, card, _ in offers[1:] if index == offers[0][0]), "")
    return (
        ("card", whom(position, offers[0][1])[1]),
        whom(position, packet.target),
        ("source", whom(position, packet.source)[1]),
        ("other", whom(position, other)[1]),
        ("most", packet.amount),
    )

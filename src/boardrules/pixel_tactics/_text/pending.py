"""What a seat is being asked, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from boardrules.contract import Decision, Params
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.choices.pieces import speaker
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.interpreter import questions
from boardrules.pixel_tactics._engine.position import Position, still_to_choose
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._legality.choices import rule_of
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.ops import AskingStep, Op
from boardrules.pixel_tactics._types.stack import DamageFrame, DeclaredFrame, DrawFrame, TriggersFrame
from boardrules.pixel_tactics.language.grammar.effects import AskingEffect
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["DecisionKey", "pending"]

DecisionKey: TypeAlias = Literal[
    "leader", "turn", "attack.aim", "damage.order", "damage.divert", "triggers.next", "pool.walk", AskingStep, AskingEffect
]
"""What a seat is asked, as a key that never changes with the wording; the question of a text has the name of the step that asks."""

_NAMES: Final[Mapping[str, AskingStep | AskingEffect]] = {name: name for asking in (AskingStep, AskingEffect) for name in get_args(asking)}
KEYS: Final[Mapping[type[Op], AskingStep | AskingEffect]] = {step: _NAMES[step.__name__] for step in CHOICES}
"""Made when the module is imported, so that a kind of step without a key is found at once."""


def pending(position: Position, seat: Seat) -> Decision[DecisionKey] | None:
    """What *seat* is being asked, or None if it is not its turn."""
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
    about = Names(position.catalogue)
    question = MESSAGES.question(key, dict(params), about)
    if isinstance(top, Activation):
        op = top.program.steps[top.step].op
        said = CHOICES[type(op)].words(position, top, op)
        if said is not None:
            speaks = speaker(position, top)
            question = f"{speaks}: {said}" if speaks else said
    return Decision(seat, RuleId(rule_of(position)), key, question, params)


def _asked(position: Position, top: Entry) -> tuple[DecisionKey, Params]:
    """The key of a question, and what fills it in: the card whose text asks, ``none`` if there is none, and more."""
    match top:
        case DeclaredFrame():
            return "attack.aim", (("card", top.attacker),)
        case DamageFrame() if top.unordered:
            return "damage.order", (("card", top.packets[top.unordered[0][0]].target),)
        case DamageFrame():
            asked = questions(position)
            return "damage.divert", (("most", 0 if asked is None else len(asked[1]) - 1),)
        case TriggersFrame():
            return "triggers.next", ()
        case DrawFrame(seat) if position.pool is not None:
            return "pool.walk", (("coins", position.pool.coins[seat]),)
        case Activation():
            op = top.program.steps[top.step].op
            leads = top.slot == LEADER_AT and top.program.id.endswith(".L")
            card = (f"{top.source}:leader" if leads else top.source) or "none"
            return KEYS[type(op)], (("card", card), *CHOICES[type(op)].params(position, top, op))
        case _:
            raise TypeError(top)


class Names:
    """The names of cards in questions, by their ids; of a leader's text the id ends in ``:leader``."""

    __slots__ = ("_catalogue",)

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __call__(self, id: str) -> str:
        card, _, leads = id.partition(":")
        found = self._catalogue.physical.get(card)
        return id if found is None else (found.leader if leads else found.hero).name

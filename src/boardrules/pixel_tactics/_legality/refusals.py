"""Why an action is not legal, rule by rule; ``check`` is the one place that says whether it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from boardrules.codec import shape_fault
from boardrules.contract import Refusal
from boardrules.pixel_tactics._engine.machine.interpreter import luck
from boardrules.pixel_tactics._engine.players.player import still_to_choose
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._legality import reserve, turn
from boardrules.pixel_tactics._legality.choices import answer_fault
from boardrules.pixel_tactics._legality.legal import leaders_offered
from boardrules.pixel_tactics._legality.messages import REFUSER, WAVES, RefusalKey, refuse
from boardrules.pixel_tactics._legality.turn import Fault
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._packs.names import CardNames
from boardrules.pixel_tactics._types.actions import Action, ChooseLeader, Drawn, First, Opened, TakenAtRandom
from boardrules.values import CHANCE

NAMED: Final = frozenset({"card", "front", "name"})
"""The parameters of refusals that are ids of cards."""


FAULTS: Mapping[type[Action], Fault] = {**turn.FAULTS, **reserve.FAULTS}
"""Why each kind of action is not legal in a turn in which nothing is asked; the others answer questions."""

KINDS: Final = frozenset(get_args(Action))


def check(position: Position, action: Action) -> Refusal[RefusalKey] | None:
    """Return why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    if type(action) not in KINDS or shape_fault(Action, action) is not None:
        return REFUSER.malformed(action)
    refusal = _fault(position, action)
    return None if refusal is None else _named(position, refusal)


def _named(position: Position, refusal: Refusal[RefusalKey]) -> Refusal[RefusalKey]:
    """Return *refusal* in words that call cards by their names: leaders that are revealed by their own."""
    if not any(name in NAMED for name, _ in refusal.params):
        return refusal
    params = tuple([(name, _in_play(position, value) if name in NAMED else value) for name, value in refusal.params])
    message = MESSAGES.refusal(refusal.key, dict(params), MESSAGES.names(CardNames(position.catalogue)))
    return Refusal(refusal.rule, refusal.key, message, params)


def _in_play(position: Position, card: str | int) -> str | int:
    """Return the id of a card; of one that leads, with what says so."""
    found = position.find(card) if isinstance(card, str) else None
    return f"{card}:leader" if found is not None and found.piece.face == "leader" else card


def _fault(position: Position, action: Action) -> Refusal[RefusalKey] | None:
    """Return why an action is against the rules, whose fields have the right types."""
    if position.phase == "over":
        return refuse("BR-OVER", "over")
    kind = type(action).__name__
    by = action.by
    luck_due = position.actor == CHANCE and position.phase != "leaders"
    if isinstance(action, First | Drawn | Opened | TakenAtRandom):
        if by != CHANCE:
            return refuse("BR-CHANCE", "by-seat", by=by)
        if not luck_due:
            return refuse("BR-CHANCE", "no-luck", turn=position.actor if position.phase != "leaders" else 0)
        return _luck(position, action)
    if by == CHANCE:
        return refuse("BR-CHANCE", "by-luck", kind=kind)
    if not 0 <= by < len(position.seats):
        return refuse("BR-SEAT", "no-seat", by=by)
    if luck_due:
        return refuse("BR-CHANCE", "chance", due=_due(position))
    if isinstance(action, ChooseLeader):
        return _leader(position, action)
    if position.phase == "leaders":
        return refuse("PT-SET-3", "leaders-first")
    if by != position.actor:
        return refuse("BR-SEAT", "seat", turn=position.actor, by=by)
    if position.stack:
        return answer_fault(position, action)
    fault = FAULTS.get(type(action))
    return refuse("PT-FLOW-2", "no-question", wave=WAVES[position.clock.wave]) if fault is None else fault(position, action)


def _due(position: Position) -> str:
    """Return what luck is due, by the type of its action."""
    return type(luck(position)[0]).__name__


def _luck(position: Position, action: First | Drawn | Opened | TakenAtRandom) -> Refusal[RefusalKey] | None:
    outcomes = luck(position)
    if action in outcomes:
        return None
    first = outcomes[0]
    if type(first) is not type(action):
        return refuse("BR-CHANCE", "luck-kind", due=_due(position), kind=type(action).__name__)
    if isinstance(action, First):
        return refuse("BR-VALUE", "no-seat", by=action.seat)
    if isinstance(action, Opened):
        return refuse("PT-POOL-3", "luck-row", name=action.name)
    if isinstance(first, Drawn | TakenAtRandom) and action.seat != first.seat:
        return refuse("BR-CHANCE", "luck-seat", seat=first.seat)
    if isinstance(action, Drawn):
        return refuse("PT-ACT-1", "luck-deck", card=action.card, seat=action.seat)
    return refuse("PT-ATK-14", "luck-hand", card=action.card, seat=action.seat)


def _leader(position: Position, action: ChooseLeader) -> Refusal[RefusalKey] | None:
    if position.phase != "leaders":
        return refuse("PT-SET-3", "leader-late")
    player = position.seats[action.by]
    if not still_to_choose(player):
        return refuse("BR-SEAT", "leader-again")
    if player.leaders is None or action.card in leaders_offered(player):
        return None if player.leaders is not None else turn.hand_fault(position, action.by, action.card)
    return refuse("PT-DECK-2", "not-offered-leader", card=action.card)

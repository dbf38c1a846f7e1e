"""What the trained model of Pixel Tactics counts in an action: features by which actions are ordered before any of them is tried."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.leaf import Features, promiser
from boardrules.values import Seat

ActionPart: TypeAlias = tuple[str, str, str, int, int]
"""What is counted of an action: its kind, the names of what it is done with and to, and two numbers."""

COVER: Final = "V2"
"""The slot in front of the leader."""
BIG: Final = 6
"""The amount from which on numbers are not told apart."""


def promises(position: Position, actions: tuple[t.Action, ...]) -> list[float]:
    """Return how promising each of the *actions* is, beside the others."""
    return list(map(promise, [action_part(position, action) for action in actions]))


def features(position: Position, actions: tuple[t.Action, ...]) -> list[Features]:
    """Return the features of each of the *actions*."""
    return [part_features(action_part(position, action)) for action in actions]


def action_part(position: Position, action: t.Action) -> ActionPart:
    """Return what is counted of *action*; its promise depends on nothing else."""
    by = action.by
    match action:
        case t.Attack():
            spot, at = action.target, action.attacker
            attacker = position.seats[at.seat].unit[SLOT_INDEX[at.slot]]
            name, strength = "", 0
            if attacker is not None:
                card = position.catalogue.physical[attacker.card]
                name = card.id
                strength = card.hero.attack if attacker.face == "hero" else card.leader.attack if attacker.face == "leader" else 1
            if spot is None:
                return "attack", name, "", strength, 0
            return _aimed(position, "attack", name, spot, strength, by)
        case t.Recruit():
            slot = action.at.slot
            return "recruit", name_of(action.card), slot[0], 0, int(slot == COVER)
        case t.Choose():
            return _choice(position, action)
        case t.PlayOrder():
            return "play", name_of(action.card), "", position.budget.actions, 0
        case t.Move():
            rows = f"{action.at.slot[0]} to {action.to.slot[0]}"
            return "move", _standing(position, action.at), rows, 0, int(action.to.slot == COVER)
        case t.Clear():
            return "clear", "", action.at.slot[0], 0, 0
        case t.Draw():
            return "draw", "", "", min(len(position.seats[by].hand), BIG), position.budget.actions
        case t.EndTurn():
            return "end", "", "", 0, position.budget.actions
        case t.Cast():
            return "cast", _standing(position, action.caster), action.text, 0, 0
        case t.LeaderAction():
            return "leader", _standing(position, action.leader), action.text, 0, 0
        case t.Switch():
            return "switch", _standing(position, action.at), _standing(position, action.other), 0, 0
        case t.ChooseLeader():
            return "lead", name_of(action.card or ""), "", 0, 0
        case t.PlayOperation():
            return "operation", name_of(action.card), "", 0, 0
        case t.SetTrap():
            return "trap", name_of(action.card or ""), "", 0, 0
        case _:
            return "", "", "", 0, 0  # luck, and actions so rare that no weight was learned for them


def _standing(position: Position, spot: t.Spot) -> str:
    """Return the name of the card at *spot*."""
    piece = position.seats[spot.seat].unit[SLOT_INDEX[spot.slot]]
    if piece is None:
        return ""
    return "corpse" if piece.face == "corpse" else position.catalogue.physical[piece.card].id


def _aimed(position: Position, kind: str, name: str, spot: t.Spot, n: int, by: Seat) -> ActionPart:
    """Return what is counted of an action that is aimed at *spot*: whose it is, and the life left there."""
    side = "own" if spot.seat == by else "rival"
    if spot.slot[0] == "S":
        return kind, name, f"{side} reserve", n, 0
    piece = position.seats[spot.seat].unit[SLOT_INDEX[spot.slot]]
    if piece is None:
        return kind, name, f"{side} slot {spot.slot[0]}", n, 0
    if piece.face == "corpse":
        return kind, name, f"{side} corpse {spot.slot[0]}", n, 0
    card = position.catalogue.physical[piece.card]
    life = card.leader.life if piece.face == "leader" else card.hero.life
    return kind, name, f"{side} {piece.face} {card.id}", n, max(life - piece.damage, 0)


def _choice(position: Position, action: t.Choose) -> ActionPart:
    """Return what is counted of an answer: who asks, and what it names."""
    top = position.stack[-1] if position.stack else None
    asked = top.program.id if isinstance(top, Activation) else type(top).__name__
    option = action.option
    match option:
        case None:
            return "choose", asked, "nothing", 0, 0
        case t.SpotOption():
            return _aimed(position, "choose", asked, option.at, 0, action.by)
        case t.CardOption():
            return "choose", asked, f"card {name_of(option.card or '')}", 0, 0
        case t.NumberOption():
            return "choose", asked, "number", min(option.n, BIG), 0
        case t.NameOption():
            return "choose", asked, f"card {option.name}", 0, 0
        case t.ModeOption():
            return "choose", asked, f"mode {option.mode if len(option.mode) < 4 else ''}", 0, 0
        case t.AreaOption():
            return "choose", asked, "own area" if option.area.seat == action.by else "rival area", 0, 0
        case t.SeatOption():
            return "choose", asked, "seat", 0, 0
        case _:
            assert_never(option)


def part_features(part: ActionPart) -> Features:
    """Return the features of what is counted of an action."""
    kind, name, what, one, two = part
    yield kind, 1.0
    match kind:
        case "attack":
            yield f"attack by {name}", 1.0
            side, _, to = what.partition(" ")
            face = to.partition(" ")[0]
            yield f"attack {side} {face}", 1.0
            yield f"attack {side} {to}", 1.0
            yield f"damage {side} {face}", float(min(one, two))
            if one >= two:
                yield f"fells {side} {face}", 1.0
                yield f"fells {side} {to}", 1.0
            else:
                yield f"left {side} {face}", float(min(two - one, BIG))
        case "draw" | "end":
            yield f"{kind} {one}", 1.0
            yield f"{kind}, {two} left", 1.0
        case "choose":
            yield f"{name}: {what}", 1.0
            yield what, 1.0
            side, _, to = what.partition(" ")
            face = to.partition(" ")[0]
            yield f"{name}: {side} {face}", 1.0
            yield f"choose {side} {face}", 1.0
            if two:
                yield f"{name}: {side} life", float(min(two, 2 * BIG))
                yield f"choose {side} life", float(min(two, 2 * BIG))
            if one:
                yield f"{name}: amount", float(one)
        case _:
            yield f"{kind} {name}", 1.0
            if what:
                yield f"{kind} {what}", 1.0
                yield f"{kind} {name} {what}", 1.0
            if two:
                yield f"{kind} to cover", 1.0


promise: Final = promiser("boardrules.pixel_tactics", part_features)
"""The function that says how promising an action is by what is counted of it."""

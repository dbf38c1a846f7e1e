"""What the texts of a card refer to: a reference to something that nothing has bound there is a fault (PT-CUSTOM-1).

A text has ``this`` unless it is an order, which has no card in play; a trigger has the roles of its moment; what effects choose, reveal
or count is there for all that follow them. What is settled inside ``may``, ``if_`` or ``for_each`` may not have happened, so it is known
inside only, except what both halves of an ``if_`` settle. A trigger that ``watch`` leaves behind has a text of its own.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._packs.references import ASKED, IT, NOTHING, THIS, References, Scope
from boardrules.pixel_tactics.language import (
    Ability,
    AddLife,
    AddStrength,
    AttacksWithRivals,
    AttackWith,
    CheckCasualties,
    ChooseArea,
    ChooseTrait,
    CopiesLeader,
    CopySpell,
    DealDamage,
    DelayedTrigger,
    DiscardAlike,
    DiscardAny,
    DiscardCard,
    DiscardHand,
    DiscardRevealed,
    DoubleStrength,
    DrawCards,
    DrawUpTo,
    Effect,
    ExecuteOrder,
    ExecuteOrderOf,
    ExtraActions,
    ForATime,
    Forbids,
    ForEach,
    Free,
    Give,
    GrantsSpell,
    HandPart,
    HasTextsSetOut,
    Heal,
    If,
    MakesLonger,
    May,
    MayRetarget,
    Modifier,
    MoveDamage,
    MoveMarkers,
    MovePiece,
    MovesRivals,
    Note,
    OpensHand,
    Operation,
    Order,
    OrdersPassOn,
    PlayOrders,
    PutCorpse,
    PutMarkers,
    PutStatus,
    RaisesCorpses,
    Rearrange,
    Recruits,
    Redistribute,
    RemoveStatus,
    RevealCard,
    SeesTop,
    Share,
    ShuffleIn,
    Static,
    StrengthenAttack,
    Swap,
    TakeAtRandom,
    TakeMarkers,
    TakesLess,
    ToDeckTop,
    Trap,
    Trigger,
    TriggerEvent,
)
from boardrules.pixel_tactics.language.grammar.effects import ClearCorpses, Defeat, DiscardPiece, Revive, ToHand

__all__ = ["OF_PLAYERS", "binding_faults"]

OF_PLAYERS: Final = (
    AttacksWithRivals,
    RaisesCorpses,
    CopiesLeader,
    ExtraActions,
    Forbids,
    Free,
    HasTextsSetOut,
    MakesLonger,
    MayRetarget,
    MovesRivals,
    OpensHand,
    OrdersPassOn,
    SeesTop,
)
"""Changes that concern a player, or a leader as it is printed: no card is ``it`` in their conditions."""
ROLES: Final[dict[str, Scope]] = {
    "attack_resolved": frozenset({"attacker", "target"}),
    "damage_dealt": frozenset({"source"}),
    "damage_taken": frozenset({"source"}),
    "attack_declared": frozenset({"attacker", "target"}),
    "order_announced": frozenset({"nth_turn", "nth_wave"}),
    "order_resolved": frozenset({"nth_turn", "nth_wave"}),
    "defeated": frozenset({"hero"}),
    "recruited": frozenset({"hero"}),
    "revived": frozenset({"hero"}),
    "entered": frozenset({"hero"}),
}
"""The names that an event binds, for the condition of a trigger and for its effects."""
LATE_ROLES: Final[dict[str, Scope]] = {"damage_dealt": frozenset({"that_much"}), "damage_taken": frozenset({"that_much"})}
"""The names that an event binds for the effects only."""


def binding_faults(ability: Ability | HandPart, path: str) -> list[str]:
    """Every reference in a text to something that nothing has bound there, as ``path: what is wrong``."""
    checker = _Checker("an operation" if isinstance(ability, Operation) else "a trap" if isinstance(ability, Trap) else "an order")
    match ability:
        case Static():
            checker.static(ability, path, THIS)
        case Operation(abilities):
            for index, part in enumerate(abilities):
                if isinstance(part, Static):
                    checker.static(part, f"{path}.abilities[{index}]", NOTHING)
                else:
                    checker.trigger(part, f"{path}.abilities[{index}]", NOTHING)
        case Trap(at, effects, when):
            checker.trigger(Trigger(at, effects, when), path, NOTHING)
        case Trigger():
            checker.trigger(ability, path, THIS)
        case Order(effects):
            checker.effects(effects, f"{path}.effects", NOTHING)
        case _:
            if ability.when is not None:
                checker.condition(ability.when, f"{path}.when", THIS)
            checker.effects(ability.effects, f"{path}.effects", THIS)
    return checker.faults


class _Checker(References):
    """Goes through a text in the order in which it happens; each method takes what is bound by then."""

    # ------------------------------------------------------------------------------------------------------------------- what holds
    def change(self, what: Modifier, path: str, now: Scope, later: Scope) -> None:
        """A change: its amount is read with *now* bound, against whom it works with *later*."""
        if isinstance(what, AddStrength | AddLife | TakesLess):
            self.amount(what.n, f"{path}.n", now)
        if isinstance(what, AddStrength | DoubleStrength) and what.against is not None:
            self.pieces(what.against, f"{path}.against", later)
        if isinstance(what, Free | MakesLonger) and what.who is not None:
            self.pieces(what.who, f"{path}.who", later)
        if isinstance(what, GrantsSpell):
            if what.when is not None:
                self.condition(what.when, f"{path}.when", THIS)
            self.effects(what.effects, f"{path}.effects", THIS)

    def static(self, what: Static, path: str, scope: Scope) -> None:
        """What holds: of a player, or of cards, each of which is ``it`` in the condition and the amount."""
        of_player = isinstance(what.modifier, OF_PLAYERS)
        if not of_player or what.on.ref != "this":
            self.pieces(what.on, f"{path}.on", scope)
        if what.when is not None:
            self.condition(what.when, f"{path}.when", scope if of_player else scope | IT)
        self.change(what.modifier, f"{path}.modifier", scope | IT, scope)

    # ------------------------------------------------------------------------------------------------------------------------ triggers
    def moment(self, at: TriggerEvent, path: str, scope: Scope) -> None:
        for name, pieces in (("actor", at.actor), ("subject", at.subject)):
            if pieces is not None:
                self.pieces(pieces, f"{path}.{name}", scope)

    def trigger(self, what: Trigger, path: str, scope: Scope) -> None:
        scope |= ROLES.get(what.at.what, NOTHING)
        self.moment(what.at, f"{path}.at", scope)
        if what.when is not None:
            self.condition(what.when, f"{path}.when", scope)
        self.effects(what.effects, f"{path}.effects", scope | LATE_ROLES.get(what.at.what, NOTHING))

    # ------------------------------------------------------------------------------------------------------------------------- effects
    def effects(self, effects: tuple[Effect, ...], path: str, scope: Scope) -> Scope:
        """Effects one after the other; what is bound after them. In effects a rival can be chosen."""
        scope |= ASKED
        for index, effect in enumerate(effects):
            scope = self.effect(effect, f"{path}[{index}]", scope)
        return scope

    def effect(self, effect: Effect, path: str, scope: Scope) -> Scope:
        match effect:
            case If(condition, then, otherwise):
                self.condition(condition, f"{path}.condition", scope)
                return self.effects(then, f"{path}.then", scope) & self.effects(otherwise, f"{path}.otherwise", scope)
            case May(effects, otherwise):
                return self.effects(effects, f"{path}.effects", scope) & self.effects(otherwise, f"{path}.otherwise", scope)
            case ForEach(who, effects):
                self.effects(effects, f"{path}.effects", self.targets(who, f"{path}.who", scope) | IT)
            case ForATime(static):
                self.static(static, f"{path}.static", scope & THIS)
            case DelayedTrigger(trigger):
                self.trigger(trigger, f"{path}.trigger", scope & THIS)
            case DealDamage(n, to):
                scope = self.targets(to, f"{path}.to", scope)
                self.amount(n, f"{path}.n", scope)
            case Heal(n, of, up_to):
                scope = self.targets(of, f"{path}.of", scope)
                if n is not None:
                    self.amount(n, f"{path}.n", scope | IT if up_to else scope)
            case MoveDamage(n, of, to):
                scope = self.targets(to, f"{path}.to", self.targets(of, f"{path}.of", scope))
                if n is not None:
                    self.amount(n, f"{path}.n", scope)
            case Redistribute(of, among):
                self.pieces(among, f"{path}.among", scope)
                scope = self.targets(of, f"{path}.of", scope)
            case Defeat(who, and_this) if and_this:
                self.ref("this", f"{path}.and_this", scope)
                scope = self.targets(who, f"{path}.who", scope)
            case (
                Defeat(who)
                | Revive(who)
                | ClearCorpses(who)
                | ShuffleIn(who)
                | ToHand(who)
                | DiscardPiece(who)
                | MovePiece(who)
                | CheckCasualties(who)
            ):
                scope = self.targets(who, f"{path}.who", scope)
            case ToDeckTop(who) | ExecuteOrderOf(who):
                scope = self.targets(who, f"{path}.who", scope)
            case Swap(first, second):
                scope = self.targets(first, f"{path}.first", scope)
                if second is not None:
                    scope = self.targets(second, f"{path}.second", scope)
            case Give(to, change):
                scope = self.targets(to, f"{path}.to", scope)
                self.change(change, f"{path}.modifier", scope, scope & THIS)
            case PutStatus(on, change):
                scope = self.targets(on, f"{path}.on", scope)
                self.change(change, f"{path}.change", scope, scope & THIS)
            case RemoveStatus(of):
                scope = self.targets(of, f"{path}.of", scope)
            case _:
                scope = self.simple(effect, path, scope)
        return scope

    def simple(self, effect: Effect, path: str, scope: Scope) -> Scope:
        """Check the effects that have no targets."""
        match effect:
            case Share(_, n, among):
                self.amount(n, f"{path}.n", scope)
                self.pieces(among, f"{path}.among", scope)
            case MoveMarkers(_, _, to):
                self.ref("this", path, scope)
                self.pieces(to, f"{path}.to", scope)
            case PutMarkers(_, n, on):
                self.amount(n, f"{path}.n", scope)
                self.pieces(on, f"{path}.on", scope)
            case TakeMarkers(_, n, on):
                if n is not None:
                    self.amount(n, f"{path}.n", scope)
                self.pieces(on, f"{path}.on", scope)
            case DrawCards(n) | StrengthenAttack(n):
                self.amount(n, f"{path}.n", scope)
            case DrawUpTo(n):
                self.amount(n, f"{path}.n", scope)
                return scope | {"drawn"}
            case DiscardCard(_, n):
                self.amount(n, f"{path}.n", scope)
                return scope | {"the_card"}
            case DiscardAny():
                return scope | {"discarded"}
            case PlayOrders():
                return scope | {"the_card"}
            case DiscardAlike() if "the_card" not in scope:
                self.faults.append(f"{path}: no card was discarded, played or revealed before")
            case AttackWith(who, _, at):
                self.pieces(who, f"{path}.who", scope)
                if at is not None:
                    self.pieces(at, f"{path}.at", scope)
            case ChooseTrait(of) | CopySpell(of):
                self.pieces(of, f"{path}.of", scope)
            case ChooseArea():
                if effect.if_possible_with is not None:
                    self.pieces(effect.if_possible_with, f"{path}.if_possible_with", scope)
                return scope | {"area"}
            case Rearrange(place) | Recruits(place) if place == "area" and "area" not in scope:
                self.faults.append(f"{path}.place: no area was chosen before")
            case Note(n, each):
                self.amount(n, f"{path}.n", scope)
                return scope | {"behind" if each else "noted"}
            case Recruits():
                return scope | IT
            case RevealCard() | TakeAtRandom():
                return scope | {"the_card"}
            case DiscardHand():
                return scope | {"discarded"}
            case DiscardRevealed() | PutCorpse() | ExecuteOrder("the_card") if "the_card" not in scope:
                self.faults.append(f"{path}: no card was revealed or taken before")
            case _:
                pass
        return scope

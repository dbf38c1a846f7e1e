"""What the texts of a card refer to: a reference to something that nothing has bound there is a fault (PT-CUSTOM-1).

A text has ``this`` unless it is an order, which has no card in play; a trigger has the roles of its moment; what effects choose, reveal
or count is there for all that follow them. What is settled inside ``may``, ``if_`` or ``for_each`` may not have happened, so it is known
inside only, except what both halves of an ``if_`` settle. A trigger that ``watch`` leaves behind has a text of its own.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs.references import ASKED, IT, NOTHING, THIS, References, Scope
from boardrules.pixel_tactics.language.grammar.effects import ClearCorpses, Defeat, DiscardPiece, Revive, ToHand

OF_PLAYERS: Final = (
    pt.AttacksWithRivals,
    pt.RaisesCorpses,
    pt.CopiesLeader,
    pt.ExtraActions,
    pt.Forbids,
    pt.Free,
    pt.HasTextsSetOut,
    pt.MakesLonger,
    pt.MayRetarget,
    pt.MovesRivals,
    pt.OpensHand,
    pt.OrdersPassOn,
    pt.SeesTop,
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


def binding_faults(ability: pt.Ability | pt.HandPart, path: str) -> list[str]:
    """Every reference in a text to something that nothing has bound there, as ``path: what is wrong``."""
    checker = _Checker("an operation" if isinstance(ability, pt.Operation) else "a trap" if isinstance(ability, pt.Trap) else "an order")
    match ability:
        case pt.Static():
            checker.static(ability, path, THIS)
        case pt.Operation(abilities):
            for index, part in enumerate(abilities):
                if isinstance(part, pt.Static):
                    checker.static(part, f"{path}.abilities[{index}]", NOTHING)
                else:
                    checker.trigger(part, f"{path}.abilities[{index}]", NOTHING)
        case pt.Trap(at, effects, when):
            checker.trigger(pt.Trigger(at, effects, when), path, NOTHING)
        case pt.Trigger():
            checker.trigger(ability, path, THIS)
        case pt.Order(effects):
            checker.effects(effects, f"{path}.effects", NOTHING)
        case _:
            if ability.when is not None:
                checker.condition(ability.when, f"{path}.when", THIS)
            checker.effects(ability.effects, f"{path}.effects", THIS)
    return checker.faults


class _Checker(References):
    """Goes through a text in the order in which it happens; each method takes what is bound by then."""

    # ------------------------------------------------------------------------------------------------------------------- what holds
    def change(self, what: pt.Modifier, path: str, now: Scope, later: Scope) -> None:
        """A change: its amount is read with *now* bound, against whom it works with *later*."""
        if isinstance(what, pt.AddStrength | pt.AddLife | pt.TakesLess):
            self.amount(what.n, f"{path}.n", now)
        if isinstance(what, pt.AddStrength | pt.DoubleStrength) and what.against is not None:
            self.pieces(what.against, f"{path}.against", later)
        if isinstance(what, pt.Free | pt.MakesLonger) and what.who is not None:
            self.pieces(what.who, f"{path}.who", later)
        if isinstance(what, pt.GrantsSpell):
            if what.when is not None:
                self.condition(what.when, f"{path}.when", THIS)
            self.effects(what.effects, f"{path}.effects", THIS)

    def static(self, what: pt.Static, path: str, scope: Scope) -> None:
        """What holds: of a player, or of cards, each of which is ``it`` in the condition and the amount."""
        of_player = isinstance(what.modifier, OF_PLAYERS)
        if not of_player or what.on.ref != "this":
            self.pieces(what.on, f"{path}.on", scope)
        if what.when is not None:
            self.condition(what.when, f"{path}.when", scope if of_player else scope | IT)
        self.change(what.modifier, f"{path}.modifier", scope | IT, scope)

    # ------------------------------------------------------------------------------------------------------------------------ triggers
    def moment(self, at: pt.TriggerEvent, path: str, scope: Scope) -> None:
        for name, pieces in (("actor", at.actor), ("subject", at.subject)):
            if pieces is not None:
                self.pieces(pieces, f"{path}.{name}", scope)

    def trigger(self, what: pt.Trigger, path: str, scope: Scope) -> None:
        scope |= ROLES.get(what.at.what, NOTHING)
        self.moment(what.at, f"{path}.at", scope)
        if what.when is not None:
            self.condition(what.when, f"{path}.when", scope)
        self.effects(what.effects, f"{path}.effects", scope | LATE_ROLES.get(what.at.what, NOTHING))

    # ------------------------------------------------------------------------------------------------------------------------- effects
    def effects(self, effects: tuple[pt.Effect, ...], path: str, scope: Scope) -> Scope:
        """Effects one after the other; what is bound after them. In effects a rival can be chosen."""
        scope |= ASKED
        for index, effect in enumerate(effects):
            scope = self.effect(effect, f"{path}[{index}]", scope)
        return scope

    def effect(self, effect: pt.Effect, path: str, scope: Scope) -> Scope:
        match effect:
            case pt.If(condition, then, otherwise):
                self.condition(condition, f"{path}.condition", scope)
                return self.effects(then, f"{path}.then", scope) & self.effects(otherwise, f"{path}.otherwise", scope)
            case pt.May(effects, otherwise):
                return self.effects(effects, f"{path}.effects", scope) & self.effects(otherwise, f"{path}.otherwise", scope)
            case pt.ForEach(who, effects):
                self.effects(effects, f"{path}.effects", self.targets(who, f"{path}.who", scope) | IT)
            case pt.ForATime(static):
                self.static(static, f"{path}.static", scope & THIS)
            case pt.DelayedTrigger(trigger):
                self.trigger(trigger, f"{path}.trigger", scope & THIS)
            case pt.DealDamage(n, to):
                scope = self.targets(to, f"{path}.to", scope)
                self.amount(n, f"{path}.n", scope)
            case pt.Heal(n, of, up_to):
                scope = self.targets(of, f"{path}.of", scope)
                if n is not None:
                    self.amount(n, f"{path}.n", scope | IT if up_to else scope)
            case pt.MoveDamage(n, of, to):
                scope = self.targets(to, f"{path}.to", self.targets(of, f"{path}.of", scope))
                if n is not None:
                    self.amount(n, f"{path}.n", scope)
            case pt.Redistribute(of, among):
                self.pieces(among, f"{path}.among", scope)
                scope = self.targets(of, f"{path}.of", scope)
            case Defeat(who, and_this) if and_this:
                self.ref("this", f"{path}.and_this", scope)
                scope = self.targets(who, f"{path}.who", scope)
            case (
                Defeat(who)
                | Revive(who)
                | ClearCorpses(who)
                | pt.ShuffleIn(who)
                | ToHand(who)
                | DiscardPiece(who)
                | pt.MovePiece(who)
                | pt.CheckCasualties(who)
            ):
                scope = self.targets(who, f"{path}.who", scope)
            case pt.ToDeckTop(who) | pt.ExecuteOrderOf(who):
                scope = self.targets(who, f"{path}.who", scope)
            case pt.Swap(first, second):
                scope = self.targets(first, f"{path}.first", scope)
                if second is not None:
                    scope = self.targets(second, f"{path}.second", scope)
            case pt.Give(to, change):
                scope = self.targets(to, f"{path}.to", scope)
                self.change(change, f"{path}.modifier", scope, scope & THIS)
            case pt.PutStatus(on, change):
                scope = self.targets(on, f"{path}.on", scope)
                self.change(change, f"{path}.change", scope, scope & THIS)
            case pt.RemoveStatus(of):
                scope = self.targets(of, f"{path}.of", scope)
            case _:
                scope = self.simple(effect, path, scope)
        return scope

    def simple(self, effect: pt.Effect, path: str, scope: Scope) -> Scope:
        """Check the effects that have no targets."""
        match effect:
            case pt.Share(_, n, among):
                self.amount(n, f"{path}.n", scope)
                self.pieces(among, f"{path}.among", scope)
            case pt.MoveMarkers(_, _, to):
                self.ref("this", path, scope)
                self.pieces(to, f"{path}.to", scope)
            case pt.PutMarkers(_, n, on):
                self.amount(n, f"{path}.n", scope)
                self.pieces(on, f"{path}.on", scope)
            case pt.TakeMarkers(_, n, on):
                if n is not None:
                    self.amount(n, f"{path}.n", scope)
                self.pieces(on, f"{path}.on", scope)
            case pt.DrawCards(n) | pt.StrengthenAttack(n):
                self.amount(n, f"{path}.n", scope)
            case pt.DrawUpTo(n):
                self.amount(n, f"{path}.n", scope)
                return scope | {"drawn"}
            case pt.DiscardCard(_, n):
                self.amount(n, f"{path}.n", scope)
                return scope | {"the_card"}
            case pt.DiscardAny():
                return scope | {"discarded"}
            case pt.PlayOrders():
                return scope | {"the_card"}
            case pt.DiscardAlike() if "the_card" not in scope:
                self.faults.append(f"{path}: no card was discarded, played or revealed before")
            case pt.AttackWith(who, _, at):
                self.pieces(who, f"{path}.who", scope)
                if at is not None:
                    self.pieces(at, f"{path}.at", scope)
            case pt.ChooseTrait(of) | pt.CopySpell(of):
                self.pieces(of, f"{path}.of", scope)
            case pt.ChooseArea():
                if effect.if_possible_with is not None:
                    self.pieces(effect.if_possible_with, f"{path}.if_possible_with", scope)
                return scope | {"area"}
            case pt.Rearrange(place) | pt.Recruits(place) if place == "area" and "area" not in scope:
                self.faults.append(f"{path}.place: no area was chosen before")
            case pt.Note(n, each):
                self.amount(n, f"{path}.n", scope)
                return scope | {"behind" if each else "noted"}
            case pt.Recruits():
                return scope | IT
            case pt.RevealCard() | pt.TakeAtRandom():
                return scope | {"the_card"}
            case pt.DiscardHand():
                return scope | {"discarded"}
            case pt.DiscardRevealed() | pt.PutCorpse() | pt.ExecuteOrder("the_card") if "the_card" not in scope:
                self.faults.append(f"{path}: no card was revealed or taken before")
            case _:
                pass
        return scope

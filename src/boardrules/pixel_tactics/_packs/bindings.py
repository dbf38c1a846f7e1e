"""References in the texts of a card: one that nothing has bound before is a fault (PT-CUSTOM-1).

A text has ``this`` unless it is an order, an operation or a trap, which has no card in play; a trigger has the roles of its event; what
effects choose, reveal or count is bound for all that follow them. What is settled inside ``may``, ``if_`` or ``for_each`` may not have
happened, so it is bound inside only, except what both halves of an ``if_`` settle. A trigger that ``watch`` leaves behind has a text of
its own.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs.events import EVENTS
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.values import Value

Scope: TypeAlias = frozenset[str]
"""The names that are bound at a place of a text."""

NOTHING: Final[Scope] = frozenset()
THIS: Final[Scope] = frozenset({"this"})
IT: Final[Scope] = frozenset({"it"})
ASKED: Final[Scope] = frozenset({"one_rival"})
"""Bound where a player can be asked which rival is meant."""
CARDS: Final[Scope] = frozenset({"this", "it", "attacker", "target", "hero", "source"})
NUMBERS: Final[Scope] = frozenset({"that_much", "nth_turn", "nth_wave", "discarded", "drawn", "noted", "behind"})
NEAR_THIS: Final = frozenset({"row", "column", "forerunner", "supporter", "adjacent", "behind"})
"""Places that are relative to this card."""
OF_IT: Final = (pt.AnyChosen, pt.Beside, pt.Did, pt.Has, pt.Is)
"""Conditions on ``it``."""
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
"""Modifiers that concern a player, or a leader as it is printed: no card is ``it`` in their conditions."""
BINDS: Final[dict[type[Value], Scope]] = {
    pt.ChooseArea: frozenset({"area"}),
    pt.DiscardAny: frozenset({"discarded"}),
    pt.DiscardCard: frozenset({"the_card"}),
    pt.DiscardHand: frozenset({"discarded"}),
    pt.DrawUpTo: frozenset({"drawn"}),
    pt.PlayOrders: frozenset({"the_card"}),
    pt.Recruits: IT,
    pt.RevealCard: frozenset({"the_card"}),
    pt.TakeAtRandom: frozenset({"the_card"}),
}
"""The names that an effect binds for those that follow it."""
NO_AREA: Final = "no area was chosen before"
NO_CARD: Final = "no card was discarded, played or revealed before"


def binding_faults(ability: pt.Ability | pt.HandPart, path: str) -> list[str]:
    """Return every reference in a text to something that nothing has bound there, as ``path: what is wrong``."""
    checker = _Checker("an operation" if isinstance(ability, pt.Operation) else "a trap" if isinstance(ability, pt.Trap) else "an order")
    checker.text(ability, path, NOTHING if isinstance(ability, pt.HandPart) else THIS)
    return checker.faults


class _Checker:
    """Walks a text in the order in which it happens and collects ``faults``; each method takes the names bound by then."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.faults: list[str] = []

    def fault(self, path: str, name: str, scope: Scope, among: Scope = CARDS) -> None:
        known = ", ".join(sorted(scope & among)) or "nothing"
        why = f"; {self.what} has no card in play" if name == "this" else ""
        self.faults.append(f"{path}: nothing is called {name!r} here{why}; there is: {known}")

    # --------------------------------------------------------------------------------------------------------------------- expressions
    def ref(self, name: str, path: str, scope: Scope) -> None:
        if name not in scope & CARDS:
            self.fault(path, name, scope)

    def rival(self, side: str, path: str, scope: Scope) -> None:
        """Check that somebody can be asked which rival is meant (PT-2V2-7)."""
        if side == "one_rival" and "one_rival" not in scope:
            self.faults.append(f"{path}: nobody can be asked here which rival is meant; only effects ask")

    def pieces(self, what: pt.Pieces, path: str, scope: Scope) -> None:
        if what.ref:
            self.ref(what.ref, f"{path}.ref", scope)
            return
        if what.place in NEAR_THIS and "this" not in scope:
            self.fault(f"{path}.place", "this", scope)
        if what.other and "this" not in scope:
            self.fault(f"{path}.other", "this", scope)
        if what.side == "its" and "it" not in scope:
            self.fault(f"{path}.side", "it", scope)
        self.rival(what.side, f"{path}.side", scope)
        if what.place == "area" and "area" not in scope:
            self.faults.append(f"{path}.place: {NO_AREA}")
        if what.where is not None:
            self.value(what.where, f"{path}.where", scope | IT)

    def value(self, what: Value, path: str, scope: Scope) -> None:
        """Check cards, an amount, a condition or an event, with all that it is made of."""
        match what:
            case pt.Pieces():
                self.pieces(what, path, scope)
            case pt.Extreme(_, n, among):
                self.pieces(among, f"{path}.among", scope)
                if isinstance(n, Value):
                    self.value(n, f"{path}.n", scope | IT)
            case pt.Bound(name) if name not in scope & NUMBERS:
                self.fault(f"{path}.name", name, scope, NUMBERS)
            case pt.StrengthOfCard() if "the_card" not in scope:
                self.faults.append(f"{path}: {NO_CARD}")
            case pt.Room(side):
                self.rival(side, f"{path}.side", scope)
            case _:
                for field in fields.names_of(type(what), pt.Ref):
                    self.ref(getattr(what, field), f"{path}.{field}", scope)
                for place, part in fields.parts_of(what):
                    self.value(part, f"{path}.{place}", scope)
                if isinstance(what, OF_IT) and "it" not in scope:
                    self.fault(path, "it", scope)

    # -------------------------------------------------------------------------------------------------------------- modifiers and texts
    def modifier(self, what: pt.Modifier, path: str, now: Scope, later: Scope) -> None:
        """Check a modifier: its amount is read with *now* bound, the cards against which it works with *later*."""
        if isinstance(what, pt.GrantsSpell):
            self.text(what, path, THIS)
            return
        for place, part in fields.parts_of(what):
            self.value(part, f"{path}.{place}", later if isinstance(part, pt.Pieces) else now)

    def static(self, what: pt.Static, path: str, scope: Scope) -> None:
        """Check a static ability: of a player, or of cards, each of which is ``it`` in the condition and the amount."""
        of_player = isinstance(what.modifier, OF_PLAYERS)
        if not of_player or what.on.ref != "this":
            self.pieces(what.on, f"{path}.on", scope)
        if what.when is not None:
            self.value(what.when, f"{path}.when", scope if of_player else scope | IT)
        self.modifier(what.modifier, f"{path}.modifier", scope | IT, scope)

    def text(self, what: pt.Ability | pt.HandPart | pt.GrantsSpell, path: str, scope: Scope) -> None:
        late = NOTHING
        match what:
            case pt.Static():
                self.static(what, path, scope)
                return
            case pt.Operation(abilities):
                for index, part in enumerate(abilities):
                    self.text(part, f"{path}.abilities[{index}]", scope)
                return
            case pt.Trigger(at) | pt.Trap(at):
                facts = EVENTS[at.what]
                scope, late = scope | facts.binds, facts.late
                self.value(at, f"{path}.at", scope)
            case _:
                pass
        if not isinstance(what, pt.Order) and what.when is not None:
            self.value(what.when, f"{path}.when", scope)
        self.effects(what.effects, f"{path}.effects", scope | late)

    # ------------------------------------------------------------------------------------------------------------------------- effects
    def effects(self, effects: tuple[pt.Effect, ...], path: str, scope: Scope) -> Scope:
        """Check effects one after the other; return what is bound after them. In effects a rival can be chosen."""
        scope |= ASKED
        for index, effect in enumerate(effects):
            scope = self.effect(effect, f"{path}[{index}]", scope)
        return scope

    def targets(self, what: pt.Targets, path: str, scope: Scope) -> Scope:
        """Check cards to act on; return what is bound then."""
        self.value(what, path, scope)
        return scope | IT if isinstance(what, pt.Pick) else scope

    def effect(self, effect: pt.Effect, path: str, scope: Scope) -> Scope:
        match effect:
            case pt.If() | pt.May():
                if isinstance(effect, pt.If):
                    self.value(effect.condition, f"{path}.condition", scope)
                first, second = [self.effects(part, f"{path}.{name}", scope) for name, part in fields.effects_of(effect)]
                return first & second
            case pt.ForEach(who, effects):
                self.effects(effects, f"{path}.effects", self.targets(who, f"{path}.who", scope) | IT)
                return scope
            case pt.ForATime(static):
                self.static(static, f"{path}.static", scope & THIS)
                return scope
            case pt.DelayedTrigger(trigger):
                self.text(trigger, f"{path}.trigger", scope & THIS)
                return scope
            case pt.Redistribute(of, among):  # ``it``, which ``of`` binds, is no name for those who take the damage
                self.pieces(among, f"{path}.among", scope)
                return self.targets(of, f"{path}.of", scope)
            case _:
                return self.simple(effect, path, scope)

    def simple(self, effect: pt.Effect, path: str, scope: Scope) -> Scope:
        """Check an effect that holds no others: its targets, then what else it is made of, then what it needs."""
        if isinstance(effect, pt.Defeat) and effect.and_this:
            self.ref("this", f"{path}.and_this", scope)
        if isinstance(effect, pt.MoveMarkers):
            self.ref("this", path, scope)
        targets = dict(fields.targets_of(effect))
        for name, target in targets.items():
            if target is not None:
                scope = self.targets(target, f"{path}.{name}", scope)
        for place, part in fields.parts_of(effect):
            if isinstance(part, pt.Modifier):
                if not isinstance(effect, pt.RemoveStatus):
                    self.modifier(part, f"{path}.{place}", scope, scope & THIS)
            elif place not in targets:
                self.value(part, f"{path}.{place}", scope | IT if isinstance(effect, pt.Heal) and effect.up_to else scope)
        match effect:
            case pt.Rearrange("area") | pt.Recruits("area") if "area" not in scope:
                self.faults.append(f"{path}.place: {NO_AREA}")
                return scope
            case pt.DiscardAlike() if "the_card" not in scope:
                self.faults.append(f"{path}: {NO_CARD}")
            case pt.DiscardRevealed() | pt.PutCorpse() | pt.ExecuteOrder("the_card") if "the_card" not in scope:
                self.faults.append(f"{path}: no card was revealed or taken before")
            case pt.Note(_, each):
                return scope | {"behind" if each else "noted"}
            case _:
                pass
        return scope | BINDS.get(type(effect), NOTHING)

"""What expressions of a text refer to: cards, amounts and conditions, each with what is bound where they stand (PT-CUSTOM-1)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

Scope = frozenset[str]

NOTHING: Final[Scope] = frozenset()
THIS: Final[Scope] = frozenset({"this"})
IT: Final[Scope] = frozenset({"it"})
ASKED: Final[Scope] = frozenset({"one_rival"})
"""Where players can be asked which rival is meant."""
CARDS: Final[Scope] = frozenset({"this", "it", "attacker", "target", "hero", "source"})
NUMBERS: Final[Scope] = frozenset({"that_much", "nth_turn", "nth_wave", "discarded", "drawn", "noted", "behind"})
NEAR_THIS: Final = frozenset({"row", "column", "forerunner", "supporter", "adjacent", "behind"})
"""Places that are relative to this card."""


class References:
    """Goes through the expressions of a text; each method takes what is bound by then, and adds to ``faults``."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.faults: list[str] = []

    def fault(self, path: str, name: str, scope: Scope, among: Scope = CARDS) -> None:
        known = ", ".join(sorted(scope & among)) or "nothing"
        why = f"; {self.what} has no card in play" if name == "this" else ""
        self.faults.append(f"{path}: nothing is called {name!r} here{why}; there is: {known}")

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
            self.faults.append(f"{path}.place: no area was chosen before")
        if what.where is not None:
            self.condition(what.where, f"{path}.where", scope | IT)

    def amount(self, what: pt.Amount, path: str, scope: Scope) -> None:
        match what:
            case pt.Count(of):
                self.pieces(of, f"{path}.of", scope)
            case pt.DamageOn(name) | pt.StrengthOf(name) | pt.LifeOf(name) | pt.MarkersOn(_, name):
                self.ref(name, f"{path}.ref", scope)
            case pt.StrengthOfCard():
                if "the_card" not in scope:
                    self.faults.append(f"{path}: no card was discarded, played or revealed before")
            case pt.Bound(name):
                if name not in scope & NUMBERS:
                    self.fault(f"{path}.name", name, scope, NUMBERS)
            case pt.Plus(parts):
                for index, part in enumerate(parts):
                    self.amount(part, f"{path}.parts[{index}]", scope)
            case pt.Extreme(_, n, among):
                self.pieces(among, f"{path}.among", scope)
                self.amount(n, f"{path}.n", scope | IT)
            case pt.Times(_, of):
                self.amount(of, f"{path}.of", scope)
            case _:
                pass

    def condition(self, what: pt.Condition, path: str, scope: Scope) -> None:
        match what:
            case pt.Compare(left, _, right):
                self.amount(left, f"{path}.left", scope)
                self.amount(right, f"{path}.right", scope)
            case pt.Exists(pieces):
                self.pieces(pieces, f"{path}.what", scope)
            case pt.Is(of):
                self.pieces(of, f"{path}.of", scope)
                if "it" not in scope:
                    self.fault(path, "it", scope)
            case pt.Has() | pt.Did() | pt.Beside() | pt.AnyChosen():
                if "it" not in scope:
                    self.fault(path, "it", scope)
            case pt.Room(side):
                self.rival(side, f"{path}.side", scope)
            case pt.Not(of):
                self.condition(of, f"{path}.of", scope)
            case pt.AllOf(parts) | pt.AnyOf(parts):
                for index, part in enumerate(parts):
                    self.condition(part, f"{path}.parts[{index}]", scope)
            case _:
                pass

    def targets(self, what: pt.Targets, path: str, scope: Scope) -> Scope:
        """Cards to act on; what is bound then."""
        if isinstance(what, pt.Pick):
            self.pieces(what.among, f"{path}.among", scope)
            return scope | IT
        self.pieces(what, path, scope)
        return scope

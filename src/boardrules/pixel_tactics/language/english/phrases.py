"""Cards and players of the ability language in English, and what a text has spoken of so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.amounts import amount_phrase
from boardrules.pixel_tactics.language.english.conditions import condition_phrase, which_phrase
from boardrules.pixel_tactics.language.english.lexicon import BOUND, NEIGHBOURS, NOUNS, PLAYERS, ROWS, Noun, listed, plain, plural, things
from boardrules.pixel_tactics.language.grammar import expressions

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.speaker import Form

__all__ = ["Speech"]

LETTERS: Final = "XYZ"
UNITS: Final = {"all": " in all units", "each": " in all units", "one": " in any unit", "several": " in any unit", "among": " in any unit"}
"""Two units or four: a text is printed once for duels and teams."""


class Speech:
    """The words of one text: ``me`` is the card whose text it is, ``it`` what was chosen or made last, ``area`` the area chosen.

    An amount that is no plain number is called X; ``notes`` says what X is, until the sentence is finished. ``their``: ``it`` is each of
    several cards that the sentence names. ``your``: how the player of the text is spoken of.
    """

    def __init__(self, me: str, your: str = "your") -> None:
        self.me = me
        self.your = your
        self.it = "it"
        self.their = False
        self.area = "that area"
        self.player = "that player's"
        self.rival = ""
        self.notes: list[str] = []

    def apart(self) -> Speech:
        """Return a speech for what is said of each card on its own, which it calls *it*."""
        return Speech(self.me, self.your)

    # --------------------------------------------------------------------------------------------------------------------------- cards
    def cards(self, what: expressions.Pieces, form: Form = "all", chooser: str = "") -> Noun:
        """Return cards in one of the forms; *chooser*: by whose choice."""
        if what.ref:
            return Noun(self.bound(what.ref) + chooser)
        if what.place in {"forerunner", "supporter"}:
            return Noun(self._neighbour(what, form) + chooser)
        joined = self.union(what)
        if joined:
            one = form in {"one", "any"}
            return Noun(
                listed([self.cards(part, form).text for part in joined], "or" if one else "and") + chooser, not one and form != "each"
            )
        head, many = self._group(what, form)
        return Noun(head + chooser + self.rest(what, form, plural=many), many)

    def union(self, what: expressions.Pieces) -> list[expressions.Pieces]:
        """Return the cards that are named one by one: your leader, and some of your heroes. Return none for all others."""
        own = what.side == "own" and what.kinds == ("hero", "leader") and what.place == "unit" and not what.other
        if not own or what.ref or not isinstance(what.where, expressions.AnyOf):
            return []
        parts = [part.of for part in what.where.parts if isinstance(part, expressions.Is)]
        if len(parts) != 2 or len(what.where.parts) != 2:
            return []
        leader, heroes = parts
        if leader != expressions.Pieces("own", ("leader",)) or (heroes.side, heroes.kinds, heroes.ref) != ("own", ("hero",), ""):
            return []
        return [] if heroes.place in {"forerunner", "supporter"} else parts

    def rest(self, what: expressions.Pieces, form: Form, *, plural: bool) -> str:
        """Return what stands behind the noun: where the cards are, and which of them are meant."""
        which = "" if what.where is None else which_phrase(self, what.where, plural=plural)
        place = self._place(what, form)
        return which + place if which.startswith(" with") else place + which

    def whom(self, whose: expressions.Whose) -> str:
        """Return the players that are meant. A chosen rival is called *that* rival from then on."""
        if whose != "one_rival":
            return PLAYERS[whose]
        known, self.rival = self.rival, "that rival"
        return known or PLAYERS[whose]

    def hands(self, whose: expressions.Whose) -> str:
        """Return the possessive of those players."""
        return self.your if whose == "own" else f"{self.whom(whose)}'s"

    def bound(self, ref: expressions.Ref) -> str:
        """Return the card that a name is bound to."""
        if ref == "this":
            return self.me
        return self.it if ref == "it" else BOUND.get(ref, f'the card bound as "{plain(ref)}"')

    def whose(self, ref: expressions.Ref) -> str:
        """Return the possessive of the card that a name is bound to."""
        if ref == "source":
            return "the dealing card's"
        if ref == "it" and self.their:
            return "their"
        name = self.bound(ref)
        return "its" if name == "it" else f"{name}'s"

    def _neighbour(self, what: expressions.Pieces, form: Form) -> str:
        where = "" if what.where is None else which_phrase(self, what.where, plural=False)
        if what.kinds == ("hero",) and what.side == "own":
            return f"{self.me}'s {what.place}{where}"
        side = NEIGHBOURS[what.side]
        kinds = listed([NOUNS[kind][0] for kind in what.kinds], "or")
        at = "in front of" if what.place == "forerunner" else "behind"
        return f"{'a' if form == 'any' else 'the'} {side}{kinds} directly {at} {self.me}{where}"

    def _group(self, what: expressions.Pieces, form: Form) -> tuple[str, bool]:
        """Return the noun with the words before it, and whether it is plural."""
        many = form in {"all", "several", "bare", "among"}
        joint = "and" if form in {"all", "each", "bare", "among"} else "or"
        if what.side == "own":
            if what.kinds == ("leader",):
                return f"{self.your} leader", False
            others = listed([NOUNS[kind][1] for kind in what.kinds if kind != "leader"], joint)
            leader = f" {joint} {self.your} leader" if "leader" in what.kinds else ""
            words = f"{self.your} {'other ' if what.other else ''}{others}{leader}"
            start = {"each": "each of ", "one": "one of ", "several": "of ", "any": "one of "}.get(form, "")
            return start + words, many
        rival = "rival " if what.side == "rival" else ""
        words = rival + listed([NOUNS[kind][many] for kind in what.kinds], joint)
        other = "other " if what.other else ""
        match form:
            case "all" | "bare" | "among":
                return other + words, True
            case "several":
                return f"different {other}{words}", True
            case "each":
                return f"each {other}{words}", False
            case "one":
                return f"one {other}{words}", False
            case "any":
                article = "a" if what.side == "rival" else "any"
                return f"{'another' if what.other else article} {words}", False
            case _:
                assert_never(form)

    def _place(self, what: expressions.Pieces, form: Form) -> str:
        """Return where the cards stand, and in which units."""
        unit = self._unit(what, form)
        match what.place:
            case "unit" | "forerunner" | "supporter":
                return unit
            case "V" | "F" | "R":
                return f" in the {ROWS[what.place]}{unit.replace(' in ', ' of ')}"
            case "wave":
                return f" in the row of this wave{unit}"
            case "row" | "column":
                return f" in {self.me}'s {what.place}{unit}"
            case "area":
                return f" in {self.area}{'' if what.side == 'any' else unit}"
            case "melee":
                return f" in melee{unit}"
            case "adjacent":
                return f" next to {self.me}{unit}"
            case "behind":
                return f" anywhere behind {self.me} in its column{unit}"
            case _:
                assert_never(what.place)

    def _unit(self, what: expressions.Pieces, form: Form) -> str:
        """Return in which units the cards stand, unless the noun says it."""
        match what.side:
            case "any":
                return UNITS.get(form, "")
            case "one_rival":
                return f" in {self.hands('one_rival')} unit"
            case "others":
                return " in the units of other players"
            case "its":
                return f" in {self.whose('it')} unit"
            case "own" | "rival":
                return ""
            case _:
                assert_never(what.side)

    # ------------------------------------------------------------------------------------------------------------------------- targets
    def targets(self, what: expressions.Targets) -> Noun:
        """Return the cards on which an effect acts, one by one: all of some cards, or those picked."""
        if isinstance(what, expressions.Pieces):
            return self.cards(what, "each")
        among = what.among
        self.it = "the chosen " + (NOUNS[among.kinds[0]][0] if len(among.kinds) == 1 else "one")
        if (what.high == 1 and what.low < 2) or among.ref:
            return Noun(self.several(what))
        self.it = "each chosen one"
        return Noun(f"each of {self.several(what)}")

    def several(self, what: expressions.Pick) -> str:
        """Return how many of which cards somebody picks."""
        low, high = what.low, what.high
        if (high == 1 and low < 2) or what.among.ref:
            return f"{'' if low else 'up to '}{self.cards(what.among, 'one', _chooser(what)).text}"
        if high >= 99:
            number = "any number" if low == 0 else f"{low} or more"
        elif low == high:
            number = str(high)
        else:
            number = f"up to {high}" if low == 0 else f"{low} to {high}"
        cards = self.cards(what.among, "several", _chooser(what)).text
        joint = "" if cards.startswith("of ") or high < 99 else "of "
        short = " (or all, if there are fewer)" if low > 1 else ""
        return f"{number} {joint}{cards}{short}"

    # --------------------------------------------------------------------------------------------------------- amounts and conditions
    def number(self, what: expressions.Amount) -> str:
        """Return a number, or X with a note of what it is."""
        if isinstance(what, int):
            return str(what)
        letter = LETTERS[min(len(self.notes), len(LETTERS) - 1)]
        self.notes.append(f"{letter} is {self.amount(what)}")
        return letter

    def points(self, what: expressions.Amount) -> str:
        """Return an amount of damage: ``3 damage``, ``that much damage``."""
        return "that much damage" if what == expressions.Bound("that_much") else f"{self.number(what)} damage"

    def counted(self, n: expressions.Amount, what: str) -> str:
        """Return a number of things: ``1 card``, ``X cards``."""
        return things(n, what) if isinstance(n, int) else f"{self.number(n)} {plural(what)}"

    def amount(self, what: expressions.Amount) -> str:
        """Return an amount in words."""
        return amount_phrase(self, what)

    def condition(self, what: expressions.Condition) -> str:
        """Return what must hold, after "if" or "while"."""
        return condition_phrase(self, what)


def _chooser(what: expressions.Pick) -> str:
    return " of each rival's choice" if what.by == "rival" else ""

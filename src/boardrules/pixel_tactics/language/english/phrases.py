"""Noun phrases of the ability language in English: cards, amounts, conditions."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, assert_never

from boardrules.pixel_tactics.language.grammar import expressions

__all__ = ["Noun", "Speech", "listed", "plain", "things"]

Form: TypeAlias = Literal["all", "each", "one", "several", "any", "bare"]
"""The form of a noun phrase: *all* your heroes, *each* of them, *one* of them, (3) *several*, *any* hero; *bare*: heroes, of any unit."""

NOUNS: Final[dict[expressions.CardKind, tuple[str, str]]] = {
    "hero": ("hero", "heroes"),
    "leader": ("leader", "leaders"),
    "corpse": ("corpse", "corpses"),
}
ROWS: Final = {"V": "vanguard", "F": "flank", "R": "rear"}
KEYWORDS: Final = {"intercept": "Intercept", "ranged": "Ranged Attack", "status": "a status effect"}
COMPARED: Final = {"==": "exactly", "!=": "anything but", "<": "less than", "<=": "at most", ">": "more than", ">=": "at least"}
ORDINALS: Final = ("no", "first", "second", "third", "fourth", "fifth")
BOUND: Final = {"attacker": "the attacker", "target": "the target", "hero": "that hero", "source": "the card that dealt it"}
KNOWN: Final = {
    "that_much": "the damage dealt",
    "discarded": "the number of cards discarded that way",
    "drawn": "the number of cards drawn that way",
    "noted": "the number noted before",
    "behind": "how far the number noted for that player lies behind the greatest one",
    "nth_turn": "the number of orders played this turn so far",
    "nth_wave": "the number of orders played this wave so far",
}
TIMES: Final = {-2: "minus twice", -1: "minus", 1: "", 2: "twice"}
LETTERS: Final = "XYZ"
UNITS: Final = {"all": " in all units", "each": " in all units", "one": " in any unit", "several": " in any unit"}
"""Two units or four: a text is printed once for duels and teams."""
NEIGHBOURS: Final[dict[expressions.UnitSide, str]] = {
    "own": "",
    "one_rival": "one rival's ",
    "rival": "rival ",
    "others": "other player's ",
    "any": "own or rival ",
    "its": "that unit's ",
}
PLAYERS: Final[dict[expressions.Whose, str]] = {
    "own": "you",
    "one_rival": "one rival",
    "rival": "each rival",
    "others": "each other player",
    "any": "each player",
}


class Noun(NamedTuple):
    """A noun phrase, and whether its verb is plural."""

    text: str
    plural: bool = False

    def verb(self, one: str, many: str) -> str:
        """Return the phrase with its verb: ``has``, ``have``."""
        return f"{self.text} {many if self.plural else one}"


def listed(words: list[str], last: str = "and") -> str:
    """Return a list in words: ``a``; ``a and b``; ``a, b and c``."""
    return "".join(words) if len(words) < 2 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def things(n: int, what: str) -> str:
    """Return a number of things: ``1 card``, ``2 cards``."""
    return f"{n} {what}{'' if n == 1 else 's'}"


def plain(name: str) -> str:
    """Return a name from a pack as words."""
    return name.replace("_", " ")


class Speech:
    """The words of one text: ``me`` is the card whose text it is, ``it`` what was chosen or made last, ``area`` the area chosen.

    An amount that is no plain number is called X; ``notes`` says what X is, until :meth:`noted` adds it to a sentence.
    """

    def __init__(self, me: str) -> None:
        self.me = me
        self.it = "it"
        self.area = "that area"
        self.player = "that player's"
        self.rival = ""
        self.notes: list[str] = []

    # --------------------------------------------------------------------------------------------------------------------------- cards
    def cards(self, what: expressions.Pieces, form: Form = "all") -> Noun:
        """Return cards in one of the forms."""
        if what.ref:
            return Noun(self.bound(what.ref))
        if what.place in {"forerunner", "supporter"}:
            return Noun(self._neighbour(what, form))
        tail = self._place(what, form)
        head, plural = self._group(what, form)
        if what.where is not None:
            tail += self._which(what.where, plural=plural)
        return Noun(head + tail, plural)

    def whom(self, whose: expressions.Whose) -> str:
        """Return the players that are meant. A chosen rival is called *that* rival from then on."""
        if whose != "one_rival":
            return PLAYERS[whose]
        known, self.rival = self.rival, "that rival"
        return known or PLAYERS[whose]

    def hands(self, whose: expressions.Whose) -> str:
        """Return the possessive of those players."""
        return "your" if whose == "own" else f"{self.whom(whose)}'s"

    def bound(self, ref: expressions.Ref) -> str:
        """Return the card that a name is bound to."""
        if ref == "this":
            return self.me
        return self.it if ref == "it" else BOUND.get(ref, f'the card bound as "{plain(ref)}"')

    def whose(self, ref: expressions.Ref) -> str:
        """Return the possessive of the card that a name is bound to."""
        if ref == "source":
            return "the dealing card's"
        name = self.bound(ref)
        return "its" if name == "it" else f"{name}'s"

    def _neighbour(self, what: expressions.Pieces, form: Form) -> str:
        where = "" if what.where is None else self._which(what.where, plural=False)
        if what.kinds == ("hero",) and what.side == "own":
            return f"{self.me}'s {what.place}{where}"
        side = NEIGHBOURS[what.side]
        kinds = listed([NOUNS[kind][0] for kind in what.kinds], "or")
        at = "in front of" if what.place == "forerunner" else "behind"
        return f"{'a' if form == 'any' else 'the'} {side}{kinds} directly {at} {self.me}{where}"

    def _group(self, what: expressions.Pieces, form: Form) -> tuple[str, bool]:
        """Return the noun with the words before it, and whether it is plural."""
        many = form in {"all", "several", "bare"}
        joint = "and" if form in {"all", "each", "several", "bare"} else "or"
        if what.side == "own":
            if what.kinds == ("leader",):
                return "your leader", False
            others = listed([NOUNS[kind][1] for kind in what.kinds if kind != "leader"], joint)
            words = f"your {'other ' if what.other else ''}{others}{f' {joint} your leader' if 'leader' in what.kinds else ''}"
            start = {"each": "each of ", "one": "one of ", "several": "of ", "any": "one of "}.get(form, "")
            return start + words, many
        rival = "rival " if what.side == "rival" else ""
        words = rival + listed([NOUNS[kind][many] for kind in what.kinds], joint)
        other = "other " if what.other else ""
        match form:
            case "all" | "bare":
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

    def _which(self, where: expressions.Condition, *, plural: bool) -> str:
        """Return the relative clause that says which cards are meant."""
        have = "have" if plural else "has"
        match where:
            case expressions.Has("spell"):
                return f" that {have} a spell of {'their' if plural else 'its'} own"
            case expressions.Has(word):
                return f" with {KEYWORDS[word]}"
            case expressions.Did(deed):
                return f" that {self._suffered(deed, plural=plural)}"
            case expressions.Compare(expressions.DamageOn("it"), ">=", 1):
                return f" that {have} damage on {'them' if plural else 'it'}"
            case _:
                return f" for which this holds: {Speech(self.me).condition(where)}"

    @staticmethod
    def _suffered(deed: expressions.DeedName, *, plural: bool = False) -> str:
        have = "have" if plural else "has"
        return {
            "damaged": f"{have} taken damage in this wave",
            "recruited": f"{'were' if plural else 'was'} recruited in this wave",
            "moved": f"{'were' if plural else 'was'} moved in this wave",
            "attacked": f"{have} attacked in this wave",
            "revived": f"{'were' if plural else 'was'} brought back to life in this wave",
            "struck_you": f"{have} made a melee attack on your unit in this wave",
            "lethal": f"{have} lethal damage",
        }[deed]

    def targets(self, what: expressions.Targets) -> Noun:
        """Return the cards on which an effect acts, one by one: all of some cards, or those picked."""
        if isinstance(what, expressions.Pieces):
            return self.cards(what, "each")
        among = what.among
        self.it = "the chosen " + (NOUNS[among.kinds[0]][0] if len(among.kinds) == 1 else "one")
        if (what.low, what.high) == (1, 1):
            noun = self.cards(among, "one").text + (" chosen by each rival" if what.by == "rival" else "")
        else:
            self.it = "each chosen one"
            noun = f"each of {self.several(what)}"
        return Noun(noun)

    def several(self, what: expressions.Pick) -> str:
        """Return how many of which cards somebody picks."""
        low, high = what.low, what.high
        if high >= 99:
            number = "any number" if low == 0 else f"{low} or more"
        elif low == high:
            number = str(high)
        else:
            number = f"up to {high}" if low == 0 else f"{low} to {high}"
        cards = self.cards(what.among, "several").text
        joint = "" if cards.startswith("of ") or high < 99 else "of "
        short = " (all there are, if fewer)" if low > 1 else ""
        chosen = " chosen by each rival" if what.by == "rival" else ""
        return f"{number} {joint}{cards}{chosen}{short}"

    # ------------------------------------------------------------------------------------------------------------------------- amounts
    def number(self, what: expressions.Amount) -> str:
        """Return a number, or X with a note of what it is."""
        if isinstance(what, int):
            return str(what)
        letter = LETTERS[min(len(self.notes), len(LETTERS) - 1)]
        self.notes.append(f"{letter} is {self.amount(what)}")
        return letter

    def counted(self, n: expressions.Amount, what: str) -> str:
        """Return so many things: ``1 card``, ``X cards``."""
        return things(n, what) if isinstance(n, int) else f"{self.number(n)} {what}s"

    def noted(self, text: str) -> str:
        """Return *text* with the notes that it needs."""
        notes, self.notes = self.notes, []
        return "; ".join([text, *notes])

    def amount(self, what: expressions.Amount) -> str:
        """Return an amount in words."""
        match what:
            case int():
                return str(what)
            case expressions.Count(of):
                return f"the number of {self.cards(of, 'all').text}"
            case expressions.DamageOn(ref):
                return f"the damage on {self.bound(ref)}"
            case expressions.StrengthOf(ref, printed, beside) if beside:
                return f"the {'printed ' if printed else ''}attack strength of {self.whose(ref)} {beside}"
            case expressions.StrengthOf(ref, printed):
                return f"{self.whose(ref)} {'printed ' if printed else ''}attack strength"
            case expressions.LifeOf(ref, printed):
                return f"{self.whose(ref)} {'printed ' if printed else ''}life"
            case expressions.MarkersOn(kind, ref):
                return f"the number of {plain(kind)} markers on {self.bound(ref)}"
            case expressions.HandSize(side):
                return f"the number of cards in {'your hand' if side == 'own' else 'the largest hand of a rival'}"
            case expressions.DeckSize(side):
                return f"the number of cards in {'your deck' if side == 'own' else 'the largest deck of a rival'}"
            case expressions.OrdersPlayed(side):
                by = {"own": " that you have", "rival": " that rivals have", "others": " that other players have", "any": ""}[side]
                return f"the number of orders{by} played in this wave"
            case expressions.StrengthOfCard():
                return "the attack strength printed on the hero side of that card"
            case expressions.Bound(name):
                return KNOWN.get(name, f'the number noted as "{plain(name)}"')
            case expressions.Plus(parts):
                text = "".join([self._added(part) for part in parts])
                return text.removeprefix(" plus ").lstrip()
            case expressions.Extreme(which, n, among):
                return f"the {which} that {Speech(self.me).amount(n)} comes to among {self.cards(among).text}"
            case expressions.Times(by, of):
                return f"{TIMES.get(by, f'{by} times')} {self.amount(of)}".lstrip()
            case _:
                assert_never(what)

    def _added(self, part: expressions.Amount) -> str:
        """Return an amount that is added to others, or taken away."""
        match part:
            case int() if part < 0:
                return f" minus {-part}"
            case expressions.Times(by, of) if by < 0:
                return f" less {self.amount(of if by == -1 else expressions.Times(-by, of))}"
            case _:
                return f" plus {self.amount(part)}"

    # ---------------------------------------------------------------------------------------------------------------------- conditions
    def condition(self, what: expressions.Condition, *, so: bool = True) -> str:
        """Return what must hold (or, unless *so*, must not), after "if" or "while"."""
        match what:
            case expressions.Not(of):
                return self.condition(of, so=not so)
            case expressions.FirstPlayer():
                return f"you are {'' if so else 'not '}the first player"
            case expressions.Beside(where):
                return f"{self.it} has {'a' if so else 'no'} {where}"
            case expressions.Room(side):
                return f"there is {'an' if so else 'no'} empty slot in {self.hands(side)} unit"
            case expressions.InWave(row):
                return f"the current wave is {'' if so else 'not '}the {ROWS[row]} wave"
            case expressions.Exists(of):
                text = self.cards(of, "one" if of.side == "any" else "any").text
                return f"there is {'' if so else 'not '}{text}"
            case expressions.Is(of):
                return f"{self.it} is {'' if so else 'not '}{self.cards(of, 'one').text}"
            case expressions.AnyChosen():
                return f"{'somebody' if so else 'nobody'} was chosen"
            case expressions.Has("spell"):
                return f"{self.it} has {'a' if so else 'no'} spell of its own"
            case expressions.Has(word):
                return f"{self.it} {'has' if so else 'does not have'} {KEYWORDS[word]}"
            case expressions.Did(deed):
                said = f"{self.it} {self._suffered(deed)}"
                return said if so else f"it is not so that {said}"
            case expressions.Compare(expressions.Bound("nth_turn" | "nth_wave" as name), "==", int(n)) if 0 < n < len(ORDINALS):
                within = "turn" if name == "nth_turn" else "wave"
                return f"it was {'' if so else 'not '}{self.player} {ORDINALS[n]} order of this {within}"
            case expressions.Compare(expressions.OrdersPlayed(by_whom), ">=", 1):
                whose = {"own": "you have", "rival": "a rival has", "others": "another player has", "any": "somebody has"}[by_whom]
                return f"{whose} {'' if so else 'not '}played an order in this wave"
            case expressions.Compare(left, op, right):
                is_ = "is" if so else "is not"
                return f"{self.amount(left)} {is_} {COMPARED[op]} {self.amount(right)}"
            case expressions.AllOf(parts) | expressions.AnyOf(parts):
                words = [self.condition(part, so=so) for part in parts]
                return listed(words, "or" if isinstance(what, expressions.AnyOf) == so else "and")
            case _:
                assert_never(what)

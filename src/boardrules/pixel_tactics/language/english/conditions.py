"""Conditions of the ability language in English: after "if" and "while", and as what tells some cards from others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never

from boardrules.pixel_tactics.language.english.amounts import attribute
from boardrules.pixel_tactics.language.english.lexicon import (
    COMPARED,
    COUNTED,
    FLIPPED,
    KEYWORDS,
    NOUNS,
    ORDINALS,
    ROWS,
    listed,
    plain,
    things,
)
from boardrules.pixel_tactics.language.grammar import expressions as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.speaker import Speaker

__all__ = ["condition_phrase", "exists_phrase", "which_phrase"]

Comparison: TypeAlias = Literal["==", "!=", "<", "<=", ">", ">="]
OPPOSITE: Final[dict[Comparison, Comparison]] = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
HANDS: Final[dict[Comparison, str]] = {
    "==": "you have as many cards in your hand as the rival with most",
    "!=": "you do not have as many cards in your hand as the rival with most",
    "<": "you have fewer cards in your hand than a rival",
    "<=": "you have no more cards in your hand than a rival",
    ">": "you have more cards in your hand than each rival",
    ">=": "you have at least as many cards in your hand as each rival",
}
"""How your hand compares with the largest hand of a rival."""
DAMAGED: Final = g.Compare(g.DamageOn("it"), ">=", 1)


def condition_phrase(say: Speaker, what: g.Condition, *, so: bool = True, inner: bool = False) -> str:
    """Return what must hold (or, unless *so*, must not); *inner*: it is a part of another condition."""
    match what:
        case g.Not(of):
            return condition_phrase(say, of, so=not so, inner=inner)
        case g.FirstPlayer():
            return f"you are {'' if so else 'not '}the first player"
        case g.Beside(where):
            return f"{say.it} has {'a' if so else 'no'} {where}"
        case g.Room(side):
            return f"there is {'an' if so else 'no'} empty slot in {say.hands(side)} unit"
        case g.InWave(row):
            return f"the current wave is {'' if so else 'not '}the {ROWS[row]} wave"
        case g.Exists(of):
            return exists_phrase(say, of, so=so)
        case g.Is(of):
            return f"{say.it} is {'' if so else 'not '}{say.cards(of, 'one').text}"
        case g.AnyChosen():
            return "any was chosen" if so else "none was chosen"
        case g.Has("spell"):
            return f"{say.it} has {'a' if so else 'no'} spell of its own"
        case g.Has(word):
            return f"{say.it} {'has' if so else 'does not have'} {KEYWORDS[word]}"
        case g.Did(deed):
            return f"{say.it} {_deed(deed, so=so)}"
        case g.Compare():
            return _compared(say, what, so=so)
        case g.AllOf(parts) | g.AnyOf(parts):
            joint = "or" if isinstance(what, g.AnyOf) == so else "and"
            words = [condition_phrase(say, part, so=so, inner=True) for part in parts]
            start = {"or": "either ", "and": "both "}[joint] if inner and len(words) > 1 else ""
            return start + listed(words, joint)
        case _:
            assert_never(what)


def _compared(say: Speaker, what: g.Compare, *, so: bool) -> str:
    match what:
        case g.Compare(g.Bound("nth_turn" | "nth_wave" as name), "==", int(n)) if 0 < n < len(ORDINALS):
            within = "turn" if name == "nth_turn" else "wave"
            return f"it was {'' if so else 'not '}{say.player} {ORDINALS[n]} order of this {within}"
        case g.Compare(g.OrdersPlayed(by_whom), ">=", 1):
            whose = {"own": "you have", "rival": "a rival has", "others": "another player has", "any": "somebody has"}[by_whom]
            return f"{whose} {'' if so else 'not '}played an order this wave"
        case g.Compare(g.HandSize("own"), op, int(n)):
            if n == 0 and op == "==":
                return f"you have {'no' if so else 'any'} cards in your hand"
            return f"you have {COUNTED[_op(op, so=so)]} {things(n, 'card')} in your hand"
        case g.Compare(g.HandSize("own"), op, g.HandSize("rival")):
            return HANDS[_op(op, so=so)]
        case g.Compare(g.Count(of), op, int(n)) if not _named(say, of):
            joint: Literal["and", "or"] = "or" if n == 1 else "and"
            start = "you have" if of.side == "own" else "there is" if n == 1 else "there are"
            other, rival = "other " if of.other else "", "rival " if of.side == "rival" else ""
            kinds = listed([NOUNS[kind][n != 1] for kind in of.kinds], joint)
            return f"{start} {COUNTED[_op(op, so=so)]} {n} {other}{rival}{kinds}{say.rest(of, 'all', plural=n != 1)}"
        case g.Compare(g.MarkersOn(kind, ref), op, int(n)):
            return f"{say.bound(ref)} has {COUNTED[_op(op, so=so)]} {things(n, f'{plain(kind)} marker')}"
        case g.Compare(g.DamageOn(ref), ">=", 1):
            return f"there is {'' if so else 'no '}damage on {say.bound(ref)}"
        case g.Compare(left, op, right):
            return f"{say.amount(left)} is {COMPARED[_op(op, so=so)]} {say.amount(right)}"


def _op(op: Comparison, *, so: bool) -> Comparison:
    """Return the comparison that holds, or the one that holds if it does not."""
    return op if so else OPPOSITE[op]


def exists_phrase(say: Speaker, what: g.Pieces, *, so: bool) -> str:
    """Return that there is such a card, or damage on one, or that there is none."""
    no = "" if so else "no "
    match what.where:
        case g.Compare(g.DamageOn("it"), ">=", 1):
            return f"there is {no}damage on {_some(say, _where(what, None))}"
        case g.AllOf((kept, last)) if last == DAMAGED:
            return f"there is {no}damage on {_some(say, _where(what, kept))}"
        case _:
            pass
    if what.place in {"forerunner", "supporter"} and (what.side, what.kinds, what.ref) == ("own", ("hero",), ""):
        where = "in front of" if what.place == "forerunner" else "behind"
        which = "" if what.where is None else which_phrase(say, what.where, plural=False)
        return f"{'a' if so else 'no'} {what.place}{which} stands {where} {say.me}"
    if _named(say, what):
        return f"there is {'' if so else 'not '}{say.cards(what, 'any').text}"
    start = ("another " if so else "no other ") if what.other else "a " if so else "no "
    own = what.side == "own"
    return f"{'you have' if own else 'there is'} {start}{_kinds(say, what, many=own and not so)}"


def _named(say: Speaker, what: g.Pieces) -> bool:
    """Return whether cards have a name in the sentence, rather than a number and a kind."""
    return bool(what.ref or what.place in {"forerunner", "supporter"} or say.union(what))


def _some(say: Speaker, what: g.Pieces) -> str:
    """Return any one of these cards: ``a hero in any unit``, ``one of your heroes``."""
    if what.side == "own" or _named(say, what):
        return say.cards(what, "any").text
    return f"{'another' if what.other else 'a'} {_kinds(say, what)}"


def _kinds(say: Speaker, what: g.Pieces, *, many: bool = False) -> str:
    """Return what such a card is called, and where it stands, without an article."""
    kinds = listed([NOUNS[kind][many] for kind in what.kinds], "or")
    form: Literal["one", "any"] = "one" if what.side == "any" else "any"
    return f"{'rival ' if what.side == 'rival' else ''}{kinds}{say.rest(what, form, plural=many)}"


def _where(what: g.Pieces, where: g.Condition | None) -> g.Pieces:
    return g.Pieces(what.side, what.kinds, what.place, what.other, where, what.ref)


def which_phrase(say: Speaker, where: g.Condition, *, plural: bool, so: bool = True) -> str:
    """Return what tells the meant cards from others, after their noun: `` with Intercept``, `` whose life is at least 5``."""
    with_ = " with" if so else " without"
    own = f"of {'their' if plural else 'its'} own"
    match where:
        case g.Not(of) if not isinstance(of, g.AllOf | g.AnyOf | g.Not):
            return which_phrase(say, of, plural=plural, so=not so)
        case g.Has("spell"):
            return f"{with_} a spell {own}" if so else f"{with_} any spell {own}"
        case g.Has(word):
            return f"{with_} {KEYWORDS[word]}"
        case g.Did("lethal"):
            return f"{with_} lethal damage"
        case g.Did(deed):
            return f" that {_deed(deed, so=so, plural=plural)}"
        case g.Beside(beside):
            return f"{with_} a {beside}"
        case g.Compare(g.DamageOn("it"), ">=", 1):
            return f"{with_} damage on {'them' if plural else 'it'}"
        case g.Compare(left, op, right) if attribute(left):
            return f" whose {attribute(left)} is {COMPARED[_op(op, so=so)]} {say.apart().amount(right)}"
        case g.Compare(left, op, right) if attribute(right):
            return f" whose {attribute(right)} is {FLIPPED[_op(op, so=so)]} {say.apart().amount(left)}"
        case g.Is(of):
            return f" that {'are' if plural else 'is'} {'also' if so else 'not'} {say.apart().cards(of, 'one').text}"
        case g.AllOf(parts) | g.AnyOf(parts) if so and not any(isinstance(part, g.AllOf | g.AnyOf) for part in parts):
            words = [which_phrase(say, part, plural=plural).lstrip() for part in parts]
            return f" {listed(words, 'or' if isinstance(where, g.AnyOf) else 'and')}"
        case _:
            return f" such that {condition_phrase(say.apart(), where, so=so)}"


def _deed(deed: g.DeedName, *, so: bool = True, plural: bool = False) -> str:
    """Return what a card did or suffered this wave."""
    have = f"{'have' if plural else 'has'}{'' if so else ' not'}"
    was = f"{'were' if plural else 'was'}{'' if so else ' not'}"
    return {
        "damaged": f"{have} taken damage this wave",
        "recruited": f"{was} recruited this wave",
        "moved": f"{was} moved this wave",
        "attacked": f"{have} attacked this wave",
        "revived": f"{was} brought back to life this wave",
        "struck_you": f"{have} made a melee attack on your unit this wave",
        "lethal": f"{'has' if so else 'does not have'} lethal damage",
    }[deed]

"""Amounts of the ability language in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.english.lexicon import KNOWN, TIMES, listed, plain
from boardrules.pixel_tactics.language.grammar import expressions as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.speaker import Speaker

__all__ = ["amount_phrase", "attribute", "each_of"]


def amount_phrase(say: Speaker, what: g.Amount) -> str:
    """Return an amount in words: ``the damage on this hero``."""
    match what:
        case int():
            return str(what)
        case g.Count(of):
            return f"the number of {say.cards(of, 'all').text}"
        case g.DamageOn(ref):
            return f"the damage on {say.bound(ref)}"
        case g.StrengthOf(ref, printed, beside) if beside:
            return f"the {'printed ' if printed else ''}attack strength of {say.whose(ref)} {beside}"
        case g.StrengthOf(ref, printed):
            return f"{say.whose(ref)} {'printed ' if printed else ''}attack strength"
        case g.LifeOf(ref, printed):
            return f"{say.whose(ref)} {'printed ' if printed else ''}life"
        case g.MarkersOn(kind, ref):
            return f"the number of {plain(kind)} markers on {say.bound(ref)}"
        case g.HandSize(side):
            return f"the number of cards in {f'{say.your} hand' if side == 'own' else 'the largest hand of a rival'}"
        case g.DeckSize(side):
            return f"the number of cards in {f'{say.your} deck' if side == 'own' else 'the largest deck of a rival'}"
        case g.OrdersPlayed(side):
            own = "you have" if say.your == "your" else "they have"
            by = {"own": f" that {own}", "rival": " that rivals have", "others": " that other players have", "any": ""}[side]
            return f"the number of orders{by} played this wave"
        case g.StrengthOfCard():
            return "the attack strength printed on the hero side of that card"
        case g.Bound(name):
            return KNOWN[name]
        case g.Plus((g.LifeOf(ref, False), g.Times(-1, g.DamageOn(on)))) if ref == on:
            return f"{say.whose(ref)} remaining life"
        case g.Plus(parts):
            return "".join([_added(say, part) for part in parts]).removeprefix(" plus ").lstrip()
        case g.Extreme(which, n, among):
            cards = say.cards(among, "all").text
            if attribute(n):
                return f"the {'lowest' if which == 'least' else 'highest'} {attribute(n)} among {cards}"
            return f"the {which} that {say.apart().amount(n)} comes to among {cards}"
        case g.Times(by, g.Plus(parts)):
            return f"{TIMES.get(by, f'{by} times')} the sum of {listed([say.amount(part) for part in parts])}".lstrip()
        case g.Times(by, of):
            return f"{TIMES.get(by, f'{by} times')} {say.amount(of)}".lstrip()
        case _:
            assert_never(what)


def _added(say: Speaker, part: g.Amount) -> str:
    """Return an amount that is added to others, or taken away."""
    match part:
        case int() if part < 0:
            return f" minus {-part}"
        case g.Times(by, of) if by < 0:
            return f" less {say.amount(of if by == -1 else g.Times(-by, of))}"
        case _:
            return f" plus {say.amount(part)}"


def attribute(what: g.Amount) -> str:
    """Return the name of an amount that is read off ``it``, "" for others: ``attack strength``, ``printed life``."""
    match what:
        case g.DamageOn("it"):
            return "damage"
        case g.StrengthOf("it", printed, beside):
            return f"{f'{beside} ' if beside else ''}{'printed ' if printed else ''}attack strength"
        case g.LifeOf("it", printed):
            return f"{'printed ' if printed else ''}life"
        case g.MarkersOn(kind, "it"):
            return f"number of {plain(kind)} markers"
        case g.Plus((g.LifeOf("it", False), g.Times(-1, g.DamageOn("it")))):
            return "remaining life"
        case _:
            return ""


def each_of(say: Speaker, what: g.Amount, *, known: str = "") -> tuple[int, str] | None:
    """Return an amount that goes up in steps, as the step and what it is counted by: ``2``, ``each corpse``.

    *known*: the card that the sentence has just named.
    """
    match what:
        case g.Count(of) if not (of.ref or of.place in {"forerunner", "supporter"} or (of.side == "own" and "leader" in of.kinds)):
            return 1, say.cards(of, "each").text
        case g.DamageOn(ref):
            return 1, f"each point of damage on {_named(say, ref, known)}"
        case g.MarkersOn(kind, ref):
            return 1, f"each {plain(kind)} marker on {_named(say, ref, known)}"
        case g.Times(by, g.Count() | g.DamageOn() | g.MarkersOn() as of) if by not in {0, 1}:
            found = each_of(say, of, known=known)
            return None if found is None else (by, found[1])
        case _:
            return None


def _named(say: Speaker, ref: g.Ref, known: str) -> str:
    """Return a card, which is *it* if the sentence has just named it, and *them* if it is each of several."""
    if ref == "it" and say.their:
        return "them"
    return "it" if ref == "this" and known == say.me else say.bound(ref)

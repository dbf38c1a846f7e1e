"""Effects on the cards of units as English clauses: damage, defeat and revival, and where the cards stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.english.lexicon import Clause
from boardrules.pixel_tactics.language.grammar import pieces as g
from boardrules.pixel_tactics.language.grammar.expressions import Pick, Pieces

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Quantity, Targets

__all__ = ["piece_clause"]


def piece_clause(say: Speech, effect: g.PieceEffect) -> Clause:
    """Return what is done to the cards of units."""
    match effect:
        case g.DealDamage(n, to):
            text = say.targets(to).text
            return Clause(f"deal {say.points(n)} to {text}")
        case g.Heal(n, of, up_to):
            text = say.targets(of).text
            return Clause(f"heal {_amount(say, n, up_to=up_to)} from {text}")
        case g.Share(what, n, among, up_to):
            number = f"{'up to ' if up_to else ''}{say.points(n)}"
            if what == "damage":
                return Clause(f"deal {number}, divided as you like among {_among(say, among)}")
            return Clause(f"heal {number} in all, divided as you like among {_among(say, among)}")
        case g.MoveDamage(n, of, to, up_to, each=True):
            source = say.cards(of, "all").text if isinstance(of, Pieces) else say.targets(of).text
            taken = Clause(f"move {_moved(say, n, up_to=up_to)} each from {source} to {say.targets(to).text}")
            return taken._replace(more=("A card that takes this damage gives none.",))
        case g.MoveDamage(n, of, to, up_to):
            source = say.targets(of).text if isinstance(of, Pick) else say.cards(of, "bare").text
            number = _moved(say, n, up_to=up_to)
            many = isinstance(of, Pieces) and not of.ref and of.kinds != ("leader",)
            altogether = " in all, in any parts," if many and n is not None else ""
            return Clause(f"move {number}{altogether} from {source} to {_second(say, of, to)}")
        case g.Redistribute(of, among):
            text = say.targets(of).text
            return Clause(f"move all damage from {text} to other cards, divided as you like among {_among(say, among)}")
        case g.Defeat(who, and_this):
            return Clause(f"defeat {say.targets(who).text}{f' together with {say.me}' if and_this else ''}")
        case g.Revive(who, mortal):
            text = say.targets(who).text
            if isinstance(who, Pick):
                say.it = "the revived hero"
            return Clause(f"bring {text} back to life {'with as much damage as it has life' if mortal else 'without damage'}")
        case g.ClearCorpses(who):
            among = who.among if isinstance(who, Pick) else who
            if among.kinds == ("corpse",) and not among.ref:
                return Clause(f"clear {say.targets(who).text}")
            return Clause(f"put {say.targets(who).text} into its owner's discard pile")
        case g.ToHand(who):
            return Clause(f"return {say.targets(who).text} to its owner's hand")
        case g.DiscardPiece(who):
            return Clause(f"discard {say.targets(who).text} from play, which is no defeat")
        case g.MovePiece(who, to, may):
            text = say.targets(who).text
            own = to == "own_unit"
            words = f"put {text} on an empty slot of your unit, under your control" if own else f"move {text} to an empty slot of its unit"
            if may:
                return Clause(f"you may {words}", asks=False, more=("If it does not move, nothing else happens.",))
            return Clause(words)
        case g.Swap(first, second):
            if second is None:
                return Clause(f"swap {_pair(say, first)}")
            return Clause(f"swap {say.targets(first).text} with {_second(say, first, second)}")
        case g.Rearrange(place):
            return Clause(f"rearrange all heroes and corpses in {'your unit' if place == 'unit' else say.area} as you like")
        case g.ChooseArea():
            return _area(say, effect)
        case _:
            assert_never(effect)


def _amount(say: Speech, n: Quantity | None, *, up_to: bool) -> str:
    return "all damage" if n is None else f"{'up to ' if up_to else ''}{say.points(n)}"


def _moved(say: Speech, n: Quantity | None, *, up_to: bool) -> str:
    return "any part of the damage" if n is None and up_to else _amount(say, n, up_to=up_to)


def _among(say: Speech, what: Pieces) -> str:
    return say.cards(what, "among").text


def _second(say: Speech, first: Targets, second: Targets) -> str:
    """Return the second card, which is called a different one where it could be mistaken for the first."""
    text = say.targets(second).text
    if isinstance(first, Pick) and isinstance(second, Pick) and set(first.among.kinds) & set(second.among.kinds):
        if text.startswith("one of "):
            return f"another {text.removeprefix('one ')}"
        return f"a different {text.removeprefix('one ')}" if text.startswith("one ") else f"{text}, but not the same one"
    return text


def _pair(say: Speech, first: Targets) -> str:
    if isinstance(first, Pieces):
        return f"{say.cards(first).text} with each other"
    if (first.low, first.high) != (2, 2):
        return f"{say.several(first)} with each other"
    among = say.cards(first.among, "several").text.removeprefix("different ")
    return f"two {among} with each other{' by the choice of each rival' if first.by == 'rival' else ''}"


def _area(say: Speech, effect: g.ChooseArea) -> Clause:
    shape = effect.shape
    say.area = f"those {shape}s" if effect.across else f"that {shape}"
    if effect.across:
        joint = "row, the same in every unit" if shape == "row" else "column of your unit and the one that faces it"
        text = f"choose a {joint}"
    else:
        text = f"choose a {shape} {({'own': 'of your unit', 'rival': 'of a rival unit', 'any': 'of any unit'})[effect.side]}"
    if effect.if_possible_with is None:
        return Clause(text)
    held = say.cards(effect.if_possible_with, "any").text.removeprefix("any ").removeprefix("a ")
    return Clause(f"{text}, with a {held} in it if there is any")

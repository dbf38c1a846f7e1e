"""Effects on the cards of units as English clauses: damage, defeat and revival, and where the cards stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.grammar import pieces as g
from boardrules.pixel_tactics.language.grammar.expressions import Pick, Pieces

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Targets

__all__ = ["piece_clause"]


def piece_clause(say: Speech, effect: g.PieceEffect) -> str:
    """Return what is done to the cards of units."""
    match effect:
        case g.DealDamage(n, to):
            text = say.targets(to).text
            return f"put {say.number(n)} damage on {text}"
        case g.Heal(n, of, up_to):
            text = say.targets(of).text
            number = "all" if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            return f"take {number} damage off {text}"
        case g.Share(what, n, among, up_to):
            verb = "share out" if what == "damage" else "take off"
            most = "up to " if up_to else "exactly "
            among_ = say.cards(among, "all" if among.ref else "several").text.removeprefix("of ").removeprefix("different ")
            if what == "damage":
                return f"{verb} {most}{say.number(n)} damage among {among_}, in any way you like"
            return f"{verb} {most}{say.number(n)} damage in all from {among_}, in any way you like"
        case g.MoveDamage(n, of, to, up_to, each=True):
            number = "all" if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            return f"move {number} damage from {say.targets(of).text} onto {say.targets(to).text} that gives none"
        case g.MoveDamage(n, of, to, up_to):
            everything = "any part of the" if up_to else "all"
            source = say.targets(of).text if isinstance(of, Pick) else say.cards(of, "bare").text
            number = everything if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            many = isinstance(of, Pieces) and not of.ref and of.kinds != ("leader",)
            altogether = " in all, as much from each as you like," if many and n is not None else ""
            return f"move {number} damage{altogether} from {source} to {_another(say, of, to)}"
        case g.Redistribute(of, among):
            text = say.targets(of).text
            others = say.cards(among, "several").text.removeprefix("of ").removeprefix("different ")
            return f"take up all damage of {text} and share it out among other cards, {others}, in any way you like: it is moved"
        case g.Defeat(who, and_this):
            return f"defeat {say.targets(who).text}{f' together with {say.me}' if and_this else ''}"
        case g.Revive(who, mortal):
            text = say.targets(who).text
            if isinstance(who, Pick):
                say.it = "the revived hero"
            return f"bring {text} back to life, {'with as much damage as it has life' if mortal else 'without damage'}"
        case g.ClearCorpses(who):
            return f"put {say.targets(who).text} into its owner's discard pile"
        case g.ToHand(who):
            return f"put {say.targets(who).text} back into its owner's hand"
        case g.DiscardPiece(who):
            return f"put {say.targets(who).text} into its owner's discard pile, which is no defeat"
        case g.MovePiece(who, to, may):
            text = say.targets(who).text
            where = "your unit, where it is yours to control" if to == "own_unit" else "its unit"
            if may:
                return f"you may put {text} on any empty slot of {where}; if you do not or cannot, the rest is skipped"
            return f"put {text} on any empty slot of {where}"
        case g.Swap(first, second):
            if second is None:
                return f"let {_pair(say, first)} change places"
            return f"let {say.targets(first).text} and {say.targets(second).text} change places"
        case g.Rearrange(place):
            if place == "unit":
                return "take up all heroes and corpses of your unit and put them back on its slots, wherever you like"
            return f"take up all heroes and corpses in {say.area} and put them back on its slots, wherever you like"
        case g.ChooseArea():
            return _area(say, effect)
        case _:
            assert_never(effect)


def _another(say: Speech, of: Targets, to: Targets) -> str:
    """Return the card that takes damage; call it another one where it could be mistaken for the giver."""
    text = say.targets(to).text
    if isinstance(of, Pick) and isinstance(to, Pick) and set(of.among.kinds) & set(to.among.kinds):
        return f"{text}, but not the same one"
    return text


def _pair(say: Speech, first: Targets) -> str:
    if isinstance(first, Pieces):
        return say.cards(first).text
    kinds = " (in any mix)" if len(first.among.kinds) > 1 else ""
    if (first.low, first.high) != (2, 2):
        return f"{say.several(first)}{kinds}"
    among = say.cards(first.among, "several").text.removeprefix("different ")
    return f"two {among}{kinds}{' chosen by each rival' if first.by == 'rival' else ''}"


def _area(say: Speech, effect: g.ChooseArea) -> str:
    shape = effect.shape
    say.area = f"those {shape}s" if effect.across else f"that {shape}"
    if effect.across:
        joint = "(the same in every unit)" if shape == "row" else "of your unit, together with the one that faces it"
        text = f"choose a {shape} {joint}"
    else:
        text = f"choose a {shape} {({'own': 'of your unit', 'rival': 'of a rival unit', 'any': 'of any unit'})[effect.side]}"
    if effect.if_possible_with is None:
        return text
    held = say.cards(effect.if_possible_with, "any").text.removeprefix("any ").removeprefix("a ")
    return f"{text}, with a {held} in it if there is any"

"""Effects on hands and decks, and on what has just begun, as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.phrases import listed
from boardrules.pixel_tactics.language.grammar import decks as g
from boardrules.pixel_tactics.language.grammar import reactions as r

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Whose

__all__ = ["deck_clause", "reaction_clause"]

GOES: Final[dict[g.TopPlace, str]] = {"top": "stays there", "hand": "goes to your hand", "discard": "is discarded"}


def deck_clause(say: Speech, effect: g.DeckEffect) -> str:
    """Return what is done with hands and decks."""
    match effect:
        case g.ShuffleIn(who):
            return f"shuffle {say.targets(who).text} into its owner's deck"
        case g.DrawUpTo(n):
            return f"draw up to {say.number(n)} cards from your deck"
        case g.DiscardAny():
            return "discard as many cards of your hand as you like"
        case g.DiscardAlike():
            return "each rival discards every card of that name from their hand"
        case g.TurnUp(whose):
            return f"show {_tops(say, whose)} to everybody"
        case g.PlaceTop(whose, (place,)):
            return f"{_tops(say, whose)} {GOES[place]}"
        case g.PlaceTop(whose, places):
            each = "for each deck" if whose in {"any", "rival", "others"} else ""
            return f"choose {each}{' ' if each else ''}whether {_tops(say, whose)} {listed([GOES[place] for place in places], 'or')}"
        case g.KeepOne():
            return (
                "show the top card of your deck to everybody and put it into your hand or discard it, again and again until you take one "
                "or your deck is empty"
            )
        case g.SetOutTop():
            return "set out the top card of your deck, which lies there for everybody to see and is not in play"
        case g.DiscardSetOut():
            return "discard the card that you have set out"
        case _:
            assert_never(effect)


def _tops(say: Speech, whose: Whose) -> str:
    return "the top card of each deck" if whose == "any" else f"the top card of {say.hands(whose)} deck"


def reaction_clause(say: Speech, effect: r.ReactionEffect) -> str:
    """Return what is done about something that has begun."""
    match effect:
        case r.CancelOrder():
            return "cancel all effects of that order, which counts as played"
        case r.StrengthenAttack(n):
            return f"{say.number(n)} is added to the attack strength for this attack"
        case r.Rout():
            return "your unit is routed"
        case _:
            assert_never(effect)

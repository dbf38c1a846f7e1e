"""Effects on hands and decks, and on what has just begun, as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.lexicon import Clause, listed
from boardrules.pixel_tactics.language.grammar import decks as g
from boardrules.pixel_tactics.language.grammar import reactions as r

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Whose

__all__ = ["deck_clause", "reaction_clause"]

GOES: Final[dict[g.TopPlace, str]] = {"top": "stays there", "hand": "goes to your hand", "discard": "is discarded"}


def deck_clause(say: Speech, effect: g.DeckEffect) -> Clause:
    """Return what is done with hands and decks."""
    match effect:
        case g.ShuffleIn(who):
            return Clause(f"shuffle {say.targets(who).text} into its owner's deck")
        case g.DrawUpTo(n):
            return Clause(f"draw up to {say.counted(n, 'card')}" if n != 1 else "draw one card or none")
        case g.DiscardAny():
            return Clause("discard any number of cards from your hand")
        case g.DiscardAlike():
            return Clause("each rival discards every card of that name from their hand", asks=False)
        case g.TurnUp(whose):
            return Clause(f"reveal the top card of {_decks(say, whose)}")
        case g.PlaceTop(whose, (place,)):
            return Clause(f"the top card of {_decks(say, whose)} {GOES[place]}", asks=False)
        case g.PlaceTop(whose, places):
            goes = listed([GOES[place] for place in places], "or")
            if whose in {"own", "one_rival"}:
                return Clause(f"choose whether the top card of {_decks(say, whose)} {goes}")
            return Clause(f"for {_decks(say, whose)}, choose whether its top card {goes}", asks=False)
        case g.KeepOne():
            again = "Repeat this until you have put one into your hand or your deck is empty."
            return Clause("reveal the top card of your deck and either put it into your hand or discard it", more=(again,))
        case g.SetOutTop():
            return Clause("set out the top card of your deck face up, out of play")
        case g.DiscardSetOut():
            return Clause("discard the card that you have set out")
        case _:
            assert_never(effect)


def _decks(say: Speech, whose: Whose) -> str:
    return "each deck" if whose == "any" else f"{say.hands(whose)} deck"


def reaction_clause(say: Speech, effect: r.ReactionEffect) -> Clause:
    """Return what is done about something that has begun."""
    match effect:
        case r.CancelOrder():
            return Clause("cancel all effects of that order, which still counts as played")
        case r.StrengthenAttack(n):
            return Clause(f"add {say.number(n)} to the attack strength of this attack")
        case r.Rout():
            return Clause("your unit is routed", asks=False)
        case _:
            assert_never(effect)

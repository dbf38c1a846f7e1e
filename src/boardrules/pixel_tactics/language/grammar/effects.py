"""Simple effects, which hold no others. Effects made of other effects are with the abilities."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar import casualties, decks, expressions, pieces, reactions, statuses, transfers
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier
from boardrules.values import Value

__all__ = [
    "AskingEffect",
    "AttackWith",
    "ChooseTrait",
    "Chooser",
    "CopySpell",
    "DiscardCard",
    "DiscardHand",
    "DiscardRevealed",
    "DrawCards",
    "Duration",
    "ExecuteOrder",
    "GainActions",
    "Give",
    "LookAtHand",
    "LoseActions",
    "Note",
    "OrderTop",
    "OrdersOf",
    "PlayOrders",
    "PutMarkers",
    "Recruits",
    "RevealCard",
    "Search",
    "ShuffleDeck",
    "SortDrawn",
    "TakeAtRandom",
    "TakeMarkers",
]


AtLeastOne: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
SpentOn: TypeAlias = expressions.ActionKind
"""A kind of action for which actions can be granted."""
Chooser: TypeAlias = Literal["owner", "you", "chance"]
OrdersOf: TypeAlias = Literal["hand", "aside"]
Duration: TypeAlias = Literal["turn", "wave", "round", "own_turn", "gone"]


class DrawCards(Value, frozen=True, gc=False, tag=True):
    """Those players draw cards, each as many as ``n`` is for them; what a deck does not have is not drawn (PT-2V2-7)."""

    n: expressions.Quantity
    to: Literal["hand", "aside"] = "hand"
    whose: expressions.Whose = "own"


class LookAtHand(Value, frozen=True, gc=False, tag=True):
    """Look at the hand of one rival that you choose (PT-2V2-7)."""


class DiscardCard(Value, frozen=True, gc=False, tag=True):
    """``n`` cards of each hand are discarded, chosen by ``by``: their owner, you, or chance (PT-ATK-14, PT-2V2-7)."""

    whose: expressions.Whose
    n: expressions.Quantity = 1
    by: Chooser = "owner"


class DiscardHand(Value, frozen=True, gc=False, tag=True):
    """Discard your whole hand; how many cards is known as ``discarded``."""


class OrderTop(Value, frozen=True, gc=False, tag=True):
    """Look at the top ``n`` cards of your deck and put them back in any order: the card chosen first will be on top."""

    n: AtLeastOne


class SortDrawn(Value, frozen=True, gc=False, tag=True):
    """Draw as many cards as there are places, then put one to each, in this order."""

    places: Annotated[tuple[Literal["hand", "top", "discard"], ...], Meta(min_length=1, max_length=9)]


class Search(Value, frozen=True, gc=False, tag=True):
    """Name a card; if it is in your deck, show it and take it into your hand. Then shuffle."""


class ShuffleDeck(Value, frozen=True, gc=False, tag=True):
    """You shuffle your own deck."""


class RevealCard(Value, frozen=True, gc=False, tag=True):
    """One player chooses a card of their hand and shows it to all; it stays there, and is ``the_card`` from now on (PT-LOOP-1).

    ``order``: a card that has an order.
    """

    whose: expressions.Player
    order: bool = False


class TakeAtRandom(Value, frozen=True, gc=False, tag=True):
    """Take a card at random from the hand of one rival that you choose, and show it: ``the_card``, in nobody's hand (PT-LOOP-1)."""


class DiscardRevealed(Value, frozen=True, gc=False, tag=True):
    """Discard ``the_card``, to its owner's pile."""


class PlayOrders(Value, frozen=True, gc=False, tag=True):
    """You may play orders: any number of those in ``of`` (your hand, or what you have just drawn), or at most ``high`` (PT-ACT-20).

    ``low``: the least number to play, if you can. ``goes_to``: where they go afterwards. The last one played is ``the_card`` from now on.
    """

    of: OrdersOf = "hand"
    high: expressions.Small = 0
    low: expressions.Small = 0
    goes_to: Literal["discard", "deck"] = "discard"


class ExecuteOrder(Value, frozen=True, gc=False, tag=True):
    """Do what the order of a card says, as "you"; it does not count as played (PT-RUL-16)."""

    of: Literal["the_card", "leader"]


class Recruits(Value, frozen=True, gc=False, tag=True):
    """Recruit heroes from your hand (PT-ACT-2): to the row of this wave, your whole unit, or the chosen area. ``high`` 0: any number."""

    place: Literal["wave", "unit", "area"]
    low: expressions.Small = 0
    high: expressions.Small = 1


class AttackWith(Value, frozen=True, gc=False, tag=True):
    """Cards attack, each once, at no cost and without using up their own attack (PT-ACT-17).

    ``kind`` None: melee or ranged, as they can. ``may``: they need not. ``each``: every one of ``who``, in the order you like; otherwise
    one of them. ``spell``: or cast a spell instead. ``recruited``: though recruited in this wave. ``at``: only at these. ``strength``:
    exactly this, whatever else holds. ``bonus``: so much more.
    """

    who: expressions.Pieces
    kind: expressions.Strike | None = "melee"
    at: expressions.Pieces | None = None
    may: bool = False
    each: bool = False
    spell: bool = False
    recruited: bool = False
    strength: expressions.Small | None = None
    bonus: expressions.Small = 0


class ChooseTrait(Value, frozen=True, gc=False, tag=True):
    """You choose a row for each of these heroes: it has the text of that row wherever it stands in its unit (PT-RUL-127)."""

    who: expressions.Pieces


class CopySpell(Value, frozen=True, gc=False, tag=True):
    """Do what a spell of one of these heroes says, as if it stood here (PT-RUL-29)."""

    of: expressions.Pieces


class GainActions(Value, frozen=True, gc=False, tag=True):
    """More actions in this turn (PT-FAQ-7); ``only`` for some kinds of action."""

    n: AtLeastOne
    only: Annotated[tuple[SpentOn, ...], Meta(max_length=10)] = ()


class LoseActions(Value, frozen=True, gc=False, tag=True):
    """A rival has fewer actions in the next wave, but this leaves them ``floor``: one that you choose, or each of them (PT-2V2-7)."""

    n: AtLeastOne
    floor: expressions.Small = 0
    whose: expressions.Rivals = "one_rival"


class Give(Value, frozen=True, gc=False, tag=True):
    """Change cards for a time; an amount is settled now. What concerns a player, and copying a leader, cannot be given."""

    to: expressions.Targets
    modifier: GivenModifier
    until: Duration


class TakeMarkers(Value, frozen=True, gc=False, tag=True):
    """Take markers off a card: ``n``, or None for all (PT-SET-7)."""

    kind: expressions.MarkerKind
    n: expressions.Quantity | None
    on: expressions.Pieces


class Note(Value, frozen=True, gc=False, tag=True):
    """Note an amount as it is now: what follows knows it as ``noted``.

    ``each``: note it for each player, as that player counts; what follows knows how far one is ``behind`` the one with most (PT-2V2-7).
    """

    n: expressions.Amount
    each: bool = False


class PutMarkers(Value, frozen=True, gc=False, tag=True):
    """Put markers on a card (PT-SET-7)."""

    kind: expressions.MarkerKind
    n: expressions.Quantity
    on: expressions.Pieces


HandEffect: TypeAlias = (
    DrawCards
    | LookAtHand
    | DiscardCard
    | DiscardHand
    | OrderTop
    | SortDrawn
    | Search
    | ShuffleDeck
    | RevealCard
    | TakeAtRandom
    | DiscardRevealed
    | PlayOrders
    | ExecuteOrder
    | Recruits
    | CopySpell
)
"""An effect on hands, decks and orders."""
SimpleEffect: TypeAlias = (
    pieces.PieceEffect
    | HandEffect
    | AttackWith
    | GainActions
    | LoseActions
    | Give
    | PutMarkers
    | Note
    | casualties.CasualtyEffect
    | ChooseTrait
    | TakeMarkers
    | decks.DeckEffect
    | reactions.ReactionEffect
    | statuses.StatusEffect
    | transfers.TransferEffect
)
"""An effect that holds no other."""

AskingEffect: TypeAlias = Literal[
    "AttackWith",
    "ChooseArea",
    "ChooseTrait",
    "CopySpell",
    "DiscardAny",
    "DiscardCard",
    "DrawUpTo",
    "KeepOne",
    "MoveMarkers",
    "MovePiece",
    "OrderTop",
    "PlaceTop",
    "PlayOrders",
    "PutCorpse",
    "Rearrange",
    "Recruits",
    "Redistribute",
    "RevealCard",
    "Search",
    "Share",
    "SortDrawn",
]
"""The effects that ask a player, by the name that is the key of the question."""

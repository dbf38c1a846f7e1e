"""Expressions of a text: cards (selectors), numbers (amounts) and conditions.

The three are made of one another: cards for which a condition holds, conditions on amounts, amounts that count cards. ``ref`` fields
name what an earlier part of the text has bound: ``this`` (the card whose text it is), ``it`` (what was chosen or made last), and in
triggers ``attacker``, ``target``, ``hero``, ``source``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.values import Value

__all__ = [
    "ActionKind",
    "AllOf",
    "Amount",
    "AnyChosen",
    "AnyOf",
    "Asker",
    "Beside",
    "Bound",
    "CardKind",
    "Compare",
    "Compared",
    "Condition",
    "Count",
    "DamageKind",
    "DamageOn",
    "DeckSize",
    "DeedName",
    "Did",
    "Exists",
    "Extreme",
    "FirstPlayer",
    "HandSize",
    "Has",
    "InWave",
    "Is",
    "LifeOf",
    "MarkersOn",
    "Not",
    "OrdersPlayed",
    "Pick",
    "Pieces",
    "Place",
    "Player",
    "Plus",
    "Quality",
    "Quantity",
    "Ref",
    "Rivals",
    "Room",
    "Row",
    "Side",
    "StrengthOf",
    "StrengthOfCard",
    "Targets",
    "Times",
    "UnitSide",
    "Whose",
]


Row: TypeAlias = Literal["V", "F", "R"]
CardKind: TypeAlias = Literal["hero", "leader", "corpse"]
Side: TypeAlias = Literal["own", "rival", "others", "any"]
"""Players: you, each rival, all others (an ally too), each player. Nobody chooses among them (PT-2V2-7)."""
Whose: TypeAlias = Literal["own", "one_rival", "rival", "others", "any"]
"""As :data:`Side`, or ``one_rival``: the rival that you choose when the text is carried out, the same in all of the text (PT-2V2-7)."""
UnitSide: TypeAlias = Literal["own", "one_rival", "rival", "others", "any", "its"]
"""Units of players, as :data:`Whose`; ``its``: the unit in which ``it`` stands."""
Player: TypeAlias = Literal["own", "one_rival"]
"""One player: you, or one rival that you choose (PT-2V2-7)."""
Rivals: TypeAlias = Literal["one_rival", "rival"]
"""One rival that you choose, or each of them (PT-2V2-7)."""
Compared: TypeAlias = Literal["own", "rival"]
"""You, or the rival who has most (PT-2V2-7)."""
Asker: TypeAlias = Literal["you", "rival"]
Strike: TypeAlias = Literal["melee", "ranged"]
Place: TypeAlias = Literal["unit", "V", "F", "R", "wave", "row", "column", "area", "melee", "forerunner", "supporter", "adjacent", "behind"]
ActionKind: TypeAlias = Literal["draw", "recruit", "attack", "cast", "order", "clear", "move", "switch", "operation", "trap", "discard"]
"""The kinds of action that texts can forbid, free or make longer."""
Quality: TypeAlias = Literal["intercept", "ranged", "spell", "status"]
"""The keywords of a card, or that it has a spell of its own where it stands, or a status effect."""
DeedName: TypeAlias = Literal["damaged", "recruited", "moved", "attacked", "revived", "struck_you", "lethal"]
"""A deed or an event of this wave that a text can ask of a card."""
DamageKind: TypeAlias = Literal["melee", "ranged", "spell", "order", "ability"]
"""A source of damage: a kind of attack, or a kind of text."""
Ref: TypeAlias = Literal["this", "it", "attacker", "target", "hero", "source"]
"""A name for cards that a text does not describe: this card, the card chosen or made last, and the cards of its event."""
NumberName: TypeAlias = Literal["that_much", "nth_turn", "nth_wave", "discarded", "drawn", "noted", "behind"]
"""A name for a number that a text does not compute."""
MarkerKind: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Signed: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]


# --------------------------------------------------------------------------------------------------------------- which cards: selectors
class Pieces(Value, frozen=True, gc=False, tag=True):
    """Cards in units: whose, of what kind, where, and which of these.

    ``side``: whose units. ``one_rival``: you choose which, in effects only. ``its``: the unit in which ``it`` stands.

    ``place``: the whole ``unit``, a row, the row of this ``wave``, the ``row`` or ``column`` this card stands in, a chosen ``area``, in
    ``melee`` (PT-ATK-2), the ``forerunner`` or ``supporter`` of this card (PT-ATK-12), ``adjacent`` to it (PT-ATK-13). ``other``: not this
    card. ``where``: only those for which it holds, each in turn being ``it``. ``ref``: instead, the cards bound to that name.
    """

    side: UnitSide = "any"
    kinds: Annotated[tuple[CardKind, ...], Meta(max_length=3)] = ("hero",)
    place: Place = "unit"
    other: bool = False
    where: Condition | None = None
    ref: Literal["", "this", "it", "attacker", "target", "hero", "source"] = ""

    def __or__(self, more: Pieces) -> Pieces:
        """Return these or *more*: heroes and leaders, heroes and corpses, of the same side and place."""
        if (self.side, self.place, self.other, self.where, self.ref) != (more.side, more.place, more.other, more.where, more.ref):
            raise ValueError("only cards of the same side and place can be named together")
        return Pieces(self.side, self.kinds + more.kinds, self.place, self.other, self.where, self.ref)

    def at(self, place: Place) -> Pieces:
        """Return only those at *place*."""
        return Pieces(self.side, self.kinds, place, self.other, self.where, self.ref)

    def of(self, side: UnitSide) -> Pieces:
        """Return only those in the units of *side*."""
        return Pieces(side, self.kinds, self.place, self.other, self.where, self.ref)

    def that(self, where: Condition) -> Pieces:
        """Return only those for which *where* holds."""
        return Pieces(self.side, self.kinds, self.place, self.other, where, self.ref)

    def but_this(self) -> Pieces:
        """Return those of them that are not this card."""
        return Pieces(self.side, self.kinds, self.place, True, self.where, self.ref)


class Pick(Value, frozen=True, gc=False, tag=True):
    """Different cards that ``by`` chooses among ``among``: at least ``low`` if there are that many, at most ``high`` (PT-RUL-11)."""

    among: Pieces
    low: Small = 1
    high: Small = 1
    by: Asker = "you"


Targets: TypeAlias = Pieces | Pick
"""All of some cards, or those that somebody picks."""


# --------------------------------------------------------------------------------------------------------------------------- amounts
class Count(Value, frozen=True, gc=False, tag=True):
    """The number of such cards."""

    of: Pieces


class DamageOn(Value, frozen=True, gc=False, tag=True):
    """The amount of damage on a card (PT-RUL-6)."""

    ref: Ref = "this"


class StrengthOf(Value, frozen=True, gc=False, tag=True):
    """A card's attack strength, without what depends on a target (PT-LOOP-4); or as printed.

    ``beside``: that of its forerunner or supporter (PT-ATK-12), 0 if it has none.
    """

    ref: Ref = "it"
    printed: bool = False
    beside: Literal["", "forerunner", "supporter"] = ""


class LifeOf(Value, frozen=True, gc=False, tag=True):
    """A card's life; or as printed."""

    ref: Ref = "it"
    printed: bool = False


class MarkersOn(Value, frozen=True, gc=False, tag=True):
    """The number of markers of a kind on a card (PT-SET-7)."""

    kind: MarkerKind
    ref: Ref = "this"


class HandSize(Value, frozen=True, gc=False, tag=True):
    """The number of cards in your hand, or in the largest hand of a rival (PT-2V2-7)."""

    side: Compared = "own"


class OrdersPlayed(Value, frozen=True, gc=False, tag=True):
    """The number of orders that a side has played in this wave (PT-RUL-16)."""

    side: Side = "any"


class DeckSize(Value, frozen=True, gc=False, tag=True):
    """The number of cards in your deck, or in the largest deck of a rival (PT-2V2-7)."""

    side: Compared = "own"


class StrengthOfCard(Value, frozen=True, gc=False, tag=True):
    """The attack strength printed on the hero side of ``the_card``; 0 if there is none."""


class Bound(Value, frozen=True, gc=False, tag=True):
    """A number bound earlier: ``that_much`` of a trigger, ``discarded``, ``drawn`` by an effect, ``nth_turn``, ``nth_wave`` of an order.

    ``noted``: the number that :class:`Note` noted. ``behind``: how far what it noted for a player lies behind the greatest number that it
    noted for anybody, for each player who reads it.
    """

    name: NumberName


class Plus(Value, frozen=True, gc=False, tag=True):
    """The sum of several amounts."""

    parts: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=8)]


class Extreme(Value, frozen=True, gc=False, tag=True):
    """The least or the most that an amount comes to among some cards, each in turn being ``it``.

    Where there are none, no amount is so much or more, or so little or less.
    """

    which: Literal["least", "most"]
    n: Amount
    among: Pieces


class Times(Value, frozen=True, gc=False, tag=True):
    """A multiple of an amount; a negative factor subtracts it."""

    by: Annotated[int, Meta(ge=-9, le=9)]
    of: Amount


WorkedOut: TypeAlias = (
    Count
    | DamageOn
    | StrengthOf
    | LifeOf
    | MarkersOn
    | HandSize
    | DeckSize
    | OrdersPlayed
    | StrengthOfCard
    | Bound
    | Plus
    | Times
    | Extreme
)
"""An amount that is worked out."""
Amount: TypeAlias = Signed | WorkedOut
Quantity: TypeAlias = Annotated[int, Meta(ge=1, le=99)] | WorkedOut
"""An amount of what is dealt, healed, drawn or put down: a number that is written there is at least 1."""


# ------------------------------------------------------------------------------------------------------------------------- conditions
class Compare(Value, frozen=True, gc=False, tag=True):
    """One amount compares with another as said."""

    left: Amount
    op: Literal["==", "!=", "<", "<=", ">", ">="]
    right: Amount


class Exists(Value, frozen=True, gc=False, tag=True):
    """There is such a card."""

    what: Pieces


class Has(Value, frozen=True, gc=False, tag=True):
    """It has a keyword, printed or granted; ``spell``: it has a spell of its own where it stands; ``status``: a status effect."""

    what: Quality


class Did(Value, frozen=True, gc=False, tag=True):
    """Something happened to it in this wave (``struck_you``: it attacked your unit in melee); ``lethal``: it has damage up to its life."""

    what: DeedName


class Beside(Value, frozen=True, gc=False, tag=True):
    """It has a forerunner, or a supporter (PT-ATK-12)."""

    where: Literal["forerunner", "supporter"]


class Room(Value, frozen=True, gc=False, tag=True):
    """There is an empty slot in a player's unit."""

    side: Player = "own"


class Is(Value, frozen=True, gc=False, tag=True):
    """It is one of these."""

    of: Pieces


class AnyChosen(Value, frozen=True, gc=False, tag=True):
    """Somebody was chosen by the effect that chose last."""


class FirstPlayer(Value, frozen=True, gc=False, tag=True):
    """You are the first player (PT-RUL-56)."""


class InWave(Value, frozen=True, gc=False, tag=True):
    """The current wave is that of this row (PT-FLOW-1)."""

    row: Row


class Not(Value, frozen=True, gc=False, tag=True):
    """The condition does not hold."""

    of: Condition


class AllOf(Value, frozen=True, gc=False, tag=True):
    """All of these hold."""

    parts: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


class AnyOf(Value, frozen=True, gc=False, tag=True):
    """At least one of these holds."""

    parts: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


Condition: TypeAlias = Compare | Exists | Is | Has | Did | Beside | AnyChosen | Room | FirstPlayer | InWave | Not | AllOf | AnyOf
Expression: TypeAlias = Pieces | WorkedOut | Condition
"""Cards, an amount that is worked out, or a condition: what a text looks at cards for."""

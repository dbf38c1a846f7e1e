"""The words for which cards, how much and whether."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language.grammar.expressions import (
    AllOf,
    Amount,
    AnyChosen,
    AnyOf,
    Asker,
    Beside,
    Bound,
    Compare,
    Compared,
    Condition,
    Count,
    DamageOn,
    DeedName,
    Did,
    Exists,
    Extreme,
    FirstPlayer,
    HandSize,
    Has,
    InWave,
    Is,
    LifeOf,
    MarkerKind,
    MarkersOn,
    Not,
    Pick,
    Pieces,
    Plus,
    Quality,
    Ref,
    Row,
    StrengthOf,
    Times,
)

__all__ = [
    "any_chosen",
    "any_corpse",
    "any_hero",
    "any_leader",
    "any_number",
    "at_least",
    "beside",
    "both",
    "bound",
    "corpse_of_its_unit",
    "count",
    "damage_on",
    "damaged",
    "discarded",
    "either",
    "equals",
    "every",
    "exactly",
    "exists",
    "first_player",
    "forerunner",
    "hand_size",
    "has",
    "in_wave",
    "is_one_of",
    "it",
    "least",
    "life_of",
    "markers",
    "most",
    "negate",
    "noted",
    "nth_this_turn",
    "nth_this_wave",
    "one",
    "one_rival_corpse",
    "one_rival_hero",
    "own_corpse",
    "own_hero",
    "own_leader",
    "plus",
    "remaining_life",
    "rival_corpse",
    "rival_hero",
    "rival_leader",
    "strength_beside",
    "strength_of",
    "suffered",
    "supporter",
    "that_much",
    "the_attacker",
    "the_hero",
    "the_source",
    "the_target",
    "this",
    "times",
    "up_to",
]

any_hero: Final = Pieces("any", ("hero",))
"""A hero of either unit (PT-DMG-7, PT-FAQ-10)."""
own_hero: Final = Pieces("own", ("hero",))
rival_hero: Final = Pieces("rival", ("hero",))
"""A hero of each rival; see ``one_rival_hero``."""
one_rival_hero: Final = Pieces("one_rival", ("hero",))
"""A hero of the one rival whom you choose for a text (PT-2V2-7)."""
any_leader: Final = Pieces("any", ("leader",))
own_leader: Final = Pieces("own", ("leader",))
rival_leader: Final = Pieces("rival", ("leader",))
any_corpse: Final = Pieces("any", ("corpse",))
own_corpse: Final = Pieces("own", ("corpse",))
rival_corpse: Final = Pieces("rival", ("corpse",))
one_rival_corpse: Final = Pieces("one_rival", ("corpse",))
"""A corpse of the one rival whom you choose for a text (PT-2V2-7)."""
corpse_of_its_unit: Final = Pieces("its", ("corpse",))
"""A corpse of the unit in which ``it`` stands."""
forerunner: Final = Pieces("own", ("hero",), "forerunner")
"""The hero directly in front of this one; in editions that say so, the leader too (PT-ATK-12)."""
supporter: Final = Pieces("own", ("hero",), "supporter")
"""The hero directly behind this one; in editions that say so, the leader too (PT-ATK-12)."""


def bound(ref: Ref) -> Pieces:
    """The cards that an earlier part of the text bound to *ref*."""
    return Pieces(ref=ref)


this: Final = bound("this")
"""The card whose text it is."""
it: Final = bound("it")
"""The card that was chosen, recruited or revived last."""
the_attacker: Final = bound("attacker")
the_target: Final = bound("target")
the_hero: Final = bound("hero")
"""In a trigger: the hero that was defeated, recruited or revived."""
the_source: Final = bound("source")
"""In a trigger: the card that dealt the damage."""


# ------------------------------------------------------------------------------------------------------------------------------- targets
def one(among: Pieces, *, by: Asker = "you") -> Pick:
    """One of these, chosen by *by*."""
    return Pick(among, 1, 1, by)


def exactly(n: int, among: Pieces, *, by: Asker = "you") -> Pick:
    """Exactly *n* different ones, or all if there are fewer."""
    return Pick(among, n, n, by)


def up_to(n: int, among: Pieces, *, by: Asker = "you") -> Pick:
    """From none to *n* different ones."""
    return Pick(among, 0, n, by)


def any_number(among: Pieces, *, by: Asker = "you") -> Pick:
    """As many as the chooser likes, including none."""
    return Pick(among, 0, 99, by)


def every(what: Pieces) -> Pieces:
    """All of these: it makes explicit that nobody chooses."""
    return what


# --------------------------------------------------------------------------------------------------------------- amounts and conditions
def count(of: Pieces) -> Count:
    """How many of these there are."""
    return Count(of)


def damage_on(ref: Ref = "this") -> DamageOn:
    """How much damage lies on a card."""
    return DamageOn(ref)


def life_of(ref: Ref = "it", *, printed: bool = False) -> LifeOf:
    """A card's life, or its printed life."""
    return LifeOf(ref, printed)


def strength_of(ref: Ref = "it", *, printed: bool = False) -> StrengthOf:
    """A card's strength, without what depends on the target (PT-LOOP-4), or as printed."""
    return StrengthOf(ref, printed)


def strength_beside(where: Literal["forerunner", "supporter"], ref: Ref = "it") -> StrengthOf:
    """The strength of the forerunner or supporter of a card, 0 if it has none."""
    return StrengthOf(ref, beside=where)


def markers(kind: MarkerKind, ref: Ref = "this") -> MarkersOn:
    """How many markers of a kind lie on a card."""
    return MarkersOn(kind, ref)


def hand_size(side: Compared = "own") -> HandSize:
    """How many cards you hold, or the rival who holds most."""
    return HandSize(side)


def plus(*parts: Amount) -> Plus:
    """The sum of several amounts."""
    return Plus(parts)


def least(n: Amount, *, among: Pieces) -> Extreme:
    """The least that *n* comes to among these, each in turn being ``it``."""
    return Extreme("least", n, among)


def most(n: Amount, *, among: Pieces) -> Extreme:
    """The most that *n* comes to among these, each in turn being ``it``."""
    return Extreme("most", n, among)


def remaining_life(ref: Ref = "it") -> Plus:
    """A card's life less the damage on it."""
    return Plus((LifeOf(ref), Times(-1, DamageOn(ref))))


def times(by: int, of: Amount) -> Times:
    """*of* so many times over: ``times(2, count(own_corpse))``, ``times(-1, count(rival_corpse))``."""
    return Times(by, of)


that_much: Final = Bound("that_much")
"""In a trigger: the damage that was dealt."""
discarded: Final = Bound("discarded")
"""How many cards ``discard_hand`` discarded."""
noted: Final = Bound("noted")
"""The amount that ``note`` noted."""
nth_this_turn: Final = Bound("nth_turn")
"""In ``when_order_resolved``: 1 for the player's first order of the turn."""
nth_this_wave: Final = Bound("nth_wave")


def equals(left: Amount, right: Amount) -> Compare:
    """Both amounts are the same."""
    return Compare(left, "==", right)


def at_least(left: Amount, right: Amount) -> Compare:
    """The first amount is at least the second."""
    return Compare(left, ">=", right)


def exists(what: Pieces) -> Exists:
    """There is such a card."""
    return Exists(what)


def has(what: Quality) -> Has:
    """It has this keyword, or a spell."""
    return Has(what)


def suffered(what: DeedName) -> Did:
    """It did or suffered this in this wave."""
    return Did(what)


def is_one_of(of: Pieces) -> Is:
    """It is one of these."""
    return Is(of)


any_chosen: Final = AnyChosen()
"""Somebody was chosen by the effect that chose last."""
first_player: Final = FirstPlayer()
damaged: Final = Compare(DamageOn("it"), ">=", 1)
"""It has damage on it."""


def beside(where: Literal["forerunner", "supporter"]) -> Beside:
    """It has a forerunner, or a supporter."""
    return Beside(where)


def in_wave(row: Row) -> InWave:
    """The current wave is that of this row."""
    return InWave(row)


def negate(condition: Condition) -> Not:
    """The condition does not hold."""
    return Not(condition)


def both(*parts: Condition) -> AllOf:
    """All of these hold."""
    return AllOf(parts)


def either(*parts: Condition) -> AnyOf:
    """At least one of these holds."""
    return AnyOf(parts)

"""The words for cards, amounts and conditions."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language.grammar import expressions

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

any_hero: Final = expressions.Pieces("any", ("hero",))
"""A hero of either unit (PT-DMG-7, PT-FAQ-10)."""
own_hero: Final = expressions.Pieces("own", ("hero",))
rival_hero: Final = expressions.Pieces("rival", ("hero",))
"""A hero of each rival; see ``one_rival_hero``."""
one_rival_hero: Final = expressions.Pieces("one_rival", ("hero",))
"""A hero of the one rival whom you choose for a text (PT-2V2-7)."""
any_leader: Final = expressions.Pieces("any", ("leader",))
own_leader: Final = expressions.Pieces("own", ("leader",))
rival_leader: Final = expressions.Pieces("rival", ("leader",))
any_corpse: Final = expressions.Pieces("any", ("corpse",))
own_corpse: Final = expressions.Pieces("own", ("corpse",))
rival_corpse: Final = expressions.Pieces("rival", ("corpse",))
one_rival_corpse: Final = expressions.Pieces("one_rival", ("corpse",))
"""A corpse of the one rival whom you choose for a text (PT-2V2-7)."""
corpse_of_its_unit: Final = expressions.Pieces("its", ("corpse",))
"""A corpse of the unit in which ``it`` stands."""
forerunner: Final = expressions.Pieces("own", ("hero",), "forerunner")
"""The hero directly in front of this one; in editions that say so, the leader too (PT-ATK-12)."""
supporter: Final = expressions.Pieces("own", ("hero",), "supporter")
"""The hero directly behind this one; in editions that say so, the leader too (PT-ATK-12)."""


def bound(ref: expressions.Ref) -> expressions.Pieces:
    """Return the cards that an earlier part of the text bound to *ref*."""
    return expressions.Pieces(ref=ref)


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
def one(among: expressions.Pieces, *, by: expressions.Asker = "you") -> expressions.Pick:
    """Pick one of these, chosen by *by*."""
    return expressions.Pick(among, 1, 1, by)


def exactly(n: int, among: expressions.Pieces, *, by: expressions.Asker = "you") -> expressions.Pick:
    """Pick exactly *n* different ones, or all if there are fewer."""
    return expressions.Pick(among, n, n, by)


def up_to(n: int, among: expressions.Pieces, *, by: expressions.Asker = "you") -> expressions.Pick:
    """Pick from none to *n* different ones."""
    return expressions.Pick(among, 0, n, by)


def any_number(among: expressions.Pieces, *, by: expressions.Asker = "you") -> expressions.Pick:
    """Pick as many as the chooser likes, including none."""
    return expressions.Pick(among, 0, 99, by)


def every(what: expressions.Pieces) -> expressions.Pieces:
    """Return all of these; the word makes explicit that nobody chooses."""
    return what


# --------------------------------------------------------------------------------------------------------------- amounts and conditions
def count(of: expressions.Pieces) -> expressions.Count:
    """Return the number of the cards that *of* chooses."""
    return expressions.Count(of)


def damage_on(ref: expressions.Ref = "this") -> expressions.DamageOn:
    """Return the amount of damage on a card."""
    return expressions.DamageOn(ref)


def life_of(ref: expressions.Ref = "it", *, printed: bool = False) -> expressions.LifeOf:
    """Return a card's life, or its printed life."""
    return expressions.LifeOf(ref, printed)


def strength_of(ref: expressions.Ref = "it", *, printed: bool = False) -> expressions.StrengthOf:
    """Return a card's strength, without what depends on the target (PT-LOOP-4), or as printed."""
    return expressions.StrengthOf(ref, printed)


def strength_beside(where: Literal["forerunner", "supporter"], ref: expressions.Ref = "it") -> expressions.StrengthOf:
    """Return the strength of the forerunner or supporter of a card, 0 if it has none."""
    return expressions.StrengthOf(ref, beside=where)


def markers(kind: expressions.MarkerKind, ref: expressions.Ref = "this") -> expressions.MarkersOn:
    """Return the number of markers of a kind on a card."""
    return expressions.MarkersOn(kind, ref)


def hand_size(side: expressions.Compared = "own") -> expressions.HandSize:
    """Return the number of cards in your hand, or in the largest hand of a rival."""
    return expressions.HandSize(side)


def plus(*parts: expressions.Amount) -> expressions.Plus:
    """Return the sum of several amounts."""
    return expressions.Plus(parts)


def least(n: expressions.Amount, *, among: expressions.Pieces) -> expressions.Extreme:
    """Return the least that *n* comes to among these, each in turn being ``it``."""
    return expressions.Extreme("least", n, among)


def most(n: expressions.Amount, *, among: expressions.Pieces) -> expressions.Extreme:
    """Return the most that *n* comes to among these, each in turn being ``it``."""
    return expressions.Extreme("most", n, among)


def remaining_life(ref: expressions.Ref = "it") -> expressions.Plus:
    """Return a card's life less the damage on it."""
    return expressions.Plus((expressions.LifeOf(ref), expressions.Times(-1, expressions.DamageOn(ref))))


def times(by: int, of: expressions.Amount) -> expressions.Times:
    """Multiply an amount by a number: ``times(2, count(own_corpse))``, ``times(-1, count(rival_corpse))``."""
    return expressions.Times(by, of)


that_much: Final = expressions.Bound("that_much")
"""In a trigger: the damage that was dealt."""
discarded: Final = expressions.Bound("discarded")
"""The number of cards that ``discard_hand`` discarded."""
noted: Final = expressions.Bound("noted")
"""The amount that ``note`` noted."""
nth_this_turn: Final = expressions.Bound("nth_turn")
"""In ``when_order_resolved``: 1 for the player's first order of the turn."""
nth_this_wave: Final = expressions.Bound("nth_wave")


def equals(left: expressions.Amount, right: expressions.Amount) -> expressions.Compare:
    """Ask whether both amounts are the same."""
    return expressions.Compare(left, "==", right)


def at_least(left: expressions.Amount, right: expressions.Amount) -> expressions.Compare:
    """Ask whether the first amount is at least the second."""
    return expressions.Compare(left, ">=", right)


def exists(what: expressions.Pieces) -> expressions.Exists:
    """Ask whether there is such a card."""
    return expressions.Exists(what)


def has(what: expressions.Quality) -> expressions.Has:
    """Ask whether ``it`` has this keyword, or a spell."""
    return expressions.Has(what)


def suffered(what: expressions.DeedName) -> expressions.Did:
    """Ask whether ``it`` did or suffered this in this wave."""
    return expressions.Did(what)


def is_one_of(of: expressions.Pieces) -> expressions.Is:
    """Ask whether ``it`` is one of these."""
    return expressions.Is(of)


any_chosen: Final = expressions.AnyChosen()
"""Somebody was chosen by the effect that chose last."""
first_player: Final = expressions.FirstPlayer()
damaged: Final = expressions.Compare(expressions.DamageOn("it"), ">=", 1)
"""It has damage on it."""


def beside(where: Literal["forerunner", "supporter"]) -> expressions.Beside:
    """Ask whether ``it`` has a forerunner, or a supporter."""
    return expressions.Beside(where)


def in_wave(row: expressions.Row) -> expressions.InWave:
    """Ask whether the current wave is that of this row."""
    return expressions.InWave(row)


def negate(condition: expressions.Condition) -> expressions.Not:
    """Ask whether the condition does not hold."""
    return expressions.Not(condition)


def both(*parts: expressions.Condition) -> expressions.AllOf:
    """Ask whether all of these hold."""
    return expressions.AllOf(parts)


def either(*parts: expressions.Condition) -> expressions.AnyOf:
    """Ask whether at least one of these holds."""
    return expressions.AnyOf(parts)

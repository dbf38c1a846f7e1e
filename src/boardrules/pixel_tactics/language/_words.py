"""The words cards are written with: constructors that read like the card and give values of the grammar."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language import _grammar as g
from boardrules.pixel_tactics.language._grammar import (
    Amount,
    Asker,
    Change,
    Condition,
    Duration,
    Effect,
    LeaderAct,
    Moment,
    Order,
    Pick,
    Pieces,
    Row,
    Side,
    Spell,
    Static,
    Targets,
    Trigger,
)

__all__ = [
    "any_corpse",
    "any_hero",
    "any_leader",
    "any_number",
    "at_least",
    "attack_with",
    "aura",
    "both",
    "bound",
    "choose_column",
    "choose_row",
    "clear_corpses",
    "copies_leader",
    "copy_spell",
    "count",
    "damage",
    "damage_on",
    "damaged",
    "defeat",
    "defeated_at_once",
    "discard_hand",
    "discard_piece",
    "discard_the_card",
    "discarded",
    "discarded_when_defeated",
    "double_strength",
    "draw",
    "either",
    "end_of_own_turn",
    "end_of_round",
    "end_of_wave",
    "equals",
    "every",
    "exactly",
    "execute_leader_order",
    "execute_order",
    "exists",
    "extra_actions",
    "first_player",
    "for_each",
    "forbids",
    "forerunner",
    "free",
    "gain_actions",
    "give",
    "hand_size",
    "has",
    "heal",
    "heal_up_to",
    "hits_all",
    "if_",
    "in_wave",
    "intercept",
    "it",
    "leader_action",
    "life_is",
    "life_of",
    "look_at_rival_hand",
    "markers",
    "may",
    "may_attack",
    "may_divert",
    "may_play_orders",
    "move_all_damage",
    "move_damage_up_to",
    "negate",
    "nth_this_turn",
    "nth_this_wave",
    "one",
    "opens_rival_hand",
    "order",
    "order_top",
    "overflows",
    "own_corpse",
    "own_hero",
    "own_leader",
    "plus",
    "put_markers",
    "ranged_attack",
    "rearrange_area",
    "rearrange_unit",
    "recruit",
    "reveal_card",
    "revive",
    "rival_corpse",
    "rival_discards",
    "rival_hero",
    "rival_leader",
    "rival_loses_actions",
    "search_named",
    "sees_own_top",
    "share_damage",
    "share_healing_up_to",
    "sort_drawn",
    "spell",
    "static",
    "strength",
    "strength_of",
    "suffered",
    "supporter",
    "swap",
    "take_at_random",
    "take_to_own_unit",
    "takes_less",
    "takes_none",
    "target_chosen_by_rival",
    "that_much",
    "the_attacker",
    "the_hero",
    "the_source",
    "the_target",
    "this",
    "to_hand",
    "trigger",
    "up_to",
    "watch",
    "when_attacked",
    "when_damage_dealt",
    "when_defeated",
    "when_order_resolved",
    "when_recruited",
]

# --------------------------------------------------------------------------------------------------------------------------- selectors
any_hero: Final = Pieces("any", ("hero",))
"""A hero of either unit (PT-DMG-7)."""
own_hero: Final = Pieces("own", ("hero",))
rival_hero: Final = Pieces("rival", ("hero",))
any_leader: Final = Pieces("any", ("leader",))
own_leader: Final = Pieces("own", ("leader",))
rival_leader: Final = Pieces("rival", ("leader",))
any_corpse: Final = Pieces("any", ("corpse",))
own_corpse: Final = Pieces("own", ("corpse",))
rival_corpse: Final = Pieces("rival", ("corpse",))
forerunner: Final = Pieces("own", ("hero",), "forerunner")
"""The hero directly in front of this one; in editions that say so, the leader too (PT-ATK-12)."""
supporter: Final = Pieces("own", ("hero",), "supporter")
"""The hero directly behind this one; in editions that say so, the leader too (PT-ATK-12)."""


def bound(ref: str) -> Pieces:
    """The cards that an earlier part of the text bound to *ref*."""
    return Pieces(ref=ref)


this: Final = bound("this")
"""The card whose text it is."""
it: Final = bound("it")
"""What was chosen, recruited or revived last."""
the_attacker: Final = bound("attacker")
the_target: Final = bound("target")
the_hero: Final = bound("hero")
"""In a trigger: the hero that was defeated, recruited or revived."""
the_source: Final = bound("source")
"""In a trigger: who dealt the damage."""


# ------------------------------------------------------------------------------------------------------------------------------- targets
def one(among: Pieces, *, by: Asker = "you") -> Pick:
    """One of these, chosen by *by*."""
    return Pick(among, 1, 1, by)


def exactly(n: int, among: Pieces, *, by: Asker = "you") -> Pick:
    """*n* different ones, or as many as there are."""
    return Pick(among, n, n, by)


def up_to(n: int, among: Pieces, *, by: Asker = "you") -> Pick:
    """From none to *n* different ones."""
    return Pick(among, 0, n, by)


def any_number(among: Pieces, *, by: Asker = "you") -> Pick:
    """As many as the chooser likes, none included."""
    return Pick(among, 0, 99, by)


def every(what: Pieces) -> Pieces:
    """All of these; says aloud that nobody chooses."""
    return what


# --------------------------------------------------------------------------------------------------------------- amounts and conditions
def count(of: Pieces) -> g.Count:
    """How many of these there are."""
    return g.Count(of)


def damage_on(ref: str = "this") -> g.DamageOn:
    """How much damage lies on a card."""
    return g.DamageOn(ref)


def life_of(ref: str = "it", *, printed: bool = False) -> g.LifeOf:
    """A card's life, or its printed life."""
    return g.LifeOf(ref, printed)


def strength_of(ref: str = "it", *, printed: bool = False) -> g.StrengthOf:
    """A card's strength, without what depends on the target (PT-LOOP-4), or as printed."""
    return g.StrengthOf(ref, printed)


def markers(kind: str, ref: str = "this") -> g.MarkersOn:
    """How many markers of a kind lie on a card."""
    return g.MarkersOn(kind, ref)


def hand_size(side: Literal["own", "rival"] = "own") -> g.HandSize:
    """How many cards a side holds."""
    return g.HandSize(side)


def plus(*parts: Amount) -> g.Plus:
    """A sum."""
    return g.Plus(parts)


that_much: Final = g.Known("that_much")
"""In a trigger: the damage that was dealt."""
discarded: Final = g.Known("discarded")
"""How many cards ``discard_hand`` discarded."""
nth_this_turn: Final = g.Known("nth_turn")
"""In ``when_order_resolved``: 1 for the player's first order of the turn."""
nth_this_wave: Final = g.Known("nth_wave")


def equals(left: Amount, right: Amount) -> g.Compare:
    """Both amounts are the same."""
    return g.Compare(left, "==", right)


def at_least(left: Amount, right: Amount) -> g.Compare:
    """The first amount is the second or more."""
    return g.Compare(left, ">=", right)


def exists(what: Pieces) -> g.Exists:
    """There is such a card."""
    return g.Exists(what)


def has(what: Literal["intercept", "ranged", "spell"]) -> g.Has:
    """It has this keyword, or a spell."""
    return g.Has(what)


def suffered(what: Literal["damaged", "recruited", "moved", "attacked", "revived", "struck_you", "lethal"]) -> g.Suffered:
    """It did or suffered this in this wave."""
    return g.Suffered(what)


first_player: Final = g.FirstPlayer()
damaged: Final = g.Compare(g.DamageOn("it"), ">=", 1)
"""It has damage on it."""


def in_wave(row: Row) -> g.InWave:
    """It is the wave of this row."""
    return g.InWave(row)


def negate(condition: Condition) -> g.Not:
    """The contrary."""
    return g.Not(condition)


def both(*parts: Condition) -> g.When:
    """All of these hold."""
    return g.When(parts)


def either(*parts: Condition) -> g.When:
    """One of these holds."""
    return g.When(parts, any=True)


# --------------------------------------------------------------------------------------------------------------------- static abilities
intercept: Final = Static(g.Keyword("intercept"))
"""Intercept (PT-ATK-5)."""
ranged_attack: Final = Static(g.Keyword("ranged"))
"""Ranged Attack (PT-ATK-4)."""


def aura(on: Pieces, change: Change | Static, *, when: Condition | None = None) -> Static:
    """A change to other cards: ``aura(own_leader, takes_less(2))``, ``aura(supporter, ranged_attack)``."""
    return Static(change.change if isinstance(change, Static) else change, on, when)


def static(change: Change, *, when: Condition | None = None) -> Static:
    """A change to this card, or to a whole side."""
    return Static(change, when=when)


def strength(n: Amount, *, against: Pieces | None = None, kind: Literal["melee", "ranged"] | None = None) -> g.AddStrength:
    """More attack strength, always or only *against* some targets, or for one *kind* of attack."""
    return g.AddStrength(n, against, kind)


def double_strength(*, against: Pieces | None = None) -> g.DoubleStrength:
    """The base strength counts twice."""
    return g.DoubleStrength(against)


def takes_less(n: Amount, *, at_least: int = 0) -> g.TakesLess:
    """Less damage from attacks."""
    return g.TakesLess(n, at_least)


def takes_none(*, kind: Literal["melee", "ranged"] | None = None) -> g.TakesNone:
    """No damage from attacks, or from one kind of them."""
    return g.TakesNone() if kind is None else g.TakesNone((kind,))


def life_is(n: int) -> g.SetLife:
    """Life is exactly *n*."""
    return g.SetLife(n)


may_divert: Final = g.MayDivert()
overflows: Final = g.Overflows()
hits_all: Final = g.HitsAll()
target_chosen_by_rival: Final = g.TargetChosenByRival()
discarded_when_defeated: Final = g.DiscardedWhenDefeated()
copies_leader: Final = Static(g.CopiesLeader())
opens_rival_hand: Final = Static(g.OpensHand())
sees_own_top: Final = Static(g.SeesTop())


def defeated_at_once(*, by_you: bool = False) -> g.DefeatedAtOnce:
    """Lethal damage defeats at once; *by_you*: only if your heroes or leader dealt it."""
    return g.DefeatedAtOnce(by_you)


def may_attack(strength: int) -> g.MayAttack:
    """A corpse may attack with exactly this strength."""
    return g.MayAttack(strength)


def forbids(action: str, *, side: Side = "rival") -> Static:
    """A side cannot take an action."""
    return Static(g.Forbids(action, side))


def free(action: str, *, first: int = 0) -> Static:
    """An action is free for you: always, or the first so many times a turn."""
    return Static(g.Free(action, first))


def extra_actions(n: int) -> Static:
    """More actions in each of your turns."""
    return Static(g.ExtraActions(n))


# ------------------------------------------------------------------------------------------------------------------------------ triggers
def trigger(
    at: Moment,
    *effects: Effect,
    when: Condition | None = None,
    once: Literal["", "turn", "wave"] = "",
    in_ceasefire: bool = True,
    late: bool = False,
) -> Trigger:
    """At a moment, if *when* holds, the effects happen."""
    return Trigger(at, effects, when, once, in_ceasefire, late)


end_of_own_turn: Final = Moment("turn_ends", "own")
end_of_wave: Final = Moment("wave_ends")
"""Before casualties are counted."""
end_of_round: Final = Moment("round_ends")


def when_order_resolved(side: Side = "own") -> Moment:
    """After the order that a player of this side played."""
    return Moment("order_resolved", side)


def when_attacked(subject: Pieces, *, by: Pieces = any_hero, kind: Literal["melee", "ranged"] | None = None, aimed: bool = False) -> Moment:
    """After an attack upon *subject*; *aimed*: if the attacker chose it as the target."""
    return Moment("attack_resolved", "any", by, subject, () if kind is None else (kind,), aimed)


def when_damage_dealt(by: Pieces, *, to: Pieces | None = None, kinds: tuple[str, ...] = ()) -> Moment:
    """After damage by *by* was placed; ``that_much`` is how much, ``the_source`` who dealt it."""
    return Moment("damage_dealt", "any", by, to, kinds)


def when_defeated(who: Pieces) -> Moment:
    """When such a hero is defeated: ``the_hero``."""
    return Moment("defeated", "any", None, who)


def when_recruited(who: Pieces) -> Moment:
    """When such a hero is recruited: ``the_hero``."""
    return Moment("recruited", "any", None, who)


# ------------------------------------------------------------------------------------------------------------ spells, orders, leader acts
def spell(*effects: Effect) -> Spell:
    """Instead of an attack, the effects, one after the other."""
    return Spell(effects)


def order(*effects: Effect) -> Order:
    """Played from the hand, the effects, one after the other."""
    return Order(effects)


def leader_action(*effects: Effect, cost: int = 1, limited: bool = False) -> LeaderAct:
    """The leader's own action."""
    return LeaderAct(effects, cost, limited)


# ------------------------------------------------------------------------------------------------------------------------------- effects
def damage(n: Amount, *, to: Targets) -> g.DealDamage:
    """Put *n* damage on each of these."""
    return g.DealDamage(n, to)


def share_damage(n: Amount, *, among: Pieces) -> g.Share:
    """Share out exactly *n* damage among these."""
    return g.Share("damage", n, among)


def heal(n: Amount | None, *, of: Targets) -> g.Heal:
    """Take *n* damage off each of these, or all of it (None)."""
    return g.Heal(n, of)


def heal_up_to(n: Amount, *, of: Targets) -> g.Heal:
    """Take as much damage off each as you like, up to *n*."""
    return g.Heal(n, of, up_to=True)


def share_healing_up_to(n: Amount, *, among: Pieces) -> g.Share:
    """Share out healing among these, *n* points or fewer."""
    return g.Share("healing", n, among, up_to=True)


def move_all_damage(*, of: Targets, to: Targets) -> g.MoveDamage:
    """Move all damage of these onto one."""
    return g.MoveDamage(None, of, to)


def move_damage_up_to(n: Amount, *, of: Targets, to: Targets) -> g.MoveDamage:
    """Move as much as you like, up to *n* altogether."""
    return g.MoveDamage(n, of, to, up_to=True)


def defeat(who: Targets) -> g.Defeat:
    """Defeat at once."""
    return g.Defeat(who)


def revive(who: Targets) -> g.Revive:
    """Back to life, without damage."""
    return g.Revive(who)


def clear_corpses(who: Targets) -> g.ClearCorpses:
    """To their owners' discard piles."""
    return g.ClearCorpses(who)


def to_hand(who: Targets) -> g.ToHand:
    """To their owners' hands."""
    return g.ToHand(who)


def discard_piece(who: Targets) -> g.DiscardPiece:
    """From the unit to the owner's discard pile."""
    return g.DiscardPiece(who)


def take_to_own_unit(who: Targets, *, may: bool = False) -> g.MovePiece:
    """To an empty slot of your unit."""
    return g.MovePiece(who, "own_unit", may)


def swap(first: Targets, second: Targets | None = None) -> g.Swap:
    """Two cards change places."""
    return g.Swap(first, second)


rearrange_unit: Final = g.Rearrange("unit")
rearrange_area: Final = g.Rearrange("area")


def choose_row(side: Side = "any", *, across: bool = False, holding: Pieces | None = None) -> g.ChooseArea:
    """A row of one unit, or *across*: the same row of all units. What follows speaks of it as ``.at("area")``."""
    return g.ChooseArea("row", side, across, holding)


def choose_column(side: Side = "any", *, across: bool = False, holding: Pieces | None = None) -> g.ChooseArea:
    """A column of one unit, or *across*: the column of all units that face each other."""
    return g.ChooseArea("column", side, across, holding)


def draw(n: Amount, *, aside: bool = False) -> g.DrawCards:
    """Draw cards into the hand, or set them *aside* for what follows."""
    return g.DrawCards(n, "aside" if aside else "hand")


look_at_rival_hand: Final = g.LookAtHand()


def rival_discards(n: Amount = 1, *, by: Literal["owner", "you", "chance"]) -> g.DiscardCard:
    """The rival discards *n* cards, chosen by *by*."""
    return g.DiscardCard("rival", n, by)


discard_hand: Final = g.DiscardHand()


def order_top(n: int) -> g.OrderTop:
    """Look at the top of your deck and put it back in any order."""
    return g.OrderTop(n)


def sort_drawn(*places: Literal["hand", "top", "discard"]) -> g.SortDrawn:
    """Draw a card for each place and put one to each."""
    return g.SortDrawn(places)


search_named: Final = g.Search()


def reveal_card(whose: Literal["own", "rival"] = "own") -> g.RevealCard:
    """A player shows a card of the hand; it is the card that follows speaks of."""
    return g.RevealCard(whose)


take_at_random: Final = g.TakeAtRandom()
discard_the_card: Final = g.TheCard()
execute_order: Final = g.ExecuteOrder("the_card")
execute_leader_order: Final = g.ExecuteOrder("leader")


def may_play_orders(*, drawn: bool = False, high: int = 0) -> g.PlayOrders:
    """Play orders from the hand, any number or up to *high*; or the one just *drawn*, which otherwise goes to the hand."""
    return g.PlayOrders("aside" if drawn else "hand", high)


def recruit(place: Literal["wave", "unit", "area"] = "wave", *, low: int = 1, high: int = 1) -> g.Recruits:
    """Recruit heroes; *high* 0: any number."""
    return g.Recruits(place, low, high)


def attack_with(
    who: Pieces,
    kind: Literal["melee", "ranged"] | None = "melee",
    *,
    at: Pieces | None = None,
    may: bool = False,
    each: bool = False,
    or_cast: bool = False,
    recruited: bool = False,
    strength: int | None = None,
) -> g.AttackWith:
    """One of these attacks, or *each* of them; see :class:`~boardrules.pixel_tactics.language.AttackWith`."""
    return g.AttackWith(who, kind, at, may, each, or_cast, recruited, strength)


def copy_spell(of: Pieces) -> g.CopySpell:
    """Do what a spell of one of these says."""
    return g.CopySpell(of)


def gain_actions(n: int, *only: str) -> g.GainActions:
    """More actions this turn, for anything or for some kinds only."""
    return g.GainActions(n, only)


def rival_loses_actions(n: int = 1, *, floor: int = 0) -> g.LoseActions:
    """Fewer actions for the rival in the next wave."""
    return g.LoseActions(n, floor)


def give(change: Change, *, to: Targets, until: Duration) -> g.Give:
    """A change for a time."""
    return g.Give(to, change, until)


def watch(until: Duration, what: Trigger) -> g.Watch:
    """A trigger for a time."""
    return g.Watch(what, until)


def put_markers(n: Amount, kind: str, *, on: Pieces = this) -> g.PutMarkers:
    """Markers on a card."""
    return g.PutMarkers(kind, n, on)


def if_(condition: Condition, *then: Effect, otherwise: tuple[Effect, ...] = ()) -> g.If:
    """If something holds, these effects, else *otherwise*."""
    return g.If(condition, then, otherwise)


def may(*effects: Effect) -> g.May:
    """You may do this."""
    return g.May(effects)


def for_each(who: Targets, *effects: Effect) -> g.ForEach:
    """For each of these in turn, as ``it``."""
    return g.ForEach(who, effects)

"""The grammar of the ability language: its structs, and nothing else.

An ability is a value: a tree of the structs below. Cards are written with the constructors of
:mod:`boardrules.pixel_tactics.language`, which read like the card; JSON packs are the same structs with a ``type`` tag each.
``ref`` fields name what an earlier part of the text has bound: ``this`` (the card whose text it is), ``it`` (what was chosen or
made last), and in triggers ``attacker``, ``target``, ``hero``, ``source``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.values import Value

__all__ = [
    "Ability",
    "AddLife",
    "AddStrength",
    "Amount",
    "Asker",
    "AttackWith",
    "Card",
    "CardKind",
    "Change",
    "ChooseArea",
    "ClearCorpses",
    "Compare",
    "Condition",
    "CopiesLeader",
    "CopySpell",
    "Count",
    "DamageOn",
    "DealDamage",
    "Defeat",
    "DefeatedAtOnce",
    "DiscardCard",
    "DiscardHand",
    "DiscardPiece",
    "DiscardedWhenDefeated",
    "DoubleStrength",
    "DrawCards",
    "Duration",
    "Effect",
    "ExecuteOrder",
    "Exists",
    "ExtraActions",
    "FirstPlayer",
    "ForEach",
    "Forbids",
    "Free",
    "GainActions",
    "Give",
    "HandSize",
    "Has",
    "Heal",
    "Hero",
    "HitsAll",
    "If",
    "InWave",
    "Keyword",
    "Known",
    "Leader",
    "LeaderAct",
    "LifeOf",
    "LookAtHand",
    "LoseActions",
    "MakesLonger",
    "MarkersOn",
    "May",
    "MayAttack",
    "MayDivert",
    "Moment",
    "MoveDamage",
    "MovePiece",
    "Not",
    "OpensHand",
    "Order",
    "OrderTop",
    "Overflows",
    "Pack",
    "Pick",
    "Pieces",
    "Place",
    "PlayOrders",
    "Plus",
    "PutMarkers",
    "Rearrange",
    "Recruits",
    "RevealCard",
    "Revive",
    "Row",
    "Search",
    "SeesTop",
    "SetLife",
    "Share",
    "ShuffleDeck",
    "Side",
    "SortDrawn",
    "Spell",
    "Static",
    "StrengthOf",
    "Suffered",
    "Swap",
    "TakeAtRandom",
    "TakesAtMost",
    "TakesExactly",
    "TakesLess",
    "TakesNone",
    "TargetChosenByRival",
    "Targets",
    "TheCard",
    "ToHand",
    "Trigger",
    "Watch",
    "When",
]

Row: TypeAlias = Literal["V", "F", "R"]
CardKind: TypeAlias = Literal["hero", "leader", "corpse"]
Side: TypeAlias = Literal["own", "rival", "any"]
Asker: TypeAlias = Literal["you", "rival"]
Duration: TypeAlias = Literal["turn", "wave", "round", "own_turn", "gone"]
Keyword_: TypeAlias = Literal["intercept", "ranged"]
Strike: TypeAlias = Literal["melee", "ranged"]
Place: TypeAlias = Literal["unit", "V", "F", "R", "wave", "row", "column", "area", "melee", "forerunner", "supporter", "adjacent", "behind"]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Signed: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]


# --------------------------------------------------------------------------------------------------------------- which cards: selectors
class Pieces(Value, frozen=True, gc=False, tag=True):
    """Cards in units: whose, of what kind, where, and which of these.

    ``place``: the whole ``unit``, a row, the row of this ``wave``, the ``row`` or ``column`` this card stands in, a chosen ``area``, in
    ``melee`` (PT-ATK-2), the ``forerunner`` or ``supporter`` of this card (PT-ATK-12), ``adjacent`` to it (PT-ATK-13). ``other``: not this
    card. ``where``: only those for which it holds, each in turn being ``it``. ``ref``: instead, the cards bound to that name.
    """

    side: Side = "any"
    kinds: tuple[CardKind, ...] = ("hero",)
    place: Place = "unit"
    other: bool = False
    where: Condition | None = None
    ref: str = ""

    def __or__(self, more: Pieces) -> Pieces:
        """These or *more*: heroes and leaders, heroes and corpses, of the same side and place."""
        if (self.side, self.place, self.other, self.where, self.ref) != (more.side, more.place, more.other, more.where, more.ref):
            raise ValueError("only cards of the same side and place can be named together")
        return Pieces(self.side, self.kinds + more.kinds, self.place, self.other, self.where, self.ref)

    def at(self, place: Place) -> Pieces:
        """Only those at *place*."""
        return Pieces(self.side, self.kinds, place, self.other, self.where, self.ref)

    def that(self, where: Condition) -> Pieces:
        """Only those for which *where* holds."""
        return Pieces(self.side, self.kinds, self.place, self.other, where, self.ref)

    def but_this(self) -> Pieces:
        """Only others than this card."""
        return Pieces(self.side, self.kinds, self.place, True, self.where, self.ref)


class Pick(Value, frozen=True, gc=False, tag=True):
    """Cards that ``by`` chooses among ``among``: at least ``low`` if there are so many, at most ``high``, all different."""

    among: Pieces
    low: Small = 1
    high: Small = 1
    by: Asker = "you"


Targets: TypeAlias = Pieces | Pick
"""All of some cards, or those that somebody picks."""


# --------------------------------------------------------------------------------------------------------------------------- amounts
class Count(Value, frozen=True, gc=False, tag=True):
    """How many cards."""

    of: Pieces


class DamageOn(Value, frozen=True, gc=False, tag=True):
    """How much damage lies on a card."""

    ref: str = "this"


class StrengthOf(Value, frozen=True, gc=False, tag=True):
    """A card's attack strength, without what depends on a target (PT-LOOP-4); or as printed."""

    ref: str = "it"
    printed: bool = False


class LifeOf(Value, frozen=True, gc=False, tag=True):
    """A card's life; or as printed."""

    ref: str = "it"
    printed: bool = False


class MarkersOn(Value, frozen=True, gc=False, tag=True):
    """How many markers of a kind lie on a card."""

    kind: str
    ref: str = "this"


class HandSize(Value, frozen=True, gc=False, tag=True):
    """How many cards a side has in hand."""

    side: Literal["own", "rival"] = "own"


class Known(Value, frozen=True, gc=False, tag=True):
    """A number bound earlier: ``that_much`` of a trigger, ``discarded`` by an earlier effect, ``nth_turn`` and ``nth_wave`` of an order."""

    name: str


class Plus(Value, frozen=True, gc=False, tag=True):
    """A sum."""

    parts: tuple[Amount, ...]


Amount: TypeAlias = Signed | Count | DamageOn | StrengthOf | LifeOf | MarkersOn | HandSize | Known | Plus


# ------------------------------------------------------------------------------------------------------------------------- conditions
class Compare(Value, frozen=True, gc=False, tag=True):
    """Two amounts compared."""

    left: Amount
    op: Literal["==", "!=", "<", "<=", ">", ">="]
    right: Amount


class Exists(Value, frozen=True, gc=False, tag=True):
    """There is such a card."""

    what: Pieces


class Has(Value, frozen=True, gc=False, tag=True):
    """It has a keyword, printed or granted; ``spell``: it has a spell of its own where it stands."""

    what: Literal["intercept", "ranged", "spell"]


class Suffered(Value, frozen=True, gc=False, tag=True):
    """What happened to it in this wave (``struck_you``: it attacked your unit in melee); ``lethal``: it has damage up to its life."""

    what: Literal["damaged", "recruited", "moved", "attacked", "revived", "struck_you", "lethal"]


class FirstPlayer(Value, frozen=True, gc=False, tag=True):
    """You are the first player."""


class InWave(Value, frozen=True, gc=False, tag=True):
    """It is the wave of this row."""

    row: Row


class Not(Value, frozen=True, gc=False, tag=True):
    """The contrary."""

    of: Condition


class When(Value, frozen=True, gc=False, tag=True):
    """All of these, or with ``any`` at least one."""

    parts: tuple[Condition, ...]
    any: bool = False


Condition: TypeAlias = Compare | Exists | Has | Suffered | FirstPlayer | InWave | Not | When


# ---------------------------------------------------------------------------------------- changes: how cards answer the engine's questions
class AddStrength(Value, frozen=True, gc=False, tag=True):
    """More attack strength; only against some targets, only for one kind of attack."""

    n: Amount
    against: Pieces | None = None
    kind: Strike | None = None


class DoubleStrength(Value, frozen=True, gc=False, tag=True):
    """The base strength counts twice, before all additions; only against some targets."""

    against: Pieces | None = None


class AddLife(Value, frozen=True, gc=False, tag=True):
    """More life."""

    n: Amount


class SetLife(Value, frozen=True, gc=False, tag=True):
    """Life is exactly ``n``, before all additions."""

    n: Small


class Keyword(Value, frozen=True, gc=False, tag=True):
    """Gains a keyword, or loses it (losing beats gaining)."""

    word: Keyword_
    gained: bool = True


class TakesLess(Value, frozen=True, gc=False, tag=True):
    """Takes less damage from attacks, but not less than ``at_least``."""

    n: Amount
    at_least: Small = 0
    kinds: tuple[str, ...] = ("melee", "ranged")


class TakesNone(Value, frozen=True, gc=False, tag=True):
    """Takes no damage from such attacks; it is a legal target all the same."""

    kinds: tuple[str, ...] = ("melee", "ranged")


class TakesAtMost(Value, frozen=True, gc=False, tag=True):
    """Takes no more than ``n`` from one attack."""

    n: Small
    kinds: tuple[str, ...] = ("melee", "ranged")


class TakesExactly(Value, frozen=True, gc=False, tag=True):
    """Any damage it would take is ``n``."""

    n: Small
    kinds: tuple[str, ...] = ("melee", "ranged", "spell", "order", "ability")


class MayDivert(Value, frozen=True, gc=False, tag=True):
    """The player may pass any part of damage it would take on to this card."""


class Overflows(Value, frozen=True, gc=False, tag=True):
    """Damage from the first lethal point on goes to this card instead."""


class HitsAll(Value, frozen=True, gc=False, tag=True):
    """Its melee attack hits every rival in melee."""


class TargetChosenByRival(Value, frozen=True, gc=False, tag=True):
    """Whom its melee attacks hit is decided by the player of this card."""


class DefeatedAtOnce(Value, frozen=True, gc=False, tag=True):
    """With lethal damage it is defeated at once, not at the wave's end; ``by_you``: only if your heroes or leader dealt it."""

    by_you: bool = False


class DiscardedWhenDefeated(Value, frozen=True, gc=False, tag=True):
    """Defeated, it goes to its owner's discard pile and leaves no corpse."""


class MayAttack(Value, frozen=True, gc=False, tag=True):
    """It may attack in melee though it is a corpse, with exactly this strength."""

    strength: Small


class CopiesLeader(Value, frozen=True, gc=False, tag=True):
    """Has the abilities, life and strength of the rival's leader."""


class Forbids(Value, frozen=True, gc=False, tag=True):
    """A side cannot take an action: ``draw``, ``recruit``, ``attack``, ``cast``, ``order``, ``clear``, ``move``, ``switch``."""

    action: str
    side: Side = "rival"


class Free(Value, frozen=True, gc=False, tag=True):
    """An action is free for a side (PT-ACT-15); ``first``: only so many a turn, 0 for all."""

    action: str
    first: Small = 0
    side: Side = "own"


class MakesLonger(Value, frozen=True, gc=False, tag=True):
    """An action costs a side ``cost`` actions."""

    action: str
    cost: Small
    side: Side = "rival"


class ExtraActions(Value, frozen=True, gc=False, tag=True):
    """More actions in each turn."""

    n: Signed
    side: Side = "own"


class OpensHand(Value, frozen=True, gc=False, tag=True):
    """A side's hand lies open."""

    side: Side = "rival"


class SeesTop(Value, frozen=True, gc=False, tag=True):
    """You may look at the top card of your deck at any time."""


Change: TypeAlias = (
    AddStrength
    | DoubleStrength
    | AddLife
    | SetLife
    | Keyword
    | TakesLess
    | TakesNone
    | TakesAtMost
    | TakesExactly
    | MayDivert
    | Overflows
    | HitsAll
    | TargetChosenByRival
    | DefeatedAtOnce
    | DiscardedWhenDefeated
    | MayAttack
    | CopiesLeader
    | Forbids
    | Free
    | MakesLonger
    | ExtraActions
    | OpensHand
    | SeesTop
)


# ----------------------------------------------------------------------------------------------------------------------------- effects
class DealDamage(Value, frozen=True, gc=False, tag=True):
    """Put damage on cards; no attack (PT-DMG-5)."""

    n: Amount
    to: Targets


class Heal(Value, frozen=True, gc=False, tag=True):
    """Take damage off cards. ``n`` None: all. ``up_to``: you choose how much of it, for each."""

    n: Amount | None
    of: Targets
    up_to: bool = False


class Share(Value, frozen=True, gc=False, tag=True):
    """Share out ``n`` points of damage or healing among cards, one point a choice; ``up_to``: or stop earlier."""

    what: Literal["damage", "healing"]
    n: Amount
    among: Pieces
    up_to: bool = False


class MoveDamage(Value, frozen=True, gc=False, tag=True):
    """Move damage from cards to a card: neither dealt nor healed. ``n`` None: all of it. ``up_to``: you choose how much of each."""

    n: Amount | None
    of: Targets
    to: Targets
    up_to: bool = False


class Defeat(Value, frozen=True, gc=False, tag=True):
    """Defeat heroes at once (PT-DMG-5)."""

    who: Targets


class Revive(Value, frozen=True, gc=False, tag=True):
    """Turn corpses into heroes again, without damage (PT-DMG-9)."""

    who: Targets


class ClearCorpses(Value, frozen=True, gc=False, tag=True):
    """Put corpses into their owners' discard piles; not the action of that name."""

    who: Targets


class ToHand(Value, frozen=True, gc=False, tag=True):
    """Return cards from units to their owners' hands."""

    who: Targets


class DiscardPiece(Value, frozen=True, gc=False, tag=True):
    """Put cards from units into their owners' discard piles; no defeat, no corpse."""

    who: Targets


class MovePiece(Value, frozen=True, gc=False, tag=True):
    """Put a card into an empty slot that you choose: of its own unit, or of yours, which makes it yours to control."""

    who: Targets
    to: Literal["own_unit", "its_unit"] = "its_unit"
    may: bool = False


class Swap(Value, frozen=True, gc=False, tag=True):
    """Two cards change places: the two of ``first``, or one of ``first`` and one of ``second``."""

    first: Targets
    second: Targets | None = None


class Rearrange(Value, frozen=True, gc=False, tag=True):
    """Set heroes and corpses anew on the slots of your unit, or of an area chosen before (PT-LOOP-3)."""

    place: Literal["unit", "area"] = "unit"


class ChooseArea(Value, frozen=True, gc=False, tag=True):
    """Choose an area for what follows: a row or a column of one unit (``side``), or with ``across`` the same one of all units.

    ``holding``: only areas with such a card, if there are any.
    """

    shape: Literal["row", "column"]
    side: Side = "any"
    across: bool = False
    holding: Pieces | None = None


class DrawCards(Value, frozen=True, gc=False, tag=True):
    """Draw cards; what the deck does not have is not drawn."""

    n: Amount
    to: Literal["hand", "aside"] = "hand"


class LookAtHand(Value, frozen=True, gc=False, tag=True):
    """Look at the rival's hand."""


class DiscardCard(Value, frozen=True, gc=False, tag=True):
    """``n`` cards of ``whose`` hand are discarded, chosen by ``by``: their owner, you, or chance (PT-ATK-14)."""

    whose: Literal["own", "rival"]
    n: Amount = 1
    by: Literal["owner", "you", "chance"] = "owner"


class DiscardHand(Value, frozen=True, gc=False, tag=True):
    """Discard your whole hand; how many cards is known as ``discarded``."""


class OrderTop(Value, frozen=True, gc=False, tag=True):
    """Look at the top ``n`` cards of your deck and put them back in any order: the card chosen first will be on top."""

    n: Small


class SortDrawn(Value, frozen=True, gc=False, tag=True):
    """Draw as many cards as there are places, then put one to each, in this order."""

    places: tuple[Literal["hand", "top", "discard"], ...]


class Search(Value, frozen=True, gc=False, tag=True):
    """Name a card; if it is in your deck, show it and take it into your hand. Then shuffle."""


class ShuffleDeck(Value, frozen=True, gc=False, tag=True):
    """Shuffle your deck."""


class RevealCard(Value, frozen=True, gc=False, tag=True):
    """``whose`` hand: its player chooses a card and shows it to all; it stays there, and is ``the_card`` from now on."""

    whose: Literal["own", "rival"]


class TakeAtRandom(Value, frozen=True, gc=False, tag=True):
    """A card of the rival's hand is taken at random and shown; it is ``the_card``, and in nobody's hand."""


class TheCard(Value, frozen=True, gc=False, tag=True):
    """Discard ``the_card``, to its owner's pile."""


class PlayOrders(Value, frozen=True, gc=False, tag=True):
    """You may play orders: any number of those in ``of`` (your hand, or what you have just drawn), or at most ``high``."""

    of: Literal["hand", "aside"] = "hand"
    high: Small = 0


class ExecuteOrder(Value, frozen=True, gc=False, tag=True):
    """Do what the order of a card says, as "you"; it does not count as played."""

    of: Literal["the_card", "leader"]


class Recruits(Value, frozen=True, gc=False, tag=True):
    """Recruit heroes from your hand: to the row of this wave, anywhere in your unit, or to the chosen area. ``high`` 0: any number."""

    place: Literal["wave", "unit", "area"]
    low: Small = 0
    high: Small = 1


class AttackWith(Value, frozen=True, gc=False, tag=True):
    """Cards attack, each once, at no cost and without using up their own attack (PT-ACT-17).

    ``kind`` None: melee or ranged, as they can. ``may``: they need not. ``each``: every one of ``who``, in the order you like; otherwise
    one of them. ``spell``: or cast a spell instead. ``recruited``: though recruited in this wave. ``at``: only at these. ``strength``:
    exactly this, whatever else holds.
    """

    who: Pieces
    kind: Strike | None = "melee"
    at: Pieces | None = None
    may: bool = False
    each: bool = False
    spell: bool = False
    recruited: bool = False
    strength: Small | None = None


class CopySpell(Value, frozen=True, gc=False, tag=True):
    """Do what a spell of one of these heroes says, as if it stood here."""

    of: Pieces


class GainActions(Value, frozen=True, gc=False, tag=True):
    """More actions in this turn; ``only`` for some kinds of action."""

    n: Small
    only: tuple[str, ...] = ()


class LoseActions(Value, frozen=True, gc=False, tag=True):
    """The rival has fewer actions in the next wave, but this leaves it ``floor``."""

    n: Small
    floor: Small = 0


class Give(Value, frozen=True, gc=False, tag=True):
    """Change cards for a time; an amount is settled now."""

    to: Targets
    change: Change
    until: Duration


class Watch(Value, frozen=True, gc=False, tag=True):
    """For a time, a trigger works for you that needs no card in play. It must not be nested in another."""

    trigger: Trigger
    until: Duration


class PutMarkers(Value, frozen=True, gc=False, tag=True):
    """Put markers on a card."""

    kind: str
    n: Amount
    on: Pieces


class If(Value, frozen=True, gc=False, tag=True):
    """If something holds, do this, else that."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class May(Value, frozen=True, gc=False, tag=True):
    """You may do this."""

    effects: tuple[Effect, ...]


class ForEach(Value, frozen=True, gc=False, tag=True):
    """Do this for each of these cards, which is ``it`` in turn."""

    who: Targets
    effects: tuple[Effect, ...]


Effect: TypeAlias = (
    DealDamage
    | Heal
    | Share
    | MoveDamage
    | Defeat
    | Revive
    | ClearCorpses
    | ToHand
    | DiscardPiece
    | MovePiece
    | Swap
    | Rearrange
    | ChooseArea
    | DrawCards
    | LookAtHand
    | DiscardCard
    | DiscardHand
    | OrderTop
    | SortDrawn
    | Search
    | ShuffleDeck
    | RevealCard
    | TakeAtRandom
    | TheCard
    | PlayOrders
    | ExecuteOrder
    | Recruits
    | AttackWith
    | CopySpell
    | GainActions
    | LoseActions
    | Give
    | Watch
    | PutMarkers
    | If
    | May
    | ForEach
)


# --------------------------------------------------------------------------------------------------------------------------- abilities
class Moment(Value, frozen=True, gc=False, tag=True):
    """What a trigger listens to.

    ``turn_ends`` (``side``: whose) · ``wave_ends`` (before casualties are counted) · ``casualties_counted`` · ``round_ends`` ·
    ``round_starts`` · ``wave_starts`` · ``order_resolved`` (``side``: who played it) · ``attack_resolved`` (``actor``: who attacked,
    ``subject``: who was hit, or with ``aimed`` whom the attacker chose) · ``damage_dealt`` (``actor``: by whom, ``subject``: to whom) ·
    ``defeated``, ``recruited``, ``revived`` (``subject``: who). ``kinds``: of attack or of damage, ``()`` any.
    """

    what: Literal[
        "turn_ends",
        "wave_ends",
        "casualties_counted",
        "round_ends",
        "round_starts",
        "wave_starts",
        "order_resolved",
        "attack_resolved",
        "damage_dealt",
        "defeated",
        "recruited",
        "revived",
    ]
    side: Side = "any"
    actor: Pieces | None = None
    subject: Pieces | None = None
    kinds: tuple[str, ...] = ()
    aimed: bool = False


class Static(Value, frozen=True, gc=False, tag=True):
    """A change that holds while the text is active: to this card, or to others."""

    change: Change
    on: Pieces = Pieces(ref="this")
    when: Condition | None = None


class Trigger(Value, frozen=True, gc=False, tag=True):
    """At a moment, if a condition holds, do something; ``once`` a turn or a wave. ``late``: after triggers that are not."""

    at: Moment
    effects: tuple[Effect, ...]
    when: Condition | None = None
    once: Literal["", "turn", "wave"] = ""
    in_ceasefire: bool = True
    late: bool = False


class Spell(Value, frozen=True, gc=False, tag=True):
    """A spell (attack power): done instead of an attack (PT-ACT-4)."""

    effects: tuple[Effect, ...]


class LeaderAct(Value, frozen=True, gc=False, tag=True):
    """A leader's own action (PT-ACT-5): its cost, and whether it is limited to once a turn (PT-ACT-16)."""

    effects: tuple[Effect, ...]
    cost: Small = 1
    limited: bool = False


Ability: TypeAlias = Static | Trigger | Spell | LeaderAct


class Order(Value, frozen=True, gc=False, tag=True):
    """The order of a card."""

    effects: tuple[Effect, ...]


# ------------------------------------------------------------------------------------------------------------------------------- cards
class Hero(Value, frozen=True, gc=False):
    """The hero side of a card: its numbers and the texts of the three rows; and what it does when played from the hand."""

    name: str
    attack: Small
    life: Small
    vanguard: tuple[Ability, ...] = ()
    flank: tuple[Ability, ...] = ()
    rear: tuple[Ability, ...] = ()
    hand: Order | None = None


class Leader(Value, frozen=True, gc=False):
    """The leader side of a card."""

    name: str
    attack: Small
    life: Small
    abilities: tuple[Ability, ...] = ()


class Card(Value, frozen=True, gc=False):
    """A card: its id (lower case, the same for all copies), its hero side and its leader side."""

    id: str
    hero: Hero
    leader: Leader


class Pack(Value, frozen=True, gc=False):
    """A set of cards: the id by which options name it, what it is called, and its cards."""

    id: str
    title: str
    cards: tuple[Card, ...]

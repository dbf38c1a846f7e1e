"""The words for effects."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language.grammar.abilities import DelayedTrigger, Effect, ForEach, GrantsSpell, If, May, Static, Trigger
from boardrules.pixel_tactics.language.grammar.effects import (
    AttackWith,
    ChooseArea,
    Chooser,
    ChooseTrait,
    ClearCorpses,
    CopySpell,
    DealDamage,
    Defeat,
    DiscardCard,
    DiscardHand,
    DiscardPiece,
    DiscardRevealed,
    DrawCards,
    Duration,
    ExecuteOrder,
    GainActions,
    Give,
    Heal,
    LookAtHand,
    LoseActions,
    MoveDamage,
    MovePiece,
    Note,
    OrderTop,
    PlayOrders,
    PutMarkers,
    Rearrange,
    Recruits,
    Redistribute,
    RevealCard,
    Revive,
    Search,
    Share,
    SortDrawn,
    SpentOn,
    Swap,
    TakeAtRandom,
    TakeMarkers,
    ToHand,
)
from boardrules.pixel_tactics.language.grammar.expressions import Amount, Condition, MarkerKind, Pieces, Player, Strike, Targets
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier
from boardrules.pixel_tactics.language.grammar.pieces import AreaSide
from boardrules.pixel_tactics.language.words.expressions import this

__all__ = [
    "attack_with",
    "choose_column",
    "choose_row",
    "choose_trait",
    "clear_corpses",
    "copy_spell",
    "damage",
    "defeat",
    "discard_hand",
    "discard_piece",
    "discard_the_card",
    "draw",
    "execute_leader_order",
    "execute_order",
    "for_each",
    "gain_actions",
    "give",
    "heal",
    "heal_up_to",
    "if_",
    "look_at_one_rivals_hand",
    "may",
    "may_play_orders",
    "move_all_damage",
    "move_any_damage",
    "move_damage",
    "move_damage_from_each",
    "move_damage_up_to",
    "move_within_unit",
    "note",
    "note_each",
    "one_rival_discards",
    "one_rival_loses_actions",
    "order_top",
    "own_discards",
    "play_order",
    "put_markers",
    "rearrange_area",
    "rearrange_unit",
    "recruit",
    "redistribute",
    "reveal_card",
    "revive",
    "rival_discards",
    "rival_loses_actions",
    "search_named",
    "share_damage",
    "share_healing_up_to",
    "sort_drawn",
    "swap",
    "take_at_random",
    "take_markers",
    "take_to_own_unit",
    "to_hand",
    "watch",
]


def damage(n: Amount, *, to: Targets) -> DealDamage:
    """Put *n* damage on each of these."""
    return DealDamage(n, to)


def share_damage(n: Amount, *, among: Pieces) -> Share:
    """Share out exactly *n* damage among these."""
    return Share("damage", n, among)


def heal(n: Amount | None, *, of: Targets) -> Heal:
    """Take *n* damage off each of these; with None, all of it."""
    return Heal(n, of)


def heal_up_to(n: Amount, *, of: Targets) -> Heal:
    """Take as much damage off each as you like, up to *n*."""
    return Heal(n, of, up_to=True)


def share_healing_up_to(n: Amount, *, among: Pieces) -> Share:
    """Share out healing among these, *n* points or fewer."""
    return Share("healing", n, among, up_to=True)


def move_all_damage(*, of: Targets, to: Targets) -> MoveDamage:
    """Move all damage of these onto one."""
    return MoveDamage(None, of, to)


def move_damage(n: Amount, *, of: Targets, to: Targets) -> MoveDamage:
    """Move exactly *n* damage, or what there is if that is less."""
    return MoveDamage(n, of, to)


def move_any_damage(*, of: Targets, to: Targets) -> MoveDamage:
    """Move as much of the damage as you like."""
    return MoveDamage(None, of, to, up_to=True)


def move_damage_from_each(n: Amount, *, of: Targets, to: Targets) -> MoveDamage:
    """Move *n* damage from each of these onto one that gives none."""
    return MoveDamage(n, of, to, each=True)


def move_damage_up_to(n: Amount, *, of: Targets, to: Targets) -> MoveDamage:
    """Move as much damage as you like, up to *n* in all."""
    return MoveDamage(n, of, to, up_to=True)


def redistribute(of: Targets, *, among: Pieces) -> Redistribute:
    """Take up all damage of a card and share it out among others."""
    return Redistribute(of, among)


def defeat(who: Targets, *, and_this: bool = False) -> Defeat:
    """Defeat these heroes at once; *and_this*: together with this one."""
    return Defeat(who, and_this)


def revive(who: Targets) -> Revive:
    """Turn these corpses back into heroes, without damage."""
    return Revive(who)


def clear_corpses(who: Targets) -> ClearCorpses:
    """Put these corpses into their owners' discard piles."""
    return ClearCorpses(who)


def to_hand(who: Targets) -> ToHand:
    """Return these cards to their owners' hands."""
    return ToHand(who)


def discard_piece(who: Targets) -> DiscardPiece:
    """Put these cards from their units into their owners' discard piles."""
    return DiscardPiece(who)


def take_to_own_unit(who: Targets, *, may: bool = False) -> MovePiece:
    """Put these cards on empty slots of your unit; *may*: you can decline."""
    return MovePiece(who, "own_unit", may)


def move_within_unit(who: Targets) -> MovePiece:
    """Put these cards on empty slots of the units they stand in."""
    return MovePiece(who, "its_unit")


def swap(first: Targets, second: Targets | None = None) -> Swap:
    """Let two cards change places."""
    return Swap(first, second)


rearrange_unit: Final = Rearrange("unit")
rearrange_area: Final = Rearrange("area")


def choose_row(side: AreaSide = "any", *, across: bool = False, if_possible_with: Pieces | None = None) -> ChooseArea:
    """Choose a row of one unit, or *across*: the same row of all units. What follows speaks of it as ``.at("area")``."""
    return ChooseArea("row", side, across, if_possible_with)


def choose_column(side: AreaSide = "any", *, across: bool = False, if_possible_with: Pieces | None = None) -> ChooseArea:
    """Choose a column of one unit, or *across*: the columns of all units that face each other."""
    return ChooseArea("column", side, across, if_possible_with)


def choose_trait(who: Pieces) -> ChooseTrait:
    """Choose the row whose text a hero has wherever it stands."""
    return ChooseTrait(who)


def draw(n: Amount, *, aside: bool = False) -> DrawCards:
    """Draw cards into the hand, or set them *aside* for what follows."""
    return DrawCards(n, "aside" if aside else "hand")


look_at_one_rivals_hand: Final = LookAtHand()


def one_rival_discards(n: Amount = 1, *, by: Chooser) -> DiscardCard:
    """One rival of your choice discards *n* cards, chosen by *by*."""
    return DiscardCard("one_rival", n, by)


def rival_discards(n: Amount = 1, *, by: Chooser) -> DiscardCard:
    """Each rival discards *n* cards, chosen by *by*."""
    return DiscardCard("rival", n, by)


def own_discards(n: Amount = 1) -> DiscardCard:
    """You discard *n* cards of your choice."""
    return DiscardCard("own", n, "owner")


discard_hand: Final = DiscardHand()


def order_top(n: int) -> OrderTop:
    """Look at the top of your deck and put it back in any order."""
    return OrderTop(n)


def sort_drawn(*places: Literal["hand", "top", "discard"]) -> SortDrawn:
    """Draw a card for each place and put one to each."""
    return SortDrawn(places)


search_named: Final = Search()


def reveal_card(whose: Player = "own", *, order: bool = False) -> RevealCard:
    """Let a player show a card of their hand, or one with an *order*; the effects that follow call it the card."""
    return RevealCard(whose, order)


take_at_random: Final = TakeAtRandom()
discard_the_card: Final = DiscardRevealed()
execute_order: Final = ExecuteOrder("the_card")
execute_leader_order: Final = ExecuteOrder("leader")


def may_play_orders(*, drawn: bool = False, high: int = 0) -> PlayOrders:
    """Play orders from the hand, any number or up to *high*; or the one just *drawn*, which otherwise goes to the hand."""
    return PlayOrders("aside" if drawn else "hand", high)


def play_order(*, to_deck: bool = False) -> PlayOrders:
    """Play an order from the hand, which must be done if it can be; *to_deck*: it is shuffled into its owner's deck afterwards."""
    return PlayOrders("hand", 1, 1, "deck" if to_deck else "discard")


def recruit(place: Literal["wave", "unit", "area"] = "wave", *, low: int = 1, high: int = 1) -> Recruits:
    """Recruit heroes; *high* 0: any number."""
    return Recruits(place, low, high)


def attack_with(
    who: Pieces,
    kind: Strike | None = "melee",
    *,
    at: Pieces | None = None,
    may: bool = False,
    each: bool = False,
    or_cast: bool = False,
    recruited: bool = False,
    strength: int | None = None,
    bonus: int = 0,
) -> AttackWith:
    """Let one of these attack, or *each* of them; see :class:`~boardrules.pixel_tactics.language.AttackWith`."""
    return AttackWith(who, kind, at, may, each, or_cast, recruited, strength, bonus)


def copy_spell(of: Pieces) -> CopySpell:
    """Carry out the text of a spell of one of these."""
    return CopySpell(of)


def gain_actions(n: int, *only: SpentOn) -> GainActions:
    """You have more actions this turn, for anything or for some kinds only."""
    return GainActions(n, only)


def one_rival_loses_actions(n: int = 1, *, floor: int = 0) -> LoseActions:
    """One rival of your choice has fewer actions in the next wave, but at least *floor*."""
    return LoseActions(n, floor)


def rival_loses_actions(n: int = 1, *, floor: int = 0) -> LoseActions:
    """Each rival has fewer actions in the next wave, but at least *floor*."""
    return LoseActions(n, floor, "rival")


def give(change: GivenModifier | Static, *, to: Targets, until: Duration) -> Give:
    """Give these cards a modifier for a time: ``give(strength(2), ...)``, ``give(ranged_attack, ...)``.

    Raises ValueError for one that holds a spell.
    """
    return Give(to, given(change), until)


def given(change: GivenModifier | Static) -> GivenModifier:
    """The modifier itself, which can be given to a card. Raises ValueError for one that holds a spell."""
    modifier = change.modifier if isinstance(change, Static) else change
    if isinstance(modifier, GrantsSpell):
        raise ValueError("a spell cannot be given for a time or put on a hero")  # noqa: TRY004  (it has the right type)
    return modifier


def watch(until: Duration, what: Trigger) -> DelayedTrigger:
    """You have a trigger for a time, without a card in play."""
    return DelayedTrigger(what, until)


def note(n: Amount) -> Note:
    """Note an amount as it is now, for what follows: see ``noted``."""
    return Note(n)


def note_each(n: Amount) -> Note:
    """Note an amount for each player, as that player counts: see ``behind``."""
    return Note(n, each=True)


def put_markers(n: Amount, kind: MarkerKind, *, on: Pieces = this) -> PutMarkers:
    """Put markers of a kind on a card."""
    return PutMarkers(kind, n, on)


def take_markers(kind: MarkerKind, n: Amount | None = None, *, on: Pieces = this) -> TakeMarkers:
    """Take markers of a kind off a card: *n*, or all."""
    return TakeMarkers(kind, n, on)


def if_(condition: Condition, *then: Effect, otherwise: tuple[Effect, ...] = ()) -> If:
    """If a condition holds, carry out these effects, otherwise those in *otherwise*."""
    return If(condition, then, otherwise)


def may(*effects: Effect, otherwise: tuple[Effect, ...] = ()) -> May:
    """You may carry out these effects; if you do not, those in *otherwise* are carried out."""
    return May(effects, otherwise)


def for_each(who: Targets, *effects: Effect) -> ForEach:
    """Carry out the effects for each of these in turn, which is ``it``."""
    return ForEach(who, effects)

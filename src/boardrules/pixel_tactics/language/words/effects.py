"""The words for effects."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language.grammar import abilities, effects, expressions, pieces
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier
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


def damage(n: expressions.Amount, *, to: expressions.Targets) -> pieces.DealDamage:
    """Put *n* damage on each of these."""
    return pieces.DealDamage(n, to)


def share_damage(n: expressions.Amount, *, among: expressions.Pieces) -> pieces.Share:
    """Share out exactly *n* damage among these."""
    return pieces.Share("damage", n, among)


def heal(n: expressions.Amount | None, *, of: expressions.Targets) -> pieces.Heal:
    """Take *n* damage off each of these; with None, all of it."""
    return pieces.Heal(n, of)


def heal_up_to(n: expressions.Amount, *, of: expressions.Targets) -> pieces.Heal:
    """Take as much damage off each as you like, up to *n*."""
    return pieces.Heal(n, of, up_to=True)


def share_healing_up_to(n: expressions.Amount, *, among: expressions.Pieces) -> pieces.Share:
    """Share out healing among these, *n* points or fewer."""
    return pieces.Share("healing", n, among, up_to=True)


def move_all_damage(*, of: expressions.Targets, to: expressions.Targets) -> pieces.MoveDamage:
    """Move all damage of these onto one."""
    return pieces.MoveDamage(None, of, to)


def move_damage(n: expressions.Amount, *, of: expressions.Targets, to: expressions.Targets) -> pieces.MoveDamage:
    """Move exactly *n* damage, or all of it if there is less."""
    return pieces.MoveDamage(n, of, to)


def move_any_damage(*, of: expressions.Targets, to: expressions.Targets) -> pieces.MoveDamage:
    """Move as much of the damage as you like."""
    return pieces.MoveDamage(None, of, to, up_to=True)


def move_damage_from_each(n: expressions.Amount, *, of: expressions.Targets, to: expressions.Targets) -> pieces.MoveDamage:
    """Move *n* damage from each of these onto one that gives none."""
    return pieces.MoveDamage(n, of, to, each=True)


def move_damage_up_to(n: expressions.Amount, *, of: expressions.Targets, to: expressions.Targets) -> pieces.MoveDamage:
    """Move as much damage as you like, up to *n* in all."""
    return pieces.MoveDamage(n, of, to, up_to=True)


def redistribute(of: expressions.Targets, *, among: expressions.Pieces) -> pieces.Redistribute:
    """Take up all damage of a card and share it out among others."""
    return pieces.Redistribute(of, among)


def defeat(who: expressions.Targets, *, and_this: bool = False) -> pieces.Defeat:
    """Defeat these heroes at once; *and_this*: together with this one."""
    return pieces.Defeat(who, and_this)


def revive(who: expressions.Targets) -> pieces.Revive:
    """Turn these corpses back into heroes, without damage."""
    return pieces.Revive(who)


def clear_corpses(who: expressions.Targets) -> pieces.ClearCorpses:
    """Put these corpses into their owners' discard piles."""
    return pieces.ClearCorpses(who)


def to_hand(who: expressions.Targets) -> pieces.ToHand:
    """Return these cards to their owners' hands."""
    return pieces.ToHand(who)


def discard_piece(who: expressions.Targets) -> pieces.DiscardPiece:
    """Put these cards from their units into their owners' discard piles."""
    return pieces.DiscardPiece(who)


def take_to_own_unit(who: expressions.Targets, *, may: bool = False) -> pieces.MovePiece:
    """Put these cards on empty slots of your unit; *may*: you can decline."""
    return pieces.MovePiece(who, "own_unit", may)


def move_within_unit(who: expressions.Targets) -> pieces.MovePiece:
    """Put these cards on empty slots of the units they stand in."""
    return pieces.MovePiece(who, "its_unit")


def swap(first: expressions.Targets, second: expressions.Targets | None = None) -> pieces.Swap:
    """Let two cards change places."""
    return pieces.Swap(first, second)


rearrange_unit: Final = pieces.Rearrange("unit")
rearrange_area: Final = pieces.Rearrange("area")


def choose_row(
    side: pieces.AreaSide = "any", *, across: bool = False, if_possible_with: expressions.Pieces | None = None
) -> pieces.ChooseArea:
    """Choose a row of one unit, or *across*: the same row of all units. What follows speaks of it as ``.at("area")``."""
    return pieces.ChooseArea("row", side, across, if_possible_with)


def choose_column(
    side: pieces.AreaSide = "any", *, across: bool = False, if_possible_with: expressions.Pieces | None = None
) -> pieces.ChooseArea:
    """Choose a column of one unit, or *across*: the columns of all units that face each other."""
    return pieces.ChooseArea("column", side, across, if_possible_with)


def choose_trait(who: expressions.Pieces) -> effects.ChooseTrait:
    """Choose the row whose text a hero has wherever it stands."""
    return effects.ChooseTrait(who)


def draw(n: expressions.Amount, *, aside: bool = False) -> effects.DrawCards:
    """Draw cards into the hand, or set them *aside* for what follows."""
    return effects.DrawCards(n, "aside" if aside else "hand")


look_at_one_rivals_hand: Final = effects.LookAtHand()


def one_rival_discards(n: expressions.Amount = 1, *, by: effects.Chooser) -> effects.DiscardCard:
    """Let one rival of your choice discard *n* cards, chosen by *by*."""
    return effects.DiscardCard("one_rival", n, by)


def rival_discards(n: expressions.Amount = 1, *, by: effects.Chooser) -> effects.DiscardCard:
    """Let each rival discard *n* cards, chosen by *by*."""
    return effects.DiscardCard("rival", n, by)


def own_discards(n: expressions.Amount = 1) -> effects.DiscardCard:
    """Discard *n* cards of your own choice."""
    return effects.DiscardCard("own", n, "owner")


discard_hand: Final = effects.DiscardHand()


def order_top(n: int) -> effects.OrderTop:
    """Look at the top of your deck and put it back in any order."""
    return effects.OrderTop(n)


def sort_drawn(*places: Literal["hand", "top", "discard"]) -> effects.SortDrawn:
    """Draw a card for each place and put one to each."""
    return effects.SortDrawn(places)


search_named: Final = effects.Search()


def reveal_card(whose: expressions.Player = "own", *, order: bool = False) -> effects.RevealCard:
    """Let a player show a card of their hand, or one with an *order*; the effects that follow call it the card."""
    return effects.RevealCard(whose, order)


take_at_random: Final = effects.TakeAtRandom()
discard_the_card: Final = effects.DiscardRevealed()
execute_order: Final = effects.ExecuteOrder("the_card")
execute_leader_order: Final = effects.ExecuteOrder("leader")


def may_play_orders(*, drawn: bool = False, high: int = 0) -> effects.PlayOrders:
    """Play orders from the hand, any number or up to *high*; or the one just *drawn*, which otherwise goes to the hand."""
    return effects.PlayOrders("aside" if drawn else "hand", high)


def play_order(*, to_deck: bool = False) -> effects.PlayOrders:
    """Play an order from the hand, which must be done if it can be; *to_deck*: it is shuffled into its owner's deck afterwards."""
    return effects.PlayOrders("hand", 1, 1, "deck" if to_deck else "discard")


def recruit(place: Literal["wave", "unit", "area"] = "wave", *, low: int = 1, high: int = 1) -> effects.Recruits:
    """Recruit heroes; *high* 0: any number."""
    return effects.Recruits(place, low, high)


def attack_with(
    who: expressions.Pieces,
    kind: expressions.Strike | None = "melee",
    *,
    at: expressions.Pieces | None = None,
    may: bool = False,
    each: bool = False,
    or_cast: bool = False,
    recruited: bool = False,
    strength: int | None = None,
    bonus: int = 0,
) -> effects.AttackWith:
    """Let one of these attack, or *each* of them; see :class:`~boardrules.pixel_tactics.language.AttackWith`."""
    return effects.AttackWith(who, kind, at, may, each, or_cast, recruited, strength, bonus)


def copy_spell(of: expressions.Pieces) -> effects.CopySpell:
    """Carry out the text of a spell of one of these."""
    return effects.CopySpell(of)


def gain_actions(n: int, *only: effects.SpentOn) -> effects.GainActions:
    """Gain actions this turn, for anything or for some kinds only."""
    return effects.GainActions(n, only)


def one_rival_loses_actions(n: int = 1, *, floor: int = 0) -> effects.LoseActions:
    """Take actions of the next wave from one rival of your choice, who keeps at least *floor*."""
    return effects.LoseActions(n, floor)


def rival_loses_actions(n: int = 1, *, floor: int = 0) -> effects.LoseActions:
    """Take actions of the next wave from each rival, who keeps at least *floor*."""
    return effects.LoseActions(n, floor, "rival")


def give(change: GivenModifier | abilities.Static, *, to: expressions.Targets, until: effects.Duration) -> effects.Give:
    """Give these cards a modifier for a time: ``give(strength(2), ...)``, ``give(ranged_attack, ...)``.

    Raises ValueError for one that holds a spell.
    """
    return effects.Give(to, given(change), until)


def given(change: GivenModifier | abilities.Static) -> GivenModifier:
    """Return the modifier itself, which can be given to a card. Raises ValueError for one that holds a spell."""
    modifier = change.modifier if isinstance(change, abilities.Static) else change
    if isinstance(modifier, abilities.GrantsSpell):
        raise ValueError("a spell cannot be given for a time or put on a hero")  # noqa: TRY004  (it has the right type)
    return modifier


def watch(until: effects.Duration, what: abilities.Trigger) -> abilities.DelayedTrigger:
    """Have a trigger for a time, without a card in play."""
    return abilities.DelayedTrigger(what, until)


def note(n: expressions.Amount) -> effects.Note:
    """Note an amount as it is now, for what follows: see ``noted``."""
    return effects.Note(n)


def note_each(n: expressions.Amount) -> effects.Note:
    """Note an amount for each player, as that player counts: see ``behind``."""
    return effects.Note(n, each=True)


def put_markers(n: expressions.Amount, kind: expressions.MarkerKind, *, on: expressions.Pieces = this) -> effects.PutMarkers:
    """Put markers of a kind on a card."""
    return effects.PutMarkers(kind, n, on)


def take_markers(
    kind: expressions.MarkerKind, n: expressions.Amount | None = None, *, on: expressions.Pieces = this
) -> effects.TakeMarkers:
    """Take markers of a kind off a card: *n*, or all."""
    return effects.TakeMarkers(kind, n, on)


def if_(condition: expressions.Condition, *then: abilities.Effect, otherwise: tuple[abilities.Effect, ...] = ()) -> abilities.If:
    """Carry out these effects if a condition holds, otherwise those in *otherwise*."""
    return abilities.If(condition, then, otherwise)


def may(*effects: abilities.Effect, otherwise: tuple[abilities.Effect, ...] = ()) -> abilities.May:
    """Offer to carry out these effects; if you decline, those in *otherwise* are carried out."""
    return abilities.May(effects, otherwise)


def for_each(who: expressions.Targets, *effects: abilities.Effect) -> abilities.ForEach:
    """Carry out the effects for each of these in turn, which is ``it``."""
    return abilities.ForEach(who, effects)

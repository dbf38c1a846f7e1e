"""Effects of the ability language as English clauses: what is done. Each begins with a small letter and has no full stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.casualties import casualties_clause
from boardrules.pixel_tactics.language.english.decks import deck_clause, reaction_clause
from boardrules.pixel_tactics.language.english.modifiers import DOING, change_clause, things
from boardrules.pixel_tactics.language.english.phrases import Noun, Speech, listed, plain
from boardrules.pixel_tactics.language.english.statuses import status_clause
from boardrules.pixel_tactics.language.english.transfers import transfer_clause
from boardrules.pixel_tactics.language.grammar import decks as d
from boardrules.pixel_tactics.language.grammar import effects as g
from boardrules.pixel_tactics.language.grammar import reactions as r
from boardrules.pixel_tactics.language.grammar.abilities import DelayedTrigger, ForATime, ForEach, GrantsSpell, If, May
from boardrules.pixel_tactics.language.grammar.casualties import CheckCasualties, PutCorpse
from boardrules.pixel_tactics.language.grammar.expressions import Amount, Pick, Pieces, Whose
from boardrules.pixel_tactics.language.grammar.statuses import PutStatus, RemoveStatus
from boardrules.pixel_tactics.language.grammar.transfers import ExecuteOrderOf, MoveMarkers, OrderToRival, ToDeckTop

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardrules.pixel_tactics.language.grammar.abilities import Effect, Trigger
    from boardrules.pixel_tactics.language.grammar.effects import AttackWith, ChooseArea, MovePiece
    from boardrules.pixel_tactics.language.grammar.expressions import Targets

__all__ = ["effect_clause"]

SPENT: Final = DOING | {"order": "orders", "operation": "operations", "trap": "traps"}
UNTIL: Final[dict[g.Duration, str]] = {
    "turn": "until the end of this turn",
    "wave": "until the end of this wave",
    "round": "until the end of this round",
    "own_turn": "until the end of your next turn",
    "gone": "for as long as it stays in play",
}


def effect_clause(say: Speech, effect: Effect, trigger_sentence: Callable[[Speech, Trigger], str]) -> str:
    """What is done. *trigger_sentence* speaks of a trigger that an effect leaves behind."""
    match effect:
        case g.DealDamage() | g.Heal() | g.Share() | g.MoveDamage() | g.Redistribute():
            return _damage(say, effect)
        case g.Defeat() | g.Revive() | g.ClearCorpses() | g.ToHand() | g.DiscardPiece() | g.MovePiece() | g.Swap() | g.Rearrange():
            return _pieces(say, effect)
        case CheckCasualties() | PutCorpse():
            return casualties_clause(say, effect)
        case g.ChooseTrait(heroes):
            text = say.cards(heroes, "each").text
            return f"choose vanguard, flank or rear: {text} has the text of that row, wherever it stands, until it leaves its unit"
        case g.ChooseArea():
            return _area(say, effect)
        case g.AttackWith():
            return _attack(say, effect)
        case g.Give(to, change, until):
            who = say.targets(to)
            if isinstance(to, Pick) and to.by == "you":
                who = Noun(f"{who.text}, as you choose,")
            return f"{UNTIL[until]}, {change_clause(say, change, who)}"
        case ForATime(static, until):
            on = say.cards(static.on)
            when = "" if static.when is None else f"while {say.condition(static.when)}, "
            held = static.modifier
            if isinstance(held, GrantsSpell):
                clause = f"{on.verb('has', 'have')} this spell: {_in_turn(say, held.effects, trigger_sentence)}"
            else:
                clause = change_clause(say, held, on)
            return f"{UNTIL[until]}, this holds: {when}{clause}"
        case DelayedTrigger(trigger, until):
            return f"{UNTIL[until]}, this holds: {trigger_sentence(say, trigger)}"
        case PutStatus() | RemoveStatus():
            return status_clause(say, effect)
        case g.Note(n, each):
            return f"note a number{' for each player, as that player counts' if each else ''}: {say.amount(n)}"
        case ToDeckTop() | ExecuteOrderOf() | MoveMarkers() | OrderToRival():
            return transfer_clause(say, effect)
        case g.PutMarkers(kind, n, on):
            return f"put {_counted(say, n, f'{plain(kind)} marker')} on {say.cards(on, 'each').text}"
        case g.TakeMarkers(kind, n, on):
            number = f"all {plain(kind)} markers" if n is None else _counted(say, n, f"{plain(kind)} marker")
            return f"take {number} off {say.cards(on, 'each').text}"
        case g.GainActions(n, only):
            limit = f", to be spent on {listed([SPENT[word] for word in only], 'or')} only" if only else ""
            return f"you have {n} more action{'' if n == 1 else 's'} in this turn{limit}"
        case g.LoseActions(n, floor, whose):
            keeps = f", but keeps at least {floor}" if floor else ""
            return f"{say.whom(whose)} has {n} fewer action{'' if n == 1 else 's'} in the next wave{keeps}"
        case If(condition, then, otherwise):
            text = f"if {say.condition(condition)}, {_in_turn(say, then, trigger_sentence)}"
            return f"{text}; if not, {_in_turn(say, otherwise, trigger_sentence)}" if otherwise else text
        case May(effects, otherwise):
            text = f"if you wish, {_in_turn(say, effects, trigger_sentence)}"
            return f"{text}; if you do not, {_in_turn(say, otherwise, trigger_sentence)}" if otherwise else text
        case ForEach(who, effects):
            noun = say.targets(who)
            say.it = "it"
            return f"for {noun.text}: {_in_turn(say, effects, trigger_sentence)}"
        case d.ShuffleIn(who):
            return f"shuffle {say.targets(who).text} into its owner's deck"
        case d.DrawUpTo() | d.DiscardAny() | d.DiscardAlike() | d.TurnUp() | d.PlaceTop() | d.KeepOne() | d.SetOutTop() | d.DiscardSetOut():
            return deck_clause(say, effect)
        case r.CancelOrder() | r.StrengthenAttack() | r.Rout():
            return reaction_clause(say, effect)
        case _:
            return _hand(say, effect)


def _in_turn(say: Speech, effects: tuple[Effect, ...], trigger_sentence: Callable[[Speech, Trigger], str]) -> str:
    return ", then ".join([effect_clause(say, effect, trigger_sentence) for effect in effects])


def _damage(say: Speech, effect: g.DealDamage | g.Heal | g.Share | g.MoveDamage | g.Redistribute) -> str:
    match effect:
        case g.DealDamage(n, to):
            text = say.targets(to).text
            return f"put {say.number(n)} damage on {text}"
        case g.Heal(n, of, up_to):
            text = say.targets(of).text
            number = "all" if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            return f"take {number} damage off {text}"
        case g.Share(what, n, among, up_to):
            verb = "share out" if what == "damage" else "take off"
            most = "up to " if up_to else "exactly "
            among_ = say.cards(among, "all" if among.ref else "several").text.removeprefix("of ").removeprefix("different ")
            if what == "damage":
                return f"{verb} {most}{say.number(n)} damage among {among_}, in any way you like"
            return f"{verb} {most}{say.number(n)} damage in all from {among_}, in any way you like"
        case g.MoveDamage(n, of, to, up_to, each=True):
            number = "all" if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            return f"move {number} damage from {say.targets(of).text} onto {say.targets(to).text} that gives none"
        case g.MoveDamage(n, of, to, up_to):
            everything = "any part of the" if up_to else "all"
            source = say.targets(of).text if isinstance(of, Pick) else say.cards(of, "bare").text
            number = everything if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            many = isinstance(of, Pieces) and not of.ref and of.kinds != ("leader",)
            altogether = " in all, as much from each as you like," if many and n is not None else ""
            return f"move {number} damage{altogether} from {source} to {_another(say, of, to)}"
        case g.Redistribute(of, among):
            text = say.targets(of).text
            others = say.cards(among, "several").text.removeprefix("of ").removeprefix("different ")
            return f"take up all damage of {text} and share it out among other cards, {others}, in any way you like: it is moved"
        case _:
            assert_never(effect)


def _another(say: Speech, of: Targets, to: Targets) -> str:
    """The taker; said to be another one where it could be mistaken for the giver."""
    text = say.targets(to).text
    if isinstance(of, Pick) and isinstance(to, Pick) and set(of.among.kinds) & set(to.among.kinds):
        return f"{text}, but not the same one"
    return text


def _pieces(
    say: Speech, effect: g.Defeat | g.Revive | g.ClearCorpses | g.ToHand | g.DiscardPiece | g.MovePiece | g.Swap | g.Rearrange
) -> str:
    match effect:
        case g.Defeat(who, and_this):
            return f"defeat {say.targets(who).text}{f' together with {say.me}' if and_this else ''}"
        case g.Revive(who, mortal):
            text = say.targets(who).text
            if isinstance(who, Pick):
                say.it = "the revived hero"
            return f"bring {text} back to life, {'with as much damage as it has life' if mortal else 'without damage'}"
        case g.ClearCorpses(who):
            return f"put {say.targets(who).text} into its owner's discard pile"
        case g.ToHand(who):
            return f"put {say.targets(who).text} back into its owner's hand"
        case g.DiscardPiece(who):
            return f"put {say.targets(who).text} into its owner's discard pile, which is no defeat"
        case g.MovePiece():
            return _move(say, effect)
        case g.Swap(first, second):
            if second is None:
                return f"let {_pair(say, first)} change places"
            return f"let {say.targets(first).text} and {say.targets(second).text} change places"
        case g.Rearrange(place):
            if place == "unit":
                return "take up all heroes and corpses of your unit and put them back on its slots, wherever you like"
            return f"take up all heroes and corpses in {say.area} and put them back on its slots, wherever you like"
        case _:
            assert_never(effect)


def _move(say: Speech, effect: MovePiece) -> str:
    text = say.targets(effect.who).text
    where = "your unit, where it is yours to control" if effect.to == "own_unit" else "its unit"
    if effect.may:
        return f"you may put {text} on any empty slot of {where}; if you do not or cannot, the rest is skipped"
    return f"put {text} on any empty slot of {where}"


def _pair(say: Speech, first: Targets) -> str:
    if isinstance(first, Pieces):
        return say.cards(first).text
    kinds = " (in any mix)" if len(first.among.kinds) > 1 else ""
    if (first.low, first.high) != (2, 2):
        return f"{say.several(first)}{kinds}"
    among = say.cards(first.among, "several").text.removeprefix("different ")
    return f"two {among}{kinds}{' chosen by each rival' if first.by == 'rival' else ''}"


def _area(say: Speech, effect: ChooseArea) -> str:
    shape = effect.shape
    say.area = f"those {shape}s" if effect.across else f"that {shape}"
    if effect.across:
        joint = "(the same in every unit)" if shape == "row" else "of your unit, together with the one that faces it"
        text = f"choose a {shape} {joint}"
    else:
        text = f"choose a {shape} {({'own': 'of your unit', 'rival': 'of a rival unit', 'any': 'of any unit'})[effect.side]}"
    if effect.if_possible_with is None:
        return text
    held = say.cards(effect.if_possible_with, "any").text.removeprefix("any ").removeprefix("a ")
    return f"{text}, with a {held} in it if there is any"


def _attack(say: Speech, effect: AttackWith) -> str:
    kind = "attack, in melee or ranged as it can" if effect.kind is None else f"{effect.kind} attack"
    who = say.cards(effect.who, "each" if effect.each else "one").text
    parts = [f"{'you may let' if effect.may else 'let'} {who} make an extra {kind}"]
    if effect.spell:
        parts[0] += ", or cast a spell"
    if effect.at is not None:
        parts.append(f"aimed only at {say.cards(effect.at, 'bare').text}")
    if effect.strength is not None:
        parts.append(f"with an attack strength of exactly {effect.strength}")
    if effect.bonus:
        parts.append(f"with {effect.bonus:+d} attack strength")
    if effect.recruited:
        parts.append("though it was recruited in this wave")
    if effect.each:
        parts.append("one after the other in any order you like")
    return ", ".join(parts)


def _hand(
    say: Speech,
    effect: g.DrawCards
    | g.LookAtHand
    | g.DiscardCard
    | g.DiscardHand
    | g.OrderTop
    | g.SortDrawn
    | g.Search
    | g.ShuffleDeck
    | g.RevealCard
    | g.TakeAtRandom
    | g.DiscardRevealed
    | g.PlayOrders
    | g.ExecuteOrder
    | g.Recruits
    | g.CopySpell,
) -> str:
    """What concerns hands, decks and orders."""
    match effect:
        case g.DrawCards(n, to, whose):
            cards = _counted(say, n, "card")
            if whose != "own":
                who = say.whom(whose)
                return f"{who} draws {cards}" if to == "hand" else f"{who} sets aside {cards} from their deck"
            return f"draw {cards} from your deck" if to == "hand" else f"set aside {cards} from your deck, which only you can see"
        case g.LookAtHand():
            return f"you look at {say.hands('one_rival')} whole hand"
        case g.DiscardCard(whose, n, by):
            return _discard(say, whose, n, by)
        case g.DiscardHand():
            return "discard your whole hand"
        case g.OrderTop(n):
            return f"look at the top {things(n, 'card')} of your deck and put them back on top in any order you like"
        case g.SortDrawn(places):
            spoken = {"hand": "one for your hand", "top": "one for the top of your deck", "discard": "one for your discard pile"}
            return f"take up the top {things(len(places), 'card')} of your deck and choose {listed([spoken[place] for place in places])}"
        case g.Search():
            return "name a card: if it is in your deck, show it to everybody and put it into your hand; shuffle your deck in any case"
        case g.ShuffleDeck():
            return "shuffle your deck"
        case g.RevealCard(whose, order):
            what = "a card with an order" if order else "a card"
            if whose == "own":
                return f"choose {what} from your hand and show it to everybody; it stays in your hand"
            return f"{say.whom(whose)} chooses {what} from their hand and shows it to everybody; it stays in their hand"
        case g.TakeAtRandom():
            return f"take a card at random from {say.hands('one_rival')} hand and show it to everybody"
        case g.DiscardRevealed():
            return "that card goes to its owner's discard pile"
        case g.PlayOrders():
            return _orders(effect)
        case g.ExecuteOrder(of):
            card = "that card" if of == "the_card" else "your leader's card"
            return f"you do what the order of {card} says; that does not count as playing an order"
        case g.Recruits():
            return _recruits(say, effect)
        case g.CopySpell(of):
            return f"choose {say.cards(of, 'one').text} and do what that spell says, as if it were a spell of {say.me}"
        case _:
            assert_never(effect)


def _discard(say: Speech, whose: Whose, n: Amount, by: g.Chooser) -> str:
    cards = _counted(say, n, "card")
    if by == "chance":
        return f"discard {cards}, chosen at random, from {say.hands(whose)} hand"
    if by == "you" or whose == "own":
        return f"you choose {cards} from {say.hands(whose)} hand{' to discard' if by == 'owner' else ', to be discarded'}"
    return f"{say.whom(whose)} chooses {cards} from their hand to discard"


def _orders(effect: g.PlayOrders) -> str:
    of, high = effect.of, effect.high
    then = "; afterwards it is shuffled into its owner's deck" if effect.goes_to == "deck" else ""
    if effect.low:
        what = "an order" if (effect.low, high) == (1, 1) else f"{effect.low} or more orders"
        where = "from your hand" if of == "hand" else "of the cards set aside"
        return f"play {what} {where} if you can, without spending an action{then}"
    if of == "hand":
        number = {0: "as many orders as you like", 1: "one order"}.get(high, f"up to {high} orders")
        return f"you may play {number} from your hand, one after the other, without spending actions{then}"
    number = {0: "the orders of the cards set aside", 1: "the order of one card set aside"}.get(
        high, f"up to {high} orders of the cards set aside"
    )
    return f"you may play {number}, without spending an action; any card left aside goes to your hand{then}"


def _recruits(say: Speech, effect: g.Recruits) -> str:
    where = {"wave": "to the row of the current wave", "unit": "to any empty slot of your unit", "area": f"to {say.area}"}[effect.place]
    low, high = effect.low, effect.high
    if (low, high) == (1, 1):
        number = "a hero"
    elif high == 0:
        number = "as many heroes as you like, or none," if low == 0 else f"{low} or more heroes"
    elif low == high:
        number = f"{high} heroes"
    else:
        number = f"up to {things(high, 'hero').replace('heros', 'heroes')}" if low == 0 else f"{low} to {high} heroes"
    say.it = "the recruited hero"
    return f"recruit {number} from your hand {where}"


def _counted(say: Speech, n: Amount, what: str) -> str:
    return things(n, what) if isinstance(n, int) else f"{say.number(n)} {what}s"

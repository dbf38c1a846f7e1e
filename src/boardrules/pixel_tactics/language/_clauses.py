"""Changes and effects of the ability language as English clauses; each begins with a small letter and has no full stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import assert_never

from boardrules.pixel_tactics.language import _grammar as g
from boardrules.pixel_tactics.language._phrases import KEYWORDS, Noun, Speech, listed, plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardrules.pixel_tactics.language._grammar import AttackWith, Change, ChooseArea, Effect, MovePiece, Pieces, Targets, Trigger

__all__ = ["change_clause", "effect_clause", "kinds_of_damage"]

DOING: Final = {
    "draw": "drawing a card",
    "recruit": "recruiting",
    "attack": "attacking",
    "cast": "casting a spell",
    "order": "playing an order",
    "clear": "clearing a corpse",
    "move": "moving a hero",
    "switch": "switching",
}
SPENT: Final = DOING | {"order": "orders", "operation": "operations", "trap": "traps"}
UNTIL: Final = {
    "turn": "until the end of this turn",
    "wave": "until the end of this wave",
    "round": "until the end of this round",
    "own_turn": "until the end of your next turn",
    "gone": "for as long as it stays in play",
}
DAMAGE: Final = {"melee": "melee attacks", "ranged": "ranged attacks", "spell": "spells", "order": "orders", "ability": "abilities"}


def kinds_of_damage(kinds: tuple[str, ...]) -> str:
    """``attacks``, ``ranged attacks``, ``attacks and spells``."""
    words = [DAMAGE.get(kind, plain(kind)) for kind in kinds]
    if {"melee", "ranged"} <= set(kinds):
        words = ["attacks", *(word for word in words if word not in {"melee attacks", "ranged attacks"})]
    return listed(words)


def _whom(side: g.Side) -> Noun:
    return {"own": Noun("you", plural=True), "rival": Noun("the rival"), "any": Noun("each player")}[side]


def _whose(side: g.Side) -> str:
    return {"own": "your", "rival": "the rival's", "any": "every player's"}[side]


# ------------------------------------------------------------------------------------------------------------------------------- changes
def change_clause(say: Speech, change: Change, who: Noun) -> str:
    """What *who* has, or is, or what becomes of it."""
    text = who.text
    match change:
        case g.AddStrength(n, against, kind):
            at = f" in {kind} attacks" if kind else ""
            return f"{who.verb('has', 'have')} {_signed(say, n)} attack strength{at}{_against(say, against)}"
        case g.DoubleStrength(against):
            return f"the base attack strength of {text} counts twice{_against(say, against)}"
        case g.AddLife(n):
            return f"{who.verb('has', 'have')} {_signed(say, n)} life"
        case g.SetLife(n):
            return f"{who.verb('has', 'have')} a life of exactly {n}"
        case g.Keyword(word, gained):
            return f"{who.verb('has', 'have') if gained else who.verb('does not have', 'do not have')} {KEYWORDS[word]}"
        case g.TakesLess() | g.TakesNone() | g.TakesAtMost() | g.TakesExactly():
            return _taken(say, change, text)
        case g.MayDivert():
            return f"any part of the damage that {text} would take can be passed on to {say.me}, if you wish"
        case g.Overflows():
            return f"from its first lethal point on, damage to {text} goes to {say.me} instead"
        case g.HitsAll():
            return f"each melee attack by {text} hits every rival hero and leader in melee, not a single target"
        case g.TargetChosenByRival():
            return f"you pick the target of each melee attack by {text}, among those that can be reached"
        case g.DefeatedAtOnce(by_you):
            dealt = ", provided that one of your heroes or your leader dealt it" if by_you else ""
            return f"lethal damage on {text} defeats at once, not only at the end of the wave{dealt}"
        case g.DiscardedWhenDefeated():
            return f"{who.verb('goes', 'go')} to the owner's discard pile when defeated and {'leave' if who.plural else 'leaves'} no corpse"
        case g.MayAttack(strength):
            return f"{text} can attack in melee, with an attack strength of exactly {strength}"
        case g.CopiesLeader():
            return f"{who.verb('has', 'have')} the abilities, the attack strength and the life of the rival leader, or those printed here if that leader copies too"
        case g.Forbids() | g.Free() | g.MakesLonger() | g.ExtraActions() | g.OpensHand() | g.SeesTop():
            return _for_a_side(say, change)
        case _:
            assert_never(change)


def _taken(say: Speech, change: g.TakesLess | g.TakesNone | g.TakesAtMost | g.TakesExactly, text: str) -> str:
    what = kinds_of_damage(change.kinds)
    match change:
        case g.TakesLess(n, at_least):
            floor = f", but no less than {at_least}" if at_least else ""
            return f"{what} deal {say.number(n)} less damage to {text}{floor}"
        case g.TakesNone():
            return f"{what} deal no damage to {text}"
        case g.TakesAtMost(n):
            return f"{what} deal no more than {n} damage each to {text}"
        case g.TakesExactly(n):
            return f"{what} that deal any damage to {text} deal exactly {n}"
        case _:
            assert_never(change)


def _for_a_side(say: Speech, change: g.Forbids | g.Free | g.MakesLonger | g.ExtraActions | g.OpensHand | g.SeesTop) -> str:
    match change:
        case g.Forbids(action, side):
            return f"{_whom(side).text} cannot take the action of {DOING.get(action, plain(action))}; effects that do the same still work"
        case g.Free(action, first, side):
            times = {0: "", 1: ", the first time in each turn"}.get(first, f", the first {first} times in each turn")
            return f"{DOING.get(action, plain(action))} costs {_whom(side).text} no action{times}"
        case g.MakesLonger(action, cost, side):
            return f"{DOING.get(action, plain(action))} costs {_whom(side).text} {_n(cost, 'action')}"
        case g.ExtraActions(n, side):
            more = f"{abs(n)} {'more' if n >= 0 else 'less'} action{'' if abs(n) == 1 else 's'}"
            return f"{_whom(side).verb('has', 'have')} {more} in each turn"
        case g.OpensHand(side):
            return f"{_whose(side)} hand lies open for everybody to see"
        case g.SeesTop():
            return "the top card of your deck is known to you; look at it whenever you like"
        case _:
            assert_never(change)


def _signed(say: Speech, n: g.Amount) -> str:
    return f"{n:+d}" if isinstance(n, int) else f"+{say.number(n)}"


def _against(say: Speech, against: Pieces | None) -> str:
    return "" if against is None else f" against {say.cards(against, 'bare').text}"


def _n(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def _counted(say: Speech, n: g.Amount, what: str) -> str:
    return _n(n, what) if isinstance(n, int) else f"{say.number(n)} {what}s"


# ------------------------------------------------------------------------------------------------------------------------------- effects
def effect_clause(say: Speech, effect: Effect, trigger_sentence: Callable[[Speech, Trigger], str]) -> str:
    """What is done. *trigger_sentence* speaks of a trigger that an effect leaves behind."""
    match effect:
        case g.DealDamage() | g.Heal() | g.Share() | g.MoveDamage():
            return _damage(say, effect)
        case g.Defeat() | g.Revive() | g.ClearCorpses() | g.ToHand() | g.DiscardPiece() | g.MovePiece() | g.Swap() | g.Rearrange():
            return _pieces(say, effect)
        case g.ChooseArea():
            return _area(say, effect)
        case g.AttackWith():
            return _attack(say, effect)
        case g.Give(to, change, until):
            return f"{UNTIL[until]}, {change_clause(say, change, say.targets(to))}"
        case g.Watch(trigger, until):
            return f"{UNTIL[until]}, this holds: {trigger_sentence(say, trigger)}"
        case g.PutMarkers(kind, n, on):
            return f"put {_counted(say, n, f'{plain(kind)} marker')} on {say.cards(on, 'each').text}"
        case g.GainActions(n, only):
            limit = f", to be spent on {listed([SPENT.get(word, plain(word)) for word in only], 'or')} only" if only else ""
            return f"you have {n} more action{'' if n == 1 else 's'} in this turn{limit}"
        case g.LoseActions(n, floor):
            keeps = f", but keeps at least {floor}" if floor else ""
            return f"the rival has {_n(n, 'action')} less in the next wave{keeps}"
        case g.If(condition, then, otherwise):
            other = f"; if not, {_in_turn(say, otherwise, trigger_sentence)}" if otherwise else ""
            return f"if {say.condition(condition)}, {_in_turn(say, then, trigger_sentence)}{other}"
        case g.May(effects):
            return f"if you wish, {_in_turn(say, effects, trigger_sentence)}"
        case g.ForEach(who, effects):
            noun = say.targets(who)
            say.it = "it"
            return f"for {noun.text}: {_in_turn(say, effects, trigger_sentence)}"
        case _:
            return _hand(say, effect)


def _in_turn(say: Speech, effects: tuple[Effect, ...], trigger_sentence: Callable[[Speech, Trigger], str]) -> str:
    return ", then ".join([effect_clause(say, effect, trigger_sentence) for effect in effects])


def _damage(say: Speech, effect: g.DealDamage | g.Heal | g.Share | g.MoveDamage) -> str:
    match effect:
        case g.DealDamage(n, to):
            number = say.number(n)
            return f"put {number} damage on {say.targets(to).text}"
        case g.Heal(n, of, up_to):
            number = "all" if n is None else f"{'up to ' if up_to else ''}{say.number(n)}"
            return f"take {number} damage off {say.targets(of).text}"
        case g.Share(what, n, among, up_to):
            verb = "share out" if what == "damage" else "take off"
            most = "up to " if up_to else "exactly "
            among_ = say.cards(among, "all" if among.ref else "several").text.removeprefix("of ").removeprefix("different ")
            if what == "damage":
                return f"{verb} {most}{say.number(n)} damage among {among_}, in any way you like"
            return f"{verb} {most}{say.number(n)} damage in all from {among_}, in any way you like"
        case g.MoveDamage(n, of, to, up_to):
            if n is None:
                number = "any part of the" if up_to else "all"
            else:
                number = f"{'up to ' if up_to else ''}{say.number(n)}"
            source = say.targets(of).text if isinstance(of, g.Pick) else say.cards(of, "bare").text
            many = isinstance(of, g.Pieces) and not of.ref and of.kinds != ("leader",)
            altogether = " in all, as much from each as you like," if many and n is not None else ""
            return f"move {number} damage{altogether} from {source} to {_another(say, of, to)}"
        case _:
            assert_never(effect)


def _another(say: Speech, of: Targets, to: Targets) -> str:
    """The taker; said to be another one where it could be mistaken for the giver."""
    text = say.targets(to).text
    if isinstance(of, g.Pick) and isinstance(to, g.Pick) and set(of.among.kinds) & set(to.among.kinds):
        return f"{text}, but not the same one"
    return text


def _pieces(
    say: Speech, effect: g.Defeat | g.Revive | g.ClearCorpses | g.ToHand | g.DiscardPiece | g.MovePiece | g.Swap | g.Rearrange
) -> str:
    match effect:
        case g.Defeat(who):
            return f"{say.targets(who).text} is defeated on the spot"
        case g.Revive(who):
            text = say.targets(who).text
            if isinstance(who, g.Pick):
                say.it = "the revived hero"
            return f"{text} comes back to life, without damage"
        case g.ClearCorpses(who):
            return f"put {say.targets(who).text} into its owner's discard pile"
        case g.ToHand(who):
            return f"{say.targets(who).text} goes back to its owner's hand"
        case g.DiscardPiece(who):
            return f"{say.targets(who).text} goes to its owner's discard pile, which is no defeat"
        case g.MovePiece():
            return _move(say, effect)
        case g.Swap(first, second):
            if second is None:
                return f"{_pair(say, first)} change places"
            return f"{say.targets(first).text} and {say.targets(second).text} change places"
        case g.Rearrange(place):
            if place == "unit":
                return "take up all heroes and corpses of your unit and set them on its slots anew, wherever you like"
            return f"take up all heroes and corpses in {say.area} and set them on its slots anew, wherever you like"
        case _:
            assert_never(effect)


def _move(say: Speech, effect: MovePiece) -> str:
    text = say.targets(effect.who).text
    where = "your unit, where it is yours to control" if effect.to == "own_unit" else "its unit"
    if effect.may:
        return f"you may put {text} on any empty slot of {where}; if you do not or cannot, the rest is left out"
    return f"put {text} on any empty slot of {where}"


def _pair(say: Speech, first: Targets) -> str:
    if isinstance(first, g.Pieces):
        return say.cards(first).text
    among = say.cards(first.among, "several").text.removeprefix("different ")
    kinds = " (in any mix)" if len(first.among.kinds) > 1 else ""
    return f"{'two' if first.high == 2 else first.high} {among}{kinds}"


def _area(say: Speech, effect: ChooseArea) -> str:
    shape = effect.shape
    say.area = f"those {shape}s" if effect.across else f"that {shape}"
    if effect.across:
        joint = "in every unit" if shape == "row" else "of your unit and what faces it"
        text = f"choose a {shape} {joint}"
    else:
        text = f"choose a {shape} {({'own': 'of your unit', 'rival': 'of a rival unit', 'any': 'of either unit'})[effect.side]}"
    if effect.holding is None:
        return text
    held = say.cards(effect.holding, "any").text.removeprefix("any ").removeprefix("a ")
    return f"{text}, with a {held} in it if there is any"


def _attack(say: Speech, effect: AttackWith) -> str:
    may = "may make" if effect.may else "makes"
    kind = "attack, in melee or ranged as it can" if effect.kind is None else f"{effect.kind} attack"
    article = "an extra"
    who = say.cards(effect.who, "each" if effect.each else "one").text
    parts = [f"{who} {may} {article} {kind}"]
    if effect.spell:
        parts[0] += f", or {'cast' if effect.may else 'casts'} a spell"
    if effect.at is not None:
        parts.append(f"which can be aimed only at {say.cards(effect.at, 'bare').text}")
    if effect.strength is not None:
        parts.append(f"with an attack strength of exactly {effect.strength}")
    if effect.recruited:
        parts.append("though it was recruited in this wave")
    if effect.each:
        parts.append("one after the other in the order you like")
    return ", ".join(parts)


def _hand(  # noqa: C901, PLR0911, PLR0912  (one line an effect)
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
    | g.TheCard
    | g.PlayOrders
    | g.ExecuteOrder
    | g.Recruits
    | g.CopySpell,
) -> str:
    """What concerns hands, decks and orders."""
    match effect:
        case g.DrawCards(n, to):
            cards = _counted(say, n, "card")
            return f"draw {cards} from your deck" if to == "hand" else f"set {cards} from your deck aside, and only you look"
        case g.LookAtHand():
            return "you look at the whole hand of the rival"
        case g.DiscardCard(whose, n, by):
            return _discard(say, whose, n, by)
        case g.DiscardHand():
            return "discard your whole hand"
        case g.OrderTop(n):
            return f"take up the top {_n(n, 'card')} of your deck, look, and lay them back on top in the order that suits you"
        case g.SortDrawn(places):
            spoken = {"hand": "one for your hand", "top": "one for the top of your deck", "discard": "one for your discard pile"}
            return f"take up the top {_n(len(places), 'card')} of your deck and pick {listed([spoken[place] for place in places])}"
        case g.Search():
            return "name a card: if it is in your deck, everybody sees it and it comes into your hand; your deck is shuffled in any case"
        case g.ShuffleDeck():
            return "shuffle your deck"
        case g.RevealCard(whose):
            if whose == "own":
                return "pick a card of your hand and let everybody see it; it stays in your hand"
            return "the rival picks a card of their hand and lets everybody see it; it stays in their hand"
        case g.TakeAtRandom():
            return "a card of the rival's hand, found by chance, is taken out of it and shown to everybody"
        case g.TheCard():
            return "that card goes to its owner's discard pile"
        case g.PlayOrders(of, high):
            return _orders(of, high)
        case g.ExecuteOrder(of):
            card = "that card" if of == "the_card" else "your leader's card"
            return f"you do what the order of {card} says; that does not count as playing an order"
        case g.Recruits():
            return _recruits(say, effect)
        case g.CopySpell(of):
            return f"find {say.cards(of, 'one').text} and do what that spell says, as if it were a spell of {say.me}"
        case _:
            assert_never(effect)


def _discard(say: Speech, whose: str, n: g.Amount, by: str) -> str:
    cards = _counted(say, n, "card")
    hand, owner, verb = ("your hand", "you", "pick") if whose == "own" else ("the rival's hand", "the rival", "picks")
    if by == "chance":
        return f"{hand} loses {cards}, found by chance, to the discard pile"
    if by == "owner":
        return f"{owner} {verb} {cards} of {hand} to discard"
    return f"you pick {cards} of {hand}, to be discarded"


def _orders(of: str, high: int) -> str:
    if of == "hand":
        number = {0: "as many orders as you like", 1: "one order"}.get(high, f"up to {high} orders")
        return f"you may play {number} out of your hand, one after the other, without spending actions"
    number = {0: "the orders of the cards set aside", 1: "the order of one card set aside"}.get(high, f"up to {high} orders of the cards set aside")
    return f"you may play {number}, without spending an action; whatever is left aside comes into your hand"


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
        number = f"up to {_n(high, 'hero').replace('heros', 'heroes')}" if low == 0 else f"{low} to {high} heroes"
    say.it = "the recruited hero"
    return f"recruit {number} from your hand {where}"

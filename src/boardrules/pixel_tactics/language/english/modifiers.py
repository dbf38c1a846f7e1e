"""Modifiers of the ability language as English clauses: what holds for a card, or for a side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.amounts import each_of
from boardrules.pixel_tactics.language.english.casualties import casualties_modifier
from boardrules.pixel_tactics.language.english.lexicon import KEYWORDS, PLAYERS, Noun, listed, things
from boardrules.pixel_tactics.language.english.permissions import permission_clause
from boardrules.pixel_tactics.language.english.restrictions import restriction_clause
from boardrules.pixel_tactics.language.grammar import casualties, permissions, restrictions
from boardrules.pixel_tactics.language.grammar import modifiers as g
from boardrules.pixel_tactics.language.grammar.effects import SpentOn
from boardrules.pixel_tactics.language.grammar.expressions import Amount, DamageKind, Side, Strike, Times

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.expressions import Pieces
    from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier

__all__ = ["DOING", "change_clause", "kinds_of_damage"]

DOING: Final[dict[SpentOn, str]] = {
    "draw": "drawing a card",
    "recruit": "recruiting",
    "attack": "attacking",
    "cast": "casting a spell",
    "order": "playing an order",
    "clear": "clearing a corpse",
    "move": "moving a hero",
    "switch": "switching",
    "operation": "playing an operation",
    "trap": "setting a trap",
    "discard": "discarding a card of the reserve",
}
DAMAGE: Final[dict[DamageKind, str]] = {
    "melee": "melee attacks",
    "ranged": "ranged attacks",
    "spell": "spells",
    "order": "orders",
    "ability": "abilities",
}


BARRED: Final[dict[Side, str]] = {
    "own": "you cannot",
    "rival": "rivals cannot",
    "others": "other players cannot",
    "any": "nobody can",
}


def kinds_of_damage(kinds: tuple[DamageKind, ...]) -> str:
    """Return kinds of damage in words: ``attacks``, ``ranged attacks``, ``attacks and spells``."""
    words = [DAMAGE[kind] for kind in kinds]
    if {"melee", "ranged"} <= set(kinds):
        words = ["attacks", *(word for word in words if word not in {"melee attacks", "ranged attacks"})]
    return listed(words)


def _whom(side: Side) -> Noun:
    return Noun(PLAYERS[side], plural=side == "own")


def _whose(side: Side) -> str:
    return "your" if side == "own" else f"{PLAYERS[side]}'s"


def change_clause(say: Speech, change: GivenModifier, who: Noun) -> str:
    """Return what *who* has, or is, or what becomes of it."""
    if isinstance(change, permissions.Permission):
        return permission_clause(change, who)
    if isinstance(change, restrictions.Restriction):
        return restriction_clause(change, who)
    if isinstance(change, casualties.CasualtyModifier):
        return casualties_modifier(change, who)
    text = who.text
    match change:
        case g.AddStrength(n, against, kind):
            at = f" in {kind} attacks" if kind else ""
            number, counted = _bonus(say, n, text)
            return f"{who.verb('has', 'have')} {number} attack strength{at}{_against(say, against)}{counted}"
        case g.DoubleStrength(against, whole):
            what = "whole" if whole else "base"
            return f"the {what} attack strength of {text} counts twice{_against(say, against)}"
        case g.AddLife(n):
            number, counted = _bonus(say, n, text)
            return f"{who.verb('has', 'have')} {number} life{counted}"
        case g.SetLife(n):
            return f"{who.verb('has', 'have')} a life of exactly {n}"
        case g.Keyword(word, gained):
            return f"{who.verb('has', 'have') if gained else who.verb('does not have', 'do not have')} {KEYWORDS[word]}"
        case g.TakesLess(n, at_least, kinds):
            floor = f", but at least {at_least}" if at_least else ""
            return f"{kinds_of_damage(kinds)} deal {say.number(n)} less damage to {text}{floor}"
        case g.TakesNone(kinds):
            return f"{kinds_of_damage(kinds)} deal no damage to {text}"
        case g.TakesAtMost(n, kinds, moved):
            if moved and set(kinds) == set(DAMAGE):
                return f"damage dealt or moved to {text} counts as no more than {n} each time"
            also = f", and of damage that is moved onto it only {n} counts" if moved else ""
            return f"{kinds_of_damage(kinds)} deal no more than {n} damage each to {text}{also}"
        case g.TakesExactly(n, kinds):
            return f"{kinds_of_damage(kinds)} that deal any damage to {text} deal exactly {n}"
        case g.MayDivert():
            return f"you may pass on to {say.me} any part of the damage that {text} would take"
        case g.Overflows():
            return f"from the first lethal point on, damage to {text} goes to {say.me} instead"
        case g.HitsAll():
            return f"each melee attack by {text} hits every rival hero and leader in melee instead of a single target"
        case g.TargetChosenByRival():
            return f"you choose the target of each melee attack by {text}, among those that it can reach"
        case g.DefeatedAtOnce(by_you):
            dealt = "that your heroes or your leader deal to " if by_you else "on "
            return f"lethal damage {dealt}{text} defeats {'them' if who.plural else 'it'} at once, not only at the end of the wave"
        case g.DiscardedWhenDefeated():
            return f"{who.verb('goes', 'go')} to the discard pile when defeated and {'leave' if who.plural else 'leaves'} no corpse"
        case g.MayAttack(strength):
            return f"{text} can attack in melee, with an attack strength of exactly {strength}"
        case g.NoAbilities():
            return f"{who.verb('has', 'have')} no abilities"
        case g.CopiesLeader():
            copied = "the abilities, the attack strength and the life of one rival's leader"
            return f"{who.verb('has', 'have')} {copied}, or those printed here if that leader copies too"
        case g.Forbids(action, side, True):
            return f"{BARRED[side]} act by {DOING[action]}, not even through effects"
        case g.Forbids(action, side):
            return f"{BARRED[side]} take the action of {DOING[action]}, though effects can still do it"
        case g.Free(actions, first, side, with_, kind):
            doing = listed([_done(say, action, with_, kind) for action in actions], "or")
            times = {0: "", 1: ", the first time each turn"}.get(first, f", the first {first} times each turn")
            return f"{doing} costs {_whom(side).text} no action{times}"
        case g.MakesLonger(action, cost, side, with_, kind):
            return f"{_done(say, action, with_, kind)} costs {_whom(side).text} {things(cost, 'action')}"
        case g.ExtraActions(n, side):
            more = f"{abs(n)} {'more' if n >= 0 else 'fewer'} action{'' if abs(n) == 1 else 's'}"
            return f"{_whom(side).verb('has', 'have')} {more} each turn"
        case g.OpensHand(side):
            return f"{_whose(side)} hand is open for all to see"
        case g.SeesTop():
            return "you may look at the top card of your deck at any time"
        case _:
            assert_never(change)


def _done(say: Speech, action: SpentOn, who: Pieces | None, kind: Strike | None) -> str:
    """Return what is done, with whom, and how."""
    how = {None: "", "melee": " in melee", "ranged": " from afar"}[kind]
    whom = "" if who is None else f" with {say.cards(who, 'any').text}"
    doing = DOING[action].removesuffix(" a hero") if who is not None else DOING[action]
    return f"{doing}{how}{whom}"


def _bonus(say: Speech, n: Amount, known: str) -> tuple[str, str]:
    """Return a bonus, and what it is counted by: ``+2``, `` for each corpse in all units``."""
    counted = each_of(say, n, known=known)
    return (_signed(say, n), "") if counted is None else (f"{counted[0]:+d}", f" for {counted[1]}")


def _signed(say: Speech, n: Amount) -> str:
    if isinstance(n, Times) and n.by < 0:
        return f"-{say.number(n.of if n.by == -1 else Times(-n.by, n.of))}"
    return f"{n:+d}" if isinstance(n, int) else f"+{say.number(n)}"


def _against(say: Speech, against: Pieces | None) -> str:
    return "" if against is None else f" against {say.cards(against, 'bare').text}"

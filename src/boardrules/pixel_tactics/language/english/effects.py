"""Effects of the ability language as English clauses: what is done. Each begins with a small letter and has no full stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.casualties import casualties_clause
from boardrules.pixel_tactics.language.english.decks import deck_clause, reaction_clause
from boardrules.pixel_tactics.language.english.hands import hand_clause
from boardrules.pixel_tactics.language.english.modifiers import DOING, change_clause
from boardrules.pixel_tactics.language.english.phrases import Noun, Speech, listed, plain
from boardrules.pixel_tactics.language.english.pieces import piece_clause
from boardrules.pixel_tactics.language.english.statuses import status_clause
from boardrules.pixel_tactics.language.english.transfers import transfer_clause
from boardrules.pixel_tactics.language.grammar import abilities as a
from boardrules.pixel_tactics.language.grammar import casualties, decks, pieces, reactions, statuses, transfers
from boardrules.pixel_tactics.language.grammar import effects as g
from boardrules.pixel_tactics.language.grammar.expressions import Pick

if TYPE_CHECKING:
    from collections.abc import Callable


__all__ = ["effect_clause"]

SPENT: Final = DOING | {"order": "orders", "operation": "operations", "trap": "traps"}
UNTIL: Final[dict[g.Duration, str]] = {
    "turn": "until the end of this turn",
    "wave": "until the end of this wave",
    "round": "until the end of this round",
    "own_turn": "until the end of your next turn",
    "gone": "for as long as it stays in play",
}


def effect_clause(say: Speech, effect: a.Effect, trigger_sentence: Callable[[Speech, a.Trigger], str]) -> str:
    """Return what is done. *trigger_sentence* speaks of a trigger that an effect leaves behind."""
    if isinstance(effect, pieces.PieceEffect):
        return piece_clause(say, effect)
    if isinstance(effect, g.HandEffect):
        return hand_clause(say, effect)
    if isinstance(effect, decks.DeckEffect):
        return deck_clause(say, effect)
    if isinstance(effect, reactions.ReactionEffect):
        return reaction_clause(say, effect)
    if isinstance(effect, casualties.CasualtyEffect):
        return casualties_clause(say, effect)
    if isinstance(effect, statuses.StatusEffect):
        return status_clause(say, effect)
    if isinstance(effect, transfers.TransferEffect):
        return transfer_clause(say, effect)
    match effect:
        case g.ChooseTrait(heroes):
            text = say.cards(heroes, "each").text
            return f"choose vanguard, flank or rear: {text} has the text of that row, wherever it stands, until it leaves its unit"
        case g.AttackWith():
            return _attack(say, effect)
        case g.Give(to, change, until):
            who = say.targets(to)
            if isinstance(to, Pick) and to.by == "you":
                who = Noun(f"{who.text}, as you choose,")
            return f"{UNTIL[until]}, {change_clause(say, change, who)}"
        case a.ForATime(static, until):
            on = say.cards(static.on)
            when = "" if static.when is None else f"while {say.condition(static.when)}, "
            held = static.modifier
            if isinstance(held, a.GrantsSpell):
                clause = f"{on.verb('has', 'have')} this spell: {_in_turn(say, held.effects, trigger_sentence)}"
            else:
                clause = change_clause(say, held, on)
            return f"{UNTIL[until]}, this holds: {when}{clause}"
        case a.DelayedTrigger(trigger, until):
            return f"{UNTIL[until]}, this holds: {trigger_sentence(say, trigger)}"
        case g.Note(n, each):
            return f"note a number{' for each player, as that player counts' if each else ''}: {say.amount(n)}"
        case g.PutMarkers(kind, n, on):
            return f"put {say.counted(n, f'{plain(kind)} marker')} on {say.cards(on, 'each').text}"
        case g.TakeMarkers(kind, n, on):
            number = f"all {plain(kind)} markers" if n is None else say.counted(n, f"{plain(kind)} marker")
            return f"take {number} off {say.cards(on, 'each').text}"
        case g.GainActions(n, only):
            limit = f", to be spent on {listed([SPENT[word] for word in only], 'or')} only" if only else ""
            return f"you have {n} more action{'' if n == 1 else 's'} in this turn{limit}"
        case g.LoseActions(n, floor, whose):
            keeps = f", but keeps at least {floor}" if floor else ""
            return f"{say.whom(whose)} has {n} fewer action{'' if n == 1 else 's'} in the next wave{keeps}"
        case a.If(condition, then, otherwise):
            text = f"if {say.condition(condition)}, {_in_turn(say, then, trigger_sentence)}"
            return f"{text}; if not, {_in_turn(say, otherwise, trigger_sentence)}" if otherwise else text
        case a.May(effects, otherwise):
            text = f"if you wish, {_in_turn(say, effects, trigger_sentence)}"
            return f"{text}; if you do not, {_in_turn(say, otherwise, trigger_sentence)}" if otherwise else text
        case a.ForEach(who, effects):
            noun = say.targets(who)
            say.it = "it"
            return f"for {noun.text}: {_in_turn(say, effects, trigger_sentence)}"
        case _:
            assert_never(effect)


def _in_turn(say: Speech, effects: tuple[a.Effect, ...], trigger_sentence: Callable[[Speech, a.Trigger], str]) -> str:
    return ", then ".join([effect_clause(say, effect, trigger_sentence) for effect in effects])


def _attack(say: Speech, effect: g.AttackWith) -> str:
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

"""Simple effects of the ability language as English clauses: what is done."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.pixel_tactics.language.english.casualties import casualties_clause
from boardrules.pixel_tactics.language.english.decks import deck_clause, reaction_clause
from boardrules.pixel_tactics.language.english.hands import hand_clause
from boardrules.pixel_tactics.language.english.lexicon import Clause, Noun, listed, plain
from boardrules.pixel_tactics.language.english.modifiers import DOING, change_clause
from boardrules.pixel_tactics.language.english.phrases import Speech
from boardrules.pixel_tactics.language.english.pieces import piece_clause
from boardrules.pixel_tactics.language.english.statuses import status_clause
from boardrules.pixel_tactics.language.english.transfers import transfer_clause
from boardrules.pixel_tactics.language.grammar import casualties, decks, pieces, reactions, statuses, transfers
from boardrules.pixel_tactics.language.grammar import effects as g
from boardrules.pixel_tactics.language.grammar.expressions import Pick
from boardrules.pixel_tactics.language.grammar.modifiers import NoAbilities

__all__ = ["UNTIL", "simple_clause"]

SPENT: Final = DOING | {"order": "orders", "operation": "operations", "trap": "traps"}
UNTIL: Final[dict[g.Duration, str]] = {
    "turn": "until the end of this turn",
    "wave": "until the end of this wave",
    "round": "until the end of this round",
    "own_turn": "until the end of your next turn",
    "gone": "for as long as it stays in play",
}


def simple_clause(say: Speech, effect: g.SimpleEffect) -> Clause:
    """Return what an effect does that holds no others."""
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
            lasts = "Until it leaves its unit, it has the text of that row, wherever it stands."
            return Clause(f"choose vanguard, flank or rear for {say.cards(heroes, 'each').text}", more=(lasts,))
        case g.AttackWith():
            return _attack(say, effect)
        case g.Give():
            return _given(say, effect)
        case g.Note(n, each):
            if each:
                return Clause(f"note for each player {Speech(say.me, 'their').amount(n)}")
            return Clause(f"note {'the number ' if isinstance(n, int) else ''}{say.amount(n)}")
        case g.PutMarkers(kind, n, on):
            return Clause(f"put {say.counted(n, f'{plain(kind)} marker')} on {say.cards(on, 'each').text}")
        case g.TakeMarkers(kind, n, on):
            number = f"all {plain(kind)} markers" if n is None else say.counted(n, f"{plain(kind)} marker")
            return Clause(f"remove {number} from {say.cards(on, 'each').text}")
        case g.GainActions(n, only):
            limit = f", for {listed([SPENT[word] for word in only], 'or')} only" if only else ""
            return Clause(f"gain {n} more action{'' if n == 1 else 's'} this turn{limit}")
        case g.LoseActions(n, floor, whose):
            keeps = f", but keeps at least {floor}" if floor else ""
            return Clause(f"{say.whom(whose)} has {n} fewer action{'' if n == 1 else 's'} in the next wave{keeps}", asks=False)
        case _:
            assert_never(effect)


def _given(say: Speech, effect: g.Give) -> Clause:
    """Return what a card has for a time."""
    who = say.targets(effect.to)
    words = change_clause(say, effect.modifier, who)
    until = UNTIL[effect.until]
    given = words.removeprefix(f"{who.text} has ")
    if given != words and not isinstance(effect.modifier, NoAbilities):
        return Clause(f"give {who.text} {given} {until}")
    if isinstance(effect.to, Pick) and effect.to.by == "you":
        words = change_clause(say, effect.modifier, Noun(f"{who.text}, as you choose,"))
    if effect.until == "gone":
        return Clause(f"as long as it stays in play, {words}", asks=False)
    return Clause(f"{words} {until}", asks=False)


def _attack(say: Speech, effect: g.AttackWith) -> Clause:
    who = say.cards(effect.who, "each" if effect.each else "one")
    makes = f"{who.text} may make" if effect.may else who.verb("makes", "make")
    words = f"{makes} an extra {f'{effect.kind} ' if effect.kind else ''}attack"
    if effect.at is not None:
        words += f" against {say.cards(effect.at, 'bare').text} only"
    if effect.strength is not None:
        words += f"{',' if effect.at is not None else ''} with an attack strength of exactly {effect.strength}"
    if effect.bonus:
        words += f"{' and' if effect.strength is not None else ' with'} {effect.bonus:+d} attack strength"
    if effect.spell:
        words += f", or {'cast' if effect.may else 'casts'} a spell instead"
    if effect.recruited:
        words += ", even if it was recruited this wave"
    if effect.each:
        words += ", in any order"
    return Clause(words, asks=False)

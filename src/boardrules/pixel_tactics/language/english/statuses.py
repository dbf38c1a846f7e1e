"""Status effects in English: in brackets, as the rulebook writes them (PT-STAT-1)."""

from __future__ import annotations

from boardrules.pixel_tactics.language.english.lexicon import Clause, Noun
from boardrules.pixel_tactics.language.english.modifiers import change_clause
from boardrules.pixel_tactics.language.english.phrases import Speech
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier
from boardrules.pixel_tactics.language.grammar.statuses import PutStatus, StatusEffect

__all__ = ["change_name", "status_clause", "status_name"]


def status_name(change: GivenModifier) -> str:
    """Return a status effect in brackets: ``[+1 attack strength]``.

    >>> from boardrules.pixel_tactics.language import no_abilities, strength
    >>> status_name(strength(-2)), status_name(no_abilities)
    ('[-2 attack strength]', '[no abilities]')
    """
    return f"[{change_name(change)}]"


def change_name(change: GivenModifier) -> str:
    """Return a modifier without a subject: ``+1 attack strength``.

    >>> from boardrules.pixel_tactics.language import strength
    >>> change_name(strength(1))
    '+1 attack strength'
    """
    return _bracketed(Speech("the card that put it there"), change)


def _bracketed(say: Speech, change: GivenModifier) -> str:
    return change_clause(say, change, Noun("it")).removeprefix("it has ")


def status_clause(say: Speech, effect: StatusEffect) -> Clause:
    """Return what is put on which heroes, or taken off."""
    if isinstance(effect, PutStatus):
        times = f" x {effect.times}" if effect.times > 1 else ""
        text = say.targets(effect.on).text
        return Clause(f"put [{_bracketed(say, effect.change)}]{times} on {text}")
    text = say.targets(effect.of).text
    what = "" if effect.change is None else f" [{_bracketed(say, effect.change)}]"
    if effect.times:
        number = "one" if effect.times == 1 else str(effect.times)
        return Clause(f"remove {number}{what or ' status effect'}{'s' if effect.times > 1 and not what else ''} from {text}")
    return Clause(f"remove every{what or ' status effect'} from {text}")

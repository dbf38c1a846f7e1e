"""Lists of effects as English sentences, one for each effect.

What is done under a condition can take several sentences, so each of them says where it belongs: "In that case," to the condition
before it, "If you do," to the choice, "Each time," to each of some cards. "Either way," ends them all. A condition within another, with
more of the other behind it, is numbered by its depth.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.pixel_tactics.language.english.effects import UNTIL, simple_clause
from boardrules.pixel_tactics.language.english.modifiers import change_clause
from boardrules.pixel_tactics.language.english.moments import moment
from boardrules.pixel_tactics.language.english.phrases import Speech
from boardrules.pixel_tactics.language.grammar import abilities as g
from boardrules.pixel_tactics.language.grammar.expressions import Pieces

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.lexicon import Clause, Noun
    from boardrules.pixel_tactics.language.grammar.expressions import Condition

__all__ = ["granted", "limits", "noted", "only_if", "told"]

LONGEST: Final = 170
"""Longest sentence that is not split where it can be, its number of characters."""
FIRST: Final = re.compile(r"(?:\(\d+\) )?.")
AFTERWARDS: Final[Mapping[type[g.Effect], str]] = {
    g.If: "either way, ",
    g.May: "either way, ",
    g.ForEach: "afterwards, ",
    g.DelayedTrigger: "now, ",
}
"""The beginnings of an effect behind one that holds effects itself."""


class Place(NamedTuple):
    """The place of an effect in a text: what its sentence begins with, how deep it lies, and whether anything of a block follows it."""

    start: str = ""
    depth: int = 0
    last: bool = True
    may: bool = False

    @property
    def label(self) -> str:
        """Return the number of a block that does not end the one around it."""
        return "" if self.last or not self.depth else f"({self.depth + 1}) "

    def opens(self) -> bool:
        """Return whether the start is an event or a condition, after which a sentence can end."""
        return self.start.endswith(", ") and len(self.start) > len("if you do not, (6) ")


def told(say: Speech, effects: tuple[g.Effect, ...], start: str = "") -> list[str]:
    """Return the sentences for some effects; *start* goes before the first: when they happen, with a comma."""
    return _list(say, effects, Place(start), "")


def noted(say: Speech, text: str) -> list[str]:
    """Return *text* as a sentence, with what X is in it, or behind it where that would be too long."""
    notes, say.notes = say.notes, []
    whole = f"{text}, where {notes[0]}" if len(notes) == 1 else ""
    if whole and len(whole) <= LONGEST:
        return [finished(whole)]
    return [finished(text), *map(finished, notes)]


def finished(text: str) -> str:
    """Return *text* with a capital and a full stop."""
    return FIRST.sub(lambda found: found[0].upper(), text, count=1) + "."


def limits(trigger: g.Trigger, this: str) -> list[str]:
    """Return how often, and when, a trigger does not work; *this*: what it is called."""
    found: list[str] = []
    if trigger.once == "chain":
        found.append(f"{this} does not happen again through its own effects.")
    elif trigger.once:
        found.append(f"{this} happens at most once each {trigger.once}.")
    if not trigger.in_ceasefire:
        found.append(f"{this} does not happen during the ceasefire.")
    return found


def only_if(say: Speech, when: Condition | None) -> list[str]:
    """Return when a spell or an action can be used, as its last sentence."""
    return [] if when is None else [f"Use this only if {say.apart().condition(when)}."]


def granted(who: Noun, spell: g.GrantsSpell) -> str:
    """Return that *who* has a spell, whose text is quoted."""
    say = Speech("this hero")
    text = " ".join([*told(say, spell.effects), *only_if(say, spell.when)])
    return f'{who.verb("has", "have")} this spell: "{text.removesuffix(".")}"'


def _list(say: Speech, effects: tuple[g.Effect, ...], first: Place, follows: str) -> list[str]:
    """Return the sentences of a list; *follows*: the beginning of each further one, "" outside of all blocks."""
    found: list[str] = []
    place = first
    for number, effect in enumerate(effects):
        last = first.last and (not first.depth or number == len(effects) - 1)
        found += _effect(say, effect, place._replace(last=last))
        place = Place(follows or AFTERWARDS.get(type(effect), "then "), first.depth)
    return found


def _effect(say: Speech, effect: g.Effect, place: Place) -> list[str]:
    match effect:
        case g.If():
            return _if(say, effect, place)
        case g.May():
            return _may(say, effect, place)
        case g.ForEach():
            return _for_each(say, effect, place)
        case g.DelayedTrigger(trigger, until):
            return _left_behind(say, trigger, UNTIL[until], place)
        case g.ForATime(static, until):
            return _for_a_time(say, static, UNTIL[until], place)
        case _:
            return _plain(say, simple_clause(say, effect), place)


def _plain(say: Speech, clause: Clause, place: Place) -> list[str]:
    """Return a clause as a sentence, with the beginning that its place needs."""
    words = clause.text
    if place.may:
        words = f"you may {words}" if clause.asks else f"if you wish, {words}"
    return [*_begun(say, place.start, words), *clause.more]


def _begun(say: Speech, start: str, words: str) -> list[str]:
    """Return a sentence with its beginning, or two if it is too long for one."""
    if start == "then " and words.startswith(("if ", "until ", "for ", "as ")):
        start = "then, "
    if Place(start).opens() and len(start) + len(words) > LONGEST:
        return [_do_this(start), *noted(say, words)]
    return noted(say, start + words)


def _do_this(start: str) -> str:
    return finished(f"{start}do the following")


def _apart(place: Place) -> tuple[list[str], Place]:
    """Return the sentence that ends before a block, if its place begins with an event or a condition, and the place then."""
    if place.may:
        return [finished(f"{place.start}you may do the following")], place._replace(start="", may=False)
    return ([_do_this(place.start)], place._replace(start="")) if place.opens() else ([], place)


def _if(say: Speech, effect: g.If, place: Place) -> list[str]:
    before, place = _apart(place)
    label, depth = place.label, place.depth + 1
    start = f"{place.start.replace('then ', 'then, ')}{label}if {say.condition(effect.condition)}, "
    known = say.it
    then = Place(start, depth, place.last and not effect.otherwise)
    found = [*before, *_list(say, effect.then, then, f"{label}in that case, ")]
    if effect.otherwise:
        otherwise = Place(f"{label}otherwise, ", depth, place.last)
        return found + _list(say, effect.otherwise, otherwise, f"{label}in the other case, ")
    say.it = known
    return found


def _may(say: Speech, effect: g.May, place: Place) -> list[str]:
    before, place = ([], place) if not place.may else _apart(place)
    label, depth = place.label, place.depth + 1
    known = say.it
    do = Place(f"{place.start}{label}", depth, place.last and not effect.otherwise, may=True)
    found = [*before, *_list(say, effect.effects, do, f"{label}if you do, ")]
    if effect.otherwise:
        otherwise = Place(f"{label}if you do not, ", depth, place.last)
        return found + _list(say, effect.otherwise, otherwise, otherwise.start)
    say.it = known
    return found


def _for_each(say: Speech, effect: g.ForEach, place: Place) -> list[str]:
    before, place = _apart(place) if place.may else ([], place)
    label, depth = place.label, place.depth + 1
    known, who = say.it, effect.who
    if isinstance(who, Pieces):
        noun = say.targets(who).text
        say.it = "it"
        each = Place(f"{place.start.replace('then ', 'then, ')}{label}for {noun} in turn, ", depth, place.last)
        found = [*before, *_list(say, effect.effects, each, f"{label}each time, ")]
    else:
        noun = say.targets(who).text
        before += _begun(say, f"{place.start}{label}", f"choose {noun.removeprefix('each of ')}")
        one = who.high == 1
        say.it = "it"
        each = Place(label if one else f"{label}for each of them in turn, ", depth, place.last)
        found = [*before, *_list(say, effect.effects, each, f"{label}{'after that' if one else 'each time'}, ")]
    say.it = known
    return found


def _left_behind(say: Speech, trigger: g.Trigger, until: str, place: Place) -> list[str]:
    """Return a trigger that an effect leaves behind."""
    before, place = _apart(place) if place.may else ([], place)
    label, known = place.label, (say.it, say.player)
    start = f"{place.start.replace('then ', 'then, ')}{label}{until}, {moment(say, trigger.at)}, "
    if trigger.when is not None:
        start += f"if {say.condition(trigger.when)}, "
    found = _list(say, trigger.effects, Place(start, place.depth + 1, place.last and False), f"{label}when that happens, ")
    say.it, say.player = known
    return [*before, *found, *limits(trigger, f"{label}That")]


def _for_a_time(say: Speech, static: g.Static, until: str, place: Place) -> list[str]:
    """Return what holds for a time for some cards, or for a player."""
    before, place = _apart(place) if place.may else ([], place)
    on = say.cards(static.on)
    known, say.it, say.their = say.it, say.me if static.on.ref == "this" else "that card", on.plural
    when = "" if static.when is None else f"while {say.condition(static.when)}, "
    held = static.modifier
    words = granted(on, held) if isinstance(held, g.GrantsSpell) else change_clause(say, held, on)
    found = _begun(say, place.start, f"{until}, {when}{words}")
    say.it, say.their = known, False
    return [*before, *found]

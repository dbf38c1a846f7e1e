"""Any ability as a few clear English sentences of our own: the one place where card texts come from."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias, assert_never

from boardrules.pixel_tactics.language.english.lexicon import Noun
from boardrules.pixel_tactics.language.english.modifiers import change_clause
from boardrules.pixel_tactics.language.english.moments import moment
from boardrules.pixel_tactics.language.english.paragraphs import granted, limits, noted, only_if, told
from boardrules.pixel_tactics.language.english.phrases import Speech
from boardrules.pixel_tactics.language.grammar import abilities as g
from boardrules.pixel_tactics.language.grammar import reserve
from boardrules.pixel_tactics.language.grammar.card import Hero, Leader

__all__ = ["sentence", "side_text"]

Face: TypeAlias = Literal["hero", "leader"]

ROWS: Final = (("Vanguard", "vanguard"), ("Flank", "flank"), ("Rear", "rear"))
BRIEF: Final = re.compile(r"(.* (?:has|have)) ((?:[+-]\d+ (?:attack strength|life)|Intercept|Ranged Attack))\.")
"""A sentence that can be made one with the next about the same card."""


def sentence(ability: g.Ability | reserve.HandPart, *, of: Face = "hero") -> str:
    """Return *ability* in English, one sentence or a few; *of*: the side of the card on which it is printed.

    Two abilities that do different things never read alike. Numbers that a text works out are called X and explained at the end.

    >>> from boardrules.pixel_tactics.language import any_hero, damage, intercept, order, share_damage
    >>> sentence(intercept)
    'This hero has Intercept.'
    >>> sentence(order(share_damage(7, among=any_hero)))
    'Deal 7 damage, divided as you like among heroes in any unit.'
    """
    say = Speech(f"this {of}")
    match ability:
        case g.Static():
            return _static(say, ability)
        case g.Trigger():
            return _trigger(say, ability)
        case g.Spell(effects, when):
            return f"Spell: {' '.join([*told(say, effects), *only_if(say, when)])}"
        case g.LeaderAct(effects):
            return f"Leader action ({_terms(ability)}): {' '.join([*told(say, effects), *only_if(say, ability.when)])}"
        case g.Order(effects):
            return " ".join(told(say, effects))
        case reserve.Operation(abilities):
            return _together([sentence(part, of=of) for part in abilities])
        case reserve.Trap(at, effects, when):
            return _trigger(say, g.Trigger(at, effects, when))
        case _:
            assert_never(ability)


def side_text(side: Hero | Leader) -> tuple[str, ...]:
    """Return the texts of one side of a card: of a hero the three rows and the order, each with its name in front; of a leader one."""
    if isinstance(side, Leader):
        return (_together([sentence(ability, of="leader") for ability in side.abilities]),) if side.abilities else ()
    texts: list[str] = []
    for (name, _), abilities in zip(ROWS, (side.vanguard, side.flank, side.rear), strict=True):
        if abilities:
            texts.append(f"{name}: {_together([sentence(ability) for ability in abilities])}")
    if side.hand is not None:
        texts.append(f"{type(side.hand).__name__}: {sentence(side.hand)}")
    return tuple(texts)


def _together(sentences: list[str]) -> str:
    """Join sentences; two that say what the same card has become one."""
    found = sentences[:1]
    for text in sentences[1:]:
        before, (who, has, what) = BRIEF.fullmatch(found[-1]), text.partition(" has ")
        if before is not None and has and before[1] == f"{who} has" and "." not in what[:-1]:
            found[-1] = f"{found[-1].removesuffix('.')} and {what}"
        else:
            found.append(text)
    return " ".join(found)


def _terms(act: g.LeaderAct) -> str:
    """Return what a leader's action costs, and how often it can be taken."""
    terms = ["free" if act.cost == 0 else f"costs {act.cost} action{'' if act.cost == 1 else 's'}"]
    if act.limited:
        terms.append("once a turn")
    if act.per_wave:
        terms.append({1: "once a wave", 2: "twice a wave"}.get(act.per_wave, f"{act.per_wave} times a wave"))
    return ", ".join(terms)


def _static(say: Speech, ability: g.Static) -> str:
    on = ability.on
    who = Noun(say.me) if on.ref == "this" else say.cards(on)
    say.it = say.me if on.ref == "this" else "that hero" if on.kinds == ("hero",) else "that card"
    say.their = who.plural
    change = ability.modifier
    words = granted(who, change) if isinstance(change, g.GrantsSpell) else change_clause(say, change, who)
    if ability.when is None:
        return " ".join(noted(say, words))
    return " ".join(noted(say, f"while {say.condition(ability.when)}, {words}"))


def _trigger(say: Speech, ability: g.Trigger) -> str:
    words = moment(say, ability.at)
    if ability.when is not None:
        words += f", if {say.condition(ability.when)}"
    return " ".join([*told(say, ability.effects, f"{words}, "), *limits(ability, "This")])

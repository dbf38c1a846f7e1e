"""What effects do to units, as messages: "each wounded unit in a forest is healed"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final, assert_never

from boardrules.chibitactics import language as ct
from boardrules.messages import Message

_say = Message.of
_NOTHING: Final = Message("", (), "")
_CROSSED: Final[frozenset[ct.Trait]] = frozenset({"crosses-mountains", "crosses-water", "crosses-units"})
_LEADS: Final = ("word-may-cross", "word-has")
"""What is said once where several things follow it."""


def change_message(operation: ct.Bonus | ct.Modify) -> Message:
    """A number that is changed, and for which skills."""
    n = f"{operation.n:+d}".replace("-", "\N{MINUS SIGN}")
    if isinstance(operation, ct.Bonus):
        return _say("word-bonus", n=n)
    kinds = [_say("word-category", category=category) for category in operation.categories]
    for_kinds = _say("word-for-kinds", kinds=_joined(kinds, "word-and")) if kinds else _NOTHING
    return _say("word-change", n=n, stat=operation.stat, kinds=for_kinds)


def _joined(parts: Iterable[Message], key: str) -> Message:
    return reduce(lambda one, other: _say(key, one=one, other=other), parts)


def _either(parts: list[Message]) -> Message:
    """Things of which any is meant: ``a, b or c``."""
    *others, last = parts
    return _say("word-or", one=_joined(others, "word-comma"), other=last) if others else last


def _befalls(operation: ct.Heal | ct.Wound | ct.Kill | ct.Bonus | ct.Modify | ct.Grant) -> tuple[str, Message]:
    """What happens to a unit: how that begins, "" if it is whole by itself."""
    match operation:
        case ct.Wound():
            return "", _say("word-befalls", what="wound")
        case ct.Kill():
            return "", _say("word-befalls", what="kill")
        case ct.Heal():
            return "", _say("word-befalls", what="heal")
        case ct.Bonus() | ct.Modify():
            return "word-has", change_message(operation)
        case ct.Grant(trait):
            if trait == "unengaged":
                return "", _say("word-befalls", what=trait)
            return ("word-may-cross" if trait in _CROSSED else "word-has"), _say("word-trait", trait=trait)
        case _:
            assert_never(operation)


def suffers_message(does: tuple[ct.Heal | ct.Wound | ct.Kill | ct.Bonus | ct.Modify | ct.Grant, ...]) -> Message:
    """What happens to a unit, as the rest of a sentence about it; what begins alike shares its beginning."""
    groups: list[tuple[str, list[Message]]] = []
    for operation in does:
        lead, what = _befalls(operation)
        if lead and groups and groups[-1][0] == lead:
            groups[-1][1].append(what)
        else:
            groups.append((lead, [what]))
    parts = [_say(lead, what=tuple(rest)) if lead in _LEADS else rest[0] for lead, rest in groups]
    return _joined(parts, "word-comma-and" if any(len(rest) > 1 for _, rest in groups) else "word-and") if parts else _NOTHING


def _where(where: ct.Where) -> Message:
    kinds = [_say("word-kind", kind=kind) for kind in where.kinds] or [_say("word-kind", kind="unit")]
    ground = [_say("word-terrain", terrain=terrain) for terrain in where.terrain]
    on = _say("word-on-ground", terrain=_either(ground)) if ground else _NOTHING
    return _say("word-where", only=where.only, kinds=_either(kinds), ground=on)


def _event_effect(effect: ct.EventEffect) -> Message:
    where, does = _where(effect.where), suffers_message(effect.does)
    match effect:
        case ct.Each(success=success):
            return _say("word-each", where=where, does=does, chance=_say("word-on-die", n=success) if success else _NOTHING)
        case ct.OneOf():
            return _say("word-one-of", where=where, does=does)
        case ct.Weather():
            return _say("word-while", where=where, does=does)
        case _:
            assert_never(effect)


def event_messages(event: ct.EventCard) -> tuple[Message, ...]:
    """What an event does, a sentence each."""
    return tuple([_event_effect(effect) for effect in event.does])


def ability_message(ability: ct.Ability) -> Message:
    """A faction's ability in one sentence."""
    chance = _say("word-with-die", n=ability.success) if ability.success else _NOTHING
    match ability:
        case ct.Replace():
            return _say("word-ability", per=ability.per, chance=chance, does=_say("word-swap"))
        case ct.Empower():
            lasts = any(not isinstance(operation, ct.Heal) for operation in ability.does)
            until = _say("word-until-turn-end") if lasts else _NOTHING
            does = _say("word-empower", only=ability.only, does=suffers_message(ability.does), until=until)
            return _say("word-ability", per=ability.per, chance=chance, does=does)
        case _:
            assert_never(ability)

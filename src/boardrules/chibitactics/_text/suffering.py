"""Messages that say what effects do to units: "each wounded unit in a forest is healed"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final, TypeAlias, TypeVar, assert_never

from boardrules.chibitactics import language as ct
from boardrules.chibitactics._text.names import NOTHING, say
from boardrules.messages import Message

T = TypeVar("T")

Suffered: TypeAlias = ct.StepOperation | ct.Modify | ct.Grant
"""An effect on a unit that asks nothing."""

_BEFALLS: Final[dict[type[ct.Operation], str]] = {ct.Wound: "wound", ct.Kill: "kill", ct.Heal: "heal"}
_CROSSED: Final[frozenset[ct.Trait]] = frozenset({"crosses-mountains", "crosses-water", "crosses-units"})


def change_message(operation: ct.Bonus | ct.Modify) -> Message:
    """Return how a number is changed, and for which skills."""
    n = f"{operation.n:+d}".replace("-", "\N{MINUS SIGN}")
    if isinstance(operation, ct.Bonus):
        return say("word-bonus", n=n)
    kinds = [say("word-category", category=category) for category in operation.categories]
    for_kinds = say("word-for-kinds", kinds=_joined(kinds, "word-and")) if kinds else NOTHING
    return say("word-change", n=n, stat=operation.stat, kinds=for_kinds)


def _joined(parts: Iterable[Message], key: str) -> Message:
    return reduce(lambda one, other: say(key, one=one, other=other), parts)


def _either(parts: Sequence[Message]) -> Message:
    """Return things of which any is meant: ``a, b or c``."""
    *others, last = parts
    return say("word-or", one=_joined(others, "word-comma"), other=last) if others else last


def led(phrases: Iterable[tuple[str, T]]) -> list[tuple[str, list[T]]]:
    """Return phrases by what they begin with: those in a row that begin alike share it, those that begin with "" stand alone."""
    groups: list[tuple[str, list[T]]] = []
    for lead, phrase in phrases:
        if lead and groups and groups[-1][0] == lead:
            groups[-1][1].append(phrase)
        else:
            groups.append((lead, [phrase]))
    return groups


def _befalls(operation: Suffered) -> tuple[str, Message]:
    """Return what happens to a unit: the message that it begins with, "" if it is whole by itself, and the rest."""
    match operation:
        case ct.Wound() | ct.Kill() | ct.Heal():
            return "", say("word-befalls", what=_BEFALLS[type(operation)])
        case ct.Bonus() | ct.Modify():
            return "word-has", change_message(operation)
        case ct.Grant(trait="unengaged"):
            return "", say("word-befalls", what=operation.trait)
        case ct.Grant():
            return ("word-may-cross" if operation.trait in _CROSSED else "word-has"), say("word-trait", trait=operation.trait)
        case _:
            assert_never(operation)


def suffers_message(does: Iterable[Suffered]) -> Message:
    """Return what happens to a unit, as the rest of a sentence about it; what begins alike shares its beginning."""
    groups = led(map(_befalls, does))
    parts = [say(lead, what=tuple(rest)) if lead else rest[0] for lead, rest in groups]
    return _joined(parts, "word-comma-and" if any(len(rest) > 1 for _, rest in groups) else "word-and") if parts else NOTHING


def _where(where: ct.Where) -> Message:
    kinds = [say("word-kind", kind=kind) for kind in where.kinds or ("unit",)]
    ground = [say("word-terrain", terrain=terrain) for terrain in where.terrain]
    on = say("word-on-ground", terrain=_either(ground)) if ground else NOTHING
    return say("word-where", only=where.only, kinds=_either(kinds), ground=on)


def _event_effect(effect: ct.EventEffect) -> Message:
    where, does = _where(effect.where), suffers_message(effect.does)
    match effect:
        case ct.Each():
            return say("word-each", where=where, does=does, chance=_chance("word-on-die", effect.success))
        case ct.OneOf():
            return say("word-one-of", where=where, does=does)
        case ct.Weather():
            return say("word-while", where=where, does=does)
        case _:
            assert_never(effect)


def _chance(key: str, success: int | None) -> Message:
    return say(key, n=success) if success else NOTHING


def event_messages(event: ct.EventCard) -> tuple[Message, ...]:
    """Return what an event does, a sentence each."""
    return tuple(map(_event_effect, event.does))


def ability_message(ability: ct.Ability) -> Message:
    """Return a faction's ability in one sentence."""
    does = say("word-swap")
    if isinstance(ability, ct.Empower):
        lasts = any(not isinstance(operation, ct.Heal) for operation in ability.does)
        until = say("word-until-turn-end") if lasts else NOTHING
        does = say("word-empower", only=ability.only, does=suffers_message(ability.does), until=until)
    return say("word-ability", per=ability.per, chance=_chance("word-with-die", ability.success), does=does)

"""Skills, trophies and events as sentences, from what they do."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics._content import Content, Power
from boardrules.chibitactics._language import (
    Ability,
    Bonus,
    Capture,
    Dispel,
    Each,
    Empower,
    EventCard,
    EventEffect,
    Grant,
    Heal,
    Kill,
    Lay,
    Modify,
    OneOf,
    Operation,
    Push,
    Replace,
    Summon,
    Teleport,
    Weather,
    Where,
    Wound,
)

__all__ = ["ability_sentence", "event_sentences", "skill_sentence", "substance_sentence"]


def _signed(n: int) -> str:
    return f"{n:+d}".replace("-", "\N{MINUS SIGN}")


def _operation(content: Content | None, operation: Operation) -> str:
    match operation:
        case Wound():
            return "wounds"
        case Kill():
            return "destroys"
        case Heal():
            return "heals"
        case Bonus():
            return f"{_signed(operation.n)} on its next die"
        case Modify():
            kinds = f" of {' and '.join(operation.categories)} skills" if operation.categories else ""
            return f"{_signed(operation.n)} {operation.stat}{kinds}"
        case Grant():
            return f"the trait {operation.trait.replace('-', ' ')}"
        case Push():
            return f"pushes {operation.steps} {'cell' if operation.steps == 1 else 'cells'} away"
        case Teleport():
            return "takes its user to the cell"
        case Capture():
            return "captures any unit" if operation.units else "captures a savage"
        case Dispel():
            return "dispels what lasts"
        case Lay():
            return f"lays on the cell: {', '.join(_operation(content, inner) for inner in operation.does)}"
        case Summon():
            name = operation.creature if content is None else content.cards[operation.creature].name
            return f"summons {name}" + (f", at most {operation.limit}" if operation.limit > 1 else "")
        case _:
            assert_never(operation)


def _does(content: Content | None, does: tuple[Operation, ...]) -> str:
    return "; ".join(_operation(content, operation) for operation in does)


def skill_sentence(content: Content, power: Power) -> str:
    """A skill in one line: its category, its numbers, its properties, what it does."""
    if power.category == "movement":
        return f"{power.name}: movement {power.points}."
    parts: list[str] = [power.category]
    if power.category != "passive" or power.range:
        parts.append(f"range {power.range}")
    if power.needs:
        parts.append(f"{power.needs}-6" if power.needs < 6 else "6")
    if power.radius >= 0:
        parts.append(f"radius {power.radius}")
    flags = (
        (power.area, "area"),
        (power.engagement, "engagement"),
        (power.after, "after movement"),
        (power.keeps, "keeps the turn"),
        (power.while_wounded, "also while wounded"),
        (not power.sight and power.range > 0, "over mountains"),
        (power.on_self and power.range > 0, "also on itself"),
    )
    parts += [word for holds, word in flags if holds]
    if power.side or power.category != "passive":
        parts += _lasting(power)
    if power.who != "any":
        parts.append("own squad only" if power.who == "squad" else "others only")
    if power.only != "any":
        parts.append(f"{power.only} only")
    return f"{power.name}: {', '.join(parts)}: {_does(content, power.does)}."


def _lasting(power: Power) -> tuple[str, ...]:
    """How long that lasts which *power* leaves behind; nothing if it leaves nothing. A bonus for one die does not outlast one-shot."""
    if any(isinstance(operation, Modify | Grant | Lay | Capture) for operation in power.does):
        return (power.lasting,)
    return ("one-shot",) if any(isinstance(operation, Bonus) for operation in power.does) else ()


def substance_sentence(content: Content, power: Power) -> str:
    """The left side of a trophy in one line."""
    how = ", ".join(["on itself or an adjacent unit", *_lasting(power)])
    return f"Substance: {power.name}, {how}: {_does(content, power.does)}."


def ability_sentence(ability: Ability) -> str:
    """A faction's ability in one line."""
    chance = f", on a die of {ability.success} or more" if ability.success else ""
    match ability:
        case Replace():
            whom = "a wounded unit of the squad is swapped for one of the deck"
        case Empower():
            article = {"any": "a", "wounded": "a wounded", "unwounded": "an unwounded"}[ability.only]
            whom = f"{article} unit of the squad: {_does(None, ability.does)}"
        case _:
            assert_never(ability)
    return f"Once a {ability.per}{chance}, {whom}."


def _where(where: Where) -> str:
    condition = f"{where.only} " if where.only != "any" else ""
    kinds = " or ".join(where.kinds) if where.kinds else "unit"
    terrain = f" on {' or '.join(where.terrain)}" if where.terrain else ""
    return f"{condition}{kinds}{terrain}"


def _event_effect(effect: EventEffect) -> str:
    match effect:
        case Each():
            chance = f" on a die of {effect.success} or more" if effect.success else ""
            return f"Each {_where(effect.where)}{chance}: {_does(None, effect.does)}."
        case OneOf():
            return f"One {_where(effect.where)}, chosen by the first seat: {_does(None, effect.does)}."
        case Weather():
            return f"While it lasts, each {_where(effect.where)}: {_does(None, effect.does)}."
        case _:
            assert_never(effect)


def event_sentences(event: EventCard) -> tuple[str, ...]:
    """An event in sentences."""
    kind = "Lasting." if event.lasting else "Instant."
    return (kind, *(_event_effect(effect) for effect in event.does))

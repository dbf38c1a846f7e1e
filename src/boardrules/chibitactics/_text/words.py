"""Skills, trophies and events as sentences, from what they do."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics.language import (
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
    Terrain,
    Trait,
    Weather,
    Where,
    Wound,
)

__all__ = ["ability_sentence", "effects_of", "event_sentences", "properties", "skill_sentence", "substance_sentence"]


_ON: Final[dict[Terrain, str]] = {
    "plain": "on plain ground",
    "mountain": "on a mountain",
    "water": "on water",
    "forest": "in a forest",
    "hill": "on a hill",
    "fort": "in a fort",
    "power": "on a place of power",
    "cave": "on a cave",
    "cradle": "on a cradle",
}
_LETS: Final[dict[Trait, str]] = {
    "crosses-mountains": "lets the unit cross mountains",
    "crosses-water": "lets the unit cross water",
    "crosses-units": "lets the unit cross other units",
    "unengaged": "keeps the unit from being engaged",
    "fast-wound": "gives fast wound",
    "fast-death": "gives fast death",
}
_HAS: Final[dict[Trait, str]] = {
    "crosses-mountains": "may cross mountains",
    "crosses-water": "may cross water",
    "crosses-units": "may cross other units",
    "unengaged": "is never engaged",
    "fast-wound": "has fast wound",
    "fast-death": "has fast death",
}


_LEADS: Final = ("lets the unit cross ", "may cross ", "gives ", "has ")
"""Words that are said once where several things follow them."""


def _listed(words: list[str], link: str = "and") -> str:
    return f"{', '.join(words[:-1])} {link} {words[-1]}" if len(words) > 1 else "".join(words)


def _joined(phrases: list[str]) -> str:
    """Phrases in one sentence; those that begin alike share their beginning."""
    groups: list[tuple[str, list[str]]] = []
    for phrase in phrases:
        lead = next((lead for lead in _LEADS if phrase.startswith(lead)), "")
        if lead and groups and groups[-1][0] == lead:
            groups[-1][1].append(phrase.removeprefix(lead))
        else:
            groups.append((lead, [phrase.removeprefix(lead)]))
    parts = [lead + _listed(rest) for lead, rest in groups]
    return (", and " if any(len(rest) > 1 for _, rest in groups) else " and ").join(parts)


def _signed(n: int) -> str:
    return f"{n:+d}".replace("-", "\N{MINUS SIGN}")


def _change(operation: Bonus | Modify) -> str:
    """A number that is changed, and for which skills."""
    if isinstance(operation, Bonus):
        return f"{_signed(operation.n)} on the next die"
    what = "on every die" if operation.stat == "die" else operation.stat
    kinds = f" for {' and '.join(operation.categories)} skills" if operation.categories else ""
    return f"{_signed(operation.n)} {what}{kinds}"


def _operation(catalogue: Catalogue, operation: Operation) -> str:
    """What a skill does."""
    match operation:
        case Wound():
            return "wounds"
        case Kill():
            return "destroys"
        case Heal():
            return "heals"
        case Bonus() | Modify():
            return f"gives {_change(operation)}"
        case Grant():
            return _LETS[operation.trait]
        case Push():
            return f"pushes {operation.steps} {'cell' if operation.steps == 1 else 'cells'} away"
        case Teleport():
            return "takes its user to the cell"
        case Capture():
            return "captures any unit" if operation.units else "captures a savage"
        case Dispel():
            return "ends all that lasts there"
        case Lay():
            return f"lies on the cell: whoever steps on it {_suffers(operation.does)}"
        case Summon():
            return f"summons a {catalogue.cards[operation.creature].name}" + (f", at most {operation.limit}" if operation.limit > 1 else "")
        case _:
            assert_never(operation)


def effects_of(catalogue: Catalogue, does: tuple[Operation, ...]) -> str:
    """What success does, without a subject: ``wounds and pushes 2 cells away``."""
    return _joined([_operation(catalogue, operation) for operation in does])


def _suffers(does: tuple[Heal | Wound | Kill | Bonus | Modify | Grant, ...]) -> str:
    """What happens to a unit, as the rest of a sentence about it."""
    words: list[str] = []
    for operation in does:
        match operation:
            case Wound():
                words.append("is wounded")
            case Kill():
                words.append("dies")
            case Heal():
                words.append("is healed")
            case Bonus() | Modify():
                words.append(f"has {_change(operation)}")
            case Grant():
                words.append(_HAS[operation.trait])
            case _:
                assert_never(operation)
    return _joined(words)


def _lasting(power: Power) -> str:
    """How long that lasts which *power* leaves behind, "" if it leaves nothing. A bonus for one die does not outlast one-shot."""
    if power.category == "passive" and not power.side:
        return ""
    if any(isinstance(operation, Modify | Grant | Lay | Capture) for operation in power.does):
        return power.lasting
    return "one-shot" if any(isinstance(operation, Bonus) for operation in power.does) else ""


def _helps_itself(power: Power) -> bool:
    """Whether a skill of this category and kind could be used on its user, unless its card says otherwise (CT-CA-4, CT-H-92)."""
    return power.category == "distortion" and (power.radius >= 0 or not power.area) and not power.captures and not power.takes_place


def properties(power: Power) -> tuple[str, ...]:
    """The properties of a skill in words (CT-PR): only those that its category does not have by itself, and what it lacks of them."""
    melee = power.category == "melee"
    flags = (
        (power.radius >= 0, f"radius {power.radius}"),
        (power.area, "area"),
        (power.engagement, "engages"),
        (melee and not power.engagement, "does not engage"),
        (power.after and not melee, "after movement"),
        (melee and not power.after, "not after movement"),
        (power.keeps, "keeps the turn"),
        (power.while_wounded, "also while wounded"),
        (not power.sight and power.range > 0 and power.side != "substance", "over mountains"),
        (power.on_self and power.range > 0 and power.category != "distortion", "also on itself"),
        (not power.on_self and _helps_itself(power), "not on itself"),
        (bool(_lasting(power)), _lasting(power)),
        (power.who == "squad", "own squad only"),
        (power.who == "others", "others only"),
        (power.only != "any", f"{power.only} only"),
    )
    return tuple([word for holds, word in flags if holds])


def skill_sentence(catalogue: Catalogue, power: Power) -> str:
    """A skill in one line: its category, its numbers, its properties, what it does."""
    if power.category == "movement":
        return f"{power.name}: movement {power.points}."
    parts: list[str] = [power.category]
    if power.category != "passive" or power.range:
        parts.append(f"range {power.range}")
    if power.needs:
        parts.append(f"{power.needs}-6" if power.needs < 6 else "6")
    return f"{power.name}: {', '.join((*parts, *properties(power)))}: {effects_of(catalogue, power.does)}."


def substance_sentence(catalogue: Catalogue, power: Power) -> str:
    """The left side of a trophy in one line."""
    how = ", ".join(["on itself or an adjacent unit", *properties(power)])
    return f"Substance: {power.name}, {how}: {effects_of(catalogue, power.does)}."


def ability_sentence(ability: Ability) -> str:
    """A faction's ability in one line."""
    chance = f", on a die of {ability.success} or more" if ability.success else ""
    match ability:
        case Replace():
            whom = "a wounded unit of the squad is swapped for one of the deck"
        case Empower():
            article = {"any": "a", "wounded": "a wounded", "unwounded": "an unwounded"}[ability.only]
            whom = f"{article} unit of the squad {_suffers(ability.does)}"
        case _:
            assert_never(ability)
    return f"Once a {ability.per}{chance}, {whom}."


def _where(where: Where) -> str:
    condition = f"{where.only} " if where.only != "any" else ""
    kinds = _listed([kind if kind != "squad" else "squad unit" for kind in where.kinds], "or") or "unit"
    ground = f" {_listed([_ON[terrain] for terrain in where.terrain], 'or')}" if where.terrain else ""
    return f"{condition}{kinds}{ground}"


def _event_effect(effect: EventEffect) -> str:
    match effect:
        case Each():
            chance = f" on a die of {effect.success} or more" if effect.success else ""
            return f"Each {_where(effect.where)} {_suffers(effect.does)}{chance}."
        case OneOf():
            return f"One {_where(effect.where)}, chosen by the first seat, {_suffers(effect.does)}."
        case Weather():
            return f"While it lasts, each {_where(effect.where)} {_suffers(effect.does)}."
        case _:
            assert_never(effect)


def event_sentences(event: EventCard) -> tuple[str, ...]:
    """An event in sentences."""
    kind = "Lasting." if event.lasting else "Instant."
    return (kind, *(_event_effect(effect) for effect in event.does))

"""Skills, trophies and events as sentences, from what they do."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.chibitactics import language as ct
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Card, Catalogue, Power
from boardrules.chibitactics._text.suffering import ability_message, change_message, event_messages, led, suffers_message

_GRANTS: Final[dict[ct.Trait, tuple[str, str]]] = {
    "crosses-mountains": ("lets the unit cross ", "mountains"),
    "crosses-water": ("lets the unit cross ", "water"),
    "crosses-units": ("lets the unit cross ", "other units"),
    "unengaged": ("", "keeps the unit from being engaged"),
    "fast-wound": ("gives ", "fast wound"),
    "fast-death": ("gives ", "fast death"),
}
"""The words for each trait: the beginning, which several traits in a row share, and the rest."""


def _operation(catalogue: Catalogue, operation: ct.Operation) -> tuple[str, str]:
    """Return what a skill does, as words that others may share, and the rest."""
    match operation:
        case ct.Bonus() | ct.Modify():
            return "gives ", MESSAGES.english(change_message(operation))
        case ct.Grant():
            return _GRANTS[operation.trait]
        case ct.Wound():
            return "", "wounds"
        case ct.Kill():
            return "", "destroys"
        case ct.Heal():
            return "", "heals"
        case ct.Push():
            return "", f"pushes {operation.steps} {'cell' if operation.steps == 1 else 'cells'} away"
        case ct.Teleport():
            return "", "takes its user to the cell"
        case ct.Capture():
            return "", "captures any unit" if operation.units else "captures a savage"
        case ct.Dispel():
            return "", "ends all that lasts there"
        case ct.Lay():
            return "", f"lies on the cell: a unit that steps on it {MESSAGES.english(suffers_message(operation.does))}"
        case ct.Summon():
            return "", f"summons a {catalogue.cards[operation.creature].name}" + (
                f", at most {operation.limit}" if operation.limit > 1 else ""
            )
        case _:
            assert_never(operation)


def effects_of(catalogue: Catalogue, does: tuple[ct.Operation, ...]) -> str:
    """Return what success does, without a subject: ``wounds and pushes 2 cells away``."""
    groups = led(_operation(catalogue, operation) for operation in does)
    parts = [f"{lead}{' and '.join(filter(None, (', '.join(rest[:-1]), rest[-1])))}" for lead, rest in groups]
    return (", and " if any(len(rest) > 1 for _, rest in groups) else " and ").join(parts)


def _lasting(power: Power) -> str:
    """Return how long the effects of *power* last, "" if it leaves none. A bonus for one die does not outlast one-shot."""
    if power.category == "passive" and not power.side:
        return ""
    if any(isinstance(operation, ct.Modify | ct.Grant | ct.Lay | ct.Capture) for operation in power.does):
        return power.lasting
    return "one-shot" if any(isinstance(operation, ct.Bonus) for operation in power.does) else ""


def _helps_itself(power: Power) -> bool:
    """Return whether a skill of this kind can be used on its user unless its card says otherwise (CT-CA-4, CT-H-92)."""
    return power.category == "distortion" and (power.radius >= 0 or not power.area) and not power.captures and not power.takes_place


def properties(power: Power) -> tuple[str, ...]:
    """Return the properties of a skill in words (CT-PR): those by which it differs from others of its category.

    The side of a trophy engages nobody and takes no part in a unit's turn (CT-H-45).
    """
    melee, own = power.category == "melee", not power.side
    flags = (
        (power.radius >= 0, f"radius {power.radius}"),
        (power.area, "area"),
        (own and power.engagement, "engages"),
        (own and melee and not power.engagement, "does not engage"),
        (own and power.after and not melee, "after movement"),
        (own and melee and not power.after, "not after movement"),
        (own and power.keeps, "keeps the turn"),
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
    """Return a skill, or the substance of a trophy: a sentence with its category, numbers and properties, then one for each effect."""
    if power.category == "movement":
        return f"{power.name}: movement {power.points}."
    name, parts = f"{power.name}: ", [str(power.category)]
    if power.side == "substance":
        name, parts = "Substance: ", [power.name, "on itself or an adjacent unit"]
    elif power.category != "passive" or power.range:
        parts.append(f"range {power.range}")
    if power.needs:
        parts.append(f"{power.needs}-6" if power.needs < 6 else "6")
    return " ".join([f"{name}{', '.join((*parts, *properties(power)))}.", *_effects(catalogue, power)])


_WHOM: Final = "\0"
"""Stands for whom an effect concerns; no name of a card has this character."""


def _effects(catalogue: Catalogue, power: Power) -> tuple[str, ...]:
    """Return what success does, a sentence for each effect, such as "Wound the unit." and "Push it 2 cells away"."""
    whom, named = _target(power), False
    found: list[str] = []
    for lead, rest in led(_ordered(catalogue, power, operation) for operation in power.does):
        said = f"{lead}{' and '.join(filter(None, (', '.join(rest[:-1]), rest[-1])))}"
        short = "it" if named and not whom.startswith("each") else whom
        named = named or _WHOM in said
        said = said.replace(_WHOM, short)
        found.append(f"{said[:1].upper()}{said[1:]}.")
    return tuple(found)


def _target(power: Power) -> str:
    """Return whom a skill concerns."""
    if power.radius >= 0:
        return "each unit in the radius"
    if power.area or (power.category == "passive" and power.range and not power.side):
        return "each unit in range"
    if power.range or power.side == "substance":
        return "the unit"
    return "the holder" if power.side else "this unit"


def _ordered(catalogue: Catalogue, power: Power, operation: ct.Operation) -> tuple[str, str]:
    """Return an effect: the beginning that the next one may share, "" if it is whole by itself, and the rest."""
    match operation:
        case ct.Wound():
            return "", f"wound {_WHOM}"
        case ct.Kill():
            return "", f"destroy {_WHOM}"
        case ct.Heal():
            return "", f"heal {_WHOM}"
        case ct.Push():
            return "", f"push {_WHOM} {operation.steps} {'cell' if operation.steps == 1 else 'cells'} away"
        case ct.Bonus() | ct.Modify():
            return f"{_WHOM} has ", MESSAGES.english(change_message(operation))
        case ct.Grant():
            said = MESSAGES.english(suffers_message((operation,)))
            lead = next((lead for lead in ("may cross ", "has ") if said.startswith(lead)), "")
            return (f"{_WHOM} {lead}", said.removeprefix(lead)) if lead else ("", f"{_WHOM} {said}")
        case ct.Teleport():
            return "", f"put {'the holder' if power.side else 'this unit'} on the cell"
        case ct.Capture():
            return "", "capture any unit" if operation.units else "capture a savage"
        case ct.Dispel():
            return "", "end all that lasts there"
        case ct.Lay():
            where = "a cell in the radius" if power.radius >= 0 and power.area else "a cell in range" if power.area else "the cell"
            return "", f"a unit that later steps on {where} {MESSAGES.english(suffers_message(operation.does))}"
        case ct.Summon():
            most = f", at most {operation.limit}" if operation.limit > 1 else ""
            return "", f"summon a {catalogue.cards[operation.creature].name}{most}"
        case _:
            assert_never(operation)


def ability_sentence(ability: ct.Ability) -> str:
    """Return a faction's ability in one line."""
    return MESSAGES.english(ability_message(ability))


def event_sentences(event: ct.EventCard) -> tuple[str, ...]:
    """Return an event in sentences."""
    kind = "Lasting." if event.lasting else "Instant."
    return (kind, *map(MESSAGES.english, event_messages(event)))


def trophy_sentences(catalogue: Catalogue, card: Card) -> tuple[str, ...]:
    """Return what the two sides of a card do as a trophy, a sentence each."""
    sides = (("", card.substance), ("Totem: ", card.totem))
    return tuple([f"{name}{skill_sentence(catalogue, power)}" for name, power in sides if power is not None])

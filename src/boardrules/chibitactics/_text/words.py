"""Skills, trophies and events as sentences, from what they do."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.chibitactics import language as ct
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._text.suffering import ability_message, change_message, event_messages, suffers_message

_LETS: Final[dict[ct.Trait, str]] = {
    "crosses-mountains": "lets the unit cross mountains",
    "crosses-water": "lets the unit cross water",
    "crosses-units": "lets the unit cross other units",
    "unengaged": "keeps the unit from being engaged",
    "fast-wound": "gives fast wound",
    "fast-death": "gives fast death",
}

_LEADS: Final = ("lets the unit cross ", "gives ")
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


def _operation(catalogue: Catalogue, operation: ct.Operation) -> str:
    """What a skill does."""
    match operation:
        case ct.Wound():
            return "wounds"
        case ct.Kill():
            return "destroys"
        case ct.Heal():
            return "heals"
        case ct.Bonus() | ct.Modify():
            return f"gives {MESSAGES.english(change_message(operation))}"
        case ct.Grant():
            return _LETS[operation.trait]
        case ct.Push():
            return f"pushes {operation.steps} {'cell' if operation.steps == 1 else 'cells'} away"
        case ct.Teleport():
            return "takes its user to the cell"
        case ct.Capture():
            return "captures any unit" if operation.units else "captures a savage"
        case ct.Dispel():
            return "ends all that lasts there"
        case ct.Lay():
            return f"lies on the cell: whoever steps on it {MESSAGES.english(suffers_message(operation.does))}"
        case ct.Summon():
            return f"summons a {catalogue.cards[operation.creature].name}" + (f", at most {operation.limit}" if operation.limit > 1 else "")
        case _:
            assert_never(operation)


def effects_of(catalogue: Catalogue, does: tuple[ct.Operation, ...]) -> str:
    """What success does, without a subject: ``wounds and pushes 2 cells away``."""
    return _joined([_operation(catalogue, operation) for operation in does])


def _lasting(power: Power) -> str:
    """How long that lasts which *power* leaves behind, "" if it leaves nothing. A bonus for one die does not outlast one-shot."""
    if power.category == "passive" and not power.side:
        return ""
    if any(isinstance(operation, ct.Modify | ct.Grant | ct.Lay | ct.Capture) for operation in power.does):
        return power.lasting
    return "one-shot" if any(isinstance(operation, ct.Bonus) for operation in power.does) else ""


def _helps_itself(power: Power) -> bool:
    """Whether a skill of this category and kind could be used on its user, unless its card says otherwise (CT-CA-4, CT-H-92)."""
    return power.category == "distortion" and (power.radius >= 0 or not power.area) and not power.captures and not power.takes_place


def properties(power: Power) -> tuple[str, ...]:
    """The properties of a skill in words (CT-PR): only those that its category does not have by itself, and what it lacks of them.

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


def ability_sentence(ability: ct.Ability) -> str:
    """A faction's ability in one line."""
    return MESSAGES.english(ability_message(ability))


def event_sentences(event: ct.EventCard) -> tuple[str, ...]:
    """An event in sentences."""
    kind = "Lasting." if event.lasting else "Instant."
    return (kind, *map(MESSAGES.english, event_messages(event)))

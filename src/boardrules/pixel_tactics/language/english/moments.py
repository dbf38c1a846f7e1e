"""The events of the ability language in English: when a text is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.pixel_tactics.language.english.modifiers import kinds_of_damage

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech
    from boardrules.pixel_tactics.language.grammar.abilities import TriggerEvent
    from boardrules.pixel_tactics.language.grammar.expressions import Pieces

__all__ = ["moment"]

PLAYED: Final = {
    "own": "that you played",
    "rival": "that a rival played",
    "others": "that another player played",
    "any": "that anybody played",
}
ANNOUNCED: Final = {"own": "you play", "rival": "a rival plays", "others": "another player plays", "any": "anybody plays"}
TURNS: Final = {
    "own": "each of your turns",
    "rival": "each turn of a rival",
    "others": "each turn of another player",
    "any": "each turn",
}


def moment(say: Speech, at: TriggerEvent) -> str:
    """Return when it happens: ``at the end of each round``."""
    match at.what:
        case "turn_ends":
            return f"at the end of {TURNS[at.side]}"
        case "wave_ends":
            return "at the end of each wave, before casualties are counted"
        case "casualties_counted":
            return "at the end of each wave, after casualties are counted"
        case "round_ends":
            return "at the end of each round"
        case "round_starts":
            return "at the start of each round"
        case "wave_starts":
            return "at the start of each wave"
        case "expires":
            return "when this operation ends"
        case "order_announced":
            say.player = "your" if at.side == "own" else "that player's"
            return f"when {ANNOUNCED[at.side]} an order, before it takes effect"
        case "attack_declared":
            by = _one(say, at.actor, "any card")
            at_whom = "" if at.subject is None else f" {_one(say, at.subject, '')}"
            how = {"melee": " in melee", "ranged": " from afar"}.get(at.kinds[0], "") if len(set(at.kinds)) == 1 else ""
            return f"when {by} attacks{at_whom}{how}, before it strikes"
        case "order_resolved":
            say.player = "your" if at.side == "own" else "that player's"
            return f"after an order {PLAYED[at.side]} has taken effect"
        case "attack_resolved":
            kind = f"{at.kinds[0]} attack" if len(at.kinds) == 1 else "attack"
            article = "an" if kind[0] == "a" else "a"
            by, upon = _one(say, at.actor, "any card"), _one(say, at.subject, "any card")
            if at.aimed:
                return f"after {article} {kind} that {by} aimed at {upon}"
            return f"after {article} {kind} by {by} that lands on {upon}"
        case "damage_dealt":
            by, upon = _one(say, at.actor, "any card"), "" if at.subject is None else f" to {_one(say, at.subject, '')}"
            how = f" by {kinds_of_damage(at.kinds)}" if at.kinds else ""
            return f"whenever {by} deals damage{upon}{how}"
        case "damage_taken":
            how = f" from {kinds_of_damage(at.kinds)}" if at.kinds else ""
            by = "" if at.actor is None else f" {'by' if how else 'from'} {_one(say, at.actor, '')}"
            return f"whenever {_one(say, at.subject, 'any card')} takes damage{how}{by}"
        case "defeated":
            check = " while casualties are counted" if at.checked else ""
            return f"when {_one(say, at.subject, 'any hero')} is defeated{check}"
        case "recruited":
            return f"when {_one(say, at.subject, 'any hero')} is recruited"
        case "revived":
            return f"when {_one(say, at.subject, 'any hero')} comes back to life"
        case "entered":
            return f"when {_one(say, at.subject, 'any hero')} comes into play or over from another unit"
        case _:
            assert_never(at.what)


def _one(say: Speech, what: Pieces | None, otherwise: str) -> str:
    return otherwise if what is None else say.cards(what, "any").text

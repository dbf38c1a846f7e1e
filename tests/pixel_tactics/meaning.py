"""What a text means: two abilities mean the same if they differ in nothing but what can make no difference."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from boardrules.pixel_tactics._packs.bindings import OF_PLAYERS
from boardrules.pixel_tactics.language import Ability, HandPart

__all__ = ["meaning"]

Json: TypeAlias = Any
SIDELESS: Final = {change.__name__ for change in OF_PLAYERS} - {"CopiesLeader"}
SIDED: Final = {"turn_ends", "order_announced", "order_resolved"}
ANY_HERO: Final = {"type": "Pieces", "side": "any", "kinds": ["hero"], "place": "unit", "other": False, "where": None, "ref": ""}
BESIDE: Final = {"forerunner", "supporter"}
OPPOSITE: Final = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def meaning(text: Ability | HandPart) -> bytes:
    """Return *text* as JSON, without the parts that mean nothing where they stand."""
    data: Json = msgspec.json.decode(msgspec.json.encode(text))
    if data["type"] == "Operation" and len(data["abilities"]) == 1:
        data = data["abilities"][0]
    elif data["type"] == "Trap":
        data = {**data, "type": "Trigger", "once": "", "in_ceasefire": True}
    return msgspec.json.encode(_plain(data), order="deterministic")


def _plain(data: Json) -> Json:
    if isinstance(data, list):
        return [_plain(part) for part in data]
    if not isinstance(data, dict):
        return data
    kind = data.get("type")
    if kind == "Not":
        return _not(data["of"])
    if kind in {"AllOf", "AnyOf"}:
        return _joined(str(kind), data["parts"])
    value = {key: _plain(part) for key, part in data.items()}
    match kind:
        case "Pieces" if value["ref"]:
            return {"ref": value["ref"]}
        case "Pick" if "side" not in value["among"] or (value["among"]["place"] in BESIDE and _forced(value)):
            return value["among"]
        case "Pieces":
            value["kinds"] = sorted(set(value["kinds"]))
            if value["place"] in BESIDE or value["kinds"] == ["leader"]:
                value["other"] = False
        case "Static":
            if value["on"] == {"ref": "this"}:
                value = _of_this(value)
            return {**value, "on": None} if value["modifier"]["type"] in SIDELESS else value
        case "TriggerEvent":
            idle = {"aimed": value["what"] != "attack_resolved", "checked": value["what"] != "defeated", "side": value["what"] not in SIDED}
            value |= {key: None for key, means_nothing in idle.items() if means_nothing}
            if value["subject"] == ANY_HERO and value["what"] in {"defeated", "recruited", "revived", "entered"}:
                value["subject"] = None
            both = value["what"].startswith("attack") and {*value["kinds"]} == {"melee", "ranged"}
            value["kinds"] = [] if both else sorted(set(value["kinds"]))
        case "TakesLess" | "TakesNone" | "TakesAtMost" | "TakesExactly":
            value["kinds"] = sorted(set(value["kinds"]))
        case "Heal" if value["n"] is None:
            value["up_to"] = False
        case "ChooseArea" if value["across"]:
            value["side"] = "any"
        case "Plus" if len(value["parts"]) == 1:
            return value["parts"][0]
        case "Times" if value["by"] == 1:
            return value["of"]
        case "Times" if isinstance(value["of"], int):
            return value["by"] * value["of"]
        case _:
            pass
    return value


def _forced(pick: Json) -> bool:
    return (pick["low"], pick["high"], pick["by"]) == (1, 1, "you")


def _not(data: Json) -> Json:
    """Return that a condition does not hold, with no negation but of what cannot be told otherwise."""
    match data["type"]:
        case "Not":
            return _plain(data["of"])
        case "Compare":
            return _plain({**data, "op": OPPOSITE[data["op"]]})
        case "AllOf" | "AnyOf":
            other = "AnyOf" if data["type"] == "AllOf" else "AllOf"
            return _joined(other, [{"type": "Not", "of": part} for part in data["parts"]])
        case _:
            return {"type": "Not", "of": _plain(data)}


def _joined(kind: str, parts: list[Json]) -> Json:
    found: list[Json] = []
    for part in map(_plain, parts):
        found += part["parts"] if part["type"] == kind else [part]
    return found[0] if len(found) == 1 else {"type": kind, "parts": found}


def _of_this(value: Json) -> Json:
    """Return a static ability of this card, in which *it* is this card."""
    return msgspec.json.decode(msgspec.json.encode(value).replace(b'"ref":"it"', b'"ref":"this"'))

"""JSON Schema of a game's public types, for clients in other languages."""

from __future__ import annotations

from typing import Any

import msgspec

from boardrules.contract import Decision, Game, Outcome, Refusal, Violation

__all__ = ["json_schema"]


def json_schema(game: Game[Any, Any, Any, Any, Any]) -> dict[str, object]:
    """One JSON Schema document (draft 2020-12) with the types of *game* and of the contract under ``$defs``.

    ``properties`` names the entry points: ``state``, ``action``, ``view``, ``event``, ``options``, ``refusal``, ``decision``,
    ``outcome`` and ``violation``; and ``setup``, if the game has the capability :class:`boardrules.Positions`.

    >>> from boardrules import json_schema, pixies
    >>> sorted(json_schema(pixies)["properties"])[:3]
    ['action', 'decision', 'event']
    """
    spec = game.SPEC
    entries: dict[str, Any] = {
        "state": spec.state,
        "action": spec.action,
        "view": spec.view,
        "event": spec.event,
        "options": spec.options,
        "refusal": Refusal,
        "decision": Decision,
        "outcome": Outcome,
        "violation": Violation,
    }
    if spec.setup is not None:
        entries["setup"] = spec.setup
    schemas, components = msgspec.json.schema_components(entries.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{spec.title}, rules {spec.rules_version}, schema {spec.schema_version}",
        "type": "object",
        "properties": dict(zip(entries, schemas, strict=True)),
        "$defs": components,
    }

"""JSON Schema of the public types."""

from __future__ import annotations

import json

import pytest

from boardrules import game, games, json_schema


@pytest.mark.parametrize("name", games())
def test_every_reference_resolves_and_the_document_is_json(name: str) -> None:
    schema = json_schema(game(name))
    text = json.dumps(schema)
    definitions = json.loads(text)["$defs"]
    references = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert references <= set(definitions)
    assert set(json.loads(text)["properties"]) == {
        "state", "action", "view", "event", "options", "refusal", "decision", "outcome", "violation",
    }  # fmt: skip


def test_a_schema_has_the_ranges_of_the_fields() -> None:
    place = json.loads(json.dumps(json_schema(game("pixies"))))["$defs"]["Place"]
    assert place["properties"]["cell"] == {"type": "integer", "minimum": 1, "maximum": 9}
    assert place["properties"]["how"] == {"enum": ["down", "under", "up"]}
    assert place["additionalProperties"] is False

"""JSON Schema of the public types."""

from __future__ import annotations

import json

import pytest

from boardrules import game, games, json_schema
from tests.testing import sealed_bids
from tests.testing.rigging import with_spec


@pytest.mark.parametrize("name", games())
def test_every_reference_resolves_and_the_document_is_json(name: str) -> None:
    schema = json_schema(game(name))
    text = json.dumps(schema)
    definitions = json.loads(text)["$defs"]
    references = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert references <= set(definitions)
    assert set(json.loads(text)["properties"]) == {
        "state", "action", "view", "event", "options", "refusal", "decision", "outcome", "violation", "setup",
    }  # fmt: skip


def test_a_game_that_cannot_set_up_positions_has_no_setup_in_its_schema() -> None:
    assert "setup" in json.loads(json.dumps(json_schema(sealed_bids)))["properties"]
    assert "setup" not in json.loads(json.dumps(json_schema(with_spec(setup=None))))["properties"]


def test_a_schema_has_the_ranges_of_the_fields() -> None:
    place = json.loads(json.dumps(json_schema(game("pixies"))))["$defs"]["Place"]
    assert place["properties"]["cell"] == {"type": "integer", "minimum": 1, "maximum": 9}
    assert place["properties"]["how"] == {"enum": ["down", "under", "up"]}
    assert place["additionalProperties"] is False

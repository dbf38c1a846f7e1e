"""JSON Schema of the public types."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boardrules import game, games, json_schema
from tests.testing import sealed_bids
from tests.testing.rigging import with_spec

ENTRIES = {
    "state", "action", "view", "event", "options", "refusal", "decision", "prompt", "outcome", "violation", "edition", "rule", "card_facts",
    "log_line",
}  # fmt: skip


def document(name: str) -> Any:
    return json.loads(json.dumps(json_schema(game(name))))


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from parts(part)


@pytest.mark.parametrize("name", games())
def test_every_reference_resolves_and_the_document_is_json(name: str) -> None:
    schema = document(name)
    assert {part["$ref"] for part in parts(schema) if "$ref" in part} <= {f"#/$defs/{defined}" for defined in schema["$defs"]}
    assert set(schema["properties"]) >= ENTRIES
    assert schema["$id"].startswith(f"urn:boardrules:{name}:")


def test_a_schema_names_what_the_game_has_besides_the_contract() -> None:
    assert set(document("pixies")["properties"]) == ENTRIES | {"setup", "facts"}
    assert set(document("chibitactics")["properties"]) == ENTRIES | {"setup", "facts", "pack"}
    assert "pack" in document("pixel_tactics")["properties"]
    assert "setup" in json_schema(sealed_bids)["properties"]  # type: ignore[operator]  # an object
    assert "setup" not in json_schema(with_spec(setup=None))["properties"]  # type: ignore[operator]  # an object


@pytest.mark.parametrize("name", games())
def test_everything_is_named_and_nothing_is_left_open(name: str) -> None:
    schema = document(name)
    for title, definition in schema["$defs"].items():
        assert definition["title"] == title
    for part in parts(schema):
        if part.get("type") == "object":
            assert part["additionalProperties"] is False
        for place in part.get("prefixItems", ()):
            assert place["title"]
        if "prefixItems" in part:
            assert part["minItems"] == part["maxItems"] == len(part["prefixItems"])


def tag_of(schema: Any, member: dict[str, Any]) -> object:
    definition = schema["$defs"][member["$ref"].rpartition("/")[2]]
    if "prefixItems" in definition:
        return definition["prefixItems"][0]["const"]
    tags = [(field, about["const"]) for field, about in definition["properties"].items() if "const" in about]
    assert len(tags) == 1
    assert tags[0][0] in definition["required"]
    return tags[0]


@pytest.mark.parametrize("name", games())
def test_the_members_of_a_union_have_different_constant_tags(name: str) -> None:
    schema = document(name)
    unions = [part["oneOf"] for part in parts(schema) if "oneOf" in part]
    assert unions
    for members in unions:
        assert len({tag_of(schema, member) for member in members}) == len(members)


def test_a_schema_has_the_ranges_of_the_fields() -> None:
    definitions = document("pixies")["$defs"]
    place = definitions["Place"]
    assert place["properties"]["cell"] == {"type": "integer", "minimum": 1, "maximum": 9}
    assert place["properties"]["type"] == {"const": "Place"}
    assert place["properties"]["how"] == {"$ref": "#/$defs/How"}
    assert definitions["How"] == {"title": "How", "type": "string", "enum": ["down", "under", "up"]}
    assert definitions["Cell"]["prefixItems"][0] == {"title": "up", "anyOf": [{"type": "string", "maxLength": 20}, {"type": "null"}]}
    assert definitions["State"]["properties"]["table"] == {"type": "array", "items": {"type": "string", "maxLength": 20}, "maxItems": 84}


def test_what_has_a_default_may_be_left_out() -> None:
    definitions = document("pixies")["$defs"]
    assert definitions["Options"]["required"] == []
    assert definitions["Options"]["properties"]["seats"] == {"type": "integer", "minimum": 2, "maximum": 6, "default": 3}
    assert definitions["Header"]["properties"]["options"] == {"anyOf": [{"$ref": "#/$defs/Options"}, {"type": "null"}], "default": None}

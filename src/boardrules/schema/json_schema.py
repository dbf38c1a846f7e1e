"""Write the types of a game as JSON Schema, draft 2020-12."""

from __future__ import annotations

from typing import Any, assert_never

from boardrules.contract import Game
from boardrules.schema import shapes
from boardrules.schema.reading import types_of

__all__ = ["json_schema"]


def json_schema(game: Game[Any, Any, Any, Any, Any]) -> dict[str, shapes.Json]:
    """Return one JSON Schema document (draft 2020-12) with the types of *game* and of the contract under ``$defs``.

    ``properties`` names the entry points: ``state``, ``action``, ``view``, ``event``, ``options``, ``refusal``, ``decision``,
    ``prompt``, ``outcome``, ``violation``, ``edition``, ``rule``, ``card_facts`` and ``log_line``; and ``setup``, ``facts`` and ``pack``
    if the game has them. A union of structs is ``oneOf`` with a ``const`` tag in each. Every definition, and every place of a fixed array,
    has a title. The schema requires whole arrays, as they are written; the decoder also accepts arrays without trailing defaults.

    >>> from boardrules import json_schema, pixies
    >>> sorted(json_schema(pixies)["properties"])[:3]
    ['action', 'card_facts', 'decision']
    """
    types = types_of(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": types.id,
        "title": "Types",
        "description": types.title,
        "type": "object",
        "properties": {name: _schema(shape) for name, shape in types.entries.items()},
        "additionalProperties": False,
        "$defs": {name: _definition(definition) for name, definition in types.definitions.items()},
    }


def _definition(definition: shapes.Definition) -> dict[str, shapes.Json]:
    match definition:
        case shapes.Alias(name, shape):
            return {"title": name, **_schema(shape)}
        case shapes.Record(array=True):
            return {"title": definition.name, "description": definition.doc, **_array(definition)}
        case shapes.Record():
            return {"title": definition.name, "description": definition.doc, **_object(definition)}
        case _:
            assert_never(definition)


def _object(record: shapes.Record) -> dict[str, shapes.Json]:
    properties: dict[str, shapes.Json] = {}
    required: list[shapes.Json] = []
    if record.tag is not None:
        properties[record.tag[0]] = {"const": record.tag[1]}
        required.append(record.tag[0])
    for field in record.fields:
        properties[field.name] = _schema(field.shape) | _default(field)
        if field.needed:
            required.append(field.name)
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _default(field: shapes.Field) -> dict[str, shapes.Json]:
    return {} if field.needed or isinstance(field.shape, shapes.Named) else {"default": field.default}


def _array(record: shapes.Record) -> dict[str, shapes.Json]:
    tag: list[tuple[str, dict[str, shapes.Json]]] = [] if record.tag is None else [(record.tag[0], {"const": record.tag[1]})]
    return _fixed([*tag, *((field.name, _schema(field.shape)) for field in record.fields)])


def _fixed(places: list[tuple[str, dict[str, shapes.Json]]]) -> dict[str, shapes.Json]:
    """Return the schema of an array of exactly these places. ``items`` repeats the types for tools that do not know ``prefixItems``."""
    kinds: list[shapes.Json] = []
    for _, schema in places:
        if schema not in kinds:
            kinds.append(schema)
    return {
        "type": "array",
        "prefixItems": [{"title": label, **schema} for label, schema in places],
        "items": {"anyOf": kinds} if len(kinds) > 1 else kinds[0],
        "minItems": len(places),
        "maxItems": len(places),
    }


def _schema(shape: shapes.Shape) -> dict[str, shapes.Json]:
    match shape:
        case shapes.Named(name):
            return {"$ref": f"#/$defs/{name}"}
        case shapes.Number(low, high):
            return {"type": "integer", **_bounds(minimum=low, maximum=high)}
        case shapes.Text(shortest, longest):
            return {"type": "string", **_bounds(minLength=shortest, maxLength=longest)}
        case shapes.Truth():
            return {"type": "boolean"}
        case shapes.Null():
            return {"type": "null"}
        case shapes.Words(values):
            return {"type": "string" if isinstance(values[0], str) else "integer", "enum": list(values)}
        case shapes.Items(item, least, most):
            return {"type": "array", "items": _schema(item), **_bounds(minItems=least, maxItems=most)}
        case shapes.Row(places):
            return _fixed([(label, _schema(place)) for label, place in places])
        case shapes.Either(members, tagged):
            return {"oneOf" if tagged else "anyOf": [_schema(member) for member in members]}
        case _:
            assert_never(shape)


def _bounds(**bounds: int | None) -> dict[str, shapes.Json]:
    return {name: bound for name, bound in bounds.items() if bound is not None}

"""Write the types of a game as one TypeScript module."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, assert_never

from boardrules.contract import Game
from boardrules.schema import shapes
from boardrules.schema.inputs import Inputs
from boardrules.schema.reading import types_of

__all__ = ["typescript"]

WIDTH: Final = 120

_ROLE: Final = re.compile(r":[a-z:]+:`~?([^`]+)`")
_WORD: Final = re.compile(r"[A-Za-z_$][\w$]*")
_SAFE: Final = 2**53 - 1


def typescript(game: Game[Any, Any, Any, Any, Any]) -> str:
    """Return one TypeScript module with the types of *game* and of the contract, as values are written in JSON.

    Structs are interfaces, or labelled tuples if they are written as arrays. The field ``type`` distinguishes the members of a union
    (``line`` in a log). Everything is read-only. Options, setups and packs, which people write by hand, have a second form in which fields
    with a default may be omitted: ``OptionsInput``. The interface ``Types`` names the entry points, as in :func:`json_schema`.

    >>> from boardrules import pixies, typescript
    >>> print(typescript(pixies)[:40])
    /** The types of Pixies, rules 1.0, sche
    """
    types = types_of(game)
    inputs = Inputs(types)
    lines = [*_comment(f"The types of {types.title}, as values are written in JSON; made by `boardrules schema --typescript`."), ""]
    lines += _entries(types, inputs)
    for definition in (*types.definitions.values(), *inputs.definitions):
        lines += ["", *_definition(definition)]
    return "\n".join(lines) + "\n"


def _entries(types: shapes.Types, inputs: Inputs) -> Iterator[str]:
    yield from _comment("The entry points: a type for a type parameter of what works with any game.")
    yield "export interface Types {"
    for entry, shape in types.entries.items():
        yield f"  readonly {entry}: {shape.name};"
        if entry in types.written:
            yield f"  readonly {entry}_input: {inputs.names.get(shape.name, shape.name)};"
    yield "}"


def _definition(definition: shapes.Definition) -> Iterator[str]:
    match definition:
        case shapes.Alias(name, shape):
            yield from _alternatives(f"export type {name} =", shape)
        case shapes.Record(name, doc, fields, tag, array=True):
            yield from _comment(doc)
            places = [] if tag is None else [f"{tag[0]}: {json.dumps(tag[1])}"]
            places += [f"{_label(field.name)}: {_type(field.shape)}" for field in fields]
            yield f"export type {name} = readonly ["
            yield from (f"  {place}," for place in places)
            yield "];"
        case shapes.Record(name, doc, fields, tag):
            yield from _comment(doc)
            yield f"export interface {name} {{"
            if tag is not None:
                yield f"  readonly {_property(tag[0])}: {json.dumps(tag[1])};"
            for field in fields:
                yield from _comment(_bounds(field.shape), "  ")
                yield from _alternatives(f"  readonly {_property(field.name)}{'' if field.always else '?'}:", field.shape)
            yield "}"
        case _:
            assert_never(definition)


def _alternatives(head: str, shape: shapes.Shape) -> Iterator[str]:
    """Yield a type on one line, or each of its alternatives on its own line if that is too long."""
    line = f"{head} {_type(shape)};"
    match shape:
        case shapes.Either(members) if len(line) > WIDTH:
            parts = [_type(member) for member in members]
        case shapes.Words(values) if len(line) > WIDTH:
            parts = [json.dumps(value) for value in values]
        case _:
            yield line
            return
    indent = " " * (len(head) - len(head.lstrip()))
    yield head
    yield from (f"{indent}  | {part}" for part in parts[:-1])
    yield f"{indent}  | {parts[-1]};"


def _type(shape: shapes.Shape) -> str:
    match shape:
        case shapes.Named(name):
            return name
        case shapes.Number():
            return "number"
        case shapes.Text():
            return "string"
        case shapes.Truth():
            return "boolean"
        case shapes.Null():
            return "null"
        case shapes.Words(values):
            return " | ".join(map(json.dumps, values))
        case shapes.Items(item):
            inner = _type(item)
            return (
                f"readonly ({inner})[]"
                if isinstance(item, shapes.Words | shapes.Either | shapes.Row | shapes.Items)
                else f"readonly {inner}[]"
            )
        case shapes.Row(places):
            return f"readonly [{', '.join(f'{_label(label)}: {_type(place)}' for label, place in places)}]"
        case shapes.Either(members):
            return " | ".join(map(_type, members))
        case _:
            assert_never(shape)


def _bounds(shape: shapes.Shape) -> str:
    """Return the bounds of a number or of a list in words, or an empty text if it has none."""
    match shape:
        case shapes.Number(low, high) if high is not None and high < _SAFE:
            return f"{low} to {high}"
        case shapes.Items(_, least, most) if most is not None and least == most:
            return f"{most} items"
        case shapes.Items(_, least, most) if most is not None:
            return f"{least or 0} to {most} items"
        case shapes.Either((inner, shapes.Null())):
            return _bounds(inner)
        case _:
            return ""


def _comment(text: str, indent: str = "") -> list[str]:
    """Return *text* as the lines of a comment for editors, with the marks of Markdown."""
    plain = _ROLE.sub(r"`\1`", text).replace("``", "`").replace("*/", "* /").strip()
    if not plain:
        return []
    lines = plain.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _property(name: str) -> str:
    return name if _WORD.fullmatch(name) else json.dumps(name)


def _label(name: str) -> str:
    return name if _WORD.fullmatch(name) else "_" + re.sub(r"\W", "_", name)

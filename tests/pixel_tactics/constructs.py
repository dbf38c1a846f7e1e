"""The constructs of the ability language: its structs, and the words that their fields can hold. Found by walking its types."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import inspect

__all__ = ["constructs_in", "constructs_of"]


def constructs_of(kind: type[msgspec.Struct]) -> set[str]:
    """Return every construct that a value of *kind* can hold: ``Pick``, ``Pick.by=rival``."""
    found = set[str]()
    _struct(inspect.type_info(kind), found)
    return found


def _struct(info: inspect.Type, found: set[str]) -> None:
    if not isinstance(info, inspect.StructType) or info.cls.__name__ in found:
        return
    name = info.cls.__name__
    found.add(name)
    for field in info.fields:
        for part in _parts(field.type):
            if isinstance(part, inspect.LiteralType):
                found.update(f"{name}.{field.name}={word}" for word in part.values)
            elif isinstance(part, inspect.BoolType):
                found.update(f"{name}.{field.name}={said}" for said in (False, True))
            else:
                _struct(part, found)


def _parts(info: inspect.Type) -> Iterator[inspect.Type]:
    """The types that *info* is made of, without those inside a struct."""
    match info:
        case inspect.Metadata():
            yield from _parts(info.type)
        case inspect.UnionType():
            for member in info.types:
                yield from _parts(member)
        case inspect.VarTupleType():
            yield from _parts(info.item_type)
        case inspect.TupleType():
            for item in info.item_types:
                yield from _parts(item)
        case _:
            yield info


def constructs_in(value: object) -> set[str]:
    """Return the constructs that *value* holds."""
    found = set[str]()
    if isinstance(value, msgspec.Struct):
        name = type(value).__name__
        found.add(name)
        for field in value.__struct_fields__:
            held: object = getattr(value, field)
            for part in held if isinstance(held, tuple) else (held,):
                if isinstance(part, str | bool):
                    found.add(f"{name}.{field}={part}")
                else:
                    found |= constructs_in(part)
    elif isinstance(value, tuple):
        for part in value:
            found |= constructs_in(part)
    return found

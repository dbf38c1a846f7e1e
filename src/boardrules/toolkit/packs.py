"""Packs of custom cards from outside: parsed completely, with the path of every fault of form and with what is allowed there.

The bounds are declared in the types (``Meta``: minimum and maximum numbers, lengths of texts and of lists). A value built in Python is
encoded as JSON and parsed like any other, because its fields may be of any type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from boardrules.characters import character_fault, escaped
from boardrules.errors import InvalidOptions

__all__ = [
    "MAX_BYTES",
    "MAX_DEPTH",
    "Json",
    "decode_pack",
    "encode_pack",
    "form_faults",
    "nearest",
    "value_faults",
]

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
T = TypeVar("T")

MAX_BYTES: Final = 1_000_000
"""Maximum size of a pack, in bytes of JSON."""

MAX_DEPTH: Final = 40
"""Maximum nesting of objects and lists in a pack; the printed cards need 12."""

MOST_COUNTED: Final = 1_000
"""Maximum number of faults of form; the rest of the pack is not checked."""

_SHOWN: Final = 40
_FIELD: Final = re.compile(r"[A-Za-z_]\w*")


def encode_pack(pack: object) -> bytes:
    """Return a pack as JSON: bytes as they are, a text in UTF-8, a value encoded.

    Raises InvalidOptions for a value that cannot be encoded.
    """
    if isinstance(pack, bytes):
        return pack
    if isinstance(pack, str):
        return pack.encode(errors="surrogatepass")
    try:
        return msgspec.json.encode(pack)
    except RecursionError:
        raise InvalidOptions(f"the pack has faults:\n  $: objects are nested at most {MAX_DEPTH} deep") from None
    except (TypeError, ValueError, OverflowError, msgspec.MsgspecError) as error:
        raise InvalidOptions(f"the pack has faults:\n  $: it cannot be written as JSON: {error}") from None


def decode_pack(data: bytes | str) -> tuple[Json, list[str]]:
    """Return the JSON in *data*, decoded, and its faults, before its fields are checked."""
    if len(data) > MAX_BYTES:
        return None, [f"$: a pack has at most {MAX_BYTES} bytes of JSON, not {len(data)}"]
    try:
        raw: Json = msgspec.json.decode(data)
    except RecursionError:
        return None, [f"$: objects are nested at most {MAX_DEPTH} deep"]
    except (msgspec.DecodeError, UnicodeError) as error:
        return None, [f"$: no JSON: {error}"]
    if _within(raw):
        return raw, []
    layer: list[tuple[str, Json]] = [("$", raw)]
    for _ in range(MAX_DEPTH):
        layer = [part for path, value in layer for part in _parts(path, value)]
    deep = next(path for path, value in layer if isinstance(value, dict | list))
    return None, [f"{deep}: objects are nested at most {MAX_DEPTH} deep"]


def _within(raw: Json) -> bool:
    """Return whether nothing is nested too deep."""
    layer: list[Json] = [raw]
    for _ in range(MAX_DEPTH + 1):
        layer = [
            part for value in layer if isinstance(value, dict | list) for part in (value.values() if isinstance(value, dict) else value)
        ]
        if not layer:
            return True
    return False


def _parts(path: str, value: Json) -> list[tuple[str, Json]]:
    if isinstance(value, dict):
        return [(field_path(path, name), part) for name, part in value.items()]
    return [(f"{path}[{k}]", part) for k, part in enumerate(value)] if isinstance(value, list) else []


def field_path(path: str, name: str) -> str:
    """Return the path of the field *name* of *path*; a name that is no identifier is put in brackets."""
    return f"{path}.{name}" if _FIELD.fullmatch(name) and len(name) <= _SHOWN else f"{path}[{_shown(name)}]"


def nearest(word: str, allowed: Sequence[str]) -> str:
    """Return the end of a message: what is allowed instead of *word*, the most similar first."""
    near = get_close_matches(word[:_SHOWN], allowed, 1, 0.6)
    listed = ", ".join(allowed) or "none"
    return f"did you mean {near[0]}? Allowed: {listed}" if near and len(allowed) > 1 else f"allowed: {listed}"


def form_faults(raw: Json, kind: object, path: str = "$") -> list[str]:
    """Return every fault in the form of *raw* as a value of *kind*: ``path: what is wrong and what is allowed``."""
    return list(islice(_value(raw, _info(kind), path), MOST_COUNTED))


def value_faults(value: object, kind: type[msgspec.Struct]) -> list[str]:
    """Return every fault in the form of a value built in Python, whose fields can be of any type."""
    if type(value) is not kind:
        return [f"$: an object {kind.__name__} is expected, not one of type {type(value).__name__}"]
    try:
        raw: Json = msgspec.json.decode(msgspec.json.encode(value))
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as error:
        return [f"$: it cannot be written as JSON: {error}"]
    faults = form_faults(raw, kind)
    if not faults and msgspec.convert(raw, kind) != value:
        faults.append("$: a field is of the wrong type, such as a list where a tuple belongs")
    return faults


@cache
def _info(kind: object) -> inspect.Type:
    return inspect.type_info(kind)


# ----------------------------------------------------------------------------------------------------------------------- by kind of type
def _value(raw: Json, kind: inspect.Type, path: str) -> Iterator[str]:
    match kind:
        case inspect.UnionType(types):
            yield from _union(raw, types, path)
        case inspect.StructType():
            yield from _struct(raw, kind, path)
        case inspect.VarTupleType(item_type, low, high):
            if not isinstance(raw, list):
                yield _expected("a list", raw, path)
                return
            yield from _length(raw, low, high, "entries", path)
            for index, part in enumerate(raw[:high]):
                yield from _value(part, item_type, f"{path}[{index}]")
        case inspect.LiteralType(values):
            if not isinstance(raw, str | int) or isinstance(raw, bool) or raw not in values:
                words = [str(value) or '""' for value in values]
                yield f"{path}: {_shown(raw)} is unknown; {nearest(raw if isinstance(raw, str) else '', words)}"
        case inspect.IntType(_, low, _, high):
            if type(raw) is not int or (low is not None and raw < low) or (high is not None and raw > high):
                yield _expected(_named(kind), raw, path)
        case inspect.StrType(low, high, pattern):
            if not isinstance(raw, str):
                yield _expected("a text", raw, path)
                return
            yield from _length(raw, low, high, "characters", path)
            if (fault := character_fault(raw)) is not None:
                yield f"{path}: {fault}"
            if pattern is not None and not re.search(pattern, raw):
                yield f"{path}: {_shown(raw)} does not fit the pattern {pattern}"
        case inspect.BoolType():
            if not isinstance(raw, bool):
                yield _expected("true or false", raw, path)
        case inspect.NoneType():
            if raw is not None:
                yield _expected("null", raw, path)
        case _:
            raise TypeError(kind)


def _length(raw: str | list[Json], low: int | None, high: int | None, what: str, path: str) -> Iterator[str]:
    if low is not None and len(raw) < low:
        yield f"{path}: at least {low} {what}, not {len(raw)}"
    if high is not None and len(raw) > high:
        yield f"{path}: at most {high} {what}, not {len(raw)}"


def _union(raw: Json, types: tuple[inspect.Type, ...], path: str) -> Iterator[str]:
    structs = {str(kind.tag): kind for kind in types if isinstance(kind, inspect.StructType) and kind.tag is not None}
    if isinstance(raw, dict):
        plain = [kind for kind in types if isinstance(kind, inspect.StructType) and kind.tag is None]
        if structs:
            tag = raw.get("type")
            if "type" not in raw and len(structs) == 1:  # only one type is possible
                yield from _struct(raw, next(iter(structs.values())), path)
            elif "type" not in raw:
                yield f"{path}: the field type is missing; {nearest('', list(structs))}"
            elif not isinstance(tag, str) or tag not in structs:
                yield f"{path}.type: {_shown(tag)} is unknown; {nearest(tag if isinstance(tag, str) else '', list(structs))}"
            else:
                yield from _struct(raw, structs[tag], path)
            return
        if plain:
            yield from _struct(raw, plain[0], path)
            return
    for kind in types:
        if not isinstance(kind, inspect.StructType) and _suits(raw, kind):
            yield from _value(raw, kind, path)
            return
    if isinstance(raw, list) and (arrays := [kind for kind in types if isinstance(kind, inspect.StructType) and kind.array_like]):
        yield from _struct(raw, arrays[0], path)
        return
    yield _expected(" or ".join(dict.fromkeys(_named(kind) for kind in types)), raw, path)


def _suits(raw: Json, kind: inspect.Type) -> bool:
    """Return whether *raw* is of the JSON type in which values of *kind* are encoded."""
    match kind:
        case inspect.NoneType():
            return raw is None
        case inspect.BoolType():
            return isinstance(raw, bool)
        case inspect.IntType():
            return type(raw) is int
        case inspect.StrType():
            return isinstance(raw, str)
        case inspect.LiteralType(values):
            return isinstance(raw, str | int) and not isinstance(raw, bool) and type(raw) in {type(value) for value in values}
        case inspect.VarTupleType():
            return isinstance(raw, list)
        case _:
            return False


def _struct(raw: Json, kind: inspect.StructType, path: str) -> Iterator[str]:
    if kind.array_like:
        if not isinstance(raw, list) or len(raw) != len(kind.fields):
            yield _expected(f"a list of {len(kind.fields)}: {', '.join(field.name for field in kind.fields)}", raw, path)
            return
        for index, field in enumerate(kind.fields):
            yield from _value(raw[index], field.type, f"{path}[{index}]")
        return
    if not isinstance(raw, dict):
        yield _expected(_named(kind), raw, path)
        return
    fields = {field.encode_name: field for field in kind.fields}
    tag = () if kind.tag is None else (str(kind.tag_field),)
    for name, part in raw.items():
        if name in fields:
            yield from _value(part, fields[name].type, field_path(path, name))
        elif name not in tag:
            yield f"{path}: the field {_shown(name)} is unknown; {nearest(name, [*tag, *fields])}"
        elif part != kind.tag:
            yield f"{path}.{name}: {_shown(part)} is unknown; {nearest('', [str(kind.tag)])}"
    for name, field in fields.items():
        if field.required and name not in raw:
            yield f"{path}: the field {name} is missing"


def _named(kind: inspect.Type) -> str:
    """Return the name of a type in a message."""
    match kind:
        case inspect.StructType(cls):
            return f"an object {cls.__name__}"
        case inspect.IntType(_, low, _, high):
            bounds = " ".join([*([f"from {low}"] if low is not None else []), *([f"to {high}"] if high is not None else [])])
            return f"a whole number {bounds}".rstrip()
        case inspect.LiteralType(values):
            return f"one of {', '.join(str(value) for value in values)}"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "true or false"
        case inspect.VarTupleType():
            return "a list"
        case _:
            return "a text"


def _expected(what: str, raw: Json, path: str) -> str:
    return f"{path}: {what} is expected, not {_shown(raw)}"


def _shown(raw: Json) -> str:
    """Return a value of JSON in a few characters."""
    match raw:
        case dict():
            return "an object"
        case list():
            return f"a list of {len(raw)}"
        case int() if not isinstance(raw, bool) and abs(raw) >= 10**12:
            return "a number of many digits"
        case _:
            text = escaped(msgspec.json.encode(raw).decode())
            return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."

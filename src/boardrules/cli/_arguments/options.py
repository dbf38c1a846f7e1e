"""Options and seats in the form in which they are typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from boardrules.cli._screen.terminal import CommandError
from boardrules.contract import Spec
from boardrules.values import Seat

__all__ = ["option_text", "options_of", "read_names", "read_options", "read_seats"]

O = TypeVar("O")  # noqa: E741  (the options of a game)


def read_options(spec: Spec[Any, Any, Any, Any, O], pairs: Sequence[str]) -> O | None:
    """Parse texts ``NAME=VALUE`` as the options of a game, or return None if there are none.

    A value is parsed by the field's type: a number, ``true`` or ``false``, ``null``, a text; a tuple is written with commas or as JSON,
    anything deeper as JSON or, for one field of an object, as ``house.hand_limit=7``. Raises CommandError with every fault.
    """
    if not pairs:
        return None
    fields = {field.name: field for field in _fields(spec)}
    values: dict[str, Any] = {}
    faults: list[str] = []
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name, dot, point = name.strip().replace("-", "_").partition(".")
        if not equals:
            faults.append(f"{pair!r} is not of the form NAME=VALUE")
        elif name not in fields:
            faults.append(f"{spec.id} has no option {name!r}; it has {options_of(spec)}")
        elif dot:
            _set_point(values, faults, fields[name], point, text.strip())
        elif name in values:
            faults.append(f"{name} is given twice")
        else:
            try:
                values[name] = _value(fields[name].type, text.strip())
            except msgspec.ValidationError as error:
                faults.append(f"{name}={text.strip()}: {_named(fields[name].type) or error}")
    if faults:
        raise CommandError("; ".join(faults))
    try:
        options: O = msgspec.convert(values, type=spec.options)
    except msgspec.ValidationError as error:  # one without a default is missing
        raise CommandError(f"{error}; {spec.id} has {options_of(spec)}") from None
    return options


def _set_point(values: dict[str, Any], faults: list[str], field: msgspec.structs.FieldInfo, point: str, text: str) -> None:
    """Set one field of an option that is an object."""
    kind: Any = field.type
    points = {part.name: part for part in msgspec.structs.fields(kind)} if hasattr(kind, "__struct_fields__") else {}
    given = values.setdefault(field.name, {})
    if point not in points:
        faults.append(f"{field.name} has no field {point!r}; it has {', '.join(points) or 'none'}")
    elif not isinstance(given, dict) or point in given:
        faults.append(f"{field.name}.{point} is given twice")
    else:
        try:
            given[point] = _value(points[point].type, text)
        except msgspec.ValidationError as error:
            faults.append(f"{field.name}.{point}={text}: {_named(points[point].type) or error}")


def options_of(spec: Spec[Any, Any, Any, Any, Any]) -> str:
    """Return the names of a game's options with their defaults, in the form in which they are typed."""
    return ", ".join(f"{field.name}={_default(field)}" for field in _fields(spec)) or "none"


def _fields(spec: Spec[Any, Any, Any, Any, Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    options: Any = spec.options
    return msgspec.structs.fields(options)


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "..."
    return option_text(field.default_factory() if field.default is msgspec.NODEFAULT else field.default)


def option_text(value: object) -> str:
    """Return the value of an option as it is typed: a text as it is, anything else as JSON, without fields that are None."""
    if isinstance(value, msgspec.Struct):  # leave out fields that are not set
        value = {name: part for name in value.__struct_fields__ if (part := getattr(value, name)) is not None}
    # With spaces, so that a long value can be broken into lines.
    return value if isinstance(value, str) else msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _named(type: Any) -> str:
    """Return the values that a field may have, if they are few."""
    if get_origin(type) is Annotated:
        return _named(get_args(type)[0])
    if get_origin(type) in {Union, UnionType} and (known := [named for part in get_args(type) if (named := _named(part))]):
        return known[0]
    return f"it is one of {', '.join(map(str, get_args(type)))}" if get_origin(type) is Literal else ""


def _value(type: Any, text: str) -> Any:
    """Parse *text* as a value of *type*: as itself, or else as JSON, or else as a list with commas.

    Raises msgspec.ValidationError with the fault of the most likely form: JSON if the text is JSON, otherwise a list if the type is a
    tuple.
    """
    try:
        return msgspec.convert(text, type=type, strict=False)
    except msgspec.ValidationError as error:
        fault = error
    try:
        reading: object = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        if text[:1] in {"[", "{"}:
            raise msgspec.ValidationError(f"this is not JSON: {error}") from None
        reading = [part.strip() for part in text.split(",")] if text else []
        if not _is_tuple(type):
            raise fault from None
    if not isinstance(reading, list | dict):
        raise fault
    return msgspec.convert(reading, type=type, strict=False)


def _is_tuple(type: Any) -> bool:
    if get_origin(type) is Annotated:
        return _is_tuple(get_args(type)[0])
    return get_origin(type) is tuple or any(map(_is_tuple, get_args(type)))


def read_names(text: str | None) -> tuple[str, ...]:
    """Parse a text such as ``Ann,Bo`` as the names of players, seat by seat; None is nobody's name."""
    return () if text is None else tuple(name.strip() for name in text.split(","))


def read_seats(text: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Parse a text such as ``0,2`` as seats. Raises CommandError unless they are among *seats*."""
    chosen: list[Seat] = []
    for part in text.split(","):
        word = part.strip()
        if not word.isdecimal() or Seat(int(word)) not in seats:
            raise CommandError(f"there is no seat {word!r}: the seats of this game are {seats[0]} to {seats[-1]}")
        chosen.append(Seat(int(word)))
    return tuple(sorted(set(chosen)))

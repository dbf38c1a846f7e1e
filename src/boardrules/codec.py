"""The codec of all values: JSON and MessagePack, canonical bytes and fingerprints.

Data from outside is checked against the type, down to the range of each number and the length of each text. :func:`shape_fault` checks a
value that was made in Python. Whether a state is a possible position is decided by the game's ``validate``.
"""

from __future__ import annotations

import types
import typing
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, TypeVar, cast

import msgspec
from typing_extensions import TypeForm

from boardrules.errors import BoardRulesError, InvalidOptions, InvalidState, MalformedAction, clipped
from boardrules.nesting import MAX_NESTING, too_deep
from boardrules.values import BaseAction, BaseOptions

__all__ = ["canonical", "fingerprint", "from_json", "from_msgpack", "shape_fault", "to_json", "to_msgpack"]

T = TypeVar("T")

_CLASS = type  # the readers below call their parameter ``type``, as msgspec does
_PLAIN: Final = frozenset({int, str, bool, float, type(None)})


def to_json(value: object) -> bytes:
    """Return *value* as JSON, without white space, with the fields in the order in which the type declares them.

    >>> from boardrules import Seat, pixies, to_json
    >>> to_json(pixies.Place(Seat(0), "B4_C", 4, "up"))
    b'{"type":"Place","by":0,"card":"B4_C","cell":4,"how":"up"}'
    """
    return msgspec.json.encode(value)


def to_msgpack(value: object) -> bytes:
    """Return *value* as MessagePack: the same fields and names as in JSON, in about three quarters of the space."""
    return msgspec.msgpack.encode(value)


def canonical(value: object) -> bytes:
    """Return the bytes that identify *value*: JSON in a deterministic order, the same for equal values on every machine."""
    return msgspec.json.encode(value, order="deterministic")


def fingerprint(value: object) -> str:
    """Return a short name for *value*: 32 hexadecimal digits, the 128-bit BLAKE2b digest of its :func:`canonical` bytes.

    Use it to compare values across processes or over years; Python's own ``hash()`` differs from one process to the next.
    """
    return blake2b(canonical(value), digest_size=16).hexdigest()


def from_json(type: TypeForm[T], data: bytes | str) -> T:
    """Read a value of *type* (a struct, or a union such as ``pixies.Action``) from JSON.

    Raises
    ------
    MalformedAction
        if *type* is an action and *data* is not one: broken JSON, an unknown field, a missing one, a wrong type, a number out
        of its range, more than 128 levels of nesting. The message names the place as a path such as ``$.cell``.
    InvalidOptions, InvalidState
        the same for options, and for every other type. Decoding checks the shape only; the game's ``validate`` says whether a state
        is a possible position.
    """
    kind: Any = type
    if too_deep(data):
        raise _fault(type, f"it is nested in more than {MAX_NESTING} levels")
    try:
        decoded: Any = _json_decoder(kind).decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise _fault(type, error) from None
    return cast("T", decoded)  # msgspec has just checked it against the type


def from_msgpack(type: TypeForm[T], data: bytes) -> T:
    """Read a value of *type* from MessagePack. Raises what :func:`from_json` raises; nesting too deep for Python is refused."""
    kind: Any = type
    try:
        decoded: Any = _msgpack_decoder(kind).decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise _fault(type, error) from None
    except RecursionError:  # the nesting of MessagePack cannot be measured without decoding it
        raise _fault(type, "it is nested too deep") from None
    return cast("T", decoded)  # msgspec has just checked it against the type


@lru_cache(maxsize=256)
def _json_decoder(type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type)


@lru_cache(maxsize=256)
def _msgpack_decoder(type: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(type)


def shape_fault(type: TypeForm[T], value: T) -> tuple[str, str] | None:
    """Return the path of the first field of *value* that does not fit *type* and what is wrong with it, or None if all fields fit.

    A struct made in Python is not checked by anything else, so a game's ``validate`` calls this first. Decoding does the same check.

    >>> from boardrules import Seat, pixies, shape_fault
    >>> shape_fault(pixies.Action, pixies.Place(Seat(0), "B4_C", 10**30, "up"))
    ('cell', 'Expected `int` <= 9')
    """
    foreign = _foreign(value, "", MAX_NESTING)
    if foreign is not None:
        return foreign
    kind: Any = type
    try:
        data = canonical(value)
        read = _json_decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        return path.strip(".`"), clipped(message)
    except (msgspec.MsgspecError, ValueError, OverflowError) as error:
        return "", f"a field holds what no value can hold: {clipped(str(error))}"
    if read != value or canonical(read) != data:
        return "", "a field holds a value of another type than declared, such as a list for a tuple"
    return None


def _foreign(value: object, path: str, levels: int) -> tuple[str, str] | None:
    """Return the first part of *value* that is not a struct, a tuple or a plain value, and what is wrong with it; None if all parts are.

    Comparing and encoding such parts runs no code but msgspec's own.
    """
    kind: Any = _CLASS(value)
    if kind in _PLAIN:
        return None
    if not levels:
        return path.partition("[")[0], f"it is nested in more than {MAX_NESTING} levels"
    if kind is tuple or kind is list:
        for index, part in enumerate(cast("tuple[object, ...]", value)):  # its type has just been checked
            if _CLASS(part) not in _PLAIN and (found := _foreign(part, f"{path}[{index}]", levels - 1)) is not None:
                return found
        return None
    names: tuple[str, ...] | None = _fields(kind)
    if names is None:
        return path, f"no value is of type {kind.__name__}"
    for name in names:
        part = getattr(value, name)
        if _CLASS(part) not in _PLAIN and (found := _foreign(part, f"{path}.{name}" if path else name, levels - 1)) is not None:
            return found
    return None


@lru_cache(maxsize=1024)
def _fields(kind: Any) -> tuple[str, ...] | None:
    """Return the fields of a struct that compares as msgspec structs do, or None for any other type."""
    return kind.__struct_fields__ if issubclass(kind, msgspec.Struct) and kind.__eq__ is msgspec.Struct.__eq__ else None


def _fault(type: object, error: Exception | str) -> BoardRulesError:
    first = typing.get_args(type)[0] if isinstance(type, types.UnionType) or typing.get_origin(type) else type
    name = getattr(first, "__name__", str(first))
    said = clipped(str(error))  # it may repeat a name from the data, of any length
    if isinstance(first, _CLASS) and issubclass(first, BaseAction):
        return MalformedAction(f"not an action: {said}")
    if isinstance(first, _CLASS) and issubclass(first, BaseOptions):
        return InvalidOptions(f"not a set of options: {said}")
    return InvalidState(f"not a {name}: {said}")

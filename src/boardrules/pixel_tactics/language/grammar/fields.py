"""The fields of values of the language, by what they are declared to hold: one walk for all that read texts.

A new effect, amount or condition needs no arm in what walks texts, as long as its fields say what they hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Final, Union, get_args, get_origin, get_type_hints

from boardrules.pixel_tactics.language.grammar.abilities import Effect
from boardrules.pixel_tactics.language.grammar.expressions import Amount, Condition, Pieces, Targets
from boardrules.values import Value, is_tuple

__all__ = ["effects_of", "names_of", "operands_of", "parts_of", "targets_of", "within"]

OPERANDS: Final = (Amount, Condition, Pieces)


def parts_of(value: Value) -> Iterator[tuple[str, Value]]:
    """Yield the structs that *value* holds itself, each with its place: ``to``, ``effects[0]``."""
    for name in value.__struct_fields__:
        field: object = getattr(value, name)
        if isinstance(field, Value):
            yield name, field
        elif is_tuple(field):
            yield from [(f"{name}[{index}]", part) for index, part in enumerate(field) if isinstance(part, Value)]


def within(value: Value) -> Iterator[Value]:
    """Yield *value* and every struct in it, at any depth."""
    yield value
    for _, part in parts_of(value):
        yield from within(part)


@cache
def names_of(kind: type[Value], held: object) -> tuple[str, ...]:
    """Return the names of the fields of *kind* that are declared to hold *held*: one, none or one, or a tuple of them.

    >>> from boardrules.pixel_tactics.language import Heal, MoveDamage, Pieces, Pick, Swap
    >>> names_of(MoveDamage, Pieces | Pick), names_of(Swap, Pieces | Pick), names_of(Heal, Pieces)
    (('of', 'to'), ('first', 'second'), ())
    """
    wanted = _members(held)
    return tuple([name for name, hint in get_type_hints(kind, include_extras=True).items() if _members(hint) == wanted])


def _members(hint: object) -> frozenset[object]:
    """Return the types that *hint* allows, without its bounds, None, and the tuple around them."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _members(get_args(hint)[0])
    if origin in {Union, UnionType, tuple}:
        return frozenset[object]().union(*map(_members, get_args(hint)))
    return frozenset({hint}) - {NoneType, ...}


def targets_of(effect: Value) -> list[tuple[str, Targets | None]]:
    """Return the cards that *effect* acts on, each with the name of its field; None where it names no second ones."""
    return [(name, getattr(effect, name)) for name in names_of(type(effect), Targets)]


def effects_of(value: Value) -> list[tuple[str, tuple[Effect, ...]]]:
    """Return the lists of effects that *value* holds itself, each with the name of its field."""
    return [(name, getattr(value, name)) for name in names_of(type(value), Effect)]


def operands_of(value: Value) -> list[Pieces | Amount | Condition]:
    """Return the cards, amounts and conditions that *value* is made of, without the optional ones that it lacks."""
    found: list[Pieces | Amount | Condition] = []
    for name in [name for held in OPERANDS for name in names_of(type(value), held)]:
        field: Pieces | Amount | Condition | tuple[Amount | Condition, ...] | None = getattr(value, name)
        if isinstance(field, tuple):
            found += field
        elif field is not None:
            found.append(field)
    return found

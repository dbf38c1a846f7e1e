"""What a type looks like in JSON, whatever language it is written down in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from boardrules.toolkit.packs import Json

__all__ = [
    "Alias",
    "Definition",
    "Either",
    "Field",
    "Items",
    "Json",
    "Named",
    "Null",
    "Number",
    "Record",
    "Row",
    "Shape",
    "Text",
    "Truth",
    "Types",
    "Words",
]


@dataclass(frozen=True)
class Named:
    """A reference to a definition."""

    name: str


@dataclass(frozen=True)
class Number:
    """A whole number, from ``low`` to ``high``; None: without such a bound."""

    low: int | None
    high: int | None


@dataclass(frozen=True)
class Text:
    """A text of so many characters."""

    shortest: int | None
    longest: int | None


@dataclass(frozen=True)
class Truth:
    """A JSON value that is true or false."""


@dataclass(frozen=True)
class Null:
    """The JSON value null."""


@dataclass(frozen=True)
class Words:
    """One of these texts or numbers."""

    values: tuple[str | int, ...]


@dataclass(frozen=True)
class Items:
    """An array of any length within bounds, of items of one shape."""

    item: Shape
    least: int | None
    most: int | None


@dataclass(frozen=True)
class Row:
    """An array of a fixed length: a label and a shape for each place."""

    places: tuple[tuple[str, Shape], ...]


@dataclass(frozen=True)
class Either:
    """One of several shapes; ``tagged``: each of them is a record with a tag, and no two tags are the same."""

    members: tuple[Shape, ...]
    tagged: bool = False


Shape: TypeAlias = Named | Number | Text | Truth | Null | Words | Items | Row | Either


@dataclass(frozen=True)
class Field:
    """A field of a record: ``needed`` where it is read, ``always`` there when it is written; ``default`` is what it is if left out.

    A record of which not all fields are always written leaves out those that have their defaults.
    """

    name: str
    shape: Shape
    needed: bool = True
    always: bool = True
    default: Json = None


@dataclass(frozen=True)
class Record:
    """A struct: an object, or an array of its fields in order. ``tag``: the field that tells it from others, and what stands in it."""

    name: str
    doc: str
    fields: tuple[Field, ...]
    tag: tuple[str, str | int] | None = None
    array: bool = False


@dataclass(frozen=True)
class Alias:
    """Another name for a shape."""

    name: str
    shape: Shape


Definition: TypeAlias = Record | Alias


@dataclass(frozen=True)
class Types:
    """All types of a game: ``entries`` are those that a user meets, such as ``state``; ``definitions`` all that they are made of."""

    id: str
    title: str
    entries: Mapping[str, Named]
    definitions: Mapping[str, Definition]
    written: frozenset[str]
    """The entries that users write themselves, so that they leave out what has a default: ``options``, ``setup``, ``pack``."""

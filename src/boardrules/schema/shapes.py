"""Shapes of types in JSON, independent of the language that describes them."""

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
    """A whole number from ``low`` to ``high``; None is no bound."""

    low: int | None
    high: int | None


@dataclass(frozen=True)
class Text:
    """A text of ``shortest`` to ``longest`` characters; None is no bound."""

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
    """An array of ``least`` to ``most`` items of one shape; None is no bound."""

    item: Shape
    least: int | None
    most: int | None


@dataclass(frozen=True)
class Row:
    """An array of a fixed length: a label and a shape for each place."""

    places: tuple[tuple[str, Shape], ...]


@dataclass(frozen=True)
class Either:
    """One of several shapes. ``tagged`` says that all are records with different tags."""

    members: tuple[Shape, ...]
    tagged: bool = False


Shape: TypeAlias = Named | Number | Text | Truth | Null | Words | Items | Row | Either


@dataclass(frozen=True)
class Field:
    """A field of a record, with its ``default``.

    ``needed`` says that a reader requires the field, and ``always`` that it is always written. A field that is not always written is
    omitted when it has its default.
    """

    name: str
    shape: Shape
    needed: bool = True
    always: bool = True
    default: Json = None


@dataclass(frozen=True)
class Record:
    """A struct: an object, or an array of its fields in order. ``tag`` is the field that distinguishes it, with its value."""

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
    """The types of a game: ``entries`` are those that a user meets, such as ``state``, and ``definitions`` are all types in them."""

    id: str
    title: str
    entries: Mapping[str, Named]
    definitions: Mapping[str, Definition]
    written: frozenset[str]
    """The entries that users write by hand, and may write without defaults: ``options``, ``setup``, ``pack``."""

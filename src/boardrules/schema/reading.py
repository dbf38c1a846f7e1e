"""Read the types of a game as shapes in JSON."""

from __future__ import annotations

import inspect as python
import typing
from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import inspect

from boardrules.contract import Decision, Game, Refusal
from boardrules.schema import shapes
from boardrules.schema.entries import Entries, entries_of
from boardrules.schema.naming import distinct_names, literal_names, union_aliases
from boardrules.values import labels_of

__all__ = ["types_of"]

Struct: TypeAlias = inspect.StructType | inspect.DataclassType
Names: TypeAlias = Mapping[tuple[str | int, ...], str]
"""Names of literals, by their sorted values."""

WRITTEN: Final = frozenset({"options", "setup", "pack"})
KEYS: Final[Mapping[tuple[type, str], str]] = {(Refusal, "key"): "RefusalKey", (Decision, "key"): "DecisionKey"}


def types_of(game: Game[Any, Any, Any, Any, Any]) -> shapes.Types:
    """Return every type of *game* that a user meets. Raises TypeError for a type that no value has."""
    spec = game.SPEC
    entries = entries_of(game)
    names = {_snake(name): shapes.Named(name) for name in entries.types}
    return shapes.Types(
        id=f"urn:boardrules:{spec.id}:{spec.rules_version}:{spec.schema_version}",
        title=f"{spec.title}, rules {spec.rules_version}, schema {spec.schema_version}",
        entries=names,
        definitions=_Reader(entries).definitions,
        written=WRITTEN & names.keys(),
    )


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _class(info: Struct) -> type:
    """Return the class of *info*, without type parameters."""
    found: type = getattr(info.cls, "__origin__", info.cls)
    return found


def _bare(info: inspect.Type) -> inspect.Type:
    return _bare(info.type) if isinstance(info, inspect.Metadata) else info


class _Reader:
    """A reader of types in two passes: the first names all classes, the second makes the shapes."""

    def __init__(self, entries: Entries) -> None:
        self.definitions: dict[str, shapes.Definition] = {}
        self._places = {place: tuple(map(inspect.type_info, kinds)) for place, kinds in entries.places.items()}
        self._structs: dict[type, Struct] = {}
        infos = {name: inspect.type_info(kind) for name, kind in entries.types.items()}
        for info in infos.values():
            self._collect(info)
        own = {_class(info): name for name, info in infos.items() if isinstance(info, Struct) and _class(info).__name__ == name}
        self._names = own | distinct_names((cls for cls in self._structs if cls not in own), infos)
        self._taken = frozenset({*self._names.values(), *infos})
        self._unions = self._named_unions(infos)
        for name, info in infos.items():
            shape = self._shape(info, {})
            if shape != shapes.Named(name):
                self.definitions[name] = shapes.Alias(name, shape)
        for cls, info in self._structs.items():
            self.definitions[self._names[cls]] = self._record(cls, info)

    def _collect(self, info: inspect.Type) -> None:
        """Add every struct in *info*, in order of appearance."""
        queue = [_bare(info)]
        for found in queue:
            if isinstance(found, Struct):
                if _class(found) in self._structs:
                    continue
                self._structs[_class(found)] = found
            queue.extend(map(_bare, self._inside(found)))

    def _inside(self, info: inspect.Type) -> Iterator[inspect.Type]:
        match info:
            case inspect.UnionType():
                yield from info.types
            case inspect.TupleType():
                yield from info.item_types
            case inspect.VarTupleType():
                yield info.item_type
            case inspect.StructType() | inspect.DataclassType():
                for field in info.fields:
                    yield from self._places.get((_class(info), field.name), (field.type,))
            case _:
                pass

    def _named_unions(self, infos: Mapping[str, inspect.Type]) -> dict[frozenset[shapes.Shape], str]:
        """Return the names of unions of structs: entries, and names in the modules of the structs."""
        found = {self._key(info): name for name, info in infos.items() if isinstance(info, inspect.UnionType)}
        for name, alias in union_aliases(cls.__module__ for cls in self._structs):
            parts = typing.get_args(alias)
            structs = {part for part in parts if isinstance(part, type) and issubclass(part, msgspec.Struct)}
            if structs and structs <= self._structs.keys() and NoneType not in parts and name not in self._taken:
                info = inspect.type_info(alias)
                if isinstance(info, inspect.UnionType):
                    found.setdefault(self._key(info), name)
        return found

    def _key(self, info: inspect.UnionType) -> frozenset[shapes.Shape]:
        return frozenset(
            {shapes.Named(self._names[_class(part)]) if isinstance(part, Struct) else self._shape(part, {}) for part in info.types}
        )

    def _shape(self, info: inspect.Type, words: Names) -> shapes.Shape:
        match info:
            case inspect.Metadata():
                return self._labelled(info, words)
            case inspect.StructType() | inspect.DataclassType():
                return shapes.Named(self._names[_class(info)])
            case inspect.IntType():
                return shapes.Number(info.ge if info.gt is None else info.gt + 1, info.le if info.lt is None else info.lt - 1)
            case inspect.StrType():
                return shapes.Text(info.min_length, info.max_length)
            case inspect.BoolType():
                return shapes.Truth()
            case inspect.NoneType():
                return shapes.Null()
            case inspect.LiteralType():
                return self._literal(_values(info), words)
            case inspect.VarTupleType():
                return shapes.Items(self._shape(info.item_type, words), info.min_length, info.max_length)
            case inspect.TupleType():
                return shapes.Row(tuple((f"item{place}", self._shape(item, words)) for place, item in enumerate(info.item_types)))
            case inspect.UnionType():
                return self._either(info, words)
            case _:
                raise TypeError(f"no value of a game is of the type {info}")

    def _labelled(self, info: inspect.Metadata, words: Names) -> shapes.Shape:
        shape = self._shape(info.type, words)
        labels = labels_of(info.extra)  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]  (a dict, says msgspec)
        if isinstance(shape, shapes.Row) and labels:
            return shapes.Row(tuple((label, place) for label, (_, place) in zip(labels, shape.places, strict=True)))
        return shape

    def _literal(self, values: tuple[str | int, ...], words: Names) -> shapes.Shape:
        name = words.get(values)
        if name is None or name in self._taken:
            return shapes.Words(values)
        known = self.definitions.setdefault(name, shapes.Alias(name, shapes.Words(values)))
        return shapes.Named(name) if known == shapes.Alias(name, shapes.Words(values)) else shapes.Words(values)

    def _either(self, info: inspect.UnionType, words: Names) -> shapes.Shape:
        parts: list[inspect.Type] = [part for part in info.types if not isinstance(part, inspect.NoneType)]
        members = tuple(self._shape(part, words) for part in parts)
        shape: shapes.Shape = members[0] if len(members) == 1 else shapes.Either(members, tagged=all(map(_is_tagged, parts)))
        name = None if len(members) == 1 else self._unions.get(self._key(inspect.UnionType(tuple(parts))))
        if name is not None:
            self.definitions.setdefault(name, shapes.Alias(name, shape))
            shape = shapes.Named(name)
        if len(parts) == len(info.types):
            return shape
        return (
            shapes.Either((*shape.members, shapes.Null()))
            if isinstance(shape, shapes.Either) and not shape.tagged
            else shapes.Either((shape, shapes.Null()))
        )

    def _record(self, cls: type, info: Struct) -> shapes.Record:
        sparse = _is_sparse(cls)
        tag = None
        if isinstance(info, inspect.StructType) and info.tag_field is not None and info.tag is not None:
            tag = (info.tag_field, info.tag)
        fields = tuple(self._field(cls, field, sparse=sparse) for field in info.fields)
        return shapes.Record(
            self._names[cls], python.getdoc(cls) or "", fields, tag, isinstance(info, inspect.StructType) and info.array_like
        )

    def _field(self, cls: type, field: inspect.Field, *, sparse: bool) -> shapes.Field:
        place = (cls, field.name)
        if place in self._places:
            found = tuple(self._shape(info, {}) for info in self._places[place])
            return shapes.Field(field.encode_name, found[0] if len(found) == 1 else shapes.Either(found), needed=field.required)
        words = literal_names(cls, field.name)
        kind = _bare(field.type)
        if place in KEYS and isinstance(kind, inspect.LiteralType):
            words = {_values(kind): KEYS[place]}
        shape = self._shape(field.type, words)
        if field.required:
            return shapes.Field(field.encode_name, shape)
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        return shapes.Field(field.encode_name, shape, needed=False, always=not (sparse or unset), default=_default(field))


def _values(info: inspect.LiteralType) -> tuple[str | int, ...]:
    return tuple(sorted(value for value in info.values if value is not None))


def _is_tagged(info: inspect.Type) -> bool:
    info = _bare(info)
    return isinstance(info, inspect.StructType) and info.tag is not None


def _default(field: inspect.Field) -> shapes.Json:
    """Return the default of a field, or None if it has no default."""
    made = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    data: shapes.Json = None if made is msgspec.NODEFAULT else msgspec.json.decode(msgspec.json.encode(made))
    return data


def _is_sparse(cls: type) -> bool:
    """Return whether fields with their default are omitted."""
    return issubclass(cls, msgspec.Struct) and cls.__struct_config__.omit_defaults

"""Second forms of the types that people write by hand (options, setups, packs), in which fields with a default may be omitted."""

from __future__ import annotations

from dataclasses import replace

from boardrules.schema.shapes import Alias, Definition, Either, Items, Named, Record, Row, Shape, Types

__all__ = ["Inputs"]

SUFFIX = "Input"


class Inputs:
    """The second forms of a game's definitions, for the entries that users write and everything in them.

    ``names`` maps a definition to the name of its second form, and ``definitions`` are these forms. Arrays are always written whole.
    """

    def __init__(self, types: Types) -> None:
        self._types = types
        reached = self._reached()
        changed = {name for name in reached if _lenient(types.definitions[name])}
        while more := {name for name in reached - changed if named(types.definitions[name]) & changed}:
            changed |= more
        self.names = {name: self._free(name) for name in types.definitions if name in changed}
        self.definitions = tuple(self._form(types.definitions[name]) for name in self.names)

    def _reached(self) -> set[str]:
        found: set[str] = set()
        queue = [self._types.entries[name].name for name in sorted(self._types.written)]
        for name in queue:
            if name not in found:
                found.add(name)
                queue += sorted(named(self._types.definitions[name]))
        return found

    def _free(self, name: str) -> str:
        name += SUFFIX
        while name in self._types.definitions:
            name += "_"
        return name

    def _form(self, definition: Definition) -> Definition:
        if isinstance(definition, Alias):
            return Alias(self.names[definition.name], self._renamed(definition.shape))
        fields = tuple(replace(field, shape=self._renamed(field.shape), always=field.needed) for field in definition.fields)
        return replace(definition, name=self.names[definition.name], fields=fields)

    def _renamed(self, shape: Shape) -> Shape:
        match shape:
            case Named(name):
                return Named(self.names.get(name, name))
            case Items(item):
                return replace(shape, item=self._renamed(item))
            case Row(places):
                return Row(tuple((label, self._renamed(place)) for label, place in places))
            case Either(members):
                return replace(shape, members=tuple(map(self._renamed, members)))
            case _:
                return shape


def _lenient(definition: Definition) -> bool:
    return isinstance(definition, Record) and not definition.array and any(field.always and not field.needed for field in definition.fields)


def named(definition: Definition) -> set[str]:
    """Return the names of the definitions that *definition* refers to."""
    shapes = [definition.shape] if isinstance(definition, Alias) else [field.shape for field in definition.fields]
    found: set[str] = set()
    for shape in shapes:
        match shape:
            case Named(name):
                found.add(name)
            case Items(item):
                shapes.append(item)
            case Row(places):
                shapes += [place for _, place in places]
            case Either(members):
                shapes += members
            case _:
                pass
    return found

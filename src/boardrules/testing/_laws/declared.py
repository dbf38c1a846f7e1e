"""Laws about what a game declares: its types, who may know which field, what its events change. Checked once, without playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import inspect

from boardrules.contract import Spec
from boardrules.testing._run import A, Bench, E, O, S, V, structs_of
from boardrules.testing.laws import LawBroken

VISIBILITIES: Final = ("public", "owner", "nobody", "mask", "derived")

HIDDEN: Final = ("owner", "nobody", "mask")
"""The classes of fields that somebody may not know."""


def changes_of(event: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the fields of a view that such an event may change, as it declares in ``CHANGES``."""
    found: tuple[str, ...] = getattr(event, "CHANGES", ())
    return found


def reveals(event: msgspec.Struct) -> bool:
    """Return whether the type of *event* declares by ``REVEALS`` that somebody learns something new by it."""
    return bool(getattr(event, "REVEALS", False))


def types(spec: Spec[S, A, V, E, O]) -> None:
    """Check that the declared types are made of what the contract allows, all the way down."""
    for name, root in (
        ("state", spec.state),
        ("action", spec.action),
        ("view", spec.view),
        ("event", spec.event),
        ("options", spec.options),
    ):
        for path, fault in _type_faults(inspect.type_info(root), name, set()):
            raise LawBroken("types", f"{path}: {fault}")
    for kind in structs_of(spec.action):
        if "by" not in kind.__struct_fields__:
            raise LawBroken("types", f"{kind.__name__}: every action has a field 'by'")


def setup(bench: Bench[S, A, V, E, O]) -> None:
    """Check that a game with the capability ``Positions`` names its Setup in the specification, and that encodings may omit defaults."""
    declared = None if bench.positions is None else bench.positions.SETUP
    if bench.spec.setup != declared:
        raise LawBroken("types", f"SPEC.setup is {bench.spec.setup}, and SETUP, of a game with set_up and setup_of, is {declared}")
    if declared is not None:
        for path, fault in _type_faults(inspect.type_info(declared), "setup", set(), sparse=True):
            raise LawBroken("types", f"{path}: {fault}")


def _type_faults(info: inspect.Type, path: str, seen: set[type], *, sparse: bool = False) -> Iterator[tuple[str, str]]:
    match info:
        case inspect.Metadata():
            yield from _type_faults(info.type, path, seen, sparse=sparse)
        case inspect.UnionType():
            for member in info.types:
                yield from _type_faults(member, path, seen, sparse=sparse)
        case inspect.VarTupleType():
            yield from _type_faults(info.item_type, f"{path}[]", seen, sparse=sparse)
        case inspect.TupleType():
            for index, item in enumerate(info.item_types):
                yield from _type_faults(item, f"{path}[{index}]", seen, sparse=sparse)
        case inspect.StructType():
            if info.cls not in seen:
                seen.add(info.cls)
                yield from _struct_faults(info, path, seen, sparse=sparse)
        case inspect.IntType() | inspect.StrType() | inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            pass
        case _:
            yield path, f"{type(info).__name__} is none of integer, string, boolean, None, literal, struct and tuple"


def _struct_faults(info: inspect.StructType, path: str, seen: set[type], *, sparse: bool = False) -> Iterator[tuple[str, str]]:
    config = info.cls.__struct_config__
    name = info.cls.__name__
    for wanted in ("frozen", "forbid_unknown_fields", "eq"):
        if not getattr(config, wanted):
            yield path, f"{name} is not declared with {wanted}=True"
    if config.omit_defaults and not sparse:
        yield path, f"{name} is declared with omit_defaults=True, by which equal values can have different bytes"
    for field in info.fields:
        yield from _type_faults(field.type, f"{path}.{field.name}", seen, sparse=sparse)


def visibility(bench: Bench[S, A, V, E, O]) -> None:
    """Check that the table VISIBILITY, if the game has one, classifies every field of the state and nothing else."""
    if bench.visibility is None:
        return
    bench.tally.comparisons["visibility"] += 1
    fields = {name for kind in structs_of(bench.spec.state) for name in kind.__struct_fields__}
    for name in sorted(fields - bench.visibility.keys()):
        raise LawBroken("visibility", f"the field {name!r} of the state is not classified")
    for name, found in bench.visibility.items():
        if name not in fields:
            raise LawBroken("visibility", f"the state has no field {name!r}")
        if found not in VISIBILITIES:
            raise LawBroken("visibility", f"{name!r} is classed {found!r}, which is none of {', '.join(VISIBILITIES)}")


def declared_changes(spec: Spec[S, A, V, E, O]) -> None:
    """Check that the fields that events declare to change are fields of the view."""
    fields = {name for kind in structs_of(spec.view) for name in kind.__struct_fields__}
    for kind in structs_of(spec.event):
        for name in changes_of(kind):
            if name not in fields:
                raise LawBroken("events", f"{kind.__name__} declares that it changes {name!r}, and a view has no such field")

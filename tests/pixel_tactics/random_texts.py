"""Random abilities that a pack may have: made by the types of the language, and kept if nothing is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, TypeAlias, cast

import msgspec
from msgspec import inspect

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs.faults import pack_faults

__all__ = ["random_texts"]

Face: TypeAlias = Literal["hero", "leader"]

KINDS: Final[tuple[type[msgspec.Struct], ...]] = (pt.Static, pt.Trigger, pt.Spell, pt.LeaderAct, pt.Order, pt.Operation, pt.Trap)
INFOS: Final = tuple([(kind, inspect.type_info(kind)) for kind in KINDS])
NAMES: Final = ("curse", "level", "dragon_fire")
BLOCKS: Final = (pt.If, pt.May, pt.ForEach, pt.DelayedTrigger, pt.ForATime)
"""Effects that hold others: made more often than one in fifty."""
SIMPLE: Final = {"Pieces", "Compare", "Exists", "FirstPlayer", "InWave", "Has", "Did", "Count", "HandSize", "DamageOn", "LifeOf"}
"""Structs that hold no others, or few: what is made where a text is deep already."""
SELDOM: Final = 0.25
"""How often a field differs from what it is if nothing is said."""


def random_texts(rng: Random) -> Iterator[tuple[Face, pt.Ability | pt.HandPart]]:
    """Yield random abilities without end, each with the side of the card on which it may be printed."""
    while True:
        kind, info = rng.choice(INFOS)
        text = cast("pt.Ability | pt.HandPart", _struct(info, rng, 0))  # its kind is one of those
        side: Face = "leader" if kind is pt.LeaderAct or (kind in {pt.Static, pt.Trigger} and rng.random() < 0.5) else "hero"
        if not pack_faults(pt.Pack("own", "Own", (_card(side, text),))):
            yield side, text


def _card(side: Face, text: pt.Ability | pt.HandPart) -> pt.Card:
    if isinstance(text, pt.HandPart):
        return pt.Card("mage", pt.Hero("Mage", 1, 3, hand=text), pt.Leader("Mage", 1, 9))
    box = (text,)
    return pt.Card("mage", pt.Hero("Mage", 1, 3, box if side == "hero" else ()), pt.Leader("Mage", 1, 9, box if side == "leader" else ()))


def _struct(info: inspect.Type, rng: Random, depth: int) -> object:
    assert isinstance(info, inspect.StructType)
    fields = {}
    for field in info.fields:
        if field.required or rng.random() < SELDOM:
            fields[field.name] = _value(field.type, rng, depth + 1)
    return info.cls(**fields)


def _value(info: inspect.Type, rng: Random, depth: int) -> object:
    match info:
        case inspect.Metadata():
            return _value(info.type, rng, depth)
        case inspect.UnionType():
            return _value(_member(info, rng, depth), rng, depth)
        case inspect.VarTupleType():
            least = max(info.min_length or 0, 0 if rng.random() < 0.3 else 1)
            n = min(least + (rng.random() < 0.4) + (rng.random() < 0.15), info.max_length or 3)
            return tuple(dict.fromkeys([_value(info.item_type, rng, depth) for _ in range(n)]))
        case inspect.LiteralType():
            return rng.choice(info.values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice([n for n in (-2, -1, 0, 1, 1, 1, 2, 2, 3, 5) if n >= (-9 if info.ge is None else info.ge)])
        case inspect.StrType():
            return rng.choice(NAMES)
        case inspect.NoneType():
            return None
        case _:
            return _struct(info, rng, depth)


def _member(info: inspect.UnionType, rng: Random, depth: int) -> inspect.Type:
    """Return one member of a union: the deeper, the simpler."""
    members = list(info.types)
    names = {getattr(getattr(part, "cls", None), "__name__", "") for part in members}
    if depth < 6 and "May" in names and rng.random() < 0.3:
        members = [part for part in members if getattr(part, "cls", None) in BLOCKS]
    plain = [part for part in members if not isinstance(part, inspect.StructType)]
    if plain and rng.random() < 0.5:
        return rng.choice(plain)
    if depth > 4:
        return rng.choice([part for part in members if getattr(getattr(part, "cls", None), "__name__", "int") in SIMPLE] or members)
    return rng.choice(members)

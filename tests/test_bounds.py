"""Every number, text and row of the public types has bounds, and decoding and ``validate`` keep them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
import pytest
from msgspec import inspect as shape

import boardrules
from boardrules import Dealer, InvalidOptions, InvalidState, MalformedAction, Match, chibitactics, from_json, pixel_tactics, pixies, to_json
from boardrules.logs import ActionLine, CheckLine, EndLine, Header, NoteLine, TagLine, UndoLine

GAMES: Final = (pixies, pixel_tactics, chibitactics)
HUGE: Final = 10**30
CORE: Final = (boardrules.Outcome, boardrules.Refusal, boardrules.Decision, boardrules.Violation, boardrules.Edition, boardrules.CardFacts)
LINES: Final = (Header, ActionLine, UndoLine, CheckLine, EndLine, NoteLine, TagLine)
LONGEST_TEXT: Final = 400
LONGEST_ROW: Final = 2000


def unbounded(type_: shape.Type, path: str, seen: set[type]) -> Iterator[tuple[str, str]]:
    """The kind and the place of everything in a type that has no bounds, or too wide ones."""
    match type_:
        case shape.IntType(ge=least, le=most, lt=below):
            most = below - 1 if most is None and below is not None else most
            if least is None or most is None or least <= -(2**53) or most >= 2**53:
                yield "int", path
        case shape.StrType(max_length=longest):
            if longest is None or longest > LONGEST_TEXT:
                yield "str", path
        case shape.VarTupleType(item_type=item, max_length=longest):
            if longest is None or longest > LONGEST_ROW:
                yield "tuple", path
            yield from unbounded(item, f"{path}[]", seen)
        case shape.TupleType(item_types=items):
            for index, item in enumerate(items):
                yield from unbounded(item, f"{path}[{index}]", seen)
        case shape.UnionType(types=types):
            for member in types:
                yield from unbounded(member, path, seen)
        case shape.Metadata(type=inner):
            yield from unbounded(inner, path, seen)
        case shape.StructType(cls=cls, fields=fields):
            if cls not in seen:
                seen.add(cls)
                for field in fields:
                    yield from unbounded(field.type, f"{cls.__module__}.{cls.__name__}.{field.name}", seen)
        case _:
            pass


def faults(*types: object) -> set[tuple[str, str]]:
    seen: set[type] = set()
    return {fault for type_ in types for fault in unbounded(shape.type_info(type_), str(type_), seen)}


def types_of(game: Any) -> tuple[object, ...]:
    spec = game.SPEC
    return spec.state, spec.action, spec.view, spec.event, spec.options


def exported(module: Any) -> list[type[msgspec.Struct]]:
    values = [getattr(module, name) for name in module.__all__]
    return [value for value in values if isinstance(value, type) and issubclass(value, msgspec.Struct)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)
def test_every_integer_of_a_public_type_is_below_2_to_the_53(game: Any) -> None:
    assert {path for kind, path in faults(*types_of(game), *exported(game)) if kind == "int"} == set()


def test_every_integer_of_the_core_is_below_2_to_the_53() -> None:
    assert {path for kind, path in faults(*CORE, *LINES, *exported(boardrules)) if kind == "int"} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)
def test_every_text_and_row_of_a_public_type_has_a_greatest_length(game: Any) -> None:
    found = {fault for fault in faults(*types_of(game)) if fault[0] != "int"}
    # What a card says is bounded where packs are read, by limits of the pack as a whole.
    assert {fault for fault in found if ".language." not in fault[1]} == set()


def played(game: Any, seed: int) -> Match[Any, Any, Any, Any, Any]:
    match, rng = Match(game, dealer=Dealer(seed)), Random(seed)
    while not match.over and match.ply < 120:
        seat = rng.choice(game.to_act(match.state))
        match.submit(seat, rng.choice(game.legal_actions(match.state, seat)))
    return match


def numbers(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where numbers stand in JSON."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from numbers(part, (*path, name))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from numbers(part, (*path, index))


def with_number(data: bytes, path: tuple[str | int, ...], number: int) -> bytes:
    """The JSON with another number at one place."""
    value: Any = json.loads(data)
    holder = value
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = number
    return json.dumps(value).encode()


@pytest.mark.parametrize("number", [HUGE, -HUGE, 2**53, -(2**53)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)
def test_decoding_refuses_a_huge_number_wherever_it_stands(game: Any, number: int) -> None:
    match = played(game, 3)
    spec = game.SPEC
    seat = game.seats(match.state)[0]
    values: list[tuple[Any, Any]] = [(spec.state, match.state), (spec.view, game.view(match.state, seat))]
    values += [(spec.event, event) for event in {type(event): event for event in match.seen(None)}.values()]
    values += [(spec.action, action) for action in {type(action): action for action in game.legal_actions(match.state)}.values()]
    for type_, value in values:
        data = to_json(value)
        for path in numbers(json.loads(data)):
            with pytest.raises((InvalidState, InvalidOptions, MalformedAction)):
                from_json(type_, with_number(data, path, number))


def grown(value: Any) -> Iterator[tuple[str, Any]]:
    """A value with one number in it made huge, for every number, and where that is."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            for path, part in grown(getattr(value, name)):
                yield f".{name}{path}", msgspec.structs.replace(value, **{name: part})
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            for path, part in grown(item):
                yield f"[{index}]{path}", (*value[:index], part, *value[index + 1 :])
    elif isinstance(value, int) and not isinstance(value, bool):
        yield "", HUGE


@pytest.mark.parametrize("seed", [0, 7])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)
def test_validate_finds_a_huge_number_wherever_it_stands(game: Any, seed: int) -> None:
    state = played(game, seed).state
    places = {path.lstrip("."): twin for path, twin in grown(state)}
    assert len(places) > 10
    assert [path for path, twin in places.items() if not game.validate(twin)] == []


def test_a_view_with_ten_million_picks_is_refused_before_anything_is_drawn() -> None:
    view = pixies.view(played(pixies, 1).state, None)
    with pytest.raises(InvalidState, match=r"\$\.picks"):
        from_json(pixies.View, to_json(msgspec.structs.replace(view, picks=10**7)))

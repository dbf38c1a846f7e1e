"""The options that a game can be played with, derived from the type of its options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Final

import msgspec
from msgspec import inspect

from boardrules.contract import Game
from boardrules.errors import InvalidOptions
from boardrules.testing._run import A, E, O, S, V, luck

__all__ = ["option_grid"]

LARGEST: Final = 64


def option_grid(game: Game[S, A, V, E, O], *, limit: int = LARGEST) -> tuple[O, ...]:
    """Return options that differ in every way that their type shows, at most *limit* of them.

    A field varies if it is a boolean, a literal, ``seats`` (over ``SPEC.seats``) or ``edition`` (over ``SPEC.editions``); every other has
    its default. Options that the game refuses with InvalidOptions are left out. If there are more than *limit* combinations, those that
    differ from the defaults in one field come first, then a fixed choice of the others.

    >>> from boardrules import pixies
    >>> from boardrules.testing import option_grid
    >>> len(option_grid(pixies))
    9
    """
    kind = game.SPEC.options
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"the options of {game.SPEC.id} are no struct: pass the options to play with")
    varied = {field.name: values for field in info.fields if (values := _values(game, field))}
    missing = [field.name for field in info.fields if field.required and field.name not in varied]
    if missing:
        raise TypeError(f"options of {game.SPEC.id} need {', '.join(missing)}: pass the options to play with")
    return tuple(islice(_accepted(game, _combinations(varied, limit)), limit))


def _values(game: Game[S, A, V, E, O], field: inspect.Field) -> tuple[object, ...]:
    kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
    low, high = game.SPEC.seats
    match kind:
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType():
            return tuple(kind.values)
        case inspect.IntType() if field.name == "seats":
            return tuple(range(low, high + 1))
        case inspect.StrType() if field.name == "edition":
            return tuple(edition.id for edition in game.SPEC.editions)
        case _:
            return ()


def _combinations(varied: dict[str, tuple[object, ...]], limit: int) -> Iterator[dict[str, object]]:
    total = 1
    for values in varied.values():
        total *= len(values)
    if total <= limit:
        for chosen in product(*varied.values()):
            yield dict(zip(varied, chosen, strict=True))
        return
    yield {}
    for name, values in varied.items():
        for value in values:
            yield {name: value}
    rng = luck(0)
    for _ in range(8 * limit):
        yield {name: rng.choice(values) for name, values in varied.items()}


def _accepted(game: Game[S, A, V, E, O], combinations: Iterator[dict[str, object]]) -> Iterator[O]:
    seen: set[O] = set()
    for fields in combinations:
        try:
            options: O = msgspec.convert(fields, type=game.SPEC.options)
            game.new_game(options)
        except (InvalidOptions, msgspec.ValidationError):
            continue
        if options not in seen:
            seen.add(options)
            yield options

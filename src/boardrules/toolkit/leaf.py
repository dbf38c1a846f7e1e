"""Models that value positions, or order actions: weights of named features, trained by ``tools`` and shipped beside the rules of a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias, TypeVar

import msgspec

__all__ = ["ORDERING", "Features", "Weights", "models", "promiser", "shipped", "weighed"]

Features: TypeAlias = Iterable[tuple[str, float]]
"""Named features with their amounts; a name that a model does not know weighs nothing."""

P = TypeVar("P", bound=Hashable)
M = TypeVar("M")

Weights: TypeAlias = Mapping[str, float]

LEAF: Final = "leaf.json"
"""The file of the weights by which positions are valued, made by ``tools/train_leaf.py``."""
ORDERING: Final = "ordering.json"
"""The file of the weights by which actions are ordered before they are tried, made by ``tools/train_ordering.py``."""


MODELS: Final = 4
"""Maximum number of models of a game that are kept."""
PARTS: Final = 1 << 15
"""Maximum number of parts of actions whose promise is cached."""


class Model(msgspec.Struct, frozen=True):
    """The contents of a file of weights: for which rules they were trained, by which command, and the weights."""

    rules: str
    command: str
    weights: dict[str, float]


@cache
def shipped(package: str, *, file: str = LEAF) -> Weights:
    """Return the weights in a *file* of *package*."""
    from importlib.resources import files  # noqa: PLC0415  (it takes longer to import than the games)

    return msgspec.json.decode(files(package).joinpath(file).read_bytes(), type=Model).weights


def weighed(weights: Weights, features: Features) -> float:
    """Return the sum of the amounts of *features*, each times its weight.

    >>> weighed({"life": 0.5, "hand": 0.25}, [("life", 8), ("hand", 2), ("unknown", 1)])
    4.5
    """
    total = 0.0
    for name, amount in features:
        weight = weights.get(name)
        if weight is not None:
            total += weight * amount
    return total


def models(package: str, make: Callable[[Weights], M]) -> Callable[[Weights | None], M]:
    """Return a function that makes the model of given weights, or of those shipped in *package*; it keeps the models made last."""

    @lru_cache(maxsize=MODELS)
    def made(weights: tuple[tuple[str, float], ...] | None) -> M:
        return make(shipped(package) if weights is None else dict(weights))

    def model_of(weights: Weights | None) -> M:
        return made(None if weights is None else tuple(weights.items()))

    return model_of


def promiser(package: str, features: Callable[[P], Features]) -> Callable[[P], float]:
    """Return a function that weighs the *features* of a part of an action by the weights shipped in *package*; it keeps the last of them.

    The weights are read when they are first used, so that importing a game reads no file.
    """

    @lru_cache(maxsize=PARTS)
    def promise(part: P) -> float:
        return weighed(shipped(package, file=ORDERING), features(part))

    return promise

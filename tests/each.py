"""Many small checks as one test: collecting a test costs more than such a check."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def each(values: Iterable[T], name: Callable[[T], str] = str) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Make one test of a check of one value: it checks all *values*, and its failure names every one that fails, by *name*."""

    def decorate(check: Callable[[T], None]) -> Callable[[], None]:
        def test() -> None:
            faults: list[str] = []
            checked = 0
            for value in values:
                checked += 1
                try:
                    check(value)
                except AssertionError as error:
                    faults.append(f"{name(value)}: {error}")
            assert checked, "there is nothing to check"
            assert not faults, "\n".join(faults)

        test.__name__, test.__qualname__, test.__module__, test.__doc__ = (
            check.__name__,
            check.__qualname__,
            check.__module__,
            check.__doc__,
        )
        return test

    return decorate

"""The numbers of a view, derived from its type, so that views that differ have different numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from typing_extensions import TypeForm

from boardrules.authoring.numbers import Seen
from boardrules.toolkit.coding import filled
from boardrules.toolkit.observation import Eyes

__all__ = ["seen_of"]

V = TypeVar("V")


def seen_of(view: TypeForm[V], *, seats: int | Callable[[V], int], by_seat: Sequence[str] = ()) -> Callable[[V], Iterator[Seen]]:
    """Return the function *seen* for :func:`numbered`: it encodes the fields of a view in order, always as the same number of numbers.

    Options are left out. A tuple of variable length must declare its maximum length: ``Annotated[tuple[int, ...], Meta(max_length=3)]``.

    Parameters
    ----------
    view:
        a struct with a field ``viewer``.
    seats:
        the number of seats of a game; seats count from the viewer.
    by_seat:
        the fields of the view that have one entry for each seat; the viewer's entry is put first.

    Raises
    ------
    TypeError
        if a field of the view cannot be encoded as a fixed number of numbers.
    """
    group = filled(view, by_seat)
    fields = tuple(group.fields(""))

    def seen(view: V) -> Iterator[Seen]:
        viewer: int | None = getattr(view, "viewer", None)
        out: list[int] = []
        group.write(view, Eyes(viewer or 0, seats(view) if callable(seats) else seats), out)
        for field, value in zip(fields, out, strict=True):
            yield Seen(field.name, value, field.low, field.high, field.meaning, field.kind, field.names)

    return seen

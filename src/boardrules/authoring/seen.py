"""The numbers of a view, made of its type: nothing to write, and nothing that differs looks alike."""

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
    """What :func:`numbered` takes as ``seen``, for views of this type: their fields one after the other, always as many numbers.

    The options are left out. A tuple of no fixed length says how long it can be: ``Annotated[tuple[int, ...], Meta(max_length=3)]``.

    Parameters
    ----------
    view:
        a struct with a field ``viewer``.
    seats:
        how many seats a game has: seats count from the viewer.
    by_seat:
        the fields of the view that have one entry a seat: the viewer's stands first.

    Raises
    ------
    TypeError
        if a field of the view cannot be written as numbers, which are always as many.
    """
    group = filled(view, by_seat)
    fields = tuple(group.fields(""))

    def seen(view: V) -> Iterator[Seen]:
        viewer: int | None = getattr(view, "viewer", None)
        out: list[int] = []
        group.write(view, Eyes(viewer or 0, seats(view) if callable(seats) else seats), out)
        for field, value in zip(fields, out, strict=True):
            yield Seen(field.name, value, field.low, field.high, field.meaning)

    return seen

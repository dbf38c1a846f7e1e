"""Observations as floats from 0 to 1."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, final

import numpy as np

from boardrules.numbering import FieldKind, ObservationField

__all__ = ["Encoding", "encode"]

LINEAR: Final = 64
"""Greatest range of an amount that is scaled in proportion; the logarithm of a greater one is."""


@final
class Encoding:
    """A fixed number of columns of floats from 0 to 1 for the numbers of an observation.

    ============================ ==================================================================================================
    Kind of the field            Columns
    ============================ ==================================================================================================
    ``mark``                     the number itself
    ``count``, ``code``          one: the number scaled by its bounds, by its logarithm if the range is over 64
    ``place``, ``card``          one for each number but 0, named ``field=name``: 1 for the number that it is
    the same, over *widest*      the binary digits of the number, named ``field.bit0`` and so on
    ``mask``                     one for each bit, named ``field.name``
    ``fingerprint``              1 unless the number is 0
    ============================ ==================================================================================================

    Parameters
    ----------
    fields:
        the fields of the observations, as ``observation_fields(options)`` returns them.
    without:
        the kinds of fields to leave out.
    widest:
        the maximum number of columns for the numbers of one place or card.

    >>> from boardrules import Seat, pixies
    >>> from boardrules.learning import Encoding
    >>> encoding = Encoding(pixies.observation_fields())
    >>> encoding.shape, encoding.names[:5]
    ((3921,), ('spectator', 'round', 'first=seat 0', 'first=seat 1', 'first=seat 2'))
    >>> encoding.encode(pixies.observe(pixies.view(pixies.new_game(), Seat(0)))).max()
    np.float32(1.0)
    """

    names: Final[tuple[str, ...]]
    """The name of each column."""

    shape: Final[tuple[int]]
    """The number of columns, as the shape of one encoded observation."""

    def __init__(self, fields: Sequence[ObservationField], *, without: Collection[FieldKind] = (), widest: int = 128) -> None:
        names: list[str] = []
        scaled: list[tuple[int, int, float, float, bool]] = []
        chosen: list[tuple[int, int]] = []
        digits: list[tuple[int, int, int, int]] = []
        raised: list[tuple[int, int]] = []
        for at, field in enumerate(fields):
            if field.kind in without:
                continue
            column = len(names)
            match field.kind:
                case "count" | "code" | "mark":
                    scaled.append((column, at, *_ends(field)))
                    names.append(field.name)
                case "fingerprint":
                    raised.append((column, at))
                    names.append(field.name)
                case "mask":
                    digits.extend((column + bit, at, 0, bit) for bit in range(len(field.names)))
                    names.extend(f"{field.name}.{name}" for name in field.names)
                case "place" | "card" if field.low == 0 and field.high <= widest:
                    chosen.append((column - 1, at))
                    names.extend(_named(field))
                case "place" | "card":
                    bits = (field.high - field.low).bit_length()
                    digits.extend((column + bit, at, field.low, bit) for bit in range(bits))
                    names.extend(f"{field.name}.bit{bit}" for bit in range(bits))
        self.names, self.shape = tuple(names), (len(names),)
        self._width = len(fields)
        self._scaled, self._chosen, self._digits, self._raised = (_columns(parts) for parts in (scaled, chosen, digits, raised))

    def encode(self, observations: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return observations, an array-like of whole numbers of any shape ``(..., fields)``, as float32 of the shape ``(..., columns)``.

        Raises ValueError if the observations do not have one number for each field.
        """
        whole = np.asarray(observations, dtype=np.int64)
        if whole.shape[-1:] != (self._width,):
            raise ValueError(f"an observation has {self._width} numbers, and these arrays have the shape {whole.shape}")
        rows = whole.reshape(-1, self._width)
        out = np.zeros((len(rows), len(self.names)), np.float32)
        if self._scaled:
            columns, at, low, span, wide = self._scaled
            numbers = rows[:, at].astype(np.float64)
            numbers[:, wide] = _logarithm(numbers[:, wide])
            out[:, columns] = (numbers - low) / span
        if self._digits:
            columns, at, low, bit = self._digits
            out[:, columns] = (rows[:, at] - low) >> bit & 1
        if self._raised:
            columns, at = self._raised
            out[:, columns] = rows[:, at] != 0
        if self._chosen:
            columns, at = self._chosen
            kinds = rows[:, at]
            row, place = np.nonzero(kinds)
            out[row, columns[place] + kinds[row, place]] = 1
        return out.reshape(*whole.shape[:-1], len(self.names))


def encode(
    fields: Sequence[ObservationField], observations: Any, *, without: Collection[FieldKind] = (), widest: int = 128
) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return *observations* as floats from 0 to 1: see :class:`Encoding`, which is quicker if you keep it.

    >>> from boardrules import Seat, pixies
    >>> from boardrules.learning import encode
    >>> seen = [pixies.observe(pixies.view(pixies.new_game(), Seat(seat))) for seat in (0, 1, 2)]
    >>> encode(pixies.observation_fields(), seen).shape
    (3, 3921)
    """
    return Encoding(fields, without=without, widest=widest).encode(observations)


def _ends(field: ObservationField) -> tuple[float, float, bool]:
    """Return the lower end and the length of the range of a field that is scaled, and whether its logarithm is."""
    wide = field.high - field.low > LINEAR
    low, high = _logarithm(np.array([field.low, field.high], np.float64)) if wide else (field.low, field.high)
    return float(low), float(high - low) or 1.0, wide


def _logarithm(numbers: np.ndarray[Any, np.dtype[np.float64]]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Return the logarithm of the distance from 0, plus 1, with the sign of the number."""
    found: np.ndarray[Any, np.dtype[np.float64]] = np.sign(numbers) * np.log1p(np.abs(numbers))
    return found


def _named(field: ObservationField) -> Iterator[str]:
    """Yield the names of the columns of a field, one for each number but 0."""
    for number in range(1, field.high + 1):
        yield f"{field.name}={field.names[number - 1] if field.names else number}"


def _columns(parts: Sequence[tuple[Any, ...]]) -> tuple[np.ndarray[Any, Any], ...]:
    """Return an array for each part of the tuples."""
    return tuple([np.array(part) for part in zip(*parts, strict=True)])

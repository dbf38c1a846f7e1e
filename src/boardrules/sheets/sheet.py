"""The data of a rule sheet: rules by id, numbers of the edition, and drawings of polygons with labels."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias, runtime_checkable

from boardrules.messages import Message
from boardrules.values import Value

__all__ = ["Drawing", "Line", "Section", "Shape", "Sheet", "Sheets", "Tone"]

Tone: TypeAlias = Literal["paper", "light", "middle", "dark", "blue", "yellow", "green", "red", "none"]
"""The colour of a shape, light enough for a printer without colours; ``"none"``: only its label is printed."""


class Line(Value, frozen=True, gc=False):
    """A rule on a sheet; *sentences* is how many sentences of its text are printed, counted from the first; None: all.

    0: the text of the edition is printed in place of them, or the first one if the edition has none.
    """

    rule: str
    sentences: int | None = None


class Section(Value, frozen=True, gc=False):
    """Some rules under a heading, the message ``sheet-`` + *heading* of the game or of the library."""

    heading: str
    lines: tuple[Line, ...]


class Shape(Value, frozen=True, gc=False):
    """A polygon with a label in its middle: a sign that needs no translation, or a message."""

    points: tuple[tuple[float, float], ...]
    tone: Tone = "paper"
    label: str | Message = ""


class Drawing(Value, frozen=True, gc=False):
    """A drawing of *width* and *height* in units of its own. The titles of *rules* are its caption."""

    rules: tuple[str, ...]
    width: float
    height: float
    shapes: tuple[Shape, ...]


class Sheet(Value, frozen=True, gc=False):
    """A rule sheet: *sections* fill two pages, *card* a third one, together with *numbers* of the edition.

    The label of a number is the message ``sheet-number-`` + its name.
    """

    sections: tuple[Section, ...]
    card: tuple[Section, ...]
    numbers: tuple[tuple[str, str], ...]
    drawings: tuple[Drawing, ...]


@runtime_checkable
class Sheets(Protocol):
    """Capability: a rule sheet of each edition."""

    def sheet(self, edition: str | None = None) -> Sheet:
        """Return the sheet of *edition*, or of the one that is played by default. Raises LookupError for an unknown one."""
        ...  # pragma: no cover

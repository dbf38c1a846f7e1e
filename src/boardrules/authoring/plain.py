"""Any view as text and as a picture, with one line for each field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from boardrules.authoring.notation import shown_value
from boardrules.messages import Speaker
from boardrules.toolkit.drawing import svg
from boardrules.values import is_tuple

__all__ = ["PlainRendering", "plain_svg", "plain_text"]

COLUMNS: Final = 100
"""Length of a line, in characters; longer ones are wrapped."""
SIZE: Final = 13
"""Size of the letters in a picture, in pixels."""


def plain_text(view: msgspec.Struct) -> str:
    """Return the fields of *view*, one on a line; a tuple of structs has one item on a line.

    >>> from boardrules import pixies
    >>> from boardrules.authoring import plain_text
    >>> plain_text(pixies.view(pixies.new_game(), None)).splitlines()[0]
    'viewer: null'
    """
    return "\n".join(_lines(view))


def plain_svg(view: msgspec.Struct, *, targets: tuple[str, ...] = (), focus: str | None = None) -> str:  # noqa: ARG001  (nothing can be pointed at)
    """Return the lines of :func:`plain_text` as an SVG document, wrapped after 100 characters; *targets* and *focus* are ignored."""
    lines = [part for line in _lines(view) for part in _broken(line)]
    texts = [svg.text(12, 24 + 18 * n, line, SIZE) for n, line in enumerate(lines)]
    width = 24 + 8.2 * max(len(line) for line in lines)
    name = type(view).__name__
    return svg.document(
        texts, width=round(width), height=18 * len(lines) + 20, title=name, description=f"The fields of a {name}.", ground=svg.PAPER
    )


@dataclass(frozen=True)
class PlainRendering:
    """Pictures of any view; it satisfies :class:`boardrules.Rendering`. Nothing in them can be pointed at, so all actions are buttons."""

    def render_text(self, view: msgspec.Struct, *, translator: Speaker | None = None) -> str:  # noqa: ARG002  (fields have no translation)
        """Return the fields of *view*, one on a line, without colours; see :func:`plain_text`. *translator* is ignored."""
        return plain_text(view)

    def render_svg(
        self,
        view: msgspec.Struct,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        translator: Speaker | None = None,  # noqa: ARG002  (fields have no translation)
    ) -> str:
        """Return the lines of :meth:`render_text` as an SVG document; *targets*, *focus* and *translator* are ignored."""
        return plain_svg(view, targets=targets, focus=focus)

    def anchors(self, view: msgspec.Struct, action: msgspec.Struct) -> tuple[str, ...]:  # noqa: ARG002  (the contract's)
        """Return ``()``: no part of the picture stands for an action."""
        return ()


def _lines(view: msgspec.Struct) -> Iterator[str]:
    for name in view.__struct_fields__:
        value: object = getattr(view, name)
        if is_tuple(value) and value and isinstance(value[0], msgspec.Struct):
            yield f"{name}:"
            yield from (f"  {index}: {shown_value(item)}" for index, item in enumerate(value))
        else:
            yield f"{name}: {shown_value(value)}"


def _broken(line: str) -> Iterator[str]:
    yield line[:COLUMNS]
    for start in range(COLUMNS, len(line), COLUMNS - 4):
        yield f"    {line[start : start + COLUMNS - 4]}"

"""Any view as text and as a picture: its fields, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from boardrules.authoring.notation import shown_value
from boardrules.messages import Speaker
from boardrules.toolkit import svg
from boardrules.values import is_tuple

__all__ = ["PlainRendering", "plain_svg", "plain_text"]

COLUMNS: Final = 100
"""Characters of a line; a longer one goes on in the next."""
SIZE: Final = 13
"""The size of the letters of a picture, in pixels."""


def plain_text(view: msgspec.Struct) -> str:
    """The fields of *view*, a line each, tuples of structs an item a line.

    >>> from boardrules import pixies
    >>> from boardrules.authoring import plain_text
    >>> plain_text(pixies.view(pixies.new_game(), None)).splitlines()[0]
    'viewer: null'
    """
    return "\n".join(_lines(view))


def plain_svg(view: msgspec.Struct, *, targets: tuple[str, ...] = (), focus: str | None = None) -> str:  # noqa: ARG001  (nothing can be pointed at)
    """The lines of :func:`plain_text` as an SVG document, broken after 100 characters; *targets* and *focus* change nothing."""
    lines = [part for line in _lines(view) for part in _broken(line)]
    texts = [svg.text(12, 24 + 18 * n, line, SIZE) for n, line in enumerate(lines)]
    width = 24 + 8.2 * max(len(line) for line in lines)
    name = type(view).__name__
    return svg.document(
        texts, width=round(width), height=18 * len(lines) + 20, title=name, description=f"The fields of a {name}.", ground=svg.PAPER
    )


@dataclass(frozen=True)
class PlainRendering:
    """Draws any view; it satisfies :class:`boardrules.Rendering`. Nothing in its pictures can be pointed at: all actions are buttons."""

    def render_text(self, view: msgspec.Struct, *, translator: Speaker | None = None) -> str:  # noqa: ARG002  (fields have no translation)
        """The fields of *view*, a line each, without colours; see :func:`plain_text`. *translator* changes nothing."""
        return plain_text(view)

    def render_svg(
        self,
        view: msgspec.Struct,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        translator: Speaker | None = None,  # noqa: ARG002  (fields have no translation)
    ) -> str:
        """The lines of :meth:`render_text` as an SVG document. *targets* and *focus* mark nothing: there is nothing to point at."""
        return plain_svg(view, targets=targets, focus=focus)

    def anchors(self, view: msgspec.Struct, action: msgspec.Struct) -> tuple[str, ...]:  # noqa: ARG002  (the contract's)
        """Always ``()``: no part of the picture stands for an action."""
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

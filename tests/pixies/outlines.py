"""The anchors of the wide picture with the boxes of their outlines, for comparison with those of earlier releases.

``python -m tests.pixies.outlines`` writes them anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree as ET

from boardrules import Seat, pixies
from boardrules.pixies import Options, State, View

from .tables import TABLES, random_game

FILE = Path(__file__).parent / "golden" / "outlines.json"
OUTLINE = re.compile(r"M([-\d.]+) ([-\d.]+)h([-\d.]+)a([\d.]+) .*?v([-\d.]+)a")
MOVED = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)")

Boxes: TypeAlias = list[tuple[str, float, float, float, float]]


def boxes(svg: str) -> Boxes:
    """Each anchor of a picture in which all may be chosen, in order, with left, top, width and height of its outline."""

    def walk(element: ET.Element, x: float, y: float) -> Iterator[tuple[str, float, float, float, float]]:
        moved = MOVED.match(element.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        anchor = element.get("data-anchor")
        if anchor is not None:
            drawn = [found for child in element if (found := OUTLINE.match(child.get("d", ""))) and child.get("stroke-dasharray")]
            left, top, width, round_, height = map(float, drawn[-1].groups())
            yield anchor, x + left - round_, y + top, width + 2 * round_, height + 2 * round_
        for child in element:
            yield from walk(child, x, y)

    return list(walk(ET.fromstring(svg), 0, 0))  # noqa: S314  (our own document)


def views() -> Iterator[tuple[str, View]]:
    """Some views of a game of each kind, with names."""

    def shown(options: Options) -> Iterator[State]:
        for index, (state, action) in enumerate(random_game(options, seed=9)):
            if index % 41 == 0 or action is None:
                yield state

    for options in TABLES:
        for number, state in enumerate(shown(options)):
            yield f"{options.seats}{'-flowers' * options.flower_power}/{number}", pixies.view(state, (None, Seat(0), Seat(1))[number % 3])


def outlines() -> dict[str, Boxes]:
    """The boxes of all these views."""
    found = {}
    for name, view in views():
        anchors = tuple(re.findall(r'data-anchor="([^"]*)"', pixies.render_svg(view)))
        found[name] = boxes(pixies.render_svg(view, targets=anchors))
    return found


if __name__ == "__main__":
    FILE.write_text("{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(rows)}" for name, rows in outlines().items()) + "\n}\n", "utf-8")

"""Where the parts of a picture stand: the box of each anchor, for a comparison with boxes of earlier versions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree as ET

from boardrules import chibitactics as ct
from boardrules.values import Seat

Box = tuple[int, int, int, int]

POSITIONS: tuple[tuple[int, str, int, int, int | None], ...] = (
    (2, "hex", 1, 2, 0),
    (2, "hex", 1, 5, 0),
    (2, "hex", 1, 60, 1),
    (2, "hex", 2, 75, 1),
    (3, "square", 3, 120, None),
    (4, "hex", 4, 200, 2),
)
"""Positions of random games: seats, topology, seed, number of actions, viewer."""

_STEP = re.compile(r"([MLhvaz])([^MLhvaz]*)")
_SHIFT = re.compile(r"translate\((\S+) (\S+?)\)")


def position(seats: int, topology: str, seed: int, plies: int) -> ct.State:
    """Return a position of a random game."""
    rng = Random(seed)
    house = ct.HouseRules(topology="square" if topology == "square" else "hex")
    state = ct.new_game(ct.Options(seats=seats, house=house))
    for _ in range(plies):
        if not ct.to_act(state):
            break
        state = ct.apply(state, rng.choice(ct.legal_actions(state)))
    return state


def boxes(svg: str) -> dict[str, Box]:
    """Return the box of each anchor of a picture, in whole pixels: left, top, width, height."""
    return dict(_boxes(ET.fromstring(svg), 0, 0))  # noqa: S314  (our own)


def _boxes(element: ET.Element, x: float, y: float) -> Iterator[tuple[str, Box]]:
    shift = _SHIFT.match(element.get("transform", ""))
    if shift:
        x, y = x + float(shift[1]), y + float(shift[2])
    anchor = element.get("data-anchor")
    if anchor:
        yield anchor, _box(outline(element), x, y)
    for child in element:
        yield from _boxes(child, x, y)


def outline(element: ET.Element) -> str:
    """Return the path around an anchored element."""
    return element.get("data-outline", "")


def _box(path: str, x: float, y: float) -> Box:
    """Return the box of a path of the steps that outlines have."""
    at, across, down = (0.0, 0.0), [], []
    for step, numbers in _STEP.findall(path):
        given = [float(number) for number in numbers.split()]
        match step:
            case "M" | "L":
                at = (given[0], given[1])
            case "h":
                at = (at[0] + given[0], at[1])
            case "v":
                at = (at[0], at[1] + given[0])
            case "a":
                at = (at[0] + given[-2], at[1] + given[-1])
            case _:
                continue
        across.append(at[0])
        down.append(at[1])
    left, top = min(across), min(down)
    return round(x + left), round(y + top), round(max(across) - left), round(max(down) - top)


def viewer_of(seat: int | None) -> Seat | None:
    """Return *seat* as a viewer."""
    return None if seat is None else Seat(seat)

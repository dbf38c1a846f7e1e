"""The cards of Pixies: 70 of the base game (PX-CMP-1) and 14 of Flower Power (PX-FP-1).

An id reads as colours, value, then what is printed: S spirals, X crosses, C a special that counts its colour; in Flower
Power, F spirals for face-down cards and X with a colour's letter crosses for that colour.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixies._types import Card, Color, CrossPerColor, SpiralPerColor, SpiralPerFaceDown

__all__ = ["BASE", "CARDS", "COLORS", "FLOWER_POWER"]

COLORS: Final[tuple[Color, ...]] = ("blue", "green", "yellow", "red")

BLUE: Final[tuple[Color, ...]] = ("blue",)
GREEN: Final[tuple[Color, ...]] = ("green",)
YELLOW: Final[tuple[Color, ...]] = ("yellow",)
RED: Final[tuple[Color, ...]] = ("red",)

BASE: Final[tuple[Card, ...]] = (
    Card("M2_0", 2, COLORS),
    Card("M3_0", 3, COLORS),
    Card("M4_0", 4, COLORS),
    Card("M6_X1", 6, COLORS, crosses=1),
    Card("M7_X1", 7, COLORS, crosses=1),
    Card("M8_X1", 8, COLORS, crosses=1),
    Card("B1_S6", 1, BLUE, spirals=6),
    Card("B2_S4", 2, BLUE, spirals=4),
    Card("B3_S3", 3, BLUE, spirals=3),
    Card("B3_S1", 3, BLUE, spirals=1),
    Card("B4_S1", 4, BLUE, spirals=1),
    Card("B4_C", 4, BLUE, special=SpiralPerColor("blue")),
    Card("B4_0", 4, BLUE),
    Card("B5_0", 5, BLUE),
    Card("B5_X2", 5, BLUE, crosses=2),
    Card("B5_C", 5, BLUE, special=SpiralPerColor("blue")),
    Card("B6_S1", 6, BLUE, spirals=1),
    Card("B6_X1", 6, BLUE, crosses=1),
    Card("B7_X3", 7, BLUE, crosses=3),
    Card("B8_X3", 8, BLUE, crosses=3),
    Card("B9_X6", 9, BLUE, crosses=6),
    Card("B9_X1", 9, BLUE, crosses=1),
    Card("G1_S5", 1, GREEN, spirals=5),
    Card("G2_S3", 2, GREEN, spirals=3),
    Card("G3_S2", 3, GREEN, spirals=2),
    Card("G3_C", 3, GREEN, special=SpiralPerColor("green")),
    Card("G4_S4", 4, GREEN, spirals=4),
    Card("G4_X1", 4, GREEN, crosses=1),
    Card("G5_0", 5, GREEN),
    Card("G5_X1", 5, GREEN, crosses=1),
    Card("G5_C", 5, GREEN, special=SpiralPerColor("green")),
    Card("G6_X4", 6, GREEN, crosses=4),
    Card("G6_X1", 6, GREEN, crosses=1),
    Card("G6_S1", 6, GREEN, spirals=1),
    Card("G7_X2", 7, GREEN, crosses=2),
    Card("G7_0", 7, GREEN),
    Card("G8_X2", 8, GREEN, crosses=2),
    Card("G9_X4", 9, GREEN, crosses=4),
    Card("Y1_S4", 1, YELLOW, spirals=4),
    Card("Y2_S2", 2, YELLOW, spirals=2),
    Card("Y2_C", 2, YELLOW, special=SpiralPerColor("yellow")),
    Card("Y3_S5", 3, YELLOW, spirals=5),
    Card("Y3_0", 3, YELLOW),
    Card("Y4_S3", 4, YELLOW, spirals=3),
    Card("Y4_X1", 4, YELLOW, crosses=1),
    Card("Y5_X2", 5, YELLOW, crosses=2),
    Card("Y5_0", 5, YELLOW),
    Card("Y5_C", 5, YELLOW, special=SpiralPerColor("yellow")),
    Card("Y6_X3", 6, YELLOW, crosses=3),
    Card("Y6_0", 6, YELLOW),
    Card("Y7_X5", 7, YELLOW, crosses=5),
    Card("Y7_S1", 7, YELLOW, spirals=1),
    Card("Y8_X1", 8, YELLOW, crosses=1),
    Card("Y9_X2", 9, YELLOW, crosses=2),
    Card("R1_S3", 1, RED, spirals=3),
    Card("R1_C", 1, RED, special=SpiralPerColor("red")),
    Card("R2_S5", 2, RED, spirals=5),
    Card("R3_S4", 3, RED, spirals=4),
    Card("R4_S2", 4, RED, spirals=2),
    Card("R4_0", 4, RED),
    Card("R5_X1", 5, RED, crosses=1),
    Card("R5_C", 5, RED, special=SpiralPerColor("red")),
    Card("R5_0", 5, RED),
    Card("R6_X2", 6, RED, crosses=2),
    Card("R6_0", 6, RED),
    Card("R7_X4", 7, RED, crosses=4),
    Card("R7_X1", 7, RED, crosses=1),
    Card("R8_X5", 8, RED, crosses=5),
    Card("R8_0", 8, RED),
    Card("R9_0", 9, RED),
)
"""The base game: each card with colours (PX-CMP-2), value (PX-CMP-3), and symbols (PX-CMP-4) or what a special counts (PX-CMP-5)."""

FLOWER_POWER: Final[tuple[Card, ...]] = (
    Card("GY1_F3", 1, ("green", "yellow"), special=SpiralPerFaceDown(3)),
    Card("BR2_F3X1", 2, ("blue", "red"), crosses=1, special=SpiralPerFaceDown(3)),
    Card("GR5_F2X1", 5, ("green", "red"), crosses=1, special=SpiralPerFaceDown(2)),
    Card("BY5_F2", 5, ("blue", "yellow"), special=SpiralPerFaceDown(2)),
    Card("BG8_F1X1", 8, ("blue", "green"), crosses=1, special=SpiralPerFaceDown(1)),
    Card("YR9_F1X2", 9, ("yellow", "red"), crosses=2, special=SpiralPerFaceDown(1)),
    Card("BY1_S7XR", 1, ("blue", "yellow"), spirals=7, special=CrossPerColor("red")),
    Card("BG2_S6XY", 2, ("blue", "green"), spirals=6, special=CrossPerColor("yellow")),
    Card("GR3_S5XB", 3, ("green", "red"), spirals=5, special=CrossPerColor("blue")),
    Card("YR4_S4XG", 4, ("yellow", "red"), spirals=4, special=CrossPerColor("green")),
    Card("GR6_S3XY", 6, ("green", "red"), spirals=3, special=CrossPerColor("yellow")),
    Card("BR7_S2XG", 7, ("blue", "red"), spirals=2, special=CrossPerColor("green")),
    Card("BY8_S1XR", 8, ("blue", "yellow"), spirals=1, special=CrossPerColor("red")),
    Card("GY9_XB", 9, ("green", "yellow"), special=CrossPerColor("blue")),
)
"""The cards of Flower Power, each of two colours (PX-FP-2)."""

CARDS: Final[dict[str, Card]] = {card.id: card for card in (*BASE, *FLOWER_POWER)}
"""Every card by its id."""

"""The boards and card effects derived last, which a game hands to its positions."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypeAlias

from boardrules.pixel_tactics._engine.board.board import Board, CardEffects
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Piece, ReserveCard

Cards: TypeAlias = tuple[
    tuple[Piece | None, ...] | tuple[ReserveCard | None, ...] | tuple[ActiveDelayedTrigger, ...] | tuple[str, ...], ...
]
"""All units; the reserves in which something lies; the lasting texts and the cards set out, of seats that have any."""

BOARDS: Final = 4
"""Maximum number of boards remembered."""


class Memory:
    """What was derived from one catalogue's cards; threads can share it.

    ``card_effects``: what each hero says where it has been seen, by seat, slot and card; it grows no larger than the cards of the catalogue
    allow. The boards of the few states taken apart last are known by the identity of all that lies on them, so a caller that tries several
    actions from one state finds them again. A caller that plays on keeps the position, and its board with it.
    """

    __slots__ = ("_boards", "card_effects")

    def __init__(self) -> None:
        self.card_effects: tuple[tuple[dict[str, CardEffects], ...], ...] = tuple([tuple([{} for _ in range(9)]) for _ in range(4)])
        self._boards: dict[tuple[int, ...], tuple[Cards, Board]] = {}

    def board(self, cards: Cards) -> Board | None:
        """Return the board on which *cards* lie, or None if it is not remembered."""
        found = self._boards.get(tuple(map(id, cards)))
        return None if found is None else found[1]

    def remember(self, cards: Cards, board: Board) -> None:
        """Remember the board on which *cards* lie; the board remembered longest gives way."""
        boards = self._boards
        if len(boards) >= BOARDS:
            with suppress(RuntimeError, StopIteration):  # another thread remembered a board in between
                boards.pop(next(iter(boards)), None)
        boards[tuple(map(id, cards))] = cards, board  # the cards are held, so that no others can get their identities

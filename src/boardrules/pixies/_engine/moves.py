"""Legal actions of Pixies, from tables made at import (PX-TUR, PX-PLA)."""

from __future__ import annotations

from typing import Any, Final, final

from boardrules.pixies._types import Action, Cell, Place, Reveal, Start, State
from boardrules.pixies.cards import BASE, CARDS, FLOWER_POWER
from boardrules.values import CHANCE, Seat

DEALT: Final[tuple[int, ...]] = (0, 0, 4, 3, 4, 5, 6)
"""Cards revealed at the start of a turn, by the number of seats (PX-TUR-1).

The length is left open: of a known one, compiled code makes a new tuple wherever it is indexed.
"""

DECKS: Final = {
    False: tuple(sorted(card.id for card in BASE)),
    True: tuple(sorted(card.id for card in (*BASE, *FLOWER_POWER))),
}
"""The full deck, without and with Flower Power."""

VALUE: Final = {card.id: card.value for card in CARDS.values()}

SEATS: Final = tuple(tuple(Seat(seat) for seat in range(n)) for n in range(7))
TURN: Final = tuple(tuple(Seat(at % n) for at in range(12)) if n else () for n in range(7))
ALONE: Final = tuple((Seat(seat),) for seat in range(6))
BY_CHANCE: Final = (CHANCE,)

# One struct for each action there can be: making a fresh one for each legal action costs four times as much.
STARTS: Final = tuple(Start(CHANCE, Seat(seat)) for seat in range(6))
REVEALS: Final = {card: Reveal(CHANCE, card) for card in CARDS}


def _numbers() -> list[list[int]]:
    found: list[list[int]] = [[]]
    for number in range(10):  # there is no cell 0
        found += [[*row, number] for row in found]
    return found


NUMBERS: Final[list[list[int]]] = _numbers()
"""The numbers of the cells of each mask, which has the bit 2 ** n for the cell n, ascending. Nobody changes these lists."""


@final
class _Moves:
    """The actions of a seat with a card, by the three cases of PX-PLA; the third has one for each empty cell.

    ``index`` is that of the card's own cell; ``down`` goes by the numbers of cells, and at 0 nobody looks. Nobody changes these lists.
    Face up a card lies on its own cell only, so no value is on show twice; nothing but the value counts (PX-PLA-1).
    """

    __slots__ = ("alone", "down", "either", "index", "up")

    def __init__(self, seat: Seat, card: str, value: int) -> None:
        self.index = value - 1
        self.up = Place(seat, card, value, "up")
        self.alone = [self.up]
        self.either = [Place(seat, card, value, "under"), self.up]
        self.down = [self.up, *[Place(seat, card, cell, "down") for cell in range(1, 10)]]


_MOVES: Final[tuple[dict[str, _Moves], ...]] = tuple(
    {card: _Moves(Seat(seat), card, value) for card, value in VALUE.items()} for seat in range(6)
)


def seats(state: State) -> tuple[Seat, ...]:
    """Return all seats of this game, in clockwise order."""
    return SEATS[len(state.areas)]


def next_seat(state: State) -> Seat:
    """Return the seat that takes a card next, while one lies on the table; two players alternate until each has two (PX-TUR-4)."""
    return TURN[len(state.areas)][(state.first or 0) + state.picks]


def chance(state: State) -> int:
    """Return the number of outcomes of chance: seats before the game starts, cards of the deck at the start of a turn, else 0."""
    if state.picks:
        return 0
    if state.first is None:
        return len(state.areas)
    return len(state.deck) if len(state.table) < DEALT[len(state.areas)] else 0


def chance_action(state: State, k: int) -> Action:
    """Return the *k*-th outcome: seat *k* starts, or the *k*-th card of the deck in the order of ids is revealed."""
    if state.first is None:
        return STARTS[k]
    return REVEALS[state.deck[k]]


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who may act: nobody when the game is over, CHANCE at a chance point, otherwise the one seat whose turn it is (PX-TUR-2)."""
    if len(state.scores) == 3:
        return ()
    if chance(state):
        return BY_CHANCE
    return ALONE[next_seat(state)]


def _lots(state: State) -> tuple[Action, ...]:
    """Return every outcome of the chance point at which *state* waits."""
    return tuple([chance_action(state, k) for k in range(chance(state))])


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Return every legal action: what the area of its taker leaves each card on the table (PX-PLA-2), or every outcome of luck.

    Cards come in the order of ids; for a card that meets an unvalidated one, ``"under"`` before ``"up"``; cells ascend.
    """
    areas, table, picks, first = state.areas, state.table, state.picks, state.first
    n = len(areas)
    if first is None or (not picks and len(table) < DEALT[n]):
        return _lots(state) if seat is None or seat == CHANCE else ()
    if len(state.scores) == 3:
        return ()
    by = TURN[n][first + picks]
    if seat is not None and seat != by:
        return ()
    return tuple(places([*areas[by]], by, [*table], -1))


def places(area: list[Cell], by: Seat, table: list[str], empty: int) -> list[Place]:
    """Return every way for *by* to take a card from *table* and place it in its *area* (PX-PLA-2), in order; nobody changes the list.

    *empty*: the mask of the empty cells; if it is negative, they are looked for here once they are needed. The others are lists and not any
    sequences: compiled, a playout takes a tenth less time so.
    """
    moves = _MOVES[by]
    if len(table) == 1:  # then nothing is collected, unless a cell is chosen
        move = moves[table[0]]
        cell = area[move.index]
        if cell.up is None:
            return move.alone
        if cell.down is None:
            return move.either
    found: list[Place] = []
    for card in table:
        move = moves[card]
        cell = area[move.index]
        if cell.up is None:
            found.append(move.up)
        elif cell.down is None:
            found += move.either
        else:
            if empty < 0:
                empty = empty_mask(area)
            down = move.down
            for number in NUMBERS[empty]:
                found.append(down[number])
    return found


def find_place(state: State, action: Place) -> Place | None:
    """Return the legal action that equals *action*, or None; usually both are the same object of the tables.

    A field may hold anything, so it is asked for its type before it is compared: ``True`` equals 1, but no state may hold it. It is read
    from a variable of type ``Any``, because compiled code raises TypeError where a field is not of its declared type.
    """
    fields: Any = action
    card: object = fields.card
    areas, picks, table = state.areas, state.picks, state.table
    n = len(areas)
    if type(card) is not str or card not in table or (not picks and len(table) < DEALT[n]) or len(state.scores) == 3:
        return None
    by = TURN[n][(state.first or 0) + picks]
    area = areas[by]
    move = _MOVES[by][card]
    own = area[move.index]
    if own.up is None:
        return move.up if move.up is action else _equal(move.alone, action)
    if own.down is None:
        places = move.either
    else:
        cell: object = fields.cell
        place = move.down[cell] if type(cell) is int and 0 < cell < 10 else None
        if place is None or area[place.cell - 1].up is not None or area[place.cell - 1].down is not None:
            return None
        places = [place]
    for place in places:
        if place is action:
            return place
    return _equal(places, action)


def _equal(places: list[Place], action: Place) -> Place | None:
    """Return which of *places* equals *action*, or None; apart, since a generator makes all of its function slower."""
    fields: Any = action
    well_formed = type(fields.by) is int and type(fields.cell) is int and type(fields.how) is str
    return next((place for place in places if place == action), None) if well_formed else None


def find_luck(state: State, action: object) -> Start | Reveal | None:
    """Return the outcome possible now that equals *action*, or None; fields are compared as in :func:`find_place`."""
    n = chance(state)
    fields: Any = action
    if type(action) is Reveal:
        card: object = fields.card
        if not n or state.first is None or type(card) is not str or card not in state.deck:
            return None
        reveal = REVEALS[card]
        return reveal if reveal is action or (type(fields.by) is int and fields.by == CHANCE) else None
    if type(action) is Start and n and state.first is None and type(fields.by) is int and type(fields.seat) is int:
        return next((start for start in STARTS[:n] if start == action), None)
    return None


def empty_mask(area: list[Cell]) -> int:
    """Return the mask of the cells that hold no card at all, with the bit 2 ** n for the cell n (PX-PLA-5)."""
    mask, bit = 0, 1
    for cell in area:
        bit += bit
        if cell.up is None and cell.down is None:
            mask += bit
    return mask


def empty_cells(area: list[Cell]) -> list[int]:
    """Return the numbers of the cells that hold no card at all, ascending (PX-PLA-5); nobody changes the list."""
    return NUMBERS[empty_mask(area)]

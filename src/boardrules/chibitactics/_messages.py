"""The messages of Chibitactics."""

from __future__ import annotations

import re
from typing import Final

from boardrules.chibitactics._geometry.naming import cell_name
from boardrules.chibitactics._types.values import Cell
from boardrules.messages import Messages, name_key

CELL: Final = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
"""A cell as refusals have it in their parameters: ``3,-1``."""


def card_key(id: str, name: str) -> str:
    """Return the message key of a card's name, whatever pack the card is in; a name in place of an *id* is that of a skill."""
    return name_key("skill" if id == name else "card", name)


def place(id: str) -> str:
    """Return the name of the cell *id*: ``L8`` for ``3,-1``. What is no cell is its own name."""
    found = CELL.fullmatch(id)
    return id if found is None else cell_name(Cell(int(found[1]), int(found[2])))


MESSAGES: Final = Messages("boardrules.chibitactics", card_key=card_key, place=place)
"""The folder ``locales`` of this package."""

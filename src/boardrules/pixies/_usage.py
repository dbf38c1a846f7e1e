"""Usage in Pixies: the cards that players place, by how they place them."""

from __future__ import annotations

from typing import Final

from boardrules.pixies._types import Event, Placed
from boardrules.usage import Use, UseKind

USES: Final = (
    UseKind("up", "a card that its player placed face up"),
    UseKind("under", "a card that its player put under the card on its cell"),
    UseKind("down", "a card that its player placed face down"),
)


def uses(event: Event) -> tuple[Use, ...]:
    """Return the card that *event* says was placed.

    >>> from boardrules import Seat, pixies
    >>> uses(pixies.Placed(Seat(0), "B4_C", 4, "up", None))
    (Use(seat=0, kind='up', name='B4_C', n=1),)
    """
    return (Use(event.by, event.how, event.card),) if type(event) is Placed else ()

"""The class of visibility of every field of a state, and hidden cards as a viewer sees them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.pixel_tactics._types.state import Held, ReserveCard
from boardrules.pixel_tactics._types.values import sees
from boardrules.pixel_tactics._types.view import View
from boardrules.values import Seat

Visibility: TypeAlias = Literal["public", "owner", "nobody", "mask", "derived"]

VISIBILITY: Final[dict[str, Visibility]] = {
    "options": "public",
    "pack": "public",
    "phase": "public",
    "actor": "public",
    "clock": "public",
    "budget": "public",
    "standstill": "public",
    "players": "mask",
    "stack": "public",
    "resolving": "public",
    "redeals": "public",
    "series": "public",
    "owners": "mask",
    "pool": "mask",
}
"""Who may know each field of the state. In a player's part the unit and the discard pile are public, the chosen leader is its owner's,
hidden cards, traps among them, go by their masks, and the order of a deck does not exist. A frame holds public things only, so the stack
is public. Of a shared deck the row and the coins are public, the deck has no order; which leaders are drawn is their owner's.
"""

HIDDEN: Final = Held(None, 0)
"""A card that the viewer does not know. They do not learn who knows it either: that would tell such cards apart once one is played."""

UNKNOWN: Final = ReserveCard(None, "trap", 0, 0)
"""A trap that the viewer does not know."""


def laid(card: ReserveCard | None, seat: Seat | None) -> ReserveCard | None:
    """Return a card in a reserve: of a trap that the viewer does not know, that it lies there (PT-TRAP-1)."""
    return UNKNOWN if card is not None and card.face == "trap" and not sees(card.mask, seat) else card


def blank(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    """Return *cards* as *seat* sees them, in their order."""
    return tuple([held if sees(held.mask, seat) else HIDDEN for held in cards])


def by_card(held: Held) -> tuple[bool, str, int]:
    """Return the order of a set of hidden cards: by what is known of them."""
    return held.card is None, held.card or "", held.mask


def seen_cards(view: View) -> set[str]:
    """Return the cards that a view names."""
    seen = {*view.resolving, *view.series.removed}
    for player in view.players:
        seen.update(piece.card for piece in (*player.unit, *player.reserve) if piece is not None and piece.card is not None)
        seen.update(held.card for held in (*player.hand, *player.aside, *player.top, *player.bottom) if held.card is not None)
        seen.update(player.discard)
        seen.update(player.set_out)
        seen.update(player.fallen)
        if player.leader is not None:
            seen.add(player.leader)
        if player.leaders is not None:
            seen.update(player.leaders.aside)
            seen.update(held.card for held in player.leaders.drawn if held.card is not None)
    return seen

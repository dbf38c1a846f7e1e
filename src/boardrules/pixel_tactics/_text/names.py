"""What short names of seats and cards mean in a view; formatting and parsing share these rules."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.seating import rivals
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._types.cards import card_id, name_of
from boardrules.pixel_tactics._types.view import View
from boardrules.values import CHANCE, Seat


def usual_seats(view: View) -> tuple[Seat, ...]:
    """The seats that a text without a seat may speak of: the seat to act; while leaders are chosen, the viewer or all who may choose."""
    if view.phase != "leaders":
        return (view.actor,)
    open_seats = tuple([Seat(seat) for seat, player in enumerate(view.players) if not player.chosen and player.unit[LEADER_AT] is None])
    viewer = view.viewer
    return (viewer,) if viewer is not None and viewer in open_seats else open_seats


def other_seat(view: View, by: Seat) -> Seat:
    """The seat whose unit is meant by a target without a seat: the nearest rival; of luck seat 0, of a seat that nobody has itself."""
    n = len(view.players)
    if by == CHANCE:
        return Seat(0)
    return rivals(n, by)[0] if by < n else by


def known_hands(view: View) -> list[str]:
    """The cards in hands, or drawn and kept aside, that the viewer knows."""
    return [held.card for player in view.players for held in (*player.hand, *player.aside) if held.card is not None]


def bare_card(view: View, by: Seat, name: str) -> str:
    """The card that *by* means by a name without an owner: a visible one in a hand, *by*'s own first; else *by*'s own card."""
    own = card_id(by, name)
    found = [card for card in known_hands(view) if name_of(card) == name]
    return own if own in found or len(found) != 1 else found[0]

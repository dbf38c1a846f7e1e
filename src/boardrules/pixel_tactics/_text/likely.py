"""What a view shows of the cards and slots that a word left out may mean."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._text.names import known_hands
from boardrules.pixel_tactics._types.cards import card_id, name_of
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.values import AttackKind
from boardrules.pixel_tactics._types.view import View
from boardrules.values import Seat


def in_row(view: View) -> list[str]:
    """The open cards of a shared deck."""
    return [] if view.pool is None else [card.name for card in view.pool.row]


def held_by(view: View, by: Seat) -> list[str | None]:
    """The cards in a seat's hand, or drawn and kept aside, its own and those that came from others; None: unknown to the viewer."""
    player = view.players[by] if 0 <= by < len(view.players) else None
    if player is None:
        return []
    leaders = () if player.leaders is None else player.leaders.drawn
    return [held.card for held in (*player.hand, *player.aside, *leaders)]


def held_card(held: list[str | None], by: Seat, name: str) -> str:
    """The card that a name without an owner means: the seat's own, unless its hand is known to hold only another's of that name."""
    others = [card for card in held if card is None or name_of(card) == name]
    return others[0] if len(others) == 1 and others[0] is not None else card_id(by, name)


def fronts(view: View, seat: Seat, kind: AttackKind) -> list[Spot]:
    """Whom an attack on a unit may be aimed at: the living, in melee the foremost of each column (PT-ATK-2)."""
    if seat >= len(view.players):
        return []
    living = [slot for slot, piece in enumerate(view.players[seat].unit) if piece is not None and piece.face != "corpse"]
    if kind == "melee":
        living = [slot for slot in living if not any(other < slot and other % 3 == slot % 3 for other in living)]
    return [Spot(seat, SLOTS[slot]) for slot in living]


def may_come(view: View, name: str, *, taken: bool) -> list[Seat]:
    """The seats whose deck (or hand) may hold a card of that name, as far as the viewer knows; all seats if none may."""
    found: list[Seat] = []
    for seat, player in enumerate(view.players):
        card = card_id(seat, name)
        seen = {*view.resolving, *view.series.removed, *(known_hands(view) if not taken else ())}
        for other in view.players:
            seen.update(
                other.discard, [piece.card for piece in (*other.unit, *other.reserve) if piece is not None and piece.card is not None]
            )
        if card not in seen and (player.hand if taken else player.deck):
            found.append(Seat(seat))
    return found or [Seat(seat) for seat in range(len(view.players))]


def pieces(view: View, seat: Seat) -> list[Spot]:
    """The slots of a unit where something other than the leader stands."""
    unit = view.players[seat].unit if 0 <= seat < len(view.players) else ()
    return [Spot(seat, SLOTS[slot]) for slot, piece in enumerate(unit) if piece is not None and SLOTS[slot] != "F2"]

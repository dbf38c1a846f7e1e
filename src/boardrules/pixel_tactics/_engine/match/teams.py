"""Two against two: leaders that fall, what becomes of their units, points, and who wins (PT-2V2)."""

# Only positions made from states are played on, so no seat here is one that was read from a view.
# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.announcing.triggers import lain
from boardrules.pixel_tactics._engine.match.series import end_match, more_heroes
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import SIDES, side_of_seat
from boardrules.pixel_tactics._engine.slots import LEADER_AT, NO_RESERVE
from boardrules.pixel_tactics._engine.zones import discard
from boardrules.values import Seat

FROM_ONE: Final = {False: 3, True: 5}
"""Number of points from one rival that win, in a short and in a long game (PT-2V2-6)."""
FROM_EACH: Final = {False: 1, True: 2}
"""Number of points from each rival that win."""
NEW_HAND: Final = 5
"""Number of cards drawn for a new leader; each point of the other team adds one (PT-2V2-5)."""


def leaders_fall(position: Position, fallen: tuple[Seat, ...]) -> bool:
    """Set the leaders of some seats aside, as points for the other team; whether that ends the match (PT-2V2-5, PT-2V2-6).

    If it does not, the units of these seats become new decks.
    """
    for seat in fallen:
        player = position.seats[seat]
        leader = player.unit[LEADER_AT]
        if leader is not None:
            position.put(seat, LEADER_AT, None)
            player.fallen = (*player.fallen, leader.card)
            position.emit(t.LeaderFell(seat, leader.card, len(player.fallen)), "PT-2V2-5")
    there = [side for side in SIDES if _has_won(position, side)]
    if there:
        settle_corpses(position)
        end_match(position, more_heroes(position) if len(there) > 1 else Seat(there[0]), "PT-2V2-6")
        return True
    for seat in fallen:
        _gather(position, seat)
    settle_corpses(position)  # a leader that copies may have copied one of those
    return False


def settle_corpses(position: Position) -> None:
    """Let corpses count as heroes, or no longer, as the leaders of their units now have it (PT-RUL-131)."""
    for number, player in enumerate(position.seats):
        seat = Seat(number)
        for slot, piece in enumerate(player.unit):
            if piece is not None and piece.face in {"corpse", "risen"}:
                settled = lain(position, seat, piece)
                if settled is not piece:
                    position.put(seat, slot, settled)


def _has_won(position: Position, side: int) -> bool:
    """Return whether a team has enough points, from one rival or from each (PT-2V2-6)."""
    lost = [len(player.fallen) for seat, player in enumerate(position.seats) if side_of_seat(seat) != side]
    long = position.options.long_game
    return max(lost) >= FROM_ONE[long] or min(lost) >= FROM_EACH[long]


def _gather(position: Position, seat: Seat) -> None:
    """Gather all cards of a seat into its new deck, but those in other units; discard those of others in its unit (PT-2V2-5)."""
    player = position.seats[seat]
    cards = [*player.rest, *player.discard, *player.set_out]
    cards += [str(held.card) for held in (*player.top, *player.bottom, *player.hand)]
    cards += [str(laid.card) for laid in player.reserve if laid is not None]
    for slot, piece in enumerate(player.unit):
        if piece is not None:
            position.put(seat, slot, None)
            cards.append(piece.card)
    player.rest = tuple(sorted([card for card in cards if position.owner_of(card) == seat]))
    player.top, player.bottom, player.hand, player.discard, player.set_out = (), (), (), (), ()
    player.reserve, player.delayed, player.losses, player.orders = NO_RESERVE, (), (), (0, 0)
    player.changed = True
    position.note_progress()
    position.redraw(seat)
    for card in cards:
        if position.owner_of(card) == seat:
            continue
        discard(position, card)
        position.emit(t.PieceLeft(card, "discard"), "PT-2V2-5")


def choose_new_leaders(position: Position, seats: tuple[Seat, ...], *, after: int, round_ended: bool = False) -> None:
    """Let seats whose leaders fell draw and choose new ones; then their lone rounds begin, the first of *seats* first (PT-2V2-5).

    *after*: the common wave that has ended. *round_ended*: whether its round has, too.
    """
    position.clock = replace(position.clock, lone=t.LoneRound(seats, after, round_ended))
    position.phase = "setup"
    position.redeals = 0
    position.budget = t.Budget()
    position.stack.append(t.SetupFrame("leaders", position.clock.first))
    for seat in reversed(seats):
        player = position.seats[seat]
        if player.unit[LEADER_AT] is None:
            points = sum([len(other.fallen) for number, other in enumerate(position.seats) if side_of_seat(number) == side_of_seat(seat)])
            position.stack.append(t.DrawFrame(seat, NEW_HAND + points, "hand"))

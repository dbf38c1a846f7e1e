"""The setup of a match: who is first, the opening hands, the leaders (PT-SET)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.match.turns import start_round
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._types.events import (
    CardsMoved,
    LeadersRevealed,
    Started,
)
from boardrules.pixel_tactics._types.stack import DrawFrame, SetupFrame
from boardrules.pixel_tactics._types.state import Held, Piece
from boardrules.values import CHANCE, Seat

__all__ = ["go_on_with_setup"]

OPENING_HAND: Final = 5
REDEALS: Final = 20
"""So often equal leaders are chosen again at most."""


def go_on_with_setup(position: Position, frame: SetupFrame) -> None:
    """Who is first, the opening hands, the leaders."""
    if frame.stage == "leaders":
        if all(hand.leader is not None for hand in position.seats):
            _reveal_leaders(position)
        else:  # all choose at the same time (PT-SET-3)
            position.phase = "leaders"
            position.ask(CHANCE)
    elif frame.first is None:  # luck draws it (PT-SET-6)
        position.ask_luck()
    else:  # or the last match settled it (PT-SER-5)
        position.first = frame.first
        position.emit(Started(position.first))
        position.stack[-1] = SetupFrame("leaders", frame.first)
        _deal_hands(position)


def _deal_hands(position: Position) -> None:
    """Five cards each, and one more for each trophy of the rival (PT-SET-2, PT-SER-4)."""
    trophies = position.series.matches[-1].trophies if position.series.matches else (0,) * len(position.seats)
    for seat in reversed(range(len(position.seats))):
        more = sum([trophies[rival] for rival in position.rivals(Seat(seat))])
        position.stack.append(DrawFrame(Seat(seat), OPENING_HAND + more, "hand"))


def _reveal_leaders(position: Position) -> None:
    """They are turned up together; equal ones are chosen again (PT-SET-4)."""
    leaders = tuple([str(hand.leader) for hand in position.seats])
    again = (
        position.edition.equal_leaders != "keep"
        and len({card[2:] for card in leaders}) == 1
        and position.redeals < REDEALS
        and all(hand.hand or hand.deck_size for hand in position.seats)  # a pack may have fewer cards than there could be leaders
    )
    for hand in position.seats:
        hand.leader = None
        hand.changed = True
    position.emit(LeadersRevealed(leaders, kept=not again))
    position.phase = "play"
    if again:
        position.phase = "setup"
        position.redeals += 1
        for seat in reversed(range(len(position.seats))):
            hand = position.seats[seat]
            if position.edition.equal_leaders == "bottom":
                hand.bottom = (*hand.bottom, Held(leaders[seat], 15))
                position.emit(CardsMoved(Seat(seat), leaders[seat], "unit", "bottom", 15))
            else:
                position.discard(leaders[seat])
                position.emit(CardsMoved(Seat(seat), leaders[seat], "unit", "discard", 15))
            position.stack.append(DrawFrame(Seat(seat), 1, "hand"))
        return
    position.stack.pop()
    for seat, card in enumerate(leaders):
        position.put(Seat(seat), LEADER_AT, Piece(card, "leader"))
    position.round, position.wave, position.turn = 1, 0, 0
    position.quiet_rounds, position.progressed = 0, False
    start_round(position)

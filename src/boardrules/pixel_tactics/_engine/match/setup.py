"""The setup of a match: who is first, the opening hands, the leaders (PT-SET)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.match.constructed import OFFERED, leaders_put_back, may_choose_again, set_leader_aside
from boardrules.pixel_tactics._engine.match.teams import settle_corpses
from boardrules.pixel_tactics._engine.match.turns import start_lone_round, start_round
from boardrules.pixel_tactics._engine.players.player import still_to_choose
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._engine.zones import discard
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import CHANCE, Seat

OPENING_HAND: Final = 5
REDEALS: Final = 20
"""So often equal leaders are chosen again at most."""


def go_on_with_setup(position: Position, frame: t.SetupFrame) -> None:
    """Settle who is first, deal the opening hands, or have leaders chosen, by the stage of setup."""
    if frame.stage == "hands":
        _begin_play(position)
    elif frame.stage == "leaders":
        if not any(still_to_choose(player) for player in position.seats):
            _reveal_leaders(position)
        else:  # all choose at the same time (PT-SET-3)
            position.phase = "leaders"
            position.ask(CHANCE)
    elif frame.first is None:  # luck draws it (PT-SET-6)
        position.ask_luck()
    else:  # or the last match settled it (PT-SER-5)
        position.clock = replace(position.clock, first=frame.first)
        position.emit(t.Started(frame.first), "PT-SET-6")
        position.stack[-1] = t.SetupFrame("leaders", frame.first)
        if position.pool is not None:
            _draw_in_turn(position)
        elif position.options.mode == "constructed":
            for seat in reversed(range(len(position.seats))):
                position.stack.append(t.LeaderDrawFrame(Seat(seat), OFFERED))
        else:
            _deal_hands(position, OPENING_HAND)


def _draw_in_turn(position: Position) -> None:
    """Off a shared deck each draws a card in turn, the first player first, until both hold five (PT-POOL-2)."""
    n = len(position.seats)
    for turn in reversed(range(OPENING_HAND * n)):
        position.stack.append(t.DrawFrame(Seat((position.clock.first + turn) % n), 1, "hand"))


def _deal_hands(position: Position, size: int) -> None:
    """Deal the opening hands, with one more card for each trophy of the rival (PT-SET-2, PT-SER-4, PT-DECK-2)."""
    trophies = position.series.matches[-1].trophies if position.series.matches else (0,) * len(position.seats)
    for seat in reversed(range(len(position.seats))):
        more = sum([trophies[rival] for rival in position.rivals(Seat(seat))])
        position.stack.append(t.DrawFrame(Seat(seat), size + more, "hand"))


def _reveal_leaders(position: Position) -> None:
    """Turn up the chosen leaders together; players of equal ones choose again (PT-SET-4, PT-2V2-7)."""
    leaders = {Seat(seat): player.leader for seat, player in enumerate(position.seats) if player.leader is not None}
    again = _equal(position, leaders)
    for seat in leaders:
        position.seats[seat].leader = None
        position.seats[seat].changed = True
    kept = {seat: card for seat, card in leaders.items() if seat not in again}
    if kept:
        position.emit(t.LeadersRevealed(tuple(kept.values()), kept=True), "PT-SET-3")
    if again:
        position.emit(t.LeadersRevealed(tuple(again.values()), kept=False), "PT-SET-4")
    for seat, card in kept.items():
        position.put(seat, LEADER_AT, t.Piece(card, "leader"))
    if again:
        _discard_equal(position, again)
        return
    if position.options.mode == "constructed":
        position.phase = "setup"
        position.stack[-1] = t.SetupFrame("hands", position.clock.first)
        leaders_put_back(position)
        _deal_hands(position, OPENING_HAND - 1)
        return
    _begin_play(position)


def _begin_play(position: Position) -> None:
    """Begin the first round, or a lone one, now that leaders and hands are there (PT-2V2-5).

    Before that, from the first player on, players whose leaders copy say whom (PT-2V2-7).
    """
    if _ask_whom_to_copy(position):
        return
    position.phase = "play"
    position.stack.pop()
    if position.clock.lone is not None:
        settle_corpses(position)
        start_lone_round(position)
        return
    position.clock = replace(position.clock, round=1, wave=0, turn=0)
    position.standstill = t.Standstill()
    start_round(position)


def _ask_whom_to_copy(position: Position) -> bool:
    """Ask the next player whose new leader copies one of several; whether there is such a player."""
    n = len(position.seats)
    for turn in range(n):
        seat = Seat((position.clock.first + turn) % n)
        leader = position.seats[seat].unit[LEADER_AT]
        if leader is None or leader.copies is not None or len(position.rivals(seat)) < 2:
            continue
        code = position.catalogue.physical[leader.card]
        if code.copies_leader:
            position.phase = "setup"
            position.begin(code.choice_of_copied, seat, leader.card, LEADER_AT)
            return True
    return False


def _equal(position: Position, leaders: dict[Seat, str]) -> dict[Seat, str]:
    """Return those of the leaders turned up together whose players choose again."""
    names = [t.name_of(card) for card in leaders.values()]
    equal = {seat: card for seat, card in leaders.items() if names.count(t.name_of(card)) > 1}
    # A pack may have fewer cards than there could be leaders.
    if position.options.mode == "constructed":
        possible = all(may_choose_again(position, seat) for seat in equal)
    else:
        possible = all(position.seats[seat].hand or position.seats[seat].deck_size for seat in equal)
    return equal if possible and position.edition.equal_leaders != "keep" and position.redeals < REDEALS else {}


def _discard_equal(position: Position, leaders: dict[Seat, str]) -> None:
    """Equal leaders are put away; their players draw a card each and choose again."""
    position.phase = "setup"
    position.redeals += 1
    for seat, card in reversed(leaders.items()):
        player = position.seats[seat]
        if position.options.mode == "constructed":
            set_leader_aside(position, seat, card)
            continue
        if position.edition.equal_leaders == "bottom":
            player.bottom = (*player.bottom, t.Held(card, ALL))
            position.emit(t.CardsMoved(seat, card, "unit", "bottom", ALL), "PT-SET-4")
        else:
            discard(position, card)
            position.emit(t.CardsMoved(seat, card, "unit", "discard", ALL), "PT-SET-4")
        position.stack.append(t.DrawFrame(seat, 1, "hand"))

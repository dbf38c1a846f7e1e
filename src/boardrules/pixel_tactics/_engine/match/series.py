"""The series: what each seat begins a match with, how a match ends, and what comes after it (PT-SER)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import ALL_SEATS, side_of_seat
from boardrules.pixel_tactics._engine.slots import LEADER_AT, NO_RESERVE
from boardrules.pixel_tactics._packs.deck_lists import heroes_of, leaders_of
from boardrules.values import CHANCE, Seat

EMPTY_UNIT: Final[tuple[t.Piece | None, ...]] = (None,) * 9
TIES: Final = 3
"""Number of ties that end a series (PT-SER-6)."""


def fresh_player(options: t.Options, seat: int, names: tuple[str, ...], removed: tuple[str, ...] = ()) -> t.Player:
    """Return a seat before anything is drawn, without the cards *removed* from the series; *names*: of all cards in play."""
    deck, leaders = [
        tuple(sorted([card for name in cards if (card := t.card_id(seat, name)) not in removed]))
        for cards in (heroes_of(options, seat, names), leaders_of(options, seat))
    ]
    player = t.Player(EMPTY_UNIT, NO_RESERVE, (), t.Deck((), deck, ()), ())
    return player if options.mode != "constructed" else replace(player, leaders=t.LeaderDeck(leaders))


def more_heroes(position: Position) -> Seat | None:
    """Return the seat with more living heroes, if one has (PT-END-2); of teams the first seat of the one with more (PT-2V2-6)."""
    living = [0, 0]
    for seat, player in enumerate(position.seats):
        living[side_of_seat(seat)] += sum([piece is not None and piece.face in {"hero", "risen"} for piece in player.unit])
    if living[0] == living[1]:
        return None
    return Seat(0 if living[0] > living[1] else 1)


def team_points(position: Position) -> tuple[int, ...]:
    """Return the points of each seat's team: the leaders of its rivals that have fallen (PT-2V2-5)."""
    return tuple([sum([len(position.seats[rival].fallen) for rival in position.rivals(Seat(seat))]) for seat in range(len(position.seats))])


def end_match(position: Position, winner: Seat | None, rule: str) -> None:
    """Trophies, in a tie one for each, but none that wins the series (PT-SER-3); then the next match, or the end (PT-SER).

    The winner of teams is one of their seats, and points stand for trophies.
    """
    if position.options.mode == "teams":
        position.series = t.Series((t.Match(winner, rule, team_points(position)),))
        _finish(position, winner, rule)
        return
    n = len(position.seats)
    trophies = list(position.series.matches[-1].trophies if position.series.matches else (0,) * n)
    needed = (position.options.best_of + 1) // 2
    leaders = [str(leader.card) for player in position.seats if (leader := player.unit[LEADER_AT]) is not None]
    taken: list[str] = []
    if winner is not None:
        trophies[winner] += 1
        taken = leaders
    elif needed > 1:
        for seat in range(n):
            if trophies[seat] + 1 < needed:
                trophies[seat] += 1
                taken += [leaders[rival] for rival in position.rivals(Seat(seat))]
    position.series = t.Series((*position.series.matches, t.Match(winner, rule, tuple(trophies))), position.series.removed)
    over = max(trophies) >= needed or position.options.best_of == 1 or _ties(position, needed) >= TIES
    if over:
        _finish(position, winner, rule)
        return
    position.stack.clear()
    position.emit(t.GameEnded(winner, rule, over=False), rule)
    removed = tuple(sorted((*position.series.removed, *taken)))
    position.series = t.Series(position.series.matches, removed)
    start = Seat((position.clock.first - position.clock.round + 1) % n) if winner is None else winner
    names = position.catalogue.deck
    position.seats = [PlayerPosition(fresh_player(position.options, seat, names, removed)) for seat in range(n)]
    for player in position.seats:
        player.changed = True  # nobody has seen it yet
    position.redraw(*ALL_SEATS[:n])
    position.phase = "setup"
    position.clock = t.Clock(first=position.clock.first)
    position.budget = t.Budget()
    position.standstill = replace(position.standstill, quiet_rounds=0)
    position.redeals = 0
    position.resolving = ()
    position.owners = ()
    position.stack.append(t.SetupFrame("first", start))


def _finish(position: Position, winner: Seat | None, rule: str) -> None:
    """End the game: *winner* won it by *rule*, or nobody did, and nobody acts any more."""
    position.stack.clear()
    position.emit(t.GameEnded(winner, rule, over=True), rule)
    position.phase = "over"
    position.actor = CHANCE
    position.clock = replace(position.clock, lone=None)
    position.budget = t.Budget()
    position.halted = True


def _ties(position: Position, needed: int) -> int:
    """Return how many ties count towards the end of a series that stands still (PT-SER-6)."""
    if position.edition.deciding_ties == "count":
        return sum([match.winner is None for match in position.series.matches])
    n, before = 0, 0
    for match in position.series.matches:
        n = n + 1 if match.winner is None and before + 1 >= needed else 0
        before = max(match.trophies)
    return n

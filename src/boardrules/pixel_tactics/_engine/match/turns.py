"""Rounds, waves and turns: how they begin and end, casualties and rout (PT-FLOW, PT-END)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import announce, queue
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.combat.defeat import clear, defeat
from boardrules.pixel_tactics._engine.match.operations import operations_over, tokens_removed
from boardrules.pixel_tactics._engine.match.series import end_match, more_heroes
from boardrules.pixel_tactics._engine.match.teams import choose_new_leaders, leaders_fall
from boardrules.pixel_tactics._engine.origin import actions_parts
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import life
from boardrules.pixel_tactics._engine.reading.modifiers import actions_of_turn, counted
from boardrules.pixel_tactics._engine.reserve.once import forget_deeds
from boardrules.pixel_tactics._engine.slots import BITS, LEADER_AT, NO_RESERVE, SLOTS_OF
from boardrules.values import Seat

TURN_BUDGETS: Final = tuple([t.Budget(n) for n in range(5)])
"""The budgets with which turns of few actions begin."""
STILL: Final = 3
"""Number of rounds without any change after which a match ends (PT-END-3)."""


def turn_of(state: t.State) -> tuple[int, ...]:
    """Return the match, the deal, the round, how many leaders have been replaced, whose lone round it is, the wave and the turn.

    A wave's last turn lasts until the next begins. New leaders count once all that goes with their choice is settled.
    """
    clock = state.clock
    choosing = clock.lone.seats if clock.lone is not None and state.phase in {"setup", "leaders"} else ()
    replaced = sum(
        [
            len(player.fallen) - (player.unit[LEADER_AT] is None or seat in choosing)
            for seat, player in enumerate(state.players)
            if player.fallen
        ]
    )
    lone = -1 if clock.lone is None else clock.lone.seats[0]
    return len(state.series.matches), state.redeals, clock.round, replaced, lone, clock.wave, min(clock.turn, len(state.players) - 1)


def start_round(position: Position) -> None:
    """Start a round, its first wave and its first turn."""
    position.stack.append(t.StartFrame("wave"))
    announce(position, Happened("round_starts"))


def _start_wave(position: Position) -> None:
    """Start a wave and its first turn."""
    position.stack.append(t.StartFrame("turn"))
    announce(position, Happened("wave_starts"))


def go_on_with_start(position: Position, frame: t.StartFrame) -> None:
    """Start the wave after its round, and the turn after its wave."""
    position.stack.pop()
    if frame.next == "wave":
        _start_wave(position)
    else:
        _turn_starts(position)


def _turn_starts(position: Position) -> None:
    """Start a turn with its actions (PT-FLOW-2)."""
    seat = position.active
    n = actions_of_turn(position, seat)
    position.budget = TURN_BUDGETS[n] if n < len(TURN_BUDGETS) else t.Budget(n)
    player = position.seats[seat]
    if player.orders[0] or player.losses:
        player.orders = 0, player.orders[1]
        player.losses = tuple([loss for loss in player.losses if loss.wave > position.wave_number])
        player.changed = True
    if position.events is not None:
        parts = () if position.trace is None else actions_parts(position, seat)
        position.emit(t.TurnStarted(seat, position.clock.round, position.clock.wave), "PT-FLOW-2", parts=parts)


def end_turn(position: Position) -> None:
    """End the turn, at once if nothing answers to it (PT-FLOW-1)."""
    if "turn_ends" in position.board.events:
        position.stack.append(t.TurnEndFrame())
        position.budget = replace(position.budget, actions=0)
        announce(position, Happened("turn_ends", by=position.active))
    else:
        _remove_tokens(position)


def go_on_with_turn_end(position: Position, frame: t.TurnEndFrame) -> None:
    """Take off the tokens of operations after what the end of the turn set off; then end the turn."""
    position.stack.pop()
    if frame.next == "tokens":
        _remove_tokens(position)
    else:
        _turn_over(position)


def _remove_tokens(position: Position) -> None:
    """Take a token from each operation of the seat whose turn ends, and let those speak whose time is over (PT-OP-3)."""
    holds = position.catalogue.reserve and position.seats[position.active].reserve != NO_RESERVE
    last_words = tokens_removed(position, position.active) if holds else None
    if last_words:
        position.budget = replace(position.budget, actions=0)
        position.stack.append(t.TurnEndFrame("over"))
        queue(position, last_words)
    else:
        _turn_over(position)


def _turn_over(position: Position) -> None:
    """Start the next seat's turn, or end the wave (PT-FLOW-1)."""
    ended = position.active
    if position.events is not None:
        position.emit(t.TurnEnded(ended), "PT-FLOW-5")
    _expire(position, "turn", ended)
    position.budget = TURN_BUDGETS[0]
    if position.clock.lone is not None:  # one seat alone has turns
        _end_wave(position)
        return
    clock = position.clock = replace(position.clock, turn=position.clock.turn + 1)
    if clock.turn < len(position.seats):
        _turn_starts(position)
    else:
        _end_wave(position)


def _end_wave(position: Position) -> None:
    """End the wave, at once if nothing answers to it and nobody falls (PT-FLOW-3)."""
    if "wave_ends" in position.board.events or "casualties_counted" in position.board.events or _mortal(position):
        position.stack.append(t.WaveEndFrame("casualties"))
        announce(position, Happened("wave_ends"))
    else:
        _wave_over(position)


def go_on_with_wave_end(position: Position, frame: t.WaveEndFrame) -> None:
    """Casualties, rout, what answers to them, the next wave."""
    if frame.next == "casualties":
        _casualties(position)
    elif frame.next == "over":
        position.stack.pop()
        _wave_over(position, frame.routed)
    elif not _rout(position, frame.routed):
        position.stack[-1] = t.WaveEndFrame("over", frame.routed)
        announce(position, Happened("casualties_counted"))


def _mortal(position: Position) -> list[t.Piece]:
    """Return the heroes and leaders with lethal damage for which casualties are counted (PT-DMG-3, PT-END-1)."""
    lone = position.clock.lone
    found: list[t.Piece] = []
    for number, player in enumerate(position.seats):
        hurt = player.living & player.hurt
        if not hurt or (lone is not None and number != lone.seats[0]):  # in a lone round only its player's (PT-2V2-8)
            continue
        for slot in SLOTS_OF[hurt]:
            piece = player.unit[slot]
            if piece is None:
                continue
            at = Stand(Seat(number), slot, piece)
            if piece.damage >= life(position, at) and counted(position, at, at_end=True):
                found.append(piece)
    return found


def _casualties(position: Position) -> None:
    """Defeat every hero with lethal damage, in all units at once (PT-FLOW-3, PT-DMG-3)."""
    mortal = _mortal(position)
    routed = tuple([Seat(seat) for seat, player in enumerate(position.seats) if player.unit[LEADER_AT] in mortal])
    position.stack[-1] = t.WaveEndFrame("rout", routed)
    clear(position, [piece.card for piece in mortal if piece.face == "risen"])
    defeat(position, [piece.card for piece in mortal if piece.face == "hero"], checked=True)


def _rout(position: Position, routed: tuple[Seat, ...]) -> bool:
    """Rout each unit whose leader had lethal damage when casualties were counted (PT-END-1, PT-END-2, PT-RUL-9).

    Returns whether that ends the match. Where teams play, leaders fall instead (PT-2V2-5).
    """
    if position.options.mode == "teams":
        return bool(routed) and leaders_fall(position, routed)
    if len(routed) == 1:
        end_match(position, position.rival(routed[0]), "PT-END-1")
    elif routed:
        end_match(position, more_heroes(position), "PT-END-2")
    return bool(routed)


def _wave_over(position: Position, fallen: tuple[Seat, ...] = ()) -> None:
    """Start the next wave, or end the round; before it, play the lone rounds of the seats with *fallen* leaders (PT-2V2-5)."""
    position.emit(t.WaveEnded(position.clock.wave), "PT-FLOW-3")
    _expire(position, "wave", None)
    for player in position.seats:
        if player.orders != (0, 0):
            player.orders = 0, 0
            player.changed = True
    if fallen:
        lone = position.clock.lone
        if lone is None:
            choose_new_leaders(position, _in_turn(position, fallen), after=position.clock.wave)
        else:  # that of the seat alone, whose lone round begins anew
            choose_new_leaders(position, lone.seats, after=lone.after, round_ended=lone.round_ended)
    else:
        _next_wave(position)


def _in_turn(position: Position, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return some seats in the order of turns, from the first player on."""
    n = len(position.seats)
    return tuple(sorted(seats, key=lambda seat: (seat - position.clock.first) % n))


def _next_wave(position: Position) -> None:
    """Start the next wave of the round, or end the round."""
    clock = position.clock
    if clock.wave < 2:
        position.clock = replace(clock, wave=clock.wave + 1, turn=0 if clock.lone is None else clock.turn)
        if "wave_starts" in position.board.events:
            _start_wave(position)
        else:
            _turn_starts(position)
    elif "round_ends" in position.board.events:
        position.stack.append(t.RoundEndFrame())
        announce(position, Happened("round_ends"))
    else:
        _end_operations(position)


def go_on_with_round_end(position: Position, frame: t.RoundEndFrame) -> None:
    """Rout the units that texts routed, then end the operations that last for a round, then the round."""
    position.stack.pop()
    if _rout(position, frame.routed):
        return
    if frame.routed and position.options.mode == "teams":
        lone = position.clock.lone
        if lone is None:
            choose_new_leaders(position, _in_turn(position, frame.routed), after=position.clock.wave, round_ended=True)
        else:
            choose_new_leaders(position, lone.seats, after=lone.after, round_ended=lone.round_ended)
        return
    if frame.next == "operations":
        _end_operations(position)
    else:
        _round_over(position)


def _end_operations(position: Position) -> None:
    """Operations that last for a round are discarded, and say what they say then (PT-OP-3)."""
    last_words = operations_over(position) if position.catalogue.reserve else None
    if last_words:
        position.stack.append(t.RoundEndFrame("over"))
        queue(position, last_words)
    else:
        _round_over(position)


def _round_over(position: Position) -> None:
    """Change the first player (PT-FLOW-4), or end a game that stands still or goes on for ever (PT-END-3)."""
    clock = position.clock
    if clock.lone is not None:
        _lone_round_over(position, clock.lone)
        return
    position.emit(t.RoundEnded(clock.round), "PT-FLOW-4")
    _expire(position, "round", None)
    standstill = position.standstill = t.Standstill(0 if position.standstill.progressed else position.standstill.quiet_rounds + 1)
    if standstill.quiet_rounds >= STILL or clock.round >= position.edition.round_limit:
        end_match(position, more_heroes(position), "PT-END-3")
        return
    position.clock = replace(clock, round=clock.round + 1, wave=0, first=Seat((clock.first + 1) % len(position.seats)), turn=0)
    if "round_starts" in position.board.events or "wave_starts" in position.board.events:
        start_round(position)
    else:
        _turn_starts(position)


def start_lone_round(position: Position) -> None:
    """Start the lone round of the first of the seats whose leaders fell (PT-2V2-5)."""
    clock = position.clock
    if clock.lone is not None:
        seat = clock.lone.seats[0]
        position.clock = replace(clock, wave=0, turn=(seat - clock.first) % len(position.seats))
        position.emit(t.LoneRoundStarted(seat), "PT-2V2-8")
        start_round(position)


def _lone_round_over(position: Position, lone: t.LoneRound) -> None:
    """Start the next lone round, or after the last go on with the common round where it stopped (PT-2V2-8)."""
    _expire(position, "round", None, of=lone.seats[0])
    if len(lone.seats) > 1:
        position.clock = replace(position.clock, lone=t.LoneRound(lone.seats[1:], lone.after, lone.round_ended))
        start_lone_round(position)
        return
    position.clock = replace(position.clock, wave=lone.after, turn=len(position.seats), lone=None)
    if lone.round_ended:
        _end_operations(position)
    else:
        _next_wave(position)


def _expire(position: Position, until: t.Until, ended: Seat | None, *, of: Seat | None = None) -> None:
    """End what lasts until now: changes, watches, and at the end of a turn or a wave the deeds of the cards.

    Changes and watches to the end of a player's next turn come one turn nearer to it. *of*: only those of this seat, whose lone round ends.
    """
    of_turn, of_wave = until != "round", until == "wave"
    reserves = of_turn and bool(position.catalogue.reserve)
    for seat, player in enumerate(position.seats):
        if reserves and player.reserve != NO_RESERVE:
            forget_deeds(position, Seat(seat), of_wave=of_wave)
        stale = bool(player.delayed) and (of is None or of == seat) and _expire_watches(player, until, ended=seat == ended)
        unit = player.unit
        touched = 0
        for slot in SLOTS_OF[player.touched]:
            piece = unit[slot]
            if piece is None:
                continue
            turn, wave, mods = piece.done_this_turn, piece.done_this_wave, piece.mods
            if not ((of_turn and turn) or (of_wave and wave) or mods):
                if turn or wave:
                    touched |= BITS[slot]
                continue
            if of_turn:
                turn = ()
            if of_wave:
                wave = ()
            if mods:
                stale = stale or t.silent(piece)  # its texts may be there again
                mods = tuple(
                    [_nearer(timed, ended) for timed in mods if not (_is_over(timed, until, ended) and (of is None or of == timed.by))]
                )
            unit[slot] = t.Piece(
                piece.card, piece.face, piece.damage, turn, wave, mods, piece.markers, piece.peak_damage, piece.trait, piece.copies
            )
            player.changed = True
            if turn or wave or mods:
                touched |= BITS[slot]
        player.touched = touched
        if stale:
            position.redraw(Seat(seat))


def _expire_watches(player: PlayerPosition, until: t.Until, *, ended: bool) -> bool:
    """End what a seat waits for, or lets hold, until now; return whether anything was."""
    watching = tuple([watch for watch in player.delayed if watch.until != until])
    if ended:
        watching = tuple(
            [
                t.ActiveDelayedTrigger(watch.text, "last_own_turn", watch.source) if watch.until == "own_turn" else watch
                for watch in watching
                if watch.until != "last_own_turn"
            ]
        )
    if watching != player.delayed:
        player.delayed = watching
        player.changed = True
        return True
    return False


def _is_over(timed: t.TemporaryModifier, until: t.Until, ended: Seat | None) -> bool:
    """Return whether a change ends now; a status effect does not, since it lasts until it is removed (PT-STAT-6)."""
    return timed.until == until or (timed.until == "last_own_turn" and timed.by == ended)


def _nearer(timed: t.TemporaryModifier, ended: Seat | None) -> t.TemporaryModifier:
    if timed.until == "own_turn" and timed.by == ended:
        return t.TemporaryModifier(timed.modifier, "last_own_turn", timed.by, timed.source)
    return timed

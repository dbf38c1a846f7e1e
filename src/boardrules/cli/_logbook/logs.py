"""``replay`` and ``verify``: recorded games."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import islice
from textwrap import wrap
from typing import Any, Final

from boardrules.cli._arguments.options import read_names
from boardrules.cli._logbook.page import Shown, page
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.show import verdict_code, verdict_text, write_standings
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.logs import Played, read_log, replay, verify
from boardrules.logs.errors import LogFormatError
from boardrules.logs.opening import AnyGame, game_of
from boardrules.narration import narrate
from boardrules.presentation import notation, rendering
from boardrules.translation import Translator
from boardrules.values import CHANCE, Seat

__all__ = ["show_replay", "show_verdict"]

NOTATION: Final = 18
"""Width of the column of actions; after a longer action the events begin on the next line."""

WHO: Final = 6
"""Minimum width of the column of seats."""


def show_verdict(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``verify LOG``: write the verdict, the last correct ply and the reason.

    Returns the exit code: 0 EXACT, 1 UNVERIFIED, 2 DIVERGED. Raises what :func:`boardrules.verify` raises.
    """
    verdict = verify(arguments.log, trust_packs=arguments.trust_packs)
    terminal.write(verdict_text(verdict, terminal))
    return verdict_code(verdict)


def show_replay(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``replay LOG``: write a line for each action with its events, then the position, and the standings if the game is over.

    A log that is damaged, or that the rules contradict, is shown up to the fault.
    """
    damage: LogFormatError | None = None
    try:
        log = read_log(arguments.log)
    except LogFormatError as error:
        if error.prefix is None:
            raise
        log, damage = error.prefix, error
    found, state = game_of(log, trust_packs=arguments.trust_packs)
    terminal.speak(arguments.lang, found)
    terminal.address(arguments.seat, read_names(arguments.names))
    seats = found.seats(state)
    seat: Seat | None = arguments.seat
    if seat is not None and seat not in seats:
        raise CommandError(f"there is no seat {seat}: the seats of this game are {seats[0]} to {seats[-1]}")
    last: int | None = arguments.ply
    if last is not None and not 0 <= last <= len(log.actions):
        raise CommandError(f"there is no ply {last}: the log has plies 0 to {len(log.actions)}")
    terminal.rule(terminal.say("terminal-title", game=terminal.title(found), seats=len(seats), version=log.header.rules))
    shown = [Shown(0, terminal.say("terminal-start"), "", "", _picture(found, state, seat, terminal.translator))]
    wide = max(WHO, *(len(_who(by, terminal)) for by in (CHANCE, *seats)))
    for played in islice(replay(log, found), last):
        if (told := _told(found, state, played, seat, terminal)) is not None:
            _write_told(told, wide, terminal)
            if arguments.html is not None:
                shown.append(
                    Shown(played.ply, told.who, told.action, told.events, _picture(found, played.state, seat, terminal.translator))
                )
        state = played.state
    if arguments.html is not None:
        remarks = [*log.tags.items(), *((terminal.say("terminal-after-ply", ply=note.ply), note.text) for note in log.notes)]
        arguments.html.write_text(page(terminal.title(found), shown, remarks, translator=terminal.translator), encoding="utf-8")
        terminal.write(terminal.say("terminal-page-written", file=str(arguments.html)), "dim")
    if damage is not None and last is None:
        raise damage
    retired = log.end.retired if log.end is not None and last in (None, log.end.ply) else None
    return _write_position(found, state, retired, arguments, terminal)


@dataclass(frozen=True)
class Told:
    """A ply in words: the seat that acted, the action in notation, and the events."""

    ply: int
    by: Seat
    who: str
    action: str
    events: str


def _picture(found: AnyGame, state: Any, seat: Seat | None, translator: Translator) -> str:
    return rendering(found).render_svg(found.view(state, seat), translator=translator)


def _told(found: AnyGame, before: Any, played: Played[Any, Any, Any], seat: Seat | None, terminal: Terminal) -> Told | None:
    """Return a ply as *seat* may see it, None if it sees nothing of it; without a seat, as the host sees it."""
    action, events = played.action, played.events
    if seat is not None:
        action = found.redact_action(action, seat)
        events = tuple(seen for event in events if (seen := found.redact_event(event, seat)) is not None)
        if action is None and not events:
            return None
    eyes = seat if seat is not None or played.action.by == CHANCE else played.action.by
    written = "" if action is None else notation(found).format_action(found.view(before, eyes), action)
    view = found.view(played.state, eyes)
    told = " ".join(narrate(found, view, events, translator=terminal.translator))
    return Told(played.ply, played.action.by, _who(played.action.by, terminal), written, told)


def _who(by: Seat, terminal: Terminal) -> str:
    return terminal.say("terminal-luck") if by == CHANCE else terminal.translator.player(by)


def _write_told(played: Told, wide: int, terminal: Terminal) -> None:
    who = played.who.ljust(wide)
    indent = 4 + 2 + wide + 2 + NOTATION + 2
    colored = who if played.by == CHANCE else terminal.seat(played.by, who)
    head = f"{terminal.paint(f'{played.ply:>4}', 'dim')}  {colored}  {played.action.ljust(NOTATION)}"
    told = wrap(played.events, terminal.width - indent) or [""]
    if len(played.action) > NOTATION:
        told.insert(0, "")
    terminal.write(f"{head}  {told[0]}".rstrip())
    for line in told[1:]:
        terminal.write(" " * indent + line)


def _write_position(found: AnyGame, state: Any, retired: Seat | None, arguments: argparse.Namespace, terminal: Terminal) -> int:
    view = found.view(state, arguments.seat)
    terminal.rule(terminal.say("terminal-position"))
    terminal.write(Board(found, terminal).first(view, arguments.seat))
    outcome = found.outcome(state)
    if outcome is not None:
        write_standings(outcome, found.SPEC, {}, terminal)
    if retired is not None:
        terminal.write(terminal.say("terminal-retired", seat=retired))
    if arguments.svg is not None:
        arguments.svg.write_text(rendering(found).render_svg(view, translator=terminal.translator), encoding="utf-8")
        terminal.write(terminal.say("terminal-drawing-written", file=str(arguments.svg)), "dim")
    return 0

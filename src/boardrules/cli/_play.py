"""``play``: a game in the terminal, between people and bots."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Final

from boardrules.chance import Dealer, commitment_of
from boardrules.cli._options import read_options, read_seats
from boardrules.cli._prompt import Stop
from boardrules.cli._record import AnyMatch, Record, set_aside
from boardrules.cli._session import Session
from boardrules.cli._show import plural, verdict_code, verdict_text
from boardrules.cli._terminal import CommandError, Terminal
from boardrules.log import read_log
from boardrules.match import Match
from boardrules.registry import game
from boardrules.replay import game_of, replay, verify
from boardrules.values import CHANCE

__all__ = ["play"]

DELAY: Final = 0.05
"""Seconds after each action of a bot, in a terminal."""

INTERRUPTED: Final = 130


def play(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """``play GAME`` and ``play --resume FILE``. Ctrl-C and the end of the input stop the game and keep its log."""
    match, dealer = _new(arguments) if arguments.resume is None else _resumed(arguments)
    seats = match.game.seats(match.state)
    humans = () if arguments.bots else read_seats(arguments.human, seats)
    delay = arguments.delay if arguments.delay is not None else DELAY if terminal.interactive else 0.0
    record = _record(arguments, terminal)
    again = _again(arguments)
    session = Session(match, dealer, humans, record, terminal, delay, again)
    code = 0
    try:
        session.introduce(seed=arguments.seed)
        session.play()
        session.conclude()
    except Stop:
        session.save()
        _write_stopped(match, record, again, terminal)
    except KeyboardInterrupt:
        session.save()
        terminal.write()
        _write_stopped(match, record, again, terminal)
        code = INTERRUPTED
    finally:
        if record is not None:
            record.close()
    if match.over and record is not None:
        verdict = verify(record.path)
        terminal.write(f"log written to {record.path}, verified: {verdict_text(verdict, terminal)}")
        code = code or verdict_code(verdict)
    return code


def _new(arguments: argparse.Namespace) -> tuple[AnyMatch, Dealer]:
    if arguments.game is None:
        raise CommandError("play needs the name of a game, or --resume FILE; 'boardrules list' shows the games")
    found, dealer = game(arguments.game), Dealer(arguments.seed)
    # A seed that nobody knows is lost when the program is: a log that is committed to it could not go on.
    commitment = None if arguments.seed is None else dealer.commitment
    return Match(found, read_options(found.SPEC, arguments.option), commitment=commitment), dealer


def _resumed(arguments: argparse.Namespace) -> tuple[AnyMatch, Dealer]:
    """The match in the log, and a dealer put forward to where it was. Without a seed, luck goes on from a new one."""
    if arguments.option:
        raise CommandError("a game that is resumed has its options in its log: leave -o out")
    log = read_log(arguments.resume)
    found, _ = game_of(log, None if arguments.game is None else game(arguments.game))
    plies = list(replay(log, found))
    match = Match.resume(log, game=found)
    commitment, seed = log.header.commitment, arguments.seed
    if commitment is not None and not match.over and (seed is None or commitment_of(seed) != commitment):
        raise CommandError("this log is committed to a seed, so it goes on with that one only: give it with --seed")
    answered = sum(played.action.by == CHANCE for played in plies)
    return match, Dealer(seed, answered=0 if seed is None else answered)


def _record(arguments: argparse.Namespace, terminal: Terminal) -> Record | None:
    path: Path | None = arguments.log
    if path is None:
        return None if arguments.resume is None else Record(arguments.resume, resume=True)
    if arguments.resume is not None and path.exists() and path.samefile(arguments.resume):
        return Record(path, resume=True)
    older = set_aside(path)
    if older is not None:
        terminal.write(f"the older {path} is now {older}", "yellow")
    return Record(path)


def _again(arguments: argparse.Namespace) -> tuple[str, ...]:
    """What follows ``boardrules play --resume FILE`` to go on with the same people and the same luck."""
    who = ["--bots"] if arguments.bots else [] if arguments.human == "0" else ["--human", arguments.human]
    return (*who, *(() if arguments.seed is None else ("--seed", arguments.seed)))


def _write_stopped(match: AnyMatch, record: Record | None, again: tuple[str, ...], terminal: Terminal) -> None:
    stopped = f"stopped after {plural(match.ply, 'ply')}"
    if record is None:
        terminal.write(f"{stopped}; nothing was written: --log FILE keeps a game")
        return
    command = ("boardrules", "play", "--resume", str(record.path), *again)
    terminal.write(f"{stopped}; the log is kept in {record.path}; go on with:\n  {shlex.join(command)}")

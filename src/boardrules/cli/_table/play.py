"""``play``: a game in the terminal, between people and bots."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from boardrules.bots import bots
from boardrules.chance import Dealer, commitment_of
from boardrules.cli._arguments.chosen import chosen_game, chosen_start
from boardrules.cli._arguments.options import read_names, read_seats
from boardrules.cli._processes import searchers
from boardrules.cli._record import set_aside
from boardrules.cli._screen.narrate import AnyMatch
from boardrules.cli._screen.show import verdict_code, verdict_text
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.cli._table.keeping import Keeping
from boardrules.cli._table.lesson import teach
from boardrules.cli._table.prompt import Stop
from boardrules.cli._table.session import Seated, Session
from boardrules.logs import FileStore, Recorder, read_log, verify
from boardrules.match import Match
from boardrules.registry import games

__all__ = ["play"]

DELAY: Final = 0.05
"""Seconds after each action of a bot, in a terminal."""

INTERRUPTED: Final = 130


def play(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``play GAME``, from the start or from ``--position FILE``, ``play --resume FILE``, or ``play GAME --lesson``.

    Ctrl-C and the end of the input stop the game and keep its log.
    """
    if arguments.lesson:
        return teach(arguments, terminal)
    with ExitStack() as stack:
        if arguments.resume is None:
            match, dealer = _new(arguments)
            path: Path | None = arguments.log
        else:
            match, dealer, path = _resumed(arguments, stack)
        seats = match.game.seats(match.state)
        humans = () if arguments.human is None and arguments.bots is not None else read_seats(arguments.human or "0", seats)
        terminal.address(humans[0] if len(humans) == 1 else None, read_names(arguments.names))
        terminal.speak(arguments.lang, match.game)
        named = arguments.bots or "random"
        players = bots(named, match.game, len(seats) - len(humans), executor=stack.enter_context(searchers(named)))
        if path is not None and arguments.log is path:
            match.record(stack.enter_context(_new_recorder(path, terminal)))
        seated = Seated(humans, dict(zip([seat for seat in seats if seat not in humans], players, strict=True)))
        return _play(arguments, terminal, match, dealer, seated, path)


def _play(arguments: argparse.Namespace, terminal: Terminal, match: AnyMatch, dealer: Dealer, seated: Seated, path: Path | None) -> int:
    delay = arguments.delay if arguments.delay is not None else DELAY if terminal.interactive else 0.0
    keeping = Keeping(match, terminal, path, _again(arguments))
    session = Session(match, dealer, seated, terminal, delay, keeping)
    code = 0
    try:
        session.introduce(seed=arguments.seed)
        session.play()
        session.conclude()
    except Stop:
        keeping.write_stopped()
    except KeyboardInterrupt:
        terminal.write()
        keeping.write_stopped()
        code = INTERRUPTED
    if match.over and path is not None:
        verdict = verify(path, match.game)
        terminal.write(terminal.say("terminal-log-written", file=str(path), verdict=verdict_text(verdict, terminal)))
        code = code or verdict_code(verdict)
    return code


def _new(arguments: argparse.Namespace) -> tuple[AnyMatch, Dealer]:
    if arguments.game is None and arguments.bots in games():  # play --bots GAME
        arguments.game, arguments.bots = arguments.bots, ""
    if arguments.game is None:
        raise CommandError("play needs the name of a game, or --resume FILE; 'boardrules list' shows the games")
    found, options = chosen_start(arguments)
    dealer = Dealer(arguments.seed)
    # A random seed is lost when the program ends; a log that is committed to it could not be continued.
    commitment = None if arguments.seed is None else dealer.commitment
    return Match(found, options, commitment=commitment), dealer


def _resumed(arguments: argparse.Namespace, stack: ExitStack) -> tuple[AnyMatch, Dealer, Path]:
    """Return the match in the log, a dealer that continues its luck, and the path of the log to continue: the same file, or another one.

    Without a seed, luck continues from a new one.
    """
    if arguments.position is not None:
        raise CommandError("a game that is resumed has its position in its log: leave out --position")
    if arguments.option or arguments.edition is not None:
        raise CommandError("a game that is resumed has its options in its log: leave out -o and --edition")
    if arguments.pack:
        raise CommandError("a game that is resumed has its cards in its log: leave out --pack; --trust-packs reads them")
    older: Path = arguments.resume
    path: Path = older if arguments.log is None else arguments.log
    log = read_log(older)
    match = Match.resume(log, game=None if arguments.game is None else chosen_game(arguments), trust_packs=arguments.trust_packs)
    commitment, seed = log.header.commitment, arguments.seed
    if commitment is not None and not match.over and (seed is None or commitment_of(seed) != commitment):
        raise CommandError("this log is committed to a seed and can only be continued with it: give it with --seed")
    if path == older or (path.exists() and path.samefile(older)):
        match.record(stack.enter_context(Recorder(older)))
        path = older
    answered = sum(match.game.chance(match.at(ply)) > 0 for ply in range(match.ply))
    return match, Dealer(seed, answered=0 if seed is None else answered, client_seeds=log.header.client_seeds or ()), path


def _new_recorder(path: Path, terminal: Terminal) -> Recorder:
    older = set_aside(path)
    if older is not None:
        terminal.write(terminal.say("terminal-older", file=str(path), older=str(older)), "yellow")
    return Recorder(FileStore(path, new=True))


def _again(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the arguments after ``boardrules play --resume FILE`` that continue with the same people and the same luck."""
    human: str | None = arguments.human
    chosen: str | None = arguments.bots
    people = () if human is None or (human == "0" and chosen is None) else ("--human", human)
    others = () if chosen is None else ("--bots", chosen) if chosen else ("--bots",)
    names = () if arguments.names is None else ("--names", arguments.names)
    return (*people, *others, *names, *(() if arguments.seed is None else ("--seed", arguments.seed)))

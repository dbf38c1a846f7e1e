"""``tournament``: games between bots, all against all or in Swiss rounds, and standings of people from logs."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial

from boardrules.bots import bot
from boardrules.characters import escaped
from boardrules.cli._arguments.chosen import chosen_start
from boardrules.cli._arguments.options import read_names
from boardrules.cli._numbers import Progress, on_workers, require
from boardrules.cli._processes import searchers
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.tournaments import Pairing, Rating, Tournament, plot_tournament, ratings, swiss, tournament, tournament_of_logs
from boardrules.tournaments.ratings import require_ratings

__all__ = ["hold_tournament"]


def hold_tournament(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``tournament GAME --bots BOTS`` or ``tournament --logs FOLDER``: the standings on stdout, and a picture if requested."""
    if arguments.records is not None and arguments.records.suffix == ".parquet":
        raise CommandError(f"{arguments.records}: a tournament keeps JSON lines; give the folder another name")
    require(arguments)
    if arguments.pair and arguments.format != "text":
        raise CommandError("--pair writes text: leave out --format")
    try:
        if arguments.ratings:
            require_ratings()
        played = _played(arguments, terminal) if arguments.logs is None else _of_logs(arguments)
        rated = ratings(played.results) if arguments.ratings else ()
        pairing = swiss(played.players, played.results, played.byes, seats=played.seats, seed=arguments.seed) if arguments.pair else None
        terminal.write(_written(played, rated, arguments.format).rstrip("\n"))
        if arguments.plot is not None:
            plot_tournament(played, arguments.plot, ratings=rated)
        if pairing is not None:
            _show(pairing, terminal)
    except ImportError as error:
        raise CommandError(str(error)) from None
    return 0


def _played(arguments: argparse.Namespace, terminal: Terminal) -> Tournament:
    """Play the tournament between bots."""
    if arguments.game is None or arguments.bots is None:
        raise CommandError("a tournament needs GAME and --bots, such as --bots greedy,random; or --logs FOLDER")
    if arguments.pair or arguments.players or arguments.byes:
        raise CommandError("--pair, --players and --byes need --logs FOLDER: the games of people")
    found, options = chosen_start(arguments)
    names = read_names(arguments.bots)
    if arguments.names is not None and len(read_names(arguments.names)) != len(names):
        raise CommandError(f"--names needs one name for each of {len(names)} bots")
    called = read_names(arguments.names) or names
    if len(set(called)) != len(called):
        raise CommandError("each bot needs a name of its own: give them --names, such as --names first,second")
    progress = Progress(resumed=arguments.resume)
    with searchers(arguments.bots, jobs=arguments.jobs) as pool:
        run = partial(
            tournament,
            found,
            {name: bot(kind, found, executor=pool) for name, kind in zip(called, names, strict=True)},
            system="swiss" if arguments.swiss else "round_robin",
            rounds=arguments.rounds,
            games=arguments.games,
            options=options,
            seed=arguments.seed,
            records=arguments.records,
            resume=arguments.resume,
            progress=progress,
        )
        played = on_workers(run, arguments.jobs, progress, terminal)
    progress.clear()
    return played


def _of_logs(arguments: argparse.Namespace) -> Tournament:
    """Read the tournament of people."""
    if arguments.game is not None or arguments.bots is not None or arguments.records is not None:
        raise CommandError("with --logs FOLDER the games are played: leave out GAME, --bots and --records")
    return tournament_of_logs(arguments.logs, players=read_names(arguments.players), byes=read_names(arguments.byes))


def _written(played: Tournament, rated: Sequence[Rating], form: str) -> str:
    match form:
        case "json":
            return played.json(rated).decode()
        case "csv":
            return played.csv(rated)
        case _:
            return played.table(rated)


def _show(pairing: Pairing, terminal: Terminal) -> None:
    """Write the next round."""
    terminal.write(f"\nround {pairing.round}:")
    for number, table in enumerate(pairing.tables, 1):
        terminal.write(f"  table {number}: {' - '.join(map(escaped, table))}")
    for player in pairing.byes:
        terminal.write(f"  bye: {escaped(player)}")

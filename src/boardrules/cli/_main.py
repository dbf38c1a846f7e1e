"""The commands and their arguments; an error becomes one line and an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, TypeAlias

from boardrules import __version__
from boardrules._build import description
from boardrules.bots.named import KINDS
from boardrules.characters import escaped
from boardrules.cli._completion import SHELLS, show_completion
from boardrules.cli._logbook.logs import show_replay, show_verdict
from boardrules.cli._lookup.games import list_games, show_schema
from boardrules.cli._lookup.rules import show_rules
from boardrules.cli._new import write_new_game
from boardrules.cli._numbers import count_sequences, simulate_games
from boardrules.cli._puzzles.puzzle import check_set, find_set, play_set
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.cli._table.play import play
from boardrules.cli._tournament import hold_tournament
from boardrules.errors import BoardRulesError
from boardrules.puzzles import MARGIN

__all__ = ["main", "make_parser"]

FAILED: Final = 2
FAULTY: Final = 70
"""The exit code for a fault of the program itself, as in ``sysexits.h``."""

LONGEST: Final = 200
"""Maximum length, in characters, of the message of such a fault."""

INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

AddParser: TypeAlias = Callable[..., argparse.ArgumentParser]

GAME_HELP: Final = "the name of the game, as 'boardrules list' shows it, or the Python file of one"
LOG_HELP: Final = "the file with the recorded game"
PACKS_HELP: Final = "play with custom cards that the log brings along; without it they are not even read"
BOTS_HELP: Final = f"there are {KINDS}"
POOLED_HELP: Final = f"{BOTS_HELP}; a search in 4 processes: expert:1s@4"
NAMES_HELP: Final = "the names of the players, such as Ann,Bo (default: Player 1, Player 2 and so on)"
LANG_HELP: Final = "speak this language, such as pl or ru (default: en); others than en, pl and ru need the extra i18n"
SET_HELP: Final = "the file with the puzzles"
OPTION_HELP: Final = "an option of the game; may be repeated; 'boardrules list' shows which there are"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. *argv* defaults to the arguments of the program."""
    parser = make_parser()
    try:
        arguments, left = parser.parse_known_args(argv)
        if left and (not hasattr(arguments, "word") or any(text.startswith("-") for text in left)):
            parser.error(f"unrecognized arguments: {' '.join(left)}")
        if left:  # argparse takes no words of a list on both sides of an option
            arguments.word = [*arguments.word, *left]
    except SystemExit as leave:  # argparse has written its help, or an error
        return int(leave.code or 0)
    if arguments.command is None:
        parser.print_help()
        return FAILED
    try:
        code: int = arguments.command(arguments, Terminal(pager=not getattr(arguments, "no_pager", False)))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has ended: this is no error, but nothing more can be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BoardRulesError, CommandError) as error:
        return _fail(_joined(str(error)))
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))
    except Exception as error:  # a game's code may raise anything
        if arguments.debug:
            raise
        return _fail(f"{_faulty(arguments)}: {_in_one_line(error)}; 'boardrules --debug ...' shows where", FAULTY)
    return code


def _joined(message: str) -> str:
    """Return *message* on one line if it is a heading and a single fault below it."""
    lines = message.splitlines()
    return " ".join(map(str.strip, lines)) if len(lines) == 2 else message


def _fail(message: str, code: int = FAILED) -> int:
    sys.stderr.write(f"boardrules: {escaped(message, lines=True)}\n")
    return code


def _faulty(arguments: argparse.Namespace) -> str:
    name: object = getattr(arguments, "game", None)
    return f"a fault in the program of {name}" if name else "a fault in the program"


def _in_one_line(error: Exception) -> str:
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def make_parser() -> argparse.ArgumentParser:
    """Return the parser for all commands, with help; ``command`` is the function to run, or None."""
    parser = argparse.ArgumentParser(
        prog="boardrules",
        description="Play, check and look up board games.",
        epilog="Exit codes: 0 done, 2 error, 70 a fault in a game's program, 130 stopped by Ctrl-C. 'boardrules COMMAND --help' says more.",
    )
    parser.add_argument("--version", action="version", version=f"boardrules {__version__} ({description()})")
    parser.add_argument("--debug", action="store_true", help="show where a faulty game went wrong, instead of one line")
    parser.set_defaults(command=None)
    add = parser.add_subparsers(title="commands", metavar="COMMAND").add_parser
    listing = add("list", help="the installed games", description="List the installed games with their options, or one of them.")
    listing.set_defaults(command=list_games)
    _add_game(listing, optional=True)
    listing.add_argument("--lang", metavar="TAG", default="en", help=LANG_HELP)
    _add_pager(listing)
    _add_play(add)
    _add_logs(add)
    _add_lookup(add)
    _add_numbers(add)
    _add_tournament(add)
    _add_puzzles(add)
    _add_new(add)
    return parser


def _add_play(add: AddParser) -> None:
    playing = add(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal. Bots take the seats that nobody sits on. At the prompt, ? is help.",
    )
    playing.set_defaults(command=play)
    _add_game(playing, optional=True)
    playing.add_argument("--lesson", action="store_true", help="learn the game step by step, in a lesson of about five minutes")
    playing.add_argument("--human", metavar="SEATS", help="the seats played at this terminal, such as 0,2 (default: 0)")
    playing.add_argument(
        "--bots",
        metavar="BOTS",
        nargs="?",
        const="",
        help=f"the bots: one for all seats that bots take, or one for each, such as greedy,random (default: random); {POOLED_HELP}; "
        "without --human they take all seats: watch a game",
    )
    playing.add_argument("--names", metavar="NAMES", type=_text, help=NAMES_HELP)
    playing.add_argument(
        "--seed", metavar="TEXT", type=_text, help="the seed of luck and bots: the same seed, the same game (default: a new one)"
    )
    playing.add_argument("--log", metavar="FILE", type=Path, help="write the log to FILE while playing; an older FILE is kept as FILE.1")
    playing.add_argument("--resume", metavar="FILE", type=Path, help="continue the game in FILE")
    playing.add_argument("--lang", metavar="TAG", default="en", help=LANG_HELP)
    _add_pager(playing)
    playing.add_argument("--trust-packs", action="store_true", help=PACKS_HELP)
    playing.add_argument(
        "--delay",
        metavar="SECONDS",
        type=_seconds,
        help="the pause after each action (default: 0.05 in a terminal, otherwise 0)",
    )


def _add_logs(add: AddParser) -> None:
    replaying = add("replay", help="show a recorded game", description="Show a log action by action, then the position.")
    replaying.set_defaults(command=show_replay)
    replaying.add_argument("log", metavar="LOG", type=Path, help=LOG_HELP)
    replaying.add_argument("--ply", metavar="N", type=int, help="stop after N actions, luck included")
    replaying.add_argument("--seat", metavar="K", type=int, help="show only what seat K may know")
    replaying.add_argument("--names", metavar="NAMES", type=_text, help=NAMES_HELP)
    replaying.add_argument("--lang", metavar="TAG", default="en", help=LANG_HELP)
    replaying.add_argument("--trust-packs", action="store_true", help=PACKS_HELP)
    replaying.add_argument("--svg", metavar="FILE", type=Path, help="draw the position into FILE as well")
    replaying.add_argument("--html", metavar="FILE", type=Path, help="write a self-contained page to step through the game to FILE")
    verifying = add(
        "verify",
        help="check a recorded game against the rules",
        description="Replay a log and compare it with the rules, line by line.",
        epilog="Exit codes: 0 EXACT, 1 UNVERIFIED (nothing is wrong, but something is missing), 2 DIVERGED or unreadable.",
    )
    verifying.set_defaults(command=show_verdict)
    verifying.add_argument("log", metavar="LOG", type=Path, help=LOG_HELP)
    verifying.add_argument("--trust-packs", action="store_true", help=PACKS_HELP)


def _add_lookup(add: AddParser) -> None:
    rules = add("rules", help="look up the rules of a game", description="Print the rulebook of a game, or some of it.")
    rules.set_defaults(command=show_rules)
    _add_game(rules, options=False)
    rules.add_argument("--lang", metavar="TAG", default="en", help=LANG_HELP)
    _add_pager(rules)
    rules.add_argument("--pdf", metavar="FILE", type=Path, help="write a rule sheet of two pages and a reference card to FILE instead")
    rules.add_argument("--html", metavar="FILE", type=Path, help="the same as a page for browsers")
    rules.add_argument("--diff", metavar="EDITION", nargs=2, help="only the rules that two editions have differently, with what each says")
    rules.add_argument("word", metavar="ID or WORD", nargs="*", help="a rule, or the beginning of several: PX-PLA-4, PX-PLA, BR; or words")
    schema = add("schema", help="a game's types for other languages", description="Print the types of a game as JSON Schema or TypeScript.")
    schema.set_defaults(command=show_schema)
    schema.add_argument("game", metavar="GAME", help=GAME_HELP)
    schema.add_argument("--typescript", action="store_true", help="a TypeScript module instead of the JSON Schema")
    completing = add(
        "completion", help="completion for a shell", description="Print a script with which a shell completes commands, options and files."
    )
    completing.set_defaults(command=show_completion, parser=make_parser)
    completing.add_argument("shell", choices=SHELLS, help="write it where the shell looks for completions")


def _add_numbers(add: AddParser) -> None:
    simulating = add("simulate", help="many games between bots", description="Play many games between bots and summarise them.")
    simulating.set_defaults(command=simulate_games)
    _add_game(simulating)
    simulating.add_argument("-n", metavar="N", type=_positive, required=True, help="the number of games")
    simulating.add_argument(
        "--bots",
        metavar="BOTS",
        default="random",
        help=f"one for all seats, or one for each, separated by commas (default: random); {POOLED_HELP}",
    )
    simulating.add_argument("--seed", metavar="TEXT", type=_text, default="0", help="the same seed, the same games (default: 0)")
    simulating.add_argument(
        "-j", "--jobs", "--processes", metavar="J", type=_positive, default=1, help="the number of processes (default: 1)"
    )
    simulating.add_argument("--rotate", action="store_true", help="move the bots by one seat from game to game")
    simulating.add_argument(
        "--until-interval", metavar="WIDTH", type=_width, help="stop when all win rates are known to within WIDTH, such as 0.01"
    )
    simulating.add_argument(
        "--records", metavar="PATH", type=Path, help="keep a record of every game in the folder PATH; as Parquet if it ends in .parquet"
    )
    simulating.add_argument("--resume", action="store_true", help="continue the run in the folder of --records, if there is one")
    simulating.add_argument("--plot", metavar="FILE", type=Path, help="draw the results into FILE: .svg, .png or .pdf")
    counting = add(
        "perft", help="count sequences of actions", description="Count the sequences of 1 to DEPTH actions from the start, with luck."
    )
    counting.set_defaults(command=count_sequences)
    _add_game(counting)
    counting.add_argument("depth", metavar="DEPTH", type=_positive, help="the length of the sequences, in actions")
    counting.add_argument("--divide", action="store_true", help="show the count for DEPTH for each first action")


def _add_tournament(add: AddParser) -> None:
    holding = add(
        "tournament",
        help="a tournament between bots, or standings of people",
        description="Hold a tournament between bots, all against all or in Swiss rounds; or show the standings of people from the logs of "
        "their games.",
    )
    holding.set_defaults(command=hold_tournament)
    _add_game(holding, optional=True)
    holding.add_argument("--bots", metavar="BOTS", help=f"the bots, such as greedy,random; {POOLED_HELP}")
    holding.add_argument("--names", metavar="NAMES", type=_text, help="the names of the bots (default: as in --bots)")
    holding.add_argument("--swiss", action="store_true", help="Swiss rounds: players with about equal points meet (default: all meet all)")
    holding.add_argument("--rounds", metavar="N", type=_positive, help="the number of Swiss rounds (default: as many as a knock-out has)")
    holding.add_argument(
        "--games",
        metavar="N",
        type=_positive,
        help="the number of games in a meeting, a multiple of the seats (default: one for each seat)",
    )
    holding.add_argument("--seed", metavar="TEXT", type=_text, default="0", help="the same seed, the same tournament (default: 0)")
    holding.add_argument("-j", "--jobs", metavar="J", type=_positive, default=1, help="the number of processes (default: 1)")
    holding.add_argument("--records", metavar="PATH", type=Path, help="keep a record of every game in the folder PATH")
    holding.add_argument("--resume", action="store_true", help="continue the tournament in the folder of --records, if there is one")
    holding.add_argument("--logs", metavar="FOLDER", type=Path, help="the standings of people, from the logs in FOLDER")
    holding.add_argument("--players", metavar="NAMES", type=_text, help="players beside those in the logs, who have not played yet")
    holding.add_argument("--byes", metavar="NAMES", type=_text, help="the players who had a bye; a name for each bye")
    holding.add_argument("--pair", action="store_true", help="pair the next Swiss round, after the standings from the logs")
    holding.add_argument("--ratings", action="store_true", help="ratings by Bradley and Terry, with intervals (extra tournament)")
    holding.add_argument("--format", choices=("text", "json", "csv"), default="text", help="how to write the standings (default: text)")
    holding.add_argument("--plot", metavar="FILE", type=Path, help="draw the results into FILE: .svg, .png or .pdf")


def _add_puzzles(add: AddParser) -> None:
    about = "Positions in which one line wins within the turn, whatever luck and others do, or one action has the best chance of it."
    puzzle = add("puzzle", help="find, check and solve puzzles", description=about)
    within: AddParser = puzzle.add_subparsers(title="what to do", metavar="WHAT", required=True).add_parser
    finding = within("find", help="look for puzzles in games between bots", description=f"Look for puzzles in games between bots. {about}")
    finding.set_defaults(command=find_set)
    _add_game(finding)
    finding.add_argument("-n", "--games", metavar="N", type=_positive, required=True, help="the number of games")
    finding.add_argument("--bots", metavar="BOTS", default="random", help=f"for all seats, or for each (default: random); {BOTS_HELP}")
    finding.add_argument("--seed", metavar="TEXT", type=_text, default="0", help="the same seed, the same games (default: 0)")
    finding.add_argument("--shortest", metavar="K", type=_positive, default=2, help="only solutions of K decisions or more (default: 2)")
    finding.add_argument("--last", metavar="K", type=_positive, help="only the last K actions of a game, luck included (default: 60)")
    quick = "find the quickest wins, by at most K decisions: slower wins are no other solutions"
    finding.add_argument("--decisions", metavar="K", type=_positive, help=quick)
    lucky = "find positions in which one action has the best chance of a win within the turn, in a game that hides nothing"
    finding.add_argument("--chance", action="store_true", help=lucky)
    better = f"with --chance: how much better than any other action, such as 0.1 or 1/10 (default: {MARGIN})"
    finding.add_argument("--margin", metavar="M", type=_share, default=MARGIN, help=better)
    finding.add_argument("--budget", metavar="N", type=_positive, help="examine N positions for each (default: 20,000)")
    finding.add_argument("--unsolved-by", metavar="BOT", help="leave out puzzles that this bot solves, such as greedy")
    finding.add_argument("--judges", metavar="BOTS", help="write down for each puzzle which of these bots solve it, such as strong,expert")
    finding.add_argument("--out", metavar="FILE", type=Path, required=True, help="write the set to FILE; an older FILE is kept as FILE.1")
    checking = within(
        "check",
        help="check every puzzle of a set",
        description="Check by exhaustive search that the solution of each puzzle is the only line that wins, or has the best chance.",
        epilog="Exit codes: 0 all are right, 1 some are not, 2 the file cannot be read.",
    )
    checking.set_defaults(command=check_set)
    checking.add_argument("set", metavar="SET", type=Path, help=SET_HELP)
    checking.add_argument("--budget", metavar="N", type=_positive, help="examine N positions for each (default: 200,000)")
    solving = within("play", help="solve puzzles in the terminal", description="Solve the puzzles of a set. At the prompt, ? is help.")
    solving.set_defaults(command=play_set)
    solving.add_argument("set", metavar="SET", type=Path, help=SET_HELP)
    solving.add_argument("number", metavar="N", nargs="?", type=_positive, help="this one only (default: all, from the first)")
    solving.add_argument("--lang", metavar="TAG", default="en", help=LANG_HELP)


def _add_new(add: AddParser) -> None:
    about = "Write the first version of a card game of your own, with a test and a page that plays it. Then change it step by step."
    writing = add("new", help="begin a game of your own", description=about)
    writing.set_defaults(command=write_new_game)
    writing.add_argument("name", metavar="NAME", help="the name of its module, such as tide_pools")
    writing.add_argument("--into", metavar="FOLDER", type=Path, default=Path(), help="write into FOLDER (default: the current one)")
    writing.add_argument("--lang", metavar="TAG", default="en", help=LANG_HELP)


def _add_game(parser: argparse.ArgumentParser, *, optional: bool = False, options: bool = True) -> None:
    """Add the arguments for the game, its cards, its edition and its position."""
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=GAME_HELP)
    if options:
        parser.add_argument("-o", "--option", metavar="NAME=VALUE", type=_text, action="append", default=[], help=OPTION_HELP)
    else:
        parser.set_defaults(option=[])
    parser.add_argument("--edition", metavar="ID", help="an edition of the rules, as 'boardrules list' shows them")
    parser.add_argument(
        "--pack", metavar="FILE", type=Path, action="append", default=[], help="custom cards, a pack as JSON; may be repeated"
    )
    parser.add_argument("--position", metavar="FILE", type=Path, help="begin at the position that FILE, a Setup as JSON, describes")


def _add_pager(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-pager", action="store_true", help="write long texts at once; otherwise the program in PAGER shows them")


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # Python keeps bytes that are not UTF-8 as surrogates
        raise argparse.ArgumentTypeError(f"{text!r} is not UTF-8") from None
    return text


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def _share(text: str) -> Fraction:
    try:
        share = Fraction(text)
    except (ValueError, ZeroDivisionError):
        share = Fraction(0)
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1, such as 1/12")
    return share


def _width(text: str) -> float:
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0 < width < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1, such as 0.01")
    return width


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 3600")
    return seconds

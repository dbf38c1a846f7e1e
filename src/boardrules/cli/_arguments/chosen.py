"""The game to play: by name or by file, with packs of cards, in an edition, from a position."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from boardrules.cli._arguments.options import read_options
from boardrules.cli._screen.terminal import CommandError
from boardrules.codec import from_json
from boardrules.contract import Game, Positions
from boardrules.errors import BoardRulesError, RegistryError
from boardrules.registry import as_game, game
from boardrules.transforms import capability, from_state, read_pack

__all__ = ["AnyGame", "chosen_edition", "chosen_game", "chosen_pair", "chosen_start"]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def chosen_game(arguments: argparse.Namespace) -> AnyGame:
    """Return the game that GAME names, an installed one or a Python file, with the cards of every ``--pack FILE``.

    Raises CommandError, with the file, if a pack cannot be played, and RegistryError if there is no such game.
    """
    found = _of_file(Path(arguments.game)) if arguments.game.endswith(".py") else game(arguments.game)
    for path in arguments.pack:
        try:
            found = read_pack(found, path.read_bytes())
        except BoardRulesError as error:
            raise CommandError(f"{path}: {error}") from None
    return found


def chosen_start(arguments: argparse.Namespace) -> tuple[AnyGame, Any]:
    """Return the game and its options, those of ``-o`` and ``--edition``, or None for the defaults.

    With ``--position FILE`` it is the game that begins there, whose options are those of the position.
    """
    found = chosen_game(arguments)
    if arguments.position is None:
        return found, read_options(found.SPEC, [*arguments.option, *_edition(found, arguments.edition)])
    if arguments.option or arguments.edition is not None:
        raise CommandError("a position has its options in its file: leave out -o and --edition")
    return from_state(found, _position(found, arguments.position)), None


def chosen_edition(found: AnyGame, arguments: argparse.Namespace) -> str | None:
    """Return the edition of ``--edition`` or of the position of ``--position FILE``, or None for all editions."""
    if arguments.position is not None:
        options = getattr(_position(found, arguments.position), "options", None)
        edition: str | None = getattr(options, "edition", None)
        return edition
    _known(found, arguments.edition)
    wanted: str | None = arguments.edition
    return wanted


def _edition(found: AnyGame, edition: str | None) -> tuple[str, ...]:
    """Return ``--edition`` as an option of the game."""
    if edition is None:
        return ()
    _known(found, edition)
    options: Any = found.SPEC.options
    if "edition" not in {field.name for field in msgspec.structs.fields(options)}:
        raise CommandError(f"{found.SPEC.id} is played the same way in every edition: leave out --edition")
    return (f"edition={edition}",)


def chosen_pair(found: AnyGame, arguments: argparse.Namespace) -> tuple[str, str] | None:
    """Return the two editions of ``--diff``, or None."""
    if arguments.diff is None:
        return None
    one, other = arguments.diff
    for edition in (one, other):
        _known(found, edition)
    return one, other


def _known(found: AnyGame, edition: str | None) -> None:
    editions = [known.id for known in found.SPEC.editions]
    if edition is not None and edition not in editions:
        raise CommandError(f"{found.SPEC.id} has no edition {edition!r}; it has {', '.join(editions)}")


def _position(found: AnyGame, path: Path) -> Any:
    """Return the state that the Setup in the file *path* describes."""
    positions: Positions[Any, Any] | None = capability(found, Positions[Any, Any])
    if positions is None:
        raise CommandError(f"{found.SPEC.id} cannot begin at a position from a file")
    try:
        return positions.set_up(from_json(positions.SETUP, path.read_bytes()))
    except BoardRulesError as error:
        raise CommandError(f"{path}: {error}") from None


def _of_file(path: Path) -> AnyGame:
    """Return the game in a Python file, imported by its name as Python imports a script's neighbours, so that other processes find it."""
    if not path.is_file():
        raise CommandError(f"there is no file {path}; an installed game is named without '.py'")
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        module = import_module(path.stem)
    except Exception as error:  # a user's code may raise anything
        raise RegistryError(f"{path} cannot be imported: {error}") from error
    if Path(module.__file__ or "").resolve() != path.resolve():
        raise CommandError(f"a module called {path.stem!r} is already loaded: give the file another name")
    return as_game(module, str(path))

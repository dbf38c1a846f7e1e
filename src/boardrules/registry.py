"""Which games are installed: found by entry points of the group ``boardrules.games``, ours and third parties' alike."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from boardrules.errors import RegistryError
from boardrules.game import Game, Spec

__all__ = ["game", "games"]

GROUP = "boardrules.games"

FUNCTIONS = tuple(sorted(name for name in vars(Game) if not name.startswith("_") and name != "SPEC"))


def games() -> tuple[str, ...]:
    """The names of all installed games, in alphabetical order.

    >>> from boardrules import games
    >>> "pixies" in games()
    True
    """
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def game(name: str) -> Game[Any, Any, Any, Any, Any]:
    """The installed game called *name*: the one place that is typed ``Any``; import the game's module for exact types.

    Raises
    ------
    RegistryError
        if no installed game has this name, if two packages claim it, or if what is found is not a game.
    """
    found = {point.value: point for point in entry_points(group=GROUP, name=name)}
    if not found:
        raise RegistryError(f"no game {name!r} is installed; there are: {', '.join(games()) or 'none'}")
    if len(found) > 1:
        raise RegistryError(f"several packages offer a game {name!r}: {', '.join(sorted(found))}; uninstall all but one")
    return _load(next(iter(found.values())))


def _load(point: EntryPoint) -> Game[Any, Any, Any, Any, Any]:
    try:
        loaded = point.load()
    except Exception as error:
        raise RegistryError(f"game {point.name!r} ({point.value}) cannot be imported: {error}") from error
    missing = [name for name in FUNCTIONS if not callable(getattr(loaded, name, None))]
    if not isinstance(getattr(loaded, "SPEC", None), Spec):
        missing.insert(0, "SPEC")
    if missing:
        raise RegistryError(f"game {point.name!r} ({point.value}) is no game, it lacks: {', '.join(missing)}")
    found: Game[Any, Any, Any, Any, Any] = loaded
    return found

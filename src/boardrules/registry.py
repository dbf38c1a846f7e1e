"""Find installed games by name: the library's own, and those that other packages offer by entry points."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic

from boardrules.contract import A, E, Game, O, S, Spec, V
from boardrules.errors import RegistryError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["GameRef", "as_game", "game", "games"]

GROUP: Final = "boardrules.games"
"""The group of the entry points by which packages offer games."""

OWN: Final = {"chibitactics": "boardrules.chibitactics", "pixel_tactics": "boardrules.pixel_tactics", "pixies": "boardrules.pixies"}
"""The modules of the library's own games, which are also found if no metadata is installed, as in a source tree or a bundle."""

FUNCTIONS: Final = tuple(sorted(name for name in vars(Game) if not name.startswith("_") and name != "SPEC"))


def games() -> tuple[str, ...]:
    """Return the names of all installed games, in alphabetical order.

    >>> from boardrules import games
    >>> "pixies" in games()
    True
    """
    return tuple(sorted({point.name for point in _offered()}))


def _offered() -> tuple[EntryPoint, ...]:
    """Return all installed games: the library's own, and those of other packages."""
    from importlib import metadata  # noqa: PLC0415  (it takes longer to import than the rest of the core)

    own = [metadata.EntryPoint(name, value, GROUP) for name, value in OWN.items()]
    return (*own, *metadata.entry_points(group=GROUP))


def game(name: str) -> Game[Any, Any, Any, Any, Any]:
    """Return the installed game called *name*, typed ``Any``; import the game's module for exact types.

    Raises
    ------
    RegistryError
        if no installed game has this name, if two packages claim it, or if what is found is not a game.
    """
    found = {point.value: point for point in _offered() if point.name == name}
    if not found:
        raise RegistryError(f"no game {name!r} is installed; there are: {', '.join(games())}")
    if len(found) > 1:
        raise RegistryError(f"several packages offer a game {name!r}: {', '.join(sorted(found))}; uninstall all but one")
    return _load(next(iter(found.values())))


def _load(point: EntryPoint) -> Game[Any, Any, Any, Any, Any]:
    try:
        loaded = point.load()
    except Exception as error:
        raise RegistryError(f"game {point.name!r} ({point.value}) cannot be imported: {error}") from error
    return as_game(loaded, f"game {point.name!r} ({point.value})")


def as_game(loaded: Any, name: str) -> Game[Any, Any, Any, Any, Any]:
    """Return *loaded*, the object found as *name*, if it is a game. Raises RegistryError with the names of what it lacks."""
    missing = [name for name in FUNCTIONS if not callable(getattr(loaded, name, None))]
    if not isinstance(getattr(loaded, "SPEC", None), Spec):
        missing.insert(0, "SPEC")
    if missing:
        raise RegistryError(f"{name} is no game, it lacks: {', '.join(missing)}")
    found: Game[Any, Any, Any, Any, Any] = loaded
    return found


@dataclass(frozen=True)
class GameRef(Generic[S, A, V, E, O]):
    """A game that can be pickled, for bots that play in a process pool.

    Most games are modules, which Python cannot pickle. A reference to a module is pickled as the module's name, and unpickling imports it;
    it raises ImportError if the module is missing. Any other game is pickled as it is.

    >>> import pickle
    >>> from boardrules import GameRef, pixies
    >>> pickle.loads(pickle.dumps(GameRef(pixies))).game is pixies
    True
    """

    game: Game[S, A, V, E, O]

    def __reduce__(self) -> tuple[object, ...]:
        return (_imported, (self.game.__name__,)) if isinstance(self.game, ModuleType) else (GameRef, (self.game,))


def _imported(name: str) -> GameRef[Any, Any, Any, Any, Any]:
    module: Any = import_module(name)
    return GameRef(module)

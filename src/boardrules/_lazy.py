"""Names that a package imports when they are first used, so that importing the package takes little time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from sys import modules

__all__ = ["deferred", "importer"]


def importer(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """Return a function for a package's ``__getattr__`` that imports a name, or a public module of the package, when it is first used.

    *homes*: for each module of the package its names that the package has too, separated by blanks.

    >>> from boardrules._lazy import importer
    >>> importer("boardrules", {"values": "CHANCE"})("CHANCE")
    -1
    """
    home_of = {name: module for module, names in homes.items() for name in names.split()}

    def found(name: str) -> object:
        home = home_of.get(name)
        if home is not None:
            value = getattr(import_module(f"{package}.{home}"), name)
        elif name in homes:
            value = import_module(f"{package}.{name}")
        else:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        setattr(modules[package], name, value)
        return value

    return found


def deferred(package: str, makers: Mapping[str, Callable[[], object]]) -> Callable[[str], object]:
    """Return a function for a package's ``__getattr__`` that makes the value of a name when it is first used.

    >>> from boardrules._lazy import deferred
    >>> deferred("boardrules", {"ANSWER": lambda: 42})("ANSWER")
    42
    """

    def made(name: str) -> object:
        maker = makers.get(name)
        if maker is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = maker()
        setattr(modules[package], name, value)
        return value

    return made

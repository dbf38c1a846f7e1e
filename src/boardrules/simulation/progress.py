"""A progress bar for simulations, by tqdm."""

from __future__ import annotations

from importlib import import_module
from types import TracebackType
from typing import Any, Self

__all__ = ["ProgressBar"]


class ProgressBar:
    """A tqdm progress bar in a terminal or a notebook, for the argument ``progress`` of :func:`boardrules.simulate`.

    >>> from boardrules import pixies, simulate
    >>> from boardrules.simulation import ProgressBar
    >>> with ProgressBar("pixies") as bar:  # doctest: +SKIP
    ...     summary = simulate(pixies, 1000, progress=bar)

    Raises ImportError without the extra ``simulation``.
    """

    def __init__(self, title: str = "") -> None:
        try:
            self._make: Any = import_module("tqdm.auto").tqdm
        except ImportError as error:
            raise ImportError("a bar needs the package tqdm: pip install tqdm") from error
        self._title = title
        self._bar: Any = None

    def __call__(self, done: int, total: int) -> None:
        """Show that *done* of *total* games are over."""
        if self._bar is None:
            self._bar = self._make(total=total, initial=done, desc=self._title or None, unit="game")
        else:
            self._bar.update(done - self._bar.n)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Close the bar; it stays visible."""
        if self._bar is not None:
            self._bar.close()

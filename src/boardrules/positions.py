"""Positions as a player sees them: a Setup made of a view."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar, overload

import msgspec

from boardrules.contract import A, E, Game, O, Positions, Rng, S, V
from boardrules.errors import BoardRulesError
from boardrules.transforms import capability

__all__ = ["setup_of_view"]


U_co = TypeVar("U_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class _Described(Protocol[S, V_contra, U_co]):
    """A game with the capability :class:`boardrules.Positions`, as far as making a Setup of a view needs it."""

    def determinize(self, view: V_contra, rng: Rng, /) -> S: ...  # pragma: no cover

    def setup_of(self, state: S, /) -> U_co: ...  # pragma: no cover


@overload
def setup_of_view(game: _Described[S, V, U_co], view: V, rng: Rng) -> U_co:
    """Return a Setup of the type of *game*, which describes positions."""


@overload
def setup_of_view(game: Game[S, A, V, E, O], view: V, rng: Rng) -> msgspec.Struct:
    """Return a Setup, if *game* describes positions; raise BoardRulesError if it does not."""


def setup_of_view(game: Any, view: Any, rng: Rng) -> Any:
    """Return a Setup of a position that looks to its viewer like *view*; whatever the view hides in it is a guess, made by *rng*.

    Only the view is read, so the Setup can be shown to the viewer: equal views and equally seeded *rng* give equal Setups.

    Raises
    ------
    InvalidState
        for a view that no Setup describes, as while something is being carried out.
    BoardRulesError
        for a game whose positions cannot be described.

    >>> from random import Random
    >>> from boardrules import Seat, pixies, setup_of_view
    >>> view = pixies.view(pixies.new_game(), Seat(0))
    >>> pixies.view(pixies.set_up(setup_of_view(pixies, view, Random(1))), Seat(0)) == view
    True
    """
    positions: Positions[Any, Any] | None = capability(game, Positions[Any, Any])
    if positions is None:
        raise BoardRulesError(f"positions of {game.SPEC.id} cannot be described")
    return positions.setup_of(game.determinize(view, rng))

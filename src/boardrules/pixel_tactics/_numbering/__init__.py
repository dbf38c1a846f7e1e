"""The actions and views of Pixel Tactics as numbers."""

from __future__ import annotations

from functools import cached_property

from boardrules.numbering import ActionSpace
from boardrules.pixel_tactics._numbering.actions import action_space
from boardrules.pixel_tactics._numbering.layout import layout
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.view import View
from boardrules.toolkit.observation import Layout

__all__ = ["Numbers"]


class Numbers:
    """Actions and observations as numbers, for some cards and seats; each part is made when first asked for."""

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self._catalogue, self._seats = catalogue, seats

    @cached_property
    def space(self) -> ActionSpace[Action, View]:
        """The numbers of all actions of players."""
        return action_space(self._catalogue, self._seats)

    @cached_property
    def layout(self) -> Layout[View]:
        """The parts of an observation."""
        return layout(self._catalogue, self._seats)

"""The names of cards, by the ids that values hold."""

from __future__ import annotations

from boardrules.pixel_tactics._packs.catalogue import Catalogue


class CardNames:
    """The English names of cards by their ids; a leader's id ends in ``:leader``, a card that is nobody's is its plain name."""

    __slots__ = ("_catalogue",)

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __call__(self, id: str) -> str:
        """Return the name of a card; *id* itself if there is no such card."""
        card, _, leads = id.partition(":")
        found = self._catalogue.physical.get(card) or self._catalogue.cards.get(card)
        return id if found is None else (found.leader if leads else found.hero).name

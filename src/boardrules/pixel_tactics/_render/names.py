"""The names of cards in pictures and texts: with their owner where they lie with another seat, and told apart from their namesakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.reuse import Recalled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.toolkit.drawing.voice import Voice
    from boardrules.values import Seat


class Called:
    """Names of cards in the language of *say*: the second of two different cards with one name is called "Knight 2"."""

    __slots__ = ("_catalogue", "_heroes", "_leaders", "_say")

    def __init__(self, say: Voice, catalogue: Catalogue) -> None:
        self._say, self._catalogue = say, catalogue
        self._heroes, self._leaders = _NAMESAKES.get(catalogue) or _NAMESAKES.keep(_namesakes_of(catalogue), catalogue)

    def open(self, name: str) -> str:
        """Return a card that is nobody's yet, by its id in every deck."""
        return self._said(self._catalogue.cards[name].hero.name, self._heroes.get(name))

    def card(self, card: str, seat: Seat | None = None, owner: Seat | None = None) -> str:
        """Return a card as a hero, with its *owner* if it lies with another *seat*."""
        called = self.open(name_of(card))
        return called if owner == seat or owner is None else self._say("board-players-card", card=called, seat=owner)

    def leader(self, card: str) -> str:
        """Return a card as a leader."""
        return self._said(self._catalogue.physical[card].leader.name, self._leaders.get(name_of(card)))

    def _said(self, name: str, nth: int | None) -> str:
        said = self._say.named("card", name)
        return said if nth is None else self._say("board-nth-card", card=said, n=nth)


_NAMESAKES: Final = Recalled[tuple[Mapping[str, int], Mapping[str, int]]](16)


def _namesakes_of(catalogue: Catalogue) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """Return the numbers of heroes, and those of leaders."""
    cards = catalogue.cards.items()
    return namesakes((id, code.hero.name) for id, code in cards), namesakes((id, code.leader.name) for id, code in cards)


def namesakes(names: Iterable[tuple[str, str]]) -> Mapping[str, int]:
    """Return the numbers that tell apart cards with the same name, by their ids: 2 for the second one.

    >>> namesakes([("knight", "Knight"), ("witch", "Witch"), ("rider", "Knight")])
    {'rider': 2}
    """
    pairs = tuple(names)
    if len({name for _, name in pairs}) == len(pairs):
        return {}
    found: dict[str, int] = {}
    seen: Counter[str] = Counter()
    for id, name in pairs:
        seen[name] += 1
        if seen[name] > 1:
            found[id] = seen[name]
    return found

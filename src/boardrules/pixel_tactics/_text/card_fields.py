"""Kinds of fields: how cards are written, read, named in labels, pointed at and numbered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final, TypeAlias

from typing_extensions import override

from boardrules.numbering import Domain
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._text import anchors as at
from boardrules.pixel_tactics._text import words as w
from boardrules.pixel_tactics._text.domains import Pool
from boardrules.pixel_tactics._text.fields import Kind
from boardrules.pixel_tactics._text.names import Scene, place
from boardrules.toolkit.notation import Line
from boardrules.toolkit.vocabulary import Params
from boardrules.values import Seat

HIDDEN: Final = "?"
"""The word for a card that is not shown."""

Card: TypeAlias = str | None


class InHand(Kind[Card]):
    """A card of the hand; *hidden*: one that others may not see."""

    def __init__(self, *, hidden: bool = False) -> None:
        super().__init__(lambda pool: pool.cards)
        self._hidden = hidden

    @override
    def write(self, scene: Scene, by: Seat, value: Card) -> str:
        return HIDDEN if value is None else value.removeprefix(f"{by}.")

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[Card]:
        if self._hidden and words[0] == HIDDEN:
            return (None,)
        held = w.held_by(scene.view, line.by)
        owner, names = w.read_names(scene, line, words[0], [t.name_of(card) for card in held if card is not None])
        return [w.held_card(held, line.by, name) if owner is None else t.card_id(owner, name) for name in names]

    @override
    def params(self, scene: Scene, by: Seat, value: Card) -> Params:
        return () if value is None else (("card", scene.held(value)),)

    @override
    def anchors(self, scene: Scene, by: Seat, value: Card) -> tuple[str, ...]:
        return at.known_card(scene.view, value)


class Leader(InHand):
    """A card that becomes leader, named by both its sides."""

    @override
    def params(self, scene: Scene, by: Seat, value: Card) -> Params:
        return () if value is None else (*super().params(scene, by, value), ("leader", scene.leader(value)))


class Placing(Kind[tuple[Card, t.Spot]]):
    """A card of the hand and the slot to which it goes; without a word for the slot, one of those that *free* finds."""

    most = 2

    def __init__(
        self, free: Callable[[t.View, Seat], list[t.Spot]], numbered: Callable[[Pool], Domain[tuple[Card, t.Spot]]], *, hidden: bool = False
    ) -> None:
        super().__init__(numbered)
        self._free, self._card = free, InHand(hidden=hidden)

    @override
    def write(self, scene: Scene, by: Seat, value: tuple[Card, t.Spot]) -> str:
        return f"{self._card.write(scene, by, value[0])} {w.write_slot(by, value[1])}"

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[Card, t.Spot]]:
        slots = [w.read_slot(word, line.by) for word in words[1:]] or self._free(scene.view, line.by)
        return product(self._card.read(scene, line, words), slots)

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[Card, t.Spot]) -> Params:
        return *self._card.params(scene, by, value[0]), ("place", place(by, value[1]))

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[Card, t.Spot]) -> tuple[str, ...]:
        return *self._card.anchors(scene, by, value[0]), *super().anchors(scene, by, value)


class Shown(InHand):
    """A card in an answer: of any hand that the viewer knows, or elsewhere."""

    @override
    def write(self, scene: Scene, by: Seat, value: Card) -> str:
        if value is None:
            return HIDDEN
        name = t.name_of(value)
        return name if w.bare_card(scene.view, by, name) == value else value

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[Card]:
        if words[0] == HIDDEN:
            return (None,)
        owner, names = w.read_names(scene, line, words[0], [t.name_of(card) for card in w.known_hands(scene.view)])
        return [w.bare_card(scene.view, line.by, name) if owner is None else t.card_id(owner, name) for name in names]


class Name(Kind[str]):
    """A card by its name, of whosever deck; *likely* are the names meant first, *points* finds what is pointed at."""

    def __init__(self, points: Callable[[t.View, str], tuple[str, ...]], likely: Callable[[Scene], Iterable[str]] = w.in_row) -> None:
        super().__init__(lambda pool: pool.names)
        self._points, self._likely = points, likely

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[str]:
        return w.read_names(scene, line, words[0], self._likely(scene))[1]

    @override
    def params(self, scene: Scene, by: Seat, value: str) -> Params:
        return (("name", scene.named(value)),)

    @override
    def anchors(self, scene: Scene, by: Seat, value: str) -> tuple[str, ...]:
        return self._points(scene.view, value)


class Taken(Kind[tuple[Seat, Card]]):
    """A seat and a card that luck takes at random from its hand; the card's owner says whose hand it is."""

    most = 2
    from_hand = True

    @override
    def write(self, scene: Scene, by: Seat, value: tuple[Seat, Card]) -> str:
        seat, card = value
        return card if card is not None and t.belongs_to(card, seat) else f"{seat} {card or HIDDEN}"

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[Seat, Card]]:
        given = [w.read_seat(word) for word in words[:-1]]
        if given and words[-1] == HIDDEN:
            return [(given[0], None)]
        owner, names = w.read_names(scene, line, words[-1], ())
        if owner is not None:
            return [(seat, t.card_id(owner, name)) for name in names for seat in given or [owner]]
        return [(seat, t.card_id(seat, name)) for name in names for seat in given or w.may_come(scene.view, name, taken=self.from_hand)]

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[Seat, Card]) -> Params:
        seat, card = value
        return *(() if card is None else (("card", scene.held(card)),)), ("seat", seat)

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[Seat, Card]) -> tuple[str, ...]:
        return at.known_card(scene.view, value[1])


class Drawn(Taken):
    """A seat and a card that comes off its deck, or off its deck of leaders."""

    from_hand = False

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[Seat, Card]) -> Params:
        seat, card = value
        if card is None:
            return (("seat", seat),)
        leads = isinstance(scene.top, t.LeaderDrawFrame)
        return ("seat", seat), (("leader", scene.leader(card)) if leads else ("card", scene.held(card)))

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[Seat, Card]) -> tuple[str, ...]:
        return () if isinstance(scene.top, t.LeaderDrawFrame) else at.deck_of(scene.view, value[0])

"""Cards, slots and areas as events and labels call them."""

from __future__ import annotations

from boardrules.messages import Argument, Message
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.values import Seat

_say = Message.of


def who(catalogue: Catalogue, card: str, view: t.View | None = None) -> Message:
    """A card by its name and its owner's seat: ``Knight (0)``. One that leads in *view*, or has led and fallen, by its leader's name."""
    if view is not None and card in catalogue.physical and _leads(view, card):
        name = Message.named("card", catalogue.physical[card].leader.name)
    else:
        name = plain_card(catalogue, t.name_of(card))
    return _say("word-card", name=name, owner=t.owner_text(card))


def _leads(view: t.View, card: str) -> bool:
    """Whether a card is a leader that is revealed, or one that has fallen (PT-2V2-5)."""
    if view.phase == "leaders":
        return False
    for player in view.players:
        piece = player.unit[LEADER_AT]
        if (piece is not None and piece.card == card and piece.face == "leader") or card in player.fallen:
            return True
    return False


def plain_card(catalogue: Catalogue, name: str) -> Message:
    """A card that is nobody's, by the name of its hero."""
    found = catalogue.cards.get(name)
    return Message("", (), name.replace("_", " ")) if found is None else Message.named("card", found.hero.name)


def place_of(card: str, at: t.Spot) -> Message:
    """A slot, with its seat where the card stands in another's unit."""
    if t.belongs_to(card, at.seat):
        return _say("word-slot", slot=at.slot)
    return _say("word-slot-of", slot=at.slot, seat=at.seat)


class LabelNames:
    """The parameters of labels as messages, for a view and whoever acts: what is theirs is called without a seat."""

    __slots__ = ("by", "catalogue", "many", "view")

    def __init__(self, catalogue: Catalogue, view: t.View, by: Seat) -> None:
        self.catalogue = catalogue
        self.view = view
        self.by = by
        self.many = len(view.players) > 2
        """Whether there are several rivals, so that it is said which."""

    def argument(self, name: str, value: str | int) -> Argument:
        """What fills in the parameter *name*."""
        text = str(value)
        match name:
            case "card":
                return self._held(text)
            case "leader":
                return self._leader(text)
            case "whom" | "about":
                return self._whom(text)
            case "name":
                return self._named(text)
            case "piece" | "other":
                return self._standing(text, told=True)
            case "attacker":
                return self._attacker(text)
            case "target":
                return self._standing(text, told=self.many)
            case "place":
                return self._of(text, _say("word-slot", slot=text.partition(".")[2]))
            case "area":
                return self._area(text)
            case _:
                return value

    def _of(self, at: str, what: Message) -> Message:
        """*what*, and whose it is that an id or a slot names, unless that is the seat that acts."""
        seat = at.partition(".")[0]
        return what if seat == str(self.by) else _say("word-of", what=what, seat=seat)

    def _piece(self, text: str) -> t.Piece | None:
        """What stands at a slot."""
        seat, _, slot = text.partition(".")
        unit = self.view.players[int(seat)].unit if 0 <= int(seat) < len(self.view.players) else ()
        return next((piece for name, piece in zip(SLOTS, unit, strict=False) if name == slot), None)

    def _named(self, name: str) -> Message:
        """A card by its name, with its id if others are called the same."""
        cards = self.catalogue.cards
        if name not in cards:
            return Message("", (), name)
        called = cards[name].hero.name
        often = sum([code.hero.name == called for code in cards.values()]) > 1
        return _say("word-named", name=Message.named("card", called), id=name) if often else Message.named("card", called)

    def _called(self, card: str) -> str:
        """The name of a card's hero."""
        code = self.catalogue.physical.get(card)
        return card if code is None else code.hero.name

    def _leader(self, card: str) -> Message:
        """A card by the name of its leader, with its id if others are called the same."""
        code = self.catalogue.physical.get(card)
        if code is None:
            return Message("", (), card)
        called = Message.named("card", code.leader.name)
        often = sum([other.leader.name == code.leader.name for other in self.catalogue.cards.values()]) > 1
        return _say("word-named", name=called, id=t.name_of(card)) if often else called

    def _hero(self, card: str) -> Message:
        return Message.named("card", self._called(card)) if card in self.catalogue.physical else Message("", (), card)

    def _held(self, card: str) -> Message:
        """A card that somebody holds; if another of the same name is held, with the seat in whose deck it began, or else its id."""
        for player in self.view.players:
            for held in (*player.hand, *player.aside, *player.top):
                other = held.card
                if other is not None and other != card and self._called(other) == self._called(card):
                    return who(self.catalogue, card) if t.name_of(other) == t.name_of(card) else self._named(t.name_of(card))
        return self._named(t.name_of(card)) if card in self.catalogue.physical else self._hero(card)

    def _whom(self, card: str) -> Message:
        """A card by where it stands, or by the seat in whose deck it began; of one that stands in another's unit the slot is said."""
        for seat, player in enumerate(self.view.players):
            for slot, piece in zip(SLOTS, player.unit, strict=False):
                if piece is not None and piece.card == card:
                    return self._standing(f"{seat}.{slot}", told=True, placed=not t.belongs_to(card, Seat(seat)))
        if card not in self.catalogue.physical:
            return Message("", (), card)
        return self._of(card, self._named(t.name_of(card)))

    def _standing(self, text: str, *, told: bool, placed: bool = False) -> Message:
        """What stands somewhere; *told*: with the seat, if that is not the seat that acts.

        *placed*: with the slot, as one of two that are called alike and stand in one unit always is.
        """
        piece = self._piece(text)
        if piece is None:
            what = _say("word-slot", slot=text.partition(".")[2])
            return self._of(text, what) if told else what
        if piece.face == "leader":
            if text.startswith(f"{self.by}."):
                return Message.named("card", self.catalogue.physical[piece.card].leader.name)
            return self._of(text, _say("word-leader")) if told and self.many else _say("word-leader")
        hero = self._hero(piece.card)
        what = _say("word-corpse", what=hero) if piece.face == "corpse" else hero
        if placed or self._alike(text, piece):
            what = _say("word-at", what=what, slot=text.partition(".")[2])
        return self._of(text, what) if told else what

    def _alike(self, text: str, piece: t.Piece, *, whatever: bool = False) -> bool:
        """Whether another card of the unit is called as *piece* is, and both are corpses or neither; *whatever*: or one of them is."""
        name, fallen = self._called(piece.card), piece.face == "corpse"
        unit = self.view.players[int(text.partition(".")[0])].unit
        return any(
            other is not None
            and other.card != piece.card
            and other.face != "leader"
            and (whatever or (other.face == "corpse") == fallen)
            and self._called(other.card) == name
            for other in unit
        )

    def _attacker(self, text: str) -> Message:
        """Who attacks: what stands there, or the hero that was just defeated there."""
        piece = self._piece(text)
        top = self.view.stack[-1] if self.view.stack else None
        cause = top.bound.cause if isinstance(top, t.TextFrame) else None
        if isinstance(cause, t.HeroCause) and cause.snapshot is not None and (piece is None or piece.face == "corpse"):
            return self._of(text, self._hero(cause.hero))
        placed = piece is not None and piece.face != "leader" and self._alike(text, piece, whatever=True)
        if piece is not None and piece.face == "corpse":  # corpses that attack are called by their heroes' names
            hero = self._hero(piece.card)
            return self._of(text, _say("word-at", what=hero, slot=text.partition(".")[2]) if placed else hero)
        return self._standing(text, told=True, placed=placed)

    def _area(self, text: str) -> Message:
        seat, _, shape = text.rpartition(".")
        if shape in {"V", "F", "R"}:
            return self._of(text, _say("word-row", box=shape)) if seat else _say("word-row-of-all", box=shape)
        column = shape[1:]
        return self._of(text, _say("word-column", n=column)) if seat else _say("word-column-of-all", n=column)

"""Cards, slots and areas as events and labels call them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from boardrules.messages import Message
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.choices.pieces import following
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.values import Seat

say: Final = Message.of

Acts: TypeAlias = Callable[[t.Spot], tuple[str, ...]]
"""Finds the spells or leader's actions of the card at a slot, as actions name them."""


class Scene:
    """The context of words: a view and the cards of its game; *acts* is needed only for reading.

    In a label what belongs to the seat that acts, *by*, is called without a seat.
    """

    __slots__ = ("acts", "catalogue", "view")

    def __init__(self, catalogue: Catalogue, view: t.View, acts: Acts = lambda _: ()) -> None:
        self.catalogue, self.view, self.acts = catalogue, view, acts

    @property
    def top(self) -> t.Frame | None:
        """The frame that is carried out now, None if there is none."""
        return self.view.stack[-1] if self.view.stack else None

    @property
    def asking(self) -> Op | None:
        """The step of a text that asks, None if no text does."""
        if not isinstance(self.top, t.TextFrame):
            return None
        program = self.catalogue.programs[self.top.text]
        at = program.places[self.top.at]
        return program.steps[at].op if at < len(program.steps) else None

    @property
    def does(self) -> str:
        """The type of the effect that the text in progress asks about, such as ``DealDamage``; ``none`` if no text asks."""
        if not isinstance(self.top, t.TextFrame):
            return "none"
        program = self.catalogue.programs[self.top.text]
        return following(program, program.places[self.top.at])

    @property
    def several(self) -> bool:
        """True if there are several rivals, so that labels say which one is meant."""
        return len(self.view.players) > 2

    # ----------------------------------------------------------------------------------------------------------------------------- events
    def who(self, card: str, *, hero: bool = False, beside: Seat | None = None) -> Message:
        """Return a card by its name and its owner, such as "Ann's Knight"; one that leads or led by its leader's, unless as *hero*.

        The owner is left out if it is *beside*, the player that the sentence names anyway.
        """
        if not hero and card in self.catalogue.physical and self._leads(card):
            name = Message.named("card", self.catalogue.physical[card].leader.name)
        else:
            name = self.plain(t.name_of(card))
        owner = t.owner_text(card)
        return say("word-card-alone", name=name) if owner == str(beside) else say("word-card", name=name, owner=owner)

    def called(self, id: str) -> Message:
        """Return a card by its name, with its owner if the view shows another of that name; an unknown *id* is its own name.

        A leader's id ends in ``:leader``, or the view shows the card as a leader.
        """
        card, _, side = id.partition(":")
        leads = side or self._leads(card)
        code = self.catalogue.physical.get(card) or self.catalogue.cards.get(card)
        if code is None:
            return Message("", (), id)
        name = (code.leader if leads else code.hero).name
        message = Message.named("card", name)
        if card not in self.catalogue.physical or not any(other != card and shown == name for other, shown in self._shown()):
            return message
        return say("word-card", name=message, owner=t.owner_text(card))

    def _shown(self) -> Iterator[tuple[str, str]]:
        """Yield every card that the view shows in a unit or in a hand, with its name."""
        for player in self.view.players:
            for piece in player.unit:
                if piece is not None:
                    code = self.catalogue.physical[piece.card]
                    yield piece.card, (code.leader if piece.face == "leader" else code.hero).name
            for held in player.hand:
                if held.card is not None:
                    yield held.card, self._called(held.card)

    def _leads(self, card: str) -> bool:
        """Return whether a card is a leader that is revealed, or one that has fallen (PT-2V2-5)."""
        if self.view.phase == "leaders":
            return False
        for player in self.view.players:
            piece = player.unit[LEADER_AT]
            if (piece is not None and piece.card == card and piece.face == "leader") or card in player.fallen:
                return True
        return False

    def plain(self, name: str) -> Message:
        """Return a card that is nobody's, by the name of its hero."""
        found = self.catalogue.cards.get(name)
        return Message("", (), name.replace("_", " ")) if found is None else Message.named("card", found.hero.name)

    # ----------------------------------------------------------------------------------------------------------------------------- labels
    def named(self, name: str) -> Message:
        """Return a card by its name, with its id if others are called the same."""
        cards = self.catalogue.cards
        if name not in cards:
            return Message("", (), name)
        called = cards[name].hero.name
        return self._told_apart(called, name, [code.hero.name for code in cards.values()])

    def leader(self, card: str) -> Message:
        """Return a card by the name of its leader, with its id if others are called the same."""
        code = self.catalogue.physical.get(card)
        if code is None:
            return Message("", (), card)
        return self._told_apart(code.leader.name, t.name_of(card), [other.leader.name for other in self.catalogue.cards.values()])

    def _told_apart(self, called: str, id: str, names: list[str]) -> Message:
        name = Message.named("card", called)
        return say("word-named", name=name, id=id) if names.count(called) > 1 else name

    def held(self, card: str) -> Message:
        """Return a card that somebody holds; if another of its name is held, with the seat in whose deck it began, or else its id."""
        for player in self.view.players:
            for held in (*player.hand, *player.aside, *player.top):
                other = held.card
                if other is not None and other != card and self._called(other) == self._called(card):
                    return self.who(card, hero=True) if t.name_of(other) == t.name_of(card) else self.named(t.name_of(card))
        return self.named(t.name_of(card)) if card in self.catalogue.physical else Message("", (), card)

    def whom(self, by: Seat, card: str) -> Message:
        """Return a card by where it stands, or by the seat in whose deck it began; in another's unit it is named with its slot."""
        for seat, player in enumerate(self.view.players):
            for slot, piece in zip(SLOTS, player.unit, strict=False):
                if piece is not None and piece.card == card:
                    return self.standing(by, t.Spot(Seat(seat), slot), placed=not t.belongs_to(card, seat))
        if card not in self.catalogue.physical:
            return Message("", (), card)
        return _of(by, t.owner_text(card), self.named(t.name_of(card)))

    def standing(self, by: Seat, at: t.Spot, *, told: bool = True, placed: bool = False) -> Message:
        """Return what stands at a slot; *told*: with the seat, if that is not the seat that acts.

        *placed*: with the slot, as one of two that are called alike and stand in one unit always is.
        """
        piece = self.piece(at)
        if piece is None:
            return place(by, at) if told else say("word-slot", slot=at.slot)
        if piece.face == "leader":
            if at.seat == by:
                return Message.named("card", self.catalogue.physical[piece.card].leader.name)
            return _of(by, at.seat, say("word-leader")) if told and self.several else say("word-leader")
        hero = self._hero(piece.card)
        what = say("word-corpse", what=hero) if piece.face == "corpse" else hero
        if placed or self._shares_name(at, piece):
            what = say("word-at", what=what, slot=at.slot)
        return _of(by, at.seat, what) if told else what

    def attacker(self, by: Seat, at: t.Spot) -> Message:
        """Return the attacker: what stands at a slot, or the hero that was just defeated there."""
        piece = self.piece(at)
        cause = self.top.bound.cause if isinstance(self.top, t.TextFrame) else None
        if isinstance(cause, t.HeroCause) and cause.snapshot is not None and (piece is None or piece.face == "corpse"):
            return _of(by, at.seat, self._hero(cause.hero))
        placed = piece is not None and piece.face != "leader" and self._shares_name(at, piece, whatever=True)
        if piece is not None and piece.face == "corpse":  # corpses that attack are called by their heroes' names
            hero = self._hero(piece.card)
            return _of(by, at.seat, say("word-at", what=hero, slot=at.slot) if placed else hero)
        return self.standing(by, at, placed=placed)

    def piece(self, at: t.Spot) -> t.Piece | None:
        """Return what stands at a slot of a unit, None if nothing does."""
        unit = self.view.players[at.seat].unit if 0 <= at.seat < len(self.view.players) else ()
        slot = SLOT_INDEX[at.slot]
        return unit[slot] if slot < len(unit) else None

    def _called(self, card: str) -> str:
        code = self.catalogue.physical.get(card)
        return card if code is None else code.hero.name

    def _hero(self, card: str) -> Message:
        return Message.named("card", self._called(card)) if card in self.catalogue.physical else Message("", (), card)

    def _shares_name(self, at: t.Spot, piece: t.Piece, *, whatever: bool = False) -> bool:
        """Return whether another card of the unit has the name of *piece*, and both are corpses or neither; *whatever*: or one of them."""
        name, fallen = self._called(piece.card), piece.face == "corpse"
        return any(
            other is not None
            and other.card != piece.card
            and other.face != "leader"
            and (whatever or (other.face == "corpse") == fallen)
            and self._called(other.card) == name
            for other in self.view.players[at.seat].unit
        )


def _of(by: Seat, seat: Seat | str, what: Message) -> Message:
    """Return *what* with the seat it belongs to, unless that is the seat that acts."""
    return what if str(seat) == str(by) else say("word-of", what=what, seat=str(seat))


def place(by: Seat, at: t.Spot) -> Message:
    """Return a slot, with its seat unless that acts."""
    return _of(by, at.seat, say("word-slot", slot=at.slot))


def area(by: Seat, area: t.Area) -> Message:
    """Return a row or a column, of one unit or of all."""
    whole = "-of-all" if area.seat is None else ""
    row = area.shape in {"V", "F", "R"}
    what = say(f"word-row{whole}", box=area.shape) if row else say(f"word-column{whole}", n=area.shape[1:])
    return what if area.seat is None else _of(by, area.seat, what)


def place_of(card: str, at: t.Spot) -> Message:
    """Return a slot, with its seat where *card* stands in another's unit."""
    return say("word-slot", slot=at.slot) if t.belongs_to(card, at.seat) else say("word-slot-of", slot=at.slot, seat=at.seat)

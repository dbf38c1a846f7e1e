"""Defeat, in one function: heroes become corpses or are discarded, then the texts that it triggers begin (PT-DMG-3)."""

from __future__ import annotations

from collections.abc import Mapping

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import collect, lain, queue
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.origin import changer
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import strength
from boardrules.pixel_tactics._engine.reading.modifiers import cannot, leaves_no_corpse
from boardrules.pixel_tactics._engine.slots import NOWHERE
from boardrules.pixel_tactics._engine.trace import Speaker
from boardrules.pixel_tactics._engine.zones import discard
from boardrules.pixel_tactics.language import DiscardedWhenDefeated


def ghost(card: str, deeds: tuple[t.Deed, ...] = ()) -> t.Piece:
    """Return a hero that has just been defeated, as it was; *deeds*: what it did in this wave."""
    return t.Piece(card, "hero", done_this_wave=deeds)


def defeat(position: Position, cards: list[str], *, checked: bool = False, by: Mapping[str, Speaker] | None = None) -> None:
    """Defeat heroes, all at once: they are corpses (or discarded); then their ends are told, with a snapshot of what they were.

    *checked*: casualties are being counted. *by*: the text that defeats each card at once, if somebody asks for reasons.
    """
    heroes = [found for card in cards if (found := position.find(card)) is not None and found.piece.face in {"hero", "risen"}]
    if heroes:
        position.note_progress()
    fallen = {at.piece.card for at in heroes}
    set_off: list[Activation] = []
    for hero in heroes:
        seat, slot, piece = hero.seat, hero.slot, hero.piece
        told = collect(position, Happened("defeated", subjects=(hero,), kind="check" if checked else "", cause=t.HeroCause(piece.card)))
        for other in told:
            if other.you == seat and not cannot(position, "attack", hero):
                other.bound = t.Bindings(cause=t.HeroCause(piece.card, _snapshot(position, hero)))
        # The text of a card that falls in the same moment is gone (PT-RUL-105), but for what it says of its own end.
        set_off += [other for other in told if other.source not in fallen or other.slot == NOWHERE or other.source == piece.card]
    gone = [hero.piece.face == "risen" or leaves_no_corpse(position, hero) for hero in heroes]
    for hero, discarded in zip(heroes, gone, strict=True):
        seat, slot, piece = hero.seat, hero.slot, hero.piece
        at_once = None if by is None else by.get(piece.card)
        position.emit(t.PieceDefeated(piece.card, make.spot(seat, slot)), "PT-DMG-3" if checked else "PT-DMG-5", by=at_once)
        if discarded:
            remover = None if position.trace is None else changer(position, DiscardedWhenDefeated, hero)
            position.put(seat, slot, None)
            discard(position, piece.card)
            position.emit(t.PieceLeft(piece.card, "discard"), "PT-RUL-131" if piece.face == "risen" else "PT-DMG-3", by=remover)
        else:  # a corpse keeps no status effects (PT-STAT-6)
            position.put(
                seat,
                slot,
                lain(
                    position,
                    seat,
                    t.Piece(
                        piece.card,
                        "corpse",
                        0,
                        piece.done_this_turn,
                        piece.done_this_wave,
                        peak_damage=max(piece.peak_damage, piece.damage),
                        trait=piece.trait,
                    ),
                ),
            )
    queue(position, set_off)


def clear(position: Position, cards: list[str]) -> None:
    """Corpses that counted as heroes go to their owners' discard piles; nobody is defeated (PT-RUL-131)."""
    for card in cards:
        found = position.find(card)
        if found is not None:
            position.put(found.seat, found.slot, None)
            discard(position, card)
            position.emit(t.PieceLeft(card, "discard"), "PT-RUL-131")


def _snapshot(position: Position, hero: Stand) -> t.Snapshot:
    """Return where a hero stood and how strong it was against each rival, for a parting attack."""
    seat, slot, piece = hero.seat, hero.slot, hero.piece
    plain = strength(position, hero, None, "melee")
    against: list[tuple[str, int]] = []
    for rival in position.rivals(seat):
        for at, other in enumerate(position.seats[rival].unit):
            if other is not None and other.face != "corpse":
                n = strength(position, hero, Stand(rival, at, other), "melee")
                if n != plain:
                    against.append((other.card, n))
    return t.Snapshot(seat, slot, piece.done_this_wave, plain, tuple(against))

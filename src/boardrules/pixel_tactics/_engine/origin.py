"""The origin of a change: the text that causes it, an effect that lasts for a time, or a status effect."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.sides import side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, amount, keyword, modifiers_of, strength
from boardrules.pixel_tactics._engine.reading.located import keyword_printed, printed
from boardrules.pixel_tactics._engine.reading.sided import for_side
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import LEADER_AT, NOWHERE, SLOTS
from boardrules.pixel_tactics._engine.trace import NOBODY, Addend, Speaker
from boardrules.pixel_tactics._packs.catalogue import CompiledBox
from boardrules.pixel_tactics._types.bindings import Packet
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.facts import PartKind
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import ExtraActions, MayRetarget, Modifier
from boardrules.values import Seat

ROWS: Final = ("V", "F", "R")


def origin(position: Position, piece: Piece, change: Modifier, context: Context) -> tuple[PartKind, str]:
    """Return what kind of thing a change comes from, and the id of the text that says it."""
    if context.slot == NOWHERE:
        for timed in piece.mods:
            if timed.modifier is change:
                return ("status" if timed.until == "status" else "effect"), ""
    return "text", text_of(position, change, context)


def text_of(position: Position, change: Modifier, context: Context) -> str:
    """Return the id of the text that brings a change about."""
    player = position.seats[context.you]
    name = name_of(context.source)
    if context.slot == NOWHERE:
        for left in player.delayed:
            held = position.catalogue.statics.get(left.text)
            if held is not None and held.modifier is change and left.source == context.source:
                return left.text
        return f"{name}.O"
    piece = player.unit[context.slot]
    if piece is None or piece.face == "leader":
        return f"{copied(position, context.you, piece) or name}.L"
    row = text_row(context.slot, piece)
    if player.set_out and not _says(position.catalogue.physical[piece.card].hero.texts[row], change):
        for card in player.set_out:
            if _says(position.catalogue.physical[card].hero.texts[row], change):
                return f"{name_of(card)}.{ROWS[row]}"
    return f"{name}.{ROWS[row]}"


def _says(boxes: tuple[CompiledBox, ...], change: Modifier) -> bool:
    return any(static.modifier is change for box in boxes for _, static in box.statics)


def copied(position: Position, seat: Seat, piece: Piece | None) -> str:
    """Return the name of the card whose leader's text a leader copies, ``""`` if it copies none."""
    if piece is None or piece.face != "leader":
        return ""
    code = position.catalogue.physical[piece.card]
    if not code.copies_leader or side_of(position.catalogue, position.seats, seat, piece) is code.leader:
        return ""
    other = position.seats[position.rival(seat)].unit[LEADER_AT]
    return "" if other is None else name_of(other.card)


def speaker_of(position: Position, piece: Piece, change: Modifier, context: Context) -> Speaker:
    """Return the card from which a change of *piece* comes, and its text, if that is in play."""
    return Speaker(context.source, origin(position, piece, change, context)[1])


def place_of(position: Position, card: str) -> str:
    """Return the anchor of the slot in which a card stands, ``""`` if it stands nowhere."""
    found = position.find(card) if card else None
    return "" if found is None else f"{found.seat}.{SLOTS[found.slot]}"


def addend(position: Position, n: int, rule: str, piece: Piece, change: Modifier, context: Context) -> Addend:
    """Return what a change of *piece* adds to a number."""
    return Addend(n, rule, speaker_of(position, piece, change, context), place_of(position, context.source))


def granter(position: Position, kind: type[Modifier], of: Stand, source: str) -> Speaker:
    """Return the card *source*, and its text that brings about a change of this kind of a card."""
    for change, context in modifiers_of(position, kind, of):
        if context.source == source:
            return speaker_of(position, of.piece, change, context)
    return Speaker(source)


def interception(position: Position, of: Stand) -> Speaker:
    """Return the card that intercepts, and the text that gives it Intercept: its own, or another card's."""
    told: Told = []
    keyword(position, of, "intercept", told)
    seat, slot, piece = of.seat, of.slot, of.piece
    if told and not keyword_printed(position, of, "intercept"):
        return speaker_of(position, piece, told[0][1], told[0][2])
    own = "L" if piece.face == "leader" else ROWS[text_row(slot, piece)]
    return Speaker(piece.card, f"{copied(position, seat, piece) or name_of(piece.card)}.{own}")


def strength_parts(position: Position, attacker: Stand, target: Stand, kind: str, value: int) -> tuple[Addend, ...]:
    """Return the parts of the strength *value* with which a card attacks a target: what is printed, and what each text adds (PT-RUL-2)."""
    told: Told = []
    strength(position, attacker, target, kind, told)
    piece, here = attacker.piece, place_of(position, attacker.piece.card)
    more = [addend(position, n, "PT-RUL-2", piece, change, context) for n, change, context in told]
    base = printed(position, attacker.seat, piece)[0] if piece.face != "corpse" else 0
    limit = value - base - sum([part.n for part in more])
    parts = (Addend(base, "PT-ATK-1", Speaker(piece.card), here), *more, Addend(limit, "PT-RUL-2"))
    return tuple([part for part in parts if part.n])


def actions_parts(position: Position, seat: Seat) -> tuple[Addend, ...]:
    """Return the parts of the number of actions of a turn that begins: two, what texts give, and what was lost before (PT-FLOW-2)."""
    parts = [Addend(2, "PT-FLOW-2")]
    for change, context in for_side(position, ExtraActions, seat):
        found = position.find(context.source)
        if found is not None:
            n = amount(position, change.n, Context(seat, "", NOWHERE))
            parts.append(addend(position, n, "PT-FLOW-2", found.piece, change, context))
    parts.append(Addend(position.budget.actions - sum([part.n for part in parts]), "PT-FLOW-2"))
    return tuple([part for part in parts if part.n])


def damage_parts(position: Position, packet: Packet, n: int, of: Stand, told: Told) -> tuple[Addend, ...]:
    """Return the steps from the amount of *packet* to *n*: each limit, each reduction, and what a minimum restores (PT-RUL-3)."""
    more = [addend(position, k, "PT-RUL-4", of.piece, change, context) for k, change, context in told]
    back = n - packet.amount - sum([part.n for part in more])
    return (*more, Addend(back, "PT-RUL-3"))


def changer(position: Position, kind: type[Modifier], of: Stand) -> Speaker | None:
    """Return the first card whose text changes another in this way, with that text; None if none does."""
    for change, context in modifiers_of(position, kind, of):
        return speaker_of(position, of.piece, change, context)
    return None


def side_speaker(position: Position, kind: type[Modifier], seat: Seat) -> Speaker:
    """Return the first card with a text of this kind that holds for a seat, and that text."""
    for change, context in for_side(position, kind, seat):
        return Speaker(context.source, text_of(position, change, context))
    return NOBODY


def retargeting(position: Position, chooser: Seat) -> Speaker:
    """Return the card by which another target may be chosen than *chooser* has chosen, and its text (PT-RUL-119)."""
    for static, context in position.board.modifiers.get(MayRetarget, ()):
        if opposed(context.you, chooser) and position.contact:
            return Speaker(context.source, text_of(position, static.modifier, context))
    return NOBODY

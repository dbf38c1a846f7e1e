"""The parts of a number and the texts behind them, from what the engine notes while it works the number out."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.sides import copied_seat, raised, side_of, text_row, texts_set_out
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, keyword
from boardrules.pixel_tactics._engine.reading.located import keyword_printed
from boardrules.pixel_tactics._engine.slots import LEADER_AT, NOWHERE
from boardrules.pixel_tactics._packs.catalogue import CompiledBox
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.facts import KeywordFacts, Number, Part, PartKind, TextFacts
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.statuses import silent
from boardrules.pixel_tactics.language import Modifier
from boardrules.pixel_tactics.language.grammar.modifiers import KeywordName
from boardrules.values import RuleId, Seat

__all__ = ["ROWS", "WORDS", "keyword_of", "number", "texts_of"]

ROWS: Final = ("V", "F", "R")
WORDS: Final[tuple[KeywordName, ...]] = ("intercept", "ranged")
OWN_ROW: Final = RuleId("PT-ATK-10")
CHOSEN_ROW: Final = RuleId("PT-RUL-127")
LEADER: Final = RuleId("PT-ATK-11")
COPIED: Final = RuleId("PT-RUL-31")
SET_OUT: Final = RuleId("PT-RUL-128")


def number(position: Position, of: Stand, value: int, base: int, told: Told) -> Number:
    """A number of a card with its parts: ``base`` is what it begins with, ``told`` what the engine noted."""
    parts = [_base(position, of, base)]
    total = base
    for n, change, context in told:
        kind, text = _origin(position, of.piece, change, context)
        parts.append(Part(n, kind, context.source, text))
        total += n
    if total != value:
        parts.append(Part(value - total, "limit"))
    return Number(value, tuple(parts))


def _base(position: Position, of: Stand, base: int) -> Part:
    """What a number begins with: it is printed on the card, or a leader says it of a copy or of a corpse."""
    seat, piece = of.seat, of.piece
    if piece.face == "leader" and side_of(position, seat, piece) is not position.catalogue.physical[piece.card].leader:
        return Part(base, "text", piece.card, f"{name_of(piece.card)}.L")
    leader = position.seats[seat].unit[LEADER_AT]
    if piece.face == "risen" and leader is not None and raised(position, seat) is not None:
        return Part(base, "text", leader.card, f"{name_of(leader.card)}.L")
    return Part(base, "printed")


def _origin(position: Position, piece: Piece, change: Modifier, context: Context) -> tuple[PartKind, str]:
    """What kind of thing a change comes from, and the text that says it."""
    if context.slot == NOWHERE:
        for timed in piece.mods:
            if timed.modifier is change:
                return ("status" if timed.until == "status" else "effect"), ""
    return "text", _text(position, change, context)


def _text(position: Position, change: Modifier, context: Context) -> str:
    """The id of the text that brings a change about."""
    hand = position.seats[context.you]
    name = name_of(context.source)
    if context.slot == NOWHERE:
        for left in hand.delayed:
            held = position.catalogue.statics.get(left.text)
            if held is not None and held.modifier is change and left.source == context.source:
                return left.text
        return f"{name}.O"
    piece = hand.unit[context.slot]
    if piece is None or piece.face == "leader":
        return f"{_copied(position, context.you, piece) or name}.L"
    row = text_row(context.slot, piece)
    if hand.set_out and not _says(position.catalogue.physical[piece.card].hero.texts[row], change):
        for card in hand.set_out:
            if _says(position.catalogue.physical[card].hero.texts[row], change):
                return f"{name_of(card)}.{ROWS[row]}"
    return f"{name}.{ROWS[row]}"


def _says(boxes: tuple[CompiledBox, ...], change: Modifier) -> bool:
    return any(static.modifier is change for box in boxes for _, static in box.statics)


def _copied(position: Position, seat: Seat, piece: Piece | None) -> str:
    """The name of the card whose leader's text a leader copies, ``""`` if it copies none."""
    if piece is None or piece.face != "leader":
        return ""
    code = position.catalogue.physical[piece.card]
    if not code.copies_leader or side_of(position, seat, piece) is code.leader:
        return ""
    copied = copied_seat(position, seat, piece)
    other = None if copied is None else position.seats[copied].unit[LEADER_AT]
    return "" if other is None else name_of(other.card)


def keyword_of(position: Position, of: Stand, word: KeywordName) -> tuple[KeywordFacts, ...]:
    """A keyword of a living card, as often as something gives it; ``()`` if the card does not have it."""
    told: Told = []
    if not keyword(position, of, word, told):
        return ()
    own = (KeywordFacts(word, "printed"),) if keyword_printed(position, of, word) else ()
    given = [(*_origin(position, of.piece, change, context), context.source) for _, change, context in told]
    return (*own, *[KeywordFacts(word, kind, source, text) for kind, text, source in given])


def _speaks(boxes: tuple[CompiledBox, ...]) -> bool:
    """Whether there is anything written in some text boxes."""
    return any(box.statics or box.listeners or box.acts or box.words for box in boxes)


def texts_of(position: Position, of: Stand) -> tuple[TextFacts, ...]:
    """The texts of a card that are in force where it stands."""
    seat, slot, piece = of.seat, of.slot, of.piece
    name = name_of(piece.card)
    code = position.catalogue.physical[piece.card]
    if piece.face == "leader":
        own = (TextFacts(f"{name}.L", LEADER, piece.card),) if _speaks(code.leader.texts[0]) else ()
        copied = _copied(position, seat, piece)
        return (*own, TextFacts(f"{copied}.L", COPIED, piece.card)) if copied else own
    if piece.face != "hero":
        return ()
    row = text_row(slot, piece)
    letter = ROWS[row]
    found: tuple[TextFacts, ...] = ()
    if _speaks(code.hero.texts[row]) and not (piece.mods and silent(piece)):
        found = (TextFacts(f"{name}.{letter}", OWN_ROW if piece.trait is None else CHOSEN_ROW, piece.card),)
    if position.seats[seat].set_out and texts_set_out(position, seat):
        found += tuple([TextFacts(f"{name_of(card)}.{letter}", SET_OUT, card) for card in position.seats[seat].set_out])
    return found

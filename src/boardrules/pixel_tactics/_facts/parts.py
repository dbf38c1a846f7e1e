"""The parts of a number and the texts behind them, from what the engine notes while it works the number out."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.board.sides import raised, side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.origin import copied, origin
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, keyword
from boardrules.pixel_tactics._engine.reading.located import keyword_printed, texts_set_out
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.catalogue import CompiledBox
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.facts import KeywordFacts, Number, Part, TextFacts
from boardrules.pixel_tactics._types.state import silent
from boardrules.pixel_tactics.language.grammar.modifiers import KeywordName
from boardrules.values import RuleId

ROWS: Final = ("V", "F", "R")
WORDS: Final[tuple[KeywordName, ...]] = ("intercept", "ranged")
OWN_ROW: Final = RuleId("PT-ATK-10")
CHOSEN_ROW: Final = RuleId("PT-RUL-127")
LEADER: Final = RuleId("PT-ATK-11")
COPIED: Final = RuleId("PT-RUL-31")
SET_OUT: Final = RuleId("PT-RUL-128")


def number(position: Position, of: Stand, value: int, base: int, told: Told) -> Number:
    """Return a number of a card with its parts: ``base`` is what it begins with, ``told`` what the engine noted."""
    parts = [_base(position, of, base)]
    total = base
    for n, change, context in told:
        kind, text = origin(position, of.piece, change, context)
        parts.append(Part(n, kind, context.source, text))
        total += n
    if total != value:
        parts.append(Part(value - total, "limit"))
    return Number(value, tuple(parts))


def _base(position: Position, of: Stand, base: int) -> Part:
    """Return what a number begins with: it is printed on the card, or a leader says it of a copy or of a corpse."""
    seat, piece = of.seat, of.piece
    catalogue = position.catalogue
    if piece.face == "leader" and side_of(catalogue, position.seats, seat, piece) is not catalogue.physical[piece.card].leader:
        return Part(base, "text", piece.card, f"{name_of(piece.card)}.L")
    leader = position.seats[seat].unit[LEADER_AT]
    if piece.face == "risen" and leader is not None and raised(position.catalogue, position.seats, seat) is not None:
        return Part(base, "text", leader.card, f"{name_of(leader.card)}.L")
    return Part(base, "printed")


def keyword_of(position: Position, of: Stand, word: KeywordName) -> tuple[KeywordFacts, ...]:
    """Return a keyword of a living card, as often as something gives it; ``()`` if the card does not have it."""
    told: Told = []
    if not keyword(position, of, word, told):
        return ()
    own = (KeywordFacts(word, "printed"),) if keyword_printed(position, of, word) else ()
    given = [(*origin(position, of.piece, change, context), context.source) for _, change, context in told]
    return (*own, *[KeywordFacts(word, kind, source, text) for kind, text, source in given])


def _speaks(boxes: tuple[CompiledBox, ...]) -> bool:
    """Return whether there is anything written in some text boxes."""
    return any(box.statics or box.listeners or box.acts or box.words for box in boxes)


def texts_of(position: Position, of: Stand) -> tuple[TextFacts, ...]:
    """Return the texts of a card that are in force where it stands."""
    seat, slot, piece = of.seat, of.slot, of.piece
    name = name_of(piece.card)
    code = position.catalogue.physical[piece.card]
    if piece.face == "leader":
        own = (TextFacts(f"{name}.L", LEADER, piece.card),) if _speaks(code.leader.texts[0]) else ()
        other = copied(position, seat, piece)
        return (*own, TextFacts(f"{other}.L", COPIED, piece.card)) if other else own
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

"""The facts of units: numbers, keywords, texts, what a card did.

What a card has by itself where it stands is worked out once and kept; what other cards change of it is read from the position.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from operator import is_
from typing import Final, NamedTuple, TypeAlias, get_args

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.active_effects import active_effects, acts, printed
from boardrules.pixel_tactics._engine.caches import Cards
from boardrules.pixel_tactics._engine.history import action_block
from boardrules.pixel_tactics._engine.modifiers import cannot
from boardrules.pixel_tactics._engine.permissions import interceptor
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, corpse_strength, life, spells_of, strength
from boardrules.pixel_tactics._engine.reading.located import Located
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._facts.parts import WORDS, keyword_of, number, texts_of
from boardrules.pixel_tactics._facts.reach import Reach
from boardrules.pixel_tactics._facts.threats import Attacker, Threats, threats_of
from boardrules.pixel_tactics._types.facts import Barred, KeywordFacts, Number, Part, PieceFacts, StatusFacts, TextFacts
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.values import AttackKind, CardDeed
from boardrules.pixel_tactics.language import AddLife, AddStrength, Cannot, DoubleStrength, Keyword, Modifier, SetLife
from boardrules.values import Seat

__all__ = ["Known", "units_of"]

DEEDS: Final[dict[str, CardDeed]] = {deed: deed for part in get_args(CardDeed) for deed in get_args(part) or (part,)}
DEFENCES: Final[tuple[Barred, ...]] = ("attack", "shoot", "cast", "intercept")


class Plain(NamedTuple):
    """What a hero or a leader has by itself in its row."""

    strength: Number
    life: Number
    keywords: tuple[tuple[KeywordFacts, ...], ...]
    texts: tuple[TextFacts, ...]
    acts: tuple[str, ...]


Units: TypeAlias = tuple[tuple[PieceFacts | None, ...], ...]
"""The facts of every unit: of each its slots V1 to R3."""


@dataclass(slots=True)
class Known:
    """What is kept between positions: what cards have by themselves, by card, face and row, and the facts of the board looked at last."""

    plain: dict[tuple[str, str, int], Plain] = field(default_factory=dict)
    names: dict[tuple[str, bool], str] = field(default_factory=dict)
    last: _Board | None = None


class _Board(NamedTuple):
    """A board with its facts, and what these follow from besides the cards; ``counts``: None if no text in force counts them."""

    cards: Cards
    when: tuple[object, ...]
    counts: tuple[object, ...] | None
    facts: Units


class _Changes:
    """What the texts on a board can change."""

    __slots__ = ("intercept", "lends", "life", "ranged", "strength", "targets")

    def __init__(self, position: Position) -> None:
        effects = position.active_effects or active_effects(position)
        self.lends = effects.lends
        self.strength = Reach(position, effects, AddStrength, DoubleStrength)
        self.life = Reach(position, effects, AddLife, SetLife)
        self.intercept = Reach(position, effects, Keyword, word="intercept")
        self.ranged = Reach(position, effects, Keyword, word="ranged")
        self.targets = Reach(position, effects, AddStrength, DoubleStrength, against=True)


class _Reading:
    """A card of a unit, with what is needed before the threats are known."""

    __slots__ = ("acts", "at", "intercepts", "keywords", "life", "melee", "ranged", "texts")

    def __init__(self, position: Position, changes: _Changes, known: Known, at: Located) -> None:
        self.at = at
        self.melee: Number | None
        self.ranged: Number | None = None
        self.life: Number | None = None
        self.intercepts = False
        self.keywords: tuple[KeywordFacts, ...] = ()
        self.texts: tuple[TextFacts, ...] = ()
        self.acts: tuple[str, ...] = ()
        if at[2].face == "corpse":
            self.melee = _corpse(position, at)
            return
        plain = _plain(position, known, at)
        if plain is None:
            intercept, ranged = [keyword_of(position, at, word) for word in WORDS]
            self.texts, self.acts = texts_of(position, at), _acts(position, at)
        else:
            intercept, ranged = plain.keywords
            if changes.intercept.reaches(at):
                intercept = keyword_of(position, at, "intercept")
            if changes.ranged.reaches(at):
                ranged = keyword_of(position, at, "ranged")
            self.texts = plain.texts
            self.acts = _acts(position, at) if changes.lends else plain.acts
        self.intercepts = bool(intercept)
        self.keywords = (*intercept, *ranged)
        if plain is None or changes.strength.reaches(at):
            self.melee = _strength(position, at, "melee")
            self.ranged = _strength(position, at, "ranged") if ranged else None
        else:
            self.melee = plain.strength
            self.ranged = plain.strength if ranged else None
        self.life = _life(position, at) if plain is None or changes.life.reaches(at) else plain.life


def _plain(position: Position, known: Known, at: Located) -> Plain | None:
    """What a card has by itself, if nothing that it carries and no other leader changes what that is."""
    seat, slot, piece = at
    if piece.mods or piece.face == "risen" or position.seats[seat].set_out or piece.trait is not None:
        return None
    key = (piece.card, piece.face, slot // 3)
    found = known.plain.get(key)
    if found is None:
        code = position.catalogue.physical[piece.card]
        if piece.face == "leader":
            if code.copies_leader:
                return None
            side, row = code.leader, 0
        else:
            side, row = code.hero, slot // 3
        found = known.plain[key] = Plain(
            Number(side.attack, (Part(side.attack, "printed"),)),
            Number(side.life, (Part(side.life, "printed"),)),
            tuple([(KeywordFacts(word, "printed"),) if word in side.words[row] else () for word in WORDS]),
            texts_of(position, at),
            tuple([act.text for act in side.acts[row]]),
        )
    return found


def units_of(position: Position, known: Known) -> Units:
    """The facts of every unit; those worked out last, if nothing has changed that they follow from."""
    last, when = known.last, _when(position)
    if (
        last is not None
        and last.when == when
        and len(last.cards) == len(position.units)
        and all(map(is_, last.cards, position.units))
        and (last.counts is None or last.counts == _counts(position))
    ):
        return last.facts
    changes = _Changes(position)
    readings = [
        [None if piece is None else _Reading(position, changes, known, (Seat(seat), slot, piece)) for slot, piece in enumerate(hand.unit)]
        for seat, hand in enumerate(position.seats)
    ]
    attackers = [
        [
            Attacker(entry.at, entry.melee, entry.ranged, varies=bool(entry.at[2].mods) or changes.targets.reaches(entry.at))
            for entry in unit
            if entry is not None
        ]
        for unit in readings
    ]
    threats = threats_of(position, attackers)
    found = tuple([_unit(position, known, unit, threats) for unit in readings])
    known.last = _Board(position.units, when, _counts(position) if _counting(position) else None, found)
    return found


def _when(position: Position) -> tuple[object, ...]:
    """What the facts of units follow from besides the cards in play: when it is, and which texts are under way."""
    texts = [(entry.program.id, entry.source) for entry in position.stack if isinstance(entry, Activation)] if position.stack else []
    return position.phase, position.wave, position.round, position.first, position.lone, position.owners, texts


def _counts(position: Position) -> tuple[object, ...]:
    """The numbers that texts may count: cards in hands and decks, orders played."""
    return tuple([(len(hand.hand), hand.deck_size, hand.orders) for hand in position.seats])


def _counting(position: Position) -> bool:
    """Whether any text in force may count such numbers: it has a condition, or an amount that is not written out."""
    modifiers = (position.active_effects or active_effects(position)).modifiers
    return any(
        static.when is not None or static.on.where is not None or _counts_something(static.modifier)
        for entries in modifiers.values()
        for static, _ in entries
    ) or any(piece is not None and piece.mods for hand in position.seats for piece in hand.unit)


def _counts_something(change: Modifier) -> bool:
    match change:
        case AddStrength(n, against):
            return type(n) is not int or against is not None
        case DoubleStrength(against):
            return against is not None
        case AddLife(n):
            return type(n) is not int
        case _:
            return False


def _unit(position: Position, known: Known, unit: list[_Reading | None], threats: Threats) -> tuple[PieceFacts | None, ...]:
    shields = {reading.at[1] % 3 for reading in unit if reading is not None and reading.intercepts}
    return tuple([None if reading is None else _piece(position, known, reading, threats, shields) for reading in unit])


def _piece(position: Position, known: Known, reading: _Reading, threats: Threats, shields: set[int]) -> PieceFacts:
    """The facts of a card; ``shields``: the columns in which a card has Intercept."""
    seat, slot, piece = reading.at
    living = piece.face != "corpse"
    total = reading.life
    front = interceptor(position, seat, slot) if slot >= 3 and slot % 3 in shields else None
    deeds = piece.done_this_wave
    return PieceFacts(
        SLOTS[slot],
        piece.card,
        _name(position, known, piece.card, leader=piece.face == "leader"),
        position.owner_of(piece.card),
        piece.face,
        reading.melee,
        reading.ranged,
        total,
        piece.damage,
        total is not None and piece.damage >= total.value,
        living and position.in_melee(seat, slot),
        None if front is None else SLOTS[front],
        reading.keywords,
        _barred(position, reading.at) if living else (),
        threats.get((seat, slot), ()),
        tuple([DEEDS[deed] for deed in deeds if deed in DEEDS]) if deeds else (),
        action_block(position, piece) if deeds else None,
        _statuses(piece) if piece.mods else (),
        tuple([marker for marker in piece.markers if marker.n]) if piece.markers else (),
        reading.texts,
        reading.acts,
        piece.trait,
    )


def _name(position: Position, known: Known, card: str, *, leader: bool) -> str:
    """What a card is called, as one line of text."""
    found = known.names.get((card, leader))
    if found is None:
        code = position.catalogue.physical[card]
        found = known.names[card, leader] = " ".join((code.leader if leader else code.hero).name.split())
    return found


def _acts(position: Position, of: Located) -> tuple[str, ...]:
    """The spells of a hero, or the actions of a leader, as actions name them."""
    return tuple([act.text for act in (acts if of[2].face == "leader" else spells_of)(position, *of)])


def _strength(position: Position, of: Located, kind: AttackKind) -> Number:
    told: Told = []
    return number(position, of, strength(position, of, None, kind, told), printed(position, of[0], of[2])[0], told)


def _life(position: Position, of: Located) -> Number:
    told: Told = []
    return number(position, of, life(position, *of, told), printed(position, of[0], of[2])[1], told)


def _corpse(position: Position, of: Located) -> Number | None:
    """The strength of a corpse that a text lets attack."""
    told: Told = []
    value = corpse_strength(position, *of, told)
    return None if value is None else number(position, of, value, 0, told)


def _barred(position: Position, of: Located) -> tuple[Barred, ...]:
    if not of[2].mods and Cannot not in (position.active_effects or active_effects(position)).modifiers:
        return ()
    return tuple([deed for deed in DEFENCES if cannot(position, deed, *of)])


def _statuses(piece: Piece) -> tuple[StatusFacts, ...]:
    found = Counter([timed.modifier for timed in piece.mods if timed.until == "status"])
    return tuple([StatusFacts(status, n) for status, n in found.items()])

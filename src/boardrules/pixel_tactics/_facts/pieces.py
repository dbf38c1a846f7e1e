"""The facts of cards: numbers, keywords, texts, what a card did.

What a card has by itself where it stands is worked out once and kept; what other cards change of it is read from the position.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias, get_args

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.board import Board
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.history import action_block
from boardrules.pixel_tactics._engine.permissions import act_names
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, corpse_strength, life, strength
from boardrules.pixel_tactics._engine.reading.located import printed
from boardrules.pixel_tactics._engine.reading.modifiers import cannot
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._facts.parts import WORDS, keyword_of, number, texts_of
from boardrules.pixel_tactics._facts.reach import Reach
from boardrules.pixel_tactics._types.facts import Barred, KeywordFacts, Number, Part, PieceFacts, StatusFacts, TextFacts, Threat
from boardrules.pixel_tactics._types.state import Piece, Slot
from boardrules.pixel_tactics._types.values import AttackKind, CardDeed

Entry: TypeAlias = tuple[pt.Static, Context]
"""A text that holds, and whose it is."""

DEEDS: Final[dict[str, CardDeed]] = {deed: deed for part in get_args(CardDeed) for deed in get_args(part) or (part,)}
DEFENCES: Final[tuple[Barred, ...]] = ("attack", "shoot", "cast", "intercept")


class Plain(NamedTuple):
    """The printed values of a hero or a leader in its row."""

    strength: Number
    life: Number
    keywords: tuple[tuple[KeywordFacts, ...], ...]
    texts: tuple[TextFacts, ...]
    acts: tuple[str, ...]


STRIKES: Final[tuple[type[pt.Modifier], ...]] = (pt.AttacksOnce, pt.Cannot, pt.HitsAll, pt.TargetChosenByRival)
"""What texts change of how cards attack."""
KINDS: Final[tuple[type[pt.Modifier], ...]] = (
    pt.AddStrength,
    pt.DoubleStrength,
    pt.AddLife,
    pt.SetLife,
    pt.Keyword,
    pt.MayAttack,
    *STRIKES,
)
"""What texts change of a card that is read here."""


@dataclass(slots=True)
class Cards:
    """Cache of the printed values of cards, by card, face and row, and of their names."""

    plain: dict[tuple[str, str, int], Plain] = field(default_factory=dict)
    names: dict[tuple[str, bool], str] = field(default_factory=dict)


class Changes:
    """The values that the texts on a board can change."""

    __slots__ = ("corpses", "entries", "intercept", "kinds", "lends", "life", "loose", "ranged", "strength", "strikes", "targets")

    def __init__(self, position: Position, effects: Board) -> None:
        self.entries = entries_of(effects)
        self.lends = effects.lends
        self.corpses = pt.MayAttack in effects.modifiers
        strengths = _of(effects, pt.AddStrength, pt.DoubleStrength)
        keywords = _of(effects, pt.Keyword)
        self.kinds = any(isinstance(change := static.modifier, pt.AddStrength) and change.kind is not None for static, _ in strengths)
        """Whether some strength is of one kind of attack only."""
        self.strength = Reach(position, strengths)
        self.life = Reach(position, _of(effects, pt.AddLife, pt.SetLife))
        self.intercept = Reach(position, keywords, word="intercept")
        self.ranged = Reach(position, keywords, word="ranged")
        self.targets = Reach(position, strengths, against=True)
        self.strikes = Reach(position, _of(effects, *STRIKES) if effects.strikes else ())
        self.loose = self.strength.loose or self.life.loose or self.intercept.loose or self.ranged.loose

    def loosen(self, at: Stand) -> bool:
        """Return whether what changes a card may depend on more than where it stands and whose it is."""
        return self.strength.loosens(at) or self.life.loosens(at) or self.intercept.loosens(at) or self.ranged.loosens(at)


def _of(effects: Board, *kinds: type[pt.Modifier]) -> list[Entry]:
    """Return the texts on a board that change something of some kinds, by the kinds."""
    found: list[Entry] = []
    for kind in kinds:
        entries = effects.modifiers.get(kind)
        if entries is not None:
            found += entries
    return found


def entries_of(effects: Board) -> list[Entry]:
    """Return the texts on a board that change what is read here; unchanged texts are the same objects."""
    return _of(effects, *KINDS)


class Reading:
    """A card of a unit, with what is needed before the threats are known.

    ``firm``: it is the same for as long as the card stands there without changes for a time, and no text that changes it comes or goes.
    ``strikes``: the threats that its attacks are, melee and ranged, as far as it can make such attacks.
    """

    __slots__ = ("acts", "at", "firm", "intercepts", "keywords", "life", "melee", "name", "owner", "ranged", "strikes", "texts", "varies")

    def __init__(self, position: Position, changes: Changes, known: Cards, at: Stand) -> None:
        self.at = at
        self.name = _name(known, position, at.piece.card, leader=at.piece.face == "leader")
        self.owner = position.owner_of(at.piece.card)
        self.firm = False
        self.varies = bool(at.piece.mods) or (changes.targets.any and changes.targets.reaches(at))
        """Whether its strength may depend on its target, or its attack on what it carries."""
        self.melee: Number | None
        self.ranged: Number | None = None
        self.life: Number | None = None
        self.intercepts = False
        self.keywords: tuple[KeywordFacts, ...] = ()
        self.texts: tuple[TextFacts, ...] = ()
        self.acts: tuple[str, ...] = ()
        if at.piece.face == "corpse":
            self.melee = _corpse(position, at)
            self.firm = not changes.corpses and not at.piece.mods
            self.strikes = _strikes(at, self.melee, None)
            return
        plain = _plain(position, known, at)
        if plain is None:
            intercept, ranged = [keyword_of(position, at, word) for word in WORDS]
            self.texts, self.acts = texts_of(position, at), act_names(position, at)
        else:
            intercept, ranged = plain.keywords
            if changes.intercept.any and changes.intercept.reaches(at):
                intercept = keyword_of(position, at, "intercept")
            if changes.ranged.any and changes.ranged.reaches(at):
                ranged = keyword_of(position, at, "ranged")
            self.texts = plain.texts
            self.acts = act_names(position, at) if changes.lends else plain.acts
        self.intercepts = bool(intercept)
        self.keywords = (*intercept, *ranged)
        if plain is None or (changes.strength.any and changes.strength.reaches(at)):
            self.melee = _strength(position, at, "melee")
            alike = not changes.kinds and not at.piece.mods
            self.ranged = (self.melee if alike else _strength(position, at, "ranged")) if ranged else None
        else:
            self.melee = plain.strength
            self.ranged = plain.strength if ranged else None
        self.life = _life(position, at) if plain is None or (changes.life.any and changes.life.reaches(at)) else plain.life
        self.firm = plain is not None and not changes.lends and not (changes.loose and changes.loosen(at))
        self.strikes = _strikes(at, self.melee, self.ranged)

    def again(self, at: Stand) -> Reading:
        """Return the same of the same card in the same place, which has only done or suffered something."""
        found = object.__new__(Reading)
        found.at, found.name, found.owner = at, self.name, self.owner
        found.melee, found.ranged, found.life = self.melee, self.ranged, self.life
        found.intercepts, found.keywords, found.texts, found.acts = self.intercepts, self.keywords, self.texts, self.acts
        found.firm, found.varies, found.strikes = True, self.varies, self.strikes
        return found


def _strikes(at: Stand, melee: Number | None, ranged: Number | None) -> tuple[Threat | None, Threat | None]:
    """Return the threats of a card that attacks with such strengths."""
    seat, slot = at.seat, SLOTS[at.slot]
    return (
        None if melee is None else Threat(seat, slot, "melee", melee.value),
        None if ranged is None else Threat(seat, slot, "ranged", ranged.value),
    )


def _plain(position: Position, known: Cards, at: Stand) -> Plain | None:
    """Return what a card has by itself, if nothing that it carries and no other leader changes what that is."""
    seat, slot, piece = at.seat, at.slot, at.piece
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


def barred(position: Position, of: Stand) -> tuple[Barred, ...]:
    """Return what texts keep a card from."""
    if not of.piece.mods and pt.Cannot not in position.board.modifiers:
        return ()
    return tuple([deed for deed in DEFENCES if cannot(position, deed, of)])


def piece_facts(
    position: Position, reading: Reading, threats: tuple[Threat, ...], front: Slot | None, kept_from: tuple[Barred, ...], *, in_melee: bool
) -> PieceFacts:
    """Return the facts of a card; ``front``: where the card is that intercepts for it."""
    slot, piece = reading.at.slot, reading.at.piece
    total = reading.life
    deeds = piece.done_this_wave
    return PieceFacts(
        SLOTS[slot],
        piece.card,
        reading.name,
        reading.owner,
        piece.face,
        reading.melee,
        reading.ranged,
        total,
        piece.damage,
        total is not None and piece.damage >= total.value,
        in_melee,
        front,
        reading.keywords,
        kept_from,
        threats,
        tuple([DEEDS[deed] for deed in deeds if deed in DEEDS]) if deeds else (),
        action_block(position, piece) if deeds else None,
        _statuses(piece) if piece.mods else (),
        tuple([marker for marker in piece.markers if marker.n]) if piece.markers else (),
        reading.texts,
        reading.acts,
        piece.trait,
    )


def _name(known: Cards, position: Position, card: str, *, leader: bool) -> str:
    """Return what a card is called, as one line of text."""
    found = known.names.get((card, leader))
    if found is None:
        code = position.catalogue.physical[card]
        found = known.names[card, leader] = " ".join((code.leader if leader else code.hero).name.split())
    return found


def _strength(position: Position, of: Stand, kind: AttackKind) -> Number:
    told: Told = []
    return number(position, of, strength(position, of, None, kind, told), printed(position, of.seat, of.piece)[0], told)


def _life(position: Position, of: Stand) -> Number:
    told: Told = []
    return number(position, of, life(position, of, told), printed(position, of.seat, of.piece)[1], told)


def _corpse(position: Position, of: Stand) -> Number | None:
    """Return the strength of a corpse that a text lets attack."""
    told: Told = []
    value = corpse_strength(position, of, told)
    return None if value is None else number(position, of, value, 0, told)


def _statuses(piece: Piece) -> tuple[StatusFacts, ...]:
    found = Counter([timed.modifier for timed in piece.mods if timed.until == "status"])
    return tuple([StatusFacts(status, n) for status, n in found.items()])

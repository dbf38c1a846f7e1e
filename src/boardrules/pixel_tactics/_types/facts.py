"""The types of facts: numbers with their parts, targets of attacks, texts in force, and the question that is due."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics._types.state import Extra, Face, Held, Loss, Marker, OpenCard, Slot, Until
from boardrules.pixel_tactics._types.values import AttackKind, CardDeed, Count, Few, Id, Many, PlayerSeat, Text
from boardrules.pixel_tactics._types.values import Number as Amount
from boardrules.pixel_tactics.language import GivenModifier, Row
from boardrules.pixel_tactics.language.grammar.modifiers import KeywordName
from boardrules.values import RuleId, Value, labelled

__all__ = [
    "Facts",
    "KeywordFacts",
    "LeaderDeckFacts",
    "Number",
    "Part",
    "PartKind",
    "PieceFacts",
    "PoolFacts",
    "ReserveFacts",
    "SeatFacts",
    "StatusFacts",
    "TextFacts",
    "Threat",
]

PartKind: TypeAlias = Literal["printed", "text", "effect", "status", "limit"]
"""Where a part of a number comes from: the card itself, a text in force, an effect that lasts for a time, a status effect, a limit."""

Due: TypeAlias = Literal["leader", "turn", "answer", "luck", "nothing"]
"""What is to come: the choice of leaders, an action of a turn, the answer to a question, luck; ``nothing`` when the game is over."""

Barred: TypeAlias = Literal["attack", "shoot", "cast", "intercept"]


class Part(Value, frozen=True, gc=False, array_like=True):
    """One addend of a number: ``n``, by ``source`` of a ``kind``. Encoded as an array ``[n, kind, source, text]``.

    ``source`` is the card that says so, ``text`` which of its texts (``mystic.F``: that of the flank), as far as there are any. A limit is
    that no number is below 0 (strength) or beyond 999 (PT-CUSTOM-3).
    """

    n: Amount
    kind: PartKind
    source: Id = ""
    text: Text = ""


class Number(Value, frozen=True, gc=False):
    """A number and its parts. ``value`` is their sum."""

    value: Amount
    parts: Many[Part]


class KeywordFacts(Value, frozen=True, gc=False, array_like=True):
    """A keyword that a card has, and where it comes from. Encoded as an array ``[word, kind, source, text]``."""

    word: KeywordName
    kind: PartKind
    source: Id = ""
    text: Text = ""


class StatusFacts(Value, frozen=True, gc=False, array_like=True):
    """A status effect, and how often it is there (PT-STAT-1, PT-STAT-3)."""

    status: GivenModifier
    n: Count


class TextFacts(Value, frozen=True, gc=False, array_like=True):
    """A text in force: its id, ``knight.V`` or ``knight.L``; the rule by which it is; ``source``, the card that brings it about.

    ``until``: how long it is, if not as long as its card stands or lies where it does.
    """

    text: Text
    rule: RuleId
    source: Id
    until: Until | None = None


class Threat(Value, frozen=True, gc=False, array_like=True):
    """A card that can attack another: where it stands, how it attacks, and with what strength upon that one."""

    seat: PlayerSeat
    slot: Slot
    kind: AttackKind
    strength: Amount


class PieceFacts(Value, frozen=True, gc=False):
    """A card of a unit.

    ``melee``: its attack strength in melee, None: it can make no such attack, being a corpse; ``ranged``: None without Ranged Attack. Both
    are without what depends on the target (PT-RUL-2). ``life``: None for a corpse. ``lethal``: whether its damage is (PT-DMG-8).
    ``in_melee``: by PT-ATK-2. ``intercepted``: the slot of the card that intercepts ranged attacks upon it (PT-ATK-5).

    ``threats``: the rivals' cards that can attack it by where they stand and what they have, whatever the wave is and whatever they have
    done in it; none in the ceasefire. ``deeds``: what it did and suffered in this wave. ``spent``: the deed after which it may neither
    attack nor cast in this wave as an action (PT-ACT-3, PT-ACT-4, PT-ACT-13). ``barred``: what texts keep it from. ``acts``: its spells or
    the leader's actions, as actions name them. ``row``: the row whose text it has wherever it stands (PT-RUL-127).
    """

    slot: Slot
    card: Id
    name: Text
    owner: PlayerSeat
    face: Face
    melee: Number | None
    ranged: Number | None
    life: Number | None
    damage: Count
    lethal: bool
    in_melee: bool
    intercepted: Slot | None
    keywords: Many[KeywordFacts]
    barred: Many[Barred]
    threats: Many[Threat]
    deeds: Many[CardDeed]
    spent: CardDeed | None
    statuses: Many[StatusFacts]
    markers: Many[Marker]
    texts: Many[TextFacts]
    acts: Many[Text]
    row: Row | None


class ReserveFacts(Value, frozen=True, gc=False):
    """A card of a reserve: an operation with its ``tokens`` (None: it has none), or a trap; ``card`` and ``name`` None: not known."""

    slot: Slot
    card: Id | None
    name: Text | None
    face: Literal["operation", "trap"]
    tokens: Count | None
    texts: Many[TextFacts]


class LeaderDeckFacts(Value, frozen=True, gc=False):
    """A deck of leaders: how many cards are in it, those drawn, those that were equal and lie aside."""

    deck: Count
    drawn: Many[Held]
    aside: Many[Id]


class SeatFacts(Value, frozen=True, gc=False):
    """A seat: what is at each place of its unit and its reserve, its hand, deck and piles, and what holds for it.

    ``unit`` has the slots V1 to R3, ``reserve`` S1 to S3, None for an empty one. ``hand`` and the like have None for each card that the
    viewer does not know. ``deck`` None: there is a shared one. ``orders``: played in this turn, and in this wave. ``chosen``: a leader lies
    face down, ``leader`` which one if the viewer knows. ``texts``: what effects let hold or wait for a time. ``losses``: actions fewer in
    later waves. ``set_out``: cards set out, ``fallen``: leaders that fell. ``coins``: None without a shared deck. ``points``: of a team
    (PT-2V2-5), else the trophies of a series (PT-SER-2).
    """

    seat: PlayerSeat
    unit: Few[PieceFacts | None]
    reserve: Few[ReserveFacts | None]
    hand: Many[Held]
    deck: Count | None
    top: Many[Held]
    bottom: Many[Held]
    aside: Many[Held]
    discard: Many[Id]
    orders: Annotated[tuple[Count, Count], labelled("turn", "wave")]
    chosen: bool
    leader: Id | None
    leaders: LeaderDeckFacts | None
    texts: Many[TextFacts]
    losses: Many[Loss]
    set_out: Many[Id]
    fallen: Many[Id]
    coins: Count | None
    points: Count
    ceasefire: bool


class PoolFacts(Value, frozen=True, gc=False):
    """A shared deck: the row of open cards, the one farthest from the deck first, and how many cards are in the deck."""

    row: Many[OpenCard]
    deck: Count


class Facts(Value, frozen=True, gc=False):
    """The facts of a view: seats to act, the question that is due, what that seat may still do, seats, winners.

    ``actions`` and ``extra``: left in this turn. ``resolving``: the cards whose orders are being carried out. ``winners``: empty before the
    end, all seats in a draw.
    """

    to_act: Few[PlayerSeat]
    due: Due
    actions: Amount
    extra: Many[Extra]
    resolving: Many[Id]
    seats: Annotated[tuple[SeatFacts, ...], Meta(max_length=4)]
    pool: PoolFacts | None
    winners: Few[PlayerSeat]

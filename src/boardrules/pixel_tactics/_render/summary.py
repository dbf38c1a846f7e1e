"""What is to be shown of a position, in text and in pictures alike: the facts in words, marks, sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import across
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._text.pending import pending
from boardrules.pixel_tactics._types.state import Held
from boardrules.pixel_tactics.language.english.phrases import listed
from boardrules.pixel_tactics.language.english.statuses import status_name
from boardrules.values import Seat

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.facts import Facts, Number, PieceFacts, PoolFacts, ReserveFacts, SeatFacts, StatusFacts
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.state import Slot
    from boardrules.pixel_tactics._types.view import View
    from boardrules.pixel_tactics.language import Row as TraitRow

__all__ = ["ROWS", "WAVES", "Cards", "Laid", "Open", "Row", "Side", "Standing", "Summary", "summarize"]

WAVES: Final = ("vanguard", "flank", "rear")
ROWS: Final[tuple[TraitRow, ...]] = ("V", "F", "R")
TRAITS: Final = dict(zip(ROWS, WAVES, strict=True))
DEEDS: Final = {"attacked": "struck", "cast": "cast", "recruited": "new", "moved": "moved", "revived": "risen"}
"""What a card did or suffered in this wave, in the order in which it matters to its player."""
UNTIL: Final = {"turn": "this turn", "wave": "this wave", "round": "this round", "own_turn": "its next turn", "last_own_turn": "this turn"}


class Standing(NamedTuple):
    """A card in play as it is now: its numbers with all that changes them, and its marks.

    ``strength`` is that of a melee attack, or of a ranged one where it can make no other; None: it cannot attack at all. ``foreign``: the
    seat that owns it, where another controls it. ``deeds``: what it did, in words.
    """

    slot: Slot
    card: str
    name: str
    face: str
    damage: int
    life: int
    strength: int | None
    intercept: bool
    ranged: bool
    melee: bool
    lethal: bool
    foreign: Seat | None
    deeds: tuple[str, ...]
    markers: tuple[str, ...]
    statuses: tuple[str, ...]
    """Status effects in brackets (PT-STAT-1); of those that are there more than once how often (PT-STAT-3)."""

    strength_parts: tuple[str, ...]
    """What the strength is made of, a part each: ``3 printed``, ``+2 by Mystic``."""

    life_parts: tuple[str, ...]
    """What the life is made of."""

    @property
    def short_statuses(self) -> tuple[str, ...]:
        """The status effects for where there is little room."""
        return tuple([status.replace(" attack strength", " atk") for status in self.statuses])


class Laid(NamedTuple):
    """A card in a reserve: an operation with its tokens, or a trap; ``card`` and ``name`` None: the viewer does not know which trap."""

    slot: Slot
    card: str | None
    name: str | None
    face: str
    tokens: int | None

    @property
    def words(self) -> str:
        """The card in a slot of the reserve, as far as it is known, with its tokens."""
        if self.face == "trap":
            return "trap, face down" if self.name is None else f"trap: {self.name}"
        return str(self.name) if self.tokens is None else f"{self.name}, {_counted(self.tokens, 'token')}"


class Cards(NamedTuple):
    """Cards of one zone: the names and the ids of those the viewer knows, and how many they do not."""

    known: tuple[str, ...]
    hidden: int
    ids: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.known) + self.hidden


class Side(NamedTuple):
    """One seat: its slots from V1 to R3, its other zones, and what holds for it."""

    seat: Seat
    unit: tuple[Standing | Slot, ...]
    reserve: tuple[Laid | Slot, ...]
    """The slots S1 to S3; none if no card in the game has a use for them."""
    hand: Cards
    deck: int | None
    """None: there is a shared deck."""
    top: Cards
    bottom: Cards
    discard: tuple[str, ...]
    aside: Cards
    leader: str | None
    notes: tuple[str, ...]
    coins: int | None
    """None: there are none."""
    leaders: Cards
    """Those drawn, from which the leader is chosen."""


class Open(NamedTuple):
    """A card of the row, and the coins on it."""

    id: str
    name: str
    coins: int

    @property
    def words(self) -> str:
        """The open card and the coins on it."""
        return f"{self.name}, {_counted(self.coins, 'coin')}" if self.coins else self.name


class Row(NamedTuple):
    """The row of open cards, the one farthest from the shared deck first, and how many cards are in the deck."""

    cards: tuple[Open, ...]
    deck: int

    @property
    def words(self) -> str:
        """The open cards and how many are in the deck, as one line of text."""
        cards = "; ".join([card.words for card in self.cards]) or "no card"
        return f"{cards}; {self.deck} in the deck"


class Summary(NamedTuple):
    """A whole position.

    ``when``: round, wave and such. ``status``: whose turn it is and what is asked. ``near``: the seat seen from, and its ally; ``far``: who
    sit across the table from these. ``points``: of teams, by seat.
    """

    when: tuple[str, ...]
    status: str
    wave: int | None
    to_act: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    sides: tuple[Side, ...]
    near: tuple[Seat, ...]
    far: tuple[Seat, ...]
    resolving: tuple[str, ...]
    trophies: tuple[int, ...]
    points: tuple[int, ...]
    row: Row | None
    """None: each has a deck of their own."""

    choosing: bool
    """Whether leaders are being chosen."""


def summarize(catalogue: Catalogue, edition: EditionRules, view: View, facts: Facts) -> Summary:
    """Everything that renderings show of *view*, whose *facts* these are."""
    position = Position(catalogue, edition, view)
    near = Seat(0) if view.viewer is None else view.viewer
    ally = position.ally(near)
    team = (near,) if ally is None else (near, ally)
    return Summary(
        when=_when(view),
        status=_status(position, view, facts),
        wave=view.clock.wave if view.phase == "play" else None,
        to_act=facts.to_act,
        winners=facts.winners,
        sides=tuple([_side(position, side, facts.pool) for side in facts.seats]),
        near=team,
        far=tuple([across(seat) for seat in team]),
        resolving=tuple([_name(catalogue, card) for card in facts.resolving]),
        trophies=tuple([side.points for side in facts.seats]) if view.series.matches and ally is None else (),
        points=() if ally is None else tuple([side.points for side in facts.seats]),
        row=None if facts.pool is None else _row(catalogue, facts.pool),
        choosing=facts.due == "leader",
    )


# ---------------------------------------------------------------------------------------------------------------------------------- course
def _when(view: View) -> tuple[str, ...]:
    parts = ["setup"] if view.phase in {"setup", "leaders"} else [f"round {view.clock.round}", f"{WAVES[view.clock.wave]} wave"]
    if view.phase == "play":
        lone = view.clock.lone
        if lone is not None:
            parts.insert(1, f"lone round of seat {lone.seats[0]}")
        parts += [f"seat {view.clock.first} first", *(["ceasefire"] if view.clock.round <= 1 or lone is not None else [])]
    if view.options.best_of > 1:
        parts.insert(0, f"best of {view.options.best_of}, match {len(view.series.matches) + (view.phase != 'over')}")
    return tuple(parts)


def _status(position: Position, view: View, facts: Facts) -> str:
    if facts.due == "nothing":
        winners = facts.winners
        rule = view.series.matches[-1].rule
        if len(winners) == len(view.players):
            return f"The game is over: nobody wins ({rule})."
        who = f"seat {winners[0]} wins" if len(winners) == 1 else f"seats {' and '.join(map(str, winners))} win"
        return f"The game is over: {who} ({rule})."
    if facts.due == "leader":
        choosing = " and ".join(f"seat {seat}" for seat in facts.to_act)
        return f"Leaders are chosen in secret: {choosing} {'has' if len(facts.to_act) == 1 else 'have'} yet to choose."
    if facts.due == "luck":
        return "Luck is due."
    decision = pending(position, view.actor)
    if position.stack and decision is not None:
        return f"Seat {view.actor} decides. {decision.question}"
    extra = "".join([f", {gain.n} more for {listed(list(gain.only), 'or')} only" for gain in facts.extra])
    return f"Seat {view.actor} to act: {_counted(facts.actions, 'action')} left{extra}."


def _counted(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


# ------------------------------------------------------------------------------------------------------------------------------------ sides
def _side(position: Position, side: SeatFacts, pool: PoolFacts | None) -> Side:
    catalogue, seat = position.catalogue, side.seat
    slots: list[Standing | Slot] = [
        slot if piece is None else _standing(catalogue, seat, piece) for slot, piece in zip(SLOTS, side.unit, strict=False)
    ]
    notes = [
        f"{_name(catalogue, text.source)}: an effect works until the end of {UNTIL.get(str(text.until), str(text.until))}"
        for text in side.texts
    ]
    notes += [f"{cell.slot} {cell.name}: {', '.join(cell.statuses)}" for cell in slots if isinstance(cell, Standing) and cell.statuses]
    notes += [f"set out, and not in play: {_name(catalogue, card, seat, position.owner_of(card))}" for card in side.set_out]
    notes += [f"{_counted(loss.n, 'action')} fewer in a later wave" for loss in side.losses]
    if side.fallen:
        notes.append(f"fallen leaders: {', '.join([_leader_name(catalogue, card) for card in side.fallen])}")
    if side.leaders is not None:
        aside = [_leader_name(catalogue, card) for card in side.leaders.aside]
        notes.append(f"deck of leaders: {_counted(side.leaders.deck, 'card')}")
        notes += [f"equal leaders, set aside: {', '.join(aside)}"] if aside else []
    if side.chosen:
        notes.append("has chosen a leader" if side.leader is None else f"has chosen {_leader_name(catalogue, side.leader)} as leader")
    return Side(
        seat,
        tuple(slots),
        _reserve(catalogue, side),
        _cards(catalogue, side.hand),
        side.deck if pool is None else None,
        _cards(catalogue, side.top),
        _cards(catalogue, side.bottom),
        tuple([_name(catalogue, card, seat, position.owner_of(card)) for card in side.discard]),
        _cards(catalogue, side.aside),
        side.leader,
        tuple(notes),
        side.coins,
        Cards((), 0) if side.leaders is None else _cards(catalogue, side.leaders.drawn),
    )


def _row(catalogue: Catalogue, pool: PoolFacts) -> Row:
    return Row(tuple([Open(card.name, _plain(catalogue.cards[card.name].hero.name), card.coins) for card in pool.row]), pool.deck)


def _reserve(catalogue: Catalogue, side: SeatFacts) -> tuple[Laid | Slot, ...]:
    if not catalogue.reserve:
        return ()
    laid: list[ReserveFacts | None] = list(side.reserve)
    return tuple(
        [
            slot if held is None else Laid(held.slot, held.card, held.name, held.face, held.tokens)
            for slot, held in zip(SLOTS[9:], laid, strict=True)
        ]
    )


def _cards(catalogue: Catalogue, held: tuple[Held, ...]) -> Cards:
    ids = tuple([card.card for card in held if card.card is not None])
    return Cards(tuple([_name(catalogue, card) for card in ids]), len(held) - len(ids), ids)


def _plain(name: str) -> str:
    """A name as one line of text."""
    return " ".join(name.split())


def _name(catalogue: Catalogue, card: str, seat: Seat | None = None, owner: Seat | None = None) -> str:
    """What a card is called as a hero; with its *owner*, where it lies with another *seat*."""
    name = _plain(catalogue.physical[card].hero.name)
    return name if owner == seat else f"{name} ({owner})"


def _leader_name(catalogue: Catalogue, card: str) -> str:
    return _plain(catalogue.physical[card].leader.name)


def _standing(catalogue: Catalogue, seat: Seat, piece: PieceFacts) -> Standing:
    ranged = piece.ranged is not None
    power = piece.melee if piece.in_melee or piece.ranged is None else piece.ranged
    words = {entry.word for entry in piece.keywords}
    return Standing(
        piece.slot,
        piece.card,
        piece.name,
        piece.face,
        piece.damage,
        0 if piece.life is None else piece.life.value,
        None if power is None else power.value,
        "intercept" in words,
        ranged,
        piece.in_melee,
        piece.lethal,
        None if piece.owner == seat else piece.owner,
        tuple([word for deed, word in DEEDS.items() if deed in piece.deeds]),
        (
            *(["risen corpse"] if piece.face == "risen" else []),
            *([] if piece.row is None else [f"{TRAITS[piece.row]} text"]),
            *[f"{marker.kind.replace('_', ' ')} {marker.n}" for marker in piece.markers],
        ),
        tuple([_status_words(status) for status in piece.statuses]),
        _parts(catalogue, power),
        _parts(catalogue, piece.life),
    )


def _parts(catalogue: Catalogue, number: Number | None) -> tuple[str, ...]:
    """The parts of a number in words."""
    if number is None:
        return ()
    found = [f"{number.parts[0].n} {'printed' if number.parts[0].kind == 'printed' else 'by a leader'}"]
    for part in number.parts[1:]:
        code = catalogue.physical.get(part.source)
        name = "" if code is None else _plain((code.leader if part.text.endswith(".L") else code.hero).name)
        found.append(f"{part.n:+d} {'at least 0, at most 999' if part.kind == 'limit' else f'by {name}'}")
    return tuple(found)


def _status_words(status: StatusFacts) -> str:
    name = status_name(status.status)
    return name if status.n == 1 else f"{name} x {status.n}"

"""The content of a rendered position, shared by text and pictures: facts in words, marks, sentences."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.messages import Message
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import across
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._render.names import Called
from boardrules.pixel_tactics._text.names import Scene
from boardrules.pixel_tactics._text.pending import pending
from boardrules.pixel_tactics._types.state import Held
from boardrules.pixel_tactics.language import AddStrength
from boardrules.pixel_tactics.language.english.statuses import status_name
from boardrules.toolkit.drawing.voice import Voice
from boardrules.toolkit.reuse import Recalled
from boardrules.values import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardrules.messages import Speaker
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.facts import Facts, Number, PieceFacts, PoolFacts, ReserveFacts, SeatFacts, StatusFacts
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.state import Slot
    from boardrules.pixel_tactics._types.view import View
    from boardrules.pixel_tactics.language import GivenModifier
    from boardrules.pixel_tactics.language import Row as TraitRow


ROWS: Final[tuple[TraitRow, ...]] = ("V", "F", "R")
DEEDS: Final = ("attacked", "cast", "recruited", "moved", "revived")
"""Deeds of a card in this wave that are shown, the ones that matter most to its player first."""


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
    """Status effects in brackets (PT-STAT-1), with their number if there are several alike (PT-STAT-3)."""

    short_statuses: tuple[str, ...]
    """The status effects for where there is little room."""

    strength_parts: tuple[str, ...]
    """The parts of the strength: ``3 printed``, ``+2 by Mystic``."""

    life_parts: tuple[str, ...]
    """The parts of the life."""

    strength_base: int = 0
    """The first part of the strength."""

    life_base: int = 0
    """The first part of the life."""


class Laid(NamedTuple):
    """A card in a reserve: an operation with its tokens, or a trap; ``card`` and ``name`` None: the viewer does not know which trap.

    ``words``: the card as far as it is known, with its tokens.
    """

    slot: Slot
    card: str | None
    name: str | None
    face: str
    tokens: int | None
    words: str


class Cards(NamedTuple):
    """Cards of one zone: names and ids of those the viewer knows, and the number of the others."""

    known: tuple[str, ...]
    hidden: int
    ids: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The number of cards, known or not."""
        return len(self.known) + self.hidden


class Side(NamedTuple):
    """One seat: its slots from V1 to R3, its other zones, and notes on it."""

    seat: Seat
    unit: tuple[Standing | Slot, ...]
    reserve: tuple[Laid | Slot, ...]
    """The slots S1 to S3; empty if no card in the game uses them."""
    hand: Cards
    deck: int | None
    """The number of cards in the seat's own deck, None with a shared deck."""
    top: Cards
    bottom: Cards
    discard: tuple[str, ...]
    aside: Cards
    leader: str | None
    notes: tuple[str, ...]
    coins: int | None
    """The seat's coins, None in a mode without coins."""
    leaders: Cards
    """The drawn leaders from which one is chosen."""


class Open(NamedTuple):
    """A card of the row, and the coins on it; ``words``: both."""

    id: str
    name: str
    coins: int
    words: str


class Row(NamedTuple):
    """The row of open cards, the one farthest from the shared deck first, and how many cards are in the deck.

    ``words``: all that, as one line of text.
    """

    cards: tuple[Open, ...]
    deck: int
    words: str


class Summary(NamedTuple):
    """A whole position.

    ``when``: round and wave. ``status``: whose turn it is and what is asked. ``near``: the viewer's seat and its ally; ``far``: the seats
    across the table from them. ``points``: of teams, by seat.
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
    resolving_ids: tuple[str, ...]
    trophies: tuple[int, ...]
    points: tuple[int, ...]
    row: Row | None
    """The shared deck and its open cards, None if every seat has its own deck."""

    choosing: bool
    """True while leaders are being chosen."""

    say: Voice
    """Says further words in the language of the rendering."""


def summarize(catalogue: Catalogue, edition: EditionRules, view: View, facts: Facts, *, translator: Speaker | None = None) -> Summary:
    """Return all that renderings show of *view*, in the language of *translator*; *facts* are those of the view."""
    scene = Scene(catalogue, view)
    say = Voice(MESSAGES, translator, card=lambda card: MESSAGES.english(scene.called(card)), view=view)
    called = Called(say, catalogue)
    position = Position(catalogue, edition, view)
    near = Seat(0) if view.viewer is None else view.viewer
    ally = position.ally(near)
    team = (near,) if ally is None else (near, ally)
    return Summary(
        when=_when(say, view),
        status=_status(say, position, view, facts),
        wave=view.clock.wave if view.phase == "play" else None,
        to_act=facts.to_act,
        winners=facts.winners,
        sides=tuple([_side(say, called, position, side, facts.pool) for side in facts.seats]),
        near=team,
        far=tuple([across(seat) for seat in team]),
        resolving_ids=facts.resolving,
        resolving=tuple([called.card(card) for card in facts.resolving]),
        trophies=tuple([side.points for side in facts.seats]) if view.series.matches and ally is None else (),
        points=() if ally is None else tuple([side.points for side in facts.seats]),
        row=None if facts.pool is None else _row(say, called, facts.pool),
        choosing=facts.due == "leader",
        say=say,
    )


# ---------------------------------------------------------------------------------------------------------------------------------- course
def _when(say: Voice, view: View) -> tuple[str, ...]:
    clock = view.clock
    if view.phase in {"setup", "leaders"}:
        parts = [say("board-setup")]
    else:
        parts = [say("board-round", round=clock.round), say("board-wave", wave=WAVES[clock.wave])]
    if view.phase == "play":
        lone = clock.lone
        if lone is not None:
            parts.insert(1, say("board-player-lone-round", seat=lone.seats[0]))
        ceasefire = [say("board-ceasefire")] if clock.round <= 1 or lone is not None else []
        parts += [say("board-player-first", seat=clock.first), *ceasefire]
    if view.options.best_of > 1:
        parts.insert(0, say("board-match", most=view.options.best_of, n=len(view.series.matches) + (view.phase != "over")))
    return tuple(parts)


def _status(say: Voice, position: Position, view: View, facts: Facts) -> str:
    if facts.due == "nothing":
        winners = facts.winners
        if len(winners) == len(view.players):
            return say("board-tied")
        return say("board-winners", winners=tuple([Message("", (), say.player(seat)) for seat in winners]))
    if facts.due == "leader":
        players = tuple([Message("", (), say.player(seat)) for seat in facts.to_act])
        return say("board-leaders-due", players=players, n=len(players))
    if facts.due == "luck":
        return say("board-luck", phase=view.phase)
    decision = pending(position, view.actor)
    if position.stack and decision is not None:
        return say("board-player-decides", seat=view.actor, question=say.asked(decision))
    extra = "".join([say("board-extra", n=gain.n, only=_kinds(say, gain.only)) for gain in facts.extra])
    return say("board-player-to-act", seat=view.actor, n=facts.actions, extra=extra)


def in_progress(facts: Summary) -> str:
    """Return a sentence about the orders that are being carried out."""
    say = facts.say
    return say("board-resolving", cards=reduce(lambda one, other: say("board-then", one=one, other=other), facts.resolving))


def _kinds(say: Voice, kinds: tuple[str, ...]) -> str:
    """Return kinds of actions as alternatives."""
    *others, last = [say("board-kind", kind=kind) for kind in kinds]
    return say("board-or", others=", ".join(others), last=last) if others else last


# ------------------------------------------------------------------------------------------------------------------------------------ sides
def _side(say: Voice, called: Called, position: Position, side: SeatFacts, pool: PoolFacts | None) -> Side:
    seat = side.seat
    slots: list[Standing | Slot] = [
        slot if piece is None else _standing(say.impersonal, position.catalogue, seat, piece)
        for slot, piece in zip(SLOTS, side.unit, strict=False)
    ]
    return Side(
        seat,
        tuple(slots),
        _reserve(say, called, position.catalogue, side),
        _cards(called, position, seat, side.hand),
        side.deck if pool is None else None,
        _cards(called, position, seat, side.top),
        _cards(called, position, seat, side.bottom),
        tuple([called.card(card, seat, position.owner_of(card)) for card in side.discard]),
        _cards(called, position, seat, side.aside),
        side.leader,
        tuple(_notes(say, called, position, side, slots)),
        side.coins,
        Cards((), 0) if side.leaders is None else _cards(called, position, seat, side.leaders.drawn),
    )


def _notes(say: Voice, called: Called, position: Position, side: SeatFacts, slots: list[Standing | Slot]) -> Iterator[str]:
    """Yield the notes on a seat: lasting texts, status effects, cards set out, losses, leaders."""
    seat = side.seat
    for text in side.texts:
        yield say("board-note-text", card=called.card(text.source), until=str(text.until))
    for cell in slots:
        if isinstance(cell, Standing) and cell.statuses:
            yield f"{cell.slot} {cell.name}: {', '.join(cell.statuses)}"
    for card in side.set_out:
        yield say("board-note-set-out", card=called.card(card, seat, position.owner_of(card)))
    for loss in side.losses:
        yield say("board-note-loss", n=loss.n)
    if side.fallen:
        yield say("board-note-fallen", leaders=", ".join([called.leader(card) for card in side.fallen]))
    if side.leaders is not None:
        yield say("board-note-leaders", n=side.leaders.deck)
        if side.leaders.aside:
            yield say("board-note-equal", leaders=", ".join([called.leader(card) for card in side.leaders.aside]))
    if side.chosen and side.leader is None:
        yield say("board-note-chosen")
    elif side.chosen and side.leader is not None:
        yield say("board-note-chosen-leader", leader=called.leader(side.leader))


def _row(say: Voice, called: Called, pool: PoolFacts) -> Row:
    found: list[Open] = []
    for card in pool.row:
        name = called.open(card.name)
        found.append(Open(card.name, name, card.coins, say("board-open-card", card=name, n=card.coins) if card.coins else name))
    cards = "; ".join([card.words for card in found]) or say("board-no-card")
    return Row(tuple(found), pool.deck, say("board-row-words", cards=cards, n=pool.deck))


def _reserve(say: Voice, called: Called, catalogue: Catalogue, side: SeatFacts) -> tuple[Laid | Slot, ...]:
    if not catalogue.reserve:
        return ()
    laid: list[ReserveFacts | None] = list(side.reserve)
    return tuple([slot if held is None else _laid(say, called, held) for slot, held in zip(SLOTS[9:], laid, strict=True)])


def _laid(say: Voice, called: Called, held: ReserveFacts) -> Laid:
    name = None if held.card is None else called.card(held.card)
    if held.face == "trap":
        words = say("board-trap-face-down") if name is None else say("board-trap-known", card=name)
    else:
        words = str(name) if held.tokens is None else say("board-operation", card=str(name), n=held.tokens)
    return Laid(held.slot, held.card, name, held.face, held.tokens, words)


def _cards(called: Called, position: Position, seat: Seat, held: tuple[Held, ...]) -> Cards:
    ids = tuple([card.card for card in held if card.card is not None])
    return Cards(tuple([called.card(card, seat, position.owner_of(card)) for card in ids]), len(held) - len(ids), ids)


_STANDING: Final = Recalled[Standing](2048)
"""Cards as they stood lately, by their facts."""


def _standing(speaker: Speaker | None, catalogue: Catalogue, seat: Seat, piece: PieceFacts) -> Standing:
    """Return a card in words that address nobody: the same object for all readers while nothing of it has changed."""
    known = _STANDING.get(catalogue, piece, speaker, seat)
    return known or _STANDING.keep(_stands(Voice(MESSAGES, speaker), catalogue, seat, piece), catalogue, piece, speaker, seat)


def _stands(say: Voice, catalogue: Catalogue, seat: Seat, piece: PieceFacts) -> Standing:
    called = Called(say, catalogue)
    power = piece.melee if piece.in_melee or piece.ranged is None else piece.ranged
    words = {entry.word for entry in piece.keywords}
    return Standing(
        piece.slot,
        piece.card,
        called.leader(piece.card) if piece.face == "leader" else called.card(piece.card),
        piece.face,
        piece.damage,
        0 if piece.life is None else piece.life.value,
        None if power is None else power.value,
        "intercept" in words,
        piece.ranged is not None,
        piece.in_melee,
        piece.lethal,
        None if piece.owner == seat else piece.owner,
        tuple([say("board-deed", deed=deed) for deed in DEEDS if deed in piece.deeds]),
        (
            *([say("board-risen")] if piece.face == "risen" else []),
            *([] if piece.row is None else [say("board-text-of", box=piece.row)]),
            *[f"{say.told(Message(f'marker-{marker.kind}', (), marker.kind.replace('_', ' ')))} {marker.n}" for marker in piece.markers],
        ),
        tuple([_status_words(status, status_name(status.status)) for status in piece.statuses]),
        tuple([_status_words(status, _short_name(status.status)) for status in piece.statuses]),
        _parts(say, catalogue, power),
        _parts(say, catalogue, piece.life),
        0 if power is None else power.parts[0].n,
        0 if piece.life is None else piece.life.parts[0].n,
    )


def _parts(say: Voice, catalogue: Catalogue, number: Number | None) -> tuple[str, ...]:
    """Return the parts of a number in words."""
    if number is None:
        return ()
    found = [say("board-part-first", n=number.parts[0].n, kind=number.parts[0].kind)]
    for part in number.parts[1:]:
        code = catalogue.physical.get(part.source)
        name = "" if code is None else say.named("card", (code.leader if part.text.endswith(".L") else code.hero).name)
        change = f"{part.n:+d}"
        found.append(say("board-part-limit", n=change) if part.kind == "limit" else say("board-part", n=change, card=name))
    return tuple(found)


def _status_words(status: StatusFacts, name: str) -> str:
    """Return a status effect as it is printed, in brackets: in English, like the sentences of cards."""
    return name if status.n == 1 else f"{name} x {status.n}"


def _short_name(status: GivenModifier) -> str:
    """Return the name of a status effect for where there is little room."""
    match status:
        case AddStrength(int(n), None, None):
            return f"[{n:+d} atk]"
        case _:
            return status_name(status)

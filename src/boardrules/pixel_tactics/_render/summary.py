"""What is to be shown of a position, in text and in pictures alike: derived numbers, marks, sentences. All of it from a view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.pixel_tactics._engine.apply import ended
from boardrules.pixel_tactics._engine.evaluate import corpse_strength, keyword, life, strength
from boardrules.pixel_tactics._engine.match.series import team_points
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import across
from boardrules.pixel_tactics._engine.slots import LEADER_AT, RESERVE_AT, SLOTS
from boardrules.pixel_tactics._text.pending import pending
from boardrules.pixel_tactics._types.state import Held
from boardrules.pixel_tactics.language.english.phrases import listed
from boardrules.pixel_tactics.language.english.statuses import status_name
from boardrules.values import CHANCE, Seat

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.state import Piece, Slot
    from boardrules.pixel_tactics._types.view import PlayerView, PoolView, View
    from boardrules.pixel_tactics.language import Row as TraitRow

__all__ = ["ROWS", "WAVES", "Cards", "Laid", "Open", "Row", "Side", "Standing", "Summary", "summarize"]

WAVES: Final = ("vanguard", "flank", "rear")
ROWS: Final[tuple[TraitRow, ...]] = ("V", "F", "R")
TRAITS: Final = dict(zip(ROWS, WAVES, strict=True))
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
        """What lies there."""
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
        """What lies there."""
        return f"{self.name}, {_counted(self.coins, 'coin')}" if self.coins else self.name


class Row(NamedTuple):
    """The row of open cards, the one farthest from the shared deck first, and how many cards are in the deck."""

    cards: tuple[Open, ...]
    deck: int

    @property
    def words(self) -> str:
        """The whole row."""
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


def summarize(catalogue: Catalogue, edition: EditionRules, view: View) -> Summary:
    """Everything that renderings show of *view*."""
    position = Position(catalogue, edition, view)
    near = Seat(0) if view.viewer is None else view.viewer
    ally = position.ally(near)
    team = (near,) if ally is None else (near, ally)
    result = ended(view)
    return Summary(
        when=_when(view),
        status=_status(position, view, () if result is None else result.winners),
        wave=view.clock.wave if view.phase == "play" else None,
        to_act=_to_act(view),
        winners=() if result is None else result.winners,
        sides=tuple([_side(position, Seat(seat), player, view.pool) for seat, player in enumerate(view.players)]),
        near=team,
        far=tuple([across(seat) for seat in team]),
        resolving=tuple([_name(catalogue, card) for card in view.resolving]),
        trophies=view.series.matches[-1].trophies if view.series.matches and ally is None else (),
        points=() if ally is None else team_points(position),
        row=None if view.pool is None else _row(catalogue, view.pool),
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


def _to_act(view: View) -> tuple[Seat, ...]:
    if view.phase == "leaders":
        return tuple([Seat(seat) for seat, player in enumerate(view.players) if not player.chosen and player.unit[LEADER_AT] is None])
    return (view.actor,) if view.phase in {"setup", "play"} and view.actor != CHANCE else ()


def _status(position: Position, view: View, winners: tuple[Seat, ...]) -> str:
    if view.phase == "over":
        rule = view.series.matches[-1].rule
        if len(winners) == len(view.players):
            return f"The game is over: nobody wins ({rule})."
        who = f"seat {winners[0]} wins" if len(winners) == 1 else f"seats {' and '.join(map(str, winners))} win"
        return f"The game is over: {who} ({rule})."
    if view.phase == "leaders":
        choosing = " and ".join(f"seat {seat}" for seat in _to_act(view))
        return f"Leaders are chosen in secret: {choosing} {'has' if len(_to_act(view)) == 1 else 'have'} yet to choose."
    if view.actor == CHANCE:
        return "Luck is due."
    decision = pending(position, view.actor)
    if position.stack and decision is not None:
        return f"Seat {view.actor} decides. {decision.question}"
    extra = "".join([f", {gain.n} more for {listed(list(gain.only), 'or')} only" for gain in view.budget.extra])
    return f"Seat {view.actor} to act: {_counted(view.budget.actions, 'action')} left{extra}."


def _counted(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


# ------------------------------------------------------------------------------------------------------------------------------------ sides
def _side(position: Position, seat: Seat, player: PlayerView, pool: PoolView | None) -> Side:
    slots: list[Standing | Slot] = [
        SLOTS[index] if piece is None else _standing(position, seat, index, piece) for index, piece in enumerate(player.unit)
    ]
    notes = [
        f"{_name(position.catalogue, watch.source)}: an effect works until the end of {UNTIL.get(watch.until, watch.until)}"
        for watch in player.watching
    ]
    notes += [f"{cell.slot} {cell.name}: {', '.join(cell.statuses)}" for cell in slots if isinstance(cell, Standing) and cell.statuses]
    notes += [f"set out, and not in play: {_name(position.catalogue, card, seat, position.owner_of(card))}" for card in player.set_out]
    notes += [f"{_counted(loss.n, 'action')} fewer in a later wave" for loss in player.losses]
    if player.fallen:
        notes.append(f"fallen leaders: {', '.join([_leader_name(position.catalogue, card) for card in player.fallen])}")
    if player.leaders is not None:
        aside = [_leader_name(position.catalogue, card) for card in player.leaders.aside]
        notes.append(f"deck of leaders: {_counted(player.leaders.deck, 'card')}")
        notes += [f"equal leaders, set aside: {', '.join(aside)}"] if aside else []
    if player.chosen:
        notes.append(
            "has chosen a leader" if player.leader is None else f"has chosen {_leader_name(position.catalogue, player.leader)} as leader"
        )
    return Side(
        seat,
        tuple(slots),
        _reserve(position, player),
        _cards(position.catalogue, player.hand),
        player.deck if pool is None else None,
        _cards(position.catalogue, player.top),
        _cards(position.catalogue, player.bottom),
        tuple([_name(position.catalogue, card, seat, position.owner_of(card)) for card in player.discard]),
        _cards(position.catalogue, player.aside),
        player.leader,
        tuple(notes),
        None if pool is None else pool.coins[seat],
        Cards((), 0) if player.leaders is None else _cards(position.catalogue, player.leaders.drawn),
    )


def _row(catalogue: Catalogue, pool: PoolView) -> Row:
    return Row(tuple([Open(card.name, _plain(catalogue.cards[card.name].hero.name), card.coins) for card in pool.row]), pool.deck)


def _reserve(position: Position, player: PlayerView) -> tuple[Laid | Slot, ...]:
    if not position.catalogue.reserve:
        return ()
    timed = position.edition.operations_end != "round"
    return tuple(
        [
            slot
            if held is None
            else Laid(
                slot,
                held.card,
                None if held.card is None else _name(position.catalogue, held.card),
                held.face,
                held.tokens if timed and held.face == "operation" else None,
            )
            for slot, held in zip(SLOTS[RESERVE_AT:], player.reserve, strict=True)
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


def _standing(position: Position, seat: Seat, index: int, piece: Piece) -> Standing:
    owner = position.owner_of(piece.card)
    corpse = piece.face == "corpse"
    melee = not corpse and position.in_melee(seat, index)
    ranged = not corpse and keyword(position, seat, index, piece, "ranged")
    power = (
        corpse_strength(position, seat, index, piece)
        if corpse
        else strength(position, (seat, index, piece), None, "melee" if melee or not ranged else "ranged")
    )
    total = 0 if corpse else life(position, seat, index, piece)
    return Standing(
        SLOTS[index],
        piece.card,
        _leader_name(position.catalogue, piece.card) if index == LEADER_AT and not corpse else _name(position.catalogue, piece.card),
        piece.face,
        piece.damage,
        total,
        power,
        not corpse and keyword(position, seat, index, piece, "intercept"),
        ranged,
        melee,
        not corpse and piece.damage >= total,
        None if owner == seat else owner,
        _deeds(piece),
        (
            *(["risen corpse"] if piece.face == "risen" else []),
            *([] if piece.trait is None else [f"{TRAITS[piece.trait]} text"]),
            *[f"{marker.kind.replace('_', ' ')} {marker.n}" for marker in piece.markers if marker.n],
        ),
        _statuses(piece),
    )


def _statuses(piece: Piece) -> tuple[str, ...]:
    found = Counter([status_name(timed.modifier) for timed in piece.mods if timed.until == "status"])
    return tuple([name if n == 1 else f"{name} x {n}" for name, n in found.items()])


def _deeds(piece: Piece) -> tuple[str, ...]:
    """What a card did or suffered in this wave, in the order in which it matters to its player."""
    words = {"attacked": "struck", "cast": "cast", "recruited": "new", "moved": "moved", "revived": "risen"}
    return tuple([word for deed, word in words.items() if deed in piece.done_this_wave or deed in piece.done_this_turn])

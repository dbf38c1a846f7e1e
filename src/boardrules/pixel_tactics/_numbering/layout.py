"""The observation of Pixel Tactics, number by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias, get_args

from boardrules.numbering import ObservationField
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._numbering.words import DEEDS, Words
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics.language import Row as UnitRow
from boardrules.toolkit.coding import Coded
from boardrules.toolkit.observation import Choice, Count, Eyes, Flag, Group, Layout, Number, Row, SeatNumber, by_seat, member, seat_names

SLOTS: Final[tuple[str, ...]] = get_args(t.Slot)

OnPiece: TypeAlias = tuple[t.Many[t.TemporaryModifier], t.Many[t.Marker], t.Many[t.Deed], t.Many[t.Deed]]
"""The parts of a card in a unit whose number varies: changes, markers, what it did this turn and this wave."""

OfPlayer: TypeAlias = tuple[
    t.Many[t.Held],
    t.Many[t.Held],
    t.Many[t.Held],
    t.Many[t.ActiveDelayedTrigger],
    t.Many[t.Loss],
    t.Many[t.Id],
    t.Many[t.Id],
    t.LeaderDeckView | None,
]
"""The rest of a seat: known top and bottom of the deck, cards drawn and not yet put anywhere, triggers left behind, actions lost, cards
set out, leaders that fell, the deck of leaders."""

Used: TypeAlias = tuple[t.Many[t.Extra], t.Many[tuple[t.Text, t.Count]]]


def _rotated(mask: int, eyes: Eyes) -> int:
    """Return a mask of seats counted from the viewer."""
    return sum(1 << eyes.relative(seat) for seat in range(eyes.seats) if mask >> seat & 1)


def _knowing(mask: int, seats: int) -> str:
    """Return the names of the seats in a mask."""
    return ", ".join([name for seat, name in enumerate(seat_names(seats)) if mask >> seat & 1]) or "nobody"


class _CardNumber:
    """A card: its owner and its place in the catalogue; 0 for none."""

    def __init__(self, words: Words, meaning: str) -> None:
        self._words, self._meaning = words, meaning

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield ObservationField(name, 0, self._words.cards, self._meaning, "card", self._words.card_names)

    def write(self, value: str | None, eyes: Eyes, out: list[int]) -> None:
        out.append(self._words.card(value, eyes))


class _Hand:
    """The cards in a hand: their number, then for each card of the game whether it is known to be here, and to whom."""

    def __init__(self, words: Words, seats: int) -> None:
        self._words, self._seats = words, seats

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield ObservationField(f"{name}.number", 0, self._words.cards, "cards in hand")
        meaning = "0 unless the card is known to be here; else 1 and 1 << seat for each seat that knows it, the viewer as seat 0"
        knowing = tuple([_knowing(mask, self._seats) for mask in range(1 << self._seats)])
        for seat in range(self._seats):
            for card in self._words.names:
                yield ObservationField(f"{name}.{seat}.{card}", 0, 1 << self._seats, meaning, "place", knowing)

    def write(self, value: Sequence[t.Held], eyes: Eyes, out: list[int]) -> None:
        out.append(len(value))
        start = len(out) - 1
        out.extend([0] * self._words.cards)
        for held in value:
            if held.card is not None:
                out[start + self._words.card(held.card, eyes)] = 1 + _rotated(held.mask, eyes)


class _Mask:
    """Several of *seats* seats, as a sum of ``1 << seat`` with the viewer as seat 0."""

    def __init__(self, seats: int) -> None:
        self._names = seat_names(seats)

    def fields(self, name: str) -> Iterator[ObservationField]:
        most = (1 << len(self._names)) - 1
        yield ObservationField(name, 0, most, "who knows it: 1 << seat for each, the viewer as seat 0", "mask", self._names)

    def write(self, value: int, eyes: Eyes, out: list[int]) -> None:
        out.append(_rotated(value, eyes))


def layout(catalogue: Catalogue, seats: int) -> Layout[t.View]:
    """Return the layout for these cards and *seats* players."""
    words = Words(catalogue, seats)

    def coded(kind: Any, width: int, meaning: str) -> Coded[Any]:
        return Coded(kind, width, meaning, words, others={t.Mask: (_rotated, (1 << seats) - 1)})

    player = _player(words, seats, coded)
    return Layout(
        Group[t.View](
            member("spectator", lambda view: int(view.viewer is None), Flag("1 if a spectator looks, who counts seats from seat 0")),
            member("phase", lambda view: view.phase, Choice(get_args(t.Phase), "setup, leaders, play, over: from 1")),
            member("actor", lambda view: view.actor, SeatNumber(seats, "the seat that acts")),
            member("round", lambda view: view.clock.round, Number(0, 10_000, "the round")),
            member("wave", lambda view: view.clock.wave, Number(0, 2, "vanguard, flank, rear", kind="place")),
            member("first", lambda view: view.clock.first, SeatNumber(seats, "the seat that goes first")),
            member("turn", lambda view: view.clock.turn, Number(0, 4, "seats that have had their turn in this wave")),
            member("actions", lambda view: view.budget.actions, Number(-10_000, 10_000, "actions left")),
            member("budget", lambda view: (view.budget.extra, view.budget.used), coded(Used, 16, "extra actions, kinds of actions used")),
            member("quiet", lambda view: view.standstill.quiet_rounds, Number(0, 10_000, "rounds in which nothing moved")),
            member("progressed", lambda view: int(view.standstill.progressed), Flag("whether something has moved since")),
            member("redeals", lambda view: view.redeals, Number(0, 10_000, "how often leaders were chosen again")),
            by_seat("players", lambda view: view.players, player, seats),
            member("stack", lambda view: view.stack[::-1], coded(t.Many[t.Frame], 128, "what is being carried out, the innermost first")),
            member("resolving", lambda view: view.resolving, coded(t.Many[t.Id], 6, "cards whose orders are played")),
            member("lone", lambda view: view.clock.lone, coded(t.LoneRound | None, 8, "lone rounds")),
            member("series", lambda view: view.series, coded(t.Series, 32, "finished matches, cards removed")),
            member("owners", lambda view: view.owners, coded(t.Many[tuple[t.Id, t.PlayerSeat]], 16, "cards that have changed their owner")),
            by_seat("coins", lambda view: view.pool.coins if view.pool else (0,) * seats, Number(0, 10_000, "coins"), seats),
            member("deck", lambda view: view.pool.deck if view.pool else 0, Number(0, words.cards, "cards in the shared deck")),
            member(
                "row", lambda view: view.pool.row if view.pool else (), coded(t.Many[t.OpenCard], 16, "open cards, and the coins on them")
            ),
        ),
        seats,
    )


def _player(words: Words, seats: int, coded: Any) -> Group[t.PlayerView]:
    deed = "1 if the card did or suffered this"
    piece = Group[t.Piece](
        member("card", lambda piece: piece.card, _CardNumber(words, "the card that stands here, by owner and catalogue")),
        member("face", lambda piece: piece.face, Choice(get_args(t.Face), "hero, leader, corpse, risen: from 1")),
        member("damage", lambda piece: piece.damage, Number(0, 10_000, "the damage on it")),
        member("peak_damage", lambda piece: piece.peak_damage, Number(0, 10_000, "the most damage on it before some was taken off")),
        member("trait", lambda piece: piece.trait, Choice(get_args(UnitRow), "the row whose text it has, 0: that in which it stands")),
        member("copies", _copies, Number(0, 4, "the seat whose leader it copies, from 1", kind="place")),
        member("turn", lambda piece: piece.done_this_turn, Count(DEEDS, f"{deed} this turn", most=100)),
        member("wave", lambda piece: piece.done_this_wave, Count(DEEDS, f"{deed} this wave", most=100)),
        member(
            "more",
            lambda piece: (piece.mods, piece.markers, piece.done_this_turn, piece.done_this_wave),
            coded(OnPiece, 20, "changes, markers and deeds of the card"),
        ),
    )
    laid = Group[t.ReserveCard](
        member("card", lambda card: card.card, _CardNumber(words, "the card that lies here, if it is known")),
        member("face", lambda card: card.face, Choice(("operation", "trap"), "operation or trap: from 1")),
        member("tokens", lambda card: card.tokens, Number(0, 10_000, "time tokens")),
        member("known", lambda card: card.mask, _Mask(seats)),
        member("to_deck", lambda card: int(card.goes_to == "deck"), Flag("whether it goes to the deck when its time is over")),
        member("more", lambda card: (card.done_this_turn, card.done_this_wave), coded(tuple[t.Many[t.Deed], t.Many[t.Deed]], 6, "deeds")),
    )
    return Group[t.PlayerView](
        member("unit", lambda player: player.unit, Row(piece, 9, fixed=True, labels=SLOTS[:9])),
        member("reserve", lambda player: player.reserve, Row(laid, 3, fixed=True, labels=SLOTS[9:])),
        member("hand", lambda player: player.hand, _Hand(words, seats)),
        member("deck", lambda player: player.deck, Number(0, words.cards, "cards in the deck")),
        member("discard", lambda player: player.discard, coded(t.Many[t.Id], 40, "the discard pile")),
        member("chosen", lambda player: int(player.chosen), Flag("whether a leader lies face down")),
        member("leader", lambda player: player.leader, _CardNumber(words, "that leader, if the viewer knows it")),
        member("orders_turn", lambda player: player.orders[0], Number(0, 10_000, "orders played this turn")),
        member("orders_wave", lambda player: player.orders[1], Number(0, 10_000, "orders played this wave")),
        member("more", _of_player, coded(OfPlayer, 40, "the rest of the seat's cards and of what waits for it")),
    )


def _copies(piece: t.Piece) -> int:
    return 0 if piece.copies is None else piece.copies + 1


def _of_player(player: t.PlayerView) -> object:
    return player.top, player.bottom, player.aside, player.watching, player.losses, player.set_out, player.fallen, player.leaders

"""The parts of a description for one seat and for a shared deck, made from a state and back."""

from __future__ import annotations

from typing import Annotated

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOTS
from boardrules.pixel_tactics._packs.deck_lists import leaders_of
from boardrules.pixel_tactics._positions.cards import CARD, Cards, Described, Known, Laid, write_known, write_laid, write_name, write_piece
from boardrules.values import Seat, Value, labelled

__all__ = ["PlayerSetup", "PoolSetup"]


class PoolSetup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The shared part of two players who draw from one deck.

    ``row``: the open cards, the one farthest from the deck first: ``knight``, ``knight/2`` with two coins on it. ``coins``: of each seat.
    ``deck``: the cards in the deck; None: all cards that are not named elsewhere. If it is given, cards that are nowhere are out of the
    series.
    """

    row: t.Many[t.Text] = ()
    coins: t.Few[t.Count] = (5, 5)
    deck: t.Many[t.Id] | None = None


class PlayerSetup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The unusual values of one seat.

    ``unit``: what stands on which slot, V1 to R3; the leader on F2 must be given. ``reserve``: what lies in S1 to S3. ``top``,
    ``bottom``: known ends of the deck. ``deck``: the cards between them; None: all cards of this seat that are not named elsewhere. If it
    is given, cards that are nowhere are out of the series; the same with ``leaders``, the deck of leaders;
    ``leaders_aside`` were equal (PT-DECK-2). The other fields are those of ``Player``. A leader that copies one of several rivals' copies
    that of the next in the order of turns, unless a ``Piece`` with ``copies`` says whose (PT-2V2-7).
    """

    unit: t.Few[Annotated[tuple[t.Slot, Described], labelled("slot", "card")]] = ()
    reserve: t.Few[Annotated[tuple[t.Slot, Laid], labelled("slot", "card")]] = ()
    hand: t.Many[Known] = ()
    top: t.Many[Known] = ()
    deck: t.Many[t.Id] | None = None
    bottom: t.Many[Known] = ()
    discard: t.Many[t.Id] = ()
    set_out: t.Many[t.Id] = ()
    delayed: t.Many[t.ActiveDelayedTrigger] = ()
    losses: t.Many[t.Loss] = ()
    orders: Annotated[tuple[t.Count, t.Count], labelled("turn", "wave")] | None = None
    fallen: t.Many[t.Id] = ()
    leaders: t.Many[t.Id] | None = None
    leaders_aside: t.Many[t.Id] = ()


def read_player(cards: Cards, seat: int, given: PlayerSetup) -> t.Player:
    """Return what belongs to a seat; a deck that is not given is filled when all cards have been named."""
    at = f"players[{seat}]"
    stands = cards.unit(seat, given.unit, f"{at}.unit")
    hand = sorted(cards.held(seat, given.hand, f"{at}.hand"), key=lambda held: held.card or "")
    deck = t.Deck(
        cards.held(seat, given.top, f"{at}.top"),
        tuple(sorted(cards.all_named(seat, given.deck or (), f"{at}.deck"))),
        cards.held(seat, given.bottom, f"{at}.bottom"),
    )
    discard = cards.all_named(seat, given.discard, f"{at}.discard")
    set_out = cards.all_named(seat, given.set_out, f"{at}.set_out")
    return t.Player(
        unit=stands,
        reserve=cards.reserved(seat, given.reserve, f"{at}.reserve"),
        hand=tuple(hand),
        deck=deck,
        discard=discard,
        set_out=set_out,
        delayed=given.delayed,
        losses=given.losses,
        orders=given.orders or (0, 0),
        fallen=cards.all_named(seat, given.fallen, f"{at}.fallen"),
    )


def write_player(state: t.State, seat: Seat, player: t.Player) -> PlayerSetup:
    """Return what is unusual about a seat."""
    # Of a deck with cards of the rival, or of cards that are out of the series, the default would be wrong.
    usual = not state.series.removed and all(t.belongs_to(card, seat) for card in player.deck.rest)
    return PlayerSetup(
        unit=tuple([(slot, write_piece(seat, piece)) for slot, piece in zip(SLOTS, player.unit, strict=False) if piece is not None]),
        reserve=tuple(
            [(slot, write_laid(seat, card)) for slot, card in zip(SLOTS[RESERVE_AT:], player.reserve, strict=True) if card is not None]
        ),
        hand=tuple([write_known(seat, held) for held in player.hand]),
        top=tuple([write_known(seat, held) for held in player.deck.top]),
        deck=None if usual else tuple([write_name(seat, card) for card in player.deck.rest]),
        bottom=tuple([write_known(seat, held) for held in player.deck.bottom]),
        discard=tuple([write_name(seat, card) for card in player.discard]),
        set_out=tuple([write_name(seat, card) for card in player.set_out]),
        delayed=player.delayed,
        losses=player.losses,
        orders=None if player.orders == (0, 0) else player.orders,
        fallen=tuple([write_name(seat, card) for card in player.fallen]),
        leaders=None if player.leaders is None or usual else tuple([write_name(seat, card) for card in player.leaders.rest]),
        leaders_aside=() if player.leaders is None else tuple([write_name(seat, card) for card in player.leaders.aside]),
    )


def read_leaders(cards: Cards, seat: int, given: PlayerSetup, removed: list[str]) -> t.LeaderDeck:
    """Return a deck of leaders; those of the list that are not in it if it is given are *removed* from the series."""
    aside = cards.all_named(seat, given.leaders_aside, f"players[{seat}].leaders_aside")
    rest = cards.all_named(seat, given.leaders or (), f"players[{seat}].leaders")
    left = [card for name in leaders_of(cards.options, seat) if (card := t.card_id(seat, name)) not in cards.places]
    if given.leaders is None:
        rest = tuple(left)
    else:
        removed += left
    return t.LeaderDeck(tuple(sorted(rest)), (), aside)


def read_pool(cards: Cards, given: PoolSetup | None) -> t.Pool:
    """Return the row, the coins, and the shared deck; one that is not given is filled when all cards have been named."""
    given = PoolSetup() if given is None else given
    row: list[t.OpenCard] = []
    for index, described in enumerate(given.row):
        path = f"pool.row[{index}]"
        read = CARD.fullmatch(described)
        if read is None or "." in read.group(1):
            cards.fault(path, "BR-VALUE", f"{described!r} is no open card; write knight, or knight/2 with 2 coins")
            continue
        cards.named(0, read.group(1), path)
        row.append(t.OpenCard(read.group(1), int(read.group(2) or 0)))
    deck: list[str] = []
    for index, name in enumerate(given.deck or ()):
        path = f"pool.deck[{index}]"
        if "." in name:
            cards.fault(path, "BR-VALUE", f"{name!r} has an owner, and nobody owns a card of the shared deck; write knight")
        else:
            cards.named(0, name, path)
            deck.append(name)
    return t.Pool(tuple(row), given.coins, tuple(sorted(deck)))


def write_pool(pool: t.Pool, removed: tuple[str, ...]) -> PoolSetup:
    """Return what is in the row, the coins, and the deck where cards are *removed* from the series."""
    row = tuple([f"{card.name}{f'/{card.coins}' if card.coins else ''}" for card in pool.row])
    return PoolSetup(row=row, coins=pool.coins, deck=pool.deck if removed else None)

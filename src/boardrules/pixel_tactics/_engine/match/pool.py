"""The shared deck (PT-POOL): cards drawn by a walk along the row of open cards, coins laid on the way, new cards turned up."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.players.sharing import SharedDeck
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.zones import drawn, may_draw_more
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

COINS: Final = 5
"""Number of coins each player begins with (PT-POOL-1)."""
DECK: Final = "deck"
"""The answer that passes over the whole row."""


def fresh_pool(names: tuple[str, ...], seats: int) -> t.Pool:
    """Return the shared deck before anything is turned up: one copy of each card (PT-POOL-1)."""
    return t.Pool((), (COINS,) * seats, tuple(sorted(names)))


# ------------------------------------------------------------------------------------------------------------------------------ the row
def go_on_with_row(position: Position) -> None:
    """Turn up cards until the row is full or the deck is empty."""
    if position.pool is not None and position.pool.short:
        position.ask_luck()
    else:
        position.stack.pop()


def opened(position: Position, pool: SharedDeck, name: str) -> None:
    """Luck has turned up a card, which lies nearest to the deck."""
    pool.deck = tuple([other for other in pool.deck if other != name])
    pool.row = (*pool.row, t.OpenCard(name))
    position.note_progress()
    position.emit(t.CardOpened(name), "PT-POOL-3")
    if not pool.short:
        position.stack.pop()


# ----------------------------------------------------------------------------------------------------------------------------- the walk
def walk_options(pool: SharedDeck, seat: Seat) -> tuple[t.Action, ...]:
    """Return the cards that a seat's coins reach, and the top of the deck if they reach past the row (PT-POOL-3)."""
    coins = pool.coins[seat]
    found: list[t.Action] = [make.choose_name(seat, card.name) for card in pool.row[: coins + 1]]
    if pool.deck and coins >= len(pool.row):
        found.append(make.choose_mode(seat, DECK))
    return tuple(found)


def go_on_with_walk(position: Position, pool: SharedDeck, frame: t.DrawFrame) -> None:
    """Ask for the next card, if there is one and the seat may draw (PT-POOL-4)."""
    if not frame.n or not may_draw_more(position, frame.seat) or not (pool.row or pool.deck):
        position.stack.pop()
    elif pool.short:
        position.stack.append(t.OpenFrame())
    else:
        acts = walk_options(pool, frame.seat)
        first, *others = acts
        if others:
            position.ask(frame.seat, acts)
        else:
            take(position, pool, frame, first)


def take(position: Position, pool: SharedDeck, frame: t.DrawFrame, action: t.Action) -> None:
    """Take the chosen card, after a coin has been laid on each before it; or the top of the deck, if all were passed over."""
    seat, name = frame.seat, _name_of_card(action)
    if frame.n > 1:
        position.stack[-1] = t.DrawFrame(seat, frame.n - 1, frame.to)
    else:
        position.stack.pop()
    names = [card.name for card in pool.row]
    at = len(names) if name is None else names.index(name)
    _pass_over(position, pool, seat, at)
    if name is None:
        position.stack.append(t.PassedFrame(seat, frame.to))
        return
    card = pool.row[at]
    pool.row = (*pool.row[:at], *pool.row[at + 1 :])
    _take_coins(position, pool, seat, card)
    drawn(position, seat, t.card_id(seat, name), frame.to, ALL, start="row")
    if pool.short:
        position.stack.append(t.OpenFrame())


def _name_of_card(action: t.Action) -> str | None:
    """Return the card of the row that is taken; None: the top of the deck."""
    return action.option.name if isinstance(action, t.Choose) and isinstance(action.option, t.NameOption) else None


def _pass_over(position: Position, pool: SharedDeck, seat: Seat, n: int) -> None:
    """Lay a coin on each of the first *n* cards of the row."""
    for card in pool.row[:n]:
        position.emit(t.CoinsMoved(seat, card.name, 1), "PT-POOL-3")
    pool.coins[seat] -= n
    pool.row = (*[t.OpenCard(card.name, card.coins + 1) for card in pool.row[:n]], *pool.row[n:])


def _take_coins(position: Position, pool: SharedDeck, seat: Seat, card: t.OpenCard) -> None:
    if card.coins:
        pool.coins[seat] += card.coins
        position.emit(t.CoinsMoved(seat, card.name, -card.coins), "PT-POOL-3" if position.stack else "PT-POOL-6")


def go_on_with_top(position: Position) -> None:
    """Luck brings the top of the deck."""
    if position.pool is not None and position.pool.deck:
        position.ask_luck()
    else:
        position.stack.pop()


def top_drawn(position: Position, pool: SharedDeck, frame: t.PassedFrame, card: str) -> None:
    """Luck has brought the top of the deck; the row stays as it is."""
    position.stack.pop()
    pool.deck = tuple([other for other in pool.deck if other != t.name_of(card)])
    drawn(position, frame.seat, card, frame.to, 0)


def gather_coins(position: Position, pool: SharedDeck, seat: Seat, name: str) -> None:
    """Take the coins of an open card, and leave the card (PT-POOL-6)."""
    at = [card.name for card in pool.row].index(name)
    _take_coins(position, pool, seat, pool.row[at])
    pool.row = (*pool.row[:at], t.OpenCard(name), *pool.row[at + 1 :])

"""Cards between zones: hands, decks, discard piles, what is set aside or set out."""

from __future__ import annotations

from bisect import insort

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.sights import hand_mask
from boardrules.pixel_tactics._engine.trace import NOBODY, speaking
from boardrules.pixel_tactics._types.cards import card_id
from boardrules.pixel_tactics._types.events import CardsMoved
from boardrules.pixel_tactics._types.stack import DrawFrame
from boardrules.pixel_tactics._types.state import Held
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

FULL_HAND = 5
"""Number of cards in hand with which a player cannot draw from a shared deck (PT-POOL-4)."""


def _moved(position: Position, seat: Seat, card: str, start: str, end: str, mask: int, *rules: str) -> None:
    position.emit(CardsMoved(seat, card, start, end, mask), *rules)


# ----------------------------------------------------------------------------------------------------------------------- unannounced
def gain(position: Position, seat: Seat, card: str, mask: int) -> None:
    """Put a card into a hand."""
    player = position.seats[seat]
    player.hand = with_held(player.hand, Held(card, mask | 1 << seat))
    player.changed = True
    position.note_progress()


def lose(position: Position, seat: Seat, card: str) -> None:
    """Take a card out of a hand."""
    player = position.seats[seat]
    player.hand = tuple([held for held in player.hand if held.card != card])
    player.changed = True
    position.note_progress()


def discard(position: Position, card: str) -> None:
    """Put a card on top of its owner's discard pile (PT-SET-8)."""
    player = position.seats[position.owner_of(card)]
    player.discard = (*player.discard, card)
    player.changed = True
    position.note_progress()


def with_held(cards: tuple[Held, ...], held: Held) -> tuple[Held, ...]:
    """Return a sorted set of hidden cards, and one more."""
    return tuple(sorted((*cards, held), key=_by_card))


def _by_card(held: Held) -> str:
    return held.card or ""


# --------------------------------------------------------------------------------------------------------------------------------- hands
def discard_from_hand(position: Position, seat: Seat, card: str) -> None:
    """Discard a card of a hand."""
    lose(position, seat, card)
    discard(position, card)
    _moved(position, seat, card, "hand", "discard", ALL)


def discard_hand(position: Position, activation: Activation) -> None:
    """Discard a whole hand."""
    held = position.seats[activation.you].hand
    for card in held:
        discard_from_hand(position, activation.you, str(card.card))
    activation.bind_numbers(discarded=len(held))


def take(position: Position, activation: Activation, seat: Seat, card: str) -> None:
    """Take a card out of a hand and show it; it is in no zone now."""
    lose(position, seat, card)
    position.resolving = tuple(sorted((*position.resolving, card)))
    _moved(position, seat, card, "hand", "resolving", ALL)
    activation.bind_card(card)


def leave(position: Position, card: str) -> None:
    """Discard a card that was being resolved."""
    if card in position.resolving:
        position.resolving = tuple([other for other in position.resolving if other != card])
        discard(position, card)
        _moved(position, position.owner_of(card), card, "resolving", "discard", ALL, "PT-RUL-116")


# --------------------------------------------------------------------------------------------------------------------------------- decks
def may_draw_more(position: Position, seat: Seat) -> bool:
    """Return whether a seat may draw at all: off a shared deck not with five cards (PT-POOL-4)."""
    if position.pool is None:
        return True
    player = position.seats[seat]
    return len(player.hand) + len(player.aside) < FULL_HAND


def drawn(position: Position, seat: Seat, card: str, to: str, mask: int, *, start: str = "deck") -> None:
    """Put a card that has come off the deck into the hand, or set it aside."""
    player = position.seats[seat]
    if to == "hand":
        mask |= hand_mask(position, seat)
        gain(position, seat, card, mask)
    else:
        mask |= 1 << seat
        player.aside = with_held(player.aside, Held(card, mask))
        player.changed = True
    _moved(position, seat, card, start, to, mask, *_rule_of_draw(position))


def _rule_of_draw(position: Position) -> tuple[str, ...]:
    """Return the rule by which a card is drawn, if no text says so: of the setup, of the pool, or that of the action."""
    if position.trace is None or speaking(position.stack) != NOBODY:
        return ()
    if position.phase == "setup":
        return ("PT-SET-2" if position.pool is None else "PT-POOL-2",)
    return ("PT-ACT-1",) if position.pool is None else ("PT-ACT-1", "PT-POOL-3")


def draw(position: Position, frame: DrawFrame) -> None:
    """Draw on, up to a card that luck must bring, or until enough are drawn or the deck is empty.

    The discard pile is not shuffled in (PT-RUL-19, PT-FAQ-1).
    """
    n = frame.n
    while n > 0 and _draw_known(position, frame.seat, frame.to):
        n -= 1
    if n > 0 and position.seats[frame.seat].rest:
        if n != frame.n:
            position.stack[-1] = DrawFrame(frame.seat, n, frame.to)
        position.ask_luck()
    else:
        position.stack.pop()


def luck_draws(position: Position, frame: DrawFrame, card: str) -> None:
    """Luck has brought a card off the deck."""
    if frame.n > 1:
        position.stack[-1] = DrawFrame(frame.seat, frame.n - 1, frame.to)
    else:
        position.stack.pop()
    player = position.seats[frame.seat]
    player.rest = tuple([other for other in player.rest if other != card])
    player.changed = True
    drawn(position, frame.seat, card, frame.to, 0)


def _draw_known(position: Position, seat: Seat, to: str) -> bool:
    """Draw a card whose place is settled: of the known top, or of the known bottom when nothing else is left."""
    player = position.seats[seat]
    if player.top:
        held, player.top = player.top[0], player.top[1:]
    elif not player.rest and player.bottom:
        held, player.bottom = player.bottom[0], player.bottom[1:]
    else:
        return False
    drawn(position, seat, str(held.card), to, held.mask)
    return True


def mingle_aside(position: Position, seat: Seat) -> None:
    """Cards set aside are about to be put away unseen: others who knew them cannot tell any longer which goes where."""
    player = position.seats[seat]
    if len(player.aside) > 1:
        player.aside = tuple([Held(held.card, 1 << seat) for held in player.aside])
        player.changed = True


def aside_to_top(position: Position, seat: Seat, card: str, depth: int) -> None:
    """Put a card set aside back on the deck, under *depth* others; with a shared deck it lies open there (PT-POOL-5)."""
    player = position.seats[seat]
    held = next(held for held in player.aside if held.card == card)
    player.aside = tuple([other for other in player.aside if other is not held])
    player.top = (*player.top[:depth], held, *player.top[depth:])
    player.changed = True
    _moved(position, seat, card, "aside", "top", held.mask if position.pool is None else ALL)


def aside_to(position: Position, seat: Seat, card: str, place: str) -> None:
    """Put a card set aside into the hand, on top of the deck, or on the discard pile."""
    if place == "top":
        aside_to_top(position, seat, card, 0)
        return
    player = position.seats[seat]
    held = next(held for held in player.aside if held.card == card)
    player.aside = tuple([other for other in player.aside if other is not held])
    player.changed = True
    if place == "hand":
        mask = held.mask | hand_mask(position, seat)
        gain(position, seat, card, mask)
        _moved(position, seat, card, "aside", "hand", mask)
    else:
        discard(position, card)
        _moved(position, seat, card, "aside", "discard", ALL)


def put_on_top(position: Position, seat: Seat, card: str) -> None:
    """Put a card that all have seen on top of a deck."""
    player = position.seats[seat]
    player.top = (Held(card, ALL), *player.top)
    player.changed = True
    position.note_progress()


def search(position: Position, seat: Seat, name: str) -> None:
    """Show a named card of the deck and take it into the hand, if it is there."""
    player = position.seats[seat]
    wanted = card_id(seat, name)
    if not may_draw_more(position, seat):
        return
    for held in (*player.top, *player.bottom):
        if held.card == wanted:
            player.top = tuple([other for other in player.top if other.card != wanted])
            player.bottom = tuple([other for other in player.bottom if other.card != wanted])
            break
    else:
        if wanted not in player.rest:
            return
        player.rest = tuple([card for card in player.rest if card != wanted])
    gain(position, seat, wanted, ALL)
    _moved(position, seat, wanted, "deck", "hand", ALL)


def shuffle(position: Position, seat: Seat) -> None:
    """Nobody knows where any card of the deck is. Of a shared deck the row stays (PT-POOL-5)."""
    player = position.seats[seat]
    if position.pool is None and (player.top or player.bottom):
        rest = list(player.rest)
        for held in (*player.top, *player.bottom):
            insort(rest, str(held.card))
        player.rest, player.top, player.bottom = tuple(rest), (), ()
        player.changed = True


def shuffle_in(position: Position, card: str) -> None:
    """Shuffle a card into its owner's deck; it is no longer anywhere else."""
    seat = position.owner_of(card)
    player = position.seats[seat]
    rest = list(player.rest)
    insort(rest, card)
    player.rest = tuple(rest)
    player.changed = True
    position.note_progress()
    shuffle(position, seat)


def _off_top(position: Position, seat: Seat) -> str:
    """Take the card that was turned up off the deck."""
    player = position.seats[seat]
    card, player.top = str(player.top[0].card), player.top[1:]
    player.changed = True
    return card


def discard_top(position: Position, seat: Seat) -> None:
    """Discard the card that was turned up on a deck."""
    card = _off_top(position, seat)
    discard(position, card)
    _moved(position, seat, card, "top", "discard", ALL)


def draw_top(position: Position, seat: Seat) -> None:
    """Put the card that was turned up on a deck into its player's hand."""
    if not may_draw_more(position, seat):
        return
    card = _off_top(position, seat)
    gain(position, seat, card, ALL)
    _moved(position, seat, card, "top", "hand", ALL)


def set_out(position: Position, seat: Seat) -> None:
    """Set out the card that was turned up on a deck."""
    player = position.seats[seat]
    card = _off_top(position, seat)
    player.set_out = (*player.set_out, card)
    position.redraw(seat)
    position.note_progress()
    _moved(position, seat, card, "top", "out_of_play", ALL)


def discard_set_out(position: Position, seat: Seat) -> None:
    """Discard the cards that a seat has set out."""
    player = position.seats[seat]
    for card in player.set_out:
        discard(position, card)
        _moved(position, seat, card, "out_of_play", "discard", ALL)
    if player.set_out:
        player.set_out = ()
        position.redraw(seat)

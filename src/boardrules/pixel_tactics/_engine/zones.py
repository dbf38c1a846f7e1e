"""Cards between zones: hands, decks, discard piles, what is set aside or set out."""

from __future__ import annotations

from bisect import insort

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.modifiers import open_hands
from boardrules.pixel_tactics._engine.origin import side_speaker
from boardrules.pixel_tactics._engine.position import Position, with_held
from boardrules.pixel_tactics._engine.trace import NOBODY, Speaker, speaking
from boardrules.pixel_tactics._types.cards import card_id
from boardrules.pixel_tactics._types.events import CardsMoved
from boardrules.pixel_tactics._types.stack import DrawFrame
from boardrules.pixel_tactics._types.state import Held
from boardrules.pixel_tactics.language import SeesTop
from boardrules.values import Seat

ALL = 15
FULL_HAND = 5
"""With so many cards in hand nobody draws off a shared deck (PT-POOL-4)."""


def _moved(position: Position, seat: Seat, card: str, start: str, end: str, mask: int, *rules: str) -> None:
    position.emit(CardsMoved(seat, card, start, end, mask), *rules)


def _remask(cards: tuple[Held, ...], card: str | None, mask: int) -> tuple[Held, ...]:
    return tuple([Held(held.card, held.mask | mask) if card is None or held.card == card else held for held in cards])


# --------------------------------------------------------------------------------------------------------------------------------- hands
def hand_mask(position: Position, seat: Seat) -> int:
    """Who sees a card that comes into a seat's hand: its player; everyone, while the hand lies open."""
    return ALL if seat in open_hands(position) else 1 << seat


def open_all_hands(position: Position) -> None:
    """Hands that a text opens lie open from now on; what was seen is known."""
    for seat in open_hands(position):
        hand = position.seats[seat]
        for held in hand.hand:
            if held.mask != ALL:
                show(position, seat, str(held.card))


def show(position: Position, seat: Seat, card: str) -> None:
    """A card of a hand is shown to all, and stays there."""
    hand = position.seats[seat]
    hand.hand = _remask(hand.hand, card, ALL)
    hand.changed = True
    _moved(position, seat, card, "hand", "hand", ALL)


def see_hand(position: Position, seat: Seat, viewer: Seat) -> None:
    """A seat looks at another's hand.

    A card that all know is not told: it would show where the others stand. Nor does an event name others who knew its card: to a seat that
    does not see the card, that would tell which of the hand's cards they knew.
    """
    hand = position.seats[seat]
    for held in hand.hand:
        if held.mask != ALL:
            _moved(position, seat, str(held.card), "hand", "hand", 1 << seat | 1 << viewer)
    hand.hand = _remask(hand.hand, None, 1 << viewer)
    hand.changed = True


def discard_from_hand(position: Position, seat: Seat, card: str) -> None:
    """A card of a hand is discarded."""
    position.lose(seat, card)
    position.discard(card)
    _moved(position, seat, card, "hand", "discard", ALL)


def discard_hand(position: Position, activation: Activation) -> None:
    """A whole hand is discarded."""
    held = position.seats[activation.you].hand
    for card in held:
        discard_from_hand(position, activation.you, str(card.card))
    activation.bind_numbers(discarded=len(held))


def take(position: Position, activation: Activation, seat: Seat, card: str) -> None:
    """A card of a hand is taken and shown; it is in nobody's hand."""
    position.lose(seat, card)
    position.resolving = tuple(sorted((*position.resolving, card)))
    _moved(position, seat, card, "hand", "resolving", ALL)
    activation.bind_card(card)


def leave(position: Position, card: str) -> None:
    """A card that was being resolved is discarded."""
    if card in position.resolving:
        position.resolving = tuple([other for other in position.resolving if other != card])
        position.discard(card)
        _moved(position, position.owner_of(card), card, "resolving", "discard", ALL, "PT-RUL-116")


# --------------------------------------------------------------------------------------------------------------------------------- decks
def may_draw_more(position: Position, seat: Seat) -> bool:
    """Whether a seat may draw at all: off a shared deck not with five cards (PT-POOL-4)."""
    if position.pool is None:
        return True
    hand = position.seats[seat]
    return len(hand.hand) + len(hand.aside) < FULL_HAND


def drawn(position: Position, seat: Seat, card: str, to: str, mask: int, *, start: str = "deck") -> None:
    """A card has come off the deck: into the hand, or set aside."""
    hand = position.seats[seat]
    if to == "hand":
        mask |= hand_mask(position, seat)
        position.gain(seat, card, mask)
    else:
        mask |= 1 << seat
        hand.aside = with_held(hand.aside, Held(card, mask))
        hand.changed = True
    _moved(position, seat, card, start, to, mask, *_rule_of_draw(position))


def _rule_of_draw(position: Position) -> tuple[str, ...]:
    """The rule by which a card is drawn, if no text says so: of the setup, of the pool, or that of the action."""
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
    hand = position.seats[frame.seat]
    hand.rest = tuple([other for other in hand.rest if other != card])
    hand.changed = True
    drawn(position, frame.seat, card, frame.to, 0)


def _draw_known(position: Position, seat: Seat, to: str) -> bool:
    """Draw a card whose place is settled: of the known top, or of the known bottom when nothing else is left."""
    hand = position.seats[seat]
    if hand.top:
        held, hand.top = hand.top[0], hand.top[1:]
    elif not hand.rest and hand.bottom:
        held, hand.bottom = hand.bottom[0], hand.bottom[1:]
    else:
        return False
    drawn(position, seat, str(held.card), to, held.mask)
    return True


def mingle_aside(position: Position, seat: Seat) -> None:
    """Cards set aside are about to be put away unseen: others who knew them cannot tell any longer which goes where."""
    hand = position.seats[seat]
    if len(hand.aside) > 1:
        hand.aside = tuple([Held(held.card, 1 << seat) for held in hand.aside])
        hand.changed = True


def aside_to_top(position: Position, seat: Seat, card: str, depth: int) -> None:
    """A card set aside goes back on the deck, under *depth* others; with a shared deck it lies open there (PT-POOL-5)."""
    hand = position.seats[seat]
    held = next(held for held in hand.aside if held.card == card)
    hand.aside = tuple([other for other in hand.aside if other is not held])
    hand.top = (*hand.top[:depth], held, *hand.top[depth:])
    hand.changed = True
    _moved(position, seat, card, "aside", "top", held.mask if position.pool is None else ALL)


def aside_to(position: Position, seat: Seat, card: str, place: str) -> None:
    """A card set aside goes to the hand, on top of the deck, or is discarded."""
    if place == "top":
        aside_to_top(position, seat, card, 0)
        return
    hand = position.seats[seat]
    held = next(held for held in hand.aside if held.card == card)
    hand.aside = tuple([other for other in hand.aside if other is not held])
    hand.changed = True
    if place == "hand":
        mask = held.mask | hand_mask(position, seat)
        position.gain(seat, card, mask)
        _moved(position, seat, card, "aside", "hand", mask)
    else:
        position.discard(card)
        _moved(position, seat, card, "aside", "discard", ALL)


def put_on_top(position: Position, seat: Seat, card: str) -> None:
    """A card that all have seen goes on top of a deck."""
    hand = position.seats[seat]
    hand.top = (Held(card, ALL), *hand.top)
    hand.changed = True
    position.note_progress()


def search(position: Position, seat: Seat, name: str) -> None:
    """A named card of the deck is shown and taken into the hand, if it is there."""
    hand = position.seats[seat]
    wanted = card_id(seat, name)
    if not may_draw_more(position, seat):
        return
    for held in (*hand.top, *hand.bottom):
        if held.card == wanted:
            hand.top = tuple([other for other in hand.top if other.card != wanted])
            hand.bottom = tuple([other for other in hand.bottom if other.card != wanted])
            break
    else:
        if wanted not in hand.rest:
            return
        hand.rest = tuple([card for card in hand.rest if card != wanted])
    position.gain(seat, wanted, ALL)
    _moved(position, seat, wanted, "deck", "hand", ALL)


def shuffle(position: Position, seat: Seat) -> None:
    """Nobody knows where any card of the deck is. Of a shared deck the row stays (PT-POOL-5)."""
    hand = position.seats[seat]
    if position.pool is None and (hand.top or hand.bottom):
        rest = list(hand.rest)
        for held in (*hand.top, *hand.bottom):
            insort(rest, str(held.card))
        hand.rest, hand.top, hand.bottom = tuple(rest), (), ()
        hand.changed = True


def shuffle_in(position: Position, card: str) -> None:
    """A card goes into its owner's deck, which is shuffled; it is no longer anywhere else."""
    seat = position.owner_of(card)
    hand = position.seats[seat]
    rest = list(hand.rest)
    insort(rest, card)
    hand.rest = tuple(rest)
    hand.changed = True
    position.note_progress()
    shuffle(position, seat)


def turn_up(position: Position, seat: Seat) -> None:
    """The top card of a deck is shown to all: of the known top, or of the known bottom when nothing else is left."""
    hand = position.seats[seat]
    if not hand.top and not hand.rest and hand.bottom:
        hand.top, hand.bottom = hand.bottom[:1], hand.bottom[1:]
    if hand.top and hand.top[0].mask != ALL:
        card = hand.top[0].card
        hand.top = (Held(card, ALL), *hand.top[1:])
        hand.changed = True
        _moved(position, seat, str(card), "top", "top", ALL)


def _off_top(position: Position, seat: Seat) -> str:
    """The card that was turned up leaves the deck."""
    hand = position.seats[seat]
    card, hand.top = str(hand.top[0].card), hand.top[1:]
    hand.changed = True
    return card


def discard_top(position: Position, seat: Seat) -> None:
    """The card that was turned up on a deck is discarded."""
    card = _off_top(position, seat)
    position.discard(card)
    _moved(position, seat, card, "top", "discard", ALL)


def draw_top(position: Position, seat: Seat) -> None:
    """The card that was turned up on a deck goes to its player's hand."""
    if not may_draw_more(position, seat):
        return
    card = _off_top(position, seat)
    position.gain(seat, card, ALL)
    _moved(position, seat, card, "top", "hand", ALL)


def set_out(position: Position, seat: Seat) -> None:
    """The card that was turned up on a deck is set out."""
    hand = position.seats[seat]
    card = _off_top(position, seat)
    hand.set_out = (*hand.set_out, card)
    position.redraw(seat)
    position.note_progress()
    _moved(position, seat, card, "top", "out_of_play", ALL)


def discard_set_out(position: Position, seat: Seat) -> None:
    """The cards that a seat has set out are discarded."""
    hand = position.seats[seat]
    for card in hand.set_out:
        position.discard(card)
        _moved(position, seat, card, "out_of_play", "discard", ALL)
    if hand.set_out:
        hand.set_out = ()
        position.redraw(seat)


def _seer(position: Position, seat: Seat) -> Speaker | None:
    """The card by whose text a seat sees the top of its deck, if somebody asks for reasons."""
    found = None if position.trace is None else side_speaker(position, SeesTop, seat)
    return None if found == NOBODY else found


def open_top(position: Position, seat: Seat, card: str, mask: int) -> None:
    """The top card of a deck is settled; its player sees it, or all do."""
    hand = position.seats[seat]
    hand.rest = tuple([other for other in hand.rest if other != card])
    hand.top = (Held(card, mask),)
    hand.changed = True
    position.emit(CardsMoved(seat, card, "deck", "top", mask), by=_seer(position, seat))


def settle_sight(position: Position, seat: Seat) -> None:
    """A player who may look at the top card knows it (the first card of a known top)."""
    hand = position.seats[seat]
    held = hand.top[0]
    if not held.mask >> seat & 1:
        hand.top = (Held(held.card, held.mask | 1 << seat), *hand.top[1:])
        hand.changed = True
        position.emit(CardsMoved(seat, held.card, "top", "top", held.mask | 1 << seat), by=_seer(position, seat))

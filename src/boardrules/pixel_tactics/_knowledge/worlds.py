"""Every position that fits what was seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from msgspec.structs import replace

from boardrules.errors import InvalidState
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._knowledge.visibility import by_card


class Counting:
    """Numbers one after another: enough to lay unseen cards where any state that fits will do."""

    def __init__(self) -> None:
        self._n = 0

    def randrange(self, n: int, /) -> int:
        """Return the next number, from 0 to *n* - 1."""
        self._n += 1
        return self._n % n


def worlds(view: t.View, some: t.State, traps: frozenset[str]) -> Iterator[t.State]:
    """Yield every state that fits *view*, each once, of which *some* is one; *traps* are the names of the cards that have a trap.

    Unseen cards lie in hands, in decks and face down in reserves. The order within a hand and within a deck does not matter, that of the
    cards on top or at the bottom of a deck does. A card that the viewer does not know is known to its owner alone, even if others may have
    seen it. Raises InvalidState while leaders are chosen: then leaders are hidden, too.
    """
    if view.phase not in {"play", "over"}:
        raise InvalidState("the positions that fit a view are listed when the leaders are revealed, not before")
    shared = None
    if some.pool is not None:
        hidden = [t.name_of(card) for seen, player in zip(view.players, some.players, strict=True) for card in _hidden(seen, player)]
        shared = tuple(sorted([*some.pool.deck, *hidden]))
    yield from _from_seat(view, some, 0, traps, shared)


def _from_seat(view: t.View, state: t.State, seat: int, traps: frozenset[str], shared: tuple[str, ...] | None) -> Iterator[t.State]:
    """Yield every state in which the seats from *seat* on have other unseen cards, with a shared deck those of the names *shared*."""
    if seat == len(state.players):
        yield state if state.pool is None or shared is None else replace(state, pool=replace(state.pool, deck=shared))
        return
    seen, player = view.players[seat], state.players[seat]
    if shared is None:
        unseen = tuple(sorted([*_hidden(seen, player), *player.deck.rest]))
    else:
        unseen = tuple([t.card_id(seat, name) for name in shared])
    for laid, left in _laid(seen, player, unseen, seat, traps):
        if shared is None:
            changed, names = replace(laid, deck=replace(laid.deck, rest=left)), None
        else:
            changed, names = laid, tuple(map(t.name_of, left))
        players = (*state.players[:seat], changed, *state.players[seat + 1 :])
        yield from _from_seat(view, replace(state, players=players), seat + 1, traps, names)


def _hidden(seen: t.PlayerView, player: t.Player) -> list[str]:
    """Return the cards of a player, apart from those in the middle of the deck, that a view does not name."""
    known = {held.card for held in (*seen.hand, *seen.aside, *seen.top, *seen.bottom)}
    known.update(laid.card for laid in seen.reserve if laid is not None)
    lying = [held.card for held in (*player.hand, *player.aside, *player.deck.top, *player.deck.bottom)]
    lying += [laid.card for laid in player.reserve if laid is not None]
    return [card for card in lying if card is not None and card not in known]


def _laid(
    seen: t.PlayerView, player: t.Player, unseen: tuple[str, ...], seat: int, traps: frozenset[str]
) -> Iterator[tuple[t.Player, tuple[str, ...]]]:
    """Yield every way in which *unseen* cards can lie where a player has such cards, and which of them stay in the deck."""
    mask = 1 << seat
    for reserve, after_reserve in _reserves(seen.reserve, unseen, mask, traps):
        for hand, after_hand in _sets(seen.hand, after_reserve, mask):
            for aside, after_aside in _sets(seen.aside, after_hand, mask):
                for top, after_top in _rows(seen.top, after_aside, mask):
                    for bottom, left in _rows(seen.bottom, after_top, mask):
                        deck = t.Deck(top, (), bottom)
                        yield replace(player, reserve=reserve, hand=hand, aside=aside, deck=deck), left


def _reserves(
    seen: tuple[t.ReserveCard | None, ...], unseen: tuple[str, ...], mask: int, traps: frozenset[str]
) -> Iterator[tuple[tuple[t.ReserveCard | None, ...], tuple[str, ...]]]:
    """Yield a reserve with traps, and nothing else, for the cards that lie there face down (PT-TRAP-1)."""
    places = [at for at, laid in enumerate(seen) if laid is not None and laid.card is None]
    for trapped in permutations([card for card in unseen if t.name_of(card) in traps], len(places)):
        reserve = list(seen)
        for at, card in zip(places, trapped, strict=True):
            reserve[at] = t.ReserveCard(card, "trap", 0, mask)
        yield tuple(reserve), _without(unseen, trapped)


def _sets(seen: tuple[t.Held, ...], unseen: tuple[str, ...], mask: int) -> Iterator[tuple[tuple[t.Held, ...], tuple[str, ...]]]:
    """Yield a set of cards with some for those that nobody has seen."""
    known = [held for held in seen if held.card is not None]
    for found in combinations(unseen, len(seen) - len(known)):
        yield tuple(sorted([*known, *(t.Held(card, mask) for card in found)], key=by_card)), _without(unseen, found)


def _rows(seen: tuple[t.Held, ...], unseen: tuple[str, ...], mask: int) -> Iterator[tuple[tuple[t.Held, ...], tuple[str, ...]]]:
    """Cards in an order, with some for those that nobody has seen."""
    for found in permutations(unseen, sum(held.card is None for held in seen)):
        cards = iter(found)
        yield tuple([held if held.card is not None else t.Held(next(cards), mask) for held in seen]), _without(unseen, found)


def _without(cards: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card in cards if card not in taken]) if taken else cards

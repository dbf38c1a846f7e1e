"""A position that fits what was seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from boardrules.contract import Rng
from boardrules.errors import InvalidState
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._knowledge.visibility import by_card, seen_cards
from boardrules.pixel_tactics._packs.deck_lists import heroes_of, leaders_of

REDRAWS: Final = 1000
"""How often unseen cards are laid anew. One of at most 24 unseen cards answers the question, so this many all but never fail."""

Kept: TypeAlias = Mapping[str, int]
"""How often players keep the cards of these names in their hands, beside ``USUAL`` for every other card; at least 1."""
USUAL: Final = 100


def determinize(
    view: t.View,
    cards: tuple[str, ...],
    traps: frozenset[str],
    rng: Rng,
    *,
    can_go_on: Callable[[t.State], bool],
    kept: Kept | None = None,
) -> t.State:
    """Return some full state that fits *view*: each seat's unseen cards are laid at random where unseen cards lie.

    *cards* are those in play, *traps* those of them that have a trap. With *kept*, cards that players keep come into hands more often.
    That a seat is being asked about its hand tells everybody that the hand has an answer, so cards are laid until *can_go_on* says that
    there is one. Raises InvalidState if no such state is found.
    """
    for _ in range(REDRAWS):
        state = _laid(view, cards, traps, rng, kept)
        if not state.stack or can_go_on(state):
            return state
    raise InvalidState("no state was found that fits the view: what is being asked has no answer")


def _laid(view: t.View, cards: tuple[str, ...], traps: frozenset[str], rng: Rng, kept: Kept | None) -> t.State:
    """Return the position of *view* with unseen cards wherever unseen cards lie."""
    seen = seen_cards(view)
    players: list[t.Player] = []
    shared = None if view.pool is None else _unseen_names(view, cards, seen)
    for seat, player in enumerate(view.players):
        if shared is None:
            pool = [card for name in heroes_of(view.options, seat, cards) if (card := t.card_id(seat, name)) not in seen]
        else:
            pool = [t.card_id(seat, name) for name in shared]
        leaders = [card for name in leaders_of(view.options, seat) if (card := t.card_id(seat, name)) not in seen]
        unseen = len(pool)
        reserve = _trapped(player.reserve, pool, 1 << seat, traps, rng)
        hand = _filled(player.hand, pool, 1 << seat, rng, kept)
        aside, top, bottom = (_filled(held, pool, 1 << seat, rng, None) for held in (player.aside, player.top, player.bottom))
        leader = player.leader
        if player.chosen and leader is None:
            leader = _drawn(pool if player.leaders is None else leaders, rng)
        if shared is not None and len(pool) < unseen:
            shared = [t.name_of(card) for card in pool]
        players.append(
            t.Player(
                player.unit,
                reserve,
                tuple(sorted(hand, key=by_card)),
                t.Deck(top, () if shared is not None else tuple(sorted(pool)), bottom),
                player.discard,
                tuple(sorted(aside, key=by_card)),
                leader,
                player.watching,
                player.losses,
                player.orders,
                player.set_out,
                player.fallen,
                None if player.leaders is None else _leader_deck(player.leaders, leaders, rng),
            )
        )
    return t.State(
        view.options,
        view.pack,
        view.phase,
        view.actor,
        view.clock,
        view.budget,
        view.standstill,
        tuple(players),
        view.stack,
        view.resolving,
        view.redeals,
        view.series,
        view.owners,
        None if view.pool is None or shared is None else t.Pool(view.pool.row, view.pool.coins, tuple(sorted(shared))),
    )


def _drawn(pool: list[str], rng: Rng) -> str:
    """Take any card from *pool* and return it."""
    last = pool.pop()
    at = rng.randrange(len(pool) + 1)
    if at == len(pool):
        return last
    card, pool[at] = pool[at], last
    return card


def _likely(pool: list[str], shares: list[int], rng: Rng) -> str:
    """Take a card from *pool*, the likelier the larger its share in *shares*, which loses it, too; return the card."""
    left = rng.randrange(sum(shares))
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            del shares[at]
            return pool.pop(at)
    raise AssertionError(shares)  # pragma: no cover  (what is left is less than their sum)


def _unseen_names(view: t.View, cards: tuple[str, ...], seen: set[str]) -> list[str]:
    """Return the cards of a shared deck that may lie in it, or in a hand: by their names, since those in the deck are nobody's."""
    known = {t.name_of(card) for card in seen} | {card.name for card in (view.pool.row if view.pool is not None else ())}
    return [name for name in cards if name not in known]


def _leader_deck(leaders: t.LeaderDeckView, pool: list[str], rng: Rng) -> t.LeaderDeck:
    """Return a deck of leaders with unseen cards for those drawn unseen, and the others in it."""
    drawn = tuple(sorted([_drawn(pool, rng) if held.card is None else held.card for held in leaders.drawn]))
    return t.LeaderDeck(tuple(sorted(pool)), drawn, leaders.aside)


def _trapped(
    reserve: tuple[t.ReserveCard | None, ...], pool: list[str], mask: int, traps: frozenset[str], rng: Rng
) -> tuple[t.ReserveCard | None, ...]:
    """Return a reserve with traps, and nothing else, for the cards that lie there face down (PT-TRAP-1)."""
    found: list[t.ReserveCard | None] = []
    for laid in reserve:
        if laid is None or laid.card is not None:
            found.append(laid)
            continue
        card = _drawn([card for card in pool if t.name_of(card) in traps], rng)
        pool.remove(card)
        found.append(t.ReserveCard(card, "trap", 0, mask))
    return tuple(found)


def _filled(cards: tuple[t.Held, ...], pool: list[str], mask: int, rng: Rng, kept: Kept | None) -> tuple[t.Held, ...]:
    """Return *cards* with cards of *pool* for those that nobody may see."""
    if kept is None:
        return tuple([held if held.card is not None else t.Held(_drawn(pool, rng), mask) for held in cards])
    shares = [kept.get(t.name_of(card), USUAL) for card in pool]
    return tuple([held if held.card is not None else t.Held(_likely(pool, shares, rng), mask) for held in cards])

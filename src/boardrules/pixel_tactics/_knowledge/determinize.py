"""A position that fits what was seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardrules.contract import Rng
from boardrules.errors import InvalidState
from boardrules.pixel_tactics._knowledge.visibility import by_card, seen_cards
from boardrules.pixel_tactics._types.cards import card_id, name_of
from boardrules.pixel_tactics._types.state import Deck, Held, Player, ReserveCard, State
from boardrules.pixel_tactics._types.view import View

__all__ = ["determinize"]


REDRAWS: Final = 1000
"""How often unseen cards are laid anew. One of at most 24 unseen cards answers the question, so this many all but never fail."""


def determinize(view: View, cards: tuple[str, ...], traps: frozenset[str], rng: Rng, *, can_go_on: Callable[[State], bool]) -> State:
    """Return some full state that fits *view*: each seat's unseen cards are laid at random where unseen cards lie.

    *cards* are those of one deck, *traps* those of them that have a trap. That a seat is being asked about its hand tells everybody that
    the hand has an answer, so cards are laid until *can_go_on* says that there is one. Raises InvalidState if no such state is found.
    """
    for _ in range(REDRAWS):
        state = _laid(view, cards, traps, rng)
        if not state.stack or can_go_on(state):
            return state
    raise InvalidState("no state was found that fits the view: what is being asked has no answer")


def _laid(view: View, cards: tuple[str, ...], traps: frozenset[str], rng: Rng) -> State:
    """Return the position of *view* with unseen cards wherever unseen cards lie."""
    seen = seen_cards(view)
    players: list[Player] = []
    for seat, player in enumerate(view.players):
        pool = [card for name in cards if (card := card_id(seat, name)) not in seen]
        for last in range(len(pool) - 1, 0, -1):
            other = rng.randrange(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        reserve = _trapped(player.reserve, pool, 1 << seat, traps)
        hand, aside, top, bottom = (_filled(held, pool, 1 << seat) for held in (player.hand, player.aside, player.top, player.bottom))
        leader = pool.pop() if player.chosen and player.leader is None else player.leader
        players.append(
            Player(
                player.unit,
                reserve,
                tuple(sorted(hand, key=by_card)),
                Deck(top, tuple(sorted(pool)), bottom),
                player.discard,
                tuple(sorted(aside, key=by_card)),
                leader,
                player.watching,
                player.losses,
                player.orders,
                player.set_out,
                player.fallen,
            )
        )
    return State(
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
    )


def _trapped(reserve: tuple[ReserveCard | None, ...], pool: list[str], mask: int, traps: frozenset[str]) -> tuple[ReserveCard | None, ...]:
    """A reserve with traps, and nothing else, for the cards that lie there face down (PT-TRAP-1)."""
    found: list[ReserveCard | None] = []
    for laid in reserve:
        if laid is None or laid.card is not None:
            found.append(laid)
            continue
        card = next(card for card in reversed(pool) if name_of(card) in traps)
        pool.remove(card)
        found.append(ReserveCard(card, "trap", 0, mask))
    return tuple(found)


def _filled(cards: tuple[Held, ...], pool: list[str], mask: int) -> tuple[Held, ...]:
    return tuple([held if held.card is not None else Held(pool.pop(), mask) for held in cards])

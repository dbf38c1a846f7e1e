"""What may be seen of a position, and a position that fits what was seen."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.contract import Rng, Violation
from boardrules.errors import UnknownSeat
from boardrules.pixel_tactics._types.actions import Action, CardOption, Choose, ChooseLeader, Drawn, TakenAtRandom
from boardrules.pixel_tactics._types.events import CardsMoved, Event
from boardrules.pixel_tactics._types.state import Deck, Held, Player, State
from boardrules.pixel_tactics._types.view import PlayerView, View
from boardrules.values import RuleId, Seat

__all__ = ["VISIBILITY", "Visibility", "as_violations", "determinize", "redact_action", "redact_event", "view"]

Visibility: TypeAlias = Literal["public", "owner", "nobody", "mask", "derived"]

ALL: Final = 15

VISIBILITY: Final[dict[str, Visibility]] = {
    "options": "public",
    "pack": "public",
    "phase": "public",
    "actor": "public",
    "round": "public",
    "wave": "public",
    "first": "public",
    "turn": "public",
    "actions": "public",
    "extra": "public",
    "used": "public",
    "players": "mask",
    "stack": "public",
    "resolving": "public",
    "quiet_rounds": "public",
    "progressed": "public",
    "redeals": "public",
    "series": "public",
    "removed": "public",
}
"""Who may know each field of the state. In a player's part the unit and the discard pile are public, the chosen leader is its
owner's, hidden cards go by their masks, and the order of a deck does not exist. A frame holds public things only, so the stack is public.
"""


HIDDEN: Final = Held(None, 0)
"""A card that the viewer does not know; nor does he learn who does, which would tell such cards apart when one of them is played."""


def _sees(mask: int, seat: Seat | None) -> bool:
    return mask == ALL if seat is None else bool(mask >> seat & 1)


def _blank(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    return tuple([held if _sees(held.mask, seat) else HIDDEN for held in cards])


def _order(held: Held) -> tuple[bool, str, int]:
    return held.card is None, held.card or "", held.mask


def _set(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    """Hidden cards in an order that says nothing about them."""
    return tuple(sorted(_blank(cards, seat), key=_order))


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* (None: a spectator) may know. Raises UnknownSeat."""
    if seat is not None and not 0 <= seat < len(state.players):
        raise UnknownSeat(seat, len(state.players))
    return View(
        seat,
        state.options,
        state.pack,
        state.phase,
        state.actor,
        state.round,
        state.wave,
        state.first,
        state.turn,
        state.actions,
        state.extra,
        state.used,
        tuple([_player(player, Seat(owner), seat) for owner, player in enumerate(state.players)]),
        state.stack,
        state.resolving,
        state.quiet_rounds,
        state.progressed,
        state.redeals,
        state.series,
        state.removed,
    )


def _player(player: Player, owner: Seat, seat: Seat | None) -> PlayerView:
    deck = player.deck
    return PlayerView(
        player.unit,
        player.reserve,
        _set(player.hand, seat),
        len(deck.top) + len(deck.rest) + len(deck.bottom),
        _blank(deck.top, seat),
        _blank(deck.bottom, seat),
        player.discard,
        _set(player.aside, seat),
        player.leader is not None,
        player.leader if seat == owner else None,
        player.delayed,
        player.losses,
        player.orders,
    )


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    """*action* as *seat* may see it: without hidden cards chosen, drawn or made leader by others."""
    match action:
        case ChooseLeader(by) if by != seat:
            return ChooseLeader(by, None)
        case Drawn(by, owner) if owner != seat:
            return Drawn(by, owner, None)
        case Choose(by, CardOption()) if by != seat:
            return Choose(by, CardOption(None))
        case TakenAtRandom():
            return action  # what is taken at random is shown to all
        case _:
            return action


def redact_event(event: Event, seat: Seat | None) -> Event | None:
    """*event* as *seat* may see it: a card that moved face down is not named."""
    if isinstance(event, CardsMoved) and not _sees(event.mask, seat):
        return CardsMoved(event.seat, None, event.start, event.end, event.mask)
    return event


def determinize(view: View, cards: tuple[str, ...], rng: Rng) -> State:
    """Some full state that fits *view*: each seat's unseen cards are laid at random where unseen cards lie. *cards*: those of one deck."""
    seen = _seen(view)
    players: list[Player] = []
    for seat, player in enumerate(view.players):
        pool = [card for name in cards if (card := f"{seat}.{name}") not in seen]
        for last in range(len(pool) - 1, 0, -1):
            other = rng.randrange(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        hand, aside, top, bottom = (_filled(held, pool, 1 << seat) for held in (player.hand, player.aside, player.top, player.bottom))
        leader = pool.pop() if player.chosen and player.leader is None else player.leader
        players.append(
            Player(
                player.unit,
                player.reserve,
                tuple(sorted(hand, key=_order)),
                Deck(top, tuple(sorted(pool)), bottom),
                player.discard,
                tuple(sorted(aside, key=_order)),
                leader,
                player.watching,
                player.losses,
                player.orders,
            )
        )
    return State(
        view.options,
        view.pack,
        view.phase,
        view.actor,
        view.round,
        view.wave,
        view.first,
        view.turn,
        view.actions,
        view.extra,
        view.used,
        tuple(players),
        view.stack,
        view.resolving,
        view.quiet_rounds,
        view.progressed,
        view.redeals,
        view.series,
        view.removed,
    )


def _seen(view: View) -> set[str]:
    seen = {*view.resolving, *view.removed}
    for player in view.players:
        seen.update(piece.card for piece in (*player.unit, *player.reserve) if piece is not None)
        seen.update(held.card for held in (*player.hand, *player.aside, *player.top, *player.bottom) if held.card is not None)
        seen.update(player.discard)
        if player.leader is not None:
            seen.add(player.leader)
    return seen


def _filled(cards: tuple[Held, ...], pool: list[str], mask: int) -> tuple[Held, ...]:
    return tuple([held if held.card is not None else Held(pool.pop(), mask) for held in cards])


def as_violations(faults: list[str]) -> tuple[Violation, ...]:
    """Faults of the options, as violations."""
    return tuple([Violation("options", RuleId("BR-VALUE"), fault) for fault in faults])

"""Rare positions of Pixel Tactics, for laws to begin from: the first of a kind that random games come to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from boardrules import CHANCE, Dealer, Seat, pixel_tactics
from boardrules.pixel_tactics import Action, Cast, Held, Options, Player, SetTrap, State
from boardrules.pixel_tactics._engine.slots import SLOTS
from tests.pixel_tactics.every_construct import GAME, in_mode

__all__ = ["RARE", "position"]

ALL: Final = 15
"""The mask of a card that everybody knows."""


def _asked(*keys: str) -> Callable[[State], bool]:
    def wanted(state: State) -> bool:
        decision = None if state.actor == CHANCE else pixel_tactics.pending(state, state.actor)
        return decision is not None and decision.key in keys

    return wanted


def _some(cards: Callable[[Player], tuple[Held, ...]], *masks: int) -> Callable[[State], bool]:
    def wanted(state: State) -> bool:
        return state.phase == "play" and any(
            all(any(held.mask == (mask or 1 << seat) for held in cards(player)) for mask in masks)
            for seat, player in enumerate(state.players)
        )

    return wanted


def _known_to_a_rival(state: State) -> bool:
    return any(held.mask not in {1 << seat, ALL} for seat, player in enumerate(state.players) for held in player.hand)


def _looking(state: State) -> bool:
    """Whether the Oracle's spell of the vanguard, which looks at the rival's hand, may be cast."""
    units = {f"{seat}.{slot}": piece for seat, player in enumerate(state.players) for slot, piece in zip(SLOTS, player.unit, strict=False)}
    casts = [action for action in pixel_tactics.legal_actions(state) if isinstance(action, Cast) and action.text == "V"]
    casters = [units[f"{action.caster.seat}.{action.caster.slot}"] for action in casts]
    return any(piece is not None and piece.card.endswith(".oracle") for piece in casters)


def _traps_to_lay(state: State) -> bool:
    """Whether a player may lay either of two traps, and can do little else."""
    legal = GAME.legal_actions(state) if state.phase == "play" else ()
    laid = [action for action in legal if isinstance(action, SetTrap)]
    return len({action.card for action in laid}) > 1 and len(legal) < 3 * len(laid)


RARE: Final[dict[str, Callable[[State], bool]]] = {
    "leaders": lambda state: state.phase == "leaders",
    "search": _asked("Search"),
    "hand known in part": _some(lambda player: player.hand, 0, ALL),
    "hand known to the rival": _known_to_a_rival,
    "aside": _some(lambda player: player.aside, 0),
    "top known": _some(lambda player: player.deck.top, 0),
    "sorting": _asked("SortDrawn", "OrderTop"),
    "look": lambda state: state.phase == "play" and len({len(player.hand) for player in state.players} - {0}) == 2 and _looking(state),
    "traps to lay": _traps_to_lay,
    "draw": lambda state: state.phase == "play" and state.actor == Seat(0) and not state.stack,
}
"""Kinds of positions, by what is rare about them; mask 0 stands for a card that its owner alone knows."""


WITH_TRAPS: Final = frozenset({"traps to lay"})
"""The kinds of positions of games with traps."""


@cache
def position(kind: str) -> State:
    """The first position of a kind, and always the same."""
    wanted, game = RARE[kind], GAME if kind in WITH_TRAPS else pixel_tactics
    for seed in range(100):
        rng, dealer = Random(seed), Dealer(seed)
        options = in_mode("pl", "duel") if kind in WITH_TRAPS else Options(cards=(("set_1_first", "set_1")[seed % 2],))
        state = game.new_game(options)
        while game.to_act(state):
            if wanted(state):
                return state
            action: Action = dealer.choose(game, state) if game.chance(state) else rng.choice(game.legal_actions(state))
            state = game.apply_unchecked(state, action)
    raise LookupError(f"no position with {kind!r} in 100 games")

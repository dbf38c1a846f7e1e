"""Cards with operations, traps and statuses that tests of their rules are played with, beside the first set."""

from __future__ import annotations

from typing import ClassVar

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics.cards._sets import SETS
from tests.pixel_tactics.scene import Scene

__all__ = ["GAME", "KIT", "ReserveScene"]


def _card(name: str, hand: pt.HandPart, *, vanguard: tuple[pt.Ability, ...] = ()) -> pt.Card:
    return pt.Card(name, pt.Hero(name.title(), 2, 4, vanguard=vanguard, hand=hand), pt.Leader(f"Head {name}", 2, 20))


KIT = pt.Pack(
    "kit",
    "Cards for tests of the reserve",
    (
        _card("ban", pt.operation(pt.forbids("recruit"))),
        _card("toll", pt.operation(pt.static(pt.MakesLonger("recruit", 2)))),
        _card("ward", pt.operation(pt.aura(pt.own_hero | pt.own_leader, pt.takes_less(1)))),
        _card("doom", pt.operation(pt.trigger(pt.when_over, pt.defeat(pt.one(pt.any_hero))))),
        _card("mill", pt.operation(pt.trigger(pt.end_of_own_turn, pt.heal(1, of=pt.own_leader)))),
        _card("spite", pt.operation(pt.trigger(pt.when_defeated(pt.own_hero), pt.damage(1, to=pt.rival_leader), once="turn"))),
        _card("blast", pt.operation(pt.trigger(pt.when_recruited(pt.rival_hero), pt.damage(9, to=pt.the_hero)))),
        _card("snare", pt.trap(pt.when_attacked(pt.own_hero | pt.own_leader, by=pt.rival_hero), pt.damage(3, to=pt.the_attacker))),
        _card("pit", pt.trap(pt.when_recruited(pt.rival_hero), pt.damage(2, to=pt.the_hero))),
        _card("hole", pt.trap(pt.when_recruited(pt.rival_hero), pt.to_hand(pt.the_hero), when=pt.at_least(pt.count(pt.rival_hero), 2))),
        _card("mourn", pt.trap(pt.when_defeated(pt.own_hero), pt.revive(pt.the_hero))),
        _card("rebuke", pt.trap(pt.when_damage_dealt(pt.rival_hero, to=pt.own_leader), pt.damage(1, to=pt.the_source))),
        _card("ebb", pt.trap(pt.TriggerEvent("turn_ends", "rival"), pt.draw(1))),
        _card("twice", pt.order(pt.may_play_orders(high=1))),
    ),
)


GAME = PixelTacticsGame((*SETS, KIT))
"""The game with the printed sets and these cards."""


class ReserveScene(Scene):
    """A scene with the first set and these cards."""

    TOGETHER_WITH: ClassVar = dict.fromkeys(("en", "ru", "first", "pl"), "kit")

    @property
    def game(self) -> PixelTacticsGame:
        """The game with these cards."""
        return GAME

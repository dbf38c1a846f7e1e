"""Cards with operations, traps and statuses that tests of their rules are played with, beside the first set."""

from __future__ import annotations

from typing import ClassVar

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language.english.statuses import status_name
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
        _card("fell", pt.order(pt.defeat(pt.one(pt.any_hero)))),
        _card("boon", pt.order(pt.put_status(pt.strength(1), on=pt.one(pt.any_hero)))),
        _card("bane", pt.order(pt.put_status(pt.strength(-1), on=pt.one(pt.any_hero)))),
        _card("might", pt.order(pt.put_status(pt.strength(2), on=pt.every(pt.own_hero | pt.own_leader | pt.own_corpse)))),
        _card("twin", pt.order(pt.put_status(pt.strength(1), on=pt.one(pt.any_hero), times=2))),
        _card("rage", pt.order(pt.give(pt.strength(1), to=pt.one(pt.any_hero), until="gone"))),
        _card("hush", pt.order(pt.put_status(pt.no_abilities, on=pt.one(pt.any_hero)))),
        _card("daze", pt.order(pt.give(pt.no_abilities, to=pt.one(pt.any_hero), until="turn"))),
        _card("eyes", pt.order(pt.put_status(pt.ranged_attack, on=pt.one(pt.any_hero)))),
        _card("blind", pt.order(pt.put_status(pt.Keyword("ranged", False), on=pt.one(pt.any_hero)))),
        _card("wipe", pt.order(pt.remove_status(of=pt.one(pt.any_hero.that(pt.has("status")))))),
        _card("spend", pt.order(pt.remove_status(pt.strength(1), of=pt.one(pt.any_hero), times=1))),
        _card("charm", pt.order(pt.take_to_own_unit(pt.one(pt.rival_hero)))),
    ),
)


GAME = PixelTacticsGame((*SETS, KIT))
"""The game with the printed sets and these cards."""


class ReserveScene(Scene):
    """A scene with the first set and these cards."""

    BESIDE: ClassVar[str] = "kit"

    @property
    def game(self) -> PixelTacticsGame:
        """The game with these cards."""
        return GAME

    def statuses(self, at: str) -> list[str]:
        """The status effects of what stands there, in words."""
        piece = self.piece(at)
        assert piece is not None, f"nothing stands at {at}"
        return [status_name(timed.modifier) for timed in piece.mods if timed.until == "status"]

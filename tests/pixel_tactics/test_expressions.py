"""Selectors, amounts and conditions of the ability language, and the words that make them."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics.language import (
    AllOf,
    AnyOf,
    Compare,
    DamageOn,
    Pick,
    Pieces,
    any_number,
    both,
    damaged,
    either,
    every,
    exactly,
    first_player,
    in_wave,
    one,
    own_corpse,
    own_hero,
    own_leader,
    rival_hero,
    up_to,
)


def test_cards_of_several_kinds_are_named_together() -> None:
    assert own_hero | own_leader | own_corpse == Pieces("own", ("hero", "leader", "corpse"))


@pytest.mark.parametrize("other", [rival_hero, own_leader.at("V"), own_leader.but_this(), own_leader.that(damaged)])
def test_cards_of_different_sides_places_or_conditions_are_not_named_together(other: Pieces) -> None:
    with pytest.raises(ValueError, match="only cards of the same side and place"):
        _ = own_hero | other


def test_a_selector_keeps_what_was_said_before() -> None:
    narrowed = (own_hero | own_corpse).at("column").that(damaged).but_this()
    assert narrowed == Pieces("own", ("hero", "corpse"), "column", other=True, where=Compare(DamageOn("it"), ">=", 1))


def test_targets_say_how_many_and_who_chooses() -> None:
    assert one(own_hero, by="rival") == Pick(own_hero, 1, 1, "rival")
    assert exactly(2, own_hero) == Pick(own_hero, 2, 2)
    assert up_to(3, own_hero) == Pick(own_hero, 0, 3)
    assert any_number(own_hero) == Pick(own_hero, 0, 99)
    assert every(own_hero) is own_hero


def test_conditions_are_joined_by_and_or_or() -> None:
    assert both(first_player, in_wave("V")) == AllOf((first_player, in_wave("V")))
    assert either(first_player, in_wave("V")) == AnyOf((first_player, in_wave("V")))

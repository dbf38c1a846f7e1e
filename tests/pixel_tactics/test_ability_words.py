"""The words for abilities make the values that they read like."""

from __future__ import annotations

from boardrules.pixel_tactics.language import (
    AddStrength,
    Keyword,
    Static,
    TakesNone,
    TriggerEvent,
    any_hero,
    aura,
    intercept,
    own_hero,
    own_leader,
    ranged_attack,
    rival_hero,
    static,
    strength,
    takes_none,
    when_attacked,
)


def test_strength_words_read_like_the_card() -> None:
    assert static(strength(2)).modifier == AddStrength(2)
    assert strength(1, against=rival_hero, kind="melee") == AddStrength(1, rival_hero, "melee")


def test_an_aura_gives_others_a_change_or_the_change_of_a_static_ability() -> None:
    assert aura(own_leader, strength(1)) == Static(AddStrength(1), own_leader)
    assert aura(own_hero, ranged_attack) == Static(Keyword("ranged"), own_hero)
    assert intercept == Static(Keyword("intercept"))


def test_damage_is_refused_from_every_kind_of_attack_or_from_one() -> None:
    assert takes_none() == TakesNone(("melee", "ranged"))
    assert takes_none(kind="ranged") == TakesNone(("ranged",))


def test_a_moment_listens_to_any_kind_of_attack_or_to_one() -> None:
    assert when_attacked(own_hero) == TriggerEvent("attack_resolved", "any", any_hero, own_hero)
    assert when_attacked(own_hero, kind="melee", aimed=True) == TriggerEvent(
        "attack_resolved", "any", any_hero, own_hero, ("melee",), aimed=True
    )

"""Spells that texts grant: what is refused in a pack, and what they read like."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._packs.faults import pack_faults
from boardrules.pixel_tactics.language import (
    Card,
    ForATime,
    Hero,
    Leader,
    Pack,
    Static,
    aura,
    damage,
    give,
    grants_spell,
    has,
    heal,
    order,
    own_hero,
    rival_leader,
    sentence,
    this,
)
from boardrules.pixel_tactics.language.grammar.expressions import Pieces

GRANT = aura(own_hero, grants_spell(heal(2, of=this)))


@pytest.mark.rule("PT-CUSTOM-2")
def test_a_spell_cannot_be_granted_for_a_time() -> None:
    card = Card("lender", Hero("Lender", 1, 1, hand=order(ForATime(GRANT, "wave"))), Leader("Lender", 1, 20, ()))
    assert [line for line in pack_faults(Pack("p", "P", (card,))) if "GrantsSpell" in line] == [
        "$.cards[0].hero.hand.effects[0].static.modifier: GrantsSpell cannot be given for a time: a text in play grants it"
    ]
    with pytest.raises(ValueError, match="cannot be given"):
        give(GRANT, to=this, until="wave")


@pytest.mark.rule("PT-CUSTOM-1")
def test_the_text_of_a_granted_spell_speaks_of_nothing_that_nobody_bound() -> None:
    static = Static(grants_spell(damage(1, to=Pieces(ref="attacker"))), own_hero)
    card = Card("lender", Hero("Lender", 1, 1, vanguard=(static,)), Leader("Lender", 1, 20, ()))
    assert any("nothing is called 'attacker' here" in line for line in pack_faults(Pack("p", "P", (card,))))


def test_a_granted_spell_reads_like_one() -> None:
    assert "has this spell" in sentence(aura(this, grants_spell(damage(1, to=rival_leader))))
    assert "Heal 2 damage from this hero" in sentence(aura(own_hero.that(has("intercept")), grants_spell(heal(2, of=this))), of="leader")

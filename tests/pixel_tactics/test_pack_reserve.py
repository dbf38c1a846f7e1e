"""What a pack cannot say of operations, traps and status effects: each fault with its path (PT-CUSTOM-1)."""

from __future__ import annotations

import pytest

from boardrules import InvalidOptions, pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics.language import (
    Ability,
    HandPart,
    Static,
    TriggerEvent,
    any_hero,
    aura,
    count,
    damage,
    defeat,
    end_of_wave,
    equals,
    forbids,
    give,
    intercept,
    may_divert,
    no_abilities,
    one,
    operation,
    order,
    overflows,
    own_hero,
    own_leader,
    put_status,
    rival_hero,
    static,
    strength,
    the_attacker,
    this,
    trap,
    trigger,
    when_attacked,
    when_over,
    when_recruited,
)

HAND = "$.cards[0].hero.hand"
ROW = "$.cards[0].hero.vanguard[0]"


def faults(hand: HandPart | None = None, *vanguard: Ability) -> str:
    """What is wrong with a pack of one card with these texts."""
    with pytest.raises(InvalidOptions) as caught:
        with_cards(
            pixel_tactics, Pack("mine", "Mine", (Card("mine", Hero("Mine", 1, 1, vanguard=vanguard, hand=hand), Leader("Me", 1, 1)),))
        )
    return str(caught.value)


@pytest.mark.parametrize(
    ("hand", "fault"),
    [
        (operation(static(strength(1))), f"{HAND}.abilities[0].on.ref: nothing is called 'this' here; an operation has no card in play"),
        (operation(intercept), f"{HAND}.abilities[0].on.ref: nothing is called 'this' here"),
        (operation(aura(own_hero.at("row"), strength(1))), f"{HAND}.abilities[0].on.place: nothing is called 'this' here"),
        (operation(aura(own_hero, may_divert)), f"{HAND}.abilities[0].modifier: MayDivert needs a card in a unit"),
        (operation(aura(own_hero, overflows)), f"{HAND}.abilities[0].modifier: Overflows needs a card in a unit"),
        (operation(trigger(when_over, damage(1, to=the_attacker))), f"{HAND}.abilities[0].effects[0].to.ref: nothing is called 'attacker'"),
        (operation(trigger(when_over, defeat(this))), f"{HAND}.abilities[0].effects[0].who.ref: nothing is called 'this' here"),
        (trap(when_over, damage(1, to=own_leader)), f"{HAND}.at.what: a trap opens in the rival's turn, and expires is not in one"),
        (trap(end_of_wave, damage(1, to=own_leader)), f"{HAND}.at.what: a trap opens in the rival's turn, and wave_ends is not in one"),
        (trap(TriggerEvent("round_starts"), damage(1, to=own_leader)), f"{HAND}.at.what: a trap opens in the rival's turn"),
        (trap(when_attacked(this), damage(1, to=own_leader)), f"{HAND}.at.subject.ref: nothing is called 'this' here; a trap has no card"),
        (trap(when_recruited(rival_hero), damage(1, to=the_attacker)), f"{HAND}.effects[0].to.ref: nothing is called 'attacker' here"),
        (order(put_status(forbids("draw"), on=one(any_hero))), f"{HAND}.effects[0].change: Forbids cannot be given to a card"),
        (order(put_status(strength(0), on=one(any_hero))), f"{HAND}.effects[0].change.n: a bonus of 0 changes nothing"),
    ],
)
@pytest.mark.rule("PT-CUSTOM-1", "PT-OP-6", "PT-TRAP-2", "PT-STAT-1")
def test_what_makes_no_sense_in_the_reserve_is_a_fault(hand: HandPart, fault: str) -> None:
    assert fault in faults(hand)


@pytest.mark.rule("PT-CUSTOM-1", "PT-OP-3")
def test_only_the_time_of_an_operation_is_over() -> None:
    assert f"{ROW}.at.what: only the time of an operation is over" in faults(None, trigger(when_over, damage(1, to=own_leader)))


@pytest.mark.rule("PT-CUSTOM-1", "PT-STAT-4")
def test_no_text_that_holds_silences_others() -> None:
    assert f"{ROW}.modifier: NoAbilities is given to heroes or put on them" in faults(None, Static(no_abilities, rival_hero))


@pytest.mark.rule("PT-CUSTOM-1")
def test_what_makes_sense_is_taken() -> None:
    hands = (
        operation(forbids("draw"), aura(own_hero, strength(1), when=equals(count(rival_hero), 2))),
        trap(TriggerEvent("turn_ends", "rival"), give(no_abilities, to=one(rival_hero), until="own_turn")),
    )
    for hand in hands:
        with_cards(pixel_tactics, Pack("mine", "Mine", (Card("mine", Hero("Mine", 1, 1, hand=hand), Leader("Me", 1, 1)),)))

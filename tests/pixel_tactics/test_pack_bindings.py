"""References in texts: each names what something has bound there, in every kind of text."""

from __future__ import annotations

from typing import get_args

import pytest

from boardrules import InvalidOptions, pixel_tactics, to_json
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._packs.faults import read_pack
from boardrules.pixel_tactics.language import (
    Ability,
    AddStrength,
    AttackWith,
    Compare,
    Condition,
    CopySpell,
    DamageOn,
    DealDamage,
    Effect,
    Exists,
    Forbids,
    Heal,
    LifeOf,
    MarkersOn,
    Order,
    Pieces,
    PutMarkers,
    Share,
    Static,
    StrengthOf,
    TriggerEvent,
    any_hero,
    attack_with,
    aura,
    behind,
    bound,
    choose_row,
    corpse_of_its_unit,
    count,
    damage,
    damage_on,
    discard_hand,
    discard_the_card,
    discarded,
    draw,
    each_draws,
    equals,
    every,
    execute_order,
    exists,
    for_each,
    give,
    has,
    heal,
    heal_up_to,
    if_,
    it,
    leader_action,
    life_of,
    may,
    move_damage_up_to,
    note,
    note_each,
    nth_this_turn,
    one,
    one_rival_hero,
    order,
    own_hero,
    plus,
    rearrange_area,
    recruit,
    reveal_card,
    rival_hero,
    rival_leader,
    room,
    spell,
    static,
    strength,
    strength_of,
    suffered,
    swap,
    that_much,
    the_attacker,
    the_hero,
    the_source,
    the_target,
    this,
    trigger,
    up_to,
    watch,
    when_attacked,
    when_damage_dealt,
    when_defeated,
    when_order_resolved,
    when_recruited,
)
from boardrules.pixel_tactics.language import Trigger as TriggerText
from boardrules.pixel_tactics.language.grammar.expressions import Ref

IS_HURT: Condition = Compare(DamageOn("it"), ">=", 1)


def _pack(*, row: Ability | None = None, lead: Ability | None = None, hand: Order | None = None) -> Pack:
    plain = tuple(Card(f"plain_{k}", Hero("Plain", 1, 3), Leader("Plain", 1, 9)) for k in range(11))
    rows = () if row is None else (row,)
    return Pack(
        "own", "Own", (Card("odd", Hero("Odd", 1, 3, rows, hand=hand), Leader("Odd", 1, 9, () if lead is None else (lead,))), *plain)
    )


def faults(pack: Pack) -> list[str]:
    """The lines that say what is wrong."""
    try:
        with_cards(pixel_tactics, pack)
    except InvalidOptions as error:
        return [line.strip() for line in str(error).splitlines()[1:]]
    return []


def of_order(*effects: Effect) -> list[str]:
    return faults(_pack(hand=order(*effects)))


def of_hero(ability: Ability) -> list[str]:
    return faults(_pack(row=ability))


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(
    ("effect", "path"),
    [
        (DealDamage(DamageOn(), any_hero), "n.ref"),
        (DealDamage(MarkersOn("rage"), any_hero), "n.ref"),
        (DealDamage(1, this), "to.ref"),
        (damage(1, to=every(own_hero.but_this())), "to.other"),
        (damage(1, to=every(rival_hero.at("column"))), "to.place"),
        (draw(count(own_hero.at("adjacent"))), "n.of.place"),
        (PutMarkers("rage", 1, this), "on.ref"),
        (Share("damage", StrengthOf("this"), any_hero), "n.ref"),
        (AttackWith(this), "who.ref"),
        (CopySpell(own_hero.at("behind")), "of.place"),
        (give(strength(1, against=this), to=one(any_hero), until="turn"), "modifier.against.ref"),
        (if_(exists(any_hero.that(equals(damage_on(), 2))), draw(1)), "condition.what.where.left.ref"),
        (watch("wave", trigger(when_attacked(this), draw(1))), "trigger.at.subject.ref"),
        (watch("wave", trigger(when_attacked(any_hero), heal(1, of=this))), "trigger.effects[0].of.ref"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_an_order_has_no_card_in_play_so_nothing_in_it_is_this(effect: Effect, path: str) -> None:
    (fault,) = of_order(effect)
    assert fault.startswith(
        f"$.cards[0].hero.hand.effects[0].{path}: nothing is called 'this' here; an order has no card in play; there is: "
    )


@pytest.mark.rule("PT-CUSTOM-1")
def test_what_an_order_chooses_is_there_for_what_follows_and_for_the_amount_of_the_same_effect() -> None:
    assert of_order(damage(1, to=one(any_hero)), heal(2, of=it)) == []
    assert of_order(damage(life_of("it", printed=True), to=one(any_hero))) == []
    assert of_order(heal_up_to(LifeOf("it"), of=any_hero)) == []
    assert of_order(swap(one(own_hero), one(rival_hero.that(Compare(StrengthOf("it"), ">", 2))))) == []
    assert of_order(recruit("unit"), damage(1, to=it)) == []
    assert of_order(for_each(any_hero, if_(IS_HURT, heal(1, of=it)))) == []
    assert of_order(move_damage_up_to(StrengthOf("it"), of=one(own_hero), to=one(rival_hero))) == []


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(
    ("effects", "path"),
    [
        ((heal(2, of=it), damage(1, to=one(any_hero))), "effects[0].of.ref"),
        ((if_(IS_HURT, draw(1)),), "effects[0].condition.left.ref"),
        ((if_(has("ranged"), draw(1)),), "effects[0].condition"),
        ((if_(suffered("moved"), draw(1)),), "effects[0].condition"),
        ((may(damage(1, to=one(any_hero))), heal(1, of=it)), "effects[1].of.ref"),
        ((for_each(any_hero, damage(1, to=it)), heal(1, of=it)), "effects[1].of.ref"),
        ((if_(Exists(any_hero), damage(1, to=one(any_hero))), heal(1, of=it)), "effects[1].of.ref"),
        ((damage(StrengthOf("it"), to=every(any_hero)),), "effects[0].n.ref"),
    ],
)
def test_it_is_what_was_chosen_before_and_nothing_if_that_may_not_have_happened(effects: tuple[Effect, ...], path: str) -> None:
    (fault,) = of_order(*effects)
    assert fault == f"$.cards[0].hero.hand.{path}: nothing is called 'it' here; there is: nothing"


@pytest.mark.rule("PT-CUSTOM-1")
def test_what_both_halves_of_a_condition_settle_is_settled() -> None:
    half = damage(1, to=one(any_hero))
    assert of_order(if_(Exists(any_hero), half, otherwise=(half,)), heal(1, of=it)) == []


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(
    ("moment", "bound_there"),
    [
        (when_attacked(own_hero), {"attacker", "target"}),
        (when_damage_dealt(own_hero), {"source"}),
        (when_defeated(own_hero), {"hero"}),
        (when_recruited(own_hero), {"hero"}),
        (TriggerEvent("revived"), {"hero"}),
        (TriggerEvent("wave_ends"), set()),
        (TriggerEvent("turn_ends", "own"), set()),
        (when_order_resolved(), set()),
    ],
    ids=lambda value: value.what if isinstance(value, TriggerEvent) else "",
)
def test_a_trigger_has_the_roles_of_its_moment_and_no_others(moment: TriggerEvent, bound_there: set[str]) -> None:
    for name in get_args(Ref):
        ability = trigger(moment, heal(1, of=bound(name)))
        assert bool(of_hero(ability)) == (name not in bound_there | {"this"}), name
        assert bool(of_hero(trigger(moment, draw(1), when=Exists(bound(name))))) == (name not in bound_there | {"this"}), name


@pytest.mark.rule("PT-CUSTOM-1")
def test_numbers_are_those_of_the_moment_and_what_earlier_effects_counted() -> None:
    assert of_hero(trigger(when_damage_dealt(own_hero), draw(that_much))) == []
    assert of_hero(trigger(when_order_resolved(), draw(1), when=equals(nth_this_turn, 2))) == []
    assert of_hero(spell(discard_hand, draw(plus(discarded, 1)))) == []
    assert of_hero(trigger(when_damage_dealt(own_hero), draw(1), when=equals(that_much, 2))) == [
        "$.cards[0].hero.vanguard[0].when.left.name: nothing is called 'that_much' here; there is: nothing"
    ]


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_name_that_nothing_ever_has_is_told_with_those_that_there_are() -> None:
    data = to_json(_pack(row=trigger(when_damage_dealt(own_hero), draw(that_much), heal(1, of=bound("source")))))
    with pytest.raises(InvalidOptions) as caught:
        read_pack(data.replace(b'"that_much"', b'"luck"').replace(b'"source"', b'"victim"'))
    assert str(caught.value).splitlines()[1:] == [
        (
            '  $.cards[0].hero.vanguard[0].effects[0].n.name: "luck" is unknown; '
            "allowed: behind, discarded, drawn, noted, nth_turn, nth_wave, that_much"
        ),
        '  $.cards[0].hero.vanguard[0].effects[1].of.ref: "victim" is unknown; allowed: "", attacker, hero, it, source, target, this',
    ]


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_trigger_left_behind_has_a_text_of_its_own() -> None:
    def left(what: TriggerText) -> list[str]:
        return of_hero(spell(damage(1, to=one(any_hero)), watch("wave", what)))

    assert left(trigger(when_attacked(this), damage(1, to=the_attacker))) == []
    assert [fault.partition(":")[0] for fault in left(trigger(when_attacked(this), damage(1, to=it)))] == [
        "$.cards[0].hero.vanguard[0].effects[1].trigger.effects[0].to.ref"
    ]
    assert left(trigger(when_attacked(this), watch("wave", trigger(when_defeated(this), draw(1))))) == [
        "$.cards[0].hero.vanguard[0].effects[1].trigger.effects[0]: a trigger that an effect leaves behind cannot leave another behind"
    ]


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_static_ability_has_its_card_and_the_one_that_it_changes() -> None:
    assert of_hero(aura(own_hero, strength(damage_on("it")), when=has("ranged"))) == []
    assert of_hero(static(strength(1, against=rival_hero | rival_leader), when=exists(own_hero.at("adjacent")))) == []
    assert [fault.partition(":")[0] for fault in of_hero(aura(the_target, strength(1)))] == ["$.cards[0].hero.vanguard[0].on.ref"]
    assert [fault.partition(":")[0] for fault in of_hero(static(AddStrength(StrengthOf("hero"))))] == [
        "$.cards[0].hero.vanguard[0].modifier.n.ref"
    ]
    assert [fault.partition(":")[0] for fault in of_hero(static(strength(1, against=the_source)))] == [
        "$.cards[0].hero.vanguard[0].modifier.against.ref"
    ]
    assert of_hero(Static(Forbids("draw"), when=has("ranged"))) == [
        "$.cards[0].hero.vanguard[0].when: nothing is called 'it' here; there is: this"
    ]


@pytest.mark.rule("PT-CUSTOM-1")
def test_leader_actions_and_spells_have_their_card() -> None:
    for effect in (heal(1, of=this), damage(strength_of("this"), to=one(any_hero)), attack_with(own_hero.at("row"))):
        assert faults(_pack(lead=leader_action(effect))) == of_hero(spell(effect)) == []
    assert [fault.partition(":")[0] for fault in faults(_pack(lead=leader_action(heal(1, of=the_hero))))] == [
        "$.cards[0].leader.abilities[0].effects[0].of.ref"
    ]


@pytest.mark.rule("PT-CUSTOM-1")
def test_areas_and_cards_that_nobody_settled_are_faults_in_every_kind_of_text() -> None:
    assert of_order(choose_row("own"), heal(1, of=every(any_hero.at("area"))), rearrange_area) == []
    assert of_order(reveal_card("own"), execute_order) == []
    assert of_order(heal(1, of=every(any_hero.at("area"))), rearrange_area, execute_order, discard_the_card, recruit("area")) == [
        "$.cards[0].hero.hand.effects[0].of.place: no area was chosen before",
        "$.cards[0].hero.hand.effects[1].place: no area was chosen before",
        "$.cards[0].hero.hand.effects[2]: no card was revealed or taken before",
        "$.cards[0].hero.hand.effects[3]: no card was revealed or taken before",
        "$.cards[0].hero.hand.effects[4].place: no area was chosen before",
    ]


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(
    ("moment", "field"),
    [
        (TriggerEvent("wave_ends", actor=any_hero), "actor"),
        (TriggerEvent("round_starts", side="own"), "side"),
        (TriggerEvent("defeated", actor=any_hero, subject=own_hero), "actor"),
        (TriggerEvent("turn_ends", "own", subject=this), "subject"),
        (TriggerEvent("recruited", kinds=("melee",)), "kinds"),
        (TriggerEvent("damage_dealt", aimed=True), "aimed"),
    ],
    ids=lambda value: value.what if isinstance(value, TriggerEvent) else value,
)
def test_a_trigger_that_asks_what_its_moment_does_not_know_never_happens_and_is_a_fault(moment: TriggerEvent, field: str) -> None:
    (fault,) = of_hero(trigger(moment, draw(1)))
    assert fault.startswith(f"$.cards[0].hero.vanguard[0].at.{field}: the moment {moment.what} has none; it has ")


@pytest.mark.rule("PT-CUSTOM-1")
def test_the_printed_sets_refer_to_what_is_there() -> None:
    from boardrules.pixel_tactics._packs.faults import pack_faults  # noqa: PLC0415

    for printed in pixel_tactics.SETS:
        assert pack_faults(printed) == []
    assert of_order(Heal(1, up_to(2, Pieces()))) == []


@pytest.mark.rule("PT-CUSTOM-1", "PT-2V2-7")
def test_one_rival_can_be_meant_only_where_somebody_can_be_asked() -> None:
    assert of_hero(spell(if_(room("one_rival"), damage(1, to=every(one_rival_hero))))) == []
    asks = "nobody can be asked here which rival is meant; only effects ask"
    assert of_hero(aura(one_rival_hero, strength(1))) == [f"$.cards[0].hero.vanguard[0].on.side: {asks}"]
    assert of_hero(static(strength(1), when=exists(one_rival_hero))) == [f"$.cards[0].hero.vanguard[0].when.what.side: {asks}"]
    assert of_hero(spell(draw(1), when=room("one_rival"))) == [f"$.cards[0].hero.vanguard[0].when.side: {asks}"]


@pytest.mark.rule("PT-CUSTOM-1", "PT-2V2-7")
def test_its_unit_is_that_of_a_card_that_was_spoken_of_and_behind_needs_a_tally() -> None:
    assert of_hero(aura(any_hero, strength(count(corpse_of_its_unit)))) == []
    assert of_order(note_each(count(own_hero)), each_draws(behind)) == []
    (fault,) = of_order(damage(1, to=every(corpse_of_its_unit)))
    assert fault.startswith("$.cards[0].hero.hand.effects[0].to.side: nothing is called 'it'")
    assert of_order(note(1), each_draws(behind))[0].startswith("$.cards[0].hero.hand.effects[1].n.name: nothing is called 'behind'")

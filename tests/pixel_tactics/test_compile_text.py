"""Compiled texts: where their steps stand in the card's data, and what they can speak of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._packs.catalogue import END, Catalogue, Program
from boardrules.pixel_tactics._packs.compile import compile_packs
from boardrules.pixel_tactics._packs.events import EVENTS
from boardrules.pixel_tactics._types.bindings import AttackCause, DamageCause, HeroCause, OrderCause
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language import (
    DelayedTrigger,
    Effect,
    MoveDamage,
    Order,
    Pick,
    Static,
    Trigger,
    TriggerEvent,
    any_hero,
    damage,
    first_player,
    for_each,
    if_,
    may,
    one,
    own_hero,
    rival_hero,
    spell,
    watch,
)
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import Scene

TABLES = [compile_packs((pack,)) for pack in SETS]
STAGES = {"do", "to", "rival", "pick", "second", "hurt", "start", "gather", "each", "n"}
"""The names of later steps of an effect."""


def texts(pack: Pack) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Every text that is carried out, by its id: card, box, and a number from the second of a box on."""
    for card in pack.cards:
        hero, leader = card.hero, card.leader
        for letter, box in (("V", hero.vanguard), ("F", hero.flank), ("R", hero.rear), ("L", leader.abilities)):
            carried_out = [ability for ability in box if not isinstance(ability, Static)]
            for number, ability in enumerate(carried_out, start=1):
                yield f"{card.id}.{letter}{'' if number == 1 else number}", ability.effects
        if isinstance(hero.hand, Order):
            yield f"{card.id}.O", hero.hand.effects


def paths(effects: tuple[Effect, ...], before: str = "") -> Iterator[tuple[str, Effect]]:
    """Every effect of a text with its path in the data."""
    for number, effect in enumerate(effects):
        path = f"{before}{number}"
        yield path, effect
        for name in ("then", "otherwise", "effects"):
            if name in effect.__struct_fields__:
                yield from paths(getattr(effect, name), f"{path}.{name}.")


@pytest.mark.parametrize(("pack", "table"), [*zip(SETS, TABLES, strict=True)], ids=[pack.id for pack in SETS])
def test_a_place_in_a_text_is_the_path_of_an_effect_in_the_cards_data(pack: Pack, table: Catalogue) -> None:
    known = dict(texts(pack))
    for name, effects in list(known.items()):
        known |= {f"{name}.{path}": effect.trigger.effects for path, effect in paths(effects) if isinstance(effect, DelayedTrigger)}
    # What an operation does as it leaves, and a spell that a text grants, are parts of a text and no texts of their own.
    # So is the question whom a leader copies.
    assert table.programs.keys() - known.keys() <= {"curse_knight.O", "tactician.L", "doppelganger.L.copied"}
    assert known.keys() <= table.programs.keys()
    for name, effects in known.items():
        program, found = table.programs[name], dict(paths(effects))
        assert found.keys() <= program.places.keys()
        for at in program.places.keys() - found.keys() - {END}:
            path, _, stage = at.rpartition(".")
            assert stage in STAGES
            while path not in found:  # each of several rivals picks: a step of a step
                path, _, stage = path.rpartition(".")
                assert stage in STAGES or stage.isdecimal()
            assert path in found
        assert len(program.places) == len(program.steps) + 1


@pytest.mark.parametrize("table", TABLES, ids=[pack.id for pack in SETS])
def test_a_trigger_speaks_of_what_its_moment_tells(table: Catalogue) -> None:
    causes = {
        "attack_resolved": AttackCause,
        "attack_declared": AttackCause,
        "damage_dealt": DamageCause,
        "damage_taken": DamageCause,
        "order_announced": OrderCause,
        "order_resolved": OrderCause,
        **dict.fromkeys(("defeated", "entered", "recruited", "revived"), HeroCause),
    }
    for name, program in table.programs.items():
        listener = table.triggers.get(name)
        assert program.cause is (None if listener is None else causes.get(listener.trigger.at.what))


def test_packs_may_say_what_the_causes_of_triggers_have() -> None:
    for moment in get_args(get_type_hints(TriggerEvent)["what"]):
        event = EVENTS[moment]
        fields = set() if event.cause is None else {*event.cause.__struct_fields__} - {"snapshot"}
        assert event.binds | event.late == fields


def compiled(*effects: Effect) -> Program:
    """A spell compiled."""
    card = Card("mage", Hero("Mage", 1, 3, (spell(*effects),)), Leader("Mage", 1, 9))
    return compile_packs((Pack("own", "Own", (card,)),)).programs["mage.V"]


def test_an_effect_begins_at_its_own_path_and_its_later_steps_are_named_behind_it() -> None:
    program = compiled(
        damage(1, to=one(any_hero)),
        may(if_(first_player, damage(2, to=one(rival_hero)))),
        MoveDamage(2, Pick(own_hero, 0, 2), one(rival_hero)),
    )
    assert [step.at for step in program.steps] == [
        *("0", "0.do", "1", "1.effects.0", "1.effects.0.then.0", "1.effects.0.then.0.do"),
        *("2", "2.hurt", "2.to", "2.start", "2.gather", "2.each", "2.n", "2.do"),
    ]
    assert program.places[END] == len(program.steps)


def test_how_many_steps_an_effect_takes_moves_no_other() -> None:
    short = compiled(damage(1, to=own_hero), damage(1, to=one(any_hero)))
    long = compiled(MoveDamage(1, one(own_hero), one(own_hero)), damage(1, to=one(any_hero)))
    assert short.places["1"] != long.places["1"]
    assert short.steps[short.places["1"]].op == long.steps[long.places["1"]].op


def own(*cards: Card) -> Pack:
    """A pack of some cards and soldiers."""
    return Pack("own", "Own", (*cards, *(Card(f"soldier_{k}", Hero("Soldier", 2, 4), Leader("Captain", 3, 9)) for k in range(12))))


def test_what_each_card_of_a_loop_has_picked_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    mage = Card("mage", Hero("Mage", 1, 3, (spell(for_each(own_hero, damage(1, to=one(rival_hero)))),)), Leader("Mage", 1, 9))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, own(mage)))
    scene = Scene(
        cards="own",
        leaders=("soldier_0", "soldier_1"),
        own={"V1": "mage", "R1": "soldier_2"},
        rival={"V1": "soldier_3", "V2": "soldier_4"},
    )
    scene.play("cast V1", "pick 1.V1", "pick 1.V2")
    assert (scene.damage("1.V1"), scene.damage("1.V2")) == (1, 1)


def test_a_trigger_that_a_printed_card_leaves_behind_is_named_by_its_place() -> None:
    scene = Scene(own={"V1": "alchemist"}, hand=("templar",))
    scene.play("order templar")
    left = scene.state.players[0].delayed
    assert [watching.text for watching in left] == ["templar.O.1"]


def test_a_trigger_left_behind_has_the_path_of_its_effect_as_its_name() -> None:
    trigger = Trigger(TriggerEvent("turn_ends"), (damage(1, to=one(any_hero)),))
    card = Card("mage", Hero("Mage", 1, 3, (spell(may(watch("wave", trigger))),)), Leader("Mage", 1, 9))
    programs = compile_packs((own(card),)).programs
    assert [step.at for step in programs["mage.V.0.effects.0"].steps] == ["0", "0.do"]

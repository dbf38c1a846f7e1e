"""The Templar's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics import EffectSetUp
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_1_and_life_6(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "templar"}, rival={"R1": "templar/6"})
    scene.play("attack V1>F2", "end", "1: end")
    assert (scene.damage("1.F2"), scene.stands("1.R1")) == (1, "corpse 1.templar")
    assert Scene(cards=cards, own={"R1": "templar/5"}).play("end", "1: end").stands("R1") == "0.templar"


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_4_and_life_23(cards: str) -> None:
    assert Scene(cards=cards, leaders=("templar", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    scene = Scene(cards=cards, leaders=("templar", "templar"), damage=(22, 23)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.parametrize("damage", [0, 3, 9])
@pytest.mark.rule("PT-DMG-1", "PT-RUL-2", "PT-RUL-6")
def test_vanguard_one_more_strength_for_each_damage_on_it(cards: str, damage: int) -> None:
    """Damage beyond its life counts too; damage of others does not."""
    scene = Scene(cards=cards, own={"V1": f"templar/{damage}", "V2": "knight/5"}, rival={"V1": "witch/2"}, damage=(4, 0))
    assert scene.play("attack V1>F2").damage("1.F2") == 1 + damage


@BOTH
@pytest.mark.rule("PT-RUL-2")
def test_vanguard_counts_the_damage_at_the_time_of_the_attack(cards: str) -> None:
    """Healed, it strikes with less; hurt by the own Pyromancer's order, with more."""
    scene = Scene(cards=cards, own={"V1": "templar/3"}, hand=("healer",)).play("order healer", "pick V1", "pick V1", "none")
    assert scene.play("attack V1>F2").damage("1.F2") == 2
    scene = Scene(cards=cards, own={"V1": "templar/3"}, hand=("pyromancer",)).play("order pyromancer", "attack V1>F2")
    assert scene.damage("1.F2") == 11


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_flank(cards: str) -> None:
    assert Scene(cards=cards, own={"F1": "templar/4"}, wave="F").play("attack F1>F2").damage("1.F2") == 1


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-12", "PT-RUL-60")
def test_flank_the_supporter_takes_no_damage_from_attacks(cards: str) -> None:
    """It is a target all the same. Neither the forerunner, nor the Templar, nor the neighbour, nor the leader is kept safe."""
    rival = {"V1": "fighter", "F1": "templar", "R1": "oracle", "R2": "witch"}
    own = {"V1": "gunner"}
    assert Scene(cards=cards, own=own, rival=rival | {"V1": "overlord"}, edition="en").play("shoot V1>V1").damage("1.V1") == 8
    rival = {"F1": "templar", "R1": "oracle", "R2": "witch"}
    for at, damage in (("R1", 0), ("F1", 5), ("R2", 5), ("F2", 5)):
        assert Scene(cards=cards, own=own, rival=rival).play(f"shoot V1>{at}").damage(f"1.{at}") == damage


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1", "PT-RUL-60")
def test_flank_the_supporter_takes_all_other_damage(cards: str) -> None:
    """Of spells and orders."""
    rival = {"F1": "templar", "R1": "oracle"}
    assert Scene(cards=cards, own={"R2": "alchemist"}, rival=rival, wave="R").play("cast R2", "pick 1.R1", "none").damage("1.R1") == 1
    order = Scene(cards=cards, rival=rival, hand=("gunner",)).play("order gunner")
    assert order.damage("1.R1") == (4 if cards == "set_1_first" else 5)


@BOTH
@pytest.mark.rule("PT-RUL-18", "PT-RUL-60")
def test_flank_whoever_is_the_supporter_at_that_time(cards: str) -> None:
    """The Templar moves, and the other rear hero is safe instead."""
    own, rival = {"R2": "planestalker", "R3": "gunner"}, {"F1": "templar", "R1": "witch", "R3": "mystic"}
    scene = Scene(cards=cards, active=1, own=own, rival=rival, wave="R")
    scene.play("1: move F1 F3", "1: end", "shoot R2>R1", "shoot R3>R3")
    assert (scene.damage("1.R1"), scene.damage("1.R3")) == (3, 0)


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-ATK-12")
def test_flank_not_from_the_vanguard_and_not_as_a_corpse(cards: str) -> None:
    own = {"V1": "gunner"}
    assert Scene(cards=cards, own=own, rival={"V1": "templar", "F1": "oracle"}).play("shoot V1>F1").damage("1.F1") == 5
    assert Scene(cards=cards, own=own, rival={"F1": "corpse templar", "R1": "oracle"}).play("shoot V1>R1").damage("1.R1") == 5


@pytest.mark.rule("PT-RUL-4", "PT-RUL-60")
def test_flank_first_damage_passed_on_to_the_supporter_is_no_attack_upon_it() -> None:
    """A Knight behind the Templar takes a Fighter's four for a Witch."""
    rival = {"V3": "witch", "F1": "templar", "R1": "knight"}
    scene = Scene(edition="first", own={"V1": "fighter"}, rival=rival).play("attack V1>V3", "1: number 4")
    assert (scene.damage("1.V3"), scene.damage("1.R1")) == (0, 4)


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-ATK-8", "PT-DMG-6", "PT-RUL-59")
def test_rear_first_changes_places_with_any_other_own_hero_and_strikes() -> None:
    """Corpses, leaders and the rival's heroes are no partners; in the vanguard its damage strengthens it."""
    own = {"R1": "templar/3", "V1": "knight", "V2": "corpse witch", "F3": "oracle", "R3": "mystic"}
    scene = Scene(edition="first", own=own, rival={"V1": "fighter"}, wave="R").play("cast R1", waiting=0)
    assert not any(scene.can(line) for line in ("pick R1", "pick V2", "pick F2", "pick 1.V1", "none"))
    assert all(scene.can(f"pick {at}") for at in ("V1", "F3", "R3"))
    scene.play("pick V1", waiting=0)
    assert (scene.stands("V1"), scene.stands("R1")) == ("0.templar", "0.knight")
    assert not scene.can("none")
    assert not scene.can("shoot V1>F2")
    scene.play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (4, 3)


@pytest.mark.rule("PT-RUL-13", "PT-RUL-59")
def test_rear_first_behind_another_hero_there_is_only_the_swap() -> None:
    """From the flank it strikes without the vanguard's text."""
    own = {"R1": "templar/3", "V1": "knight", "F1": "witch"}
    scene = Scene(edition="first", own=own, wave="R").play("cast R1", "pick F1")
    assert (scene.stands("F1"), scene.stands("R1"), scene.damage("1.F2")) == ("0.templar", "0.witch", 0)
    scene = Scene(edition="first", own={"R1": "templar/3", "F1": "witch"}, wave="R").play("cast R1")
    assert (scene.stands("F1"), scene.stands("R1"), scene.damage("1.F2")) == ("0.templar", "0.witch", 1)


@pytest.mark.rule("PT-ATK-2", "PT-RUL-12", "PT-RUL-59")
def test_rear_second_changes_places_with_another_own_hero_in_melee_and_strikes() -> None:
    """Who stands behind another is no partner."""
    own = {"R1": "templar/3", "V1": "knight", "V2": "corpse witch", "V3": "fighter", "F3": "oracle"}
    scene = Scene(own=own, rival={"V1": "overlord"}, wave="R").play("cast R1", waiting=0)
    assert not any(scene.can(line) for line in ("pick R1", "pick V2", "pick F2", "pick F3", "pick 1.V1", "none"))
    assert scene.can("pick V1")
    scene.play("pick V3", "attack V3>V1")
    assert (scene.stands("V3"), scene.stands("R1"), scene.damage("1.V1")) == ("0.templar", "0.fighter", 4)


@EDITIONS
@pytest.mark.rule("PT-ATK-8", "PT-RUL-59")
def test_rear_without_a_partner_it_strikes_where_it_stands(edition: EditionId) -> None:
    """The swap is impossible and ignored."""
    scene = Scene(edition=edition, own={"R1": "templar/3"}, wave="R").play("cast R1")
    assert (scene.stands("R1"), scene.damage("1.F2")) == ("0.templar", 1)


@EDITIONS
@pytest.mark.rule("PT-ACT-13", "PT-RUL-15", "PT-RUL-18")
def test_rear_the_partner_has_done_nothing_and_the_templar_has_cast(edition: EditionId) -> None:
    """Who comes into the rear may attack in this wave."""
    scene = Scene(edition=edition, own={"R1": "templar", "V1": "knight"}, wave="R", actions=3).play("cast R1", "move R1 R3")
    assert scene.stands("R3") == "0.knight"
    scene = Scene(edition=edition, own={"R1": "templar", "F3": "planestalker"}, wave="R", actions=3).play("cast R1", "shoot R1>F2")
    assert scene.damage("1.F2") == 4
    assert scene.refused("move F3 V3") == "PT-ACT-13"


@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-ATK-10")
def test_rear_is_a_spell_of_the_rear(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "templar"}).refused("cast V1 R") == "PT-ACT-4"
    assert Scene(edition=edition, own={"R1": "templar"}, wave="R").play("cast R1").refused("cast R1") == "PT-ACT-4"


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-1")
def test_rear_not_in_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "templar", "V1": "knight"}, wave="R", round=1)
    assert scene.refused("cast R1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- order
@EDITIONS
@pytest.mark.rule("PT-DMG-5", "PT-RUL-23", "PT-RUL-59")
def test_order_defeats_the_heroes_that_struck_the_unit_in_this_wave(edition: EditionId) -> None:
    """Whomever they struck, the leader too; not who did nothing, and nobody of the own unit."""
    own, rival = {"V1": "witch", "F3": "mystic"}, {"V1": "fighter", "V2": "oracle", "V3": "knight"}
    scene = Scene(edition=edition, active=1, own=own, rival=rival, hand=("templar",))
    scene.play("1: attack V1>V1", "1: attack V3>F2", "1: end", "order templar")
    assert [scene.stands(f"1.{at}") for at in ("V1", "V2", "V3")] == ["corpse 1.fighter", "1.oracle", "corpse 1.knight"]
    assert (scene.stands("V1"), scene.discard()) == ("0.witch", {"0.templar"})


@EDITIONS
@pytest.mark.rule("PT-DMG-5", "PT-RUL-59")
def test_order_defeats_right_after_the_damage_who_strikes_later(edition: EditionId) -> None:
    """The second attack of the wave by another hero too."""
    own, rival = {"V1": "knight", "F3": "mystic"}, {"V1": "fighter", "V3": "overlord"}
    scene = Scene(edition=edition, own=own, rival=rival, hand=("templar",)).play("order templar", "end")
    watching = [event for event in scene.events if isinstance(event, EffectSetUp)]
    assert [(event.seat, event.until, event.source) for event in watching] == [(0, "wave", "0.templar")]
    scene.play("1: attack V1>F3")
    assert (scene.stands("1.V1"), scene.damage("F3")) == ("corpse 1.fighter", 4)
    scene.play("1: attack V3>F2")
    assert (scene.stands("1.V3"), scene.damage("F2")) == ("corpse 1.overlord", 3)


@EDITIONS
@pytest.mark.rule("PT-ATK-4", "PT-RUL-59")
def test_order_neither_shots_nor_spells_count(edition: EditionId) -> None:
    own, rival = {"V1": "knight"}, {"V1": "planestalker", "V2": "dragon_mage"}
    scene = Scene(edition=edition, active=1, own=own, rival=rival, hand=("templar",))
    scene.play("1: shoot V1>F2", "1: cast V2", "1: pick 0.V1", "1: end", "order templar")
    assert (scene.stands("1.V1"), scene.stands("1.V2"), scene.stands("V1")) == ("1.planestalker", "1.dragon_mage", "corpse 0.knight")
    scene = Scene(edition=edition, own={"V1": "fighter"}, rival={"V1": "planestalker"}, hand=("templar",)).play("order templar", "end")
    assert scene.play("1: shoot V1>F2").stands("1.V1") == "1.planestalker"


@EDITIONS
@pytest.mark.rule("PT-DMG-6", "PT-RUL-59")
def test_order_does_nothing_to_a_leader_that_struck(edition: EditionId) -> None:
    scene = Scene(edition=edition, active=1, rival={"F1": "witch"}, hand=("templar",), wave="F")
    scene.play("1: attack F2>F2", "1: end", "order templar")
    assert (scene.stands("1.F2"), scene.damage("1.F2")) == ("1.paladin", 0)


@EDITIONS
@pytest.mark.rule("PT-RUL-9", "PT-RUL-59")
def test_order_is_of_this_wave_alone(edition: EditionId) -> None:
    """Neither who struck in the last one nor who strikes in the next."""
    scene = Scene(edition=edition, active=1, own={"F3": "mystic"}, rival={"V1": "fighter"}, hand=("templar",))
    scene.play("1: attack V1>F2", "1: end", "end", "1: end", "order templar")
    assert scene.stands("1.V1") == "1.fighter"
    scene = Scene(edition=edition, rival={"F1": "fighter"}, hand=("templar",)).play("order templar", "end", "1: end", "end")
    assert scene.play("1: attack F1>F2").stands("1.F1") == "1.fighter"


@EDITIONS
@pytest.mark.rule("PT-RUL-3", "PT-RUL-59")
def test_order_an_attack_without_damage_has_struck_all_the_same(edition: EditionId) -> None:
    scene = Scene(edition=edition, active=1, own={"V1": "healer"}, rival={"V1": "mascot"}, hand=("templar",))
    scene.play("1: attack V1>V1", "1: end", "order templar")
    assert (scene.damage("V1"), scene.stands("1.V1")) == (0, "corpse 1.mascot")


@EDITIONS
@pytest.mark.rule("PT-RUL-28", "PT-RUL-59")
def test_order_a_parting_attack_is_made_at_once_and_makes_no_difference(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("paladin", "berserker"), own={"F3": "knight"}, rival={"V1": "fighter"}, hand=("templar",))
    scene.play("order templar", "end", "1: attack V1>F3", "1: attack V1>F2")
    assert (scene.damage("F3"), scene.damage("F2"), scene.stands("1.V1")) == (4, 4, "corpse 1.fighter")


@EDITIONS
@pytest.mark.rule("PT-RUL-59")
def test_order_who_has_left_the_unit_is_not_defeated(edition: EditionId) -> None:
    """A Summoner sent the Fighter back."""
    own, rival = {"V1": "summoner"}, {"V1": "fighter"}
    scene = Scene(edition=edition, leaders=("paladin", "overlord"), active=1, own=own, rival=rival, hand=("templar",))
    scene.play("1: attack V1>V1", "1: end", "cast V1", "pick 1.V1", "order templar")
    assert (scene.stands("1.V1"), scene.hand(1), scene.discard(1)) == ("", {"1.fighter"}, set())


@EDITIONS
@pytest.mark.rule("PT-RUL-50", "PT-RUL-59")
def test_order_defeats_a_hero_that_struck_and_was_taken_since(edition: EditionId) -> None:
    """Rexan has taken the Fighter into the unit that it struck; whoever struck nobody there stays."""
    own, rival = {"V3": "mystic"}, {"V1": "fighter"}
    scene = Scene(edition=edition, leaders=("overlord", "paladin"), active=1, own=own, rival=rival, hand=("assassin", "templar"))
    scene.play("1: attack V1>F2", "1: end", "order assassin", "pick 1.V1", "pick V1")
    assert scene.stands("V1") == "1.fighter"
    scene.play("order templar")
    assert (scene.stands("V1"), scene.stands("V3"), scene.discard(1)) == ("", "0.mystic", {"1.fighter"})


@pytest.mark.rule("PT-RUL-122", "PT-RUL-59")
def test_order_defeats_an_own_hero_with_which_the_rival_strikes() -> None:
    """Tanis's player attacks with it, after the order or before."""
    own = {"V1": "fighter", "V2": "witch"}
    scene = BothSets(leaders=("paladin", "puppeteer"), own=own, hand=("templar",), cards="set_1")
    scene.play("order templar", "end", "1: attack 0.V1>0.V2")
    assert (scene.stands("V1"), scene.damage("V2")) == ("corpse 0.fighter", 4)
    scene = BothSets(leaders=("paladin", "puppeteer"), own=own, hand=("templar",), cards="set_1", active=1)
    scene.play("1: attack 0.V1>0.V2", "1: end", "order templar")
    assert scene.stands("V1") == "corpse 0.fighter"


@EDITIONS
@pytest.mark.rule("PT-RUL-23")
def test_order_kehrolyn_does_not_help(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("paladin", "homunculus"), active=1, rival={"V1": "fighter"}, hand=("templar",))
    scene.play("1: attack V1>F2", "1: end", "order templar")
    assert (scene.stands("1.V1"), scene.damage("1.F2")) == ("corpse 1.fighter", 0)


@EDITIONS
@pytest.mark.rule("PT-ACT-17", "PT-RUL-59")
def test_order_granted_attacks_count(edition: EditionId) -> None:
    """An Overlord in the rear has a Knight strike."""
    rival = {"R1": "overlord", "V3": "knight"}
    scene = Scene(edition=edition, active=1, rival=rival, hand=("templar",), wave="R")
    scene.play("1: cast R1", "1: attack V3>F2", "1: end", "order templar")
    assert (scene.stands("1.R1"), scene.stands("1.V3"), scene.damage("F2")) == ("1.overlord", "corpse 1.knight", 3)


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-2")
def test_order_not_in_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=("templar",), round=1).refused("order templar") == "PT-CEASE-2"


# -------------------------------------------------------------------------------------------------------------------------------- leader
ELIGOR = ("templar", "paladin")


@EDITIONS
@pytest.mark.rule("PT-ATK-11", "PT-RUL-61")
def test_leader_heroes_hurt_in_this_wave_have_five_more_strength(edition: EditionId) -> None:
    """Once, however often they were hurt; the others have not."""
    own, rival = {"V1": "summoner", "V2": "mystic/2"}, {"V1": "fighter", "V2": "overlord"}
    scene = Scene(edition=edition, leaders=ELIGOR, active=1, own=own, rival=rival)
    scene.play("1: attack V1>V1", "1: attack V2>V1", "1: end", "attack V1>V2", "attack V2>V1")
    assert (scene.damage("V1"), scene.damage("1.V2"), scene.damage("1.V1")) == (7, 7, 1)


@EDITIONS
@pytest.mark.rule("PT-DMG-5", "PT-RUL-61")
def test_leader_any_damage_counts_even_once_healed(edition: EditionId) -> None:
    """The own Pyromancer's order; then a Healer's."""
    own = {"V1": "knight"}
    scene = Scene(edition=edition, leaders=ELIGOR, own=own, hand=("pyromancer", "healer"), actions=3)
    scene.play("order pyromancer", "order healer", *["pick V1"] * 7, "attack V1>F2")
    assert (scene.damage("V1"), scene.damage("1.F2")) == (0, 8)


@EDITIONS
@pytest.mark.rule("PT-RUL-7", "PT-RUL-61")
def test_leader_moved_damage_does_not_count(edition: EditionId) -> None:
    own = {"V1": "knight", "V2": "mystic/3"}
    scene = Scene(edition=edition, leaders=ELIGOR, own=own, hand=("vampire",)).play("order vampire")
    assert scene.damage("V1") == 3
    assert scene.play("attack V1>F2").damage("1.F2") == 3


@EDITIONS
@pytest.mark.rule("PT-RUL-3", "PT-RUL-61")
def test_leader_damage_kept_off_does_not_count(edition: EditionId) -> None:
    """A Mascot's one point upon a Healer."""
    scene = Scene(edition=edition, leaders=ELIGOR, active=1, own={"V1": "healer"}, rival={"V1": "mascot"})
    assert scene.play("1: attack V1>V1", "1: end", "attack V1>V1").damage("1.V1") == 1


@EDITIONS
@pytest.mark.rule("PT-RUL-4", "PT-RUL-61")
def test_leader_who_takes_it_for_another_is_hurt_instead(edition: EditionId) -> None:
    """A Vampire takes all that a Fighter deals to the Oracle in front of it."""
    own, rival = {"V1": "oracle", "F1": "vampire"}, {"V2": "fighter"}
    scene = Scene(edition=edition, leaders=ELIGOR, active=1, own=own, rival=rival)
    scene.play("1: attack V2>V1", "number 4", "1: end", "attack V1>V2")
    assert (scene.damage("F1"), scene.damage("1.V2")) == (4, 2)


@EDITIONS
@pytest.mark.rule("PT-RUL-9", "PT-RUL-61")
def test_leader_a_new_wave_begins_afresh(edition: EditionId) -> None:
    """Hurt in the vanguard wave, an own flank hero strikes as it is; hurt in the flank wave, with five more."""
    own, rival = {"F1": "knight"}, {"V1": "planestalker", "F3": "overlord"}
    scene = Scene(edition=edition, leaders=ELIGOR, active=1, own=own, rival=rival)
    scene.play("1: shoot V1>F1", "1: end", "end", "1: end", "attack F1>V1")
    assert (scene.damage("F1"), scene.damage("1.V1")) == (3, 3)
    scene = Scene(edition=edition, leaders=ELIGOR, active=1, own=own, rival=rival, wave="F")
    scene.play("1: attack F3>F1", "1: end", "attack F1>V1")
    assert (scene.damage("F1"), scene.damage("1.V1")) == (3, 8)


@EDITIONS
@pytest.mark.rule("PT-DMG-6", "PT-RUL-61")
def test_leader_neither_eligor_himself_nor_the_rivals_heroes(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=ELIGOR, active=1, rival={"F1": "overlord"}, wave="F")
    scene.play("1: attack F1>F2", "1: end", "attack F2>F1")
    assert (scene.damage("F2"), scene.damage("1.F1")) == (3, 4)
    scene = Scene(edition=edition, leaders=ELIGOR, own={"V1": "knight"}, rival={"V1": "fighter"}).play(
        "attack V1>V1", "end", "1: attack V1>F2"
    )
    assert scene.damage("F2") == 4

"""Attacks, keywords, reactions and texts, edition by edition (PT-ATK)."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Attack, Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import aura, draw, forerunner, order, ranged_attack, rival_discards, spell, strength, supporter
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)


def targets(scene: Scene, attacker: str) -> set[str]:
    """Where a card may attack: ``melee V1``, ``ranged R2``."""
    return {
        f"{action.kind} {action.target.slot}"
        for action in GAME.legal_actions(scene.state)
        if isinstance(action, Attack) and action.attacker.slot == attacker and action.target is not None
    }


@IN_EACH
@pytest.mark.rule("PT-ATK-1")
def test_an_attack_deals_the_attackers_strength_to_one_card_of_the_rivals_unit(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "fighter", "V2": "gunner"}, rival={"V1": "mystic", "V2": "healer", "V3": "oracle"})
    scene.play("attack V1>V1")
    assert [scene.damage(f"1.V{k}") for k in (1, 2, 3)] == [4, 0, 0]
    assert scene.refused("attack V2>") == "PT-ATK-1"
    assert scene.refused("attack V2>0.V1") == "PT-ATK-1"
    assert scene.refused("attack V2>R1") == "PT-ATK-1"


@IN_EACH
@pytest.mark.rule("PT-ATK-2", "PT-ATK-3", "PT-RUL-12", "PT-DMG-4")
def test_the_foremost_living_card_of_each_column_is_in_melee(edition: EditionId) -> None:
    rival = {"V1": "corpse witch", "F1": "mystic", "R1": "oracle", "R3": "healer"}
    scene = Scene(edition=edition, wave="F", own={"V1": "corpse knight", "F1": "fighter", "V3": "vampire", "F3": "gunner"}, rival=rival)
    assert targets(scene, "F1") == {"melee F1", "melee F2", "melee R3"}
    assert scene.refused("attack F3>F2") == "PT-ATK-3"
    assert scene.refused("attack F1>R1") == "PT-ATK-3"
    assert scene.refused("attack F1>V1") == "PT-DMG-4"
    assert targets(scene, "F2") == {"melee F1", "melee F2", "melee R3"}


@IN_EACH
@pytest.mark.rule("PT-ATK-2", "PT-ATK-3")
def test_a_leader_with_a_hero_in_front_is_not_in_melee(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="F", own={"V2": "mystic"}, rival={"V2": "witch", "V1": "oracle"})
    assert scene.refused("attack F2>V1") == "PT-ATK-3"
    front = Scene(edition=edition, wave="V", own={"V2": "fighter"}, rival={"V2": "witch", "V1": "oracle"})
    assert targets(front, "V2") == {"melee V1", "melee V2"}


@IN_EACH
@pytest.mark.rule("PT-ATK-4")
def test_a_ranged_attack_needs_the_ability_and_reaches_every_hero_and_leader(edition: EditionId) -> None:
    rival = {"V1": "priestess", "F1": "oracle", "R2": "healer", "R3": "corpse witch"}
    scene = Scene(edition=edition, wave="R", own={"V1": "vampire", "R1": "gunner", "R3": "summoner"}, rival=rival)
    assert targets(scene, "R1") == {"ranged V1", "ranged F1", "ranged F2", "ranged R2"}
    assert scene.refused("shoot R3>V1") == "PT-ATK-4"
    assert scene.refused("shoot R1>R3") == "PT-DMG-4"
    front = Scene(edition=edition, own={"V1": "gunner"}, rival=rival)
    assert targets(front, "V1") == {"ranged V1", "ranged F1", "ranged F2", "ranged R2", "melee V1", "melee F2"}


@IN_EACH
@pytest.mark.rule("PT-ATK-4", "PT-RUL-13")
def test_an_effect_that_makes_a_hero_attack_at_range_lends_it_the_ability(edition: EditionId) -> None:
    own = {"F1": "mascot", "F3": "oracle", "V3": "knight"}
    scene = Scene(edition=edition, wave="F", own=own, rival={"V1": "priestess", "R1": "witch"})
    scene.play("cast F1", "shoot F3>R1")
    assert scene.damage("1.R1") == 2


@IN_EACH
@pytest.mark.rule("PT-ATK-3", "PT-RUL-13")
def test_a_granted_melee_attack_needs_an_attacker_in_melee(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="F", own={"V2": "knight", "F1": "overlord"}, rival={"V1": "witch"})
    scene.play("cast F1")
    assert scene.damage("1.V1") == 0


@pytest.mark.rule("PT-ATK-5")
@pytest.mark.parametrize(("edition", "hits"), [("en", True), ("ru", True), ("first", False), ("pl", False)])
def test_a_shot_at_a_shielded_card_hits_the_interceptor_or_is_no_legal_attack(edition: EditionId, *, hits: bool) -> None:
    rival = {"V1": "fighter", "F1": "witch", "R1": "oracle", "F3": "mystic"}
    scene = Scene(edition=edition, own={"V1": "gunner"}, rival=rival)
    for slot in ("F1", "R1"):
        assert scene.can(f"shoot V1>{slot}") is hits
        if not hits:
            assert scene.refused(f"shoot V1>{slot}") == "PT-ATK-5"
    scene.play("shoot V1>R1" if hits else "shoot V1>V1")
    assert (scene.damage("1.R1"), scene.damage("1.F1"), scene.damage("1.V1") > 0) == (0, 0, True)


@IN_EACH
@pytest.mark.rule("PT-ATK-5")
def test_an_interceptor_shields_only_behind_itself_only_while_it_lives_and_only_from_shots(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "gunner"}, rival={"V1": "fighter", "V2": "corpse knight", "R2": "oracle", "R3": "witch"})
    for slot in ("V1", "F2", "R2", "R3"):
        assert scene.can(f"shoot V1>{slot}"), slot
    scene.play("shoot V1>F2")
    assert scene.damage("1.F2") == 5
    melee = Scene(edition=edition, own={"V1": "mascot", "V2": "vampire"}, rival={"V1": "fighter", "V2": "witch"})
    assert targets(melee, "V1") == {"melee V1", "melee V2"}


@IN_EACH
@pytest.mark.rule("PT-ATK-5")
def test_an_interceptor_does_not_stop_its_own_sides_shots_nor_spells_nor_orders(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="R", own={"V1": "fighter", "R1": "gunner"}, rival={"V3": "healer", "R3": "witch"})
    assert scene.can("shoot R1>V3")
    order = Scene(edition=edition, rival={"V3": "healer", "R3": "mystic"}, hand=("gunner",)).play("order gunner")
    assert order.damage("1.R3") > 0


@IN_EACH
@pytest.mark.rule("PT-ATK-6")
def test_a_reaction_to_an_order_comes_after_the_order(edition: EditionId) -> None:
    """Rukyuk's three damage reach a hero that the order has revived."""
    scene = Scene(edition=edition, leaders=("gunner", "paladin"), own={"V1": "corpse mystic"}, hand=("priestess",))
    scene.play("order priestess")
    assert scene.stands("V1") == "0.mystic"
    assert scene.damage("V1") == 3


@IN_EACH
@pytest.mark.rule("PT-ATK-6", "PT-RUL-25")
def test_striking_back_comes_after_the_damage_of_the_attack(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "fighter"}, rival={"V1": "knight/9"}).play("attack V1>V1")
    assert scene.damage("V1") == 2
    assert scene.damage("1.V1") == 13


@IN_EACH
@pytest.mark.rule("PT-ATK-7", "PT-RUL-8", "PT-FAQ-13")
def test_of_two_players_triggers_at_a_waves_end_the_first_players_come_first(edition: EditionId) -> None:
    """Both leaders' parting attacks: the first player's fallen hero strikes before the second's."""
    for second in (False, True):
        scene = Scene(
            edition=edition,
            leaders=("berserker", "berserker"),
            own={"V1": "fighter/8", "V2": "mystic", "V3": "priestess"},
            rival={"V1": "gunner/4", "V2": "healer", "V3": "oracle"},
            second=second,
        )
        if second:
            scene.play("end", waiting=1)
        else:
            scene.play("end")
            scene.play("1: end", waiting=0)
        scene.play(*(["1: attack V1>V2", "attack V1>V2"] if second else ["attack V1>V2", "1: attack V1>V2"]))


@IN_EACH
@pytest.mark.rule("PT-ATK-8", "PT-FAQ-9")
def test_an_effect_is_carried_out_even_for_the_rivals_good_and_skipped_only_if_impossible(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("priestess",), rival={"V1": "corpse witch"}).play("order priestess")
    assert scene.stands("1.V1") == "1.witch"
    scene = Scene(edition=edition, hand=("priestess",), rival={"V1": "witch"}).play("order priestess")
    assert scene.discard() == {"0.priestess"}
    two = Scene(edition=edition, hand=("priestess",), rival={"V1": "corpse witch", "V2": "corpse oracle"}).play(
        "order priestess", waiting=0
    )
    assert two.refused("none") == "PT-ATK-8"


@IN_EACH
@pytest.mark.rule("PT-ATK-8")
def test_healing_takes_off_what_there_is(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="F", leaders=("healer", "paladin"), own={"F1": "mystic/1", "F3": "knight/5"}, rival={"V1": "witch"})
    scene.play("end", "1: end")
    assert (scene.damage("F1"), scene.damage("F3")) == (0, 3)


@IN_EACH
@pytest.mark.rule("PT-ATK-9", "PT-RUL-1")
@pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
def test_a_spell_is_no_attack_for_what_reduces_or_answers_attacks(edition: EditionId, cards: str) -> None:
    scene = Scene(edition=edition, cards=cards, wave="R", own={"R1": "alchemist"}, rival={"V1": "healer", "V2": "knight"})
    scene.play("cast R1", "pick 1.V1", "pick 1.V2", "none")
    assert (scene.damage("1.V1"), scene.damage("1.V2"), scene.damage("R1")) == (1, 1, 0)


@IN_EACH
@pytest.mark.rule("PT-ATK-9")
def test_a_spell_deals_no_damage_and_has_no_target_but_for_its_text(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "scientist"}, rival={"V1": "witch"}).play("cast V1")
    assert scene.damage("1.V1") == 0
    behind = Scene(edition=edition, wave="F", own={"V1": "knight", "F1": "scientist"}, top=("witch", "oracle"))
    assert behind.play("cast F1").hand() == {"0.witch", "0.oracle"}


@IN_EACH
@pytest.mark.rule("PT-ATK-10", "PT-RUL-18")
def test_a_hero_has_the_text_of_its_row_and_no_other(edition: EditionId) -> None:
    for slot, damage in (("V1", 4), ("F1", 6), ("R1", 8)):
        own = {slot: "fighter"}
        scene = Scene(edition=edition, wave=slot[0], own=own, rival={"V1": "knight"}, leaders=("trapper", "paladin"))
        assert scene.play(f"attack {slot}>V1").damage("1.V1") == damage


@IN_EACH
@pytest.mark.rule("PT-ATK-10", "PT-RUL-18")
def test_a_hero_that_leaves_its_row_leaves_its_text_behind_at_once(edition: EditionId) -> None:
    """The Fighter intercepts in the vanguard only."""
    scene = Scene(edition=edition, own={"V1": "fighter", "R1": "healer"}, rival={"V1": "gunner"})
    scene.play("move V1 R3", "end", "1: shoot V1>R1")
    assert (scene.damage("R1"), scene.damage("R3")) == (5, 0)


@IN_EACH
@pytest.mark.rule("PT-ATK-11")
@pytest.mark.parametrize("slot", ["V1", "F3", "R2"])
def test_a_leaders_text_works_for_the_whole_unit(edition: EditionId, slot: str) -> None:
    """Cadenza: one less from attacks, for heroes of every row and for the leader."""
    scene = Scene(edition=edition, own={"V1": "gunner"}, rival={slot: "oracle"}, leaders=("paladin", "knight"))
    assert scene.play(f"shoot V1>{slot}").damage(f"1.{slot}") == 4
    scene = Scene(edition=edition, own={"V1": "gunner"}, leaders=("paladin", "knight"))
    assert scene.play("shoot V1>F2").damage("1.F2") == 4


def soldiers() -> tuple[Card, ...]:
    """Eleven plain cards, whose leaders shoot."""
    leader = Leader("Archer", 3, 20, (ranged_attack,))
    return tuple(Card(f"soldier_{k}", Hero("Soldier", 1, 9, hand=order(draw(1))), leader) for k in range(11))


def herald() -> Card:
    """A hero who in the rear strengthens whoever stands before it, and in the vanguard whoever stands behind it."""
    hero = Hero(
        "Herald",
        attack=1,
        life=5,
        vanguard=(aura(supporter, strength(2)),),
        rear=(aura(forerunner, strength(2)),),
        hand=order(draw(1)),
    )
    return Card("herald", hero, Leader("Speaker", 1, 20))


@pytest.mark.rule("PT-ATK-12")
@pytest.mark.parametrize(("edition", "more"), [("en", 0), ("ru", 2), ("first", 0), ("pl", 0)])
@pytest.mark.parametrize("slot", ["R2", "V2"])
def test_a_leader_is_forerunner_and_supporter_in_one_edition_only(
    monkeypatch: pytest.MonkeyPatch, edition: EditionId, more: int, slot: str
) -> None:
    """The card in front of it would keep a leader from melee, so that the vanguard is looked at with a leader who shoots."""
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", (*soldiers(), herald()))))
    scene = Scene(
        edition=edition, cards="own", wave="F", leaders=("soldier_0", "soldier_1"), own={slot: "herald"}, rival={"V1": "soldier_2"}
    )
    assert scene.play("shoot F2>V1").damage("1.V1") == 3 + more


@IN_EACH
@pytest.mark.rule("PT-ATK-12")
def test_the_hero_directly_before_or_behind_is_a_neighbour_and_no_other(edition: EditionId) -> None:
    """The Mystic in the flank gives its forerunner two more strength; the Gunner his supporter a ranged attack."""
    for slot, damage in (("V1", 6), ("V3", 4)):
        scene = Scene(edition=edition, own={slot: "fighter", "F1": "mystic"}, rival={"V1": "priestess"})
        assert scene.play(f"attack {slot}>V1").damage("1.V1") == damage
    rear = Scene(edition=edition, wave="R", own={"F1": "gunner", "R1": "witch", "R3": "oracle"}, rival={"V1": "priestess"})
    assert rear.can("shoot R1>V1")
    assert rear.refused("shoot R3>V1") == "PT-ATK-4"


@IN_EACH
@pytest.mark.rule("PT-ATK-14")
def test_who_holds_the_hand_picks_what_it_discards_unless_the_text_says_otherwise(edition: EditionId) -> None:
    """The Oracle's player picks, as the card says; the Trapper leaves it to luck."""
    scene = Scene(edition=edition, own={"V1": "oracle"}, rival_hand=("knight", "witch")).play("cast V1", "card 1.knight")
    assert (scene.hand(1), scene.discard(1)) == ({"1.witch"}, {"1.knight"})
    scene = Scene(edition=edition, wave="R", own={"R1": "trapper"}, rival_hand=("knight", "witch")).play("cast R1", waiting=-1)
    assert scene.play("taken 1.witch").discard(1) == {"1.witch"}


@IN_EACH
@pytest.mark.rule("PT-ATK-14")
def test_the_rival_picks_from_his_own_hand(monkeypatch: pytest.MonkeyPatch, edition: EditionId) -> None:
    thief = Card("thief", Hero("Thief", 1, 5, (spell(rival_discards(1, by="owner")),), hand=order(draw(1))), Leader("Boss", 1, 20))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", (*soldiers(), thief))))
    scene = Scene(
        edition=edition, cards="own", leaders=("soldier_0", "soldier_1"), own={"V1": "thief"}, rival_hand=("soldier_2", "soldier_3")
    )
    scene.play("cast V1", waiting=1)
    scene.play("1: card soldier_3")
    assert scene.discard(1) == {"1.soldier_3"}

"""The Dragon Mage's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics import ModifierGiven
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards.set_1.dragon_mage import FIRST, REPRINT
from boardrules.pixel_tactics.language import AddStrength
from boardrules.values import Seat
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@pytest.mark.rule("PT-ATK-1", "PT-DMG-8")
def test_numbers_the_reprints_leader_is_stronger() -> None:
    for card, attack in ((FIRST, 3), (REPRINT, 4)):
        assert (card.hero.attack, card.hero.life) == (6, 3)
        assert (card.leader.attack, card.leader.life) == (attack, 17)


@pytest.mark.parametrize(("cards", "damage"), [("set_1_first", 3), ("set_1", 4)])
@pytest.mark.rule("PT-ATK-1")
def test_leader_attacks_with_its_strength(cards: str, damage: int) -> None:
    """Three, four in the reprint."""
    scene = Scene(cards=cards, leaders=("dragon_mage", "paladin"), rival={"V1": "mystic"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == damage


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
def test_life_damage_up_to_it_is_lethal_one_less_is_not(cards: str) -> None:
    """3 as a hero, 17 as a leader."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage/2"}, rival={"V1": "dragon_mage/3"})
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.dragon_mage"
    assert scene.stands("1.V1") == "corpse 1.dragon_mage"
    for damage, winners in ((16, []), (17, [1])):
        scene = Scene(cards=cards, leaders=("dragon_mage", "paladin"), damage=(damage, 0))
        scene.play("end", "1: end")
        assert [match.winner for match in scene.state.series.matches] == winners


# -------------------------------------------------------------------------------------------------------------------------- vanguard
@BOTH
@pytest.mark.rule("PT-ATK-2", "PT-ATK-9", "PT-DMG-5", "PT-RUL-12")
def test_vanguard_defeats_a_hero_in_melee_at_once(cards: str) -> None:
    """The foremost of a column, corpses and empty slots passed over; nobody behind it, and no leader."""
    scene = Scene(
        cards=cards,
        own={"V1": "dragon_mage", "V2": "mystic"},
        rival={"V1": "fighter", "F1": "oracle", "V2": "corpse witch", "V3": "corpse healer", "R3": "knight"},
    )
    scene.play("cast V1", waiting=0)
    for line in ("pick 1.F1", "pick 1.F2", "pick 1.V2", "pick 1.V3", "none"):
        assert not scene.can(line)
    scene.play("pick 1.R3")
    assert scene.stands("1.R3") == "corpse 1.knight"
    assert scene.damage("V1") == 0


@BOTH
@pytest.mark.rule("PT-DMG-7", "PT-RUL-11", "PT-ATK-8")
def test_vanguard_defeats_a_hero_of_its_own_unit_and_even_itself_if_there_is_no_other(cards: str) -> None:
    """No unit is named; an own hero behind another is not in melee either."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage", "V3": "mystic", "F3": "oracle"}, rival={"V1": "fighter"})
    scene.play("cast V1", waiting=0)
    assert not scene.can("pick F3")
    scene.play("pick V3")
    assert scene.stands("V3") == "corpse 0.mystic"
    scene = Scene(cards=cards, own={"V1": "dragon_mage"})
    scene.play("cast V1")
    assert scene.stands("V1") == "corpse 0.dragon_mage"


@BOTH
@pytest.mark.rule("PT-RUL-23", "PT-RUL-1", "PT-ATK-5")
def test_vanguard_is_neither_damage_nor_an_attack(cards: str) -> None:
    """Nothing is passed on to a leader or a neighbour, nothing answers it, and no interceptor takes it."""
    scene = Scene(cards=cards, leaders=("paladin", "homunculus"), own={"V1": "dragon_mage"}, rival={"V1": "knight"})
    scene.play("cast V1", "pick 1.V1")
    assert scene.stands("1.V1") == "corpse 1.knight"
    assert (scene.damage("1.F2"), scene.damage("V1")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-DMG-4", "PT-DMG-5")
def test_vanguard_what_stood_behind_is_in_melee_then(cards: str) -> None:
    """In the same turn."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage", "V2": "mystic"}, rival={"V1": "fighter", "F1": "oracle"})
    assert not scene.can("attack V2>F1")
    scene.play("cast V1", "pick 1.V1", "attack V2>F1")
    assert scene.damage("1.F1") == 1


@BOTH
@pytest.mark.rule("PT-ACT-3", "PT-ACT-4", "PT-ACT-13", "PT-CEASE-1")
def test_vanguard_limits_of_a_spell(cards: str) -> None:
    """Once a wave instead of an attack; not when recruited in this wave, not in another row's wave."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage"}, rival={"V1": "fighter", "V2": "mystic"})
    scene.play("cast V1", "pick 1.V1")
    assert scene.refused("cast V1") == "PT-ACT-4"
    assert not scene.can("attack V1>V2")
    assert not scene.can("move V1 V2")
    scene = Scene(cards=cards, rival={"V1": "fighter"}, hand=("dragon_mage",))
    scene.play("recruit dragon_mage V1")
    assert scene.refused("cast V1") == "PT-ACT-3"
    assert Scene(cards=cards, own={"V1": "dragon_mage"}, rival={"V1": "fighter"}, wave="F").refused("cast V1") == "PT-ACT-3"
    assert Scene(cards=cards, own={"F1": "dragon_mage"}, rival={"V1": "fighter"}, wave="F").refused("cast F1 V") == "PT-ACT-4"


@BOTH
@pytest.mark.parametrize("edition", ["first", "pl"])
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_is_barred_in_a_ceasefire_without_spells(cards: str, edition: EditionId) -> None:
    """Whomever it would hit."""
    assert Scene(cards=cards, edition=edition, own={"V1": "dragon_mage"}, round=1).refused("cast V1") == "PT-CEASE-1"


@BOTH
@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_vanguard_reaches_only_the_own_unit_in_the_ceasefire(cards: str, edition: EditionId) -> None:
    """The rival's hero is out of reach."""
    scene = Scene(cards=cards, edition=edition, own={"V1": "dragon_mage", "V3": "mystic"}, rival={"V1": "fighter"}, round=1)
    scene.play("cast V1", waiting=0)
    assert not scene.can("pick 1.V1")
    scene.play("pick V3")
    assert scene.stands("V3") == "corpse 0.mystic"


# ----------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.parametrize(("slot", "damage"), [("R1", 5 + 3), ("R3", 5)])
@pytest.mark.rule("PT-ATK-12", "PT-RUL-2")
def test_flank_its_supporter_has_three_more_strength(cards: str, slot: str, damage: int) -> None:
    """The hero directly behind it; not one in another column."""
    scene = Scene(cards=cards, own={"F1": "dragon_mage", slot: "gunner"}, rival={"V1": "knight"}, wave="R")
    scene.play(f"shoot {slot}>V1")
    assert scene.damage("1.V1") == damage


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-DMG-4", "PT-ATK-10")
def test_flank_neither_its_forerunner_nor_itself_nor_anyone_when_it_is_a_corpse_or_elsewhere(cards: str) -> None:
    """In the vanguard it has another text."""
    scene = Scene(cards=cards, own={"V1": "fighter", "F1": "dragon_mage"}, rival={"V1": "knight"})
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 4
    scene = Scene(cards=cards, own={"F1": "dragon_mage"}, rival={"V1": "knight"}, wave="F")
    scene.play("attack F1>V1")
    assert scene.damage("1.V1") == 6
    scene = Scene(cards=cards, own={"F1": "corpse dragon_mage", "R1": "gunner"}, rival={"V1": "knight"}, wave="R")
    scene.play("shoot R1>V1")
    assert scene.damage("1.V1") == 5
    scene = Scene(cards=cards, own={"V1": "dragon_mage", "F1": "gunner"}, rival={"V1": "knight"}, wave="F")
    scene.play("shoot F1>V1")
    assert scene.damage("1.V1") == 5


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-RUL-28")
def test_flank_counts_for_a_supporter_that_falls_together_with_it(cards: str) -> None:
    """The parting attack has the strength of the moment of defeat, when both still stood."""
    scene = Scene(
        cards=cards, leaders=("berserker", "paladin"), own={"F1": "dragon_mage/3", "R1": "mystic/7"}, rival={"V1": "knight"}, wave="R"
    )
    scene.play("end", "1: end", "mode 0.berserker:0.mystic", "attack R1>V1", "attack F1>F2")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (1 + 3, 6)


# ------------------------------------------------------------------------------------------------------------------------------ rear
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-10")
def test_rear_has_a_ranged_attack_there_only(cards: str) -> None:
    """Over everybody, at anybody."""
    scene = Scene(cards=cards, own={"V1": "knight", "R1": "dragon_mage"}, rival={"V3": "oracle", "R3": "witch"}, wave="R")
    scene.play("shoot R1>R3")
    assert (scene.damage("1.R3"), scene.damage("1.V3")) == (6, 0)
    for slot in ("V2", "F1"):
        scene = Scene(cards=cards, own={slot: "dragon_mage"}, rival={"R3": "witch"}, wave=slot[0])
        assert scene.refused(f"shoot {slot}>R3") == "PT-ATK-4"


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-3")
def test_rear_may_still_attack_in_melee_when_it_is_foremost(cards: str) -> None:
    """And only then."""
    scene = Scene(cards=cards, own={"R1": "dragon_mage"}, rival={"V3": "oracle", "R3": "witch"}, wave="R")
    assert not scene.can("attack R1>R3")
    scene.play("attack R1>V3")
    assert scene.damage("1.V3") == 6
    scene = Scene(cards=cards, own={"V1": "knight", "R1": "dragon_mage"}, rival={"V3": "oracle"}, wave="R")
    assert scene.refused("attack R1>V3") == "PT-ATK-3"


@BOTH
@pytest.mark.parametrize(("edition", "hits"), [("en", True), ("ru", True), ("first", False), ("pl", False)])
@pytest.mark.rule("PT-ATK-5")
def test_rear_its_shot_is_stopped_by_an_interceptor(cards: str, edition: EditionId, hits: bool) -> None:  # noqa: FBT001
    """Who is hit instead, or must be aimed at instead."""
    scene = Scene(cards=cards, edition=edition, own={"R1": "dragon_mage"}, rival={"V3": "fighter", "R3": "witch"}, wave="R")
    if hits:
        scene.play("shoot R1>R3")
        assert (scene.damage("1.R3"), scene.damage("1.V3")) == (0, 6)
    else:
        assert scene.refused("shoot R1>R3") == "PT-ATK-5"


# ----------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-DMG-7", "PT-DMG-6", "PT-RUL-2")
def test_order_gives_five_strength_to_a_hero_of_either_unit(cards: str) -> None:
    """A leader cannot have it."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "knight", "V2": "witch"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", waiting=0)
    for line in ("pick F2", "pick 1.F2", "none"):
        assert not scene.can(line)
    scene.play("pick V1", "attack V1>V1")
    assert scene.damage("1.V1") == 9
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "mystic"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "pick 1.V1", "end", "1: attack V1>V1")
    assert scene.damage("V1") == 1 + 5


@BOTH
@pytest.mark.rule("PT-RUL-9", "PT-RUL-32", "PT-FLOW-3")
def test_order_ends_with_the_wave(cards: str) -> None:
    """The whole wave, the rival's turn in it included; the next wave not."""
    scene = Scene(
        cards=cards, own={"V1": "fighter", "V2": "mystic"}, rival={"V1": "knight"}, hand=("dragon_mage",), leaders=("mascot", "paladin")
    )
    scene.play("order dragon_mage", "pick V1", "end", "1: end", "end", "1: end", "end", "1: end", "1: end", "attack V1>V1")
    assert scene.damage("1.V1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-18", "PT-RUL-32")
def test_order_goes_with_the_hero_when_it_moves(cards: str) -> None:
    """It lies on the hero, not on the slot."""
    scene = Scene(
        cards=cards, own={"V1": "oracle", "V2": "scientist"}, rival={"V1": "knight", "V3": "witch"}, hand=("dragon_mage", "berserker")
    )
    scene.play("order dragon_mage", "pick V1", "move V1 V3", "order berserker", "attack V3>V1", "attack V2>V3")
    assert (scene.damage("1.V1"), scene.damage("1.V3")) == (2 + 5, 2)


@BOTH
@pytest.mark.rule("PT-RUL-9", "PT-RUL-32")
def test_order_counts_for_a_parting_attack_at_the_waves_end(cards: str) -> None:
    """Changes until the wave's end expire after the casualties and what they set off."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "oracle/4"}, rival={"V1": "knight"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "pick V1", "end", "1: end", "attack V1>V1")
    assert scene.damage("1.V1") == 2 + 5


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-ACT-6")
def test_order_takes_the_only_hero_and_nothing_without_one(cards: str) -> None:
    """Mandatory if possible, else ignored."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "attack V1>F2")
    assert scene.damage("1.F2") == 9
    scene = Scene(cards=cards, hand=("dragon_mage",))
    scene.play("order dragon_mage")
    assert scene.discard() == {"0.dragon_mage"}


@BOTH
@pytest.mark.rule("PT-CEASE-2", "PT-CEASE-5")
def test_order_in_the_ceasefire(cards: str) -> None:
    """None at all, or none that touches the rival."""
    editions: tuple[EditionId, ...] = ("en", "first", "pl")
    for edition in editions:
        assert Scene(cards=cards, edition=edition, own={"V1": "fighter"}, hand=("dragon_mage",), round=1).refused("order dragon_mage") == (
            "PT-CEASE-2"
        )
    scene = Scene(cards=cards, edition="ru", own={"V1": "fighter"}, rival={"V1": "knight"}, hand=("dragon_mage",), round=1)
    scene.play("order dragon_mage")
    own, rival = scene.piece("V1"), scene.piece("1.V1")
    assert own is not None
    assert rival is not None
    assert (len(own.mods), len(rival.mods)) == (1, 0)


# ---------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-ACT-7", "PT-ATK-11")
def test_leader_the_rival_cannot_take_the_action_that_clears_a_corpse(cards: str) -> None:
    """Its own player can; other actions are free to all."""
    scene = Scene(
        cards=cards,
        leaders=("dragon_mage", "knight"),
        own={"V1": "corpse fighter"},
        rival={"V1": "corpse mystic", "V2": "healer"},
    )
    scene.play("clear V1", "end")
    assert scene.discard() == {"0.fighter"}
    assert scene.refused("1: clear V1") == "PT-ACT-7"
    assert scene.can("1: move V2 V3")
    assert scene.can("1: switch V1 V2")


@BOTH
@pytest.mark.rule("PT-RUL-33", "PT-ACT-15")
def test_leader_also_stops_clears_that_would_be_free(cards: str) -> None:
    """Vanaah's moves stay free."""
    scene = Scene(cards=cards, leaders=("paladin", "dragon_mage"), own={"V1": "corpse fighter", "V2": "healer"})
    assert scene.refused("clear V1") == "PT-ACT-7"
    scene.play("move V2 V3")
    assert scene.state.budget.actions == 2


@BOTH
@pytest.mark.rule("PT-ACT-7", "PT-RUL-33")
def test_leader_orders_and_spells_may_still_clear_and_return_corpses(cards: str) -> None:
    """Only the action is forbidden: the Witch's spell and her order work."""
    scene = Scene(cards=cards, leaders=("knight", "dragon_mage"), own={"V1": "corpse fighter", "R1": "witch"}, wave="R")
    scene.play("cast R1")
    assert scene.stands("V1") == ""
    assert scene.discard() == {"0.fighter"}
    scene = Scene(cards=cards, leaders=("knight", "dragon_mage"), own={"V1": "corpse fighter"}, hand=("witch",))
    scene.play("order witch")
    assert scene.stands("V1") == ""
    assert scene.hand() == {"0.fighter"}


@BOTH
@pytest.mark.parametrize(("edition", "barred"), [("en", False), ("ru", False), ("first", True), ("pl", True)])
@pytest.mark.rule("PT-CEASE-5", "PT-RUL-33")
def test_leader_bars_clearing_in_the_ceasefire_only_where_contact_is_not_barred(cards: str, edition: EditionId, *, barred: bool) -> None:
    """A bar on the rival's own corpses interferes with the rival's unit."""
    scene = Scene(cards=cards, edition=edition, leaders=("paladin", "dragon_mage"), own={"V1": "corpse fighter"}, round=1)
    assert scene.can("clear V1") is not barred
    later = Scene(cards=cards, edition=edition, leaders=("paladin", "dragon_mage"), own={"V1": "corpse fighter"})
    assert later.refused("clear V1") == "PT-ACT-7"


@pytest.mark.rule("PT-RUL-32")
def test_order_what_it_changed_is_told() -> None:
    scene = Scene(edition="en", own={"V1": "witch"}, hand=("dragon_mage",)).play("order dragon_mage")
    assert ModifierGiven("0.witch", AddStrength(5), "wave", Seat(0), "0.dragon_mage") in scene.events

"""The Witch's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_1_and_life_5(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "witch/4"}, rival={"R1": "witch/5"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 1
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.witch", "corpse 1.witch")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_3_and_life_20(cards: str) -> None:
    assert Scene(cards=cards, leaders=("witch", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 3
    scene = Scene(cards=cards, leaders=("witch", "witch"), damage=(19, 20)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-RUL-2", "PT-RUL-66")
def test_vanguard_one_more_strength_for_each_corpse_of_both_units(cards: str) -> None:
    """Of any row, whoever's card it is; the living do not count."""
    own = {"V1": "witch", "R1": "corpse knight", "F3": "corpse 1.healer", "V2": "mystic"}
    rival = {"V1": "fighter", "F1": "corpse oracle", "R1": "corpse gunner"}
    assert Scene(cards=cards, own=own, rival=rival).play("attack V1>V1").damage("1.V1") == 5
    assert Scene(cards=cards, own={"V1": "witch", "V2": "mystic"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 1


@BOTH
@pytest.mark.rule("PT-RUL-66")
def test_vanguard_counts_at_the_time_of_the_attack(cards: str) -> None:
    """One cleared before, one fallen to an Assassin's order; those with lethal damage are no corpses yet."""
    own = {"V1": "witch", "R1": "corpse knight", "R2": "corpse mystic"}
    scene = Scene(cards=cards, own=own, rival={"V1": "fighter/8"}).play("clear R1", "attack V1>V1")
    assert scene.damage("1.V1") == 10
    scene = Scene(cards=cards, own=own, rival={"V1": "fighter"}, hand=("assassin",)).play("order assassin", "pick 1.V1", "attack V1>F2")
    assert scene.damage("1.F2") == 4


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_flank(cards: str) -> None:
    assert Scene(cards=cards, own={"F1": "witch", "R1": "corpse knight"}, wave="F").play("attack F1>F2").damage("1.F2") == 1


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-DMG-4", "PT-RUL-66")
def test_flank_four_more_strength_behind_a_corpse(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "corpse knight", "F1": "witch"}, rival={"V1": "mystic"}, wave="F").play("attack F1>V1")
    assert scene.damage("1.V1") == 5


@BOTH
@pytest.mark.parametrize("corpse", ["V2", "V3", "F3", "R1", "1.V1", "1.V3", ""])
@pytest.mark.rule("PT-ATK-12", "PT-RUL-66")
def test_flank_the_corpse_must_be_directly_in_front(cards: str, corpse: str) -> None:
    """Not elsewhere in the own unit, and not the rival's opposite."""
    own, rival = {"F1": "witch"}, {"V2": "mystic"}
    if corpse.startswith("1."):
        rival[corpse[2:]] = "corpse knight"
    elif corpse:
        own[corpse] = "corpse knight"
    assert Scene(cards=cards, own=own, rival=rival, wave="F").play("attack F1>V2").damage("1.V2") == 1


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-RUL-18")
def test_flank_only_there_and_only_while_the_corpse_lies(cards: str) -> None:
    """In the rear the text is silent; with the corpse cleared so is it in the flank."""
    own = {"F1": "corpse knight", "R1": "witch"}
    assert Scene(cards=cards, own=own, wave="R").play("attack R1>F2").damage("1.F2") == 1
    own = {"V1": "corpse knight", "F1": "witch"}
    assert Scene(cards=cards, own=own, wave="F").play("clear V1", "attack F1>F2").damage("1.F2") == 1


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-ACT-7", "PT-DMG-7", "PT-OWN-1")
def test_rear_clears_the_corpses_of_one_row_of_either_unit(edition: EditionId) -> None:
    """All of them, to their owners' discard piles; the living, the other rows and the other unit stay. A row with a corpse is chosen."""
    own = {"R1": "witch", "V1": "corpse knight"}
    rival = {"V1": "corpse oracle", "V2": "corpse 0.gunner", "V3": "fighter", "F1": "corpse mystic"}
    scene = Scene(edition=edition, own=own, rival=rival, wave="R").play("cast R1", waiting=0)
    assert all(scene.can(f"mode {row}") for row in ("0.V", "1.V", "1.F"))
    assert not any(scene.can(line) for line in ("mode 0.F", "mode 0.R", "mode 1.R", "mode V", "none"))
    scene.play("mode 1.V")
    assert (scene.discard(), scene.discard(1)) == ({"0.gunner"}, {"1.oracle"})
    slots = ("V1", "R1", "1.V1", "1.V2", "1.V3", "1.F1")
    assert [scene.stands(at) for at in slots] == ["corpse 0.knight", "0.witch", "", "", "1.fighter", "corpse 1.mystic"]
    assert scene.refused("cast R1") == "PT-ACT-4"


@EDITIONS
@pytest.mark.rule("PT-ACT-7")
def test_rear_the_only_row_with_corpses_is_cleared_unasked(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "witch", "R2": "corpse knight", "R3": "corpse oracle"}, wave="R").play("cast R1")
    assert (scene.stands("R2"), scene.stands("R3"), scene.discard()) == ("", "", {"0.knight", "0.oracle"})


@EDITIONS
@pytest.mark.rule("PT-RUL-33")
def test_rear_adjenna_forbids_the_action_and_not_the_spell(edition: EditionId) -> None:
    own = {"R1": "witch", "V1": "corpse knight"}
    scene = Scene(edition=edition, leaders=("dragon_mage", "paladin"), own=own, wave="R").play("cast R1")
    assert scene.stands("V1") == ""


@EDITIONS
@pytest.mark.rule("PT-ATK-8", "PT-RUL-11")
def test_rear_and_order_change_nothing_without_a_corpse(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "witch"}, rival={"V1": "knight"}, wave="R").play("cast R1", "mode 1.V")
    assert (scene.stands("1.V1"), scene.discard(1)) == ("1.knight", set())
    scene = Scene(edition=edition, hand=("witch",), rival={"V1": "knight"}).play("order witch", "mode V")
    assert (scene.stands("1.V1"), scene.hand(1)) == ("1.knight", set())


@EDITIONS
@pytest.mark.rule("PT-ATK-10", "PT-ACT-4")
def test_rear_text_is_not_for_the_vanguard(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "witch", "V2": "corpse knight"}).refused("cast V1 R") == "PT-ACT-4"


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_rear_in_the_ceasefire_the_own_unit_alone(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    own = {"R1": "witch", "V1": "corpse knight", "F1": "corpse healer"}
    scene = Scene(edition=edition, own=own, rival={"V1": "corpse oracle"}, wave="R", round=1)
    if not legal:
        assert scene.refused("cast R1") == "PT-CEASE-1"
        return
    scene.play("cast R1", waiting=0)
    assert not scene.can("mode 1.V")
    assert scene.play("mode 0.F").discard() == {"0.healer"}


# --------------------------------------------------------------------------------------------------------------------------------- order
@EDITIONS
@pytest.mark.rule("PT-ACT-6", "PT-RUL-65")
def test_order_returns_the_corpses_of_one_row_of_both_units(edition: EditionId) -> None:
    """To the owners' hands; the living and the other rows stay."""
    own = {"V1": "corpse knight", "V2": "mystic", "F1": "corpse healer"}
    rival = {"V3": "corpse oracle", "F1": "corpse gunner", "V1": "fighter"}
    scene = Scene(edition=edition, own=own, rival=rival, hand=("witch",)).play("order witch", waiting=0)
    assert scene.can("mode F")
    assert not any(scene.can(line) for line in ("mode R", "mode 0.V", "mode 1.V", "none"))
    scene.play("mode V")
    assert (scene.hand(), scene.hand(1)) == ({"0.knight"}, {"1.oracle"})
    slots = ("V1", "V2", "F1", "1.V3", "1.F1", "1.V1")
    assert [scene.stands(at) for at in slots] == ["", "0.mystic", "corpse 0.healer", "", "corpse 1.gunner", "1.fighter"]
    assert (scene.discard(), scene.discard(1)) == ({"0.witch"}, set())


@EDITIONS
@pytest.mark.rule("PT-OWN-1", "PT-RUL-65")
def test_order_a_rivals_card_in_the_own_unit_goes_to_its_owner(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "corpse 1.fighter", "R2": "corpse knight"}, hand=("witch",)).play("order witch")
    assert (scene.hand(), scene.hand(1)) == ({"0.knight"}, {"1.fighter"})


@EDITIONS
@pytest.mark.rule("PT-ACT-2", "PT-ACT-18")
def test_order_who_returns_can_be_recruited_again_and_no_hand_is_too_full(edition: EditionId) -> None:
    own = {"V1": "corpse knight", "V2": "corpse healer", "V3": "corpse gunner"}
    hand = ("witch", "oracle", "mystic", "fighter", "vampire")
    scene = Scene(edition=edition, own=own, hand=hand).play("order witch")
    assert len(scene.hand()) == 7
    assert scene.play("recruit knight V1").stands("V1") == "0.knight"


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-2")
def test_order_not_in_the_ceasefire(edition: EditionId) -> None:
    """It is of both units, in the Russian edition too."""
    scene = Scene(edition=edition, own={"V1": "corpse knight"}, rival={"V1": "corpse oracle"}, hand=("witch",), round=1)
    assert scene.refused("order witch") == "PT-CEASE-2"


# -------------------------------------------------------------------------------------------------------------------- leader, first wording
HEPZIBAH = ("witch", "paladin")


@pytest.mark.rule("PT-RUL-67")
def test_leader_first_a_corpse_attacks_in_its_rows_wave() -> None:
    """With strength three, not its own; it stays a corpse, and does it once; it pays as an attack does."""
    scene = Scene(edition="first", leaders=HEPZIBAH, own={"V1": "corpse fighter", "F1": "corpse gunner"}, rival={"V1": "overlord"})
    assert not any(scene.can(line) for line in ("attack F1>V1", "shoot V1>V1", "leader"))
    scene.play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.stands("V1"), scene.state.budget.actions) == (3, "corpse 0.fighter", 1)
    assert scene.refused("attack V1>V1") == "PT-ACT-3"
    scene = Scene(edition="first", leaders=HEPZIBAH, own={"V1": "corpse fighter", "F1": "corpse gunner"}, wave="F")
    assert scene.play("attack F1>F2").damage("1.F2") == 3


@pytest.mark.rule("PT-ATK-2", "PT-DMG-4", "PT-RUL-67")
def test_leader_first_nobody_living_may_stand_in_front_and_corpses_block_nobody() -> None:
    own = {"V3": "mystic", "F3": "corpse oracle", "V1": "corpse healer", "F1": "corpse gunner"}
    scene = Scene(edition="first", leaders=HEPZIBAH, own=own, rival={"V1": "mystic", "R1": "gunner"}, wave="F")
    assert not any(scene.can(line) for line in ("attack F3>F2", "attack F1>R1"))
    assert scene.play("attack F1>V1").damage("1.V1") == 3
    own = {"V1": "corpse healer", "F1": "knight", "V2": "corpse gunner"}
    scene = Scene(edition="first", leaders=HEPZIBAH, own=own, wave="F").play("attack F1>F2", "attack F2>F2")
    assert scene.damage("1.F2") == 6


@pytest.mark.rule("PT-RUL-67")
def test_leader_first_a_corpse_gains_and_suffers_nothing_by_what_speaks_of_heroes() -> None:
    """No strength of a Mystic behind it; no answer of a Knight or of a Berserker; no defeat by a Templar's order."""
    own, rival = {"V1": "corpse fighter", "F1": "mystic"}, {"V1": "knight", "F3": "berserker"}
    scene = Scene(edition="first", leaders=HEPZIBAH, own=own, rival=rival, rival_hand=("templar",))
    scene.play("attack V1>V1", "end", "1: order templar")
    assert (scene.damage("1.V1"), scene.damage("V1"), scene.stands("V1")) == (3, 0, "corpse 0.fighter")


@pytest.mark.rule("PT-ATK-1", "PT-RUL-67")
def test_leader_first_the_target_is_protected_as_from_any_attack() -> None:
    scene = Scene(edition="first", leaders=HEPZIBAH, own={"V1": "corpse fighter"}, rival={"V1": "healer"})
    assert scene.play("attack V1>V1").damage("1.V1") == 1


@pytest.mark.rule("PT-RUL-67")
def test_leader_first_who_attacked_alive_in_this_wave_does_not_attack_again() -> None:
    """Fallen to an Assassin's order after its attack; another corpse may."""
    own = {"V1": "fighter", "V2": "corpse healer"}
    scene = Scene(edition="first", leaders=HEPZIBAH, own=own, hand=("assassin",), actions=4)
    scene.play("attack V1>F2", "order assassin")
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.refused("attack V1>F2") == "PT-ACT-3"
    assert scene.play("attack V2>F2").damage("1.F2") == 7


@pytest.mark.rule("PT-RUL-43", "PT-RUL-67")
def test_leader_first_arec_chooses_the_target_of_a_corpses_attack_and_not_in_the_reprint() -> None:
    own, rival = {"V1": "corpse fighter"}, {"V1": "mystic", "V3": "overlord"}
    scene = Scene(edition="first", leaders=("witch", "illusionist"), own=own, rival=rival).play("attack V1>", "1: pick V3")
    assert (scene.damage("1.V1"), scene.damage("1.V3")) == (0, 3)
    scene = Scene(leaders=("witch", "illusionist"), own=own, rival=rival).play("leader", "attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.V3")) == (3, 0)


@pytest.mark.rule("PT-DMG-4", "PT-RUL-67")
def test_leader_first_neither_the_rivals_corpses_nor_without_her() -> None:
    scene = Scene(edition="first", leaders=("paladin", "witch"), own={"V1": "corpse fighter"})
    assert scene.refused("attack V1>F2") == "PT-DMG-4"
    scene = Scene(edition="first", leaders=HEPZIBAH, rival={"V1": "corpse fighter"}, active=1)
    assert scene.refused("1: attack V1>F2") == "PT-DMG-4"


@pytest.mark.rule("PT-RUL-50")
def test_leader_first_a_hero_that_rexan_takes_leaves_no_corpse_to_attack() -> None:
    scene = Scene(edition="first", leaders=("overlord", "witch"), rival={"V1": "fighter"}, hand=("assassin",))
    scene.play("order assassin", "pick R1")
    assert (scene.stands("1.V1"), scene.stands("R1")) == ("", "1.fighter")


@pytest.mark.rule("PT-CEASE-1")
def test_leader_first_not_in_the_ceasefire() -> None:
    scene = Scene(edition="first", leaders=HEPZIBAH, own={"V1": "corpse fighter"}, round=1)
    assert scene.refused("attack V1>F2") == "PT-CEASE-1"


# ------------------------------------------------------------------------------------------------------------------------ leader, reprint
@pytest.mark.parametrize(("wave", "at"), [("V", "V1"), ("V", "R3"), ("F", "V1"), ("F", "R3"), ("R", "V1"), ("R", "R3")])
@pytest.mark.rule("PT-ACT-5", "PT-RUL-67")
def test_leader_second_an_action_has_a_corpse_attack_in_any_wave(wave: str, at: str) -> None:
    """With strength three; it stays a corpse."""
    own, rival = {"V1": "corpse fighter", "R3": "corpse mystic"}, {"V1": "knight", "F1": "templar"}
    scene = Scene(leaders=HEPZIBAH, own=own, rival=rival, wave=wave).play("leader", waiting=0)
    assert not any(scene.can(line) for line in (f"shoot {at}>V1", f"attack {at}>F1", "attack F2>F2", "none"))
    assert scene.can(f"attack {at}>F2")
    scene.play(f"attack {at}>V1")
    assert (scene.damage("1.V1"), scene.stands("V1"), scene.state.budget.actions) == (3, "corpse 0.fighter", 1)


@pytest.mark.rule("PT-ACT-5", "PT-ACT-17", "PT-RUL-67")
def test_leader_second_as_often_as_there_are_actions_with_the_same_corpse_too() -> None:
    """Beside her own attack."""
    scene = Scene(leaders=HEPZIBAH, own={"V1": "corpse fighter"}, wave="V").play("leader", "leader")
    assert (scene.damage("1.F2"), scene.refused("leader")) == (6, "PT-FLOW-2")
    scene.play("end", "1: end", "leader", "attack F2>F2")
    assert scene.damage("1.F2") == 6 + 3 + 3


@pytest.mark.rule("PT-ATK-2", "PT-RUL-13", "PT-RUL-67")
def test_leader_second_only_a_corpse_with_nobody_living_in_front() -> None:
    """Neither heroes nor the rival's corpses."""
    own = {"V1": "mystic", "F1": "corpse oracle", "V2": "corpse healer", "R2": "corpse gunner", "V3": "fighter"}
    scene = Scene(leaders=HEPZIBAH, own=own, rival={"V1": "knight", "V3": "corpse witch"}).play("leader", waiting=0)
    barred = ("attack F1>V1", "attack R2>V1", "attack V1>V1", "attack V3>V1")
    assert not any(scene.can(line) for line in barred)
    assert scene.play("attack V2>V1").damage("1.V1") == 3


@pytest.mark.rule("PT-RUL-67")
def test_leader_second_a_corpse_gains_and_suffers_nothing_by_what_speaks_of_heroes() -> None:
    own, rival = {"V1": "corpse fighter", "F1": "mystic"}, {"V1": "knight", "F3": "berserker"}
    scene = Scene(leaders=HEPZIBAH, own=own, rival=rival, rival_hand=("templar",))
    scene.play("leader", "attack V1>V1", "end", "1: order templar")
    assert (scene.damage("1.V1"), scene.damage("V1"), scene.stands("V1")) == (3, 0, "corpse 0.fighter")


@pytest.mark.rule("PT-DMG-4", "PT-RUL-67")
def test_leader_second_corpses_do_not_attack_by_an_attack_action() -> None:
    assert Scene(leaders=HEPZIBAH, own={"V1": "corpse fighter"}).refused("attack V1>F2") == "PT-DMG-4"


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-1")
def test_leader_second_no_attack_in_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=HEPZIBAH, own={"V1": "corpse fighter"}, round=1)
    assert not scene.can("leader")

"""The Illusionist's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en", "ru"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_4_and_life_5(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "illusionist/4"}, rival={"R1": "illusionist/5"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 4
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.illusionist", "corpse 1.illusionist")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_4_and_life_15(cards: str) -> None:
    assert Scene(cards=cards, leaders=("illusionist", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    scene = Scene(cards=cards, leaders=("illusionist", "illusionist"), damage=(14, 15)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-ATK-8")
def test_vanguard_returns_a_hero_of_the_own_unit_to_the_hand(cards: str) -> None:
    """No leader, no corpse, none of the rival's; and it must."""
    own = {"V1": "illusionist", "V2": "knight/3", "F1": "witch", "R1": "corpse mystic"}
    scene = Scene(cards=cards, own=own, rival={"V1": "fighter"}, hand=("oracle",))
    scene.play("cast V1", waiting=0)
    assert [at for at in ("F2", "R1", "1.V1", "1.F2") if scene.can(f"pick {at}")] == []
    assert scene.refused("none") == "PT-ATK-8"
    scene.play("pick V2")
    assert scene.hand() == {"0.knight", "0.oracle"}
    assert (scene.stands("V2"), scene.stands("F1"), scene.discard()) == ("", "0.witch", set())


@BOTH
@pytest.mark.rule("PT-RUL-41")
def test_vanguard_may_return_itself_and_must_if_it_is_alone(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "illusionist", "V2": "knight"}).play("cast V1", "pick V1")
    assert (scene.stands("V1"), scene.hand()) == ("", {"0.illusionist"})
    scene = Scene(cards=cards, own={"V1": "illusionist"}).play("cast V1")
    assert (scene.stands("V1"), scene.hand()) == ("", {"0.illusionist"})


@BOTH
@pytest.mark.rule("PT-OWN-1", "PT-RUL-50")
def test_vanguard_a_hero_of_the_rivals_goes_to_its_owners_hand(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "illusionist", "V2": "1.oracle"}).play("cast V1", "pick V2")
    assert (scene.hand(), scene.hand(1)) == (set(), {"1.oracle"})


@BOTH
@pytest.mark.rule("PT-RUL-15", "PT-ACT-3")
def test_vanguard_a_returned_hero_comes_again_unhurt_and_without_an_attack(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "illusionist", "V2": "knight/3"}, actions=3)
    scene.play("cast V1", "pick V2", "recruit knight V3")
    assert scene.damage("V3") == 0
    assert scene.refused("attack V3>F2") == "PT-ACT-3"


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-14", "PT-ACT-6", "PT-RUL-16")
def test_flank_the_rival_shows_a_card_and_its_order_is_yours(cards: str) -> None:
    """The rival chooses; the card stays in his hand, known to both."""
    own, rival = {"F1": "illusionist", "V1": "fighter"}, {"V1": "witch"}
    scene = Scene(cards=cards, own=own, rival=rival, rival_hand=("healer", "knight"), wave="F")
    scene.play("cast F1", waiting=1)
    assert not scene.can("1: none")
    scene.play("1: card knight")
    assert [scene.damage(at) for at in ("1.V1", "1.F2", "V1")] == [4, 4, 0]
    assert (scene.hand(1), scene.discard(1)) == ({"1.healer", "1.knight"}, set())
    assert [held.mask & 1 for held in scene.state.players[1].hand] == [0, 1]


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-31")
def test_flank_you_in_the_order_is_who_executes_it(cards: str) -> None:
    """The Oracle's order: the own hand is discarded, the rival's stays."""
    scene = Scene(cards=cards, own={"F1": "illusionist"}, hand=("witch",), rival_hand=("oracle",), top=("knight", "healer"), wave="F")
    scene.play("cast F1", "1: card oracle")
    assert (scene.hand(), scene.discard(), scene.hand(1)) == ({"0.knight", "0.healer"}, {"0.witch"}, {"1.oracle"})


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-37")
def test_flank_the_order_is_not_played(cards: str) -> None:
    """Nothing that answers to a played order is set off, on either side."""
    own = {"F1": "illusionist", "V1": "witch"}
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own=own, rival={"V1": "fighter"}, rival_hand=("knight",), wave="F")
    scene.play("cast F1", "1: card knight")
    assert [scene.damage(at) for at in ("1.V1", "V1", "F1")] == [4, 0, 0]
    scene = Scene(cards=cards, leaders=("paladin", "gunner"), own=own, rival={"V1": "fighter"}, rival_hand=("knight",), wave="F")
    scene.play("cast F1", "1: card knight")
    assert [scene.damage(at) for at in ("1.V1", "V1", "F1")] == [4, 0, 0]


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_flank_does_nothing_if_the_rival_has_no_card(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "illusionist"}, wave="F").play("cast F1")
    assert scene.refused("attack F1>F2") == "PT-ACT-4"


@BOTH
@pytest.mark.rule("PT-RUL-42", "PT-LOOP-1")
def test_flank_a_shown_card_that_executes_another_nests(cards: str) -> None:
    """The rival shows his Doppelganger, by whose order you show and execute a card of your own."""
    scene = Scene(cards=cards, own={"F1": "illusionist"}, rival={"V1": "witch"}, hand=("knight",), rival_hand=("doppelganger",), wave="F")
    scene.play("cast F1", "1: card doppelganger", "card knight")
    assert (scene.damage("1.V1"), scene.hand(), scene.hand(1)) == (4, {"0.knight"}, {"1.doppelganger"})


@EDITIONS
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_flank_and_rear_are_no_spells_for_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"F1": "illusionist"}, rival_hand=("healer",), wave="F", round=1)
    assert scene.refused("cast F1") == "PT-CEASE-1"
    scene = Scene(edition=edition, own={"R1": "illusionist"}, hand=("healer",), wave="R", round=1)
    assert scene.refused("cast R1") == "PT-CEASE-1"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-ACT-2", "PT-ACT-17", "PT-RUL-41")
def test_rear_a_hero_is_recruited_attacks_and_is_discarded(cards: str) -> None:
    """To a free slot of the wave's row; neither part may be left out."""
    scene = Scene(cards=cards, own={"R1": "illusionist"}, rival={"V1": "witch", "F1": "oracle"}, hand=("gunner", "fighter"), wave="R")
    scene.play("cast R1", waiting=0)
    assert scene.refused("none") == "PT-ACT-2"
    assert [at for at in ("V1", "F1", "R1", "F2") if scene.can(f"recruit gunner {at}")] == []
    scene.play("recruit gunner R2", waiting=0)
    assert scene.refused("none") == "PT-ACT-17"
    assert scene.refused("attack R2>V1") == "PT-ATK-3"
    scene.play("shoot R2>F1")
    assert scene.damage("1.F1") == 5
    assert (scene.stands("R2"), scene.discard(), scene.hand()) == ("", {"0.gunner"}, {"0.fighter"})


@BOTH
@pytest.mark.rule("PT-ACT-4", "PT-RUL-41")
def test_rear_the_hero_may_cast_instead(cards: str) -> None:
    own = {"R1": "illusionist", "V1": "knight/3"}
    scene = Scene(cards=cards, own=own, rival={"V1": "witch"}, hand=("alchemist",), wave="R")
    scene.play("cast R1", "recruit alchemist R3", waiting=0)
    assert scene.can("attack R3>V1")
    scene.play("cast R3", "pick 1.V1", "pick R3", "none")
    assert (scene.damage("1.V1"), scene.stands("R3"), scene.discard()) == (1, "", {"0.alchemist"})


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-ATK-3")
def test_rear_a_hero_that_can_do_nothing_is_discarded_all_the_same(cards: str) -> None:
    """Behind the leader a Fighter is not in melee."""
    scene = Scene(cards=cards, own={"R1": "illusionist"}, rival={"V1": "witch"}, hand=("fighter",), wave="R")
    scene.play("cast R1", "recruit fighter R2")
    assert (scene.damage("1.V1"), scene.stands("R2"), scene.discard()) == (0, "", {"0.fighter"})


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_rear_does_nothing_without_a_card_or_a_free_slot(cards: str) -> None:
    assert Scene(cards=cards, own={"R1": "illusionist"}, wave="R").play("cast R1").hand() == set()
    own = {"R1": "illusionist", "R2": "witch", "R3": "corpse oracle"}
    assert Scene(cards=cards, own=own, hand=("fighter",), wave="R").play("cast R1").hand() == {"0.fighter"}


@BOTH
@pytest.mark.parametrize("leaders", [("berserker", "paladin"), ("paladin", "overlord")])
@pytest.mark.rule("PT-RUL-28", "PT-RUL-41")
def test_rear_the_hero_is_not_defeated(cards: str, leaders: tuple[str, str]) -> None:
    """No parting attack for Shekhtur, no hero for Rexan."""
    scene = Scene(cards=cards, leaders=leaders, own={"R1": "illusionist"}, rival={"V1": "witch"}, hand=("fighter",), wave="R")
    scene.play("cast R1", "recruit fighter R3", "attack R3>V1")
    assert (scene.damage("1.V1"), scene.stands("R3"), scene.discard()) == (8, "", {"0.fighter"})


@BOTH
@pytest.mark.rule("PT-RUL-41", "PT-RUL-46")
def test_rear_borneos_free_attack_comes_first(cards: str) -> None:
    leaders = ("mascot", "paladin")
    scene = Scene(cards=cards, leaders=leaders, own={"R1": "illusionist"}, rival={"V1": "priestess"}, hand=("planestalker",), wave="R")
    scene.play("cast R1", "recruit planestalker R2", "shoot R2>V1", "shoot R2>V1")
    assert (scene.damage("1.V1"), scene.stands("R2")) == (6, "")
    scene = Scene(cards=cards, leaders=leaders, own={"R1": "illusionist"}, rival={"V1": "priestess"}, hand=("planestalker",), wave="R")
    scene.play("cast R1", "recruit planestalker R2", "none", "shoot R2>F2")
    assert (scene.damage("1.V1"), scene.damage("1.F2"), scene.stands("R2")) == (0, 3, "")


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-6", "PT-ATK-14", "PT-RUL-41")
def test_order_a_card_of_the_rivals_hand_at_random_its_order_then_discarded(cards: str) -> None:
    """To its owner's pile; who is hit is seen from who executes it."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "witch"}, hand=("illusionist",), rival_hand=("healer", "knight"))
    scene.play("order illusionist", waiting=-1)
    assert scene.can("taken 1.healer")
    scene.play("taken 1.knight")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (4, 0)
    assert (scene.hand(1), scene.discard(1), scene.discard()) == ({"1.healer"}, {"1.knight"}, {"0.illusionist"})


@BOTH
@pytest.mark.rule("PT-RUL-41")
def test_order_the_card_is_discarded_even_if_it_did_nothing(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V1": "witch"}, hand=("illusionist",), rival_hand=("healer",))
    scene.play("order illusionist", "taken 1.healer")
    assert (scene.hand(1), scene.discard(1)) == (set(), {"1.healer"})


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_order_does_nothing_if_the_rival_has_no_card(cards: str) -> None:
    scene = Scene(cards=cards, hand=("illusionist", "oracle")).play("order illusionist")
    assert (scene.discard(), scene.discard(1), scene.hand()) == ({"0.illusionist"}, set(), {"0.oracle"})


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-37")
def test_order_only_the_illusionist_itself_is_played(cards: str) -> None:
    """Rukyuk's three damage comes once, after everything."""
    own, rival = {"V1": "fighter"}, {"V1": "mystic"}
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own=own, rival=rival, hand=("illusionist",), rival_hand=("knight",))
    scene.play("order illusionist", "taken 1.knight", waiting=0)
    assert scene.damage("1.V1") == 4
    scene.play("pick 1.V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (7, 0)


@BOTH
@pytest.mark.rule("PT-RUL-42", "PT-LOOP-1")
def test_order_the_rivals_illusionist_takes_the_next_card(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V1": "witch"}, hand=("illusionist",), rival_hand=("illusionist", "knight"))
    scene.play("order illusionist", "taken 1.illusionist", "taken 1.knight")
    assert scene.damage("1.V1") == 4
    assert (scene.hand(1), scene.discard(1)) == (set(), {"1.illusionist", "1.knight"})


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-45")
def test_order_the_rivals_mascot_uses_the_own_leaders_order(cards: str) -> None:
    """With a Mascot as the leader nothing comes of it."""
    rival = {"V1": "witch"}
    scene = Scene(cards=cards, leaders=("knight", "paladin"), rival=rival, hand=("illusionist",), rival_hand=("mascot",))
    assert scene.play("order illusionist", "taken 1.mascot").damage("1.V1") == 4
    scene = Scene(cards=cards, leaders=("mascot", "knight"), rival=rival, hand=("illusionist",), rival_hand=("mascot",))
    scene.play("order illusionist", "taken 1.mascot")
    assert (scene.damage("1.V1"), scene.damage("1.F2"), scene.discard(1)) == (0, 0, {"1.mascot"})


# -------------------------------------------------------------------------------------------------------------------------------- leader
AREC = ("paladin", "illusionist")


@BOTH
@pytest.mark.rule("PT-ATK-3", "PT-RUL-43")
def test_leader_chooses_whom_a_rivals_melee_attack_hits(cards: str) -> None:
    """Among those in melee; the attacker's player does not choose."""
    scene = Scene(cards=cards, leaders=AREC, own={"V1": "knight"}, rival={"V1": "witch", "V3": "fighter", "R1": "oracle"})
    assert scene.refused("attack V1>V1") == "PT-ATK-3"
    scene.play("attack V1>", waiting=1)
    assert not scene.can("1: pick R1")
    assert not scene.can("1: none")
    assert scene.can("1: pick F2")
    scene.play("1: pick V3")
    assert [scene.damage(at) for at in ("1.V1", "1.V3", "1.F2")] == [0, 3, 0]


@BOTH
@pytest.mark.rule("PT-ATK-3", "PT-RUL-43")
def test_leader_chooses_for_the_rivals_leader_too(cards: str) -> None:
    strength = 3 if cards == "set_1_first" else 4
    scene = Scene(cards=cards, leaders=AREC, rival={"V1": "fighter"}, wave="F").play("attack F2>", "1: pick V1")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (strength, 0)


@BOTH
@pytest.mark.rule("PT-ATK-3")
def test_leader_is_not_asked_if_there_is_one_target(cards: str) -> None:
    scene = Scene(cards=cards, leaders=AREC, own={"V1": "knight"}, rival={"V2": "fighter"}).play("attack V1>")
    assert scene.damage("1.V2") == 3


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-RUL-43")
def test_leader_does_not_choose_for_ranged_attacks(cards: str) -> None:
    scene = Scene(cards=cards, leaders=AREC, own={"V1": "planestalker"}, rival={"V1": "witch", "R3": "oracle"}).play("shoot V1>R3")
    assert scene.damage("1.R3") == 3


@BOTH
@pytest.mark.rule("PT-RUL-43")
def test_leader_does_not_choose_for_own_attacks(cards: str) -> None:
    """The own side chooses for itself."""
    scene = Scene(cards=cards, leaders=("illusionist", "paladin"), own={"V1": "knight"}, rival={"V1": "witch", "V3": "fighter"})
    assert scene.play("attack V1>V3").damage("1.V3") == 3


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-43")
def test_leader_chooses_for_granted_attacks(cards: str) -> None:
    scene = Scene(cards=cards, leaders=AREC, own={"V1": "mascot", "V2": "knight"}, rival={"V1": "witch", "V3": "fighter"})
    scene.play("cast V1", "1: pick F2")
    assert [scene.damage(at) for at in ("1.V1", "1.V3", "1.F2")] == [0, 0, 3]


@pytest.mark.rule("PT-RUL-27", "PT-RUL-43")
def test_leader_second_chooses_among_the_targets_that_a_granted_attack_may_have() -> None:
    """The Berserker's order leads against no leader."""
    scene = Scene(leaders=AREC, own={"V1": "knight"}, rival={"V1": "witch", "V3": "fighter"}, hand=("berserker",))
    scene.play("order berserker", waiting=1)
    assert not scene.can("1: pick F2")
    scene.play("1: pick V3")
    assert scene.damage("1.V3") == 3


@pytest.mark.rule("PT-RUL-27", "PT-RUL-43")
def test_leader_first_chooses_himself_for_the_berserkers_order() -> None:
    scene = Scene(edition="first", leaders=AREC, own={"V1": "knight"}, rival={"V1": "witch"}, hand=("berserker",))
    scene.play("order berserker", "1: pick F2")
    assert (scene.damage("1.F2"), scene.damage("1.V1")) == (3, 0)


@BOTH
@pytest.mark.rule("PT-RUL-28", "PT-RUL-43")
def test_leader_chooses_for_parting_attacks(cards: str) -> None:
    own, rival = {"V1": "witch/5"}, {"V1": "mystic", "V3": "fighter"}
    scene = Scene(cards=cards, leaders=("berserker", "illusionist"), own=own, rival=rival)
    scene.play("end", "1: end", "1: pick V3")
    assert scene.damage("1.V3") == 1


@pytest.mark.rule("PT-RUL-43", "PT-RUL-67")
def test_leader_first_chooses_for_corpses_second_does_not() -> None:
    own, rival = {"V1": "corpse knight"}, {"V1": "mystic", "V3": "fighter"}
    scene = Scene(edition="first", leaders=("witch", "illusionist"), own=own, rival=rival)
    assert scene.play("attack V1>", "1: pick V3").damage("1.V3") == 3
    scene = Scene(leaders=("witch", "illusionist"), own=own, rival=rival)
    assert scene.play("leader", "attack V1>V3").damage("1.V3") == 3


@pytest.mark.rule("PT-RUL-43", "PT-RUL-55")
def test_leader_first_has_nothing_to_choose_if_all_are_hit() -> None:
    scene = Scene(edition="first", leaders=AREC, own={"V1": "pyromancer"}, rival={"V1": "witch", "V3": "fighter", "R1": "oracle"})
    scene.play("attack V1>")
    assert [scene.damage(at) for at in ("1.V1", "1.V3", "1.F2", "1.R1")] == [3, 3, 3, 0]

"""The texts of the promo card Mage, and Elgala Richiese's."""

from __future__ import annotations

from typing import ClassVar

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import with_cards
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards.promo import CARDS
from boardrules.pixel_tactics.language import Pack
from tests.pixel_tactics.scene import Scene

MAGE = "ptpov-mage"


class WithPromo(Scene):
    """A scene with the promo cards beside set 1, by the Polish rules unless it names other ones."""

    EDITION: ClassVar[EditionId] = "pl"
    BESIDE: ClassVar[str] = "promo"


ALL = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])


@pytest.mark.rule("PT-DMG-3")
def test_vanguard_heroes_of_the_vanguard_have_two_more_life() -> None:
    own = {"V1": MAGE + "/5", "V2": "mascot/5", "F1": "witch/5"}
    scene = WithPromo(own=own).play("end", "1: end")
    assert [scene.stands(at) for at in own] == [f"0.{MAGE}", "0.mascot", "corpse 0.witch"]


@pytest.mark.rule("PT-ACT-4", "PT-ATK-1")
def test_flank_discards_a_card_to_strengthen_the_leader_for_the_wave() -> None:
    scene = WithPromo(own={"F1": MAGE}, hand=("knight",), wave="F").play("cast F1", "card knight", "attack F2>F2")
    assert scene.damage("1.F2") == 3 + 4
    scene.play("end", "1: end")
    leader = scene.piece("F2")
    assert leader is not None
    assert leader.mods == ()


@pytest.mark.rule("PT-ACT-4")
def test_flank_cannot_be_cast_without_a_card() -> None:
    assert WithPromo(own={"F1": MAGE}, wave="F").refused("cast F1") == "PT-ACT-4"


@pytest.mark.rule("PT-ATK-1")
def test_rear_heroes_of_the_rear_are_stronger() -> None:
    own = {"R1": MAGE, "R3": "witch", "V2": "mascot"}
    scene = WithPromo(own=own, wave="R").play("attack R1>F2", "attack R3>F2")
    assert scene.damage("1.F2") == 4 + 3


@ALL
@pytest.mark.rule("PT-DMG-5", "PT-OWN-1")
def test_order_defeats_a_rival_hero_and_goes_to_its_players_hand(edition: EditionId) -> None:
    scene = WithPromo(edition=edition, own={"V1": "witch"}, rival={"V1": "knight", "V2": "oracle"}, hand=(MAGE,))
    scene.play(f"order {MAGE}", "pick 1.V2")
    assert (scene.stands("1.V2"), scene.hand(), scene.hand(1), scene.discard()) == ("corpse 1.oracle", set(), {f"0.{MAGE}"}, set())


@pytest.mark.rule("PT-OWN-1")
def test_order_the_rival_plays_it_back_and_it_goes_to_its_owners_pile_from_their_hand() -> None:
    scene = WithPromo(own={"V1": "witch"}, rival={"V1": "knight"}, hand=(MAGE,)).play(f"order {MAGE}", "end")
    scene.play(f"1: recruit 0.{MAGE} V2")
    assert scene.stands("1.V2") == f"0.{MAGE}"
    scene = WithPromo(own={"V1": "witch"}, rival={"V1": "knight"}, hand=(MAGE,)).play(f"order {MAGE}", "end", f"1: order 0.{MAGE}")
    assert (scene.stands("V1"), scene.hand()) == ("corpse 0.witch", {f"0.{MAGE}"})


@pytest.mark.rule("PT-RUL-30")
def test_order_shown_by_a_doppelganger_goes_from_the_hand_to_the_rivals() -> None:
    scene = WithPromo(rival={"V1": "knight"}, hand=(MAGE, "doppelganger")).play("order doppelganger", f"card {MAGE}")
    assert (scene.stands("1.V1"), scene.hand(1)) == ("corpse 1.knight", {f"0.{MAGE}"})


@ALL
@pytest.mark.rule("PT-CEASE-2")
def test_order_is_not_for_the_ceasefire(edition: EditionId) -> None:
    scene = WithPromo(edition=edition, own={"V1": "witch"}, rival={"V1": "knight"}, hand=(MAGE,), round=1)
    assert scene.refused(f"order {MAGE}") == "PT-CEASE-2"


def markers(scene: Scene, at: str) -> int:
    """The magic markers on a card."""
    piece = scene.piece(at)
    assert piece is not None
    return sum([marker.n for marker in piece.markers if marker.kind == "magic"])


@pytest.mark.rule("PT-SET-7")
def test_leader_gets_a_marker_at_the_start_of_each_wave() -> None:
    scene = WithPromo(leaders=(MAGE, "paladin"))
    for n in (1, 2):
        scene.play("end", "1: end")
        assert markers(scene, "F2") == n


@pytest.mark.rule("PT-DMG-3", "PT-ATK-1")
def test_leader_hands_markers_to_recruits_which_make_them_stronger() -> None:
    scene = WithPromo(leaders=(MAGE, "paladin"), hand=("mascot", "witch", "knight"), wave="F")
    scene.play("end", "1: end", "recruit mascot R1", "number 1")
    assert (markers(scene, "F2"), markers(scene, "R1")) == (0, 1)
    scene.play("recruit witch R3")  # nothing is left to hand out, and nothing is asked
    assert markers(scene, "R3") == 0


@pytest.mark.rule("PT-DMG-3", "PT-ATK-1")
def test_leader_each_marker_gives_a_life_and_strength() -> None:
    scene = WithPromo(leaders=(MAGE, "paladin"), hand=("mascot",), own={"R3": "oracle"}, wave="V")
    scene.play("end", "1: end", "end", "1: end", "recruit mascot R1", "number 2", "end", "1: end")
    scene.play("1: end", "end", "1: end", "end", "1: end", "attack R1>F2")
    assert scene.damage("1.F2") == 1 + 2


@pytest.mark.rule("PT-DMG-3")
def test_leader_the_markers_are_gone_with_the_hero() -> None:
    scene = WithPromo(leaders=(MAGE, "paladin"), hand=("mascot", "assassin"), wave="F", rival={"V1": "witch"})
    scene.play("end", "1: end", "recruit mascot R1", "number 1", "order assassin", "pick R1")
    assert (scene.stands("R1"), markers(scene, "R1")) == ("corpse 0.mascot", 0)


def test_the_pack_has_no_faults() -> None:
    assert with_cards(pixel_tactics, Pack("own", "Own", CARDS)) is not None

"""A second reading of the texts of set 2, from the Chronicler to the Monster Hunter: edges that the tests of single cards leave out."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets

EDITIONS = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])


# --------------------------------------------------------------------------------------------------------------------------------- Druid
@EDITIONS
@pytest.mark.rule("PT-RUL-103", "PT-DMG-3")
def test_druid_in_the_vanguard_is_safe_from_a_check_in_the_rear_wave_until_the_round_ends(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "divinity"}, rival={"V1": "druid/3", "R2": "witch/3"}, wave="R")
    scene.play("shoot R1>V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.druid", 5)
    assert scene.play("end", "1: end").stands("1.V1") == "corpse 1.druid"


# ------------------------------------------------------------------------------------------------------------------------ Magical Knight
@pytest.mark.parametrize(("edition", "behind", "leader"), [("pl", 3, 0), ("first", 3, 0), ("en", 3, 0), ("ru", 0, 3)])
@pytest.mark.rule("PT-ATK-12", "PT-ATK-5")
def test_magical_knight_in_the_rear_has_a_leader_in_front_intercept_where_leaders_are_forerunners(
    edition: EditionId, behind: int, leader: int
) -> None:
    scene = BothSets(edition=edition, own={"V1": "planestalker"}, rival={"R2": "magical_knight"}).play("shoot V1>R2")
    assert (scene.damage("1.R2"), scene.damage("1.F2")) == (behind, leader)

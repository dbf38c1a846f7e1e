"""The ceasefire of the first round, edition by edition (PT-CEASE)."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)


@IN_EACH
@pytest.mark.rule("PT-CEASE-1")
@pytest.mark.parametrize(("wave", "line"), [("V", "attack V1>V1"), ("V", "shoot V1>V1"), ("F", "attack F1>V1"), ("F", "attack F2>V1")])
def test_neither_heroes_nor_leaders_attack_in_the_first_round(edition: EditionId, wave: str, line: str) -> None:
    own = {"V1": "gunner", "F1": "fighter"} if wave == "V" else {"F1": "fighter"}
    assert Scene(edition=edition, round=1, wave=wave, own=own, rival={"V1": "witch"}).refused(line) == "PT-CEASE-1"
    assert Scene(edition=edition, round=2, wave=wave, own=own, rival={"V1": "witch"}).can(line)


@pytest.mark.rule("PT-CEASE-1")
@pytest.mark.parametrize(("edition", "allowed"), [("en", True), ("ru", True), ("first", False), ("pl", False)])
def test_a_spell_for_the_own_side_is_no_breach_where_spells_are_no_attacks(edition: EditionId, *, allowed: bool) -> None:
    scene = Scene(edition=edition, round=1, own={"V1": "mystic/3"})
    assert scene.can("cast V1") is allowed
    if allowed:
        assert scene.play("cast V1").damage("V1") == 0
    else:
        assert scene.refused("cast V1") == "PT-CEASE-1"


@IN_EACH
@pytest.mark.rule("PT-CEASE-1")
@pytest.mark.parametrize(("card", "slot"), [("oracle", "V1"), ("trapper", "R1"), ("illusionist", "F1"), ("scientist", "V1")])
def test_no_spell_touches_the_rival_in_the_first_round(edition: EditionId, card: str, slot: str) -> None:
    scene = Scene(edition=edition, round=1, wave=slot[0], own={slot: card}, rival={"V1": "witch"}, rival_hand=("knight",))
    assert scene.refused(f"cast {slot}") == "PT-CEASE-1"


@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize(("edition", "allowed"), [("en", False), ("ru", True), ("first", False), ("pl", False)])
def test_an_order_for_the_own_side_only_is_played_where_orders_against_the_rival_alone_are_barred(
    edition: EditionId, *, allowed: bool
) -> None:
    scene = Scene(edition=edition, round=1, hand=("scientist",))
    assert scene.can("order scientist") is allowed
    if allowed:
        assert scene.play("order scientist").state.budget.actions == 4
    else:
        assert scene.refused("order scientist") == "PT-CEASE-2"


@IN_EACH
@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize("card", ["fighter", "gunner", "knight", "trapper", "illusionist", "mascot"])
def test_no_order_touches_the_rival_in_the_first_round(edition: EditionId, card: str) -> None:
    leaders = ("trapper" if card != "trapper" else "paladin", "paladin")  # the Mascot's order carries out the Trapper's
    scene = Scene(edition=edition, round=1, leaders=leaders, hand=(card,), rival={"V1": "witch"}, rival_hand=("oracle",))
    assert scene.refused(f"order {card}") == "PT-CEASE-2"
    assert Scene(edition=edition, leaders=leaders, hand=(card,), rival={"V1": "witch"}, rival_hand=("oracle",)).can(f"order {card}")


@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-2")
def test_what_may_be_done_to_heroes_of_either_unit_is_done_to_own_heroes_only() -> None:
    """The Alchemist's spell in en and ru, his order in ru."""
    editions: tuple[EditionId, ...] = ("en", "ru")
    for edition in editions:
        scene = Scene(edition=edition, round=1, wave="R", own={"R1": "alchemist", "V1": "knight"}, rival={"V1": "witch"})
        scene.play("cast R1", waiting=0)
        assert scene.refused("pick 1.V1") == "PT-ATK-8"
        scene.play("pick R1", "none")
        assert (scene.damage("R1"), scene.damage("1.V1")) == (1, 0)
    scene = Scene(edition="ru", round=1, own={"V1": "knight"}, rival={"V1": "witch"}, hand=("alchemist",)).play("order alchemist")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (7, 0)


@pytest.mark.rule("PT-CEASE-5", "PT-RUL-22")
@pytest.mark.parametrize(("edition", "damage"), [("en", 0), ("ru", 0), ("first", 1), ("pl", 1)])
def test_an_ability_that_is_no_attack_reaches_the_rival_only_where_contact_is_not_barred(edition: EditionId, damage: int) -> None:
    """Lixis in the first wording, which has no word on the ceasefire."""
    scene = Scene(edition=edition, cards="set_1_first", round=1, leaders=("alchemist", "paladin"), rival={"V1": "mystic"})
    assert scene.play("end", "1: end").damage("1.V1") == damage
    later = Scene(edition=edition, cards="set_1_first", leaders=("alchemist", "paladin"), rival={"V1": "mystic"})
    assert later.play("end", "1: end").damage("1.V1") == 1


@IN_EACH
@pytest.mark.rule("PT-CEASE-5", "PT-RUL-22")
def test_an_ability_for_the_own_side_works_in_the_first_round(edition: EditionId) -> None:
    scene = Scene(edition=edition, cards="set_1_first", round=1, leaders=("healer", "paladin"), own={"V1": "mystic/5"})
    assert scene.play("end", "1: end").damage("V1") == 3


@IN_EACH
@pytest.mark.rule("PT-CEASE-1", "PT-RUL-46")
@pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
def test_attacks_granted_by_effects_are_barred_too(edition: EditionId, cards: str) -> None:
    scene = Scene(edition=edition, cards=cards, round=1, leaders=("mascot", "paladin"), hand=("fighter",), rival={"V1": "witch"})
    scene.play("recruit fighter V1")
    assert scene.damage("1.V1") == 0


@IN_EACH
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_building_up_the_own_unit_is_free_of_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, round=1, hand=("witch",), own={"V1": "knight", "R1": "corpse oracle"}, actions=5)
    for line in ("draw", "recruit witch V2", "move V1 V3", "clear R1"):
        assert scene.can(line), line


REXAN_TAKES: Final = [("en", False), ("ru", False), ("first", True)]


@pytest.mark.rule("PT-CEASE-5", "PT-RUL-50")
@pytest.mark.parametrize(("edition", "taken"), REXAN_TAKES)
def test_nothing_is_taken_out_of_the_rivals_unit_at_the_end_of_a_wave_of_the_first_round(edition: EditionId, *, taken: bool) -> None:
    """Rexan's trigger names the fallen hero by reference, not by its side."""
    scene = Scene(edition=edition, round=1, leaders=("overlord", "paladin"), rival={"V1": "fighter/8"})
    scene.play("end", "1: end", waiting=0 if taken else None)
    assert scene.stands("1.V1") == "corpse 1.fighter"
    if taken:
        assert scene.play("pick V3").stands("V3") == "1.fighter"


@pytest.mark.rule("PT-CEASE-5", "PT-RUL-50", "PT-RUL-23")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_nothing_is_taken_out_of_the_rivals_unit_after_a_spell_of_the_first_round(edition: EditionId) -> None:
    """The rival's Dragon Mage defeats its own neighbour."""
    own = {"V1": "dragon_mage", "V2": "fighter"}
    scene = Scene(edition=edition, round=1, leaders=("paladin", "overlord"), own=own).play("cast V1", "pick V2")
    assert (scene.stands("V2"), [scene.stands(f"1.{at}") for at in ("V1", "V2", "V3")]) == ("corpse 0.fighter", [""] * 3)

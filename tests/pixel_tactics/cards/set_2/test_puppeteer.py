"""The Puppeteer's texts, and Tanis Trilives's."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets

EARLY = pytest.mark.parametrize("edition", ["pl", "first"])
LATE = pytest.mark.parametrize("edition", ["en", "ru"])
ALL = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])


@pytest.mark.rule("PT-RUL-123", "PT-OWN-1")
def test_vanguard_trades_places_and_control_with_a_hero_in_melee() -> None:
    scene = BothSets(own={"V1": "puppeteer/1"}, rival={"V3": "knight/2", "R3": "witch"}).play("cast V1")
    assert (scene.stands("V1"), scene.stands("1.V3")) == ("1.knight", "0.puppeteer")
    assert (scene.damage("V1"), scene.damage("1.V3")) == (2, 1)


@pytest.mark.rule("PT-RUL-123")
@EARLY
def test_vanguard_the_traded_hero_may_attack_for_its_new_player(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "puppeteer"}, rival={"V3": "knight"}).play("cast V1", "attack V1>F2")
    assert scene.damage("1.F2") == 3


@pytest.mark.rule("PT-RUL-123", "PT-ACT-3")
def test_vanguard_a_traded_hero_that_has_attacked_does_not_again() -> None:
    scene = BothSets(own={"V1": "puppeteer"}, rival={"V3": "knight"}, active=1).play("1: attack V3>0.V1", "1: end", "cast V1")
    assert scene.stands("V1") == "1.knight"
    assert scene.refused("attack V1>F2") == "PT-ACT-3"


@pytest.mark.rule("PT-RUL-123", "PT-OWN-1")
def test_vanguard_each_card_goes_to_its_owners_pile() -> None:
    scene = BothSets(own={"V1": "puppeteer"}, rival={"V3": "knight/9"}, hand=("operative",)).play("cast V1", "order operative", "pick V1")
    assert (scene.stands("V1"), scene.discard(1)) == ("", {"1.knight"})


@pytest.mark.rule("PT-RUL-123")
def test_vanguard_a_hero_of_ones_own_only_changes_places() -> None:
    scene = BothSets(own={"V1": "puppeteer", "R3": "witch"}, rival={"V3": "knight"}).play("cast V1", "pick R3")
    assert (scene.stands("V1"), scene.stands("R3")) == ("0.witch", "0.puppeteer")


@pytest.mark.rule("PT-RUL-123")
def test_vanguard_without_another_hero_nothing_happens() -> None:
    assert BothSets(own={"V1": "puppeteer"}).play("cast V1").stands("V1") == "0.puppeteer"


@pytest.mark.rule("PT-FAQ-16")
def test_flank_deals_the_strength_of_the_chosen_heros_forerunner() -> None:
    own = {"F1": "puppeteer", "V1": "mascot"}
    scene = BothSets(own=own, rival={"V1": "fighter", "F1": "witch"}, wave="F").play("cast F1", "pick 1.F1")
    assert scene.damage("1.F1") == 4


@pytest.mark.rule("PT-FAQ-16", "PT-LOOP-4")
def test_flank_counts_bonuses_but_not_those_against_a_target() -> None:
    rival = {"V1": "sniper", "F1": "knight", "R1": "gunner"}
    scene = BothSets(leaders=("paladin", "fighter"), own={"F3": "puppeteer"}, rival=rival, wave="F").play("cast F3", "pick 1.F1")
    assert scene.damage("1.F1") == 8  # six, and two more in melee by Hikaru; not four more against Intercept


@pytest.mark.rule("PT-ATK-12")
@pytest.mark.parametrize(("edition", "dealt"), [("pl", 0), ("ru", 3)])
def test_flank_a_leader_in_front_counts_where_it_is_a_forerunner(edition: EditionId, dealt: int) -> None:
    leaders = ("paladin", "puppeteer")
    scene = BothSets(edition=edition, leaders=leaders, own={"F1": "puppeteer"}, rival={"R2": "witch"}, wave="F").play(
        "cast F1", "pick 1.R2"
    )
    assert scene.damage("1.R2") == dealt


@pytest.mark.rule("PT-FAQ-16")
def test_rear_deals_the_strength_of_the_chosen_heros_supporter() -> None:
    rival = {"V1": "witch", "F1": "fighter", "R1": "oracle"}
    scene = BothSets(own={"R1": "puppeteer"}, rival=rival, wave="R").play("cast R1", "pick 1.V1")
    assert scene.damage("1.V1") == 6


@pytest.mark.rule("PT-RUL-117", "PT-LOOP-1")
def test_order_carries_out_that_of_a_hero_of_the_wave() -> None:
    own = {"V1": "pyromancer", "V2": "witch", "F1": "oracle"}
    scene = BothSets(own=own, rival={"V1": "knight"}, hand=("puppeteer",)).play("order puppeteer", "pick V1")
    assert (scene.damage("1.V1"), scene.damage("V2"), scene.stands("V1")) == (7, 7, "0.pyromancer")


@pytest.mark.rule("PT-RUL-117")
def test_order_carries_out_and_plays_nothing() -> None:
    leaders = ("gunner", "paladin")
    scene = BothSets(leaders=leaders, own={"V1": "pyromancer"}, rival={"R1": "knight"}, hand=("puppeteer",))
    scene.play("order puppeteer", "pick 1.R1")  # one order was played, and Rukyuk answers to one
    assert (scene.damage("1.R1"), scene.damage("V1")) == (3, 7)


@pytest.mark.rule("PT-FAQ-15")
def test_order_does_nothing_with_a_hero_that_has_none() -> None:
    scene = BothSets(own={"V1": "tactician"}, rival={"R1": "knight"}, hand=("puppeteer",)).play("order puppeteer")
    assert scene.discard() == {"0.puppeteer"}


# -------------------------------------------------------------------------------------------------------------------------------- Tanis
def tanis(edition: EditionId, rival: dict[str, str], own: dict[str, str] | None = None, wave: str = "V") -> BothSets:
    """Seat 0 is led by Tanis."""
    return BothSets(edition=edition, leaders=("puppeteer", "paladin"), own=own, rival=rival, wave=wave)


@ALL
@pytest.mark.rule("PT-RUL-122")
def test_leader_attacks_with_a_rival_hero_in_melee(edition: EditionId) -> None:
    scene = tanis(edition, {"V1": "fighter", "V2": "witch"}).play("attack 1.V1>1.V2")
    assert (scene.damage("1.V2"), scene.state.budget.actions) == (4, 1)


@ALL
@pytest.mark.rule("PT-RUL-122")
def test_leader_it_is_that_heros_one_attack_of_the_wave(edition: EditionId) -> None:
    scene = tanis(edition, {"V1": "fighter", "V2": "witch"}, {"V1": "oracle"}).play("attack 1.V1>1.V2")
    assert scene.refused("attack 1.V1>1.F2") in {"PT-ACT-3", "PT-ATK-3"}
    scene.play("end")
    assert scene.refused("1: attack V1>0.V1") == "PT-ACT-3"


@ALL
@pytest.mark.rule("PT-RUL-122", "PT-ACT-3")
def test_leader_a_hero_that_has_attacked_or_was_recruited_attacks_no_more(edition: EditionId) -> None:
    scene = BothSets(
        edition=edition, leaders=("puppeteer", "paladin"), rival={"V1": "fighter"}, rival_hand=("witch",), active=1, own={"R3": "oracle"}
    )
    scene.play("1: attack V1>0.F2", "1: recruit witch V2", "1: end")
    assert scene.refused("attack 1.V1>1.V2") == "PT-ACT-3"
    assert scene.refused("attack 1.V2>1.V1") == "PT-ACT-3"


@pytest.mark.rule("PT-RUL-122", "PT-ATK-2")
def test_leader_needs_a_hero_of_the_wave_in_melee() -> None:
    scene = tanis("pl", {"V1": "fighter", "F1": "witch", "F3": "knight"}, wave="F")
    assert scene.refused("attack 1.V1>1.F3") == "PT-ACT-3"
    assert scene.refused("attack 1.F1>1.F3") == "PT-RUL-122"
    assert scene.can("attack 1.F3>1.V1")


@pytest.mark.rule("PT-RUL-122")
def test_leader_the_leader_of_the_rival_does_not_attack_for_her_nor_a_hero_itself() -> None:
    scene = tanis("pl", {"V1": "fighter", "F1": "witch"}, wave="F")
    assert scene.refused("attack 1.F2>1.V1") == "PT-RUL-122"
    scene = tanis("pl", {"V1": "fighter", "V2": "witch"})
    assert scene.refused("attack 1.V1>1.V1") == "PT-RUL-122"


@ALL
@pytest.mark.rule("PT-RUL-122", "PT-RUL-131")
def test_leader_attacks_with_a_corpse_that_counts_as_a_hero(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("puppeteer", "necromancer"), rival={"V1": "corpse knight", "V2": "witch"})
    assert scene.can("attack 1.V1>1.V2")
    assert scene.play("attack 1.V1>1.V2").damage("1.V2") == 2


@pytest.mark.rule("PT-RUL-122")
def test_leader_texts_of_her_unit_work_on_it_and_those_of_its_own_do_not() -> None:
    """A Mystic in the flank strengthens its forerunner: column 3 of her unit faces column 1 of the rival's."""
    rival = {"V1": "witch", "V2": "knight", "F1": "mystic"}
    assert tanis("pl", rival).play("attack 1.V1>1.V2").damage("1.V2") == 1
    assert tanis("pl", rival, {"F3": "mystic"}).play("attack 1.V1>1.V2").damage("1.V2") == 3
    assert tanis("pl", rival, {"F1": "mystic"}).play("attack 1.V1>1.V2").damage("1.V2") == 1


@pytest.mark.rule("PT-RUL-122")
def test_leader_its_own_text_reads_her_unit_as_its_own() -> None:
    """A Sniper of the rival's is strong against Intercept in its own unit."""
    assert tanis("pl", {"V1": "sniper", "V2": "knight"}).play("attack 1.V1>1.V2").damage("1.V2") == 10


@pytest.mark.rule("PT-RUL-122", "PT-ATK-5")
def test_leader_a_lent_hero_shoots() -> None:
    scene = tanis("pl", {"V1": "planestalker", "R2": "witch"}).play("shoot 1.V1>1.R2")
    assert scene.damage("1.R2") == 3


@pytest.mark.rule("PT-RUL-122", "PT-ATK-6")
def test_leader_what_answers_damages_it_where_it_stands() -> None:
    scene = tanis("pl", {"V1": "fighter", "V2": "knight"}).play("attack 1.V1>1.V2")
    assert (scene.damage("1.V2"), scene.damage("1.V1")) == (4, 2)


@pytest.mark.rule("PT-RUL-122")
def test_leader_what_answers_to_attacks_of_the_rival_hears_it() -> None:
    """The Templar's order defeats rival heroes that strike its player's unit; the lent hero counts as one of hers."""
    scene = BothSets(leaders=("puppeteer", "paladin"), rival={"V1": "fighter", "V2": "witch"}, rival_hand=("templar",), active=1)
    scene.play("1: order templar", "1: end", "attack 1.V1>1.V2")
    assert scene.stands("1.V1") == "corpse 1.fighter"


@EARLY
@pytest.mark.rule("PT-RUL-122", "PT-ACT-4")
def test_leader_a_lent_hero_casts_where_spells_are_attack_actions(edition: EditionId) -> None:
    scene = tanis(edition, {"V1": "plaguebearer", "V2": "witch"}).play("cast 1.V1", "mode 1.C2")
    assert (scene.damage("1.V2"), scene.state.budget.actions) == (2, 1)
    assert scene.refused("cast 1.V1") == "PT-ACT-4"


@pytest.mark.rule("PT-RUL-122")
def test_leader_a_text_that_lets_the_lent_hero_attack_uses_her_unit_too() -> None:
    rival = {"V1": "werewolf", "V2": "witch"}
    scene = tanis("pl", rival, {"F3": "mystic"}).play("cast 1.V1")
    assert (scene.damage("1.V2"), scene.state.budget.actions) == (5, 2)


@LATE
@pytest.mark.rule("PT-RUL-122", "PT-ACT-4")
def test_leader_a_lent_hero_casts_no_spells_where_these_are_no_attack_actions(edition: EditionId) -> None:
    assert tanis(edition, {"V1": "plaguebearer", "V2": "witch"}).refused("cast 1.V1") == "PT-RUL-122"


@ALL
@pytest.mark.rule("PT-CEASE-1")
def test_leader_lends_nobody_in_the_ceasefire(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), rival={"V1": "fighter", "V2": "witch"}, round=1)
    assert scene.refused("attack 1.V1>1.V2") == "PT-CEASE-1"


@pytest.mark.rule("PT-SET-9")
def test_without_her_nobody_attacks_with_rival_heroes() -> None:
    assert BothSets(rival={"V1": "fighter", "V2": "witch"}).refused("attack 1.V1>1.V2") == "PT-SET-9"


@pytest.mark.rule("PT-CEASE-2", "PT-RUL-117")
def test_order_in_the_ceasefire_is_judged_by_the_heroes_whose_orders_it_can_carry_out() -> None:
    """By the Russian rules; the leader's order does not count, and neither do orders of corpses."""
    hand = ("puppeteer",)
    scene = BothSets(edition="ru", leaders=("sniper", "paladin"), own={"V1": "knight", "V2": "corpse priestess"}, hand=hand, round=1)
    assert scene.refused("order puppeteer") == "PT-CEASE-2"
    scene = BothSets(edition="ru", leaders=("knight", "paladin"), own={"V1": "sniper"}, hand=hand, round=1).play("order puppeteer")
    assert scene.piece("V1").mods  # type: ignore[union-attr]

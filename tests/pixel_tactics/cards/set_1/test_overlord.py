"""The Overlord's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
REXAN = ("overlord", "paladin")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_3_and_life_7(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "overlord/6"}, rival={"R1": "overlord/7"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.overlord", "corpse 1.overlord")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-ATK-4", "PT-END-1")
def test_leader_has_strength_4_and_life_17_and_does_not_shoot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=REXAN, rival={"R1": "mystic"}, wave="F")
    assert not scene.can("shoot F2>R1")
    assert scene.play("attack F2>F2").damage("1.F2") == 4
    scene = Scene(cards=cards, leaders=("overlord", "overlord"), damage=(16, 17)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts(cards: str) -> None:
    """Its own column only, and not when it lies dead."""
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "overlord", "R1": "witch", "R3": "mystic"})
    scene.play("shoot V1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (3, 0)
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "overlord", "R3": "mystic"}).play("shoot V1>R3")
    assert (scene.damage("1.V1"), scene.damage("1.R3")) == (0, 3)
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "corpse overlord", "R1": "witch"}).play("shoot V1>R1")
    assert scene.damage("1.R1") == 3


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts_first_those_behind_are_no_targets() -> None:
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V1": "overlord", "R1": "witch"})
    assert scene.refused("shoot V1>R1") == "PT-ATK-5"
    assert scene.play("shoot V1>V1").damage("1.V1") == 3


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_flank(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"F1": "overlord", "R1": "witch"}).play("shoot V1>R1")
    assert (scene.damage("1.F1"), scene.damage("1.R1")) == (0, 3)


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_flank_the_leader_attacks_in_melee_beside_its_own_attack(cards: str) -> None:
    """Before it and after it; the target is the player's choice among those in melee."""
    for lines in (("cast F1", "attack F2>V1", "attack F2>V1"), ("attack F2>V1", "cast F1", "attack F2>V1")):
        scene = Scene(cards=cards, leaders=("templar", "paladin"), own={"F1": "overlord"}, rival={"V1": "knight", "R1": "witch"}, wave="F")
        scene.play(*lines)
        assert (scene.damage("1.V1"), scene.damage("1.F2"), scene.damage("1.R1")) == (8, 0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-49")
def test_flank_a_leader_who_shoots_makes_a_melee_attack_all_the_same(cards: str) -> None:
    own, rival = {"F1": "overlord"}, {"V1": "knight", "R1": "witch"}
    scene = Scene(cards=cards, leaders=("trapper", "paladin"), own=own, rival=rival, wave="F").play("cast F1", waiting=0)
    assert not scene.can("shoot F2>V1")
    assert not scene.can("shoot F2>R1")
    assert not scene.can("attack F2>R1")
    assert not scene.can("none")
    assert scene.play("attack F2>V1").damage("1.V1") == 5


@BOTH
@pytest.mark.rule("PT-RUL-49", "PT-RUL-13")
def test_flank_does_nothing_with_a_leader_behind_a_hero(cards: str) -> None:
    """A corpse before the leader is no hindrance."""
    scene = Scene(cards=cards, own={"F1": "overlord", "V2": "witch"}, rival={"V2": "knight"}, wave="F").play("cast F1")
    assert scene.damage("1.V2") == 0
    scene = Scene(cards=cards, own={"F1": "overlord", "V2": "corpse witch"}, rival={"V2": "knight"}, wave="F").play("cast F1")
    assert scene.damage("1.V2") == (3 if cards == "set_1_first" else 4)


@BOTH
@pytest.mark.rule("PT-DMG-6")
def test_flank_no_hero_attacks_by_it(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "overlord", "V3": "fighter"}, rival={"V1": "knight"}, wave="F").play("cast F1", waiting=0)
    assert [scene.can(f"attack {at}>V1") for at in ("F1", "V3", "F2")] == [False, False, True]
    scene.play("attack F2>F2")
    assert scene.refused("attack F1>V1") == "PT-ACT-4"


@pytest.mark.parametrize("edition", ["en", "ru", "first"])
@pytest.mark.rule("PT-CEASE-1")
def test_flank_and_rear_are_not_for_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"F1": "overlord"}, wave="F", round=1).refused("cast F1") == "PT-CEASE-1"
    assert Scene(edition=edition, own={"R1": "overlord"}, wave="R", round=1).refused("cast R1") == "PT-CEASE-1"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-RUL-49", "PT-RUL-13")
def test_rear_any_own_hero_in_melee_attacks_itself_too(cards: str) -> None:
    own = {"R1": "overlord", "V2": "fighter", "R2": "witch", "V3": "corpse mystic"}
    scene = Scene(cards=cards, own=own, rival={"V1": "knight"}, wave="R").play("cast R1", waiting=0)
    assert [scene.can(f"attack {at}>V1") for at in ("R1", "V2", "R2", "V3", "F2")] == [True, True, False, False, False]
    assert not scene.can("none")
    assert scene.play("attack R1>V1").damage("1.V1") == 3
    scene = Scene(cards=cards, own=own, rival={"V1": "knight"}, wave="R").play("cast R1", "attack V2>V1")
    assert scene.damage("1.V1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-13", "PT-ATK-8")
def test_rear_does_nothing_with_no_hero_in_melee(cards: str) -> None:
    """The Gunner before it could only shoot from behind the Witch; only the leader is in front elsewhere."""
    scene = Scene(cards=cards, own={"V1": "corpse witch", "F1": "gunner", "R1": "overlord"}, rival={"V1": "knight"}, wave="R")
    scene.play("cast R1", waiting=0)
    assert [scene.can(line) for line in ("attack F1>V1", "shoot F1>V1", "attack R1>V1")] == [True, False, False]
    scene = Scene(cards=cards, own={"R2": "overlord"}, rival={"V1": "knight"}, wave="R").play("cast R2")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_rear_the_attack_does_not_count_against_the_heros_own(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "overlord", "R3": "planestalker"}, rival={"V1": "knight"}, wave="R")
    scene.play("attack R3>V1", "cast R1", "attack R3>V1")
    assert scene.damage("1.V1") == 6


@pytest.mark.parametrize(("edition", "legal"), [("en", False), ("ru", False), ("first", True), ("pl", True)])
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_rear_a_hero_recruited_this_wave_where_the_edition_lets_it(edition: EditionId, *, legal: bool) -> None:
    scene = Scene(edition=edition, own={"R1": "overlord"}, rival={"V1": "knight"}, hand=("fighter",), wave="R")
    scene.play("recruit fighter R3", "cast R1", waiting=0)
    assert scene.can("attack R3>V1") is legal
    assert scene.can("attack R1>V1")


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-2", "PT-ACT-6")
def test_order_recruits_any_number_into_one_row(cards: str) -> None:
    """Of any wave, for one action; only into its empty slots, and never into the leader's."""
    hand = ("overlord", "knight", "witch", "oracle")
    scene = Scene(cards=cards, own={"V1": "mystic"}, hand=hand).play("order overlord", waiting=0)
    assert [scene.can(f"mode {row}") for row in ("0.V", "0.F", "0.R", "1.V")] == [True, True, True, False]
    scene.play("mode 0.F", waiting=0)
    assert [scene.can(f"recruit knight {at}") for at in ("F1", "F2", "F3", "V2", "R1")] == [True, False, True, False, False]
    scene.play("recruit knight F1", "recruit witch F3")
    assert (scene.stands("F1"), scene.stands("F3"), scene.hand(), scene.discard()) == ("0.knight", "0.witch", {"0.oracle"}, {"0.overlord"})
    assert scene.state.budget.actions == 1


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_order_as_few_as_you_like(cards: str) -> None:
    scene = Scene(cards=cards, hand=("overlord", "knight", "witch")).play("order overlord", "mode 0.R", "recruit witch R2", "none")
    assert (scene.stands("R2"), scene.hand()) == ("0.witch", {"0.knight"})
    assert Scene(cards=cards, hand=("overlord", "knight")).play("order overlord", "mode 0.V", "none").hand() == {"0.knight"}


@BOTH
@pytest.mark.rule("PT-ACT-2", "PT-DMG-4", "PT-ATK-8")
def test_order_heroes_and_corpses_hold_their_slots(cards: str) -> None:
    own = {"V1": "mystic", "V2": "corpse gunner"}
    scene = Scene(cards=cards, own=own, hand=("overlord", "knight", "witch")).play("order overlord", "mode 0.V", waiting=0)
    assert [scene.can(f"recruit knight {at}") for at in ("V1", "V2", "V3")] == [False, False, True]
    assert scene.play("recruit knight V3").hand() == {"0.witch"}
    full = Scene(cards=cards, own=own | {"V3": "templar"}, hand=("overlord", "knight")).play("order overlord", "mode 0.V")
    assert full.hand() == {"0.knight"}


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_order_with_no_other_card_recruits_nobody(cards: str) -> None:
    scene = Scene(cards=cards, hand=("overlord",)).play("order overlord", "mode 0.V")
    assert (scene.hand(), scene.discard()) == (set(), {"0.overlord"})


@BOTH
@pytest.mark.rule("PT-RUL-49", "PT-ACT-3")
def test_order_its_recruits_do_not_attack_in_this_wave(cards: str) -> None:
    """But in the next, if they stand in its row."""
    scene = Scene(cards=cards, hand=("overlord", "knight")).play("order overlord", "mode 0.V", "recruit knight V1")
    assert scene.refused("attack V1>F2") == "PT-ACT-3"
    scene = Scene(cards=cards, hand=("overlord", "knight")).play("order overlord", "mode 0.F", "recruit knight F1", "end", "1: end")
    assert scene.play("attack F1>F2").damage("1.F2") == 3


@BOTH
@pytest.mark.rule("PT-RUL-46")
def test_order_each_recruit_attacks_at_once_for_borneo(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("mascot", "paladin"), hand=("overlord", "fighter", "witch"), rival={"V1": "knight"})
    scene.play("order overlord", "mode 0.V", "recruit fighter V1", "attack V1>V1", "recruit witch V3", "none")
    assert (scene.damage("1.V1"), scene.stands("V3"), scene.hand()) == (4, "0.witch", set())


@pytest.mark.parametrize(("edition", "legal"), [("en", False), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-2")
def test_order_touches_the_own_side_alone_in_the_ceasefire(edition: EditionId, *, legal: bool) -> None:
    scene = Scene(edition=edition, hand=("overlord", "knight"), round=1)
    if not legal:
        assert scene.refused("order overlord") == "PT-CEASE-2"
        return
    assert scene.play("order overlord", "mode 0.R", "recruit knight R1").stands("R1") == "0.knight"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-OWN-1")
def test_leader_takes_a_casualty_of_the_rival_undamaged_into_any_free_slot(cards: str) -> None:
    """Of any row, not the leader's nor one with a corpse; no corpse stays behind; it fights for its new unit."""
    own = {"F1": "mystic", "V3": "corpse oracle"}
    scene = Scene(cards=cards, leaders=REXAN, own=own, rival={"V1": "gunner/4"}).play("end", "1: end", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "F3", "R2", "F1", "F2", "V3", "1.V2")] == [True] * 3 + [False] * 4
    scene.play("pick F3")
    assert (scene.stands("F3"), scene.damage("F3"), scene.stands("1.V1")) == ("1.gunner", 0, "")
    assert scene.play("shoot F3>F2").damage("1.F2") == 5


@BOTH
@pytest.mark.rule("PT-RUL-50")
def test_leader_may_leave_it(cards: str) -> None:
    scene = Scene(cards=cards, leaders=REXAN, rival={"V1": "witch/5"}).play("end", "1: end", "none")
    assert scene.stands("1.V1") == "corpse 1.witch"


@BOTH
@pytest.mark.rule("PT-RUL-50")
def test_leader_needs_a_free_slot(cards: str) -> None:
    names = ("knight", "oracle", "mystic", "healer", "gunner", "fighter", "assassin", "trapper")
    full = {at: f"corpse {name}" for at, name in zip(("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3"), names, strict=True)}
    scene = Scene(cards=cards, leaders=REXAN, own=full, rival={"V1": "witch/5"}).play("end", "1: end")
    assert scene.stands("1.V1") == "corpse 1.witch"


@BOTH
@pytest.mark.rule("PT-RUL-50")
def test_leader_slots_of_own_new_corpses_are_not_free(cards: str) -> None:
    scene = Scene(cards=cards, leaders=REXAN, own={"V1": "mystic/7"}, rival={"V1": "witch/5"}).play("end", "1: end", waiting=0)
    assert scene.stands("V1") == "corpse 0.mystic"
    assert (scene.can("pick V1"), scene.can("pick V2")) == (False, True)
    assert scene.play("pick V2").stands("V2") == "1.witch"


@BOTH
@pytest.mark.rule("PT-RUL-50")
def test_leader_several_casualties_one_by_one_in_the_order_he_likes(cards: str) -> None:
    scene = Scene(cards=cards, leaders=REXAN, rival={"V1": "witch/5", "V2": "gunner/4"}).play("end", "1: end", waiting=0)
    assert scene.can("mode 0.overlord:1.witch")
    scene.play("mode 0.overlord:1.gunner", "pick V1", waiting=0)
    assert not scene.can("pick V1")
    scene.play("pick R3")
    assert (scene.stands("V1"), scene.stands("R3")) == ("1.gunner", "1.witch")


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-RUL-23")
def test_leader_takes_what_an_effect_defeats_too(cards: str) -> None:
    """At once; in the vanguard wave it attacks in this very turn (PT-RUL-15)."""
    scene = Scene(cards=cards, leaders=REXAN, rival={"V1": "fighter", "F1": "mystic"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "pick V1")
    assert (scene.stands("V1"), scene.stands("1.V1")) == ("1.fighter", "")
    assert scene.play("attack V1>F1").damage("1.F1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-50")
def test_leader_takes_no_own_hero_and_none_that_is_no_casualty(cards: str) -> None:
    own, rival = {"V1": "mystic/7"}, {"V1": "witch/4", "R1": "corpse gunner"}
    scene = Scene(cards=cards, leaders=REXAN, own=own, rival=rival).play("end", "1: end")
    assert [scene.stands(at) for at in ("V1", "1.V1", "1.R1")] == ["corpse 0.mystic", "1.witch", "corpse 1.gunner"]


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-OWN-1")
def test_leader_with_one_life_it_goes_to_its_owners_discard_pile_without_a_corpse(cards: str) -> None:
    """One damage is lethal for the Fighter of eight; its first owner's own Rexan does not take it back."""
    scene = Scene(cards=cards, leaders=("overlord", "overlord"), rival={"V1": "fighter/8", "F1": "mystic"})
    scene.play("end", "1: end", "pick V1", "end", "1: attack F1>0.V1", "1: end")
    assert (scene.stands("V1"), scene.discard(0), scene.discard(1)) == ("", set(), {"1.fighter"})


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-DMG-3")
def test_leader_without_damage_it_stays(cards: str) -> None:
    scene = Scene(cards=cards, leaders=REXAN, rival={"V1": "fighter/8"}).play("end", "1: end", "pick V1", "end", "1: end", "end", "1: end")
    assert scene.stands("V1") == "1.fighter"


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-OWN-1")
def test_leader_what_he_took_returns_to_its_owners_hand(cards: str) -> None:
    """The Illusionist's spell sends it there."""
    scene = Scene(cards=cards, leaders=REXAN, own={"V3": "illusionist"}, rival={"V1": "fighter"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "pick V1", "cast V3", "pick V1")
    assert (scene.stands("V1"), scene.hand(), scene.hand(1)) == ("", set(), {"1.fighter"})


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-RUL-28", "PT-ATK-7", "PT-FAQ-13")
def test_leader_whose_player_is_active_takes_the_hero_before_its_parting_attack(cards: str) -> None:
    """The attack is still made, from where the hero fell; upon the stolen hero too, if Shekhtur's player likes."""
    scene = Scene(cards=cards, leaders=("overlord", "berserker"), own={"V1": "knight"}, rival={"V1": "fighter/8"})
    scene.play("end", "1: end", waiting=0)
    scene.play("pick V3", waiting=1)
    assert (scene.stands("V3"), scene.stands("1.V1")) == ("1.fighter", "")
    assert [scene.can(f"1: attack V1>{at}") for at in ("V1", "V3", "F2")] == [True, True, True]
    assert scene.play("1: attack V1>V1").damage("V1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-RUL-25", "PT-RUL-59", "PT-ATK-7")
def test_leader_what_he_took_does_not_pay_for_its_parting_attack(cards: str) -> None:
    """The Knight answers an attacker in play; the one that struck has fallen."""
    scene = Scene(cards=cards, leaders=("overlord", "berserker"), own={"V1": "knight"}, rival={"V1": "fighter"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "pick V3", "1: attack V1>V1")
    piece = scene.piece("V3")
    assert piece is not None
    assert (piece.damage, piece.done_this_wave) == (0, ("revived",))


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-RUL-28", "PT-ATK-7")
def test_leader_whose_player_is_not_active_takes_the_hero_after_its_parting_attack(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("overlord", "berserker"), own={"V1": "knight"}, rival={"V1": "fighter/8"}, active=1)
    scene.play("1: end", "end", waiting=1)
    scene.play("1: attack V1>V1", "pick V3")
    assert (scene.damage("V1"), scene.stands("V3"), scene.stands("1.V1")) == (4, "1.fighter", "")


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-RUL-67")
def test_leader_leaves_hepzibah_no_corpse(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("overlord", "witch"), rival={"F1": "fighter/8"})
    scene.play("end", "1: end", "pick R1", "end")
    assert scene.stands("1.F1") == ""
    assert not scene.can("1: attack F1>F2")


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-RUL-48")
def test_leader_an_oracle_he_took_reads_his_own_deck(cards: str) -> None:
    """Of her controller; not her owner's."""
    scene = Scene(cards=cards, leaders=REXAN, rival={"V1": "oracle/4"}, deck=("knight", "witch")).play(
        "end", "1: end", "pick R1", waiting=-1
    )
    scene.play("drawn 0.witch")
    assert [held.card for held in GAME.view(scene.state, Seat(0)).players[0].top] == ["0.witch"]
    assert scene.state.players[1].deck.top == ()

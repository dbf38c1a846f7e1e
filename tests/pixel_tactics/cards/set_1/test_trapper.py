"""The Trapper's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_4_and_life_5(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "trapper/4"}, rival={"R1": "trapper/5"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 4
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.trapper", "corpse 1.trapper")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_5_and_life_19(cards: str) -> None:
    assert Scene(cards=cards, leaders=("trapper", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 5
    scene = Scene(cards=cards, leaders=("trapper", "trapper"), damage=(18, 19)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@EDITIONS
@pytest.mark.rule("PT-ATK-4", "PT-RUL-62")
def test_vanguard_takes_no_damage_from_shots_aimed_at_it(edition: EditionId) -> None:
    """It may be aimed at."""
    scene = Scene(edition=edition, own={"V1": "gunner"}, rival={"V1": "trapper", "V3": "mystic"})
    assert scene.play("shoot V1>V1").damage("1.V1") == 0
    assert scene.refused("shoot V1>V3") == "PT-ACT-3"


@pytest.mark.rule("PT-ATK-5", "PT-RUL-62")
def test_vanguard_second_stands_in_the_way_of_shots_and_takes_none_of_them() -> None:
    """In its column only, also for the leader."""
    rival = {"V2": "trapper", "R2": "oracle", "R1": "witch"}
    for at in ("F2", "R2"):
        scene = Scene(own={"V1": "planestalker"}, rival=rival).play(f"shoot V1>{at}")
        assert (scene.damage(f"1.{at}"), scene.damage("1.V2")) == (0, 0)
    assert Scene(own={"V1": "planestalker"}, rival=rival).play("shoot V1>R1").damage("1.R1") == 3


@pytest.mark.rule("PT-ATK-5", "PT-RUL-62")
def test_vanguard_first_those_behind_it_are_no_targets() -> None:
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V2": "trapper", "R2": "oracle", "R1": "witch"})
    assert [scene.refused(f"shoot V1>{at}") for at in ("F2", "R2")] == ["PT-ATK-5", "PT-ATK-5"]
    assert scene.can("shoot V1>V2")
    assert scene.can("shoot V1>R1")


@EDITIONS
@pytest.mark.rule("PT-ATK-3", "PT-DMG-5", "PT-RUL-1")
def test_vanguard_takes_all_other_damage(edition: EditionId) -> None:
    """Melee, also of one who can shoot; spells; orders."""
    rival = {"V1": "trapper"}
    assert Scene(edition=edition, own={"V1": "planestalker"}, rival=rival).play("attack V1>V1").damage("1.V1") == 3
    assert Scene(edition=edition, own={"R1": "alchemist"}, rival=rival, wave="R").play("cast R1", "pick 1.V1", "none").damage("1.V1") == 1
    assert Scene(edition=edition, rival=rival, hand=("knight",)).play("order knight").damage("1.V1") == 4


@EDITIONS
@pytest.mark.rule("PT-ATK-10", "PT-DMG-4")
def test_vanguard_texts_are_silent_in_the_flank_and_on_a_corpse(edition: EditionId) -> None:
    own = {"V1": "planestalker"}
    assert Scene(edition=edition, own=own, rival={"F1": "trapper", "R1": "oracle"}).play("shoot V1>R1").damage("1.R1") == 3
    assert Scene(edition=edition, own=own, rival={"F1": "trapper"}).play("shoot V1>F1").damage("1.F1") == 3
    assert Scene(edition=edition, own=own, rival={"V1": "corpse trapper", "R1": "oracle"}).play("shoot V1>R1").damage("1.R1") == 3


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.parametrize("at", ["F1", "R1"])
@pytest.mark.rule("PT-ATK-5", "PT-ATK-12")
def test_flank_second_the_forerunner_intercepts(at: str) -> None:
    """For the Trapper and for who is behind it; and takes the damage."""
    scene = Scene(own={"V1": "gunner"}, rival={"V1": "witch", "F1": "trapper", "R1": "oracle"}).play(f"shoot V1>{at}")
    assert (scene.damage("1.V1"), scene.damage(f"1.{at}")) == (8, 0)


@pytest.mark.rule("PT-ATK-5", "PT-ATK-12")
def test_flank_first_the_forerunner_intercepts() -> None:
    """A Gunner has three more strength against it."""
    scene = Scene(edition="first", own={"V1": "gunner"}, rival={"V1": "witch", "F1": "trapper", "R1": "oracle"})
    assert [scene.refused(f"shoot V1>{at}") for at in ("F1", "R1")] == ["PT-ATK-5", "PT-ATK-5"]
    assert scene.play("shoot V1>V1").damage("1.V1") == 8


@EDITIONS
@pytest.mark.rule("PT-ATK-10", "PT-ATK-12")
def test_flank_nobody_else_intercepts(edition: EditionId) -> None:
    """Neither who stands in another column nor a corpse in front; nobody for another column; not from the rear."""
    own = {"V1": "planestalker"}
    assert Scene(edition=edition, own=own, rival={"V3": "knight", "F1": "trapper"}).play("shoot V1>F1").damage("1.F1") == 3
    assert Scene(edition=edition, own=own, rival={"V1": "corpse witch", "F1": "trapper"}).play("shoot V1>F1").damage("1.F1") == 3
    scene = Scene(edition=edition, own=own, rival={"V2": "witch", "F1": "trapper", "R2": "oracle"}).play("shoot V1>R2")
    assert scene.damage("1.R2") == 3
    rival = {"F3": "witch", "R3": "trapper", "V1": "oracle"}
    assert Scene(edition=edition, own=own, rival=rival).play("shoot V1>R3").damage("1.R3") == 3


@EDITIONS
@pytest.mark.rule("PT-ATK-4", "PT-ATK-12")
def test_flank_the_supporter_can_shoot(edition: EditionId) -> None:
    """From behind, at anybody; neither the neighbour nor the Trapper nor the forerunner."""
    own = {"V1": "witch", "F1": "trapper", "R1": "fighter", "R2": "knight"}
    scene = Scene(edition=edition, own=own, rival={"R2": "oracle"}, wave="R")
    assert not scene.can("shoot R2>R2")
    assert not scene.can("attack R1>F2")
    assert scene.play("shoot R1>R2").damage("1.R2") == 8
    assert not Scene(edition=edition, own=own, rival={"R2": "oracle"}).can("shoot V1>R2")
    assert not Scene(edition=edition, own=own, rival={"R2": "oracle"}, wave="F").can("shoot F1>R2")


@EDITIONS
@pytest.mark.rule("PT-ATK-10", "PT-DMG-4")
def test_flank_texts_are_silent_in_the_vanguard_and_on_a_corpse(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "trapper", "F1": "fighter"}, rival={"R2": "mystic"}, wave="F")
    assert scene.refused("shoot F1>R2") == "PT-ATK-4"
    scene = Scene(edition=edition, own={"F1": "corpse trapper", "R1": "fighter"}, rival={"R2": "mystic"}, wave="R")
    assert scene.refused("shoot R1>R2") == "PT-ATK-4"


@EDITIONS
@pytest.mark.rule("PT-RUL-18")
def test_flank_a_supporter_that_is_moved_away_can_shoot_no_more(edition: EditionId) -> None:
    """The Trapper moves, the Fighter stays."""
    scene = Scene(edition=edition, own={"F1": "trapper", "R1": "fighter"}, rival={"R2": "mystic"}, wave="R").play("move F1 F3")
    assert scene.refused("shoot R1>R2") == "PT-ATK-4"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-RUL-62")
def test_rear_the_rival_discards_one_card_at_random(edition: EditionId) -> None:
    """Any card of his hand, as luck has it; none of the own."""
    scene = Scene(edition=edition, own={"R1": "trapper"}, hand=("oracle",), rival_hand=("knight", "witch", "gunner"), wave="R")
    scene.play("cast R1", waiting=-1)
    assert all(scene.can(f"taken 1.{name}") for name in ("knight", "witch", "gunner"))
    assert not scene.can("taken 0.oracle")
    scene.play("taken 1.witch")
    assert (scene.hand(1), scene.discard(1), scene.hand()) == ({"1.knight", "1.gunner"}, {"1.witch"}, {"0.oracle"})
    assert scene.refused("cast R1") == "PT-ACT-4"


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_rear_does_nothing_to_an_empty_hand(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "trapper"}, wave="R").play("cast R1")
    assert (scene.hand(1), scene.discard(1), scene.state.budget.actions) == (set(), set(), 1)


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-1")
def test_rear_not_in_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "trapper"}, rival_hand=("knight",), wave="R", round=1)
    assert scene.refused("cast R1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- order
@EDITIONS
@pytest.mark.rule("PT-ACT-6", "PT-RUL-62")
def test_order_the_rival_discards_three_cards_at_random(edition: EditionId) -> None:
    """Three different ones, and no fourth."""
    scene = Scene(edition=edition, hand=("trapper", "oracle"), rival_hand=("knight", "witch", "gunner", "mystic"))
    scene.play("order trapper", "taken 1.witch", waiting=-1)
    assert not scene.can("taken 1.witch")
    scene.play("taken 1.knight", "taken 1.mystic")
    assert (scene.hand(1), scene.discard(1)) == ({"1.gunner"}, {"1.witch", "1.knight", "1.mystic"})
    assert (scene.hand(), scene.discard()) == ({"0.oracle"}, {"0.trapper"})


@EDITIONS
@pytest.mark.parametrize("rival_hand", [(), ("knight",), ("knight", "witch"), ("knight", "witch", "gunner")])
@pytest.mark.rule("PT-ATK-8", "PT-RUL-62")
def test_order_as_many_as_there_are(edition: EditionId, rival_hand: tuple[str, ...]) -> None:
    scene = Scene(edition=edition, hand=("trapper",), rival_hand=rival_hand)
    scene.play("order trapper", *[f"taken 1.{name}" for name in rival_hand])
    assert (scene.hand(1), scene.discard(1)) == (set(), {f"1.{name}" for name in rival_hand})


@EDITIONS
@pytest.mark.rule("PT-RUL-16", "PT-RUL-41")
def test_order_of_the_rivals_trapper_turns_against_him(edition: EditionId) -> None:
    """Taken by an Illusionist's order it is in nobody's hand; three of the others go."""
    scene = Scene(edition=edition, hand=("illusionist", "oracle"), rival_hand=("trapper", "knight", "witch", "gunner"))
    scene.play("order illusionist", "taken 1.trapper", "taken 1.knight", "taken 1.witch", "taken 1.gunner")
    assert (scene.hand(1), scene.hand()) == (set(), {"0.oracle"})


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-2")
def test_order_not_in_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=("trapper",), rival_hand=("knight",), round=1).refused("order trapper") == "PT-CEASE-2"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@EDITIONS
@pytest.mark.rule("PT-ATK-4")
def test_leader_shoots_at_anybody_from_behind_his_heroes(edition: EditionId) -> None:
    """In the flank wave, like any leader; once."""
    leaders = ("trapper", "paladin")
    scene = Scene(edition=edition, leaders=leaders, own={"V2": "witch"}, rival={"V1": "witch", "R1": "oracle"}, wave="F")
    assert not scene.can("attack F2>V1")
    assert scene.play("shoot F2>R1").damage("1.R1") == 5
    assert scene.refused("shoot F2>R1") == "PT-ACT-3"
    assert not Scene(edition=edition, leaders=leaders, rival={"R1": "oracle"}).can("shoot F2>R1")
    assert not Scene(edition=edition, leaders=leaders, own={"V1": "witch"}, rival={"R1": "oracle"}).can("shoot V1>R1")


@pytest.mark.parametrize(("front", "at"), [("V1", "F1"), ("V1", "R1"), ("F1", "R1"), ("V2", "F2"), ("V2", "R2")])
@pytest.mark.rule("PT-ATK-5", "PT-ATK-11")
def test_leader_second_his_heroes_intercept_in_any_row(front: str, at: str) -> None:
    """Also for him."""
    rival = {front: "witch"} | ({} if at == "F2" else {at: "summoner"})
    scene = Scene(leaders=("paladin", "trapper"), own={"V1": "planestalker"}, rival=rival).play(f"shoot V1>{at}")
    assert (scene.damage(f"1.{front}"), scene.damage(f"1.{at}")) == (3, 0)


@pytest.mark.parametrize(("front", "at"), [("V1", "F1"), ("V1", "R1"), ("F1", "R1"), ("V2", "F2"), ("V2", "R2")])
@pytest.mark.rule("PT-ATK-5", "PT-ATK-11")
def test_leader_first_his_heroes_intercept_in_any_row(front: str, at: str) -> None:
    rival = {front: "witch"} | ({} if at == "F2" else {at: "summoner"})
    scene = Scene(edition="first", leaders=("paladin", "trapper"), own={"V1": "planestalker"}, rival=rival)
    assert scene.refused(f"shoot V1>{at}") == "PT-ATK-5"
    assert scene.play(f"shoot V1>{front}").damage(f"1.{front}") == 3


@EDITIONS
@pytest.mark.rule("PT-DMG-4", "PT-DMG-6", "PT-ATK-5")
def test_leader_neither_he_nor_corpses_nor_the_rivals_heroes_intercept(edition: EditionId) -> None:
    leaders, own = ("paladin", "trapper"), {"V1": "planestalker"}
    rival = {"R2": "mystic", "V1": "corpse witch", "R1": "oracle"}
    for at in ("R2", "R1", "F2"):
        assert Scene(edition=edition, leaders=leaders, own=own, rival=rival).play(f"shoot V1>{at}").damage(f"1.{at}") == 3
    scene = Scene(edition=edition, leaders=("trapper", "paladin"), own=own, rival={"V1": "witch", "R1": "mystic"}).play("shoot V1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (0, 3)


@EDITIONS
@pytest.mark.rule("PT-ATK-3", "PT-ATK-5")
def test_leader_his_heroes_do_not_stand_in_the_way_of_melee(edition: EditionId) -> None:
    """Of two columns with heroes in front, either may be struck."""
    scene = Scene(edition=edition, leaders=("paladin", "trapper"), own={"V1": "fighter"}, rival={"V1": "witch", "F3": "mystic"})
    assert scene.play("attack V1>F3").damage("1.F3") == 4


@EDITIONS
@pytest.mark.rule("PT-RUL-36")
def test_leader_a_gunner_is_stronger_against_his_heroes(edition: EditionId) -> None:
    """Not against him."""
    leaders, own = ("paladin", "trapper"), {"V1": "gunner"}
    assert Scene(edition=edition, leaders=leaders, own=own, rival={"V1": "witch"}).play("attack V1>V1").damage("1.V1") == 8
    assert Scene(edition=edition, leaders=leaders, own=own, rival={"V1": "witch"}).play("attack V1>F2").damage("1.F2") == 5

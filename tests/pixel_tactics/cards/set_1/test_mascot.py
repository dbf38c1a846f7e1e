"""The Mascot's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_1_and_life_4(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "mascot/3"}, rival={"R1": "mascot/4"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 1
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.mascot", "corpse 1.mascot")


@pytest.mark.parametrize(("cards", "strength", "life"), [("set_1_first", 1, 20), ("set_1", 2, 17)])
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_his_printed_strength_and_life(cards: str, strength: int, life: int) -> None:
    assert Scene(cards=cards, leaders=("mascot", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == strength
    scene = Scene(cards=cards, leaders=("mascot", "mascot"), damage=(life - 1, life)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


@BOTH
def test_leader_is_called_by_both_names_wherever_it_is_read(cards: str) -> None:
    """The red deck calls it Borneo, the blue one Juto."""
    names = {card.id: card.name for card in pixel_tactics.SPEC.cards}
    assert names[f"{cards}/mascot/leader"] == "Borneo / Juto"
    view = GAME.view(Scene(cards=cards, leaders=("mascot", "paladin")).state, Seat(0))
    assert "F2*Borneo / Juto " in GAME.render_text(view)
    assert "Borneo / Juto" in GAME.render_svg(view)


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-13", "PT-RUL-45")
def test_vanguard_another_vanguard_hero_attacks_in_melee(cards: str) -> None:
    """Not itself, no hero of another row, no leader, none of the rival's; and somebody must."""
    own = {"V1": "mascot", "V2": "fighter", "V3": "planestalker", "F1": "witch"}
    scene = Scene(cards=cards, own=own, rival={"V1": "oracle", "V3": "mystic", "R3": "summoner"})
    scene.play("cast V1", waiting=0)
    assert scene.refused("none") == "PT-ACT-17"
    assert [line for line in ("attack V1>V1", "attack F1>V1", "attack F2>V1", "shoot V3>R3", "attack 1.V3>V1") if scene.can(line)] == []
    assert scene.refused("attack V2>R3") == "PT-ATK-3"
    assert scene.can("attack V3>V1")
    scene.play("attack V2>V3")
    assert [scene.damage(at) for at in ("1.V1", "1.V3", "1.F2")] == [0, 4, 0]


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_vanguard_the_granted_attack_is_beside_the_heros_own(cards: str) -> None:
    """Before its own attack, and after it."""
    own, rival = {"V1": "mascot", "V2": "fighter"}, {"V1": "knight", "V3": "fighter"}
    scene = Scene(cards=cards, own=own, rival=rival).play("cast V1", "attack V2>V3", "attack V2>V3")
    assert scene.damage("1.V3") == 8
    scene = Scene(cards=cards, own=own, rival=rival).play("attack V2>V3", "cast V1", "attack V2>V3")
    assert scene.damage("1.V3") == 8


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_vanguard_does_nothing_without_another_vanguard_hero(cards: str) -> None:
    """A corpse is none."""
    scene = Scene(cards=cards, own={"V1": "mascot", "V2": "corpse fighter", "R3": "oracle"}, rival={"V1": "witch"}).play("cast V1")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (0, 0)


@pytest.mark.parametrize(("edition", "damage"), [("first", 4), ("pl", 4), ("en", 0), ("ru", 0)])
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_vanguard_a_hero_recruited_this_wave_attacks_where_the_edition_lets_it(edition: EditionId, damage: int) -> None:
    scene = Scene(edition=edition, own={"V1": "mascot"}, hand=("fighter",)).play("recruit fighter V2", "cast V1")
    assert scene.damage("1.F2") == damage


@EDITIONS
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_not_in_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "mascot", "V2": "fighter"}, round=1).refused("cast V1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ACT-17", "PT-RUL-13", "PT-RUL-45")
def test_flank_another_flank_hero_attacks_from_afar(cards: str) -> None:
    """Without the ability, over its own side; not in melee, not the leader, no other row."""
    own = {"F1": "mascot", "F3": "knight", "V3": "witch", "R1": "gunner"}
    scene = Scene(cards=cards, own=own, rival={"V1": "oracle", "F1": "mystic", "R1": "summoner"}, wave="F")
    scene.play("cast F1", waiting=0)
    assert scene.refused("none") == "PT-ACT-17"
    lines = ("attack F3>V1", "shoot F1>V1", "shoot F2>V1", "shoot V3>V1", "shoot R1>V1", "shoot 1.F1>V1")
    assert [line for line in lines if scene.can(line)] == []
    scene.play("shoot F3>R1")
    assert [scene.damage(at) for at in ("1.R1", "1.V1")] == [3, 0]


@pytest.mark.rule("PT-ATK-5", "PT-RUL-13")
def test_flank_the_shot_is_intercepted() -> None:
    own, rival = {"F1": "mascot", "F3": "knight"}, {"V1": "fighter", "R1": "summoner"}
    scene = Scene(own=own, rival=rival, wave="F").play("cast F1", "shoot F3>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (3, 0)
    scene = Scene(edition="first", own=own, rival=rival, wave="F").play("cast F1", waiting=0)
    assert scene.refused("shoot F3>R1") == "PT-ATK-5"


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-DMG-6")
def test_flank_does_nothing_without_another_flank_hero(cards: str) -> None:
    """The leader is no hero."""
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own={"F1": "mascot"}, wave="F").play("cast F1")
    assert scene.damage("1.F2") == 0


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ACT-17", "PT-RUL-13", "PT-RUL-45")
def test_rear_another_rear_hero_attacks_from_afar(cards: str) -> None:
    own = {"R1": "mascot", "R2": "fighter", "F1": "witch", "V1": "planestalker"}
    scene = Scene(cards=cards, own=own, rival={"V1": "oracle", "R1": "summoner", "R3": "mystic"}, wave="R")
    scene.play("cast R1", waiting=0)
    assert scene.refused("none") == "PT-ACT-17"
    lines = ("attack R2>V1", "shoot R1>V1", "shoot F1>V1", "shoot F2>V1", "shoot V1>V1", "shoot 1.R3>V1")
    assert [line for line in lines if scene.can(line)] == []
    scene.play("shoot R2>R1")
    assert [scene.damage(at) for at in ("1.R1", "1.V1")] == [8, 0]


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_rear_does_nothing_without_another_rear_hero(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "mascot", "F1": "fighter", "R2": "corpse gunner"}, wave="R").play("cast R1")
    assert scene.damage("1.F2") == 0


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-6", "PT-RUL-16")
def test_order_does_what_the_order_on_the_leaders_card_says(cards: str) -> None:
    """The own leader's, who stays."""
    scene = Scene(cards=cards, leaders=("knight", "oracle"), rival={"V1": "witch"}, hand=("mascot", "healer")).play("order mascot")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (4, 4)
    assert (scene.stands("F2"), scene.discard(), scene.hand()) == ("0.knight", {"0.mascot"}, {"0.healer"})


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-37")
def test_order_the_leaders_order_is_not_played_besides(cards: str) -> None:
    """Rukyuk's order, and his three damage once: for the Mascot."""
    n = 4 if cards == "set_1_first" else 5
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own={"V1": "fighter"}, rival={"R1": "mystic"}, hand=("mascot",))
    scene.play("order mascot", "pick V1")
    assert (scene.damage("1.R1"), scene.damage("V1")) == (n, 3)


@BOTH
@pytest.mark.rule("PT-RUL-31")
def test_order_with_sagas_the_doppelgangers_own_order_is_meant(cards: str) -> None:
    """Not that of the leader whom he copies."""
    leaders = ("doppelganger", "pyromancer")
    scene = Scene(cards=cards, leaders=leaders, own={"V1": "fighter"}, rival={"V1": "witch"}, hand=("mascot", "knight"))
    scene.play("order mascot", "card knight")
    assert (scene.damage("1.V1"), scene.damage("V1"), scene.hand()) == (4, 0, {"0.knight"})


# -------------------------------------------------------------------------------------------------------------------------------- leader
BORNEO = ("mascot", "paladin")


@EDITIONS
@pytest.mark.rule("PT-ACT-15", "PT-RUL-46")
def test_leader_a_recruited_hero_may_attack_at_once(edition: EditionId) -> None:
    """At no cost; it may do without."""
    scene = Scene(edition=edition, leaders=BORNEO, rival={"V1": "witch", "R1": "oracle"}, hand=("fighter",))
    scene.play("recruit fighter V2", waiting=0)
    assert scene.refused("attack V2>R1") == "PT-ATK-3"
    assert not scene.can("shoot V2>R1")
    scene.play("attack V2>V1")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (4, 1)
    scene = Scene(edition=edition, leaders=BORNEO, rival={"V1": "witch"}, hand=("fighter",)).play("recruit fighter V2", "none")
    assert (scene.damage("1.V1"), scene.stands("V2"), scene.state.budget.actions) == (0, "0.fighter", 1)


@EDITIONS
@pytest.mark.rule("PT-ACT-3", "PT-RUL-14")
def test_leader_the_recruited_hero_has_no_attack_of_its_own_in_this_wave(edition: EditionId) -> None:
    for answer in ("attack V2>V1", "none"):
        scene = Scene(edition=edition, leaders=BORNEO, rival={"V1": "witch"}, hand=("fighter",)).play("recruit fighter V2", answer)
        assert scene.refused("attack V2>V1") == "PT-ACT-3"


@EDITIONS
@pytest.mark.rule("PT-ATK-4", "PT-RUL-46")
def test_leader_it_attacks_from_afar_if_it_can(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=BORNEO, rival={"V1": "witch", "R1": "oracle"}, hand=("planestalker",))
    scene.play("recruit planestalker V2", "shoot V2>R1")
    assert scene.damage("1.R1") == 3


@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-RUL-46")
def test_leader_it_may_cast_instead(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=BORNEO, own={"R1": "witch/1"}, rival={"V1": "oracle"}, hand=("alchemist",), wave="R")
    scene.play("recruit alchemist R2", "cast R2", "pick 1.V1", "none")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (1, 1)


@EDITIONS
@pytest.mark.rule("PT-ATK-3", "PT-RUL-13")
def test_leader_nothing_is_asked_if_it_can_do_nothing(edition: EditionId) -> None:
    """A Fighter behind a hero of its own."""
    scene = Scene(edition=edition, leaders=BORNEO, own={"V1": "witch"}, rival={"V1": "oracle"}, hand=("fighter",), wave="F")
    assert scene.play("recruit fighter F1").damage("1.V1") == 0


@EDITIONS
@pytest.mark.rule("PT-CEASE-1", "PT-RUL-46")
def test_leader_not_in_the_ceasefire(edition: EditionId) -> None:
    """Not even a spell for the own side."""
    scene = Scene(edition=edition, leaders=BORNEO, own={"R1": "witch/1"}, hand=("healer",), wave="R", round=1)
    assert scene.play("recruit healer R2").damage("R1") == 1


@EDITIONS
@pytest.mark.rule("PT-RUL-46")
def test_leader_only_for_the_own_side(edition: EditionId) -> None:
    """The rival's recruit is asked nothing."""
    scene = Scene(edition=edition, leaders=("paladin", "mascot"), rival={"V1": "witch"}, hand=("fighter",))
    assert scene.play("recruit fighter V2").damage("1.V1") == 0


@EDITIONS
@pytest.mark.rule("PT-RUL-46")
def test_leader_for_each_recruit_of_the_overlords_order(edition: EditionId) -> None:
    """One after the other, whatever row it is; at no cost."""
    scene = Scene(edition=edition, leaders=BORNEO, rival={"V1": "knight"}, hand=("overlord", "fighter", "gunner"))
    scene.play("order overlord", "mode 0.F", "recruit fighter F1", "attack F1>V1", "recruit gunner F3", "shoot F3>V1")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (11, 1)


@EDITIONS
@pytest.mark.rule("PT-RUL-46")
def test_leader_for_the_summoners_recruit(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=BORNEO, own={"F1": "summoner"}, rival={"V1": "witch"}, hand=("fighter",), wave="F")
    scene.play("cast F1", "recruit fighter R3", "attack R3>V1")
    assert scene.damage("1.V1") == 8


@EDITIONS
@pytest.mark.rule("PT-RUL-15", "PT-RUL-46")
def test_leader_not_for_a_revived_hero(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=BORNEO, own={"V1": "corpse fighter"}, rival={"V1": "witch"}, hand=("priestess",))
    scene.play("order priestess")
    assert (scene.stands("V1"), scene.damage("1.V1")) == ("0.fighter", 0)


@BOTH
@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize(("leader", "legal"), [("scientist", True), ("knight", False), ("mascot", True)])
def test_order_in_a_ceasefire_with_own_orders_is_judged_by_the_leaders(cards: str, leader: str, *, legal: bool) -> None:
    """Under a Mascot it carries out nothing (PT-RUL-45): its card is the leader itself, so that the rival's is played."""
    if leader == "mascot":
        scene = Scene(cards=cards, edition="ru", leaders=(leader, "oracle"), hand=("1.mascot",), round=1)
        assert scene.play("order 1.mascot").discard(1) == {"1.mascot"}
        return
    scene = Scene(cards=cards, edition="ru", leaders=(leader, "oracle"), hand=("mascot",), round=1)
    assert scene.can("order mascot") is legal
    if legal:
        assert scene.play("order mascot").state.budget.actions == 4
    else:
        assert scene.refused("order mascot") == "PT-CEASE-2"
    assert Scene(cards=cards, edition="en", leaders=(leader, "oracle"), hand=("mascot",), round=1).refused("order mascot") == "PT-CEASE-2"

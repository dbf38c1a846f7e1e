"""Damage, casualties, corpses and revival, edition by edition (PT-DMG)."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.pixel_tactics import AttackMade, DamageHealed, PieceDefeated, PieceRevived
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)


@IN_EACH
@pytest.mark.rule("PT-DMG-1", "PT-RUL-6", "PT-FAQ-2")
def test_damage_stays_and_may_go_beyond_life(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "fighter", "V2": "gunner"}, rival={"V1": "witch", "V2": "priestess/6"})
    scene.play("attack V1>V1", "shoot V2>V1")
    assert scene.damage("1.V1") == 9
    later = Scene(edition=edition, rival={"V2": "priestess/6"}).play("end", "1: end", "end", "1: end", "end", "1: end")
    assert later.damage("1.V2") == 6


@IN_EACH
@pytest.mark.rule("PT-DMG-1", "PT-DMG-2", "PT-RUL-6", "PT-FAQ-2")
@pytest.mark.parametrize(("damage", "stands"), [(5, "0.witch"), (8, "0.witch"), (9, "corpse 0.witch")])
def test_healing_before_the_waves_end_saves_a_hero_if_it_takes_off_enough(edition: EditionId, damage: int, stands: str) -> None:
    """Four off a life of five: nine damage are too much."""
    scene = Scene(edition=edition, own={"V1": "priestess", "F1": f"witch/{damage}"})
    scene.play("cast V1", "pick F1", "number 4", "end", "1: end")
    assert scene.stands("F1") == stands


@IN_EACH
@pytest.mark.rule("PT-DMG-2")
def test_a_hero_with_lethal_damage_does_all_that_others_do(edition: EditionId) -> None:
    def scene() -> Scene:
        return Scene(edition=edition, leaders=("trapper", "paladin"), own={"V1": "gunner/9", "V2": "mystic/9"}, rival={"V1": "priestess"})

    assert scene().play("shoot V1>F2").damage("1.F2") == 5
    assert scene().play("move V1 R1").stands("R1") == "0.gunner"
    assert scene().play("cast V2").damage("V2") == 0
    shielded = Scene(edition=edition, own={"V1": "gunner"}, rival={"V1": "fighter/9", "F1": "witch"})
    shielded.play("shoot V1>F1" if edition in {"en", "ru"} else "shoot V1>V1")
    assert shielded.damage("1.F1") == 0


@IN_EACH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
@pytest.mark.parametrize(("damage", "falls"), [(4, False), (5, True), (6, True)])
def test_at_the_waves_end_damage_of_life_or_more_makes_a_corpse_without_damage(edition: EditionId, damage: int, *, falls: bool) -> None:
    scene = Scene(edition=edition, rival={"V1": f"witch/{damage}"}).play("end", "1: end")
    assert scene.stands("1.V1") == ("corpse 1.witch" if falls else "1.witch")
    assert scene.damage("1.V1") == (0 if falls else damage)
    assert [event.card for event in scene.events if isinstance(event, PieceDefeated)] == (["1.witch"] if falls else [])


@IN_EACH
@pytest.mark.rule("PT-DMG-4")
def test_a_corpse_neither_attacks_nor_casts_nor_blocks_and_fills_its_slot(edition: EditionId) -> None:
    own = {"V1": "corpse gunner", "V2": "corpse mystic"}
    scene = Scene(edition=edition, own=own, rival={"V1": "corpse fighter", "F1": "oracle"}, hand=("knight",))
    assert scene.refused("shoot V1>F1") == "PT-DMG-4"
    assert scene.refused("cast V2 V") == "PT-DMG-4"
    assert scene.refused("recruit knight V1") == "PT-DMG-4"
    flank = Scene(edition=edition, wave="F", own=own, rival={"V1": "corpse fighter", "F1": "oracle"})
    assert flank.can("attack F2>F1")
    free = Scene(edition=edition, own=own, hand=("knight",)).play("clear V1", "recruit knight V1")
    assert free.stands("V1") == "0.knight"


@IN_EACH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-23")
def test_defeat_by_an_effect_is_instant_and_no_matter_of_damage(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("assassin",), rival={"V1": "knight/3"}).play("order assassin")
    assert scene.stands("1.V1") == "corpse 1.knight"
    assert scene.damage("1.V1") == 0
    assert scene.state.budget.actions == 1


@IN_EACH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_applied_damage_is_no_attack(edition: EditionId) -> None:
    """The Knight strikes back at attackers; his life is short by four and nobody is struck."""
    scene = Scene(edition=edition, own={"V1": "witch"}, hand=("knight",), rival={"V1": "knight", "V2": "healer"}).play("order knight")
    assert (scene.damage("1.V1"), scene.damage("1.V2"), scene.damage("V1")) == (4, 4, 0)
    assert not any(isinstance(event, AttackMade) for event in scene.events)


@IN_EACH
@pytest.mark.rule("PT-DMG-6", "PT-FAQ-11")
def test_what_speaks_of_heroes_leaves_leaders_alone_and_the_other_way_round(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("planestalker",), own={"F1": "witch"}, rival={"F3": "oracle"}).play("order planestalker")
    assert [scene.damage(at) for at in ("F1", "F2", "1.F3", "1.F2")] == [5, 0, 5, 0]
    spell = Scene(edition=edition, wave="R", own={"R1": "assassin"}, rival={"V1": "oracle"}).play("cast R1")
    assert (spell.damage("1.F2"), spell.damage("1.V1")) == (3, 0)
    order = Scene(edition=edition, hand=("assassin",), rival={"V1": "oracle"}, own={"V1": "witch"}).play("order assassin", waiting=0)
    assert order.refused("pick 1.F2") == "PT-ATK-8"


@IN_EACH
@pytest.mark.rule("PT-DMG-7", "PT-RUL-11", "PT-FAQ-10")
@pytest.mark.parametrize("at", ["V1", "1.V1"])
def test_any_hero_is_of_either_unit(edition: EditionId, at: str) -> None:
    scene = Scene(edition=edition, hand=("assassin",), own={"V1": "witch"}, rival={"V1": "oracle"}).play("order assassin", f"pick {at}")
    assert scene.stands(at).startswith("corpse ")


@IN_EACH
@pytest.mark.rule("PT-DMG-8", "PT-FAQ-12", "PT-RUL-40")
def test_of_six_damage_on_five_life_four_are_not_lethal_and_two_are(edition: EditionId) -> None:
    """Kehrolyn takes the lethal part over."""
    scene = Scene(edition=edition, leaders=("paladin", "homunculus"), own={"F1": "fighter"}, wave="F", rival={"V1": "witch"})
    scene.play("attack F1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (4, 2)


@IN_EACH
@pytest.mark.rule("PT-DMG-8", "PT-FAQ-8", "PT-RUL-39")
def test_damage_may_be_moved_onto_a_hero_beyond_its_life(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "fighter/7", "V2": "witch/3"}, rival={"V1": "oracle"}, hand=("vampire",))
    scene.play("order vampire", "pick V1", "pick V2")
    assert (scene.damage("V1"), scene.damage("V2")) == (0, 10)


@IN_EACH
@pytest.mark.rule("PT-DMG-9", "PT-RUL-53")
@pytest.mark.parametrize("at", ["V1", "1.V1"])
def test_a_revived_hero_stands_where_it_fell_face_up_and_unhurt(edition: EditionId, at: str) -> None:
    name = "0.fighter" if at == "V1" else "1.fighter"
    own, rival = {"V2": "witch"}, {"V2": "oracle"}
    (own if at == "V1" else rival)["V1"] = "fighter/8"
    scene = Scene(edition=edition, own=own, rival=rival, hand=("priestess",)).play("end", "1: end")
    assert scene.stands(at) == f"corpse {name}"
    scene.play("order priestess")
    assert (scene.stands(at), scene.damage(at)) == (name, 0)
    assert [event.card for event in scene.events if isinstance(event, PieceRevived)] == [name]
    assert not any(isinstance(event, DamageHealed) for event in scene.events)


@IN_EACH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-6", "PT-RUL-10")
def test_leaders_are_no_casualties_of_the_same_check(edition: EditionId) -> None:
    """A leader with lethal damage is no corpse: its unit routs (PT-END-1)."""
    scene = Scene(edition=edition, leaders=("assassin", "oracle"), damage=(0, 19), own={"V1": "fighter"})
    scene.play("attack V1>F2")
    assert scene.stands("1.F2") == "1.oracle"
    assert GAME.outcome(scene.state) is None

"""The Druid's texts."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics import TraitChosen
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "druid"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 2
    assert BothSets(own={"R1": "druid/4"}).play("end", "1: end").stands("R1") == "0.druid"
    assert BothSets(own={"R1": "druid/5"}).play("end", "1: end").stands("R1") == "corpse 0.druid"
    assert BothSets(leaders=("druid", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    assert BothSets(leaders=("druid", "paladin"), damage=(21, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("druid", "paladin"), damage=(22, 0)).play("end", "1: end").state.phase == "over"


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@pytest.mark.parametrize(("wave", "falls"), [("V", False), ("F", False), ("R", True)])
@pytest.mark.rule("PT-FLOW-3", "PT-DMG-3")
def test_vanguard_is_not_counted_before_the_end_of_the_round(wave: str, *, falls: bool) -> None:
    scene = BothSets(own={"V1": "druid/5", "V2": "witch/9"}, wave=wave).play("end", "1: end")
    assert (scene.stands("V1"), scene.stands("V2")) == ("corpse 0.druid" if falls else "0.druid", "corpse 0.witch")


@pytest.mark.rule("PT-RUL-103", "PT-RUL-24")
def test_vanguard_is_defeated_at_once_by_heketch_all_the_same() -> None:
    scene = BothSets(leaders=("paladin", "assassin"), active=1, own={"V1": "druid/4"}, rival={"V1": "fighter"})
    assert scene.play("1: attack V1>V1").stands("V1") == "corpse 0.druid"


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts() -> None:
    scene = BothSets(active=1, own={"V1": "druid", "R1": "witch"}, rival={"V1": "planestalker"})
    assert scene.refused("1: shoot V1>R1") == "PT-ATK-5"


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.parametrize(("wave", "falls"), [("V", False), ("F", True), ("R", True)])
@pytest.mark.rule("PT-FLOW-3", "PT-RUL-101")
def test_flank_own_heroes_are_not_counted_at_the_end_of_vanguard_waves(wave: str, *, falls: bool) -> None:
    scene = BothSets(own={"F1": "druid", "V2": "witch/9"}, rival={"V1": "witch/9"}, wave=wave).play("end", "1: end")
    assert (scene.stands("V2"), scene.stands("1.V1")) == ("corpse 0.witch" if falls else "0.witch", "corpse 1.witch")


@pytest.mark.parametrize(("edition", "phase"), [("pl", "play"), ("first", "over"), ("en", "over")])
@pytest.mark.rule("PT-RUL-101", "PT-END-1")
def test_flank_the_leader_is_not_counted_where_leaders_are_casualties(edition: EditionId, phase: str) -> None:
    assert BothSets(edition=edition, own={"F1": "druid"}, damage=(30, 0)).play("end", "1: end").state.phase == phase
    assert BothSets(edition=edition, own={"F1": "druid"}, damage=(0, 30)).play("end", "1: end").state.phase == "over"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-DMG-9", "PT-FLOW-3")
def test_rear_revives_with_lethal_damage_and_without_a_check_in_this_wave() -> None:
    """A corpse of any unit; in the next wave it is counted, unless it was healed."""
    rival = {"V1": "corpse witch"}
    scene = BothSets(own={"R1": "druid", "V1": "corpse knight"}, rival=rival, wave="R").play("cast R1", waiting=0)
    assert [at for at in ("R1", "V1", "1.V1") if scene.can(f"pick {at}")] == ["V1", "1.V1"]
    scene.play("pick V1")
    assert (scene.stands("V1"), scene.damage("V1")) == ("0.knight", 10)
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.knight"
    scene.play("1: end", "end")
    assert scene.stands("V1") == "corpse 0.knight"


@pytest.mark.rule("PT-ATK-8")
def test_rear_without_a_corpse_does_nothing() -> None:
    assert BothSets(own={"R1": "druid", "V1": "knight"}, wave="R").play("cast R1").damage("V1") == 0


# -------------------------------------------------------------------------------------------------------------------------------- leader
LEADERS = ("druid", "paladin")


@pytest.mark.rule("PT-RUL-127", "PT-ATK-10")
def test_leader_the_row_of_a_heros_text_is_chosen_when_it_is_recruited() -> None:
    """A Fighter in the rear has the flank's +2, and intercepts with the text of the vanguard."""
    scene = BothSets(leaders=LEADERS, hand=("fighter",), wave="R").play("recruit fighter R1", waiting=0)
    assert [scene.can(f"mode {row}") for row in "VFR"] == [True, True, True]
    scene.play("mode V", "end")
    assert scene.stands("R1") == "0.fighter"
    scene = BothSets(leaders=LEADERS, rival={"V1": "planestalker"}, hand=("fighter",), wave="V").play("recruit fighter V1", "mode R", "end")
    assert scene.play("1: shoot V1>F2").damage("F2") == 3
    shooter = BothSets(leaders=LEADERS, active=1, rival={"V1": "planestalker"})
    assert shooter.play("1: shoot V1>F2").damage("F2") == 3


@pytest.mark.rule("PT-RUL-127")
def test_leader_the_question_names_the_hero_and_all_are_told_the_row() -> None:
    scene = BothSets(leaders=LEADERS, hand=("fighter",), wave="R").play("recruit fighter R1", waiting=0)
    asked = scene.game.pending(scene.state, Seat(0))
    assert asked is not None
    assert ("whom", "0.fighter") in asked.params
    assert asked.question == "Pendros Schalla: Which of its three texts does Fighter have, wherever it stands?"
    scene.play("mode V")
    assert TraitChosen("0.fighter", "V") in scene.events


@pytest.mark.rule("PT-RUL-127", "PT-ATK-10")
def test_leader_the_text_works_wherever_the_hero_stands() -> None:
    """A Priestess of the vanguard casts the rear's spell; she may be moved, and keeps it; her own row's text is silent."""
    scene = BothSets(leaders=LEADERS, own={"V2": "corpse knight"}, hand=("priestess",)).play("recruit priestess V1", "mode R")
    scene.play("end", "1: end", "end", "1: end", "end", "1: end", "1: end")
    assert scene.refused("cast V1 V") == "PT-ACT-4"
    scene.play("cast V1 R")
    assert (scene.stands("V2"), scene.damage("V1") > 0) == ("0.knight", True)


@pytest.mark.rule("PT-RUL-127", "PT-DMG-9")
def test_leader_the_choice_is_kept_when_the_hero_moves_and_when_it_is_revived() -> None:
    scene = BothSets(leaders=LEADERS, hand=("witch",)).play("recruit witch V1", "mode F", "end", "1: end")
    piece = scene.piece("V1")
    assert piece is not None
    assert piece.trait == "F"
    scene.play("move V1 F1")
    moved = scene.piece("F1")
    assert moved is not None
    assert moved.trait == "F"
    scene = BothSets(leaders=LEADERS, hand=("mystic",), rival_hand=("assassin", "priestess"))
    scene.play("recruit mystic V1", "mode R", "end", "1: order assassin", "1: order priestess")
    revived = scene.piece("V1")
    assert revived is not None
    assert (revived.face, revived.trait) == ("hero", "R")


@pytest.mark.rule("PT-RUL-127")
def test_leader_heroes_that_leave_forget_it_and_the_rivals_have_none() -> None:
    scene = BothSets(leaders=LEADERS, hand=("illusionist",), rival_hand=("witch",)).play("recruit illusionist V1", "mode F", "end")
    scene.play("1: recruit witch V1")
    other = scene.piece("1.V1")
    assert other is not None
    assert other.trait is None
    scene = BothSets(leaders=LEADERS, hand=("knight",), own={"F1": "sage"}, wave="F").play(
        "recruit knight F3", "mode V", "cast F1", "pick F1"
    )
    assert scene.hand() == {"0.sage"}
    scene.play("end", "1: end", "end", "1: end")
    assert scene.state.clock.round == 3


@pytest.mark.rule("PT-RUL-127", "PT-RUL-50")
def test_leader_a_hero_taken_over_from_his_unit_has_the_text_of_its_row() -> None:
    """Rexan takes it, and it stands in his unit by his rules."""
    scene = BothSets(leaders=("druid", "overlord"), hand=("fighter",), rival_hand=("assassin",))
    scene.play("recruit fighter V1", "mode R", "end", "1: order assassin", waiting=1)
    answer = next(line for line in ("1: pick V1", "1: pick 1.V1", "1: mode yes") if scene.can(line))
    scene.play(answer)
    taken = scene.piece("1.V1")
    assert taken is not None
    assert (taken.card, taken.trait) == ("0.fighter", None)


@pytest.mark.rule("PT-RUL-127")
def test_leader_two_texts_of_one_card_at_one_place_are_not_confused() -> None:
    """The same hero, recruited twice with different rows, says what was chosen each time."""
    for row, n in (("F", 6), ("R", 8)):
        scene = BothSets(leaders=LEADERS, rival={"V1": "knight"}, hand=("fighter",)).play("recruit fighter V1", f"mode {row}")
        scene.play("end", "1: end", "end", "1: end", "end", "1: end", "1: end", "attack V1>V1")
        assert scene.damage("1.V1") == n


# ------------------------------------------------------------------------------------------------------------------------------- operation
@pytest.mark.parametrize(("edition", "tokens"), [("pl", "/2"), ("ru", "/2"), ("first", "")])
@pytest.mark.rule("PT-OP-6", "PT-RUL-101")
def test_operation_own_heroes_are_not_counted_at_the_end_of_a_wave(edition: EditionId, tokens: str) -> None:
    """The rival's are, and so is one's own leader: it speaks of heroes."""
    units = {"V1": "witch/9"}
    scene = BothSets(edition=edition, reserve={"S1": f"druid{tokens}"}, own=units, rival=units).play("end", "1: end")
    assert (scene.stands("V1"), scene.stands("1.V1")) == ("0.witch", "corpse 1.witch")
    lost = BothSets(edition=edition, reserve={"S1": f"druid{tokens}"}, damage=(40, 0)).play("end", "1: end")
    assert lost.state.phase == "over"


@pytest.mark.parametrize(("edition", "stands"), [("pl", "corpse 0.witch"), ("ru", "0.witch")])
@pytest.mark.rule("PT-OP-3", "PT-OP-6")
def test_operation_with_its_last_token_the_casualties_of_that_wave_are_counted(edition: EditionId, stands: str) -> None:
    """The token goes at the end of the turn, before casualties; in the Russian edition the card works one turn longer."""
    scene = BothSets(edition=edition, reserve={"S1": "druid/1"}, own={"V1": "witch/9"}).play("end", "1: end")
    assert scene.stands("V1") == stands


@pytest.mark.rule("PT-OP-3")
def test_operation_first_works_up_to_the_last_wave_of_the_round() -> None:
    scene = BothSets(edition="first", reserve={"S1": "druid"}, own={"V1": "witch/9"}, wave="R").play("end", "1: end")
    assert (scene.stands("V1"), scene.reserve()) == ("0.witch", {})
    assert scene.play("1: end", "end").stands("V1") == "corpse 0.witch"

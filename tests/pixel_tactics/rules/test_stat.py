"""Status effects: lasting changes in brackets (PT-STAT)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics import StatusChanged
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics._types.state import TemporaryModifier
from boardrules.pixel_tactics.language import strength
from boardrules.values import Seat
from tests.pixel_tactics.reserve_cards import GAME, ReserveScene

ALL = pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])


def laid(*, edition: EditionId = "ru", own: dict[str, str] | None = None, rival: dict[str, str] | None = None, **more: Any) -> ReserveScene:
    """A position in which there always is a second hero to choose, in the rival's last slot."""
    return ReserveScene(edition=edition, own=own, rival={**(rival or {}), "R3": "summoner"}, **more)


PLUS, MINUS = "[+1 attack strength]", "[-1 attack strength]"


@ALL
@pytest.mark.rule("PT-STAT-1")
def test_a_status_effect_works_in_whatever_row_the_hero_stands(edition: EditionId) -> None:
    for row in "VFR":
        own = {f"{row}1": "witch"}
        scene = laid(edition=edition, cards="set_1", wave=row, own=own, hand=("boon",)).play("order boon", f"pick {row}1")
        before = laid(edition=edition, cards="set_1", wave=row, own=own).play(f"attack {row}1>F2")
        assert scene.play(f"attack {row}1>F2").damage("1.F2") == before.damage("1.F2") + 1


@pytest.mark.rule("PT-STAT-1")
def test_heroes_have_status_effects_and_neither_leaders_nor_corpses() -> None:
    scene = laid(own={"V1": "witch", "V2": "corpse knight"}, hand=("might",)).play("order might")
    assert (scene.statuses("V1"), scene.statuses("F2"), scene.statuses("V2")) == (["[+2 attack strength]"], [], [])
    assert StatusChanged("0.witch", "[+2 attack strength]", 1) in scene.events


@pytest.mark.rule("PT-STAT-1")
def test_status_effects_are_known_to_all() -> None:
    scene = laid(own={"V1": "witch"}, hand=("boon",)).play("order boon", "pick V1")
    for seat in (Seat(0), Seat(1), None):
        view = GAME.view(scene.state, seat)
        assert view.players[0].unit[0] == scene.piece("V1")
        assert PLUS in GAME.render_svg(view)
        assert "[+1 atk]" in GAME.render_text(view)


# ------------------------------------------------------------------------------------------------------------------------------ opposites
@pytest.mark.rule("PT-STAT-2")
def test_opposites_remove_each_other_one_for_one() -> None:
    scene = laid(own={"V1": "witch"}, hand=("boon", "bane")).play("order boon", "pick V1", "order bane", "pick V1")
    assert scene.statuses("V1") == []
    assert StatusChanged("0.witch", PLUS, -1) in scene.events
    scene = laid(own={"V1": "witch"}, hand=("twin", "bane")).play("order twin", "pick V1", "order bane", "pick V1")
    assert scene.statuses("V1") == [PLUS]


@pytest.mark.rule("PT-STAT-2")
def test_two_that_come_onto_one_leave_one_of_the_other_sign() -> None:
    scene = laid(own={"V1": "witch"}, hand=("twin", "bane")).play("order bane", "pick V1", "order twin", "pick V1")
    assert scene.statuses("V1") == [PLUS]


@pytest.mark.rule("PT-STAT-2")
def test_only_the_same_change_is_an_opposite() -> None:
    scene = laid(own={"V1": "witch"}, hand=("might", "bane")).play("order might", "order bane", "pick V1")
    assert scene.statuses("V1") == ["[+2 attack strength]", MINUS]


@pytest.mark.rule("PT-STAT-2")
def test_a_bonus_without_brackets_never_cancels() -> None:
    scene = laid(own={"V1": "witch"}, hand=("rage", "bane")).play("order rage", "pick V1", "order bane", "pick V1")
    piece = scene.piece("V1")
    assert piece is not None
    assert (scene.statuses("V1"), len(piece.mods)) == ([MINUS], 2)


@pytest.mark.rule("PT-STAT-2")
def test_a_keyword_and_its_loss_are_opposites() -> None:
    scene = laid(own={"V1": "witch"}, hand=("eyes", "blind")).play("order eyes", "pick V1", "order blind", "pick V1")
    assert scene.statuses("V1") == []


@pytest.mark.rule("PT-STAT-2")
def test_a_state_in_which_opposites_lie_together_is_refused() -> None:
    scene = laid(own={"V1": "witch"})
    piece = scene.piece("V1")
    assert piece is not None
    both = tuple([TemporaryModifier(strength(n), "status", Seat(0), "0.boon") for n in (1, -1)])
    player = scene.state.players[0]
    unit = (replace(piece, mods=both), *player.unit[1:])
    state = replace(scene.state, players=(replace(player, unit=unit), scene.state.players[1]))
    assert [(fault.path, fault.rule) for fault in GAME.validate(state)] == [("$.players[0].unit[0].mods", "PT-STAT-2")]


# ---------------------------------------------------------------------------------------------------------------------------------- twice
@pytest.mark.rule("PT-STAT-3")
def test_a_doubled_effect_is_two_that_go_one_by_one() -> None:
    scene = laid(own={"V1": "witch"}, hand=("twin", "spend")).play("order twin", "pick V1")
    assert scene.statuses("V1") == [PLUS, PLUS]
    assert scene.play("order spend", "pick V1").statuses("V1") == [PLUS]


@pytest.mark.rule("PT-STAT-3", "PT-STAT-6")
def test_an_effect_can_remove_all_of_them() -> None:
    scene = laid(own={"V1": "witch", "V2": "knight"}, hand=("twin", "wipe")).play("order twin", "pick V1", "order wipe")
    assert (scene.statuses("V1"), scene.discard()) == ([], {"0.twin", "0.wipe"})


# ------------------------------------------------------------------------------------------------------------------------- [no abilities]
@pytest.mark.rule("PT-STAT-4")
def test_without_abilities_triggers_and_keywords_of_every_row_are_blank() -> None:
    """The Knight in front neither intercepts nor strikes back."""
    rival = {"V1": "knight", "R1": "witch"}
    loud = laid(own={"V1": "fighter"}, rival=rival).play("attack V1>V1")
    assert loud.damage("V1") == 2
    scene = laid(own={"V1": "fighter"}, rival=rival, hand=("hush",)).play("order hush", "pick 1.V1", "attack V1>V1")
    assert scene.damage("V1") == 0
    scene = laid(own={"V1": "planestalker"}, rival=rival, hand=("hush",)).play("order hush", "pick 1.V1", "shoot V1>R1")
    assert scene.damage("1.R1") > 0


@pytest.mark.rule("PT-STAT-4")
def test_without_abilities_spells_and_auras_are_blank() -> None:
    scene = laid(own={"R1": "alchemist"}, hand=("hush",), wave="R").play("order hush", "pick R1")
    assert scene.refused("cast R1") == "PT-ACT-4"
    own = {"F1": "mystic", "V1": "witch"}
    plain = laid(own=own).play("attack V1>F2").damage("1.F2")
    scene = laid(own=own, hand=("hush",)).play("order hush", "pick F1", "attack V1>F2")
    assert scene.damage("1.F2") < plain


@pytest.mark.rule("PT-STAT-4")
def test_without_abilities_it_attacks_moves_and_has_what_other_texts_and_effects_give_it() -> None:
    """The Mystic strengthens the silent hero in front; another status effect lends it Ranged Attack."""
    own = {"F1": "mystic", "V1": "fighter"}
    scene = laid(own=own, hand=("hush", "eyes")).play("order hush", "pick V1", "order eyes", "pick V1")
    assert scene.statuses("V1") == ["[no abilities]", "[Ranged Attack]"]
    plain = laid(own=own).play("attack V1>F2").damage("1.F2")
    scene = laid(own=own, hand=("hush",)).play("order hush", "pick V1")
    assert scene.can("move V1 V2")
    silent = laid(own={"V1": "fighter"}, hand=("hush",)).play("order hush", "pick V1", "attack V1>F2").damage("1.F2")
    assert scene.play("attack V1>F2").damage("1.F2") == plain > silent


@pytest.mark.rule("PT-STAT-4")
def test_a_status_effect_can_lend_a_silent_hero_a_ranged_attack() -> None:
    scene = laid(own={"R1": "witch", "V1": "knight"}, hand=("hush", "eyes"), wave="R", actions=3)
    scene.play("order hush", "pick R1", "order eyes", "pick R1", "shoot R1>F2")
    assert scene.damage("1.F2") > 0


@pytest.mark.rule("PT-STAT-4", "PT-ATK-11")
def test_leaders_texts_go_on_for_a_hero_without_abilities() -> None:
    """Cadenza takes one from each attack upon the unit."""
    scene = laid(own={"V1": "fighter"}, rival={"V1": "witch"}, leaders=("paladin", "knight"), hand=("hush",))
    assert scene.play("order hush", "pick 1.V1", "attack V1>V1").damage("1.V1") == 3


@pytest.mark.rule("PT-STAT-4", "PT-STAT-6")
def test_when_it_is_removed_the_texts_are_there_again() -> None:
    scene = laid(own={"R1": "alchemist"}, hand=("hush", "wipe"), wave="R", actions=3).play("order hush", "pick R1")
    assert not scene.can("cast R1")
    assert scene.play("order wipe").can("cast R1")


@pytest.mark.rule("PT-STAT-4")
def test_abilities_that_are_gone_for_a_time_come_back() -> None:
    """Given until the end of the turn: the Knight strikes back in the rival's turn."""
    scene = laid(own={"V1": "knight"}, rival={"V1": "fighter"}, hand=("daze",)).play("order daze", "pick V1")
    assert scene.statuses("V1") == []
    assert scene.play("end", "1: attack V1>V1").damage("1.V1") == 2


# -------------------------------------------------------------------------------------------------------------------------------- duration
@pytest.mark.rule("PT-STAT-6")
def test_a_status_effect_lasts_over_rounds_and_goes_along_with_a_move() -> None:
    scene = laid(own={"V1": "witch"}, hand=("boon",), wave="R").play("order boon", "pick V1", "move V1 F1")
    scene.play("end", "1: end", "1: end", "end")
    assert (scene.state.clock.round, scene.statuses("F1")) == (3, [PLUS])


@pytest.mark.rule("PT-STAT-6", "PT-OWN-1")
def test_it_goes_along_with_a_change_of_unit() -> None:
    scene = laid(rival={"V1": "witch"}, hand=("boon", "charm")).play("order boon", "pick 1.V1")
    scene.play("order charm", "pick 1.V1", "pick V2")
    assert (scene.stands("V2"), scene.statuses("V2")) == ("1.witch", [PLUS])


@pytest.mark.rule("PT-STAT-6")
def test_it_is_lost_when_the_hero_falls_or_leaves() -> None:
    scene = laid(own={"V1": "witch"}, hand=("boon", "assassin", "priestess"), actions=4)
    scene.play("order boon", "pick V1", "order assassin", "pick V1")
    piece = scene.piece("V1")
    assert piece is not None
    assert piece.mods == ()
    scene.play("order priestess")
    assert (scene.stands("V1"), scene.statuses("V1")) == ("0.witch", [])

"""The board as text and as a picture: closed segments stay hidden, and what matters is there without colour."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._picture import labels
from boardrules.chibitactics._render_svg import SIGNS, TINTS
from boardrules.values import RuleId, Seat
from tests.chibitactics.packs import wide
from tests.chibitactics.scenario import Scenario

WIDE = wide()
UNITS = {"ansel-0": (3, 2), "caster-0": (0, 3), "moss-1": (4, 2), "ort-1": (12, 0)}


def scene() -> Scenario:
    """A position with a wounded unit, a savage, a creature, a trophy and something lying on a cell."""
    return Scenario(
        UNITS,
        pack=WIDE,
        board=("middle", ""),
        wounded=("ort-1",),
        savages={"gnaw": ((7, 1), 0)},
        creatures={"sprout-1-1": ((13, 0), "ort-1", "ort.bud")},
        trophies={"moss-1": ("bryn-0",)},
        effects=(ct.Effect("caster.mine", 0, "sustained", Seat(0), "caster-0", "", 5),),
    )


def test_the_text_shows_terrain_units_and_what_is_going_on() -> None:
    table = scene()
    text = table.game.render_text(table.game.view(table.state, Seat(0)))
    for part in ("round 3 of 20, turn of seat 0", ".0An", ".1Mo", ".1Or/", ".sGn", "h ", "~", "Mine (sustained) on 5,0", "holds bryn-0"):
        assert part in text
    assert "moss-1 (Moss), seat 1, on 4,2, engaged" in text
    assert text.count("?") == 16 + 1


def test_the_text_says_what_is_waited_for() -> None:
    table = scene()
    table.use("ansel-0", "blade", "moss-1")
    assert "; seat 0 rolls for blade of ansel-0, needs 4" in table.game.render_text(table.game.view(table.state, None))


def test_the_text_says_which_luck_and_whose_choice_is_waited_for() -> None:
    table = scene()
    view = table.game.view(table.state, None)
    for frame, words in (
        (ct.Opening(3), "; a segment is turned up"),
        (ct.Drawing("event"), "; an event is drawn"),
        (ct.Drawing("savage", 7), "; a savage is drawn"),
        (ct.Choice(Seat(1), RuleId("CT-H-72"), (ct.UnitOption("moss-1"), ct.UnitOption("ort-1"))), "; seat 1 chooses one of 2"),
        (ct.Die(Seat(1), "", "", 0), "; seat 1 rolls\n"),
        (ct.Die(Seat(0), "ansel-0", "blade", 4, -1), "; seat 0 rolls for blade of ansel-0, needs 4 with -1"),
    ):
        assert words in table.game.render_text(replace(view, stack=(frame,)))


@pytest.mark.rule("CT-H-14")
def test_what_an_ability_gave_is_shown_by_the_name_of_its_faction() -> None:
    table = scene().ability("ansel-0").roll(2)
    assert table.lingering() == ["sustained", "roll"]
    assert "Ability of Humans" in table.game.render_text(table.game.view(table.state, None))


def test_reach_shows_cells_at_which_a_skill_can_be_aimed_and_knows_no_others() -> None:
    table = scene()
    view = table.game.view(table.state, None)
    assert table.game.reach_of(view, "ansel-0", "blade") == tuple(
        ct.Cell(q, r) for q, r in ((3, 1), (4, 1), (2, 2), (4, 2), (2, 3), (3, 3))
    )
    with pytest.raises(KeyError):
        table.game.reach_of(view, "ansel-0", "dance")
    with pytest.raises(KeyError):
        table.game.reach_of(view, "bryn-0", "bow")


def picture(table: Scenario, **options: tuple[ct.Cell, ...]) -> ET.Element:
    """The picture of the position, read back."""
    return ET.fromstring(table.game.render_svg(table.game.view(table.state, None), **options))  # noqa: S314  (our own)


def titles(root: ET.Element) -> list[str]:
    """What a reader is told of each part."""
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]


def test_the_picture_tells_of_every_cell_and_unit() -> None:
    found = titles(picture(scene()))
    for part in ("4,1: mountain", "6,3: water", "8,0: closed", "Moss, seat 1, engaged", "Ort, seat 1, wounded", "Gnaw, free savage"):
        assert part in found
    assert sum(": closed" in title for title in found) == 16


def test_terrain_is_told_apart_without_colour() -> None:
    assert len(set(TINTS.values())) == len(TINTS) == 10
    assert len(set(SIGNS.values())) == len(SIGNS) == 9  # plain ground has none
    assert set(TINTS) - set(SIGNS) == {"plain"}


@pytest.mark.rule("CT-H-86")
def test_the_reach_of_a_skill_is_marked_on_demand() -> None:
    table = scene()
    view = table.game.view(table.state, Seat(0))
    bow = table.game.reach_of(view, "ansel-0", "blade")
    assert {(cell.q, cell.r) for cell in bow} == {(4, 2), (2, 2), (3, 3), (3, 1), (2, 3), (4, 1)}  # a mountain is an open cell as well
    walk = table.game.reach_of(view, "ansel-0", "walk")
    assert ct.Cell(3, 0) in walk
    marked = [element for element in picture(table, reach=walk).iter() if element.get("class") == "reach"]
    assert len(marked) == len(walk)
    assert [element for element in picture(table).iter() if element.get("class") == "reach"] == []


def test_labels_differ_within_a_squad() -> None:
    table = Scenario({"caster-0": (0, 0), "captain-0": (1, 0), "cole-0": (2, 0), "ort-1": (12, 0)}, pack=WIDE, board=("middle", ""))
    view = table.game.view(table.state, None)
    names = labels(table.game.content, view)
    assert len({names[token] for token in ("caster-0", "captain-0", "cole-0")}) == 3


def test_hidden_squads_are_hidden_in_text_and_picture() -> None:
    game = ct.with_cards(ct, WIDE)
    state = game.new_game(ct.Options(squad_size=2, map="row", factions=("humans", "fungunites"), first=Seat(0)))
    state = game.apply(state, ct.PickUnit(Seat(1), "nub-1"))
    for view, shown in ((game.view(state, Seat(0)), False), (game.view(state, Seat(1)), True)):
        assert ("nub-1" in game.render_text(view)) is shown
        assert "Nub" not in game.render_svg(view)

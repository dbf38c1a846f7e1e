"""The board as a picture: closed segments stay hidden, and what matters is there without colour."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._picture import labels
from boardrules.chibitactics._render_svg import SIGNS, TINTS
from boardrules.values import Seat
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import WIDE, scene


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


def test_hidden_squads_are_hidden_in_the_picture() -> None:
    game = ct.with_cards(ct, WIDE)
    state = game.new_game(ct.Options(squad_size=2, map="row", factions=("humans", "fungunites"), first=Seat(0)))
    state = game.apply(state, ct.PickUnit(Seat(1), "nub-1"))
    for view in (game.view(state, Seat(0)), game.view(state, Seat(1))):
        assert "Nub" not in game.render_svg(view)


def lists(root: ET.Element) -> list[str]:
    """The lines below the map, and the legend."""
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text") if element.get("class") == "list"]


def test_what_the_picture_cannot_show_is_written_below_it() -> None:
    found = lists(picture(scene()))
    for line in ("Round 3 of 20, turn of seat 0", "Savages: Gn Gnaw", "Lasting: Mine on 5,0"):
        assert line in found
    assert "Mo Moss (trophies: 1)" in " ".join(found)


def test_the_legend_names_every_terrain_and_every_mark() -> None:
    found = lists(picture(scene()))
    assert found[-13:] == [*(terrain or "closed" for terrain in TINTS), "wounded", "engaged", "lasting"]


@pytest.mark.rule("CT-EV-4")
def test_a_lasting_event_is_told_with_what_it_does() -> None:
    view = replace(ct.view(ct.new_game(ct.Options(first=Seat(0))), None), phase="play", round=2, event="hard_freeze")
    root = ET.fromstring(ct.render_svg(view))  # noqa: S314  (our own)
    text = " ".join(lists(root))
    assert "in force: Hard Freeze" in text
    assert "Hard Freeze: While it lasts, each unit: the trait crosses water." in text


def test_long_lists_are_broken_so_that_nothing_is_cut_off() -> None:
    state = ct.new_game(ct.Options(squad_size=8, map="valley", factions=("humans", "fungunites"), first=Seat(0)))
    while state.phase != "play":
        state = ct.apply(state, ct.legal_actions(state)[0])
    root = ET.fromstring(ct.render_svg(ct.view(state, None)))  # noqa: S314  (our own)
    broken = [line for line in lists(root) if line.startswith("\N{NO-BREAK SPACE}")]
    assert broken
    assert max(len(line) for line in lists(root)) * 6.6 <= float(root.get("width", "0"))


@pytest.mark.parametrize("seats", [2, 6])
def test_before_the_first_round_the_picture_says_what_goes_on(seats: int) -> None:
    root = ET.fromstring(ct.render_svg(ct.view(ct.new_game(ct.Options(seats=seats, first=Seat(0))), None)))  # noqa: S314  (our own)
    assert "Before round 1: factions are chosen" in lists(root)
    assert titles(root)[0] == "Chibitactics: " + ", ".join(f"seat {seat}" for seat in range(seats))


def test_the_reach_of_a_skill_that_is_aimed_at_cells_is_where_it_can_be_aimed() -> None:
    table = Scenario({"caster-0": (4, 2), "blinker-0": (5, 2), "ort-1": (12, 0)}, pack=WIDE, board=("middle", ""))
    view = table.game.view(table.state, None)
    legal = {
        action.target for action in table.game.legal_actions(table.state) if isinstance(action, ct.UseSkill) and action.skill == "blink"
    }
    assert set(table.game.reach_of(view, "blinker-0", "blink")) == legal


@pytest.mark.rule("CT-H-94")
def test_before_squads_are_shown_nobody_reaches_anything() -> None:
    state = ct.new_game(ct.Options(factions=("humans", "fungunites"), first=Seat(0)))
    state = ct.apply(state, ct.PickUnit(Seat(1), "morel-1"))
    with pytest.raises(KeyError):
        ct.reach_of(ct.view(state, Seat(0)), "morel-1", "cloud")

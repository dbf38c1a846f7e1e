"""The board as a picture: closed segments stay hidden, and what matters is there without colour."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._render.parts.paints import (
    CLOSED,
    HOLLOW,
    IDLE,
    LETTER,
    PALE,
    PANEL,
    SAVAGE,
    SEATS,
    SHADES,
    TABLE,
    TINTS,
)
from boardrules.chibitactics._render.parts.terrain import SIGNS
from boardrules.chibitactics._render.parts.token import shape_of
from boardrules.pieces import Palette
from boardrules.toolkit.drawing.svg import BACK, INK, MUTED, PAPER
from boardrules.values import Seat
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import WIDE, scene

SVG = "{http://www.w3.org/2000/svg}"


def test_reach_shows_cells_at_which_a_skill_can_be_aimed_and_knows_no_others() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, None)
    assert scenario.game.reach_of(view, "ansel-0", "blade") == tuple(
        ct.Cell(q, r) for q, r in ((3, 1), (4, 1), (2, 2), (4, 2), (2, 3), (3, 3))
    )
    with pytest.raises(KeyError):
        scenario.game.reach_of(view, "ansel-0", "dance")
    with pytest.raises(KeyError):
        scenario.game.reach_of(view, "bryn-0", "bow")


def picture(scenario: Scenario, *, reach: tuple[ct.Cell, ...] = ()) -> ET.Element:
    """The picture of the position, read back."""
    return ET.fromstring(scenario.game.render_svg(scenario.game.view(scenario.state, None), reach=reach))  # noqa: S314  (our own)


def titles(root: ET.Element) -> list[str]:
    """What a reader is told of each part."""
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]


def texts(root: ET.Element) -> list[str]:
    """Every line of text."""
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_the_picture_tells_of_every_cell_and_unit() -> None:
    found = titles(picture(scene()))
    for part in (
        "M10: mountain",
        "O12: water",
        "Q9: closed",
        "Moss, Player 2, engaged, holds Player 1's Bryn",
        "Ort, Player 2, wounded",
        "Gnaw, free savage",
    ):
        assert any(title.startswith(part) for title in found), part
    assert sum(": closed" in title for title in found) == 16


def test_units_are_called_by_their_names() -> None:
    scenario = scene()
    found = texts(picture(scenario))
    names = {scenario.game.catalogue.cards[unit.card].name for unit in scenario.state.units}
    assert all(found.count(name) == 2 for name in names), found  # on its cell and in its list
    assert not any(unit.id in found for unit in scenario.state.units if "-" in unit.id)


def test_a_wound_is_marked_beside_the_emblem_not_over_it() -> None:
    svg = scene().game.render_svg(scene().game.view(scene().state, None))
    _, _, after = svg.partition('data-key="unit.ort-1"')
    token, _, _ = after.partition("<title>wounded</title>")
    assert token.endswith('<g transform="translate(14 -13)">')


def test_the_borders_of_segments_can_be_seen_on_open_and_on_closed_cells() -> None:
    lines = [element for element in picture(scene()).iter("{http://www.w3.org/2000/svg}path") if "L" in (element.get("d") or "")]
    light, dark, *starts = [line for line in lines if (line.get("d") or "").count("M") > 20]
    assert light.get("d") == dark.get("d")
    assert [line.get("stroke") for line in starts] == [SEATS[0], SEATS[1]]
    assert contrast(light.get("stroke") or "", TINTS[None]) > 4.5
    assert all(contrast(dark.get("stroke") or "", tint) > 4.5 for terrain, tint in TINTS.items() if terrain)


def contrast(one: str, other: str) -> float:
    """The contrast of two paints as WCAG counts it."""

    def luminance(paint: str) -> float:
        parts = [int(paint[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
def test_every_letter_can_be_read_on_what_it_stands_on(palette: Palette) -> None:
    shades = {} if palette == "light" else SHADES[palette]

    def read(letters: str, ground: str) -> float:
        return contrast(shades.get(letters, letters), shades.get(ground, ground))

    assert len({shades.get(paint, paint) for paint in SEATS}) == 6
    assert all(read(LETTER, paint) > 4.5 for paint in (*SEATS, SAVAGE))
    assert all(read(MUTED, ground) > 4.5 for ground in (TABLE, PANEL, IDLE, PAPER))
    assert all(read(INK, ground) > 4.5 for ground in (TABLE, PANEL, IDLE, PAPER, *[tint for terrain, tint in TINTS.items() if terrain]))
    assert read(PALE, CLOSED) > 4.5
    assert read(PAPER, BACK) > 2.5  # a question mark, large
    assert all(read(paint, HOLLOW) > 4.5 for paint in SEATS)  # the emblem of a wounded unit


def test_terrain_and_seats_are_told_apart_without_colour() -> None:
    assert set(TINTS) == set(SIGNS)
    assert len(set(SIGNS.values())) == len(SIGNS) == 10
    assert len({shape_of(seat) for seat in range(-1, 6)}) == 7


@pytest.mark.parametrize("palette", ["dark", "print"])
def test_each_role_has_a_colour_of_its_own(palette: Palette) -> None:
    assert len(set(TINTS.values()) | set(SEATS)) == len(TINTS) + len(SEATS)
    assert set(TINTS.values()) <= set(SHADES[palette])


@pytest.mark.rule("CT-H-86")
def test_the_reach_of_a_skill_is_marked_on_demand() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    bow = scenario.game.reach_of(view, "ansel-0", "blade")
    assert {(cell.q, cell.r) for cell in bow} == {(4, 2), (2, 2), (3, 3), (3, 1), (2, 3), (4, 1)}  # a mountain is an open cell as well
    walk = scenario.game.reach_of(view, "ansel-0", "walk")
    assert ct.Cell(3, 0) in walk
    assert sum(title.endswith(", in reach") for title in titles(picture(scenario, reach=walk))) == len(walk)
    assert not any("in reach" in title for title in titles(picture(scenario)))


def test_hidden_squads_are_hidden_in_the_picture() -> None:
    game = ct.with_cards(ct, WIDE)
    state = game.new_game(ct.Options(squad_size=2, map="row", factions=("humans", "fungunites"), first=Seat(0)))
    state = game.apply(state, ct.PickUnit(Seat(1), "nub-1"))
    own, other, outside = (game.render_svg(game.view(state, seat)).lower() for seat in (Seat(1), Seat(0), None))
    assert ">nub<" in own
    assert "nub" not in other + outside


def test_what_the_map_cannot_show_is_written_in_panels() -> None:
    found = texts(picture(scene()))
    for line in (
        "round 3 of 20, turn of Player 1",
        "Player 1 acts with units, or ends the turn.",
        "free savages",
        "Mine (sustained) on N9",
    ):
        assert line in found
    assert "Draught" in found
    told = "held by Moss: Substance: Draught, on itself or an adjacent unit, one-shot. The unit has +1 on the next die."
    assert any(title.startswith("substance of Player 1's Bryn") and title.endswith(told) for title in titles(picture(scene())))


def test_the_seat_to_act_is_marked_in_its_panel() -> None:
    scenario = scene()
    assert texts(picture(scenario)).count("to act") == 1
    scenario.use("ansel-0", "blade", "moss-1")  # now the die decides
    assert "to act" not in texts(picture(scenario))


def test_the_legend_names_every_terrain_and_every_mark() -> None:
    found = texts(picture(scene()))
    skills = ["movement", "melee", "ranged", "distortion", "summon", "buff", "passive", "range", "more than printed"]
    states = ["wounded", "dead", "engaged", "turn running", "turn over", "trophy", "deck", "effect on a unit", "effect on a cell"]
    legend = [*(terrain or "closed" for terrain in TINTS), *skills, *states]
    assert found[-len(legend) :] == legend


def test_the_position_is_described_in_words() -> None:
    (told,) = [element.text or "" for element in picture(scene()).iter("{http://www.w3.org/2000/svg}desc")]
    for part in (
        "Player 1 acts with units, or ends the turn.",
        "Player 1, Humans: Ansel on L11, engaged, fresh; Caster",
        "Ort on U9, wounded",
        "Free savages: Gnaw on P10.",
        "Mine lasts on N9.",
        "The map has 64 cells, 16 of them closed.",
        "Water on O12.",
    ):
        assert part in told


@pytest.mark.parametrize("seats", [2, 6])
def test_the_winner_is_marked_when_the_game_is_over(seats: int) -> None:
    state = ct.new_game(ct.Options(seats=seats, map="valley", factions=("humans",) * seats, squad_size=1, first=Seat(0)))
    while state.phase != "play":
        state = ct.apply(state, ct.legal_actions(state)[0])
    view = replace(ct.view(state, None), phase="over", out=(0, *range(1, seats)))
    root = ET.fromstring(ct.render_svg(view))  # noqa: S314  (our own)
    assert "The game is over. Player 1 wins." in texts(root)
    assert texts(root).count("winner") == 1


@pytest.mark.rule("CT-EV-4")
def test_a_lasting_event_is_told_with_what_it_does() -> None:
    view = replace(ct.view(ct.new_game(ct.Options(first=Seat(0))), None), phase="play", clock=ct.Clock(round=2), event="hard_freeze")
    root = ET.fromstring(ct.render_svg(view))  # noqa: S314  (our own)
    assert "In force: Hard Freeze. While it lasts, each unit may cross water." in " ".join(texts(root))


@pytest.mark.parametrize("seats", [2, 6])
def test_long_lists_are_broken_so_that_nothing_is_cut_off(seats: int) -> None:
    state = ct.new_game(
        ct.Options(seats=seats, squad_size=8, map="valley", factions=("humans", "fungunites") * (seats // 2), first=Seat(0))
    )
    while state.phase != "play":
        state = ct.apply(state, ct.legal_actions(state)[0])
    state = replace(state, units=tuple(replace(unit, trophies=("mireh-9", "hag")) for unit in state.units))
    root = ET.fromstring(ct.render_svg(replace(ct.view(state, None), event="hard_freeze")))  # noqa: S314  (our own)
    panels = 0
    for panel in root.iter(f"{SVG}g"):
        frame = panel.find(f"{SVG}rect")
        if frame is not None and frame.get("rx") == "12":
            panels += 1
            assert _right_end(panel) <= float(frame.get("width", "0")), seats
    assert panels == seats
    assert _right_end(root) <= float(root.get("width", "0"))


def _right_end(element: ET.Element, left: float = 0) -> float:
    """How far the lines of text in *element* reach, at 0.6 em a letter."""
    moved = re.match(r"translate\((\S+) \S+\)(?: scale\((\S+)\))?", element.get("transform", ""))
    left += float(moved[1]) if moved and element.find(f"{SVG}rect[@rx='12']") is None else 0
    ends = [_right_end(child, left) for child in element]
    if element.tag == f"{SVG}text":
        wide = 0.6 * float(element.get("font-size", "0")) * len(element.text or "")
        part = {"start": 1.0, "middle": 0.5, "end": 0.0}[element.get("text-anchor", "start")]
        ends.append(left + float(element.get("x", "0")) + part * wide)
    return max(ends, default=0)


@pytest.mark.parametrize("seats", [2, 6])
def test_before_the_first_round_the_picture_says_what_goes_on(seats: int) -> None:
    root = ET.fromstring(ct.render_svg(ct.view(ct.new_game(ct.Options(seats=seats, first=Seat(0))), None)))  # noqa: S314  (our own)
    assert "Player 1 chooses a faction." in texts(root)
    assert titles(root)[0] == "Chibitactics: before round 1"


def test_the_reach_of_a_skill_that_is_aimed_at_cells_is_where_it_can_be_aimed() -> None:
    scenario = Scenario({"caster-0": (4, 2), "blinker-0": (5, 2), "ort-1": (12, 0)}, pack=WIDE, board=("middle", ""))
    view = scenario.game.view(scenario.state, None)
    legal = {
        action.target
        for action in scenario.game.legal_actions(scenario.state)
        if isinstance(action, ct.UseSkill) and action.skill == "blink"
    }
    assert set(scenario.game.reach_of(view, "blinker-0", "blink")) == legal


@pytest.mark.rule("CT-H-94")
def test_before_squads_are_shown_nobody_reaches_anything() -> None:
    state = ct.new_game(ct.Options(factions=("humans", "fungunites"), first=Seat(0)))
    state = ct.apply(state, ct.PickUnit(Seat(1), "morel-1"))
    with pytest.raises(KeyError):
        ct.reach_of(ct.view(state, Seat(0)), "morel-1", "cloud")


# -- what is pointed at ----------------------------------------------------------------------------------------------------------


def anchored(root: ET.Element) -> list[str]:
    """Every anchor of a picture."""
    return [element.get("data-anchor", "") for element in root.iter() if element.get("data-anchor")]


@pytest.mark.parametrize("topology", ["hex", "square"])
@pytest.mark.parametrize(("seats", "name"), sorted({(layout.seats, layout.id) for layout in ct.STARTER.maps}))
def test_every_cell_unit_skill_and_closed_segment_is_one_element_on_every_map(seats: int, name: str, topology: str) -> None:
    house = ct.HouseRules(topology="square" if topology == "square" else "hex")
    state = ct.new_game(ct.Options(seats=seats, map=name, factions=("fungunites",) * seats, first=Seat(0), house=house))
    seen = set[str]()
    while state.phase != "play":
        if state.phase not in seen:
            seen.add(state.phase)
            _is_pointed_at(state)
        state = ct.apply(state, ct.legal_actions(state)[0])
    _is_pointed_at(state)
    found = anchored(ET.fromstring(ct.render_svg(ct.view(state, None))))  # noqa: S314  (our own)
    assert len(found) == len(set(found))
    view = ct.view(state, None)
    wanted = {f"cell.{cell.q},{cell.r}" for cell in view.cells} | {f"unit.{unit.id}" for unit in view.units}
    wanted |= {f"skill.{unit.id}.{skill.id}" for unit in ct.facts(view).units for skill in unit.skills}
    wanted |= {f"segment.{place}" for place, segment in enumerate(view.board) if not segment}
    assert set(found) >= wanted


def _is_pointed_at(state: ct.State) -> None:
    """Whoever acts finds what its actions name in its picture, marked, and nothing else marked."""
    seat = ct.to_act(state)[0]
    view, actions = ct.view(state, seat), ct.legal_actions(state, seat)
    ways = {action: ct.anchors(view, action) for action in actions}
    assert len({(way, ct.label(view, action)) for action, way in ways.items()}) == len(actions)
    targets = tuple(sorted({anchor for way in ways.values() for anchor in way}))
    root = ET.fromstring(ct.render_svg(view, targets=targets))  # noqa: S314  (our own)
    assert sorted(element.get("data-anchor", "") for element in root.iter() if element.get("role") == "button") == list(targets)


def test_a_skill_that_is_looked_at_shows_what_it_reaches_and_what_it_does() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    svg = scenario.game.render_svg(view, focus="skill.ansel-0.blade")
    reach = scenario.game.reach_of(view, "ansel-0", "blade")
    assert svg.count(", in reach</title>") == len(reach) > 0
    assert svg == scenario.game.render_svg(view, focus="skill.ansel-0.blade", reach=reach)
    assert "Ansel, Blade: melee, range 1, 4-6, engages. Wound the unit. Die: 4 or more: 3 of 6 faces." in titles(ET.fromstring(svg))  # noqa: S314  (our own)


@pytest.mark.rule("CT-H-22")
def test_the_faces_of_a_die_that_succeed_are_shown() -> None:
    scenario = scene()
    scenario.use("ansel-0", "blade", "moss-1")
    root = picture(scenario)
    assert "3 of 6 faces succeed" in titles(root)
    assert "3 of 6" in texts(root)
    assert "3 of 6 faces succeed" not in titles(picture(scene()))


def test_a_squad_shows_its_wounded_and_its_dead() -> None:
    assert "squad of 3: 1 unwounded, 1 wounded, 1 dead" in titles(picture(scene()))


@pytest.mark.rule("CT-H-94")
def test_the_cards_of_a_deck_are_offered_to_its_seat_alone() -> None:
    state = ct.new_game(ct.Options(factions=("humans", "chthonids"), first=Seat(0)))
    own, other, outside = (ET.fromstring(ct.render_svg(ct.view(state, seat))) for seat in (Seat(0), Seat(1), None))  # noqa: S314  (our own)
    assert {f"card.{card}" for card in state.decks[0]} <= set(anchored(own))
    assert not any(anchor.startswith("card.") for anchor in anchored(outside))
    assert {anchor for anchor in anchored(other) if anchor.startswith("card.")} == {f"card.{card}" for card in state.decks[1]}

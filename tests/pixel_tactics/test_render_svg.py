"""The picture: what it shows, that it stands alone, and that nothing in it depends on colour."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from msgspec import structs

from boardrules.pixel_tactics import Card, ChooseLeader, Hero, Leader, Options, Pack, State
from boardrules.pixel_tactics._render.wide.cards import CARD_HEIGHT, CARD_WIDTH, HAND_WIDTH
from boardrules.pixel_tactics._types.state import Extra
from boardrules.values import Seat

from .playing import GAME, random_game
from .scene import Scene
from .test_render_text import TABLE

SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: State, seat: int | None = 0) -> ET.Element:
    return ET.fromstring(GAME.render_svg(GAME.view(state, None if seat is None else Seat(seat))))  # noqa: S314  (our own document)


def written(root: ET.Element) -> list[str]:
    """The text that is to be seen, in order: no titles, no description."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def titled(root: ET.Element) -> Iterator[tuple[str, float, float]]:
    """Every group with a title, with the place of its origin in the picture."""

    def walk(element: ET.Element, x: float, y: float) -> Iterator[tuple[str, float, float]]:
        moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        title = element.find(f"{SVG}title")
        if title is not None and title.text and element is not root:
            yield title.text, x, y
        for child in element:
            yield from walk(child, x, y)

    return walk(root, 0, 0)


def some_states(seed: int) -> Iterator[tuple[int, State]]:
    """One position in eleven of a series played at random, and the last."""
    for index, (state, _, _) in enumerate(random_game(Options(best_of=3), seed=seed, plies=1500)):
        if index % 11 == 0 or state.phase == "over":
            yield index, state


def test_the_picture_stands_alone_and_leaks_no_style_into_a_page() -> None:
    for index, state in some_states(seed=2):
        root = drawn(state, (0, 1, None)[index % 3])
        assert root.tag == f"{SVG}svg"
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {"svg", "title", "desc", "g", "rect", "path", "text"}
            assert not {"id", "class", "style", "href"} & set(element.keys())


def test_the_picture_says_what_it_is_to_those_who_cannot_see_it() -> None:
    for index, state in some_states(seed=3):
        root = drawn(state, (0, 1, None)[index % 3])
        assert root.get("role") == "img"
        assert root.get("aria-label") == root.findtext(f"{SVG}title")
        words = root.findtext(f"{SVG}desc") or ""
        assert "Player 1, " in words
        assert "Player 2, " in words


def test_everything_drawn_lies_inside_the_picture() -> None:
    for index, state in some_states(seed=5):
        root = drawn(state, (0, 1, None)[index % 3])
        width, height = float(root.get("width", "")), float(root.get("height", ""))
        for title, x, y in titled(root):
            assert 0 <= x <= width - 20, title
            assert 0 <= y <= height - 10, title
        hands = [(x, y) for title, x, y in titled(root) if "in hand" in title or title.startswith("deck")]
        assert all(x + HAND_WIDTH <= width for x, _ in hands)


def test_the_same_view_is_drawn_the_same() -> None:
    view = GAME.view(TABLE.state, Seat(0))
    assert GAME.render_svg(view) == GAME.render_svg(view)


@pytest.mark.rule("PT-SET-5")
def test_column_1_faces_column_3_and_the_viewers_unit_lies_below() -> None:
    places = {title.partition(",")[0]: (x, y) for title, x, y in titled(drawn(TABLE.state))}
    assert places["V1: Trapper"][0] > places["V1: Knight"][0]
    assert places["V1: Trapper"][1] < places["V1: Knight"][1]
    assert places["F3: Gunner"][0] == places["V1: Knight"][0]
    assert places["R3: Homunculus"][1] > places["F3: Planestalker"][1] > places["V1: Knight"][1]
    turned = {title.partition(",")[0]: (x, y) for title, x, y in titled(drawn(TABLE.state, 1))}
    assert turned["V1: Trapper"] == places["V1: Knight"]


def test_no_two_slots_overlap() -> None:
    places = [(x, y) for title, x, y in titled(drawn(TABLE.state)) if re.match(r"[VFR][123]: ", title)]
    assert len(places) == 18
    for k, (x, y) in enumerate(places):
        assert all(abs(x - a) >= CARD_WIDTH or abs(y - b) >= CARD_HEIGHT for a, b in places[k + 1 :])


@pytest.mark.rule("PT-DMG-1", "PT-DMG-3", "PT-ATK-2", "PT-ATK-5", "PT-OWN-1")
def test_each_card_in_play_is_told_in_words_with_its_numbers_and_marks() -> None:
    told = [title for title, _, _ in titled(drawn(TABLE.state))]
    assert "V1: Knight, strength 3, damage 3 of 10, Intercept, in melee" in told
    assert "R3: Homunculus, strength 3, damage 12 of 7, Ranged Attack, lethal damage" in told
    assert "F2: Hepzibah Culotre, leader, strength 3, damage 11 of 20, in melee" in told
    assert "V2: Dragon Mage, corpse" in told
    assert "F1: Knight, corpse, a card of Player 2" in told
    assert "F3: Gunner, a card of Player 1, strength 5, damage 0 of 4, Ranged Attack, in melee" in told


def test_each_mark_is_drawn_with_a_shape_of_its_own() -> None:
    """Intercept, Ranged Attack, damage, melee, leader: told apart without colour, each as often as it is true, and once in the legend."""
    marks = Counter(title for title, _, _ in titled(drawn(TABLE.state)))
    assert marks["Intercept"] == 2 + 1
    assert marks["Ranged Attack"] == 2 + 1
    assert marks["damage"] == 5 + 1
    assert marks["in melee"] == 6 + 1
    assert marks["leader"] == 2 + 1
    shapes = {}
    for group in drawn(TABLE.state).iter(f"{SVG}g"):
        title, path = group.findtext(f"{SVG}title"), group.find(f"{SVG}path")
        if title in {"Intercept", "Ranged Attack", "damage", "in melee", "leader", "life", "attack strength"} and path is not None:
            shapes[title] = path.get("d")
    assert len(set(shapes.values())) == 7


def test_the_own_hand_is_drawn_and_the_rivals_is_backs() -> None:
    for seat, own, others in ((0, ["Fighter", "Paladin"], 3), (1, ["Mystic", "Vampire", "Witch"], 2), (None, [], 5)):
        root = drawn(TABLE.state, seat)
        told = [title for title, _, _ in titled(root)]
        assert told.count("a card in hand, not known") == others
        faces = [title.partition(":")[0] for title in told if re.fullmatch(r"[A-Z][a-z ]+: strength \d+, life \d+", title)]
        assert faces == own
        for hidden in {"Fighter", "Mystic", "Vampire"} - set(own):
            assert not any(hidden in line for line in (*written(root), *told, root.findtext(f"{SVG}desc") or ""))


def test_a_known_top_card_is_a_face_to_those_who_know_it_and_a_back_to_others() -> None:
    state = Scene(top=("witch",)).state
    assert "Witch" in written(drawn(state))
    assert "Witch" not in written(drawn(state, 1))
    assert "top of the deck: a card that another player knows" in [title for title, _, _ in titled(drawn(state, 1))]


def test_the_wave_the_seat_to_act_and_what_is_asked_are_said() -> None:
    scene = Scene(hand=("assassin",), own={"V1": "knight"}, rival={"V1": "witch"}, wave="F")
    assert "Player 1 to act: 2 actions left." in written(drawn(scene.state))
    scene.play("order assassin", waiting=0)
    lines = written(drawn(scene.state))
    assert any(line.startswith("Player 1 decides. ") and line.endswith("In progress: Assassin.") for line in lines)
    assert lines.count("to act") == 1
    flank = [text for text in drawn(scene.state).iter(f"{SVG}text") if text.text == "flank"]
    assert [text.get("font-weight") for text in flank] == ["700", "700"]


@pytest.mark.rule("PT-END-1")
def test_the_end_is_drawn_with_a_crown_for_the_winner() -> None:
    scene = Scene(damage=(0, 17), wave="R", second=True, active=1)
    root = drawn(scene.play("1: end").state)
    assert "The game is over: Player 1 wins." in written(root)
    assert [title for title, _, _ in titled(root)].count("winner") == 1
    assert "trophies 1" in written(root)


def test_a_long_status_takes_two_lines() -> None:
    state = Scene(hand=("mystic", "oracle"), own={"V1": "knight"}).play("order mystic").state
    extra = (Extra(("order", "operation", "trap", "recruit", "attack", "clear", "move", "switch", "cast", "draw"), 3),) * 2
    state = structs.replace(state, budget=structs.replace(state.budget, extra=extra))
    assert max(map(len, written(drawn(state)))) <= 110


def test_any_name_of_a_pack_can_be_drawn() -> None:
    """Names are escaped, and shrunk until they fit."""
    pack = GAME.packs[1]
    cards = [Card(card.id, Hero(f"<b>& \"{card.hero.name}'", 1, 2), Leader("&" * 60, 1, 20)) for card in pack.cards]
    game = GAME.with_pack(Pack("own", "Own", tuple(cards)))
    state = game.new_game()
    while state.phase != "leaders":
        state = game.apply(state, game.chance_action(state, 0))
    for seat in (Seat(0), Seat(1)):
        state = game.apply(state, ChooseLeader(seat, str(state.players[seat].hand[seat].card)))
    root = ET.fromstring(game.render_svg(game.view(state, Seat(0))))  # noqa: S314  (our own document)
    assert [line for line in written(root) if line.startswith("&" * 60)] == ["&" * 60 + " 2", "&" * 60]
    assert any(line.startswith("<b>& ") for line in written(root))
    names = [text for text in root.iter(f"{SVG}text") if str(text.text).startswith("&" * 60)]
    assert all(float(text.get("font-size", "99")) < 4 for text in names)

"""The laws of the table kit: what can be read and touched, what stays in place, what is hidden, and in whose words it is said."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from boardrules import Seat, narrate, translator
from boardrules.authoring import Card, Drawn, Note, Paint, Pile, Place, Row, Score, Table, Track, Zone, drawn
from boardrules.authoring.table_faces import GROUND, OWN, PANEL, SHADES
from boardrules.pieces import Palette, Picture
from boardrules.toolkit.drawing import svg
from boardrules.toolkit.drawing.measure import text_width
from tests.authoring.tables import NAMES, TABLES, Seen, module, picture, played

WIDTHS = (360, 390, 768, 1280)
LANGUAGES = ("en", "pl", "ru")
SVG = "{http://www.w3.org/2000/svg}"
OUTLINE = re.compile(r"M\S+ \S+h(?P<width>\S+?)a(?P<rx>\S+) .*?v(?P<height>\S+?)a")
MOVED = re.compile(r"translate\((\S+) (\S+)\)")
COLOR = re.compile(r"#[0-9a-f]{6}")

each_table = pytest.mark.parametrize("name", TABLES)
every_width = pytest.mark.parametrize("width", WIDTHS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def parsed(found: Picture) -> ET.Element:
    return ET.fromstring(str(found))  # noqa: S314  (our own)


def said(found: Picture) -> list[str]:
    return [element.text or "" for element in parsed(found).iter(f"{SVG}text")]


def texts(root: ET.Element, x: float = 0, y: float = 0) -> list[tuple[float, float, float, str]]:
    """Left edge, right edge, base line and words of each text of a picture."""
    moved = MOVED.search(root.get("transform", ""))
    x, y = (x + float(moved[1]), y + float(moved[2])) if moved else (x, y)
    found = [line for part in root for line in texts(part, x, y)]
    if root.tag == f"{SVG}text":
        width = text_width(root.text or "", float(root.get("font-size", "0")), bold=root.get("font-weight") == "700")
        left = x + float(root.get("x", "0")) - (width / 2 if root.get("text-anchor") == "middle" else 0)
        found.append((left, left + width, y + float(root.get("y", "0")), root.text or ""))
    return found


def table_of(*zones: Zone, **words: Any) -> Drawn[None, Any]:
    """The drawing functions of a game whose view is always one table, with *zones* at the place of seat 0, which looks."""
    return drawn(lambda _view, _players: Table(title="A game", places=[Place(Seat(0), zones)], viewer=Seat(0), **words))


def anchored(found: Picture) -> dict[str, ET.Element]:
    return {element.attrib["data-anchor"]: element for element in parsed(found).iter() if "data-anchor" in element.attrib}


# ---- what can be read and touched


@every_language
@every_width
@each_table
def test_no_text_is_small_and_none_leaves_the_picture(name: str, width: int, language: str) -> None:
    for seen in played(name):
        root = parsed(picture(name, seen, width, language))
        assert root.get("width") == str(width)
        assert min(float(element.get("font-size", "0")) for element in root.iter(f"{SVG}text")) >= 11
        for left, right, line, words in texts(root):
            assert left >= 0, words
            assert right <= width, words
            assert 0 < line < float(root.get("height", "0")), words


@every_width
@each_table
def test_everything_that_can_be_chosen_is_a_button_as_large_as_a_fingertip(name: str, width: int) -> None:
    chosen = 0
    for seen in played(name):
        elements = anchored(picture(name, seen, width))
        buttons = {anchor for anchor, element in elements.items() if element.get("role") == "button"}
        assert buttons == set(seen.targets)
        chosen += len(buttons)
        for anchor, element in elements.items():
            outline = OUTLINE.match(element.get("data-outline", ""))
            assert outline is not None
            assert float(outline["width"]) + 2 * float(outline["rx"]) >= 40, anchor
            assert float(outline["height"]) + 2 * float(outline["rx"]) >= 40, anchor
            assert element.get("aria-label")
    assert chosen or name == "kuhn_poker", "its words are buttons of the page"


@each_table
def test_the_same_things_can_be_pointed_at_and_have_the_same_keys_at_every_width(name: str) -> None:
    for seen in played(name):
        found = [picture(name, seen, width) for width in (None, *WIDTHS)]
        assert len({frozenset(piece.key for piece in one.pieces) for one in found}) == 1
        anchors = [anchored(one).keys() for one in found]
        assert anchors[1:] == anchors[:-1]


def test_a_picture_is_720_pixels_wide_if_nothing_is_said_and_never_narrower_than_320() -> None:
    pictures = table_of(Note("Hello"))
    assert 'width="720"' in pictures.render_svg(None)
    assert 'width="320"' in pictures.render_svg(None, width=100)


def test_ones_own_cards_are_larger_than_those_of_rivals() -> None:
    def table(_view: None, _players: object) -> Table:
        return Table(title="A game", places=[Place(Seat(n), [Row("Hand", [Card(text="7")])]) for n in (0, 1)], viewer=Seat(1))

    for width in WIDTHS:
        cards = {piece.key: piece.drawing for piece in drawn(table).picture(None, width=width).pieces if piece.key.endswith(".0.0")}
        own, rival = [float(cards[f"seat.{n}.0.0"].split('width="')[1].split('"')[0]) for n in (1, 0)]
        assert own > rival >= 40


def test_a_rivals_card_with_a_line_is_large_enough_for_it() -> None:
    def table(_view: None, _players: object) -> Table:
        return Table(title="A game", places=[Place(Seat(0), [Row("Shown", [Card(text="7", line="guard")])])], viewer=Seat(1))

    assert "guard" in said(drawn(table).picture(None, width=360))


# ---- what stays in place


def test_a_card_keeps_its_key_from_the_hand_to_the_pile() -> None:
    game = module("driftwood")
    hand = game.State(game.Options(), (), ((3, 9), (5, 12)), (2, 8), (8, 12), Seat(0))
    after = game.apply(hand, game.Play(Seat(0), 9))
    keys = [{piece.key for piece in game.picture(game.view(state, Seat(0))).pieces} for state in (hand, after)]
    assert "card.9" in keys[0] & keys[1]
    moved = game.picture(game.view(after, Seat(0))).since(game.picture(game.view(hand, Seat(0))))
    assert "card.9" in {put.piece.key for put in moved.put} | {piece.key for piece in moved.drawn}


@each_table
def test_what_is_unchanged_from_one_picture_to_the_next_keeps_its_key_and_drawing(name: str) -> None:
    game, (first, *rest) = module(TABLES[name][0]), [seen for seen in played(name) if seen.view.viewer == 0]
    for seen in rest:
        before, after = [game.picture(one.view) for one in (first, seen)]
        assert before.changed(after.since(before)) == after
        assert {"title", "seat.0", "seat.0.name"} <= {piece.key for piece in after.pieces}
        first = seen


# ---- what is hidden


def test_a_card_face_down_is_a_back_whatever_else_is_said_of_it() -> None:
    plain = table_of(Row("Hand", [Card()]), Pile("Deck", 3))
    told = table_of(Row("Hand", [Card(line="seven", paint="red")]), Pile("Deck", 3, Card(line="ace", paint="blue")))
    assert plain.render_svg(None) == told.render_svg(None)
    assert plain.render_text(None) == told.render_text(None)


@every_width
def test_hands_of_rivals_are_backs_of_which_no_two_differ(width: int) -> None:
    game = module("driftwood")
    for seen in played("driftwood-4"):
        backs = {piece.drawing for piece in picture("driftwood-4", seen, width).pieces if re.fullmatch(r"seat\.\d\.0\.\d", piece.key)}
        assert len(backs) <= 1
        if seen.view.viewer is not None:
            other = game.view(game.determinize(seen.view, _Ordered()), seen.view.viewer)
            assert game.picture(other, width=width) == game.picture(seen.view, width=width)


class _Ordered:
    """Random numbers that are none: always the least one."""

    def randrange(self, _stop: int, /) -> int:
        return 0


def test_the_keys_of_hidden_cards_are_their_seat_zone_and_place() -> None:
    game = module("driftwood")
    hands = (((1,), (2, 3)), ((1,), (8, 9)))
    states = [game.State(game.Options(), (), both, (), (0, 0), Seat(0)) for both in hands]
    pictures = [game.picture(game.view(state, Seat(0))) for state in states]
    assert pictures[0] == pictures[1]
    assert {"card.1", "seat.1.0.0", "seat.1.0.1"} <= {piece.key for piece in pictures[0].pieces}


# ---- palettes


@pytest.mark.parametrize("palette", ["dark", "print"])
@each_table
def test_a_palette_changes_colours_and_nothing_else(name: str, palette: Palette) -> None:
    for seen in played(name):
        light, other = [str(picture(name, seen, 390, palette=one)) for one in ("light", palette)]
        assert COLOR.sub("#", light) == COLOR.sub("#", other)
        assert set(COLOR.findall(other)) <= {*SHADES[palette].values()}


@pytest.mark.parametrize("palette", ["dark", "print"])
def test_every_paint_has_a_shade_in_every_palette_and_texts_stand_out_from_it(palette: Palette) -> None:
    paints: tuple[Paint, ...] = ("plain", "blue", "green", "yellow", "red", "violet")
    pictures = table_of(Row("Hand", [Card(text="7", line="seven", paint=paint) for paint in paints]))
    assert set(COLOR.findall(pictures.render_svg(None, palette=palette))) <= {*SHADES[palette].values()}
    shown = [pictures.picture(None, palette=one) for one in ("light", palette)]
    for found in shown:
        cards = [piece.drawing for piece in found.pieces if re.fullmatch(r"seat\.0\.0\.\d", piece.key)]
        assert len(cards) == len(paints)
        for card in cards:
            ground, *inks = re.findall(r'fill="(#[0-9a-f]{6})"', card)
            assert min(_contrast(ground, ink) for ink in inks) >= 4.5, card


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
def test_names_of_zones_and_what_just_happened_stand_out_from_the_table(palette: Palette) -> None:
    colors = {color: color for color in (GROUND, PANEL, OWN, svg.MUTED, svg.INK)} if palette == "light" else SHADES[palette]
    for ground, inks in ((GROUND, (svg.INK,)), (PANEL, (svg.MUTED, svg.INK)), (OWN, (svg.MUTED, svg.INK))):
        assert min(_contrast(colors[ground], colors[ink]) for ink in inks) >= 4.5, ground


def _contrast(one: str, other: str) -> float:
    """The contrast of two colours, as the guidelines for accessible pages reckon it."""
    low, high = sorted(map(_light, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _light(color: str) -> float:
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# ---- what has just happened


def test_the_card_of_the_last_action_has_a_thick_golden_edge_and_an_asterisk() -> None:
    pictures = table_of(Row("Row", [Card(text="1"), Card(text="2", just=True)]))
    marked = [piece.key for piece in pictures.picture(None).pieces if f'stroke="{svg.GOLD}" stroke-width="4"' in piece.drawing]
    assert marked == ["seat.0.0.1"]
    assert "Row: 1 *2" in pictures.render_text(None)


def test_the_events_are_told_with_the_names_of_the_players_unless_the_table_says_it_itself() -> None:
    def told(_view: None, event: int, players: Any) -> str:
        return f"{players(event)} coughs."

    def table(last: str) -> Any:
        return lambda _view, _players: Table(title="A game", places=[], last=last)

    words = translator("en", names=("Ann", "Bo"))
    assert said(drawn(table(""), told).picture(None, events=(1, 0), translator=words))[-1] == "Bo coughs. Ann coughs."
    assert said(drawn(table("Bo sneezed."), told).picture(None, events=(1,), translator=words))[-1] == "Bo sneezed."
    assert drawn(table(""), told).format_event(None, 1) == "Player 2 coughs."


def test_events_are_told_with_the_names_of_the_players_everywhere() -> None:
    game = module("kuhn_poker")
    before = game.State((3, 1), ("bet",))
    step = game.step(before, game.Say(Seat(1), "bet"))
    view, speaker = game.view(step.state, None), translator("pl", game, names=("Ann", "Bo"))
    assert speaker.event(view, step.events[0]) == "Bo calls."
    assert narrate(game, view, step.events, translator=speaker) == ("Bo calls.",)
    assert narrate(game, view, step.events) == (game.format_event(view, step.events[0]),) == ("Player 2 calls.",)


def test_without_a_function_that_tells_events_there_is_no_format_event() -> None:
    with pytest.raises(LookupError, match="hand one to drawn"):
        table_of().format_event(None, object())


# ---- names and words


@pytest.mark.parametrize(("language", "words"), [("en", "you, to act"), ("pl", "ty, kolej"), ("ru", "вы, ходит")])
def test_the_reader_and_whose_turn_it_is_are_marked_in_the_readers_language(language: str, words: str) -> None:
    game = module("driftwood")
    view = game.view(game.new_game(), Seat(0))
    heading = f"Ann ({words})"
    speaker = translator(language, game, names=("Ann", "Bo"), reader=Seat(0))
    for found in (said(game.picture(view, translator=speaker)), game.render_text(view, translator=speaker).splitlines()):
        assert heading in found
        assert "Bo" in found


def test_who_looks_is_addressed_unless_the_translator_has_another_reader() -> None:
    game = module("driftwood")
    view = game.view(game.new_game(), Seat(1))
    assert "Player 2 (you)" in game.render_text(view)
    assert "Player 2 (you)" in game.render_text(view, translator=translator("en", game))
    told = game.render_text(view, translator=translator("en", game, reader=Seat(0)))
    assert "Player 1 (you, to act)" in told
    assert "Player 2 (you)" not in told


@every_language
def test_names_are_escaped_and_cut_where_they_do_not_fit(language: str) -> None:
    last = played("driftwood-4")[-1]
    found = said(picture("driftwood-4", Seen(last.view, (), ()), 1280, language))
    headings = [words for words in found if words.startswith(tuple(name[:4] for name in NAMES))]
    assert len(headings) == 4
    assert any(words.endswith("\u2026") for words in headings), "the wide one"
    assert any(words.startswith(NAMES[3]) for words in headings)


@every_language
@every_width
def test_a_long_name_gives_way_to_what_stands_after_it(width: int, language: str) -> None:
    game = module("driftwood")
    view = game.view(game.new_game(), Seat(0))
    speaker = translator(language, game, names=("W" * 24, "Bo"), reader=Seat(0))
    marks = {"en": "(you, to act)", "pl": "(ty, kolej)", "ru": "(вы, ходит)"}[language]
    heading = next(words for words in said(game.picture(view, width=width, translator=speaker)) if words.endswith(marks))
    assert heading.startswith("WWW")
    assert ("\u2026" in heading) == (width < 400)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Deck: 3, on top 7", "Round: 1 of 4", "a card, face down", "the table", "winner")),
        ("pl", ("Deck: 3, na wierzchu 7", "Round: 1 z 4", "zakryta karta", "stół", "wygrana")),
        ("ru", ("Deck: 3, сверху 7", "Round: 1 из 4", "закрытая карта", "стол", "победа")),
    ],
)
def test_the_words_of_the_kit_are_in_the_readers_language(language: str, lines: tuple[str, ...]) -> None:
    pile, track, down, middle, winner = lines

    def table(_view: None, _players: object) -> Table:
        zones: list[Zone] = [Pile("Deck", 3, Card(text="7")), Track("Round", 1, 4), Row("Hand", [Card()])]
        return Table(title="A game", places=[Place(None, zones, "middle"), Place(Seat(0))], winners=[Seat(0)])

    speaker = translator(language)
    assert [pile, track, "Hand: ?"] == drawn(table).render_text(None, translator=speaker).splitlines()[2:5]
    root = parsed(drawn(table).picture(None, translator=speaker))
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert {down, middle} <= set(titles)
    described = root.findtext(f"{SVG}desc") or ""
    for words in (pile, track, winner):
        assert words in described


# ---- places and zones


@pytest.mark.parametrize(("viewer", "order"), [(None, [None, 0, 1, 2]), (0, [None, 0, 1, 2]), (1, [None, 1, 2, 0]), (2, [None, 2, 0, 1])])
def test_the_middle_comes_first_then_the_viewer_then_the_others_in_turn(viewer: int | None, order: list[int | None]) -> None:
    places = [Place(Seat(2)), Place(Seat(0)), Place(None), Place(Seat(1))]
    table = Table(title="A game", places=places, viewer=None if viewer is None else Seat(viewer))
    assert [place.seat for place in table.in_order()] == order


def test_every_zone_is_in_the_picture_in_its_description_and_in_the_text() -> None:
    zones = (
        Row("Hand", [Card(text="A", line="ace", title="the ace")], space=1),
        Row("Shown", ()),
        Pile("Deck", 0),
        Pile("Discards", 2, Card(text="9")),
        Track("Tide", 2, 5),
        Track("Long", 40, 90),
        Score("Points", -3),
        Note("Ann knocked."),
    )
    pictures = table_of(*zones, status="Draw a card.", winners=[Seat(0)])
    text = [
        "A game",
        "Draw a card.",
        "",
        "Player 1 (you, winner)",
        "  Hand: A ace",
        "  Shown: -",
        "  Deck: 0",
        "  Discards: 2, on top 9",
        "  Tide: 2 of 5",
        "  Long: 40 of 90",
        "  Points: -3",
        "  Ann knocked.",
    ]
    assert pictures.render_text(None).splitlines() == text
    for width in WIDTHS:
        root = parsed(pictures.picture(None, width=width))
        described = root.findtext(f"{SVG}desc") or ""
        assert all(line.strip() in described for line in text[4:])
        assert [element.tag for element in root.iter()].count(f"{SVG}circle") == 5, "one for each step of the tide, none for a long track"
        assert {"Hand", "Deck: 0", "Tide: 2 of 5", "Points: -3"} <= {element.text for element in root.iter(f"{SVG}text")}


def test_a_place_can_be_pointed_at() -> None:
    pictures: Drawn[None, Any] = drawn(lambda _view, _players: Table(title="A game", places=[Place(Seat(1), (), "seat.1")]))
    found = pictures.render_svg(None, targets=("seat.1",), translator=translator("en", names=("Ann", "Bo")))
    assert re.search(r'data-anchor="seat\.1" data-seat="1" .*role="button" tabindex="0" aria-label="Bo"', found)
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in found
    assert 'role="group"' in found

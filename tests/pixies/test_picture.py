"""The pictures of Pixies in pieces: keys, palettes, marks, and the wide layout as it always was."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree as ET

import pytest

from boardrules import Seat, languages, pixies, translator
from boardrules.messages import Message
from boardrules.pixies import CARDS, Options
from boardrules.pixies._render.paints import PANEL, SHADES, TABLE
from boardrules.toolkit.drawing.svg import BACK, INK, MUTED, PAPER

from .outlines import FILE, outlines
from .tables import begun, deal, every_table, play, random_game

WIDTHS = (None, 320, 360, 390, 768, 1280)
SEAT_OR_ID = re.compile(r"\b[BGYRM]{1,2}\d_[0-9A-Z]+\b|\bseat \d|\bSeat \d")


def test_the_wide_picture_has_its_anchors_and_boxes_where_they_always_were() -> None:
    assert json.loads(json.dumps(outlines())) == json.loads(FILE.read_text("utf-8"))


@every_table
def test_changes_lead_from_one_picture_to_the_next(options: Options) -> None:
    for width in (None, 390):
        before = None
        for state, action in list(random_game(options, seed=4))[20:50]:
            view = pixies.view(state, Seat(0))
            events = () if action is None else pixies.step(state, action).events
            after = pixies.picture(view, width=width, events=events)
            assert before is None or before.changed(after.since(before)) == after
            before = after


def test_a_card_keeps_its_key_from_the_table_into_an_area() -> None:
    state = deal(begun(seats=2), "B1_S6 B2_S4 B3_S3 R7_X4")
    for at in (state, play(state, "R7_X4 up")):
        assert "card.R7_X4" in [piece.key for piece in pixies.picture(pixies.view(at, None), width=390).pieces]


@pytest.mark.parametrize("width", WIDTHS)
def test_every_anchor_is_an_element_with_its_outline_at_every_width(width: int | None) -> None:
    for number, (state, _) in enumerate(random_game(Options(seats=5), seed=2)):
        if number % 60 == 20:
            for seat in (None, Seat(0)):
                root = ET.fromstring(pixies.render_svg(pixies.view(state, seat), width=width))  # noqa: S314  (our own document)
                found = {element.get("data-anchor"): element.get("data-outline") for element in root.iter() if element.get("data-anchor")}
                assert set(found) == {f"{seat}.{cell}" for seat in range(5) for cell in range(1, 10)} | {
                    f"card.{card}" for card in state.table
                }
                assert all(found.values())


@pytest.mark.parametrize("language", languages(pixies))
def test_pictures_texts_labels_and_events_have_neither_seat_numbers_nor_ids(language: str) -> None:
    for names, reader in (((), None), (("Ann", "Bo"), Seat(1))):
        tr = translator(language, pixies, names=names, reader=reader)
        for state, action in list(random_game(Options(seats=3), seed=6))[::15]:
            view = pixies.view(state, reader)
            said = [tr.label(view, legal) for legal in pixies.legal_actions(state)[:4]]
            said += [tr(question) for seat in pixies.seats(state) if (question := pixies.pending(state, seat))]
            if action is not None:
                said += [tr.event(view, event) for event in pixies.step(state, action).events]
                wrong = pixies.check(state, pixies.Place(Seat(2), "R9_0", 3, "up"))
                said += [tr(wrong)] if wrong is not None else []
            for width in (None, 360):
                root = ET.fromstring(pixies.render_svg(view, width=width, translator=tr))  # noqa: S314  (our own document)
                said += [*root.itertext(), *[element.get("aria-label", "") for element in root.iter()]]
            assert [line for line in said if SEAT_OR_ID.search(line)] == []


@pytest.mark.parametrize("language", languages(pixies))
def test_no_two_cards_have_one_name(language: str) -> None:
    tr = translator(language, pixies)
    view = pixies.view(pixies.new_game(Options(seats=6, flower_power=True)), None)
    assert len({tr(pixies.called(view, card)) for card in CARDS}) == len(CARDS)
    assert tr(pixies.called(view, "nothing")) == "nothing"


def test_what_has_just_happened_is_marked_by_a_star_and_in_words() -> None:
    state = deal(begun(seats=2), "B1_S6 B2_S4 B3_S3 R7_X4")
    step = pixies.step(state, pixies.legal_actions(state)[0])
    view = pixies.view(step.state, None)
    marked = pixies.picture(view, width=390, events=step.events).since(pixies.picture(view, width=390))
    (piece,) = marked.drawn
    assert piece.key == "cell.0.1"
    assert "(just now)" in piece.drawing


def luminance(color: str) -> float:
    full = color if len(color) == 7 else "#" + "".join(letter * 2 for letter in color[1:])
    parts = [int(full[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
def test_texts_stand_out_from_their_grounds(palette: str) -> None:
    shades = SHADES.get(palette, {})  # type: ignore[call-overload]  # light has none
    pairs = [(INK, PAPER), (INK, PANEL), (INK, TABLE), (MUTED, PANEL), (PAPER, INK)]
    for ink, ground in pairs:
        assert contrast(shades.get(ink, ink), shades.get(ground, ground)) >= 4.5, (ink, ground)
    assert contrast(shades.get(PAPER, PAPER), shades.get(BACK, BACK)) >= 2


def test_a_message_for_a_card_is_its_name() -> None:
    view = pixies.view(pixies.new_game(), None)
    assert pixies.called(view, "B4_C") == Message("card-B4_C", (), "special blue 4")

"""Texts from outside hold nothing that breaks a terminal, a picture or a page; those that do are refused, or shown escaped."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from boardrules import InvalidOptions, InvalidState, Match, chibitactics, from_json, pixel_tactics, pixies, read_log, verify, with_cards
from boardrules.characters import character_fault, character_faults, escaped
from boardrules.logs.opening import header_of
from boardrules.pixel_tactics.language import Card, Hero, Leader, Pack
from boardrules.toolkit.drawing import svg
from boardrules.values import BaseOptions
from tests.chibitactics.packs import everything
from tests.play import random_match

CONTROLS = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Cc"]
DIRECTIONS = [chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))]
SURROGATES = ["\ud800", "\udbff", "\udc00", "\udfff"]
ALLOWED = ["\u200d", "\u200e", "\u200f", "\U0001f469\u200d\U0001f692", "\u05d0", "é", " ", "\xa0", "\u2028"]
SOLDIERS = Pack("own", "Own", tuple([Card(f"soldier_{k}", Hero("Soldier", 2, 4), Leader("Captain", 3, 9)) for k in range(12)]))
ONE_OF_EACH = ["\x1b", "\x00", "\x9b", "\u202e", "\u2066"]


def test_control_characters_surrogates_and_turns_of_direction_are_faults_and_nothing_else_is() -> None:
    assert len(CONTROLS) == 65
    faulty = [chr(code) for code in range(0x110000) if character_fault(f"a{chr(code)}b") is not None]
    assert faulty == sorted([*CONTROLS, *DIRECTIONS, *map(chr, range(0xD800, 0xE000))])
    assert [character_fault(text) for text in ALLOWED] == [None] * len(ALLOWED)


def test_a_text_of_several_lines_may_have_newlines_and_tabs_besides() -> None:
    assert [text for text in CONTROLS if character_fault(text, lines=True) is None] == ["\t", "\n"]
    assert (
        character_fault("\u202e", lines=True)
        == "character 1 is U+202E, a mark that turns the direction of the text around it; leave it out"
    )
    assert character_fault("ab\ud800") == "character 3 is U+D800, half of a surrogate pair; leave it out"


@pytest.mark.parametrize("text", [*CONTROLS, *DIRECTIONS, *SURROGATES])
def test_what_is_refused_is_shown_escaped(text: str) -> None:
    shown = escaped(f"a{text}b")
    assert character_fault(shown) is None
    assert shown.encode().decode("unicode_escape") == f"a{text}b"
    assert escaped(f"é\u200d{text}", lines=True) == f"é\u200d{text if text in {chr(9), chr(10)} else shown[1:-1]}"


@pytest.mark.parametrize("text", ONE_OF_EACH)
def test_a_pack_of_pixel_tactics_with_such_a_text_is_refused_with_its_path(text: str) -> None:
    card = Card("knight", Hero(f"Kn{text}ight", 2, 4), Leader("Captain", 3, 9))
    pack = msgspec.structs.replace(SOLDIERS, title=f"M{text}ine", cards=(card, *SOLDIERS.cards))
    for given in (pack, msgspec.json.encode(pack)):
        with pytest.raises(InvalidOptions) as error:
            with_cards(pixel_tactics, given)
        assert f"$.title: character 2 is U+{ord(text):04X}" in str(error.value)
        assert f"$.cards[0].hero.name: character 3 is U+{ord(text):04X}" in str(error.value)
        assert character_fault(str(error.value), lines=True) is None


@pytest.mark.parametrize("text", ONE_OF_EACH)
def test_a_pack_of_chibitactics_with_such_a_text_is_refused_with_its_path(text: str) -> None:
    pack = msgspec.structs.replace(everything(), title=f"M{text}ine")
    for given in (pack, msgspec.json.encode(pack)):
        with pytest.raises(InvalidOptions, match=rf"\$\.title: character 2 is U\+{ord(text):04X}"):
            with_cards(chibitactics, given)


def test_a_pack_may_have_joiners_and_directional_marks() -> None:
    name = "\U0001f469\u200d\U0001f692 \u200e\u200f"
    game = with_cards(chibitactics, msgspec.structs.replace(everything(), title=name))
    assert game.SPEC.pack is not None
    with_cards(pixel_tactics, msgspec.structs.replace(SOLDIERS, title=name))


def test_options_with_such_a_text_begin_no_match() -> None:
    with pytest.raises(InvalidOptions, match=r"U\+001B|no set|unknown"):
        Match(pixel_tactics, pixel_tactics.Options(cards=("\x1b",)))

    class Named(BaseOptions, frozen=True, kw_only=True):
        names: tuple[str, ...] = ()

    assert list(character_faults(Named(names=("Ada", "B\tob")))) == ["$.names[1]: character 2 is U+0009, a control character; leave it out"]
    named: Any = Named(names=("\u202e",))  # stands for the options of another game
    with pytest.raises(InvalidOptions, match=r"\$\.names\[0\]: character 1 is U\+202E"):
        header_of(pixies, named, pixies.new_game())


@pytest.mark.parametrize("text", [*ONE_OF_EACH, "\r", "\ud800"])
def test_notes_and_tags_with_such_a_text_are_not_kept(text: str) -> None:
    match = random_match(plies=5)
    before = match.log()
    remarks: tuple[Callable[[], None], ...] = (
        lambda: match.note(text),
        lambda: match.tag("seat 0", text),
        lambda: match.tag(text, "Ada"),
    )
    for remark in remarks:
        with pytest.raises(InvalidState, match=rf"cannot be kept: character 1 is U\+{ord(text):04X}"):
            remark()
    assert match.log() == before


def test_a_note_may_have_several_lines_and_a_tag_may_not() -> None:
    match = random_match(plies=5)
    match.note("one\n\ttwo")
    with pytest.raises(InvalidState, match="the text of a tag"):
        match.tag("seat 0", "Ada\nBob")
    with pytest.raises(InvalidState, match="the name of a tag"):
        match.tag("seat\t0", "Ada")
    assert [note.text for note in read_log(match.log()).notes] == ["one\n\ttwo"]


HOSTILE = "\x1b[2J\x9b\u202e"
SHOWN = "\\x1b[2J\\x9b\\u202e"


def old_log() -> bytes:
    """Return a log with remarks as an older release kept them."""
    lines = random_match().log().splitlines(keepends=True)
    written = msgspec.json.encode(HOSTILE)
    return b"".join([lines[0], b'{"line":"tag","name":%b,"text":%b}\n' % (written, written), *lines[1:]])


def test_an_old_log_with_such_remarks_still_verifies_and_resumes() -> None:
    log = old_log()
    assert read_log(log).tags == {HOSTILE: HOSTILE}
    assert verify(log).result == "EXACT"
    assert Match.resume(log).log() == log


def test_errors_show_what_they_repeat_escaped() -> None:
    with pytest.raises(InvalidState) as error:
        from_json(pixies.State, b'{"\\u001b[2J\\u009b":1}')
    assert "\\x1b[2J\\x9b" in str(error.value)
    assert character_fault(str(error.value)) is None


def test_a_picture_is_well_formed_whatever_its_texts_hold() -> None:
    drawn = svg.document([svg.text(0, 0, HOSTILE, 10)], width=1, height=1, title=HOSTILE, description=HOSTILE, ground="#fff")
    root = ET.fromstring(drawn)  # noqa: S314  (our own)
    assert root.attrib["aria-label"] == SHOWN

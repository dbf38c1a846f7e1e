"""Lines of notation: how they are taken apart, and what is said of one that is not one action."""

from __future__ import annotations

import pytest

from boardrules import CHANCE, AmbiguousNotation, ParseError, Seat
from boardrules.toolkit.notation import Line, Notation, beginning, number, only

ONE, TWO = Seat(0), Seat(1)
NOTATION = Notation(
    {"draw": "draw", "play": "play CARD [CARD]", "mode": "mode WORD", "dealt": "dealt CARD"},
    last_seat=3,
    luck={"dealt"},
    alike={"take": "draw"},
)
NAMES = Notation({"": "CARD WAY", "pass": "pass"}, last_seat=1)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("draw", Line("draw", TWO, "draw", (), "draw")),
        (" Take ", Line("Take", TWO, "draw", (), "draw")),
        ("play Ace", Line("play Ace", TWO, "play", ("Ace",), "play CARD [CARD]")),
        (" 0 :  play   Ace", Line("0 :  play   Ace", ONE, "play", ("Ace",), "play CARD [CARD]")),
        ("-1: draw", Line("-1: draw", CHANCE, "draw", (), "draw")),
        ("dealt ace", Line("dealt ace", CHANCE, "dealt", ("ace",), "dealt CARD")),
        ("3: dealt ace", Line("3: dealt ace", Seat(3), "dealt", ("ace",), "dealt CARD")),
        ("mode a:b", Line("mode a:b", TWO, "mode", ("a:b",), "mode WORD")),
    ],
)
def test_a_line_has_a_seat_a_verb_and_words(text: str, line: Line) -> None:
    assert NOTATION.read(text, (TWO,)) == line


def test_a_line_without_a_verb_begins_with_a_name() -> None:
    assert NAMES.read("ace up", (ONE,)) == Line("ace up", ONE, "", ("ace", "up"), "CARD WAY")
    assert NAMES.read("PASS", (ONE,)).verb == "pass"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line is no action; an action is written draw, play CARD [CARD], mode WORD or dealt CARD"),
        ("1: ", "an empty line is no action"),
        ("sing loud", "'sing' is no action; an action is written draw"),
        ("4: draw", "'4' is not the number of a player: a number from -1 to 3"),
        ("-2: draw", "'-2' is not the number of a player"),
        ("you: draw", "'you' is not the number of a player"),
        (": draw", "'' is not the number of a player"),
        ("\u00b2: draw", "is not the number of a player"),
        ("9" * 5000 + ": draw", "is not the number of a player"),
    ],
)
def test_what_is_no_line_is_named(text: str, message: str) -> None:
    with pytest.raises(ParseError) as raised:
        NOTATION.read(text, (TWO,))
    assert message in str(raised.value)
    assert len(str(raised.value)) < 150


def test_where_several_seats_may_act_each_is_offered() -> None:
    with pytest.raises(AmbiguousNotation) as raised:
        NOTATION.read("play ace ", (ONE, TWO))
    assert raised.value.candidates == ("0: play ace", "1: play ace")
    assert NOTATION.read("dealt ace", (ONE, TWO)).by == CHANCE


def test_words_are_counted_and_what_is_missing_or_too_many_is_named() -> None:
    line = NOTATION.read("play ace king", (ONE,))
    line.count(1, 2)
    with pytest.raises(ParseError, match=r"^something is missing after 'play ace king': play CARD \[CARD\]$"):
        line.count(3, 3)
    with pytest.raises(ParseError, match=r"^'king' is one word too many: play CARD \[CARD\]$"):
        line.count(0, 1)
    with pytest.raises(ParseError, match=r"^something is missing after 'play': "):
        line.count(1, 2, [])
    with pytest.raises(ParseError, match=r"^something is missing after 'ace': CARD WAY$"):
        NAMES.read("ace", (ONE,)).count(2, 2)


def test_a_number_is_in_its_range() -> None:
    assert [number(word, "cell", -2, 9) for word in ("-2", "0", "09")] == [-2, 0, 9]
    for word in ("-3", "10", "ten", "", "1_0", "+1", "\u00b2", "9" * 5000):
        with pytest.raises(ParseError, match="is not a cell: a number from -2 to 9"):
            number(word, "cell", -2, 9)
    with pytest.raises(ParseError, match=r"^'ten' is not a number from 0 to 9$"):
        number("ten", "none", 0, 9)


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("kn", ("knight", "knave")),  # of the first group that has any
        ("knight", ("knight",)),
        ("knightly", ("knightly",)),  # what it is goes before what it begins
        ("knightl", ("knightly",)),
        ("queen", ()),
        ("", ()),
    ],
)
def test_a_word_means_the_name_that_it_is_or_those_that_it_begins(word: str, found: tuple[str, ...]) -> None:
    assert beginning(word, ["knight", "knave", "knight"], ["knightly", "knightess"]) == found


def test_of_several_actions_each_text_is_offered() -> None:
    line = NOTATION.read("play a", (ONE,))
    assert only(line, ["ace"], str) == "ace"
    with pytest.raises(AmbiguousNotation) as raised:
        only(line, [1, 2], "play {}".format)
    assert raised.value.candidates == ("play 1", "play 2")
    assert str(raised.value) == "'play a' may mean 2 actions: play 1, play 2"
    with pytest.raises(AmbiguousNotation) as raised:
        only(line, range(100), str)
    assert len(raised.value.candidates) == 100
    assert str(raised.value).endswith(" 19 and 80 more")

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from boardrules.toolkit.drawing import svg


def test_a_document_is_well_formed_and_says_what_it_shows() -> None:
    drawn = svg.document(
        [svg.text(1, 2, "a < b & c", 10)], width=30, height=20.5, title='He said "no"', description="<all>", ground="#ffffff"
    )
    root = ET.fromstring(drawn)  # noqa: S314  (our own)
    space = "{http://www.w3.org/2000/svg}"
    assert root.attrib["viewBox"] == "0 0 30 20.5"
    assert root.attrib["aria-label"] == 'He said "no"'
    assert [root.findtext(f"{space}{name}") for name in ("title", "desc", "text")] == ['He said "no"', "<all>", "a < b & c"]


@pytest.mark.parametrize(("to_act", "winner", "stroke"), [(True, True, svg.INK), (False, True, svg.GOLD), (False, False, "#abcdef")])
def test_an_edge_tells_who_is_to_act_before_who_won(to_act: bool, winner: bool, stroke: str) -> None:  # noqa: FBT001
    assert f'stroke="{stroke}"' in svg.rim(to_act=to_act, winner=winner, line="#abcdef")


def test_a_group_has_a_title_and_a_scale_only_if_they_are_given() -> None:
    assert svg.group(1, 2.5, "<path/>") == '<g transform="translate(1 2.5)"><path/></g>'
    assert (
        svg.group(0, 0, "<path/>", title="a & b", scale=0.5)
        == '<g transform="translate(0 0) scale(0.5)"><title>a &amp; b</title><path/></g>'
    )


def test_badges_say_in_words_what_they_mean() -> None:
    assert ">to act<" in "".join(svg.to_act_badge(0, 0))
    assert ">draw<" in "".join(svg.winner_badge(0, 0, words="draw"))

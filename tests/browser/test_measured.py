"""The measuring of pictures finds each kind of fault, and none in a good picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.measured import measured

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200" font-family="sans-serif">'
GOOD = '<g data-anchor="a"><rect width="40" height="40"/></g><text x="50" y="20" font-size="11">One</text>'
FAULTY = {
    "tiny: small 10": '<text x="50" y="40" font-size="10">small</text>',
    "tiny: scaled 6": '<g transform="scale(.5)"><text x="100" y="120" font-size="12">scaled</text></g>',
    "overlaps: One | Two": '<text x="60" y="22" font-size="12">Two</text>',
    "outside: beyond": '<text x="280" y="90" font-size="12">beyond</text>',
    "outside: clipped": '<svg x="50" y="50" width="20" height="40"><text x="0" y="20" font-size="12">clipped</text></svg>',
    "outside: cut": '<clipPath id="c"><rect width="60" height="60"/></clipPath>'
    '<g clip-path="url(#c)"><text x="50" y="50" font-size="12">cut</text></g>',
    "small: b 39 x 50": '<g data-anchor="b"><rect x="100" y="100" width="39" height="50"/></g>',
    "crowded: a | b": '<g data-anchor="b"><rect x="20" y="5" width="60" height="60"/></g>',
}
UNSEEN = ('<text x="52" y="22" font-size="9" fill-opacity="0">a</text>', '<g opacity="0"><text x="52" y="22" font-size="9">a</text></g>')


@pytest.mark.parametrize("fault", FAULTY)
def test_each_fault_is_found_and_nothing_else(browser: Browser, fault: str) -> None:
    (found,) = measured(browser, [f"{HEAD}{GOOD}{FAULTY[fault]}</svg>"], 360)
    assert found.faults(360) == (fault,)


@pytest.mark.parametrize("unseen", ["", *UNSEEN])
def test_a_good_picture_has_no_faults(browser: Browser, unseen: str) -> None:
    (found,) = measured(browser, [f"{HEAD}{GOOD}{unseen}</svg>"], 360)
    assert found.faults(360) == ()
    assert (found.font, found.texts, found.targets, found.width, found.height) == (11, 1, 1, 300, 200)


def test_a_picture_is_no_wider_than_the_screen_unless_it_may_be(browser: Browser) -> None:
    (found,) = measured(browser, [f"{HEAD}{GOOD}</svg>"], 280)
    assert found.faults(280) == ("the picture is 300 pixels wide",)
    assert found.faults(280, wide=True) == ()

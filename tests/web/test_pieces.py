"""Pictures in pieces, in Chromium: changes lead from one picture to the next, elements stay the same, and bad messages lose nothing."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: tox -e browser")

from delta import compact
from msgspec import to_builtins
from playwright.sync_api import Browser, Page

from boardrules import Dealer, Match, Picture, Seat, game, games, rendering
from boardrules.picture import draw
from boardrules.pieces import Frame, Piece
from tests.web.pointing import CHROMIUM, chromium

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

SOURCES = Path(__file__).parents[2] / "js" / "src"
FRAME = {"width": 200, "height": 100, "title": "A", "description": "It is.", "ground": "#fff", "defs": "", "role": "img"}


def piece(key: str, drawing: str = "<circle r='9'/>", x: float = 0, y: float = 0) -> dict[str, Any]:
    return {"key": key, "drawing": drawing, "x": x, "y": y}


def card(name: str, words: str = "") -> str:
    named = f'data-anchor="{name}" data-outline="M0 0h9v9h-9z" role="img" aria-label="{name}"'
    return f'<g {named}><rect width="9" height="9"/><text>{words}</text></g>'


def whole(number: int, *pieces: dict[str, Any], **frame: Any) -> dict[str, Any]:
    return {"number": number, "whole": {"frame": FRAME | frame, "pieces": pieces}}


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and writes nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def sources() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SOURCES)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(browser: Browser, sources: str) -> Iterator[Page]:
    found = browser.new_page()
    found.goto(f"{sources}pieces.js")  # a page of the same origin; what is in it does not matter
    found.evaluate(
        """async (url) => {
            document.body.innerHTML = "<div id=board></div>";
            const { Pieces } = await import(url);
            window.pieces = new Pieces(document.querySelector("#board"));
        }""",
        f"{sources}pieces.js",
    )
    yield found
    found.close()


def show(page: Page, message: object) -> bool:
    shown: bool = page.evaluate("(message) => pieces.show(message)", message)
    return shown


def keys(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("#board svg > g > [data-key]", "all => all.map(one => one.dataset.key)")
    return found


CONTENTS = """() => {
    const copy = pieces.svg.cloneNode(true);
    for (const one of copy.querySelectorAll("[data-mark]")) one.remove();
    for (const one of copy.querySelectorAll("*")) {
        for (const name of ["data-marked", "data-role", "tabindex", "role"]) one.removeAttribute(name);
        const sorted = [...one.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
        for (const { name } of sorted) one.removeAttribute(name);
        for (const { name, value } of sorted) one.setAttribute(name, value);
    }
    copy.removeAttribute("role");
    const layer = copy.querySelector(":scope > g");
    const at = (element) => (element?.getAttribute("transform")?.match(/-?[0-9.]+/g) ?? [0, 0]).map(Number);
    const origin = at(layer);
    for (const one of layer?.children ?? []) {
        const [x, y] = at(one).map((value, n) => Number((value + origin[n]).toFixed(3)));
        one.removeAttribute("transform");
        if (x || y) one.setAttribute("transform", `translate(${x} ${y})`);
    }
    layer?.removeAttribute("transform");
    return copy.outerHTML;
}"""
"""What is drawn, without the marks of the page, each piece where it is in the picture."""


@pytest.mark.parametrize("name", games())
def test_changes_lead_a_page_to_the_same_picture_as_the_whole(name: str, page: Page) -> None:
    played = game(name)
    match: Match[Any, Any, Any, Any, Any] = Match(played, dealer=Dealer(3))
    rng, before = Random(5), None
    for number in range(1, 25):
        width = None if number < 14 else 390
        now = draw(played, played.view(match.state, Seat(0)), width=width)
        message: dict[str, Any] = {"number": number, "whole": to_builtins(now)}
        if before is not None:
            message = {
                "number": number,
                "from": number - 1,
                "changes": to_builtins(compact(now.since(before), before.frame, {one.key: one for one in before.pieces})),
            }
        anchors = [
            anchor
            for action in match.prompt(Seat(0)).actions
            for anchor in rendering(played).anchors(played.view(match.state, Seat(0)), action)
        ]
        assert show(page, json.loads(json.dumps(message)))
        page.evaluate("(targets) => pieces.mark({ targets, chosen: targets.slice(0, 1) })", anchors)
        drawn = page.evaluate(CONTENTS)
        page.evaluate(
            "(message) => { window.other = new pieces.constructor(document.createElement('div')); other.show(message); }",
            {"number": 1, "whole": to_builtins(now)},
        )
        assert drawn == page.evaluate(CONTENTS.replace("pieces.svg", "other.svg"))
        before = now
        if not match.over:
            seat = played.to_act(match.state)[0]
            match.submit(seat, rng.choice(match.prompt(seat).actions))


def test_a_description_names_what_it_has_of_the_one_before(page: Page) -> None:
    before, now = (
        Frame(200, 100, "A", words, "#fff")
        for words in (
            "Zoë takes a card 🂡. Deck: 62 cards, face down. Zoë, 8 points: cell 5 red, cell 7 green.",
            "Ben takes a card 🂡. Deck: 61 cards, face down. Zoë, 8 points: cell 5 red, cell 7 green.",
        )
    )
    changes: Any = compact(Picture(now, ()).since(Picture(before, ())), before, {})
    assert changes["frame"] == {"description": ["Ben takes a card 🂡. Deck: 61 cards, ", (2, 4)]}
    assert show(page, {"number": 1, "whole": to_builtins(Picture(before, ()))})
    assert show(page, {"number": 2, "from": 1, "changes": changes})
    assert page.text_content("#board desc") == now.description


def test_what_a_chosen_thing_reaches_is_marked_and_is_no_button(page: Page) -> None:
    assert show(page, whole(1, piece("a", card("one")), piece("b", card("two"), 20), piece("c", card("three"), 40)))
    page.evaluate("pieces.mark({ targets: ['two'], chosen: ['one'], focus: 'one', reach: ['two', 'three'] })")
    marks = "[...document.querySelectorAll('[data-mark]')].map(one => [one.parentNode.dataset.anchor, one.dataset.mark])"
    assert page.evaluate(marks) == [["one", "chosen"], ["two", "reach"], ["two", "target"], ["three", "reach"]]
    buttons = "[...document.querySelectorAll('[role=button]')].map(one => one.dataset.anchor)"
    assert page.evaluate(buttons) == ["two"]
    page.evaluate("pieces.mark({ targets: ['two'] })")
    assert page.evaluate(marks) == [["two", "target"]]


def test_other_words_and_attributes_are_set_where_the_elements_are_the_same(page: Page) -> None:
    assert show(page, whole(1, piece("a", card("one", "1 &lt; 2"))))
    page.evaluate("pieces.mark({ targets: ['one'] }); window.words = document.querySelector('text').firstChild")
    assert show(page, whole(2, piece("a", card("one", "3 &amp; &quot;4&quot;").replace('width="9"', 'height="8"').replace("img", "none"))))
    assert page.evaluate("words.isConnected && words.nodeValue") == '3 & "4"'
    rect = "document.querySelector('[data-anchor] > rect')"
    assert page.evaluate(f"[{rect}.getAttribute('width'), document.querySelector('[data-anchor]').getAttribute('role')]") == [
        None,
        "button",
    ]
    page.evaluate("pieces.mark()")
    assert page.evaluate("document.querySelector('[data-anchor]').getAttribute('role')") == "none"
    assert not show(page, {"number": 3, "from": 2, "changes": {"drawn": [piece("a", card("one", "&nbsp;"))]}})


def test_what_stays_is_the_same_element_and_keeps_the_focus(page: Page) -> None:
    assert show(page, whole(1, piece("a", card("one", "1")), piece("b", card("two"), 20), piece("c")))
    page.evaluate("""() => {
        pieces.mark({ targets: ["one", "two"] });
        window.kept = ["one", "two"].map((name) => document.querySelector(`[data-anchor=${name}]`));
        kept[0].focus();
    }""")
    changes = {
        "drawn": [piece("a", card("one", "now another"), 40)],
        "gone": ["b", "c"],
        "put": [{"piece": piece("b", card("two"), 20), "after": None}],
    }
    assert show(page, {"number": 2, "from": 1, "changes": changes})
    page.evaluate("() => pieces.mark({ targets: ['one'] })")
    assert keys(page) == ["b", "a"]
    assert page.evaluate("kept.map((one) => document.contains(one))") == [True, True]
    assert page.evaluate("document.activeElement === kept[0]")
    assert page.evaluate("kept[0].textContent") == "now another"
    assert page.evaluate("kept[0].closest('[data-key]').getAttribute('transform')") == "translate(40 0)"
    assert page.evaluate("kept.map((one) => one.getAttribute('role'))") == ["button", "img"]
    assert page.evaluate("kept.map((one) => one.querySelectorAll('[data-mark]').length)") == [1, 0]
    page.evaluate("() => { pieces.mark({ targets: ['two'] }); kept[1].focus(); }")
    again = {"gone": ["b"], "put": [{"piece": piece("b", card("two"), 20), "after": "a"}]}
    assert show(page, {"number": 3, "from": 2, "changes": again})
    assert keys(page) == ["a", "b"]
    assert page.evaluate("document.activeElement === kept[1]"), "focus goes with what is painted at another place"


def test_pieces_that_all_move_by_one_step_are_shifted_without_being_touched(page: Page) -> None:
    frame = Frame(200, 900, "A", "It is.", "#fff")
    cards = [Piece(f"card.{n}", card(f"card-{n}"), 10, 20.5 * n + 30) for n in range(20)]
    before = Picture(frame, (Piece("head", card("head"), 10, 5), *cards))
    now = Picture(frame, (before.pieces[0], *[Piece(one.key, one.drawing, one.x, one.y + 16) for one in cards[:-1]], cards[-1]))
    changes = to_builtins(compact(now.since(before), before.frame, {one.key: one for one in before.pieces}))
    assert changes["shift"] == {"x": 0, "y": 16}
    assert [moved["key"] for moved in changes["moved"]] == ["head", "card.19"]
    assert show(page, {"number": 1, "whole": to_builtins(before)})
    places = """() => Object.fromEntries(
        [...document.querySelectorAll("[data-key]")].map((one) => [one.dataset.key, one.getBoundingClientRect().y]))"""
    were = page.evaluate(places)
    page.evaluate("""() => {
        window.touched = [];
        new MutationObserver((records) => touched.push(...records)).observe(pieces.svg, { attributes: true, subtree: true });
    }""")
    assert show(page, json.loads(json.dumps({"number": 2, "from": 1, "changes": changes})))
    touched = page.evaluate("touched.map(({ target }) => target.dataset.key ?? target.localName)")
    assert touched == ["g", "head", "card.19"]
    are = page.evaluate(places)
    assert {key: round(are[key] - were[key]) for key in are} == {"head": 0, **{f"card.{n}": 16 for n in range(19)}, "card.19": 0}
    assert show(page, {"number": 3, "whole": to_builtins(before)})
    assert page.evaluate("pieces.svg.lastElementChild.getAttribute('transform')") is None
    assert page.evaluate(places) == were


def test_a_picture_with_slack_keeps_its_height_while_it_fits(page: Page) -> None:
    page.evaluate("window.pieces = new pieces.constructor(document.querySelector('#board'), {}, { slack: 0.1 })")
    found = []
    for number, height in enumerate((1000, 1040, 960, 1060, 900)):
        assert show(page, whole(number + 1, piece("a"), height=height))
        found.append(float(page.evaluate("pieces.svg.getAttribute('height')")))
        assert page.evaluate("pieces.svg.viewBox.baseVal.height") == found[-1]
    assert found == [1050, 1050, 1050, 1113, 945]


BAD: dict[str, Any] = {
    "from another picture": {"number": 9, "from": 5, "changes": {}},
    "no number": {"changes": {}},
    "nothing": None,
    "a piece that is not there": {"number": 2, "from": 1, "changes": {"drawn": [piece("x")]}},
    "gone twice": {"number": 2, "from": 1, "changes": {"gone": ["x"]}},
    "moved from nowhere": {"number": 2, "from": 1, "changes": {"moved": [{"key": "x", "x": 1, "y": 1}]}},
    "put after nothing": {"number": 2, "from": 1, "changes": {"put": [{"piece": piece("d"), "after": "x"}]}},
    "a drawing that ends too early": {"number": 2, "from": 1, "changes": {"drawn": [piece("a", "<g><rect")]}},
    "a drawing that closes too much": {"number": 2, "from": 1, "changes": {"drawn": [piece("a", "</g><g>")]}},
    "parts that are not in the book": {"number": 2, "from": 1, "changes": {"drawn": [piece("a") | {"drawing": [[0, 99]]}]}},
    "words that are not in the description": {"number": 2, "from": 1, "changes": {"frame": {"description": ["It", [0, 2]]}}},
    "lists that are none": {"number": 2, "from": 1, "changes": {"gone": 7}},
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_message_is_refused_changes_nothing_and_the_whole_mends_it(what: str, page: Page) -> None:
    pieces = piece("a", card("one")), piece("b", card("two"))
    assert show(page, whole(1, *pieces))
    page.evaluate("() => { pieces.mark({ targets: ['one', 'two'] }); document.querySelector('[data-anchor=two]').focus(); }")
    before = page.inner_html("#board")
    assert not show(page, BAD[what])
    assert page.inner_html("#board") == before
    assert page.evaluate("document.activeElement.dataset.anchor") == "two"
    assert show(page, whole(2, *pieces, piece("c")))
    assert keys(page) == ["a", "b", "c"]
    assert page.evaluate("document.activeElement.dataset.anchor") == "two"
    assert show(page, {"number": 3, "from": 2, "changes": {"gone": ["c"]}})
    assert keys(page) == ["a", "b"]


def test_what_somebody_did_to_the_page_is_mended_by_the_whole(page: Page) -> None:
    pieces = piece("a", card("one")), piece("b", card("two"))
    assert show(page, whole(1, *pieces))
    page.evaluate("() => { pieces.svg.lastChild.append(pieces.svg.lastChild.firstChild.cloneNode(true)); }")
    assert show(page, whole(2, *pieces))
    assert keys(page) == ["a", "b"]


def test_marks_have_outlines_and_buttons_and_go_without_a_trace(page: Page) -> None:
    assert show(page, whole(1, piece("a", card("one")), piece("b", '<g data-anchor="two"><rect x="3" width="9" height="9"/></g>')))
    before = page.inner_html("#board")
    page.evaluate("() => pieces.mark({ targets: ['one', 'two'], chosen: ['one'], focus: 'one' })")
    one, two = page.locator('[data-anchor="one"]'), page.locator('[data-anchor="two"]')
    assert (one.get_attribute("data-marked"), two.get_attribute("data-marked")) == ("target chosen focus", "target")
    assert [element.get_attribute("d") for element in one.locator("[data-mark]").element_handles()] == ["M0 0h9v9h-9z"] * 2
    assert two.locator("[data-mark]").get_attribute("d") == "M3 0h9v9h-9z", "its box, where there is no outline"
    assert (two.get_attribute("role"), two.get_attribute("tabindex")) == ("button", "0")
    assert page.get_attribute("#board svg", "role") == "group", "an image hides its parts"
    page.evaluate("() => pieces.mark()")
    assert page.inner_html("#board") == before


def test_a_document_in_one_piece_is_shown_and_stays_while_it_is_the_same(page: Page) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{card("one")}</svg>'
    document = {"frame": None, "pieces": [piece("", svg)]}
    assert show(page, {"number": 1, "whole": document})
    page.evaluate("() => { window.kept = pieces.svg; pieces.mark({ targets: ['one'] }); }")
    assert page.locator('[data-anchor="one"]').get_attribute("role") == "button"
    assert show(page, {"number": 2, "whole": document})
    assert page.evaluate("kept === pieces.svg")
    assert not show(page, {"number": 3, "from": 2, "changes": {"gone": ["a"]}})
    assert show(page, whole(4, piece("a")))
    assert keys(page) == ["a"]
    assert show(page, {"number": 5, "whole": document})
    assert not show(page, {"number": 6, "whole": {"frame": None, "pieces": [piece("", "<html/>")]}})

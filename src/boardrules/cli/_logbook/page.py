"""A recorded game as one self-contained page with a picture and a text for every action, to step through."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from boardrules.characters import escaped
from boardrules.messages import Message
from boardrules.translation import Translator

__all__ = ["Shown", "page"]

ELEMENT: Final = re.compile(r"<[^<]*")
"""A tag of a picture and the text after it."""


@dataclass(frozen=True)
class Shown:
    """One ply on the page: its number, the seat that acted, the action and the events in words, and the picture after it."""

    ply: int
    who: str
    action: str
    told: str
    picture: str


def page(title: str, shown: Sequence[Shown], notes: Sequence[tuple[str, str]] = (), *, translator: Translator) -> str:
    """Return the page: HTML with its style and its script in it. *notes* are shown above the board, each a name and a text.

    The words of the page itself are in the language of *translator*, as is its ``lang``. Successive pictures are nearly the same, so each
    tag is written once, and a picture is a list of the numbers of its tags.
    """
    numbers: dict[str, int] = {}
    frames = [[numbers.setdefault(tag, len(numbers)) for tag in ELEMENT.findall(one.picture)] for one in shown]
    data = msgspec.json.encode({"tags": list(numbers), "frames": frames}).decode().replace("<", "\\u003c")
    rows = "\n".join(
        f'<li><button type="button"><b>{one.ply}</b> <i>{_shown(one.who)}</i> <code>{_shown(one.action)}</code>'
        f"<span>{_shown(one.told)}</span></button></li>"
        for one in shown
    )
    head = "".join(f"<dt>{_shown(name)}</dt><dd>{_shown(text)}</dd>" for name, text in notes)
    return PAGE.format(
        language=html.escape(translator.language),
        title=_shown(title),
        notes=f"<dl>{head}</dl>" if head else "",
        rows=rows,
        highest=len(shown) - 1,
        data=data,
        **{name: html.escape(translator(Message.of(key))) for name, key in WORDS.items()},
    )


def _shown(text: str) -> str:
    """Return *text* as HTML, with the characters escaped that a text from outside should not have."""
    return html.escape(escaped(text, lines=True))


WORDS: Final = {
    "steps": "terminal-page-steps",
    "first": "terminal-page-first",
    "back": "terminal-page-back",
    "position": "terminal-page-position",
    "on": "terminal-page-on",
    "last": "terminal-page-last",
}
"""The messages for the controls of the page."""


PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }}
body {{ margin: 0 auto; padding: 1rem; max-width: 80rem; }}
main {{ display: grid; grid-template-columns: minmax(0, 2fr) minmax(16rem, 1fr); gap: 1rem; }}
#board svg {{ width: 100%; height: auto; max-height: 85vh; }}
nav {{ display: flex; gap: .5rem; align-items: center; margin: .5rem 0; }}
nav input {{ flex: 1; }}
nav button {{ font: inherit; min-width: 2.75rem; min-height: 2.75rem; }}
dl {{ display: grid; grid-template-columns: max-content auto; gap: 0 1rem; margin: 0; }}
dd {{ margin: 0; white-space: pre-line; }}
ol {{ list-style: none; margin: 0; padding: 0; max-height: 85vh; overflow: auto; }}
li button {{ all: unset; display: block; box-sizing: border-box; width: 100%; padding: .3rem .5rem; cursor: pointer; }}
li button:focus-visible {{ outline: 2px solid Highlight; }}
li[aria-current] {{ background: color-mix(in srgb, Highlight 25%, transparent); border-radius: .3rem; }}
li span {{ display: block; }}
@media (max-width: 50rem) {{ main {{ grid-template-columns: 1fr; }} ol {{ max-height: 40vh; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
{notes}
<nav aria-label="{steps}">
<button type="button" id="first" aria-label="{first}">&laquo;</button>
<button type="button" id="back" aria-label="{back}">&lsaquo;</button>
<input type="range" id="ply" min="0" max="{highest}" value="0" aria-label="{position}">
<button type="button" id="on" aria-label="{on}">&rsaquo;</button>
<button type="button" id="last" aria-label="{last}">&raquo;</button>
</nav>
<main>
<div id="board"></div>
<ol id="told">
{rows}
</ol>
</main>
<script type="application/json" id="data">{data}</script>
<script>
const {{ tags, frames }} = JSON.parse(document.getElementById("data").textContent);
const board = document.getElementById("board"), slider = document.getElementById("ply");
const rows = [...document.querySelectorAll("#told li")];
let now = 0;
function show(index) {{
  now = Math.min(Math.max(index, 0), frames.length - 1);
  board.innerHTML = frames[now].map((tag) => tags[tag]).join("");
  slider.value = now;
  rows.forEach((row, at) => at === now ? row.setAttribute("aria-current", "step") : row.removeAttribute("aria-current"));
  rows[now].scrollIntoView({{ block: "nearest" }});
}}
document.getElementById("first").onclick = () => show(0);
document.getElementById("back").onclick = () => show(now - 1);
document.getElementById("on").onclick = () => show(now + 1);
document.getElementById("last").onclick = () => show(frames.length - 1);
slider.oninput = () => show(Number(slider.value));
rows.forEach((row, at) => {{ row.querySelector("button").onclick = () => show(at); }});
document.onkeydown = (event) => {{
  if (event.target === slider) return;
  const to = {{ ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: frames.length - 1 }}[event.key];
  if (to !== undefined) {{ show(to); event.preventDefault(); }}
}};
show(0);
</script>
</body>
</html>
"""

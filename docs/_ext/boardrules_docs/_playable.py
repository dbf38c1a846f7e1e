"""Games, lessons and the ruling lab that are played on a page: a picture first, which loads the rules into the page when it is pressed."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Final
from urllib.parse import urlencode

from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx.environment import BuildEnvironment

from boardrules import game

from ._base import Generated

PLAY: Final = "play"
"""Folder of the site of ``examples/browser`` among the built pages."""
PAGES: Final = {"game": "index.html", "lesson": "learn.html", "lab": "lab.html"}
"""The page of each kind in that folder."""
WORDS: Final = {
    "game": "Play {title} on this page",
    "lesson": "Play the lesson of {title} on this page",
    "lab": "Open the ruling lab on this page",
}

_SIZE: Final = re.compile(r'<svg [^>]*width="(\d+)" height="(\d+)"')


def play_base(env: BuildEnvironment, docname: str) -> str:
    """Return the way from a page to the folder of playable pages, or "" if there are none."""
    return "../" * docname.count("/") + PLAY if (env.app.outdir / PLAY / PAGES["lab"]).is_file() else ""


class Playable(Generated):
    """A picture that becomes a *game*, a *lesson* or the *lab* when it is pressed; without playable pages it stays a picture.

    The arguments are the kind and the name of a game, ``:picture:`` is the picture, ``:alt:`` what it shows.
    """

    required_arguments = 2
    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {
        "picture": directives.unchanged_required,
        "alt": directives.unchanged_required,
    }

    def run(self) -> list[Node]:
        """Return the picture, as a button where there are playable pages."""
        kind, name = self.arguments
        words = WORDS[kind].format(title=game(name).SPEC.title)
        image = nodes.image(uri=self.options["picture"], alt=self.options["alt"], classes=["br-picture"])
        base = play_base(self.env, self.docname)
        if not base:
            return [image]
        size = _SIZE.match((Path(self.env.doc2path(self.docname)).parent / self.options["picture"]).read_text(encoding="utf-8"))
        shape = f' style="aspect-ratio: {size[1]} / {size[2]}; max-width: {size[1]}px"' if size else ""
        address = f"{base}/{PAGES[kind]}#{urlencode({'game': name})}"
        opening = (
            f'<div class="br-playable"><button type="button" class="br-play" data-page="{escape(address)}" data-title="{escape(words)}">'
            f'<span class="br-go">{escape(words)}</span><span class="br-shape"{shape}>'
        )
        return [nodes.raw("", opening, format="html"), image, nodes.raw("", "</span></button></div>", format="html")]

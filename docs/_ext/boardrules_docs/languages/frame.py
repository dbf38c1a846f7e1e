"""The frame of pages in other languages: the language of the document, links to the same page in others, and a contents of its own."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import sphinx
from docutils import nodes
from sphinx.application import Sphinx

from boardrules import game, games

from .places import OTHERS, href, language_of, twins
from .words import NAMES, say


@cache
def catalogue(language: str) -> gettext.NullTranslations:
    """Return Sphinx's own words of a page in a language."""
    return gettext.translation("sphinx", str(Path(sphinx.__file__).parent / "locale"), [language], fallback=True)


def alternates(page: str, base: str) -> dict[str, str]:
    """Return the addresses of a page in every language that it has; *base* is where the pages are served, "" if nobody knows."""
    return {tag: f"{base.rstrip('/')}/{twin}.html" if base else href(page, twin) for tag, twin in twins().get(page, {}).items()}


def no_contents(**_: object) -> str:
    """Return no contents of all pages: these pages have a short one of their own, and to draw the long one takes the theme a while."""
    return ""


def search_pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield a search page for each language that has pages of its own."""
    if app.config.html_context["section_search"]:
        yield from ((f"{tag}/search", {}, "search.html") for tag in OTHERS if (Path(app.srcdir) / tag).is_dir())


def speak(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None) -> str | None:  # noqa: ARG001
    """Set what the frame of a page has to say in the language of the page."""
    tag = language_of(pagename)
    links = "".join(
        f'<link rel="alternate" hreflang="{other}" href="{address}">'
        for other, address in alternates(pagename, app.config.html_baseurl).items()
    )
    context["metatags"] = context.get("metatags", "") + links
    context["say"] = partial(say, language=tag)
    if tag != "en":
        words = catalogue(tag)
        context |= {"language": tag, "_": words.gettext, "gettext": words.gettext, "ngettext": words.ngettext}
        context["toctree"] = no_contents
        context["spoken_games"] = [(href(pagename, f"{tag}/{name}/index"), game(name).SPEC.title) for name in games()]
        context["spoken_start"] = href(pagename, f"{tag}/index")
    return None


def add_links(app: Sphinx, doctree: nodes.document, docname: str) -> None:  # noqa: ARG001
    """Put links to the same page in other languages below the title of a page."""
    found = twins().get(docname, {})
    own = language_of(docname)
    items = [f'<a href="{href(docname, twin)}" hreflang="{tag}" lang="{tag}">{NAMES[tag]}</a>' for tag, twin in found.items() if tag != own]
    title = next(iter(doctree.findall(nodes.title)), None)
    if items and title is not None:
        line = nodes.raw("", f'<p class="br-languages">{" · ".join(items)}</p>', format="html")
        title.parent.insert(title.parent.index(title) + 1, line)
